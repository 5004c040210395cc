# Profili, classifiche, l’elenco delle partite, e la pagina dei moderatori.

## L’elenco delle partite

games-asked = Tocca a te
games-others = Tocca agli altri
games-gathering = In attesa di giocatori
games-here = In questo browser
games-over = Finite
games-note = Le partite del tuo account, e quelle di questo browser.
games-play = Gioca

## Profili

profile-missing = Nessun giocatore ha questo nome
profile-person = Giocatore
profile-bot = Bot
profile-bot-of = Un bot di { $name }
profile-since = Qui dal { $date }
profile-games =
    { $amount ->
        [one] partita
       *[other] partite
    }
profile-won = vinte
profile-share = di vittorie
profile-new = Nessuna partita è ancora finita.
profile-ratings = Punteggi
profile-unrated = Ancora nessuna partita in classifica.
profile-deviation = più o meno { $amount }
# La storia di un punteggio in parole. $low e $high sono il più basso e il più alto
profile-history =
    { $amount ->
        [one] Dopo { $amount } partita in classifica
       *[other] Dopo { $amount } partite in classifica, tra { $low } e { $high }
    }
profile-rose = { $amount } in più che dopo la prima
profile-fell = { $amount } in meno che dopo la prima
profile-even = come dopo la prima
profile-by-box = Per scatola
profile-box = Scatola
profile-average = Punti a partita
profile-by-kind = Per carta
profile-by-kind-note = quante volte è stata giocata, e quanto ha reso
profile-played =
    { $amount ->
        [one] giocata { $amount } volta
       *[other] giocata { $amount } volte
    }
profile-gained = punti guadagnati
profile-eliminated =
    { $amount ->
        [one] eliminata { $amount } volta
       *[other] eliminata { $amount } volte
    }
profile-bluff = Bluff preferito
profile-bluff-text =
    { $rounds ->
        [one] { $kind }: { $rounds } round di nascosto, poi { $gained } punti.
       *[other] { $kind }: { $rounds } round di nascosto, poi { $gained } punti.
    }
profile-bluff-times =
    { $amount ->
        [one] È riuscito una volta.
       *[other] È riuscito { $amount } volte.
    }
profile-bluff-replay = Rivedilo
profile-recent = Ultime partite
profile-place = Posto { $place } di { $players }
profile-more-kinds = Mostra tutte le carte
insights = I voti del consigliere
insights-games =
    { $amount ->
        [one] { $amount } partita analizzata
       *[other] { $amount } partite analizzate
    }
insights-range = tra { $low } e { $high }
insights-mean = media delle ultime { $amount }
insights-none = Nessuna tua partita è stata ancora analizzata. Apri il replay di una partita e chiedi un’analisi.
insights-private = Il resto lo vedi solo tu.
insights-where = Dove
insights-mark = Voto
insights-people = Contro persone
insights-bots = Contro bot
insights-best = Giocate meglio
insights-worst = Costate di più
insights-cost = { $points } punti persi a scelta
insights-read = Quanto ti leggono
insights-read-text = Da ciò che avevano visto, gli altri potevano indovinare le tue carte nascoste { $chance } volte su 100.

## Amici

friends-note = Puoi invitare gli amici a un tavolo con un tocco. Nessun altro vede questa lista.
friends-none = Ancora nessun amico.
friends-name = Nome di un giocatore
friends-ask = Chiedi l’amicizia
friends-asked-now = Richiesta mandata a { $name }.
friends-made = Tu e { $name } ora siete amici.
friends-accept = Accetta
friends-accept-of = Accetta la richiesta di { $name }
friends-decline = Rifiuta
friends-decline-of = Rifiuta la richiesta di { $name }
friends-asked = Richieste mandate
friends-waits = aspetta una risposta
friends-take-back = Ritira
friends-take-back-of = Ritira la richiesta a { $name }
friends-remove = Togli
friends-remove-of = Togli { $name } dagli amici
friends-remove-sure = { $name } esce dalla tua lista, e tu dalla sua.
friends-removed = { $name } non è più nella tua lista.
friends-is = amico
friends-recent = Giocatori recenti
friends-recent-none = Qui compaiono i giocatori con un account che incontri a un tavolo.
friends-add = Aggiungi
friends-add-of = Chiedi l’amicizia a { $name }
friends-since = dal { $date }
friends-invite-title = Invita un amico
friends-invite = Invita
friends-invite-of = Invita { $name } a questo tavolo
friends-invited = invito mandato
friends-invitations = Inviti
friends-invites = { $name } ti invita a un tavolo
friends-wants = { $name } vuole fare amicizia
friends-decline-table = Rifiuta l’invito di { $name }

