"""Rounds, placement, the walk through the queue, and answering (rules.md, sections 2 to 4)."""

from . import alliance, base  # noqa: F401  they fill in their rows of the tables
from .abilities import ABILITIES, WHEN_REVEALED
from .ablaze import plot_activates, plot_spends
from .bits import count, one
from .kinds import NOBODY, PLOT, ROUNDS, TREATY, UNKNOWN, UPRISING, Card, Kind, Seat
from .log import ACTED, GAME_OVER, PLACED, REVEALED_CARD, ROUND_BEGAN, WAITED, tell
from .questions import NO_QUESTION, PLACE, REVEAL, UNCOVER, WAIT, asked, open_question
from .queue import cards_in, piles_of
from .state import REVEALED, State
from .steps import (
    ABILITY,
    ACTIVATION,
    APPLICATION,
    ARRIVAL,
    OVER,
    PLACEMENT,
    REVEALING,
    ROUND_BEGINS,
    SPENDING,
)
from .verbs import gain, play_from_hand, put, turn_up

# A round.


def begin_round(g: State) -> None:
    """R5 R87 At the start of a round each Treaty pays, if its player has a card in the queue."""
    tell(g, ROUND_BEGAN, g.first, NOBODY, UNKNOWN, 0, g.round)
    for seat in range(g.players):
        if piles_of(g, seat):
            gain(g, seat, g.treaty_pot[seat], TREATY)
    g.turn = 0
    g.here = 0
    g.step = PLACEMENT


def end_round(g: State) -> None:
    """R5 The first-player token goes to the next seat; after round 6 the game is over."""
    g.resting = 0
    if g.round == ROUNDS:
        end_game(g)
    else:
        g.round += 1
        g.first = (g.first + 1) % g.players
        g.step = ROUND_BEGINS


def end_game(g: State) -> None:
    """R6 R87 After the last round the pots of the Treaties are gained."""
    for seat in range(g.players):
        gain(g, seat, g.treaty_pot[seat], TREATY)
    g.step = OVER
    tell(g, GAME_OVER, 0, NOBODY, UNKNOWN, winners(g), 0)


def presence(g: State, seat: Seat) -> int:
    """R6 Return what breaks a tie: the count of a player's piles; in the first edition covered cards count too."""
    mine = piles_of(g, seat)
    return cards_in(g, mine) if g.first_edition else count(mine)


def winners(g: State) -> int:
    """R6 Return the set of seats with the most influence and, among these, the most cards in the queue."""
    best = 0
    stock = -1
    cards = -1
    for seat in range(g.players):
        if g.stock[seat] > stock or (g.stock[seat] == stock and presence(g, seat) > cards):
            best = one(seat)
            stock = g.stock[seat]
            cards = presence(g, seat)
        elif g.stock[seat] == stock and presence(g, seat) == cards:
            best |= one(seat)
    return best


# Placement.


def ask_placement(g: State) -> None:
    """R10 From the first player clockwise, each puts a card first, last, or on a card of their family."""
    if g.turn == g.players:
        g.step = ARRIVAL
        g.here = 0
        g.gone = 0
        return
    seat = (g.first + g.turn) % g.players
    if g.hand[seat] == 0:
        g.turn += 1
        return
    g.voice = UNKNOWN
    if g.length == 0:
        open_question(g, seat, PLACE, 1)
    else:
        open_question(g, seat, PLACE, piles_of(g, seat) << 2 | 3)


def place(g: State, seat: Seat, kind: Kind, where: int) -> None:
    """R10 Put a card of the hand, hidden, in the queue."""
    card = play_from_hand(g, seat, kind)
    g.hand_size[seat] -= 1
    put(g, card, where)
    tell(g, PLACED, seat, card, UNKNOWN, where, 0)
    g.turn += 1


# The walk.


