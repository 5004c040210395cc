"""The command `oriflamme dataset`."""

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from ..errors import OriflammeError


@click.command()
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--games", type=click.IntRange(1, 10_000_000), default=1000, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True, help="How many players.")
@click.option("--deck", default="base", show_default=True, help="A name, random, any, or ten comma-separated kinds.")
@click.option("--bots", default="casual", show_default=True, help="Bots of which each seat draws one.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "options", multiple=True, help="edition=first or schemer_gain=2; may be repeated.")
@click.option("--format", "form", type=click.Choice(["parquet", "jsonl"]), default="parquet", show_default=True)
@click.option("--processes", type=click.IntRange(1, 1024), default=1, show_default=True, help="How many play at once.")
def dataset(
    folder: Path,
    games: int,
    players: int,
    deck: str,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    form: str,
    processes: int,
) -> None:
    """Let bots play and write their games into FOLDER, with a card that says how they were made.

    The same command makes the same bytes. A bot is given as in the arena: casual, club:300, mybots.Mine.

    \b
    oriflamme dataset games --games 10000 --bots casual,club:100
    oriflamme dataset games --deck random --players 5 --format jsonl
    """  # noqa: D301
    from .card import NAME, Count, card
    from .files import write_jsonl, write_parquet
    from .games import Recipe, check_recipe, play_games

    if form == "parquet" and find_spec("pyarrow") is None:
        raise ModuleNotFoundError("No module named 'pyarrow'", name="pyarrow")
    recipe = Recipe(games, players, deck, tuple(name.strip() for name in bots.split(",")), seed, options)
    check_recipe(recipe)
    if folder.exists() and any(folder.iterdir()):
        raise OriflammeError(f"{folder} is not empty; name a new folder")
    folder.mkdir(parents=True, exist_ok=True)
    count = Count()
    records = count.of(play_games(recipe, processes))
    try:
        with _progress(records, games) as shown:
            files = (write_parquet if form == "parquet" else write_jsonl)(shown, folder)
        (folder / NAME).write_text(card(recipe, form, count, files), encoding="utf-8", newline="\n")
    except BaseException:  # a stopped run leaves no half of a data set behind
        for path in folder.iterdir():
            path.unlink()
        raise
    click.echo(f"{folder}: {count.games} games, {count.decisions} decisions")


def _progress(records: Iterator[dict[str, Any]], games: int) -> Any:
    return click.progressbar(records, games, "playing", file=sys.stderr, hidden=not sys.stderr.isatty())
