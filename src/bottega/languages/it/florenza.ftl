game-title = Florenza X
game-blurb = Guida una famiglia della Firenze rinascimentale: impiega i familiari, fai fiorire il rione, ingaggia artisti e abbellisci la città per il prestigio.
option-ghosts = fantasmi
option-ghosts-about = In solitario si gioca contro fantasmi: famiglie che fanno punti senza giocare turni. Più sono, o più alto è il livello, più è difficile.
option-dice = dadi per gli artisti
option-dice-about = Un dado decide quanto riesce bene un artista. Senza dadi ogni artista ha un valore fisso: è la variante ufficiale.
order-plans = costruisci e vendi nella fase 5 senza chiedere finché tutto ciò che è pianificato si può pagare
option-open = gettoni prestigio palesi
option-open-about = Tutti vedono quanto valgono i gettoni prestigio di tutti. Altrimenti fino alla fine se ne conosce solo il numero.

nothing = niente
no-points = nessun punto
minus = meno { $amount }
pair = { $first }, { $rest }
rows = { $first } · { $rest }
sum = { $first } + { $rest }
either = { $first } o { $rest }
amount-marble = { $count } marmo
amount-wood = { $count } legno
amount-metal = { $count } metallo
amount-gold = { $count } oro
amount-spice = { $count ->
    [one] { $count } spezia
   *[other] { $count } spezie
}
amount-textile = { $count } tessuto
amount-florins = { $count } fiorini
amount-pp = { $count } prestigio
amount-bp = { $count ->
    [one] { $count } punto vescovo
   *[other] { $count } punti vescovo
}
amount-members = { $count ->
    [one] { $count } familiare
   *[other] { $count } familiari
}
owner-family = dei { $family }
owner-ghost = di { $name }
resource-marble = marmo
resource-wood = legno
resource-metal = metallo
resource-gold = oro
resource-spice = spezia
resource-textile = tessuto
short-marble = Ma
short-wood = Le
short-metal = Me
short-gold = Or
short-spice = Sp
short-textile = Te
speciality-A = architetto
speciality-S = scultore
speciality-P = pittore
artist-named = { $name }
artist-anonymous = un artista anonimo
preacher-named = { $name }
    .to = al predicatore { $name }
preacher-anonymous = un predicatore anonimo
    .to = a un predicatore anonimo
power-at-once = da impiegare subito
power-swap = una risorsa si può scambiare
preacher = { $gain } per { $price } fiorini
marker-neutral = un indicatore neutro
marker-special = l’indicatore speciale ({ $gain } a ogni round)
level-facile = facile
level-media = normale
level-difficile = difficile
level-capolavoro = capolavoro
phase-setup = Preparazione
phase-income = Fase 1, rendite
phase-captain = Fase 2, Capitano del Popolo
phase-bishop = Fase 3, Vescovo
phase-placing = Fase 4, familiari
phase-economy = Fase 5, attività economiche
phase-artworks = Fase 6, opere d'arte
phase-elections = Fase 7, ordine di gioco
phase-round-end = Fase 8, fine round

question-first-building = Con quale edificio cominci? Si paga subito.
question-third-choice = Sei il Capitano del Popolo: quale terza risorsa ricevono tutti?
question-reservation = Sei il Capitano del Popolo: chi riservi per te in questo round?
question-placing = { $left ->
    [one] Dove mandi un familiare? Ne resta { $left }.
   *[other] Dove mandi un familiare? Ne restano { $left }.
}
question-choose-artist = Chi realizza { $work }?
question-swap-give = Bernardo ti cambia una risorsa: quale dai?
question-swap-take = Quale risorsa prendi in cambio?
question-window = Prima dell’edificio { $what }: mercato o capitano di ventura?
question-last-window = Fine della fase 5: mercato o capitano di ventura, ultima occasione.
question-sold = Al mercato: compri, ne dai due per una o finisci?
question-bought = Al mercato: dai due risorse per una o finisci?
question-gave = Quale seconda risorsa dai?
question-market-take = Quale risorsa prendi per le due?
question-sale = { $building }: vendi?
question-construction = { $building }: costruisci per { $cost }?
question-commission = Quale delle tue opere viene ora?
question-payment = { $work }: paghi, e per quale specialità?
question-incentive = { $work }, valore { $value }: incentivi l'artista?
question-call-muse = { $work }, valore { $value }: invochi la Musa per averne uno in più?
question-judge = { $work }: quale tiro vale?
question-choose-marker = { $work }: quale indicatore ci metti?
question-market = { $question } Per { $what }: { $deals }.
question-short = { $question } Non basta per { $what }.
question-short-then = { $question } Con { $paid } non basta per { $what }.
question-short-all = { $question } Non basta per tutte.
question-chance = Si tira o si pesca.
question-over = La partita è finita.

