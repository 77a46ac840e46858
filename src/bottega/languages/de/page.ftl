# Die Wörter der Seite. Was zu einem Spiel gehört, kommt vom Server in der Sprache des Betrachters.

# everywhere
close = Schließen
copy = Kopieren
copied = Kopiert
save = Speichern
home = Startseite
help = Hilfe und Regeln
menu = Menü und Einstellungen
theme = Hell oder dunkel
you = Du
your-name = Dein Name
your-turn = Du bist dran
handed-to = { $name }, du bist dran
points = Prestigepunkte
round = Runde
round-number = Runde { $round }
round-of = Runde { $round } von { $rounds }
round-out-of = von { $rounds }
offline = Der Server antwortet nicht. Versuche es gleich noch einmal.
page-missing = Hier ist nichts.
fault = Dieser Teil lässt sich gerade nicht anzeigen. Alles andere geht weiter, und dein Spiel ist sicher.
fault-again = Noch einmal versuchen
fault-page = Diese Seite lässt sich gerade nicht anzeigen. Deine Spiele sind sicher.

# the front page
home-nav = Startseite
home-title = Der Tisch ist gedeckt.
home-lead = Spiele mit Würfeln, um Stein und Gold, in deinem Browser. Kein Konto, nichts zu installieren: setz dich und spiel.
home-fine = „Jetzt spielen“ setzt dich mit zwei Bots an einen Tisch des Spiels { $game }. Bis du bestätigst, lässt sich alles zurücknehmen.
games = Spiele
game = Spiel
my-tables = Meine Tische
next-table = Nächster Tisch
play-now = Jetzt spielen
play = Spielen
look = Ansehen
invite = Freunde einladen
new-table = Neuer Tisch
rules = Regeln
level-easy = leicht
level-normal = normal
level-hard = schwer
level-extreme = extrem
level-facile = leicht
level-media = normal
level-difficile = schwer
level-capolavoro = Meisterwerk
alone = Allein:
against = Bots:
level-fattorino = Neuling
level-garzone = Anfänger
level-apprendista = leicht
level-lavorante = schwer
level-maestro = Meister
players = Spieler
players-range = { $low } bis { $high } Spieler
tables-none = Noch kein Tisch. Deiner ist einen Klick entfernt.
table-open = { $count ->
    [one] ein Stuhl ist frei
    *[other] { $count } Stühle sind frei
}
table-over = Beendet
table-waits = { $name } ist dran
table-running = Die Würfel rollen
home-title-florenza = Florenza X
home-blurb-florenza-dice = Sechs Würfel, ein Blatt Papier, ein Viertel zum Zeichnen. Nimm drei, lass drei.
home-blurb-florenza = Eine ganze Stadt voll Werkstätten, Künstler und Mäzene. Plane das Jahr, dann bezahle es.
home-blurb-dice-forge = Schmiede die Seiten deiner Würfel und wirf sie in jedem Zug, auch in dem der anderen.
home-kind-florenza-dice = Würfeln und Zeichnen
home-kind-florenza = Arbeiter einsetzen
home-kind-dice-forge = Würfelbau
game-minutes = { $minutes ->
    [120] 2 Std.
    *[other] { $minutes } Min.
}
also-here = Auch hier
since-now = gerade eben
since-minutes = vor { $count } Min.
since-hours = vor { $count } Std.
since-days = { $count ->
    [one] gestern
    *[other] vor { $count } Tagen
}
table-manage = Mehr zu { $name }
table-hide = Diesen Tisch ausblenden
table-unhide = Diesen Tisch wieder zeigen
table-give-up = Ich gehe: ein Bot spielt für mich weiter
table-give-up-hint = Der Tisch wird dann ausgeblendet. Öffne ihn wieder, um selbst weiterzuspielen.
tables-all = Alle Tische ({ $count })
note-link = Einladen mit einem Link
note-link-text = Jeder Stuhl hat seinen geheimen Link. Wer ihn zuerst öffnet, sitzt dort; Bots füllen den Rest. Wer die Adresse des Tisches hat, darf zusehen.
note-undo = Erst Bleistift, dann Tinte
note-undo-text = Dein Zug ist ein Entwurf, den nur du siehst. Nimm einen Schritt zurück, fang neu an, bestätige, wenn er stimmt.
note-fair = Würfel zum Nachprüfen
note-fair-text = Vor dem ersten Wurf veröffentlicht jeder Tisch ein Siegel seiner Würfel. Nach dem Spiel kann jeder alle Würfe nachrechnen.
foot-api = Einen eigenen Bot schreiben

# a new table
fewer = Weniger Spieler
more = Mehr Spieler
seat-number = Stuhl { $seat }
chair-me = An diesem Bildschirm
chair-you = Du
chair-open = Mit einem Link
chair-bot = Ein Bot
chair-strength = Art des Bots
bots-others = Zum Vergleich
bots-show = Andere Arten von Bots
bots-about = Sie sind zum Vergleich da: Zufällig macht irgendetwas Erlaubtes, Gierig, was sofort am besten aussieht, Bedacht probiert für jede Wahl einige zufällige Partien, Rechnend schaut weiter voraus.
chair-name = Name
chair-link = Du bekommst einen Link zum Verschicken.
option-usual = wie üblich
option-own = meine Wahl
option-each = { $option }, Nummer { $number }
option-add = Noch einer
option-remove = Einer weniger
option-off = { $option }: nein
pace-about = Wie lange ein Bot mindestens überlegt, damit du folgen kannst.
hide-points-about = Niemand sieht vor dem Ende Punkte: so bleibt es spannend.
clock-about = Wie lange eine Entscheidung dauern darf.
table-name-about = Alle am Tisch sehen ihn.
pace = Tempo der Bots
pace-slow = Gemächlich
pace-usual = Üblich
pace-fast = Sofort
hide-points = Punkte erst am Ende zählen
clock = Uhr
clock-none = Keine
clock-soft = Zeigt nur die Zeit
clock-each = { $time } je Entscheidung
clock-minutes = { $count } min
clock-hours = { $count } Std.
clock-day = 1 Tag
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
clock-up = Zeit abgelaufen
clock-end = Wenn die Zeit um ist
clock-end-nothing = Nichts; der Gastgeber darf den Platz nehmen
clock-end-move = Ein Bot spielt diesen Zug
clock-end-bot = Ein Bot spielt weiter, bis sie zurück sind
make-table = Tisch decken
table-name = Name des Tischs
table-name-hint = Freitagabend vielleicht

# a chair by link
join-title = Ein Platz an einem Tisch des Spiels { $game }
join-lead = { $known ->
    [yes] { $name }
   *[no] Jemand
} hat dir einen Platz freigehalten.
join-here = dein Stuhl
join-taken = Dort sitzt schon jemand: Ein Link gilt für eine Person. Wer den Tisch eröffnet hat, kann dir einen neuen geben.
join-word = Ein Wort von dir für die Würfel, wenn du magst
join-new = Noch nie gespielt? Am Tisch gibt es eine Lektion, sie dauert { $minutes ->
    [one] eine Minute.
   *[other] { $minutes } Minuten.
}
join-word-hint = Es fließt in jeden Wurf ein, so kann niemand sie vorbereitet haben.
join-sit = Platz nehmen
join-watch = Nur zusehen

# the lobby
lobby-title = Warten auf Freunde
lobby-host = Schick jedem Freund einen dieser Links. Das Spiel beginnt von selbst, wenn alle Stühle besetzt sind.
lobby-guest = Das Spiel beginnt von selbst, wenn alle Stühle besetzt sind.
lobby-link = Link von Stuhl { $seat }
lobby-bot = Bot hinsetzen
lobby-me = An diesem Bildschirm
lobby-share = Senden
lobby-learn = Solange du wartest: das Spiel lernen
lobby-start = Ein Link gilt einmal, für den, der ihn zuerst öffnet. Du kannst die Seite verlassen und wiederkommen.

