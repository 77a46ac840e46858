game-title = Dice Forge
game-blurb = Würfle, schmiede bessere Seiten auf deine Würfel und gib für Heldentaten aus, was sie bringen.
option-sets = Heldentaten
option-sets-about = Für die erste Partie sind die einführenden Heldentaten am besten. Zufällig oder nach deiner Wahl treten andere an ihre Stelle.
option-sets-introductory = Einführung
option-sets-random = zufällig

## Die Begriffe des Spiels (große und kleine Göttergabe, verdrängen, Ruhmespunkte, Sonnen- und Mondsplitter) sind die der
## deutschen Regel (public: libble.de/libellud-dice-forge).

## Dinge.

word-gold = Gold
    .none = kein Gold
word-sun = Sonnensplitter
    .none = keine Sonnensplitter
word-moon = Mondsplitter
    .none = keine Mondsplitter
word-glory = Ruhmespunkte
    .none = keine Ruhmespunkte
amount-gold = { $n } Gold
    .lack = { $n ->
        [one] fehlt
       *[other] fehlen
    }
amount-sun = { $n } Sonnensplitter
    .lack = { $n ->
        [one] fehlt
       *[other] fehlen
    }
amount-moon = { $n } Mondsplitter
    .lack = { $n ->
        [one] fehlt
       *[other] fehlen
    }
amount-glory = { $n } { $n ->
    [one] Ruhmespunkt
   *[other] Ruhmespunkte
}
    .lack = { $n ->
        [one] fehlt
       *[other] fehlen
    }
amount-none = nichts
    .lack = fehlt
face-comma = { $a }, { $b }
    .lack = fehlen
face-both = { $a } und { $b }
    .lack = fehlen
face-either = { $a } oder { $b }
face-mirror = Spiegel
face-ship = Schiff
face-x3 = ×3
face-pays = { $face } ({ $pays })
signs = { $signs }
face-shield-red = roter Schild
face-shield-blue = blauer Schild
face-shield-yellow = gelber Schild
face-shield-green = grüner Schild
face-boar-red = roter Eber
    .of = des roten Ebers
    .acc = den roten Eber
face-boar-blue = blauer Eber
    .of = des blauen Ebers
    .acc = den blauen Eber
face-boar-yellow = gelber Eber
    .of = des gelben Ebers
    .acc = den gelben Eber
face-boar-green = grüner Eber
    .of = des grünen Ebers
    .acc = den grünen Eber
short-light = hell
short-dark = dunkel
short-mirror = Spiegel
short-ship = Schiff
short-x3 = ×3
short-shield-red = Sch { $pays }
short-shield-blue = Sch { $pays }
short-shield-yellow = Sch { $pays }
short-shield-green = Sch { $pays }
short-boar-red = Eber R { $pays }
owned-boar-red = Eber R
short-boar-blue = Eber B { $pays }
owned-boar-blue = Eber B
short-boar-yellow = Eber G { $pays }
owned-boar-yellow = Eber G
short-boar-green = Eber Gr { $pays }
owned-boar-green = Eber Gr
# im Dativ und im Akkusativ, so wie die Sätze ihn brauchen
die-light = hellen Würfel
die-dark = dunklen Würfel
token-triton = Triton-Marker
token-cerberus = Zerberus-Marker

## Der Tisch.

forge-round = Runde { $round } von { $rounds }, { $who } ist am Zug
forge-temple = Heiligtum: Preise, Seiten und wie viele noch da sind
forge-islands = Inseln
forge-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
} ({ $cards } auf Karten)
forge-gardens = Gärten: { $faces }
forge-odds = Nächste Göttergabe bestenfalls:
forge-boars = Besitzer von { $boars }
score-glory = Ruhmespunkte

## Fragen.

