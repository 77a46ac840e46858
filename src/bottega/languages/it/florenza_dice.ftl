game-title = Florenza Dice Game
game-blurb =
    Tira sei dadi, prendine tre e trasformali in marmo, oro, artisti o nel favore dei potenti.
    Segna ciò che serve alle tue opere d'arte e ai tuoi edifici: un'opera con tutte le icone segnate viene completata
    da un artista, e puoi costruire un edificio quando il suo costo è segnato nel prossimo spazio del Rione.
    Vince chi ha più punti prestigio.
option-level = livello
option-level-about = In solitario devi battere Papa Sisto IV: il livello dice quanti punti servono.
option-level-choice = { $level }: più di { $target }

order-end-turn = concludi il mio turno senza chiedere quando i dadi sono usati, tranne nell'ultimo
order-end-turn-ask = chiedi
order-end-turn-yes = sì

level-easy = facile
level-normal = normale
level-hard = difficile
level-extreme = estremo

kind-marble = marmo
    .the = il marmo
    .of = del marmo
    .it = lo
kind-wood = legno
    .the = il legno
    .of = del legno
    .it = lo
kind-metal = metallo
    .the = il metallo
    .of = del metallo
    .it = lo
kind-spice = spezia
    .the = la spezia
    .of = della spezia
    .it = la
kind-textile = tessuto
    .the = il tessuto
    .of = del tessuto
    .it = lo
kind-gold = oro
    .the = l’oro
    .of = dell’oro
    .it = lo
kind-fiorini = 100 Fiorini
kind-any = una risorsa a scelta
    .the = la risorsa
    .of = della risorsa
    .it = la

colour-white = bianco
colour-brown = marrone
colour-grey = grigio
colour-green = verde
colour-red = rosso
colour-yellow = giallo

# in a sentence
die-white = bianco
die-brown = marrone
die-grey = grigio
die-green = verde
die-red = rosso
die-yellow = giallo

track-captain = Capitano
track-bishop = Vescovo
track-preacher = Predicatore
track-none = nessuno

artist-sculptor = scultore
artist-architect = architetto
artist-painter = pittore
an-artist-sculptor = uno scultore
an-artist-architect = un architetto
an-artist-painter = un pittore

area-palazzo = Palazzo
    .in = nel Palazzo
area-chiesa = Chiesa
    .in = nella Chiesa
area-rione = Rione
project-work = { $name } { $area-in }
short-work = { $area } · { $name }
project-space = Rione { $number }
project-none = un'opera che non c'è in questa scatola
list-and = { $before }, { $item }
list-or = { $before } o { $item }
no-icon = Non c’è un’icona libera per { $resource-the }
no-icon-any = Non c’è un’icona libera per nessuna risorsa

artist-points = { $points ->
    [one] 1 punto per l'artista
   *[other] { $points } punti per l'artista
}
sum-fiorini = { $fiorini } Fiorini
spares = { $count ->
    [one] 1 Risorsa Extra
   *[other] { $count } Risorse Extra
}
goods-marble = { $count ->
    [one] 1 marmo
   *[other] { $count } di marmo
}
goods-wood = { $count ->
    [one] 1 legno
   *[other] { $count } di legno
}
goods-metal = { $count ->
    [one] 1 metallo
   *[other] { $count } di metallo
}
goods-spice = { $count ->
    [one] 1 spezia
   *[other] { $count } spezie
}
goods-textile = { $count ->
    [one] 1 tessuto
   *[other] { $count } tessuti
}
goods-gold = { $count ->
    [one] 1 oro
   *[other] { $count } d’oro
}
goods-any = { $count ->
    [one] 1 risorsa
   *[other] { $count } risorse
}
person-steps = { $count ->
    [one] 1 passo { $track }
   *[other] { $count } passi { $track }
}
person-artist = { $artist } (costa { $price })

