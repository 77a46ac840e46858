game-title = Florenza Dice Game
game-blurb =
    Lance six dés, prends-en trois et change-les en marbre, en or, en artistes ou en faveurs des puissants.
    Coche ce que demandent tes œuvres d’art et tes bâtiments : une œuvre dont toutes les icônes sont cochées est achevée
    par un artiste, et tu peux construire un bâtiment dès que son coût est coché sur le prochain lot de ton Rione.
    Qui a le plus de points de prestige gagne.
option-level = niveau
option-level-about = En solo, tu dois battre le pape Sixte IV : le niveau dit combien de points il faut.
option-level-choice = { $level } : plus de { $target }

order-end-turn = terminer mon tour sans demander quand tous les dés sont utilisés, sauf au dernier tour
order-end-turn-ask = demander
order-end-turn-yes = oui

level-easy = facile
level-normal = normal
level-hard = difficile
level-extreme = extrême

# le marbre; du marbre
kind-marble = marbre
    .the = le marbre
    .of = du marbre
kind-wood = bois
    .the = le bois
    .of = du bois
kind-metal = métal
    .the = le métal
    .of = du métal
kind-spice = épice
    .the = l’épice
    .of = de l’épice
kind-textile = tissu
    .the = le tissu
    .of = du tissu
kind-gold = or
    .the = l’or
    .of = de l’or
kind-fiorini = 100 florins
    .the = 100 florins
kind-any = ressource au choix
    .the = la ressource
    .of = de la ressource

colour-white = blanc
colour-brown = brun
colour-grey = gris
colour-green = vert
colour-red = rouge
colour-yellow = jaune

# in a sentence
die-white = blanc
die-brown = brun
die-grey = gris
die-green = vert
die-red = rouge
die-yellow = jaune

# la piste du capitaine
track-captain = Capitaine
    .of = du capitaine
track-bishop = Évêque
    .of = de l’évêque
track-preacher = Prédicateur
    .of = du prédicateur
track-none = aucune
    .of = que ce dé n’a pas

artist-sculptor = sculpteur
artist-architect = architecte
artist-painter = peintre
an-artist-sculptor = un sculpteur
an-artist-architect = un architecte
an-artist-painter = un peintre

area-palazzo = Palazzo
    .in = du Palazzo
area-chiesa = Chiesa
    .in = de la Chiesa
area-rione = Rione
project-work = { $name } { $area-in }
short-work = { $area } · { $name }
project-space = Rione { $number }
project-none = une œuvre que cette boîte n’a pas
list-and = { $before }, { $item }
list-or = { $before } ou { $item }
no-icon = Il n’y a pas d’icône libre pour { $resource-the }
no-icon-any = Il n’y a d’icône libre pour aucune ressource

artist-points = { $points ->
    [one] { $points } point grâce à l’artiste
   *[other] { $points } points grâce à l’artiste
}
sum-fiorini = { $fiorini } florins
spares = { $count ->
    [one] { $count } ressource de réserve
   *[other] { $count } ressources de réserve
}
goods-marble = { $count } marbre
goods-wood = { $count } bois
goods-metal = { $count } métal
goods-spice = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
goods-textile = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
goods-gold = { $count } or
goods-any = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
person-steps = { $count } pas { $track-of }
person-artist = { $artist } à { $price } f

power-value = le dé { $die } peut prendre n’importe quelle valeur
power-exchange = avec le dé { $die }, 1 { $resource } peut devenir une autre ressource
power-anonymous = une fois par tour, avec n’importe quel dé, un artiste anonyme gratuit pour une œuvre
power-identical = une fois par tour, avec n’importe quel dé, { $amount ->
    [one] { $amount } ressource au choix
   *[other] { $amount } ressources identiques au choix
}
power-steps = une fois par tour, avec n’importe quel dé, { $amount } pas sur une piste au choix
power-money = une fois par tour, avec n’importe quel dé, { $amount } florins
power-change = une fois par tour, { $amount } florins à la place d’une ressource obtenue
power-discount = une fois par tour, un artiste pour { $amount } florins de moins
power-spares = { $amount ->
    [one] { $amount } ressource de réserve
   *[other] { $amount } ressources de réserve
} aussitôt, une seule fois
power-mint = une étoile vaut { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} sur une œuvre
power-any-artist = un dé vert, rouge ou jaune peut engager un artiste de n’importe quel type
power-none = points seuls