question-reinforcements = Welche Verstärkung nutzt du?
question-action = Deine Aktion: Opfergabe (Seiten kaufen) oder Heldentat?
question-extra-action = Deine Zusatzaktion: Opfergabe (Seiten kaufen) oder Heldentat?
question-offering = Was kaufst du noch für diese Opfergabe?
question-extra = Bezahlst du eine Zusatzaktion?
question-triton = Du kannst gerade nichts bezahlen. Nutzt du einen Triton-Marker?
question-end = Nutzt du einen Triton-Marker, bevor dein Zug endet?
question-split = Du erhältst { $gold }: Wie viel davon kommt auf den Hammer?
question-purchase = Welche Seite kaufst du mit dem Schiff, { $discount } billiger?
question-forge = Wohin schmiedest du „{ $face }“?
question-take = „{ $face }“: Was nimmst du?
question-lose = „{ $face }“: Was verlierst du?
question-bonus = Bonus { $boar-of }: Was nimmst du?{ $times ->
    [1] {""}
   *[other] {" "}Noch { $times }-mal.
}
question-die = { $rolls ->
    [1] Welchen Würfel wirfst du?
   *[other] Welchen Würfel wirfst du { $rolls }-mal?
}
question-copy = Welche Seite kopiert der Spiegel auf deinem { $die }?
question-copy-borrowed = Welche Seite kopiert für dich der Spiegel auf dem { $die } von { $player }?
question-first = Erst das Schiff oder erst das Gold?
question-convert = Machst du daraus Ruhmespunkte?
question-cerberus = Wiederholt Zerberus diese Göttergabe?
question-owl = Was bringt die Eule?
question-shield = Welchen Schild nimmst du?
question-boar = Wer muss den Eber tragen?
question-satyrs = Welchen Würfel bringen dir die Satyrn?

## Aktionen.

action-done-ship = Nichts kaufen
action-done-cerberus = Den Zerberus-Marker behalten
action-done-reinforcements = Keine Verstärkung mehr nutzen
action-done-action = Nichts tun und den Zug beenden
action-done-offering = Die Opfergabe beenden
action-done-turn = Den Zug beenden
action-done-other = Verzichten
did-done-ship = { $who } kauft nichts
did-done-cerberus = { $who } behält den Zerberus-Marker
did-done-reinforcements = { $who } nutzt keine Verstärkung mehr
did-done-action = { $who } tut nichts und beendet den Zug
did-done-offering = { $who } beendet die Opfergabe
did-done-turn = { $who } beendet den Zug
did-done-other = { $who } verzichtet
action-triton = Einen Triton-Marker nutzen: { $amount }
action-take = { $amount } nehmen
action-lose = { $amount } verlieren
action-keep-gold = Das Gold behalten ({ $n })
action-keep-shards = Die Splitter behalten ({ $n })
action-convert-gold = Aus dem Gold ({ $n }) { $glory } machen
action-convert-shards = Aus den Splittern ({ $n }) { $glory } machen
action-put = { $n } auf den Hammer legen, { $rest } in den Vorrat
action-put-lost = { $n } auf den Hammer legen, { $rest } in den Vorrat; kein Platz für { $lost }
action-use = { $card } nutzen
action-use-elder = { $card }: { $gold } Gold zahlen, { $n ->
    [one] 1 Ruhmespunkt
   *[other] { $n } Ruhmespunkte
} erhalten
action-use-owl = { $card }: Gold, einen Sonnensplitter oder einen Mondsplitter erhalten
action-use-hind = { $card }: eine kleine Göttergabe erhalten
action-roll = Den { $die } werfen
action-ship-first = Erst das Schiff nutzen
action-gold-first = Erst das Gold nehmen
action-again = Einen Zerberus-Marker nutzen und alles noch einmal anwenden
action-extra = { $price } für eine Zusatzaktion zahlen
action-extra-in-vain = { $price } für eine Zusatzaktion zahlen; danach kannst du nichts bezahlen
action-borrow = „{ $face }“ vom { $die } von { $player } anwenden
action-give = { $player } den Eber aufbürden
action-feat = Für { $price }{ $points ->
    [0] {""}
    [one] , 1 Punkt am Ende
   *[other] , { $points } Punkte am Ende
}: { $effect }
action-shield = „{ $face }“ nehmen; gibt die andere Seite { $matched }, stattdessen { $glory }
action-copy = „{ $face }“ kopieren
action-copy-from = „{ $face }“ vom { $die } von { $player } kopieren
action-copy-own = „{ $face }“ vom eigenen { $die } kopieren
action-forge = „{ $new }“ auf den { $die } schmieden, anstelle von „{ $old }“
action-forge-same = „{ $new }“ auf den { $die } schmieden, anstelle einer gleichen Seite
action-buy = „{ $face }“ für { $price } kaufen

