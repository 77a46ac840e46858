# Le parole della pagina. Ciò che appartiene a un gioco arriva dal server nella lingua di chi guarda.

# everywhere
close = Chiudi
copy = Copia
copied = Copiato
save = Salva
home = Pagina iniziale
help = Aiuto e regole
menu = Menu e impostazioni
theme = Chiaro o scuro
you = Tu
your-name = Il tuo nome
your-turn = Tocca a te
handed-to = { $name }, tocca a te
points = Punti prestigio
round = Round
round-number = Round { $round }
round-of = Round { $round } di { $rounds }
round-out-of = di { $rounds }
offline = Il server non risponde. Riprova tra un momento.
page-missing = Qui non c’è nulla.
fault = Questa parte non si può mostrare. Il resto funziona e la tua partita è al sicuro.
fault-again = Riprova
fault-page = Questa pagina non si può mostrare. Le tue partite sono al sicuro.

# the front page
home-nav = Pagina iniziale
home-title = Il tavolo è pronto.
home-lead = Giochi di dadi, pietra e oro, nel tuo browser. Nessun account, niente da installare: siediti e gioca.
home-fine = «Gioca subito» ti fa sedere a un tavolo di { $game } con due bot. Ogni mossa si può annullare finché non la confermi.
games = Giochi
game = Gioco
my-tables = I miei tavoli
next-table = Prossimo tavolo
play-now = Gioca subito
play = Gioca
look = Guarda
invite = Invita amici
new-table = Nuovo tavolo
rules = Regole
level-easy = facile
level-normal = normale
level-hard = difficile
level-extreme = estremo
level-facile = facile
level-media = normale
level-difficile = difficile
level-capolavoro = capolavoro
alone = In solitario:
against = Bot:
level-fattorino = novizio
level-garzone = base
level-apprendista = facile
level-lavorante = difficile
level-maestro = maestro
players = Giocatori
players-range = da { $low } a { $high } giocatori
tables-none = Ancora nessun tavolo. Il tuo è a un clic da qui.
table-open = { $count ->
    [one] un posto è libero
    *[other] { $count } posti sono liberi
}
table-over = Finita
table-waits = Turno di { $name }
table-running = I dadi rotolano
home-title-florenza = Florenza X
home-blurb-florenza-dice = Sei dadi, un foglio, un rione da disegnare. Prendine tre, lasciane tre.
home-blurb-florenza = Una città intera di botteghe, artisti e mecenati. Pianifica l’anno, poi pagalo.
home-blurb-dice-forge = Forgia le facce dei tuoi dadi, poi lanciali a ogni turno, tuo o altrui.
home-kind-florenza-dice = lancia e scrivi
home-kind-florenza = piazzamento lavoratori
home-kind-dice-forge = costruzione di dadi
game-minutes = { $minutes ->
    [120] 2 ore
    *[other] { $minutes } min
}
also-here = C’è anche
since-now = ora
since-minutes = { $count } min fa
since-hours = { $count } h fa
since-days = { $count ->
    [one] ieri
    *[other] { $count } giorni fa
}
table-manage = Altro su { $name }
table-hide = Nascondi questo tavolo
table-unhide = Mostra di nuovo questo tavolo
table-give-up = Esco: un bot gioca per me
table-give-up-hint = Poi il tavolo è nascosto. Riaprilo per giocare di nuovo tu.
tables-all = Tutti i tavoli ({ $count })
note-link = Invita con un link
note-link-text = Ogni posto ha il suo link segreto. Chi lo apre per primo ci si siede; i bot occupano gli altri. Chi ha l’indirizzo del tavolo può guardare.
note-undo = Prima la matita, poi l’inchiostro
note-undo-text = Il tuo turno è una bozza che vedi solo tu. Annulla un passo, ricomincia, conferma quando è giusto.
note-fair = Dadi che puoi verificare
note-fair-text = Prima del primo lancio ogni tavolo pubblica il sigillo dei suoi dadi. A partita finita chiunque può ricalcolare ogni lancio.
foot-api = Scrivi il tuo bot

# a new table
fewer = Meno giocatori
more = Più giocatori
seat-number = Posto { $seat }
chair-me = A questo schermo
chair-you = Tu
chair-open = Con un link
chair-bot = Un bot
chair-strength = Tipo di bot
bots-others = Per confronto
bots-show = Altri tipi di bot
bots-about = Servono per confronto: Casuale fa qualsiasi cosa permessa, Avido quel che pare meglio subito, Riflessivo prova qualche partita a caso per ogni scelta, Calcolatore guarda più avanti.
chair-name = Nome
chair-link = Riceverai un link da mandare.
option-usual = come al solito
option-own = a mia scelta
option-each = { $option }, numero { $number }
option-add = Un altro
option-remove = Uno in meno
option-off = { $option }: no
pace-about = Quanto tempo prende almeno un bot per una decisione, così puoi seguirlo.
hide-points-about = Nessuno vede i punti prima della fine: resta il brivido.
clock-about = Quanto può durare una decisione.
table-name-about = Lo vedono tutti al tavolo.
pace = Ritmo dei bot
pace-slow = Tranquillo
pace-usual = Normale
pace-fast = Immediato
hide-points = Contare i punti solo alla fine
clock = Orologio
clock-none = Nessuno
clock-soft = Mostra solo il tempo
clock-each = { $time } per ogni scelta
clock-minutes = { $count } min
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
clock-day = 1 giorno
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
clock-up = tempo scaduto
clock-end = A tempo scaduto
clock-end-nothing = Niente; l’ospite può prendere il posto
clock-end-move = Un bot gioca questo turno
clock-end-bot = Un bot gioca fino al ritorno
make-table = Prepara il tavolo
table-name = Nome del tavolo
table-name-hint = Venerdì sera, magari

# a chair by link
join-title = Un posto al tavolo di { $game }
join-lead = { $known ->
    [yes] { $name }
   *[no] Qualcuno
} ti ha tenuto il posto.
join-here = il tuo posto
join-taken = Quel posto è già occupato: un link vale per una persona. Chi ha preparato il tavolo può dartene uno nuovo.
join-word = Una tua parola per i dadi, se vuoi
join-new = Mai giocato? Al tavolo c’è una lezione, che dura { $minutes ->
    [one] un minuto.
   *[other] { $minutes } minuti.
}
join-word-hint = Entra in ogni lancio, così nessuno può averli preparati.
join-sit = Siediti
join-watch = Solo guardare

# the lobby
lobby-title = In attesa degli amici
lobby-host = Manda a ogni amico uno di questi link. La partita comincia da sola quando tutti i posti sono occupati.
lobby-guest = La partita comincia da sola quando tutti i posti sono occupati.
lobby-link = Link del posto { $seat }
lobby-bot = Metti un bot
lobby-me = A questo schermo
lobby-share = Invia
lobby-learn = Nell’attesa: impara il gioco
lobby-start = Un link vale una volta, per chi lo apre per primo. Puoi lasciare la pagina e tornare.

