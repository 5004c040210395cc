"""What a moderator does at one table, in the process that keeps it."""

from collections.abc import Collection
from typing import Final

from sqlalchemy import Executable

from ..storage.entries import Closed, Entry, StoodIn, Vacated
from ..storage.store import Conflict
from ..tables.audience import GONE
from ..tables.live_table import Keeper
from ..wire.refusal import Refusal, refused

CLOSED: Final = "closed_by_moderator"


async def close_table(keeper: Keeper, note: Executable) -> None:
    """Close a table at any phase and send everyone away with the reason; the deed is noted with it."""
    async with keeper.lock:
        if keeper.table.phase == "closed":
            raise Refusal("closed", "This table is closed already.")
        await _write(keeper, Closed(), phase="closed", also=(note,))
        keeper.sleep()
        keeper.tell_table()
        for viewer in keeper.audience.everyone():
            keeper.audience.remove(viewer)
            viewer.leave(GONE, refused(CLOSED, "A moderator has closed this table."))


async def put_out(keeper: Keeper, account: str, claimed: Collection[int]) -> None:
    """Let a bot stand in for an account that is shut out; before the start its seats become free."""
    async with keeper.lock:
        table = keeper.table
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
            await _write(keeper, *entries, phase="closed" if Closed() in entries else None)
        for seat in theirs:
            keeper.wants_pause.discard(seat)
            if viewer := keeper.audience.seated.pop(seat, None):
                viewer.leave(GONE, refused("banned", "A moderator has shut this account out."))
        keeper.tell_table()
        keeper.go_on()


async def _write(keeper: Keeper, *entries: Entry, phase: str | None, also: Collection[Executable] = ()) -> None:
    try:
        await keeper.write(*entries, phase=phase, also=also)
    except Conflict:
        keeper.abandon()
        raise
