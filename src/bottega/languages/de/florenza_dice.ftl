game-title = Florenza Dice Game
game-blurb =
    Wirf sechs Würfel, nimm drei davon und mach daraus Marmor, Gold, Künstler oder die Gunst der Mächtigen.
    Kreuze an, was deine Kunstwerke und Gebäude brauchen: Ein Werk, dessen Symbole alle angekreuzt sind, vollendet ein
    Künstler; ein Gebäude darfst du bauen, wenn seine Kosten im nächsten Feld deines Rione angekreuzt sind.
    Die meisten Prestigepunkte gewinnen.
option-level = Stufe
option-level-about = Allein musst du Papst Sisto IV. schlagen. Die Stufe sagt, wie viele Punkte das braucht.
option-level-choice = { $level }: mehr als { $target }

order-end-turn = meinen Zug ohne Rückfrage beenden, wenn alle Würfel genutzt sind, außer im letzten
order-end-turn-ask = fragen
order-end-turn-yes = ja

level-easy = einfach
level-normal = normal
level-hard = schwer
level-extreme = extrem

kind-marble = Marmor
    .the = den Marmor
    .of = des Marmors
kind-wood = Holz
    .the = das Holz
    .of = des Holzes
kind-metal = Metall
    .the = das Metall
    .of = des Metalls
kind-spice = Gewürz
    .the = das Gewürz
    .of = des Gewürzes
kind-textile = Stoff
    .the = den Stoff
    .of = des Stoffs
kind-gold = Gold
    .the = das Gold
    .of = des Golds
kind-fiorini = 100 Fiorini
kind-any = eine beliebige Ressource
    .the = die Ressource
    .of = der Ressource

colour-white = weiß
colour-brown = braun
colour-grey = grau
colour-green = grün
colour-red = rot
colour-yellow = gelb

# der weiße Würfel; den weißen Würfel; weißer Würfel
die-white = weiße
    .acc = weißen
    .plain = weißer
die-brown = braune
    .acc = braunen
    .plain = brauner
die-grey = graue
    .acc = grauen
    .plain = grauer
die-green = grüne
    .acc = grünen
    .plain = grüner
die-red = rote
    .acc = roten
    .plain = roter
die-yellow = gelbe
    .acc = gelben
    .plain = gelber

track-captain = Hauptmann
track-bishop = Bischof
track-preacher = Prediger
track-none = keine

artist-sculptor = Bildhauer
artist-architect = Architekt
artist-painter = Maler
an-artist-sculptor = einen Bildhauer
an-artist-architect = einen Architekten
an-artist-painter = einen Maler

area-palazzo = Palazzo
    .in = im Palazzo
area-chiesa = Chiesa
    .in = in der Chiesa
area-rione = Rione
project-work = { $name } { $area-in }
short-work = { $area } · { $name }
project-space = Rione { $number }
project-none = ein Werk, das diese Schachtel nicht hat
list-and = { $before }, { $item }
list-or = { $before } oder { $item }
no-icon = Für { $resource } ist kein Symbol frei
no-icon-any = Für keine Ressource ist ein Symbol frei

artist-points = { $points ->
    [one] 1 Punkt für den Künstler
   *[other] { $points } Punkte für den Künstler
}
sum-fiorini = { $fiorini } Fiorini
spares = { $count ->
    [one] 1 Extra-Ressource
   *[other] { $count } Extra-Ressourcen
}
goods-marble = { $count } Marmor
goods-wood = { $count } Holz
goods-metal = { $count } Metall
goods-spice = { $count ->
    [one] 1 Gewürz
   *[other] { $count } Gewürze
}
goods-textile = { $count ->
    [one] 1 Stoff
   *[other] { $count } Stoffe
}
goods-gold = { $count } Gold
goods-any = { $count ->
    [one] 1 Ressource
   *[other] { $count } Ressourcen
}
person-steps = { $count ->
    [one] 1 Schritt { $track }
   *[other] { $count } Schritte { $track }
}
person-artist = { $artist } (kostet { $price })

