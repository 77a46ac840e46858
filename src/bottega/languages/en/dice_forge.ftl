game-title = Dice Forge
game-blurb = Roll, forge better faces onto your dice, and spend what they bring on heroic feats.
option-sets = feats
option-sets-about = The introductory feats are best for a first game. At random, or by your own choice, others take their places.
option-sets-introductory = introductory
option-sets-random = random

## Things.

word-gold = gold
word-sun = sun shards
word-moon = moon shards
word-glory = glory
amount-gold = { $n } gold
amount-sun = { $n } { $n ->
    [one] sun
   *[other] suns
}
amount-moon = { $n } { $n ->
    [one] moon
   *[other] moons
}
amount-glory = { $n } glory
amount-none = nothing
face-comma = { $a }, { $b }
face-both = { $a } and { $b }
face-either = { $a } or { $b }
face-mirror = mirror
face-ship = ship
face-x3 = ×3
face-pays = { $face } ({ $pays })
signs = { $signs }
face-shield-red = red shield
face-shield-blue = blue shield
face-shield-yellow = yellow shield
face-shield-green = green shield
face-boar-red = red boar
face-boar-blue = blue boar
face-boar-yellow = yellow boar
face-boar-green = green boar
short-light = light
short-dark = dark
short-mirror = mirror
short-ship = ship
short-x3 = ×3
short-shield-red = shd { $pays }
short-shield-blue = shd { $pays }
short-shield-yellow = shd { $pays }
short-shield-green = shd { $pays }
short-boar-red = boar R { $pays }
owned-boar-red = boar R
short-boar-blue = boar B { $pays }
owned-boar-blue = boar B
short-boar-yellow = boar Y { $pays }
owned-boar-yellow = boar Y
short-boar-green = boar G { $pays }
owned-boar-green = boar G
die-light = light die
die-dark = dark die
token-triton = Triton token
token-cerberus = Cerberus token

## The board.

forge-round = Round { $round } of { $rounds }, { $who } is active
forge-temple = Sanctuary: prices, faces and how many are left
forge-islands = Islands
forge-score = { $score ->
    [one] 1 point
   *[other] { $score } points
} ({ $cards } on cards)
forge-gardens = Gardens: { $faces }
forge-odds = Next blessing at best:
forge-boars = owner of { $boars }
score-glory = Glory

## Questions.

question-reinforcements = Which reinforcement do you use?
question-action = Your action: an offering (buy faces) or a feat?
question-extra-action = Your extra action: an offering (buy faces) or a feat?
question-offering = What else do you buy for this offering?
question-extra = Do you pay for an extra action?
question-triton = You can pay for nothing now. Do you use a Triton?
question-end = Do you use a Triton before your turn ends?
question-split = You gain { $gold }: how much goes on the Hammer?
question-purchase = Which face do you buy with the ship, for { $discount } less?
question-forge = Where do you forge “{ $face }”?
question-take = “{ $face }”: which do you take?
question-lose = “{ $face }”: which do you lose?
question-bonus = Bonus of the { $boar }: what do you take?{ $times ->
    [1] {""}
   *[other] {" "}{ $times } to take.
}
question-die = { $rolls ->
    [1] Which die do you roll?
   *[other] Which die do you roll { $rolls } times?
}
question-copy = Which face does the mirror on your { $die } copy?
question-copy-borrowed = Which face does the mirror on the { $die } of { $player } copy for you?
question-first = Ship or gold first?
question-convert = Do you turn it into glory?
question-cerberus = Does Cerberus repeat this blessing?
question-owl = What does the Owl bring?
question-shield = Which shield do you take?
question-boar = Who bears the boar?
question-satyrs = Which die do the Satyrs bring you?

## Actions.

