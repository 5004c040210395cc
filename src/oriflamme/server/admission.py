"""Admission: who may open a table or take a seat. It asks ratings, blocks and the limits of bots."""

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager

from ..protocol.tables import OpenTable
from .accounts.bots import BotLimits
from .moderation.blocks import banned_among, check_no_blocks_among, check_not_blocked
from .rating.admission import check_may_join, check_may_open, check_one_bot_per_owner
from .storage.store import Store
from .tables.ports import Member
from .tables.table import Table


class Admission:
    """All checks before a player takes a seat."""

    def __init__(self, store: Store, bot_limits: BotLimits) -> None:
        self._store = store
        self._bot_limits = bot_limits

    def check_open(self, wanted: OpenTable, member: Member | None) -> None:
        """Refuse to open a table that this member may not open."""
        check_may_open(wanted, member)

    def taking_a_seat(self, member: Member | None) -> AbstractAsyncContextManager[None]:
        """Hold a member's place in the limits while it takes one more seat."""
        return self._bot_limits.taking_a_seat(member)

    async def check_join(self, table: Table, member: Member | None) -> None:
        """Refuse a seat at a table."""
        check_may_join(table, member)
        await check_one_bot_per_owner(self._store, table, member)
        await check_not_blocked(self._store, table.id, member)

    async def check_rematch(self, accounts: Collection[str]) -> set[str]:
        """Refuse a rematch of people who no longer play together; return the accounts that are banned."""
        await check_no_blocks_among(self._store, accounts)
        return await banned_among(self._store, accounts)
