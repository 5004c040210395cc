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
card-their-unknown = la carta nascosta di { $name }{ at-pile }
    .on = sulla carta nascosta di { $name }{ at-pile }

# Dove va una carta
to-place =
    { $place ->
        [first] in testa alla fila
        [last] in fondo alla fila
        [on] { $under-on }
       *[at] al posto n. { $pile }
    }
# Dopo una carta eliminata: ciò che aveva sopra
lost-with-it =
    { $pot ->
        [0] { "" }
        [one] , e { $pot } punto è perso
       *[other] , e { $pot } punti sono persi
    }

## Round e piazzamento

event-round-began-you = Comincia il round { $round }: tocca a te mettere la prima carta.
event-round-began-other = Comincia il round { $round }: la prima carta tocca a { $name }.
event-placed-you = Metti { $kind-the } { to-place }.
event-placed-other = { $name } mette una carta { to-place }.
event-placed-seen =
    { $kind-gender ->
        [feminine] { $name } mette { $kind-the }, nascosta, { to-place }.
       *[masculine] { $name } mette { $kind-the }, nascosto, { to-place }.
    }

## Attendere, rivelare, agire

event-waited = { $card } attende e riceve 1 punto.
event-revealed-you = Riveli { $kind-the }{ at-pile }.
event-revealed-other = { $name } rivela { $kind-the }{ at-pile }.
event-took-pot-you =
    { $amount ->
        [one] Prendi { $amount } punto che era { $kind-on }.
       *[other] Prendi { $amount } punti che erano { $kind-on }.
    }
event-took-pot-other =
    { $amount ->
        [one] { $name } prende { $amount } punto che era { $kind-on }.
       *[other] { $name } prende { $amount } punti che erano { $kind-on }.
    }
event-lost-pot =
    { $amount ->
        [one] { $card } perde { $amount } punto.
       *[other] { $card } perde { $amount } punti.
    }
event-lost-pot-plot-you =
    { $amount ->
        [one] Rinunci a { $amount } punto della Macchinazione per far agire ancora un personaggio.
       *[other] Rinunci a { $amount } punti della Macchinazione per far agire ancora un personaggio.
    }
event-lost-pot-plot-other =
    { $amount ->
        [one] { $name } rinuncia a { $amount } punto della Macchinazione per far agire ancora un personaggio.
       *[other] { $name } rinuncia a { $amount } punti della Macchinazione per far agire ancora un personaggio.
    }
event-pot-grew =
    { $amount ->
        [one] { $card } riceve { $amount } punto.
       *[other] { $card } riceve { $amount } punti.
    }
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
event-eliminated-unknown = { $actor } elimina { $card }: era { $kind-a }{ lost-with-it }.
event-eliminated-itself = { $actor } si autoelimina{ lost-with-it }.
event-discarded = { $card } finisce negli scarti.
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
event-moved = { $card } si sposta e ora è al posto n. { $pile }.
event-entered = { $card } entra nella fila { to-place }.
event-exchanged-you =
    { $kind-gender ->
        [feminine] Riprendi in mano { $gone-the }; al suo posto va { $kind-the }, nascosta.
       *[masculine] Riprendi in mano { $gone-the }; al suo posto va { $kind-the }, nascosto.
    }
event-exchanged-other = { $name } riprende in mano { $gone-the }; al suo posto va una carta nascosta.
event-exchanged-seen =
    { $kind-gender ->
        [feminine] { $name } riprende in mano { $gone-the }; al suo posto va { $kind-the }, nascosta.
       *[masculine] { $name } riprende in mano { $gone-the }; al suo posto va { $kind-the }, nascosto.
    }
event-not-found-you = { $kind-the } non è né fra i tuoi scarti né fra le tue carte messe da parte.
event-not-found-other = { $name } non trova { $kind-the } né fra gli scarti né fra le carte messe da parte.
event-bribed-you = Corrompi { $card }: ora la carta è tua.
event-bribed-other = { $name } corrompe { $card }: ora la carta serve la sua casata.
event-bribed-still-you = Corrompi { $card }: la carta resta tua.
event-bribed-still-other = { $name } corrompe { $card }, che resta nella sua casata.
event-marked-you = Metti un segnalino Verdetto { $card-on }.
event-marked-other = { $name } mette un segnalino Verdetto { $card-on }.
event-turned-down = { $card } si nasconde di nuovo.

## La fine

event-game-over-you = La partita è finita. Hai vinto!
event-game-over-other = La partita è finita. Vince { $name }.
event-game-over-shared-you = La partita è finita. Condividi la vittoria con { $names }.
event-game-over-shared-other = La partita è finita. { $names } condividono la vittoria.
