# L’interfaccia della pagina: pulsanti, titoli, suggerimenti, problemi. Breve: su un telefono c’è poco spazio.

## Ovunque

brand-home = Orifiamma, pagina iniziale
navigation = Pagine
menu = Menu
more-pages = Altre pagine
close = Chiudi
on = Sì
off = No
skip = Salta
undo = Annulla
try-again = Riprova
to-home = Pagina iniziale
print = Stampa
cards = Carte
rules = Regole
cards-and-rules = Carte e regole
my-games = Le mie partite
device-title = Su questo dispositivo
app-update = È pronta una nuova versione.
app-reload = Usala ora
app-newer = Ricarica la pagina
learn = Impara
settings = Impostazioni
credits = Riconoscimenti
replay = Rivedi
new-table = Nuovo tavolo
open-tables = Tavoli aperti
not-found = Qui non c’è nulla
not-found-text = Questo indirizzo non esiste. A tutto il resto si arriva dalla pagina iniziale.
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
puzzle-of-the-day = Problema del giorno
puzzles = Problemi
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
pace-live = A tempo
# $seconds per ogni decisione
pace-live-detail = { $seconds } secondi a decisione
pace-relaxed = Senza fretta
pace-seconds = Secondi per ogni decisione
who-may-come = Chi può venire
by-link = Con il link
everyone = Tutti
more-options = Altre opzioni
schemer-gain = L’Intrigante rende
deduction = «Chi ha che cosa»
deduction-on = Per tutti
deduction-off = Per nessuno
# Whether players may ask the coach at a table
coach = Il consigliere
coach-off = Senza
coach-on = Si può chiedere
# Among the settings of a table
coach-with = con consigliere
coach-ask = Chiedi al consigliere
# What a player does; shown beside their seat
coach-asks = (chiede al consigliere)
coach-count = Ha chiesto al consigliere: { $amount }
open-the-table = Apri il tavolo
open-get-link = Apri il tavolo, ottieni un link

## I bot, per forza

bot-random = a caso
    .about = Gioca una mossa qualsiasi.
bot-beginner = principiante
    .about = Conosce le carte, ma ne dimentica la metà.
bot-casual = dilettante
    .about = Gioca come chi ha fatto qualche partita.
bot-seasoned = navigato
    .about = Sa quanto vale ogni carta e gioca subito.
bot-club = da club
    .about = Immagina che cosa può essere nascosto e prova le mosse in mente.
bot-strong = forte
    .about = Pensa fino in fondo e immagina buoni giocatori.
bot-expert = esperto
    .about = Pensa come il forte e guarda più lontano.
bot-master = maestro
    .about = Pensa più a lungo di tutti e si aspetta il meglio da ciascuno.
bot-net = rete
    .about = Ha imparato da milioni di decisioni e gioca subito.
# Bots with a way of playing that one notices; each says a line about itself
bot-miser = l’Avaro
    .about = «Ciò che aspetta cresce.»
bot-hothead = la Testa calda
    .about = «Carte scoperte, e abbasso chi è in testa!»
bot-avenger = la Vendicatrice
    .about = «Non dimentico nulla di ciò che mi hanno fatto.»
bot-architect = l’Architetto
    .about = «Costruisco su ciò che è mio.»
bot-gambler = l’Azzardatore
    .about = «Non saprete mai che cosa c’è lì.»
bot-herald = l’Araldo
    .about = «Prima io.»
bot-executioner = il Boia
    .about = «A ogni testa il suo turno.»
bot-peacemaker = la Paciera
    .about = «Ce n’è per tutti. Un po’ di più per me.»
bot-characters = Personaggi, { $level }
bot-levels = Per forza
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
lobby-share-text = Con il link o il codice chiunque può prendere posto, con il nome che vuole.
lobby-link = Il link di questo tavolo
lobby-copy = Copia il link
lobby-copied = Copiato
lobby-qr = Il link come codice QR
lobby-code = O con il codice
lobby-fair = Ogni browser aggiunge un proprio seme alla distribuzione. Questo conserva da subito l’impegno del server e lo verifica a fine partita.
lobby-bots = Bot
lobby-bot-here = Bot
lobby-fill = Completa con i bot
lobby-kick = Libera il posto di { $name }
lobby-start = Distribuisci
lobby-leave = Esci
# Several people at one screen
lobby-leave-all = Usciamo tutti
lobby-waiting-host = L’host distribuirà fra un attimo.
lobby-waiting-people =
    { $amount ->
        [one] Manca ancora { $amount } giocatore.
       *[other] Mancano ancora { $amount } giocatori.
    }

## I posti

