"""Many games, stepped in one call: answer, let the bots at the table play on, write what the next seat knows."""

from typing import TypeAlias

from ..rules.actions import is_legal, playout, random_action
from ..rules.bits import one
from ..rules.dice import Dice, below, mix, seed
from ..rules.flow import advance, answer, winners
from ..rules.kinds import DECK, SEATS, TWIN
from ..rules.setup import deal, restart
from ..rules.state import State
from ..rules.steps import OVER
from ..tactics.policies import policy_action
from ..tactics.search import victory
from .action_numbers import action_count, index_of_number, mark_legal, number_of_index, write_mask
from .cells import Bytes
from .observation import OBSERVATION, SECRETS, write_observation, write_secrets
from .terms import ANYONE, BOXES_OF_KINDS, BY_LINES, CALLER, EVERYONE, NEXT_STEP, SAME_STEP, WORD, Terms

Shorts: TypeAlias = memoryview
Longs: TypeAlias = memoryview


def draw_deck_for(g: State, terms: Terms, dice: Dice) -> None:
    """Choose the deck of a new game."""
    if terms.decks > 0:
        deck = below(dice, terms.decks) if terms.decks > 1 else 0
        for slot in range(DECK):
            g.deck[slot] = terms.kinds[deck * DECK + slot]
    elif terms.decks == BY_LINES:
        for slot in range(DECK):
            g.deck[slot] = 1 + below(dice, BOXES_OF_KINDS) * DECK + slot
    else:
        slot = 0
        taken = 0
        while slot < DECK:
            kind = 1 + below(dice, TWIN - 1)
            if not taken >> kind & 1:
                taken |= one(kind)
                g.deck[slot] = kind
                slot += 1


def draw_roles(terms: Terms, dice: Dice, roles: Bytes, at: int) -> None:
    """Say who plays each seat of a new game."""
    learner = below(dice, terms.players) if terms.learner == ANYONE else terms.learner
    for seat in range(terms.players):
        if terms.learner == EVERYONE or seat == learner:
            roles[at + seat] = CALLER
        elif terms.opponents == 1:
            roles[at + seat] = terms.opponent[0]
        else:
            roles[at + seat] = terms.opponent[below(dice, terms.opponents)]


def let_opponents_play(g: State, dice: Dice, roles: Bytes, at: int) -> None:
    """Play on until the caller is asked or the game is over."""
    while g.step != OVER and roles[at + g.asked] != CALLER:
        answer(g, policy_action(g, dice, roles[at + g.asked]))
        advance(g)


def begin_game(g: State, dice: Dice, terms: Terms, roles: Bytes, at: int) -> None:
    """Deal a new game and go on to the caller's first decision."""
    draw_deck_for(g, terms, dice)
    g.players = terms.players
    g.first_edition = terms.edition
    g.schemer_gain = terms.schemer_gain
    g.telling = 0
    restart(g)
    g.first = below(dice, terms.players)
    deal(g, dice)
    draw_roles(terms, dice, roles, at)
    advance(g)
    let_opponents_play(g, dice, roles, at)


def seed_game(dice: Dice, number: int, index: int) -> None:
    """Give a game of a batch dice of its own: of a seed below 2**32, by its index."""
    seed(dice, (number ^ mix(index)) | index << WORD)


def answers_question(g: State, index: int, numbering: int) -> bool:
    """Tell whether the action of an index is legal."""
    number = number_of_index(g, index, numbering)
    return number >= 0 and is_legal(g, number)


def play_index(g: State, index: int, numbering: int) -> bool:
    """Play the action of an index and go on to the next question; an illegal one changes nothing and gives False."""
    if not answers_question(g, index, numbering):
        return False
    answer(g, number_of_index(g, index, numbering))
    advance(g)
    return True


def is_fine(g: State, terms: Terms, index: int) -> bool:
    """Tell whether a step may be made with this action; a finished game takes any."""
    return g.step == OVER or answers_question(g, index, terms.numbering)


def first_illegal(games: list[State], terms: Terms, actions: Longs, first: int, end: int) -> int:
    """Return the index of the first game whose action is not legal, or -1."""
    for i in range(first, end):
        if not is_fine(games[i], terms, actions[i]):
            return i
    return -1


def random_index(g: State, dice: Dice, numbering: int) -> int:
    """Return the index of a legal action, each as likely as the others; 0 when the game is over."""
    return 0 if g.step == OVER else max(index_of_number(g, random_action(g, dice), numbering), 0)


