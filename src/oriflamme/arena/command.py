"""The command `oriflamme arena`."""

import shlex
import sys
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click
import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .job import Cell
    from .progress import Display
    from .report import Report
    from .run import Plan, Runner

Body = TypeVar("Body", bound=Callable[..., None])

GRID_DECKS: Final = ("base", "ablaze", "alliance", "random")


class Wishes(msgspec.Struct, frozen=True):
    """The options that all contests share."""

    deals: int
    seed: int
    decks: tuple[str, ...]
    options: tuple[str, ...]
    processes: int | None
    engine: str
    address: str | None
    results: Path | None
    report: Path | None
    limit: float
    points: bool


def _with_wishes(body: Body) -> Body:
    """Give a command the options that all contests share."""
    file = click.Path(dir_okay=False, path_type=Path)
    options = (
        click.option(
            "--deals", type=click.IntRange(1, 10_000_000), default=450, show_default=True, help="Deals per cell."
        ),
        click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same results."),
        click.option("--deck", "decks", multiple=True, help="A name, random, any, or ten kinds; may be repeated."),
        click.option("--option", "options", multiple=True, help="edition=first or schemer_gain=2; may be repeated."),
        click.option("--processes", type=click.IntRange(1, 4096), help="How many processes (default: all processors)."),
        click.option("--engine", type=click.Choice(["local", "ray"]), default="local", show_default=True),
        click.option("--address", help="The address of the Ray cluster; without it Ray starts here."),
        click.option("--results", type=file, help="Save finished chunks in this file, and resume from it."),
        click.option("--report", type=file, help="Write a report: one HTML file."),
        click.option(
            "--limit", type=click.FloatRange(min=0.05), default=5.0, show_default=True, help="Seconds per decision."
        ),
        click.option("--points", is_flag=True, help="Also count points by kind of card; this is slow."),
    )
    for option in reversed(options):
        body = option(body)
    return body


@click.group()
def arena() -> None:
    """Let bots play against each other and measure how strong they are.

    A bot is given by its name, with or without an option (random, club:300, style:waiter), or by its class
    (package.module.Class). A table is one name or several separated by commas, repeated until the table is full. The
    hero plays every deal once in each seat.

    \b
    oriflamme arena match club:300 casual --deals 900 --report club.html
    oriflamme arena grid club:300 --results club.jsonl --report club.html
    oriflamme arena tournament random beginner casual club:100
    oriflamme arena compare club:300 club:200 casual

    To resume a stopped run with --results, give the same command again.
    """  # noqa: D301


@arena.command()
@click.argument("hero")
@click.argument("table")
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
@_with_wishes
def match(hero: str, table: str, players: int, **wishes: Any) -> None:
    """Let HERO play against TABLE.

    \b
    oriflamme arena match casual random --deals 900
    oriflamme arena match club:300 casual,beginner,style:stacker --deck base --deck random --points --report club.html
    """  # noqa: D301
    _play_grid((hero,), (table,), (players,), ("base",), Wishes(**wishes))


@arena.command()
@click.argument("hero")
@click.option("--table", "tables", multiple=True, help="May be repeated (default: all bots and held-out styles).")
@click.option("--players", type=click.IntRange(3, 5), multiple=True, help="May be repeated (default: 3, 4 and 5).")
@_with_wishes
def grid(hero: str, tables: tuple[str, ...], players: tuple[int, ...], **wishes: Any) -> None:
    """Let HERO play at many tables, with many decks and player counts; print the worst cell first.

    \b
    oriflamme arena grid casual --deals 100
    oriflamme arena grid club:300 --table casual --table style:basher --players 3 --players 5 --results club.jsonl
    """  # noqa: D301
    from ..bots import BOTS
    from .styles import STYLES

    _play_grid((hero,), tables or (*BOTS, *STYLES), players or (3, 4, 5), GRID_DECKS, Wishes(**wishes))


@arena.command()
@click.argument("entrants", nargs=-1, required=True, metavar="BOT BOT...")
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
@_with_wishes
def tournament(entrants: tuple[str, ...], players: int, **wishes: Any) -> None:
    """Let every BOT play at tables full of each other BOT; print ratings and the payoff table.

    \b
    oriflamme arena tournament random beginner casual style:basher --deals 100 --report tournament.html
    """  # noqa: D301
    from ..simulation import read_options
    from .contests import tournament as cells_of
    from .ratings import payoff, rate
    from .report import Report

    asked = Wishes(**wishes)
    cells = cells_of(entrants, asked.decks or ("base",), players, read_options(asked.options))
    with _ready(cells, asked) as (runner, plan, _):
        totals = runner.totals(plan)
    ratings = rate(totals, plan.seed)
    click.echo(f"{'bot':24}rating")
    for rating in ratings:
        click.echo(f"{rating.name:24}{rating.mu:6.1f} ± {2 * rating.sigma:.1f}  ({rating.games:,} games)")
    click.echo("\nwin share of each hero at a table full of each opponent, par " + f"{100 / players:.0f} %")
    for hero, row in payoff(totals).items():
        click.echo(f"{hero:24}" + "; ".join(f"{opponent} {share}" for opponent, share in row.items()))
    _write(Report(totals, plan.seed, plan.deals, _command(), ratings), asked)


