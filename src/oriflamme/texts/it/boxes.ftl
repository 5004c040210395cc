# Scatole, mazzi, linee, casate e parole del gioco, usate come etichette. Al giocatore si dà del tu.
#
# Glossario: una parola, un senso.
#   queue        fila (in testa, in fondo)          pile       posto; due o più carte: una pila
#   hidden       nascosta                           revealed   rivelata
#   wait         attendere                          reveal     rivelare
#   influence    punti (influenza)                  stock      tesoro di un giocatore
#   pot          gruzzolo di una carta              supply     riserva
#   eliminate    eliminare                          discard    scartare; discard pile: scarti
#   adjacent     adiacente, accanto                 set aside  messa da parte
#   family       casata                             owner      casata stampata sulla carta
#   character    personaggio                        intrigue   intrigo
#   bribed       corrotta                           verdict token   segnalino Verdetto
#   ability      abilità                            kept       tenuta
#   round        round                              top card, covered    carta in cima, sotto un’altra

## La lingua stessa

language-name = Italiano

## Scatole

box-base = Orifiamma
box-ablaze = Orifiamma: Ablaze
box-alliance = Orifiamma: Alliance

## Mazzi: le scatole, le scelte pronte e le estrazioni

deck-base = Orifiamma
    .about = Il gioco base: arcieri, eredi e un’ombra dietro ogni carta.
deck-ablaze = Ablaze
    .about = Il secondo gioco: bustarelle, gemelli e vecchi rancori.
deck-alliance = Alliance
    .about = Il terzo gioco: trattati, verdetti e amici di un giorno.
deck-court = La corte
    .about = Una Regina, un Principe e chi vuole il loro posto.
deck-tribunal = Il tribunale
    .about = Giudici, Malfattori e firme in calce a un Trattato.
deck-blood = Il sangue
    .about = Lame ovunque; nessuno resta a lungo nella fila.
deck-masks = Le maschere
    .about = Nessuno è chi sembra.
deck-random = Sorprendici
    .about = Una carta per ogni linea, estratta a sorte.
deck-any = Vale tutto
    .about = Dieci carte su trenta, estratte a sorte.
deck-mix = Mazzo su misura
    .about = Scegli una carta per ogni linea.

## Le dieci linee di un mazzo misto (R90)

line-near-killer = Colpo da vicino
line-far-killer = Colpo da lontano
line-drain = Prelievo
line-earner-of-2 = Guadagno di 2
line-steady-earner = Rendita
line-wild = Jolly
line-killing-intrigue = Intrigo mortale
line-trap = Tranello
line-manipulation = Manipolazione
line-store = Scrigno

## Casate: colore e stemma

family-red = Rosso
    .crest = Leone
family-blue = Blu
    .crest = Torre
family-green = Verde
    .crest = Quercia
family-yellow = Giallo
    .crest = Sole
family-violet = Viola
    .crest = Corvo

## Parole

word-you = Tu
word-character = Personaggio
word-intrigue = Intrigo
word-hidden = Nascosta
word-revealed = Rivelata
word-queue = Fila
word-pile = Posto
word-stack = Pila
word-pot = Gruzzolo
word-stock = Tesoro
word-influence = Influenza
word-supply = Riserva
word-hand = Mano
word-discard-pile = Scarti
word-set-aside = Messe da parte
word-kept = Tenute
word-twin = Gemello
word-verdict-token = Segnalino Verdetto
word-bribed = Corrotta
word-resting = Salta questo round
word-round = Round
word-placement = Piazzamento
word-resolution = Risoluzione
word-first-player = Primo giocatore
word-family = Casata
word-deck = Mazzo
word-box = Scatola
word-edition = Edizione
edition-revised = Edizione riveduta
edition-first = Prima edizione

round-of = Round { $round } di 6

## Quantità

count-cards =
    { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }
count-influence =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
count-verdicts =
    { $amount ->
        [one] { $amount } segnalino Verdetto
       *[other] { $amount } segnalini Verdetto
    }
count-players =
    { $amount ->
        [one] { $amount } giocatore
       *[other] { $amount } giocatori
    }
count-piles =
    { $amount ->
        [one] { $amount } posto
       *[other] { $amount } posti
    }
