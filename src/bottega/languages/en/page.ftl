# The words of the page. What belongs to a game comes from the server in the viewer's language.

# everywhere
close = Close
copy = Copy
copied = Copied
save = Save
home = Front page
help = Help and rules
menu = Menu and settings
theme = Light or dark
you = You
your-name = Your name
your-turn = Your turn
handed-to = { $name }, it’s your turn
points = Prestige points
round = Round
round-number = Round { $round }
round-of = Round { $round } of { $rounds }
round-out-of = of { $rounds }
offline = The server does not answer. Try again in a moment.
page-missing = There is nothing here.
fault = This part cannot be shown right now. Everything else works, and your game is safe.
fault-again = Try again
fault-page = This page cannot be shown right now. Your games are safe.

# the front page
home-nav = Front page
home-title = The table is set.
home-lead = Games of dice, stone and gold, in your browser. No account, nothing to install: sit down and play.
home-fine = “Play now” seats you at { $game } with two bots. Everything you do can be taken back until you confirm it.
games = Games
game = Game
my-tables = My tables
next-table = Next table
play-now = Play now
play = Play
look = Look
invite = Invite friends
new-table = New table
rules = Rules
level-easy = easy
level-normal = normal
level-hard = hard
level-extreme = extreme
level-facile = easy
level-media = normal
level-difficile = hard
level-capolavoro = masterpiece
alone = Alone:
against = Bots:
level-fattorino = newcomer
level-garzone = beginner
level-apprendista = easy
level-lavorante = hard
level-maestro = master
players = Players
players-range = { $low } to { $high } players
tables-none = No table yet. Yours is one click away.
table-open = { $count ->
    [one] one chair is free
    *[other] { $count } chairs are free
}
table-over = Finished
table-waits = { $name } to move
table-running = The dice are rolling
home-title-florenza = Florenza X
home-blurb-florenza-dice = Six dice, one sheet of paper, a district to draw. Take three, leave three.
home-blurb-florenza = A whole city of workshops, artists and patrons. Plan the year, then pay for it.
home-blurb-dice-forge = Forge the faces of your own dice, then roll them every turn, yours or not.
home-kind-florenza-dice = roll and write
home-kind-florenza = worker placement
home-kind-dice-forge = dice building
game-minutes = { $minutes ->
    [120] 2 h
    *[other] { $minutes } min
}
also-here = Also here
since-now = just now
since-minutes = { $count } min ago
since-hours = { $count } h ago
since-days = { $count ->
    [one] yesterday
    *[other] { $count } days ago
}
table-manage = More about { $name }
table-hide = Hide this table
table-unhide = Show this table again
table-give-up = I leave: a bot plays on for me
table-give-up-hint = The table is hidden then. Open it again to play on yourself.
tables-all = All tables ({ $count })
note-link = Invite by link
note-link-text = Every chair has its own secret link. Whoever opens it first sits there; bots fill the rest. Anyone with the table’s address may watch.
note-undo = Pencil first, then ink
note-undo-text = Your turn is a draft that only you see. Take back a step, start again, confirm when it is right.
note-fair = Dice you can check
note-fair-text = Before the first roll every table publishes a seal of its dice. When the game is over, anybody can recount every roll.
foot-api = Write your own bot

# a new table
fewer = Fewer players
more = More players
seat-number = Chair { $seat }
chair-me = On this screen
chair-you = You
chair-open = By link
chair-bot = A bot
chair-strength = Kind of bot
bots-others = For comparison
bots-show = Other kinds of bots
bots-about = They are there for comparison: Random does anything that is allowed, Greedy what looks best at once, Thoughtful tries some random games for every choice, Searching looks further ahead.
chair-name = Name
chair-link = You get a link to send.
option-usual = as usual
option-own = my choice
option-each = { $option }, number { $number }
option-add = One more
option-remove = One fewer
option-off = { $option }: no
pace-about = How long a bot takes at least for a decision, so that you can follow.
hide-points-about = Nobody sees points before the end: it stays exciting.
clock-about = How long a decision may take.
table-name-about = Everybody at the table sees it.
pace = Pace of the bots
pace-slow = Leisurely
pace-usual = Usual
pace-fast = At once
hide-points = Count points only at the end
clock = Clock
clock-none = None
clock-soft = Only shows the time
clock-each = { $time } for each decision
clock-minutes = { $count } min
clock-hours = { $count } h
clock-day = 1 day
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-up = time is up
clock-end = When time is up
clock-end-nothing = Nothing; the host may take the seat
clock-end-move = A bot plays this turn
clock-end-bot = A bot plays on until they are back
make-table = Set the table
table-name = Name of the table
table-name-hint = Friday night, perhaps

# a chair by link
join-title = A seat at { $game }
join-lead = { $known ->
    [yes] { $name }
   *[no] Somebody
} has kept a place for you.
join-here = your chair
join-taken = Somebody sits there already: a link is good for one person. Whoever made the table can give you a new one.
join-word = A word of yours for the dice, if you like
join-new = Never played it? At the table there is a lesson, which takes { $minutes ->
    [one] a minute.
   *[other] { $minutes } minutes.
}
join-word-hint = It is mixed into every roll, so that nobody could have prepared them.
join-sit = Sit down
join-watch = Only watch

# the lobby
lobby-title = Waiting for friends
lobby-host = Send each friend one of these links. The game begins by itself when every chair is taken.
lobby-guest = The game begins by itself when every chair is taken.
lobby-link = Link of chair { $seat }
lobby-bot = Seat a bot
lobby-me = On this screen
lobby-share = Send
lobby-learn = While you wait: learn the game
lobby-start = A link works once, for whoever opens it first. You can leave this page and come back.