question-die = Prends un dé ({ $number } sur { $dice }).
question-die-other = Prends un des dés qui restent.
question-die-bishop = Tu es évêque : prends n’importe lequel des six dés.
question-die-bonus = Un dé bonus : utilise n’importe lequel des six dés.
question-die-waiting = Ton dé bonus du revenu : utilise n’importe lequel des six, avant que le joueur actif choisisse. Un effet qui sert une fois par tour est alors épuisé pour ce tour.
question-use = Le dé { $die } montre { $value }. Qu’en fais-tu ?
question-place = { $left ->
    [one] Où va { $resource-the } ?
   *[other] Où va { $resource-the } ? Encore { $left } à cocher.
}
question-place-exchange = { $left ->
    [one] Où va { $resource-the } ? Tu peux l’échanger.
   *[other] Où va { $resource-the } ? Encore { $left } à cocher, avec un échange possible.
}
question-place-any = Une ressource de ton choix : laquelle, et où ?
question-place-captain = Tu es capitaine du peuple : coche une ressource de ton choix.
question-place-none = { $problem }.
question-place-none-exchange = { $problem }, mais tu peux prendre une autre ressource à la place.
question-place-none-change = { $problem }, mais { $name } te donne { $fiorini } florins à la place.
question-place-none-either = { $problem }, mais tu peux prendre à la place une autre ressource, ou { $fiorini } florins avec { $name }.
question-track = Ta Chiesa est achevée : sur quelle piste fais-tu { $steps } pas ?
question-done = Tour fini. Tu peux encore dépenser ou construire.
question-done-bonus = Ton dé bonus est utilisé. Tu peux encore dépenser ou construire avant que le joueur actif choisisse.

action-take = Prends le dé { $die } ({ $value }) : { $goods }, { $person } ou +{ $money } florins
action-gain = Reçois { $goods }
action-gain-changed = Reçois { $goods } en changeant la valeur du dé ({ $name })
action-step = Fais { $count } pas sur la piste { $track-of }
action-step-changed = Fais { $count } pas sur la piste { $track-of } en changeant la valeur du dé ({ $name })
action-money = Reçois { $fiorini } florins
action-taverna = { $name } : reçois { $fiorini } florins
action-mercatante = { $name } : reçois { $goods }
action-convento = { $name } : fais { $count } pas sur la piste { $track-of }
action-casa = { $name } : un artiste anonyme achève { $work }, { $star ->
    [0] { artist-points }
   *[1] un chef-d’œuvre avec une étoile, { artist-points }
}
action-hire = Engage { $artist } pour { $price } florins et achève { $work }, { $star ->
    [0] { artist-points }
   *[1] un chef-d’œuvre avec une étoile, { artist-points }
}
action-hire-bottega = { $name } : engage { $artist } pour { $price ->
    [one] { $price } florin
   *[other] { $price } florins
} au lieu de { $full } et achève { $work }, { $star ->
    [0] { artist-points }
   *[1] un chef-d’œuvre avec une étoile, { artist-points }
}
action-place = Coche 1 { $resource } sur { $project }
action-exchange = Échange { $own-the } contre 1 { $resource }, à cocher sur { $project }
action-change = { $name } : reçois { $fiorini } florins à la place de la ressource
action-lose = Renonce à la ressource
action-spend = Dépense une ressource de réserve comme { $resource } sur { $project }
action-pay = Paie 100 florins sur { $project }
action-build = Construis { $number } { $name } sur le lot { $space } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) : { $power }
action-build-none = Construis le numéro { $number }, que cette boîte n’a pas
action-track = Fais { $steps } pas sur la piste { $track-of }
action-done = Termine ton tour
action-done-bonus = Rien de plus pour l’instant
did-done = { $who } termine son tour
did-done-bonus = { $who } a fini pour l’instant

