guest-name = Ospite { $number }
ghost-name = Fantasma { $number }

notice-draft-dropped = Ciò che avevi preparato non è più possibile: il tavolo è cambiato. Scegli di nuovo.
notice-order-expired = Un ordine permanente è finito con il round: la scelta torna a te.
newer-rules = Da qui in poi si gioca con regole più nuove.
seat-changed = Ora { $name } gioca al posto di { $before }.
seat-joined = { $name } prende il posto libero.
seat-freed = Il posto di { $before } è libero.
game-ended = La partita è stata chiusa prima della fine; il segreto dei dadi è pubblico.
hint-used = { $name } ha chiesto un suggerimento.
guided = Una prima partita guidata: i dadi sono preparati finché la guida non finisce o viene lasciata.
guide-left = La guida è stata lasciata: da qui in poi i dadi cadono da soli.
rematch = Le stesse persone giocano ancora, a un nuovo tavolo.
points-hidden = I punti si contano solo alla fine.
bot-plays = Un bot gioca per { $name } fino al suo ritorno.
person-back = { $name } è di nuovo qui e continua a giocare.
time-up-move = Tempo scaduto: un bot gioca questo turno per { $name }.
time-up-bot = Tempo scaduto: un bot gioca per { $name } fino al suo ritorno.
proposal-refused = { $name } non è d’accordo.
day-dice = I dadi del giorno { $name }: gli stessi per tutti quelli che giocano oggi.
taken-back = { $before ->
    [all] { $name } ha ritirato delle mosse; tutti erano d’accordo.
   *[other] { $name } ha ritirato delle mosse.
}
real-dice = Qui si tirano dadi veri e si inserisce che cosa mostrano.
dice-entered = { $name } inserisce che cosa mostrano i dadi.
dice-corrected = { $name } corregge l’ultimo lancio.
notice-guide-over = La parte guidata è finita. Ora la partita è tua: continua come vuoi.

proposal-replace = { $by } chiede: un bot gioca per { $name } fino al suo ritorno?
proposal-seat-me = { $by } vorrebbe prendere il posto di { $name }.
proposal-seat-bot = { $by } vorrebbe dare a un bot il posto di { $name }.
proposal-seat-open = { $by } vorrebbe dare a qualcun altro il posto di { $name }.
proposal-takeback = { $by } vorrebbe ritirare delle mosse e decidere di nuovo da lì.

notice-turn = Tocca a te: { $game }.
notice-turn-named = Tocca a te: { $game }, { $table }.
mail-stop = Basta e-mail: { $link }
mail-confirm = E-mail quando tocca a te
mail-confirm-text =
    Qualcuno, speriamo tu, vorrebbe ricevere qui un’e-mail quando tocca a lui a un tavolo di Bottega.
    Se eri tu, apri questo link:

    { $link }

    Altrimenti non devi fare nulla: non arriveranno altre e-mail.

