"""Exclusive access to a live table, so that it handles one message at a time."""

from typing import TYPE_CHECKING

from ..storage.records import Conflict

if TYPE_CHECKING:
    from .live_table import LiveTable


class ExclusiveAccess:
    """Holds the lock of a live table. Every message needs one, and a class costs half as much as a generator."""

    __slots__ = ("_live",)

    def __init__(self, live: "LiveTable") -> None:
        self._live = live

    async def __aenter__(self) -> "LiveTable":
        await self._live.lock.acquire()
        if self._live.is_gone:
            self._live.lock.release()
            raise Conflict("moving")
        return self._live

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if isinstance(error, Conflict):
                self._live.abandon()
        finally:
            self._live.lock.release()