# seats
seat-free = libero
seat-open = aspetta un ospite
seat-mine = tu
seat-here = è qui
seat-away = è via
seat-awaited = non c’è; tocca a lui o lei
seat-bot = bot
seat-thinking = sta pensando
seat-choosing = sta scegliendo
seat-waiting = aspetta
seat-rolls = tira i dadi
seat-your-turn = tocca a te
seat-you-decide = decidi tu
seat-has-turn = è di turno
seat-won = ha vinto
seat-stand-in = intanto gioca un bot
seat-replaced = Un bot gioca per te.
seat-back = Riprendo il mio posto
people = Chi è al tavolo
people-go = Devo andare: gioca un bot
people-replace = Intanto fai giocare un bot
people-take = Prendi questo posto
people-free = Dallo a qualcun altro
people-link = Copia il link
people-hint = Prima si chiede a chi c’è. Se qualcuno non c’è, dopo un minuto gli altri possono far giocare un bot al suo posto. Il posto resta di chi lo occupa: basta riaprire il tavolo per tornare. Solo chi lo occupa può cederlo, a meno che il suo tempo non sia scaduto.
proposal-agree = D’accordo
proposal-refuse = No
proposal-withdraw = Ritira
proposal-waits = Si aspetta { $names }.
proposal-soon = Succede tra { $time }, se non torna prima.
this-turn = in questo turno

