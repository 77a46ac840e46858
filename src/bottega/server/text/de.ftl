guest-name = Gast { $number }
ghost-name = Geist { $number }

notice-draft-dropped = Was du vorhattest, geht nicht mehr: der Tisch hat sich geändert. Bitte wähle neu.
notice-order-expired = Ein Dauerauftrag endete mit der Runde: du wirst wieder gefragt.
newer-rules = Von hier an wird nach neueren Regeln gespielt.
seat-changed = { $name } spielt jetzt für { $before }.
seat-joined = { $name } nimmt den freien Platz.
seat-freed = Der Platz von { $before } ist frei.
game-ended = Das Spiel wurde vorzeitig beendet; das Geheimnis der Würfel ist offen.
hint-used = { $name } hat um einen Tipp gebeten.
guided = Ein geführtes erstes Spiel: Die Würfel sind vorbereitet, bis die Führung endet oder verlassen wird.
guide-left = Die Führung wurde verlassen: Von hier an fallen die Würfel von selbst.
rematch = Dieselben spielen noch einmal, an einem neuen Tisch.
notice-guide-over = Der geführte Teil ist vorbei. Jetzt ist es dein Spiel: Spiel weiter, wie du magst.

refused-malformed = Diese Nachricht ist nicht lesbar.
refused-too-large = Diese Nachricht ist zu lang.
refused-too-many = Zu viele Anfragen. Bitte warte einen Moment.
refused-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
refused-unknown-game = Dieses Spiel gibt es hier nicht.
refused-unknown-content = Dieser Tisch wird mit einem Inhalt gespielt, den es hier nicht gibt.
refused-bad-options = So lässt sich nicht spielen: { $problem }
refused-bad-record = Die Aufzeichnung lässt sich nicht öffnen: { $problem }
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-seat = Diesen Platz hat der Tisch nicht.
refused-unknown-move = So weit ist die Partie noch nicht.
refused-unknown-bot = Diesen Bot gibt es hier nicht.
refused-unknown-order = Diesen Dauerauftrag gibt es nicht.
refused-bad-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er durch einen neueren ersetzt.
refused-taken = Dort sitzt schon jemand. Wer den Tisch eröffnet hat, kann dir einen neuen Link geben.
refused-host-only = Das kann nur, wer den Tisch eröffnet hat.
refused-not-yours = Dieser Platz gehört dir nicht.
refused-not-started = Die Partie hat noch nicht begonnen: ein Platz ist noch frei.
refused-over = Die Partie ist zu Ende.
refused-stale = Der Tisch hat sich inzwischen geändert. Bitte schau noch einmal hin.
refused-illegal = Das geht jetzt nicht.
refused-draft-complete = Du hast alles gewählt: bestätige, oder nimm etwas zurück.
refused-no-draft = Es gibt nichts zu bestätigen oder zurückzunehmen.
refused-guided = Im geführten Spiel kommt zuerst, was leuchtet. Es geht nichts verloren.
refused-unknown-seal = Das Versprechen der Würfel ist hier nicht mehr bekannt. Bitte versuche es noch einmal.
refused-not-over = Das geht, sobald die Partie vorbei ist.
refused-no-hints = Tipps gibt es nur in Partien ohne andere Menschen.
refused-not-found = Hier ist nichts.
refused-unreadable = Der Server kann diesen Tisch nicht lesen. Seine Züge sind weiterhin gespeichert.
refused-no-storage = Der Server kann gerade nicht speichern. Nichts hat sich geändert; bitte versuche es bald noch einmal.
refused-failed = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert; bitte versuche es noch einmal.

check-running = Alle { $moves } Züge sind gültig. Die Würfel lassen sich prüfen, wenn die Partie zu Ende und ihr Geheimnis offen ist.
check-fair = Alle { $moves } Züge sind gültig, das Ergebnis stimmt, und alle { $rolls } Würfe folgen aus dem Geheimnis, das vor dem ersten versprochen wurde.
check-ended = Alle { $moves } Züge sind gültig, und alle { $rolls } Würfe folgen aus dem Geheimnis, das vor dem ersten versprochen wurde. Das Spiel wurde ohne Ergebnis beendet.
check-skipped =
    { $skipped ->
        [one] Ein Wurf wurde gemacht und nicht verwendet.
       *[other] { $skipped } Würfe wurden gemacht und nicht verwendet.
    }
check-guided = Eine Führung hat die Würfel der ersten { $moves } Züge vorgegeben.
check-failed = Die Prüfung ist gescheitert: { $problem }

page-missing = Der Server läuft, aber seine Seite ist nicht gebaut. Führe <code>make play</code> aus, oder baue sie in <code>web/</code>, und lade diese Seite neu.
