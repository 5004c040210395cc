# L’interfaccia della pagina: pulsanti, titoli, suggerimenti, problemi. Breve: su un telefono c’è poco spazio.

## Ovunque

brand-home = Orifiamma, alla pagina iniziale
navigation = Pagine
more-pages = Altre pagine
close = Chiudi
on = Sì
off = No
skip = Salta
undo = Annulla
try-again = Riprova
to-home = Alla pagina iniziale
print = Stampa
cards = Carte
rules = Regole
cards-and-rules = Carte e regole
my-games = Le mie partite
learn = Impara
settings = Impostazioni
credits = Riconoscimenti
replay = Rivedi
new-table = Nuovo tavolo
open-tables = Tavoli aperti
not-found = Qui non c’è nulla
not-found-text = Questo indirizzo non porta da nessuna parte. La pagina iniziale conosce la via per tutto il resto.
foot-credit = Pittogrammi: game-icons.net, CC BY 3.0

## La pagina iniziale

home-motto = Il re è morto. Cinque casate, una fila di carte nascoste, sei round. Attendi, bluffa, colpisci.
# Sul telefono, in tre righe brevi
home-motto-short = Il re è morto. Una fila, carte nascoste. Attendi, bluffa, colpisci.
play-now = Gioca subito
play-now-note = Il gioco base, tu e tre bot. Senza account.
# Sul telefono, sotto “Gioca subito”
play-now-short = tu e tre bot, dieci minuti
learn-steps = Impara in otto passi
home-resume = Torna alla tua partita con { $name }
home-code = Ho un codice
home-new = Prima volta qui?
home-your-turn = Tocca a te
# $names: gli altri giocatori
home-against = contro { $names }
watch-a-game = Guarda una partita
# $name è chi ha aperto il tavolo
table-of = Il tavolo di { $name }
take-a-seat = Prendi posto
watch = Guarda
no-open-tables = Nessun tavolo aperto al momento. Aprine uno!
open-tables-note = Prendi un posto libero, o guarda una partita in corso.
seats-free =
    { $amount ->
        [0] tutti i posti sono occupati
        [one] { $amount } posto libero
       *[other] { $amount } posti liberi
    }
join-by-code = Codice
join = Entra
join-title = { $name } ti invita al suo tavolo
join-title-open = Un tavolo ti aspetta
# $code è il codice del tavolo
join-table = Tavolo { $code }
join-what = Un gioco di bluff da 3 a 5 giocatori: tutti nascondono carte in una fila sola, poi attendono o colpiscono. Sei round; chi ha più influenza prende il trono.
join-sit = Prendi il tuo posto
your-house = La tua casata
join-note = Senza account, niente da installare.
join-time = circa 25 minuti
join-bots =
    { $amount ->
        [0] senza bot
        [one] { $amount } bot
       *[other] { $amount } bot
    }
join-your-seat = il tuo posto
join-free = per un amico
join-unrated = fuori classifica
join-cards = Le carte di questo tavolo
join-cards-note = Dieci carte, uguali per tutti; sette arrivano nella tua mano. Toccane una per leggerla.
join-over = Questa partita è finita. Puoi rivederla.
join-which = Quale tavolo?
join-which-text = Scrivi il codice che ti hanno detto, o apri il link che ti hanno mandato.
join-missing = Tavolo non trovato
go-on = Continua
my-games-note = Le partite giocate in questo browser. I posti sono legati a questo browser.
no-games = Ancora nessuna partita.
forget-game = Togli dall’elenco

## Un nuovo tavolo

table-with-friends = Un tavolo con gli amici
mix-note = Una carta per ogni linea dà un mazzo equilibrato.
deck-drawn = Le dieci carte sono estratte quando si distribuisce.
your-name = Il tuo nome
name-missing = Prima scrivi il tuo nome.
seats = Posti
seat-number = Posto { $number }
at-the-table = Al tavolo
a-friend = Un amico, con il link
pace = Ritmo
pace-live = Con l’orologio
# $seconds per ogni decisione
pace-live-detail = { $seconds } secondi a decisione
pace-relaxed = Senza fretta
pace-seconds = Secondi per ogni decisione
who-may-come = Chi può venire
by-link = Chi ha il link
everyone = Tutti
more-options = Altre opzioni
schemer-gain = L’Intrigante rende
open-the-table = Apri il tavolo
open-get-link = Apri il tavolo, ottieni un link