def sample_actions(games: list[State], dice: Dice, terms: Terms, actions: Longs, first: int, end: int) -> None:
    """Write a random legal action for each game."""
    for i in range(first, end):
        actions[i] = random_index(games[i], dice, terms.numbering)


def step_game(g: State, dice: Dice, terms: Terms, index: int, roles: Bytes, at: int) -> bool:
    """Play the action of an index; tell whether it ended the game."""
    if g.step == OVER:
        if terms.autoreset == NEXT_STEP:
            begin_game(g, dice, terms, roles, at)
        return False
    answer(g, number_of_index(g, index, terms.numbering))
    advance(g)
    let_opponents_play(g, dice, roles, at)
    return g.step == OVER


def write_result(g: State, ended: bool, points: Shorts, stocks: Shorts, at: int) -> None:
    """Write everyone's share of the victory, of 60, and, when the game has ended, the stocks."""
    for seat in range(g.players):
        points[at + seat] = victory(g, seat) if ended else 0
        if ended:
            stocks[at + seat] = g.stock[seat]


def show_game(g: State, terms: Terms, observations: Bytes, secrets: Bytes, masks: Bytes, asked: Bytes, i: int) -> None:
    """Write what the seat that is asked knows and may do; of a finished game, what the last one asked knew."""
    show_seat(g, terms, observations, secrets, asked, i)
    write_mask(g, terms.numbering, masks, i * action_count(terms.numbering))


def show_seat(g: State, terms: Terms, observations: Bytes, secrets: Bytes, asked: Bytes, i: int) -> None:
    """Write who is asked, and what that seat knows."""
    me = g.asked
    asked[i] = CALLER if g.step == OVER else me
    write_observation(g, me, observations, i * OBSERVATION)
    if terms.shows_secrets:
        write_secrets(g, me, secrets, i * SECRETS)


def begin_games(
    games: list[State],
    dice: list[Dice],
    terms: Terms,
    chosen: Bytes,
    roles: Bytes,
    observations: Bytes,
    secrets: Bytes,
    masks: Bytes,
    asked: Bytes,
    first: int,
    end: int,
) -> None:
    """Begin the chosen games anew."""
    for i in range(first, end):
        if chosen[i]:
            begin_game(games[i], dice[i], terms, roles, i * SEATS)
            show_game(games[i], terms, observations, secrets, masks, asked, i)


def show_games(
    games: list[State],
    terms: Terms,
    observations: Bytes,
    secrets: Bytes,
    masks: Bytes,
    asked: Bytes,
    first: int,
    end: int,
) -> None:
    """Write what every game shows."""
    for i in range(first, end):
        show_game(games[i], terms, observations, secrets, masks, asked, i)


def step_games(
    games: list[State],
    dice: list[Dice],
    terms: Terms,
    actions: Longs,
    roles: Bytes,
    observations: Bytes,
    secrets: Bytes,
    masks: Bytes,
    asked: Bytes,
    points: Shorts,
    stocks: Shorts,
    done: Bytes,
    first: int,
    end: int,
) -> int:
    """Play an action, which must be legal, in each game; return how many games ended.

    A mask is large and few of its cells are set. So only the old ones are cleared, before the question is gone.
    """
    finished = 0
    actions_in_all = action_count(terms.numbering)
    for i in range(first, end):
        mark_legal(games[i], terms.numbering, masks, i * actions_in_all, 0)
        ended: bool = step_game(games[i], dice[i], terms, actions[i], roles, i * SEATS)
        write_result(games[i], ended, points, stocks, i * terms.players)
        done[i] = 1 if ended else 0
        if ended:
            finished += 1
            if terms.autoreset == SAME_STEP:
                begin_game(games[i], dice[i], terms, roles, i * SEATS)
        show_seat(games[i], terms, observations, secrets, asked, i)
        mark_legal(games[i], terms.numbering, masks, i * actions_in_all, 1)
    return finished


def play_and_score(g: State, dice: Dice, games: int, stocks: Shorts, won: Bytes) -> int:
    """Deal and play whole games at random and write the stocks and the set of winners of each.

    Return how many decisions they took.
    """
    decisions = 0
    for i in range(games):
        restart(g)
        deal(g, dice)
        advance(g)
        decisions += playout(g, dice)
        for seat in range(g.players):
            stocks[i * g.players + seat] = g.stock[seat]
        won[i] = winners(g)
    return decisions
