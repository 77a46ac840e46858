game-title = Dice Forge
game-blurb = Würfle, schmiede bessere Seiten auf deine Würfel und gib für Heldentaten aus, was sie bringen.
option-sets = Kartensätze
option-sets-introductory = Einführung
option-sets-random = zufällig
option-sets-owl = Eule der Wächterin
option-sets-ship = Himmelsschiff
option-sets-minotaur = Minotaurus
option-sets-shield = Schild der Wächterin
option-sets-gorgon = Gorgone
option-sets-triton = Triton
option-sets-sphinx = Sphinx
option-sets-cyclops = Zyklop
option-sets-hind = Silberne Hirschkuh
option-sets-bear = Große Bärin
option-sets-satyrs = Satyrn
option-sets-boar = Zäher Eber
option-sets-ferryman = Fährmann
option-sets-cerberus = Zerberus
option-sets-cancer = Krebs
option-sets-sentinel = Wachposten
option-sets-hydra = Hydra
option-sets-typhon = Typhon

## Namen der Karten: alle übersetzt (reconstructed).

card-elder = Der Älteste
card-spirits = Wilde Geister
card-owl = Eule der Wächterin
card-ship = Himmelsschiff
card-minotaur = Minotaurus
card-shield = Schild der Wächterin
card-gorgon = Gorgone
card-triton = Triton
card-mirror = Spiegel des Abgrunds
card-sphinx = Sphinx
card-cyclops = Zyklop
card-hammer = Hammer des Schmieds
card-chest = Truhe des Schmieds
card-hind = Silberne Hirschkuh
card-bear = Große Bärin
card-satyrs = Satyrn
card-boar = Zäher Eber
card-ferryman = Fährmann
card-cerberus = Zerberus
card-helmet = Helm der Unsichtbarkeit
card-cancer = Krebs
card-sentinel = Wachposten
card-hydra = Hydra
card-typhon = Typhon

## Dinge.

word-gold = Gold
word-sun = Sonnensplitter
word-moon = Mondsplitter
word-glory = Ruhm
amount-gold = { $n } Gold
amount-sun = { $n } { $n ->
    [one] Sonne
   *[other] Sonnen
}
amount-moon = { $n } { $n ->
    [one] Mond
   *[other] Monde
}
amount-glory = { $n } Ruhm
amount-none = nichts
face-both = { $a } und { $b }
face-either = { $a } oder { $b }
face-mirror = Spiegel
face-ship = Schiff
face-x3 = ×3
face-shield-red = roter Schild
face-shield-blue = blauer Schild
face-shield-yellow = gelber Schild
face-shield-green = grüner Schild
face-boar-red = roter Eber
face-boar-blue = blauer Eber
face-boar-yellow = gelber Eber
face-boar-green = grüner Eber
short-light = hell
short-dark = dunkel
short-mirror = Spiegel
short-ship = Schiff
short-x3 = ×3
short-shield-red = Sch☼
short-shield-blue = Sch☾
short-shield-yellow = Sch●
short-shield-green = Sch✦
short-boar-red = Eber R
short-boar-blue = Eber B
short-boar-yellow = Eber G
short-boar-green = Eber Gr
die-light = heller Würfel
die-dark = dunkler Würfel
token-triton = Tritonmarker
token-cerberus = Zerberusmarker

## Der Tisch.

forge-round = Runde { $round } von { $rounds }, { $who } ist am Zug
forge-temple = Heiligtum
forge-islands = Inseln
forge-score = { $score } Punkte ({ $cards } auf Karten)
forge-odds = Nächster Segen, im Schnitt und bestenfalls:
score-glory = Ruhm

## Fragen.

question-reinforcements = Welche Verstärkung nutzt du?
question-action = Deine Aktion: ein Opfer oder eine Heldentat?
question-extra-action = Deine Zusatzaktion: ein Opfer oder eine Heldentat?
question-offering = Was kaufst du noch für dieses Opfer?
question-extra = Bezahlst du eine Zusatzaktion?
question-end = Nutzt du einen Triton, bevor dein Zug endet?
question-split = Du erhältst { $gold }: wie viel kommt auf den Hammer?
question-purchase = Welche Seite kaufst du mit dem Schiff, um { $discount } billiger?
question-forge = Wo schmiedest du „{ $face }“?
question-take = „{ $face }“: was nimmst du?
question-lose = „{ $face }“: was verlierst du?
question-bonus = Bonus ({ $boar }): was nimmst du? (noch { $times })
question-die = Welchen Würfel wirfst du? (Würfe: { $rolls })
question-copy = Welche Seite kopiert dein Spiegel?
question-first = Erst das Schiff oder erst das Gold?
question-convert = Machst du daraus Ruhm?
question-cerberus = Wiederholt Zerberus diesen Segen?
question-owl = Was bringt die Eule?
question-shield = Welchen Schild nimmst du?
question-boar = Wer trägt den Eber?
question-satyrs = Welchen Würfel bringen dir die Satyrn?

## Aktionen.

