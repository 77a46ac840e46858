play-you = Gast
play-ghost = Geist { $number }
play-welcome = Tippe die Nummer einer Aktion. ? hilft, b zeichnet das Brett, u nimmt zurück, q speichert und geht.
play-help =
    Tippe die Nummer einer Aktion oder den Anfang ihres kurzen Textes, etwa { $move }; 0 beendet den Zug.
    m zeigt alles, was möglich ist, m und ein Titel diese ganze Gruppe; Enter zeigt die Liste noch einmal.
    b zeichnet das ganze Brett, b und ein Name den Bogen dieses Spielers; l erzählt noch einmal, was geschah, s zeigt die Punkte.
    ? 3 sagt, was Aktion 3 tut, und ihren kurzen Text; ? und ein kurzer Text sagt, warum etwas nicht geht;
    ? { $word }, irgendein Wort, findet Aktionen und Regeln, die es enthalten; ? rules druckt die Regeln, oder eine mit ihrer Kennung.
    u nimmt den letzten Schritt zurück, r alle dieses Zuges; was ▸ trägt, lässt sich nicht zurücknehmen.
    o gibt Daueraufträge, q speichert und geht.
play-folded = … { $count } im Ganzen: { $word }
play-more = { $count } weitere
play-no-number = Es gibt keine Aktion { $number }; wähle { $first } bis { $last }.
play-no-group = Hier gibt es keine Gruppe „{ $words }“. Gruppen: { $groups }
play-no-player = „{ $words }“ ist nicht der Anfang genau eines Namens; es spielen { $names }.
play-earlier = … { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} davor; l zeigt sie
play-thinking = Die anderen spielen …
play-dice = Würfel
play-many-outcomes = Tippe einen Namen oder seinen Anfang; ? zählt alle { $count } auf.
play-help-dice = Tippe, was gewürfelt oder gezogen wurde, auch mehrere in einer Zeile: 2 3 4. u nimmt das letzte zurück, q geht. Möglich ist jetzt:
play-not-dice = „{ $line }“ benennt nicht genau ein Ergebnis von: { $question } ? zählt auf, was möglich ist.
play-dice-left = Jetzt fällt kein Würfel; „{ $line }“ war nicht nötig.
play-not-a-move = „{ $line }“ ist kein Zug dieses Spiels. Tippe eine Nummer aus der Liste; ? hilft.
play-none-now = Nichts von der Art „{ $line }“ ist jetzt möglich.
play-nothing-to-undo = Es gibt nichts zurückzunehmen: was davor war, wurde gewürfelt oder von anderen gesehen.
play-undone = Zurückgenommen.
play-final = Das lässt sich nicht zurücknehmen: Würfel fallen, oder jemand anderes ist dran.
play-then = Danach: { $question }
play-no-orders = Dieses Spiel hat keine Daueraufträge.
play-saved = Das Spiel liegt in { $file }.
play-resume = Weiter geht es mit: bottega play --resume { $file }
play-record = Die Aufzeichnung liegt in { $file }.
play-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } gewinnen gemeinsam mit { $points } Punkten.
}
play-not-enough = { $names } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; das reicht nicht zum Sieg.
play-nobody-won = Niemand gewinnt.
