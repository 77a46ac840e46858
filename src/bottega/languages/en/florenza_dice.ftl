game-title = Florenza Dice Game
game-blurb =
    Roll six dice, take three of them, and turn them into marble, gold, artists or the favour of the powerful.
    Cross off what your works of art and your buildings need: a work with all its icons crossed off is completed by an
    artist, and you may build a building once its cost is crossed off in the next space of your Rione.
    Most prestige points win.
option-level = level
option-level-about = Alone you have to beat Pope Sisto IV. The level says how many points that takes.
option-level-choice = { $level }: more than { $target }

order-end-turn = end my turn without asking when all dice are used, except in the last turn
order-end-turn-ask = ask
order-end-turn-yes = yes

level-easy = easy
level-normal = normal
level-hard = hard
level-extreme = extreme

kind-marble = marble
    .the = the marble
kind-wood = wood
    .the = the wood
kind-metal = metal
    .the = the metal
kind-spice = spice
    .the = the spice
kind-textile = textile
    .the = the textile
kind-gold = gold
    .the = the gold
kind-fiorini = 100 Fiorini
kind-any = any resource
    .the = the resource

colour-white = white
colour-brown = brown
colour-grey = grey
colour-green = green
colour-red = red
colour-yellow = yellow

# in a sentence
die-white = white
die-brown = brown
die-grey = grey
die-green = green
die-red = red
die-yellow = yellow

track-captain = Captain
track-bishop = Bishop
track-preacher = Preacher
track-none = no

artist-sculptor = sculptor
artist-architect = architect
artist-painter = painter
an-artist-sculptor = a sculptor
an-artist-architect = an architect
an-artist-painter = a painter

area-palazzo = Palazzo
    .in = in the Palazzo
area-chiesa = Chiesa
    .in = in the Chiesa
area-rione = Rione
project-work = { $name } { $area-in }
short-work = { $area } · { $name }
project-space = Rione { $number }
project-none = a work that this box does not have
list-and = { $before }, { $item }
list-or = { $before } or { $item }
no-icon = There is no free icon for { $resource }
no-icon-any = There is no free icon for any resource

artist-points = { $points ->
    [one] 1 point for the artist
   *[other] { $points } points for the artist
}
sum-fiorini = { $fiorini } Fiorini
spares = { $count ->
    [one] 1 Spare Resource
   *[other] { $count } Spare Resources
}
goods-marble = { $count } marble
goods-wood = { $count } wood
goods-metal = { $count } metal
goods-spice = { $count ->
    [one] 1 spice
   *[other] { $count } spices
}
goods-textile = { $count ->
    [one] 1 textile
   *[other] { $count } textiles
}
goods-gold = { $count } gold
goods-any = { $count ->
    [one] 1 resource
   *[other] { $count } resources
}
person-steps = { $count ->
    [one] 1 { $track } step
   *[other] { $count } { $track } steps
}
person-artist = { $artist } (costs { $price })

power-value = use the { $die } die as any value
power-exchange = with the { $die } die, one { $resource } may be another resource
power-anonymous = once a turn, with any die, a free anonymous artist for a work
power-identical = once a turn, with any die, { $amount ->
    [one] 1 resource of your choice
   *[other] { $amount } resources of one kind of your choice
}
power-steps = once a turn, with any die, { $amount ->
    [one] 1 step
   *[other] { $amount } steps
} on a track of your choice
power-money = once a turn, with any die, { $amount } Fiorini
power-change = once a turn, { $amount } Fiorini for a resource obtained
power-discount = once a turn, an artist for { $amount } Fiorini less
power-spares = { $amount ->
    [one] 1 Spare Resource
   *[other] { $amount } Spare Resources
} at once, one time only
power-mint = a star is worth { $amount ->
    [one] 1 point
   *[other] { $amount } points
} on a work
power-any-artist = a green, red or yellow die may hire an artist of any type
power-none = only points

