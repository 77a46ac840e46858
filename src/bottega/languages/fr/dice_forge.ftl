game-title = Dice Forge
game-blurb = Lance, forge de meilleures faces sur tes dés et dépense ce qu’ils rapportent en exploits héroïques.
option-sets = exploits
option-sets-about = Les exploits de découverte conviennent le mieux à une première partie. Au hasard, ou selon ton choix, d’autres prennent leur place.
option-sets-introductory = découverte
option-sets-random = au hasard

## Les choses.

word-gold = or
    .of = d’or
    .some = de l’or
word-sun = fragments solaires
    .of = de fragments solaires
    .some = des fragments solaires
word-moon = fragments lunaires
    .of = de fragments lunaires
    .some = des fragments lunaires
word-glory = points de gloire
    .of = de points de gloire
    .some = des points de gloire
amount-gold = { $n } or
amount-sun = { $n } { $n ->
    [one] fragment solaire
   *[other] fragments solaires
}
amount-moon = { $n } { $n ->
    [one] fragment lunaire
   *[other] fragments lunaires
}
amount-glory = { $n } { $n ->
    [one] point de gloire
   *[other] points de gloire
}
amount-none = rien
face-comma = { $a }, { $b }
face-both = { $a } et { $b }
face-either = { $a } ou { $b }
face-mirror = miroir
face-ship = voile
face-x3 = ×3
face-pays = { $face } ({ $pays })
signs = { $signs }
face-shield-red = bouclier rouge
face-shield-blue = bouclier bleu
face-shield-yellow = bouclier jaune
face-shield-green = bouclier vert
face-boar-red = sanglier rouge
face-boar-blue = sanglier bleu
face-boar-yellow = sanglier jaune
face-boar-green = sanglier vert
short-light = clair
short-dark = sombre
short-mirror = miroir
short-ship = voile
short-x3 = ×3
short-shield-red = bcl { $pays }
short-shield-blue = bcl { $pays }
short-shield-yellow = bcl { $pays }
short-shield-green = bcl { $pays }
short-boar-red = sgl R { $pays }
owned-boar-red = sgl R
short-boar-blue = sgl B { $pays }
owned-boar-blue = sgl B
short-boar-yellow = sgl J { $pays }
owned-boar-yellow = sgl J
short-boar-green = sgl V { $pays }
owned-boar-green = sgl V
die-light = dé clair
die-dark = dé sombre
token-triton = jeton Triton
token-cerberus = jeton Cerbère

## La table.

forge-round = Manche { $round } sur { $rounds }, { $who } joue
forge-temple = Sanctuaire : prix, faces et exemplaires restants
forge-islands = Îles
forge-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
} (dont { $cards } sur les cartes)
forge-gardens = Jardins : { $faces }
forge-odds = Prochaine faveur, au mieux :
forge-boars = possède { $boars }
score-glory = Gloire

## Les questions.

question-reinforcements = Quel renfort utilises-tu ?
question-action = Ton action : une offrande (acheter des faces) ou un exploit ?
question-extra-action = Ton action supplémentaire : une offrande (acheter des faces) ou un exploit ?
question-offering = Qu’achètes-tu encore dans cette offrande ?
question-extra = Paies-tu pour une action supplémentaire ?
question-triton = Tu ne peux rien payer pour l’instant. Utilises-tu un Triton ?
question-end = Utilises-tu un Triton avant la fin de ton tour ?
question-split = Tu gagnes { $gold } : combien en mets-tu sur le Marteau ?
question-purchase = Quelle face achètes-tu avec la voile, pour { $discount } de moins ?
question-forge = Où forges-tu « { $face } » ?
question-take = « { $face } » : que prends-tu ?
question-lose = « { $face } » : que perds-tu ?
question-bonus = Bonus du { $boar } : que prends-tu ?{ $times ->
    [1] {""}
   *[other] {" "}{ $times } à prendre.
}
question-die = { $rolls ->
    [1] Quel dé lances-tu ?
   *[other] Quel dé lances-tu { $rolls } fois ?
}
question-copy = Quelle face copie le miroir de ton { $die } ?
question-copy-borrowed = Quelle face le miroir pris chez { $player } ({ $die }) copie-t-il pour toi ?
question-first = La voile d’abord, ou l’or ?
question-convert = Changes-tu ce gain en gloire ?
question-cerberus = Cerbère répète-t-il cette faveur ?
question-owl = Que t’apportent les Ailes ?
question-shield = Quel bouclier prends-tu ?
question-boar = Qui doit porter le sanglier ?
question-satyrs = Quel dé t’apportent les Satyres ?

## Les actions.

