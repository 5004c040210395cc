"""The commands for ratings: check and recompute."""

import contextlib
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import click

from ...errors import OriflammeError
from ..settings import Settings, settings_from

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work: TypeAlias = "Callable[[AsyncEngine, Callable[[int, int], None]], Awaitable[T]]"
SHOWN: Final = 20  # differences that are printed
LONG_RUN: Final = 500  # games; a run of so many shows a progress bar


@click.group()
def ratings() -> None:
    """Check ratings against the log, or recompute them from it."""


def _database_options(command: Callable[..., None]) -> Callable[..., None]:
    folder = click.Path(file_okay=False)
    data = click.option("--data", type=folder, help="Folder of the database (the user's data folder).")
    return data(click.option("--database", help="PostgreSQL database to use instead, as for serve.")(command))


@ratings.command()
@_database_options
def check(data: str | None, database: str | None) -> None:
    """Recompute all ratings from the log and compare them with the stored ratings, to the last digit.

    Print each difference and exit with code 1 if there is one. Stop a server that uses SQLite first.

    \b
    oriflamme ratings check
    oriflamme ratings check --database postgresql://oriflamme@localhost/oriflamme
    """  # noqa: D301
    from .recompute import check as compare

    computed, differences = _run(_settings(data, database), "checking", compare)
    for difference in differences[:SHOWN]:
        click.echo(difference)
    if len(differences) > SHOWN:
        click.echo(f"and {len(differences) - SHOWN} more")
    if differences:
        raise click.exceptions.Exit(1)
    click.echo(f"{_counted(computed)}: all match the log")


@ratings.command()
@_database_options
def recompute(data: str | None, database: str | None) -> None:
    """Recompute all ratings from the log and store them. Stop a server that uses SQLite first.

    \b
    oriflamme ratings recompute
    """  # noqa: D301
    from .recompute import recompute as compute

    click.echo(f"{_counted(_run(_settings(data, database), 'computing', compute))}: stored")


def _settings(data: str | None, database: str | None) -> Settings:
    return settings_from(os.environ, {"data": data, "database": database})


def _counted(computed: Any) -> str:
    games, ratings = computed.games, len(computed.rows["ratings"])
    return f"{games} rated game{'' if games == 1 else 's'}, {ratings} rating{'' if ratings == 1 else 's'}"


def _run(settings: Settings, what: str, work: "Work[T]") -> T:
    """Open and migrate the database, and do some work on it. SQLite is locked meanwhile."""
    import asyncio  # slow to load, like the imports below

    from sqlalchemy.exc import DBAPIError

    from ..storage.engines import FILE
    from ..storage.folder_lock import sole_user
    from ..storage.store import Store

    async def with_store() -> T:
        store = Store(settings.database or settings.folder)
        try:
            await store.open()
            with _bar(what) as progress:
                return await work(store.people, progress)
        except (DBAPIError, OSError) as error:
            raise OriflammeError(f"the database failed: {error}") from None
        finally:
            await store.close()

    with contextlib.ExitStack() as stack:
        if not settings.database:
            if not (settings.folder / FILE).exists():
                raise OriflammeError(f"there is no database in {settings.folder}")
            stack.enter_context(sole_user(settings.folder))
        return asyncio.run(with_store())


@contextlib.contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar for a long run in a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(what, total=None, visible=False)
        yield lambda done, of: bars.update(bar, completed=done, total=of, visible=of >= LONG_RUN)
