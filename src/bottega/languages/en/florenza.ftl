game-title = Florenza X
game-blurb = Lead a family of Renaissance Florence: place familiars, run your district, hire artists and adorn the city for prestige.
option-ghosts = ghosts
option-ghosts-about = Alone you play against ghosts: families that gain points without taking turns. More of them, or a higher level, make it harder.
option-dice = dice for the artists
option-dice-about = A die decides how well an artist works. Without dice, every artist has one fixed value: that is the official variant.
order-plans = build and sell in phase 5 without asking while everything planned can be paid
option-open = prestige tokens open
option-open-about = Everybody sees what everybody’s prestige tokens are worth. Otherwise only their number is known until the end.

nothing = nothing
no-points = no points
minus = minus { $amount }
pair = { $first }, { $rest }
rows = { $first } · { $rest }
sum = { $first } + { $rest }
either = { $first } or { $rest }
amount-marble = { $count } marble
amount-wood = { $count } wood
amount-metal = { $count } metal
amount-gold = { $count } gold
amount-spice = { $count } spice
amount-textile = { $count } textile
amount-florins = { $count } fiorini
amount-pp = { $count } prestige
amount-bp = { $count ->
    [one] { $count } bishop point
   *[other] { $count } bishop points
}
amount-members = { $count ->
    [one] { $count } familiar
   *[other] { $count } familiars
}
owner-family = the { $family }
owner-ghost = { $name }
resource-marble = marble
resource-wood = wood
resource-metal = metal
resource-gold = gold
resource-spice = spice
resource-textile = textile
short-marble = Ma
short-wood = Wo
short-metal = Me
short-gold = Go
short-spice = Sp
short-textile = Te
speciality-A = architect
speciality-S = sculptor
speciality-P = painter
artist-named = { $name }
artist-anonymous = an anonymous artist
preacher-named = { $name }
preacher-anonymous = an anonymous preacher
power-at-once = placed at once
power-swap = one resource may be changed
preacher = { $gain } for { $price } fiorini
marker-neutral = a neutral marker
marker-special = the special marker ({ $gain } each round)
level-facile = easy
level-media = normal
level-difficile = hard
level-capolavoro = masterpiece
phase-setup = Set-up
phase-income = Phase 1, incomes
phase-captain = Phase 2, Captain of the People
phase-bishop = Phase 3, Bishop
phase-placing = Phase 4, familiars
phase-economy = Phase 5, economy
phase-artworks = Phase 6, artworks
phase-elections = Phase 7, elections
phase-round-end = Phase 8, end of the round

question-first-building = Which building do you start with? It is paid now.
question-third-choice = You are Captain of the People: which third resource does everybody get?
question-reservation = You are Captain of the People: whom do you keep for yourself this round?
question-placing = Where do you send a familiar? { $left } to place.
question-choose-artist = Who makes { $work }?
question-swap-give = Bernardo lets you change one resource: which do you give?
question-swap-take = Which resource do you take for it?
question-window = Before { $what }: market or condottiere?
question-last-window = End of phase 5: market or condottiere, last chance.
question-sold = On the market: buy one, give two for one, or finish?
question-bought = On the market: give two resources for one, or finish?
question-gave = Which second resource do you give?
question-market-take = Which resource do you take for the two?
question-sale = { $building }: do you sell?
question-construction = { $building }: do you build it for { $cost }?
question-commission = Which of your works comes next?
question-payment = { $work }: do you pay, and for which speciality?
question-incentive = { $work }, value { $value }: an incentive for the artist?
question-call-muse = { $work }, value { $value }: call the Muse for one more?
question-judge = { $work }: which roll counts?
question-choose-marker = { $work }: which marker do you put on it?
question-market = { $question } For { $what }: { $deals }.
question-short = { $question } Not enough for { $what }.
question-short-then = { $question } With { $paid } there is not enough for { $what }.
question-short-all = { $question } Not enough for all of them.
question-chance = A die or a draw comes.
question-over = The game is over.