action-done-ship = Nichts kaufen
action-done-cerberus = Den Zerberusmarker behalten
action-done-reinforcements = Keine Verstärkung mehr nutzen
action-done-action = Nichts tun und den Zug beenden
action-done-offering = Das Opfer beenden
action-done-turn = Den Zug beenden
action-done-other = Verzichten
action-triton = Einen Tritonmarker nutzen: { $amount }
action-take = { $amount } nehmen
action-lose = { $amount } verlieren
action-keep-cyclops = Das Gold behalten ({ $n })
action-keep-sentinel = Die Splitter behalten ({ $n })
action-convert-cyclops = Aus dem Gold ({ $n }) { $glory } machen
action-convert-sentinel = Aus den Splittern ({ $n }) { $glory } machen
action-put = { $n } auf den Hammer, { $rest } in den Vorrat
action-use-elder = { $card }: { $gold } Gold zahlen, { $n } Ruhm erhalten
action-use-owl = { $card }: Gold, eine Sonne oder einen Mond erhalten
action-use-hind = { $card }: einen kleinen Segen erhalten
action-roll = Würfeln: { $die }
action-ship-first = Erst das Schiff nutzen
action-gold-first = Erst das Gold nehmen
action-again = Einen Zerberusmarker nutzen und alles noch einmal anwenden
action-extra = { $price } für eine Zusatzaktion zahlen
action-borrow = „{ $face }“ anwenden ({ $die }, Spieler { $player })
action-give = Spieler { $player } trägt den Eber
action-feat = Für { $price }: { $effect }
action-shield = { $face } nehmen
action-copy = „{ $face }“ kopieren
action-forge = „{ $new }“ schmieden ({ $die }) statt „{ $old }“
action-buy = „{ $face }“ für { $price } kaufen

outcome-side = { $die } zeigt „{ $face }“ (Seite { $side })
outcome-set = Im Spiel: { $card }
outcome-out = „{ $face }“ kommt aus dem Heiligtum

## Warum nicht.

refusal-not-asked = Das wird jetzt nicht entschieden. { $question }
refusal-no-triton = Du hast keinen Tritonmarker.
refusal-not-your-turn = Ein Tritonmarker lässt sich nur im eigenen Zug nutzen.
refusal-not-an-option = Das steht nicht zur Wahl.
refusal-too-much = Das ist mehr, als du erhältst oder als der Hammer noch Felder hat.
refusal-not-for-sale = Diese Seite ist nicht zu kaufen.
refusal-sold-out = Von dieser Seite ist keine mehr da.
refusal-too-dear = Diese Seite kannst du nicht bezahlen.
refusal-twice = Diese Seite hast du in diesem Opfer schon gekauft.
refusal-not-on-die = Diese Seite ist nicht auf dem Würfel.
refusal-boar-stays = Ein Eber lässt sich nicht entfernen.
refusal-not-shown = Diese Seite sieht dein Spiegel nicht.
refusal-no-such-card = Diese Karte ist nicht im Spiel.
refusal-no-cards-left = Von dieser Karte ist keine mehr da.
refusal-no-shards = Diese Heldentat kannst du nicht bezahlen.
refusal-not-owned = Du hast keine solche Karte, die du in diesem Zug noch nutzen könntest.
refusal-elder-unpaid = Den Ältesten kannst du nicht bezahlen.
refusal-no-shield = Dieser Schild ist schon vergeben.
refusal-not-yourself = Es muss ein anderer Spieler sein.
refusal-same-die = Diesen Würfel hast du schon gewählt.
refusal-no-extra = Eine Zusatzaktion kannst du nicht bezahlen.
refusal-must = Darauf lässt sich nicht verzichten.

## Was geschah.

event-turn = Runde { $round }: { $who } ist am Zug
event-set-drawn = Im Spiel: { $card }
event-face-removed = „{ $face }“ kommt aus dem Heiligtum
event-rolled = { $who } würfelt „{ $face }“ ({ $die })
event-copied = { $who } kopiert „{ $face }“
event-gained = { $who } erhält { $amount }
event-gained-some = { $who } erhält { $amount }; über dem Limit verfällt { $lost }
event-gained-in-vain = { $who } hat keinen Platz für { $lost }
event-lost = { $who } verliert { $amount }
event-paid = { $who } zahlt { $amount }
event-hammered = { $who } legt { $amount } auf den Hammer, { $steps } insgesamt
event-bought = { $who } kauft „{ $face }“ für { $price } Gold
event-forged = { $who } schmiedet „{ $face }“ ({ $die }) statt „{ $old }“
event-undertook = { $who } vollbringt eine Heldentat: { $card }
event-ousted = { $who } wird von Spieler { $by } vertrieben und geht heim
event-took = { $who } nimmt { $card }
event-used = { $who } nutzt { $card }
event-triton = { $who } nutzt einen Tritonmarker: { $amount }
event-borrowed = { $who } leiht sich „{ $face }“ ({ $die }, Spieler { $from })
event-bears = { $who } muss tragen: { $colour } von Spieler { $owner }
event-repeated = { $who } nutzt einen Zerberusmarker: der Segen gilt noch einmal
event-over = Das Spiel ist aus

## Daueraufträge.

order-hammer = Gold für den Hammer
order-hammer-ask = fragen
order-hammer-all = alles
order-hammer-none = nichts
order-gold-or-glory = Seiten mit Gold oder Ruhm
order-gold-or-glory-ask = fragen
order-gold-or-glory-gold = Gold
order-gold-or-glory-glory = Ruhm
order-any-resource = Seiten mit Gold, Sonne oder Mond
order-any-resource-ask = fragen
order-any-resource-gold = Gold
order-any-resource-sun = Sonne
order-any-resource-moon = Mond
order-boar-shard = Splitter eines Ebers, den du würfelst
order-boar-shard-ask = fragen
order-boar-shard-sun = Sonne
order-boar-shard-moon = Mond
order-boar-bonus = Bonus deiner Eber
order-boar-bonus-ask = fragen
order-boar-bonus-sun = Sonne
order-boar-bonus-moon = Mond
order-boar-bonus-glory = Ruhm
order-cerberus = Zerberusmarker nach einem Segen
order-cerberus-ask = fragen
order-cerberus-keep = behalten