question-die = Take die { $number } of { $dice }.
question-die-other = Take one of the dice that are left.
question-die-bishop = You are Bishop: take any of the six dice.
question-die-bonus = A bonus die: use any of the six dice.
question-die-waiting = Your bonus die from the income: use any of the six, before the Active Player chooses. An effect that works once a turn is then used up for this turn.
question-use = The { $die } die shows { $value }. What is it for?
question-place = { $left ->
    [one] Where does { $resource-the } go?
   *[other] Where does { $resource-the } go? { $left } to place.
}
question-place-exchange = { $left ->
    [one] Where does { $resource-the } go? It may become something else.
   *[other] Where does { $resource-the } go? { $left } to place, and one of them may become something else.
}
question-place-any = A resource of your choice: which, and where?
question-place-captain = You are Captain of the People: mark one resource of your choice.
question-place-none = { $problem }.
question-place-none-exchange = { $problem }, but you may take another resource instead.
question-place-none-change = { $problem }, but { $name } gives you { $fiorini } Fiorini instead.
question-place-none-either = { $problem }, but you may take another resource instead, or { $fiorini } Fiorini with { $name }.
question-track = Your Chiesa is complete: on which track do you make { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}?
question-done = Turn done. You may still spend or build.
question-done-bonus = Your bonus die is used. You may still spend or build before the Active Player chooses.