# seats
seat-free = frei
seat-open = wartet auf einen Gast
seat-mine = du
seat-here = ist da
seat-away = ist weg
seat-awaited = ist weg und am Zug
seat-bot = Bot
seat-thinking = überlegt
seat-choosing = wählt
seat-waiting = wartet
seat-rolls = würfelt
seat-your-turn = du bist dran
seat-you-decide = du entscheidest
seat-has-turn = ist am Zug
seat-won = hat gewonnen
seat-stand-in = ein Bot spielt solange
seat-replaced = Ein Bot spielt für dich.
seat-back = Meinen Platz zurücknehmen
people = Wer am Tisch sitzt
people-go = Ich muss los: Bot spielen lassen
people-replace = Solange einen Bot spielen lassen
people-take = Diesen Platz übernehmen
people-free = Jemand anderem geben
people-link = Link kopieren
people-hint = Wer da ist, wird zuerst gefragt. Ist jemand weg, dürfen die anderen nach einer Minute einen Bot für die Person spielen lassen. Der Platz bleibt vergeben: Wer den Tisch wieder öffnet, spielt weiter. Abgeben kann man ihn nur selbst, außer die eigene Zeit ist abgelaufen.
proposal-agree = Einverstanden
proposal-refuse = Nein
proposal-withdraw = Zurückziehen
proposal-waits = Warten auf { $names }.
proposal-soon = Das geschieht in { $time }, wenn niemand zurückkommt.
this-turn = in diesem Zug

# the table
table-loading = Der Tisch wird gedeckt …
table-missing = Diesen Tisch gibt es nicht.
table-missing-hint = Vielleicht ist die Adresse unvollständig.
connection-connecting = verbindet
connection-what = Ob diese Seite vom Server hört: Was andere tun, ist sofort zu sehen.
connection-live = verbunden
connection-lost = getrennt
connection-lost-long = Die Verbindung ist weg. Neuer Versuch läuft; nichts Bestätigtes ist verloren.
connection-lost-waits = Was du eben getan hast, wird gesendet, sobald die Verbindung wieder steht.
pages = Teile des Tisches
page-board = Tisch
page-players = Spieler
page-rivals = Gegner
looking-at = Die Seite von { $name }
looking-back = Zurück zu meiner
watching = Du siehst zu: { $name }
watch-link = Link für Zuschauer kopieren
rematch = Noch einmal
rematch-go = Zum nächsten Spiel
try-line = Variante versuchen
try-line-what = Diesen Moment an einen eigenen Tisch kopieren und für alle weiterspielen
try-out = Variante von { $name }, Zug { $move }
try-out-back = Zurück zum Nachspielen
try-out-drop = Wegwerfen
try-outs = Varianten ({ $count })
try-out-from = { $name }, Zug { $move }
take-back = Zug zurücknehmen
stand-in-did = { $turns ->
    [one] Ein Bot hat einen Zug für dich gemacht.
   *[other] Ein Bot hat { $turns } Züge für dich gemacht.
}
stand-in-back = Zurücknehmen
take-back-here = Bis hierher zurück
take-back-what = Alle, die einen Platz haben, müssen zustimmen, auch wer gerade weg ist. Die Aufzeichnung behält, was zurückgenommen wurde, auch die Würfel; sie werden neu geworfen.
since-title = Seit deinem letzten Besuch
since-skip = Überspringen
record-open = Partie öffnen
record-look = Ansehen
record-from = Ab Zug
record-play = Von da weiterspielen
record-bad = Diese Datei ist keine Partie von Bottega.
record-what = Du spielst für alle weiter; die Partie selbst bleibt, wie sie ist.
rematch-easier = Noch einmal, leichter: { $level }
rematch-harder = Noch einmal, schwerer: { $level }
rematch-hints = Noch einmal, mit Tipps
analysis-costliest = Die drei teuersten Züge
replay = Nachspielen
record = Aufzeichnung als Datei
scores = Wertungsblatt
scores-final = Endstand
points-at-least = ≥ { $points }
points-hidden = wird am Ende gezählt
points-hidden-text = An diesem Tisch werden die Punkte erst gezählt, wenn die Partie vorbei ist. Was offen liegt, bleibt offen.
curve = Punkte im Lauf der Partie
curve-label = Punktekurve, am Ende: { $points }
goal-won = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $goal } waren zu übertreffen: mit { $more } gewonnen.
goal-lost = { $points } von { $need }. Papst Sixtus behält die Stadt; { $less } fehlten.
turn-best = Bester Zug: Runde { $round }, { $gain }
turn-worst = Schlechtester Zug: Runde { $round }, { $gain }
earlier = Deine { $number }. Partie dieser Art: { $record ->
    [yes] deine beste bisher. Davor: höchstens { $best }, im Schnitt { $mean }.
    *[no] bisher höchstens { $best }, im Schnitt { $mean }.
}
print-sheet = Mein Blatt drucken
hurry = Du kennst dich jetzt aus. Ohne Vorschau spielen?
sheet-svg = Mein Blatt als SVG
score-later = – zählt erst am Ende des Spiels.
score-winners = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}
score-nobody = Diesmal gewinnt niemand.