## I bot, per forza

bot-random = a caso
    .about = Gioca una mossa qualsiasi.
bot-beginner = principiante
    .about = Conosce le carte, ma ne dimentica la metà.
bot-casual = dilettante
    .about = Gioca come chi ha fatto qualche partita.
bot-club = da club
    .about = Immagina che cosa può essere nascosto e prova le mosse in mente.
# The names of the server’s bots
bot-name-aldous = Aldous
bot-name-beatrix = Beatrice
bot-name-corvin = Corvino
bot-name-desmonda = Desmonda
bot-name-edric = Edric
bot-name-fenella = Fenella
bot-name-gawain = Galvano
bot-name-heloise = Eloisa
bot-name-isolde = Isotta
bot-name-jocelyn = Jocelyn
bot-name-leofric = Leofric
bot-name-melisende = Melisenda
bot-name-osric = Osric
bot-name-petronel = Petronilla
bot-name-rosamund = Rosmunda
bot-name-sigismund = Sigismondo

## Prima di distribuire

lobby-share = Invita i tuoi amici
lobby-share-text = Chi ha il link o il codice prende posto con il nome che vuole.
lobby-link = Il link di questo tavolo
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-code = Da dettare
lobby-fair = Ogni browser aggiunge un proprio segreto alla distribuzione: nessuno può sceglierla, e dopo si può verificare.
lobby-bots = Bot
lobby-bot-here = Bot
lobby-fill = Completa con i bot
lobby-kick = Libera il posto di { $name }
lobby-start = Distribuisci
lobby-leave = Esci
lobby-waiting-host = Chi ospita distribuirà fra un attimo.
lobby-waiting-people =
    { $amount ->
        [one] Manca ancora { $amount } giocatore.
       *[other] Mancano ancora { $amount } giocatori.
    }

## I posti

seat-free = Posto libero
seat-host = ospita
seat-you = tu
# $bot è la forza
seat-bot = bot { $bot }
seat-connected = in linea
seat-away = assente
seat-stood-in = gioca un bot
seat-thinks = pensa…
seat-in-hand = in mano
seat-discarded = scartate
seat-nothing = Qui non c’è ancora nulla.
seat-mute = Silenzia
seat-unmute = Riattiva
seat-stand-in = Fai giocare un bot al suo posto
hand-size = { $amount } in mano
# $crest è lo stemma della casata: Leone, Torre, Quercia, Sole, Corvo
house =
    { $crest ->
        [Torre] Casata della { $crest }
        [Quercia] Casata della { $crest }
       *[other] Casata del { $crest }
    }
# Detto da un lettore di schermo. $letter è la lettera della casata, $state se il giocatore c’è
seat-summary = { $name }, casata { $house } ({ $letter }), influenza { $stock }, in mano { $hand }, scarti { $discards }{ $kept ->
        [0] { "" }
       *[other] , tenute { $kept }
    }, { $state }{ $first ->
        [yes] , primo giocatore
       *[no] { "" }
    }{ $asked ->
        [yes] , deve rispondere
       *[no] { "" }
    }. Mostra tutto.
own-label = Tu: influenza { $stock }, in mano { $hand }, scarti { $discards }

## Il tavolo

table-title = Il tavolo
table-acts = agisce ora
table-yours = tua
table-first = In testa
table-last = In fondo
table-here = Qui
table-first-short = testa
table-last-short = fondo
table-dealing = Si distribuiscono le carte…
table-over = La fine
table-paused = Il tavolo è in pausa.
table-full = Tutti i posti di questo tavolo sono occupati. Puoi guardare.
table-begun = La partita è cominciata. Puoi guardare.
table-missing = Questo tavolo è chiuso
table-missing-text = Il suo link o codice non porta più a nessun tavolo.
to-the-question = Alla domanda
question-label = La domanda
question-place-where = Dove metti { $kind-the }?
round-number = Round { $round }
# $phase è la parola per il piazzamento o la risoluzione
round-phase = di 6 · { $phase }
hint-place = Tocca una carta della tua mano, o trascinala al suo posto.
hint-where = Tocca un posto che brilla.
hint-target = Tocca una carta che brilla.
hint-gap = Tocca uno spazio che brilla.
hint-ahead = Punta una risposta per vedere che cosa fa.
choose-another = Un’altra carta
# Sotto il pulsante Attendi
detail-wait = riceve 1 punto
choice-place = posto { $pile }
choice-pot =
    { $amount ->
        [one] { $amount } punto sopra
       *[other] { $amount } punti sopra
    }
