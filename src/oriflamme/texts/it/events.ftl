# La cronaca: una riga per ogni evento. Vedi en/events.ftl per gli argomenti.
# Ogni carta ha anche la forma .on (su + articolo): «sul tuo Soldato», «sulla Spia di Anna».

## Le carte in una frase

# Un posto della fila, o niente
at-pile =
    { $pile ->
        [0] { "" }
       *[other] { " " }(n. { $pile })
    }
card-your =
    { $kind-gender ->
        [feminine] la tua { $kind }{ at-pile }
       *[masculine] il tuo { $kind }{ at-pile }
    }
    .on =
        { $kind-gender ->
            [feminine] sulla tua { $kind }{ at-pile }
           *[masculine] sul tuo { $kind }{ at-pile }
        }
card-your-hidden =
    { $kind-gender ->
        [feminine] la tua { $kind } nascosta{ at-pile }
       *[masculine] il tuo { $kind } nascosto{ at-pile }
    }
    .on =
        { $kind-gender ->
            [feminine] sulla tua { $kind } nascosta{ at-pile }
           *[masculine] sul tuo { $kind } nascosto{ at-pile }
        }
card-their = { $kind-the } di { $name }{ at-pile }
    .on = { $kind-on } di { $name }{ at-pile }
# Nascosta, ma tutti la ricordano
card-their-hidden =
    { $kind-gender ->
        [feminine] { $kind-the } nascosta di { $name }{ at-pile }
       *[masculine] { $kind-the } nascosto di { $name }{ at-pile }
    }
    .on =
        { $kind-gender ->
            [feminine] { $kind-on } nascosta di { $name }{ at-pile }
           *[masculine] { $kind-on } nascosto di { $name }{ at-pile }
        }
card-their-unknown =
    { $pile ->
        [0] la carta nascosta di { $name }
       *[other] la carta n. { $pile } di { $name }
    }
    .on =
        { $pile ->
            [0] sulla carta nascosta di { $name }
           *[other] sulla carta n. { $pile } di { $name }
        }

# Dove va una carta
to-place =
    { $place ->
        [first] in testa
        [last] in fondo
        [on] { $under-on }
       *[at] al posto n. { $pile }
    }
# Dopo una carta eliminata: ciò che aveva sopra
lost-with-it =
    { $pot ->
        [0] { "" }
        [one] , { $pot } punto perso
       *[other] , { $pot } punti persi
    }

## Round e piazzamento

event-round-began-you = Round { $round }: la prima carta tocca a te.
event-round-began-other = Round { $round }: la prima carta tocca a { $name }.
event-placed-you = Metti { $kind-the } { to-place }.
event-placed-other = { $name } mette una carta { to-place }.
event-placed-seen =
    { $kind-gender ->
        [feminine] { $name } mette { $kind-the }, nascosta, { to-place }.
       *[masculine] { $name } mette { $kind-the }, nascosto, { to-place }.
    }

## Attendere, rivelare, agire

event-waited = { $card } attende: { $pot } sopra.
event-revealed-you = Riveli { $kind-the }{ at-pile }.
event-revealed-other = { $name } rivela { $kind-the }{ at-pile }.
event-took-pot-you = Prendi il gruzzolo ({ $kind }): { $amount }.
event-took-pot-other = { $name } prende il gruzzolo ({ $kind }): { $amount }.
event-lost-pot =
    { $amount ->
        [one] { $card } perde { $amount } punto.
       *[other] { $card } perde { $amount } punti.
    }
event-lost-pot-plot-you = Macchinazione: rinunci a { $amount }, un personaggio agisce ancora.
event-lost-pot-plot-other = Macchinazione: { $name } rinuncia a { $amount }, un personaggio agisce ancora.
event-pot-grew = { $card } riceve { $amount }: { $pot } sopra.
event-acted = { $card } agisce.

## Punti

event-gained-you =
    { $amount ->
        [one] Guadagni { $amount } punto con { $by-the }.
       *[other] Guadagni { $amount } punti con { $by-the }.
    }