# the action bar
skip = Zu meinen Möglichkeiten
bar-label = Dein Zug
bar-choices = Was du tun kannst
bar-all = Alle Möglichkeiten
bar-all-count = Alle { $count }
list-more = { $count } weitere
list-fewer = Weniger
bar-any-time-title = Jederzeit in deinem Zug möglich
bar-back = Alle Möglichkeiten
bar-previous = Vorige Möglichkeit
bar-next = Nächste Möglichkeit
bar-places = { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
bar-hint = Berühre, was leuchtet, oder wähle einen Satz; noch einmal, um es zu tun.
bar-do = Ausführen
bar-do-final = Ausführen und bestätigen
bar-deed-final = { $deed } · bestätigen
bar-only = Nur ablegen
bar-plan = Einplanen
bar-planning = Vorausplanen, nur für dich: { $question }
bar-planned = Alles ist geplant. Die anderen sind dran.
bar-undo = Zurück
bar-undo-what = Zurücknehmen: { $what }
bar-undo-none = Nichts zurückzunehmen: Bestätigtes bleibt.
bar-restart = Von vorn
bar-restart-what = Den ganzen Entwurf zurücknehmen
bar-confirm = Bestätigen
bar-confirm-what = Endgültig machen: alle sehen es
bar-confirm-early = Noch nicht: die Frage ist noch offen.
bar-complete = Bestätige, oder nimm etwas zurück.
bar-waiting = Warten auf { $names }.
bar-dice = Die Würfel rollen.
bar-over = Das Spiel ist zu Ende.
why-nothing = Hier ist jetzt nichts zu tun.

# the log
log = Verlauf
log-draft = Dein Entwurf
log-draft-only = nur du siehst ihn
log-empty = Noch ist nichts geschehen.
log-lost = { $count } verloren
log-since = ↑ seit deinem letzten Zug
log-more = { $count ->
    [one] { $count } ältere Zeile
   *[other] { $count } ältere Zeilen
}
log-undo-to = Zurücknehmen bis: { $what }
log-look = Den Tisch damals ansehen: { $what }
log-look-short = Den Tisch damals ansehen
log-filter = Zeigen
log-all = alles
log-mine = ich
log-about = über mich
log-dice = Würfel
log-turn = { $name }: ein Zug, { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}

# replay
replay-start = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-turn-back = Ein Zug zurück
replay-turn-on = Ein Zug vor
replay-play = Von selbst laufen
replay-pause = Anhalten
replay-scrubber = Zug des Spiels
replay-leave = Zum Tisch
replay-dump = aus einer gespeicherten Stellung

# the dice
fair = Sind die Würfel ehrlich?
fair-how = Vor dem ersten Wurf hat der Tisch das Siegel eines Geheimnisses veröffentlicht und von jedem Platz ein Wort genommen. Jeder Wurf folgt aus Geheimnis, Wörtern und seiner Nummer. Nach dem Spiel wird das Geheimnis geöffnet und jeder Wurf lässt sich nachrechnen.
fair-commitment = Siegel
fair-word = Wort von { $name }
fair-secret = Geheimnis
fair-later = wird nach dem Spiel geöffnet
fair-check = Würfel prüfen
fair-limits = Der Server kennt die Würfel im Voraus und könnte sie eigenen Bots und Freunden verraten. Unbemerkt ändern kann er sie nicht: nicht nach dem Siegel, solange dein Wort unter den Wörtern ist.
fair-right = { $rolls ->
    [one] Dein Browser hat den einen Wurf nachgerechnet: Er ist wie versiegelt.
    *[other] Dein Browser hat alle { $rolls } Würfe nachgerechnet: Sie sind wie versiegelt.
}
fair-kept = Siegel und Wort sind die, die er vor dem Spiel aufgehoben hat.
fair-kept-seal = Das Siegel ist das, das er aufgehoben hat; ein Wort von dir ist nicht in diesen Würfeln.
fair-not-kept = Vor dem Spiel war er nicht dabei und kann nicht sagen, ob das Siegel dasselbe war und ob alle einverstanden waren, als Züge zurückgenommen wurden.
fair-nothing = Es gibt keinen Wurf nachzurechnen; über diese Würfel ist also nichts bewiesen.
fair-unproved = { $rolls ->
    [one] Ein Wurf unter den ersten { $moves } Zügen ist nicht bewiesen: Er wurde anderswo gemacht oder von einer Führung vorgegeben.
   *[other] { $rolls } Würfe unter den ersten { $moves } Zügen sind nicht bewiesen: Sie wurden anderswo gemacht oder von einer Führung vorgegeben.
}
fair-taken-back = { $count ->
    [one] Einmal wurden Züge zurückgenommen und mit ihnen { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }. Die Aufzeichnung hat alles.
    *[other] { $count }-mal wurden Züge zurückgenommen und mit ihnen { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    }. Die Aufzeichnung hat alles.
}
fair-told = { $rolls ->
    [one] Bei einem Wurf sagt nur der Server, was kommen konnte: Der Würfel ändert sich im Spiel, oder es wurde etwas gezogen.
   *[other] Bei { $rolls } Würfen sagt nur der Server, was kommen konnte: Diese Würfel ändern sich im Spiel, oder es wurde etwas gezogen.
}
fair-faces = Was kommen konnte
fair-rules = Dein Browser kennt die Regeln nicht. Auf einem eigenen Rechner prüft bottega verify auch, dass genau diese Würfe fällig waren.
fair-day-rules = Dein Browser kennt die Regeln nicht: Welcher Würfel in welcher Runde geworfen wurde, sagt der Server. Auf einem eigenen Rechner prüft bottega verify auch das.
fair-server = Die eigene Prüfung des Servers: { $text }
fair-save-kept = Aufgehobenes speichern
fair-cannot = Ein Browser kann die Würfel nur über https nachrechnen. Du kannst auch die Aufzeichnung herunterladen und ausführen: bottega verify
fair-wrong-seal = Das sind nicht die Würfel, die vor dem Spiel versiegelt wurden: Das Siegel ist ein anderes.
fair-wrong-own-word = Dein Wort ist nicht in diesen Würfeln, oder es wurde geändert.
fair-wrong-bot-word = Das Wort von { $name } wurde ausgesucht, obwohl niemand da war, der eines mitbringen konnte. So kann der Server Würfel aussuchen.
fair-wrong-secret = Das Geheimnis gehört nicht zum Siegel.
fair-wrong-words = Die Wörter in den Würfeln sind nicht die, mit denen das Spiel begonnen hat.
fair-wrong-after = Die Aufzeichnung lässt mehr der ersten Würfe aus, als vor dem Spiel gesagt wurde.
fair-wrong-left-out = Der Wurf von Zug { $move } ist nicht unter den bewiesenen.
fair-wrong-numbers = { $move ->
    [0] Es fehlen Würfe, und nichts sagt warum.
    *[other] Vor Zug { $move } wurde ein Wurf übersprungen oder wiederholt, und nichts sagt warum.
}
fair-wrong-roll = Der Wurf von Zug { $move } ist nicht der versiegelte.
fair-wrong-faces = Der Wurf von Zug { $move } wurde nicht mit den Seiten gemacht, die der Würfel in diesem Spiel hat.
fair-wrong-moves = Unter den ersten { $move } Zügen ist einer, den dein Browser damals anders gesehen hat.
fair-wrong-taken-back = { $move ->
    [one] Dein Browser hat einen Zug gesehen, der später zurückgenommen wurde, und die Aufzeichnung verschweigt ihn.
   *[other] Dein Browser hat { $move } Züge gesehen, die später zurückgenommen wurden, und die Aufzeichnung verschweigt sie.
}
fair-wrong-not-shown = Laut Aufzeichnung wurden { $count ->
    [one] einmal
   *[other] { $count }-mal
} Züge zurückgenommen, und deinem Browser wurde das { $shown ->
    [0] nie gezeigt.
    [one] einmal gezeigt.
   *[other] { $shown }-mal gezeigt.
}
fair-wrong-not-agreed = Es wurden { $count ->
    [one] einmal
   *[other] { $count }-mal
} Züge zurückgenommen, und dieser Browser hat dem { $shown ->
    [0] nie zugestimmt.
    [one] einmal zugestimmt.
   *[other] { $shown }-mal zugestimmt.
} Wenn du nicht auf einem anderen Gerät zugestimmt hast und deine Zeit nicht abgelaufen war, wurden Würfe ausgetauscht.
fair-wrong-skipped = { $count ->
    [one] Ein Wurf wurde gemacht und nicht verwendet. Das kommt vor, wenn während des Spiels neuere Regeln eingespielt werden; sonst wurden die Würfel ausgesucht.
   *[other] { $count } Würfe wurden gemacht und nicht verwendet. Das kommt vor, wenn während des Spiels neuere Regeln eingespielt werden; sonst wurden die Würfel ausgesucht.
}
fair-wrong-result = Das Ergebnis ist nicht das, das dein Browser am Ende des Spiels gesehen hat.
fair-end = Spiel beenden
fair-end-what = Danach kann niemand mehr weiterspielen. Das Geheimnis der Würfel wird geöffnet, und alles bis hierher lässt sich prüfen.
fair-end-yes = Ja, beenden
fair-end-no = Nein, weiterspielen
bar-ended = Das Spiel wurde beendet.
lesson-step = Schritt { $step } von { $steps }
lesson-confirm = Drücke jetzt Bestätigen, oder mach es mit Zurück rückgängig.
lesson-leave = Lektion verlassen
lesson-leave-what = Ohne Führung weiterspielen. Die Würfel fallen dann von selbst.
learn = Spiel lernen
lesson-over = Die Lektion ist zu Ende
lesson-not-yet = Noch nicht begegnet
lesson-play-on = Weiterspielen
lesson-next = Nächste Lektion: { $title }
lesson-new-game = Neue Partie
tutor-stop = Keine Tipps mehr
learn-more = Lektion { $number }
learn-short = Lernen

# help
help-title = { $game }: so wird gespielt
help-1 = Die Leiste unten sagt, was gefragt ist. Was darauf antwortet, leuchtet auf dem Tisch und steht als Satz in der Leiste.
help-2 = Die erste Berührung zeigt, was geschähe, die zweite tut es.
help-3 = Bis du bestätigst, ist alles Bleistift: nimm einen Schritt zurück oder fang neu an.
help-4 = Berühre etwas, das nicht leuchtet, und es sagt dir, warum.
help-turn = Ein Zug in drei Bildern
help-legend = Was die Zeichen bedeuten
help-points = Welche Punktzahl ist gut?
help-points-what = So viel erreichen Bots jeder Stärke untereinander im Mittel:
help-points-alone = allein
help-points-target = Allein gewinnst du mit:
help-table = An diesem Tisch
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält diese Wörter.
rule-link = Regeln: { $title }
explain-start = Was ist das? Berühre es
explain-mode = Berühre etwas, um zu lesen, was es ist. Noch einmal ? öffnet Hilfe und Regeln.
explain-stop = Fertig
explain-nothing = Mehr gibt es dazu nicht zu sagen.
help-goal-florenza-dice = Fülle dein Viertel von Florenz: Baue Häuser, vollende Kunstwerke, steige auf den Leisten auf. Nach der letzten Runde gewinnen die meisten Punkte.
help-turn-florenza-dice-1 = Sechs Würfel fallen. Wer aktiv ist, nutzt drei, alle anderen einen der übrigen.
help-turn-florenza-dice-2 = Ein Würfel gibt Ressourcen, Schritte oder einen Künstler, oder Geld. Was du bekommst, kreuzt du gleich an.
help-turn-florenza-dice-3 = Vollende den Preis eines Hauses, oder die Zeichen eines Werks und seinen Künstler: Das bringt Punkte. Übriges Geld am Ende auch.
help-goal-dice-forge = Schmiede bessere Seiten auf deine Würfel und vollbringe Heldentaten mit dem, was sie geben. Nach der letzten Runde gewinnt der meiste Ruhm.
help-turn-dice-forge-1 = In jedem Zug würfeln alle mit beiden Würfeln und bekommen, was oben liegt.
help-turn-dice-forge-2 = Wer aktiv ist, bringt eine Opfergabe: kauft mit Gold Seiten und schmiedet sie auf die Würfel,
help-turn-dice-forge-3 = oder vollbringt mit Sonnen und Monden eine Heldentat: eine Karte mit Punkten und Kräften.
help-goal-florenza = Führe deine Familie: Betreibe Werkstätten, lass große Künstler Werke schaffen, gewinne die Ämter. Nach sieben Runden gewinnt das meiste Prestige.
help-turn-florenza-1 = Eine Runde beginnt mit Einkünften: Rohstoffe, Fiorini und Familienmitglieder.
help-turn-florenza-2 = Schicke deine Leute einzeln los: in Werkstätten, zu neuen Gebäuden, Werken und Künstlern. Noch ist es nur ein Plan.
help-turn-florenza-3 = Dann wird alles der Reihe nach ausgeführt und bezahlt. Werke bringen Prestige, und der Würfel sagt, was der Künstler hinzufügt. Auch übriges Geld zählt am Ende.
fd-legend-fiorini = Fiorini: Geld für Häuser, Werke und Künstler. Am Ende sind je 200 übrige ein Punkt.
fd-legend-preacher = Prediger: ein Schritt auf seiner Leiste, auf der jedes Feld etwas gibt
fd-legend-prestige = Prestigepunkte: Die meisten gewinnen
fx-legend-fiorini = Fiorini: Geld für Gebäude, Werke und Künstler. Am Ende sind je 200 übrige f ein Punkt, und ein Rohstoff gilt 100 Fiorini.
fx-legend-familiar = Ein Familienmitglied, das du losschickst
fx-legend-captain = Prestigeleiste: Wer allein vorn liegt, wird Volkskapitän
fx-legend-flag = Condottiere (Söldnerführer): eine Karte, die für Geld etwas gibt
fx-legend-bishop = Bischofspunkte: Schritte auf der Bischofsleiste; wer vorn liegt, wird Bischof
fx-legend-prestige = Prestigepunkte: Die meisten gewinnen
icon-marble = Marmor: eine Ressource
icon-wood = Holz: eine Ressource
icon-metal = Metall: eine Ressource
icon-spice = Gewürz: eine Ressource
icon-textile = Stoff: eine Ressource
icon-gold = Gold: eine Ressource
icon-fiorini = Fiorini: Geld für Häuser, Werke und Künstler
icon-spare = Extra-Ressource: jederzeit in deinem Zug als jede Ressource nutzbar; bleibt sie übrig, ist sie am Ende ein Punkt
icon-star = Stern: macht ein Werk wertvoller, wenn sein Künstler kommt; bleibt er übrig, ist er am Ende ein Punkt
icon-resource = Eine Ressource deiner Wahl
icon-sculptor = Bildhauer: ein Künstler für Werke mit diesem Zeichen
icon-architect = Architekt: ein Künstler für Werke mit diesem Zeichen
icon-painter = Maler: ein Künstler für Werke mit diesem Zeichen
icon-captain = Hauptmann: ein Schritt auf seiner Leiste; wer vorn liegt, hat das Amt
icon-bishop = Bischof: ein Schritt auf seiner Leiste; wer vorn liegt, hat das Amt
icon-preacher = Prediger
icon-die = Ein Würfel, oder ein Bonuswürfel, der gleich genutzt wird
icon-prestige = Punkte: Die meisten gewinnen
icon-coin = Gold: kauft Seiten im Heiligtum
icon-sun = Sonnensplitter: bezahlen Heldentaten und eine Zusatzaktion
icon-moon = Mondsplitter: bezahlen Heldentaten
icon-glory = Ruhm: Punkte
icon-familiar = Jemand aus deiner Familie, den du losschickst
icon-house = Ein Haus oder Gebäude
icon-bot = Ein Bot: Er spielt von selbst
rolls = Würfe

# settings
settings = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-system = wie das System
settings-light = hell
settings-dark = dunkel
settings-motion = Bewegung
settings-motion-off = keine
settings-motion-fast = schnell
settings-motion-normal = normal
settings-confirm = Bestätigung
settings-confirm-hint = Bevor ein Zug endgültig wird
settings-confirm-always = immer
settings-confirm-undoable = wenn noch Schritte rückgängig zu machen sind
settings-confirm-never = nie
settings-one-touch = Einmal tippen genügt
settings-one-touch-hint = Ohne Vorschau, für schnelle Hände
settings-auto-end = Zug von selbst beenden
settings-auto-end-hint = wenn er fertig ist und 3 Sekunden nichts berührt wird
settings-stop-rounds = Am Ende jeder Runde anhalten
settings-large = Größerer Plan, größeres Blatt
settings-sound = Ton, wenn ich dran bin
notices = Nachricht, wenn du dran bist
notices-browser = Von diesem Browser
notices-browser-hint = Solange ein Tisch im Hintergrund offen ist
notices-blocked = Der Browser erlaubt es nicht: siehe seine Einstellungen für diese Seite.
notices-mail = Per Mail
notices-mail-hint = Wenn du eine Minute nicht hingesehen hast. Zuerst kommt eine Mail mit einem Link.
notices-mail-waits = Öffne den Link in der Mail, die dorthin ging.
notices-mail-on = Mails gehen dorthin. Zum Beenden die Adresse entfernen.
notices-webhook = In einen Chat, per Webhook
notices-webhook-hint = Die Adresse eines eingehenden Webhooks von Slack, Discord, Mattermost, Teams und anderen
notices-webhook-on = Nachrichten gehen an { $host }.
notices-stop = Beenden
notices-confirm = Ja, schickt mir Mails
notices-confirm-text = Sollen an diese Adresse Mails kommen, wenn du dran bist und nicht hinsiehst?
notices-confirmed = Erledigt. Mails kommen, wenn du dran bist und nicht hinsiehst.
notices-stop-text = Sollen keine Mails mehr kommen, wenn du dran bist?
notices-stopped = Erledigt. Es kommen keine Mails mehr.
notices-unknown = Dieser Link gilt nicht mehr.
settings-orders = Daueraufträge
settings-keys = Tasten

# dieselbe Person in anderen Browsern
browsers = Ich in anderen Browsern
recovery = Wiederherstellungscode
recovery-what = Bringt Namen und Plätze zurück, wenn dieser Browser sie verliert. Du hast noch keinen.
recovery-made = Vom { $date }. Ein neuer macht ihn ungültig.
recovery-shown = Jetzt aufschreiben: Er wird nur einmal gezeigt.
recovery-make = Code zeigen
recovery-replace = Ersetzen
device = Ein anderes Gerät
device-what = Am Handy oder Computer weiterspielen; auch dieser Browser behält seine Plätze.
device-open = Link und QR-Code
device-how = Öffne das mit dem anderen Gerät: Dort bist du dieselbe Person mit denselben Plätzen. Beide können spielen.
device-qr = QR-Code des Links
device-link = Link für das andere Gerät
device-once = Er gilt einmal, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} lang. Gib ihn niemandem sonst: Wer ihn öffnet, spielt an deiner Stelle.
return = Ich habe einen Code
return-what = Meinen Namen und meine Plätze in diesen Browser holen.
return-open = Eingeben
return-type = Gib deinen Wiederherstellungscode ein. Großbuchstaben, Leerzeichen und Striche sind egal.
return-look = Weiter
return-as = Bist du { $name }?
return-gets =
    { $tables ->
        [0] Dieser Browser bekommt den Namen.
        [one] Dieser Browser bekommt den Namen und die Plätze an einem Tisch. Der andere Browser behält sie auch.
       *[other] Dieser Browser bekommt den Namen und die Plätze an { $tables } Tischen. Der andere Browser behält sie auch.
    }