# lists: an entry is read under the title of its group
group-take = Prendre un dé
group-use = Utiliser le dé pour
group-power = Avec tes bâtiments
group-artist = Engager un artiste pour
group-place-marble = Cocher du marbre
group-place-wood = Cocher du bois
group-place-metal = Cocher du métal
group-place-spice = Cocher de l’épice
group-place-textile = Cocher du tissu
group-place-gold = Cocher de l’or
group-build = Construire
group-spend = Dépenser une ressource de réserve
group-pay = Payer 100 florins
group-track = Avancer sur la piste
entry-take = { $die } { $value } : { $goods } / { $person }
entry-steps = { $count } pas
entry-artist = artiste à { $price } f
entry-power = { $gives } ({ $name })
entry-hire = { $work }, { $price } florins{ $star }
entry-casa = { $work }, { $name }{ $star }
entry-spend = { $project }, { $resource }
entry-build = { $number } { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
entry-lose = Y renoncer
entry-done = Terminer ton tour
entry-done-bonus = Rien de plus pour l’instant

outcome-building = Le dé pour le bâtiment gratuit montre { $side }
outcome-first = Le sort désigne le joueur { $seat }
outcome-die = Le dé { $die } montre { $side }

refusal-no-die-left = Tu as utilisé tous tes dés de ce tour.
refusal-no-bonus-left = Tu as utilisé ton dé bonus ; ton propre dé vient après ceux du joueur actif.
refusal-die-taken = Tu as déjà pris le dé { $die } ce tour-ci.
refusal-die-used = Le dé { $die } est sur UTILISÉS, où seul l’évêque peut en prendre un.
refusal-no-die-in-hand = Tu n’as pas de dé en main ; prends-en d’abord un.
refusal-wrong-value = Le dé { $die } montre { $value } et donne { $gives }, pas { $wanted }.
refusal-wrong-price = Le dé { $die } montre { $value } : l’artiste coûte { $price } florins, pas { $wanted }.
refusal-no-track = Ce dé ne fait avancer sur aucune piste.
refusal-no-artist = Ce dé n’engage pas d’artistes.
refusal-wrong-artist = { $work } demande { $needed } ; ce dé engage { $artist }.
refusal-work-complete = Cette œuvre est déjà achevée : { $work }.
refusal-not-ready = Encore à cocher sur { $work } : { $missing }.
refusal-no-money = L’artiste coûte { $price } florins, et tu en as { $fiorini }.
refusal-no-fiorini = Tu n’as plus de florins.
refusal-no-star = Tu n’as pas d’étoile.
refusal-not-owned = Tu n’as pas le bâtiment { $name }.
refusal-used-once = Tu as déjà utilisé { $name } ce tour-ci.
refusal-no-turn = Les effets marqués (1x) ne servent pas avant les tours de la manche.
refusal-nothing-to-place = Tu n’as pas de ressource à cocher.
refusal-other-resource = Ce doit être { $resource-the } : ici, rien ne s’échange.
refusal-no-icon = { $project } n’a pas d’icône libre pour { $kind-the }.
refusal-no-icon-anywhere = Il n’y a pas d’icône libre pour { $resource-the }, mais il y en a pour autre chose.
refusal-closed = C’est déjà complet ici : { $project }.
refusal-must-place = Une icône est libre : il faut la cocher.
refusal-no-spare = Tu n’as pas de ressource de réserve.
refusal-no-space = Tous les lots de ton Rione sont bâtis.
refusal-owned-already = Tu as déjà le bâtiment { $name }.
refusal-cost = Pour { $name }, encore à cocher sur le lot { $space } : { $missing }.
refusal-space-order = Pour { $name }, tout est coché sur le lot { $later }, mais il faut d’abord construire sur le lot { $space }.
refusal-no-track-to-name = Tu ne choisis une piste que quand ta Chiesa est achevée.
refusal-not-in-box = Cette boîte n’a pas cela.
refusal-not-yet = Il y a d’abord autre chose à décider. { $question }
refusal-not-to-act-buildings = Il faut d’abord lancer les dés pour les bâtiments gratuits.
refusal-not-to-act-first = Il faut d’abord tirer au sort le premier joueur.
refusal-not-to-act-income = Quelqu’un d’autre place encore son revenu.
refusal-not-to-act-captain = C’est au capitaine de cocher une ressource.
refusal-not-to-act-roll = Il faut d’abord lancer les dés.
refusal-not-to-act-waiting = Quelqu’un d’autre utilise un dé bonus de son revenu.
refusal-not-to-act-active = Le joueur actif utilise ses dés ; le tien vient après.
refusal-not-to-act-others = Tes dés sont utilisés ; chacun des autres en utilise un.
refusal-not-to-act-ended = Tu as utilisé ton dé et terminé ton tour.
refusal-not-to-act-over = La partie est finie.

event-free-building = { $who } reçoit gratuitement le bâtiment { $number } { $name } : { $power }
event-first = { $who } joue en premier
event-round = Manche { $round }
event-income = { $who } touche un revenu : { $work }
event-captain = { $who } est capitaine du peuple pour cette manche
event-no-captain = Personne n’est capitaine du peuple pour cette manche
event-ghost-captain = Sixte IV est capitaine du peuple pour cette manche
event-bishop = { $who } est évêque pour cette manche
event-no-bishop = Personne n’est évêque pour cette manche : il faut être seul en tête, avec au moins { $least } cases
event-ghost-bishop = Sixte IV est évêque pour cette manche
event-turn = { $who } a la main et lance les dés
event-ghost-turn = Le pape Sixte IV a la main : on lance les dés pour lui
event-rolled = Le dé { $die } montre { $value }
event-ghost-took = Sixte IV prend le dé { $die }
event-ghost-steps = Sixte IV fait { $steps } pas sur la piste { $track-of } et en est à { $marks }
event-took = { $who } prend le dé { $die } ({ $value })
event-value = { $who } change la valeur du dé { $die } ({ $name })
event-took-bonus = { $who } utilise le dé { $die } ({ $value }) en bonus
event-gained = { $who } reçoit { $goods }
event-mercatante = { $who } reçoit { $goods } ({ $name })
event-taverna = { $who } reçoit { $fiorini } florins ({ $name })
event-changed = { $who } prend { $fiorini } florins au lieu { $resource-of } ({ $name })
event-exchanged = { $who } coche plutôt 1 { $resource } sur { $project }
event-convento = { $who } fait { $count } pas sur la piste { $track-of } ({ $name })
event-placed = { $who } coche 1 { $resource } sur { $project }
event-lost = { $who } perd { $resource-the }, faute d’icône libre
event-spent = { $who } dépense une ressource de réserve comme { $resource } sur { $project }
event-paid = { $who } paie 100 florins sur { $project }
event-fiorini = { $who } reçoit { $fiorini } florins
event-spares = { $who } reçoit { $count ->
    [one] { $count } ressource de réserve
   *[other] { $count } ressources de réserve
}
event-star = { $who } reçoit une étoile
event-step = { $who } coche la case { $space } de la piste { $track-of }
event-step-points = { $who } coche la case { $space } de la piste { $track-of }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-overflow = { $who } est au bout de la piste { $track-of }
event-die-won = { $who } gagne un dé bonus
event-die-waits = { $who } gagne un dé bonus, à utiliser après le premier lancer de la manche
event-built = { $who } construit { $number } { $name } sur le lot { $space } : { $power }
event-hired = { $who } engage un artiste pour { $price } florins et achève { $work }{ $star ->
    [0] { "" }
   *[1] , un chef-d’œuvre
} ({ artist-points })
event-hired-bottega = { $who } engage un artiste pour { $price ->
    [one] { $price } florin
   *[other] { $price } florins
} avec { $name } et achève { $work }{ $star ->
    [0] { "" }
   *[1] , un chef-d’œuvre
} ({ artist-points })
event-anonymous = { $who } achève { $work } avec l’artiste anonyme de { $name }{ $star ->
    [0] { "" }
   *[1] , un chef-d’œuvre
} ({ artist-points })
event-palazzo = { $who } a achevé le Palazzo : { $points ->
    [one] { $points } point bonus
   *[other] { $points } points bonus
}
event-chiesa = { $who } a achevé la Chiesa : { $steps } pas sur la piste { $track-of }
event-end = Le dernier tour est fini
told-roll = Les dés : { colour-white } { $white }, { colour-brown } { $brown }, { colour-grey } { $grey }, { colour-green } { $green }, { colour-red } { $red }, { colour-yellow } { $yellow }
event-solo-won = { $who } bat le pape Sixte IV, { $points ->
    [one] { $points } point
   *[other] { $points } points
} contre { $target }
event-solo-lost = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : pour battre le pape Sixte IV, il en faut plus de { $target }
awaited-building = Bâtiment gratuit : { $who }

score-palazzo = 1 Palazzo
score-chiesa = 2 Chiesa
score-rione = 3 Rione
score-captain = 4 Piste du capitaine
score-supply = 5 Réserve
score-total = 6 Total

short-palazzo = Palazzo
short-chiesa = Chiesa
short-rione = Rione
short-captain = Capitaine
short-supply = Réserve
short-total = Total

board-fiorini = 100 f
board-title = Manche { $round } sur { $rounds }
board-active = à { $who } de jouer
board-ghost-active = à Sixte IV de jouer
board-die = Dé
board-shows = Montre
board-goods = Ressources
board-person = Personnage
board-money = Florins
board-where = Où
board-unused = non utilisé
board-used = utilisé { $order }
board-by = pris par { $who }
board-in-hand = en main
board-sheet = Feuille : { $who }
board-work = Œuvre
board-icons = Icônes (✗ cochée)
board-artist = Artiste
board-points = Points
board-points-short = PP
board-effect = Donne
board-ready = prête pour un artiste
board-tracks = Pistes
board-supply = Réserve : { $fiorini ->
    [one] { $fiorini } florin
   *[other] { $fiorini } florins
}, { $spare ->
    [one] { $spare } ressource de réserve
   *[other] { $spare } ressources de réserve
}, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
board-space = Lot
board-building = Bâtiment
board-free = gratuit
board-next = suivant
board-players = Joueurs
board-player = Joueur
board-buildings = Tableau des bâtiments (✓ à toi, ▸ constructible ; ✗ est coché sur ton prochain lot)
board-cost = Coût
board-does = Effet
board-can-build = constructible
board-first = Premier
board-captain = Capitaine
board-bishop = Évêque
board-ghost = Pape Sixte IV : capitaine { $captain }, évêque { $bishop } ; il faut plus de { $target ->
    [one] { $target } point
   *[other] { $target } points
} ({ $level })
board-bonus-palazzo = Palazzo complet : { $points } selon le rang
board-bonus-palazzo-solo = Palazzo complet : { $points } selon la manche
board-bonus-chiesa = Chiesa complète : { $steps } pas sur une piste
board-projects = Projets
board-begun = En cours
board-rival = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $supply } · pistes { $tracks } · bâtiments { $buildings }
board-legend = + 100 florins · ★ étoile · ▣ ressource de réserve · † pas du prédicateur · C pas du capitaine · É pas de l’évêque · ◆ ressource au choix · ⚄ dé bonus · 1 2 3 points

