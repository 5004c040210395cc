"""Who may sit at a table of this device: everyone who holds it, at tables that need no server."""

import contextlib
from collections.abc import AsyncIterator, Collection

from ..protocol.tables import OpenTable
from ..server.tables.ports import Member
from ..server.tables.table import Table
from ..server.wire.refusal import Refusal


class DeviceAdmission:
    """Refuses what needs accounts, other people or days."""

    def check_open(self, wanted: OpenTable, member: Member | None) -> None:
        """Refuse a table that needs a server."""
        settings = wanted.settings
        if settings.rated or settings.open or settings.pace.is_turn_based:
            raise Refusal("needs_server")

    @contextlib.asynccontextmanager
    async def taking_a_seat(self, member: Member | None) -> AsyncIterator[None]:
        """Let everyone take a seat."""
        yield

    async def check_join(self, table: Table, member: Member | None) -> None:
        """Let everyone join."""

    async def check_rematch(self, accounts: Collection[str]) -> set[str]:
        """Let everyone play again."""
        return set()