effect-sale = { $gain } per { $pay }
effect-income = { $gain } a ogni round
effect-at-once = { $gain }; { $pp } prestigio subito
work-gain = { $gain }; { $income } a ogni round
action-build-first = Costruisci { $building } per { $cost }: { $gain }
action-occupy-own = Attiva l’edificio { $building } nel tuo rione, riquadro { $square }: { $gain }
action-occupy-rival = Attiva l’edificio { $building } { $owner }, riquadro { $square }, per 1 prestigio: { $gain }
action-build = Pianifica { $building } per { $cost }: { $gain }
action-work-plan = Pianifica { $work } per { $cost }: { $gain }
action-work-next = Risolvi ora { $work }
action-artist = { $artist }: { $skills }
action-artist-anonymous = Un artista anonimo: { $skills }
skill = { $speciality } per { $price } fiorini ({ $faces })
skill-anonymous = { $price } fiorini ({ $faces })
action-church = Beneficenza nella tua Chiesa con { $preacher }, { $price } fiorini: { $gain }
action-duomo = Beneficenza nel Duomo con { $preacher }, { $price } fiorini: { $gain }
action-market = Manda un familiare al mercato
action-administration = Manda un familiare ad amministrare: { $florins } fiorini
action-captain = Assolda il capitano di ventura { $captain }: { $rows }
captain-row = { $price } fiorini per { $gain }
captain-row-lost = senza paga costa { $loss }
action-reserve = Riserva per te { $character }: { $what }
action-reserve-nobody = Non riservare nessuno
action-name = Tutti ricevono { $resource }
action-sell = Mercato: vendi 1 { $resource } per { $florins } fiorini
action-buy = Mercato: compra 1 { $resource } per { $florins } fiorini
action-give-first = Mercato: dai { $resource } e un'altra risorsa per una a scelta
action-give-second = Dai anche { $resource }
action-give-swap = Dai { $resource }
action-take = Prendi { $resource }
action-pay-captain = { $captain }: paga { $price } fiorini per { $gain }
action-leave-captain = { $captain }: non pagare e perdi { $loss }
action-leave-captain-free = { $captain }: non pagare, senza perdere nulla
action-done-no-market = Prosegui senza il mercato su cui conta la previsione
action-done-window = Prosegui
action-done-unpaid = { $action }; non pagati: { $losses }
unpaid-captain = { $captain } ({ $loss })
entry-done-unpaid = { $action }: { $loss }
action-not-in-box = Qualcosa che in questa scatola non c'è
action-done-market = Lascia il mercato
action-done-swap = Non cambiare nulla
action-done-muse = Fai a meno della Musa
did-done-window = { $who } prosegue
did-done-unpaid = { $who } prosegue; non pagati: { $losses }
did-done-no-market = { $who } prosegue senza il mercato
did-done-market = { $who } lascia il mercato
did-done-swap = { $who } non cambia nulla
did-done-muse = { $who } fa a meno della Musa
action-activate = Vendi: { $effect }
action-construct = Costruisci { $building } per { $cost }
action-refuse-sale = Non vendere
action-refuse-building = { $lost ->
    [0] Rinuncia all’edificio { $building }: la tessera torna
   *[other] Rinuncia all’edificio { $building }: la tessera torna e perdi { $lost } prestigio
}
action-refuse-work = { $lost ->
    [0] Lascia fallire l’opera { $work }: non perdi nulla
   *[other] Lascia fallire l’opera { $work }: perdi { $lost } prestigio
}
action-as = Paga { $artist } come { $speciality } ({ $faces }): { $cost }
action-face = Tieni { $face ->
    [1] l’1
   *[other] il { $face }
}: { $points }
action-face-masterpiece = Tieni { $face ->
    [1] l’1
   *[other] il { $face }
}: capolavoro, { $points }
action-muse-roll = Invoca la Musa per { $florins } fiorini e tira di nuovo
action-muse-value = Invoca la Musa per { $florins } fiorini: valore { $value }, { $points }
action-incentive = Incentivo di { $florins } fiorini: valore { $value }, { $points }
action-mark = Metti { $marker }
marked-in-time = { $action }, in tempo
outcome-character = { $character } arriva a Firenze
outcome-captain = { $captain } è in gioco
outcome-order = I { $family } hanno il posto seguente
outcome-face = Il dado mostra { $face }