power-value = den { $die-acc } Würfel mit beliebigem Wert nutzen
power-exchange = mit dem { $die-acc } Würfel darf 1 { $resource } eine andere Ressource sein
power-anonymous = einmal je Zug mit einem beliebigen Würfel ein anonymer Künstler, kostenlos
power-identical = einmal je Zug mit einem beliebigen Würfel { $amount ->
    [one] 1 Ressource nach Wahl
   *[other] { $amount } gleiche Ressourcen nach Wahl
}
power-steps = einmal je Zug mit einem beliebigen Würfel { $amount ->
    [one] 1 Schritt
   *[other] { $amount } Schritte
} auf einer Leiste nach Wahl
power-money = einmal je Zug mit einem beliebigen Würfel { $amount } Fiorini
power-change = einmal je Zug { $amount } Fiorini statt einer erhaltenen Ressource
power-discount = einmal je Zug kostet ein Künstler { $amount } Fiorini weniger
power-spares = { $amount ->
    [one] 1 Extra-Ressource
   *[other] { $amount } Extra-Ressourcen
} sofort, nur einmal
power-mint = ein Stern ist an einem Werk { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
} wert
power-any-artist = ein grüner, roter oder gelber Würfel darf Künstler jeder Art anwerben
power-none = nur Punkte

question-die = Nimm Würfel { $number } von { $dice }.
question-die-other = Nimm einen der übrigen Würfel.
question-die-bishop = Du bist Bischof: Nimm einen beliebigen der sechs Würfel.
question-die-bonus = Ein Bonuswürfel: Nutze einen beliebigen der sechs Würfel.
question-die-waiting = Dein Bonuswürfel aus dem Einkommen: Nutze einen beliebigen der sechs, bevor der aktive Spieler wählt. Was einmal je Zug geht, ist damit für diesen Zug verbraucht.
question-use = Der { $die } Würfel zeigt { $value }. Wofür nutzt du ihn?
question-place = { $left ->
    [one] Wohin mit { $resource }?
   *[other] Wohin mit { $resource }? Noch { $left } anzukreuzen.
}
question-place-exchange = { $left ->
    [one] Wohin mit { $resource }? Es darf etwas anderes werden.
   *[other] Wohin mit { $resource }? Noch { $left } anzukreuzen, eins davon darf etwas anderes werden.
}
question-place-any = Eine Ressource nach Wahl: welche, und wohin?
question-place-captain = Du bist Hauptmann: Kreuze eine Ressource nach Wahl an.
question-place-none = { $problem }.
question-place-none-exchange = { $problem }, aber du darfst stattdessen eine andere Ressource nehmen.
question-place-none-change = { $problem }, aber { $name } gibt dir stattdessen { $fiorini } Fiorini.
question-place-none-either = { $problem }, aber du darfst stattdessen eine andere Ressource nehmen oder mit { $name } { $fiorini } Fiorini.
question-track = Deine Chiesa ist vollendet: Auf welcher Leiste gehst du { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}?
question-done = Zug fertig. Du kannst noch ausgeben oder bauen.
question-done-bonus = Der Bonuswürfel ist genutzt. Du kannst noch ausgeben oder bauen, bevor der aktive Spieler wählt.

