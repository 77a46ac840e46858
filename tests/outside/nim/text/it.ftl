game-title = Nim
game-blurb = Prendi l'ultima pietra.
question = Quante?
action-take = Prendine { $stones }
event-took = { $who } ne prende { $stones }
refusal-few = Ci sono meno pietre.