# seats
seat-free = free
seat-open = waits for a guest
seat-mine = you
seat-here = is here
seat-away = is away
seat-awaited = is away; it’s their turn
seat-bot = bot
seat-thinking = is thinking
seat-choosing = is choosing
seat-waiting = waits
seat-rolls = rolls the dice
seat-your-turn = your turn
seat-you-decide = your decision
seat-has-turn = has the turn
seat-won = won
seat-stand-in = a bot plays meanwhile
seat-replaced = A bot plays for you.
seat-back = Take my seat back
people = People at the table
people-go = I have to go: let a bot play
people-replace = Let a bot play meanwhile
people-take = Take this seat
people-free = Give it to somebody else
people-link = Copy the link
people-hint = Whoever is here is asked first. If somebody is away, the others may let a bot play for them after a minute. A seat remains its holder’s: opening the table brings them back. Only they can give it away, unless their time is up.
proposal-agree = Agree
proposal-refuse = No
proposal-withdraw = Withdraw
proposal-waits = Waiting for { $names }.
proposal-soon = It happens in { $time }, unless they come back.
this-turn = this turn

# the table
table-loading = Setting the table …
table-missing = There is no such table.
table-missing-hint = The address may be incomplete.
connection-connecting = connecting
connection-what = Whether this page hears from the server: what others do is shown at once.
connection-live = live
connection-lost = offline
connection-lost-long = The connection is lost. Trying again; nothing that was confirmed is gone.
connection-lost-waits = What you have just done is sent as soon as the line is back.
pages = Parts of the table
page-board = Table
page-players = Players
page-rivals = Rivals
looking-at = { $name }’s side of the table
looking-back = Back to mine
watching = You are watching: { $name }
watch-link = Copy the link for watchers
rematch = Play again
rematch-go = Go to the next game
try-line = Try a line
try-line-what = Copy this moment into a table of your own and play on for everybody
try-out = Trying a line from { $name }, move { $move }
try-out-back = Back to the replay
try-out-drop = Throw away
try-outs = Try-outs ({ $count })
try-out-from = { $name }, move { $move }
take-back = Take my move back
stand-in-did = { $turns ->
    [one] A bot took one turn for you.
   *[other] A bot took { $turns } turns for you.
}
stand-in-back = Take it back
take-back-here = Take back to here
take-back-what = Everybody who has a seat has to agree, even those who are away. The record keeps what was taken back, dice too, and they are rolled anew.
since-title = Since your last visit
since-skip = Skip
record-open = Open a record
record-look = Look at it
record-from = From move
record-play = Play on from there
record-bad = This file is not a record of Bottega.
record-what = You play on for everybody; the record itself stays as it is.
rematch-easier = Again, easier: { $level }
rematch-harder = Again, harder: { $level }
rematch-hints = Again, with hints
analysis-costliest = The three costliest moves
replay = Replay
record = Record as a file
scores = Score sheet
scores-final = Final score
points-at-least = ≥ { $points }
points-hidden = counted at the end
points-hidden-text = At this table points are counted when the game is over. What lies open stays open.
curve = Points over the game
curve-label = Curve of the points, at the end: { $points }
goal-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $goal } were to be beaten: won by { $more }.
goal-lost = { $points } of { $need }. Pope Sisto keeps the city; { $less } more would have done it.
turn-best = Best turn: round { $round }, { $gain }
turn-worst = Worst turn: round { $round }, { $gain }
earlier = Your game number { $number } of this kind: { $record ->
    [yes] your best so far. Before that, best { $best }, on average { $mean }.
    *[no] best so far { $best }, on average { $mean }.
}
print-sheet = Print my sheet
hurry = You know your way now. Play without previews?
sheet-svg = My sheet as SVG
score-later = – counts only at the end of the game.
score-winners = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    *[other] { $names } share the victory with { $points } points.
}
score-nobody = Nobody wins this time.

# the action bar
skip = To what I can do
bar-label = Your move
bar-choices = What you can do
bar-all = All choices
bar-all-count = All { $count }
list-more = { $count } more
list-fewer = Fewer
bar-any-time-title = Possible at any time in your turn
bar-back = All choices
bar-previous = Previous choice
bar-next = Next choice
bar-places = { $count ->
    [one] One choice
   *[other] { $count } choices
}
bar-hint = Touch what glows, or choose a sentence; touch again to do it.
bar-do = Do it
bar-do-final = Do it and confirm
bar-deed-final = { $deed } · confirm
bar-only = Only put it
bar-plan = Plan it
bar-planning = Planning ahead, for you alone: { $question }
bar-planned = Everything is planned. It is the others’ turn.
bar-undo = Undo
bar-undo-what = Take back: { $what }
bar-undo-none = Nothing to take back: what was confirmed stays.
bar-restart = Restart
bar-restart-what = Take back the whole draft
bar-confirm = Confirm
bar-confirm-what = Make it final: everybody sees it
bar-confirm-early = Not yet: the question is still open.
bar-complete = Confirm, or take something back.
bar-waiting = Waiting for { $names }.
bar-dice = The dice are rolling.
bar-over = The game is over.
why-nothing = Nothing to do here now.

