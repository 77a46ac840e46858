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
notice-guide-over = La parte guidata è finita. Ora la partita è tua: continua come vuoi.

refused-malformed = Questo messaggio non è leggibile.
refused-too-large = Questo messaggio è troppo lungo.
refused-too-many = Troppe richieste. Aspetta un momento.
refused-foreign-origin = Questa richiesta viene da un altro sito.
refused-unknown-game = Qui non c'è questo gioco.
refused-unknown-content = A questo tavolo si gioca con un contenuto che qui non c'è.
refused-bad-options = Non si può giocare così: { $problem }
refused-bad-record = La partita salvata non si può aprire: { $problem }
refused-unknown-table = Questo tavolo non esiste.
refused-unknown-seat = Il tavolo non ha questo posto.
refused-unknown-move = La partita non è ancora arrivata a questa mossa.
refused-unknown-bot = Qui non c'è questo bot.
refused-unknown-order = Questo ordine permanente non esiste.
refused-bad-link = Questo link non porta a un posto. Forse è stato sostituito da uno più nuovo.
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
refused-not-found = Qui non c'è niente.
refused-unreadable = Il server non riesce a leggere questo tavolo. Le mosse restano salvate.
refused-no-storage = Al momento il server non riesce a salvare. Non è cambiato nulla; riprova tra poco.
refused-failed = Qualcosa è andato storto da parte nostra. Non è cambiato niente; riprova.

check-running = Tutte le { $moves } mosse sono valide. I dadi si controllano a fine partita, quando il loro segreto è svelato.
check-fair = Tutte le { $moves } mosse sono valide, il risultato è giusto, e tutti i { $rolls } tiri seguono dal segreto promesso prima del primo.
check-ended = Tutte le { $moves } mosse sono valide, e tutti i { $rolls } tiri seguono dal segreto promesso prima del primo. La partita è stata chiusa senza un risultato.
check-skipped =
    { $skipped ->
        [one] Un tiro è stato fatto e non usato.
       *[other] { $skipped } tiri sono stati fatti e non usati.
    }
check-guided = Una guida ha preparato i dadi delle prime { $moves } mosse.
check-failed = Il controllo è fallito: { $problem }

page-missing = Il server è attivo, ma la sua pagina non è stata costruita. Esegui <code>make play</code>, o costruiscila in <code>web/</code>, e ricarica questa pagina.