action-done-ship = N’achète rien
action-done-cerberus = Garde le jeton Cerbère
action-done-reinforcements = N’utilise plus de renforts
action-done-action = Ne fais rien et termine ton tour
action-done-offering = Termine l’offrande
action-done-turn = Termine ton tour
action-done-other = Renonce
did-done-ship = { $who } n’achète rien
did-done-cerberus = { $who } garde le jeton Cerbère
did-done-reinforcements = { $who } n’utilise plus de renforts
did-done-action = { $who } ne fait rien et termine son tour
did-done-offering = { $who } termine l’offrande
did-done-turn = { $who } termine son tour
did-done-other = { $who } renonce
action-triton = Utilise un jeton Triton pour { $amount }
action-take = Prends { $amount }
action-lose = Perds { $amount }
action-keep-gold = Garde l’or ({ $n })
action-keep-shards = Garde les fragments ({ $n })
action-convert-gold = Change l’or ({ $n }) en { $glory }
action-convert-shards = Change les fragments ({ $n }) en { $glory }
action-put = Mets { $n } sur le Marteau, { $rest } dans la réserve
action-put-lost = Mets { $n } sur le Marteau, { $rest } dans la réserve ; pas de place pour { $lost }
action-use = Utilise { $card }
action-use-elder = { $card } : paie { $gold } or pour { $n ->
    [one] { $n } point de gloire
   *[other] { $n } points de gloire
}
action-use-owl = { $card } : gagne de l’or, un fragment solaire ou un fragment lunaire
action-use-hind = { $card } : reçois une faveur mineure
action-roll = Lance le { $die }
action-ship-first = Utilise d’abord la voile
action-gold-first = Prends d’abord l’or
action-again = Utilise un jeton Cerbère et applique tout une seconde fois
action-extra = Paie { $price } pour une action supplémentaire
action-extra-in-vain = Paie { $price } pour une action supplémentaire ; ensuite, tu n’auras plus de quoi agir
action-borrow = Applique la face « { $face } », chez { $player } ({ $die })
action-give = Fais porter le sanglier à { $player }
action-feat = Pour { $price }{ $points ->
    [0] {""}
    [one] , { $points } point à la fin
   *[other] , { $points } points à la fin
} : { $effect }
action-shield = Prends le { $face } ; si l’autre face donne { $matched-some }, { $glory } à la place
action-copy = Copie « { $face } »
action-copy-from = Copie « { $face } » chez { $player } ({ $die })
action-copy-own = Copie « { $face } » sur ton propre { $die }
action-forge = Forge « { $new } » sur le { $die }, à la place de « { $old } »
action-forge-same = Forge « { $new } » sur le { $die }, à la place d’une face identique
action-buy = Achète « { $face } » pour { $price }

outcome-side = { $player } : le { $die } montre « { $face } » (côté { $side })
outcome-set = En jeu : { $card }
outcome-out = « { $face } » quitte le Sanctuaire

## Les listes.

group-faces = Faces
group-faces-dear = Faces chères
group-feats-sun = Exploits solaires
group-feats-moon = Exploits lunaires
group-forge-light = Sur le dé clair, à la place de
group-forge-dark = Sur le dé sombre, à la place de
short-done-ship = Ne rien acheter
short-done-cerberus = Garder le jeton
short-done-reinforcements = Rien de plus
short-done-action = Ne rien faire
short-done-offering = Terminer l’offrande
short-done-turn = Terminer ton tour
short-done-other = Renoncer
short-ship-first = D’abord la voile
short-gold-first = D’abord l’or
short-keep = Garder
short-convert = Changer en gloire
short-again = Appliquer encore
short-extra = Action suppl. pour { $price }
short-extra-in-vain = Action suppl. pour { $price }, puis plus de quoi agir
short-triton = Triton : { $gives }
short-roll = Lancer le { $die }
short-put = Marteau { $n }, réserve { $rest }
short-put-lost = Marteau { $n }, réserve { $rest }, perdu { $lost }
short-buy = { $face } pour { $price }
short-feat = { $card } { $price }{ $points ->
    [0] {""}
   *[other] {" "}{ $points }✦
}
short-forge = { $face }
short-on-die = { $face } ({ $player }, { $die })
short-player = { $player }

## Pourquoi non.