refused-malformed = Questo messaggio non è leggibile.
refused-too-large = Questo messaggio è troppo lungo.
refused-too-many = Troppe richieste. Aspetta un momento.
refused-too-many-tables = Hai già tutti i tavoli non finiti che una persona può avere qui.
refused-foreign-origin = Questa richiesta viene da un altro sito.
refused-unknown-game = Qui non c'è questo gioco.
refused-unknown-content = A questo tavolo si gioca con un contenuto che qui non c'è.
refused-bad-options = Non si può giocare così: { $problem }
refused-bad-record = La partita salvata non si può aprire: { $problem }
refused-bad-content = Con questi valori non si può giocare: { $problem }
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-seat = Il tavolo non ha questo posto.
refused-unknown-move = La partita non è ancora arrivata a questa mossa.
refused-unknown-bot = Qui non c'è questo bot.
refused-unknown-order = Questo ordine permanente non esiste.
refused-unknown-language = Non ci sono testi in questa lingua. Ci sono: { $languages }.
refused-bad-link = Questo link non porta a un posto. Forse è stato sostituito da uno più nuovo.
refused-bad-pass = Questo codice o link non è valido. Forse uno più nuovo l'ha sostituito, o è già stato usato.
refused-taken = Questo posto è occupato. Chi ospita può darti un nuovo link.
refused-host-only = Può farlo solo chi ospita il tavolo.
refused-not-yours = Questo posto non è tuo.
refused-not-started = La partita non è cominciata: un posto è ancora libero.
refused-over = La partita è finita.
refused-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
refused-illegal = Adesso non è possibile.
refused-draft-complete = Hai scelto tutto: conferma, o torna indietro.
refused-no-draft = Non c'è niente da confermare o da annullare.
refused-guided = Nella partita guidata, prima gioca ciò che brilla. Non si perde nulla.
refused-unknown-seal = La promessa dei dadi qui non è più nota. Riprova.
refused-not-over = Si può fare a partita finita.
refused-no-hints = I suggerimenti ci sono solo nelle partite senza altre persone.
refused-points-hidden = A questo tavolo i punti si contano a partita finita.
refused-ask-holder = Lì siede { $name }: prima deve dirsi d’accordo.
refused-no-proposal = È già stato deciso.
refused-no-takeback = Qui non c’è nulla da ritirare.
refused-replaced = Un bot gioca per te. Prima riprendi il tuo posto.
refused-day-dice = Non con i dadi del giorno: tutti li giocano da soli e senza aiuto.
refused-bad-address = Gli avvisi non possono arrivare lì. Controlla l’indirizzo.
refused-no-notices = Questo server non manda avvisi di questo tipo.
refused-no-roll = Ora non si aspettano dadi.
refused-wrong-roll = Questi dadi non corrispondono al lancio. Guarda di nuovo.
refused-not-found = Qui non c'è niente.
refused-unreadable = Il server non riesce a leggere questo tavolo. Le mosse restano salvate.
refused-no-storage = Al momento il server non riesce a salvare. Non è cambiato nulla; riprova tra poco.
refused-busy = In questo momento le richieste sono molte. Riprova tra poco.
refused-failed = Qualcosa è andato storto da parte nostra. Non è cambiato niente; riprova.

check-running = { $moves ->
    [one] L’unica mossa è valida
   *[other] Tutte le { $moves } mosse sono valide
}. I dadi si controllano a fine partita, quando il loro segreto è svelato.
check-day-running = { $moves ->
    [one] L’unica mossa è valida
   *[other] Tutte le { $moves } mosse sono valide
}. Sono i dadi di un giorno: il loro segreto viene pubblicato quando la partita e il giorno sono finiti.
check-hand = { $moves ->
    [one] L’unica mossa è valida
   *[other] Tutte le { $moves } mosse sono valide
}. I dadi erano veri e qualcuno ha inserito che cosa mostravano: di loro non si può provare niente.
check-fair = { $moves ->
    [one] L’unica mossa è valida
   *[other] Tutte le { $moves } mosse sono valide
}, il risultato è giusto, e { $rolls ->
    [one] l’unico tiro segue
   *[other] tutti i { $rolls } tiri seguono
} dal segreto promesso prima del primo.
check-ended = { $moves ->
    [one] L’unica mossa è valida
   *[other] Tutte le { $moves } mosse sono valide
}, e { $rolls ->
    [one] l’unico tiro segue
   *[other] tutti i { $rolls } tiri seguono
} dal segreto promesso prima del primo. La partita è stata chiusa senza un risultato.
check-none = { $moves ->
    [one] L’unica mossa è valida
   *[other] Tutte le { $moves } mosse sono valide
}. Qui non è stato fatto nessun tiro, quindi non ci sono dadi da controllare.
check-skipped =
    { $skipped ->
        [one] Un tiro è stato fatto e non usato.
       *[other] { $skipped } tiri sono stati fatti e non usati.
    }
check-adapted =
    { $moves ->
        [one] Segue regole precedenti: una mossa è stata adattata a quelle di oggi.
       *[other] Segue regole precedenti: { $moves } mosse sono state adattate a quelle di oggi.
    }
check-taken-back =
    { $times ->
        [one] Una volta sono state ritirate delle mosse: la registrazione le contiene, e anche i loro tiri sono giusti.
       *[other] { $times } volte sono state ritirate delle mosse: la registrazione le contiene, e anche i loro tiri sono giusti.
    }
check-guided = Una guida ha preparato i dadi { $moves ->
    [one] della prima mossa
   *[other] delle prime { $moves } mosse
}.
check-elsewhere = { $moves ->
    [one] La prima mossa è stata fatta altrove: il suo tiro non è provato.
   *[other] Le prime { $moves } mosse sono state fatte altrove: i loro tiri non sono provati.
}
check-failed = Il controllo è fallito: { $problem }

page-missing = Il server è attivo, ma la sua pagina non è stata costruita. Esegui <code>make play</code>, o costruiscila in <code>web/</code>, e ricarica questa pagina.