effect-sale = { $gain } for { $pay }
effect-income = { $gain } each round
effect-at-once = { $gain }; { $pp } prestige at once
work-gain = { $gain }; { $income } each round
action-build-first = Build { $building } for { $cost }: { $gain }
action-occupy-own = Activate your { $building }, square { $square }: { $gain }
action-occupy-rival = Activate { $building } of { $owner }, square { $square }, for 1 prestige: { $gain }
action-build = Plan { $building } for { $cost }: { $gain }
action-work-plan = Plan { $work } for { $cost }: { $gain }
action-work-next = Settle { $work } next
action-artist = { $artist }: { $skills }
action-artist-anonymous = An anonymous artist: { $skills }
skill = { $speciality } for { $price } fiorini ({ $faces })
skill-anonymous = { $price } fiorini ({ $faces })
action-church = Charity in your Chiesa with { $preacher }, { $price } fiorini: { $gain }
action-duomo = Charity in the Duomo with { $preacher }, { $price } fiorini: { $gain }
action-market = Send a familiar to the market
action-administration = Send a familiar to the administration: { $florins } fiorini
action-captain = Hire the condottiere { $captain }: { $rows }
captain-row = { $price } fiorini for { $gain }
captain-row-lost = unpaid, he costs { $loss }
action-reserve = Keep { $character } for yourself: { $what }
action-reserve-nobody = Keep nobody
action-name = Everybody gets { $resource }
action-sell = Market: sell 1 { $resource } for { $florins } fiorini
action-buy = Market: buy 1 { $resource } for { $florins } fiorini
action-give-first = Market: give { $resource } and another one for one of your choice
action-give-second = Give { $resource } as well
action-give-swap = Give { $resource }
action-take = Take { $resource }
action-pay-captain = { $captain }: pay { $price } fiorini for { $gain }
action-leave-captain = { $captain }: pay nothing and lose { $loss }
action-leave-captain-free = { $captain }: pay nothing; nothing is lost
action-done-no-market = Go on without the market that the forecast counts on
action-done-window = Go on
action-done-unpaid = { $action }; unpaid: { $losses }
unpaid-captain = { $captain } ({ $loss })
entry-done-unpaid = { $action }: { $loss }
action-not-in-box = Something that this box does not have
action-done-market = Leave the market
action-done-swap = Change nothing
action-done-muse = Do without the Muse
did-done-window = { $who } goes on
did-done-unpaid = { $who } goes on; unpaid: { $losses }
did-done-no-market = { $who } goes on without the market
did-done-market = { $who } leaves the market
did-done-swap = { $who } changes nothing
did-done-muse = { $who } does without the Muse
action-activate = Sell: { $effect }
action-construct = Build { $building } for { $cost }
action-refuse-sale = Don't sell
action-refuse-building = { $lost ->
    [0] Give { $building } up: the tile goes back
    [one] Give { $building } up: the tile goes back, and 1 prestige is lost
   *[other] Give { $building } up: the tile goes back, and { $lost } prestige is lost
}
action-refuse-work = { $lost ->
    [0] Let { $work } fail: nothing is lost
    [one] Let { $work } fail: 1 prestige is lost
   *[other] Let { $work } fail: { $lost } prestige is lost
}
action-as = Pay { $artist } as { $speciality } ({ $faces }): { $cost }
action-face = Take the { $face }: { $points }
action-face-masterpiece = Take the { $face }: a masterpiece, { $points }
action-muse-roll = Call the Muse for { $florins } fiorini and roll again
action-muse-value = Call the Muse for { $florins } fiorini: value { $value }, { $points }
action-incentive = An incentive of { $florins } fiorini: value { $value }, { $points }
action-mark = Use { $marker }
marked-in-time = { $action }, in time
outcome-character = { $character } comes to Florence
outcome-captain = { $captain } is in play
outcome-order = The { $family } get the next place
outcome-face = The die shows { $face }

group-own = Own buildings
group-build-goods = Build: goods
group-build-points = Build: points
group-build-income = Build: income
group-district = Own works
group-city = City works
group-in-time = Payable in time
group-rivals = Rivals' buildings
group-charity = Charity
group-errands = Market and condottieri
group-captains = Pay a condottiere
group-sell = Market: sell one
group-buy = Market: buy one
group-swap = Market: give two for one
entry-own = { $name }: { $gain }
entry-rival = { $name } ({ $owner }): { $gain }
entry-rival-sale = { $name } ({ $owner }): sells { $pay }
entry-cost = { $name } · { $cost }
entry-work = { $name }, { $place } · { $gain }
entry-price = { $name } · { $price } fiorini
entry-anonymous = anonymous
entry-nobody = nobody
entry-market = market
entry-administration = administration, { $florins } fiorini
entry-captain = condottiere { $name }
entry-church = Chiesa, { $name } · { $price } fiorini
entry-duomo = Duomo, { $name } · { $price } fiorini
entry-pay = { $name }, { $price } fiorini: { $gain }
entry-muse = the Muse, { $florins } fiorini
entry-face = { $face }: { $points }
entry-masterpiece = { $face }: a masterpiece, { $points }
entry-incentive = { $florins } fiorini: value { $value }, { $points }
entry-no-incentive = none: value { $value }, { $points }
entry-sell = sell: { $gain }
entry-keep = don't sell
entry-construct = build · { $cost }
entry-give-up = give it up
entry-let-fail = let it fail
entry-neutral = neutral

