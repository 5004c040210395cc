"""What one seat knows, as a row of small numbers.

Seats are counted from the observer, who is 0. Nothing here reads a kind that the observer may not know, so that a game
and any world that fits its view have the same observation. docs/environments.md has the layout.
"""

from typing import Final

from ..rules.bits import count, lowest, one
from ..rules.kinds import (
    IMPERSONATION,
    INFILTRATION,
    INFORMANT,
    KINDS,
    NOBODY,
    ROUNDS,
    SEATS,
    TREATY,
    TWIN,
    UNKNOWN,
    Kind,
    Kinds,
    Seat,
)
from ..rules.questions import NO_QUESTION, PLACE, REVEAL
from ..rules.queue import piles_of
from ..rules.setup import deck_kinds
from ..rules.state import HIDDEN, KEEPABLE, MAX_ANSWERS, State
from ..rules.steps import ABILITY, APPLICATION, OVER, REVEALING
from ..tactics.insight import known_kind
from .action_numbers import ALL_CARDS, PILES, QUESTIONS_ASKED
from .cells import Bytes, write_sixteen

SIGN: Final = 31  # shifted by this, a negative number is -1 and any other 0
MOST: Final = 127  # the largest number in a cell; more than that is written as this

PLAYERS_AT: Final = 0  # one of three: 3, 4 or 5 players
FIRST_EDITION_AT: Final = 3
SCHEMER_GAIN_AT: Final = 4
ROUND_AT: Final = 5  # one of six
FIRST_AT: Final = ROUND_AT + ROUNDS  # one of the seats: places first this round
TURN_AT: Final = FIRST_AT + SEATS  # placements made this round
VERDICTS_AT: Final = TURN_AT + 1  # tokens in the supply
QUESTION_AT: Final = VERDICTS_AT + 1  # one of the questions; the first is none, when the game is over
ASKED_AT: Final = QUESTION_AT + QUESTIONS_ASKED  # one of the seats
VOICE_AT: Final = ASKED_AT + SEATS  # the kind whose text asks
SUBJECT_AT: Final = VOICE_AT + 1  # the kind of the card that the question is about
HERE_AT: Final = SUBJECT_AT + 1  # the pile whose turn it is, counted from 1; 0 during placement
COINS_AT: Final = HERE_AT + 1  # influence of Plot's pot still to be spent
GIVEN_AT: Final = COINS_AT + 1  # answers given to the ability so far
ANSWERS_AT: Final = GIVEN_AT + 1  # these answers, each plus 1
LENGTH_AT: Final = ANSWERS_AT + MAX_ANSWERS  # piles in the queue
DECK_AT: Final = LENGTH_AT + 1  # by kind: in the deck
HAND_AT: Final = DECK_AT + ALL_CARDS  # by kind: in the observer's hand
ASIDE_AT: Final = HAND_AT + ALL_CARDS  # by kind: set aside by the observer
SEATS_AT: Final = ASIDE_AT + ALL_CARDS

# The cells of a seat.
SEAT_PLAYS: Final = 0
SEAT_STOCK: Final = 1
SEAT_HAND_SIZE: Final = 2
SEAT_PILES: Final = 3  # piles whose top card is of this family
SEAT_TWIN: Final = 4  # the Twin lies in front of the player
SEAT_INFILTRATION: Final = 5  # kept
SEAT_TREATY: Final = 6  # kept
SEAT_TREATY_POT: Final = 7
SEAT_DISCARDED: Final = 8  # by kind, the Twin last
SEAT_SEEN: Final = SEAT_DISCARDED + TWIN  # by kind: everyone knows where it is; the rest of the deck is unseen
SEAT_SINCE: Final = SEAT_SEEN + ALL_CARDS  # by kind: not set aside, in the hand or entered as this card or later
SEAT_CELLS: Final = SEAT_SINCE + ALL_CARDS

RETURNING: Final = 1 << INFORMANT | 1 << IMPERSONATION  # only these let a kind that was seen go out of sight

CARDS_AT: Final = SEATS_AT + SEATS * SEAT_CELLS

# The cells of a card in the queue: pile by pile from the first, the top card first.
CARD_KIND: Final = 0  # 0: the observer does not know it
CARD_OWNER: Final = 1  # the seat plus 1
CARD_FAMILY: Final = 2  # the seat plus 1
CARD_FACE: Final = 3  # 1 hidden, 2 revealed, 3 turned down again
CARD_POT: Final = 4
CARD_VERDICTS: Final = 5
CARD_PILE: Final = 6  # counted from 1
CARD_DEPTH: Final = 7  # cards above it
CARD_RESTS: Final = 8
CARD_ACTS: Final = 9  # its turn
CARD_APPLIED: Final = 10  # Plot applies it
CARD_ENTERED: Final = 11  # the order of entry
CARD_CELLS: Final = 12
MOST_CARDS: Final = PILES

