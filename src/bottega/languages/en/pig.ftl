game-title = Pig
game-blurb = Roll as long as you dare. A 1 costs you everything that is not safe.
option-goal = points to reach
option-goal-about = Whoever has this many points first wins.

pig-board = Round { $round }, first to { $goal }
pig-player = Player
pig-points = Points
pig-pot = Pot
pig-die = Die
pig-goal = Goal

question = { $pot } in the pot: roll again or hold?
action-roll = Roll again and risk { $pot }
action-hold = Hold and keep { $pot }
short-roll = Roll
short-hold = Hold

event-rolled = { $who } rolls { $side }: { $pot } in the pot
event-bust = { $who } rolls { $side } and loses { $lost }
event-held = { $who } holds { $pot } and has { $points }
event-won = { $who } wins with { $points }
line-points = points
line-wins = wins
icon-to = →
