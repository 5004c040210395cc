# Ciò che dice solo il terminale: `oriflamme play` e `oriflamme cards`. Vedi en/terminal.ftl.

## I giocatori senza nome

terminal-player-red = Rosso
terminal-player-blue = Blu
terminal-player-green = Verde
terminal-player-yellow = Giallo
terminal-player-violet = Viola
terminal-player-you = { $name } (tu)
# La fine di un elenco di giocatori
terminal-names-and = { $names } e { $last }

## Punteggiatura

terminal-line = { $head }: { $rest }
terminal-facts = { $before }; { $fact }

## Prima della partita

terminal-ask = { $question } [{ $proposal }]:
terminal-ask-deck = Mazzo ({ $decks }, o dieci carte separate da virgole)
terminal-ask-players = Giocatori (da { $fewest } a { $most })
terminal-ask-strength = Quanto sono forti gli altri? { $strengths }
terminal-friends = Se giochi con amici a questo schermo, di’ chi gioca ogni casata, per esempio: { $seats }
terminal-begin = Scrivi «{ terminal-command-help.typed }» per sapere che cosa puoi scrivere, «{ terminal-command-cards.typed }» per vedere le carte.

## Il tavolo

terminal-round-placement = Round { $round } di 6: piazzamento
terminal-round-resolution = Round { $round } di 6: risoluzione
terminal-over = La partita è finita.
terminal-twin = il Gemello attende
terminal-keeps = tiene { $kinds }
terminal-discarded = scarti: { $kinds }
terminal-first = primo giocatore
terminal-verdicts = Segnalini Verdetto nella riserva: { $amount }
terminal-queue = La fila, dalla testa al fondo:
terminal-queue-empty = La fila è vuota.
terminal-acting-left = la carta che agisce ha lasciato questo posto
terminal-yours = tua
terminal-turn = tocca a lei
terminal-below = ; sotto:
terminal-bribed = corrotta, viene da { $family }
terminal-rests = salta questo round
terminal-hand = La tua mano: { $kinds }
terminal-aside = Messe da parte: { $kinds }
terminal-nothing = nulla

## Scegliere

terminal-where = Dove? («{ terminal-command-undo.typed }» per scegliere un’altra carta)
# Una scelta che riguarda una carta con punti sopra
terminal-choice-pot = { $choice } (gruzzolo: { $pot })
terminal-choose = Scegli, per favore. Scrivi «{ terminal-command-help.typed }» per sapere come.
terminal-no-choice = Nessuna scelta si chiama «{ $answer }». Scrivi «{ terminal-command-help.typed }» per sapere che cosa puoi scrivere.
terminal-unclear = «{ $answer }» può voler dire: { $actions }
terminal-no-command = Non è un comando. Scrivi «{ terminal-command-help.typed }» per sapere che cosa puoi scrivere.
terminal-pass = Passa la tastiera a { $name }, poi premi Invio.
terminal-goodbye = Alla prossima.
terminal-input-ended = L’input è finito. Alla prossima.
terminal-end = Premi Invio per uscire, scrivi «{ terminal-command-save.typed }» per tenere la partita o «{ terminal-command-log.typed }» per rileggerla.

## Comandi

terminal-help-answer = Rispondi con il tasto davanti a una scelta, con le parole dell’azione o con il loro inizio:
terminal-help-instead = Invece di rispondere puoi scrivere:
terminal-command-cards = le carte di questa partita
    .typed = ?
terminal-command-card = tutto su una carta
    .typed = ? NOME
terminal-command-queue = il tavolo
    .typed = fila
terminal-command-hand = le tue carte
    .typed = mano
terminal-command-log = che cosa è successo; con un numero, solo le ultime frasi
    .typed = cronaca
terminal-command-hint = che cosa farebbe un giocatore da club, e perché; non vede più di te
    .typed = consiglio
terminal-command-undo = riprendi la tua ultima scelta, finché non ha rivelato nulla a nessuno
    .typed = annulla
terminal-command-save = salva la partita
    .typed = salva FILE
terminal-command-load = continua una partita salvata
    .typed = carica FILE
terminal-command-help = questo testo
    .typed = aiuto
terminal-command-quit = lascia il gioco
    .typed = esci
