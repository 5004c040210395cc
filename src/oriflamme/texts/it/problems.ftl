# Why something was refused, by the stable code of the refusal. The arguments are explained in the English file.

## The page itself

problem-unknown = Qualcosa è andato storto. Riprova.
problem-away = Il server al momento non risponde.
problem-broken = Il server ha risposto qualcosa di strano. Riprova.
problem-broken-device = Qualcosa è andato storto nel gioco su questo dispositivo. Quanto giocato è salvato: ricarica la pagina e riprova.

## The server

problem-mistake = Il server ha commesso un errore. Prima di riprovare, controlla se la modifica è stata fatta.
problem-not-found = A questo indirizzo non c’è nulla.
problem-store = Il server al momento non può salvare nulla, quindi nulla è cambiato. Riprova tra poco.
problem-store-changed = Un altro processo ha modificato questo tavolo. Riprova tra un secondo.
problem-store-device-full = Su questo dispositivo non c’è più spazio per salvare la partita, quindi nulla è cambiato. Libera spazio e riprova.
problem-store-device-refused = Questo browser non permette alla pagina di salvare la partita, quindi nulla è cambiato.
problem-store-full = In questo momento il server non può salvare nulla. Riprova tra poco.
problem-store-moving = Questo tavolo sta passando a un altro processo. Riprova tra un secondo.
problem-store-opening = Questo tavolo si sta aprendo. Riprova tra un secondo.
problem-store-stopping = Il server sta per fermarsi. Riprova tra un secondo.
problem-store-time = Il server non sa quanto tempo resta. Riprova tra poco.
problem-store-unreachable = Il database non risponde. Riprova tra poco.
problem-foreign-page = Questa richiesta veniva da un altro sito. Riapri questa pagina.
problem-forbidden-metrics = Le misure non sono accessibili dal tuo indirizzo.

## Messages and requests

problem-no-deduction = A questo tavolo si gioca senza l’elenco «Chi ha che cosa».
problem-no-coach = A questo tavolo si gioca senza consigliere.
problem-no-coach-rated = Ai tavoli in classifica non c’è consigliere.
problem-no-coach-server = Il consigliere ha bisogno di un server.
problem-no-body = La richiesta non si può leggere: { $why }
problem-no-body-character = La richiesta non si può leggere: contiene un carattere nullo.
problem-no-message = Questo messaggio non è valido: { $why }
problem-no-message-server = Solo i server mandano questo messaggio.
problem-no-hello = Il primo messaggio deve essere hello.
problem-greeted = Hai già detto hello.
problem-too-long-message = Un messaggio può avere fino a { $most } byte.
problem-too-long-request = Una richiesta può avere fino a { $most } byte.
problem-too-long-header = L’intestazione di una richiesta può avere fino a { $most } byte.
problem-too-slow = La richiesta ha impiegato troppo tempo ad arrivare.
problem-no-request = Questa non è una richiesta HTTP valida.
problem-too-many-sockets = Il tuo indirizzo ha troppe connessioni aperte con questo server.
problem-wrong-from = «from» deve essere un numero.
problem-wrong-from-up-to = «from» deve essere un numero da 0 a { $most }.
problem-wrong-report-state = Una segnalazione è aperta (open) o chiusa (closed).
problem-wrong-viewer = Chi guarda deve essere un posto da 0 a { $most }, spectator o all.

## Too often

