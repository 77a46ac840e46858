play-you = Invité
play-ghost = Fantôme { $number }
play-welcome = Tape le numéro d’une action. « ? » aide, b dessine le plateau, u annule, q enregistre et quitte.
play-help =
    Tape le numéro d’une action, ou le début de son texte court, par exemple { $move } ; 0 termine le tour.
    m montre tout ce qui est possible, m et un titre tout ce groupe ; Entrée montre de nouveau la liste.
    b dessine tout le plateau, b et un nom la feuille de ce joueur ; l raconte ce qui s’est passé, s montre les points.
    « ? 3 » dit ce que fait l’action 3 et son texte court ; « ? » et un texte court dit pourquoi une chose n’est pas possible ;
    « ? { $word } », ou un autre mot, trouve les actions et les règles qui le contiennent ; « ? rules » affiche les règles, ou une seule par son code.
    u annule la dernière étape, r toutes celles du tour ; une action marquée ▸ ne s’annule pas.
    o donne des consignes, q enregistre et quitte.
play-folded = … { $count } en tout : { $word }
play-more = { $count } de plus
play-no-number = Il n’y a pas d’action { $number } ; choisis de { $first } à { $last }.
play-no-group = Il n’y a pas de groupe « { $words } » ici. Groupes : { $groups }
play-no-player = « { $words } » n’est le début d’aucun nom de joueur, ou de plusieurs ; il y a { $names }.
play-earlier = … { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} avant ; l les montre
play-thinking = Les autres jouent…
play-dice = dés
play-many-outcomes = Tape un nom ou son début ; « ? » montre les { $count }.
play-help-dice = Tape ce qui a été lancé ou pioché, plusieurs résultats sur une ligne si tu veux : 2 3 4. u annule le dernier, q quitte. Possible maintenant :
play-not-dice = « { $line } » ne désigne pas un seul résultat de : { $question } Tape « ? » pour voir ce qui est possible.
play-dice-left = Aucun dé n’est attendu maintenant ; « { $line } » était de trop.
play-not-a-move = « { $line } » n’est pas un coup de ce jeu. Tape un numéro de la liste ; « ? » aide.
play-none-now = Rien du genre « { $line } » n’est possible maintenant.
play-nothing-to-undo = Il n’y a rien à annuler : ce qui précède a été lancé, ou vu par d’autres.
play-undone = Annulé.
play-final = Impossible à annuler : des dés tombent, ou quelqu’un d’autre continue.
play-then = Ensuite : { $question }
play-no-orders = Ce jeu n’a pas de consignes.
play-saved = La partie est enregistrée dans { $file }.
play-resume = Pour continuer : bottega play --resume { $file }
play-record = L’enregistrement est dans { $file }.
play-won = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } gagnent ensemble avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
play-not-enough = { $names } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}, ce qui ne suffit pas pour gagner.
play-nobody-won = Personne ne gagne.