seat-free = Posto libero
seat-host = host
seat-you = tu
# $bot è la forza
seat-bot = bot { $bot }
# A bot that takes a while, in a list of bots
seat-bot-slow = bot { $bot } (pensa circa { $seconds } s)
# $helper is a simpler bot that has answered for this one
seat-bot-busy = bot { $bot }; server occupato: a volte risponde { $helper }
seat-connected = in linea
seat-away = assente
seat-stood-in = gioca un bot
seat-thinks = pensa…
seat-in-hand = in mano
seat-discarded = scartate
seat-nothing = Qui non c’è ancora nulla.
seat-mute = Silenzia
seat-unmute = Non silenziare
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
table-your-choice = tocca a te
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
# In a pill in the head of a table, for a spectator
watching = Stai guardando
table-missing = Questo tavolo è chiuso
table-missing-text = Questo link o codice non porta a nessun tavolo.
to-the-question = Alla domanda
question-label = La domanda
question-place-where = Dove metti { $kind-the }?
question-gap-card = { $asker }: dove va { $card }?
question-reveal-short =
    { $kind-gender ->
        [feminine] La tua { $kind }: attendere o rivelare?
       *[masculine] Il tuo { $kind }: attendere o rivelare?
    }
# Al tocco: una risposta toccata una volta; $answer è la scritta del pulsante
question-armed = Tocca di nuovo: { $answer }
question-armed-reveal = Tocca di nuovo per rivelare
question-only-wait = Ora non si può rivelare.
# A standing order is about to answer this question
question-ordered = Risponde il tuo ordine: { $answer }
question-ordered-not = Rispondo io
round-number = Round { $round }
# $phase è la parola per il piazzamento o la risoluzione
round-phase = di 6 · { $phase }
hint-place = Tocca una carta della tua mano, o trascinala al suo posto.
hint-where = Tocca un posto che brilla.
hint-target = Tocca una carta che brilla.
hint-gap = Tocca uno spazio che brilla.
choose-another = Scegli un’altra carta
choice-place = posto { $pile }
queue-place = Posto { $pile }
queue-covered = Coperta
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
# A spectator's two sheets: lines of influence by round, and which cards are open or discarded
race = La corsa
race-note = influenza dopo ogni round
seen-cards = Carte viste
rulings = Dettagli
now-title = In questo momento
now-before = Prima: { $name }
now-after = Dopo: { $name }
orders = Ordini fissi
orders-more =
    { $amount ->
        [one] e un altro
       *[other] e altri { $amount }
    }
order-title = Quando tocca a questa carta
order-none = chiedimi
order-wait = attende fino al round 6
order-reveal = si rivela al suo prossimo turno
order-none-short = Chiedimi
order-wait-short = Attendi
order-reveal-short = Rivela
order-secret = Nessun altro lo vede.
stood-in-for-you = Un bot gioca per te.
take-back = Riprendi il posto
pause = Pausa
resume = Riprendi
talk = Chat
talk-placeholder = Scrivi un messaggio
talk-send = Invia
talk-said = Messaggi
talk-nothing = Ancora nessun messaggio.
connection-lost = La connessione è caduta. Nuovo tentativo…
connection-again = Connessione…
connection-here = La partita su questo dispositivo si è fermata. Riprende da dove era salvata…

## Un giocatore assente

away-title = { $name } non c’è
away-since = da { $time }
away-bot-in = Un bot potrà giocare al suo posto fra { $seconds } s.
away-bot-now = Un bot può giocare al suo posto.
away-seat = Il posto resta suo: basta tornare per riprenderlo.
away-in = fra { $seconds } s
back-title = Mentre non c’eri
back-text = Un bot ha giocato per te:
back-more =
    { $amount ->
        [one] e { $amount } altro evento, nella cronaca
       *[other] e altri { $amount } eventi, nella cronaca
    }
back-on = Continua a giocare

## Chi ha che cosa

who-has-what = Chi ha che cosa
who-title = Chi può avere che cosa
who-note = Le dieci carte di questo tavolo; ogni casata ha le stesse. Tocca una carta per le finezze.
who-off = A questo tavolo si gioca senza l’elenco di chi ha che cosa.
who-kind = Carta
who-private = privato
who-unseen =
    { $amount ->
        [one] { $amount } ignota
       *[other] { $amount } ignote
    }
who-hidden = { $amount } nascoste nella fila
who-hand = { $amount } in mano
who-aside = { $amount } da parte
who-at = n. { $pile }
who-covered = n. { $pile }, coperta
who-known-hidden = n. { $pile }, nascosta
who-in-hand = mano
who-set-aside = da parte
who-discarded = scartata
who-kept = tenuta
who-front = davanti
who-out = fuori gioco
who-may-be = può essere: { $places }
who-place-hand = in mano
who-place-aside = da parte
who-place-hidden = n. { $pile }
who-legend-seen = vista lì
who-legend-covered = lì coperta
who-legend-possible = ancora possibile: nascosta, in mano o da parte