event-arrives = { $character } comes to Florence, under card { $card }
event-leaves = { $character } leaves Florence
event-enlisted = The condottiere { $fortune } is in play
event-order = { $who } has place { $place } in the turn order
event-first-building = { $who } starts with { $building } on square { $square }
event-first-building-points = { $who } starts with { $building } on square { $square }: { $gain }
event-no-first-building = { $who } cannot pay for any building
event-round = Round { $round }
event-third = The third resource is { $resource }
event-income = { $who } gets { $gain }
event-reserves = { $who } keeps { $character } for this round
event-exile = { $who } as Bishop exiles a familiar of every rival
event-occupies = { $who } sends a familiar to { $building } in their own district
event-occupies-rival = { $who } sends a familiar to { $building } of { $owner } for 1 prestige
event-plans-building = { $who } plans { $building } on square { $square }
event-plans-work = { $who } plans { $work } with { $artist }
event-charity = { $members ->
    [0] { $who } pays { $price } fiorini to { $preacher }
    [one] { $who } pays { $price } fiorini to { $preacher } and gets 1 familiar
   *[other] { $who } pays { $price } fiorini to { $preacher } and gets { $members } familiars
}
event-swaps-one = { $who } changes { $given } into { $taken }
event-to-market = { $who } sends a familiar to the market
event-to-administration = { $who } sends a familiar to the administration
event-to-fortune = { $who } hires { $fortune }
event-administration = { $who } gets { $florins } fiorini from the administration
event-activates = { $who } uses { $building }: { $gain }
event-idle = { $who } gets nothing from { $building }
event-builds = { $who } builds { $building }
event-builds-points = { $who } builds { $building }: { $gain }
event-gives-up-building = { $lost ->
    [0] { $who } does not build { $building }: the tile goes back
   *[other] { $who } does not build { $building }: the tile goes back, { $lost } prestige lost
}
event-sells = { $who } sells { $resource } for { $florins } fiorini
event-buys = { $who } buys { $resource } for { $florins } fiorini
event-swaps-two = { $who } gives { $first } and { $second } for { $taken }
event-swaps-alike = { $who } gives { $goods } for { $taken }
event-pays-fortune = { $who } pays { $fortune } { $florins } fiorini: { $gain }
event-leaves-fortune = { $who } leaves { $fortune } unpaid and loses { $loss }
event-leaves-fortune-free = { $who } leaves { $fortune } unpaid and loses nothing
event-realises = { $who } realises { $work } with { $artist } as { $speciality }
event-realises-points = { $who } realises { $work } with { $artist } as { $speciality }: { $gain }
event-rolls = { $who } rolls { $face }
event-muse = { $who } calls the Muse for { $florins } fiorini
event-artist-points = { $who } gets { $points } prestige from { $artist }
event-artist-loss = { $lost ->
    [0] { $who } gets no points from { $artist }
   *[other] { $who } loses { $lost } prestige by { $artist }
}
event-masterpiece = A masterpiece by { $artist }: { $points } prestige for { $who }
event-marks = { $who } marks { $work }
event-full-palazzo = { $who } has completed the Palazzo: { $points } prestige
event-full-chiesa = { $points ->
    [one] { $who } has completed the Chiesa: 1 bishop point
   *[other] { $who } has completed the Chiesa: { $points } bishop points
}
event-fails-work = { $lost ->
    [0] { $who } cannot or will not pay for { $work }
   *[other] { $who } cannot or will not pay for { $work } and loses { $lost } prestige
}
event-captain = { $points ->
    [0] { $who } is elected Captain of the People
   *[other] { $who } is elected Captain of the People and takes { $points } prestige in tokens
}
event-no-captain = A tie: there is no Captain of the People
event-bishop = { $points ->
    [0] { $who } is elected Bishop
   *[other] { $who } is elected Bishop: { $points } prestige
}
event-no-bishop = Nobody is elected Bishop
event-cardinal = { $who } is made Cardinal: { $points } prestige
event-ghost-space = { $who } rolls { $face } and stands on space { $space }
event-ghost-activates = { $who } activates { $building } of { $owner } for 1 prestige: { $gain }
event-ghost-activates-own = { $who } activates its own { $building }: { $gain }
event-ghost-builds = { $who } builds { $building } on square { $square }: { $gain }
event-ghost-makes = { $who } makes { $work }: { $gain }, and { $points } by { $artist }
event-ghost-hires = { $who } hires { $fortune }: { $gain }
event-ghost-bishop-point = { $who } gains 1 bishop point
event-ghost-nothing = { $who } can do nothing
told-arrive = New in Florence: { $characters }
told-leave = Leaving Florence: { $characters }
told-enlist = Condottieri in play: { $fortunes }
told-order = Turn order: { $players }
awaited-third = The third resource
awaited-work = The artist of { $work }
awaited-ghost = { $who }

