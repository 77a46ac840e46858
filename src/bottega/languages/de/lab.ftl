analysis-result = { $name } hat mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} gewonnen.
analysis-result-shared = { $name } und { $last } haben gemeinsam gewonnen.
analysis-result-nobody = Niemand hat gewonnen.
analysis-running = Das Spiel wurde nicht beendet.
analysis-turn = Die Wende kam { $round ->
    [0] vor der ersten Runde
   *[other] in Runde { $round }
}: { $what } brachte die Chance von { $name } von { $before } % auf { $after } %.
analysis-throw = der Wurf
analysis-luck = Der glücklichste Wurf fiel { $round ->
    [0] vor der ersten Runde
   *[other] in Runde { $round }
}: Er brachte { $name } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr als ein durchschnittlicher.
analysis-best = { $name } hat nichts verschenkt, was sich beweisen ließe.
analysis-move = „{ $what }“ von { $who }
analysis-marked = { $name } hätte in { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
} Besseres gefunden.
analysis-dearest = Die teuerste, { $round ->
    [0] vor der ersten Runde
   *[other] in Runde { $round }
}: gespielt „{ $chosen }“; „{ $best }“ war etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser.