## Classifiche

ladders-note = Dalle partite in classifica, per scatola e numero di giocatori. I bot hanno classifiche loro.
ladders-none = Nessuna partita in classifica è ancora finita. Apri un tavolo in classifica!
ladders-people = Persone
ladders-bots = Bot
ladders-all = Tutte le classifiche
box-mixed = Altri mazzi
ladder-people =
    { $amount ->
        [one] { $amount } partecipante
       *[other] { $amount } partecipanti
    }
ladder-bots = { $amount } bot
ladder-games =
    { $amount ->
        [one] { $amount } partita
       *[other] { $amount } partite
    }
ladder-note = Chi ha giocato meno di tre partite in classifica non è ancora in elenco.
ladder-empty = Nessun giocatore ha ancora tre partite in classifica qui.
ladder-place = Posto
ladder-name = Nome
ladder-rating = Punteggio
ladder-deviation = Più o meno
ladder-count = Partite
ladder-more = Mostra altri

## Per i moderatori

admin-refused = Questa pagina è per i moderatori di questo server.
admin-refused-text = Accedi con un account da moderatore, o torna alle partite.
admin-reports = Segnalazioni
admin-actions = Interventi
admin-audit = Registro
admin-open = Aperte
admin-closed = Chiuse
admin-no-reports = Nessuna segnalazione aperta.
admin-no-closed = Nessuna segnalazione è ancora stata chiusa.
admin-no-audit = Non è ancora stato fatto nulla.
admin-reported = Su { $name }
admin-reported-by = Segnalato da { $name }
admin-guest = un ospite al posto { $number }
admin-withheld = La partita è in corso: i suoi segreti compaiono qui solo alla fine.
admin-seat = posto { $number }
admin-table = Il tavolo
admin-log = Mostra lo svolgimento
admin-log-hide = Nascondi lo svolgimento
admin-log-of = Lo svolgimento del tavolo
admin-close = Chiudi la segnalazione
admin-close-words = Che cosa è emerso e che cosa si è fatto
admin-action = Che cosa si fa
admin-about-person = Chi: nome o id
admin-about-table = Quale tavolo: il suo id
admin-until = Per quanto tempo
admin-until-day = 1 giorno
admin-until-week = 7 giorni
admin-until-month = 30 giorni
admin-until-year = 1 anno
admin-new-name = Il nuovo nome
admin-words = Perché, per il registro
admin-check = Avanti
admin-confirm = È giusto così?
admin-cancel = Annulla
admin-done = Fatto, e annotato nel registro.
admin-more-audit = Interventi precedenti
admin-action-ban = Escludi
admin-action-unban = Riammetti
admin-action-rename = Rinomina
admin-action-close-table = Chiudi un tavolo
admin-action-close-report = Segnalazione chiusa
# Chiesto prima di agire
confirm-ban = Escludere { $name } fino al { $date }? Tutte le sessioni finiscono subito.
confirm-unban = Riammettere { $name }?
confirm-rename = Rinominare { $name } in { $to }, anche in tutte le partite finite?
confirm-close-table = Chiudere il tavolo { $name }? La sua partita finisce senza risultato.
reason-abuse = Offese
reason-cheating = Imbrogli
reason-name = Nome
reason-stalling = Perdite di tempo
reason-other = Altro
