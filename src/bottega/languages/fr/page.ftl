# Les mots de la page. Ce qui appartient à un jeu vient du serveur, dans la langue de qui regarde.

# everywhere
close = Fermer
copy = Copier
copied = Copié
save = Enregistrer
home = Accueil
help = Aide et règles
menu = Menu et réglages
theme = Clair ou sombre
you = Toi
your-name = Ton nom
your-turn = À toi
handed-to = { $name }, à toi
points = Points de prestige
round = Manche
round-number = Manche { $round }
round-of = Manche { $round } sur { $rounds }
round-out-of = sur { $rounds }
offline = Le serveur ne répond pas. Réessaie dans un instant.
page-missing = Il n’y a rien ici.
fault = Impossible d’afficher cette partie de la page pour l’instant. Le reste marche, et ta partie est à l’abri.
fault-again = Réessayer
fault-page = Impossible d’afficher cette page pour l’instant. Tes parties sont à l’abri.

# the front page
home-nav = Accueil
home-title = La table est mise.
home-lead = Des jeux de dés, de pierre et d’or, dans ton navigateur. Pas de compte, rien à installer : assieds-toi et joue.
home-fine = « Jouer » t’installe à { $game } avec deux bots. Tout ce que tu fais s’annule tant que tu n’as pas confirmé.
games = Jeux
game = Jeu
my-tables = Mes tables
next-table = Table suivante
play-now = Jouer
play = Jouer
look = Regarder
invite = Inviter des amis
new-table = Nouvelle table
rules = Règles
level-easy = facile
level-normal = normal
level-hard = difficile
level-extreme = extrême
level-facile = facile
level-media = normal
level-difficile = difficile
level-capolavoro = chef-d’œuvre
alone = En solo :
against = Bots :
level-fattorino = novice
level-garzone = débutant
level-apprendista = facile
level-lavorante = difficile
level-maestro = maître
players = Joueurs
players-range = de { $low } à { $high } joueurs
tables-none = Pas encore de table. La tienne est à un clic.
table-open = { $count ->
    [one] { $count } place libre
    *[other] { $count } places libres
}
table-over = Finie
table-waits = À { $name } de jouer
table-running = Les dés roulent
home-title-florenza = Florenza X
home-blurb-florenza-dice = Six dés, une feuille, un quartier à dessiner. Prends-en trois, laisses-en trois.
home-blurb-florenza = Toute une ville d’ateliers, d’artistes et de mécènes. Planifie l’année, puis paie-la.
home-blurb-dice-forge = Forge les faces de tes propres dés, puis lance-les à chaque tour, le tien ou non.
home-kind-florenza-dice = roll and write
home-kind-florenza = pose d’ouvriers
home-kind-dice-forge = construction de dés
game-minutes = { $minutes ->
    [120] 2 h
    *[other] { $minutes } min
}
also-here = Ici aussi
since-now = à l’instant
since-minutes = il y a { $count } min
since-hours = il y a { $count } h
since-days = { $count ->
    [one] hier
    *[other] il y a { $count } jours
}
table-manage = Options : { $name }
table-hide = Masquer cette table
table-unhide = Montrer de nouveau cette table
table-give-up = Je pars : un bot joue pour moi
table-give-up-hint = La table est alors masquée. Rouvre-la pour rejouer toi-même.
tables-all = Toutes les tables ({ $count })
note-link = Inviter par lien
note-link-text = Chaque place a son lien secret. Le premier qui l’ouvre s’y assied ; des bots prennent le reste. Qui a l’adresse de la table peut regarder.
note-undo = Le crayon, puis l’encre
note-undo-text = Ton tour est un brouillon que toi seul vois. Annule une étape, recommence, confirme quand c’est bon.
note-fair = Des dés vérifiables
note-fair-text = Avant le premier lancer, chaque table publie le sceau de ses dés. La partie finie, chacun peut recalculer chaque lancer.
foot-api = Écrire son propre bot

# a new table
fewer = Moins de joueurs
more = Plus de joueurs
seat-number = Place { $seat }
chair-me = Sur cet écran
chair-you = Toi
chair-open = Par lien
chair-bot = Un bot
chair-strength = Type de bot
bots-others = Pour comparer
bots-show = Autres types de bots
bots-about = Ils servent à comparer : Aléatoire fait n’importe quoi de permis, Glouton ce qui semble le mieux tout de suite, Réfléchi essaie quelques parties au hasard pour chaque choix, Calculateur regarde plus loin.
chair-name = Nom
chair-link = Tu recevras un lien à envoyer.
option-usual = comme d’habitude
option-own = mon choix
option-each = { $option }, numéro { $number }
option-add = Un de plus
option-remove = Un de moins
option-off = { $option } : non
pace-about = Le temps minimal qu’un bot prend pour décider, afin que tu puisses suivre.
hide-points-about = Personne ne voit les points avant la fin : le suspense reste entier.
clock-about = Le temps accordé pour une décision.
table-name-about = Tout le monde à la table le voit.
pace = Rythme des bots
pace-slow = Tranquille
pace-usual = Normal
pace-fast = Immédiat
hide-points = Ne compter les points qu’à la fin
clock = Pendule
clock-none = Aucune
clock-soft = Affiche seulement le temps
clock-each = { $time } par décision
clock-minutes = { $count } min
clock-hours = { $count } h
clock-day = 1 jour
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-up = temps écoulé
clock-end = Temps écoulé
clock-end-nothing = Rien ; l’hôte peut prendre la place
clock-end-move = Un bot joue ce tour
clock-end-bot = Un bot joue jusqu’au retour
make-table = Mettre la table
table-name = Nom de la table
table-name-hint = Vendredi soir, par exemple

# a chair by link
join-title = Une place à une table de { $game }
join-lead = { $known ->
    [yes] { $name }
   *[no] Quelqu’un
} t’a gardé une place.
join-here = ta place
join-taken = Quelqu’un est déjà assis là : un lien vaut pour une personne. Qui a mis la table peut t’en donner un autre.
join-word = Un mot à toi pour les dés, si tu veux
join-new = Jamais joué ? À la table, une leçon t’attend, elle dure { $minutes ->
    [one] une minute.
   *[other] { $minutes } minutes.
}
join-word-hint = Il est mêlé à chaque lancer, pour que personne n’ait pu les préparer.
join-sit = S’asseoir
join-watch = Juste regarder

# the lobby
lobby-title = On attend les amis
lobby-host = Envoie un de ces liens à chaque ami. La partie commence d’elle-même quand toutes les places sont prises.
lobby-guest = La partie commence d’elle-même quand toutes les places sont prises.
lobby-link = Lien de la place { $seat }
lobby-bot = Mettre un bot
lobby-me = Sur cet écran
lobby-share = Envoyer
lobby-learn = En attendant : apprends le jeu
lobby-start = Un lien sert une fois, au premier qui l’ouvre. Tu peux quitter cette page et revenir.