power-value = usa il dado { $die } con un valore a scelta
power-exchange = con il dado { $die }, 1 { $resource } può diventare un’altra risorsa
power-anonymous = una volta per turno, con un dado qualsiasi, un artista anonimo gratis
power-identical = una volta per turno, con un dado qualsiasi, { $amount ->
    [one] 1 risorsa a scelta
   *[other] { $amount } risorse uguali a scelta
}
power-steps = una volta per turno, con un dado qualsiasi, { $amount ->
    [one] 1 passo
   *[other] { $amount } passi
} su un tracciato a scelta
power-money = una volta per turno, con un dado qualsiasi, { $amount } Fiorini
power-change = una volta per turno, { $amount } Fiorini al posto di una risorsa ottenuta
power-discount = una volta per turno, un artista costa { $amount } Fiorini in meno
power-spares = { $amount ->
    [one] 1 Risorsa Extra
   *[other] { $amount } Risorse Extra
} subito, una volta sola
power-mint = una stella vale { $amount ->
    [one] 1 punto
   *[other] { $amount } punti
} su un'opera
power-any-artist = un dado verde, rosso o giallo può ingaggiare un artista di qualsiasi tipo
power-none = solo punti

question-die = Prendi il dado { $number } di { $dice }.
question-die-other = Prendi uno dei dadi rimasti.
question-die-bishop = Sei Vescovo: prendi uno qualsiasi dei sei dadi.
question-die-bonus = Un dado bonus: usa uno qualsiasi dei sei dadi.
question-die-waiting = Il tuo dado bonus della rendita: usa uno qualsiasi dei sei, prima che il Giocatore Attivo scelga. Un effetto da una volta per turno è poi consumato per questo turno.
question-use = Il dado { $die } mostra { $value }. Per che cosa lo usi?
question-place = { $left ->
    [one] Dove va { $resource-the }?
   *[other] Dove va { $resource-the }? { $left } da segnare.
}
question-place-exchange = { $left ->
    [one] Dove va { $resource-the }? Può diventare altro.
   *[other] Dove va { $resource-the }? { $left } da segnare, e uno di questi può diventare altro.
}
question-place-any = Una risorsa a scelta: quale, e dove?
question-place-captain = Sei Capitano del Popolo: segna una risorsa a scelta.
question-place-none = { $problem }.
question-place-none-exchange = { $problem }, ma puoi prendere un’altra risorsa.
question-place-none-change = { $problem }, ma con { $name } ottieni { $fiorini } Fiorini.
question-place-none-either = { $problem }, ma puoi prendere un’altra risorsa o, con { $name }, { $fiorini } Fiorini.
question-track = La tua Chiesa è completa: su quale tracciato fai { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}?
question-done = Turno finito. Puoi ancora spendere o costruire.
question-done-bonus = Il dado bonus è usato. Puoi ancora spendere o costruire prima che il Giocatore Attivo scelga.

action-take = Prendi il dado { $die } ({ $value }): { $goods }, { $person } o +{ $money } Fiorini
action-gain = Ottieni { $goods }
action-gain-changed = Ottieni { $goods } usando il dado con un altro valore ({ $name })
action-step = { $count ->
    [one] Fai 1 passo sul tracciato { $track }
   *[other] Fai { $count } passi sul tracciato { $track }
}
action-step-changed = { $count ->
    [one] Fai 1 passo sul tracciato { $track } usando il dado con un altro valore ({ $name })
   *[other] Fai { $count } passi sul tracciato { $track } usando il dado con un altro valore ({ $name })
}
action-money = Ottieni { $fiorini } Fiorini
action-taverna = { $name }: ottieni { $fiorini } Fiorini
action-mercatante = { $name }: ottieni { $goods }
action-convento = { $name }: fai { $count ->
    [one] 1 passo
   *[other] { $count } passi
} sul tracciato { $track }
action-casa = { $name }: un artista anonimo completa { $work }, { $star ->
    [0] { artist-points }
   *[1] capolavoro con una stella, { artist-points }
}
action-hire = Ingaggia { $artist } per { $price } Fiorini e completa { $work }, { $star ->
    [0] { artist-points }
   *[1] capolavoro con una stella, { artist-points }
}
action-hire-bottega = { $name }: ingaggia { $artist } per { $price } invece di { $full } Fiorini e completa { $work }, { $star ->
    [0] { artist-points }
   *[1] capolavoro con una stella, { artist-points }
}
action-place = Segna { $resource } su { $project }
action-exchange = Prendi { $resource } invece di { $own } e segna{ $resource-it } su { $project }
action-change = { $name }: ottieni { $fiorini } Fiorini al posto della risorsa
action-lose = Rinuncia alla risorsa
action-spend = Spendi una Risorsa Extra come { $resource } su { $project }
action-pay = Spendi 100 Fiorini su { $project }
action-build = Costruisci { $number } { $name } nello spazio { $space } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}): { $power }
action-build-none = Costruisci il numero { $number }, che non c'è in questa scatola
action-track = Fai { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} sul tracciato { $track }
action-done = Concludi il turno
action-done-bonus = Per ora basta così
did-done = { $who } conclude il turno
did-done-bonus = { $who } per ora ha finito