# the log
log = Log
log-draft = Your draft
log-draft-only = only you see it
log-empty = Nothing has happened yet.
log-lost = { $count } lost
log-since = ↑ since your last move
log-more = { $count ->
    [one] { $count } older line
   *[other] { $count } older lines
}
log-undo-to = Take back up to: { $what }
log-look = See the table then: { $what }
log-look-short = See the table then
log-filter = Show
log-all = everything
log-mine = mine
log-about = about me
log-dice = dice
log-turn = { $name }: a turn, { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

# replay
replay-start = The beginning
replay-first = To the beginning
replay-back = One move back
replay-on = One move on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-play = Run by itself
replay-pause = Stop
replay-scrubber = Move of the game
replay-leave = To the table
replay-dump = shown from a saved position

# the dice
fair = Are the dice fair?
fair-how = Before the first roll the table published the seal of a secret and took a word from each seat. Every roll follows from secret, words and its number. When the game is over the secret is opened and every roll can be recounted.
fair-commitment = Seal
fair-word = Word of { $name }
fair-secret = Secret
fair-later = opened when the game is over
fair-check = Check the dice
fair-limits = The server knows the dice in advance and could tell them to bots and friends of its own. What it cannot do unnoticed is change them: not after the seal, as long as your word is among the words.
fair-right = { $rolls ->
    [one] Your browser has recounted the one roll: it is as sealed.
    *[other] Your browser has recounted all { $rolls } rolls: they are as sealed.
}
fair-kept = Seal and word are those that it kept before the game.
fair-kept-seal = The seal is the one that it kept; a word of yours is not in these dice.
fair-not-kept = It was not there before the game, so it cannot say whether the seal is the same as then, nor whether everybody agreed when moves were taken back.
fair-nothing = There is no roll to recount, so nothing is proved about these dice.
fair-unproved = { $rolls ->
    [one] One roll before move { $moves } is not proved: it was made elsewhere, or set by a guide.
   *[other] { $rolls } rolls before move { $moves } are not proved: they were made elsewhere, or set by a guide.
}
fair-taken-back = { $count ->
    [one] Once moves were taken back, and { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } with them. The record has all of it.
    *[other] { $count } times moves were taken back, and { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    } with them. The record has all of it.
}
fair-told = { $rolls ->
    [one] For one roll, only the server says what it could show: the die changes in the game, or something was drawn.
   *[other] For { $rolls } rolls, only the server says what they could show: these dice change in the game, or something was drawn.
}
fair-faces = What the rolls could show
fair-rules = Your browser does not know the rules. On a computer of your own, bottega verify also checks that exactly these rolls were due.
fair-day-rules = Your browser does not know the rules: the server says which die was rolled, and in which round. On a computer of your own, bottega verify checks that, too.
fair-server = The server’s own check: { $text }
fair-save-kept = Save what was kept
fair-cannot = A browser can recount the dice only over https. You can also download the record and run: bottega verify
fair-wrong-seal = These are not the dice that were sealed before the game: the seal has changed.
fair-wrong-own-word = Your word is not in these dice, or it has been changed.
fair-wrong-bot-word = The word of { $name } was chosen although no person was there to bring one. That lets the server choose dice.
fair-wrong-secret = The secret does not belong to the seal.
fair-wrong-words = The words in the dice are not those with which the game began.
fair-wrong-after = The record leaves out more of the first rolls than was said before the game.
fair-wrong-left-out = The roll of move { $move } is not among those that are proved.
fair-wrong-numbers = { $move ->
    [0] Rolls are missing, and nothing says why.
    *[other] Before move { $move } a roll was skipped or repeated, and nothing says why.
}
fair-wrong-roll = The roll of move { $move } is not the one that was sealed.
fair-wrong-faces = The roll of move { $move } was not made with the faces that the die has in this game.
fair-wrong-moves = { $move ->
    [one] The first move was not made so when your browser saw it.
   *[other] Among the first { $move } moves is one that was not made so when your browser saw them.
}
fair-wrong-taken-back = { $move ->
    [one] Your browser has seen a move that was taken back later, and the record does not tell of it.
   *[other] Your browser has seen { $move } moves that were taken back later, and the record does not tell of them.
}
fair-wrong-not-shown = The record says that moves were taken back { $count ->
    [one] once
   *[other] { $count } times
}, and your browser was { $shown ->
    [0] never shown that.
    [one] shown that once.
   *[other] shown that { $shown } times.
}
fair-wrong-not-agreed = Moves were taken back { $count ->
    [one] once
   *[other] { $count } times
}, and this browser { $shown ->
    [0] never agreed to that.
    [one] agreed to that once.
   *[other] agreed to that { $shown } times.
} If you did not agree on another device, and your time was not up, rolls were exchanged.
fair-wrong-skipped = { $count ->
    [one] One roll was made and not used. That happens when newer rules are installed during a game; without that, the dice were chosen.
   *[other] { $count } rolls were made and not used. That happens when newer rules are installed during a game; without that, the dice were chosen.
}
fair-wrong-result = The result is not the one that your browser was shown at the end of the game.
fair-end = End this game
fair-end-what = Nobody can go on with it then. The secret of the dice is opened, and everything so far can be checked.
fair-end-yes = Yes, end it
fair-end-no = No, play on
bar-ended = The game was ended.
lesson-step = Step { $step } of { $steps }
lesson-confirm = Now press Confirm, or take it back with Undo.
lesson-leave = Leave the lesson
lesson-leave-what = Play on without the guide. The dice fall by themselves then.
learn = Learn the game
lesson-over = The lesson is over
lesson-not-yet = Not yet met
lesson-play-on = Play on
lesson-next = Next lesson: { $title }
lesson-new-game = New game
tutor-stop = No more tips
learn-more = Lesson { $number }
learn-short = Learn

# help
help-title = { $game }: how to play
help-1 = The bar at the bottom says what is asked. What can answer it glows on the board, and stands as a sentence in the bar.
help-2 = The first touch shows what would happen, the second does it.
help-3 = Until you confirm, everything is pencil: undo a step, or start again.
help-4 = Touch something that does not glow, and it tells you why.
help-turn = A turn in three pictures
help-legend = What the signs mean
help-points = What is a good score?
help-points-what = On average, bots of each strength make this many among themselves:
help-points-alone = alone
help-points-target = Alone you win with:
help-table = At this table
rules-search = Search the rules
rules-none = No rule has these words.
rule-link = Rules: { $title }
explain-start = What is this? Touch it
explain-mode = Touch anything to read what it is. Press ? again for help and rules.
explain-stop = Done
explain-nothing = Nothing more to say about this.
help-goal-florenza-dice = Fill your quarter of Florence: build houses, finish works of art, rise on the tracks. After the last round the most points win.
help-turn-florenza-dice-1 = Six dice are rolled. The active player uses three, the others one of those left over.
help-turn-florenza-dice-2 = A die gives resources, steps or an artist, or money. What you get is crossed off at once.
help-turn-florenza-dice-3 = Complete the price of a house, or the icons of a work and its artist: that brings points. Money left at the end does too.
help-goal-dice-forge = Forge better faces on your dice and undertake feats with what they bring. After the last round the most glory wins.
help-turn-dice-forge-1 = In every turn all players roll both dice and get what shows.
help-turn-dice-forge-2 = The active player makes an offering: buys faces with gold and forges them on the dice,
help-turn-dice-forge-3 = or undertakes a feat with suns and moons: a card with points and powers.
help-goal-florenza = Lead your family: run workshops, have works made by great artists, win the offices. After seven rounds the most prestige wins.
help-turn-florenza-1 = A round begins with income: resources, fiorini and familiars.
help-turn-florenza-2 = Send your familiars one by one: to workshops, new buildings, works and artists. It is only a plan.
help-turn-florenza-3 = Then everything is carried out in order and paid. Works bring prestige, and the die says what the artist adds. Money left at the end counts too.
fd-legend-fiorini = Fiorini: money, which pays for houses, works and artists. At the end every 200 left is a point.
fd-legend-preacher = Preacher: a step on his track, where every space gives something
fd-legend-prestige = Prestige points: the most win
fx-legend-fiorini = Fiorini: money, which pays for buildings, works and artists. At the end every 200 fiorini left is a point, and a resource counts as 100 fiorini.
fx-legend-familiar = A familiar: somebody of your family, to be sent out
fx-legend-captain = Prestige track: whoever leads it alone becomes Captain of the People
fx-legend-flag = Condottiere (captain of fortune): a card that gives something for pay
fx-legend-bishop = Bishop points: steps on the Bishop’s track; whoever leads becomes Bishop
fx-legend-prestige = Prestige points: the most win
icon-marble = Marble: a resource
icon-wood = Wood: a resource
icon-metal = Metal: a resource
icon-spice = Spice: a resource
icon-textile = Textile: a resource
icon-gold = Gold: a resource
icon-fiorini = Fiorini: money, which pays for houses, works and artists
icon-spare = Spare Resource: spend it as any resource, at any time of your turn; one left at the end is a point
icon-star = Star: makes a work worth more when its artist is hired; one left at the end is a point
icon-resource = One resource of your choice
icon-sculptor = Sculptor: an artist, for the works that show this sign
icon-architect = Architect: an artist, for the works that show this sign
icon-painter = Painter: an artist, for the works that show this sign
icon-captain = Captain: a step on his track; whoever leads holds the office
icon-bishop = Bishop: a step on his track; whoever leads holds the office
icon-preacher = Preacher
icon-die = A die, or a bonus die that is used at once
icon-prestige = Points: the most win
icon-coin = Gold: buys faces in the Sanctuary
icon-sun = Sun shards: pay for feats and for an extra action
icon-moon = Moon shards: pay for feats
icon-glory = Glory: points
icon-familiar = A familiar: somebody of your family, to be sent out
icon-house = A house or building
icon-bot = A bot: it plays by itself
rolls = Rolls

# settings
settings = Settings
settings-language = Language
settings-theme = Colours
settings-system = as the system
settings-light = light
settings-dark = dark
settings-motion = Movement
settings-motion-off = none
settings-motion-fast = fast
settings-motion-normal = normal
settings-confirm = Ask to confirm
settings-confirm-hint = Before a turn becomes final
settings-confirm-always = always
settings-confirm-undoable = when earlier steps could still be undone
settings-confirm-never = never
settings-one-touch = One touch plays
settings-one-touch-hint = Without a preview first, for quick hands
settings-auto-end = End my turn by itself
settings-auto-end-hint = when it is done and nothing is touched for 3 seconds
settings-stop-rounds = Stop at the end of each round
settings-large = Larger board or sheet
settings-sound = Sound when it is my turn
notices = Notices of your turn
notices-browser = From this browser
notices-browser-hint = While a table is open in the background
notices-blocked = The browser does not allow it: see its settings for this page.
notices-mail = By mail
notices-mail-hint = When you have not looked for a minute. First a mail with a link comes.
notices-mail-waits = Open the link in the mail that was sent there.
notices-mail-on = Mails go there. To stop them, remove the address.
notices-webhook = To a chat, by webhook
notices-webhook-hint = The address of an incoming webhook of Slack, Discord, Mattermost, Teams and others
notices-webhook-on = Notices go to { $host }.
notices-stop = Stop
notices-confirm = Yes, send me mails
notices-confirm-text = Shall mails come to this address when it is your turn and you are not looking?
notices-confirmed = Done. Mails come when it is your turn and you are not looking.
notices-stop-text = Shall no more mails come when it is your turn?
notices-stopped = Done. No more mails will come.
notices-unknown = This link is no longer valid.
settings-orders = Standing orders
settings-keys = Keys

# oneself on other browsers
browsers = Me on other browsers
recovery = Recovery code
recovery-what = Brings your name and seats back if this browser loses them. You have none yet.
recovery-made = Made on { $date }. A new one makes it useless.
recovery-shown = Write it down now: it is shown only once.
recovery-make = Show a code
recovery-replace = Replace it
device = Another device
device-what = Play on with your phone or computer; this browser keeps its seats, too.
device-open = Link and QR code
device-how = Open this with the other device: there you are the same person, with the same seats. Both can play.
device-qr = QR code of the link
device-link = Link for the other device
device-once = It works once, within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Give it to nobody else: whoever opens it plays as you.
return = I have a code
return-what = Bring my name and seats to this browser.
return-open = Enter it
return-type = Type your recovery code. Capitals, spaces and dashes do not matter.
return-look = Go on
return-as = You are { $name }?
return-gets =
    { $tables ->
        [0] This browser gets the name.
        [one] This browser gets the name and the seats at one table. They stay in the other browser as well.
       *[other] This browser gets the name and the seats at { $tables } tables. They stay in the other browser as well.
    }
return-keeps = What this browser has now stays as it is; you can go back to it in the settings.
return-merges =
    { $tables ->
        [one] Give its table to { $name } for good
       *[other] Give its { $tables } tables to { $name } for good
    }
return-become = Go on as { $name }
return-not = No, leave everything as it is
return-already = This browser is { $name } already.
return-go = Go on
back = Who I was before
back-what = Become { $name } again, with all seats.
back-go = Go back
sign-out = Sign out the other browsers
sign-out-what = If somebody plays as you: from now on, only this browser is you. Then make a new recovery code.
sign-out-go = Sign out
sign-out-done = Done: only this browser is you now.

# chat and notes
talk = Chat and notes
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: one new line
       *[other] Chat: { $count } new lines
    }