# seats
seat-free = libre
seat-open = attend un invité
seat-mine = toi
seat-here = est là
seat-away = n’est pas là
seat-awaited = absent, et c’est son tour
seat-bot = bot
seat-thinking = réfléchit
seat-choosing = choisit
seat-waiting = attend
seat-rolls = lance les dés
seat-your-turn = à toi
seat-you-decide = à toi de décider
seat-has-turn = a la main
seat-won = a gagné
seat-stand-in = un bot joue en attendant
seat-replaced = Un bot joue pour toi.
seat-back = Reprendre ma place
people = Autour de la table
people-go = Je dois partir : un bot joue
people-replace = Un bot joue en attendant
people-take = Prendre cette place
people-free = La donner à quelqu’un d’autre
people-link = Copier le lien
people-hint = On demande d’abord à qui est là. Si quelqu’un est absent, les autres peuvent, après une minute, laisser un bot jouer à sa place. Chacun garde sa place : rouvrir la table suffit pour y revenir. Elle ne se cède qu’avec son accord, sauf si son temps est écoulé.
proposal-agree = D’accord
proposal-refuse = Non
proposal-withdraw = Retirer
proposal-waits = On attend { $names }.
proposal-soon = Dans { $time }, sauf retour.
this-turn = ce tour

# the table
table-loading = On met la table…
table-missing = Cette table n’existe pas.
table-missing-hint = L’adresse est peut-être incomplète.
connection-connecting = connexion
connection-what = Dit si cette page est reliée au serveur : ce que font les autres se voit aussitôt.
connection-live = en ligne
connection-lost = hors ligne
connection-lost-long = La connexion est perdue. Nouvel essai en cours ; ce qui est confirmé est à l’abri.
connection-lost-waits = Ce que tu viens de faire partira dès que la connexion reviendra.
pages = Parties de la table
page-board = Table
page-players = Joueurs
page-rivals = Rivaux
looking-at = Côté : { $name }
looking-back = Revenir au mien
watching = Tu regardes : { $name }
watch-link = Copier le lien pour regarder
rematch = Rejouer
rematch-go = Aller à la partie suivante
try-line = Essayer une variante
try-line-what = Copie ce moment sur une table à toi et joue pour tout le monde
try-out = Variante depuis { $name }, coup { $move }
try-out-back = Retour à la partie revue
try-out-drop = Jeter
try-outs = Variantes essayées ({ $count })
try-out-from = { $name }, coup { $move }
take-back = Reprendre mon coup
stand-in-did = { $turns ->
    [one] Un bot a joué un tour pour toi.
   *[other] Un bot a joué { $turns } tours pour toi.
}
stand-in-back = Reprendre
take-back-here = Revenir ici
take-back-what = Toutes les personnes qui ont une place doivent être d’accord, même absentes. L’enregistrement garde ce qui est repris, dés compris, et on les relance.
since-title = Depuis ta dernière visite
since-skip = Passer
record-open = Ouvrir une partie
record-look = Le regarder
record-from = Depuis le coup
record-play = Continuer de là
record-bad = Ce fichier n’est pas un enregistrement de Bottega.
record-what = Tu joues pour tout le monde ; l’enregistrement reste comme il est.
rematch-easier = Encore, plus facile : { $level }
rematch-harder = Encore, plus difficile : { $level }
rematch-hints = Encore, avec des conseils
analysis-costliest = Les trois coups les plus coûteux
replay = Revoir
record = Enregistrer la partie
scores = Feuille de score
scores-final = Score final
points-at-least = ≥ { $points }
points-hidden = compté à la fin
points-hidden-text = À cette table, les points se comptent quand la partie est finie. Ce qui est visible reste visible.
curve = Points au fil de la partie
curve-label = Courbe des points, à la fin : { $points }
goal-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il fallait dépasser { $goal } : gagné de { $more }.
goal-lost = { $points } sur { $need }. Le pape Sixte garde la ville ; il en manquait { $less }.
turn-best = Meilleur tour : manche { $round }, { $gain }
turn-worst = Pire tour : manche { $round }, { $gain }
earlier = Ta partie numéro { $number } de ce genre : { $record ->
    [yes] ta meilleure. Avant : au mieux { $best }, en moyenne { $mean }.
    *[no] au mieux { $best }, en moyenne { $mean }.
}
print-sheet = Imprimer ma feuille
hurry = Tu connais bien le jeu maintenant. Jouer sans aperçu ?
sheet-svg = Ma feuille en SVG
score-later = – ne compte qu’à la fin de la partie.
score-winners = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    *[other] { $names } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
score-nobody = Personne ne gagne cette fois.

# the action bar
skip = Vers ce que je peux faire
bar-label = Ton coup
bar-choices = Ce que tu peux faire
bar-all = Tous les choix
bar-all-count = Tous : { $count }
list-more = { $count } de plus
list-fewer = Moins
bar-any-time-title = Possible à tout moment de ton tour
bar-back = Tous les choix
bar-previous = Choix précédent
bar-next = Choix suivant
bar-places = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
bar-hint = Touche ce qui brille, ou choisis une phrase ; touche encore pour jouer.
bar-do = Jouer
bar-do-final = Jouer et confirmer
bar-deed-final = { $deed } · confirmer
bar-only = Juste le poser
bar-plan = Prévoir
bar-planning = Un plan pour toi seul : { $question }
bar-planned = Tout est prévu. C’est aux autres.
bar-undo = Annuler
bar-undo-what = Annuler : { $what }
bar-undo-none = Rien à annuler : ce qui est confirmé reste.
bar-restart = Recommencer
bar-restart-what = Annuler tout le brouillon
bar-confirm = Confirmer
bar-confirm-what = Rendre définitif : tout le monde le verra
bar-confirm-early = Pas encore : il reste une question.
bar-complete = Confirme, ou annule un choix.
bar-waiting = On attend { $names }.
bar-dice = Les dés roulent.
bar-over = La partie est finie.
why-nothing = Rien à faire ici maintenant.

# the log
log = Journal
log-draft = Ton brouillon
log-draft-only = visible de toi seul
log-empty = Rien ne s’est encore passé.
log-lost = { $count } en trop
log-since = ↑ depuis ton dernier coup
log-more = { $count ->
    [one] { $count } ligne plus ancienne
   *[other] { $count } lignes plus anciennes
}
log-undo-to = Annuler jusqu’à : { $what }
log-look = Voir la table à ce moment : { $what }
log-look-short = Voir la table à ce moment
log-filter = Montrer
log-all = tout
log-mine = moi
log-about = sur moi
log-dice = dés
log-turn = { $name } : un tour, { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}

# replay
replay-start = Le début
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-play = Faire défiler
replay-pause = Arrêter
replay-scrubber = Coup de la partie
replay-leave = À la table
replay-dump = montré d’après une position enregistrée