refusal-not-asked = Ce n’est pas la question du moment. { $question }
refusal-no-triton = Tu n’as pas de jeton Triton.
refusal-not-your-turn = Un jeton Triton ne s’utilise qu’à ton tour.
refusal-not-an-option = Ce choix n’est pas proposé.
refusal-too-much = C’est plus que ton gain, ou plus qu’il ne reste de cases sur le Marteau.
refusal-not-for-sale = Cette face n’est pas en vente.
refusal-sold-out = Cette face est épuisée.
refusal-too-expensive = « { $face } » coûte { $price } ; il te manque { $missing }.
refusal-already-bought = Tu as déjà acheté cette face dans cette offrande.
refusal-not-on-die = Cette face n’est pas sur ce dé.
refusal-boar-stays = Un sanglier ne s’enlève pas.
refusal-not-shown = Ton miroir ne voit pas cette face.
refusal-not-shown-borrowed = Le miroir pris chez { $player } ne voit pas cette face.
refusal-no-such-card = Cette carte n’est pas en jeu.
refusal-no-cards-left = Il ne reste aucun exemplaire de cette carte.
refusal-no-shards = Coût : { $price } ; il te manque { $missing }. { $effect }
refusal-not-owned = Tu n’as plus de carte de ce nom à utiliser ce tour-ci.
refusal-reinforcement-unpaid = { $card } coûte { $price } ; il te manque { $missing }.
refusal-no-shield = Ce bouclier est déjà pris.
refusal-not-yourself = Il faut choisir quelqu’un d’autre.
refusal-same-die = Tu as déjà choisi ce dé.
refusal-no-extra = Une action supplémentaire coûte { $price } ; il te manque { $missing }.
refusal-not-optional = Cela ne se refuse pas.
refusal-no-such-player = Ce joueur n’existe pas.
refusal-put-nothing = Pour ne rien mettre sur le Marteau, mets 0.
refusal-keep-it = Pour ne rien changer en gloire, garde ce que tu gagnes.

## Ce qui s’est passé.

event-turn = Manche { $round } : { $who } joue
event-set-drawn = En jeu : { $card }
event-face-removed = « { $face } » quitte le Sanctuaire
event-rolled = { $who } obtient « { $face } » avec le { $die }
event-copied = { $who } copie « { $face } »
event-gained = { $who } gagne { $amount }
event-gained-some = { $who } gagne { $amount } ; perdu faute de place : { $lost }
event-gained-in-vain = { $who } n’a pas de place pour { $lost }
event-lost = { $who } perd { $amount }
event-lost-nothing = { $who } n’a pas { $resource-of } à perdre
told-lost-nothing = { $who } n’a rien à perdre
event-paid = { $who } paie { $amount }
event-hammered = { $who } met { $amount } sur le Marteau : côté { $side }, case { $step } sur { $length }
event-bought = { $who } achète « { $face } » pour { $price }
event-forged = { $who } forge « { $face } » sur le { $die }, à la place de « { $old } »
event-undertook = { $who } accomplit un exploit : { $card }
event-ousted = { $by } chasse { $who }, qui retourne à son portail originel et reçoit une faveur
event-took = { $who } prend { $card }
event-used = { $who } utilise { $card }
event-triton = { $who } utilise un jeton Triton
event-borrowed = { $who } emprunte « { $face } » à { $from } ({ $die })
event-bears = { $owner } fait porter son { $colour } à { $who }
event-repeated = { $who } utilise un jeton Cerbère : la faveur s’applique une seconde fois
event-idle = { $who } ne peut rien payer : fin du tour
event-over = La partie est finie
told-roll = { $who } obtient « { $first } » et « { $second } »
told-blessing = { $who } : { $amount }
told-face = « { $face } »
told-removed = Retiré du Sanctuaire : { $faces }
told-sets = En jeu : { $cards }
told-feat = { $who } accomplit un exploit pour { $price } : { $card }
told-forged = { $who } achète « { $face } » pour { $price } et la forge sur le { $die } à la place de « { $old } »

## Les consignes durables.

order-hammer = Or pour le Marteau
order-hammer-ask = demander
order-hammer-all = tout
order-hammer-none = rien
order-gold-or-glory = Faces à or ou gloire
order-gold-or-glory-ask = demander
order-gold-or-glory-gold = or
order-gold-or-glory-glory = gloire
order-any-resource = Faces à or, fragment solaire ou lunaire
order-any-resource-ask = demander
order-any-resource-gold = or
order-any-resource-sun = solaire
order-any-resource-moon = lunaire
order-boar-shard = Fragment des sangliers que tu obtiens
order-boar-shard-ask = demander
order-boar-shard-sun = solaire
order-boar-shard-moon = lunaire
order-boar-bonus = Bonus de tes sangliers
order-boar-bonus-ask = demander
order-boar-bonus-sun = solaire
order-boar-bonus-moon = lunaire
order-boar-bonus-glory = gloire
order-cerberus = Jeton Cerbère après une faveur
order-cerberus-ask = demander
order-cerberus-keep = garder