chat-who = Everybody who sits here can read it; those who only watch cannot.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
notes = Notes
notes-what = Only you see them.
notes-saving = Saving …
notes-saved = Saved
notes-unsaved = Not saved yet. Trying again.
key-tab = to the next thing
key-enter = select it; again: do it
key-choices = the choices in the bar, from the left; again: do it
key-end = end the turn
key-undo = take back the last step (also Ctrl Z)
key-escape = close the list or the window, or drop what is chosen
key-turns = in a replay: a turn back or on
key-moves = in a replay: a move back or on
key-log-lines = in the log: from line to line
key-log = the log, and the rolls
key-help = what is this?, twice help and rules

# any game without a table of its own
plain-board = Board
plain-things = What you can touch

# Florenza Dice Game
fd-first = First
fd-about-missing = Still missing:
fd-palazzo = Palazzo
fd-chiesa = Chiesa
fd-rione = Rione
fd-tracks = Tracks
fd-supply = Supply
fd-prestige = Prestige
fd-total = Total
fd-if-now = if the game ended now
fd-or = or
fd-sections = Parts of the sheet
fd-sheet = Sheet of { $name }
fd-dice-board = Dice
fd-die-label = { $stuff } die, { $value ->
    [0] not rolled
    *[other] { $value }
}
fd-option-label = { $amount ->
    [0] { $what }
   *[other] { $kind ->
        [artist] { $what } for { $amount }
       *[other] { $what } +{ $amount }
    }
}
fd-any-value-by = { $name }: any
fd-yours = used by you
fd-all-works = all { $count }:
fd-palazzo-bonus = Points for the whole Palazzo, by rank
fd-chiesa-bonus = all { $count }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} on one track
fd-rione-hint = in order, plot by plot
fd-use = { $kind ->
    [artist] { $what ->
        [sculptor] a sculptor
        [architect] an architect
       *[painter] a painter
    } at { $amount } Fiorini
    [money] { $amount } Fiorini
    [steps] { $amount ->
        [one] 1 step
       *[other] { $amount } steps
    } of the { $what ->
        [captain] Captain
        [bishop] Bishop
       *[preacher] Preacher
    }
   *[resources] { $amount } { $what ->
        [marble] marble
        [wood] wood
        [metal] metal
        [spice] { $amount ->
            [one] spice
           *[other] spices
        }
        [textile] { $amount ->
            [one] textile
           *[other] textiles
        }
       *[gold] gold
    }
}
fd-take-for = Take the { $die ->
    [white] white
    [brown] brown
    [grey] grey
    [green] green
    [red] red
   *[yellow] yellow
} die for { $use }
fd-put-and-build = Put it and build
fd-work-label = { $state ->
    [complete] { $name }, finished: { $points } for the work + { $artist } by its artist = { $total } points
    [ready] { $name }, ready for its artist: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the work, and more by the artist
   *[open] { $name }, { $marked } of { $of } marked: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the work, and more by its artist
}
fd-plot-label = Plot { $number }, { $marked } of { $of } marked
fd-plot-built = Plot { $number }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fd-needs = Still needs: { $needs }.
fd-track-next = Next: { $what }.
fd-can-build = { $count ->
    [one] one house possible
    *[other] { $count } houses possible
}
fd-building-table = Building table
fd-building-hint = One of each. First what plot { $plot } can become.
fd-building-full = Every plot is built upon.
fd-now = now
fd-now-count = { $count } now
fd-owned = built
fd-missing = { $count } to go
fd-track-label = { $name }: { $marks } of { $of }
fd-holds = { $name } holds it
fd-nobody-holds = nobody holds it
fd-ghost-holds = Sisto IV holds it
fd-no-office = no office
fd-ghost = Pope Sisto IV
fd-ghost-target = More than { $target ->
    [one] { $target } point
   *[other] { $target } points
} win.

