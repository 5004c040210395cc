"""The commands of the server: serve, backup, restore, fair and protocol."""

import gc
import os
from pathlib import Path
from typing import Any

import click

from ..errors import OriflammeError
from ..fair_deal import check_kept
from ..verification import decode_text, records_in
from .settings import Settings, settings_from

_data_option = click.option(
    "--data", type=click.Path(file_okay=False), help="Folder of the database (default: the user's data folder)."
)


@click.command()
@click.option("--host", help="Address to listen on (127.0.0.1; 0.0.0.0 for all networks).")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on (8765; 0 for any free port).")
@_data_option
@click.option("--database", help="PostgreSQL database to use instead: postgresql://user:password@host/name.")
@click.option("--redis", help="Redis for hints between processes: redis://host (PostgreSQL is used without it).")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes that share this port; needs --database (1).")
@click.option("--bot-workers", type=click.IntRange(1, 64), help="Processes that run bots (all cores but one).")
@click.option("--bot-limit", type=float, help="Seconds until a simpler bot answers (5).")
@click.option("--bot-pace", help="Seconds before a bot answers, drawn from a range (0.6-1.4).")
@click.option("--order-pace", help="Seconds before a standing order answers, drawn from a range (1-3).")
@click.option("--forwarded-allow-ips", help="Proxies that are trusted to name a client's address (127.0.0.1).")
@click.option("--log-format", type=click.Choice(["console", "json"]), help="Format of the logs (console).")
@click.option("--log-level", type=click.Choice(["debug", "info", "warning", "error"]), help="Level of the logs (info).")
@click.option("--open/--no-open", "opens_browser", default=False, help="Open the page in a browser.")
def serve(opens_browser: bool, **flags: Any) -> None:
    """Serve tables to browsers and programs.

    All data is in one folder, and a stop loses nothing. Environment variables such as ORIFLAMME_PORT set the same and
    more; docs/hosting.md lists them.

    \b
    oriflamme serve --open
    oriflamme serve --host 0.0.0.0 --port 80 --data /srv/oriflamme
    oriflamme serve --database postgresql://oriflamme@localhost/oriflamme --workers 4
    """  # noqa: D301
    gc.disable()  # an import creates no garbage and is faster without collection
    from .serve import serve as run

    gc.enable()

    flags["bot_pace"], flags["order_pace"] = _pair(flags["bot_pace"]), _pair(flags["order_pace"])
    run(settings_from(os.environ, flags), opens_browser)


def _pair(text: str | None) -> tuple[str, ...] | None:
    return None if text is None else tuple(text.split("-"))


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_data_option
def backup(file: Path, data: str | None) -> None:
    """Copy the database to FILE. The server can keep running.

    \b
    oriflamme backup oriflamme-2026-11-16.db
    """  # noqa: D301
    from .storage.backup import backup as copy

    click.echo(f"{copy(_settings(data).folder, file)} tables saved to {file}")


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@_data_option
def restore(file: Path, data: str | None) -> None:
    """Replace the database by a backup. Stop the server first; the old database stays beside the new one.

    \b
    oriflamme restore oriflamme-2026-11-16.db
    """  # noqa: D301
    from .storage.backup import restore as put_back

    click.echo(f"{put_back(file, _settings(data).folder)} tables restored")


def _settings(data: str | None) -> Settings:
    return settings_from(os.environ, {"data": data})


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--commitment", help="The commitment that you kept when you sat down.")
@click.option("--seed", help="The seed that you sent.")
def fair(file: Path, commitment: str | None, seed: str | None) -> None:
    """Check that the deals in a file of records follow from the seeds of the server and the seats.

    A record alone proves nothing against the server that wrote it. Give the commitment that you kept before the start
    and the seed that you sent, to check that neither was exchanged.

    \b
    oriflamme fair game.json
    oriflamme fair game.json --commitment 9f86d081... --seed 5feceb66...
    """  # noqa: D301
    count = 0
    try:
        text = decode_text(file.read_bytes())
    except OriflammeError as error:
        raise OriflammeError(f"{file}: {error}") from None
    for count, value in records_in(text):
        try:
            check_kept(value, commitment, seed)
        except OriflammeError as error:
            raise OriflammeError(f"{file}, record {count}: {error}") from None
    click.echo(f"{count} record{'' if count == 1 else 's'}: {_verdict(commitment, seed)}")


def _verdict(commitment: str | None, seed: str | None) -> str:
    if commitment is None:
        return "the seeds lead to the deals. Without --commitment this proves nothing against the server"
    if seed is None:
        return "dealt from the seed that the server committed to. Without --seed it may have known all other seeds"
    return "dealt from the seed that the server committed to, and with your seed"


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
