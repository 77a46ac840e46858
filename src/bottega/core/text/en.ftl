group-any-time = At any time
player-by-number = player { $number }
refusal-no-such-action = There is no action with the number { $action }.
refusal-not-to-act = It is not your turn to decide.
ruins = Fails then: { $things }
score-total = Total