group-own = Edifici propri
group-build-goods = Costruire: risorse
group-build-points = Costruire: punti
group-build-income = Costruire: rendita
group-district = Opere proprie
group-city = Opere della città
group-in-time = Pagabili in tempo
group-rivals = Edifici altrui
group-charity = Beneficenza
group-errands = Mercato e capitani di ventura
group-captains = Pagare un capitano di ventura
group-sell = Mercato: vendi una risorsa
group-buy = Mercato: compra una risorsa
group-swap = Mercato: danne due per una
entry-own = { $name }: { $gain }
entry-rival = { $name } ({ $owner }): { $gain }
entry-rival-sale = { $name } ({ $owner }): vende { $pay }
entry-cost = { $name } · { $cost }
entry-work = { $name }, { $place } · { $gain }
entry-price = { $name } · { $price } fiorini
entry-anonymous = anonimo
entry-nobody = nessuno
entry-market = mercato
entry-administration = amministrazione, { $florins } fiorini
entry-captain = capitano di ventura { $name }
entry-church = Chiesa, { $name } · { $price } fiorini
entry-duomo = Duomo, { $name } · { $price } fiorini
entry-pay = { $name }, { $price } fiorini: { $gain }
entry-muse = la Musa, { $florins } fiorini
entry-face = { $face }: { $points }
entry-masterpiece = { $face }: capolavoro, { $points }
entry-incentive = { $florins } fiorini: valore { $value }, { $points }
entry-no-incentive = nessuno: valore { $value }, { $points }
entry-sell = vendi: { $gain }
entry-keep = non vendere
entry-construct = costruire · { $cost }
entry-give-up = rinuncia
entry-let-fail = lascia fallire
entry-neutral = neutro