# lists: an entry is read under the title of its group
group-take = Prendi un dado
group-use = Usa il dado per
group-power = Con i tuoi edifici
group-artist = Ingaggia un artista per
group-place-marble = Segna marmo
group-place-wood = Segna legno
group-place-metal = Segna metallo
group-place-spice = Segna spezia
group-place-textile = Segna tessuto
group-place-gold = Segna oro
group-build = Costruisci
group-spend = Spendi una Risorsa Extra
group-pay = Paga 100 Fiorini
group-track = Passi sul tracciato
entry-take = { $die } { $value }: { $goods } / { $person }
entry-steps = { $count ->
    [one] 1 passo
   *[other] { $count } passi
}
entry-artist = artista { $price }
entry-power = { $gives } ({ $name })
entry-hire = { $work }, { $price } Fiorini{ $star }
entry-casa = { $work }, { $name }{ $star }
entry-spend = { $project }, { $resource }
entry-build = { $number } { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
entry-lose = Rinuncia
entry-done = Concludi il turno
entry-done-bonus = Per ora basta così

outcome-building = Il dado per l'edificio gratuito mostra { $side }
outcome-first = La sorte indica il giocatore { $seat }
outcome-die = Il dado { $die } mostra { $side }

refusal-no-die-left = Hai già usato tutti i tuoi dadi di questo turno.
refusal-no-bonus-left = Hai già usato il dado bonus; il tuo dado viene dopo quelli del Giocatore Attivo.
refusal-die-taken = In questo turno hai già preso il dado { $die }.
refusal-die-used = Il dado { $die } è su UTILIZZATO: lì può prenderlo solo il Vescovo.
refusal-no-die-in-hand = Non hai un dado in mano; prendine prima uno.
refusal-wrong-value = Il dado { $die } mostra { $value } e dà { $gives }, non { $wanted }.
refusal-wrong-price = Il dado { $die } mostra { $value }: l'artista costa { $price } Fiorini, non { $wanted }.
refusal-no-track = Questo dado non avanza su un tracciato.
refusal-no-artist = Questo dado non ingaggia artisti.
refusal-wrong-artist = { $work } richiede { $needed }; questo dado ingaggia { $artist }.
refusal-work-complete = Quest’opera è già completa: { $work }.
refusal-not-ready = Ancora da segnare su { $work }: { $missing }.
refusal-no-money = L'artista costa { $price } Fiorini e tu ne hai { $fiorini }.
refusal-no-fiorini = Non hai più Fiorini.
refusal-no-star = Non hai stelle.
refusal-not-owned = Non hai l'edificio { $name }.
refusal-used-once = In questo turno hai già usato { $name }.
refusal-no-turn = Gli effetti (1x) non si usano prima dei turni del round.
refusal-nothing-to-place = Non hai risorse da segnare.
refusal-other-resource = Deve essere { $resource }: qui non si può scambiare.
refusal-no-icon = { $project } non ha un'icona libera per { $kind }.
refusal-no-icon-anywhere = Non c'è un'icona libera per { $resource }, ma ce n'è una per altro.
refusal-closed = Lì è già tutto completo: { $project }.
refusal-must-place = C'è un'icona libera, quindi va segnata.
refusal-no-spare = Non hai Risorse Extra.
refusal-no-space = In tutti gli spazi del tuo Rione c'è già un edificio.
refusal-owned-already = Hai già l'edificio { $name }.
refusal-cost = Per { $name }, ancora da segnare nello spazio { $space }: { $missing }.
refusal-space-order = Il costo di { $name } è segnato nello spazio { $later }, ma prima va costruito lo spazio { $space }.
refusal-no-track-to-name = Scegli un tracciato solo quando la tua Chiesa è completa.
refusal-not-in-box = Non c'è in questa scatola.
refusal-not-yet = Prima va deciso altro. { $question }
refusal-not-to-act-buildings = Si devono ancora tirare i dadi per gli edifici gratuiti.
refusal-not-to-act-first = Si deve ancora sorteggiare il Primo Giocatore.
refusal-not-to-act-income = Qualcun altro deve ancora segnare la sua rendita.
refusal-not-to-act-captain = Ora il Capitano segna una risorsa.
refusal-not-to-act-roll = Si devono ancora tirare i dadi.
refusal-not-to-act-waiting = Ora qualcun altro usa un dado bonus della rendita.
refusal-not-to-act-active = Ora usa i dadi il Giocatore Attivo; tu vieni dopo.
refusal-not-to-act-others = Hai usato i tuoi dadi; ora ognuno degli altri ne usa uno.
refusal-not-to-act-ended = Hai usato il tuo dado e concluso il turno.
refusal-not-to-act-over = La partita è finita.

event-free-building = { $who } riceve l'edificio gratuito { $number } { $name }: { $power }
event-first = { $who } è il Primo Giocatore
event-round = Round { $round }
event-income = { $who } ha la rendita di { $work }
event-captain = { $who } è Capitano del Popolo in questo round
event-no-captain = Nessuno è Capitano del Popolo in questo round
event-ghost-captain = Sisto IV è Capitano del Popolo in questo round
event-bishop = { $who } è Vescovo in questo round
event-no-bishop = Nessuno è Vescovo in questo round: bisogna essere in testa da soli, con almeno { $least } caselle
event-ghost-bishop = Sisto IV è Vescovo in questo round
event-turn = { $who } è Giocatore Attivo e tira i dadi
event-ghost-turn = Papa Sisto IV è attivo: si tirano i dadi per lui
event-rolled = Il dado { $die } mostra { $value }
event-ghost-took = Sisto IV prende il dado { $die }
event-ghost-steps = Sisto IV avanza di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} sul tracciato { $track } ed è a { $marks }
event-took = { $who } prende il dado { $die } ({ $value })
event-value = { $who } usa il dado { $die } con un altro valore ({ $name })
event-took-bonus = { $who } usa il dado { $die } ({ $value }) come bonus
event-gained = { $who } ottiene { $goods }
event-mercatante = { $who } ottiene { $goods } ({ $name })
event-taverna = { $who } ottiene { $fiorini } Fiorini ({ $name })
event-changed = { $who } prende { $fiorini } Fiorini invece { $resource-of } ({ $name })
event-exchanged = { $who } prende invece { $resource } e { $resource-it } segna su { $project }
event-convento = { $who } fa { $count ->
    [one] 1 passo
   *[other] { $count } passi
} sul tracciato { $track } ({ $name })
event-placed = { $who } segna { $resource } su { $project }
event-lost = { $who } perde { $resource-the }: non c’è un’icona libera
event-spent = { $who } spende una Risorsa Extra come { $resource } su { $project }
event-paid = { $who } spende 100 Fiorini su { $project }
event-fiorini = { $who } ottiene { $fiorini } Fiorini
event-spares = { $who } ottiene { $count ->
    [one] 1 Risorsa Extra
   *[other] { $count } Risorse Extra
}
event-star = { $who } ottiene una stella
event-step = { $who } segna la casella { $space } del tracciato { $track }
event-step-points = { $who } segna la casella { $space } del tracciato { $track }, che vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
event-overflow = { $who } è in fondo al tracciato { $track }
event-die-won = { $who } vince un dado bonus
event-die-waits = { $who } vince un dado bonus, da usare dopo il primo tiro del round
event-built = { $who } costruisce { $number } { $name } nello spazio { $space }: { $power }
event-hired = { $who } ingaggia un artista per { $price } Fiorini e completa { $work }{ $star ->
    [0] { "" }
   *[1] {" "}come capolavoro
} ({ artist-points })
event-hired-bottega = { $who } ingaggia un artista per { $price } Fiorini con { $name } e completa { $work }{ $star ->
    [0] { "" }
   *[1] {" "}come capolavoro
} ({ artist-points })
event-anonymous = { $who } completa { $work } con l'artista anonimo di { $name }{ $star ->
    [0] { "" }
   *[1] {" "}come capolavoro
} ({ artist-points })
event-palazzo = { $who } ha completato il Palazzo: { $points ->
    [one] 1 punto bonus
   *[other] { $points } punti bonus
}
event-chiesa = { $who } ha completato la Chiesa: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} sul tracciato { $track }
event-end = L'ultimo turno è finito
told-roll = I dadi: { colour-white } { $white }, { colour-brown } { $brown }, { colour-grey } { $grey }, { colour-green } { $green }, { colour-red } { $red }, { colour-yellow } { $yellow }
event-solo-won = { $who } batte Papa Sisto IV, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $target }
event-solo-lost = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: per battere Papa Sisto IV ne servono più di { $target }
awaited-building = L'edificio gratuito di { $who }

