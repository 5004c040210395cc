# Le domande al giocatore di turno, ciò che ne sanno gli altri, e le risposte. Vedi en/questions.ftl.

## Chi chiede

asker =
    { $kind-gender ->
        [feminine] la tua { $kind }
       *[masculine] il tuo { $kind }
    }
asker-as =
    { $kind-gender ->
        [feminine] la tua { $kind }, come { $voice }
       *[masculine] il tuo { $kind }, come { $voice }
    }

## Le domande

question-place = Quale carta metti, e dove?
question-reveal =
    { $kind-gender ->
        [feminine] La tua { $kind } nascosta, n. { $pile } nella fila: attendere o rivelare?
       *[masculine] Il tuo { $kind } nascosto, n. { $pile } nella fila: attendere o rivelare?
    }

question-target-soldier = { $asker }: quale carta adiacente eliminare?
question-target-archer = { $asker }: eliminare la prima carta o l’ultima?
question-target-spy = { $asker }: a chi prendere 1 punto?
question-target-shapeshifter = { $asker }: quale personaggio adiacente copiare?
question-target-assassination = { $asker }: quale carta eliminare?
question-target-royal-decree = { $asker }: quale carta spostare?
question-target-cutthroat = { $asker }: quale carta adiacente eliminare, con gli omonimi rivelati degli avversari?
question-target-apothecary = { $asker }: quale carta accanto a un’altra tua eliminare?
question-target-impersonation = { $asker }: quale carta adiacente eliminare e sostituire?
question-target-bribery = { $asker }: quale personaggio corrompere?
question-target-deserter = { $asker }: quale carta adiacente eliminare?
question-target-judge = { $asker }: quale carta scegliere?
question-target-empress = { $asker }: su quale carta nascosta avversaria mettere 1 punto?
question-target-diplomat = { $asker }: su quale Diplomatica rivelata mettere 2 punti?

question-gap = { $asker }: dove va la carta?

question-mode-informant = { $asker }: guadagnare o scambiare?
    .first = Guadagna quanto c’è accanto
    .first-long = Guadagna tanti punti quanti ce ne sono sulle carte nascoste avversarie adiacenti
    .second = Scambia
    .second-long = Scambiala con una carta della tua mano, che prende il suo posto, nascosta
question-mode-judge = { $asker }: segnare una carta o giustiziarne una?
    .first = Guadagna 1 e segna
    .first-long = Guadagna 1 punto e metti un segnalino Verdetto su una carta
    .second = Elimina una carta segnata
    .second-long = Elimina una carta con un segnalino Verdetto
question-mode-diplomat = { $asker }: aiutare un’altra Diplomatica o incassare?
    .first = Guadagna 1 e aiuta
    .first-long = Guadagna 1 punto e metti 2 punti su un’altra Diplomatica rivelata
    .second = Incassa ed esci
    .second-long = Guadagna il gruzzolo di questa carta e scartala

question-swap = { $asker }: con quale carta della tua mano fare lo scambio?
question-twin = Il tuo Principe porta il Gemello: dove lo metti?
question-activate = La tua Macchinazione: quale tuo personaggio rivelato agisce?
question-spend = La tua Macchinazione: prendere 1 punto del gruzzolo, o perderlo e far agire ancora un personaggio?
    .take = Prendi 1
    .take-long = Prendi 1 punto del gruzzolo
    .repeat = Agisci ancora
    .repeat-long = Perdi 1 punto del gruzzolo e fai agire ancora un personaggio

## Ciò che sanno gli altri

asked-place = { $name } mette una carta…
asked-reveal = { $name }: attendere o rivelare?
asked-choose = { $name } sceglie…
asked-choose-kind = { $name } sceglie per { $kind-the }…

## Le risposte

action-wait = Attendi
    .long =
        { $kind-gender ->
            [feminine] Attendi: metti 1 punto sulla tua { $kind } nascosta, n. { $pile }
           *[masculine] Attendi: metti 1 punto sul tuo { $kind } nascosto, n. { $pile }
        }
action-order = Attendi e non chiedere più fino al round { $round }
    .long = Attendi e non chiedere più per { $kind-the }, n. { $pile }, fino al round { $round }
    .brief = Attendi fino al round { $round }
action-reveal = Rivela
    .long =
        { $kind-gender ->
            [feminine] Rivela la tua { $kind }, n. { $pile }
           *[masculine] Rivela il tuo { $kind }, n. { $pile }
        }
action-place-only = Qui
    .long = Metti { $kind-the }: apre la fila
action-place-first = In testa
    .long = Metti { $kind-the } in testa alla fila
action-place-last = In fondo
    .long = Metti { $kind-the } in fondo alla fila
action-place-on = Sul n. { $pile }
    .long = Metti { $kind-the } { $card-on }

action-target-soldier = Elimina
    .long = Elimina { $card }
action-target-archer = Elimina
    .long = Elimina { $card }
action-target-spy = Prendi 1
    .long = Prendi 1 punto a chi ha questa carta: { $card }
action-target-shapeshifter = Copia
    .long = Copia { $card }
action-target-assassination = Elimina
    .long = Elimina { $card }
action-target-royal-decree = Sposta
    .long = Sposta { $card }
action-target-cutthroat = Elimina
    .long = Elimina { $card } e i suoi omonimi avversari
action-target-apothecary = Elimina
    .long = Elimina { $card }
action-target-impersonation = Elimina
    .long = Elimina { $card } e prendi il suo posto
action-target-bribery = Corrompi
    .long = Corrompi { $card }
action-target-deserter = Elimina
    .long = Elimina { $card }
action-target-judge = Scegli
    .long = Scegli { $card }
action-target-empress = Metti 1
    .long = Metti 1 punto { $card-on }
action-target-diplomat = Metti 2
    .long = Metti 2 punti { $card-on }

action-gap-first = In testa
    .long = Spostala in testa alla fila
action-gap-last = In fondo
    .long = Spostala in fondo alla fila
action-gap-between = Fra { $before } e { $pile }
    .long = Spostala fra il n. { $before } e il n. { $pile }

action-swap = { $kind }
    .long =
        { $kind-gender ->
            [feminine] Metti al suo posto { $kind-the }, nascosta
           *[masculine] Metti al suo posto { $kind-the }, nascosto
        }
action-twin-first = In testa
    .long = Metti il Gemello in testa alla fila
action-twin-last = In fondo
    .long = Metti il Gemello in fondo alla fila
action-twin-on = Sul n. { $pile }
    .long = Metti il Gemello { $card-on }
action-activate = Agisci
    .long = Fai agire { $card }
