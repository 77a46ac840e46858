play-you = Ospite
play-ghost = Fantasma { $number }
play-welcome = Scrivi il numero di un'azione. ? aiuta, b disegna il tavolo, u annulla, q salva ed esce.
play-help =
    Scrivi il numero di un'azione, o l'inizio del suo testo breve, come { $move }; 0 finisce il turno.
    m mostra tutto ciò che è possibile, m e un titolo tutto quel gruppo; Invio mostra di nuovo la lista.
    b disegna tutto il tavolo, b e un nome il foglio di quel giocatore; l ripete che cosa è successo, s mostra i punti.
    ? 3 dice che cosa fa l'azione 3 e il suo testo breve; ? e un testo breve dice perché qualcosa non è possibile;
    ? { $word }, una parola qualsiasi, trova azioni e regole che la contengono; ? rules stampa le regole, o una con la sua sigla.
    u annulla l'ultimo passo, r tutti quelli di questo turno; un'azione con ▸ non si può annullare.
    o dà ordini permanenti, q salva ed esce.
play-folded = … { $count } in tutto: { $word }
play-more = altre { $count }
play-no-number = Non c'è un'azione { $number }; scegli da { $first } a { $last }.
play-no-group = Qui non c'è un gruppo «{ $words }». Gruppi: { $groups }
play-no-player = «{ $words }» non è l'inizio del nome di un solo giocatore; ci sono { $names }.
play-earlier = … { $count ->
    [one] { $count } riga
   *[other] { $count } righe
} prima; l le mostra
play-thinking = Giocano gli altri …
play-dice = dadi
play-many-outcomes = Scrivi un nome o il suo inizio; ? elenca tutti e { $count }.
play-help-dice = Scrivi che cosa è stato tirato o pescato, anche più di uno per riga: 2 3 4. u annulla l'ultimo, q esce. Ora è possibile:
play-not-dice = «{ $line }» non indica un solo risultato di: { $question } ? elenca ciò che è possibile.
play-dice-left = Ora non c'è niente da tirare; «{ $line }» non serviva.
play-not-a-move = «{ $line }» non è una mossa di questo gioco. Scrivi un numero della lista; ? aiuta.
play-none-now = Ora niente del tipo «{ $line }» è possibile.
play-nothing-to-undo = Non c'è niente da annullare: ciò che precede è stato tirato, o visto da altri.
play-undone = Annullato.
play-final = Non si può annullare: cadono i dadi, o tocca a qualcun altro.
play-then = Poi: { $question }
play-no-orders = Questo gioco non ha ordini permanenti.
play-saved = La partita è conservata in { $file }.
play-resume = Riprendila con: bottega play --resume { $file }
play-record = La partita registrata è in { $file }.
play-won = { $count ->
    [one] Vince { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[other] Vincono insieme { $names } con { $points } punti.
}
play-not-enough = { $names } ha { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: non bastano per vincere.
play-nobody-won = Non vince nessuno.