problem-too-fast = Troppi messaggi. Rallenta.
problem-too-fast-account = Per questo account sono state provate molte password sbagliate. Aspetta un minuto, o accedi con un browser che hai già usato qui.
problem-too-fast-again = L’hai fatto troppe volte. Aspetta un po’.
problem-too-fast-bot = Questo bot ha chiesto troppi tavoli e posti. Aspetta un po’.
problem-too-fast-coach = Il consigliere ti ha già risposto spesso. Aspetta un po’.
problem-too-fast-friends = Puoi mandare fino a { $most } richieste al giorno. Riprova domani.
problem-too-fast-invitations = Puoi mandare fino a { $most } inviti al giorno. Riprova domani.
problem-too-fast-mail-code = A questo indirizzo sono già stati mandati dei codici. Aspetta un’ora.
problem-too-fast-recovery = Troppi tentativi di recuperare un account. Aspetta un minuto.
problem-too-fast-recovery-mail = Per questo nome sono già state mandate delle e-mail. Aspetta un’ora.
problem-too-fast-reports = Dal tuo indirizzo sono arrivate troppe segnalazioni. Aspetta un po’.
problem-too-fast-reviews = Dal tuo indirizzo sono state avviate troppe analisi. Aspetta qualche minuto.
problem-too-fast-sign-in = Troppi tentativi di accesso. Aspetta un minuto.
problem-too-fast-table-code = Il tuo indirizzo ha provato troppi codici sbagliati. Aspetta un po’.
problem-too-fast-tables = Il tuo indirizzo ha chiesto troppi tavoli e posti. Aspetta un po’.
problem-too-much-talk = Hai parlato molto. Aspetta un momento.
problem-busy-coach = Il consigliere non ha tempo in questo momento. Riprova tra qualche secondo.
problem-busy-hosts = In questo momento si stanno controllando troppi indirizzi. Riprova fra un minuto.
problem-busy-lists = In questo momento troppe persone guardano le proprie partite. Riprova fra qualche secondo.
problem-busy-mail = In questo momento si stanno inviando troppe e-mail. Riprova fra un minuto.
problem-busy-passwords = In questo momento accedono troppe persone. Riprova fra un minuto.
problem-busy-pictures = In questo momento si stanno disegnando troppe immagini. Riprova fra un minuto.
problem-busy-previews = Troppi giocatori chiedono l’effetto delle loro risposte. Puoi rispondere senza conoscerlo.
problem-busy-replays = In questo momento si stanno rivedendo troppe partite. Riprova fra qualche secondo.
problem-busy-reviews = Molte partite sono in analisi in questo momento. Riprova tra un minuto.

## Tables

problem-no-such-table = Non c’è un tavolo con questo link o codice.
problem-no-such-table-invitation = Non hai inviti a questo tavolo.
problem-no-such-puzzle = Non c’è un problema con questo numero.
problem-no-such-answer = Questa azione non è tra le risposte del problema.
problem-unreadable = Questo tavolo non si può leggere.
problem-newer = Questa partita è stata salvata da una versione più recente di Oriflamme. Ricarica la pagina per aggiornarla.
problem-newer-record = Questo file viene da una versione più recente di Oriflamme. Ricarica la pagina per aggiornarla.
problem-no-record = Questo file non è la registrazione di una partita.
problem-needs-server = Un tavolo di questo dispositivo non può essere classificato, aperto a tutti o giocato in più giorni.
problem-device-died = La partita su questo dispositivo si è fermata. È salvata: puoi riprenderla.
problem-device-unfetched = Non è stato possibile scaricare il gioco. Controlla la connessione e riprova.
problem-device-unable = Questo browser non può far girare il gioco da solo. Uno più recente sì.
problem-closed = Questo tavolo è chiuso.
problem-closed-by-moderator = Un moderatore ha chiuso questo tavolo.
problem-too-many-tables = Hai già { $most } tavoli aperti che aspettano giocatori. Inizia a giocare a uno di essi o chiudilo prima di aprirne un altro.
problem-full = Tutti i posti di questo tavolo sono occupati.
problem-seat-taken = Questa casata è appena stata presa. Scegline un’altra.
problem-full-spectators = A questo tavolo ci sono troppi spettatori.
problem-started = A questo tavolo la partita è cominciata. Puoi guardarla.
problem-started-already = La partita è già cominciata.
problem-not-full = Ci sono posti liberi. Aspetta altri giocatori, o completa con i bot.
problem-not-host = Può farlo solo l’host.
problem-no-free-seat = Non c’è un posto libero per un bot.
problem-no-such-seat = Quel posto è vuoto.
problem-no-such-seat-person = Su questo posto non c’è una persona.
problem-no-such-seat-report = Su questo posto non c’è un giocatore da segnalare.
problem-no-seat = Il tuo account non ha un posto a questo tavolo.
problem-unknown-token = Questo token non ha un posto a questo tavolo.
problem-replaced = Questo posto è stato aperto altrove.
problem-kicked = L’host ha liberato il tuo posto.
problem-left = Hai lasciato il tavolo.
problem-spectator = Stai guardando questo tavolo. Può farlo solo chi gioca.
problem-blocked = Non puoi sederti a questo tavolo: tu e un altro giocatore non giocate insieme.
problem-blocked-friend = Hai bloccato questo giocatore. Prima sbloccalo.
problem-blocked-rematch = Alcuni giocatori qui non giocano più insieme. Apri un tavolo nuovo.
problem-rated-bots = A questo tavolo in classifica giocano solo bot. Le persone hanno classifiche loro.
problem-rated-our-bots = I bot del server non giocano ai tavoli in classifica.
problem-rated-people = A questo tavolo in classifica giocano solo persone. I bot hanno classifiche loro.
problem-seated = Hai già un posto a questo tavolo. A un tavolo in classifica ognuno ne ha uno solo.
problem-seated-bot = Un altro bot del tuo proprietario ha già un posto a questo tavolo. A un tavolo in classifica ogni proprietario ne ha uno solo.
problem-wrong-bot = Questo server non conosce questo bot.
problem-wrong-deck = Questo server non conosce questo mazzo, o queste dieci carte non ne formano uno.
problem-wrong-few-seats = Ci sono più giocatori ({ $players }) che posti ({ $seats }).
problem-wrong-name = Un nome deve avere almeno un carattere visibile.
problem-wrong-no-code = Al momento nessun codice è libero. Riprova.
problem-wrong-no-seat-left = Lascia un posto per te.
problem-wrong-pace = A questo ritmo una decisione può avere da { $least } a { $most } secondi.

