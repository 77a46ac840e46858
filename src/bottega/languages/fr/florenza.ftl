game-title = Florenza X
game-blurb = Mène une famille de la Florence de la Renaissance : place tes familiers, fais vivre ton quartier, engage des artistes et embellis la ville pour le prestige.
option-ghosts = fantômes
option-ghosts-about = En solo, tu affrontes des fantômes : des familles qui marquent des points sans jouer de tour. Plus ils sont nombreux ou de niveau élevé, plus c’est difficile.
option-dice = dés pour les artistes
option-dice-about = Un dé décide de la réussite d’un artiste. Sans dés, chaque artiste a une valeur fixe : c’est la variante officielle.
order-plans = construire et vendre en phase 5 sans demander, tant que tout ce qui est prévu peut être payé
option-open = jetons de prestige visibles
option-open-about = Tout le monde voit la valeur des jetons de prestige de tous. Sinon, jusqu’à la fin, seul leur nombre est connu.

nothing = rien
no-points = aucun point
minus = moins { $amount }
pair = { $first }, { $rest }
rows = { $first } · { $rest }
sum = { $first } + { $rest }
either = { $first } ou { $rest }
amount-marble = { $count } marbre
amount-wood = { $count } bois
amount-metal = { $count } métal
amount-gold = { $count } or
amount-spice = { $count ->
    [one] { $count } épice
   *[other] { $count } épices
}
amount-textile = { $count ->
    [one] { $count } tissu
   *[other] { $count } tissus
}
amount-florins = { $count } florins
amount-pp = { $count } prestige
amount-bp = { $count ->
    [one] { $count } point d’évêque
   *[other] { $count } points d’évêque
}
amount-members = { $count ->
    [one] { $count } familier
   *[other] { $count } familiers
}
owner-family = chez les { $family }
owner-ghost = chez { $name }
resource-marble = marbre
resource-wood = bois
resource-metal = métal
resource-gold = or
resource-spice = épice
resource-textile = tissu
short-marble = Ma
short-wood = Bo
short-metal = Mé
short-gold = Or
short-spice = Ép
short-textile = Ti
speciality-A = architecte
speciality-S = sculpteur
speciality-P = peintre
artist-named = { $name }
artist-anonymous = un artiste anonyme
preacher-named = { $name }
preacher-anonymous = un prédicateur anonyme
power-at-once = à placer aussitôt
power-swap = une ressource peut être échangée
preacher = { $gain } pour { $price } florins
marker-neutral = un marqueur neutre
marker-special = le marqueur spécial ({ $gain } à chaque manche)
level-facile = facile
level-media = normal
level-difficile = difficile
level-capolavoro = chef-d’œuvre
phase-setup = Mise en place
phase-income = Phase 1, revenus
phase-captain = Phase 2, capitaine du peuple
phase-bishop = Phase 3, évêque
phase-placing = Phase 4, familiers
phase-economy = Phase 5, économie
phase-artworks = Phase 6, œuvres
phase-elections = Phase 7, élections
phase-round-end = Phase 8, fin de la manche

question-first-building = Avec quel bâtiment commences-tu ? Il se paie maintenant.
question-third-choice = Tu es capitaine du peuple : quelle troisième ressource tout le monde reçoit-il ?
question-reservation = Tu es capitaine du peuple : qui te réserves-tu pour cette manche ?
question-placing = Où envoies-tu un familier ? Encore { $left } à placer.
question-choose-artist = Qui réalise { $work } ?
question-swap-give = Bernardo t’échange une ressource : laquelle donnes-tu ?
question-swap-take = Quelle ressource prends-tu en échange ?
question-window = Avant { $what } : marché ou condottiere ?
question-last-window = Fin de la phase 5 : marché ou condottiere, dernière occasion.
question-sold = Au marché : en acheter une, en donner deux contre une, ou finir ?
question-bought = Au marché : donner deux ressources contre une, ou finir ?
question-gave = Quelle deuxième ressource donnes-tu ?
question-market-take = Quelle ressource prends-tu contre les deux ?
question-sale = { $building } : tu vends ?
question-construction = { $building } : tu construis pour { $cost } ?
question-commission = Laquelle de tes œuvres vient ensuite ?
question-payment = { $work } : tu paies, et pour quelle spécialité ?
question-incentive = { $work }, valeur { $value } : une prime pour l’artiste ?
question-call-muse = { $work }, valeur { $value } : tu appelles la Muse pour un de plus ?
question-judge = { $work } : quel lancer compte ?
question-choose-marker = { $work } : quel marqueur y mets-tu ?
question-market = { $question } Pour { $what } : { $deals }.
question-short = { $question } Pas assez pour { $what }.
question-short-then = { $question } Avec { $paid }, il n’y a pas assez pour { $what }.
question-short-all = { $question } Pas assez pour toutes.
question-chance = Place au dé ou au tirage.
question-over = La partie est finie.

