group-any-time = Jederzeit
player-by-number = Spieler { $number }
refusal-no-such-action = Es gibt keine Aktion mit der Nummer { $action }.
refusal-not-to-act = Du bist jetzt nicht an der Reihe.
ruins = Scheitert dann: { $things }
score-total = Summe
