refusal-not-to-act = It is not your turn to decide.
score-total = Total