outcome-side = Auf dem { $die } von { $player } liegt „{ $face }“ oben (Seite { $side })
outcome-set = Im Spiel: { $card }
outcome-out = „{ $face }“ wird aus dem Heiligtum entfernt

## Listen.

group-faces = Seiten
group-faces-dear = Teure Seiten
group-feats-sun = Heldentaten für Sonnensplitter
group-feats-moon = Heldentaten für Mondsplitter
group-forge-light = Auf den hellen Würfel, anstelle von
group-forge-dark = Auf den dunklen Würfel, anstelle von
short-done-ship = Nichts kaufen
short-done-cerberus = Marker behalten
short-done-reinforcements = Nichts mehr
short-done-action = Nichts tun
short-done-offering = Opfergabe beenden
short-done-turn = Zug beenden
short-done-other = Verzichten
short-ship-first = Erst das Schiff
short-gold-first = Erst das Gold
short-keep = Behalten
short-convert = In Ruhm verwandeln
short-again = Noch einmal anwenden
short-extra = Zusatzaktion für { $price }
short-extra-in-vain = Zusatzaktion für { $price }, dann nichts bezahlbar
short-triton = Triton: { $gives }
short-roll = Den { $die } werfen
short-put = Hammer { $n }, Vorrat { $rest }
short-put-lost = Hammer { $n }, Vorrat { $rest }, { $lost } verloren
short-buy = { $face } für { $price }
short-feat = { $card } { $price }{ $points ->
    [0] {""}
   *[other] {" "}{ $points }✦
}
short-forge = { $face }
short-on-die = { $face } ({ $player }, { $die })
short-player = { $player }

## Warum nicht.

refusal-not-asked = Das steht jetzt nicht zur Entscheidung. { $question }
refusal-no-triton = Du hast keinen Triton-Marker.
refusal-not-your-turn = Ein Triton-Marker lässt sich nur im eigenen Zug nutzen.
refusal-not-an-option = Das steht nicht zur Wahl.
refusal-too-much = Das ist mehr, als du erhältst oder als der Hammer noch Felder hat.
refusal-not-for-sale = Diese Seite wird nicht verkauft.
refusal-sold-out = Von dieser Seite ist keine mehr da.
refusal-too-expensive = „{ $face }“ kostet { $price }; dir { $missing-lack } noch { $missing }.
refusal-already-bought = Diese Seite hast du in dieser Opfergabe schon gekauft.
refusal-not-on-die = Diese Seite ist nicht auf diesem Würfel.
refusal-boar-stays = Ein Eber lässt sich nicht entfernen.
refusal-not-shown = Diese Seite sieht dein Spiegel nicht.
refusal-not-shown-borrowed = Diese Seite sieht der Spiegel von { $player } nicht.
refusal-no-such-card = Diese Karte ist nicht im Spiel.
refusal-no-cards-left = Von dieser Karte ist keine mehr da.
refusal-no-shards = Kosten: { $price }; dir { $missing-lack } noch { $missing }. { $effect }
refusal-not-owned = Du hast keine solche Karte, die du in diesem Zug noch nutzen könntest.
refusal-reinforcement-unpaid = { $card } kostet { $price }; dir { $missing-lack } noch { $missing }.
refusal-no-shield = Dieser Schild ist schon vergeben.
refusal-not-yourself = Es muss ein anderer Spieler sein.
refusal-same-die = Diesen Würfel hast du schon gewählt.
refusal-no-extra = Eine Zusatzaktion kostet { $price }; dir { $missing-lack } noch { $missing }.
refusal-not-optional = Darauf lässt sich nicht verzichten.
refusal-no-such-player = Diesen Spieler gibt es nicht.
refusal-put-nothing = Willst du nichts auf den Hammer legen, dann leg 0 darauf.
refusal-keep-it = Willst du nichts verwandeln, dann behalte, was du erhältst.

## Was geschah.