# the dice
fair = Les dés sont-ils honnêtes ?
fair-how = Avant le premier lancer, la table a publié le sceau d’un secret et pris un mot de chaque place. Chaque lancer découle du secret, des mots et de son numéro. La partie finie, le secret est révélé et chaque lancer peut être recalculé.
fair-commitment = Sceau
fair-word = Mot donné par { $name }
fair-secret = Secret
fair-later = révélé à la fin de la partie
fair-check = Vérifier les dés
fair-limits = Le serveur connaît les dés d’avance et pourrait les dire à ses bots et à ses amis. Ce qu’il ne peut pas faire en cachette, c’est les changer : pas après le sceau, tant que ton mot est parmi les mots.
fair-right = { $rolls ->
    [one] Ton navigateur a recalculé le seul lancer : il est conforme au sceau.
    *[other] Ton navigateur a recalculé les { $rolls } lancers : ils sont conformes au sceau.
}
fair-kept = Le sceau et le mot sont ceux qu’il a gardés avant la partie.
fair-kept-seal = Le sceau est celui qu’il a gardé ; aucun mot de toi n’est dans ces dés.
fair-not-kept = Il n’était pas là avant la partie et ne peut donc pas dire si le sceau est le même qu’alors, ni si tous étaient d’accord quand des coups ont été repris.
fair-nothing = Il n’y a aucun lancer à recalculer : rien n’est donc prouvé sur ces dés.
fair-unproved = { $rolls ->
    [one] Un lancer avant le coup { $moves } n’est pas prouvé : il a été fait ailleurs, ou fixé par un guide.
   *[other] { $rolls } lancers avant le coup { $moves } ne sont pas prouvés : ils ont été faits ailleurs, ou fixés par un guide.
}
fair-taken-back = { $count ->
    [one] Des coups ont été repris une fois, et avec eux { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }. L’enregistrement contient tout.
    *[other] Des coups ont été repris { $count } fois, et avec eux { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }. L’enregistrement contient tout.
}
fair-told = { $rolls ->
    [one] Pour un lancer, seul le serveur dit ce qui pouvait sortir : le dé change pendant la partie, ou il s’agissait d’un tirage.
   *[other] Pour { $rolls } lancers, seul le serveur dit ce qui pouvait sortir : ces dés changent pendant la partie, ou il s’agissait de tirages.
}
fair-faces = Ce qui pouvait sortir
fair-rules = Ton navigateur ne connaît pas les règles. Sur un ordinateur à toi, bottega verify vérifie aussi que c’étaient bien les lancers à faire.
fair-day-rules = Ton navigateur ne connaît pas les règles : c’est le serveur qui dit quel dé a été lancé, et dans quelle manche. Sur un ordinateur à toi, bottega verify vérifie cela aussi.
fair-server = La vérification du serveur : { $text }
fair-save-kept = Enregistrer ces preuves
fair-cannot = Un navigateur ne peut recalculer les dés que par https. Tu peux aussi télécharger la partie et exécuter : bottega verify
fair-wrong-seal = Ce ne sont pas les dés scellés avant la partie : le sceau a changé.
fair-wrong-own-word = Ton mot n’est pas dans ces dés, ou il a été changé.
fair-wrong-bot-word = Le mot de { $name } a été choisi, alors que personne n’était là pour en donner un. Le serveur peut ainsi choisir les dés.
fair-wrong-secret = Le secret ne correspond pas au sceau.
fair-wrong-words = Les mots dans les dés ne sont pas ceux avec lesquels la partie a commencé.
fair-wrong-after = L’enregistrement laisse de côté plus de premiers lancers que ce qui était annoncé avant la partie.
fair-wrong-left-out = Le lancer du coup { $move } n’est pas parmi ceux qui sont prouvés.
fair-wrong-numbers = { $move ->
    [0] Il manque des lancers, et rien ne dit pourquoi.
    *[other] Avant le coup { $move }, un lancer a été sauté ou répété, et rien ne dit pourquoi.
}
fair-wrong-roll = Le lancer du coup { $move } n’est pas celui du sceau.
fair-wrong-faces = Le lancer du coup { $move } n’a pas été fait avec les faces que le dé a dans ce jeu.
fair-wrong-moves = { $move ->
    [one] Le premier coup n’était pas celui-là quand ton navigateur l’a vu.
   *[other] Parmi les { $move } premiers coups, il y en a un qui n’était pas celui-là quand ton navigateur les a vus.
}
fair-wrong-taken-back = { $move ->
    [one] Ton navigateur a vu un coup repris plus tard, et l’enregistrement n’en dit rien.
   *[other] Ton navigateur a vu { $move } coups repris plus tard, et l’enregistrement n’en dit rien.
}
fair-wrong-not-shown = Selon l’enregistrement, des coups ont été repris { $count ->
    [one] une fois
   *[other] { $count } fois
}, et ton navigateur { $shown ->
    [0] ne l’a jamais vu.
    [one] ne l’a vu que { $shown } fois.
   *[other] ne l’a vu que { $shown } fois.
}
fair-wrong-not-agreed = Des coups ont été repris { $count ->
    [one] une fois
   *[other] { $count } fois
}, et ce navigateur { $shown ->
    [0] n’a jamais donné d’accord.
    [one] n’a donné son accord que { $shown } fois.
   *[other] n’a donné son accord que { $shown } fois.
} Si tu ne l’as pas donné sur un autre appareil et si ton temps n’était pas écoulé, des lancers ont été échangés.
fair-wrong-skipped = { $count ->
    [one] Un lancer a été fait et n’a pas servi. Cela arrive quand des règles plus récentes sont installées pendant une partie ; sinon, les dés ont été choisis.
   *[other] { $count } lancers ont été faits et n’ont pas servi. Cela arrive quand des règles plus récentes sont installées pendant une partie ; sinon, les dés ont été choisis.
}
fair-wrong-result = Le résultat n’est pas celui que ton navigateur a vu à la fin de la partie.
fair-end = Arrêter cette partie
fair-end-what = Personne ne pourra plus la continuer. Le secret des dés est révélé, et tout ce qui a été joué peut être vérifié.
fair-end-yes = Oui, l’arrêter
fair-end-no = Non, continuer
bar-ended = La partie a été arrêtée.
lesson-step = Étape { $step } sur { $steps }
lesson-confirm = Appuie sur Confirmer, ou reviens avec Annuler.
lesson-leave = Quitter la leçon
lesson-leave-what = Continuer sans le guide. Les dés sont alors laissés au hasard.
learn = Apprendre le jeu
lesson-over = La leçon est finie
lesson-not-yet = Pas encore rencontré
lesson-play-on = Continuer à jouer
lesson-next = Leçon suivante : { $title }
lesson-new-game = Nouvelle partie
tutor-stop = Plus de conseils
learn-more = Leçon { $number }
learn-short = Apprendre

