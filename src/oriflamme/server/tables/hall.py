"""The hall: all tables of this server. A table is in memory while someone looks at it, and on disk for good."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from ...errors import OriflammeError
from ...fair_deal import new_seed
from ...protocol.tables import ListedTable, OpenTable, PlayOn, Seated, TableSettings
from ..accounts.accounts import Account, Accounts
from ..accounts.bots import BotLimits
from ..bot_pool.pool import Thinkers, check_bot
from ..cluster.lease import Elsewhere, Lease
from ..cluster.relay import tables_of
from ..logs import trace_of
from ..metrics import TABLES
from ..moderation.blocks import check_may_meet, check_may_play_again, shut_out
from ..names import CODE, new_code, new_table_id, new_token
from ..rating.admission import check_may_join, check_may_open, check_owner_has_no_other
from ..rating.rater import Rater
from ..settings import Settings
from ..storage.entries import Entry, Opened, Started
from ..storage.loader import Kept
from ..storage.store import Conflict, Store, StoreFailure
from ..turn_based.deadlines import Deadline
from ..wire.limits import Buckets
from ..wire.refusal import Refusal
from .live_table import Keeper
from .new_table import (
    bots_wanted,
    check_settings,
    game_to_go_on_from,
    joining,
    seating,
    seating_again,
    settings_to_go_on_with,
)
from .news import listed
from .standing_orders import Orders
from .table import Table

LISTED: Final = 50
TIDYING: Final = 6 * 3600.0  # seconds between two looks for untouched tables
TRIES: Final = 20  # for a code that nobody has
LOG: Final = structlog.get_logger("oriflamme.hall")


class Hall:
    """Opens, finds and lets go of tables."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, lease: Lease | None = None) -> None:
        self._keepers: dict[str, Keeper] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._arriving: set[str] = set()  # tables that are ours and being read
        self._closed = False
        self.settings = settings
        self.lease = lease
        if lease is not None:
            lease.kept, lease.lose = self._kept, self._lose
        self.store = store
        self.accounts = Accounts(store, settings)
        self.rater = Rater(store)
        self.bots = BotLimits(store, settings)
        self.thinkers = thinkers
        self._misses = Buckets(settings.miss_rate, settings.miss_burst)

    # Opening.

    async def open(self, wanted: OpenTable, account: Account | None = None) -> Seated:
        """Open a table for someone, who takes the first seat that is not a bot's."""
        check_settings(wanted.settings, self.settings.least_turn_seconds)
        check_may_open(wanted, account)
        bots = bots_wanted(wanted)
        seat, token = bots.index(None), new_token()
        entries = seating(bots, joining(seat, wanted.name, token, account))
        async with self.bots.sitting_down(account):
            table = await self._create(wanted.settings, *entries)
        return Seated(table.id, table.code, seat, token, table.commitment)

    async def open_again(self, table: Table) -> str:
        """Open a table for the same people and bots, with the same tokens and settings; return its id."""
        accounts = [seat.account for seat in table.seats if seat.account is not None]
        await check_may_play_again(self.store, accounts)
        absent = await shut_out(self.store, accounts)
        return (await self._create(table.settings, *seating_again(table, absent))).id

    async def play_on(self, finished: Table, wanted: PlayOn) -> Seated:
        """Open a table that goes on from a point of a finished game, one person against bots."""
        game, bot, token = game_to_go_on_from(finished, wanted), check_bot(wanted.bot), new_token()
        entries = seating([bot] * len(finished.seats), joining(wanted.seat, wanted.name, token, None))
        record = game.record()
        record["players"] = [entry.name for entry in entries]
        settings = settings_to_go_on_with(finished.settings)
        table = await self._create(settings, *entries, Started(record), source=finished.id)
        return Seated(table.id, table.code, wanted.seat, token, table.commitment)

    async def _create(self, settings: TableSettings, *entries: Entry, source: str | None = None) -> Table:
        for _ in range(TRIES):
            name, code = new_table_id(), new_code()
            opened = Opened(code, settings, new_seed(), source)
            table = Table(name, [opened, *entries])
            try:
                is_rated = settings.rated
                await self.store.create(name, code, table.phase, settings.open, opened, *entries, is_rated=is_rated)
            except Conflict:
                continue
            self._keep(table, Orders(name, self.store, {}))
            return table
        raise OriflammeError("no code is free at the moment; try again")

    def count_soon(self) -> None:
        """Let a game that is over count for those who have played it."""
        self.rater.wake()

    # Finding.

    async def find(self, name: str, address: str) -> Keeper:
        """Return the keeper of a table, by its id or code; an address that tries codes in vain may not try them all."""
        if len(name) <= CODE and not self._misses.has(address):
            raise Refusal("too_fast", "Your address has tried too many codes in vain; wait a little.")
        try:
            keeper = await self._find(name)
        except Refusal:
            self._misses.take(address)
            raise
        keeper.idle_since = time.monotonic()
        return keeper

    async def wake(self, table: str) -> Keeper:
        """Return the keeper of a turn-based table that is needed although nobody has come."""
        keeper = await self._find(table)
        keeper.idle_since = time.monotonic()
        return keeper

    async def _find(self, name: str) -> Keeper:
        if "\0" in name:  # PostgreSQL does not take it
            raise Refusal("no_such_table", "There is no table with this link or code.")
        if self._closed:
            raise StoreFailure("the server is about to stop; try again in a second")
        if self.lease is not None:
            await self.lease.be_sure()
        if keeper := self._keepers.get(name):
            return keeper
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if keeper := self._keepers.get(name):
                    return keeper
                if self.lease is None:
                    return await self._load(name)
                return await self._load_ours(await self._claim(name, self.lease))
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> Keeper:
        kept = await self.store.load(name)
        if kept is None or not kept.log:
            raise Refusal("no_such_table", "There is no table with this link or code.")
        if keeper := self._keepers.get(kept.id):
            return keeper
        return self._keep(self._read(kept), Orders(kept.id, self.store, kept.orders), kept.deadline)

    async def _load_ours(self, table: str) -> Keeper:
        """Load a table that we have claimed, unless somebody takes it over while it is read."""
        if table in self._arriving:  # by its code, a moment ago
            raise StoreFailure("this table is just being opened; try again in a second")
        self._arriving.add(table)
        try:
            keeper = await self._load(table)
            if table not in self._arriving:
                keeper.abandon()
                raise StoreFailure("this table is moving to another process; try again in a second")
            return keeper
        finally:
            self._arriving.discard(table)

    def _kept(self) -> set[str]:
        return self._keepers.keys() | self._arriving

    async def _claim(self, name: str, lease: Lease) -> str:
        """Return the id of a table that is ours, or has just become so."""
        found = await lease.find(name)
        if found is None:
            raise Refusal("no_such_table", "There is no table with this link or code.")
        if found.address is not None:
            raise Elsewhere(found, lease.process)
        return found.table

    def _lose(self, table: str) -> None:
        self._arriving.discard(table)
        if keeper := self._keepers.get(table):
            keeper.abandon()

    def _read(self, kept: Kept) -> Table:
        """Return the table that a log makes; a log that is damaged makes none, and its details could tell secrets."""
        try:
            return Table(kept.id, kept.entries)
        except (OriflammeError, AssertionError, LookupError, msgspec.DecodeError) as error:
            LOG.error("a table cannot be read", table=kept.id, where=trace_of(error))
            raise Refusal("unreadable", "This table cannot be read any more.") from None

    def turn_based(self) -> list[Keeper]:
        """Return the keepers of the turn-based tables at which someone is."""
        return [keeper for keeper in self._keepers.values() if keeper.is_turn_based and len(keeper.audience)]

    def listed(self) -> tuple[ListedTable, ...]:
        """Return the open tables where someone is, those one can join first."""
        present = [
            keeper
            for keeper in self._keepers.values()
            if keeper.table.settings.open and keeper.table.phase in ("gathering", "playing") and keeper.audience.seated
        ]
        present.sort(key=lambda keeper: (keeper.table.phase != "gathering", keeper.table.is_full))
        return tuple(listed(keeper.table, keeper.audience) for keeper in present[:LISTED])

    async def listed_elsewhere(self) -> list[ListedTable]:
        """Return the open tables that the other processes keep; who does not answer at once is left out."""
        if self.lease is None:
            return []
        asked = (tables_of(address, self.lease.process) for address in await self.lease.others())
        answers = await asyncio.gather(*asked)
        return [table for tables in answers for table in tables]

    async def join(self, keeper: Keeper, name: str, account: Account | None = None) -> Seated:
        """Give someone a free seat."""
        async with self.bots.sitting_down(account), keeper.lock:
            table = keeper.table
            if table.phase != "gathering":
                raise Refusal("started", "The game at this table has begun; you can watch it.")
            seat = table.free_seat()
            if seat is None:
                raise Refusal("full", "Every seat at this table is taken.")
            check_may_join(table, account)
            await check_owner_has_no_other(self.store, table, account)
            await check_may_meet(self.store, table.id, account)
            token = new_token()
            await keeper.write(joining(seat, name, token, account))
            keeper.tell_table()
            return Seated(table.id, table.code, seat, token, table.commitment)

    # Letting go.

    def _keep(self, table: Table, orders: Orders, deadline: Deadline | None = None) -> Keeper:
        self._keepers[table.id] = keeper = Keeper(table, orders, self, deadline)
        TABLES.set(len(self._keepers))
        return keeper

    def forget(self, table: str) -> None:
        """Let go of a table in memory; it is loaded again when someone asks for it."""
        if keeper := self._keepers.pop(table, None):
            keeper.gone = True  # whoever has found it and not yet said hello comes again
        TABLES.set(len(self._keepers))

    async def read_again(self, tables: Iterable[str]) -> None:
        """Let go of tables whose log has been changed, here and in every other process."""
        for table in tables:
            self._lose(table)
            if self.lease is not None:
                await self.lease.tell_changed(table)

    async def tidy_for_ever(self) -> None:
        """Now and then let go of tables nobody looks at, and forget those nobody has touched for long."""
        forgotten_at = -TIDYING
        while True:
            await asyncio.sleep(min(15.0, self.settings.idle_seconds))
            await self._let_go()
            if time.monotonic() - forgotten_at > TIDYING:
                forgotten_at = time.monotonic()
                await self._forget_untouched()

    async def _let_go(self) -> None:
        limit = time.monotonic() - self.settings.idle_seconds
        for name, keeper in list(self._keepers.items()):
            is_idle = keeper.idle_since < limit and not keeper.is_answering and not keeper.lock.locked()
            if is_idle and not keeper.awaited and not len(keeper.audience):
                keeper.sleep()
                self.forget(name)
                if self.lease is not None:
                    await self.lease.give_back(name)

    async def _forget_untouched(self) -> None:
        try:
            number = await self.store.forget_untouched(self.settings.keep_days)
        except (OriflammeError, SQLAlchemyError) as error:
            LOG.warning("tidying failed", where=trace_of(error))
        else:
            if number:
                LOG.info("forgot untouched tables", tables=number)

    def close(self) -> None:
        """Let nothing happen here any more: another process may have these tables in a moment."""
        self._closed = True
        for name, keeper in list(self._keepers.items()):
            keeper.sleep()
            self.forget(name)