queue-place = Numero { $pile }
queue-covered = Sotto un’altra
queue-pot =
    { $amount ->
        [one] { $amount } punto sopra
       *[other] { $amount } punti sopra
    }
queue-stack = in cima a una pila di { $amount }
hand-label = La tua mano
hand-card = { $kind }. { $text }
hand-card-playable = { $kind }. { $text } Scegli questa carta.
chronicle = Cronaca
chronicle-open = Apri la cronaca
whole-game = Tutta la partita
rulings = Dettagli
now-title = In questo momento
now-before = Prima di essa: { $name }
now-after = Dopo di essa: { $name }
orders = Ordini permanenti
order-title = Quando tocca a questa carta
order-none = chiedimi
order-wait = attende fino a nuovo ordine
order-reveal = si rivela alla prossima occasione
order-none-short = Chiedimi
order-wait-short = Attendi
order-reveal-short = Rivela
order-secret = Nessun altro può saperlo.
stood-in-for-you = Un bot gioca per te.
take-back = Riprendi il posto
pause = Pausa
resume = Riprendi
talk = Parla
talk-placeholder = Di’ qualcosa
talk-send = Di’
talk-said = Che cosa si è detto
talk-nothing = Nessuno ha ancora detto nulla.
connection-lost = La connessione è caduta. Nuovo tentativo…
connection-again = Connessione…

## Che cosa farebbe una risposta

# Dopo una moneta che dice quanto
preview-for-you = per te
# $amount con il segno: +1, −2
preview-you = tu { $amount }
preview-other = { $name } { $amount }
# $cards: una o due carte
preview-gone = esce: { $cards }
preview-gone-many =
    { $amount ->
        [one] { $amount } carta esce
       *[other] { $amount } carte escono
    }
preview-nothing = Per ora nessuno ci guadagna né ci perde.
# $kinds: che cosa potrebbe essere la carta nascosta
preview-if = Se { $kinds }:

## La fine

end-one =
    { $crest ->
        [Torre] La casata della { $crest } sale al trono
        [Quercia] La casata della { $crest } sale al trono
       *[other] La casata del { $crest } sale al trono
    }
end-shared = Il trono è condiviso
# $lead è il vantaggio su $name
end-you =
    { $lead ->
        [0] Vinci con { $stock } di influenza.
       *[other] Vinci con { $stock } di influenza, { $lead } più di { $name }.
    }
end-you-share = Condividi il trono con { $name }: { $stock } di influenza a testa.
# $rank è il posto, $lead il distacco da $name
end-you-behind =
    { $rank ->
        [2] Arrivi secondo
        [3] Arrivi terzo
        [4] Arrivi quarto
       *[other] Arrivi quinto
    } con { $stock } di influenza, { $lead ->
        [0] quanto { $name }.
       *[other] { $lead } meno di { $name }.
    }
end-other = { $name } vince con { $stock } di influenza.
# $name: più nomi
end-share = { $name } condividono il trono, con { $stock } di influenza a testa.
# Che cosa decide fra giocatori con la stessa influenza
end-tie = Parità a { $stock }.
end-tie-piles = Decidono i posti nella fila: { $most } contro { $least }.
end-tie-cards = Decidono le carte nella fila, anche coperte: { $most } contro { $least }.
end-tie-shared = Parità anche nella fila.
end-row-piles = parità · posti nella fila: { $most } contro { $least }
end-row-cards = parità · carte nella fila: { $most } contro { $least }
end-row-shared = parità · anche nella fila
end-influence = Influenza
end-rating = Punteggio
# Detto da un lettore di schermo
end-rating-up = su di { $amount }
end-rating-down = giù di { $amount }
end-rating-same = invariato
end-rematch = Rivincita
end-replay = Rivedi
end-table = Vedi il tavolo
end-points = Da dove viene ogni punto
end-points-note = carta per carta: gruzzoli presi, guadagni, eliminazioni
end-start = ricevuto all’inizio
end-lost = perso per colpa di altre carte
end-queue = La fila, svelata
end-queue-note = tutte le carte nascoste sono girate; i gruzzoli rimasti sul tavolo non contano
rematch-waits = Gli altri vogliono giocare ancora.
rematch-join = Unisciti

