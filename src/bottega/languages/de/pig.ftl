game-title = Pig
game-blurb = Würfle, solange du dich traust. Eine 1 kostet alles, was nicht sicher ist.
option-goal = Punkte bis zum Ziel
option-goal-about = Wer zuerst so viele Punkte hat, gewinnt.

pig-board = Runde { $round }, wer zuerst { $goal } hat
pig-player = Spieler
pig-points = Punkte
pig-pot = Topf
pig-die = Würfel
pig-goal = Ziel

question = { $pot } im Topf: weiter würfeln oder aufhören?
action-roll = Weiter würfeln und { $pot } wagen
action-hold = Aufhören und { $pot } behalten
short-roll = Würfeln
short-hold = Aufhören

event-rolled = { $who } würfelt { $side }: { $pot } im Topf
event-bust = { $who } würfelt { $side } und verliert { $lost }
event-held = { $who } hört mit { $pot } auf und hat { $points }
event-won = { $who } gewinnt mit { $points }
line-points = Punkte
line-wins = gewinnt
icon-to = →