## Dice Forge.

df-feats = feats
df-offering = Offering
df-feat = Feat
df-do-buy = Buy it
df-do-buy-forge = Buy and forge
df-do-forge = Forge it
df-do-feat = Take the feat
df-do-use = Use { $what }
df-do-take = Take { $what }
df-do-copy = Copy this face
df-do-borrow = Take this face
df-do-shield = Take this shield
df-do-boar = Give the boar
df-goes-home = goes home, is blessed
df-story-rolls = { $name } rolls
df-story-blessing = Blessing: everybody rolls
df-log-takes = takes
df-log-uses = uses
df-log-ousted = ousted
df-log-forges = forges
df-log-copies = copies
df-log-borrows = borrows
df-turn-done = Turn complete: confirm it
df-parts = Parts of the table
df-tab-dice = Dice
df-tab-temple = Sanctuary
df-tab-islands = Islands
df-dice = Dice and reserves
df-gardens-hint = only feats give these
df-islands = Islands
df-portal = Portal { $number }
df-shows = shows { $face }
df-up = up
df-forge-there = Forge “{ $face }” on the { $die } die, in place of “{ $old }”
df-tap-side = Tap the side it replaces
df-tap-again = Tap again to forge it
df-change-face = Another face
df-next-blessing = Next blessing
df-mean = mean of 36 rolls
df-mean-of-die = mean of one roll of this die
df-with-face = with the new face
df-per-blessing = per blessing
df-of-limit = { $good } of { $limit }
df-limit = of { $limit }
df-extra-in-vain = then nothing affordable
df-gained-in-all = Gained in all:
df-times-ousted = Ousted: { $count }×
df-lost-in-all = Lost to the limits:
df-steps-left = { $count } to go
df-steps-of = { $steps } of { $length }
df-tokens = { $count } ready
df-card-ready = ready
df-card-used = used
df-card-over = not used
df-bears = { $name } bears { $owner }’s { $boar }: it stays, and { $owner } gains from it too.
df-count-sun = { $count ->
    [one] 1 sun
   *[other] { $count } suns
}
df-count-moon = { $count ->
    [one] 1 moon
   *[other] { $count } moons
}
df-words-feat = { $card } for { $price }{ $points ->
    [0] {""}
    [one] , 1 point at the end
   *[other] , { $points } points at the end
}
df-words-buy = { $gold ->
    [0] { $face } for nothing
   *[other] { $face } for { $gold } gold
}
df-price = { $gold } gold
df-left = { $count } left
df-short = { $count } short
df-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
df-legend-turn = in each of your turns
df-legend-game = for the whole game
df-legend-die = roll a die
df-legend-lose = lose what they show
df-legend-others = all others
df-legend-home = a hero is ousted
df-legend-left = copies left
df-ousted = { $name } goes home and is blessed
df-asks = asks
df-turn-of = { $name }’s turn
df-turn-number = { $number } of { $count }
df-total = { $faces ->
    [one] One face
   *[other] { $faces } faces
} for { $gold } gold; { $left } gold left
df-always = Always
df-always-what = Answer like this from now on; the settings undo it
df-forged = { $count ->
    [one] { $count } face
   *[other] { $count } faces
} forged
df-cards-of = { $count ->
    [one] { $count } feat
   *[other] { $count } feats
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
df-wins = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } share the victory with { $points }
}
df-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
df-no-gain = nothing
df-no-rolls = Nobody has rolled yet.
df-then = Then:
df-then-resolve = rest of the roll
df-then-row = { $count ->
    [one] one more roll
   *[other] { $count } more rolls
}
df-then-face = to forge
df-then-more = one more decision
df-odds-now = as it is
df-odds-what = In 36 rolls, each good by itself: every choice is taken for it, and a mirror copies the best face.
df-comes = { $chance } to come with the next blessing
df-put = Gold for the Hammer
df-put-what = { $put } on the Hammer, { $left } kept
df-put-less = One less
df-put-more = One more
df-put-none = Nothing
df-put-all = All { $count }
df-put-prize = To the prize: { $count }
df-cards-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
df-key-faces = faces for sale, one after the other
df-key-feats = feats, one after the other
df-key-dice = your dice and their sides
df-key-odds = the odds of the next blessing
fx-amount = { $count } { $what ->
    [florins] fiorini
    [pp] prestige
    [bp] { $count ->
        [one] bishop point
       *[other] bishop points
    }
    [members] { $count ->
        [one] familiar
       *[other] familiars
    }
   *[other] { $name }
  }
