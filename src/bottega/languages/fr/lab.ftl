analysis-result = { $name } a gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-result-shared = { $name } et { $last } ont gagné ensemble.
analysis-result-nobody = Personne n’a gagné.
analysis-running = La partie n’était pas finie.
analysis-turn = Le tournant est venu { $round ->
    [0] avant la première manche
   *[other] à la manche { $round }
} : { $what } a fait passer les chances de { $name } de { $before } % à { $after } %.
analysis-throw = le lancer
analysis-luck = Le lancer le plus chanceux est venu { $round ->
    [0] avant la première manche
   *[other] à la manche { $round }
} : il a rapporté à { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus qu’un lancer moyen.
analysis-best = { $name } n’a fait aucune erreur qu’on puisse prouver.
analysis-move = « { $what } » par { $who }
analysis-marked = { $name } pouvait faire mieux dans { $count ->
    [one] { $count } décision.
   *[other] { $count } décisions.
}
analysis-dearest = La plus coûteuse, { $round ->
    [0] avant la première manche
   *[other] à la manche { $round }
} : joué « { $chosen } » ; « { $best } » valait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
