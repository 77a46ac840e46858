group-any-time = In ogni momento
player-by-number = giocatore { $number }
refusal-no-such-action = Non c'è nessuna azione con il numero { $action }.
refusal-not-to-act = Non tocca a te decidere.
ruins = Poi fallisce: { $things }
score-total = Totale