action-take = Take the { $die } die ({ $value }): { $goods }, { $person }, or +{ $money } Fiorini
action-gain = Get { $goods }
action-gain-changed = Get { $goods }, using the die as another value ({ $name })
action-step = { $count ->
    [one] Make 1 step on the { $track } track
   *[other] Make { $count } steps on the { $track } track
}
action-step-changed = { $count ->
    [one] Make 1 step on the { $track } track, using the die as another value ({ $name })
   *[other] Make { $count } steps on the { $track } track, using the die as another value ({ $name })
}
action-money = Get { $fiorini } Fiorini
action-taverna = { $name }: get { $fiorini } Fiorini
action-mercatante = { $name }: get { $goods }
action-convento = { $name }: make { $count ->
    [one] 1 step
   *[other] { $count } steps
} on the { $track } track
action-casa = { $name }: an anonymous artist completes { $work }, { $star ->
    [0] { artist-points }
   *[1] a masterpiece with a star, { artist-points }
}
action-hire = Hire { $artist } for { $price } Fiorini to complete { $work }, { $star ->
    [0] { artist-points }
   *[1] a masterpiece with a star, { artist-points }
}
action-hire-bottega = { $name }: hire { $artist } for { $price } instead of { $full } Fiorini to complete { $work }, { $star ->
    [0] { artist-points }
   *[1] a masterpiece with a star, { artist-points }
}
action-place = Cross off { $resource } on { $project }
action-exchange = Take { $resource } instead of { $own } and cross it off on { $project }
action-change = { $name }: get { $fiorini } Fiorini instead of the resource
action-lose = Let the resource go
action-spend = Spend a Spare Resource as { $resource } on { $project }
action-pay = Spend 100 Fiorini on { $project }
action-build = Build { $number } { $name } in space { $space } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}): { $power }
action-build-none = Build number { $number }, which this box does not have
action-track = Make { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the { $track } track
action-done = End your turn
action-done-bonus = Nothing more for now
did-done = { $who } ends the turn
did-done-bonus = { $who } is done for now

# lists: an entry is read under the title of its group
group-take = Take a die
group-use = Use the die for
group-power = With your buildings
group-artist = Hire an artist for
group-place-marble = Cross off marble
group-place-wood = Cross off wood
group-place-metal = Cross off metal
group-place-spice = Cross off spice
group-place-textile = Cross off textile
group-place-gold = Cross off gold
group-build = Build
group-spend = Spend a Spare Resource
group-pay = Pay 100 Fiorini
group-track = Steps on the track
entry-take = { $die } { $value }: { $goods } / { $person }
entry-steps = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
entry-artist = artist { $price }
entry-power = { $gives } ({ $name })
entry-hire = { $work }, { $price } Fiorini{ $star }
entry-casa = { $work }, { $name }{ $star }
entry-spend = { $project }, { $resource }
entry-build = { $number } { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
entry-lose = Let it go
entry-done = End your turn
entry-done-bonus = Nothing more for now

outcome-building = The die for the free building shows { $side }
outcome-first = The lot falls on player { $seat }
outcome-die = The { $die } die shows { $side }

refusal-no-die-left = You have used all your dice of this turn.
refusal-no-bonus-left = You have used your bonus die; your own die comes after those of the Active Player.
refusal-die-taken = You have taken the { $die } die already in this turn.
refusal-die-used = The { $die } die lies on USED, where only the Bishop may take one.
refusal-no-die-in-hand = You have no die in hand to use; take one first.
refusal-wrong-value = The { $die } die shows { $value } and gives { $gives }, not { $wanted }.
refusal-wrong-price = The { $die } die shows { $value }: the artist costs { $price } Fiorini, not { $wanted }.
refusal-no-track = This die does not move on a track.
refusal-no-artist = This die does not hire artists.
refusal-wrong-artist = { $work } needs { $needed }; this die hires { $artist }.
refusal-work-complete = { $work } is complete.
refusal-not-ready = { $work } still needs: { $missing }.
refusal-no-money = The artist costs { $price } Fiorini, and you have { $fiorini }.
refusal-no-fiorini = You have no Fiorini left.
refusal-no-star = You have no star.
refusal-not-owned = You do not have the building { $name }.
refusal-used-once = You have used { $name } already in this turn.
refusal-no-turn = Effects marked (1x) cannot be used before the turns of the round.
refusal-nothing-to-place = You have no resource to place.
refusal-other-resource = It must be { $resource }: nothing can be exchanged here.
refusal-no-icon = { $project } has no free icon for { $kind }.
refusal-no-icon-anywhere = There is no free icon for { $resource }, but there is one for something else.
refusal-closed = { $project } is complete.
refusal-must-place = There is a free icon for it, so it must be crossed off.
refusal-no-spare = You have no Spare Resource.
refusal-no-space = All spaces of your Rione are built on.
refusal-owned-already = You have the building { $name } already.
refusal-cost = For { $name }, space { $space } still needs: { $missing }.
refusal-space-order = What { $name } costs is crossed off in space { $later }, but space { $space } is to be built on first.
refusal-no-track-to-name = You name a track only when your Chiesa is complete.
refusal-not-in-box = This box does not have that.
refusal-not-yet = Something else must be decided first. { $question }
refusal-not-to-act-buildings = The dice for the free buildings are still to be rolled.
refusal-not-to-act-first = The First Player is still to be drawn.
refusal-not-to-act-income = Somebody else is still placing what the income gave.
refusal-not-to-act-captain = Now the Captain crosses off a resource.
refusal-not-to-act-roll = The dice are still to be rolled.
refusal-not-to-act-waiting = Now somebody else uses a bonus die from the income.
refusal-not-to-act-active = Now the Active Player uses dice; yours comes afterwards.
refusal-not-to-act-others = Your dice are used; now each of the others uses one.
refusal-not-to-act-ended = You have used your die and ended your turn.
refusal-not-to-act-over = The game is over.

event-free-building = { $who } gets the free building { $number } { $name }: { $power }
event-first = { $who } is First Player
event-round = Round { $round }
event-income = { $who } has income from { $work }
event-captain = { $who } is Captain of the People in this round
event-no-captain = Nobody is Captain of the People in this round
event-ghost-captain = Sisto IV is Captain of the People in this round
event-bishop = { $who } is Bishop in this round
event-no-bishop = Nobody is Bishop in this round: it takes the lead alone, with at least { $least } spaces
event-ghost-bishop = Sisto IV is Bishop in this round
event-turn = { $who } is Active Player and rolls
event-ghost-turn = Pope Sisto IV is active: the dice are rolled for him
event-rolled = The { $die } die shows { $value }
event-ghost-took = Sisto IV takes the { $die } die
event-ghost-steps = Sisto IV goes { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the { $track } track and has { $marks }
event-took = { $who } takes the { $die } die ({ $value })
event-value = { $who } uses the { $die } die as another value ({ $name })
event-took-bonus = { $who } uses the { $die } die ({ $value }) as a bonus
event-gained = { $who } gets { $goods }
event-mercatante = { $who } gets { $goods } ({ $name })
event-taverna = { $who } gets { $fiorini } Fiorini ({ $name })
event-changed = { $who } takes { $fiorini } Fiorini instead of { $resource-the } ({ $name })
event-exchanged = { $who } takes { $resource } instead and crosses it off on { $project }
event-convento = { $who } makes { $count ->
    [one] 1 step
   *[other] { $count } steps
} on the { $track } track ({ $name })
event-placed = { $who } crosses off { $resource } on { $project }
event-lost = { $who } loses { $resource-the }: there is no free icon for it
event-spent = { $who } spends a Spare Resource as { $resource } on { $project }
event-paid = { $who } spends 100 Fiorini on { $project }
event-fiorini = { $who } gets { $fiorini } Fiorini
event-spares = { $who } gets { $count ->
    [one] 1 Spare Resource
   *[other] { $count } Spare Resources
}
event-star = { $who } gets a star
event-step = { $who } marks space { $space } of the { $track } track
event-step-points = { $who } marks space { $space } of the { $track } track, worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-overflow = { $who } is at the end of the { $track } track
event-die-won = { $who } wins a bonus die
event-die-waits = { $who } wins a bonus die, to be used after the first roll of the round
event-built = { $who } builds { $number } { $name } in space { $space }: { $power }
event-hired = { $who } hires an artist for { $price } Fiorini and completes { $work }{ $star ->
    [0] { "" }
   *[1] {" "}as a masterpiece
} ({ artist-points })
event-hired-bottega = { $who } hires an artist for { $price } Fiorini with { $name } and completes { $work }{ $star ->
    [0] { "" }
   *[1] {" "}as a masterpiece
} ({ artist-points })
event-anonymous = { $who } completes { $work } with the anonymous artist of { $name }{ $star ->
    [0] { "" }
   *[1] {" "}as a masterpiece
} ({ artist-points })
event-palazzo = { $who } has completed the Palazzo: { $points ->
    [one] 1 bonus point
   *[other] { $points } bonus points
}
event-chiesa = { $who } has completed the Chiesa: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the { $track } track
event-end = The last turn is over
told-roll = The dice: { colour-white } { $white }, { colour-brown } { $brown }, { colour-grey } { $grey }, { colour-green } { $green }, { colour-red } { $red }, { colour-yellow } { $yellow }
event-solo-won = { $who } beats Pope Sisto IV, { $points ->
    [one] { $points } point
   *[other] { $points } points
} to { $target }
event-solo-lost = { $points ->
    [one] 1 point
   *[other] { $points } points
}: to beat Pope Sisto IV it takes more than { $target }
awaited-building = { $who }'s free building

score-palazzo = 1 Palazzo
score-chiesa = 2 Chiesa
score-rione = 3 Rione
score-captain = 4 Captain track
score-supply = 5 Supply
score-total = 6 Total

short-palazzo = Palazzo
short-chiesa = Chiesa
short-rione = Rione
short-captain = Captain
short-supply = Supply
short-total = Total

board-fiorini = 100 F
board-title = Round { $round } of { $rounds }
board-active = { $who } is active
board-ghost-active = Sisto IV is active
board-die = Die
board-shows = Shows
board-goods = Resources
board-person = Personality
board-money = Fiorini
board-where = Where
board-unused = unused
board-used = used { $order }
board-by = taken by { $who }
board-in-hand = in hand
board-sheet = { $who }'s sheet
board-work = Work
board-icons = Icons (✗ crossed off)
board-artist = Artist
board-points = Points
board-points-short = PP
board-effect = Gives
board-ready = ready for an artist
board-tracks = Tracks
board-supply = Supply: { $fiorini } Fiorini, { $spare ->
    [one] 1 Spare Resource
   *[other] { $spare } Spare Resources
}, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
board-space = Space
board-building = Building
board-free = free
board-next = next
board-players = Players
board-player = Player
board-buildings = Building table (✓ yours, ▸ can be built; ✗ is crossed off in your next space)
board-cost = Cost
board-does = Does
board-can-build = can be built
board-first = First
board-captain = Captain
board-bishop = Bishop
board-ghost = Pope Sisto IV: Captain { $captain }, Bishop { $bishop }; more than { $target ->
    [one] { $target } point
   *[other] { $target } points
} win ({ $level })
board-bonus-palazzo = Palazzo complete: { $points } by rank
board-bonus-palazzo-solo = Palazzo complete: { $points } by round
board-bonus-chiesa = Chiesa complete: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on one track
board-projects = Projects
board-begun = Begun
board-rival = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $supply } · tracks { $tracks } · buildings { $buildings }
board-legend = + 100 Fiorini · ★ star · ▣ Spare Resource · † Preacher step · C Captain step · B Bishop step · ◆ resource of choice · ⚄ bonus die · 1 2 3 points

effect-none = –
effect-spare = 1 Spare Resource
effect-fiorini = income { $fiorini } Fiorini
effect-captain = income 1 Captain step
effect-bishop = income 1 Bishop step
effect-preacher = income 1 Preacher step

# parts of the rules
part-sheet = The sheet
part-income = Income
part-roles = Captain and Bishop
part-dice = Using a die
part-buildings = Buildings
part-works = Works of art
part-tracks = Tracks
part-powers = What the buildings do
part-solo = Playing alone

# what is printed on components, for owners who check their box
box-building = building
box-work = work of art
box-space = plot of the Rione
box-die = die of the dice board
box-track = track
box-points = points
box-number = number
box-cost = cost
box-fiorini = fiorini
box-name = name
box-marble = marble
box-wood = wood
box-metal = metal
box-spice = spice
box-textile = textile
box-gold = gold
box-resources = resources by value, 1 to 6
box-steps = steps by value, 1 to 6
box-price = price by value, 1 to 6
box-artists = artists
box-effect = effect
box-spaces = spaces in order
box-word-1-point = 1 point
box-word-2-points = 2 points
box-word-3-points = 3 points
box-word-any = any
box-word-architect = architect
box-word-bishop = Bishop
box-word-blank = empty
box-word-box = Spare Resource
box-word-brown = brown
box-word-captain = Captain
box-word-cross = Preacher
box-word-die = bonus die
box-word-fiorini = 100 Fiorini
box-word-gold = gold
box-word-green = green
box-word-grey = grey
box-word-marble = marble
box-word-metal = metal
box-word-none = none
box-word-painter = painter
box-word-preacher = Preacher
box-word-red = red
box-word-resource = any resource
box-word-sculptor = sculptor
box-word-spare = Spare Resource
box-word-spice = spice
box-word-star = star
box-word-textile = textile
box-word-white = white
box-word-wood = wood
box-word-yellow = yellow

# the things of the box: names, sentences, and what stands in effect lines
thing-marble = Marble
thing-wood = Wood
thing-metal = Metal
thing-spice = Spice
thing-textile = Textile
thing-gold = Gold
thing-resource = any
thing-fiorini = Fiorini
thing-spare = Spare resources
thing-stars = Stars
thing-captain = Captain
thing-bishop = Bishop
thing-preacher = Preacher
thing-sculptor = Sculptor
thing-architect = Architect
thing-painter = Painter
thing-die = { $stuff } die
thing-track-space = { $track }, space { $space }
thing-whole-palazzo = The whole Palazzo
thing-whole-chiesa = The whole Chiesa
line-power-value = { $stuff } die: any value
line-power-exchange = { $stuff } die: swap one
line-power-anonymous = once a turn: a die hires an unknown artist, free
line-power-identical = once a turn: a die gives { $amount } alike
line-power-steps = once a turn: a die gives { $amount } steps
line-power-money = once a turn: a die gives { $amount } Fiorini
line-power-change = once a turn: { $amount } Fiorini for a resource
line-power-discount = once a turn: artist { $amount } cheaper
line-power-spares = at once: { $amount } spare resources
line-power-mint = a star is worth { $amount }
line-power-any-artist = any artist on a die
line-power-none = points only
bonus-points = { $points ->
    [one] 1 point
    *[other] { $points } points
}
bonus-fiorini = Fiorini
bonus-star = a star
bonus-box = a spare resource
bonus-cross = a step of the Preacher
bonus-captain = a step of the Captain
bonus-bishop = a step of the Bishop
bonus-resource = a resource of your choice
bonus-die = a bonus die
says-work = { $points ->
    [one] 1 point
   *[other] { $points } points
}; gives: { $gives }.
says-points = { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
says-space = Room for one building{ $spare ->
    [0] { "" }
    [one] { "" } and 1 Spare Resource
   *[other] { "" } and { $spare } Spare Resources
}{ $points ->
    [0] .
    [one] , 1 point more.
   *[other] , { $points } points more.
}
says-marble = Marble crosses off icons of works and plots.
says-wood = Wood crosses off icons of works and plots.
says-metal = Metal crosses off icons of works and plots.
says-spice = Spice crosses off icons of works and plots.
says-textile = Textile crosses off icons of works and plots.
says-gold = Gold crosses off icons of works and plots.
says-resource = Any of the six resources.
says-fiorini = Fiorini pay for the Fiorini icons of plots and works, and for artists. At the end every { $fiorini } left is worth a point.
says-spare = A Spare Resource can be spent as any resource, at any time of your turn. At the end each one left is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says-stars = A star, spent when you hire an artist, makes the work a masterpiece: { $star ->
    [one] 1 point
   *[other] { $star } points
} more. At the end each one left is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says-die = A die gives resources, a person or Fiorini; its value says how much.
says-bonus-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end of the game.
says-bonus-blank = Nothing is drawn here: only the step counts.
says-bonus-fiorini = 100 Fiorini at once.
says-bonus-star = A star at once. It makes a work a masterpiece; kept until the end it is worth { $star ->
    [one] 1 point
   *[other] { $star } points
}.
says-bonus-box = A Spare Resource at once.
says-bonus-cross = A step on the Preacher’s track at once, with what that space gives.
says-bonus-captain = A step on the Captain’s track at once, with what that space gives.
says-bonus-bishop = A step on the Bishop’s track at once, with what that space gives.
says-bonus-resource = A resource of your choice, crossed off at once.
says-bonus-die = A bonus die, used at once: any of the six, also one that was used.
says-track-captain = Its spaces are worth points at the end. Whoever alone has gone furthest when a round begins is Captain of the People.
says-track-bishop = Its spaces give what is drawn on them. Whoever alone has gone furthest when a round begins is Bishop.
says-track-preacher = Every space gives what is drawn on it, at once. No office belongs to this track.
says-sculptor = A sculptor completes works that show one.
says-architect = An architect completes works that show one.
says-painter = A painter completes works that show one.
says-office-captain = From the second round on the Captain crosses off a resource of choice when the round begins. He must lead alone on his track.
says-office-bishop = From the second round on, in the turns of others, the Bishop takes any of the six dice, also a used one. He must lead alone on his track, with at least { $least } spaces marked.
says-whole-palazzo = All works of the Palazzo finished: { $ranks } points, by who does it first, second and so on. If you play alone the round decides: { $alone }.
says-whole-chiesa = All works of the Chiesa finished: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} at once on one track of your choice.
says-score-palazzo = Its finished works with the points of their artists, and the points for the whole Palazzo.
says-score-chiesa = Its finished works with the points of their artists.
says-score-rione = The houses that stand, and the points printed on their plots.
says-score-captain = The points on the marked spaces of the Captain’s track.
says-score-supply = What is left in the supply: every star { $star }, every Spare Resource { $spare }, every { $fiorini } Fiorini 1 point.
says-score-total = All boxes together. The most points win.
line-marks = works, plots
line-house = a building
icon-prestige = PP
icon-step = step
icon-star = star
icon-resource = any resource
icon-turn = each round:
icon-to = →
icon-die = die
icon-marble = { thing-marble }
icon-wood = { thing-wood }
icon-metal = { thing-metal }
icon-spice = { thing-spice }
icon-textile = { thing-textile }
icon-gold = { thing-gold }
icon-fiorini = { thing-fiorini }
icon-spare = { thing-spare }
icon-captain = { thing-captain }
icon-bishop = { thing-bishop }
icon-preacher = { thing-preacher }
icon-sculptor = { thing-sculptor }
icon-architect = { thing-architect }
icon-painter = { thing-painter }
