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
points-hidden = Die Punkte werden erst am Ende gezählt.
bot-plays = Ein Bot spielt für { $name }, bis { $name } zurück ist.
person-back = { $name } ist zurück und spielt weiter.
time-up-move = Die Zeit ist um: Ein Bot spielt diesen Zug für { $name }.
time-up-bot = Die Zeit ist um: Ein Bot spielt für { $name }, bis { $name } zurück ist.
proposal-refused = { $name } ist nicht einverstanden.
day-dice = Die Würfel des Tages { $name }: die gleichen für alle, die heute spielen.
taken-back = { $before ->
    [all] { $name } hat Züge zurückgenommen; alle waren einverstanden.
   *[other] { $name } hat Züge zurückgenommen.
}
real-dice = Hier werden echte Würfel geworfen und eingetragen.
dice-entered = { $name } trägt ein, was die Würfel zeigen.
dice-corrected = { $name } berichtigt den letzten Wurf.
notice-guide-over = Der geführte Teil ist vorbei. Jetzt ist es dein Spiel: Spiel weiter, wie du magst.

proposal-replace = { $by } fragt: Soll ein Bot für { $name } spielen, bis { $name } zurück ist?
proposal-seat-me = { $by } möchte den Platz von { $name } übernehmen.
proposal-seat-bot = { $by } möchte den Platz von { $name } einem Bot geben.
proposal-seat-open = { $by } möchte den Platz von { $name } jemand anderem geben.
proposal-takeback = { $by } möchte Züge zurücknehmen und von dort an neu entscheiden.

notice-turn = Du bist dran: { $game }.
notice-turn-named = Du bist dran: { $game }, { $table }.
mail-stop = Keine Mails mehr: { $link }
mail-confirm = Mails, wenn du dran bist
mail-confirm-text =
    Jemand, hoffentlich du, möchte hier eine Mail bekommen, wenn er an einem Tisch von Bottega dran ist.
    Wenn du das warst, öffne diesen Link:

    { $link }

    Wenn nicht, ist nichts zu tun: Es kommt keine weitere Mail.

refused-malformed = Diese Nachricht ist nicht lesbar.
refused-too-large = Diese Nachricht ist zu lang.
refused-too-many = Zu viele Anfragen. Bitte warte einen Moment.
refused-too-many-tables = Du hast schon so viele unbeendete Tische, wie eine Person hier haben darf.
refused-foreign-origin = Diese Anfrage kommt von einer fremden Seite.
refused-unknown-game = Dieses Spiel gibt es hier nicht.
refused-unknown-content = Dieser Tisch wird mit einem Inhalt gespielt, den es hier nicht gibt.
refused-bad-options = So lässt sich nicht spielen: { $problem }
refused-bad-record = Die Aufzeichnung lässt sich nicht öffnen: { $problem }
refused-bad-content = Mit diesen Werten kann man nicht spielen: { $problem }
refused-unknown-table = Diesen Tisch gibt es nicht.
refused-unknown-seat = Diesen Platz hat der Tisch nicht.
refused-unknown-move = So weit ist die Partie noch nicht.
refused-unknown-bot = Diesen Bot gibt es hier nicht.
refused-unknown-order = Diesen Dauerauftrag gibt es nicht.
refused-unknown-language = In dieser Sprache gibt es keine Texte. Es gibt: { $languages }.
refused-bad-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er durch einen neueren ersetzt.
refused-bad-pass = Dieser Code oder Link gilt nicht. Vielleicht hat ein neuerer ihn ersetzt, oder er wurde schon benutzt.
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
refused-points-hidden = An diesem Tisch werden die Punkte erst gezählt, wenn die Partie vorbei ist.
refused-ask-holder = Dort sitzt { $name } und muss erst zustimmen.
refused-no-proposal = Das ist schon entschieden.
refused-no-takeback = Hier gibt es nichts zurückzunehmen.
refused-replaced = Ein Bot spielt für dich. Hol dir erst deinen Platz zurück.
refused-day-dice = Nicht mit den Würfeln des Tages: Alle spielen sie allein und ohne Hilfe.
refused-bad-address = Dorthin können keine Nachrichten gehen. Bitte prüfe die Adresse.
refused-no-notices = Dieser Server schickt solche Nachrichten nicht.
refused-no-roll = Jetzt werden keine Würfel erwartet.
refused-wrong-roll = Diese Würfel passen nicht zum Wurf. Sieh bitte noch einmal nach.
refused-not-found = Hier ist nichts.
refused-unreadable = Der Server kann diesen Tisch nicht lesen. Seine Züge sind weiterhin gespeichert.
refused-no-storage = Der Server kann gerade nicht speichern. Nichts hat sich geändert; bitte versuche es bald noch einmal.
refused-busy = Gerade wird sehr viel gefragt. Bitte versuche es gleich noch einmal.
refused-failed = Bei uns ist etwas schiefgegangen. Nichts hat sich geändert; bitte versuche es noch einmal.

