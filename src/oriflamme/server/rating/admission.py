"""Who may sit at a rated table: accounts, each once, and either people or bots of others, one of each owner."""

from sqlalchemy import select

from ...protocol.tables import OpenTable, TableSettings
from ..storage import schema
from ..storage.store import Store
from ..tables.ports import Member
from ..tables.table import Table
from ..wire.refusal import Refusal


def check_may_open(wanted: OpenTable, member: Member | None) -> None:
    """Refuse a guest who opens a rated table, and bots of ours at it."""
    _check_is_known(wanted.settings, member)
    if wanted.settings.rated and any(wanted.bots):
        raise Refusal("rated", "our-bots")


def check_may_join(table: Table, member: Member | None) -> None:
    """Refuse a seat at a rated table to a guest, to who has one already, and to a bot among people or the reverse."""
    _check_is_known(table.settings, member)
    if member is None or not table.settings.rated:
        return
    if table.seat_of_account(member.id) is not None:
        raise Refusal("seated")
    if any(seat.kind == "person" and seat.is_bot != member.is_bot for seat in table.seats):
        raise Refusal("rated", "people" if member.is_bot else "bots")


async def check_owner_has_no_other(store: Store, table: Table, member: Member | None) -> None:
    """Refuse a bot a seat at a rated table where another bot of the same owner sits: the two could play as one."""
    if member is None or member.owner is None or not table.settings.rated:
        return
    accounts, seated = schema.accounts, [seat.account for seat in table.seats if seat.account is not None]
    others = select(accounts.c.id).where(accounts.c.id.in_(seated), accounts.c.owner == member.owner)
    async with store.reading.connect() as connection:
        if (await connection.execute(others.limit(1))).first() is not None:
            raise Refusal("seated", "bot")


def _check_is_known(settings: TableSettings, member: Member | None) -> None:
    if settings.rated and member is None:
        raise Refusal("not_signed_in", "rated")
