game-title = Pig
game-blurb = Lance le dé tant que tu l’oses. Un 1 te coûte tout ce qui n’est pas à l’abri.
option-goal = points à atteindre
option-goal-about = Le premier qui atteint ce total gagne.

pig-board = Manche { $round }, le premier à { $goal } gagne
pig-player = Joueur
pig-points = Points
pig-pot = Pot
pig-die = Dé
pig-goal = But

question = { $pot } dans le pot : tu relances ou tu t’arrêtes ?
action-roll = Relance et risque { $pot }
action-hold = Arrête-toi et garde { $pot }
short-roll = Lancer
short-hold = S’arrêter

event-rolled = { $who } obtient { $side } : { $pot } dans le pot
event-bust = { $who } obtient { $side } et perd { $lost }
event-held = { $who } s’arrête avec { $pot } et a { $points }
event-won = { $who } gagne avec { $points }
line-points = points
line-wins = gagne
icon-to = →
