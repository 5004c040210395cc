"""The command `oriflamme`."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

import click

from .admin import admin
from .arena.command import arena
from .arena.lab_command import lab
from .command_group import Command
from .dataset.command import dataset
from .errors import OriflammeError
from .game import Game
from .notation.record import read_record, write_json
from .rules.decks import BOXES
from .server.command import backup, fair, protocol, restore, serve
from .server.rating.command import ratings
from .simulation import random_games, read_deck_name, read_options
from .terminal.puzzle_command import puzzles
from .texts import language_of, languages, texts_in
from .texts.cards import find_kind, kinds_of_box
from .verification import check_file, decode_text, records_in
from .version import version

T = TypeVar("T")
LONG_RUN = 2000  # games; a longer run shows a progress bar


_language = click.option(
    "--language",
    type=click.Choice(languages()),
    default=lambda: language_of(os.environ),
    help="The language to speak; not given, it is that of the environment (LANG).",
)


def _existing_file() -> "click.Path[Path]":
    return click.Path(exists=True, dir_okay=False, path_type=Path)


@click.group(cls=Command, invoke_without_command=True)
@click.version_option(message=version())
@click.pass_context
def main(context: click.Context) -> None:
    """Play Oriflamme, Ablaze, Alliance and every mix; look up cards; simulate, replay and check games.

    \b
    oriflamme play                          a game against three bots; Enter accepts each suggestion
    oriflamme play --seats human,human,random --name Ann --name Bob
    oriflamme cards                         all cards, by box
    oriflamme cards spy "royal decree"      their texts and rulings
    oriflamme simulate --games 1000 --records games.jsonl
    oriflamme replay games.jsonl --positions
    oriflamme verify games.jsonl tests/rules/scenarios/*.toml
    oriflamme arena match club:300 casual   how strong a bot is, with a confidence interval
    oriflamme serve --open                  tables for friends and bots, in the browser
    oriflamme dataset games --bots casual,club:100      games for research, as Parquet or JSON lines
    oriflamme puzzles solve                 the puzzle of the day
    oriflamme lab base                      how balanced a deck is: a page about its seats and kinds

    `oriflamme COMMAND --help` explains each command.
    """  # noqa: D301
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


for command in (arena, lab, dataset, puzzles, serve, backup, restore, fair, protocol, ratings, admin):
    main.add_command(command)


@main.command()
@click.argument("record", type=_existing_file())
@click.option("--effort", type=click.FloatRange(0.01, 100), default=1.0, show_default=True, help="How hard to think.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same review.")
@click.option("--page", type=click.Path(dir_okay=False, path_type=Path), help="Write a page with plots to this file.")
@click.option("--json", "data", type=click.Path(dir_okay=False, path_type=Path), help="Write the review as data.")
@_language
def review(record: Path, effort: float, seed: int, page: Path | None, data: Path | None, language: str) -> None:
    """Say what each player could have known, which choices cost most, and how much was the deal.

    \b
    oriflamme review game.json
    oriflamme review game.json --page review.html --effort 3
    """  # noqa: D301
    import msgspec

    from .review import review as make_review
    from .terminal.review import Reader
    from .terminal.review import page as page_of

    game = Game.from_record(decode_text(record.read_bytes()))
    found = make_review(game, seed, effort)
    texts = texts_in(language)
    for line in Reader(game, found, texts).lines():
        click.echo(line)
    if page is not None:
        page.write_text(page_of(game, found, texts), encoding="utf-8")
    if data is not None:
        data.write_bytes(msgspec.json.encode(found))


@main.command()
@click.option("--games", type=click.IntRange(min=1), default=1, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(3, 5), default=4, show_default=True, help="How many players.")
@click.option("--deck", default="base", show_default=True, help="A name, random, any, or ten comma-separated kinds.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option("--option", "options", multiple=True, help="edition=first or schemer_gain=2; may be repeated.")
@click.option("--records", type=click.Path(dir_okay=False, path_type=Path), help="Write to this file.")
def simulate(games: int, players: int, deck: str, seed: int, options: tuple[str, ...], records: Path | None) -> None:
    """Play random games and write their records, one JSON object per line.

    Decks: base, ablaze, alliance, court, tribunal, blood, masks. For each game, random draws one kind from each line,
    and any draws any ten kinds. The first player is drawn too.

    \b
    oriflamme simulate --games 3 --players 5 --deck alliance
    oriflamme simulate --games 100000 --deck random --seed 7 --records games.jsonl
    oriflamme simulate --deck ablaze --option edition=first --option schemer_gain=2
    """  # noqa: D301
    played = random_games(games, players, read_deck_name(deck), seed, read_options(options))
    if records is None:
        _write(played, sys.stdout)
        return
    with records.open("w", encoding="utf-8", newline="\n") as file:
        _write(_with_progress(played, games), file)


def _write(records: Iterable[dict[str, Any]], file: IO[str]) -> None:
    for record in records:
        file.write(write_json(record) + "\n")


def _with_progress(items: Iterator[T], count: int) -> Iterable[T]:
    """Show a progress bar for a long run in a terminal."""
    if count < LONG_RUN or not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    return track(items, "playing", total=count, console=Console(stderr=True), transient=True)


@main.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--positions", is_flag=True, help="Print the position before each action, and the action.")
def replay(file: str, positions: bool) -> None:
    """Replay records and print the last position of each.

    FILE holds one record, or one per line; - is standard input. A broken record ends the run with exit code 2.

    \b
    oriflamme replay game.json --positions
    oriflamme simulate --games 5 | oriflamme replay -
    """  # noqa: D301
    for number, value in records_in(_read_text(file)):
        try:
            record = read_record(value)
            game = Game.from_record(record)
        except OriflammeError as error:
            raise OriflammeError(f"{file}, record {number}: {error}") from None
        if positions:
            _print_positions(game)
        click.echo(str(game.position()))


def _read_text(file: str) -> str:
    content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    try:
        return decode_text(content)
    except OriflammeError as error:
        raise OriflammeError(f"{file}: {error}") from None


def _print_positions(game: Game) -> None:
    """Print the position before each action, and the action as it is in the record."""
    again = game.at(0)
    for move in game.moves:
        click.echo(str(again.position()))
        click.echo(f"> {move}")
        again.play(move.action)


@main.command()
@click.argument("files", nargs=-1, required=True, type=_existing_file())
def verify(files: tuple[Path, ...]) -> None:
    """Check records (JSON or JSON lines) and scenarios (TOML).

    Print nothing and exit with 0 if everything is correct; otherwise print a line for each failure and exit with 1.

    \b
    oriflamme verify games.jsonl
    oriflamme verify tests/rules/scenarios/*.toml
    """  # noqa: D301
    failures = 0
    for path in files:
        for failure in check_file(path):
            click.echo(" ".join(failure.splitlines()))
            failures += 1
    if failures:
        raise click.exceptions.Exit(1)


@main.command()
@click.argument("kinds", nargs=-1, metavar="[KIND]...")
@click.option("--box", type=click.Choice(BOXES), help="Only the kinds of this box.")
@_language
def cards(kinds: tuple[str, ...], box: str | None, language: str) -> None:
    """Explain the cards: text, rulings and a tip.

    \b
    oriflamme cards                     all 31 kinds
    oriflamme cards --box ablaze
    oriflamme cards spy royal_decree    these two; the beginning of a name will do
    oriflamme cards espion --language fr
    """  # noqa: D301
    from .terminal.card_help import book
    from .terminal.screen import Screen

    wanted = {find_kind(kind, language) for kind in kinds}
    by_box = {name: _chosen(kinds_of_box(name), wanted) for name in (BOXES if box is None else (box,))}
    missing = wanted.difference(*by_box.values())
    if missing:
        raise click.UsageError(f"{', '.join(sorted(missing))}: not in the box {box}")
    Screen().say_all(book(by_box, language))


def _chosen(kinds: Sequence[str], wanted: set[str]) -> list[str]:
    return [kind for kind in kinds if not wanted or kind in wanted]


@main.command()
@click.option("--deck", help="base, ablaze, alliance, court, tribunal, blood, masks, random, any, or ten kinds.")
@click.option("--players", type=click.IntRange(3, 5), help="How many players.")
@click.option("--seats", help="Who plays each seat, as human,casual,club:1000; not given, it is asked for.")
@click.option("--seed", type=int, help="Deal this game; without it the deal is new each time.")
@click.option("--edition", type=click.Choice(["revised", "first"]), help="The edition of the rules (revised).")
@click.option("--name", "names", multiple=True, help="A player's name; repeat it for the next seats.")
@click.option("--load", "saved", type=_existing_file(), help="Go on with a saved game.")
@_language
def play(
    deck: str | None,
    players: int | None,
    seats: str | None,
    seed: int | None,
    edition: str | None,
    names: tuple[str, ...],
    saved: Path | None,
    language: str,
) -> None:
    """Play in the terminal, against bots or with friends at one screen.

    What is not given is asked for; Enter takes the proposal. In the game, help says what you can type. With several
    people at one screen, each sees their cards only after the others have looked away.

    \b
    oriflamme play
    oriflamme play --deck ablaze --seats human,casual,club --name Ann
    oriflamme play --seats human,club:1000,club:0.5s    club thinks with so many simulations, or seconds
    oriflamme play --deck random --seats human,human,human
    oriflamme play --load game.json
    oriflamme play --language uk
    """  # noqa: D301
    from .terminal.screen import Ended, Screen
    from .terminal.session import play_at
    from .terminal.setup import Wishes

    if saved and (deck or players or edition or names):
        raise click.UsageError("--load brings its own deck, players, edition and names")
    screen = Screen()
    wishes = Wishes(deck, players, seats, names, seed, edition or "revised", language)
    try:
        play_at(screen, wishes, saved)
    except Ended:
        screen.say(texts_in(language).say("terminal-input-ended"))
    except KeyboardInterrupt:
        screen.say()
        screen.say(texts_in(language).say("terminal-goodbye"))
        raise