return-keeps = Was dieser Browser jetzt hat, bleibt, wie es ist; in den Einstellungen kannst du dahin zurück.
return-merges =
    { $tables ->
        [one] Seinen Tisch endgültig { $name } geben
       *[other] Seine { $tables } Tische endgültig { $name } geben
    }
return-become = Als { $name } weiter
return-not = Nein, alles so lassen
return-already = Dieser Browser ist schon { $name }.
return-go = Weiter
back = Wer ich vorher war
back-what = Wieder { $name } sein, mit allen Plätzen.
back-go = Zurück
sign-out = Anderswo abmelden
sign-out-what = Falls jemand an deiner Stelle spielt: Ab jetzt gilt nur noch dieser Browser als du. Mach danach einen neuen Wiederherstellungscode.
sign-out-go = Abmelden
sign-out-done = Erledigt: Nur noch dieser Browser gilt als du.

# Chat und Notizen
talk = Chat und Notizen
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: eine neue Zeile
       *[other] Chat: { $count } neue Zeilen
    }
chat-who = Wer hier sitzt, liest mit; wer nur zuschaut, nicht.
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-mute = { $name } stummschalten
chat-unmute = { $name } wieder hören
notes = Notizen
notes-what = Nur du siehst sie.
notes-saving = Wird gesichert …
notes-saved = Gesichert
notes-unsaved = Noch nicht gesichert. Neuer Versuch folgt.
key-tab = zum nächsten Ding
key-enter = auswählen; noch einmal: ausführen
key-choices = die Möglichkeiten in der Leiste, von links; noch einmal: tun
key-end = den Zug beenden
key-undo = den letzten Schritt zurücknehmen (auch Strg Z)
key-escape = Liste oder Fenster schließen, oder die Auswahl aufheben
key-turns = in der Wiedergabe: ein Zug zurück oder vor
key-moves = in der Wiedergabe: ein Schritt zurück oder vor
key-log-lines = im Protokoll: von Zeile zu Zeile
key-log = Verlauf und Würfe
key-help = Was ist das?, zweimal Hilfe und Regeln

