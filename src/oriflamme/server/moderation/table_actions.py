"""Actions of moderators on one table, in the process that owns it."""

from collections.abc import Collection

from sqlalchemy import Executable

from ..storage.entries import Closed, Entry, StoodIn, Vacated
from ..tables.live_table import LiveTable
from ..wire.refusal import Refusal, refused


async def close_table(live: LiveTable, note: Executable) -> None:
    """Close a table in any phase and tell its viewers why; `note` adds the action to the audit log."""
    async with live.exclusively():
        if live.table.phase == "closed":
            raise Refusal("closed")
        await live.write(Closed(), phase="closed", also=(note,))
        live.sleep()
        live.news.tell_table()
        for viewer in live.audience.everyone():
            live.reception.send_away(viewer, refused(Refusal("closed_by_moderator")))


async def replace_banned(live: LiveTable, account: str, claimed: Collection[int]) -> None:
    """Let a bot stand in for a banned account; before the start, free its seats."""
    async with live.exclusively():
        table = live.table
        theirs = {index for index, seat in enumerate(table.seats) if seat.account == account} | set(claimed)
        entries: list[Entry] = []
        if table.phase == "gathering":
            entries += [Vacated(seat) for seat in theirs if table.seats[seat].kind == "person"]
            stays = any(seat.kind == "person" for index, seat in enumerate(table.seats) if index not in theirs)
            if entries and not stays:
                entries.append(Closed())
        elif table.phase == "playing":
            entries += [StoodIn(seat, True) for seat in theirs if not table.seats[seat].stood_in]
        if entries:
            await live.write(*entries, phase="closed" if Closed() in entries else None)
        for seat in theirs:
            if viewer := live.audience.seated.get(seat):
                live.reception.send_away(viewer, refused(Refusal("banned")))
        live.news.tell_table()
        live.go_on()
