"""Setting the table: what was not given on the command line is asked for; Enter takes the proposal."""

import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ..bots import BOTS, bot
from ..errors import OriflammeError
from ..game import Game
from ..notation.names import COLOURS
from ..notation.record import LONGEST_NAME
from ..rules.decks import DECKS
from ..rules.kinds import FEWEST, SEATS
from ..simulation import DRAWN_DECKS, read_deck_name
from .screen import Screen

T = TypeVar("T")
HUMAN: Final = "human"
USUAL_BOT: Final = "casual"
MOST, USUAL = SEATS, 4


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was given on the command line; None was not."""

    deck: str | None = None
    players: int | None = None
    seats: str | None = None
    names: tuple[str, ...] = ()
    seed: int | None = None
    edition: str = "revised"


def new_seed(wishes: Wishes) -> int:
    """Return the seed that was wished for, or one that nobody can guess."""
    return secrets.randbits(62) if wishes.seed is None else wishes.seed


def set_up(screen: Screen, wishes: Wishes, seed: int) -> tuple[Game, tuple[str, ...]]:
    """Return a new game and who plays each seat."""
    decks = ", ".join((*DECKS, *DRAWN_DECKS))
    deck = given_or_asked(screen, wishes.deck, f"Deck ({decks}, or ten kinds with commas)", "base", read_deck_name)
    players = wishes.players
    if players is None and wishes.seats is None:
        players = given_or_asked(screen, None, f"Players ({FEWEST} to {MOST})", str(USUAL), read_players)
    seats = read_seats(wishes.seats, players) if wishes.seats is not None else ask_seats(screen, players or USUAL)
    first = random.Random(seed).randrange(len(seats))
    game = Game.new(len(seats), deck, seed, first, wishes.edition, names=seat_names(wishes.names, len(seats)))
    return game, seats


def given_or_asked(screen: Screen, given: str | None, question: str, proposal: str, read: Callable[[str], T]) -> T:
    """Return what was given, or ask until the answer can be read."""
    if given is not None:
        return read(given)
    while True:
        answer = screen.ask(f"{question} [{proposal}]:")
        try:
            return read(answer or proposal)
        except OriflammeError as error:
            screen.say(f"Sorry, {error}.")


def ask_seats(screen: Screen, players: int) -> tuple[str, ...]:
    """Ask for the strength of the bots, in one word; who names every seat may put friends there."""
    screen.say(
        f"With friends at this screen, say who plays each seat, as {','.join([HUMAN, *usual_seats(players)[:-1]])}."
    )
    strengths = ", ".join(f"{number} {name}" for number, name in enumerate(BOTS, 1))
    return given_or_asked(
        screen, None, f"How strong are the others? {strengths}", USUAL_BOT, lambda text: read_others(text, players)
    )


def usual_seats(players: int, others: str = USUAL_BOT) -> tuple[str, ...]:
    """Return one person against bots."""
    return (HUMAN, *[others] * (players - 1))


def read_others(text: str, players: int) -> tuple[str, ...]:
    """Return who plays each seat, given the bots' strength by number or name, or everyone."""
    answer = text.strip().lower()
    if answer.isdecimal():
        by_number = {str(number): name for number, name in enumerate(BOTS, 1)}
        if answer not in by_number:
            raise OriflammeError(f"the strengths are 1 to {len(BOTS)}, not {text!r}")
        return usual_seats(players, by_number[answer])
    if answer == HUMAN or len(answer.replace(",", " ").split()) > 1:
        return read_seats(text, players)
    return usual_seats(players, read_seat(text.strip()))


def read_players(text: str) -> int:
    """Return a number of players."""
    if text in map(str, range(FEWEST, MOST + 1)):
        return int(text)
    raise OriflammeError(f"there are {FEWEST} to {MOST} players, not {text!r}")


def read_seats(text: str, players: int | None) -> tuple[str, ...]:
    """Return who plays each seat."""
    seats = tuple(map(read_seat, text.replace(",", " ").split()))
    if players is not None and len(seats) != players:
        raise OriflammeError(f"{players} players need {players} seats, not {len(seats)}")
    if not FEWEST <= len(seats) <= MOST:
        raise OriflammeError(f"there are {FEWEST} to {MOST} seats, not {len(seats)}")
    return seats


def read_seat(text: str) -> str:
    """Return who plays a seat: a person, or a bot that can be made, with its option."""
    name, colon, option = text.partition(":")
    seat = f"{name.lower()}{colon}{option}"
    if seat == HUMAN:
        return seat
    try:
        bot(seat)
    except OriflammeError as error:
        known = name.lower() in BOTS
        raise OriflammeError(
            f"{text!r}: {error}" if known else f"a seat is played by {HUMAN} or a bot: {error}"
        ) from None
    return seat


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the players' names; who has none is called by colour."""
    if len(names) > players:
        raise OriflammeError(f"{players} players have at most {players} names, not {len(names)}")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise OriflammeError(f"a name has 1 to {LONGEST_NAME} characters")
    return (*names, *COLOURS[len(names) : players])
