group-any-time = At any time
player-by-number = player { $number }
refusal-not-to-act = It is not your turn to decide.
score-total = Total