event-turn = Runde { $round }: { $who } ist am Zug
event-set-drawn = Im Spiel: { $card }
event-face-removed = „{ $face }“ wird aus dem Heiligtum entfernt
event-rolled = { $who } würfelt „{ $face }“ mit dem { $die }
event-copied = { $who } kopiert „{ $face }“
event-gained = { $who } erhält { $amount }
event-gained-some = { $who } erhält { $amount }; über dem Limit verfällt: { $lost }
event-gained-in-vain = { $who } hat keinen Platz für { $lost }
event-lost = { $who } verliert { $amount }
event-lost-nothing = { $who } hat { $resource-none } zu verlieren
told-lost-nothing = { $who } hat nichts zu verlieren
event-paid = { $who } zahlt { $amount }
event-hammered = { $who } legt { $amount } auf den Hammer: Seite { $side }, Feld { $step } von { $length }
event-bought = { $who } kauft „{ $face }“ für { $price }
event-forged = { $who } schmiedet „{ $face }“ auf den { $die }, anstelle von „{ $old }“
event-undertook = { $who } vollbringt eine Heldentat: { $card }
event-ousted = { $who } wird von { $by } verdrängt, kehrt zum Startportal zurück und erhält eine Göttergabe
event-took = { $who } nimmt die Karte „{ $card }“
event-used = { $who } nutzt die Karte „{ $card }“
event-triton = { $who } nutzt einen Triton-Marker
event-borrowed = { $who } leiht sich „{ $face }“ vom { $die } von { $from }
event-bears = { $who } muss { $colour-acc } von { $owner } tragen
event-repeated = { $who } nutzt einen Zerberus-Marker: Die Göttergabe gilt noch einmal
event-idle = { $who } kann nichts bezahlen, und der Zug endet
event-over = Das Spiel ist zu Ende
told-roll = { $who } würfelt „{ $first }“ und „{ $second }“
told-blessing = { $who }: { $amount }
told-face = „{ $face }“
told-removed = Aus dem Heiligtum genommen: { $faces }
told-sets = Im Spiel: { $cards }
told-feat = { $who } vollbringt eine Heldentat für { $price }: { $card }
told-forged = { $who } kauft „{ $face }“ für { $price } und schmiedet die Seite auf den { $die } anstelle von „{ $old }“

## Daueraufträge.

order-hammer = Gold für den Hammer
order-hammer-ask = fragen
order-hammer-all = alles
order-hammer-none = nichts
order-gold-or-glory = Seiten mit Gold oder Ruhmespunkten
order-gold-or-glory-ask = fragen
order-gold-or-glory-gold = Gold
order-gold-or-glory-glory = Ruhmespunkte
order-any-resource = Seiten mit Gold, Sonnen- oder Mondsplitter
order-any-resource-ask = fragen
order-any-resource-gold = Gold
order-any-resource-sun = Sonnensplitter
order-any-resource-moon = Mondsplitter
order-boar-shard = Splitter eines Ebers, den du würfelst
order-boar-shard-ask = fragen
order-boar-shard-sun = Sonnensplitter
order-boar-shard-moon = Mondsplitter
order-boar-bonus = Bonus deiner Eber
order-boar-bonus-ask = fragen
order-boar-bonus-sun = Sonnensplitter
order-boar-bonus-moon = Mondsplitter
order-boar-bonus-glory = Ruhmespunkte
order-cerberus = Zerberus-Marker nach einer Göttergabe
order-cerberus-ask = fragen
order-cerberus-keep = behalten

# parts of the rules
part-blessings = Göttergaben
part-inventory = Vorrat
part-forging = Schmieden
part-feats = Heldentaten
part-cards = Die Karten

# what is printed on components, for owners who check their box
box-boar = Eber
box-order = Reihenfolge der Farben
box-word-blue = blau
box-word-green = grün
box-word-red = rot
box-word-yellow = gelb

## Dinge der Schachtel: Namen, Sätze und die Wörter der Wirkungszeilen.