OBSERVATION: Final = CARDS_AT + MOST_CARDS * CARD_CELLS

# What a critic sees besides: of every card its kind, of every seat its hand and the cards set aside.
SECRET_KINDS_AT: Final = 0
SECRET_HANDS_AT: Final = MOST_CARDS
SECRET_ASIDE_AT: Final = SECRET_HANDS_AT + SEATS * ALL_CARDS
SECRETS: Final = SECRET_ASIDE_AT + SEATS * ALL_CARDS


def write_observation(g: State, me: Seat, cells: Bytes, at: int) -> None:
    """Write what a seat knows."""
    for i in range(at, at + DECK_AT, 16):
        write_sixteen(cells, i, 0)
    write_table(g, me, cells, at)
    write_question(g, me, cells, at)
    deck = deck_kinds(g)
    write_kinds(deck, cells, at + DECK_AT)
    write_kinds(g.hand[me], cells, at + HAND_AT)
    write_kinds(g.aside[me], cells, at + ASIDE_AT)
    for seat in range(g.players):
        write_seat(g, seat, deck, cells, at + SEATS_AT + relative(g, me, seat) * SEAT_CELLS)
    clear(cells, at + SEATS_AT + g.players * SEAT_CELLS, at + CARDS_AT)
    clear(cells, write_queue_cards(g, me, cells, at), at + OBSERVATION)
    if deck & RETURNING:
        for seat in range(g.players):
            write_since(g, seat, deck, cells, at + SEATS_AT + relative(g, me, seat) * SEAT_CELLS)


def relative(g: State, me: Seat, seat: Seat) -> int:
    """Return how many seats further on a seat is, clockwise; without a branch, which no processor could predict."""
    ahead = seat - me
    return ahead + (g.players & ahead >> SIGN)


def write_kinds(kinds: Kinds, cells: Bytes, at: int) -> None:
    """Write 1 for each kind of a set and 0 for the others; the two halves overlap."""
    write_sixteen(cells, at, kinds >> 1)
    write_sixteen(cells, at + ALL_CARDS - 16, kinds >> ALL_CARDS - 15)


def clear(cells: Bytes, begin: int, end: int) -> None:
    """Write zeros."""
    for i in range(begin, end):
        cells[i] = 0


def write_table(g: State, me: Seat, cells: Bytes, at: int) -> None:
    """Write the options of the game, the deck, and where the round stands."""
    cells[at + PLAYERS_AT + g.players - 3] = 1
    cells[at + FIRST_EDITION_AT] = g.first_edition
    cells[at + SCHEMER_GAIN_AT] = g.schemer_gain
    cells[at + ROUND_AT + g.round - 1] = 1
    cells[at + FIRST_AT + relative(g, me, g.first)] = 1
    cells[at + TURN_AT] = g.turn
    cells[at + VERDICTS_AT] = g.verdicts
    cells[at + LENGTH_AT] = g.length


def write_question(g: State, me: Seat, cells: Bytes, at: int) -> None:
    """Write who is asked what, and what has been answered."""
    cells[at + QUESTION_AT + g.question] = 1
    if g.step == OVER or g.question == NO_QUESTION:
        return
    cells[at + ASKED_AT + relative(g, me, g.asked)] = 1
    cells[at + VOICE_AT] = g.voice
    cells[at + SUBJECT_AT] = known_subject(g, me)
    cells[at + COINS_AT] = min(g.coins, MOST)
    cells[at + GIVEN_AT] = g.given
    for i in range(g.given):
        cells[at + ANSWERS_AT + i] = g.answers[i] + 1
    if g.question != PLACE:
        cells[at + HERE_AT] = g.here + 1


def known_subject(g: State, me: Seat) -> Kind:
    """Return the kind of the card that the question is about, if a seat may know it."""
    if g.actor != NOBODY and (g.question == REVEAL or g.step == ABILITY or g.step == REVEALING):
        return known_kind(g, me, g.actor)
    if g.step == APPLICATION:
        return known_kind(g, me, g.applied)
    return g.voice