action-take = Den { $die-acc } Würfel nehmen ({ $value }): { $goods }, { $person } oder +{ $money } Fiorini
action-gain = { $goods } erhalten
action-gain-changed = { $goods } erhalten, mit anderem Würfelwert ({ $name })
action-step = { $count ->
    [one] 1 Schritt auf der Leiste { $track } gehen
   *[other] { $count } Schritte auf der Leiste { $track } gehen
}
action-step-changed = { $count ->
    [one] 1 Schritt auf der Leiste { $track } gehen, mit anderem Würfelwert ({ $name })
   *[other] { $count } Schritte auf der Leiste { $track } gehen, mit anderem Würfelwert ({ $name })
}
action-money = { $fiorini } Fiorini erhalten
action-taverna = { $name }: { $fiorini } Fiorini erhalten
action-mercatante = { $name }: { $goods } erhalten
action-convento = { $name }: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} auf der Leiste { $track } gehen
action-casa = { $name }: Ein anonymer Künstler vollendet { $work }, { $star ->
    [0] { artist-points }
   *[1] Meisterwerk mit Stern, { artist-points }
}
action-hire = Für { $price } Fiorini { $artist } anwerben und { $work } vollenden, { $star ->
    [0] { artist-points }
   *[1] Meisterwerk mit Stern, { artist-points }
}
action-hire-bottega = { $name }: Für { $price } statt { $full } Fiorini { $artist } anwerben und { $work } vollenden, { $star ->
    [0] { artist-points }
   *[1] Meisterwerk mit Stern, { artist-points }
}
action-place = { $resource } bei { $project } ankreuzen
action-exchange = { $resource } statt { $own } nehmen und bei { $project } ankreuzen
action-change = { $name }: { $fiorini } Fiorini statt der Ressource
action-lose = Die Ressource verfallen lassen
action-spend = Eine Extra-Ressource als { $resource } für { $project } ausgeben
action-pay = 100 Fiorini für { $project } ausgeben
action-build = { $number } { $name } in Feld { $space } bauen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}): { $power }
action-build-none = Nummer { $number } bauen, die diese Schachtel nicht hat
action-track = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Leiste { $track } gehen
action-done = Den Zug beenden
action-done-bonus = Vorerst nichts mehr
did-done = { $who } beendet den Zug
did-done-bonus = { $who } ist vorerst fertig