# parts of the rules
part-blessings = Faveurs
part-inventory = Réserves
part-forging = Forger
part-feats = Exploits héroïques
part-cards = Les cartes

# what is printed on components, for owners who check their box
box-boar = sanglier
box-order = ordre des couleurs
box-word-blue = bleu
box-word-green = vert
box-word-red = rouge
box-word-yellow = jaune

## Les choses de la boîte : noms, phrases et mots des lignes d’effets.

card-short-elder = Ancien
card-short-spirits = Herbes
card-short-owl = Ailes
card-short-ship = Voile
card-short-minotaur = Minotaure
card-short-shield = Bouclier
card-short-gorgon = Méduse
card-short-triton = Triton
card-short-mirror = Miroir
card-short-sphinx = Énigme
card-short-cyclops = Cyclope
card-short-hammer = Marteau
card-short-chest = Coffre
card-short-hind = Sabots
card-short-bear = Ourse
card-short-satyrs = Satyres
card-short-boar = Sanglier
card-short-ferryman = Passeur
card-short-cerberus = Cerbère
card-short-helmet = Casque
card-short-cancer = Pince
card-short-sentinel = Sentinelle
card-short-hydra = Hydre
card-short-typhon = Typhon
thing-light = Dé clair
thing-dark = Dé sombre
says-plain = Donne { $pays }.
says-choice = Donne { $pays }, à ton choix.
says-triple = Multiplie par { $times } ce que donne l’autre dé.
says-mirror = Copie une face visible sur le dé d’un adversaire.
says-ship = Achète une face du Sanctuaire pour { $gold } de moins.
says-shield = Donne { $glory } si l’autre dé donne { $matches-some }, sinon { $pays }.
says-boar = Qui l’obtient reçoit { $pays } ; qui possède la carte, { $bonus }.
says-gold = Sert à acheter des faces pour tes dés.
says-sun = Servent à payer les exploits du jour.
says-moon = Servent à payer les exploits de la nuit.
says-glory = Ils font gagner la partie : chacun vaut un point.
says-die = Se lance à chaque faveur ; tu y forges de meilleures faces.
thing-portal = Portail
says-portal = Qui accomplit un exploit de cette île vient ici. Le héros qui s’y trouve est chassé : il rentre chez lui et reçoit une faveur.
thing-home = Portails originels
says-home = Les héros attendent ici leur premier exploit, et y reviennent quand ils sont chassés.
thing-sky = Le ciel
says-sky = Les exploits sous le ciel de nuit coûtent des lunes, ceux sous le ciel de jour des soleils, ceux du sommet les deux.
thing-sanctuary = Sanctuaire
says-sanctuary = Ici, tu achètes des faces avec de l’or : en une action, autant de faces différentes que tu peux en payer. Tu les forges aussitôt sur tes dés.
thing-gardens = Jardins
says-gardens = Des faces qui ne s’achètent pas : seuls des exploits les donnent.
thing-blessing = Faveur
says-blessing = Chaque tour commence ainsi : tout le monde lance ses deux dés et reçoit ce qu’ils montrent.
thing-reinforcements = Renforts
says-reinforcements = À chacun de tes tours, tu peux utiliser une fois chacun de tes exploits à engrenage.
thing-action = Action
says-action = Achète des faces au Sanctuaire, ou accomplis un exploit sur une île.
thing-extra = Action suppl.
says-extra = Une fois par tour, tu peux payer une action de plus. Ce que tu as payé est perdu, même si tu ne fais rien ensuite.
icon-gold = or
icon-sun = soleil
icon-moon = lune
icon-glory = gloire
icon-die = dé
icon-to = →
icon-others = tous les autres
icon-home = chassé
icon-again = encore
icon-hammer = face forgée
icon-hero = héros
icon-turn = chaque tour :
icon-game = toute la partie :
line-forge = forge
line-of = de
line-limits-up = limites relevées
line-points-alone = seulement des points
line-faces = faces
line-feats = exploits
line-point = point
line-buy = achat
says-feat-face = Tout de suite : prends la face « { $face } » et forge-la.
says-feat-minor = Tout de suite : { $times ->
    [one] une faveur mineure.
   *[other] { $times } faveurs mineures de suite avec le même dé.
}
says-feat-divine = Tout de suite : { $times ->
    [one] une faveur divine.
   *[other] { $times } faveurs divines de suite.
}
says-feat-points = Rien que ses points.
says-feat = Sa ligne dit ce qu’il fait.
line-owner = propriétaire de la carte