## Che cosa farebbe una risposta

# Ognuno è una cosa che fa la risposta, accanto a una moneta o a un pittogramma; `.long` fa a meno di entrambi.

ahead-last-round = Ultimo round: i punti rimasti sulle carte sono persi
ahead-wait = sopra; resta nascosta
    .long = il gruzzolo passa da { $before } a { $after } e la carta resta nascosta
ahead-wait-last = persi alla fine del round
    .long = i suoi punti ({ $after }) sono persi alla fine del round
ahead-order = per allora
    .long = per allora ne avrà { $after }
ahead-pot-taken = il suo gruzzolo
    .long = prendi il suo gruzzolo di { $amount }
ahead-pot-twice = il doppio del gruzzolo
    .long = prendi { $amount }, il doppio del gruzzolo
ahead-pot-lost = il gruzzolo è perso
    .long = il suo gruzzolo di { $amount } è perso
ahead-pot-lost-part = del gruzzolo, perso
    .long = perdi { $amount } del gruzzolo
ahead-gain = per te
    .long = guadagni { $amount }
ahead-gain-only = guadagni solo { $amount }
ahead-lose = perdi { $amount }
ahead-paid-you = da { $name }
    .long = { $name } ti dà { $amount }
ahead-you-pay = a { $name }
    .long = dai { $amount } a { $name }
ahead-paid-other = { $name } dà { $amount } a { $to }
ahead-other-gains = { $name }
    .long = { $name } guadagna { $amount }
ahead-other-loses = { $name }
    .long = { $name } perde { $amount }
ahead-opened = la carta è scoperta ed esce
ahead-leaves = la carta esce
ahead-its-lost = in fumo
    .long =
        { $amount ->
            [one] il punto che aveva sopra è perso
           *[other] i { $amount } punti che aveva sopra sono persi
        }
ahead-card-opened = { $card } è scoperta ed esce
ahead-card-leaves = { $card } esce
ahead-many-leave = escono altre { $amount } carte
ahead-used = poi è scartata
ahead-used-card = poi scarti { $kind-the }
ahead-kept = la tieni davanti a te
ahead-kept-pot = la tieni con i suoi { $amount }
ahead-pot-it = su di essa
    .long = il suo gruzzolo passa da { $before } a { $after }
ahead-pot-of = { $card-on }
    .long = il gruzzolo { $card-on } passa da { $before } a { $after }
ahead-pot-of-taken = presi da: { $card }
    .long = prendi { $amount } da questa carta: { $card }
ahead-pots-more-you = su { $cards } tue carte
    .long = { $amount } in più su { $cards } tue carte
ahead-pots-less-you = da { $cards } tue carte
    .long = perdi { $amount } da { $cards } tue carte
ahead-pots-more-other = su { $cards } carte di { $name }
    .long = { $amount } in più su { $cards } carte di { $name }
ahead-pots-less-other = da { $cards } carte di { $name }
    .long = { $name } perde { $amount } da { $cards } carte
ahead-moved = dal n. { $from } al n. { $pile }
    .long = passa dal n. { $from } al n. { $pile }
ahead-entered = entra come n. { $pile } la tua carta: { $kind }
ahead-entered-on = entra sul n. { $pile } la tua carta: { $kind }
ahead-exchanged = { $gone-the } torna in mano, { $kind-the } ne prende il posto a faccia in giù
ahead-bribed = passa dalla tua parte
ahead-bribed-card = { $card } passa dalla tua parte
ahead-marked = riceve un segnalino Verdetto
ahead-marked-card = { $card } riceve un segnalino Verdetto
ahead-turned = poi { $kind-the } torna a faccia in giù
ahead-to-spend =
    { $amount ->
        [one] resta { $amount } da spendere
       *[other] restano { $amount } da spendere
    }
ahead-asks-target = poi scegli una carta
ahead-asks-gap = poi scegli il suo posto
ahead-asks-mode = poi scegli che cosa fa
ahead-asks-swap = poi scegli una carta della tua mano
ahead-asks-twin = poi metti il tuo Gemello
ahead-asks-activate = poi scegli chi agisce
ahead-asks-spend = poi spendi il suo gruzzolo
ahead-nothing = non succede nulla
ahead-nothing-reveal = per ora non guadagni nulla
ahead-if = Se { $conditions }:
ahead-it-is = è { $kinds }
ahead-place-is = il n. { $pile } è { $kinds }
ahead-otherwise = Altrimenti:
ahead-more =
    { $amount ->
        [one] e { $amount } altro caso
       *[other] e altri { $amount } casi
    }
