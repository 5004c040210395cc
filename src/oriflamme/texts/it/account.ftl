# L’account: accesso, sessioni, notifiche, i propri bot, blocchi e segnalazioni. Nessun tavolo ha bisogno di questi testi.
#
# Glossario: una parola, un significato.
#   account      un nome con una password           sessione      un browser in cui si è fatto l’accesso
#   ospite       chi gioca senza account            riprendere    rendere dell’account una partita da ospite
#   bot          un programma che gioca             token         il segreto con cui accede un bot
#   modo         come arrivano le notifiche         codice        inviato per confermare un indirizzo
#   bloccare     non voler incontrare qualcuno      segnalazione  avvisare i moderatori

## Accesso

signin-why = A che serve un account
signin-why-games = I tuoi posti sono tuoi in ogni browser.
signin-why-rated = Partite in classifica, un profilo, un posto nelle classifiche.
signin-why-days = Partite in più giorni, con un avviso quando tocca a te.
signin-optional = A tutto il resto si gioca senza, ora e per sempre.
signin-which = Hai un account?
signin-have = Ho un account
signin-have-none = Sono qui per la prima volta
signin-already = Accesso effettuato come { $name }.
signin-claim =
    { $amount ->
        [one] Porta con te la partita di questo browser
       *[other] Porta con te le { $amount } partite di questo browser
    }
signin-recovery = Poi ricevi un codice di recupero. Serve a scegliere una nuova password se dimentichi questa.
signin-forgot = Password dimenticata?
signup = Crea un account
signup-do = Crea l’account
account-name = Nome
password = Password
password-show = Mostra
password-hide = Nascondi
password-rule = Almeno 8 caratteri, e non il tuo nome.
account-name-missing = Scrivi il tuo nome.
password-missing = Scrivi la tua password.

## Una password dimenticata

recovery = Recupero
recovery-title = Scegli una nuova password
recovery-how = Come?
recovery-by-code = Codice di recupero
recovery-by-mail = E-mail
recovery-by-link = Sei arrivato dal link nell’e-mail. Scegli una nuova password.
recovery-code = Codice di recupero
recovery-code-missing = Scrivi il codice di recupero.
recovery-code-note = L’hai ricevuto con l’account: quattro gruppi di cinque lettere e cifre.
recovery-do = Cambia la password
recovery-mail-note = Se l’account ha un indirizzo e-mail confermato da almeno tre giorni, riceve un link. Vale un’ora.
recovery-mail-do = Mandami un link
recovery-mail-sent = Se esiste un account così con un indirizzo confermato, un link è in arrivo.
recovery-done = La tua password è cambiata
recovery-yours = Il tuo codice di recupero
recovery-once = Conservalo in un posto sicuro: si vede solo questa volta. Vale una volta, se dimentichi la password.
recovery-kept = L’ho conservato
recovery-note = Con un codice di recupero puoi scegliere una nuova password se dimentichi la tua.
recovery-made = Il tuo codice è del { $date }.
recovery-none = Non hai ancora un codice di recupero.
recovery-mail = Un link può anche arrivare al tuo indirizzo confermato.
recovery-new = Crea un nuovo codice
recovery-new-note = Quello vecchio non vale più.

## L’account

account-since = Account dal { $date }
account-cancel = Annulla
account-gone = Il tuo account è cancellato
account-gone-text = Le tue partite restano a chi le ha giocate, senza il tuo nome. Puoi continuare come ospite quando vuoi.
sessions = Le tue sessioni
sessions-note = Un browser che non conosci? Chiudi la sua sessione e cambia la password.
session-this = questo browser
session-unknown = Browser sconosciuto
# $when: “2 giorni fa”
session-seen = ultima visita { $when }
session-since = dal { $date }
# $place è un browser: “Firefox · Linux”
session-end-at = Chiudi la sessione: { $place }
session-ended = Quella sessione è chiusa.
sign-out-everywhere = Chiudi tutte le sessioni
password-note = Una nuova password chiude le sessioni di tutti gli altri browser.
password-old = Password attuale
password-new = Nuova password
password-change = Cambia la password
password-changed = La password è cambiata. Le sessioni di tutti gli altri browser sono chiuse.
claim = Partite di questo browser
claim-note =
    { $amount ->
        [one] { $amount } partita è stata giocata qui da ospite e non è ancora del tuo account.
       *[other] { $amount } partite sono state giocate qui da ospite e non sono ancora del tuo account.
    }
claim-do = Aggiungi all’account
claimed =
    { $amount ->
        [0] Nessuna di queste partite si può più riprendere.
        [one] { $amount } partita è ora del tuo account.
       *[other] { $amount } partite sono ora del tuo account.
    }
