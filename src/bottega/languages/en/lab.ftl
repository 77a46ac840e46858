analysis-result = { $name } won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
analysis-result-shared = { $name } and { $last } won together.
analysis-result-nobody = Nobody won.
analysis-running = The game was not finished.
analysis-turn = It turned { $round ->
    [0] before the first round
   *[other] in round { $round }
}: { $what } took the chance of { $name } from { $before }% to { $after }%.
analysis-throw = the throw
analysis-luck = The luckiest throw was { $round ->
    [0] before the first round
   *[other] in round { $round }
}: it brought { $name } { $points ->
    [one] one point
   *[other] { $points } points
} more than an average one.
analysis-best = { $name } made no mistake that could be proved.
analysis-move = “{ $what }” by { $who }
analysis-marked = { $name } could have done better in { $count ->
    [one] one decision.
   *[other] { $count } decisions.
}
analysis-dearest = The costliest, { $round ->
    [0] before the first round
   *[other] in round { $round }
}: played “{ $chosen }”; “{ $best }” was about { $points ->
    [one] one point
   *[other] { $points } points
} better.
