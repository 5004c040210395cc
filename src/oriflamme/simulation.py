"""Random games: as records, one after another, or thousands in one compiled call."""

from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from .deals import dice_of, draw_deck, empty_state, new_seed, whole_number
from .encoding import play_and_score
from .errors import OriflammeError, UnknownDeck
from .game import Game
from .notation.names import read_deck
from .rules import Dice, State, below, tell_events
from .rules.decks import DECKS

DRAWN_DECKS = ("random", "any")


def read_deck_name(text: str) -> str | tuple[str, ...]:
    """Return a deck as `Game.new` takes it: a name, `random`, `any`, or ten kinds separated by commas."""
    if "," in text:
        kinds = tuple(word.strip() for word in text.split(","))
        read_deck(kinds)
        return kinds
    if text not in (*DECKS, *DRAWN_DECKS):
        names = ", ".join((*DECKS, *DRAWN_DECKS))
        raise UnknownDeck(f"unknown deck {text!r}; use {names}, or ten kinds separated by commas")
    return text


def read_options(texts: Sequence[str]) -> dict[str, Any]:
    """Return the options of a game, each given as `edition=first` or `schemer_gain=2`."""
    allowed: Mapping[str, Mapping[str, Any]] = {
        "edition": {"revised": "revised", "first": "first"},
        "schemer_gain": {"1": 1, "2": 2},
    }
    options: dict[str, Any] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if value not in allowed.get(name, {}):
            choices = "edition=revised, edition=first, schemer_gain=1 or schemer_gain=2"
            raise OriflammeError(f"unknown option {text!r}; use {choices}")
        options[name] = allowed[name][value]
    return options


def random_games(
    games: int, players: int, deck: str | Sequence[str], seed: int, options: Mapping[str, Any]
) -> Iterator[dict[str, Any]]:
    """Yield the records of random games. A longer run with the same seed starts with the same games."""
    seeds = dice_of(seed)
    for _ in range(games):
        own_seed = below(seeds, 1 << 31) << 31 | below(seeds, 1 << 31)
        yield _random_game(own_seed, players, deck, options).record()


def _random_game(seed: int, players: int, deck: str | Sequence[str], options: Mapping[str, Any]) -> Game:
    chance: Dice = dice_of(~seed)
    first = below(chance, players)
    game = Game.new(players, deck, seed, first, names=["random"] * players, **options)
    while decision := game.decision:
        game.play(decision.actions[below(chance, len(decision.actions))])
    return game


class Playouts(NamedTuple):
    """How random games ended."""

    games: int
    decisions: int  # of all games together
    stocks: memoryview  # 16-bit numbers, a row for each game and a column for each seat: numpy.asarray takes it
    winners: memoryview  # a byte for each game: a bit for each seat that has won

    @property
    def win_shares(self) -> tuple[float, ...]:
        """How much of all games each seat has won; a tie is shared."""
        players = self.stocks.shape[1] if self.stocks.shape else 0
        won = [0.0] * players
        for seats, times in Counter(self.winners.tolist()).items():
            for seat in range(players):
                if seats >> seat & 1:
                    won[seat] += times / seats.bit_count()
        return tuple(share / self.games for share in won)

    def __repr__(self) -> str:
        shares = ", ".join(f"{100 * share:.1f}" for share in self.win_shares)
        return f"<Playouts: {self.games} games, {self.decisions} decisions, won in % {shares}>"


def playouts(
    games: int = 1000,
    players: int = 4,
    deck: str | Sequence[str] = "base",
    seed: int | None = None,
    first: int = 0,
    edition: str = "revised",
    schemer_gain: int = 1,
) -> Playouts:
    """Play whole games at random. The same seed gives the same games; `random` and `any` draw a deck for each game.

    The first player of the next game is the one whose turn it would be: over many games no seat is favoured. Python's
    lock is released, so threads play at the same time.
    """
    if whole_number(games, "games") < 1:
        raise OriflammeError(f"expected at least one game, got {games}")
    dice = dice_of(new_seed() if seed is None else whole_number(seed, "seed"))
    stocks, winners = array("h", bytes(2 * games * 5)), array("b", bytes(games))
    played, decisions, state = 0, 0, State()
    chunk = 1 if isinstance(deck, str) and deck in DRAWN_DECKS else games
    while played < games:
        if played == 0 or chunk == 1:
            first = first if played == 0 else state.first
            state = empty_state(draw_deck(deck, partial(below, dice)), players, first, edition, schemer_gain, 1)
            tell_events(state, False)
        rows = memoryview(stocks)[played * players :]
        decisions += play_and_score(state, dice, chunk, rows, memoryview(winners)[played:])
        played += chunk
    flat = memoryview(stocks)[: games * players].cast("B")
    return Playouts(games, decisions, flat.cast("h", shape=[games, players]), memoryview(winners))