card-short-elder = Ältester
card-short-spirits = Geister
card-short-owl = Eule
card-short-ship = Schiff
card-short-minotaur = Minotaur
card-short-shield = Schild
card-short-gorgon = Gorgone
card-short-triton = Triton
card-short-mirror = Spiegel
card-short-sphinx = Sphinx
card-short-cyclops = Zyklop
card-short-hammer = Hammer
card-short-chest = Truhe
card-short-hind = Hirschkuh
card-short-bear = Bärin
card-short-satyrs = Satyrn
card-short-boar = Eber
card-short-ferryman = Fährmann
card-short-cerberus = Zerberus
card-short-helmet = Helm
card-short-cancer = Krebs
card-short-sentinel = Wächter
card-short-hydra = Hydra
card-short-typhon = Typhon
thing-light = Heller Würfel
thing-dark = Dunkler Würfel
says-plain = Gibt { $pays }.
says-choice = Gibt nach Wahl { $pays }.
says-triple = Multipliziert mit { $times }, was der andere Würfel gibt.
says-mirror = Kopiert eine Seite, die auf einem gegnerischen Würfel zu sehen ist.
says-ship = Kaufe eine Seite aus dem Heiligtum, um { $gold } billiger.
says-shield = Gibt { $glory }, wenn der andere Würfel { $matches } gibt, sonst { $pays }.
says-boar = Wer sie würfelt, erhält { $pays }, der Besitzer der Karte { $bonus }.
says-gold = Kauft Seiten für deine Würfel.
says-sun = Bezahlt die Heldentaten des Tages.
says-moon = Bezahlt die Heldentaten der Nacht.
says-glory = Ruhm gewinnt das Spiel: Jeder ist ein Punkt.
says-die = Wird bei jeder Göttergabe geworfen; du schmiedest bessere Seiten darauf.
thing-portal = Portal
says-portal = Wer eine Heldentat dieser Insel vollbringt, zieht hierher. Ein Held, der hier steht, geht heim und erhält eine Göttergabe.
thing-home = Startportale
says-home = Hier warten die Helden auf ihre erste Heldentat, und hierher kehren sie zurück, wenn sie verdrängt werden.
thing-sky = Der Himmel
says-sky = Heldentaten unter dem Nachthimmel kosten Mondsplitter, die unter dem Taghimmel Sonnensplitter, die auf dem Gipfel beides.
thing-sanctuary = Heiligtum
says-sanctuary = Hier kaufst du Seiten für Gold, in einer Aktion so viele verschiedene, wie du bezahlen kannst, und schmiedest sie sofort auf deine Würfel.
thing-gardens = Gärten
says-gardens = Seiten, die nicht zu kaufen sind: Nur Heldentaten bringen sie.
thing-blessing = Göttergabe
says-blessing = Damit beginnt jeder Zug: Alle werfen beide Würfel und erhalten, was sie zeigen.
thing-reinforcements = Verstärkungen
says-reinforcements = In jedem deiner Züge darfst du jede deiner Heldentaten mit Zahnrad einmal nutzen.
thing-action = Aktion
says-action = Kaufe Seiten im Heiligtum oder vollbringe eine Heldentat auf einer Insel.
thing-extra = Zusatzaktion
says-extra = Einmal in deinem Zug darfst du für eine weitere Aktion bezahlen. Was du bezahlt hast, ist weg, auch wenn du dann nichts tust.
icon-gold = Gold
icon-sun = Sonne
icon-moon = Mond
icon-glory = Ruhm
icon-die = Würfel
icon-to = →
icon-others = alle anderen
icon-home = verdrängt
icon-again = noch einmal
icon-hammer = geschmiedete Seite
icon-hero = Held
icon-turn = jeden Zug:
icon-game = ganzes Spiel:
line-forge = schmiede
line-of = von
line-limits-up = höhere Limits
line-points-alone = nur Punkte
line-faces = Seiten
line-feats = Heldentaten
line-point = Punkt
line-buy = kaufe
says-feat-face = Sofort: Nimm die Seite „{ $face }“ und schmiede sie.
says-feat-minor = Sofort: { $times ->
    [one] eine kleine Göttergabe.
   *[other] { $times } kleine Göttergaben nacheinander mit demselben Würfel.
}
says-feat-divine = Sofort: { $times ->
    [one] eine große Göttergabe.
   *[other] { $times } große Göttergaben nacheinander.
}
says-feat-points = Nur ihre Punkte.
says-feat = Ihre Zeile sagt, was sie bewirkt.
line-owner = Besitzer der Karte