fx-fortune = Condottiere
fx-rione = Street
fx-duomo-charity = in the Duomo
fx-ledger = Ledger and plan
fx-plan = Plan, in the order of execution
fx-rival-plan = What they plan
fx-plan-empty = Nothing is planned yet.
fx-plan-done = Nothing else is left to do.
fx-row-hand = In hand
fx-row-after = After plans
fx-row-this = With this
fx-row-income = After income
fx-lack = { $count } { $what } short
fx-unfold = Whole ledger and plan
fx-people = Familiars: { $zone } to place, { $reserve } in reserve, { $exiled } exiled
fx-people-short = { $reserve } in reserve
fx-exiled = { $count } exiled
fx-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
  }
fx-to-place = { $count } to place
fx-doors-open = { $count } open
fx-total = Points so far
fx-verdict-short = short
fx-verdict-enough = fine
fx-verdict-by-market = by the market
fx-verdict-kept-back = kept back
fx-verdict-by-captain = by the condottiere
fx-verdict-comes = comes
fx-verdict-unused = not needed
fx-verdict-unpaid = unpaid
fx-done-activates = used
fx-done-administration = paid out
fx-done-builds = built
fx-done-draft = in draft
fx-done-fails-work = not paid
fx-done-gives-up-building = not built
fx-done-idle = unused
fx-done-market = traded
fx-done-pays-fortune = paid
fx-done-realises = begun
fx-done-rolled = rolled { $faces }
fx-ruins = { $what } would fail.
fx-short-of = Short of
fx-short-for = for { $what }.
fx-lost = Unfinished, it costs you
fx-no-cure = No single place pays for it.
fx-saved-by = Saved by:
fx-tracks = Races for the offices
fx-tie = nobody leads
fx-leads = { $name } leads
fx-city = The city
fx-phases = Phases of the round
fx-phase-income = Income
fx-phase-placing = Placing
fx-phase-economy = Districts
fx-phase-artworks = Works
fx-phase-elections = Elections
fx-phase-round-end = New faces
fx-larger = Larger
fx-smaller = Smaller
fx-order = Turn order
fx-order-short = Order
fx-works-all = All works
fx-works-free = Free
fx-works-payable = I can pay
fx-about-lack = You lack
fx-about-made = made it
fx-about-plans = plans it, { $artist }
fx-about-stands = a familiar is here
fx-about-works = engaged for { $work }
fx-about-built = Built
fx-about-planned = Planned, not paid yet
fx-about-blocked = Blocked by a ghost for this round
fx-about-masterpiece-done = The masterpiece has been made.
fx-about-reserved = Kept by { $name } for this round
fx-made-by = made by { $name }
fx-artists-allowed = Who may make it
fx-each-round = Every round
fx-special-marker = Special marker, every round
fx-any-number = each, any number
fx-work-label = { $name }, { $pp } prestige{ $bp ->
    [0] {""}
    [one] , { $bp } bishop point
   *[other] , { $bp } bishop points
  }{ $state ->
    [made] , made by { $who }
    [planned] , planned by { $who }
   *[free] {""}
  }{ $reach ->
    [now] , payable now
    [in-time] , payable in time
    [missing] , something is missing
    [not-yet] , not payable with your other plans
   *[none] {""}
  }
fx-square-label = Square { $number }{ $state ->
    [empty] : free
    [planned] : { $name }, planned
    [blocked] : { $name }, blocked
   *[built] : { $name }
  }{ $stands ->
    [yes] , { $who } stands here
   *[no] {""}
  }