# the table
table-loading = Si prepara il tavolo …
table-missing = Questo tavolo non esiste.
table-missing-hint = Forse l’indirizzo è incompleto.
connection-connecting = connessione
connection-what = Dice se questa pagina è collegata al server: ciò che fanno gli altri si vede subito.
connection-live = in linea
connection-lost = scollegato
connection-lost-long = La connessione è caduta. Si riprova; niente di confermato è perduto.
connection-lost-waits = Quel che hai appena fatto parte appena torna la connessione.
pages = Parti del tavolo
page-board = Tavolo
page-players = Giocatori
page-rivals = Rivali
looking-at = Il lato di { $name }
looking-back = Torna al mio
watching = Stai guardando: { $name }
watch-link = Copia il link per chi guarda
rematch = Gioca ancora
rematch-go = Vai alla prossima partita
try-line = Prova una variante
try-line-what = Copia questo momento su un tavolo tuo e gioca per tutti
try-out = Variante provata da { $name }, mossa { $move }
try-out-back = Torna alla partita rivista
try-out-drop = Butta via
try-outs = Varianti provate ({ $count })
try-out-from = { $name }, mossa { $move }
take-back = Ritira la mia mossa
stand-in-did = { $turns ->
    [one] Un bot ha giocato un turno per te.
   *[other] Un bot ha giocato { $turns } turni per te.
}
stand-in-back = Ritira
take-back-here = Torna qui
take-back-what = Deve essere d’accordo chiunque abbia un posto, anche chi ora non c’è. La registrazione conserva ciò che è stato ritirato, anche i dadi, che poi si tirano di nuovo.
since-title = Dalla tua ultima visita
since-skip = Salta
record-open = Apri una registrazione
record-look = Guardala
record-from = Dalla mossa
record-play = Continua da lì
record-bad = Questo file non è una registrazione di Bottega.
record-what = Giochi tu per tutti; la registrazione resta com’è.
rematch-easier = Ancora, più facile: { $level }
rematch-harder = Ancora, più difficile: { $level }
rematch-hints = Di nuovo, con suggerimenti
analysis-costliest = Le tre mosse più costose
replay = Rivedi la partita
record = Scarica la partita
scores = Segnapunti
scores-final = Punteggio finale
points-at-least = ≥ { $points }
points-hidden = si conta alla fine
points-hidden-text = A questo tavolo i punti si contano a partita finita. Quel che è in vista resta in vista.
curve = Punti durante la partita
curve-label = Curva dei punti, alla fine: { $points }
goal-won = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ne andavano superati { $goal }: vinto di { $more }.
goal-lost = { $points } su { $need }. Papa Sisto tiene la città; ne mancavano { $less }.
turn-best = Turno migliore: round { $round }, { $gain }
turn-worst = Turno peggiore: round { $round }, { $gain }
earlier = La tua partita numero { $number } di questo tipo: { $record ->
    [yes] la migliore finora. Prima: massimo { $best }, in media { $mean }.
    *[no] massimo finora { $best }, in media { $mean }.
}
print-sheet = Stampa il mio foglio
hurry = Ormai te la cavi. Giocare senza anteprima?
sheet-svg = Il mio foglio come SVG
score-later = – si conta solo a fine partita.
score-winners = { $count ->
    [one] Vince { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    *[other] { $names } vincono a pari merito con { $points } punti.
}
score-nobody = Questa volta non vince nessuno.

# the action bar
skip = Vai alle mosse possibili
bar-label = La tua mossa
bar-choices = Che cosa puoi fare
bar-all = Tutte le scelte
bar-all-count = Tutte: { $count }
list-more = altre { $count }
list-fewer = Meno
bar-any-time-title = Possibile in ogni momento del tuo turno
bar-back = Tutte le scelte
bar-previous = Scelta precedente
bar-next = Scelta successiva
bar-places = { $count ->
    [one] Una scelta
   *[other] { $count } scelte
}
bar-hint = Tocca ciò che brilla o scegli una frase; tocca di nuovo per farlo.
bar-do = Esegui
bar-do-final = Esegui e conferma
bar-deed-final = { $deed } · conferma
bar-only = Mettilo soltanto
bar-plan = Pianifica
bar-planning = Piano solo per te: { $question }
bar-planned = Tutto è pianificato. Tocca agli altri.
bar-undo = Annulla
bar-undo-what = Annulla: { $what }
bar-undo-none = Niente da annullare: ciò che è confermato resta.
bar-restart = Ricomincia
bar-restart-what = Annulla tutta la bozza
bar-confirm = Conferma
bar-confirm-what = Rendila definitiva: la vedranno tutti
bar-confirm-early = Non ancora: la domanda è aperta.
bar-complete = Conferma, o annulla qualcosa.
bar-waiting = In attesa di { $names }.
bar-dice = I dadi rotolano.
bar-over = La partita è finita.
why-nothing = Qui ora non c’è nulla da fare.

# the log
log = Cronaca
log-draft = La tua bozza
log-draft-only = la vedi solo tu
log-empty = Non è ancora successo nulla.
log-lost = { $count } in eccesso
log-since = ↑ dopo la tua ultima mossa
log-more = { $count ->
    [one] { $count } riga precedente
   *[other] { $count } righe precedenti
}
log-undo-to = Annulla fino a: { $what }
log-look = Guarda il tavolo in quel momento: { $what }
log-look-short = Guarda il tavolo in quel momento
log-filter = Mostra
log-all = tutto
log-mine = io
log-about = su di me
log-dice = dadi
log-turn = { $name }: un turno, { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}

# replay
replay-start = L’inizio
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-play = Fai scorrere
replay-pause = Ferma
replay-scrubber = Mossa della partita
replay-leave = Al tavolo
replay-dump = mostrata da una posizione salvata

# the dice
fair = I dadi sono onesti?
fair-how = Prima del primo lancio il tavolo ha pubblicato il sigillo di un segreto e preso una parola da ogni posto. Ogni lancio deriva da segreto, parole e numero. A partita finita il segreto è svelato e ogni lancio si può ricalcolare.
fair-commitment = Sigillo
fair-word = Parola di { $name }
fair-secret = Segreto
fair-later = svelato a partita finita
fair-check = Verifica i dadi
fair-limits = Il server conosce i dadi in anticipo e, se volesse barare, potrebbe svelarli a bot e amici suoi. Quello che non può fare di nascosto è cambiarli: non dopo il sigillo, finché la tua parola è tra le parole.
fair-right = { $rolls ->
    [one] Il tuo browser ha ricalcolato l’unico lancio: è come nel sigillo.
    *[other] Il tuo browser ha ricalcolato tutti i { $rolls } lanci: sono come nel sigillo.
}
fair-kept = Sigillo e parola sono quelli che ha conservato prima della partita.
fair-kept-seal = Il sigillo è quello che ha conservato; in questi dadi non c’è una tua parola.
fair-not-kept = Prima della partita non c’era, quindi non sa dire se il sigillo è quello di allora, né se tutti erano d’accordo quando sono state ritirate delle mosse.
fair-nothing = Non c’è nessun lancio da ricalcolare: di questi dadi non è provato niente.
fair-unproved = { $rolls ->
    [one] Un lancio prima della mossa { $moves } non è provato: è stato fatto altrove, o preparato da una guida.
   *[other] { $rolls } lanci prima della mossa { $moves } non sono provati: sono stati fatti altrove, o preparati da una guida.
}
fair-taken-back = { $count ->
    [one] Una volta sono state ritirate delle mosse, e con loro { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    }. La registrazione contiene tutto.
    *[other] { $count } volte sono state ritirate delle mosse, e con loro { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    }. La registrazione contiene tutto.
}
fair-told = { $rolls ->
    [one] Di un lancio solo il server dice che cosa poteva uscire: il dado cambia durante la partita, o si pescava qualcosa.
   *[other] Di { $rolls } lanci solo il server dice che cosa poteva uscire: questi dadi cambiano durante la partita, o si pescava qualcosa.
}
fair-faces = Che cosa poteva uscire
fair-rules = Il tuo browser non conosce le regole. Su un tuo computer, bottega verify controlla anche che andassero fatti proprio questi lanci.
fair-day-rules = Il tuo browser non conosce le regole: quale dado è stato tirato, e in quale round, lo dice il server. Su un tuo computer, bottega verify controlla anche questo.
fair-server = Il controllo del server: { $text }
fair-save-kept = Salva i dati conservati
fair-cannot = Un browser può ricalcolare i dadi solo via https. Puoi anche scaricare la partita ed eseguire: bottega verify
fair-wrong-seal = Questi non sono i dadi sigillati prima della partita: il sigillo è cambiato.
fair-wrong-own-word = La tua parola non è in questi dadi, o è stata cambiata.
fair-wrong-bot-word = La parola di { $name } è stata scelta, anche se non c’era nessuno che potesse darne una. Così il server può scegliere i dadi.
fair-wrong-secret = Il segreto non corrisponde al sigillo.
fair-wrong-words = Le parole nei dadi non sono quelle con cui è cominciata la partita.
fair-wrong-after = La registrazione tralascia più lanci iniziali di quanto detto prima della partita.
fair-wrong-left-out = Il lancio della mossa { $move } non è tra quelli provati.
fair-wrong-numbers = { $move ->
    [0] Mancano dei lanci, e niente dice perché.
    *[other] Prima della mossa { $move } un lancio è stato saltato o ripetuto, e niente dice perché.
}
fair-wrong-roll = Il lancio della mossa { $move } non è quello del sigillo.
fair-wrong-faces = Il lancio della mossa { $move } non è stato fatto con le facce che il dado ha in questo gioco.
fair-wrong-moves = { $move ->
    [one] La prima mossa il tuo browser l’aveva vista diversa.
   *[other] Tra le prime { $move } mosse ce n’è una che il tuo browser aveva visto diversa.
}
fair-wrong-taken-back = { $move ->
    [one] Il tuo browser ha visto una mossa ritirata più tardi, e la registrazione non la riporta.
   *[other] Il tuo browser ha visto { $move } mosse ritirate più tardi, e la registrazione non le riporta.
}
fair-wrong-not-shown = Secondo la registrazione sono state ritirate delle mosse { $count ->
    [one] una volta
   *[other] { $count } volte
}, e il tuo browser { $shown ->
    [0] non l’ha mai visto.
    [one] l’ha visto una volta sola.
   *[other] l’ha visto { $shown } volte.
}
fair-wrong-not-agreed = Sono state ritirate delle mosse { $count ->
    [one] una volta
   *[other] { $count } volte
}, e questo browser { $shown ->
    [0] non ha mai dato il consenso.
    [one] ha dato il consenso una volta sola.
   *[other] ha dato il consenso { $shown } volte.
} Se non l’hai dato su un altro dispositivo e il tuo tempo non era scaduto, dei lanci sono stati scambiati.
fair-wrong-skipped = { $count ->
    [one] Un lancio è stato fatto e non usato. Succede quando si installano regole più nuove durante la partita; altrimenti i dadi sono stati scelti.
   *[other] { $count } lanci sono stati fatti e non usati. Succede quando si installano regole più nuove durante la partita; altrimenti i dadi sono stati scelti.
}
fair-wrong-result = Il risultato non è quello che il tuo browser ha visto alla fine della partita.
fair-end = Chiudi la partita
fair-end-what = Dopo nessuno potrà più continuarla. Il segreto dei dadi diventa pubblico e tutto ciò che è successo si può verificare.
fair-end-yes = Sì, chiudila
fair-end-no = No, continuiamo
bar-ended = La partita è stata chiusa.
lesson-step = Passo { $step } di { $steps }
lesson-confirm = Ora premi Conferma, oppure torna indietro con Annulla.
lesson-leave = Lascia la lezione
lesson-leave-what = Continua senza guida. I dadi cadono da soli.
learn = Impara il gioco
lesson-over = La lezione è finita
lesson-not-yet = Non ancora incontrato
lesson-play-on = Continua a giocare
lesson-next = Prossima lezione: { $title }
lesson-new-game = Nuova partita
tutor-stop = Niente più consigli
learn-more = Lezione { $number }
learn-short = Impara

# help
help-title = { $game }: come si gioca
help-1 = La barra in basso dice che cosa è chiesto. Ciò che può rispondere brilla sul tavolo e sta come frase nella barra.
help-2 = Il primo tocco mostra che cosa succederebbe, il secondo lo fa.
help-3 = Finché non confermi tutto è a matita: annulla un passo o ricomincia.
help-4 = Tocca qualcosa che non brilla e ti dirà perché.
help-turn = Un turno in tre immagini
help-legend = Che cosa significano i segni
help-points = Qual è un buon punteggio?
help-points-what = In media i bot di ogni livello, giocando tra loro, fanno:
help-points-alone = da solo
help-points-target = In solitario vinci con:
help-table = A questo tavolo
rules-search = Cerca nelle regole
rules-none = Nessuna regola contiene queste parole.
rule-link = Regole: { $title }
explain-start = Che cos’è? Toccalo
explain-mode = Tocca una cosa per leggere che cos’è. Premi ancora ? per aiuto e regole.
explain-stop = Fatto
explain-nothing = Non c’è altro da dire.
help-goal-florenza-dice = Riempi il tuo quartiere di Firenze: costruisci case, completa opere d’arte, avanza sui tracciati. Dopo l’ultimo round vince chi ha più punti.
help-turn-florenza-dice-1 = Si lanciano sei dadi. Il giocatore attivo ne usa tre, gli altri uno di quelli rimasti.
help-turn-florenza-dice-2 = Un dado dà risorse, passi o un artista, oppure denaro. Quello che ottieni si segna subito.
help-turn-florenza-dice-3 = Completa il costo di una casa, o le icone di un’opera con il suo artista: porta punti. Anche il denaro rimasto alla fine ne porta.
help-goal-dice-forge = Forgia facce migliori sui tuoi dadi e compi imprese con quello che danno. Dopo l’ultimo round vince chi ha più Gloria.
help-turn-dice-forge-1 = In ogni turno tutti lanciano i due dadi e ottengono ciò che esce.
help-turn-dice-forge-2 = Il giocatore attivo fa un’offerta: compra facce con l’Oro e le forgia sui dadi,
help-turn-dice-forge-3 = oppure compie un’impresa con soli e lune: una carta con punti e poteri.
help-goal-florenza = Guida la tua famiglia: gestisci botteghe, fai realizzare opere ai grandi artisti, conquista le cariche. Dopo sette round vince il prestigio più alto.
help-turn-florenza-1 = Il round comincia con le rendite: risorse, fiorini e familiari.
help-turn-florenza-2 = Manda i familiari uno alla volta: botteghe, edifici nuovi, opere e artisti. È solo un piano.
help-turn-florenza-3 = Poi tutto si esegue in ordine e si paga. Le opere portano prestigio, e il dado dice che cosa aggiunge l’artista. Anche il denaro rimasto alla fine conta.
fd-legend-fiorini = Fiorini: denaro, per case, opere e artisti. Alla fine ogni 200 rimasti sono un punto.
fd-legend-preacher = Predicatore: un passo sul suo tracciato, dove ogni casella dà qualcosa
fd-legend-prestige = Punti Prestigio: vince chi ne ha di più
fx-legend-fiorini = Fiorini: denaro, per edifici, opere e artisti. Alla fine ogni 200 fiorini rimasti sono un punto, e una risorsa vale 100 fiorini.
fx-legend-familiar = Un familiare: qualcuno della tua famiglia, da mandare al lavoro
fx-legend-captain = Tracciato del Prestigio: chi è solo in testa diventa Capitano del Popolo
fx-legend-flag = Capitano di ventura: una carta che, pagata, dà qualcosa
fx-legend-bishop = Punti Vescovo: passi sul tracciato del Vescovo; chi è in testa diventa Vescovo
fx-legend-prestige = Punti Prestigio: vince chi ne ha di più
icon-marble = Marmo: una risorsa
icon-wood = Legno: una risorsa
icon-metal = Metallo: una risorsa
icon-spice = Spezia: una risorsa
icon-textile = Tessuto: una risorsa
icon-gold = Oro: una risorsa
icon-fiorini = Fiorini: denaro, per case, opere e artisti
icon-spare = Risorsa Extra: vale come qualunque risorsa, in ogni momento del turno; se ti resta alla fine è un punto
icon-star = Stella: un’opera vale di più quando ingaggi il suo artista; se ti resta alla fine è un punto
icon-resource = Una risorsa a scelta
icon-sculptor = Scultore: un artista, per le opere con questo segno
icon-architect = Architetto: un artista, per le opere con questo segno
icon-painter = Pittore: un artista, per le opere con questo segno
icon-captain = Capitano: un passo sul suo tracciato; chi è in testa ha la carica
icon-bishop = Vescovo: un passo sul suo tracciato; chi è in testa ha la carica
icon-preacher = Predicatore
icon-die = Un dado, o un dado bonus da usare subito
icon-prestige = Punti: vince chi ne ha di più
icon-coin = Oro: compra facce nel Santuario
icon-sun = Frammenti di sole: pagano imprese e un’azione extra
icon-moon = Frammenti di luna: pagano imprese
icon-glory = Gloria: punti
icon-familiar = Un familiare: qualcuno della tua famiglia, da mandare al lavoro
icon-house = Una casa o un edificio
icon-bot = Un bot: gioca da solo
rolls = Lanci

# settings
settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-system = come il sistema
settings-light = chiari
settings-dark = scuri
settings-motion = Movimento
settings-motion-off = nessuno
settings-motion-fast = veloce
settings-motion-normal = normale
settings-confirm = Chiedi conferma
settings-confirm-hint = Prima che un turno diventi definitivo
settings-confirm-always = sempre
settings-confirm-undoable = quando si può ancora annullare un passo
settings-confirm-never = mai
settings-one-touch = Basta un tocco
settings-one-touch-hint = Senza anteprima, per mani svelte
settings-auto-end = Chiudi il turno da solo
settings-auto-end-hint = quando è finito e non tocchi nulla per 3 secondi
settings-stop-rounds = Fermati alla fine di ogni round
settings-large = Tavolo o foglio più grande
settings-sound = Suono quando tocca a me
notices = Avvisi quando tocca a te
notices-browser = Da questo browser
notices-browser-hint = Mentre un tavolo è aperto in secondo piano
notices-blocked = Il browser non lo permette: guarda le sue impostazioni per questa pagina.
notices-mail = Per e-mail
notices-mail-hint = Quando non guardi da un minuto. Prima arriva un’e-mail con un link.
notices-mail-waits = Apri il link nell’e-mail che è arrivata lì.
notices-mail-on = Le e-mail arrivano lì. Per smettere, togli l’indirizzo.
notices-webhook = In una chat, con un webhook
notices-webhook-hint = L’indirizzo di un webhook in arrivo di Slack, Discord, Mattermost, Teams e altri
notices-webhook-on = Gli avvisi vanno a { $host }.
notices-stop = Basta
notices-confirm = Sì, mandatemi e-mail
notices-confirm-text = Vuoi ricevere qui un’e-mail quando tocca a te e non stai guardando?
notices-confirmed = Fatto. Le e-mail arrivano quando tocca a te e non stai guardando.
notices-stop-text = Non vuoi più e-mail quando tocca a te?
notices-stopped = Fatto. Non arriveranno altre e-mail.
notices-unknown = Questo link non è più valido.
settings-orders = Ordini permanenti
settings-keys = Tasti

# la stessa persona su altri browser
browsers = Io su altri browser
recovery = Codice di recupero
recovery-what = Ti ridà nome e posti se questo browser li perde. Non ne hai ancora uno.
recovery-made = Creato il { $date }. Uno nuovo lo rende inutile.
recovery-shown = Scrivilo adesso: si vede una volta sola.
recovery-make = Mostra un codice
recovery-replace = Sostituiscilo
device = Un altro dispositivo
device-what = Continua con il telefono o il computer; anche questo browser tiene i suoi posti.
device-open = Link e codice QR
device-how = Aprilo con l’altro dispositivo: lì sei la stessa persona, con gli stessi posti. Si può giocare da entrambi.
device-qr = Codice QR del link
device-link = Link per l’altro dispositivo
device-once = Funziona una volta, entro { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}. Non darlo ad altri: chi lo apre gioca al posto tuo.
return = Ho un codice
return-what = Porta il mio nome e i miei posti in questo browser.
return-open = Inseriscilo
return-type = Scrivi il tuo codice di recupero. Maiuscole, spazi e trattini non contano.
return-look = Avanti
return-as = Sei { $name }?
return-gets =
    { $tables ->
        [0] Questo browser riceve il nome.
        [one] Questo browser riceve il nome e i posti a un tavolo. Restano anche nell’altro browser.
       *[other] Questo browser riceve il nome e i posti a { $tables } tavoli. Restano anche nell’altro browser.
    }
return-keeps = Quello che questo browser ha ora resta com’è; puoi tornarci dalle impostazioni.
return-merges =
    { $tables ->
        [one] Cedi per sempre il suo tavolo a { $name }
       *[other] Cedi per sempre i suoi { $tables } tavoli a { $name }
    }
return-become = Continua come { $name }
return-not = No, lascia tutto com’è
return-already = Questo browser è già { $name }.
return-go = Avanti
back = Chi ero prima
back-what = Torna a essere { $name }, con tutti i posti.
back-go = Torna
sign-out = Esci dagli altri browser
sign-out-what = Se qualcuno gioca al posto tuo: da ora vale solo questo browser. Poi crea un nuovo codice di recupero.
sign-out-go = Esci
sign-out-done = Fatto: ora vale solo questo browser.

# chat e note
talk = Chat e note
chat = Chat
chat-unread =
    { $count ->
        [one] Chat: una riga nuova
       *[other] Chat: { $count } righe nuove
    }
chat-who = La legge chi siede qui; chi guarda soltanto no.
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Silenzia { $name }
chat-unmute = Ascolta di nuovo { $name }
notes = Note
notes-what = Le vedi solo tu.
notes-saving = Salvo …
notes-saved = Salvate
notes-unsaved = Non ancora salvate. Riprovo.
key-tab = alla cosa successiva
key-enter = la seleziona; di nuovo: la fa
key-choices = le scelte nella barra, da sinistra; di nuovo: esegui
key-end = finisci il turno
key-undo = annulla l’ultimo passo (anche Ctrl Z)
key-escape = chiudi l’elenco o la finestra, o lascia la scelta
key-turns = nel replay: un turno indietro o avanti
key-moves = nel replay: una mossa indietro o avanti
key-log-lines = nel diario: da una riga all’altra
key-log = la cronaca e i lanci
key-help = che cos’è?, due volte aiuto e regole

# any game without a table of its own
plain-board = Tavolo
plain-things = Che cosa puoi toccare

# Florenza Dice Game
fd-first = Primo
fd-about-missing = Manca ancora:
fd-palazzo = Palazzo
fd-chiesa = Chiesa
fd-rione = Rione
fd-tracks = Tracciati
fd-supply = Riserva
fd-prestige = Prestigio
fd-total = Totale
fd-if-now = se finisse ora
fd-or = o
fd-sections = Parti del foglio
fd-sheet = Foglio di { $name }
fd-dice-board = Dadi
fd-die-label =
    Dado { $stuff }, { $value ->
        [0] non lanciato
        *[other] { $value }
    }
fd-option-label = { $amount ->
    [0] { $what }
   *[other] { $kind ->
        [artist] { $what } per { $amount }
       *[other] { $what } +{ $amount }
    }
}
fd-any-value-by = { $name }: qualsiasi
fd-yours = usato da te
fd-all-works = tutte e { $count }:
fd-palazzo-bonus = Punti per tutto il Palazzo, in ordine
fd-chiesa-bonus = tutte e { $count }: { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
} su un tracciato
fd-rione-hint = in ordine, lotto per lotto
fd-use = { $kind ->
    [artist] { $what ->
        [sculptor] uno scultore
        [architect] un architetto
       *[painter] un pittore
    } a { $amount } Fiorini
    [money] { $amount } Fiorini
    [steps] { $amount ->
        [one] 1 passo
       *[other] { $amount } passi
    } del { $what ->
        [captain] Capitano
        [bishop] Vescovo
       *[preacher] Predicatore
    }
   *[resources] { $amount } { $what ->
        [marble] { $amount ->
            [one] marmo
           *[other] di marmo
        }
        [wood] { $amount ->
            [one] legno
           *[other] di legno
        }
        [metal] { $amount ->
            [one] metallo
           *[other] di metallo
        }
        [spice] { $amount ->
            [one] spezia
           *[other] spezie
        }
        [textile] { $amount ->
            [one] tessuto
           *[other] tessuti
        }
       *[gold] { $amount ->
            [one] oro
           *[other] d’oro
        }
    }
}
fd-take-for = Prendi il dado { $die ->
    [white] bianco
    [brown] marrone
    [grey] grigio
    [green] verde
    [red] rosso
   *[yellow] giallo
} per { $use }
fd-put-and-build = Mettilo e costruisci
fd-work-label = { $state ->
    [complete] { $name }, finita: { $points } per l’opera + { $artist } dall’artista = { $total } punti
    [ready] { $name }, pronta per l’artista: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per l’opera, e altri dall’artista
   *[open] { $name }, { $marked } di { $of } segnati: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per l’opera, e altri dall’artista
}
fd-plot-label = Lotto { $number }, { $marked } di { $of } segnati
fd-plot-built = Lotto { $number }: { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fd-needs = Ancora da segnare: { $needs }.
fd-track-next = Poi: { $what }.
fd-can-build = { $count ->
    [one] una casa possibile
    *[other] { $count } case possibili
}
fd-building-table = Tabella edifici
fd-building-hint = Uno per tipo. Prima ciò che può diventare il lotto { $plot }.
fd-building-full = Tutti i lotti sono edificati.
fd-now = ora
fd-now-count = { $count } ora
fd-owned = costruito
fd-missing = ne mancano { $count }
fd-track-label = { $name }: { $marks } di { $of }
fd-holds = lo ha { $name }
fd-nobody-holds = non lo ha nessuno
fd-ghost-holds = lo ha Sisto IV
fd-no-office = nessuna carica
fd-ghost = Papa Sisto IV
fd-ghost-target = Si vince con più di { $target ->
    [one] { $target } punto
   *[other] { $target } punti
}.

## Dice Forge.

df-feats = imprese
df-offering = Offerta
df-feat = Impresa
df-do-buy = Compra
df-do-buy-forge = Compra e forgia
df-do-forge = Forgia
df-do-feat = Compi l’impresa
df-do-use = Usa { $what }
df-do-take = Prendi { $what }
df-do-copy = Copia questa faccia
df-do-borrow = Prendi questa faccia
df-do-shield = Prendi questo scudo
df-do-boar = Dai il cinghiale
df-goes-home = torna a casa, benedizione
df-story-rolls = { $name } tira
df-story-blessing = Benedizione: tirano tutti
df-log-takes = prende
df-log-uses = usa
df-log-ousted = scacciato
df-log-forges = forgia
df-log-copies = copia
df-log-borrows = prende in prestito
df-turn-done = Turno completo: conferma
df-parts = Parti del tavolo
df-tab-dice = Dadi
df-tab-temple = Santuario
df-tab-islands = Isole
df-dice = Dadi e riserve
df-gardens-hint = solo con le imprese
df-islands = Isole
df-portal = Portale { $number }
df-shows = mostra { $face }
df-up = in alto
df-forge-there = Forgia «{ $face }» sul dado { $die } al posto di «{ $old }»
df-tap-side = Tocca la faccia da sostituire
df-tap-again = Tocca di nuovo per forgiarla
df-change-face = Un’altra faccia
df-next-blessing = Prossima benedizione
df-mean = media di 36 lanci
df-mean-of-die = media di un lancio di questo dado
df-with-face = con la nuova faccia
df-per-blessing = per benedizione
df-of-limit = { $good }, max { $limit }
df-limit = max { $limit }
df-extra-in-vain = poi nulla di pagabile
df-gained-in-all = Ottenuto in tutto:
df-times-ousted = Scacciato: { $count }×
df-lost-in-all = Perso per i limiti:
df-steps-left = ancora { $count }
df-steps-of = { $steps } di { $length }
df-tokens = { $count } a disposizione
df-card-ready = pronta
df-card-used = usata
df-card-over = non usata
df-bears = { $name } porta il { $boar } di { $owner }: resta lì, e ne guadagna anche { $owner }.
df-count-sun = { $count ->
    [one] 1 sole
   *[other] { $count } soli
}
df-count-moon = { $count ->
    [one] 1 luna
   *[other] { $count } lune
}
df-words-feat = { $card } per { $price }{ $points ->
    [0] {""}
    [one] , 1 punto alla fine
   *[other] , { $points } punti alla fine
}
df-words-buy = { $gold ->
    [0] { $face } gratis
   *[other] { $face } per { $gold } oro
}
df-price = { $gold } oro
df-left = { $count } rimaste
df-short = −{ $count }
df-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
df-legend-turn = in ogni tuo turno
df-legend-game = per tutta la partita
df-legend-die = tira un dado
df-legend-lose = perdere ciò che mostrano
df-legend-others = tutti gli altri
df-legend-home = un eroe è scacciato
df-legend-left = copie rimaste
df-ousted = { $name } torna a casa e riceve una benedizione
df-asks = chiede a
df-turn-of = Turno di { $name }
df-turn-number = { $number } di { $count }
df-total = { $faces ->
    [one] Una faccia
   *[other] { $faces } facce
} per { $gold } oro; resta { $left }
df-always = Sempre
df-always-what = D’ora in poi rispondi così; si cambia nelle impostazioni
df-forged = { $count ->
    [one] { $count } faccia forgiata
   *[other] { $count } facce forgiate
}
df-cards-of = { $count ->
    [one] { $count } impresa
   *[other] { $count } imprese
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
df-wins = { $count ->
    [one] { $names } vince con { $points }
   *[other] { $names } vincono insieme con { $points }
}
df-rank = { $rank }º posto
df-no-gain = niente
df-no-rolls = Nessuno ha ancora lanciato.
df-then = Poi:
df-then-resolve = resto del lancio
df-then-row = { $count ->
    [one] ancora un lancio
   *[other] ancora { $count } lanci
}
df-then-face = da forgiare
df-then-more = un’altra decisione
df-odds-now = com’è ora
df-odds-what = Su 36 lanci, ogni risorsa per sé: ogni scelta va a suo favore e uno specchio copia la faccia migliore.
df-comes = { $chance } che arrivi con la prossima benedizione
df-put = Oro per il Martello
df-put-what = { $put } sul Martello, { $left } a te
df-put-less = Uno in meno
df-put-more = Uno in più
df-put-none = Niente
df-put-all = Tutti e { $count }
df-put-prize = Fino al premio: { $count }
df-cards-short = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
df-key-faces = le facce in vendita, una dopo l’altra
df-key-feats = le imprese, una dopo l’altra
df-key-dice = i tuoi dadi e le loro facce
df-key-odds = le probabilità della prossima benedizione
fx-amount = { $count } { $what ->
    [spice] { $count ->
        [one] spezia
       *[other] spezie
    }
    [florins] fiorini
    [pp] prestigio
    [bp] { $count ->
        [one] punto vescovo
       *[other] punti vescovo
    }
    [members] { $count ->
        [one] familiare
       *[other] familiari
    }
   *[other] { $name }
  }
fx-fortune = Capitano di ventura
fx-rione = Rione
fx-duomo-charity = nel Duomo
fx-ledger = Libro dei conti e piano
fx-plan = Piano, in ordine di esecuzione
fx-rival-plan = I loro progetti
fx-plan-empty = Ancora nulla in programma.
fx-plan-done = Non resta altro da fare.
fx-row-hand = In mano
fx-row-after = Dopo i piani
fx-row-this = Con questo
fx-row-income = + rendita
fx-lack = { $count ->
    [one] manca { $count } { $what }
   *[other] mancano { $count } { $what }
}
fx-unfold = Conti e piano per intero
fx-people = Familiari: { $zone } da piazzare, { $reserve } in riserva, { $exiled } in esilio
fx-people-short = { $reserve } in riserva
fx-exiled = { $count } in esilio
fx-place = { $number }º
fx-to-place = { $count } da piazzare
fx-doors-open = { $count } libere
fx-total = Punti finora
fx-verdict-short = manca
fx-verdict-enough = a posto
fx-verdict-by-market = col mercato
fx-verdict-kept-back = trattenuto
fx-verdict-by-captain = col capitano di ventura
fx-verdict-comes = arriva
fx-verdict-unused = non serve
fx-verdict-unpaid = non pagato
fx-done-activates = usato
fx-done-administration = incassato
fx-done-builds = costruito
fx-done-draft = in bozza
fx-done-fails-work = non pagato
fx-done-gives-up-building = non costruito
fx-done-idle = non usato
fx-done-market = concluso
fx-done-pays-fortune = pagato
fx-done-realises = iniziato
fx-done-rolled = tiro { $faces }
fx-ruins = { $what } fallirebbe.
fx-short-of = Da procurare:
fx-short-for = per { $what }.
fx-lost = Non finire ti costa
fx-no-cure = Nessun posto da solo basta.
fx-saved-by = Lo salva:
fx-tracks = Corsa alle cariche
fx-tie = nessuno in testa
fx-leads = { $name } in testa
fx-city = La città
fx-phases = Fasi del turno
fx-phase-income = Rendite
fx-phase-placing = Piazzamento
fx-phase-economy = Rioni
fx-phase-artworks = Opere
fx-phase-elections = Elezioni
fx-phase-round-end = Nuovi arrivi
fx-larger = Più grande
fx-smaller = Più piccolo
fx-order = Ordine di turno
fx-order-short = Ordine
fx-works-all = Tutte
fx-works-free = Libere
fx-works-payable = Pagabili
fx-about-lack = Ti manca
fx-about-made = opera realizzata
fx-about-plans = opera pianificata, { $artist }
fx-about-stands = un familiare è qui
fx-about-works = opera: { $work }
fx-about-built = Costruito
fx-about-planned = Pianificato, non ancora pagato
fx-about-blocked = Bloccato da un fantasma per questo round
fx-about-masterpiece-done = Il capolavoro è già stato fatto.
fx-about-reserved = Riservato da { $name } per questo round
fx-made-by = fatta da { $name }
fx-artists-allowed = Chi può farla
fx-each-round = Ogni turno
fx-special-marker = Segnalino speciale, ogni turno
fx-any-number = ciascuno, quanti vuoi
fx-work-label = { $name }, { $pp } prestigio{ $bp ->
    [0] {""}
    [one] , { $bp } punto vescovo
   *[other] , { $bp } punti vescovo
  }{ $state ->
    [made] , fatta da { $who }
    [planned] , in programma per { $who }
   *[free] {""}
  }{ $reach ->
    [now] , pagabile ora
    [in-time] , pagabile in tempo
    [missing] , manca qualcosa
    [not-yet] , non pagabile con gli altri piani
   *[none] {""}
  }
fx-square-label = Casella { $number }{ $state ->
    [empty] : libera
    [planned] : { $name }, in programma
    [blocked] : { $name }, bloccata
   *[built] : { $name }
  }{ $stands ->
    [yes] , c’è { $who }
   *[no] {""}
  }
fx-district = Rione di { $name }
fx-all-four = tutte e quattro, ora e ogni turno:
fx-free = libera
fx-build-here = Costruisci qui
fx-supply = Edifici
fx-supply-single = Una risorsa
fx-supply-double = Due risorse
fx-supply-sale = Vendita
fx-supply-income = Rendita
fx-supply-points = Punti e case
fx-ring-now = pagabile ora
fx-ring-in-time = in tempo
fx-ring-not-yet = non ancora
fx-signs = Legenda
fx-sign-places = Luoghi
fx-sign-figure = qui c’è un familiare
fx-sign-planned = pianificato, non ancora pagato
fx-sign-made = realizzato
fx-sign-lack = sottolineato: non basta
fx-sign-stay = round in cui l’artista resta ancora
fx-sign-mean = punti in media
fx-sign-goods = Risorse e denaro
fx-sign-signs = Punti e persone
fx-sign-round = ogni round
fx-payable = { $count } pagabili ora
fx-in-time-count = { $count } in tempo
fx-filter-all = Tutti
fx-filter-now = Pagabili ora
fx-filter-in-time = Ora o in tempo
fx-left = { $count } rimasti
fx-at-once = Prestigio subito
fx-tile-cost = Costo
fx-tile-gives = Rende
fx-artists = A Firenze
fx-stay = { $count ->
    [0] sempre qui
    [one] parte dopo questo round
   *[other] resta { $count } round
  }
fx-faces = Punti delle sei facce: { $faces }
fx-character-label = { $name }{ $state ->
    [reserved] , riservato dal Capitano del Popolo
    [taken] , ingaggiato
    [taken-by] , ingaggiato da { $who }
   *[free] {""}
  }{ $master ->
    [yes] , capolavoro già fatto
   *[no] {""}
  }
fx-masterpiece = capolavoro
fx-by = di
fx-keep-nobody = Nessuno
fx-decision = Tocca a te decidere
fx-decide = Decidi
fx-see-city = Guarda la città
fx-third = Terza risorsa per tutti
fx-deal-sell = Vendi una
fx-deal-buy = Compra una
fx-deal-swap = Due per una
fx-deal-none = non è possibile
fx-dealt-sell = venduto
fx-dealt-buy = comprato
fx-dealt-swap = preso
fx-given = Dai:
fx-totals = In tutto
fx-totals-none = nessuno scambio finora
fx-hiring = Capitani di ventura
fx-hiring-hint = una riga ciascuno; senza paga, alla fine vale la prima
fx-market-hint = ogni scambio una volta, in quest’ordine
fx-swap-hint = una delle tue per un’altra
fx-held = ne hai { $count }
fx-filters = Quali opere mostrare
fx-summary = Round { $number } in breve
fx-card-works = Opere e dadi
fx-card-no-works = Nessuna opera in questo round
fx-card-built = Costruiti:
fx-card-nobody = nessuno
fx-card-tokens = { $points } prestigio diventa gettoni
fx-card-cardinal = Cardinale
fx-card-left = Partiti:
fx-card-came = Arrivati:
fx-card-third = La terza risorsa per tutti: { $what }.
fx-card-third-open = E una terza risorsa, a scelta del Capitano del Popolo.
fx-card-go-on = Avanti
fx-story-rolls = { $artist } lavora: { $work } …
fx-story-districts = I rioni sono al lavoro.
fx-story-round = Il round è finito.
fx-word-starts = inizia
fx-word-gets = riceve
fx-word-sends = manda
fx-word-plans = progetta
fx-word-uses = usa
fx-word-builds = costruisce
fx-word-trades = commercia
fx-word-pays = paga
fx-word-makes = realizza
fx-word-loses = perde
fx-tower-rest = Vescovo, beni, cariche
fx-tower-lost = Perso per le lacune
fx-effect-ruins = fa fallire { $what }
fx-effect-saves = salva { $what }
fx-effect-eases = serve per { $what }
fx-effect-market = { $what } poi col mercato
fx-effect-spare = avanza
fx-effect-lacking = manca già
fx-effect-too-little = non basta
fx-effect-unneeded = non serve
fx-kind-works = Opere
fx-kind-build = Costruire
fx-kind-doors = Botteghe
fx-kind-captains = Capitani di ventura
fx-kind-preachers = Predicatori
fx-kind-sell = Vendere
fx-kind-buy = Comprare
fx-kind-swap = Due per una
fx-kind-other = Altro
fx-do-place = Mandalo qui
fx-do-artist = Ingaggia
fx-do-build = Costruisci
fx-do-sell = Vendi { $what }
fx-do-buy = Compra { $what }
fx-do-give = Dai { $what }
fx-do-take = Prendi { $what }
fx-do-pay-captain = Paga il capitano di ventura
fx-do-pay = Paga e comincia
fx-do-face = Prendilo
fx-do-muse = Chiama la Musa
fx-do-mark = Segnala
fx-do-reserve = Riserva
fx-do-next = Risolvila ora
fx-result = Risultato
fx-facts = Da ricordare
fx-fact-artist = La mano migliore
fx-fact-failure = Il fallimento più caro
fx-fact-muse = La Musa
fx-fact-times = { $count ->
    [one] { $name }: una volta
   *[other] { $name }: { $count } volte
  }
fx-rolled = tirato
fx-rolled-face = tirato { $face }
fx-from-to = da { $least } a { $most }
fx-value = per ora
fx-double-roll = Il Duomo dà due tiri: scegli quello che conta.
fx-incentive = Incentivo
fx-incentive-less = Meno incentivo
fx-incentive-more = Più incentivo
fx-incentive-value = valore { $value }
fx-incentive-pay = Paga { $florins } fiorini
fx-incentive-none = Nessun incentivo
fx-muse = La Musa
fx-muse-roll = è libera, una volta al round per tutti. { $florins } fiorini: un altro tiro, poi scegli.
fx-muse-value = è libera, una volta al round per tutti. { $florins } fiorini: uno in più.
fx-muse-gone = La Musa è già stata chiamata in questo round.
fx-better = meglio
fx-markers = Segnala con
fx-marker-once = ne hai uno
fx-marker-plain = semplice
fx-sum-work = L’opera
fx-sum-artist = L’artista
fx-carry-out = Esegui i miei piani
fx-ahead = Pianifica
fx-ahead-hint = Disponi i prossimi familiari a matita. Lo vedi solo tu.
fx-ahead-title = Il mio piano
fx-ahead-empty = Tocca un posto per pianificarlo.
fx-ahead-off = Lascia il piano
fx-ahead-drop = Togli: { $what }
fx-ahead-first = Per primo: { $what }
fx-ahead-next = Disponi il prossimo del piano
fx-key-city = alla città
fx-key-artists = agli artisti
fx-key-district = al rione
fx-key-supply = apri o chiudi gli edifici
fx-key-news = l’ultimo round in breve
fx-key-plan = disponi il prossimo del piano
fx-swap = Scambia una risorsa
fx-miniature = { $built } caselle su 8 occupate, { $made } opere su 8 realizzate
fx-doors = { $count } edifici utilizzabili
fx-ghost = Fantasma: { $level }
fx-without-dice = senza dadi
fx-ghost-boxes = In ogni spazio del suo tavolo c’è quello che il fantasma fa quando il dado lo indica; gli spazi occupati sono barrati.
fx-tokens = { $points } prestigio in gettoni
fx-tokens-hidden = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}
fx-ghost-table = Tavola del fantasma
fx-ghost-hint = il dado conta solo gli spazi liberi
fx-space-free = libero
fx-space-standing = in piedi
fx-space-lying = sdraiato
fx-tab-city = Città
fx-tab-district = Rione
fx-tab-artists = Artisti

# analysis and hints
analysis = Analisi
analysis-waiting = In attesa di un posto libero …
analysis-running = Ripenso la partita: mossa { $done } di { $moves }
analysis-wait = Puoi chiudere questa finestra e tornare più tardi.
analysis-failed = L’analisi non è riuscita.
analysis-again = Riprova
analysis-rough = Per questo numero di giocatori non è stato ancora imparato nulla: le probabilità seguono una stima semplice e sono approssimative.
analysis-chance = Probabilità di vincere
analysis-points = Punti finali attesi
analysis-kind = Che cosa mostra la curva
analysis-kind-chance = Probabilità
analysis-kind-points = Punti
analysis-chance-label = Curva delle probabilità di vincere, alla fine: { $values }
analysis-points-label = Curva dei punti attesi, alla fine: { $values }
analysis-turns = Dove è cambiata
analysis-turn = { $when }: { $name } da { $before } a { $after }
analysis-when = { $round ->
    [0] All’inizio
    *[other] Round { $round }
}
analysis-marks = Che cosa si poteva fare meglio
analysis-mine =
    { $count ->
        [one] La tua mossa più costosa
       *[other] Le tue { $count } mosse più costose
    }
analysis-better = Meglio di circa { $points ->
    [one] un punto
   *[other] { $points } punti
}: { $best }
analysis-better-little = Meglio: { $best }
analysis-try = Prova
analysis-total =
    { $count ->
        [one] un’imprecisione
       *[other] { $count } imprecisioni
    }, { $points ->
        [0] meno di un punto
        [one] circa un punto
       *[other] circa { $points } punti
    }
analysis-no-marks = Niente di certo: dove la differenza è più piccola della sua incertezza non c’è nessun segno.
analysis-played = { $own ->
    [yes] Hai giocato
   *[no] Giocato
}: { $chosen }
loss-points = circa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
loss-little = meno di un punto
analysis-luck = Fortuna ai dadi
analysis-luck-total = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} di fortuna
analysis-luck-throw = { $when }, { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} rispetto a un lancio medio
analysis-luck-note = Ogni lancio è confrontato con altri lanci dalla stessa posizione.
replay-slip = Imprecisione ({ $loss }).
replay-mistake = Errore ({ $loss }).
replay-better = Meglio: { $best }
replay-show = Mostra
replay-best = La mossa migliore:
replay-luck = Fortuna di questo lancio: { $name } { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
log-slip = Imprecisione, { $loss }. Meglio: { $best }
log-mistake = Errore, { $loss }. Meglio: { $best }
hint = Suggerimento
hint-thinking = Ci penso …
hint-best = Sembra la migliore
hint-close = Quasi altrettanto buona
hint-worse = La seguente
hint-chance = { $chance } di vincere
hint-points = { $points ->
    [one] { $points } punto atteso
   *[other] { $points } punti attesi
}
hint-less = { $points } in meno
hint-note = In testa sta la mossa che vince più spesso; a parità, quella che porta più punti. Toccane una per sceglierla; puoi ancora cambiare idea. La cronaca annota che hai chiesto.
hint-always = Un suggerimento all’inizio di ogni mio turno a questo tavolo

# the dice of the day
day = I dadi del giorno
day-lead = Chi gioca oggi tira gli stessi dadi di tutti gli altri, qualunque cosa ne faccia.
day-how = Il giorno comincia a mezzanotte UTC. Vale la prima partita che finisci; puoi rigiocare per divertimento.
day-lists = Classifiche
day-play = Gioca
day-go-on = Continua
day-again = Rigioca
day-begun = Hai cominciato.
day-mine = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, posto { $place } di { $count }
day-players = { $count ->
    [0] Ancora nessuno ha finito.
    [one] Ha finito una persona.
    *[other] Hanno finito in { $count }.
}
day-left-hours = { $hours ->
    [one] Manca un’ora.
    *[other] Mancano { $hours } ore.
}
day-left-minutes = { $minutes ->
    [one] Manca un minuto.
    *[other] Mancano { $minutes } minuti.
}
day-today = Oggi
day-yesterday = Ieri
day-tomorrow = domani
day-nobody = Ancora nessuno.
day-won = Vinta
day-my-game = La mia partita
day-begun-before = { $count ->
    [one] aveva già cominciato una volta
    *[other] aveva già cominciato { $count } volte
}
day-proof = Che cosa prova questi dadi?
day-proof-how = Il sigillo di un giorno è pubblicato il giorno prima, il segreto il giorno dopo: così i dadi erano fissati prima che qualcuno giocasse, e tutti possono ricalcolarli. Nessuno può provare che un giocatore non li conoscesse: si può giocare prima come un altro ospite.
day-seal = Sigillo di { $day }
day-secret = Segreto di { $day }
fair-day-how = Questi sono i dadi di un giorno. Il sigillo è stato pubblicato il giorno prima, e ogni lancio deriva da segreto, round, dado e da quante volte è stato tirato nel round. Il segreto viene svelato quando il giorno è finito; poi ogni lancio si può ricalcolare.
fair-day-later = svelato quando la partita e il giorno sono finiti
fair-kept-day = Il sigillo è quello che ha conservato prima della partita.

# real dice
real-dice = Dadi veri
real-dice-what = Si tirano dadi veri, e qualcuno inserisce che cosa mostrano.
real-roll = Che cosa è uscito?
real-roll-of = Che cosa mostrano i dadi di { $name }?
real-roll-mine = Che cosa mostrano i tuoi dadi?
real-enter = Inserisci il lancio
real-wait = Chi ospita inserisce che cosa mostrano i dadi.
real-wait-for = { $name } o chi ospita inserisce che cosa mostrano i dadi.
real-entered = I dadi sono inseriti.
real-correct = Correggi
real-fair = A questo tavolo si tirano dadi veri e si inserisce che cosa mostrano. Il diario dice chi l’ha fatto. Di dadi così non si può provare niente.

# check my box
box = Controlla la mia scatola
box-lead = Alcuni valori stampati sui componenti di questo gioco non sono noti con certezza: Bottega usa proposte sue. Se hai la scatola, confronta un componente dopo l’altro. Quel che dici resta in questo browser: giocaci ai tuoi tavoli, o mandalo ad altri come file. Puoi fermarti quando vuoi e continuare dopo.
box-nothing = Tutti i valori di questo gioco sono noti.
box-progress = { $done } su { $all } guardati
box-question = È questo che c’è stampato?
box-same = Tutto uguale
box-same-rest = Il resto è uguale
box-different-what = Altro: { $what }
box-different = Altro
box-skip = Non lo trovo
box-take = Prendi questo
box-back = Indietro
box-next = Avanti
box-no-number = Scrivi un numero intero.
box-not-written = Scrivilo come il valore mostrato.
box-file = I valori della mia scatola
box-none = Non hai ancora detto niente.
box-made = { $said ->
    [one] Un valore guardato
   *[other] { $said } valori guardati
}, { $changed ->
    [one] uno diverso
   *[other] { $changed } diversi
}.
box-play = Gioca con questi
box-save = Salva come file
box-open = Apri un file
box-own = Valori della mia scatola
box-own-about = Questo tavolo usa quel che hai detto in «Controlla la mia scatola».
box-rules = Alcuni valori stampati sui componenti di questo gioco non sono noti con certezza. Se hai la scatola puoi controllarli: i tuoi tavoli useranno quel che dici.
box-note-own = A questo tavolo si gioca con i valori di una scatola propria.