# any game without a table of its own
plain-board = Tisch
plain-things = Was du berühren kannst

# Florenza Dice Game
fd-first = Erster
fd-about-missing = Noch offen:
fd-palazzo = Palazzo
fd-chiesa = Chiesa
fd-rione = Rione
fd-tracks = Leisten
fd-supply = Vorrat
fd-prestige = Prestige
fd-total = Summe
fd-if-now = wenn jetzt Schluss wäre
fd-or = oder
fd-sections = Teile des Blattes
fd-sheet = Blatt von { $name }
fd-dice-board = Würfel
fd-die-label =
    { $stuff }würfel, { $value ->
        [0] nicht geworfen
        *[other] { $value }
    }
fd-option-label = { $amount ->
    [0] { $what }
   *[other] { $kind ->
        [artist] { $what } für { $amount }
       *[other] { $what } +{ $amount }
    }
}
fd-any-value-by = { $name }: beliebig
fd-yours = von dir benutzt
fd-all-works = alle { $count }:
fd-palazzo-bonus = Punkte für den ganzen Palazzo, nach Rang
fd-chiesa-bonus = alle { $count }: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} auf einer Leiste
fd-rione-hint = der Reihe nach, Platz für Platz
fd-use = { $kind ->
    [artist] { $what ->
        [sculptor] einen Bildhauer
        [architect] einen Architekten
       *[painter] einen Maler
    } zu { $amount } Fiorini
    [money] { $amount } Fiorini
    [steps] { $amount ->
        [one] 1 Schritt
       *[other] { $amount } Schritte
    } des { $what ->
        [captain] Hauptmanns
        [bishop] Bischofs
       *[preacher] Predigers
    }
   *[resources] { $amount } { $what ->
        [marble] Marmor
        [wood] Holz
        [metal] Metall
        [spice] { $amount ->
            [one] Gewürz
           *[other] Gewürze
        }
        [textile] { $amount ->
            [one] Stoff
           *[other] Stoffe
        }
       *[gold] Gold
    }
}
fd-take-for = Nimm den { $die ->
    [white] weißen
    [brown] braunen
    [grey] grauen
    [green] grünen
    [red] roten
   *[yellow] gelben
} Würfel für { $use }
fd-put-and-build = Ablegen und bauen
fd-work-label = { $state ->
    [complete] { $name }, fertig: { $points } für das Werk + { $artist } vom Künstler = { $total } Punkte
    [ready] { $name }, bereit für den Künstler: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für das Werk, und weitere vom Künstler
   *[open] { $name }, { $marked } von { $of } markiert: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für das Werk, und weitere vom Künstler
}
fd-plot-label = Platz { $number }, { $marked } von { $of } markiert
fd-plot-built = Platz { $number }: { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fd-needs = Es fehlen: { $needs }.
fd-track-next = Als Nächstes: { $what }.
fd-can-build = { $count ->
    [one] ein Haus möglich
    *[other] { $count } Häuser möglich
}
fd-building-table = Gebäudetafel
fd-building-hint = Jedes einmal. Zuerst, was aus Platz { $plot } werden kann.
fd-building-full = Alle Plätze sind bebaut.
fd-now = jetzt
fd-now-count = { $count } jetzt
fd-owned = gebaut
fd-missing = noch { $count }
fd-track-label = { $name }: { $marks } von { $of }
fd-holds = hat { $name }
fd-nobody-holds = hat niemand
fd-ghost-holds = hat Sisto IV
fd-no-office = kein Amt
fd-ghost = Papst Sisto IV
fd-ghost-target = Mehr als { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} gewinnen.

## Dice Forge.

df-feats = Heldentaten
df-offering = Opfergabe
df-feat = Heldentat
df-do-buy = Kaufen
df-do-buy-forge = Kaufen und schmieden
df-do-forge = Schmieden
df-do-feat = Heldentat wagen
df-do-use = { $what } einsetzen
df-do-take = { $what } nehmen
df-do-copy = Seite kopieren
df-do-borrow = Seite nehmen
df-do-shield = Schild nehmen
df-do-boar = Eber geben
df-goes-home = geht heim, erhält Gabe
df-story-rolls = { $name } würfelt
df-story-blessing = Göttergabe: alle würfeln
df-log-takes = nimmt
df-log-uses = nutzt
df-log-ousted = verdrängt
df-log-forges = schmiedet
df-log-copies = kopiert
df-log-borrows = leiht
df-turn-done = Zug fertig: bestätige ihn
df-parts = Teile des Tisches
df-tab-dice = Würfel
df-tab-temple = Heiligtum
df-tab-islands = Inseln
df-dice = Würfel und Vorrat
df-gardens-hint = nur durch Heldentaten
df-islands = Inseln
df-portal = Portal { $number }
df-shows = { $face }
df-up = oben
df-forge-there = „{ $face }“ statt „{ $old }“ schmieden, Würfel: { $die }
df-tap-side = Tippe auf die Seite, die sie ersetzt
df-tap-again = Noch einmal tippen zum Schmieden
df-change-face = Andere Seite
df-next-blessing = Nächste Göttergabe
df-mean = Mittel aus 36 Würfen
df-mean-of-die = Mittel eines Wurfs mit diesem Würfel
df-with-face = mit der neuen Seite
df-per-blessing = je Göttergabe
df-of-limit = { $good } bis { $limit }
df-limit = bis { $limit }
df-extra-in-vain = dann nichts bezahlbar
df-gained-in-all = Insgesamt erhalten:
df-times-ousted = Verdrängt: { $count }×
df-lost-in-all = Über dem Limit verloren:
df-steps-left = noch { $count }
df-steps-of = { $steps } von { $length }
df-tokens = { $count } bereit
df-card-ready = bereit
df-card-used = benutzt
df-card-over = nicht benutzt
df-bears = { $name } trägt: { $boar } von { $owner }. Er bleibt, und { $owner } hat auch etwas davon.
df-count-sun = { $count ->
    [one] 1 Sonne
   *[other] { $count } Sonnen
}
df-count-moon = { $count ->
    [one] 1 Mond
   *[other] { $count } Monde
}
df-words-feat = { $card } für { $price }{ $points ->
    [0] {""}
    [one] , 1 Punkt am Ende
   *[other] , { $points } Punkte am Ende
}
df-words-buy = { $gold ->
    [0] { $face } umsonst
   *[other] { $face } für { $gold } Gold
}
df-price = { $gold } Gold
df-left = noch { $count }
df-short = { $count } { $count ->
    [one] fehlt
   *[other] fehlen
}
df-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
df-legend-turn = in jedem deiner Züge
df-legend-game = das ganze Spiel lang
df-legend-die = einen Würfel werfen
df-legend-lose = verlieren, was sie zeigen
df-legend-others = alle anderen
df-legend-home = ein Held wird verdrängt
df-legend-left = Karten übrig
df-ousted = { $name } zieht nach Hause und erhält eine Göttergabe
df-asks = fragt
df-turn-of = { $name } ist am Zug
df-turn-number = { $number } von { $count }
df-total = { $faces ->
    [one] Eine Seite
   *[other] { $faces } Seiten
} für { $gold } Gold; noch { $left }
df-always = Immer
df-always-what = Ab jetzt immer so antworten; in den Einstellungen änderbar
df-forged = { $count ->
    [one] { $count } Seite
   *[other] { $count } Seiten
} geschmiedet
df-cards-of = { $count ->
    [one] { $count } Heldentat
   *[other] { $count } Heldentaten
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
df-wins = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } gewinnen gemeinsam mit { $points }
}
df-rank = Platz { $rank }
df-no-gain = nichts
df-no-rolls = Noch hat niemand gewürfelt.
df-then = Danach:
df-then-resolve = Rest des Wurfs
df-then-row = { $count ->
    [one] noch ein Wurf
   *[other] noch { $count } Würfe
}
df-then-face = schmieden
df-then-more = noch eine Entscheidung
df-odds-now = wie es ist
df-odds-what = Bei 36 Würfen, jedes Gut für sich: jede Wahl fällt auf dieses Gut, ein Spiegel kopiert die beste Seite.
df-comes = kommt zu { $chance } mit der nächsten Göttergabe
df-put = Gold für den Hammer
df-put-what = { $put } auf den Hammer, { $left } behalten
df-put-less = Eins weniger
df-put-more = Eins mehr
df-put-none = Nichts
df-put-all = Alle { $count }
df-put-prize = Bis zum Preis: { $count }
df-cards-short = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
df-key-faces = Würfelseiten zum Kauf, eine nach der anderen
df-key-feats = Heldentaten, eine nach der anderen
df-key-dice = deine Würfel und ihre Seiten
df-key-odds = die Aussichten für die nächste Göttergabe
fx-amount = { $count } { $what ->
    [florins] Fiorini
    [pp] Prestige
    [bp] { $count ->
        [one] Bischofspunkt
       *[other] Bischofspunkte
    }
    [members] { $count ->
        [one] Angehöriger
       *[other] Angehörige
    }
   *[other] { $name }
  }