event-arrives = { $character } arriva a Firenze, sotto la carta { $card }
event-leaves = { $character } lascia Firenze
event-enlisted = Il capitano di ventura { $fortune } è in gioco
event-order = { $who } è al posto { $place } dell'ordine di gioco
event-first-building = { $who } comincia con l’edificio { $building } sul riquadro { $square }
event-first-building-points = { $who } comincia con l’edificio { $building } sul riquadro { $square }: { $gain }
event-no-first-building = { $who } non può pagare nessun edificio
event-round = Round { $round }
event-third = Terza risorsa: { $resource }
event-income = { $who } riscuote { $gain }
event-reserves = { $who } si riserva { $character } per il round
event-exile = { $who }, Vescovo, esilia un familiare di ogni avversario
event-occupies = { $who } manda un familiare nell’edificio { $building } del proprio rione
event-occupies-rival = { $who } manda un familiare nell’edificio { $building } { $owner } per 1 prestigio
event-plans-building = { $who } pianifica l’edificio { $building } sul riquadro { $square }
event-plans-work = { $who } pianifica l’opera { $work } con { $artist }
event-charity = { $members ->
    [0] { $who } paga { $price } fiorini { $preacher-to }
    [one] { $who } paga { $price } fiorini { $preacher-to } e ottiene 1 familiare
   *[other] { $who } paga { $price } fiorini { $preacher-to } e ottiene { $members } familiari
}
event-swaps-one = { $who } cambia { $given } in { $taken }
event-to-market = { $who } manda un familiare al mercato
event-to-administration = { $who } manda un familiare ad amministrare
event-to-fortune = { $who } assolda il capitano di ventura { $fortune }
event-administration = { $who } ottiene { $florins } fiorini dall'amministrazione
event-activates = { $who } usa l’edificio { $building }: { $gain }
event-idle = { $who } non ricava nulla dall’edificio { $building }
event-builds = { $who } costruisce l’edificio { $building }
event-builds-points = { $who } costruisce l’edificio { $building }: { $gain }
event-gives-up-building = { $lost ->
    [0] { $who } non costruisce l’edificio { $building }: la tessera torna
    [one] { $who } non costruisce l’edificio { $building }: la tessera torna, 1 prestigio perso
   *[other] { $who } non costruisce l’edificio { $building }: la tessera torna, { $lost } prestigio perso
}
event-sells = { $who } vende { $resource } per { $florins } fiorini
event-buys = { $who } compra { $resource } per { $florins } fiorini
event-swaps-two = { $who } dà { $first } e { $second } per { $taken }
event-swaps-alike = { $who } dà { $goods } per { $taken }
event-pays-fortune = { $who } paga al capitano di ventura { $fortune } { $florins } fiorini: { $gain }
event-leaves-fortune = { $who } non paga il capitano di ventura { $fortune } e perde { $loss }
event-leaves-fortune-free = { $who } non paga il capitano di ventura { $fortune } e non perde nulla
event-realises = { $who } realizza l’opera { $work } con { $artist } come { $speciality }
event-realises-points = { $who } realizza l’opera { $work } con { $artist } come { $speciality }: { $gain }
event-rolls = { $who } tira { $face }
event-muse = { $who } invoca la Musa per { $florins } fiorini
event-artist-points = { $who } ottiene { $points } prestigio da { $artist }
event-artist-loss = { $lost ->
    [0] { $who } non ottiene punti da { $artist }
   *[other] { $who } perde { $lost } prestigio per { $artist }
}
event-masterpiece = Capolavoro di { $artist }: { $points } prestigio per { $who }
event-marks = { $who } mette il suo indicatore sull’opera { $work }
event-full-palazzo = { $who } ha completato il Palazzo: { $points } prestigio
event-full-chiesa = { $points ->
    [one] { $who } ha completato la Chiesa: 1 punto vescovo
   *[other] { $who } ha completato la Chiesa: { $points } punti vescovo
}
event-fails-work = { $lost ->
    [0] { $who } non può o non vuole pagare l’opera { $work }
   *[other] { $who } non può o non vuole pagare l’opera { $work } e perde { $lost } prestigio
}
event-captain = { $points ->
    [0] { $who } è eletto Capitano del Popolo
   *[other] { $who } è eletto Capitano del Popolo e prende { $points } prestigio in gettoni
}
event-no-captain = Parità: nessun Capitano del Popolo
event-bishop = { $points ->
    [0] { $who } è eletto Vescovo
   *[other] { $who } è eletto Vescovo: { $points } prestigio
}
event-no-bishop = Nessuno è eletto Vescovo
event-cardinal = { $who } è nominato Cardinale: { $points } prestigio
event-ghost-space = { $who } tira { $face } e va sulla casella { $space }
event-ghost-activates = { $who } attiva l’edificio { $building } { $owner } per 1 prestigio: { $gain }
event-ghost-activates-own = { $who } attiva l’edificio { $building } del proprio rione: { $gain }
event-ghost-builds = { $who } costruisce l’edificio { $building } sul riquadro { $square }: { $gain }
event-ghost-makes = { $who } realizza l’opera { $work }: { $gain }, e { $points } da { $artist }
event-ghost-hires = { $who } assolda il capitano di ventura { $fortune }: { $gain }
event-ghost-bishop-point = { $who } ottiene 1 punto vescovo
event-ghost-nothing = { $who } non fa nulla
told-arrive = Arrivano a Firenze: { $characters }
told-leave = Lasciano Firenze: { $characters }
told-enlist = Capitani di ventura in gioco: { $fortunes }
told-order = Ordine di gioco: { $players }
awaited-third = La terza risorsa
awaited-work = L'artista di { $work }
awaited-ghost = { $who }