effect-none = –
effect-spare = 1 ressource de réserve
effect-fiorini = revenu de { $fiorini } florins
effect-captain = revenu d’un pas du capitaine
effect-bishop = revenu d’un pas de l’évêque
effect-preacher = revenu d’un pas du prédicateur

# parts of the rules
part-sheet = La feuille
part-income = Revenu
part-roles = Capitaine et évêque
part-dice = Utiliser un dé
part-buildings = Bâtiments
part-works = Œuvres d’art
part-tracks = Pistes
part-powers = Ce que font les bâtiments
part-solo = En solo

# what is printed on components, for owners who check their box
box-building = bâtiment
box-work = œuvre d’art
box-space = lot du Rione
box-die = dé du plateau des dés
box-track = piste
box-points = points
box-number = numéro
box-cost = coût
box-fiorini = florins
box-name = nom
box-marble = marbre
box-wood = bois
box-metal = métal
box-spice = épice
box-textile = tissu
box-gold = or
box-resources = ressources selon la valeur, de 1 à 6
box-steps = pas selon la valeur, de 1 à 6
box-price = prix selon la valeur, de 1 à 6
box-artists = artistes
box-effect = effet
box-spaces = cases dans l’ordre
box-word-1-point = 1 point
box-word-2-points = 2 points
box-word-3-points = 3 points
box-word-any = n’importe lequel
box-word-architect = architecte
box-word-bishop = évêque
box-word-blank = vide
box-word-box = ressource de réserve
box-word-brown = brun
box-word-captain = capitaine
box-word-cross = prédicateur
box-word-die = dé bonus
box-word-fiorini = 100 florins
box-word-gold = or
box-word-green = vert
box-word-grey = gris
box-word-marble = marbre
box-word-metal = métal
box-word-none = aucun
box-word-painter = peintre
box-word-preacher = prédicateur
box-word-red = rouge
box-word-resource = ressource au choix
box-word-sculptor = sculpteur
box-word-spare = ressource de réserve
box-word-spice = épice
box-word-star = étoile
box-word-textile = tissu
box-word-white = blanc
box-word-wood = bois
box-word-yellow = jaune