fx-district = District of { $name }
fx-all-four = all four, now and each round:
fx-free = free
fx-build-here = Build here
fx-supply = Buildings
fx-supply-single = One each
fx-supply-double = Two each
fx-supply-sale = Sale
fx-supply-income = Income
fx-supply-points = Points, homes
fx-ring-now = payable now
fx-ring-in-time = in time
fx-ring-not-yet = not yet
fx-signs = Key to the signs
fx-sign-places = Places
fx-sign-figure = a familiar stands here
fx-sign-planned = planned, not paid yet
fx-sign-made = made
fx-sign-lack = underlined: not enough of it
fx-sign-stay = rounds the artist still stays
fx-sign-mean = points on average
fx-sign-goods = Resources and money
fx-sign-signs = Points and people
fx-sign-round = every round
fx-payable = { $count } payable now
fx-in-time-count = { $count } in time
fx-filter-all = All
fx-filter-now = Payable now
fx-filter-in-time = Now or in time
fx-left = { $count } left
fx-at-once = Prestige at once
fx-tile-cost = Cost
fx-tile-gives = Gives
fx-artists = In Florence
fx-stay = { $count ->
    [0] always here
    [one] leaves after this round
   *[other] stays { $count } rounds
  }
fx-faces = Points of the six faces: { $faces }
fx-character-label = { $name }{ $state ->
    [reserved] , kept by the Captain of the People
    [taken] , engaged
    [taken-by] , engaged by { $who }
   *[free] {""}
  }{ $master ->
    [yes] , masterpiece made
   *[no] {""}
  }
fx-masterpiece = masterpiece
fx-by = by
fx-keep-nobody = Keep nobody
fx-decision = Your decision
fx-decide = Decide
fx-see-city = See the city
fx-third = Third resource for everybody
fx-deal-sell = Sell one
fx-deal-buy = Buy one
fx-deal-swap = Two for one
fx-deal-none = not possible
fx-dealt-sell = sold
fx-dealt-buy = bought
fx-dealt-swap = taken
fx-given = Given:
fx-totals = Together
fx-totals-none = no deal yet
fx-hiring = Condottieri, captains of fortune
fx-hiring-hint = one row each; unpaid, the first row counts at the end
fx-market-hint = each deal once, in this order
fx-swap-hint = one of yours for another
fx-held = you have { $count }
fx-filters = Which works are shown
fx-summary = Round { $number } in short
fx-card-works = Works and dice
fx-card-no-works = No works this round
fx-card-built = Built:
fx-card-nobody = nobody
fx-card-tokens = { $points } prestige becomes tokens
fx-card-cardinal = Cardinal
fx-card-left = Left:
fx-card-came = New:
fx-card-third = The third resource for everybody was { $what }.
fx-card-third-open = And a third resource, which the Captain of the People chooses.
fx-card-go-on = Go on
fx-story-rolls = { $artist } works on { $work } …
fx-story-districts = The districts are at work.
fx-story-round = The round is over.
fx-word-starts = starts
fx-word-gets = gets
fx-word-sends = sends
fx-word-plans = plans
fx-word-uses = uses
fx-word-builds = builds
fx-word-trades = trades
fx-word-pays = pays
fx-word-makes = makes
fx-word-loses = loses
fx-tower-rest = Bishop, goods, offices
fx-tower-lost = Lost to gaps
fx-effect-ruins = ruins { $what }
fx-effect-saves = saves { $what }
fx-effect-eases = towards { $what }
fx-effect-market = { $what } then by the market
fx-effect-spare = to spare
fx-effect-lacking = short already
fx-effect-too-little = not enough
fx-effect-unneeded = not needed
fx-kind-works = Works
fx-kind-build = Build
fx-kind-doors = Workshops
fx-kind-captains = Condottieri
fx-kind-preachers = Preachers
fx-kind-sell = Sell
fx-kind-buy = Buy
fx-kind-swap = Two for one
fx-kind-other = Other
fx-do-place = Place here
fx-do-artist = Engage
fx-do-build = Build here
fx-do-sell = Sell { $what }
fx-do-buy = Buy { $what }
fx-do-give = Give { $what }
fx-do-take = Take { $what }
fx-do-pay-captain = Pay the condottiere
fx-do-pay = Pay and begin
fx-do-face = Take it
fx-do-muse = Call the Muse
fx-do-mark = Mark it
fx-do-reserve = Keep
fx-do-next = Settle it next
fx-result = Result
fx-facts = Worth knowing
fx-fact-artist = Best hand
fx-fact-failure = Dearest failure
fx-fact-muse = The Muse
fx-fact-times = { $count ->
    [one] { $name }: once
    [2] { $name }: twice
   *[other] { $name }: { $count } times
  }
fx-rolled = rolled
fx-rolled-face = rolled { $face }
fx-from-to = { $least } to { $most }
fx-value = so far
fx-double-roll = The Duomo gives two rolls: choose the one that counts.
fx-incentive = Incentive
fx-incentive-less = Less incentive
fx-incentive-more = More incentive
fx-incentive-value = value { $value }
fx-incentive-pay = Pay { $florins } fiorini
fx-incentive-none = No incentive
fx-muse = The Muse
fx-muse-roll = is free, once a round for the whole table. { $florins } fiorini: one more roll, then choose.
fx-muse-value = is free, once a round for the whole table. { $florins } fiorini: one more.
fx-muse-gone = The Muse was called already this round.
fx-better = better
fx-markers = Mark it with
fx-marker-once = you have one
fx-marker-plain = plain
fx-sum-work = The work
fx-sum-artist = The artist
fx-carry-out = Carry out my plans
fx-ahead = Plan ahead
fx-ahead-hint = Place your next familiars in pencil. Only you see it.
fx-ahead-title = My plan
fx-ahead-empty = Tap a place to plan it.
fx-ahead-off = Give up the plan
fx-ahead-drop = Drop: { $what }
fx-ahead-first = First: { $what }
fx-ahead-next = Place the next of my plan
fx-key-city = to the city
fx-key-artists = to the artists
fx-key-district = to the district
fx-key-supply = open or close the buildings
fx-key-news = the last round in short
fx-key-plan = place the next of the plan
fx-swap = Swap one resource
fx-miniature = { $built } of 8 squares taken, { $made } of 8 works made
fx-doors = { $count } of these buildings can be used
fx-ghost = Ghost: { $level }
fx-without-dice = without dice
fx-ghost-boxes = On each numbered space of its table stands what the ghost does when a die shows it; taken spaces are crossed out.
fx-tokens = { $points } prestige in tokens
fx-tokens-hidden = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
fx-ghost-table = Table of the ghost
fx-ghost-hint = a die counts the free spaces only
fx-space-free = free
fx-space-standing = standing
fx-space-lying = lying
fx-tab-city = City
fx-tab-district = District
fx-tab-artists = Artists