@arena.command()
@click.argument("new")
@click.argument("old")
@click.argument("table")
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True)
@click.option("--margin", type=click.FloatRange(0.001, 0.5), default=0.02, show_default=True, help="Of the win share.")
@click.option("--alpha", type=click.FloatRange(0.001, 0.4), default=0.05, show_default=True)
@click.option("--beta", type=click.FloatRange(0.001, 0.4), default=0.05, show_default=True)
@_with_wishes
def compare(
    new: str, old: str, table: str, players: int, margin: float, alpha: float, beta: float, **wishes: Any
) -> None:
    """Test whether NEW is better than OLD against TABLE, on the same deals and seats, and stop when it is clear.

    At most --alpha of such tests call NEW better by mistake. If NEW is better by --margin, at most --beta of them miss
    it. The test ends after --deals at the latest. Exit code 0: better; 1: not better, or not decided.

    \b
    oriflamme arena compare club:400 club:300 casual --deals 5000
    """  # noqa: D301
    from .comparison import compare as play
    from .report import Report
    from .sequential import Terms

    asked = Wishes(**wishes)
    if len(asked.decks) > 1:
        raise click.UsageError("a comparison needs exactly one deck; random draws a new one for each deal")
    cells = _cells((new, old), (table,), (players,), asked.decks or ("base",), asked)
    with _ready(cells, asked) as (runner, plan, display):
        found = play(runner, plan, Terms(margin, alpha, beta), display)
    click.echo(str(found))
    _write(Report(found.totals, plan.seed, plan.deals, _command(), comparison=found), asked)
    if not found.verdict.better:
        raise click.exceptions.Exit(1)


def _play_grid(
    heroes: Sequence[str], tables: Sequence[str], players: Sequence[int], decks: Sequence[str], asked: Wishes
) -> None:
    from .contests import headline, worst_first
    from .report import Report

    cells = _cells(heroes, tables, players, asked.decks or decks, asked)
    with _ready(cells, asked) as (runner, plan, _):
        totals = runner.totals(plan)
    for cell, share in worst_first(totals):
        click.echo(f"{cell}: {share}, par {100 * cell.par:.0f} %")
    click.echo(headline(totals))
    _write(Report(totals, plan.seed, plan.deals, _command()), asked)


def _cells(
    heroes: Sequence[str], tables: Sequence[str], players: Sequence[int], decks: Sequence[str], asked: Wishes
) -> "tuple[Cell, ...]":
    from ..simulation import read_options
    from .contests import grid as cells_of

    return cells_of(heroes, tables, decks, players, read_options(asked.options))


@contextmanager
def _ready(cells: "Sequence[Cell]", asked: Wishes) -> "Iterator[tuple[Runner, Plan, Display]]":
    """Start the engine, open the results and show progress until all games are played."""
    from rich.console import Console

    from .engines import engine_of
    from .entrants import code_of
    from .plots import need_matplotlib
    from .progress import Display
    from .run import Plan, Runner, names_in
    from .store import Store

    if asked.report:  # fail now rather than after hours
        need_matplotlib()
        asked.report.open("a").close()
    plan = Plan(tuple(cells), asked.deals, asked.seed, asked.points, asked.limit)
    store = Store(asked.results, code_of(names_in(cells)))
    try:
        with Display(Console(stderr=True)) as display:
            engine = engine_of(asked.engine, asked.processes, asked.address)
            try:
                yield Runner(cells, engine, store, display), plan, display
            except KeyboardInterrupt:
                if asked.results:
                    display.say("stopped; give the same command again to resume")
                raise
            finally:
                engine.close()
    finally:
        store.close()


def _write(report: "Report", asked: Wishes) -> None:
    from .contests import fault_lines
    from .report import page

    for line in fault_lines(report.totals, most=3):
        click.echo(line, err=True)
    if asked.report:
        asked.report.write_text(page(report), encoding="utf-8")
        click.echo(f"report: {asked.report}", err=True)


def _command() -> str:
    return shlex.join(["oriflamme", *sys.argv[1:]])