ahead-cases =
    { $amount ->
        [one] Decide una carta nascosta: { $amount } caso
       *[other] Decidono le carte nascoste: { $amount } casi
    }
ahead-everything = Tutto ciò che può succedere

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
end-give = Condividi
end-copied = Link copiato
end-link = Link alla partita
end-points = Da dove viene ogni punto
end-points-note = carta per carta: gruzzoli presi, guadagni, eliminazioni
end-start = ricevuto all’inizio
end-lost = perso per colpa di altre carte
end-queue = Le carte della fila
end-queue-note = tutte le carte nascoste sono girate; i gruzzoli rimasti sul tavolo non contano
# Who asked for it; the second is for tables that do not know it
rematch-waits = { $name } vuole la rivincita.
rematch-ready = La rivincita è pronta.
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
fair-proved = La distribuzione è verificata: il server ha usato il seme su cui si era impegnato prima che il tuo browser mandasse il suo, e il tuo seme.
fair-seen = Il server ha usato il seme su cui si era impegnato prima dell’inizio. Il tuo browser non ha un seme in questa distribuzione: il server potrebbe averli conosciuti tutti.
fair-alone = I semi portano a questa distribuzione. Questo browser non ha conservato nulla da prima dell’inizio: non prova niente contro il server.
fair-commitment-changed = Il server mostra un impegno diverso da quando ti sei seduto. Può aver cambiato il suo seme dopo aver conosciuto gli altri.
fair-seed-withheld = Il server non rivela il suo seme: la distribuzione non si può verificare.
fair-server-seed-changed = Il seme che il server rivela non è quello su cui si era impegnato.
fair-own-seed-changed = La distribuzione non è stata fatta con il seme mandato dal tuo browser.
fair-another-deal = I semi portano a una distribuzione diversa da quella giocata.
fair-broken = Questa distribuzione non è quella promessa dal server.
fair-broken-text = La pagina si ferma qui. Avvisa gli altri al tavolo e non continuare questa partita.
fair-broken-end = Non fidarti di questo risultato e avvisa gli altri al tavolo.
fair-none = Questa distribuzione non si può verificare: la partita continua da un’altra.
fair-unable = Questo browser può verificare solo con una connessione sicura (https).
fair-commitment = Impegno
fair-kept = Impegno conservato da questo browser
fair-server = Seme del server
fair-seats = Semi dei giocatori
fair-own = Seme mandato da questo browser
fair-about = Che cosa prova la verifica
fair-about-proves = Se il tuo browser ha conservato l’impegno prima dell’inizio e il suo seme è nella distribuzione, né il seme del server né il tuo è stato cambiato, e un giocatore che non conosce il seme del server non ha potuto scegliere le carte.
fair-about-page = La pagina viene dallo stesso server. Un proprietario che bara potrebbe cambiare anche quella. Per esserne sicuro, salva la partita e verificala sul tuo computer: oriflamme fair game.json --commitment … --seed …
fair-about-owner = Il proprietario del server ne conosce il seme. Se lui, o un suo amico, ha un posto, può provare semi per quel posto fino all’inizio e tenere quello che gli conviene. Basta un secondo, e la verifica non lo vede. Fidati della distribuzione quanto ti fidi che il proprietario non giochi, o giochi onestamente.
fair-about-again = Un proprietario può anche chiudere un tavolo prima dell’inizio e aprirne un altro. Una rivincita e un nuovo tavolo hanno un nuovo impegno; un riavvio del server conserva quello di prima.

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
settings-confirm = Due tocchi per ciò che non si annulla
settings-sounds = Suoni
settings-turn = Un suono al tuo turno, se ci sono altre persone
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
credits-privacy-text = Non serve un account e nessuno viene tracciato. Il nome di un ospite, le impostazioni e le chiavi dei posti restano in questo browser; il server conserva le partite. Con un account puoi scaricare tutto ciò che è conservato su di te, o cancellarlo.

## A table that is open elsewhere, a seat that is gone, leaving a game

ended-replaced = Il tavolo è aperto in un’altra scheda
ended-replaced-text = Un posto si gioca da una scheda sola: la più recente.
ended-signed-out = Non sei più connesso al tuo account
ended-here = Gioca qui
ended-seat = Questo posto non è più tuo
ended-seat-text = L’host lo ha liberato, o lo ha preso qualcun altro. Puoi guardare, o prendere un posto libero.
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
sit-as = Prendi posto come { $name }.