# the things of the box: names, sentences, and what stands in effect lines
thing-marble = Marbre
thing-wood = Bois
thing-metal = Métal
thing-spice = Épice
thing-textile = Tissu
thing-gold = Or
thing-resource = Au choix
thing-fiorini = Florins
thing-spare = Ressources de réserve
thing-stars = Étoiles
thing-captain = Capitaine
thing-bishop = Évêque
thing-preacher = Prédicateur
thing-sculptor = Sculpteur
thing-architect = Architecte
thing-painter = Peintre
thing-die = Dé { $stuff }
thing-track-space = { $track }, case { $space }
thing-whole-palazzo = Tout le Palazzo
thing-whole-chiesa = Toute la Chiesa
line-power-value = dé { $stuff } : valeur au choix
line-power-exchange = dé { $stuff } : une ressource s’échange
line-power-anonymous = une fois par tour : un dé engage un artiste anonyme, gratuit
line-power-identical = une fois par tour : un dé donne { $amount } ressources identiques
line-power-steps = une fois par tour : un dé donne { $amount } pas
line-power-money = une fois par tour : un dé donne { $amount } florins
line-power-change = une fois par tour : { $amount } florins pour une ressource
line-power-discount = une fois par tour : un artiste à { $amount } de moins
line-power-spares = aussitôt : { $amount } ressources de réserve
line-power-mint = une étoile vaut { $amount }
line-power-any-artist = un dé engage tout artiste
line-power-none = points seuls
bonus-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bonus-fiorini = des florins
bonus-star = une étoile
bonus-box = une ressource de réserve
bonus-cross = un pas du prédicateur
bonus-captain = un pas du capitaine
bonus-bishop = un pas de l’évêque
bonus-resource = une ressource de ton choix
bonus-die = un dé bonus
says-work = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; donne : { $gives }.
says-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
says-space = Place pour un bâtiment{ $spare ->
    [0] { "" }
    [one] { "" } et { $spare } ressource de réserve
   *[other] { "" } et { $spare } ressources de réserve
}{ $points ->
    [0] .
    [one] , { $points } point de plus.
   *[other] , { $points } points de plus.
}
says-marble = Le marbre sert à cocher des icônes d’œuvres et de lots.
says-wood = Le bois sert à cocher des icônes d’œuvres et de lots.
says-metal = Le métal sert à cocher des icônes d’œuvres et de lots.
says-spice = L’épice sert à cocher des icônes d’œuvres et de lots.
says-textile = Le tissu sert à cocher des icônes d’œuvres et de lots.
says-gold = L’or sert à cocher des icônes d’œuvres et de lots.
says-resource = N’importe laquelle des six ressources.
says-fiorini = Les florins paient les icônes de florins des lots et des œuvres, et les artistes. À la fin, chaque tranche de { $fiorini } florins restants vaut un point.
says-spare = Une ressource de réserve se dépense comme n’importe quelle ressource, à tout moment de ton tour. À la fin, chacune qui reste vaut { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says-stars = Une étoile, dépensée en engageant un artiste, fait de l’œuvre un chef-d’œuvre : { $star ->
    [one] 1 point
   *[other] { $star } points
} de plus. À la fin, chacune qui reste vaut { $points ->
    [one] 1 point
   *[other] { $points } points
}.
says-die = Un dé donne des ressources, un personnage ou des florins ; sa valeur dit combien.
says-bonus-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} à la fin de la partie.
says-bonus-blank = Rien n’est dessiné ici : seul le pas compte.
says-bonus-fiorini = Aussitôt 100 florins.
says-bonus-star = Aussitôt une étoile. Elle fait d’une œuvre un chef-d’œuvre ; gardée jusqu’à la fin, elle vaut { $star ->
    [one] 1 point
   *[other] { $star } points
}.
says-bonus-box = Aussitôt une ressource de réserve.
says-bonus-cross = Aussitôt un pas sur la piste du prédicateur, avec ce que donne cette case.
says-bonus-captain = Aussitôt un pas sur la piste du capitaine, avec ce que donne cette case.
says-bonus-bishop = Aussitôt un pas sur la piste de l’évêque, avec ce que donne cette case.
says-bonus-resource = Une ressource de ton choix, cochée aussitôt.
says-bonus-die = Un dé bonus, à utiliser aussitôt : n’importe lequel des six, même déjà utilisé.
says-track-captain = Ses cases valent des points à la fin. Qui est seul en tête au début d’une manche est capitaine du peuple.
says-track-bishop = Ses cases donnent ce qui y est dessiné. Qui est seul en tête au début d’une manche est évêque.
says-track-preacher = Chaque case donne aussitôt ce qui y est dessiné. Aucune charge ne dépend de cette piste.
says-sculptor = Un sculpteur achève les œuvres qui en montrent un.
says-architect = Un architecte achève les œuvres qui en montrent un.
says-painter = Un peintre achève les œuvres qui en montrent un.
says-office-captain = À partir de la deuxième manche, le capitaine coche une ressource de son choix au début de la manche. Il doit être seul en tête sur sa piste.
says-office-bishop = À partir de la deuxième manche, pendant les tours des autres, l’évêque prend n’importe lequel des six dés, même utilisé. Il doit être seul en tête sur sa piste, avec au moins { $least } cases cochées.
says-whole-palazzo = Toutes les œuvres du Palazzo achevées : { $ranks } points, selon qui y parvient en premier, en deuxième et ainsi de suite. En solitaire, c’est la manche qui décide : { $alone }.
says-whole-chiesa = Toutes les œuvres de la Chiesa achevées : aussitôt { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
} sur une piste de ton choix.
says-score-palazzo = Ses œuvres achevées avec les points de leurs artistes, et les points pour tout le Palazzo.
says-score-chiesa = Ses œuvres achevées avec les points de leurs artistes.
says-score-rione = Les maisons construites, et les points imprimés sur leurs lots.
says-score-captain = Les points des cases cochées de la piste du capitaine.
says-score-supply = Ce qui reste en réserve : chaque étoile { $star }, chaque ressource de réserve { $spare }, chaque tranche de { $fiorini } florins 1 point.
says-score-total = Toutes les cases ensemble. Le plus de points l’emporte.
line-marks = œuvres, lots
line-house = un bâtiment
icon-prestige = PP
icon-step = pas
icon-star = étoile
icon-resource = ressource au choix
icon-turn = à chaque manche :
icon-to = →
icon-die = dé
icon-marble = { thing-marble }
icon-wood = { thing-wood }
icon-metal = { thing-metal }
icon-spice = { thing-spice }
icon-textile = { thing-textile }
icon-gold = { thing-gold }
icon-fiorini = florins
icon-spare = ressource de réserve
icon-captain = pas du capitaine
icon-bishop = pas de l’évêque
icon-preacher = pas du prédicateur
icon-sculptor = { thing-sculptor }
icon-architect = { thing-architect }
icon-painter = { thing-painter }