terminal-taken-back = Scelta ripresa.
terminal-saved = Salvata in { $file }. Il file contiene le carte di tutti: non guardarci mentre giochi.
terminal-loaded = Si continua da { $file }.

## Il consiglio

terminal-hint-only = Un giocatore da club dice: «{ $action }». Non c’è altro da fare.
terminal-hint-clear = Un giocatore da club dice: «{ $action }». Questa scelta vince circa il { $chance }% delle partite immaginate; poi viene «{ $other }», con il { $less }%.
terminal-hint-close = Un giocatore da club dice: «{ $action }». Questa scelta vince circa il { $chance }% delle partite immaginate; «{ $other }» vale altrettanto.
terminal-hint-chances = Probabilità di vincere, secondo le prove fatte:
terminal-percent = { $amount }%
terminal-hint-games =
    { $amount ->
        [one] su { $amount } partita
       *[other] su { $amount } partite
    }
terminal-hint-beliefs = Che cosa possono essere le carte nascoste degli altri:
terminal-puzzle-help = Scrivi «hint» per un indizio, «quit» per smettere.
terminal-hint-depth =
    { $depth ->
        [one] sotto { $depth } carta
       *[other] sotto { $depth } carte
    }

## La fine

terminal-standings = Classifica
terminal-in-queue =
    { $amount ->
        [one] { $amount } carta nella fila
       *[other] { $amount } carte nella fila
    }
terminal-earned = Da dove vengono i punti
terminal-start = { $amount } all’inizio
terminal-paid = ceduto ({ $kind })
terminal-lost = perso ({ $kind })
terminal-hidden = Che cosa era nascosto
terminal-hidden-queue = nella fila: { $cards }
terminal-hidden-hand = in mano: { $cards }
terminal-hidden-aside = messe da parte: { $cards }
terminal-hidden-card =
    { $pot ->
        [0] { $kind } (n. { $pile })
        [one] { $kind } (n. { $pile }, { $pot } punto perso)
       *[other] { $kind } (n. { $pile }, { $pot } punti persi)
    }

## Le carte spiegate

terminal-tip = Consiglio: { $tip }
terminal-rulings = Scrivi «{ terminal-command-card.typed }» per i chiarimenti su una carta.

## Problemi: senza maiuscola né punto finale

terminal-sorry = Spiacente: { $problem }.
terminal-no-card = nessuna carta si chiama «{ $name }»
terminal-no-card-but = nessuna carta si chiama «{ $name }»; nomi simili: { $guesses }
terminal-no-deck = «{ $deck }» non è un mazzo; i mazzi sono { $decks }, o dieci carte diverse separate da virgole
terminal-no-players = i giocatori sono da { $fewest } a { $most }, non «{ $answer }»
terminal-no-strength = le forze vanno da 1 a { $most }, non «{ $answer }»
terminal-no-seat = «{ $seat }» non può giocare; una casata è giocata da { $human } o da un bot: { $bots }
terminal-no-seat-because = «{ $seat }» non può giocare: { $reason }
terminal-seats-needed = per { $players } giocatori servono { $players } posti, non { $seats }
terminal-seats-range = i posti sono da { $fewest } a { $most }, non { $seats }
terminal-seats-list = i suoi posti non sono un elenco di { $players } parole
terminal-names-many = { $players } giocatori hanno al massimo { $players } nomi, non { $names }
terminal-name-length = un nome ha da 1 a { $most } caratteri
terminal-no-hand = davanti allo schermo non c’è nessuno
terminal-no-log = «{ terminal-command-log.typed }» vuole un numero di frasi, per esempio: «{ terminal-command-log.typed } 10»
terminal-no-hint = un consiglio risponde a una domanda, e a te non è chiesto nulla
terminal-no-undo = non c’è nulla da riprendere: solo la tua ultima scelta, prima che qualcuno sia stato interrogato o abbia visto qualcosa
terminal-no-file = indica un file, per esempio: { $example }
terminal-file-taken = { $file } contiene altro e resta com’è
terminal-file-unwritable = impossibile scrivere { $file }: { $reason }
terminal-file-unreadable = impossibile leggere { $file }: { $reason }
terminal-file-empty = { $file } non contiene una partita
terminal-file-broken = { $file } non contiene una partita giocabile: { $reason }
terminal-file-seats = impossibile continuare { $file }: { $reason }