event-gained-other =
    { $amount ->
        [one] { $name } guadagna { $amount } punto con { $by-the }.
       *[other] { $name } guadagna { $amount } punti con { $by-the }.
    }
event-paid-you =
    { $amount ->
        [one] { $by-the } ti prende { $amount } punto per { $to }.
       *[other] { $by-the } ti prende { $amount } punti per { $to }.
    }
event-paid-to-you =
    { $amount ->
        [one] { $by-the } prende { $amount } punto a { $name } per te.
       *[other] { $by-the } prende { $amount } punti a { $name } per te.
    }
event-paid-other =
    { $amount ->
        [one] { $by-the } prende { $amount } punto a { $name } per { $to }.
       *[other] { $by-the } prende { $amount } punti a { $name } per { $to }.
    }
event-lost-you =
    { $amount ->
        [one] { $by-the } ti fa perdere { $amount } punto.
       *[other] { $by-the } ti fa perdere { $amount } punti.
    }
event-lost-other =
    { $amount ->
        [one] { $by-the } fa perdere { $amount } punto a { $name }.
       *[other] { $by-the } fa perdere { $amount } punti a { $name }.
    }

## Le carte che vanno e vengono

event-eliminated = { $actor } elimina { $card }{ lost-with-it }.
# La carta era nascosta e ora tutti vedono che cos’era
event-eliminated-unknown = { $actor } elimina { $card }: { $kind-a }{ lost-with-it }.
event-eliminated-itself = { $actor } si autoelimina{ lost-with-it }.
event-discarded = { $card } va negli scarti.
event-card-kept-you =
    { $pot ->
        [0] Tieni { $kind-the } davanti a te.
        [one] Tieni { $kind-the } davanti a te, con { $pot } punto sopra.
       *[other] Tieni { $kind-the } davanti a te, con { $pot } punti sopra.
    }
event-card-kept-other =
    { $pot ->
        [0] { $name } tiene { $kind-the } davanti a sé.
        [one] { $name } tiene { $kind-the } davanti a sé, con { $pot } punto sopra.
       *[other] { $name } tiene { $kind-the } davanti a sé, con { $pot } punti sopra.
    }
event-moved = { $card } passa al posto n. { $pile }.
event-entered = { $card } entra nella fila { to-place }.
event-exchanged-you =
    { $kind-gender ->
        [feminine] Riprendi { $gone-the }; al suo posto va { $kind-the }, nascosta.
       *[masculine] Riprendi { $gone-the }; al suo posto va { $kind-the }, nascosto.
    }
event-exchanged-other = { $name } riprende { $gone-the }; al suo posto va una carta nascosta.
event-exchanged-seen =
    { $kind-gender ->
        [feminine] { $name } riprende { $gone-the }; al suo posto va { $kind-the }, nascosta.
       *[masculine] { $name } riprende { $gone-the }; al suo posto va { $kind-the }, nascosto.
    }
event-not-found-you = { $kind-the } non è né fra i tuoi scarti né fra le tue carte messe da parte.
event-not-found-other = { $name } non trova { $kind-the } né fra gli scarti né fra le carte messe da parte.
event-bribed-you = Corrompi { $card }: passa dalla tua parte.
event-bribed-other = { $name } corrompe { $card }: cambia casata.
event-bribed-still-you = Corrompi { $card }: resta dalla tua parte.
event-bribed-still-other = { $name } corrompe { $card }: non cambia casata.
event-marked-you = Metti un segnalino Verdetto { $card-on }.
event-marked-other = { $name } mette un segnalino Verdetto { $card-on }.
event-turned-down = { $card } torna a faccia in giù.

## La fine

event-game-over-you = La partita è finita. Hai vinto!
event-game-over-other = La partita è finita. Vince { $name }.
event-game-over-shared-you = La partita è finita. Condividi la vittoria con { $names }.
event-game-over-shared-other = La partita è finita. { $names } condividono la vittoria.