## The game

problem-not-playing = A questo tavolo non si sta giocando.
problem-not-asked = Non tocca a te.
problem-stale = La partita è andata avanti. Guarda di nuovo.
problem-out-of-time = Il tempo per questa decisione è scaduto: non si può più annullare.
problem-paused = Il tavolo è in pausa.
problem-too-late = Non si può più annullare: un altro giocatore ne ha già saputo qualcosa.
problem-no-such-card = Non hai una carta nascosta con questo numero nella fila.
problem-not-away = Questo giocatore è qui, o manca da poco.
problem-not-away-turn-based = A un tavolo a turni non serve essere connessi. Quando il tempo è finito, gioca un bot.
problem-not-over = La partita non è ancora finita.
problem-not-over-replay = La partita non è ancora finita. Dopo potrai rivederla.
problem-no-review = Nessuno ha ancora chiesto l’analisi di questa partita.
problem-no-review-short = Questa partita è troppo corta per un’analisi.
problem-no-review-failed = Non è stato possibile analizzare questa partita.
problem-not-over-record = La partita di questo file non è finita. Si possono aprire solo partite concluse.
problem-wrong-over = A questo punto la partita è finita. Riprendi da un punto precedente.
problem-wrong-seat = Questa partita ha posti da 0 a { $most }.
problem-nothing-said = Di’ una frase rapida o un testo.
problem-phrases-only = Ai tavoli aperti si possono dire solo le frasi rapide.
problem-phrases-only-bot = Un bot può dire solo le frasi rapide.
problem-unknown-phrase = Questa frase non c’è. Le frasi sono: { $phrases }.

## Accounts