effect-sale = { $gain } pour { $pay }
effect-income = { $gain } à chaque manche
effect-at-once = { $gain } ; { $pp } prestige aussitôt
work-gain = { $gain } ; { $income } à chaque manche
action-build-first = Construis { $building } pour { $cost } : { $gain }
action-occupy-own = Active { $building } chez toi, case { $square } : { $gain }
action-occupy-rival = Active { $building } { $owner }, case { $square }, pour 1 prestige : { $gain }
action-build = Prévois { $building } pour { $cost } : { $gain }
action-work-plan = Prévois { $work } pour { $cost } : { $gain }
action-work-next = Règle maintenant { $work }
action-artist = { $artist } : { $skills }
action-artist-anonymous = Un artiste anonyme : { $skills }
skill = { $speciality } pour { $price } florins ({ $faces })
skill-anonymous = { $price } florins ({ $faces })
action-church = Charité dans ta Chiesa avec { $preacher }, { $price } florins : { $gain }
action-duomo = Charité au Duomo avec { $preacher }, { $price } florins : { $gain }
action-market = Envoie un familier au marché
action-administration = Envoie un familier à l’administration : { $florins } florins
action-captain = Engage le condottiere { $captain } : { $rows }
captain-row = { $price } florins pour { $gain }
captain-row-lost = impayé, il coûte { $loss }
action-reserve = Réserve-toi { $character } : { $what }
action-reserve-nobody = Ne réserve personne
action-name = Pour tout le monde : { $resource }
action-sell = Marché : vends 1 { $resource } pour { $florins } florins
action-buy = Marché : achète 1 { $resource } pour { $florins } florins
action-give-first = Marché : donne 1 { $resource } et une autre ressource contre une de ton choix
action-give-second = Donne aussi 1 { $resource }
action-give-swap = Donne 1 { $resource }
action-take = Prends 1 { $resource }
action-pay-captain = { $captain } : paie { $price } florins pour { $gain }
action-leave-captain = { $captain } : ne paie rien et perds { $loss }
action-leave-captain-free = { $captain } : ne paie rien ; rien n’est perdu
action-done-no-market = Continue sans le marché sur lequel compte la prévision
action-done-window = Continue
action-done-unpaid = { $action } ; impayés : { $losses }
unpaid-captain = { $captain } ({ $loss })
entry-done-unpaid = { $action } : { $loss }
action-not-in-box = Quelque chose que cette boîte n’a pas
action-done-market = Quitte le marché
action-done-swap = N’échange rien
action-done-muse = Passe-toi de la Muse
did-done-window = { $who } continue
did-done-unpaid = { $who } continue ; impayés : { $losses }
did-done-no-market = { $who } continue sans le marché
did-done-market = { $who } quitte le marché
did-done-swap = { $who } n’échange rien
did-done-muse = { $who } se passe de la Muse
action-activate = Vends : { $effect }
action-construct = Construis { $building } pour { $cost }
action-refuse-sale = Ne vends pas
action-refuse-building = { $lost ->
    [0] Renonce à { $building } : la tuile repart
    [one] Renonce à { $building } : la tuile repart, et tu perds { $lost } prestige
   *[other] Renonce à { $building } : la tuile repart, et tu perds { $lost } prestige
}
action-refuse-work = { $lost ->
    [0] Laisse échouer { $work } : rien n’est perdu
    [one] Laisse échouer { $work } : tu perds { $lost } prestige
   *[other] Laisse échouer { $work } : tu perds { $lost } prestige
}
action-as = Paie { $artist } comme { $speciality } ({ $faces }) : { $cost }
action-face = Prends le { $face } : { $points }
action-face-masterpiece = Prends le { $face } : un chef-d’œuvre, { $points }
action-muse-roll = Appelle la Muse pour { $florins } florins et relance
action-muse-value = Appelle la Muse pour { $florins } florins : valeur { $value }, { $points }
action-incentive = Une prime de { $florins } florins : valeur { $value }, { $points }
action-mark = Mets { $marker }
marked-in-time = { $action }, à temps
outcome-character = { $character } arrive à Florence
outcome-captain = { $captain } est en jeu
outcome-order = Les { $family } ont la place suivante
outcome-face = Le dé montre { $face }

