play-you = Ospite
play-ghost = Fantasma { $number }
play-welcome = Scrivi il numero di un'azione. ? aiuta, u annulla, q salva ed esce.
play-help =
    Scrivi il numero di un'azione, o il testo breve accanto.
    ? 3 dice che cosa fa l'azione 3; ? e un testo breve dice perché qualcosa non è possibile;
    ? hire, una parola qualsiasi, trova azioni e regole che la contengono;
    ? rules stampa le regole; ? e la sigla di una regola stampa quella.
    u annulla l'ultimo passo, r tutti quelli di questo turno; un'azione con ▸ non si può annullare.
    b ridisegna il tavolo, s mostra i punti, o dà ordini permanenti, q salva ed esce.
play-not-a-move = "{ $line }" non è una mossa di questo gioco. Scrivi un numero della lista o un testo breve accanto; ? aiuta.
play-folded = … { $count } in tutto; scrivi { $word }
play-no-number = Non c'è un'azione { $number }; scegli da 1 a { $count }.
play-nothing-to-undo = Non c'è niente da annullare: ciò che precede è stato tirato, o visto da altri.
play-undone = Annullato.
play-final = Non si può annullare: cadono i dadi, o tocca a qualcun altro.
play-much-changed = ({ $count } righe del tavolo sono cambiate; b lo ridisegna)
play-then = Poi: { $question }
play-no-orders = Questo gioco non ha ordini permanenti.
play-type-dice = Che cosa mostrano i dadi?
play-not-dice = "{ $line }" qui non è possibile; scrivi uno di: { $choices }. q esce.
play-saved = La partita è conservata in { $file }.
play-resume = Riprendila con: bottega play --resume { $file }
play-record = La partita registrata è in { $file }.
play-won = { $count ->
    [one] Vince { $names } con { $points } punti.
   *[other] Vincono insieme { $names } con { $points } punti.
}
play-not-enough = { $names } ha { $points } punti: non bastano per vincere.
play-nobody-won = Non vince nessuno.
