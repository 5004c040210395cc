"""Setting the table: what was not given on the command line is asked for; Enter takes the proposal."""

import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ..bots import BOTS
from ..errors import OriflammeError
from ..game import Game
from ..notation.names import COLOURS
from ..notation.record import LONGEST_NAME
from ..rules.decks import DECKS
from ..simulating import DRAWN_DECKS, read_deck_name
from .screen import Screen

T = TypeVar("T")
HUMAN: Final = "human"
FEWEST, MOST, USUAL = 3, 5, 4


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
    proposal = ",".join([HUMAN] + ["random"] * ((players or USUAL) - 1))
    seats = given_or_asked(
        screen,
        wishes.seats,
        f"Who plays ({', '.join((HUMAN, *BOTS))} for each seat)",
        proposal,
        lambda text: read_seats(text, players),
    )
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


def read_players(text: str) -> int:
    """Return a number of players."""
    if text in map(str, range(FEWEST, MOST + 1)):
        return int(text)
    raise OriflammeError(f"there are {FEWEST} to {MOST} players, not {text!r}")


def read_seats(text: str, players: int | None) -> tuple[str, ...]:
    """Return who plays each seat."""
    seats = tuple(text.replace(",", " ").lower().split())
    for seat in seats:
        if seat != HUMAN and seat not in BOTS:
            raise OriflammeError(f"a seat is played by {' or '.join((HUMAN, *BOTS))}, not {seat!r}")
    if players is not None and len(seats) != players:
        raise OriflammeError(f"{players} players need {players} seats, not {len(seats)}")
    if not FEWEST <= len(seats) <= MOST:
        raise OriflammeError(f"there are {FEWEST} to {MOST} seats, not {len(seats)}")
    return seats


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the players' names; who has none is called by colour."""
    if len(names) > players:
        raise OriflammeError(f"{players} players have at most {players} names, not {len(names)}")
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise OriflammeError(f"a name has 1 to {LONGEST_NAME} characters")
    return (*names, *COLOURS[len(names) : players])