data = I tuoi dati
data-note = Tutto ciò che il server conserva di te, in un file; oppure cancella tutto.
data-export = Scarica i miei dati
delete-account = Cancella l’account
delete-warning = Non si torna indietro.
delete-name = Il tuo nome viene tolto da tutte le tue partite. Le partite restano a chi le ha giocate.
delete-all = Le tue classifiche, gli amici, i bot, i blocchi e le notifiche vengono cancellati.
delete-seats = Perdi i tuoi posti ai tavoli in corso; lì può giocare un bot.
delete-do = Cancella per sempre

## Vacanza

vacation = Vacanza
vacation-note = Mentre sei via, il tuo tempo ai tavoli a turni è fermo.
vacation-until = Sei in vacanza fino al { $date }.
vacation-day = Via fino al
vacation-go = Vai in vacanza
vacation-back = Sono di nuovo qui
vacation-left =
    { $amount ->
        [one] Quest’anno resta { $amount } giorno.
       *[other] Quest’anno restano { $amount } giorni.
    }

## I propri bot

own-bots = I tuoi bot
own-bots-note = Programmi tuoi che prendono posto come le persone. Sono segnati come bot e hanno classifiche proprie.
own-bot-since = dal { $date }
own-bot-name = Nome di un nuovo bot
own-bot-make = Crea il bot
own-bot-renew = Nuovo token
own-bot-renew-of = Nuovo token per { $name }
own-bot-renew-sure = { $name } riceve un altro token. Il vecchio smette subito di valere.
own-bot-delete = Cancella il bot
own-bot-delete-of = Cancella { $name }
own-bot-delete-sure = { $name } viene cancellato con le sue classifiche. Le sue partite restano, senza il suo nome.
own-bot-deleted = { $name } è cancellato.
token = Token
token-of = Il token di { $name }
token-once = Copialo adesso: si vede solo questa volta.
token-copy = Copia
token-note = Con il token chiunque può giocare come il tuo bot. Il programma lo invia con ogni richiesta: “Authorization: Bearer …”.

## Blocchi

blocks = Persone bloccate
blocks-note = Non giocate mai allo stesso tavolo e non vedete i messaggi l’uno dell’altro.
block = Blocca
block-name = Nome
block-since = dal { $date }
block-done = { $name } è fra i bloccati. Non vi incontrerete a nuovi tavoli.
unblock = Sblocca
unblock-whom = Sblocca { $name }

## Notifiche

push = Su questo dispositivo
push-note = Un avviso del browser quando tocca a te, anche a pagina chiusa.
push-turn-on = Avvisami su questo dispositivo
push-turn-off = Disattiva qui
push-is-on = Questo dispositivo riceve le notifiche.
push-on = Fatto. Da ora questo dispositivo riceve le notifiche.
push-denied = Questo browser blocca le notifiche di questa pagina. Permettile nelle sue impostazioni, poi torna.
push-unable = Questo browser non sa mostrare notifiche. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.
push-failed = Il servizio di notifiche del browser non risponde. Riprova più tardi, o scegli un altro canale.
channels = Dove arrivano le notifiche
channels-note = Quando tocca a te a un tavolo a turni, e ancora a metà e a nove decimi del tempo. Mai mentre hai il tavolo aperto.
channels-none = Ancora da nessuna parte.
channels-unable = Questo server non manda notifiche.
channel-push = Browser
channel-email = E-mail
channel-test = Prova
channel-test-of = Prova: { $channel }
channel-tested = Inviato. È arrivato?
channel-remove = Togli: { $channel }
channel-failing =
    { $amount ->
        [one] L’ultima notifica non è arrivata.
       *[other] Le ultime { $amount } notifiche non sono arrivate.
    }
channel-code = Codice dall’e-mail
channel-code-note = Un codice è stato inviato a { $address }.
channel-code-sent = Ti è stato inviato un codice. Scrivilo qui sopra.
channel-confirm = Conferma
channel-new = Un altro canale
channel-kind = Tipo di canale
channel-about-discord = In Discord: impostazioni del canale, Integrazioni, Webhook, Copia URL webhook.
channel-about-slack = In Slack: aggiungi a un canale l’app “Incoming Webhooks” e copia il suo indirizzo.
channel-about-matrix = L’indirizzo di un webhook che porta in una stanza Matrix.
channel-about-email = Un indirizzo che leggi. Serve anche a scegliere una nuova password se dimentichi la tua.
channel-address-hook = Indirizzo del webhook
channel-address-email = Indirizzo e-mail
channel-add = Aggiungi
channel-added = Aggiunto. Provalo!

## Segnalazioni

report = Segnala
report-title = Segnala { $name }
report-note = I moderatori di questo server ricevono il tuo messaggio e il registro di questa partita.
report-reason = Che cosa non va?
report-abuse = Offese o minacce
report-cheating = Imbrogli
report-name = Il nome
report-stalling = Perdite di tempo volute
report-other = Altro
report-words = Con parole tue
report-send = Invia la segnalazione
report-sent = Grazie. Un moderatore la esaminerà.