# help
help-title = { $game } : comment jouer
help-1 = La barre du bas dit ce qu’on te demande. Ce qui peut répondre brille sur le plateau et figure en phrase dans la barre.
help-2 = Touche une fois pour voir ce qui se passerait, une deuxième fois pour le faire.
help-3 = Tant que tu n’as pas confirmé, tout est au crayon : annule une étape, ou recommence.
help-4 = Touche une chose qui ne brille pas : elle te dit pourquoi.
help-turn = Un tour en trois images
help-legend = Le sens des signes
help-points = Quel est un bon score ?
help-points-what = Entre eux, les bots de chaque niveau marquent en moyenne :
help-points-alone = seul
help-points-target = Seul, tu gagnes avec :
help-table = À cette table
rules-search = Chercher dans les règles
rules-none = Aucune règle ne contient ces mots.
rule-link = Règles : { $title }
explain-start = Qu’est-ce que c’est ? Touche-le
explain-mode = Touche une chose pour lire ce que c’est. Appuie encore sur « ? » pour l’aide et les règles.
explain-stop = Fini
explain-nothing = Rien de plus à en dire.
help-goal-florenza-dice = Remplis ton quartier de Florence : construis des maisons, achève des œuvres d’art, avance sur les pistes. Après la dernière manche, qui a le plus de points gagne.
help-turn-florenza-dice-1 = On lance six dés. Le joueur actif en utilise trois, les autres un de ceux qui restent.
help-turn-florenza-dice-2 = Un dé donne des ressources, des pas ou un artiste, ou de l’argent. Ce que tu reçois se coche aussitôt.
help-turn-florenza-dice-3 = Complète le prix d’une maison, ou les icônes d’une œuvre et son artiste : cela rapporte des points. L’argent qui reste à la fin aussi.
help-goal-dice-forge = Forge de meilleures faces sur tes dés et accomplis des exploits avec ce qu’ils rapportent. Après la dernière manche, qui a le plus de gloire gagne.
help-turn-dice-forge-1 = À chaque tour, tous lancent leurs deux dés et reçoivent ce qui sort.
help-turn-dice-forge-2 = Le joueur actif fait une offrande : il achète des faces avec de l’or et les forge sur ses dés,
help-turn-dice-forge-3 = ou accomplit un exploit avec des fragments solaires et lunaires : une carte avec des points et des pouvoirs.
help-goal-florenza = Mène ta famille : fais tourner des ateliers, confie des œuvres à de grands artistes, gagne les charges. Après sept manches, qui a le plus de prestige gagne.
help-turn-florenza-1 = Une manche commence par les revenus : ressources, florins et familiers.
help-turn-florenza-2 = Envoie tes familiers un à un : aux ateliers, aux nouveaux bâtiments, aux œuvres et aux artistes. Ce n’est qu’un plan.
help-turn-florenza-3 = Puis tout s’exécute dans l’ordre et se paie. Les œuvres rapportent du prestige, et le dé dit ce qu’ajoute l’artiste. L’argent qui reste à la fin compte aussi.
fd-legend-fiorini = Florins : l’argent, qui paie maisons, œuvres et artistes. À la fin, chaque tranche de 200 vaut un point.
fd-legend-preacher = Prédicateur : un pas sur sa piste, dont chaque case donne quelque chose
fd-legend-prestige = Points de prestige : qui en a le plus gagne
fx-legend-fiorini = Florins : l’argent, qui paie bâtiments, œuvres et artistes. À la fin, chaque tranche de 200 florins vaut un point, et une ressource compte pour 100 florins.
fx-legend-familiar = Un familier : quelqu’un de ta famille, à envoyer
fx-legend-captain = Piste de prestige : qui y est seul en tête devient capitaine du peuple
fx-legend-flag = Condottiere (capitaine d’aventure) : une carte qui donne quelque chose contre paiement
fx-legend-bishop = Points d’évêque : des pas sur la piste de l’évêque ; qui y est en tête devient évêque
fx-legend-prestige = Points de prestige : qui en a le plus gagne
icon-marble = Marbre : une ressource
icon-wood = Bois : une ressource
icon-metal = Métal : une ressource
icon-spice = Épice : une ressource
icon-textile = Tissu : une ressource
icon-gold = Or : une ressource
icon-fiorini = Florins : l’argent, qui paie maisons, œuvres et artistes
icon-spare = Ressource de réserve : vaut n’importe quelle ressource, à tout moment de ton tour ; s’il en reste à la fin, chacune vaut un point
icon-star = Étoile : donne plus de valeur à une œuvre quand son artiste est engagé ; s’il en reste à la fin, chacune vaut un point
icon-resource = Une ressource de ton choix
icon-sculptor = Sculpteur : un artiste, pour les œuvres qui portent ce signe
icon-architect = Architecte : un artiste, pour les œuvres qui portent ce signe
icon-painter = Peintre : un artiste, pour les œuvres qui portent ce signe
icon-captain = Capitaine : un pas sur sa piste ; qui y est en tête détient la charge
icon-bishop = Évêque : un pas sur sa piste ; qui y est en tête détient la charge
icon-preacher = Prédicateur
icon-die = Un dé, ou un dé bonus utilisé aussitôt
icon-prestige = Points : qui en a le plus gagne
icon-coin = Or : sert à acheter des faces au Sanctuaire
icon-sun = Fragments solaires : servent à payer les exploits et une action supplémentaire
icon-moon = Fragments lunaires : servent à payer les exploits
icon-glory = Gloire : des points
icon-familiar = Un familier : quelqu’un de ta famille, à envoyer
icon-house = Une maison ou un bâtiment
icon-bot = Un bot : il joue tout seul
rolls = Lancers

# settings
settings = Réglages
settings-language = Langue
settings-theme = Couleurs
settings-system = comme le système
settings-light = claires
settings-dark = sombres
settings-motion = Mouvement
settings-motion-off = aucun
settings-motion-fast = rapide
settings-motion-normal = normal
settings-confirm = Demander confirmation
settings-confirm-hint = Avant qu’un tour soit définitif
settings-confirm-always = toujours
settings-confirm-undoable = tant qu’une étape peut encore s’annuler
settings-confirm-never = jamais
settings-one-touch = Un seul appui suffit
settings-one-touch-hint = Sans aperçu, pour les mains rapides
settings-auto-end = Fin de tour automatique
settings-auto-end-hint = quand tout est joué et que rien n’est touché pendant 3 secondes
settings-stop-rounds = S’arrêter à la fin de chaque manche
settings-large = Plateau ou feuille plus grands
settings-sound = Un son quand c’est à moi
notices = Notifications de ton tour
notices-browser = De ce navigateur
notices-browser-hint = Quand une table est ouverte en arrière-plan
notices-blocked = Le navigateur ne le permet pas : regarde ses réglages pour cette page.
notices-mail = Par mail
notices-mail-hint = Quand tu n’as pas regardé depuis une minute. Tu reçois d’abord un mail avec un lien.
notices-mail-waits = Ouvre le lien dans le mail envoyé à cette adresse.
notices-mail-on = Les mails vont à cette adresse. Pour arrêter, retire-la.
notices-webhook = Dans un chat, par webhook
notices-webhook-hint = L’adresse d’un webhook entrant de Slack, Discord, Mattermost, Teams ou autre
notices-webhook-on = Les notifications vont à { $host }.
notices-stop = Arrêter
notices-confirm = Oui, je veux ces mails
notices-confirm-text = Veux-tu recevoir des mails à cette adresse quand c’est à toi et que tu ne regardes pas ?
notices-confirmed = C’est fait. Tu recevras un mail quand c’est à toi et que tu ne regardes pas.
notices-stop-text = Ne plus recevoir de mails quand c’est à toi ?
notices-stopped = C’est fait. Tu ne recevras plus de mails.
notices-unknown = Ce lien n’est plus valable.
settings-orders = Consignes
settings-keys = Clavier

# oneself on other browsers
browsers = Moi sur d’autres navigateurs
recovery = Code de secours
recovery-what = Te rend ton nom et tes places si ce navigateur les perd. Tu n’en as pas encore.
recovery-made = Créé le { $date }. Un nouveau le rend inutile.
recovery-shown = Note-le maintenant : il n’est montré qu’une fois.
recovery-make = Montrer un code
recovery-replace = Le remplacer
device = Un autre appareil
device-what = Continue sur ton téléphone ou ton ordinateur ; ce navigateur garde aussi ses places.
device-open = Lien et code QR
device-how = Ouvre ceci avec l’autre appareil : tu y es la même personne, aux mêmes places. Les deux peuvent jouer.
device-qr = Code QR du lien
device-link = Lien pour l’autre appareil
device-once = Il sert une fois, dans un délai de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. Ne le donne à personne : qui l’ouvre joue à ta place.
return = J’ai un code
return-what = Apporter mon nom et mes places à ce navigateur.
return-open = Le saisir
return-type = Tape ton code de secours. Majuscules, espaces et tirets ne comptent pas.
return-look = Continuer
return-as = Tu es { $name } ?
return-gets =
    { $tables ->
        [0] Ce navigateur reçoit le nom.
        [one] Ce navigateur reçoit le nom et les places à une table. L’autre navigateur les garde aussi.
       *[other] Ce navigateur reçoit le nom et les places à { $tables } tables. L’autre navigateur les garde aussi.
    }
return-keeps = Ce que ce navigateur a maintenant reste tel quel ; tu peux y revenir dans les réglages.
return-merges =
    { $tables ->
        [one] Donner pour de bon sa table à { $name }
       *[other] Donner pour de bon ses { $tables } tables à { $name }
    }