def arrive(g: State) -> None:
    """R20 R21 R22 Come to a pile: a hidden card waits or is revealed, a revealed one acts, one may sit out."""
    if g.here >= g.length:
        end_round(g)
        return
    card = g.row[g.here]
    if g.resting >> card & 1:
        g.here += 1
        return
    g.actor = card
    if g.face[card] == REVEALED:
        tell(g, ACTED, g.family[card], card, g.kind[card], 0, 0)
        g.step = ABILITY
        apply_ability(g, card)
    else:
        g.voice = UNKNOWN
        open_question(g, g.family[card], REVEAL, reveal_options(g, card))


def reveal_options(g: State, card: Card) -> int:
    """R21 R85 Return wait or reveal; an Uprising with an empty pot can only wait."""
    if g.kind[card] == UPRISING and g.pot[card] == 0:
        return one(WAIT)
    return one(WAIT) | one(UNCOVER)


def wait(g: State, card: Card) -> None:
    """R21 1 influence from the supply goes onto the card."""
    g.pot[card] += 1
    tell(g, WAITED, g.family[card], card, UNKNOWN, 0, 1)
    g.here += 1


def reveal(g: State, card: Card) -> None:
    """R21 Turn a card face up; the text for its reveal comes next, then its ability."""
    turn_up(g, card)
    tell(g, REVEALED_CARD, g.family[card], card, g.kind[card], 0, 0)
    g.step = REVEALING


def apply_revealing(g: State, card: Card) -> None:
    """Do what the card says when it is revealed; a question may interrupt it."""
    g.voice = g.kind[card]
    g.heard = 0
    WHEN_REVEALED[g.voice](g, card)
    if not asked(g):
        g.given = 0
        g.step = ABILITY
        apply_ability(g, card)


def apply_ability(g: State, card: Card) -> None:
    """Apply the ability of the card whose turn it is; a question may interrupt it."""
    g.voice = g.kind[card]
    g.heard = 0
    ABILITIES[g.voice](g, card)
    if not asked(g):
        g.given = 0
        if g.step == ABILITY:
            depart(g)


def apply_plot(g: State) -> None:
    """R69 Do the next part of Plot; a question may interrupt it."""
    g.voice = PLOT
    g.heard = 0
    if g.step == ACTIVATION:
        plot_activates(g)
        if g.step == APPLICATION:
            tell(g, ACTED, g.plotter, g.applied, g.kind[g.applied], 0, 0)
    elif g.step == SPENDING:
        plot_spends(g)
    elif g.step == APPLICATION:
        g.voice = g.kind[g.applied]
        ABILITIES[g.voice](g, g.applied)
        if not asked(g):
            g.step = SPENDING
    else:
        depart(g)
    if not asked(g):
        g.given = 0


def depart(g: State) -> None:
    """R23 Continue with the next pile, with the card uncovered here, or with what follows a pile that is gone."""
    if g.gone:
        g.gone = 0
    elif g.row[g.here] == g.actor:
        g.here += 1
    g.step = ARRIVAL


# Continuing and answering.


def proceed(g: State) -> None:
    """Take the next step that needs no answer; a question may then be open."""
    step = g.step
    if step == ARRIVAL:
        arrive(g)
    elif step == PLACEMENT:
        ask_placement(g)
    elif step == ABILITY:
        apply_ability(g, g.actor)
    elif step == REVEALING:
        apply_revealing(g, g.actor)
    elif step == ROUND_BEGINS:
        begin_round(g)
    else:
        apply_plot(g)


def advance(g: State) -> None:
    """Continue until a question is open or the game is over."""
    while g.question == NO_QUESTION and g.step != OVER:
        proceed(g)


def answer(g: State, action: int) -> None:
    """Answer the open question; the answer must be legal."""
    question = g.question
    g.question = NO_QUESTION
    g.options = 0
    if question == REVEAL:
        if action == UNCOVER:
            reveal(g, g.actor)
        else:
            wait(g, g.actor)
    elif question == PLACE:
        place(g, g.asked, action >> 6, action & 63)
    else:
        g.answers[g.given] = action
        g.given += 1
