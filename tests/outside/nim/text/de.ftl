game-title = Nim
game-blurb = Nimm den letzten Stein.
question = Wie viele?
action-take = Nimm { $stones }
event-took = { $who } nimmt { $stones }
refusal-few = Es sind weniger Steine.