group-own = Tes bâtiments
group-build-goods = Construire : ressources
group-build-points = Construire : points
group-build-income = Construire : revenus
group-district = Œuvres du quartier
group-city = Œuvres de la ville
group-in-time = Payables à temps
group-rivals = Bâtiments des rivaux
group-charity = Charité
group-errands = Marché et condottieri
group-captains = Payer un condottiere
group-sell = Marché : vendre
group-buy = Marché : acheter
group-swap = Marché : deux contre une
entry-own = { $name } : { $gain }
entry-rival = { $name } ({ $owner }) : { $gain }
entry-rival-sale = { $name } ({ $owner }) : vend { $pay }
entry-cost = { $name } · { $cost }
entry-work = { $name }, { $place } · { $gain }
entry-price = { $name } · { $price } florins
entry-anonymous = anonyme
entry-nobody = personne
entry-market = marché
entry-administration = administration, { $florins } florins
entry-captain = condottiere { $name }
entry-church = Chiesa, { $name } · { $price } florins
entry-duomo = Duomo, { $name } · { $price } florins
entry-pay = { $name }, { $price } florins : { $gain }
entry-muse = la Muse, { $florins } florins
entry-face = { $face } : { $points }
entry-masterpiece = { $face } : un chef-d’œuvre, { $points }
entry-incentive = { $florins } florins : valeur { $value }, { $points }
entry-no-incentive = aucune : valeur { $value }, { $points }
entry-sell = vendre : { $gain }
entry-keep = ne pas vendre
entry-construct = construire · { $cost }
entry-give-up = renoncer
entry-let-fail = laisser échouer
entry-neutral = neutre