score-palazzo = 1 Palazzo
score-chiesa = 2 Chiesa
score-rione = 3 Rione
score-captain = 4 Tracciato Capitano
score-supply = 5 Riserva
score-total = 6 Totale

short-palazzo = Palazzo
short-chiesa = Chiesa
short-rione = Rione
short-captain = Capitano
short-supply = Riserva
short-total = Totale

board-fiorini = 100 F
board-title = Round { $round } di { $rounds }
board-active = turno di { $who }
board-ghost-active = turno di Sisto IV
board-die = Dado
board-shows = Mostra
board-goods = Risorse
board-person = Personaggio
board-money = Fiorini
board-where = Dove
board-unused = non utilizzato
board-used = utilizzato { $order }
board-by = preso da { $who }
board-in-hand = in mano
board-sheet = Foglio di { $who }
board-work = Opera
board-icons = Icone (✗ segnata)
board-artist = Artista
board-points = Punti
board-points-short = PP
board-effect = Dà
board-ready = pronta per un artista
board-tracks = Tracciati
board-supply = Riserva: { $fiorini } Fiorini, { $spare ->
    [one] 1 Risorsa Extra
   *[other] { $spare } Risorse Extra
}, { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
}
board-space = Spazio
board-building = Edificio
board-free = gratuito
board-next = prossimo
board-players = Giocatori
board-player = Giocatore
board-buildings = Tabella degli edifici (✓ tuo, ▸ costruibile; ✗ è segnato nel tuo prossimo spazio)
board-cost = Costo
board-does = Effetto
board-can-build = costruibile
board-first = Primo
board-captain = Capitano
board-bishop = Vescovo
board-ghost = Papa Sisto IV: Capitano { $captain }, Vescovo { $bishop }; si vince con più di { $target ->
    [one] { $target } punto
   *[other] { $target } punti
} ({ $level })
board-bonus-palazzo = Palazzo completo: { $points } secondo l'ordine
board-bonus-palazzo-solo = Palazzo completo: { $points } secondo il round
board-bonus-chiesa = Chiesa completa: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} su un tracciato
board-projects = Progetti
board-begun = Iniziate
board-rival = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} · { $supply } · tracciati { $tracks } · edifici { $buildings }
board-legend = + 100 Fiorini · ★ stella · ▣ Risorsa Extra · † passo Predicatore · C passo Capitano · V passo Vescovo · ◆ risorsa a scelta · ⚄ dado bonus · 1 2 3 punti

