"""Migrates a database to the present schema."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from ...errors import OriflammeError

HEAD: Final = "0008"  # the last step in migrations/versions; written here so that a start does not load alembic
LOCK: Final = 0x0F1A33E  # an arbitrary key, used only here


def upgrade(connection: Connection) -> None:
    """Run the missing migrations; refuse a database of a newer version."""
    if connection.dialect.name == "postgresql":  # several processes may start together
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    at = version_of(connection)
    if at == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise OriflammeError(
            f"the database is of a newer Oriflamme (its form is {at!r}, this program knows {HEAD!r})"
        ) from None


def version_of(connection: Connection) -> str | None:
    """Return the last migration of a database; None for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return version
