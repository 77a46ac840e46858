group-any-time = In ogni momento
player-by-number = giocatore { $number }
refusal-not-to-act = Non tocca a te decidere.
score-total = Totale