return-become = Continuer comme { $name }
return-not = Non, tout laisser tel quel
return-already = Ce navigateur est déjà { $name }.
return-go = Continuer
back = Qui j’étais avant
back-what = Redevenir { $name }, avec toutes les places.
back-go = Revenir
sign-out = Déconnecter les autres
sign-out-what = Si quelqu’un joue à ta place : désormais, seul ce navigateur compte. Crée ensuite un nouveau code de secours.
sign-out-go = Déconnecter
sign-out-done = C’est fait : seul ce navigateur compte maintenant.

# chat and notes
talk = Chat et notes
chat = Chat
chat-unread =
    { $count ->
        [one] Chat : { $count } nouveau message
       *[other] Chat : { $count } nouveaux messages
    }
chat-who = Lu par ceux qui sont assis ici, pas par ceux qui regardent.
chat-empty = Personne n’a encore rien dit.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-mute = Masquer { $name }
chat-unmute = Ne plus masquer { $name }
notes = Notes
notes-what = Toi seul les vois.
notes-saving = Enregistrement…
notes-saved = Enregistrées
notes-unsaved = Pas encore enregistrées. Nouvel essai.
key-tab = vers l’élément suivant
key-enter = le choisir ; de nouveau : le jouer
key-choices = les choix de la barre, depuis la gauche ; encore : le faire
key-end = terminer le tour
key-undo = annuler la dernière étape (aussi Ctrl Z)
key-escape = fermer la liste ou la fenêtre, ou abandonner le choix
key-turns = en relecture : un tour en arrière ou en avant
key-moves = en relecture : un coup en arrière ou en avant
key-log-lines = dans le journal : de ligne en ligne
key-log = le journal et les lancers
key-help = qu’est-ce que c’est ?, deux fois : aide et règles

# any game without a table of its own
plain-board = Plateau
plain-things = Ce que tu peux toucher

