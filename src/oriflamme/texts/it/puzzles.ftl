# Problemi: la pagina /puzzles, e `oriflamme puzzles` in un terminale

## La domanda

puzzle-number = Problema { $number }
puzzle-task = Trova l’azione migliore
puzzle-standing = Hai { $own } di influenza; il più forte degli altri ne ha { $best }.
puzzle-solvers = I bot che pensano poco trovano la risposta in { $solved } tentativi su 100.
puzzle-hint = Un indizio
puzzle-hint-kind = Pensa a questa carta: { $kind }.
puzzle-hint-pile = Che cosa può essere la carta nascosta in posizione { $pile }?
puzzle-hint-not = Non la migliore: { $actions }.
puzzle-hint-none = Gioca a mente le due risposte fino in fondo. Quale ti lascia in testa?

## La risposta

puzzle-right-first = Risolto al primo tentativo
puzzle-right = Risolto
puzzle-wrong = Non è l’azione migliore
puzzle-why-chance = «{ $answer }» vince in { $chance } casi su 100 compatibili con ciò che vedi, «{ $rival }» in { $other }.
puzzle-why-influence = In media finisci con { $own } di influenza e il tuo rivale più forte con { $best }; dopo «{ $rival }» sono { $instead } e { $theirs }.
puzzle-why-card = In { $share } casi su 100 la carta nascosta in posizione { $pile } è questa: { $kind }. Allora è { $then } contro { $less }, altrimenti { $otherwise } contro { $other }.
puzzle-why-worlds = Sono stati provati tutti i mondi compatibili con ciò che vedi: { $worlds }.
# Why a bot chooses an action; actions are written as in a record, as “wait” or “place spy last”
why-only = È possibile solo { $action }.
why-clear = { $action } vince { $chance } partite su 100, { $other } solo { $less }.
why-close = { $action } e { $other } si equivalgono: vincono { $chance } e { $less } partite su 100.
# The sentence with the card that decides follows
why-instead = { $action } piuttosto che { $other }:
why-thumb = { $action }, per una regola pratica. Nient’altro è stato confrontato.
why-net = { $action }: è la scelta che la rete addestrata valuta di più.
why-chance = { $action }, a caso.
puzzle-best = migliore
puzzle-yours = tu
puzzle-all-actions = Tutte le azioni: { $count }
puzzle-chances = Probabilità di vincere

## E adesso

puzzle-again = Riprova
puzzle-next = Prossimo problema
puzzle-play-on = Gioca fino in fondo
puzzle-share = Condividi
puzzle-today = Problema del giorno
puzzle-empty = Non ci sono problemi su questo tema.

## Temi

puzzle-theme = Tema
puzzle-theme-all = Tutti i temi
puzzle-theme-ambush = Imboscata
puzzle-theme-decree = Decreto Reale
puzzle-theme-stack = Pile
puzzle-theme-bluff = Bluff
puzzle-theme-waiting = Attesa
puzzle-theme-last-round = Ultimo round
puzzle-theme-mix = Mazzi misti

## I giorni

puzzle-week = La tua settimana
puzzle-day-solved = { $day }: risolto
puzzle-day-open = { $day }: non risolto
puzzle-streak =
    { $days ->
        [0] Risolvi il problema del giorno per iniziare una serie.
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
puzzle-count = Risolti finora: { $solved } su { $count }
