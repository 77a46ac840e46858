game-title = Dice Forge
game-blurb = Tira, forgia facce migliori sui tuoi dadi e spendi ciò che ti danno in imprese eroiche.
option-sets = imprese
option-sets-about = Le imprese introduttive sono le migliori per la prima partita. A caso, o a tua scelta, altre prendono il loro posto.
option-sets-introductory = introduttive
option-sets-random = a caso

## Cose.

word-gold = Oro
word-sun = Frammenti Solari
word-moon = Frammenti Lunari
word-glory = Punti Gloria
amount-gold = { $n } Oro
    .lack = { $n ->
        [one] manca
       *[other] mancano
    }
amount-sun = { $n } { $n ->
    [one] Frammento Solare
   *[other] Frammenti Solari
}
    .lack = { $n ->
        [one] manca
       *[other] mancano
    }
amount-moon = { $n } { $n ->
    [one] Frammento Lunare
   *[other] Frammenti Lunari
}
    .lack = { $n ->
        [one] manca
       *[other] mancano
    }
amount-glory = { $n } { $n ->
    [one] Punto Gloria
   *[other] Punti Gloria
}
    .lack = { $n ->
        [one] manca
       *[other] mancano
    }
amount-none = niente
    .lack = manca
face-comma = { $a }, { $b }
    .lack = mancano
face-both = { $a } e { $b }
    .lack = mancano
face-either = { $a } o { $b }
face-mirror = specchio
face-ship = nave
face-x3 = ×3
face-pays = { $face } ({ $pays })
signs = { $signs }
face-shield-red = scudo rosso
face-shield-blue = scudo blu
face-shield-yellow = scudo giallo
face-shield-green = scudo verde
face-boar-red = cinghiale rosso
face-boar-blue = cinghiale blu
face-boar-yellow = cinghiale giallo
face-boar-green = cinghiale verde
short-light = chiaro
short-dark = scuro
short-mirror = specchio
short-ship = nave
short-x3 = ×3
short-shield-red = scu { $pays }
short-shield-blue = scu { $pays }
short-shield-yellow = scu { $pays }
short-shield-green = scu { $pays }
short-boar-red = cing R { $pays }
owned-boar-red = cing R
short-boar-blue = cing B { $pays }
owned-boar-blue = cing B
short-boar-yellow = cing G { $pays }
owned-boar-yellow = cing G
short-boar-green = cing V { $pays }
owned-boar-green = cing V
die-light = dado chiaro
die-dark = dado scuro
token-triton = segnalino Tritone
token-cerberus = segnalino Cerbero

## Il tavolo.

forge-round = Round { $round } di { $rounds }, turno di { $who }
forge-temple = Santuario: prezzi, facce e quante ne restano
forge-islands = Isole
forge-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
} ({ $cards } sulle carte)
forge-gardens = Giardini: { $faces }
forge-odds = Prossima Benedizione, al meglio:
forge-boars = possiede { $boars }
score-glory = Punti Gloria

## Domande.

question-reinforcements = Quale rinforzo usi?
question-action = La tua azione: offerta (compra facce) o impresa?
question-extra-action = La tua azione extra: offerta (compra facce) o impresa?
question-offering = Che altro compri in questa offerta?
question-extra = Paghi un'azione extra?
question-triton = Adesso non puoi pagare niente. Usi un Tritone?
question-end = Usi un segnalino Tritone prima della fine del turno?
question-split = Ottieni { $gold }: quanto ne va sul Martello?
question-purchase = Quale faccia compri con la nave, con uno sconto di { $discount }?
question-forge = Dove forgi «{ $face }»?
question-take = «{ $face }»: che cosa prendi?
question-lose = «{ $face }»: che cosa perdi?
question-bonus = Premio del { $boar }: che cosa prendi?{ $times ->
    [1] {""}
   *[other] {" "}Ne prendi { $times }.
}
question-die = { $rolls ->
    [1] Quale dado tiri?
   *[other] Quale dado tiri { $rolls } volte?
}
question-copy = Quale faccia copia lo specchio sul tuo { $die }?
question-copy-borrowed = Quale faccia copia per te lo specchio sul { $die } di { $player }?
question-first = Prima la nave o prima l'Oro?
question-convert = Trasformi in Punti Gloria ciò che ottieni?
question-cerberus = Cerbero ripete questa Benedizione?
question-owl = Che cosa porta il Gufo?
question-shield = Quale scudo prendi?
question-boar = A chi tocca il cinghiale?
question-satyrs = Quale dado ti portano i Satiri?

## Azioni.