# lists: an entry is read under the title of its group
group-take = Einen Würfel nehmen
group-use = Den Würfel nutzen für
group-power = Mit deinen Gebäuden
group-artist = Einen Künstler anwerben für
group-place-marble = Marmor ankreuzen
group-place-wood = Holz ankreuzen
group-place-metal = Metall ankreuzen
group-place-spice = Gewürz ankreuzen
group-place-textile = Stoff ankreuzen
group-place-gold = Gold ankreuzen
group-build = Bauen
group-spend = Eine Extra-Ressource ausgeben
group-pay = 100 Fiorini zahlen
group-track = Schritte auf der Leiste
entry-take = { $die } { $value }: { $goods } / { $person }
entry-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
entry-artist = Künstler { $price }
entry-power = { $gives } ({ $name })
entry-hire = { $work }, { $price } Fiorini{ $star }
entry-casa = { $work }, { $name }{ $star }
entry-spend = { $project }, { $resource }
entry-build = { $number } { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
entry-lose = Verfallen lassen
entry-done = Zug beenden
entry-done-bonus = Vorerst nichts mehr

outcome-building = Der Würfel für das kostenlose Gebäude zeigt { $side }
outcome-first = Das Los fällt auf Spieler { $seat }
outcome-die = Der { $die } Würfel zeigt { $side }

refusal-no-die-left = Du hast in diesem Zug schon alle deine Würfel genutzt.
refusal-no-bonus-left = Deinen Bonuswürfel hast du genutzt; dein eigener kommt nach denen des aktiven Spielers.
refusal-die-taken = Den { $die-acc } Würfel hast du in diesem Zug schon genommen.
refusal-die-used = Der { $die } Würfel liegt bei GENUTZT; dort darf ihn nur der Bischof nehmen.
refusal-no-die-in-hand = Du hast keinen Würfel in der Hand; nimm erst einen.
refusal-wrong-value = Der { $die } Würfel zeigt { $value } und gibt { $gives }, nicht { $wanted }.
refusal-wrong-price = Der { $die } Würfel zeigt { $value }: Der Künstler kostet { $price } Fiorini, nicht { $wanted }.
refusal-no-track = Dieser Würfel zieht auf keiner Leiste.
refusal-no-artist = Dieser Würfel wirbt keine Künstler an.
refusal-wrong-artist = { $work } braucht { $needed }; dieser Würfel wirbt { $artist } an.
refusal-work-complete = { $work } ist vollendet.
refusal-not-ready = Noch anzukreuzen bei { $work }: { $missing }.
refusal-no-money = Der Künstler kostet { $price } Fiorini, und du hast { $fiorini }.
refusal-no-fiorini = Du hast keine Fiorini mehr.
refusal-no-star = Du hast keinen Stern.
refusal-not-owned = Du hast das Gebäude { $name } nicht.
refusal-used-once = In diesem Zug hast du { $name } schon genutzt.
refusal-no-turn = Effekte mit (1x) gelten nicht vor den Zügen der Runde.
refusal-nothing-to-place = Du hast keine Ressource anzukreuzen.
refusal-other-resource = Es muss { $resource } sein: Hier lässt sich nichts tauschen.
refusal-no-icon = { $project } hat kein freies Symbol für { $kind }.
refusal-no-icon-anywhere = Für { $resource } ist kein Symbol frei, für anderes schon.
refusal-closed = { $project } ist fertig.
refusal-must-place = Es ist ein Symbol dafür frei, also muss es angekreuzt werden.
refusal-no-spare = Du hast keine Extra-Ressource.
refusal-no-space = Alle Felder deines Rione sind bebaut.
refusal-owned-already = Das Gebäude { $name } hast du schon.
refusal-cost = Noch anzukreuzen für { $name } in Feld { $space }: { $missing }.
refusal-space-order = Was { $name } kostet, ist in Feld { $later } angekreuzt, aber zuerst muss Feld { $space } bebaut werden.
refusal-no-track-to-name = Eine Leiste nennst du nur, wenn deine Chiesa vollendet ist.
refusal-not-in-box = Das hat diese Schachtel nicht.
refusal-not-yet = Erst muss etwas anderes entschieden werden. { $question }
refusal-not-to-act-buildings = Erst wird um die kostenlosen Gebäude gewürfelt.
refusal-not-to-act-first = Der Startspieler wird noch ausgelost.
refusal-not-to-act-income = Noch verteilt jemand anders sein Einkommen.
refusal-not-to-act-captain = Jetzt kreuzt der Hauptmann eine Ressource an.
refusal-not-to-act-roll = Erst wird gewürfelt.
refusal-not-to-act-waiting = Jetzt nutzt jemand anders einen Bonuswürfel aus dem Einkommen.
refusal-not-to-act-active = Jetzt nutzt der aktive Spieler seine Würfel; du kommst danach.
refusal-not-to-act-others = Deine Würfel sind genutzt; jetzt nutzen die anderen je einen.
refusal-not-to-act-ended = Du hast deinen Würfel genutzt und den Zug beendet.
refusal-not-to-act-over = Das Spiel ist zu Ende.

event-free-building = { $who } erhält kostenlos das Gebäude { $number } { $name }: { $power }
event-first = { $who } ist Startspieler
event-round = Runde { $round }
event-income = { $who } hat Einkommen aus { $work }
event-captain = { $who } ist in dieser Runde Hauptmann
event-no-captain = Niemand ist in dieser Runde Hauptmann
event-ghost-captain = Sisto IV ist in dieser Runde Hauptmann
event-bishop = { $who } ist in dieser Runde Bischof
event-no-bishop = Niemand ist in dieser Runde Bischof: Dafür muss man allein führen, mit mindestens { $least } Feldern
event-ghost-bishop = Sisto IV ist in dieser Runde Bischof
event-turn = { $who } ist aktiv und würfelt
event-ghost-turn = Papst Sisto IV ist aktiv: Für ihn wird gewürfelt
event-rolled = Der { $die } Würfel zeigt { $value }
event-ghost-took = Sisto IV nimmt den { $die-acc } Würfel
event-ghost-steps = Sisto IV geht { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Leiste { $track } und steht bei { $marks }
event-took = { $who } nimmt den { $die-acc } Würfel ({ $value })
event-value = { $who } nutzt den { $die-acc } Würfel mit anderem Wert ({ $name })
event-took-bonus = { $who } nutzt den { $die-acc } Würfel ({ $value }) als Bonus
event-gained = { $who } erhält { $goods }
event-mercatante = { $who } erhält { $goods } ({ $name })
event-taverna = { $who } erhält { $fiorini } Fiorini ({ $name })
event-changed = { $who } nimmt { $fiorini } Fiorini statt { $resource-of } ({ $name })
event-exchanged = { $who } kreuzt stattdessen { $resource } bei { $project } an
event-convento = { $who } geht { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
} auf der Leiste { $track } ({ $name })
event-placed = { $who } kreuzt { $resource } bei { $project } an
event-lost = { $who } verliert { $resource-the }: Es ist kein Symbol dafür frei
event-spent = { $who } gibt eine Extra-Ressource als { $resource } für { $project } aus
event-paid = { $who } gibt 100 Fiorini für { $project } aus
event-fiorini = { $who } erhält { $fiorini } Fiorini
event-spares = { $who } erhält { $count ->
    [one] 1 Extra-Ressource
   *[other] { $count } Extra-Ressourcen
}
event-star = { $who } erhält einen Stern
event-step = { $who } kreuzt Feld { $space } der Leiste { $track } an
event-step-points = { $who } kreuzt Feld { $space } der Leiste { $track } an, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert
event-overflow = { $who } ist am Ende der Leiste { $track }
event-die-won = { $who } gewinnt einen Bonuswürfel
event-die-waits = { $who } gewinnt einen Bonuswürfel, der nach dem ersten Wurf der Runde genutzt wird
event-built = { $who } baut { $number } { $name } in Feld { $space }: { $power }
event-hired = { $who } wirbt für { $price } Fiorini einen Künstler an und vollendet { $work }{ $star ->
    [0] { "" }
   *[1] {" "}als Meisterwerk
} ({ artist-points })
event-hired-bottega = { $who } wirbt mit { $name } für { $price } Fiorini einen Künstler an und vollendet { $work }{ $star ->
    [0] { "" }
   *[1] {" "}als Meisterwerk
} ({ artist-points })
event-anonymous = { $who } vollendet { $work } mit dem anonymen Künstler von { $name }{ $star ->
    [0] { "" }
   *[1] {" "}als Meisterwerk
} ({ artist-points })
event-palazzo = { $who } hat den Palazzo vollendet: { $points ->
    [one] 1 Bonuspunkt
   *[other] { $points } Bonuspunkte
}
event-chiesa = { $who } hat die Chiesa vollendet: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf der Leiste { $track }
event-end = Der letzte Zug ist vorbei
told-roll = Die Würfel: { colour-white } { $white }, { colour-brown } { $brown }, { colour-grey } { $grey }, { colour-green } { $green }, { colour-red } { $red }, { colour-yellow } { $yellow }
event-solo-won = { $who } schlägt Papst Sisto IV mit { $points } zu { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkten
}
event-solo-lost = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: Um Papst Sisto IV zu schlagen, braucht es mehr als { $target }
awaited-building = Das freie Gebäude von { $who }

score-palazzo = 1 Palazzo
score-chiesa = 2 Chiesa
score-rione = 3 Rione
score-captain = 4 Hauptmann-Leiste
score-supply = 5 Vorrat
score-total = 6 Summe

short-palazzo = Palazzo
short-chiesa = Chiesa
short-rione = Rione
short-captain = Hauptmann
short-supply = Vorrat
short-total = Summe

board-fiorini = 100 F
board-title = Runde { $round } von { $rounds }
board-active = { $who } ist aktiv
board-ghost-active = Sisto IV ist aktiv
board-die = Würfel
board-shows = Zeigt
board-goods = Ressourcen
board-person = Person
board-money = Fiorini
board-where = Wo
board-unused = ungenutzt
board-used = genutzt { $order }
board-by = genommen von { $who }
board-in-hand = in der Hand
board-sheet = Bogen von { $who }
board-work = Werk
board-icons = Symbole (✗ angekreuzt)
board-artist = Künstler
board-points = Punkte
board-points-short = PP
board-effect = Gibt
board-ready = bereit für Künstler
board-tracks = Leisten
board-supply = Vorrat: { $fiorini } Fiorini, { $spare ->
    [one] 1 Extra-Ressource
   *[other] { $spare } Extra-Ressourcen
}, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}
board-space = Feld
board-building = Gebäude
board-free = gratis
board-next = nächstes
board-players = Spieler
board-player = Spieler
board-buildings = Gebäudetabelle (✓ deins, ▸ baubar; ✗ ist in deinem nächsten Feld angekreuzt)
board-cost = Kosten
board-does = Wirkung
board-can-build = baubar
board-first = Start
board-captain = Hauptmann
board-bishop = Bischof
board-ghost = Papst Sisto IV: Hauptmann { $captain }, Bischof { $bishop }; mehr als { $target ->
    [one] { $target } Punkt
   *[other] { $target } Punkte
} gewinnen ({ $level })
board-bonus-palazzo = Palazzo vollendet: { $points } nach Rang
board-bonus-palazzo-solo = Palazzo vollendet: { $points } nach Runde
board-bonus-chiesa = Chiesa vollendet: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf einer Leiste
board-projects = Projekte
board-begun = Begonnen
board-rival = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $supply } · Leisten { $tracks } · Gebäude { $buildings }
board-legend = + 100 Fiorini · ★ Stern · ▣ Extra-Ressource · † Schritt Prediger · H Schritt Hauptmann · B Schritt Bischof · ◆ Ressource nach Wahl · ⚄ Bonuswürfel · 1 2 3 Punkte