action-done-ship = Buy nothing
action-done-cerberus = Keep the Cerberus token
action-done-reinforcements = Use no more reinforcements
action-done-action = Do nothing and end your turn
action-done-offering = End the offering
action-done-turn = End your turn
action-done-other = Decline
did-done-ship = { $who } buys nothing
did-done-cerberus = { $who } keeps the Cerberus token
did-done-reinforcements = { $who } uses no more reinforcements
did-done-action = { $who } does nothing and ends the turn
did-done-offering = { $who } ends the offering
did-done-turn = { $who } ends the turn
did-done-other = { $who } declines
action-triton = Use a Triton token for { $amount }
action-take = Take { $amount }
action-lose = Lose { $amount }
action-keep-gold = Keep the gold ({ $n })
action-keep-shards = Keep the shards ({ $n })
action-convert-gold = Turn the gold ({ $n }) into { $glory }
action-convert-shards = Turn the shards ({ $n }) into { $glory }
action-put = Put { $n } on the Hammer, { $rest } into the reserve
action-put-lost = Put { $n } on the Hammer, { $rest } into the reserve; no room for { $lost }
action-use = Use { $card }
action-use-elder = { $card }: pay { $gold } gold for { $n } glory
action-use-owl = { $card }: gain gold, a sun or a moon
action-use-hind = { $card }: receive a minor blessing
action-roll = Roll the { $die }
action-ship-first = Use the ship first
action-gold-first = Take the gold first
action-again = Use a Cerberus token and apply it all again
action-extra = Pay { $price } for an extra action
action-extra-in-vain = Pay { $price } for an extra action; then you can afford nothing
action-borrow = Apply “{ $face }” from the { $die } of { $player }
action-give = Let { $player } bear the boar
action-feat = For { $price }{ $points ->
    [0] {""}
    [one] , 1 point at the end
   *[other] , { $points } points at the end
}: { $effect }
action-shield = Take the { $face }; if the other face gives { $matched }, { $glory } instead
action-copy = Copy “{ $face }”
action-copy-from = Copy “{ $face }” from the { $die } of { $player }
action-copy-own = Copy “{ $face }” from your own { $die }
action-forge = Forge “{ $new }” on the { $die }, in place of “{ $old }”
action-forge-same = Forge “{ $new }” on the { $die }, in place of one just like it
action-buy = Buy “{ $face }” for { $price }

outcome-side = The { $die } of { $player } shows “{ $face }” (side { $side })
outcome-set = { $card } is in the game
outcome-out = “{ $face }” is taken out of the Sanctuary

## Lists.

group-faces = Faces
group-faces-dear = Dear faces
group-feats-sun = Feats for suns
group-feats-moon = Feats for moons
group-forge-light = On the light die, in place of
group-forge-dark = On the dark die, in place of
short-done-ship = Buy nothing
short-done-cerberus = Keep the token
short-done-reinforcements = Nothing more
short-done-action = Do nothing
short-done-offering = End the offering
short-done-turn = End your turn
short-done-other = Decline
short-ship-first = Ship first
short-gold-first = Gold first
short-keep = Keep it
short-convert = Turn it into glory
short-again = Apply it again
short-extra = Extra action for { $price }
short-extra-in-vain = Extra action for { $price }, then nothing affordable
short-triton = Triton: { $gives }
short-roll = Roll the { $die }
short-put = Hammer { $n }, reserve { $rest }
short-put-lost = Hammer { $n }, reserve { $rest }, { $lost } lost
short-buy = { $face } for { $price }
short-feat = { $card } { $price }{ $points ->
    [0] {""}
   *[other] {" "}{ $points }✦
}
short-forge = { $face }
short-on-die = { $face } ({ $player }, { $die })
short-player = { $player }

## Why not.