fx-fortune = Condottiere
fx-rione = Straße
fx-duomo-charity = im Duomo
fx-ledger = Kassenbuch und Plan
fx-plan = Plan, in der Reihenfolge der Ausführung
fx-rival-plan = Was sie planen
fx-plan-empty = Noch nichts geplant.
fx-plan-done = Es steht nichts mehr aus.
fx-row-hand = Vorrat
fx-row-after = Nach Plan
fx-row-this = Mit diesem
fx-row-income = + Einkünfte
fx-lack = { $count ->
    [one] { $count } { $what } fehlt
   *[other] { $count } { $what } fehlen
}
fx-unfold = Ganzes Kassenbuch mit Plan
fx-people = Angehörige: { $zone } zu setzen, { $reserve } in Reserve, { $exiled } verbannt
fx-people-short = { $reserve } in Reserve
fx-exiled = { $count } verbannt
fx-place = { $number }.
fx-to-place = { $count } zu setzen
fx-doors-open = { $count } offen
fx-total = Punkte bisher
fx-verdict-short = fehlt
fx-verdict-enough = reicht
fx-verdict-by-market = per Markt
fx-verdict-kept-back = zurückgehalten
fx-verdict-by-captain = über den Condottiere
fx-verdict-comes = kommt
fx-verdict-unused = nicht nötig
fx-verdict-unpaid = unbezahlt
fx-done-activates = genutzt
fx-done-administration = ausgezahlt
fx-done-builds = gebaut
fx-done-draft = im Entwurf
fx-done-fails-work = nicht bezahlt
fx-done-gives-up-building = nicht gebaut
fx-done-idle = ungenutzt
fx-done-market = gehandelt
fx-done-pays-fortune = bezahlt
fx-done-realises = begonnen
fx-done-rolled = Wurf { $faces }
fx-ruins = { $what } würde scheitern.
fx-short-of = Noch nötig:
fx-short-for = für { $what }.
fx-lost = Unfertiges kostet dich
fx-no-cure = Kein Platz allein reicht dafür.
fx-saved-by = Rettung:
fx-tracks = Rennen um die Ämter
fx-tie = gleichauf
fx-leads = { $name } vorn
fx-city = Die Stadt
fx-phases = Phasen der Runde
fx-phase-income = Einkommen
fx-phase-placing = Setzen
fx-phase-economy = Viertel
fx-phase-artworks = Werke
fx-phase-elections = Wahlen
fx-phase-round-end = Neue Gesichter
fx-larger = Größer
fx-smaller = Kleiner
fx-order = Reihenfolge
fx-order-short = Reihenfolge
fx-works-all = Alle Werke
fx-works-free = Frei
fx-works-payable = Bezahlbar
fx-about-lack = Dir fehlt
fx-about-made = hat es geschaffen
fx-about-plans = plant es, { $artist }
fx-about-stands = ein Familienmitglied ist hier
fx-about-works = engagiert für { $work }
fx-about-built = Gebaut
fx-about-planned = Geplant, noch nicht bezahlt
fx-about-blocked = Von einem Geist für diese Runde blockiert
fx-about-masterpiece-done = Das Meisterwerk ist schon gelungen.
fx-about-reserved = Diese Runde für { $name } reserviert
fx-made-by = von { $name }
fx-artists-allowed = Wer es machen darf
fx-each-round = Jede Runde
fx-special-marker = Sondermarker, jede Runde
fx-any-number = je, beliebig viele
fx-work-label = { $name }, { $pp } Prestige{ $bp ->
    [0] {""}
    [one] , { $bp } Bischofspunkt
   *[other] , { $bp } Bischofspunkte
  }{ $state ->
    [made] , von { $who } gemacht
    [planned] , von { $who } geplant
   *[free] {""}
  }{ $reach ->
    [now] , jetzt bezahlbar
    [in-time] , rechtzeitig bezahlbar
    [missing] , es fehlt etwas
    [not-yet] , neben deinen Plänen nicht bezahlbar
   *[none] {""}
  }
fx-square-label = Feld { $number }{ $state ->
    [empty] : frei
    [planned] : { $name }, geplant
    [blocked] : { $name }, gesperrt
   *[built] : { $name }
  }{ $stands ->
    [yes] , { $who } steht hier
   *[no] {""}
  }