event-arrives = { $character } arrive à Florence, sous la carte { $card }
event-leaves = { $character } quitte Florence
event-enlisted = Le condottiere { $fortune } est en jeu
event-order = { $who } a la place { $place } dans l’ordre du tour
event-first-building = { $who } commence avec { $building } sur la case { $square }
event-first-building-points = { $who } commence avec { $building } sur la case { $square } : { $gain }
event-no-first-building = { $who } ne peut payer aucun bâtiment
event-round = Manche { $round }
event-third = Troisième ressource : { $resource }
event-income = { $who } reçoit { $gain }
event-reserves = { $who } se réserve { $character } pour cette manche
event-exile = { $who }, évêque, exile un familier de chaque rival
event-occupies = { $who } envoie un familier au bâtiment { $building } de son quartier
event-occupies-rival = { $who } envoie un familier au bâtiment { $building } { $owner } pour 1 prestige
event-plans-building = { $who } prévoit { $building } sur la case { $square }
event-plans-work = { $who } prévoit { $work } avec { $artist }
event-charity = { $members ->
    [0] { $who } paie { $price } florins à { $preacher }
    [one] { $who } paie { $price } florins à { $preacher } et reçoit 1 familier
   *[other] { $who } paie { $price } florins à { $preacher } et reçoit { $members } familiers
}
event-swaps-one = { $who } échange { $given } contre { $taken }
event-to-market = { $who } envoie un familier au marché
event-to-administration = { $who } envoie un familier à l’administration
event-to-fortune = { $who } engage le condottiere { $fortune }
event-administration = { $who } reçoit { $florins } florins de l’administration
event-activates = { $who } utilise { $building } : { $gain }
event-idle = { $who } ne tire rien du bâtiment { $building }
event-builds = { $who } construit { $building }
event-builds-points = { $who } construit { $building } : { $gain }
event-gives-up-building = { $lost ->
    [0] { $who } ne construit pas { $building } : la tuile repart
   *[other] { $who } ne construit pas { $building } : la tuile repart, moins { $lost } prestige
}
event-sells = { $who } vend 1 { $resource } pour { $florins } florins
event-buys = { $who } achète 1 { $resource } pour { $florins } florins
event-swaps-two = { $who } donne { $first } et { $second } contre { $taken }
event-swaps-alike = { $who } donne { $goods } contre { $taken }
event-pays-fortune = { $who } paie { $florins } florins au condottiere { $fortune } : { $gain }
event-leaves-fortune = { $who } ne paie pas le condottiere { $fortune } et perd { $loss }
event-leaves-fortune-free = { $who } ne paie pas le condottiere { $fortune } et ne perd rien
event-realises = { $who } réalise { $work } avec { $artist } comme { $speciality }
event-realises-points = { $who } réalise { $work } avec { $artist } comme { $speciality } : { $gain }
event-rolls = { $who } obtient { $face }
event-muse = { $who } appelle la Muse pour { $florins } florins
event-artist-points = { $who } reçoit { $points } prestige grâce à { $artist }
event-artist-loss = { $lost ->
    [0] { $who } ne reçoit aucun point avec { $artist }
   *[other] { $who } perd { $lost } prestige avec { $artist }
}
event-masterpiece = Un chef-d’œuvre signé { $artist } : { $points } prestige pour { $who }
event-marks = { $who } marque { $work }
event-full-palazzo = { $who } a achevé le Palazzo : { $points } prestige
event-full-chiesa = { $points ->
    [one] { $who } a achevé la Chiesa : { $points } point d’évêque
   *[other] { $who } a achevé la Chiesa : { $points } points d’évêque
}
event-fails-work = { $lost ->
    [0] { $who } ne peut ou ne veut pas payer { $work }
   *[other] { $who } ne peut ou ne veut pas payer { $work } et perd { $lost } prestige
}
event-captain = { $points ->
    [0] { $who } devient capitaine du peuple
   *[other] { $who } devient capitaine du peuple et prend { $points } prestige en jetons
}
event-no-captain = Égalité : pas de capitaine du peuple
event-bishop = { $points ->
    [0] { $who } devient évêque
   *[other] { $who } devient évêque : { $points } prestige
}
event-no-bishop = Personne ne devient évêque
event-cardinal = { $who } devient cardinal : { $points } prestige
event-ghost-space = { $who } obtient { $face } et va sur l’emplacement { $space }
event-ghost-activates = { $who } active { $building } { $owner } pour 1 prestige : { $gain }
event-ghost-activates-own = { $who } active { $building } dans son quartier : { $gain }
event-ghost-builds = { $who } construit { $building } sur la case { $square } : { $gain }
event-ghost-makes = { $who } réalise { $work } : { $gain }, et { $points } grâce à { $artist }
event-ghost-hires = { $who } engage le condottiere { $fortune } : { $gain }
event-ghost-bishop-point = { $who } gagne 1 point d’évêque
event-ghost-nothing = { $who } ne peut rien faire
told-arrive = Nouveaux à Florence : { $characters }
told-leave = Quittent Florence : { $characters }
told-enlist = Condottieri en jeu : { $fortunes }
told-order = Ordre du tour : { $players }
awaited-third = La troisième ressource
awaited-work = L’artiste pour { $work }
awaited-ghost = { $who }

