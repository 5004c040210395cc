# Tavoli in classifica e a turni, e i tempi in parole: ciò che serve alla pagina iniziale e a un tavolo.

## Tempo

left-none = tempo scaduto
left-days =
    { $amount ->
        [one] ancora { $amount } giorno
       *[other] ancora { $amount } giorni
    }
left-hours =
    { $amount ->
        [one] ancora { $amount } ora
       *[other] ancora { $amount } ore
    }
left-minutes =
    { $amount ->
        [0] meno di un minuto
        [one] ancora { $amount } minuto
       *[other] ancora { $amount } minuti
    }
span-days =
    { $amount ->
        [one] { $amount } giorno
       *[other] { $amount } giorni
    }
span-hours =
    { $amount ->
        [one] { $amount } ora
       *[other] { $amount } ore
    }
span-minutes =
    { $amount ->
        [one] { $amount } minuto
       *[other] { $amount } minuti
    }
# Quanto tempo per ogni decisione
each-days =
    { $amount ->
        [one] { $amount } giorno a decisione
       *[other] { $amount } giorni a decisione
    }
each-hours =
    { $amount ->
        [one] { $amount } ora a decisione
       *[other] { $amount } ore a decisione
    }

## Tavoli in classifica e a turni

pace-turns = Più giorni a mossa
pace-time = Tempo per ogni decisione
pace-turns-note = Non serve essere online insieme: ognuno risponde quando può. Se il tuo tempo scade, un bot risponde per te.
turn-based = A turni
rated = Classifica
rated-mark = In classifica
rated-no = Per divertimento
rated-yes = In classifica
rated-note = Conta per la classifica. A ogni giocatore serve un account; i bot del server non giocano.
rated-why-not = Per giocare in classifica serve un account.
sign-in-for-it = Accedi
seat-ready = partecipa
seat-not-ready = non partecipa ancora
lobby-ready = Gioco questa partita in classifica

## Titoli, e ciò che dice ancora la pagina iniziale

ladders = Classifiche
profile = Profilo
admin = Moderazione
games-asked-count =
    { $amount ->
        [one] { $amount } tavolo ti aspetta
       *[other] { $amount } tavoli ti aspettano
    }
