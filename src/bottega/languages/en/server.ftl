guest-name = Guest { $number }
ghost-name = Ghost { $number }

notice-draft-dropped = What you had planned is no longer possible: the table has changed. Please choose again.
notice-order-expired = A standing order ended with the round: you are asked again.
newer-rules = From here on the table is played by newer rules.
seat-changed = { $name } now plays for { $before }.
seat-joined = { $name } takes the free seat.
seat-freed = The seat of { $before } is free.
game-ended = The game was ended before its end; the secret of the dice is open.
hint-used = { $name } asked for a hint.
guided = A guided first game: the guide sets the dice until it ends or is left.
guide-left = The guide was left: from here on the dice fall by themselves.
rematch = The same people play again, at a new table.
points-hidden = Points are counted at the end only.
bot-plays = A bot plays for { $name } until { $name } is back.
person-back = { $name } is back and plays on.
time-up-move = Time is up: a bot plays this turn for { $name }.
time-up-bot = Time is up: a bot plays for { $name } until { $name } is back.
proposal-refused = { $name } does not agree.
day-dice = The dice of the day { $name }: the same for everybody who plays today.
taken-back = { $before ->
    [all] { $name } took moves back; everybody agreed.
   *[other] { $name } took moves back.
}
real-dice = People roll real dice here and enter what they show.
dice-entered = { $name } enters what the dice show.
dice-corrected = { $name } corrects the last roll.
notice-guide-over = The guided part is over. Now it is your game: play on as you like.

proposal-replace = { $by } asks: shall a bot play for { $name } until { $name } is back?
proposal-seat-me = { $by } would like to take the seat of { $name }.
proposal-seat-bot = { $by } would like to give the seat of { $name } to a bot.
proposal-seat-open = { $by } would like to give the seat of { $name } to somebody else.
proposal-takeback = { $by } would like to take moves back, and to decide again from there.

notice-turn = It is your turn: { $game }.
notice-turn-named = It is your turn: { $game }, { $table }.
mail-stop = No more mails: { $link }
mail-confirm = Mails when it is your turn
mail-confirm-text =
    Somebody, hopefully you, would like to get a mail here when it is their turn at a table of Bottega.
    If it was you, open this link:

    { $link }

    If it was not, there is nothing to do: no other mail will come.

refused-malformed = This message cannot be read.
refused-too-large = This message is too long.
refused-too-many = Too many requests. Please wait a moment.
refused-too-many-tables = You have as many unfinished tables as one person may have here.
refused-foreign-origin = This request comes from another site.
refused-unknown-game = There is no such game here.
refused-unknown-content = This table is played with a content that is not here.
refused-bad-options = The game cannot be played like this: { $problem }
refused-bad-record = The record cannot be opened: { $problem }
refused-bad-content = These values cannot be played with: { $problem }
refused-unknown-table = There is no such table.
refused-unknown-seat = The table has no such seat.
refused-unknown-move = The game has no such move yet.
refused-unknown-bot = There is no such bot here.
refused-unknown-order = There is no such standing order.
refused-unknown-language = There are no texts in this language. There are: { $languages }.
refused-bad-link = This link does not lead to a seat. It may have been replaced by a newer one.
refused-bad-pass = This code or link is not valid. Perhaps a newer one has replaced it, or it was used already.
refused-taken = Somebody else sits there. The host can give you a new link.
refused-host-only = Only the host of the table can do that.
refused-not-yours = This seat is not yours.
refused-not-started = The game has not begun: a seat is still free.
refused-over = The game is over.
refused-stale = The table has changed meanwhile. Please look again.
refused-illegal = This is not possible now.
refused-draft-complete = You have chosen everything: confirm, or take something back.
refused-no-draft = There is nothing to confirm or to take back.
refused-guided = In the guided game, first do what glows. Nothing is lost.
refused-unknown-seal = The promise of the dice is no longer known here. Please try again.
refused-not-over = This can be done when the game is over.
refused-no-hints = Hints are only for games in which no other person plays.
refused-points-hidden = At this table points are counted when the game is over.
refused-ask-holder = { $name } sits there and has to agree first.
refused-no-proposal = This has been decided already.
refused-no-takeback = There is nothing here that could be taken back.
refused-replaced = A bot plays for you. Take your seat back first.
refused-day-dice = Not with the dice of the day: everybody plays them alone and without help.
refused-bad-address = Notices cannot be sent there. Please check the address.
refused-no-notices = This server sends no notices of this kind.
refused-no-roll = The dice are not asked for now.
refused-wrong-roll = These dice do not fit the roll. Please look again.
refused-not-found = There is nothing here.
refused-unreadable = This table cannot be read by the server. Its moves are still stored.
refused-no-storage = The server cannot save at the moment. Nothing has changed; please try again in a while.
refused-busy = Many are asking at the moment. Please try again in a little while.
refused-failed = Something went wrong on our side. Nothing has changed; please try again.

check-running = { $moves ->
    [one] The one move is legal
   *[other] All { $moves } moves are legal
}. The dice can be checked when the game is over and their secret is open.
check-day-running = { $moves ->
    [one] The one move is legal
   *[other] All { $moves } moves are legal
}. These are the dice of a day: their secret is published when the game and the day are over.
check-hand = { $moves ->
    [one] The one move is legal
   *[other] All { $moves } moves are legal
}. The dice were real ones, and people entered what they showed: nothing can be proved of them.
check-fair = { $moves ->
    [one] The one move is legal
   *[other] All { $moves } moves are legal
}, the result is right, and { $rolls ->
    [one] the one roll follows
   *[other] all { $rolls } rolls follow
} from the secret that was promised before the first one.
check-ended = { $moves ->
    [one] The one move is legal
   *[other] All { $moves } moves are legal
}, and { $rolls ->
    [one] the one roll follows
   *[other] all { $rolls } rolls follow
} from the secret that was promised before the first one. The game was ended without a result.
check-none = { $moves ->
    [one] The one move is legal
   *[other] All { $moves } moves are legal
}. No roll was made here, so there are no dice to check.
check-skipped =
    { $skipped ->
        [one] One roll was made and not used.
       *[other] { $skipped } rolls were made and not used.
    }
check-adapted =
    { $moves ->
        [one] It follows older rules: one move was adapted to those of today.
       *[other] It follows older rules: { $moves } moves were adapted to those of today.
    }
check-taken-back =
    { $times ->
        [one] Once moves were taken back: the record has them, and their rolls are right too.
       *[other] { $times } times moves were taken back: the record has them, and their rolls are right too.
    }
check-guided = A guide has set the dice of { $moves ->
    [one] the first move
   *[other] the first { $moves } moves
}.
check-elsewhere = { $moves ->
    [one] The first move was made elsewhere: its roll is not proved.
   *[other] The first { $moves } moves were made elsewhere: their rolls are not proved.
}
check-failed = The check failed: { $problem }

page-missing = The server runs, but its page has not been built. Run <code>make play</code>, or build it in <code>web/</code>, and load this page again.