fx-district = Viertel von { $name }
fx-all-four = alle vier, jetzt und jede Runde:
fx-free = frei
fx-build-here = Hier bauen
fx-supply = Gebäude
fx-supply-single = Ein Rohstoff
fx-supply-double = Zwei Rohstoffe
fx-supply-sale = Verkauf
fx-supply-income = Einkünfte
fx-supply-points = Punkte, Häuser
fx-ring-now = jetzt bezahlbar
fx-ring-in-time = rechtzeitig
fx-ring-not-yet = noch nicht
fx-signs = Zeichenerklärung
fx-sign-places = Plätze
fx-sign-figure = hier steht ein Familienmitglied
fx-sign-planned = geplant, noch nicht bezahlt
fx-sign-made = geschaffen
fx-sign-lack = unterstrichen: davon fehlt etwas
fx-sign-stay = so viele Runden bleibt der Künstler noch
fx-sign-mean = Punkte im Schnitt
fx-sign-goods = Rohstoffe und Geld
fx-sign-signs = Punkte und Personen
fx-sign-round = jede Runde
fx-payable = { $count } jetzt bezahlbar
fx-in-time-count = { $count } rechtzeitig
fx-filter-all = Alle
fx-filter-now = Jetzt bezahlbar
fx-filter-in-time = Auch rechtzeitig
fx-left = noch { $count }
fx-at-once = Prestige sofort
fx-tile-cost = Kosten
fx-tile-gives = Bringt
fx-artists = In Florenz
fx-stay = { $count ->
    [0] immer hier
    [one] geht nach dieser Runde
   *[other] bleibt { $count } Runden
  }
fx-faces = Punkte der sechs Seiten: { $faces }
fx-character-label = { $name }{ $state ->
    [reserved] , vom Volkskapitän reserviert
    [taken] , im Dienst
    [taken-by] , im Dienst von { $who }
   *[free] {""}
  }{ $master ->
    [yes] , Meisterwerk vollbracht
   *[no] {""}
  }
fx-masterpiece = Meisterwerk
fx-by = von
fx-keep-nobody = Niemanden
fx-decision = Du entscheidest
fx-decide = Entscheiden
fx-see-city = Zur Stadt
fx-third = Dritter Rohstoff für alle
fx-deal-sell = Eins verkaufen
fx-deal-buy = Eins kaufen
fx-deal-swap = Zwei gegen einen
fx-deal-none = nicht möglich
fx-dealt-sell = verkauft
fx-dealt-buy = gekauft
fx-dealt-swap = genommen
fx-given = Gegeben:
fx-totals = Zusammen
fx-totals-none = noch kein Geschäft
fx-hiring = Condottieri
fx-hiring-hint = je eine Zeile; unbezahlt gilt am Ende die erste
fx-market-hint = jedes Geschäft einmal, in dieser Reihenfolge
fx-swap-hint = eins von dir gegen ein anderes
fx-held = du hast { $count }
fx-filters = Welche Werke gezeigt werden
fx-summary = Runde { $number } in Kürze
fx-card-works = Werke und Würfel
fx-card-no-works = Keine Werke in dieser Runde
fx-card-built = Gebaut:
fx-card-nobody = niemand
fx-card-tokens = { $points } Prestige werden Marken
fx-card-cardinal = Kardinal
fx-card-left = Gegangen:
fx-card-came = Neu:
fx-card-third = Der dritte Rohstoff für alle: { $what }.
fx-card-third-open = Und ein dritter Rohstoff nach Wahl des Volkskapitäns.
fx-card-go-on = Weiter
fx-story-rolls = { $artist } arbeitet: { $work } …
fx-story-districts = Die Viertel sind an der Arbeit.
fx-story-round = Die Runde ist zu Ende.
fx-word-starts = beginnt
fx-word-gets = bekommt
fx-word-sends = schickt
fx-word-plans = plant
fx-word-uses = nutzt
fx-word-builds = baut
fx-word-trades = handelt
fx-word-pays = zahlt
fx-word-makes = macht
fx-word-loses = verliert
fx-tower-rest = Bischof, Güter, Ämter
fx-tower-lost = Durch Lücken verloren
fx-effect-ruins = { $what } scheitert
fx-effect-saves = rettet { $what }
fx-effect-eases = für { $what }
fx-effect-market = { $what } dann über den Markt
fx-effect-spare = übrig
fx-effect-lacking = fehlt schon
fx-effect-too-little = reicht nicht
fx-effect-unneeded = nicht nötig
fx-kind-works = Werke
fx-kind-build = Bauen
fx-kind-doors = Werkstätten
fx-kind-captains = Condottieri
fx-kind-preachers = Prediger
fx-kind-sell = Verkaufen
fx-kind-buy = Kaufen
fx-kind-swap = Zwei gegen einen
fx-kind-other = Übrige
fx-do-place = Hierher
fx-do-artist = Engagieren
fx-do-build = Hier bauen
fx-do-sell = { $what } verkaufen
fx-do-buy = { $what } kaufen
fx-do-give = { $what } geben
fx-do-take = { $what } nehmen
fx-do-pay-captain = Condottiere bezahlen
fx-do-pay = Bezahlen und beginnen
fx-do-face = Nehmen
fx-do-muse = Muse rufen
fx-do-mark = Markieren
fx-do-reserve = Behalten
fx-do-next = Als Nächstes
fx-result = Ergebnis
fx-facts = Bemerkenswert
fx-fact-artist = Beste Hand
fx-fact-failure = Teuerster Fehlschlag
fx-fact-muse = Die Muse
fx-fact-times = { $count ->
    [one] { $name }: einmal
    [2] { $name }: zweimal
   *[other] { $name }: { $count }-mal
  }
fx-rolled = gewürfelt
fx-rolled-face = { $face } gewürfelt
fx-from-to = { $least } bis { $most }
fx-value = bisher
fx-double-roll = Der Duomo gibt zwei Würfe: wähle den, der zählt.
fx-incentive = Anreiz
fx-incentive-less = Weniger Anreiz
fx-incentive-more = Mehr Anreiz
fx-incentive-value = Wert { $value }
fx-incentive-pay = { $florins } Fiorini zahlen
fx-incentive-none = Kein Anreiz
fx-muse = Die Muse
fx-muse-roll = ist frei, einmal pro Runde für alle. { $florins } Fiorini: noch ein Wurf, dann wählst du.
fx-muse-value = ist frei, einmal pro Runde für alle. { $florins } Fiorini: eins mehr.
fx-muse-gone = Die Muse wurde in dieser Runde schon gerufen.
fx-better = besser
fx-markers = Markieren mit
fx-marker-once = du hast eine davon
fx-marker-plain = schlicht
fx-sum-work = Das Werk
fx-sum-artist = Der Künstler
fx-carry-out = Meine Pläne ausführen
fx-ahead = Vorausplanen
fx-ahead-hint = Setze deine nächsten Familiaren mit Bleistift. Nur du siehst es.
fx-ahead-title = Mein Plan
fx-ahead-empty = Tippe einen Ort an, um ihn einzuplanen.
fx-ahead-off = Plan aufgeben
fx-ahead-drop = Streichen: { $what }
fx-ahead-first = Zuerst: { $what }
fx-ahead-next = Den Nächsten aus meinem Plan setzen
fx-key-city = zur Stadt
fx-key-artists = zu den Künstlern
fx-key-district = zum Viertel
fx-key-supply = Gebäude öffnen oder schließen
fx-key-news = die letzte Runde in Kürze
fx-key-plan = den Nächsten aus dem Plan setzen
fx-swap = Einen Rohstoff tauschen
fx-miniature = { $built } von 8 Plätzen bebaut, { $made } von 8 Werken geschaffen
fx-doors = { $count } dieser Gebäude sind nutzbar
fx-ghost = Geist: { $level }
fx-without-dice = ohne Würfel
fx-ghost-boxes = Auf jedem Feld seines Tisches steht, was der Geist tut, wenn der Würfel es zeigt; besetzte Felder sind durchgestrichen.
fx-tokens = { $points } Prestige in Marken
fx-tokens-hidden = { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
}
fx-ghost-table = Tafel des Geistes
fx-ghost-hint = der Würfel zählt nur freie Felder
fx-space-free = frei
fx-space-standing = steht
fx-space-lying = liegt
fx-tab-city = Stadt
fx-tab-district = Viertel
fx-tab-artists = Künstler

