"""What a moderator does at one table, in the process that owns it."""

from collections.abc import Collection

from sqlalchemy import Executable

from ..storage.entries import Closed, Entry, StoodIn, Vacated
from ..tables.live_table import LiveTable
from ..wire.refusal import Refusal, refused


async def close_table(live: LiveTable, note: Executable) -> None:
    """Close a table at any phase and send everyone away with the reason; the note for the audit is written with it."""
    async with live.exclusively():
        if live.table.phase == "closed":
            raise Refusal("closed")
        await live.write(Closed(), phase="closed", also=(note,))
        live.sleep()
        live.news.tell_table()
        for viewer in live.audience.everyone():
            live.send_away(viewer, refused(Refusal("closed_by_moderator")))


async def put_out(live: LiveTable, account: str, claimed: Collection[int]) -> None:
    """Let a bot stand in for an account that is banned; before the start its seats become free."""
    async with live.exclusively():
        table = live.table
        theirs = {number for number, seat in enumerate(table.seats) if seat.account == account} | set(claimed)
        entries: list[Entry] = []
        if table.phase == "gathering":
            entries += [Vacated(seat) for seat in theirs if table.seats[seat].kind == "person"]
            stays = any(seat.kind == "person" for number, seat in enumerate(table.seats) if number not in theirs)
            if entries and not stays:
                entries.append(Closed())
        elif table.phase == "playing":
            entries += [StoodIn(seat, True) for seat in theirs if not table.seats[seat].stood_in]
        if entries:
            await live.write(*entries, phase="closed" if Closed() in entries else None)
        for seat in theirs:
            if viewer := live.audience.seated.get(seat):
                live.send_away(viewer, refused(Refusal("banned")))
        live.news.tell_table()
        live.go_on()