effect-none = –
effect-spare = 1 Risorsa Extra
effect-fiorini = rendita { $fiorini } Fiorini
effect-captain = rendita 1 passo Capitano
effect-bishop = rendita 1 passo Vescovo
effect-preacher = rendita 1 passo Predicatore

# parts of the rules
part-sheet = Il foglio
part-income = Rendita
part-roles = Capitano e Vescovo
part-dice = Usare un dado
part-buildings = Edifici
part-works = Opere d'arte
part-tracks = Tracciati
part-powers = Che cosa fanno gli edifici
part-solo = In solitario

# what is printed on components, for owners who check their box
box-building = edificio
box-work = opera
box-space = lotto del Rione
box-die = dado della plancia
box-track = tracciato
box-points = punti
box-number = numero
box-cost = costo
box-fiorini = fiorini
box-name = nome
box-marble = marmo
box-wood = legno
box-metal = metallo
box-spice = spezie
box-textile = tessuto
box-gold = oro
box-resources = risorse per valore, da 1 a 6
box-steps = passi per valore, da 1 a 6
box-price = prezzo per valore, da 1 a 6
box-artists = artisti
box-effect = effetto
box-spaces = caselle in ordine
box-word-1-point = 1 punto
box-word-2-points = 2 punti
box-word-3-points = 3 punti
box-word-any = qualunque
box-word-architect = architetto
box-word-bishop = Vescovo
box-word-blank = vuota
box-word-box = Risorsa Extra
box-word-brown = marrone
box-word-captain = Capitano
box-word-cross = Predicatore
box-word-die = dado bonus
box-word-fiorini = 100 Fiorini
box-word-gold = oro
box-word-green = verde
box-word-grey = grigio
box-word-marble = marmo
box-word-metal = metallo
box-word-none = nessuno
box-word-painter = pittore
box-word-preacher = Predicatore
box-word-red = rosso
box-word-resource = una risorsa a scelta
box-word-sculptor = scultore
box-word-spare = Risorsa Extra
box-word-spice = spezia
box-word-star = stella
box-word-textile = tessuto
box-word-white = bianco
box-word-wood = legno
box-word-yellow = giallo

