"""The games of a data set. They depend on the recipe only: not on time, machine, or how many processes play them."""

import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final

import msgspec

from ..arena.entrants import check, described, make
from ..deals import dice_of
from ..errors import OriflammeError
from ..game import Game
from ..rules import below
from ..simulation import read_deck_name, read_options

CHUNK: Final = 200  # games that a process plays at once
TIMED: Final = re.compile(r"club:[\d.]+s")


class Recipe(msgspec.Struct, frozen=True):
    """Everything that the games of a data set depend on, besides the version of the program and of its bots."""

    games: int
    players: int
    deck: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[str, ...] = ()


def check_recipe(recipe: Recipe) -> None:
    """Refuse a recipe that cannot be played, or not twice in the same way."""
    read_deck_name(recipe.deck)
    read_options(recipe.options)
    if not recipe.bots or "" in recipe.bots:
        raise OriflammeError("name at least one bot: casual, or casual,club:100")
    for name in recipe.bots:
        if TIMED.fullmatch(name):
            raise OriflammeError(f"{name!r} thinks for a time, so its games differ each time; use a count, as club:300")
        if problem := check(name).problem:
            raise OriflammeError(problem)


def play_games(recipe: Recipe, processes: int = 1) -> Iterator[dict[str, Any]]:
    """Yield the records of a recipe's games, in order. A larger recipe begins with the same games."""
    check_recipe(recipe)
    if processes == 1:
        for seed in _seeds(recipe):
            yield play_game(recipe, seed)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        chunks = _chunks(_seeds(recipe), CHUNK)
        waiting = [pool.submit(_play_chunk, recipe, chunk) for chunk in islice(chunks, 2 * processes)]
        while waiting:
            yield from waiting.pop(0).result()
            waiting += [pool.submit(_play_chunk, recipe, chunk) for chunk in islice(chunks, 1)]


def _chunks(seeds: Iterator[int], size: int) -> Iterator[tuple[int, ...]]:
    while chunk := tuple(islice(seeds, size)):
        yield chunk


def _play_chunk(recipe: Recipe, seeds: tuple[int, ...]) -> list[dict[str, Any]]:
    return [play_game(recipe, seed) for seed in seeds]


def _seeds(recipe: Recipe) -> Iterator[int]:
    dice = dice_of(recipe.seed)
    for _ in range(recipe.games):
        yield below(dice, 1 << 31) << 31 | below(dice, 1 << 31)


def play_game(recipe: Recipe, seed: int) -> dict[str, Any]:
    """Play a game: its seed deals, draws the first player, and draws a bot for each seat."""
    chance = dice_of(~seed)
    first = below(chance, recipe.players)
    names = [recipe.bots[below(chance, len(recipe.bots))] for _ in range(recipe.players)]
    seats = [make(name, below(chance, 1 << 31)) for name in names]
    deck, options = read_deck_name(recipe.deck), read_options(recipe.options)
    game = Game.new(recipe.players, deck, seed, first, names=names, **options)
    while (asked := game.asked) is not None:
        try:
            action = seats[asked].choose(game.view(asked))
        except Exception as error:  # a bot may raise anything
            raise OriflammeError(f"the bot {names[asked]!r} failed: {described(error)}") from error
        game.play(action)
    return game.record()