problem-not-signed-in = Per questo serve un account. Prima accedi.
problem-not-signed-in-seat = Questo posto appartiene a un account. Accedi a quell’account per giocare qui.
problem-not-signed-in-rated = A un tavolo in classifica ogni giocatore ha bisogno di un account. Prima accedi.
problem-signed-out = Qui il tuo accesso è finito. Accedi di nuovo, o riprova come ospite.
problem-wrong-password = Non c’è un account con questo nome e questa password.
problem-wrong-password-own = Questa non è la tua password.
problem-weak-password = La password è uguale al nome. Scegline un’altra.
problem-short-password = La password deve avere almeno 8 caratteri.
problem-wrong-recovery-code = Questo nome e questo codice non vanno insieme, o il codice è già stato usato.
problem-wrong-recovery-link = Questo link è già stato usato, o ha più di un’ora. Chiedine uno nuovo.
problem-name-taken = Questo nome è già preso, o somiglia a uno già preso.
problem-no-such-account = Nessun giocatore ha questo nome.
problem-no-such-account-block = Non hai bloccato un giocatore con questo nome.
problem-no-such-account-friend = Questo giocatore non è nella tua lista.
problem-no-such-session = Questa sessione è già chiusa.
problem-no-such-ladder = Questa classifica non c’è. Le classifiche hanno nomi come base-4, mixed-3 o bots-base-4.
problem-forbidden-bot = Un bot non può farlo, ma il suo proprietario sì.
problem-forbidden-fill = Solo le persone a questo tavolo possono mettere bot ai posti.
problem-no-such-bot = Non hai un bot così.
problem-too-many-bots = Puoi avere fino a { $most } bot. Prima cancellane uno.
problem-too-many-seats = Un bot può sedere al massimo a { $most } tavoli non finiti. Prima finiscine qualcuno.
problem-too-many-blocks = Puoi bloccare fino a { $most } giocatori.
problem-too-many-friends = Puoi avere fino a { $most } amici. Prima togline uno.
problem-too-many-friends-theirs = Questo giocatore ha già { $most } amici, il massimo.
problem-not-friends = Puoi invitare solo i tuoi amici.
problem-forbidden-friend-bot = Un bot non può essere un amico.
problem-yourself-friend = Non puoi essere amico di te stesso.
problem-yourself-block = Non puoi bloccare te stesso.
problem-yourself-report = Non puoi segnalare te stesso.

## Notifications and vacations

problem-bad-address = Questo indirizzo non è valido.
problem-bad-address-characters = Un indirizzo può avere fino a { $most } caratteri, solo ASCII, senza spazi né barre rovesciate.
problem-bad-address-host = Questo indirizzo non nomina un host.
problem-bad-address-https = L’indirizzo deve cominciare con https://.
problem-bad-address-keys = Queste non sono le chiavi dell’iscrizione di un browser.
problem-bad-address-mail = Questo indirizzo e-mail non è valido.
problem-bad-address-no-mail = Questo server non manda e-mail.
problem-bad-address-password = L’indirizzo non deve contenere un nome o una password prima dell’host.
problem-bad-address-port = La porta dell’indirizzo deve essere 443 o 8448.
problem-bad-address-unresolved = Questo nome di host non si trova.
problem-inside-address = Questo indirizzo porta in una rete privata. Si possono usare solo indirizzi di internet.
problem-not-reached = A questo indirizzo il messaggio non è stato accettato.
problem-not-reached-browser = Questo browser non accetta più messaggi. Il modo è stato tolto.
problem-not-reached-mail = L’e-mail non si è potuta mandare. Riprova più tardi.
problem-wrong-code = Questo non è il codice ricevuto.
problem-wrong-code-over = Questo codice non vale più. Togli l’indirizzo e aggiungilo di nuovo.
problem-wrong-code-unconfirmed = Prima conferma questo indirizzo, con il codice ricevuto.
problem-no-such-way = Questo canale non c’è.
problem-too-many-ways = Puoi avere fino a { $most } canali. Prima togline uno.
problem-no-vacation-left = È troppo. Giorni di vacanza che ti restano quest’anno: { $days }.

## Moderation

problem-banned = Un moderatore ha escluso questo account.
problem-banned-until = Questo account è escluso fino al { $day }.
problem-forbidden-ban-moderator = I moderatori sono indicati nelle impostazioni del server. Prima togli questo da lì.
problem-forbidden-moderators = Possono farlo solo i moderatori.
problem-forbidden-not-banned = Questo account non è escluso.
problem-forbidden-rename-moderator = I moderatori sono indicati nelle impostazioni del server. Prima togli questo da lì, poi rinomina l’account.
problem-closed-report = Questa segnalazione è già chiusa.
problem-no-such-report = Questa segnalazione non c’è.
problem-reported = L’hai già segnalato. Un moderatore lo esaminerà.
problem-no-name = Scrivi un nome nuovo.
problem-no-time = Un’esclusione deve finire nel futuro.
problem-not-ready = Una partita in classifica comincia quando tutti sono presenti e pronti. Non ancora: { $names }.
problem-same-browser = Un altro account è già venuto a questo tavolo con questo browser. A un tavolo in classifica ognuno gioca una volta sola.
problem-rated-stand-in = A un tavolo in classifica il sostituto è sempre { $bot }.
problem-not-rated = Solo una partita in classifica aspetta che tutti siano pronti.