refusal-not-in-box = This box does not have that.
refusal-other-decision = That does not answer the question.
refusal-no-tile = No tile of this building is left.
refusal-same-square = A family that chose before you has it on the same square.
refusal-cannot-pay = You cannot pay for it.
refusal-not-on-display = This character is not in Florence now.
refusal-is-reserved = The Captain of the People has reserved this character.
refusal-is-taken = This character is already engaged.
refusal-no-building = There is no building on that square.
refusal-not-built = That building is still under construction.
refusal-is-violet = Violet buildings cannot be occupied.
refusal-is-occupied = A familiar is there already.
refusal-is-blocked = A ghost has blocked that building for this round.
refusal-at-floor = Your crest is on the lowest space: you have no prestige to pay.
refusal-district-full = Your district has no empty square.
refusal-work-made = This work has been made.
refusal-work-planned = A familiar stands on this work.
refusal-no-marker = You would have no marker for it.
refusal-no-speciality = The work does not ask for this speciality.
refusal-is-preacher = A preacher makes no artworks.
refusal-space-taken = The preacher space is taken this round.
refusal-preacher-at-floor = Your crest is too low to lose the point that this preacher takes.
refusal-market-taken = You have a familiar on the market already.
refusal-no-captain = This condottiere is not in play.
refusal-not-held = You don't have the resources for it.
refusal-not-yours = You have no familiar on this condottiere.
refusal-deal-past = The deals come in order: sell, buy, swap.
refusal-not-on-market = You have no familiar on the market.
refusal-not-rolled = That face was not rolled.
refusal-no-muse = The Muse has been called this round.
refusal-beyond-six = The value would pass six.
refusal-marker-used = You have no such marker left.
refusal-marker-needed = A planned work of your district needs your neutral marker.
refusal-not-planned = You have no familiar on this work.
refusal-no-such-seat = Nobody sits there.
refusal-turned-by-ghost = A ghost has this condottiere for this round.
refusal-same-kind = You have just given that resource.
refusal-must-build = Whoever can pay for a building must build one.
refusal-must-place = Nobody may pass: a familiar has to be placed.

score-crest = Prestige track
score-tokens = Tokens
score-bishop-space = Bishop track
score-goods = Resources and fiorini
score-captain = Captain of the People
score-bishop = Bishop
score-squares = Empty squares
score-works = Missing works of the district
score-no-palazzo = No work in the Palazzo
score-no-chiesa = No work in the Chiesa

board-title = { $phase } · round { $round } of { $rounds }
board-order = Turn order
board-captain = Captain of the People
board-bishop = Bishop
board-muse = Muse
board-used = called
board-vacant = vacant
board-characters = Characters, by the rounds they stay; on the cards the anonymous
board-preacher = { $price } f: { $members } FM
board-places = Places of Florence
board-work = Work
board-cost = Cost
board-artists = Artists
board-points = Points
board-income = Each round
board-state = State
board-captains = Condottieri
board-districts = Districts
board-goods = Resources
board-florins = Fiorini
board-tracks = Prestige / Bishop track
board-tokens = Tokens
board-tokens-hidden = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}
board-members = Familiars: to place / reserve / exiled
board-away = On market, administration
board-charity = Preacher
board-markers = Markers: neutral / special
board-score = Points so far
board-square = Square { $number }
board-palazzo = Palazzo
board-chiesa = Chiesa
board-table = Ghost's table
board-own = { $who }: { $goods } · { $zone } FM to place (+{ $reserve }) · { $pp } PP, { $bp } BP
board-district = District
board-plans = Plans
board-short-of = { $verdict }, short of { $short }
board-forecast = Forecast for the { $family }: everything placed, in order
board-have = In hand
board-short = Short of
board-left = What is left
board-building = Building
board-supply = Buildings to plan
board-effect = Gives
board-tiles = Tiles
board-built = built
board-planned = planned
board-blocked = blocked
board-legend = A architect, S sculptor, P painter; PP prestige, BP bishop points, FM familiars; * masterpiece possible, ✕ engaged, ⚑ reserved by the Captain of the People; ✓ payable now, (✓) payable in time
deal-sell = sell { $resource }
deal-buy = buy { $resource }
deal-swap = { $given } for { $resource }
deal-take = take { $resource }
verdict-short = not enough
verdict-enough = fine
verdict-by-market = with the market
verdict-by-captain = with a condottiere
verdict-kept-back = kept for later