refusal-not-asked = That is not being decided now. { $question }
refusal-no-triton = You have no Triton token.
refusal-not-your-turn = A Triton token can be used in your own turn only.
refusal-not-an-option = That is not among the options.
refusal-too-much = That is more than you gain, or than the Hammer has steps left.
refusal-not-for-sale = This face is not for sale.
refusal-sold-out = There are no such faces left.
refusal-too-expensive = “{ $face }” costs { $price }; you lack { $missing }.
refusal-already-bought = You have bought this face in this offering already.
refusal-not-on-die = This face is not on that die.
refusal-boar-stays = A boar cannot be removed.
refusal-not-shown = Your mirror cannot see this face.
refusal-not-shown-borrowed = The mirror of { $player } cannot see this face.
refusal-no-such-card = This card is not in this game.
refusal-no-cards-left = There are no copies of this card left.
refusal-no-shards = Cost: { $price }; you lack { $missing }. { $effect }
refusal-not-owned = You have no such card that you could still use in this turn.
refusal-reinforcement-unpaid = { $card } costs { $price }; you lack { $missing }.
refusal-no-shield = This shield has been taken.
refusal-not-yourself = It must be another player.
refusal-same-die = You have picked this die already.
refusal-no-extra = An extra action costs { $price }; you lack { $missing }.
refusal-not-optional = This cannot be refused.
refusal-no-such-player = There is no such player.
refusal-put-nothing = To put nothing on the Hammer, put 0.
refusal-keep-it = To turn nothing into glory, keep what you gain.

## What happened.

event-turn = Round { $round }: { $who } is active
event-set-drawn = { $card } is in the game
event-face-removed = “{ $face }” is taken out of the Sanctuary
event-rolled = { $who } rolls “{ $face }” with the { $die }
event-copied = { $who } copies “{ $face }”
event-gained = { $who } gains { $amount }
event-gained-some = { $who } gains { $amount }; lost over the limit: { $lost }
event-gained-in-vain = { $who } has no room for { $lost }
event-lost = { $who } loses { $amount }
event-lost-nothing = { $who } has no { $resource } to lose
told-lost-nothing = { $who } has nothing to lose
event-paid = { $who } pays { $amount }
event-hammered = { $who } puts { $amount } on the Hammer: side { $side }, step { $step } of { $length }
event-bought = { $who } buys “{ $face }” for { $price }
event-forged = { $who } forges “{ $face }” on the { $die }, in place of “{ $old }”
event-undertook = { $who } undertakes a feat: { $card }
event-ousted = { $who } is ousted by { $by }, goes home and receives a blessing
event-took = { $who } takes { $card }
event-used = { $who } uses { $card }
event-triton = { $who } uses a Triton token
event-borrowed = { $who } borrows “{ $face }” from the { $die } of { $from }
event-bears = { $who } must bear the { $colour } of { $owner }
event-repeated = { $who } uses a Cerberus token: the blessing is applied again
event-idle = { $who } can pay for nothing, and the turn ends
event-over = The game is over
told-roll = { $who } rolls “{ $first }” and “{ $second }”
told-blessing = { $who }: { $amount }
told-face = “{ $face }”
told-removed = Taken out of the Sanctuary: { $faces }
told-sets = In the game: { $cards }
told-feat = { $who } undertakes a feat for { $price }: { $card }
told-forged = { $who } buys “{ $face }” for { $price } and forges it on the { $die } in place of “{ $old }”

## Standing orders.

order-hammer = Gold for the Hammer
order-hammer-ask = ask
order-hammer-all = all of it
order-hammer-none = none of it
order-gold-or-glory = Faces with gold or glory
order-gold-or-glory-ask = ask
order-gold-or-glory-gold = gold
order-gold-or-glory-glory = glory
order-any-resource = Faces with gold, sun or moon
order-any-resource-ask = ask
order-any-resource-gold = gold
order-any-resource-sun = sun
order-any-resource-moon = moon
order-boar-shard = Shard of a boar that you roll
order-boar-shard-ask = ask
order-boar-shard-sun = sun
order-boar-shard-moon = moon
order-boar-bonus = Bonus of your boars
order-boar-bonus-ask = ask
order-boar-bonus-sun = sun
order-boar-bonus-moon = moon
order-boar-bonus-glory = glory
order-cerberus = Cerberus token after a blessing
order-cerberus-ask = ask
order-cerberus-keep = keep it

