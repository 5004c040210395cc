"""The command `oriflamme puzzles`: show and solve puzzles, make new ones, verify them."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import OriflammeError
from ..puzzles.collection import Collection, Origin, collection, read_collection, write_collection
from ..puzzles.puzzle import Puzzle
from ..texts import language_of, languages

if TYPE_CHECKING:
    from rich.progress import Progress

_file = click.option(
    "--file",
    "path",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A file of puzzles; not given, those of the package.",
)
_language = click.option(
    "--language",
    type=click.Choice(languages()),
    default=lambda: language_of(os.environ),
    help="The language to speak; not given, it is that of the environment (LANG).",
)


def _puzzles(path: Path | None) -> Collection:
    return collection() if path is None else read_collection(path)


def _today() -> Puzzle:
    from datetime import UTC, datetime

    return collection().of_day(datetime.now(UTC).date())[0]


@click.group()
def puzzles() -> None:
    """Solve puzzles, the puzzle of the day among them; make new ones from games of bots, and verify them.

    \b
    oriflamme puzzles solve                 the puzzle of the day
    oriflamme puzzles solve 17
    oriflamme puzzles show 17               with the answer, and why
    oriflamme puzzles make new.jsonl --count 20 --seed 5
    oriflamme puzzles verify new.jsonl --seed 6
    """  # noqa: D301


@puzzles.command()
@click.argument("number", type=click.IntRange(1), required=False)
@_file
@_language
def solve(number: int | None, path: Path | None, language: str) -> None:
    """Show a position and ask for the best action. Without a NUMBER it is the puzzle of the day."""
    from .puzzle_session import solve as solve_at
    from .screen import Ended, Screen

    try:
        solve_at(Screen(), _chosen(number, path), language)
    except Ended:
        return


@puzzles.command()
@click.argument("number", type=click.IntRange(1), required=False)
@_file
@_language
def show(number: int | None, path: Path | None, language: str) -> None:
    """Show a puzzle with its answer, the chances of all actions and the explanation."""
    from .puzzle_session import show_all
    from .screen import Screen

    show_all(Screen(), _chosen(number, path), language)


def _chosen(number: int | None, path: Path | None) -> Puzzle:
    return _today() if number is None and path is None else _puzzles(path)[number or 1]


@puzzles.command()
@click.argument("path", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--count", type=click.IntRange(1, 100_000), default=300, show_default=True, help="How many.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed makes the same puzzles.")
def make(path: Path, count: int, seed: int) -> None:
    """Let bots play, and write the positions in which one action is clearly best to FILE.

    A run that was stopped goes on where it ended. docs/puzzles.md says what "clearly" means.
    """
    from ..puzzles.maker import make_puzzles

    origin = Origin(f"oriflamme puzzles make --count {count} --seed {seed}", seed)
    known = list(read_collection(path)) if path.exists() else []
    if known and read_collection(path).origin.seed != seed:
        raise OriflammeError(f"{path} was made with another seed; name a new file")
    with _progress() as progress:
        task = progress.add_task("puzzles", total=count, completed=len(known))
        for found in make_puzzles(seed, count, known):
            if isinstance(found, Puzzle):
                known.append(found)
                write_collection(path, Collection(origin, known))
                progress.advance(task)
            else:
                progress.update(task, description=f"puzzles, game {found}")
    click.echo(f"{path}: {len(known)} puzzles")


@puzzles.command()
@click.argument("path", metavar="[FILE]", required=False, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--seed", type=int, default=1, show_default=True, help="Of the verification: another one, other worlds.")
@click.option("--drop", is_flag=True, help="Drop the puzzles of FILE that are not solved as they say.")
def verify(path: Path | None, seed: int, drop: bool) -> None:
    """Solve puzzles anew, with ten times the simulations and other worlds; print how many answers agree."""
    from ..puzzles.verification import verify as verify_puzzle

    if drop and path is None:
        raise click.UsageError("--drop needs a file")
    found = _puzzles(path)
    agreed: list[Puzzle] = []
    with _progress() as progress:
        for puzzle in progress.track(list(found), description="puzzles"):
            verdict = verify_puzzle(puzzle, seed)
            if verdict.agrees(puzzle):
                agreed.append(puzzle)
            else:
                click.echo(f"puzzle {puzzle.number}: {puzzle.answer}, but {verdict.best} by {verdict.gap:.1f} points")
    share = 100 * len(agreed) / max(len(found), 1)
    summary = f"{len(agreed)} of {len(found)} puzzles agree: {share:.1f} %"
    click.echo(summary)
    if drop and path is not None:
        said = f"oriflamme puzzles verify --seed {seed} --drop: {summary}"
        write_collection(path, _renumbered(found.origin, said, agreed))


def _renumbered(origin: Origin, verification: str, kept: list[Puzzle]) -> Collection:
    from msgspec.structs import replace

    numbered = (replace(puzzle, number=number) for number, puzzle in enumerate(kept, 1))
    return Collection(replace(origin, verification=verification), numbered)


def _progress() -> "Progress":
    from rich.console import Console
    from rich.progress import Progress

    return Progress(console=Console(stderr=True), disable=not sys.stderr.isatty())
