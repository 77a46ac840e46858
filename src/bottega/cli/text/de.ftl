play-you = Gast
play-ghost = Geist { $number }
play-welcome = Tippe die Nummer einer Aktion. ? hilft, u nimmt zurück, q speichert und geht.
play-help =
    Tippe die Nummer einer Aktion oder den kurzen Text daneben.
    ? 3 sagt, was Aktion 3 tut; ? und ein kurzer Text sagt, warum etwas nicht geht;
    ? hire, irgendein Wort, findet Aktionen und Regeln, die es enthalten;
    ? rules druckt die Regeln; ? und die Kennung einer Regel druckt diese.
    u nimmt den letzten Schritt zurück, r alle dieses Zuges; was ▸ trägt, lässt sich nicht zurücknehmen.
    b zeichnet das Brett neu, s zeigt die Punkte, o gibt Daueraufträge, q speichert und geht.
play-not-a-move = "{ $line }" ist kein Zug dieses Spiels. Tippe eine Nummer aus der Liste oder einen kurzen Text daneben; ? hilft.
play-folded = … { $count } im Ganzen; tippe { $word }
play-no-number = Es gibt keine Aktion { $number }; wähle 1 bis { $count }.
play-nothing-to-undo = Es gibt nichts zurückzunehmen: was davor war, wurde gewürfelt oder von anderen gesehen.
play-undone = Zurückgenommen.
play-final = Das lässt sich nicht zurücknehmen: Würfel fallen, oder jemand anderes ist dran.
play-much-changed = ({ $count } Zeilen des Bretts sind neu; b zeichnet es)
play-then = Danach: { $question }
play-no-orders = Dieses Spiel hat keine Daueraufträge.
play-type-dice = Was zeigen die Würfel?
play-not-dice = "{ $line }" geht hier nicht; tippe eines von: { $choices }. q geht.
play-saved = Das Spiel liegt in { $file }.
play-resume = Weiter geht es mit: bottega play --resume { $file }
play-record = Die Aufzeichnung liegt in { $file }.
play-won = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
}
play-not-enough = { $names } hat { $points } Punkte; das reicht nicht zum Sieg.
play-nobody-won = Niemand gewinnt.