refusal-not-in-box = Non c'è in questa scatola.
refusal-other-decision = Non è una risposta a questa domanda.
refusal-no-tile = Non restano tessere di questo edificio.
refusal-same-square = Una famiglia che ha scelto prima ce l'ha sullo stesso riquadro.
refusal-cannot-pay = Non puoi pagarlo.
refusal-not-on-display = Questo personaggio non è a Firenze ora.
refusal-is-reserved = Il Capitano del Popolo ha riservato questo personaggio.
refusal-is-taken = Questo personaggio è già impegnato.
refusal-no-building = Su quel riquadro non c'è un edificio.
refusal-not-built = Quell'edificio è ancora in costruzione.
refusal-is-violet = Gli edifici viola non si possono occupare.
refusal-is-occupied = C'è già un familiare.
refusal-is-blocked = Un fantasma ha bloccato quell'edificio per questo round.
refusal-at-floor = Il tuo stemma è sulla casella più bassa: non hai prestigio da pagare.
refusal-district-full = Il tuo rione non ha riquadri liberi.
refusal-work-made = Quest'opera è già stata realizzata.
refusal-work-planned = Su quest'opera c'è già un familiare.
refusal-no-marker = Non avresti un indicatore da metterci.
refusal-no-speciality = L'opera non richiede questa specialità.
refusal-is-preacher = Un predicatore non realizza opere.
refusal-space-taken = Lo spazio predicatore è già occupato in questo round.
refusal-preacher-at-floor = Il tuo stemma è troppo indietro per perdere il punto che questo predicatore chiede.
refusal-market-taken = Hai già un familiare al mercato.
refusal-no-captain = Questo capitano di ventura non è in gioco.
refusal-not-held = Non hai le risorse per farlo.
refusal-not-yours = Non hai un familiare su questo capitano di ventura.
refusal-deal-past = Gli affari vanno in ordine: vendita, acquisto, scambio.
refusal-not-on-market = Non hai un familiare al mercato.
refusal-not-rolled = Quel risultato non è uscito.
refusal-no-muse = La Musa è già stata invocata in questo round.
refusal-beyond-six = Il valore supererebbe sei.
refusal-marker-used = Non hai più un indicatore così.
refusal-marker-needed = Il tuo indicatore neutro serve per un'opera pianificata nel rione.
refusal-not-planned = Non hai un familiare su quest'opera.
refusal-no-such-seat = Lì non siede nessuno.
refusal-turned-by-ghost = Questo capitano di ventura è di un fantasma per questo round.
refusal-same-kind = Hai appena dato quella risorsa.
refusal-must-build = Chi può pagare un edificio deve costruirne uno.
refusal-must-place = Non si può passare: un familiare va impiegato.

score-crest = Tracciato del Prestigio
score-tokens = Gettoni
score-bishop-space = Tracciato Vescovo
score-goods = Risorse e fiorini
score-captain = Capitano del Popolo
score-bishop = Vescovo
score-squares = Riquadri vuoti
score-works = Opere di rione mancanti
score-no-palazzo = Nessuna opera nel Palazzo
score-no-chiesa = Nessuna opera nella Chiesa

board-title = { $phase } · round { $round } di { $rounds }
board-order = Ordine di gioco
board-captain = Capitano del Popolo
board-bishop = Vescovo
board-muse = Musa
board-used = invocata
board-vacant = vacante
board-characters = Personaggi, per round di permanenza; sulle carte gli anonimi
board-preacher = { $price } f: { $members } FM
board-places = Luoghi di Firenze
board-work = Opera
board-cost = Costo
board-artists = Artisti
board-points = Punti
board-income = Rendita
board-state = Stato
board-captains = Capitani di ventura
board-districts = Rioni
board-goods = Risorse
board-florins = Fiorini
board-tracks = Tracciati Prestigio / Vescovo
board-tokens = Gettoni
board-tokens-hidden = { $pieces ->
    [one] { $pieces } pezzo
   *[other] { $pieces } pezzi
}
board-members = Familiari: da impiegare / riserva / esiliati
board-away = Al mercato, amministrazione
board-charity = Predicatore
board-markers = Indicatori: neutri / speciali
board-score = Punti finora
board-square = Riquadro { $number }
board-palazzo = Palazzo
board-chiesa = Chiesa
board-table = Tabella del fantasma
board-own = { $who }: { $goods } · { $zone } FM da impiegare (+{ $reserve }) · { $pp } PP, { $bp } PV
board-district = Rione
board-plans = Progetti
board-short-of = { $verdict }; da trovare ancora { $short }
board-forecast = Previsione per i { $family }: tutto ciò che è piazzato, in ordine
board-have = In mano
board-short = Manca
board-left = Ciò che resta
board-building = Edificio
board-supply = Edifici disponibili
board-effect = Effetto
board-tiles = Tessere
board-built = costruito
board-planned = in costruzione
board-blocked = bloccato
board-legend = A architetto, S scultore, P pittore; PP prestigio, PV punti vescovo, FM familiari; * capolavoro possibile, ✕ impegnato, ⚑ riservato dal Capitano del Popolo; ✓ pagabile ora, (✓) pagabile per tempo
deal-sell = vendi { $resource }
deal-buy = compra { $resource }
deal-swap = { $given } per { $resource }
deal-take = prendi { $resource }
verdict-short = non basta
verdict-enough = a posto
verdict-by-market = col mercato
verdict-by-captain = con un capitano di ventura
verdict-kept-back = tenuto per dopo