refusal-not-in-box = Cette boîte n’a pas cela.
refusal-other-decision = Cela ne répond pas à la question.
refusal-no-tile = Il ne reste aucune tuile de ce bâtiment.
refusal-same-square = Une famille qui a choisi avant toi l’a sur la même case.
refusal-cannot-pay = Tu ne peux pas le payer.
refusal-not-on-display = Ce personnage n’est pas à Florence en ce moment.
refusal-is-reserved = Le capitaine du peuple a réservé ce personnage.
refusal-is-taken = Ce personnage est déjà engagé.
refusal-no-building = Il n’y a pas de bâtiment sur cette case.
refusal-not-built = Ce bâtiment est encore en construction.
refusal-is-violet = Les bâtiments violets ne peuvent pas être occupés.
refusal-is-occupied = Il y a déjà un familier.
refusal-is-blocked = Un fantôme a bloqué ce bâtiment pour cette manche.
refusal-at-floor = Ton blason est sur la case la plus basse : tu n’as pas de prestige à payer.
refusal-district-full = Ton quartier n’a plus de case libre.
refusal-work-made = Cette œuvre est déjà réalisée.
refusal-work-planned = Il y a déjà un familier sur cette œuvre.
refusal-no-marker = Tu n’aurais pas de marqueur à y mettre.
refusal-no-speciality = L’œuvre ne demande pas cette spécialité.
refusal-is-preacher = Un prédicateur ne réalise pas d’œuvres.
refusal-space-taken = L’emplacement du prédicateur est pris pour cette manche.
refusal-preacher-at-floor = Ton blason est trop bas pour perdre le point que demande ce prédicateur.
refusal-market-taken = Tu as déjà un familier au marché.
refusal-no-captain = Ce condottiere n’est pas en jeu.
refusal-not-held = Tu n’as pas les ressources pour cela.
refusal-not-yours = Tu n’as pas de familier sur ce condottiere.
refusal-deal-past = Les transactions se font dans l’ordre : vendre, acheter, échanger.
refusal-not-on-market = Tu n’as pas de familier au marché.
refusal-not-rolled = Cette face n’est pas sortie.
refusal-no-muse = La Muse a déjà été appelée cette manche.
refusal-beyond-six = La valeur dépasserait six.
refusal-marker-used = Tu n’as plus de marqueur de ce genre.
refusal-marker-needed = Une œuvre prévue dans ton quartier a besoin de ton marqueur neutre.
refusal-not-planned = Tu n’as pas de familier sur cette œuvre.
refusal-no-such-seat = Personne n’est assis là.
refusal-turned-by-ghost = Un fantôme a ce condottiere pour cette manche.
refusal-same-kind = Tu viens de donner cette ressource.
refusal-must-build = Si tu peux payer un bâtiment, tu dois en construire un.
refusal-must-place = On ne peut pas passer : il faut placer un familier.

score-crest = Piste de prestige
score-tokens = Jetons
score-bishop-space = Piste de l’évêque
score-goods = Ressources et florins
score-captain = Capitaine du peuple
score-bishop = Évêque
score-squares = Cases vides
score-works = Œuvres du quartier manquantes
score-no-palazzo = Aucune œuvre dans le Palazzo
score-no-chiesa = Aucune œuvre dans la Chiesa