action-done-ship = Non comprare niente
action-done-cerberus = Conserva il segnalino Cerbero
action-done-reinforcements = Non usare altri rinforzi
action-done-action = Non fare nulla e termina il turno
action-done-offering = Termina l'offerta
action-done-turn = Termina il turno
action-done-other = Rinuncia
did-done-ship = { $who } non compra niente
did-done-cerberus = { $who } conserva il segnalino Cerbero
did-done-reinforcements = { $who } non usa altri rinforzi
did-done-action = { $who } non fa nulla e termina il turno
did-done-offering = { $who } termina l’offerta
did-done-turn = { $who } termina il turno
did-done-other = { $who } rinuncia
action-triton = Usa un segnalino Tritone per { $amount }
action-take = Prendi { $amount }
action-lose = Perdi { $amount }
action-keep-gold = Tieni l'Oro ({ $n })
action-keep-shards = Tieni i Frammenti ({ $n })
action-convert-gold = Trasforma l'Oro ({ $n }) in { $glory }
action-convert-shards = Trasforma i Frammenti ({ $n }) in { $glory }
action-put = Metti { $n } sul Martello e { $rest } nella riserva
action-put-lost = Metti { $n } sul Martello e { $rest } nella riserva; senza posto: { $lost }
action-use = Usa { $card }
action-use-elder = { $card }: paga { $gold } Oro per { $n ->
    [one] 1 Punto Gloria
   *[other] { $n } Punti Gloria
}
action-use-owl = { $card }: ottieni Oro, un Frammento Solare o uno Lunare
action-use-hind = { $card }: ricevi una Benedizione Minore
action-roll = Tira il { $die }
action-ship-first = Usa prima la nave
action-gold-first = Prendi prima l'Oro
action-again = Usa un segnalino Cerbero e applica tutto di nuovo
action-extra = Paga { $price } per un'azione extra
action-extra-in-vain = Paga { $price } per un'azione extra; poi non puoi pagare nulla
action-borrow = Applica «{ $face }» dal { $die } di { $player }
action-give = { $player } deve portare il cinghiale
action-feat = Per { $price }{ $points ->
    [0] {""}
    [one] , 1 punto alla fine
   *[other] , { $points } punti alla fine
}: { $effect }
action-shield = Prendi lo { $face }; se l'altra faccia dà { $matched }, invece { $glory }
action-copy = Copia «{ $face }»
action-copy-from = Copia «{ $face }» dal { $die } di { $player }
action-copy-own = Copia «{ $face }» dal tuo { $die }
action-forge = Forgia «{ $new }» sul { $die }, al posto di «{ $old }»
action-forge-same = Forgia «{ $new }» sul { $die }, al posto di una faccia uguale
action-buy = Compra «{ $face }» per { $price }

outcome-side = Il { $die } di { $player } mostra «{ $face }» (lato { $side })
outcome-set = In gioco: { $card }
outcome-out = «{ $face }» esce dal Santuario

## Elenchi.

group-faces = Facce
group-faces-dear = Facce costose
group-feats-sun = Imprese per Frammenti Solari
group-feats-moon = Imprese per Frammenti Lunari
group-forge-light = Sul dado chiaro, al posto di
group-forge-dark = Sul dado scuro, al posto di
short-done-ship = Non comprare
short-done-cerberus = Conserva il segnalino
short-done-reinforcements = Nient'altro
short-done-action = Non fare nulla
short-done-offering = Termina l'offerta
short-done-turn = Termina il turno
short-done-other = Rinuncia
short-ship-first = Prima la nave
short-gold-first = Prima l'Oro
short-keep = Tieni
short-convert = Trasforma in Gloria
short-again = Applica di nuovo
short-extra = Azione extra per { $price }
short-extra-in-vain = Azione extra per { $price }, poi nulla di pagabile
short-triton = Tritone: { $gives }
short-roll = Tira il { $die }
short-put = Martello { $n }, riserva { $rest }
short-put-lost = Martello { $n }, riserva { $rest }, { $lost } persi
short-buy = { $face } per { $price }
short-feat = { $card } { $price }{ $points ->
    [0] {""}
   *[other] {" "}{ $points }✦
}
short-forge = { $face }
short-on-die = { $face } ({ $player }, { $die })
short-player = { $player }

## Perché no.

