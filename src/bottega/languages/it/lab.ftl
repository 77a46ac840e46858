analysis-result = Ha vinto { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
analysis-result-shared = Hanno vinto insieme { $name } e { $last }.
analysis-result-nobody = Non ha vinto nessuno.
analysis-running = La partita non è finita.
analysis-turn = La svolta è arrivata { $round ->
    [0] prima del primo round
   *[other] nel round { $round }
}: { $what } ha portato le possibilità di { $name } dal { $before }% al { $after }%.
analysis-throw = il lancio
analysis-luck = Il lancio più fortunato è stato { $round ->
    [0] prima del primo round
   *[other] nel round { $round }
}: ha dato a { $name } { $points ->
    [one] un punto
   *[other] { $points } punti
} più di uno medio.
analysis-best = { $name } non ha regalato nulla che si possa dimostrare.
analysis-move = «{ $what }» di { $who }
analysis-marked = { $name } poteva fare meglio in { $count ->
    [one] una decisione.
   *[other] { $count } decisioni.
}
analysis-dearest = La più cara, { $round ->
    [0] prima del primo round
   *[other] nel round { $round }
}: giocato «{ $chosen }»; «{ $best }» valeva circa { $points ->
    [one] un punto
   *[other] { $points } punti
} di più.
