game-title = Nim
game-blurb = Take the last stone.
question = How many?
action-take = Take { $stones }
event-took = { $who } takes { $stones }
refusal-few = There are fewer stones.
