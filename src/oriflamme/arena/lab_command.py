"""The command `oriflamme lab`."""

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from .job import Cell
    from .lab import DeckFindings, Experiment, Mean
    from .lab_games import Facts

MOST_KINDS: Final = 14  # in the terminal; the page shows all of them
SHOWN: Final = 6  # strongest and weakest, if there are more


@click.command()
@click.argument("decks", nargs=-1, required=True, metavar="DECK...")
@click.option("--bot", default="casual", show_default=True, help="The bot that plays all seats.")
@click.option(
    "--games",
    type=click.IntRange(1, 10_000_000),
    default=4000,
    show_default=True,
    help="Games for each deck and count of players.",
)
@click.option("--players", type=click.IntRange(3, 5), multiple=True, help="May be repeated (default: 3, 4 and 5).")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same numbers.")
@click.option("--option", "options", multiple=True, help="edition=first or schemer_gain=2; may be repeated.")
@click.option("--processes", type=click.IntRange(1, 4096), help="How many processes play (default: one per processor).")
@click.option(
    "--report",
    type=click.Path(dir_okay=False, path_type=Path),
    default=Path("lab.html"),
    show_default=True,
    help="Where to write the page: one HTML file.",
)
def lab(
    decks: tuple[str, ...],
    bot: str,
    games: int,
    players: tuple[int, ...],
    seed: int,
    options: tuple[str, ...],
    processes: int | None,
    report: Path,
) -> None:
    """Measure how balanced a DECK is, from many games of a bot against itself.

    A deck is a name (base, ablaze, alliance, court, tribunal, blood, masks), random or any (drawn for each game), or
    ten kinds separated by commas. The command prints a table and writes a page: win shares by seat, strength of each
    kind, ties, scores and length, with 95 % intervals.

    \b
    oriflamme lab base
    oriflamme lab base ablaze alliance --games 20000 --report boxes.html
    oriflamme lab random --players 4 --bot beginner
    """  # noqa: D301
    from rich.console import Console

    from ..simulation import read_options
    from .lab import Experiment, check_experiment, findings
    from .lab_page import lab_page
    from .lab_sentences import headline
    from .plots import has_matplotlib, need_matplotlib

    is_report_wanted = click.get_current_context().get_parameter_source("report") is not ParameterSource.DEFAULT
    experiment = Experiment(decks, players or (3, 4, 5), bot, games, seed, **read_options(options))
    check_experiment(experiment)
    if is_report_wanted:
        need_matplotlib()
    if has_matplotlib():
        report.open("a").close()  # fail now rather than after all games
    found = findings(_play(experiment, processes))
    console = Console()
    for deck in found:
        _show(console, deck, headline(deck))
    if not has_matplotlib():
        click.echo("no report: it needs matplotlib. Install it: pip install 'oriflamme[arena]'", err=True)
        return
    command = shlex.join(["oriflamme", *sys.argv[1:]])
    report.write_text(lab_page(experiment, found, command), encoding="utf-8")
    click.echo(f"report: {report}", err=True)


def _play(experiment: "Experiment", processes: int | None) -> "dict[Cell, Facts]":
    """Play, with a progress bar in a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from .lab import run

    columns = (TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games"), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=experiment.games * len(experiment.cells()))
        return run(experiment, processes, lambda games: progress.advance(task, games))


def _show(console: "Console", deck: "DeckFindings", sentence: str) -> None:
    console.print(f"\n{deck.name}", style="bold", markup=False, highlight=False)
    console.print(sentence, markup=False, highlight=False)
    console.print(_players_table(deck))
    console.print(_kinds_table(deck))


def _players_table(deck: "DeckFindings") -> "Table":
    from .statistics import percent

    titles = ("ties", "influence", "s.d.", "margin", "decisions")
    table = _table(["players", "wins by seat, in %"], titles)
    for found in deck.tables:
        seats = "  ".join(f"{100 * share.value:.1f}" for share in found.seats)
        numbers = (found.score, found.deviation, found.margin, found.length)
        table.add_row(
            str(found.players), seats, percent(found.shared.value), *(f"{number.value:.1f}" for number in numbers)
        )
    return table


def _kinds_table(deck: "DeckFindings") -> "Table":
    from ..texts.cards import kind_name
    from .lab_sentences import stands

    table = _table(["kind"], ("in hand, × par", "95 % interval", "placed", "revealed", "influence"))
    strengths = list(deck.strengths)
    left = len(strengths) - 2 * SHOWN if len(strengths) > MOST_KINDS else 0
    colours = {"above": "green", "about": "", "below": "red"}
    for place, strength in enumerate(strengths):
        if left and place == SHOWN:
            table.add_row(f"and {left} more")
        if left and SHOWN <= place < SHOWN + left:
            continue
        hand = strength.hand
        table.add_row(
            kind_name(strength.kind),
            _text(hand),
            f"{hand.low:.2f} – {hand.high:.2f}" if hand else "",
            *map(_text, (strength.placed, strength.revealed, strength.earned)),
            style=colours[stands(hand, 1)] if hand else "",
        )
    return table


def _text(number: "Mean | None") -> str:
    return f"{number.value:.2f}" if number else "·"


def _table(words: Sequence[str], numbers: Sequence[str]) -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for name in words:
        table.add_column(name, no_wrap=True)
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table