board-title = { $phase } · manche { $round } sur { $rounds }
board-order = Ordre du tour
board-captain = Capitaine du peuple
board-bishop = Évêque
board-muse = Muse
board-used = appelée
board-vacant = vacant
board-characters = Personnages, par manches qu’ils restent ; sur les cartes, les anonymes
board-preacher = { $price } f : { $members } FM
board-places = Lieux de Florence
board-work = Œuvre
board-cost = Coût
board-artists = Artistes
board-points = Points
board-income = À chaque manche
board-state = État
board-captains = Condottieri
board-districts = Quartiers
board-goods = Ressources
board-florins = Florins
board-tracks = Piste de prestige / de l’évêque
board-tokens = Jetons
board-tokens-hidden = { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
board-members = Familiers : à placer / réserve / en exil
board-away = Au marché, à l’administration
board-charity = Prédicateur
board-markers = Marqueurs : neutres / spéciaux
board-score = Points jusqu’ici
board-square = Case { $number }
board-palazzo = Palazzo
board-chiesa = Chiesa
board-table = Tableau du fantôme
board-own = { $who } : { $goods } · { $zone } FM à placer (+{ $reserve }) · { $pp } PP, { $bp } PE
board-district = Quartier
board-plans = Plans
board-short-of = { $verdict }, manque { $short }
board-forecast = Prévision pour les { $family } : tout ce qui est placé, dans l’ordre
board-have = En main
board-short = Manque
board-left = Ce qui reste
board-building = Bâtiment
board-supply = Bâtiments à prévoir
board-effect = Donne
board-tiles = Tuiles
board-built = construit
board-planned = prévu
board-blocked = bloqué
board-legend = A architecte, S sculpteur, P peintre ; PP prestige, PE points d’évêque, FM familiers ; * chef-d’œuvre possible, ✕ engagé, ⚑ réservé par le capitaine du peuple ; ✓ payable maintenant, (✓) payable à temps
deal-sell = vendre 1 { $resource }
deal-buy = acheter 1 { $resource }
deal-swap = { $given } pour { $resource }
deal-take = prendre 1 { $resource }
verdict-short = pas assez
verdict-enough = suffit
verdict-by-market = par le marché
verdict-by-captain = par un condottiere
verdict-kept-back = mis de côté

# parts of the rules
part-round = Une manche
part-forecast = La prévision
part-variant = Sans dés
part-ghosts = Fantômes
part-phase-1 = { phase-income }
part-phase-2 = { phase-captain }
part-phase-3 = { phase-bishop }
part-phase-4 = { phase-placing }
part-phase-5 = { phase-economy }
part-phase-6 = { phase-artworks }
part-phase-7 = { phase-elections }
part-phase-8 = { phase-round-end }

# what is printed on components, for owners who check their box
box-die = dé
box-building = bâtiment
box-artwork = œuvre d’art
box-character = personnage
box-skill = artiste
box-captain = condottiere (capitaine d’aventure)
box-preacher = prédicateur
box-bishop = évêque
box-ghost_action = action du fantôme
box-face1 = face 1 du dé
box-face2 = face 2 du dé
box-face3 = face 3 du dé
box-face4 = face 4 du dé
box-face5 = face 5 du dé
box-face6 = face 6 du dé
box-stay = séjour
box-after = ensuite
box-tiles = nombre de tuiles
box-cost = coût
box-pp = points de prestige (PP)
box-bp = points d’évêque (PE)
box-income = revenu
box-gain = gain
box-pay = paiement
box-speciality = spécialité
box-space = emplacement
box-price = prix
box-price2 = prix de la ligne 2
box-price3 = prix de la ligne 3
box-row1 = ligne 1
box-row2 = ligne 2
box-row3 = ligne 3
box-points = points
box-lap_spaces = cases d’un tour de piste
box-lap_points = points d’un tour de piste
box-members = familiers
box-name = nom
box-word-A = architecte
box-word-P = peintre
box-word-S = sculpteur
box-word-bp = PE
box-word-florins = florins
box-word-gold = or
box-word-marble = marbre
box-word-members = familiers
box-word-metal = métal
box-word-pp = PP
box-word-spice = épice
box-word-textile = tissu
box-word-wood = bois

# the things of the box: names, sentences, and what stands in effect lines
thing-marble = Marbre
thing-wood = Bois
thing-metal = Métal
thing-gold = Or
thing-spice = Épice
thing-textile = Tissu
thing-florins = Florins
thing-pp = points de prestige
thing-bp = points d’évêque
thing-members = familiers
thing-token = Jetons de prestige
thing-market = Marché
thing-administration = Administration
thing-charity = Charité
thing-anonymous = Anonyme
thing-preacher = Prédicateur
line-at-once = aussitôt
line-swap = en échanger une
thing-die = Dé
says-resource = Paie bâtiments et œuvres ; à la fin, elle vaut { $value } florins.
says-building = { $gain }. Coûte { $cost }.
says-work = { $gain }. Coûte { $cost }, plus un artiste : { $artists }. Prévue mais non payée, elle perd { $lost } prestige.
says-artist = { $skills }. Entre parenthèses : le prestige des valeurs 1 à 6, que montre le dé ; sans dés, la valeur dépend du lieu.
thing-bag = Personnages à venir
thing-square = Case à bâtir
says-square = Un bâtiment va ici. Laissée vide, elle coûte { $lost } prestige à la fin.
thing-bishop-space = Case { $space } de la piste de l’évêque
says-bishop-space = Qui devient évêque depuis cette case reçoit { $points }.
line-most-wins = qui en a le plus gagne
line-keeps = réserve un personnage
line-unpaid = impayée :
line-cheapest = artiste le moins cher
line-dearest = artiste le plus cher
icon-florins = florins
icon-pp = prestige
icon-bp = points d’évêque
icon-members = familiers
icon-to = →
icon-round = à chaque manche :
icon-die = dé
icon-work = œuvres
icon-resource = ressource
ghost-activate = Activer
ghost-build = Construire
ghost-chiesa = Chiesa
ghost-palazzo = Palazzo
ghost-fortune = Condottiere
ghost-bishop = Point d’évêque
ghost-main = Ville
