"""Who may sit at a rated table: accounts, each once, and either people or bots of others, one of each owner."""

from sqlalchemy import select

from ...protocol.messages import OpenTable, TableSettings
from ..storage import schema
from ..storage.store import Store
from ..tables.ports import Member
from ..tables.table import RATED_STAND_IN, Table
from ..wire.refusal import Refusal


def check_may_open(wanted: OpenTable, member: Member | None) -> None:
    """Refuse a guest who opens a rated table, bots of ours at it, and a stand-in of one's choice."""
    _check_is_known(wanted.settings, member)
    if wanted.settings.rated and any(wanted.bots):
        raise Refusal("rated", "No bot of ours plays at a rated table.")
    if wanted.settings.rated and wanted.settings.stand_in != RATED_STAND_IN:
        raise Refusal("rated", f"At a rated table the bot that stands in is always {RATED_STAND_IN!r}.")


def check_may_join(table: Table, member: Member | None) -> None:
    """Refuse a seat at a rated table to a guest, to who has one already, and to a bot among people or the reverse."""
    _check_is_known(table.settings, member)
    if member is None or not table.settings.rated:
        return
    if table.seat_of_account(member.id) is not None:
        raise Refusal("seated", "You have a seat at this table; at a rated table nobody has two.")
    if any(seat.kind == "person" and seat.is_bot != member.is_bot for seat in table.seats):
        ours, yours = ("people", "bots") if member.is_bot else ("bots", "people")
        raise Refusal("rated", f"At this rated table only {ours} play; {yours} have ladders of their own.")


async def check_owner_has_no_other(store: Store, table: Table, member: Member | None) -> None:
    """Refuse a bot a seat at a rated table where another bot of the same owner sits: the two could play as one."""
    if member is None or member.owner is None or not table.settings.rated:
        return
    accounts, seated = schema.accounts, [seat.account for seat in table.seats if seat.account is not None]
    others = select(accounts.c.id).where(accounts.c.id.in_(seated), accounts.c.owner == member.owner)
    async with store.reading.connect() as connection:
        if (await connection.execute(others.limit(1))).first() is not None:
            raise Refusal("seated", "A bot of your owner has a seat at this table; at a rated table nobody has two.")


def _check_is_known(settings: TableSettings, member: Member | None) -> None:
    if settings.rated and member is None:
        raise Refusal("not_signed_in", "At a rated table everyone needs an account: sign in first.")