# parts of the rules
part-round = A round
part-forecast = The forecast
part-variant = Without dice
part-ghosts = Ghosts
part-phase-1 = { phase-income }
part-phase-2 = { phase-captain }
part-phase-3 = { phase-bishop }
part-phase-4 = { phase-placing }
part-phase-5 = { phase-economy }
part-phase-6 = { phase-artworks }
part-phase-7 = { phase-elections }
part-phase-8 = { phase-round-end }

# what is printed on components, for owners who check their box
box-die = die
box-building = building
box-artwork = work of art
box-character = character
box-skill = artist
box-captain = condottiere (captain of fortune)
box-preacher = preacher
box-bishop = bishop
box-ghost_action = ghost’s action
box-face1 = side 1 of the die
box-face2 = side 2 of the die
box-face3 = side 3 of the die
box-face4 = side 4 of the die
box-face5 = side 5 of the die
box-face6 = side 6 of the die
box-stay = stay
box-after = afterwards
box-tiles = number of tiles
box-cost = cost
box-pp = prestige points (PP)
box-bp = Bishop points (BP)
box-income = income
box-gain = gain
box-pay = payment
box-speciality = speciality
box-space = space
box-price = price
box-price2 = price in row 2
box-price3 = price in row 3
box-row1 = row 1
box-row2 = row 2
box-row3 = row 3
box-points = points
box-lap_spaces = spaces of a lap
box-lap_points = points of a lap
box-members = familiars
box-name = name
box-word-A = architect
box-word-P = painter
box-word-S = sculptor
box-word-bp = BP
box-word-florins = fiorini
box-word-gold = gold
box-word-marble = marble
box-word-members = familiars
box-word-metal = metal
box-word-pp = PP
box-word-spice = spice
box-word-textile = textile
box-word-wood = wood

# the things of the box: names, sentences, and what stands in effect lines
thing-marble = Marble
thing-wood = Wood
thing-metal = Metal
thing-gold = Gold
thing-spice = Spice
thing-textile = Textile
thing-florins = Fiorini
thing-pp = prestige points
thing-bp = bishop points
thing-members = familiars
thing-token = Prestige tokens
thing-market = Market
thing-administration = Administration
thing-charity = Charity
thing-anonymous = Anonymous
thing-preacher = Preacher
line-at-once = at once
line-swap = swap one
thing-die = Die
says-resource = Pays for buildings and works; at the end it is worth { $value } fiorini.
says-building = { $gain }. Costs { $cost }.
says-work = { $gain }. Costs { $cost }, and an artist: { $artists }. Planned but not paid, it loses { $lost } prestige.
says-artist = { $skills }. In brackets: the prestige for the values 1 to 6, which the die shows; without dice the place gives the value.
thing-bag = Characters still to come
thing-square = Square for a building
says-square = A building goes here. Left empty, it costs { $lost } prestige at the end of the game.
thing-bishop-space = Space { $space } of the Bishop track
says-bishop-space = Whoever is elected Bishop from here gets { $points }.
line-most-wins = the most win
line-keeps = keeps a character
line-unpaid = unpaid:
line-cheapest = cheapest artist
line-dearest = dearest artist
icon-florins = fiorini
icon-pp = prestige
icon-bp = bishop points
icon-members = familiars
icon-to = →
icon-round = each round:
icon-die = die
icon-work = works
icon-resource = resource
ghost-activate = Activate
ghost-build = Build
ghost-chiesa = Chiesa
ghost-palazzo = Palazzo
ghost-fortune = Condottiere
ghost-bishop = Bishop point
ghost-main = City