refusal-not-asked = Adesso non si decide questo. { $question }
refusal-no-triton = Non hai segnalini Tritone.
refusal-not-your-turn = Un segnalino Tritone si usa solo nel proprio turno.
refusal-not-an-option = Non è tra le scelte possibili.
refusal-too-much = È più di quanto ottieni, o più delle caselle rimaste sul Martello.
refusal-not-for-sale = Questa faccia non è in vendita.
refusal-sold-out = Questa faccia è esaurita.
refusal-too-expensive = «{ $face }» costa { $price }; ti { $missing-lack } ancora { $missing }.
refusal-already-bought = In questa offerta hai già comprato questa faccia.
refusal-not-on-die = Questa faccia non è su quel dado.
refusal-boar-stays = Un cinghiale non si può rimuovere.
refusal-not-shown = Il tuo specchio non vede questa faccia.
refusal-not-shown-borrowed = Lo specchio di { $player } non vede questa faccia.
refusal-no-such-card = Questa carta non è in gioco.
refusal-no-cards-left = Il mazzetto di questa impresa è esaurito.
refusal-no-shards = Costa { $price }; ti { $missing-lack } ancora { $missing }. { $effect }
refusal-not-owned = Non hai altre carte di questo tipo da usare in questo turno.
refusal-reinforcement-unpaid = { $card } costa { $price }; ti { $missing-lack } ancora { $missing }.
refusal-no-shield = Questo scudo è già stato preso.
refusal-not-yourself = Deve essere un altro giocatore.
refusal-same-die = Hai già scelto questo dado.
refusal-no-extra = Un'azione extra costa { $price }; ti { $missing-lack } ancora { $missing }.
refusal-not-optional = A questo non si può rinunciare.
refusal-no-such-player = Questo giocatore non c'è.
refusal-put-nothing = Se sul Martello non vuoi mettere niente, metti 0.
refusal-keep-it = Se non vuoi trasformare niente, tieni ciò che ottieni.

## Che cosa è successo.

event-turn = Round { $round }: turno di { $who }
event-set-drawn = In gioco: { $card }
event-face-removed = «{ $face }» esce dal Santuario
event-rolled = { $who } tira «{ $face }» con il { $die }
event-copied = { $who } copia «{ $face }»
event-gained = { $who } ottiene { $amount }
event-gained-some = { $who } ottiene { $amount }; perduto oltre il limite: { $lost }
event-gained-in-vain = { $who } non ha posto per { $lost }
event-lost = { $who } perde { $amount }
event-lost-nothing = { $who } non ha { $resource } da perdere
told-lost-nothing = { $who } non ha niente da perdere
event-paid = { $who } paga { $amount }
event-hammered = { $who } mette { $amount } sul Martello: lato { $side }, casella { $step } di { $length }
event-bought = { $who } compra «{ $face }» per { $price }
event-forged = { $who } forgia «{ $face }» sul { $die }, al posto di «{ $old }»
event-undertook = { $who } intraprende un'impresa: { $card }
event-ousted = { $by } scaccia { $who }, che torna al suo portale di partenza e riceve una Benedizione
event-took = { $who } prende la carta { $card }
event-used = { $who } usa la carta { $card }
event-triton = { $who } usa un segnalino Tritone
event-borrowed = { $who } prende in prestito «{ $face }» dal { $die } di { $from }
event-bears = { $who } deve portare il { $colour } di { $owner }
event-repeated = { $who } usa un segnalino Cerbero: la Benedizione si applica di nuovo
event-idle = { $who } non può pagare niente e il turno finisce
event-over = La partita è finita
told-roll = { $who } tira «{ $first }» e «{ $second }»
told-blessing = { $who }: { $amount }
told-face = «{ $face }»
told-removed = Tolte dal Santuario: { $faces }
told-sets = In gioco: { $cards }
told-feat = { $who } intraprende un'impresa per { $price }: { $card }
told-forged = { $who } compra «{ $face }» per { $price } e la forgia sul { $die } al posto di «{ $old }»

## Ordini permanenti.

order-hammer = Oro per il Martello
order-hammer-ask = chiedi
order-hammer-all = tutto
order-hammer-none = niente
order-gold-or-glory = Facce con Oro o Punti Gloria
order-gold-or-glory-ask = chiedi
order-gold-or-glory-gold = Oro
order-gold-or-glory-glory = Punti Gloria
order-any-resource = Facce con Oro, Frammento Solare o Lunare
order-any-resource-ask = chiedi
order-any-resource-gold = Oro
order-any-resource-sun = Frammento Solare
order-any-resource-moon = Frammento Lunare
order-boar-shard = Frammento di un cinghiale tirato da te
order-boar-shard-ask = chiedi
order-boar-shard-sun = Solare
order-boar-shard-moon = Lunare
order-boar-bonus = Premio dei tuoi cinghiali
order-boar-bonus-ask = chiedi
order-boar-bonus-sun = Frammento Solare
order-boar-bonus-moon = Frammento Lunare
order-boar-bonus-glory = Punti Gloria
order-cerberus = Segnalino Cerbero dopo una Benedizione
order-cerberus-ask = chiedi
order-cerberus-keep = conserva