# Florenza Dice Game
fd-first = Premier
fd-about-missing = Il manque encore :
fd-palazzo = Palazzo
fd-chiesa = Chiesa
fd-rione = Rione
fd-tracks = Pistes
fd-supply = Réserve
fd-prestige = Prestige
fd-total = Total
fd-if-now = si la partie finissait là
fd-or = ou
fd-sections = Parties de la feuille
fd-sheet = Feuille : { $name }
fd-dice-board = Dés
fd-die-label = Dé { $stuff }, { $value ->
    [0] pas lancé
    *[other] { $value }
}
fd-option-label = { $amount ->
    [0] { $what }
   *[other] { $kind ->
        [artist] { $what } pour { $amount }
       *[other] { $what } +{ $amount }
    }
}
fd-any-value-by = { $name } : au choix
fd-yours = utilisé par toi
fd-all-works = les { $count } :
fd-palazzo-bonus = Points pour tout le Palazzo, selon le rang
fd-chiesa-bonus = les { $count } : { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
} sur une piste
fd-rione-hint = dans l’ordre, lot par lot
fd-use = { $kind ->
    [artist] { $what ->
        [sculptor] un sculpteur
        [architect] un architecte
       *[painter] un peintre
    } à { $amount } florins
    [money] { $amount } florins
    [steps] { $amount ->
        [one] 1 pas
       *[other] { $amount } pas
    } { $what ->
        [captain] du capitaine
        [bishop] de l’évêque
       *[preacher] du prédicateur
    }
   *[resources] { $amount } { $what ->
        [marble] marbre
        [wood] bois
        [metal] métal
        [spice] { $amount ->
            [one] épice
           *[other] épices
        }
        [textile] { $amount ->
            [one] tissu
           *[other] tissus
        }
       *[gold] or
    }
}
fd-take-for = Prends le dé { $die ->
    [white] blanc
    [brown] brun
    [grey] gris
    [green] vert
    [red] rouge
   *[yellow] jaune
} pour { $use }
fd-put-and-build = Le poser et construire
fd-work-label = { $state ->
    [complete] { $name }, achevée : { $points } pour l’œuvre + { $artist } par son artiste = { $total } points
    [ready] { $name }, prête pour son artiste : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’œuvre, et plus par l’artiste
   *[open] { $name }, { $marked } sur { $of } cochées : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’œuvre, et plus par son artiste
}
fd-plot-label = Lot { $number }, { $marked } sur { $of } cochées
fd-plot-built = Lot { $number } : { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fd-needs = Il faut encore : { $needs }.
fd-track-next = Ensuite : { $what }.
fd-can-build = { $count ->
    [one] { $count } maison possible
    *[other] { $count } maisons possibles
}
fd-building-table = Tableau des bâtiments
fd-building-hint = Un de chaque. D’abord ce que le lot { $plot } peut devenir.
fd-building-full = Tous les lots sont bâtis.
fd-now = maintenant
fd-now-count = { $count } maintenant
fd-owned = construit
fd-missing = encore { $count }
fd-track-label = { $name } : { $marks } sur { $of }
fd-holds = à { $name }
fd-nobody-holds = vacante
fd-ghost-holds = à Sixte IV
fd-no-office = sans charge
fd-ghost = Pape Sixte IV
fd-ghost-target = Il faut plus de { $target ->
    [one] { $target } point
   *[other] { $target } points
}.

## Dice Forge.

df-feats = exploits
df-offering = Offrande
df-feat = Exploit
df-do-buy = L’acheter
df-do-buy-forge = Acheter et forger
df-do-forge = La forger
df-do-feat = Accomplir l’exploit
df-do-use = Utiliser { $what }
df-do-take = Prendre { $what }
df-do-copy = Copier cette face
df-do-borrow = Prendre cette face
df-do-shield = Prendre ce bouclier
df-do-boar = Donner le sanglier
df-goes-home = chassé, reçoit une faveur
df-story-rolls = { $name } lance ses dés
df-story-blessing = Faveur : tous lancent leurs dés
df-log-takes = prend
df-log-uses = utilise
df-log-ousted = chassé
df-log-forges = forge
df-log-copies = copie
df-log-borrows = emprunte
df-turn-done = Tour fini : confirme-le
df-parts = Parties de la table
df-tab-dice = Dés
df-tab-temple = Sanctuaire
df-tab-islands = Îles
df-dice = Dés et réserves
df-gardens-hint = seuls des exploits les donnent
df-islands = Îles
df-portal = Portail { $number }
df-shows = montre { $face }
df-up = visible
df-forge-there = Forger « { $face } » sur le dé { $die }, à la place de « { $old } »
df-tap-side = Touche le côté à remplacer
df-tap-again = Touche encore pour forger
df-change-face = Autre face
df-next-blessing = Prochaine faveur
df-mean = moyenne de 36 lancers
df-mean-of-die = moyenne d’un lancer de ce dé
df-with-face = avec la nouvelle face
df-per-blessing = par faveur
df-of-limit = { $good } sur { $limit }
df-limit = sur { $limit }
df-extra-in-vain = puis plus de quoi agir
df-gained-in-all = Gagné en tout :
df-times-ousted = Chassé : { $count }×
df-lost-in-all = Perdu aux limites :
df-steps-left = encore { $count }
df-steps-of = { $steps } sur { $length }
df-tokens = { $count } à jouer
df-card-ready = disponible
df-card-used = utilisée
df-card-over = inutilisée
df-bears = { $name } porte le { $boar } de { $owner } : il reste, et { $owner } y gagne aussi.
df-count-sun = { $count ->
    [one] { $count } fragment solaire
   *[other] { $count } fragments solaires
}
df-count-moon = { $count ->
    [one] { $count } fragment lunaire
   *[other] { $count } fragments lunaires
}
df-words-feat = { $card } pour { $price }{ $points ->
    [0] {""}
    [one] , { $points } point à la fin
   *[other] , { $points } points à la fin
}
df-words-buy = { $gold ->
    [0] { $face } pour rien
   *[other] { $face } pour { $gold } or
}
df-price = { $gold } or
df-left = reste { $count }
df-short = manque { $count }
df-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
df-legend-turn = à chacun de tes tours
df-legend-game = toute la partie
df-legend-die = lancer un dé
df-legend-lose = perdre ce qu’ils montrent
df-legend-others = tous les autres
df-legend-home = un héros est chassé
df-legend-left = encore en pile
df-ousted = { $name } est chassé et reçoit une faveur
df-asks = demande
df-turn-of = À { $name }
df-turn-number = { $number } sur { $count }
df-total = { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
} pour { $gold } or ; reste { $left } or
df-always = Toujours
df-always-what = Répondre ainsi désormais ; les réglages l’annulent
df-forged = { $count ->
    [one] { $count } face forgée
   *[other] { $count } faces forgées
}
df-cards-of = { $count ->
    [one] { $count } exploit
   *[other] { $count } exploits
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
df-wins = { $count ->
    [one] { $names } gagne avec { $points }
   *[other] { $names } partagent la victoire avec { $points }
}
df-rank = { $rank ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
df-no-gain = rien
df-no-rolls = Personne n’a encore lancé.
df-then = Puis :
df-then-resolve = suite du lancer
df-then-row = { $count ->
    [one] encore { $count } lancer
   *[other] encore { $count } lancers
}
df-then-face = à forger
df-then-more = encore une décision
df-odds-now = tel quel
df-odds-what = Sur 36 lancers, chaque bien pris à part : tous les choix sont faits pour lui, et un miroir copie la meilleure face.
df-comes = { $chance } à la prochaine faveur
df-put = Or pour le Marteau
df-put-what = { $put } sur le Marteau, { $left } de côté
df-put-less = Un de moins
df-put-more = Un de plus
df-put-none = Rien
df-put-all = Tout : { $count }
df-put-prize = Jusqu’au gain : { $count }
df-cards-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
df-key-faces = faces en vente, l’une après l’autre
df-key-feats = exploits, l’un après l’autre
df-key-dice = tes dés et leurs côtés
df-key-odds = les chances de la prochaine faveur
fx-amount = { $count } { $what ->
    [spice] { $count ->
        [one] épice
       *[other] épices
    }
    [textile] { $count ->
        [one] tissu
       *[other] tissus
    }
    [florins] { $count ->
        [one] florin
       *[other] florins
    }
    [pp] prestige
    [bp] { $count ->
        [one] point d’évêque
       *[other] points d’évêque
    }
    [members] { $count ->
        [one] familier
       *[other] familiers
    }
   *[other] { $name }
  }
fx-fortune = Condottiere
fx-rione = Rue
fx-duomo-charity = au Duomo
fx-ledger = Registre et plan
fx-plan = Plan, dans l’ordre d’exécution
fx-rival-plan = Leur plan
fx-plan-empty = Rien n’est encore prévu.
fx-plan-done = Il ne reste rien à faire.
fx-row-hand = En main
fx-row-after = Après les plans
fx-row-this = Avec ceci
fx-row-income = Après revenus
fx-lack = manque { $count } { $what }
fx-unfold = Registre et plan entiers
fx-people = Familiers : { $zone } à placer, { $reserve } en réserve, { $exiled } en exil
fx-people-short = { $reserve } en réserve
fx-exiled = { $count } en exil
fx-place = { $number ->
    [1] 1er
   *[other] { $number }e
  }
fx-to-place = { $count } à placer
fx-doors-open = { $count ->
    [one] { $count } ouvert
   *[other] { $count } ouverts
  }
fx-total = Points jusqu’ici
fx-verdict-short = manque
fx-verdict-enough = suffit
fx-verdict-by-market = par le marché
fx-verdict-kept-back = mis de côté
fx-verdict-by-captain = par le condottiere
fx-verdict-comes = arrive
fx-verdict-unused = inutile
fx-verdict-unpaid = impayé
fx-done-activates = utilisé
fx-done-administration = versé
fx-done-builds = construit
fx-done-draft = au brouillon
fx-done-fails-work = non payée
fx-done-gives-up-building = pas construit
fx-done-idle = inutilisé
fx-done-market = échangé
fx-done-pays-fortune = payé
fx-done-realises = commencée
fx-done-rolled = obtenu : { $faces }
fx-ruins = { $what } échouerait.
fx-short-of = Il manque
fx-short-for = pour { $what }.
fx-lost = Inachevée, elle te coûte
fx-no-cure = Aucun lieu ne suffit à la payer.
fx-saved-by = Sauvé par :
fx-tracks = Course aux charges
fx-tie = personne en tête
fx-leads = { $name } en tête
fx-city = La ville
fx-phases = Phases de la manche
fx-phase-income = Revenus
fx-phase-placing = Placement
fx-phase-economy = Quartiers
fx-phase-artworks = Œuvres
fx-phase-elections = Élections
fx-phase-round-end = Nouveaux venus
fx-larger = Plus grand
fx-smaller = Plus petit
fx-order = Ordre du tour
fx-order-short = Ordre
fx-works-all = Toutes les œuvres
fx-works-free = Libres
fx-works-payable = Je peux payer
fx-about-lack = Il te manque
fx-about-made = œuvre réalisée
fx-about-plans = œuvre prévue, { $artist }
fx-about-stands = un familier est ici
fx-about-works = œuvre : { $work }
fx-about-built = Construit
fx-about-planned = Prévu, pas encore payé
fx-about-blocked = Bloqué par un fantôme pour cette manche
fx-about-masterpiece-done = Le chef-d’œuvre est déjà fait.
fx-about-reserved = Réservé par { $name } pour cette manche
fx-made-by = faite par { $name }
fx-artists-allowed = Qui peut la faire
fx-each-round = À chaque manche
fx-special-marker = Marqueur spécial, à chaque manche
fx-any-number = chacune, à volonté
fx-work-label = { $name }, { $pp } prestige{ $bp ->
    [0] {""}
    [one] , { $bp } point d’évêque
   *[other] , { $bp } points d’évêque
  }{ $state ->
    [made] , faite par { $who }
    [planned] , prévue par { $who }
   *[free] {""}
  }{ $reach ->
    [now] , payable maintenant
    [in-time] , payable à temps
    [missing] , il manque quelque chose
    [not-yet] , pas payable avec tes autres plans
   *[none] {""}
  }
fx-square-label = Case { $number }{ $state ->
    [empty] {" "}: libre
    [planned] {" "}: { $name }, prévu
    [blocked] {" "}: { $name }, bloqué
   *[built] {" "}: { $name }
  }{ $stands ->
    [yes] , { $who } est ici
   *[no] {""}
  }
fx-district = Quartier : { $name }
fx-all-four = les quatre, maintenant et à chaque manche :
fx-free = libre
fx-build-here = Construire ici
fx-supply = Bâtiments
fx-supply-single = Un de chaque
fx-supply-double = Deux de chaque
fx-supply-sale = Vente
fx-supply-income = Revenus
fx-supply-points = Points, maisons
fx-ring-now = payable
fx-ring-in-time = à temps
fx-ring-not-yet = pas encore
fx-signs = Légende
fx-sign-places = Lieux
fx-sign-figure = un familier est ici
fx-sign-planned = prévu, pas encore payé
fx-sign-made = fait
fx-sign-lack = souligné : il n’y en a pas assez
fx-sign-stay = manches que l’artiste reste encore
fx-sign-mean = points en moyenne
fx-sign-goods = Ressources et argent
fx-sign-signs = Points et gens
fx-sign-round = à chaque manche
fx-payable = { $count ->
    [one] { $count } payable
   *[other] { $count } payables
  }
fx-in-time-count = { $count } à temps
fx-filter-all = Toutes
fx-filter-now = Payables
fx-filter-in-time = Aussi à temps
fx-left = reste { $count }
fx-at-once = Prestige aussitôt
fx-tile-cost = Coût
fx-tile-gives = Donne
fx-artists = À Florence
fx-stay = { $count ->
    [0] toujours là
    [one] part après cette manche
   *[other] reste { $count } manches
  }
fx-faces = Points des six faces : { $faces }
fx-character-label = { $name }{ $state ->
    [reserved] , réservé par le capitaine du peuple
    [taken] , engagé
    [taken-by] , engagé par { $who }
   *[free] {""}
  }{ $master ->
    [yes] , chef-d’œuvre fait
   *[no] {""}
  }
fx-masterpiece = chef-d’œuvre
fx-by = par
fx-keep-nobody = Ne réserver personne
fx-decision = Ta décision
fx-decide = Décider
fx-see-city = Voir la ville
fx-third = Troisième ressource pour tous
fx-deal-sell = En vendre une
fx-deal-buy = En acheter une
fx-deal-swap = Deux contre une
fx-deal-none = impossible
fx-dealt-sell = vendu
fx-dealt-buy = acheté
fx-dealt-swap = pris
fx-given = Donné :
fx-totals = Au total
fx-totals-none = rien encore
fx-hiring = Condottieri, capitaines d’aventure
fx-hiring-hint = une ligne chacun ; s’il n’est pas payé, la première ligne compte à la fin
fx-market-hint = chaque transaction une fois, dans cet ordre
fx-swap-hint = une des tiennes contre une autre
fx-held = tu en as { $count }
fx-filters = Quelles œuvres montrer
fx-summary = Manche { $number } en bref
fx-card-works = Œuvres et dés
fx-card-no-works = Aucune œuvre cette manche
fx-card-built = Construits :
fx-card-nobody = personne
fx-card-tokens = { $points } de prestige devient des jetons
fx-card-cardinal = cardinal
fx-card-left = Partis :
fx-card-came = Arrivés :
fx-card-third = La troisième ressource pour tous : { $what }.
fx-card-third-open = Et une troisième ressource, au choix du capitaine du peuple.
fx-card-go-on = Continuer
fx-story-rolls = { $artist } à l’œuvre : { $work } …
fx-story-districts = Les quartiers sont à l’œuvre.
fx-story-round = La manche est terminée.
fx-word-starts = commence
fx-word-gets = reçoit
fx-word-sends = envoie
fx-word-plans = projette
fx-word-uses = utilise
fx-word-builds = construit
fx-word-trades = échange
fx-word-pays = paie
fx-word-makes = réalise
fx-word-loses = perd
fx-tower-rest = Évêque, biens, charges
fx-tower-lost = Pertes (manques)
fx-effect-ruins = ruine { $what }
fx-effect-saves = sauve { $what }
fx-effect-eases = rapproche de : { $what }
fx-effect-market = { $what } alors par le marché
fx-effect-spare = en trop
fx-effect-lacking = manque déjà
fx-effect-too-little = pas assez
fx-effect-unneeded = inutile
fx-kind-works = Œuvres
fx-kind-build = Construire
fx-kind-doors = Ateliers
fx-kind-captains = Condottieri
fx-kind-preachers = Prédicateurs
fx-kind-sell = Vendre
fx-kind-buy = Acheter
fx-kind-swap = Deux contre une
fx-kind-other = Autre
fx-do-place = Placer ici
fx-do-artist = Engager
fx-do-build = Construire ici
fx-do-sell = Vendre { $what }
fx-do-buy = Acheter { $what }
fx-do-give = Donner { $what }
fx-do-take = Prendre { $what }
fx-do-pay-captain = Payer le condottiere
fx-do-pay = Payer et commencer
fx-do-face = La prendre
fx-do-muse = Appeler la Muse
fx-do-mark = La marquer
fx-do-reserve = Réserver
fx-do-next = Régler maintenant
fx-result = Résultat
fx-facts = Bon à savoir
fx-fact-artist = Meilleur artiste
fx-fact-failure = Échec le plus cher
fx-fact-muse = La Muse
fx-fact-times = { $count ->
    [one] { $name } : une fois
   *[other] { $name } : { $count } fois
  }
fx-rolled = obtenu
fx-rolled-face = obtenu : { $face }
fx-from-to = { $least } à { $most }
fx-value = pour l’instant
fx-double-roll = Le Duomo donne deux lancers : choisis celui qui compte.
fx-incentive = Prime
fx-incentive-less = Moins de prime
fx-incentive-more = Plus de prime
fx-incentive-value = valeur { $value }
fx-incentive-pay = Payer { $florins } florins
fx-incentive-none = Pas de prime
fx-muse = La Muse
fx-muse-roll = est libre, une fois par manche pour toute la table. { $florins } florins : un lancer de plus, puis choisis.
fx-muse-value = est libre, une fois par manche pour toute la table. { $florins } florins : un de plus.
fx-muse-gone = La Muse a déjà été appelée cette manche.
fx-better = mieux
fx-markers = La marquer avec
fx-marker-once = tu en as un
fx-marker-plain = neutre
fx-sum-work = L’œuvre
fx-sum-artist = L’artiste
fx-carry-out = Exécuter mes projets
fx-ahead = Prévoir
fx-ahead-hint = Place tes prochains familiers au crayon. Toi seul le vois.
fx-ahead-title = Mon plan
fx-ahead-empty = Touche un lieu pour le prévoir.
fx-ahead-off = Abandonner le plan
fx-ahead-drop = Retirer : { $what }
fx-ahead-first = D’abord : { $what }
fx-ahead-next = Placer le suivant de mon plan
fx-key-city = vers la ville
fx-key-artists = vers les artistes
fx-key-district = vers le quartier
fx-key-supply = ouvrir ou fermer les bâtiments
fx-key-news = la dernière manche en bref
fx-key-plan = placer le suivant du plan
fx-swap = Échanger une ressource
fx-miniature = { $built ->
    [one] { $built } case prise
   *[other] { $built } cases prises
  } sur 8, { $made ->
    [one] { $made } œuvre faite
   *[other] { $made } œuvres faites
  } sur 8
fx-doors = { $count ->
    [one] { $count } de ces bâtiments est utilisable
   *[other] { $count } de ces bâtiments sont utilisables
  }
fx-ghost = Fantôme : { $level }
fx-without-dice = sans dés
fx-ghost-boxes = Chaque case de sa table dit ce que fait le fantôme quand le dé la désigne ; les cases occupées sont barrées.
fx-tokens = { $points } prestige en jetons
fx-tokens-hidden = { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}
fx-ghost-table = Tableau du fantôme
fx-ghost-hint = un dé ne compte que les emplacements libres
fx-space-free = libre
fx-space-standing = debout
fx-space-lying = couché
fx-tab-city = Ville
fx-tab-district = Quartier
fx-tab-artists = Artistes

# analysis and hints
analysis = Analyse
analysis-waiting = En attente d’une place libre…
analysis-running = Analyse de la partie : coup { $done } sur { $moves }
analysis-wait = Tu peux fermer cette fenêtre et revenir plus tard.
analysis-failed = L’analyse n’a pas abouti.
analysis-again = Réessayer
analysis-rough = Pour ce nombre de joueurs, rien n’a encore été appris : les chances suivent une règle approximative.
analysis-chance = Chances de gagner
analysis-points = Points attendus à la fin
analysis-kind = Ce que montre la courbe
analysis-kind-chance = Chances
analysis-kind-points = Points
analysis-chance-label = Courbe des chances de gagner, à la fin : { $values }
analysis-points-label = Courbe des points attendus, à la fin : { $values }
analysis-turns = Les tournants
analysis-turn = { $when } : { $name } de { $before } à { $after }
analysis-when = { $round ->
    [0] Au début
    *[other] Manche { $round }
}
analysis-marks = Ce qui pouvait être mieux
analysis-mine =
    { $count ->
        [one] Ton coup le plus coûteux
       *[other] Tes { $count } coups les plus coûteux
    }
analysis-better = Mieux d’environ { $points ->
    [one] un point
   *[other] { $points } points
} : { $best }
analysis-better-little = Mieux : { $best }
analysis-try = Essayer
analysis-total =
    { $count ->
        [one] une imprécision
       *[other] { $count } imprécisions
    }, { $points ->
        [0] moins d’un point
        [one] environ un point
       *[other] environ { $points } points
    }
analysis-no-marks = Rien de certain : là où la différence est plus petite que son incertitude, rien n’est marqué.
analysis-played = { $own ->
    [yes] Tu as joué
   *[no] Joué
} : { $chosen }
loss-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
loss-little = moins d’un point
analysis-luck = La chance aux dés
analysis-luck-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dus à la chance
analysis-luck-throw = { $when }, { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’un lancer moyen
analysis-luck-note = Chaque lancer est comparé à d’autres depuis la même position.
replay-slip = Imprécision ({ $loss }).
replay-mistake = Erreur ({ $loss }).
replay-better = Mieux : { $best }
replay-show = Le montrer
replay-best = Le mieux ici :
replay-luck = Chance de ce lancer : { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-slip = Imprécision, { $loss }. Mieux : { $best }
log-mistake = Erreur, { $loss }. Mieux : { $best }
hint = Conseil
hint-thinking = Réflexion…
hint-best = Sans doute le mieux
hint-close = Presque aussi bien
hint-worse = Ensuite
hint-chance = { $chance } de gagner
hint-points = { $points ->
    [one] { $points } point attendu
   *[other] { $points } points attendus
}
hint-less = { $points } de moins
hint-note = Ce qui gagne le plus souvent vient d’abord ; à chances égales, ce qui rapporte le plus de points. Touche un choix pour le prendre ; tu restes libre. Le journal note que tu as demandé.
hint-always = Un conseil au début de chacun de mes tours à cette table

# the dice of the day
day = Dés du jour
day-lead = Tous ceux qui jouent aujourd’hui lancent les mêmes dés, quoi qu’ils en fassent.
day-how = Un jour commence à minuit UTC. Ta première partie finie du jour compte ; rejoue ensuite pour le plaisir.
day-lists = Classement
day-play = Jouer
day-go-on = Continuer
day-again = Rejouer
day-begun = Tu as commencé.
day-mine = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } sur { $count }
day-players = { $count ->
    [0] Personne ne l’a encore finie.
    [one] Une personne l’a finie.
    *[other] { $count } personnes l’ont finie.
}
day-left-hours = { $hours ->
    [one] Reste { $hours } heure.
    *[other] Restent { $hours } heures.
}
day-left-minutes = { $minutes ->
    [one] Reste { $minutes } minute.
    *[other] Restent { $minutes } minutes.
}
day-today = Aujourd’hui
day-yesterday = Hier
day-tomorrow = demain
day-nobody = Encore personne.
day-won = Gagné
day-my-game = Ma partie
day-begun-before = { $count ->
    [one] avait déjà commencé une fois
    *[other] avait déjà commencé { $count } fois
}
day-proof = Qu’est-ce qui prouve ces dés ?
day-proof-how = Le sceau d’un jour est publié la veille, son secret le lendemain : les dés étaient donc fixés avant que personne ne joue, et chacun peut les recalculer. Personne ne peut prouver qu’un joueur ne les connaissait pas : on peut d’abord jouer sous un autre nom.
day-seal = Sceau du { $day }
day-secret = Secret du { $day }
fair-day-how = Ce sont les dés d’un jour. Leur sceau a été publié la veille, et chaque lancer découle du secret, de la manche, du dé et du nombre de ses lancers dans la manche. Le secret est révélé quand le jour est fini ; alors chaque lancer peut être recalculé.
fair-day-later = révélé quand la partie et le jour sont finis
fair-kept-day = Le sceau est celui qu’il a gardé avant la partie.

# real dice
real-dice = Vrais dés
real-dice-what = On lance de vrais dés, et quelqu’un saisit ce qu’ils montrent.
real-roll = Qu’est-ce qui a été lancé ou pioché ?
real-roll-of = Que montrent les dés de { $name } ?
real-roll-mine = Que montrent tes dés ?
real-enter = Saisir le lancer
real-wait = L’hôte saisit ce que montrent les dés.
real-wait-for = { $name } ou l’hôte saisit ce que montrent les dés.
real-entered = Les dés sont saisis.
real-correct = Les corriger
real-fair = À cette table, on lance de vrais dés et on saisit ce qu’ils montrent. Le journal dit qui l’a fait. De tels dés, on ne peut rien prouver.

# check my box
box = Vérifier ma boîte
box-lead = Certaines valeurs imprimées sur le matériel de ce jeu ne sont pas connues avec certitude : Bottega joue avec ses propres propositions. Si tu as la boîte, compare une pièce après l’autre. Ce que tu dis reste dans ce navigateur : joue avec à tes tables, ou envoie-le à d’autres sous forme de fichier. Tu peux t’arrêter quand tu veux et reprendre plus tard.
box-nothing = Toutes les valeurs de ce jeu sont connues.
box-progress = { $done } sur { $all } vérifiées
box-question = Est-ce bien ce qui est imprimé ?
box-same = Tout pareil
box-same-rest = Le reste est pareil
box-different-what = Autre chose : { $what }
box-different = Autre chose
box-skip = Je ne le trouve pas
box-take = Prendre ceci
box-back = Retour
box-next = Suivant
box-no-number = Écris un nombre entier.
box-not-written = Écris-le comme la valeur montrée.
box-file = Les valeurs de ma boîte
box-none = Tu n’as encore rien dit.
box-made = { $said ->
    [one] { $said } valeur vérifiée
   *[other] { $said } valeurs vérifiées
}, { $changed ->
    [one] dont { $changed } diffère
   *[other] dont { $changed } diffèrent
}.
box-play = Jouer avec
box-save = Enregistrer dans un fichier
box-open = Ouvrir un fichier
box-own = Valeurs de ma boîte
box-own-about = Cette table utilise ce que tu as dit dans « Vérifier ma boîte ».
box-rules = Certaines valeurs imprimées sur le matériel de ce jeu ne sont pas connues avec certitude. Si tu as la boîte, tu peux les vérifier ; tes tables utiliseront alors ce que tu dis.
box-note-own = Cette table se joue avec les valeurs de la boîte de quelqu’un.
