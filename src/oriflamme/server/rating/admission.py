"""Who may sit at a rated table: accounts, one seat each; either people, or bot accounts with different owners."""

from sqlalchemy import select

from ...protocol.tables import OpenTable, TableSettings
from ..storage import schema
from ..storage.store import Store
from ..tables.ports import Member
from ..tables.table import RATED_STAND_IN, Table
from ..wire.refusal import Refusal


def check_may_open(wanted: OpenTable, member: Member | None) -> None:
    """Refuse a rated table that a guest opens, that seats a bot of this server, or that names another stand-in."""
    _check_has_account(wanted.settings, member)
    if wanted.settings.rated and any(wanted.bots):
        raise Refusal("rated", "our-bots")
    if wanted.settings.rated and wanted.settings.stand_in != RATED_STAND_IN:
        raise Refusal("rated", "stand-in", bot=RATED_STAND_IN)


def check_may_join(table: Table, member: Member | None) -> None:
    """Refuse a seat at a rated table to a guest, to an account with a seat, to a bot among people and the reverse."""
    _check_has_account(table.settings, member)
    if member is None or not table.settings.rated:
        return
    if table.seat_of_account(member.id) is not None:
        raise Refusal("seated")
    if any(seat.kind == "person" and seat.is_bot != member.is_bot for seat in table.seats):
        raise Refusal("rated", "people" if member.is_bot else "bots")


async def check_one_bot_per_owner(store: Store, table: Table, member: Member | None) -> None:
    """Refuse a bot at a rated table with another bot of its owner: they could play together."""
    if member is None or member.owner is None or not table.settings.rated:
        return
    accounts, seated = schema.accounts, [seat.account for seat in table.seats if seat.account is not None]
    others = select(accounts.c.id).where(accounts.c.id.in_(seated), accounts.c.owner == member.owner)
    async with store.reading.connect() as connection:
        if (await connection.execute(others.limit(1))).first() is not None:
            raise Refusal("seated", "bot")


def _check_has_account(settings: TableSettings, member: Member | None) -> None:
    if settings.rated and member is None:
        raise Refusal("not_signed_in", "rated")
