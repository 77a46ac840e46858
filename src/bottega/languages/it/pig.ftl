game-title = Pig
game-blurb = Tira finché ne hai il coraggio. Un 1 ti costa tutto ciò che non è al sicuro.
option-goal = punti da raggiungere
option-goal-about = Vince chi arriva per primo a questi punti.

pig-board = Round { $round }, vince chi arriva a { $goal }
pig-player = Giocatore
pig-points = Punti
pig-pot = Piatto
pig-die = Dado
pig-goal = Traguardo

question = { $pot } nel piatto: tiri ancora o ti fermi?
action-roll = Tira ancora e rischia { $pot }
action-hold = Fermati e tieni { $pot }
short-roll = Lancia
short-hold = Fermati

event-rolled = { $who } tira { $side }: { $pot } nel piatto
event-bust = { $who } tira { $side } e perde { $lost }
event-held = { $who } si ferma con { $pot } e ha { $points }
event-won = { $who } vince con { $points }
line-points = punti
line-wins = vince
icon-to = →
