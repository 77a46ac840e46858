guest-name = Invité { $number }
ghost-name = Fantôme { $number }

notice-draft-dropped = Ce que tu avais prévu n’est plus possible : la table a changé. Choisis de nouveau.
notice-order-expired = Une consigne a pris fin avec la manche : on te repose la question.
newer-rules = À partir d’ici, la table suit des règles plus récentes.
seat-changed = { $name } joue maintenant à la place de { $before }.
seat-joined = { $name } prend la place libre.
seat-freed = La place de { $before } est libre.
game-ended = La partie a été arrêtée avant la fin ; le secret des dés est révélé.
hint-used = { $name } a demandé un conseil.
guided = Une première partie guidée : le guide fixe les dés jusqu’à ce qu’il finisse ou qu’on le quitte.
guide-left = Le guide a été quitté : à partir d’ici, les dés sont laissés au hasard.
rematch = Les mêmes personnes rejouent, à une nouvelle table.
points-hidden = Les points ne se comptent qu’à la fin.
bot-plays = Un bot joue pour { $name } jusqu’à son retour.
person-back = { $name } est de retour et continue à jouer.
time-up-move = Temps écoulé : un bot joue ce tour pour { $name }.
time-up-bot = Temps écoulé : un bot joue pour { $name } jusqu’à son retour.
proposal-refused = { $name } n’est pas d’accord.
day-dice = Les dés du { $name } : les mêmes pour tous ceux qui jouent aujourd’hui.
taken-back = { $before ->
    [all] { $name } a repris des coups ; tout le monde était d’accord.
   *[other] { $name } a repris des coups.
}
real-dice = Ici, on lance de vrais dés et on saisit ce qu’ils montrent.
dice-entered = { $name } saisit ce que montrent les dés.
dice-corrected = { $name } corrige le dernier lancer.
notice-guide-over = La partie guidée est finie. Maintenant, c’est à toi : joue comme tu veux.

proposal-replace = { $by } demande : un bot peut-il jouer pour { $name } jusqu’à son retour ?
proposal-seat-me = { $by } voudrait prendre la place de { $name }.
proposal-seat-bot = { $by } voudrait donner la place de { $name } à un bot.
proposal-seat-open = { $by } voudrait donner la place de { $name } à quelqu’un d’autre.
proposal-takeback = { $by } voudrait reprendre des coups et décider de nouveau à partir de là.

notice-turn = C’est à toi : { $game }.
notice-turn-named = C’est à toi : { $game }, { $table }.
mail-stop = Plus de mails : { $link }
mail-confirm = Un mail quand c’est à toi
mail-confirm-text =
    Quelqu’un, toi sans doute, voudrait recevoir un mail ici quand c’est à son tour de jouer à une table de Bottega.
    Si c’était toi, ouvre ce lien :

    { $link }

    Sinon, il n’y a rien à faire : aucun autre mail ne viendra.