# analysis and hints
analysis = Analyse
analysis-waiting = Wartet auf einen freien Platz …
analysis-running = Die Partie wird durchdacht: Zug { $done } von { $moves }
analysis-wait = Du kannst dieses Fenster schließen und später wiederkommen.
analysis-failed = Die Analyse hat nicht geklappt.
analysis-again = Noch einmal versuchen
analysis-rough = Für diese Spielerzahl wurde noch nichts gelernt: Die Chancen folgen einer Faustregel und sind grob.
analysis-chance = Chance zu gewinnen
analysis-points = Erwartete Punkte am Ende
analysis-kind = Was die Kurve zeigt
analysis-kind-chance = Chance
analysis-kind-points = Punkte
analysis-chance-label = Kurve der Chancen zu gewinnen, am Ende: { $values }
analysis-points-label = Kurve der erwarteten Punkte, am Ende: { $values }
analysis-turns = Wo sich das Blatt gewendet hat
analysis-turn = { $when }: { $name } von { $before } auf { $after }
analysis-when = { $round ->
    [0] Am Anfang
    *[other] Runde { $round }
}
analysis-marks = Was besser gegangen wäre
analysis-mine =
    { $count ->
        [one] Dein teuerster Zug
       *[other] Deine { $count } teuersten Züge
    }
analysis-better = Etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser: { $best }
analysis-better-little = Besser: { $best }
analysis-try = Ausprobieren
analysis-total =
    { $count ->
        [one] eine Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }, { $points ->
        [0] weniger als ein Punkt
        [one] etwa ein Punkt
       *[other] etwa { $points } Punkte
    }
analysis-no-marks = Nichts, was sicher wäre: Wo der Unterschied kleiner ist als seine Unsicherheit, steht kein Zeichen.
analysis-played = { $own ->
    [yes] Du hast gespielt
   *[no] Gespielt
}: { $chosen }
loss-points = etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
loss-little = weniger als ein Punkt
analysis-luck = Würfelglück
analysis-luck-total = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} durch Glück
analysis-luck-throw = { $when }, { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gegenüber einem mittleren Wurf
analysis-luck-note = Jeder Wurf wird mit anderen Würfen aus derselben Stellung verglichen.
replay-slip = Ungenauigkeit ({ $loss }).
replay-mistake = Fehler ({ $loss }).
replay-better = Besser: { $best }
replay-show = Zeigen
replay-best = Am besten hier:
replay-luck = Glück dieses Wurfs: { $name } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
log-slip = Ungenauigkeit, { $loss }. Besser: { $best }
log-mistake = Fehler, { $loss }. Besser: { $best }
hint = Tipp
hint-thinking = Denkt nach …
hint-best = Sieht am besten aus
hint-close = Fast genauso gut
hint-worse = Das Nächstbeste
hint-chance = { $chance } Gewinnchance
hint-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} erwartet
hint-less = { $points } weniger
hint-note = Oben steht, was am häufigsten gewinnt, bei gleicher Chance, was am meisten Punkte bringt. Tippe einen an, um ihn auszuwählen; du kannst dich noch anders entscheiden. Im Verlauf steht, dass du gefragt hast.
hint-always = Ein Tipp zu Beginn jedes meiner Züge an diesem Tisch

# the dice of the day
day = Würfel des Tages
day-lead = Alle, die heute spielen, würfeln dasselbe, was sie auch daraus machen.
day-how = Ein Tag beginnt um Mitternacht UTC. Dein erstes beendetes Spiel zählt; zum Spaß darfst du weiterspielen.
day-lists = Bestenliste
day-play = Spielen
day-go-on = Weiterspielen
day-again = Noch einmal
day-begun = Du hast begonnen.
day-mine = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place } von { $count }
day-players = { $count ->
    [0] Noch hat es niemand gespielt.
    [one] Eine Person hat es gespielt.
    *[other] { $count } haben es gespielt.
}
day-left-hours = { $hours ->
    [one] Noch eine Stunde.
    *[other] Noch { $hours } Stunden.
}
day-left-minutes = { $minutes ->
    [one] Noch eine Minute.
    *[other] Noch { $minutes } Minuten.
}
day-today = Heute
day-yesterday = Gestern
day-tomorrow = morgen
day-nobody = Noch niemand.
day-won = Gewonnen
day-my-game = Mein Spiel
day-begun-before = { $count ->
    [one] hatte schon einmal begonnen
    *[other] hatte schon { $count } Mal begonnen
}
day-proof = Was beweist diese Würfel?
day-proof-how = Das Siegel eines Tages wird am Tag davor veröffentlicht, das Geheimnis am Tag danach: So standen die Würfel fest, bevor jemand spielte, und alle können sie nachrechnen. Dass jemand sie nicht kannte, kann niemand beweisen: Man kann vorher als ein anderer Gast spielen.
day-seal = Siegel von { $day }
day-secret = Geheimnis von { $day }
fair-day-how = Das sind die Würfel eines Tages. Das Siegel wurde am Tag davor veröffentlicht, und jeder Wurf folgt aus Geheimnis, Runde, Würfel und daraus, wie oft er in der Runde geworfen wurde. Das Geheimnis wird geöffnet, wenn der Tag vorbei ist; dann lässt sich jeder Wurf nachrechnen.
fair-day-later = wird geöffnet, wenn Spiel und Tag vorbei sind
fair-kept-day = Das Siegel ist das, das er vor dem Spiel aufgehoben hat.

# real dice
real-dice = Echte Würfel
real-dice-what = Ihr würfelt selbst, und jemand trägt ein, was die Würfel zeigen.
real-roll = Was wurde gewürfelt oder gezogen?
real-roll-of = Was zeigen die Würfel von { $name }?
real-roll-mine = Was zeigen deine Würfel?
real-enter = Wurf eintragen
real-wait = Wer den Tisch eröffnet hat, trägt ein, was die Würfel zeigen.
real-wait-for = { $name } oder wer den Tisch eröffnet hat, trägt ein, was die Würfel zeigen.
real-entered = Die Würfel sind eingetragen.
real-correct = Berichtigen
real-fair = An diesem Tisch wird mit echten Würfeln gespielt und eingetragen, was sie zeigen. Das Protokoll sagt, von wem. Beweisen lässt sich von solchen Würfeln nichts.

# check my box
box = Meine Schachtel prüfen
box-lead = Einige Werte auf dem Material dieses Spiels sind nicht sicher bekannt: Bottega spielt mit eigenen Vorschlägen. Wenn du die Schachtel hast, vergleiche ein Teil nach dem anderen. Was du sagst, bleibt in diesem Browser: Spiel damit an deinen Tischen oder schick es anderen als Datei. Du kannst jederzeit aufhören und später weitermachen.
box-nothing = Alle Werte dieses Spiels sind bekannt.
box-progress = { $done } von { $all } angesehen
box-question = Ist das so aufgedruckt?
box-same = Alles gleich
box-same-rest = Der Rest ist gleich
box-different-what = Etwas anderes: { $what }
box-different = Etwas anderes
box-skip = Finde ich nicht
box-take = Übernehmen
box-back = Zurück
box-next = Weiter
box-no-number = Bitte schreib eine ganze Zahl.
box-not-written = Bitte schreib es wie den gezeigten Wert.
box-file = Die Werte meiner Schachtel
box-none = Du hast noch nichts gesagt.
box-made = { $said ->
    [one] Ein Wert angesehen
   *[other] { $said } Werte angesehen
}, { $changed ->
    [one] einer davon ist anders
   *[other] { $changed } davon sind anders
}.
box-play = Damit spielen
box-save = Als Datei speichern
box-open = Datei öffnen
box-own = Werte meiner Schachtel
box-own-about = Dieser Tisch nimmt, was du bei „Meine Schachtel prüfen“ gesagt hast.
box-rules = Einige Werte auf dem Material dieses Spiels sind nicht sicher bekannt. Wenn du die Schachtel hast, kannst du sie prüfen; deine Tische nehmen dann, was du sagst.
box-note-own = An diesem Tisch gelten die Werte einer eigenen Schachtel.