## Rivedere una partita

replay-title = Rivedi la partita
replay-viewer = Vista da
replay-spectator = uno spettatore
replay-all = tutto scoperto
replay-position = Posizione { $number } di { $total }
replay-before = Indietro
replay-after = Avanti
replay-play = Avvia
replay-stop = Ferma
replay-round = Round { $round }
replay-scrubber = Vai a una posizione
replay-play-on = Gioca da qui
replay-play-on-seat = Al posto di chi?
replay-record = Scarica la partita
replay-share = Copia il link
replay-missing = Qui non c’è ancora nulla da rivedere
replay-missing-text = Una partita si può rivedere quando è finita.
replay-more = Altro…
replay-source = Questa partita continua da un’altra.
fair-title = La distribuzione era onesta?
fair-check = Verifica in questo browser
fair-yes = Sì. Il seme del server è quello su cui si era impegnato prima che i giocatori aggiungessero i loro, e le carte sono quelle che tutti i semi determinano.
fair-no = No. La distribuzione non è quella che i semi determinano.
fair-none = Questa distribuzione non si può verificare: la partita continua da un’altra.
fair-unable = Questo browser può verificare solo con una connessione sicura (https).
fair-commitment = Impegno
fair-server = Seme del server
fair-seats = Semi dei giocatori

## Imparare

learn-step = Passo { $step } di 8
learn-next = Passo successivo
learn-skip = Salta
learn-again = Ancora una volta
learn-finish = Gioca una partita vera
learn-leave = Esci
learn-teacher = Maestro

## Impostazioni

settings-language = Lingua
settings-theme = Chiaro o scuro
settings-speed = Velocità
settings-direction = La fila va
settings-confirm = Schermo tattile: il primo tocco mostra, il secondo sceglie
settings-sounds = Suoni
settings-note = Tutto resta solo in questo browser.
theme-auto = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
speed = { $speed }×
speed-at-once = Subito
direction-right = verso destra
direction-left = verso sinistra

## Riconoscimenti

credits-game = Orifiamma, Orifiamma: Ablaze e Orifiamma: Alliance sono giochi di Adrien e Axel Hesling. Questo è un programma libero, fatto da chi li ama; non usa né immagini né testi dell’editore.
credits-page = Tutte le parole e i disegni di questa pagina sono nostri, tranne i pittogrammi e i caratteri.
credits-icons = Pittogrammi
credits-icons-text = Di Lorc, Delapouite e altri, ricolorati:
credits-fonts = Caratteri
credits-fonts-text = EB Garamond e Inter, entrambi con la SIL Open Font License 1.1.
credits-privacy = Che cosa si conserva
credits-privacy-text = Non serve un account e nessuno viene tracciato. Il nome di un ospite, le impostazioni e le chiavi dei posti restano in questo browser; il server conserva le partite. Chi ha un account può portarsi via tutto ciò che è conservato su di sé, o cancellarlo.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = Il tavolo è aperto in un’altra scheda
ended-replaced-text = Un posto si gioca da una finestra sola: la più recente.
ended-here = Gioca qui
ended-seat = Questo posto non è più tuo
ended-seat-text = Chi ospita lo ha liberato, o lo ha preso qualcun altro. Puoi guardare, o prendere un posto libero.
ended-look = Guarda il tavolo
leave-game = Lascia la partita
leave-game-text = Un bot gioca per te finché non torni. Il posto resta tuo: lo ritrovi in Le mie partite.
leave-stay = Resta

## Gli account, per quanto ne parlano ogni pagina e ogni tavolo

sign-in = Accedi
sign-out = Chiudi la sessione
account = Account
notifications = Notifiche
# Detto da un lettore di schermo
menu-of = { $name }: account e altro
menu-profile = Profilo
menu-friends = Amici
menu-admin = Moderazione
# Al posto di un nome: chi ha cancellato il proprio account
seat-nameless = Senza nome
seat-foreign-bot = bot di un giocatore
seat-foreign-bot-away = bot di un giocatore, assente
seat-profile = Profilo
sit-as = Ti siedi come { $name }.