effect-none = –
effect-spare = 1 Extra-Ressource
effect-fiorini = Einkommen { $fiorini } Fiorini
effect-captain = Einkommen 1 Schritt Hauptmann
effect-bishop = Einkommen 1 Schritt Bischof
effect-preacher = Einkommen 1 Schritt Prediger

# parts of the rules
part-sheet = Das Blatt
part-income = Einkommen
part-roles = Hauptmann und Bischof
part-dice = Einen Würfel nutzen
part-buildings = Gebäude
part-works = Kunstwerke
part-tracks = Leisten
part-powers = Was die Gebäude können
part-solo = Allein spielen

# what is printed on components, for owners who check their box
box-building = Gebäude
box-work = Kunstwerk
box-space = Feld im Rione
box-die = Würfel der Würfeltafel
box-track = Leiste
box-points = Punkte
box-number = Nummer
box-cost = Kosten
box-fiorini = Fiorini
box-name = Name
box-marble = Marmor
box-wood = Holz
box-metal = Metall
box-spice = Gewürze
box-textile = Stoff
box-gold = Gold
box-resources = Rohstoffe nach Augen, 1 bis 6
box-steps = Schritte nach Augen, 1 bis 6
box-price = Preis nach Augen, 1 bis 6
box-artists = Künstler
box-effect = Wirkung
box-spaces = Felder der Reihe nach
box-word-1-point = 1 Punkt
box-word-2-points = 2 Punkte
box-word-3-points = 3 Punkte
box-word-any = beliebig
box-word-architect = Architekt
box-word-bishop = Bischof
box-word-blank = leer
box-word-box = Extra-Ressource
box-word-brown = braun
box-word-captain = Hauptmann
box-word-cross = Prediger
box-word-die = Bonuswürfel
box-word-fiorini = 100 Fiorini
box-word-gold = Gold
box-word-green = grün
box-word-grey = grau
box-word-marble = Marmor
box-word-metal = Metall
box-word-none = keine
box-word-painter = Maler
box-word-preacher = Prediger
box-word-red = rot
box-word-resource = eine beliebige Ressource
box-word-sculptor = Bildhauer
box-word-spare = Extra-Ressource
box-word-spice = Gewürz
box-word-star = Stern
box-word-textile = Stoff
box-word-white = weiß
box-word-wood = Holz
box-word-yellow = gelb

