"""Random games as records, one after another."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .errors import OriflammeError, UnknownDeck
from .game import Game, dice_of
from .notation.names import read_deck
from .rules import Dice, below
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
