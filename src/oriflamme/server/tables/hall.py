"""The hall: all tables of this process. A table is in memory while it has viewers, and always in the store."""

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from ...bots import check_bot
from ...fair_deal import new_seed
from ...game import Game
from ...protocol.tables import ListedTable, OpenTable, PlayOn, Seated, TableSettings
from ..cluster.location import Elsewhere
from ..lanes import Lanes
from ..logs import get_logger, trace_of
from ..metrics import TABLES
from ..names import CODE, new_code, new_id, new_token
from ..settings import Settings
from ..storage.entries import Entry, Opened, Started
from ..storage.records import Conflict, StoredTable, StoreFailure
from ..wire.limits import Buckets
from ..wire.refusal import Refusal
from .live_table import LiveTable
from .new_seat import join
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
from .ports import Admission, BotPool, Coach, Lease, Member, Store
from .standing_orders import StandingOrders
from .table import DamagedLog, Table
from .timekeeper import KeptClock

LISTED: Final = 50
KEPT_MISSES: Final = 10_000  # wrong codes, one for each address
KEPT_CLOCKS: Final = 10_000  # of tables that are not in memory
TRIES: Final = 20  # for a code that is free
LOG: Final = get_logger("oriflamme.hall")


class Hall:
    """Opens, finds and releases tables."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotPool,
        admission: Admission,
        lease: Lease | None = None,
        game_over: Callable[[], None] = lambda: None,
        lanes: Lanes | None = None,
        coach: Coach | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.lanes = lanes or Lanes(settings)
        self.bots = bots
        self.game_over = game_over  # has finished games rated soon
        self._admission = admission
        self._lease = lease
        if lease is not None:
            lease.watch(self)
        self._live: dict[str, LiveTable] = {}
        self._clocks: dict[str, KeptClock] = {}  # of tables that this process has let go of
        self._loading: dict[str, asyncio.Lock] = {}
        self._claimed: set[str] = set()  # tables that this process owns and is reading
        self._closed = False
        self.coach = coach
        self.coach_limits = Buckets(settings.coach_rate, settings.coach_burst)
        self._misses = Buckets(settings.miss_rate, settings.miss_burst)
        self._missed: dict[str, str] = {}  # the last wrong code by address, until it is repeated

    # Opening.

    async def open(self, wanted: OpenTable, member: Member | None = None) -> Seated:
        """Open a table; the player who opens it gets the first seat without a bot."""
        check_settings(wanted.settings, self.settings.least_turn_seconds)
        self._admission.check_open(wanted, member)
        bots = bots_wanted(wanted)
        seat, token = bots.index(None), new_token()
        entries = seating(bots, joining(seat, wanted.name, token, member, wanted.settings.rated))
        async with self._admission.taking_a_seat(member):
            table = await self._create(wanted.settings, *entries)
        return Seated(table.id, table.code, seat, token, table.commitment)

    async def check_rematch(self, table: Table) -> set[str]:
        """Refuse a rematch of people who no longer play together; return the accounts that may not play."""
        return await self._admission.check_rematch([seat.account for seat in table.seats if seat.account is not None])

    async def open_rematch(self, table: Table, proposer: int, absent: Collection[str]) -> str:
        """Open a table for the same people and bots, with the same tokens and settings; return its id."""
        return (await self._create(table.settings, *seating_again(table, absent, proposer))).id

    async def play_on(self, finished: Table, wanted: PlayOn) -> Seated:
        """Open a table that continues a finished game from a position, one person against bots."""
        game, settings = game_to_go_on_from(finished, wanted), settings_to_go_on_with(finished.settings)
        return await self.go_on(game, settings, wanted, finished.bot_names, finished.id)

    async def go_on(
        self, game: Game, settings: TableSettings, wanted: PlayOn, names: Mapping[int, str], source: str | None = None
    ) -> Seated:
        """Open a table that continues a game, one person against bots; `names` are those that bots keep."""
        bots, token = [check_bot(wanted.bot)] * game.players, new_token()
        entries = seating(bots, joining(wanted.seat, wanted.name, token, None), names)
        record = game.record()
        record["players"] = [entry.name for entry in entries]
        table = await self._create(settings, *entries, Started(record), source=source)
        return Seated(table.id, table.code, wanted.seat, token, table.commitment)

    async def _create(self, settings: TableSettings, *entries: Entry, source: str | None = None) -> Table:
        for _ in range(TRIES):
            name, code = new_id(), new_code()
            opened = Opened(code, settings, new_seed(), source, bound=True)
            table = Table(name, [opened, *entries])
            try:
                is_rated = settings.rated
                await self.store.create(name, code, table.phase, settings.open, opened, *entries, is_rated=is_rated)
            except Conflict:
                continue
            self._keep(LiveTable(table, StandingOrders(name, self.store, {}), self))
            return table
        raise Refusal("wrong", "no-code")

    async def join(self, live: LiveTable, name: str, member: Member | None = None, wanted: int | None = None) -> Seated:
        """Give a free seat to a guest or a member: the one that is wanted, or the first."""
        return await join(live, name, member, self._admission, wanted)

    # Finding.

    async def find(self, name: str, address: str) -> LiveTable:
        """Return a table by its id or code; an address cannot try all codes."""
        is_code = len(name) <= CODE
        # The card of a link asks first, then its page: that is one guess.
        is_new_guess = is_code and self._missed.pop(address, None) != name.upper()
        if is_new_guess and not self._misses.take(address):  # before the search: guesses that come together count too
            raise Refusal("too_fast", "table-code")
        try:
            live = await self._find(name)
        except Refusal:
            if is_new_guess:
                self._note_miss(address, name)
            elif not is_code:
                self._misses.take(address)
            raise
        except BaseException:  # the table may exist, here or elsewhere
            self._put_back(is_new_guess, address)
            raise
        self._put_back(is_new_guess, address)
        live.touch()
        return live

    def _note_miss(self, address: str, code: str) -> None:
        self._missed[address] = code.upper()
        if len(self._missed) > KEPT_MISSES:
            del self._missed[next(iter(self._missed))]

    def _put_back(self, is_guess: bool, address: str) -> None:
        if is_guess:
            self._misses.put_back(address)

    async def wake(self, table: str) -> LiveTable:
        """Return a turn-based table on which the scheduler must act."""
        live = await self._find(table)
        live.touch()
        return live

    async def _find(self, name: str) -> LiveTable:
        if "\0" in name:  # PostgreSQL cannot store it
            raise _no_such_table()
        if self._closed:
            raise StoreFailure("stopping")
        if self._lease is not None:
            await self._lease.be_sure()
        if live := self._live.get(name):
            return live
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if live := self._live.get(name):
                    return live
                if self._lease is None:
                    return await self._load(name)
                return await self._load_claimed(await self._claim(name, self._lease))
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        stored = await self.store.load(name)
        if stored is None or not stored.log:
            raise _no_such_table()
        if live := self._live.get(stored.id):
            return live
        orders = StandingOrders(stored.id, self.store, stored.orders)
        kept = self._clocks.pop(stored.id, None)
        return self._keep(LiveTable(_read(stored), orders, self, stored.deadline, kept))

    async def _load_claimed(self, table: str) -> LiveTable:
        """Load a table that this process has claimed, unless another one takes it over meanwhile."""
        if table in self._claimed:  # by its code, a moment ago
            raise StoreFailure("opening")
        self._claimed.add(table)
        try:
            live = await self._load(table)
            if table not in self._claimed:
                live.abandon()
                raise StoreFailure("moving")
            return live
        finally:
            self._claimed.discard(table)

    async def _claim(self, name: str, lease: Lease) -> str:
        """Return the id of a table that this process owns, or has just claimed."""
        found = await lease.find(name)
        if found is None:
            raise _no_such_table()
        if found.address is not None:
            raise Elsewhere(found, lease.process)
        return found.table

    def owned(self) -> set[str]:
        """Return the tables that this process believes to own."""
        return self._live.keys() | self._claimed

    def lose(self, table: str) -> None:
        """Let go of a table that another process owns, or whose log was changed."""
        self._claimed.discard(table)
        if live := self._live.get(table):
            live.abandon()

    def turn_based(self) -> list[LiveTable]:
        """Return the turn-based tables that have viewers."""
        return [live for live in self._live.values() if live.table.is_turn_based and len(live.audience)]

    def listed(self, takes: Callable[[str], bool] = lambda table: True) -> tuple[ListedTable, ...]:
        """Return the open tables where a player is connected, those one can join first; `takes` leaves some out."""
        present = [
            live
            for live in self._live.values()
            if live.table.settings.open and live.table.phase in ("gathering", "playing") and live.audience.seated
        ]
        present.sort(key=lambda live: (live.table.phase != "gathering", live.table.is_full))
        taken = [live for live in present if takes(live.id)]
        return tuple(listed(live.table, live.audience) for live in taken[:LISTED])

    # Letting go.

    def _keep(self, live: LiveTable) -> LiveTable:
        self._live[live.id] = live
        TABLES.set(len(self._live))
        return live

    def release(self, table: str) -> None:
        """Let go of a table in memory; it is loaded again when it is asked for."""
        if live := self._live.pop(table, None):
            self._keep_clock(table, live.let_go())
        TABLES.set(len(self._live))

    def _keep_clock(self, table: str, kept: KeptClock | None) -> None:
        """Keep the clock of a table that is let go of; of too many, the oldest is forgotten."""
        if kept is not None:
            self._clocks[table] = kept
            if len(self._clocks) > KEPT_CLOCKS:
                del self._clocks[next(iter(self._clocks))]

    async def read_again(self, tables: Iterable[str]) -> None:
        """Let go of tables whose log was changed, in this and in every other process.

        It does not fail: the change is made already. An owner that is not told finds out when it writes.
        """
        for table in tables:
            self.lose(table)
            if self._lease is not None:
                try:
                    await self._lease.tell_changed(table)
                except Exception as error:
                    LOG.warning("could not tell the owner of a changed table", table=table, where=trace_of(error))

    async def release_idle(self) -> None:
        """Let go of tables without viewers at which nothing has happened for a while."""
        limit = time.monotonic() - self.settings.idle_seconds
        for name, live in list(self._live.items()):
            if live.is_idle_since(limit):
                live.sleep()
                self.release(name)
                if self._lease is not None:
                    await self._lease.give_back(name)

    def close(self) -> None:
        """Stop all tables: another process may own them soon."""
        self._closed = True
        for name, live in list(self._live.items()):
            live.sleep()
            self.release(name)


def _no_such_table() -> Refusal:
    return Refusal("no_such_table")


def _read(stored: StoredTable) -> Table:
    try:
        return Table.from_log(stored.id, stored.log)
    except DamagedLog as damage:
        LOG.error("a table cannot be read", table=stored.id, where=trace_of(damage.__cause__ or damage))
        raise
