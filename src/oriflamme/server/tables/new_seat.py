"""Joining a table: the checks, and the seat."""

from ...protocol.tables import Seated
from ..names import new_token
from ..wire.refusal import Refusal
from .live_table import LiveTable
from .new_table import joining
from .ports import Admission, Member
from .table import Table


async def join(
    live: LiveTable, name: str, member: Member | None, admission: Admission, wanted: int | None = None
) -> Seated:
    """Give a free seat to a guest or a member: the one that is wanted, or the first."""
    async with admission.taking_a_seat(member):
        with live.arriving():  # so that the table stays in memory meanwhile
            return await _join(live, name, member, admission, wanted)


async def _join(live: LiveTable, name: str, member: Member | None, admission: Admission, wanted: int | None) -> Seated:
    while True:
        _free_seat(live.table, wanted)
        players = _players(live.table)
        await admission.check_join(live.table, member)  # it reads the database, so without the lock
        async with live.exclusively():
            if _players(live.table) == players:  # otherwise somebody has come, and must be looked at too
                return await _take_seat(live, name, member, wanted)


async def _take_seat(live: LiveTable, name: str, member: Member | None, wanted: int | None) -> Seated:
    table, token = live.table, new_token()
    seat = _free_seat(table, wanted)
    await live.write(joining(seat, name, token, member, table.settings.rated))
    live.news.tell_table()
    return Seated(table.id, table.code, seat, token, table.commitment)


def _free_seat(table: Table, wanted: int | None) -> int:
    """Return the wanted seat, or the first free one; refuse a table that has none, or has begun."""
    if table.phase != "gathering":
        raise Refusal("started")
    seat = table.free_seat()
    if seat is None:
        raise Refusal("full")
    return seat if wanted is None else table.check_free(wanted)


def _players(table: Table) -> list[str]:
    """Return who sits at a table."""
    return [seat.token_digest for seat in table.seats]
