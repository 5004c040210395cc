"""Setting the table: what was not given on the command line is asked for; Enter takes the proposal."""

import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from ..bots import BOTS, STRENGTHS, Bot, local_bot
from ..bots.imported import is_path
from ..errors import OriflammeError
from ..game import Game
from ..notation.names import COLOURS
from ..notation.record import LONGEST_NAME
from ..rules.decks import DECKS
from ..rules.kinds import FEWEST, SEATS
from ..simulation import DRAWN_DECKS, read_deck_name
from ..texts import ENGLISH, Texts, texts_in
from .screen import Screen

T = TypeVar("T")
HUMAN: Final = "human"
USUAL_BOT: Final = "casual"
MOST, USUAL = SEATS, 4
ALL_DECKS: Final = ", ".join((*DECKS, *DRAWN_DECKS))


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was given on the command line; None was not."""

    deck: str | None = None
    players: int | None = None
    seats: str | None = None
    names: tuple[str, ...] = ()
    seed: int | None = None
    edition: str = "revised"
    language: str = ENGLISH


def new_seed(wishes: Wishes) -> int:
    """Return the seed that was wished for, or one that nobody can guess."""
    return secrets.randbits(62) if wishes.seed is None else wishes.seed


def set_up(screen: Screen, wishes: Wishes, seed: int) -> tuple[Game, tuple[str, ...]]:
    """Return a new game and who plays each seat."""
    ask = Asker(screen, texts_in(wishes.language))
    deck = ask.given_or_asked(wishes.deck, "deck", "base", lambda text: read_deck(text, ask.texts), decks=ALL_DECKS)
    players = wishes.players
    if players is None and wishes.seats is None:
        players = ask.given_or_asked(
            None, "players", str(USUAL), lambda text: read_players(text, ask.texts), fewest=FEWEST, most=MOST
        )
    if wishes.seats is not None:
        seats = read_seats(wishes.seats, players, ask.texts)
    else:
        seats = ask_seats(ask, players or USUAL)
    names = seat_names(wishes.names, len(seats), ask.texts)
    first = random.Random(seed).randrange(len(seats))
    return Game.new(len(seats), deck, seed, first, wishes.edition, names=names), seats


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks at a screen, in a language."""

    screen: Screen
    texts: Texts

    def given_or_asked(
        self, given: str | None, what: str, proposal: str, read: Callable[[str], T], **arguments: str | int
    ) -> T:
        """Return what was given, or ask until the answer can be read."""
        if given is not None:
            return read(given)
        question = self.texts.say(f"terminal-ask-{what}", arguments)
        while True:
            answer = self.screen.ask(self.texts.say("terminal-ask", question=question, proposal=proposal))
            try:
                return read(answer or proposal)
            except OriflammeError as error:
                self.screen.say(self.texts.say("terminal-sorry", problem=str(error)))


def ask_seats(ask: Asker, players: int) -> tuple[str, ...]:
    """Ask for the strength of the bots, in one word; a player who names every seat may put friends there."""
    example = ",".join([HUMAN, *usual_seats(players)[:-1]])
    ask.screen.say(ask.texts.say("terminal-friends", seats=example))
    strengths = ", ".join(f"{number} {name}" for number, name in enumerate(strength_names(ask.texts), 1))
    usual = ask.texts.say(f"bot-{USUAL_BOT}")
    return ask.given_or_asked(
        None, "strength", usual, lambda text: read_others(text, players, ask.texts), strengths=strengths
    )


def strength_names(texts: Texts) -> dict[str, str]:
    """Return the bots by their names in a language."""
    return {texts.say(f"bot-{name}"): name for name in STRENGTHS}


def usual_seats(players: int, others: str = USUAL_BOT) -> tuple[str, ...]:
    """Return one person against bots."""
    return (HUMAN, *[others] * (players - 1))


def read_deck(text: str, texts: Texts) -> str | tuple[str, ...]:
    """Return a deck as `Game.new` takes it."""
    try:
        return read_deck_name(text)
    except OriflammeError:
        raise OriflammeError(texts.say("terminal-no-deck", deck=text, decks=ALL_DECKS)) from None


def read_others(text: str, players: int, texts: Texts) -> tuple[str, ...]:
    """Return who plays each seat, given the bots' strength by number or name, or everyone."""
    answer = text.strip().lower()
    if answer in strength_names(texts):
        return usual_seats(players, strength_names(texts)[answer])
    if answer.isdecimal():
        by_number = {str(number): name for number, name in enumerate(STRENGTHS, 1)}
        if answer not in by_number:
            raise OriflammeError(texts.say("terminal-no-strength", most=len(STRENGTHS), answer=text))
        return usual_seats(players, by_number[answer])
    if answer == HUMAN or len(answer.replace(",", " ").split()) > 1:
        return read_seats(text, players, texts)
    return usual_seats(players, read_seat(text.strip(), texts))


def read_players(text: str, texts: Texts) -> int:
    """Return a number of players."""
    if text in map(str, range(FEWEST, MOST + 1)):
        return int(text)
    raise OriflammeError(texts.say("terminal-no-players", fewest=FEWEST, most=MOST, answer=text))


def read_seats(text: str, players: int | None, texts: Texts) -> tuple[str, ...]:
    """Return who plays each seat."""
    seats = tuple(read_seat(seat, texts) for seat in text.replace(",", " ").split())
    if players is not None and len(seats) != players:
        raise OriflammeError(texts.say("terminal-seats-needed", players=players, seats=len(seats)))
    if not FEWEST <= len(seats) <= MOST:
        raise OriflammeError(texts.say("terminal-seats-range", fewest=FEWEST, most=MOST, seats=len(seats)))
    return seats


def read_seat(text: str, texts: Texts, make: Callable[[str], Bot] = local_bot) -> str:
    """Return who plays a seat: a person, or a bot that can be made, with its option."""
    name, colon, option = text.partition(":")
    seat = text if is_path(text) else f"{name.lower()}{colon}{option}"
    if seat == HUMAN:
        return seat
    try:
        make(seat)
    except OriflammeError as error:
        if name.lower() in BOTS or (is_path(text) and make is local_bot):
            raise OriflammeError(texts.say("terminal-no-seat-because", seat=text, reason=str(error))) from None
        bots = ", ".join(BOTS)
        raise OriflammeError(texts.say("terminal-no-seat", seat=text, human=HUMAN, bots=bots)) from None
    except Exception as error:  # a module or a class of somebody else may raise anything
        reason = f"{type(error).__name__}: {error}"
        raise OriflammeError(texts.say("terminal-no-seat-because", seat=text, reason=reason)) from None
    return seat


def seat_names(names: Sequence[str], players: int, texts: Texts) -> tuple[str, ...]:
    """Return the players' names; a player without one is called by colour."""
    if len(names) > players:
        raise OriflammeError(texts.say("terminal-names-many", players=players, names=len(names)))
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME:
            raise OriflammeError(texts.say("terminal-name-length", most=LONGEST_NAME))
    return (*names, *COLOURS[len(names) : players])
