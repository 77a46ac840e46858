group-any-time = Jederzeit
player-by-number = Spieler { $number }
refusal-not-to-act = Du bist jetzt nicht an der Reihe.
score-total = Summe