# analysis and hints
analysis = Analysis
analysis-waiting = Waiting for a free place …
analysis-running = Thinking the game through: move { $done } of { $moves }
analysis-wait = You can close this window and look again later.
analysis-failed = The analysis did not work out.
analysis-again = Try again
analysis-rough = For this number of players nothing has been learned yet: chances follow a rule of thumb and are rough.
analysis-chance = Chance to win
analysis-points = Expected final points
analysis-kind = What the curve shows
analysis-kind-chance = Chance
analysis-kind-points = Points
analysis-chance-label = Curve of the chances to win, at the end: { $values }
analysis-points-label = Curve of the expected points, at the end: { $values }
analysis-turns = Where it turned
analysis-turn = { $when }: { $name } from { $before } to { $after }
analysis-when = { $round ->
    [0] At the start
    *[other] Round { $round }
}
analysis-marks = What could have been better
analysis-mine =
    { $count ->
        [one] Your costliest move
       *[other] Your { $count } costliest moves
    }
analysis-better = About { $points ->
    [one] one point
   *[other] { $points } points
} better: { $best }
analysis-better-little = Better: { $best }
analysis-try = Try it
analysis-total =
    { $count ->
        [one] one slip
       *[other] { $count } slips
    }, { $points ->
        [0] less than a point
        [one] about one point
       *[other] about { $points } points
    }
analysis-no-marks = Nothing that is certain: where the difference is smaller than its uncertainty, nothing is marked.
analysis-played = { $own ->
    [yes] You played
   *[no] Played
}: { $chosen }
loss-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
loss-little = less than a point
analysis-luck = Luck of the dice
analysis-luck-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} by luck
analysis-luck-throw = { $when }, { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} beyond an average throw
analysis-luck-note = Each throw is compared with other throws from the same position.
replay-slip = Slip ({ $loss }).
replay-mistake = Mistake ({ $loss }).
replay-better = Better: { $best }
replay-show = Show it
replay-best = Best here:
replay-luck = Luck of this throw: { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-slip = Slip, { $loss }. Better: { $best }
log-mistake = Mistake, { $loss }. Better: { $best }
hint = Hint
hint-thinking = Thinking …
hint-best = Looks best
hint-close = About as good
hint-worse = Next best
hint-chance = { $chance } to win
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} expected
hint-less = { $points } fewer
hint-note = What wins most often stands first; with equal chances, what brings most points. Touch one to select it; you can still choose otherwise. The log notes that you asked.
hint-always = A hint at the beginning of each of my turns at this table

# the dice of the day
day = Dice of the day
day-lead = Everybody who plays today rolls the same dice, whatever they do with them.
day-how = Days begin at midnight UTC. Your first finished game of the day counts; you may play again for fun.
day-lists = Leaderboard
day-play = Play
day-go-on = Go on
day-again = Play again
day-begun = You have begun.
day-mine = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $count }
day-players = { $count ->
    [0] Nobody has finished it yet.
    [one] One has finished it.
    *[other] { $count } have finished it.
}
day-left-hours = { $hours ->
    [one] One hour left.
    *[other] { $hours } hours left.
}
day-left-minutes = { $minutes ->
    [one] One minute left.
    *[other] { $minutes } minutes left.
}
day-today = Today
day-yesterday = Yesterday
day-tomorrow = tomorrow
day-nobody = Nobody yet.
day-won = Won
day-my-game = My game
day-begun-before = { $count ->
    [one] had begun once before
    *[other] had begun { $count } times before
}
day-proof = What proves these dice?
day-proof-how = The seal of a day is published the day before, its secret the day after: so the dice were fixed before anybody played, and everybody can recount them. Nobody can prove that a player did not know them: one can play as another guest first.
day-seal = Seal of { $day }
day-secret = Secret of { $day }
fair-day-how = These are the dice of a day. Its seal was published the day before, and every roll follows from the secret, the round, the die and how often it was rolled in the round. The secret is opened when the day is over; then every roll can be recounted.
fair-day-later = opened when the game and the day are over
fair-kept-day = The seal is the one that it kept before the game.

# real dice
real-dice = Real dice
real-dice-what = You roll real dice, and somebody enters what they show.
real-roll = What was rolled or drawn?
real-roll-of = What do the dice of { $name } show?
real-roll-mine = What do your dice show?
real-enter = Enter the roll
real-wait = The host enters what the dice show.
real-wait-for = { $name } or the host enters what the dice show.
real-entered = The dice are entered.
real-correct = Correct them
real-fair = At this table people roll real dice and enter what they show. The log says who did. Nothing can be proved of such dice.

# check my box
box = Check my box
box-lead = Some values printed on this game’s parts are not known for sure: Bottega plays with proposals of its own. If you have the box, compare one part after the other. What you say stays in this browser: play with it at your tables, or send it to others as a file. You can stop at any time and go on later.
box-nothing = All values of this game are known.
box-progress = { $done } of { $all } looked at
box-question = Is this what is printed there?
box-same = All the same
box-same-rest = The rest is the same
box-different-what = Something else: { $what }
box-different = Something else
box-skip = I cannot find it
box-take = Take this
box-back = Back
box-next = Next
box-no-number = Please write a whole number.
box-not-written = Please write it like the value that is shown.
box-file = The values of my box
box-none = You have said nothing yet.
box-made = { $said ->
    [one] One value looked at
   *[other] { $said } values looked at
}, { $changed ->
    [one] one of them differs
   *[other] { $changed } of them differ
}.
box-play = Play with them
box-save = Save as a file
box-open = Open a file
box-own = Values of my box
box-own-about = This table uses what you said in “Check my box”.
box-rules = Some values printed on this game’s parts are not known for sure. If you have the box, you can check them; your tables then use what you say.
box-note-own = This table is played with the values of somebody’s own box.