def write_seat(g: State, seat: Seat, deck: Kinds, cells: Bytes, at: int) -> None:
    """Write what everyone knows about a seat; the kinds that lie revealed in the queue come later."""
    kept = kinds_kept(g, seat)
    discarded = g.discarded[seat]
    cells[at + SEAT_PLAYS] = 1
    cells[at + SEAT_STOCK] = min(g.stock[seat], MOST)
    cells[at + SEAT_HAND_SIZE] = g.hand_size[seat]
    cells[at + SEAT_PILES] = count(piles_of(g, seat))
    cells[at + SEAT_TWIN] = g.twins >> seat & 1
    cells[at + SEAT_INFILTRATION] = kept >> INFILTRATION & 1
    cells[at + SEAT_TREATY] = kept >> TREATY & 1
    cells[at + SEAT_TREATY_POT] = min(g.treaty_pot[seat], MOST)
    cells[at + SEAT_DISCARDED + TWIN - 1] = discarded >> TWIN & 1
    write_kinds(discarded & deck, cells, at + SEAT_DISCARDED)
    write_kinds((discarded | g.out[seat]) & deck | kept, cells, at + SEAT_SEEN)
    write_kinds(0, cells, at + SEAT_SINCE)


def kinds_kept(g: State, seat: Seat) -> Kinds:
    """Return the kinds that a player has kept; a place without a card adds 0, which is no kind."""
    return one(g.kept[seat * KEEPABLE]) | one(g.kept[seat * KEEPABLE + 1])


def write_queue_cards(g: State, me: Seat, cells: Bytes, start: int) -> int:
    """Write the cards of the queue, as many as there is room for, and note the kinds that they show.

    Return where the cells begin that no card needs. There are no branches inside: no processor could predict them.
    """
    at = start + CARDS_AT
    end = at + MOST_CARDS * CARD_CELLS
    acting = g.actor if g.step != OVER and g.question != PLACE and not g.gone else NOBODY
    applied = g.applied if g.step == APPLICATION else NOBODY
    card = g.row[0]
    pile = 0
    depth = 0
    while pile < g.length:
        owner = relative(g, me, g.owner[card])
        kind = g.kind[card]
        face = g.face[card]
        if at < end:
            cells[at + CARD_KIND] = kind & -((face != HIDDEN) | (owner == 0))
            cells[at + CARD_OWNER] = owner + 1
            cells[at + CARD_FAMILY] = relative(g, me, g.family[card]) + 1
            cells[at + CARD_FACE] = face + 1
            cells[at + CARD_POT] = min(g.pot[card], MOST)
            cells[at + CARD_VERDICTS] = g.tokens[card]
            cells[at + CARD_PILE] = pile + 1
            cells[at + CARD_DEPTH] = depth
            cells[at + CARD_RESTS] = g.resting >> card & 1
            cells[at + CARD_ACTS] = 1 if card == acting else 0
            cells[at + CARD_APPLIED] = 1 if card == applied else 0
            cells[at + CARD_ENTERED] = min(g.entered[card], MOST)
            at += CARD_CELLS
        shows = (face != HIDDEN) & (kind != TWIN)
        cells[start + SEATS_AT + owner * SEAT_CELLS + (SEAT_SEEN + kind - 1 & -shows)] = 1
        below = g.below[card]
        last = 1 if below == NOBODY else 0
        card = below | g.row[pile + 1] & -last
        pile += last
        depth = depth + 1 & last - 1
    return at


def write_since(g: State, seat: Seat, deck: Kinds, cells: Bytes, at: int) -> None:
    """Write what everyone has learned of the kinds that are out of sight again."""
    while deck:
        kind = lowest(deck)
        deck &= deck - 1
        if not cells[at + SEAT_SEEN + kind - 1]:
            cells[at + SEAT_SINCE + kind - 1] = min(g.since[seat * KINDS + kind], MOST)


def write_secrets(g: State, me: Seat, cells: Bytes, at: int) -> None:
    """Write what nobody may know in full: every kind in the queue, every hand, every card set aside."""
    for i in range(at, at + SECRETS):
        cells[i] = UNKNOWN
    written = 0
    for pile in range(g.length):
        card = g.row[pile]
        while card != NOBODY and written < MOST_CARDS:
            cells[at + SECRET_KINDS_AT + written] = g.kind[card]
            written += 1
            card = g.below[card]
    for seat in range(g.players):
        place = relative(g, me, seat) * ALL_CARDS
        write_kinds(g.hand[seat], cells, at + SECRET_HANDS_AT + place)
        write_kinds(g.aside[seat], cells, at + SECRET_ASIDE_AT + place)