refused-malformed = Ce message est illisible.
refused-too-large = Ce message est trop long.
refused-too-many = Trop de demandes. Attends un instant.
refused-too-many-tables = Tu as déjà autant de tables inachevées qu’une personne peut en avoir ici.
refused-foreign-origin = Cette demande vient d’un autre site.
refused-unknown-game = Ce jeu n’existe pas ici.
refused-unknown-content = Cette table se joue avec un contenu qui n’est pas ici.
refused-bad-options = On ne peut pas jouer ainsi : { $problem }
refused-bad-record = Impossible d’ouvrir l’enregistrement : { $problem }
refused-bad-content = On ne peut pas jouer avec ces valeurs : { $problem }
refused-unknown-table = Cette table n’existe pas.
refused-unknown-seat = La table n’a pas cette place.
refused-unknown-move = La partie n’a pas encore ce coup.
refused-unknown-bot = Ce bot n’existe pas ici.
refused-unknown-order = Cette consigne n’existe pas.
refused-unknown-language = Il n’y a pas de textes dans cette langue. Il y a : { $languages }.
refused-bad-link = Ce lien ne mène à aucune place. Un plus récent l’a peut-être remplacé.
refused-bad-pass = Ce code ou ce lien n’est pas valable. Un plus récent l’a peut-être remplacé, ou il a déjà servi.
refused-taken = Quelqu’un d’autre est assis là. L’hôte peut te donner un nouveau lien.
refused-host-only = Seul l’hôte de la table peut faire ça.
refused-not-yours = Cette place n’est pas la tienne.
refused-not-started = La partie n’a pas commencé : une place est encore libre.
refused-over = La partie est finie.
refused-stale = La table a changé entre-temps. Regarde de nouveau.
refused-illegal = Ce n’est pas possible maintenant.
refused-draft-complete = Tu as tout choisi : confirme, ou annule un choix.
refused-no-draft = Il n’y a rien à confirmer ni à annuler.
refused-guided = Dans la partie guidée, fais d’abord ce qui brille. Rien n’est perdu.
refused-unknown-seal = Le sceau des dés n’est plus connu ici. Essaie encore.
refused-not-over = Ce sera possible quand la partie sera finie.
refused-no-hints = Les conseils sont réservés aux parties où personne d’autre ne joue.
refused-points-hidden = À cette table, les points se comptent quand la partie est finie.
refused-ask-holder = C’est la place de { $name }, qui doit d’abord être d’accord.
refused-no-proposal = C’est déjà décidé.
refused-no-takeback = Il n’y a rien à reprendre ici.
refused-replaced = Un bot joue pour toi. Reprends d’abord ta place.
refused-day-dice = Pas avec les dés du jour : chacun les joue seul et sans aide.
refused-bad-address = On ne peut pas envoyer de notifications à cette adresse. Vérifie-la.
refused-no-notices = Ce serveur n’envoie pas de notifications de ce genre.
refused-no-roll = Les dés ne sont pas demandés maintenant.
refused-wrong-roll = Ces dés ne correspondent pas au lancer. Regarde de nouveau.
refused-not-found = Il n’y a rien ici.
refused-unreadable = Le serveur ne peut pas lire cette table. Ses coups sont toujours conservés.
refused-no-storage = Le serveur ne peut pas enregistrer en ce moment. Rien n’a changé ; essaie un peu plus tard.
refused-busy = Il y a beaucoup de demandes en ce moment. Réessaie dans un instant.
refused-failed = Quelque chose n’a pas marché de notre côté. Rien n’a changé ; essaie encore.

check-running = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont tous permis
}. Les dés pourront être vérifiés quand la partie sera finie et leur secret révélé.
check-day-running = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont tous permis
}. Ce sont les dés d’un jour : leur secret est publié quand la partie et la journée sont finies.
check-hand = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont tous permis
}. Les dés étaient de vrais dés, et des personnes ont saisi ce qu’ils montraient : on ne peut rien en prouver.
check-fair = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont tous permis
}, le résultat est juste, et { $rolls ->
    [one] le seul lancer découle
   *[other] les { $rolls } lancers découlent tous
} du secret promis avant le premier.
check-ended = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont tous permis
}, et { $rolls ->
    [one] le seul lancer découle
   *[other] les { $rolls } lancers découlent tous
} du secret promis avant le premier. La partie a été arrêtée sans résultat.
check-none = { $moves ->
    [one] Le seul coup est permis
   *[other] Les { $moves } coups sont tous permis
}. Aucun lancer n’a été fait ici : il n’y a donc pas de dés à vérifier.
check-skipped =
    { $skipped ->
        [one] Un lancer a été fait et n’a pas servi.
       *[other] { $skipped } lancers ont été faits et n’ont pas servi.
    }
check-adapted =
    { $moves ->
        [one] Elle suit des règles plus anciennes : un coup a été adapté à celles d’aujourd’hui.
       *[other] Elle suit des règles plus anciennes : { $moves } coups ont été adaptés à celles d’aujourd’hui.
    }
check-taken-back =
    { $times ->
        [one] Des coups ont été repris une fois : l’enregistrement les contient, et leurs lancers sont justes aussi.
       *[other] Des coups ont été repris { $times } fois : l’enregistrement les contient, et leurs lancers sont justes aussi.
    }
check-guided = Un guide a fixé les dés { $moves ->
    [one] du premier coup
   *[other] des { $moves } premiers coups
}.
check-elsewhere = { $moves ->
    [one] Le premier coup a été fait ailleurs : son lancer n’est pas prouvé.
   *[other] Les { $moves } premiers coups ont été faits ailleurs : leurs lancers ne sont pas prouvés.
}
check-failed = La vérification a échoué : { $problem }

page-missing = Le serveur tourne, mais sa page n’a pas été construite. Lance <code>make play</code>, ou construis-la dans <code>web/</code>, et recharge cette page.