check-running = { $moves ->
    [one] Der eine Zug ist gültig
   *[other] Alle { $moves } Züge sind gültig
}. Die Würfel lassen sich prüfen, wenn die Partie zu Ende und ihr Geheimnis offen ist.
check-day-running = { $moves ->
    [one] Der eine Zug ist gültig
   *[other] Alle { $moves } Züge sind gültig
}. Es sind die Würfel eines Tages: Ihr Geheimnis wird veröffentlicht, wenn Partie und Tag vorbei sind.
check-hand = { $moves ->
    [one] Der eine Zug ist gültig
   *[other] Alle { $moves } Züge sind gültig
}. Es waren echte Würfel, und Menschen haben eingetragen, was sie zeigten: Beweisen lässt sich von ihnen nichts.
check-fair = { $moves ->
    [one] Der eine Zug ist gültig
   *[other] Alle { $moves } Züge sind gültig
}, das Ergebnis stimmt, und { $rolls ->
    [one] der eine Wurf folgt
   *[other] alle { $rolls } Würfe folgen
} aus dem Geheimnis, das vor dem ersten versprochen wurde.
check-ended = { $moves ->
    [one] Der eine Zug ist gültig
   *[other] Alle { $moves } Züge sind gültig
}, und { $rolls ->
    [one] der eine Wurf folgt
   *[other] alle { $rolls } Würfe folgen
} aus dem Geheimnis, das vor dem ersten versprochen wurde. Das Spiel wurde ohne Ergebnis beendet.
check-none = { $moves ->
    [one] Der eine Zug ist gültig
   *[other] Alle { $moves } Züge sind gültig
}. Hier wurde nicht gewürfelt, es gibt also keine Würfel zu prüfen.
check-skipped =
    { $skipped ->
        [one] Ein Wurf wurde gemacht und nicht verwendet.
       *[other] { $skipped } Würfe wurden gemacht und nicht verwendet.
    }
check-adapted =
    { $moves ->
        [one] Sie folgt älteren Regeln: Ein Zug wurde an die heutigen angepasst.
       *[other] Sie folgt älteren Regeln: { $moves } Züge wurden an die heutigen angepasst.
    }
check-taken-back =
    { $times ->
        [one] Einmal wurden Züge zurückgenommen: Die Aufzeichnung hat sie, und auch ihre Würfe stimmen.
       *[other] { $times }-mal wurden Züge zurückgenommen: Die Aufzeichnung hat sie, und auch ihre Würfe stimmen.
    }
check-guided = Eine Führung hat die Würfel { $moves ->
    [one] des ersten Zuges
   *[other] der ersten { $moves } Züge
} vorgegeben.
check-elsewhere = { $moves ->
    [one] Der erste Zug wurde anderswo gemacht: Sein Wurf ist nicht bewiesen.
   *[other] Die ersten { $moves } Züge wurden anderswo gemacht: Ihre Würfe sind nicht bewiesen.
}
check-failed = Die Prüfung ist gescheitert: { $problem }

page-missing = Der Server läuft, aber seine Seite ist nicht gebaut. Führe <code>make play</code> aus, oder baue sie in <code>web/</code>, und lade diese Seite neu.
