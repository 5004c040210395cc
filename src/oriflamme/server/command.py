"""The commands of the server: serve, backup, restore and fair."""

import gc
import os
from pathlib import Path
from typing import Any

import click

from ..errors import OriflammeError
from ..fair_deal import check_fair
from ..verification import decode_text, records_in
from .settings import Settings, settings_from


@click.command()
@click.option("--host", help="Address to listen on (127.0.0.1; 0.0.0.0 lets others in).")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on (8765; 0 takes any free one).")
@click.option("--data", type=click.Path(file_okay=False), help="Folder of the database (the user's data folder).")
@click.option("--database", help="A PostgreSQL instead, as postgresql://user:password@host/name.")
@click.option("--redis", help="A Redis for hints between processes, as redis://host (over PostgreSQL without one).")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes that serve on this port; needs --database (1).")
@click.option("--bot-workers", type=click.IntRange(1, 64), help="Processes in which bots think (cores less one).")
@click.option("--bot-limit", type=float, help="Seconds a bot may think before a simpler one answers (5).")
@click.option("--bot-pace", help="Seconds after which bots answer (0.6-1.4).")
@click.option("--order-pace", help="Seconds after which standing orders answer (1-3).")
@click.option("--forwarded-allow-ips", help="Proxies that may say a client's address (127.0.0.1).")
@click.option("--log-format", type=click.Choice(["console", "json"]), help="How logs are written (console).")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="What is logged (info).")
@click.option("--open/--no-open", "opens_browser", default=False, help="Open the page in a browser.")
def serve(opens_browser: bool, **flags: Any) -> None:
    """Serve tables to browsers and programs.

    Everything is kept in one folder and survives any stop. Each flag, and more, can be set in the environment too, as
    ORIFLAMME_PORT; docs/hosting.md lists them.

    \b
    oriflamme serve --open
    oriflamme serve --host 0.0.0.0 --port 80 --data /srv/oriflamme
    oriflamme serve --database postgresql://oriflamme@localhost/oriflamme --workers 4
    """  # noqa: D301
    gc.disable()  # a start is quicker without looking for garbage; there is none
    from .serve import serve as run

    flags["bot_pace"], flags["order_pace"] = _pair(flags["bot_pace"]), _pair(flags["order_pace"])
    run(settings_from(os.environ, flags), opens_browser)


def _pair(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(text.split("-"))


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False), help="Folder of the database (the user's data folder).")
def backup(file: Path, data: str | None) -> None:
    """Copy the database to FILE, also while the server runs.

    \b
    oriflamme backup oriflamme-2026-11-16.db
    """  # noqa: D301
    from .storage.backup import backup as copy

    click.echo(f"{copy(_settings(data).folder, file)} tables are in {file}")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--data", type=click.Path(file_okay=False), help="Folder of the database (the user's data folder).")
def restore(file: Path, data: str | None) -> None:
    """Put a backup in the place of the database. The server must be stopped; the database is kept beside it.

    \b
    oriflamme restore oriflamme-2026-11-16.db
    """  # noqa: D301
    from .storage.backup import restore as put_back

    click.echo(f"{put_back(file, _settings(data).folder)} tables are back")


def _settings(data: str | None) -> Settings:
    return settings_from(os.environ, {"data": data})


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def fair(file: Path) -> None:
    """Check that the deals of records are those that the server committed to and the seats added to.

    \b
    oriflamme fair game.json
    """  # noqa: D301
    number = 0
    try:
        text = decode_text(file.read_bytes())
    except OriflammeError as error:
        raise OriflammeError(f"{file}: {error}") from None
    for number, value in records_in(text):
        try:
            check_fair(value)
        except OriflammeError as error:
            raise OriflammeError(f"{file}, record {number}: {error}") from None
    click.echo(f"{number} record{'' if number == 1 else 's'}: dealt fairly")


@click.command()
@click.argument("language", type=click.Choice(["schema", "typescript"]))
def protocol(language: str) -> None:
    """Print the messages of the server's protocol, as JSON Schema or as TypeScript types.

    \b
    oriflamme protocol schema > protocol.schema.json
    oriflamme protocol typescript > protocol.ts
    """  # noqa: D301
    import msgspec

    from ..protocol.schema import json_schema, typescript

    if language == "typescript":
        click.echo(typescript(), nl=False)
    else:
        click.echo(msgspec.json.format(msgspec.json.encode(json_schema()), indent=2).decode())