# die Dinge der Schachtel: Namen, Sätze und die Wörter der Wirkungszeilen
thing-marble = Marmor
thing-wood = Holz
thing-metal = Metall
thing-spice = Gewürz
thing-textile = Stoff
thing-gold = Gold
thing-resource = beliebig
thing-fiorini = Fiorini
thing-spare = Extra-Ressourcen
thing-stars = Sterne
thing-captain = Hauptmann
thing-bishop = Bischof
thing-preacher = Prediger
thing-sculptor = Bildhauer
thing-architect = Architekt
thing-painter = Maler
thing-die = { $stuff }würfel
thing-track-space = { $track }, Feld { $space }
thing-whole-palazzo = Der ganze Palazzo
thing-whole-chiesa = Die ganze Chiesa
line-power-value = { $stuff }würfel: jeder Wert
line-power-exchange = { $stuff }würfel: eine Ware tauschen
line-power-anonymous = einmal je Zug: ein Würfel holt kostenlos einen unbekannten Künstler
line-power-identical = einmal je Zug: ein Würfel gibt { $amount } gleiche Waren
line-power-steps = einmal je Zug: ein Würfel gibt { $amount } Schritte
line-power-money = einmal je Zug: ein Würfel gibt { $amount } Fiorini
line-power-change = einmal je Zug: { $amount } Fiorini für eine Ware
line-power-discount = einmal je Zug: Künstler { $amount } billiger
line-power-spares = sofort: { $amount } Extra-Ressourcen
line-power-mint = ein Stern zählt { $amount }
line-power-any-artist = jeder Künstler mit einem Würfel
line-power-none = nur Punkte
bonus-points = { $points ->
    [one] 1 Punkt
    *[other] { $points } Punkte
}
bonus-fiorini = Fiorini
bonus-star = ein Stern
bonus-box = eine Extra-Ressource
bonus-cross = ein Schritt des Predigers
bonus-captain = ein Schritt des Hauptmanns
bonus-bishop = ein Schritt des Bischofs
bonus-resource = eine Ressource deiner Wahl
bonus-die = ein Bonuswürfel
says-work = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; gibt: { $gives }.
says-points = { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
says-space = Platz für ein Gebäude{ $spare ->
    [0] { "" }
    [one] { "" } und 1 Extra-Ressource
   *[other] { "" } und { $spare } Extra-Ressourcen
}{ $points ->
    [0] .
    [one] , 1 Punkt mehr.
   *[other] , { $points } Punkte mehr.
}
says-marble = Marmor kreuzt Symbole von Werken und Bauplätzen ab.
says-wood = Holz kreuzt Symbole von Werken und Bauplätzen ab.
says-metal = Metall kreuzt Symbole von Werken und Bauplätzen ab.
says-spice = Gewürz kreuzt Symbole von Werken und Bauplätzen ab.
says-textile = Stoff kreuzt Symbole von Werken und Bauplätzen ab.
says-gold = Gold kreuzt Symbole von Werken und Bauplätzen ab.
says-resource = Eine beliebige der sechs Ressourcen.
says-fiorini = Fiorini bezahlen die Fiorini-Symbole von Bauplätzen und Werken und die Künstler. Am Ende sind je { $fiorini } übrige einen Punkt wert.
says-spare = Eine Extra-Ressource lässt sich jederzeit in deinem Zug als beliebige Ressource ausgeben. Am Ende ist jede übrige { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
says-stars = Ein Stern, den du beim Anheuern eines Künstlers ausgibst, macht das Werk zum Meisterwerk: { $star ->
    [one] 1 Punkt
   *[other] { $star } Punkte
} mehr. Am Ende ist jeder übrige { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
says-die = Ein Würfel gibt Ressourcen, eine Person oder Fiorini; sein Wert sagt, wie viel.
says-bonus-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende des Spiels.
says-bonus-blank = Hier ist nichts gezeichnet: Es zählt nur der Schritt.
says-bonus-fiorini = Sofort 100 Fiorini.
says-bonus-star = Sofort ein Stern. Er macht ein Werk zum Meisterwerk; bis zum Ende behalten ist er { $star ->
    [one] 1 Punkt
   *[other] { $star } Punkte
} wert.
says-bonus-box = Sofort eine Extra-Ressource.
says-bonus-cross = Sofort ein Schritt auf der Predigerleiste, mit allem, was das Feld dort gibt.
says-bonus-captain = Sofort ein Schritt auf der Hauptmannleiste, mit allem, was das Feld dort gibt.
says-bonus-bishop = Sofort ein Schritt auf der Bischofsleiste, mit allem, was das Feld dort gibt.
says-bonus-resource = Eine Ressource deiner Wahl, sofort abgekreuzt.
says-bonus-die = Ein Bonuswürfel, den du sofort benutzt: ein beliebiger der sechs, auch ein schon benutzter.
says-track-captain = Ihre Felder sind am Ende Punkte wert. Wer zu Beginn einer Runde allein am weitesten ist, ist Volkshauptmann.
says-track-bishop = Ihre Felder geben, was darauf gezeichnet ist. Wer zu Beginn einer Runde allein am weitesten ist, ist Bischof.
says-track-preacher = Jedes Feld gibt sofort, was darauf gezeichnet ist. Zu dieser Leiste gehört kein Amt.
says-sculptor = Ein Bildhauer vollendet Werke, die ihn zeigen.
says-architect = Ein Architekt vollendet Werke, die ihn zeigen.
says-painter = Ein Maler vollendet Werke, die ihn zeigen.
says-office-captain = Ab der zweiten Runde kreuzt der Hauptmann zu Beginn der Runde eine Ressource seiner Wahl ab. Er muss auf seiner Leiste allein führen.
says-office-bishop = Ab der zweiten Runde nimmt der Bischof in den Zügen der anderen einen beliebigen der sechs Würfel, auch einen benutzten. Er muss auf seiner Leiste allein führen, mit mindestens { $least } Feldern.
says-whole-palazzo = Alle Werke des Palazzo vollendet: { $ranks } Punkte, je nachdem, wer es als Erster, Zweiter und so weiter schafft. Allein entscheidet die Runde: { $alone }.
says-whole-chiesa = Alle Werke der Chiesa vollendet: sofort { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} auf einer Leiste deiner Wahl.
says-score-palazzo = Seine vollendeten Werke mit den Punkten ihrer Künstler und die Punkte für den ganzen Palazzo.
says-score-chiesa = Ihre vollendeten Werke mit den Punkten ihrer Künstler.
says-score-rione = Die Häuser, die stehen, und die Punkte, die auf ihren Bauplätzen gedruckt sind.
says-score-captain = Die Punkte auf den abgekreuzten Feldern der Hauptmannleiste.
says-score-supply = Was im Vorrat übrig ist: jeder Stern { $star }, jede Extra-Ressource { $spare }, je { $fiorini } Fiorini 1 Punkt.
says-score-total = Alle Kästchen zusammen. Die meisten Punkte gewinnen.
line-marks = Werke, Bauplätze
line-house = ein Gebäude
icon-prestige = PP
icon-step = Schritt
icon-star = Stern
icon-resource = beliebige Ressource
icon-turn = jede Runde:
icon-to = →
icon-die = Würfel
icon-marble = { thing-marble }
icon-wood = { thing-wood }
icon-metal = { thing-metal }
icon-spice = { thing-spice }
icon-textile = { thing-textile }
icon-gold = { thing-gold }
icon-fiorini = { thing-fiorini }
icon-spare = { thing-spare }
icon-captain = { thing-captain }
icon-bishop = { thing-bishop }
icon-preacher = { thing-preacher }
icon-sculptor = { thing-sculptor }
icon-architect = { thing-architect }
icon-painter = { thing-painter }