# parts of the rules
part-blessings = Benedizioni
part-inventory = Riserve
part-forging = Forgiare
part-feats = Imprese eroiche
part-cards = Le carte

# what is printed on components, for owners who check their box
box-boar = cinghiale
box-order = ordine dei colori
box-word-blue = blu
box-word-green = verde
box-word-red = rosso
box-word-yellow = giallo

## Cose della scatola: nomi, frasi e parole delle righe degli effetti.

card-short-elder = Anziano
card-short-spirits = Spiriti
card-short-owl = Gufo
card-short-ship = Nave
card-short-minotaur = Minotauro
card-short-shield = Scudo
card-short-gorgon = Gorgone
card-short-triton = Tritone
card-short-mirror = Specchio
card-short-sphinx = Sfinge
card-short-cyclops = Ciclope
card-short-hammer = Martello
card-short-chest = Forziere
card-short-hind = Cerva
card-short-bear = Orsa
card-short-satyrs = Satiri
card-short-boar = Cinghiale
card-short-ferryman = Traghettatore
card-short-cerberus = Cerbero
card-short-helmet = Elmo
card-short-cancer = Cancro
card-short-sentinel = Sentinella
card-short-hydra = Idra
card-short-typhon = Tifone
thing-light = Dado chiaro
thing-dark = Dado scuro
says-plain = Dà { $pays }.
says-choice = Dà { $pays }, a tua scelta.
says-triple = Moltiplica per { $times } ciò che dà l'altro dado.
says-mirror = Copia una faccia visibile su un dado avversario.
says-ship = Compra una faccia del Santuario con uno sconto di { $gold }.
says-shield = Dà { $glory } se l'altro dado dà { $matches }, altrimenti { $pays }.
says-boar = Chi la tira riceve { $pays }, il proprietario della carta { $bonus }.
says-gold = Compra facce per i tuoi dadi.
says-sun = Paga le imprese del giorno.
says-moon = Paga le imprese della notte.
says-glory = La gloria fa vincere: ognuna è un punto.
says-die = Si tira a ogni benedizione; vi forgi facce migliori.
thing-portal = Portale
says-portal = Chi compie un'impresa di quest'isola si sposta qui. L'eroe che si trova qui torna a casa e riceve una benedizione.
thing-home = Portali di partenza
says-home = Gli eroi aspettano qui la loro prima impresa, e vi tornano quando sono scacciati.
thing-sky = Il cielo
says-sky = Le imprese sotto il cielo notturno costano lune, quelle sotto il cielo diurno soli, quelle della vetta entrambi.
thing-sanctuary = Santuario
says-sanctuary = Qui compri facce in cambio di oro, in una sola azione quante ne puoi pagare, purché diverse, e le forgi subito sui tuoi dadi.
thing-gardens = Giardini
says-gardens = Facce che non si comprano: le danno solo le imprese.
thing-blessing = Benedizione
says-blessing = Ogni turno comincia così: tutti tirano entrambi i dadi e ottengono ciò che mostrano.
thing-reinforcements = Rinforzi
says-reinforcements = In ogni tuo turno puoi usare una volta ciascuna delle tue imprese con l'ingranaggio.
thing-action = Azione
says-action = Compra facce nel Santuario, oppure compi un'impresa su un'isola.
thing-extra = Azione extra
says-extra = Una volta nel tuo turno puoi pagare un'altra azione. Ciò che hai pagato è perso, anche se poi non fai nulla.
icon-gold = oro
icon-sun = sole
icon-moon = luna
icon-glory = gloria
icon-die = dado
icon-to = →
icon-others = tutti gli altri
icon-home = scacciato
icon-again = di nuovo
icon-hammer = faccia forgiata
icon-hero = eroe
icon-turn = ogni turno:
icon-game = tutta la partita:
line-forge = forgia
line-of = di
line-limits-up = limiti più alti
line-points-alone = solo punti
line-faces = facce
line-feats = imprese
line-point = punto
line-buy = compra
says-feat-face = Subito: prendi { $face } e forgiala.
says-feat-minor = Subito: { $times ->
    [one] una benedizione minore.
   *[other] { $times } benedizioni minori di seguito con lo stesso dado.
}
says-feat-divine = Subito: { $times ->
    [one] una benedizione divina.
   *[other] { $times } benedizioni divine di seguito.
}
says-feat-points = Solo i suoi punti.
says-feat = La sua riga dice che cosa fa.
line-owner = proprietario della carta