# parts of the rules
part-blessings = Blessings
part-inventory = Reserves
part-forging = Forging
part-feats = Heroic feats
part-cards = The cards

# what is printed on components, for owners who check their box
box-boar = boar
box-order = order of the colours
box-word-blue = blue
box-word-green = green
box-word-red = red
box-word-yellow = yellow

## Things of the box: names, sentences, and what stands in effect lines.

card-short-elder = Elder
card-short-spirits = Spirits
card-short-owl = Owl
card-short-ship = Ship
card-short-minotaur = Minotaur
card-short-shield = Shield
card-short-gorgon = Gorgon
card-short-triton = Triton
card-short-mirror = Mirror
card-short-sphinx = Sphinx
card-short-cyclops = Cyclops
card-short-hammer = Hammer
card-short-chest = Chest
card-short-hind = Hind
card-short-bear = Bear
card-short-satyrs = Satyrs
card-short-boar = Boar
card-short-ferryman = Ferryman
card-short-cerberus = Cerberus
card-short-helmet = Helmet
card-short-cancer = Cancer
card-short-sentinel = Sentinel
card-short-hydra = Hydra
card-short-typhon = Typhon
thing-light = Light die
thing-dark = Dark die
says-plain = Gives { $pays }.
says-choice = Gives { $pays }, as you choose.
says-triple = Multiplies what the other die gives by { $times }.
says-mirror = Copies a face that shows on an opponent's die.
says-ship = Buy one face from the Sanctuary for { $gold } less.
says-shield = Gives { $glory } if the other die gives { $matches }, otherwise { $pays }.
says-boar = Whoever rolls it gets { $pays }, the owner of the card { $bonus }.
says-gold = Buys faces for your dice.
says-sun = Pays for the feats of the day.
says-moon = Pays for the feats of the night.
says-glory = Glory wins the game: each is a point.
says-die = Rolled in every blessing; you forge better faces on it.
thing-portal = Portal
says-portal = Whoever undertakes a feat of this island moves here. A hero who stands here goes home and receives a blessing.
thing-home = Home portals
says-home = Heroes wait here until their first feat, and come back when they are ousted.
thing-sky = The sky
says-sky = Feats under the night sky cost moons, those under the day sky suns, and those of the summit both.
thing-sanctuary = Sanctuary
says-sanctuary = Here you buy faces for gold, in one action as many different ones as you can pay for, and forge them on your dice at once.
thing-gardens = Gardens
says-gardens = Faces that are not for sale: only feats bring them.
thing-blessing = Blessing
says-blessing = Every turn begins with it: everybody rolls both dice and gains what they show.
thing-reinforcements = Reinforcements
says-reinforcements = In each of your turns you may use each of your feats with a cog once.
thing-action = Action
says-action = Buy faces in the Sanctuary, or undertake a feat on an island.
thing-extra = Extra action
says-extra = Once in your turn you may pay for another action. What you have paid is gone, even if you then do nothing.
icon-gold = gold
icon-sun = sun
icon-moon = moon
icon-glory = glory
icon-die = die
icon-to = →
icon-others = all others
icon-home = ousted
icon-again = again
icon-hammer = forged face
icon-hero = hero
icon-turn = each turn:
icon-game = whole game:
line-forge = forge
line-of = of
line-limits-up = limits up
line-points-alone = only points
line-faces = faces
line-feats = feats
line-point = point
line-buy = buy
says-feat-face = At once: take { $face } and forge it.
says-feat-minor = At once: { $times ->
    [one] a minor blessing.
   *[other] { $times } minor blessings in a row with the same die.
}
says-feat-divine = At once: { $times ->
    [one] a divine blessing.
   *[other] { $times } divine blessings in a row.
}
says-feat-points = Only its points.
says-feat = Its line says what it does.
line-owner = owner of the card