# le cose della scatola: nomi, frasi e parole delle righe degli effetti
thing-marble = Marmo
thing-wood = Legno
thing-metal = Metallo
thing-spice = Spezia
thing-textile = Tessuto
thing-gold = Oro
thing-resource = qualsiasi
thing-fiorini = Fiorini
thing-spare = Risorse Extra
thing-stars = Stelle
thing-captain = Capitano
thing-bishop = Vescovo
thing-preacher = Predicatore
thing-sculptor = Scultore
thing-architect = Architetto
thing-painter = Pittore
thing-die = Dado { $stuff }
thing-track-space = { $track }, casella { $space }
thing-whole-palazzo = Tutto il Palazzo
thing-whole-chiesa = Tutta la Chiesa
line-power-value = dado { $stuff }: ogni valore
line-power-exchange = dado { $stuff }: cambia una risorsa
line-power-anonymous = una volta per turno: un dado ingaggia gratis un artista anonimo
line-power-identical = una volta per turno: un dado dà { $amount } risorse uguali
line-power-steps = una volta per turno: un dado dà { $amount } passi
line-power-money = una volta per turno: un dado dà { $amount } Fiorini
line-power-change = una volta per turno: { $amount } Fiorini per una risorsa
line-power-discount = una volta per turno: artista a { $amount } in meno
line-power-spares = subito: { $amount } Risorse Extra
line-power-mint = una stella vale { $amount }
line-power-any-artist = ogni artista con un dado
line-power-none = solo punti
bonus-points = { $points ->
    [one] 1 punto
    *[other] { $points } punti
}
bonus-fiorini = Fiorini
bonus-star = una stella
bonus-box = una risorsa di riserva
bonus-cross = un passo del Predicatore
bonus-captain = un passo del Capitano
bonus-bishop = un passo del Vescovo
bonus-resource = una risorsa a scelta
bonus-die = un dado bonus
says-work = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; dà: { $gives }.
says-points = { $points ->
    [one] 1 punto.
   *[other] { $points } punti.
}
says-space = Posto per un edificio{ $spare ->
    [0] { "" }
    [one] { "" } e 1 Risorsa Extra
   *[other] { "" } e { $spare } Risorse Extra
}{ $points ->
    [0] .
    [one] , 1 punto in più.
   *[other] , { $points } punti in più.
}
says-marble = Marmo: segna le icone di opere e lotti.
says-wood = Legno: segna le icone di opere e lotti.
says-metal = Metallo: segna le icone di opere e lotti.
says-spice = Spezia: segna le icone di opere e lotti.
says-textile = Tessuto: segna le icone di opere e lotti.
says-gold = Oro: segna le icone di opere e lotti.
says-resource = Una qualsiasi delle sei risorse.
says-fiorini = I Fiorini pagano le icone dei Fiorini di lotti e opere, e gli artisti. Alla fine ogni { $fiorini } Fiorini rimasti valgono un punto.
says-spare = Una Risorsa Extra si può spendere come qualsiasi risorsa, in ogni momento del tuo turno. Alla fine ognuna rimasta vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
says-stars = Una stella, spesa quando ingaggi un artista, fa dell’opera un capolavoro: { $star ->
    [one] 1 punto
   *[other] { $star } punti
} in più. Alla fine ognuna rimasta vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
says-die = Un dado dà risorse, una persona o Fiorini; il valore dice quanto.
says-bonus-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine della partita.
says-bonus-blank = Qui non c’è niente: conta solo il passo.
says-bonus-fiorini = Subito 100 Fiorini.
says-bonus-star = Subito una stella. Fa di un’opera un capolavoro; tenuta fino alla fine vale { $star ->
    [one] 1 punto
   *[other] { $star } punti
}.
says-bonus-box = Subito una Risorsa Extra.
says-bonus-cross = Subito un passo sul tracciato del Predicatore, con ciò che dà quella casella.
says-bonus-captain = Subito un passo sul tracciato del Capitano, con ciò che dà quella casella.
says-bonus-bishop = Subito un passo sul tracciato del Vescovo, con ciò che dà quella casella.
says-bonus-resource = Una risorsa a tua scelta, segnata subito.
says-bonus-die = Un dado bonus, da usare subito: uno qualsiasi dei sei, anche già usato.
says-track-captain = Le sue caselle valgono punti alla fine. Chi all’inizio di un round è da solo più avanti di tutti è Capitano del Popolo.
says-track-bishop = Le sue caselle danno ciò che vi è disegnato. Chi all’inizio di un round è da solo più avanti di tutti è Vescovo.
says-track-preacher = Ogni casella dà subito ciò che vi è disegnato. Questo tracciato non ha una carica.
says-sculptor = Uno scultore completa le opere che lo mostrano.
says-architect = Un architetto completa le opere che lo mostrano.
says-painter = Un pittore completa le opere che lo mostrano.
says-office-captain = Dal secondo round il Capitano segna una risorsa a scelta all’inizio del round. Deve essere in testa da solo sul suo tracciato.
says-office-bishop = Dal secondo round, nei turni degli altri, il Vescovo prende uno qualsiasi dei sei dadi, anche usato. Deve essere in testa da solo sul suo tracciato, con almeno { $least } caselle segnate.
says-whole-palazzo = Tutte le opere del Palazzo finite: { $ranks } punti, secondo chi ci riesce per primo, per secondo e così via. In solitario decide il round: { $alone }.
says-whole-chiesa = Tutte le opere della Chiesa finite: subito { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} su un tracciato a tua scelta.
says-score-palazzo = Le sue opere finite con i punti dei loro artisti, e i punti per tutto il Palazzo.
says-score-chiesa = Le sue opere finite con i punti dei loro artisti.
says-score-rione = Le case costruite, e i punti stampati sui loro lotti.
says-score-captain = I punti sulle caselle segnate del tracciato del Capitano.
says-score-supply = Ciò che resta nella riserva: ogni stella { $star }, ogni Risorsa Extra { $spare }, ogni { $fiorini } Fiorini 1 punto.
says-score-total = Tutte le caselle insieme. Vince chi ha più punti.
line-marks = opere, lotti
line-house = un edificio
icon-prestige = PP
icon-step = passo
icon-star = stella
icon-resource = risorsa a scelta
icon-turn = ogni round:
icon-to = →
icon-die = dado
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