# parts of the rules
part-round = Un round
part-forecast = La previsione
part-variant = Senza dadi
part-ghosts = Fantasmi
part-phase-1 = { phase-income }
part-phase-2 = { phase-captain }
part-phase-3 = { phase-bishop }
part-phase-4 = { phase-placing }
part-phase-5 = { phase-economy }
part-phase-6 = { phase-artworks }
part-phase-7 = { phase-elections }
part-phase-8 = { phase-round-end }

# what is printed on components, for owners who check their box
box-die = dado
box-building = edificio
box-artwork = opera
box-character = personaggio
box-skill = artista
box-captain = capitano di ventura
box-preacher = predicatore
box-bishop = vescovo
box-ghost_action = azione del fantasma
box-face1 = faccia 1 del dado
box-face2 = faccia 2 del dado
box-face3 = faccia 3 del dado
box-face4 = faccia 4 del dado
box-face5 = faccia 5 del dado
box-face6 = faccia 6 del dado
box-stay = permanenza
box-after = dopo
box-tiles = numero di tessere
box-cost = costo
box-pp = punti prestigio (PP)
box-bp = Punti Vescovo (PV)
box-income = rendita
box-gain = guadagno
box-pay = pagamento
box-speciality = specialità
box-space = casella
box-price = prezzo
box-price2 = prezzo nella fila 2
box-price3 = prezzo nella fila 3
box-row1 = fila 1
box-row2 = fila 2
box-row3 = fila 3
box-points = punti
box-lap_spaces = caselle di un giro
box-lap_points = punti di un giro
box-members = familiari
box-name = nome
box-word-A = architetto
box-word-P = pittore
box-word-S = scultore
box-word-bp = PV
box-word-florins = fiorini
box-word-gold = oro
box-word-marble = marmo
box-word-members = familiari
box-word-metal = metallo
box-word-pp = PP
box-word-spice = spezia
box-word-textile = tessuto
box-word-wood = legno

# the things of the box: names, sentences, and what stands in effect lines
thing-marble = Marmo
thing-wood = Legno
thing-metal = Metallo
thing-gold = Oro
thing-spice = Spezie
thing-textile = Tessuto
thing-florins = Fiorini
thing-pp = punti prestigio
thing-bp = punti vescovo
thing-members = familiari
thing-token = Gettoni prestigio
thing-market = Mercato
thing-administration = Amministrazione
thing-charity = Carità
thing-anonymous = Anonimo
thing-preacher = Predicatore
line-at-once = subito
line-swap = scambia uno
thing-die = Dado
says-resource = Paga edifici e opere; alla fine vale { $value } fiorini.
says-building = { $gain }. Costa { $cost }.
says-work = { $gain }. Costa { $cost }, e un artista: { $artists }. Se pianificata e non pagata, perdi { $lost } prestigio.
says-artist = { $skills }. Tra parentesi: il prestigio per i valori da 1 a 6, che mostra il dado; senza dadi il valore dipende dal luogo.
thing-bag = Personaggi ancora da pescare
thing-square = Riquadro per un edificio
says-square = Qui va un edificio. Se resta vuoto, a fine partita perdi { $lost } prestigio.
thing-bishop-space = Casella { $space } del tracciato Vescovo
says-bishop-space = Chi è eletto Vescovo da qui ottiene { $points }.
line-most-wins = vince chi ne ha di più
line-keeps = tiene un personaggio
line-unpaid = non pagata:
line-cheapest = artista più economico
line-dearest = artista più caro
icon-florins = fiorini
icon-pp = prestigio
icon-bp = punti vescovo
icon-members = familiari
icon-to = →
icon-round = ogni round:
icon-die = dado
icon-work = opere
icon-resource = risorsa
ghost-activate = Attiva
ghost-build = Costruisci
ghost-chiesa = Chiesa
ghost-palazzo = Palazzo
ghost-fortune = Capitano di ventura
ghost-bishop = Punto vescovo
ghost-main = Città
