"""A keeper looks after one table: it takes messages one at a time, writes to the log first and tells everyone then.

Who may look at the game is decided in `Game.show` and `Game.events`; what is legal, by the game. A table with nobody
of its players connected sleeps: no clock runs, no bot moves. So after a restart nothing happens before someone is back.
A turn-based table never sleeps; after a restart `Looker` wakes it when it must go on.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Collection, Sequence
from typing import Final, Protocol

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from ...protocol.messages import VERSION as PROTOCOL
from ...protocol.messages import ClockNews, Done, Hello, OrdersNews, Talk, Welcome, write
from ..bot_pool.pool import Thinkers
from ..settings import Settings
from ..storage.entries import Entry, Joined, StoodIn, Vacated
from ..storage.store import Store, StoreFailure, milliseconds_now
from ..turn_based import deadlines
from ..turn_based.deadlines import Deadline
from ..wire.limits import Bucket
from ..wire.refusal import refused
from .audience import REPLACED, RESTART, Audience, Line, Viewer
from .automatic_answers import Answerer, answerer_of, start_turn
from .clock import RUNNING, Clock
from .news import GameTeller, table_news
from .phrases import REMEMBERED
from .standing_orders import Orders
from .table import Table

SPOKEN: Final = 32
RETURNING: Final = 10.0  # seconds that somebody has to come back, at no cost, when a process took their line with it
LOG: Final = structlog.get_logger("oriflamme.table")


class Company(Protocol):
    """What a keeper needs of the server around it."""

    settings: Settings
    store: Store
    thinkers: Thinkers

    async def open_again(self, table: Table) -> str:
        """Open a table for the same people and return its id."""
        ...

    def forget(self, table: str) -> None:
        """Let go of a table in memory; it is loaded again when someone asks for it."""
        ...

    def count_soon(self) -> None:
        """Let a game that is over count for those who have played it."""
        ...


class Keeper:
    """Keeps one table."""

    def __init__(self, table: Table, orders: Orders, company: Company, deadline: Deadline | None = None) -> None:
        self.table = table
        self.orders = orders
        self.company = company
        self.audience = Audience()
        self.clock = Clock(table.settings.pace)
        self.is_turn_based = deadlines.is_turn_based(table.settings.pace)
        self.deadline = deadline  # as it was read last; it may have been moved since
        self.wants_pause: set[int] = set()
        self.talk: dict[int, Bucket] = {}  # how much each seat may say
        self.said: deque[Talk] = deque(maxlen=REMEMBERED)
        self.away_since: dict[int, float] = {}
        # Until when the time of seats does not run that have not come back: at first, all since this table was read.
        self.excused = dict.fromkeys(range(len(table.seats)), RUNNING.now() + RETURNING)
        self.out_of_time_at: int | None = None  # the position at which the seat that is asked had no time left
        self.heard_at = 0.0  # when the message came that is being carried out
        self.told_others = True  # whether anyone but the last actor has learned of the last action
        self.learned = True  # whether the last actor has
        self.spoken: dict[int, deque[str]] = {}  # by seat, ids of messages carried out that are not in the log
        self.awaited = 0  # sockets that have not said hello yet
        self.idle_since = time.monotonic()
        self.turn: asyncio.Task[None] | None = None  # an answer that will be given by itself
        self.answerer: Answerer | None = None  # and who gives it
        self.gone = False  # the table is not kept here any more
        self.lock = asyncio.Lock()

    # Coming and going.

    async def welcome(
        self, hello: Hello, line: Line, seat: int | None = None, muted: Collection[int] = ()
    ) -> Viewer | None:
        """Let someone in who says hello, on the seat of their account or of their token; None if they are refused."""
        async with self.lock:
            if self.gone:
                line.close(RESTART)
                return None
            if seat is None and hello.token is not None:
                seat = self.table.seat_of(hello.token)
                if seat is None:
                    line.push(write(refused("unknown_token", "This token holds no seat at this table.")))
                    return None
            elif seat is None and len(self.audience.spectators) >= self.company.settings.spectators_per_table:
                line.push(write(refused("full", "There are too many spectators at this table.")))
                return None
            if seat is not None and self.table.seats[seat].stood_in:
                with contextlib.suppress(StoreFailure):  # then they look on until they can say that they are back
                    await self.write(StoodIn(seat, False))
            viewer = Viewer(seat, line, hello.since)
            viewer.muted.update(muted)
            replaced = self.audience.add(viewer)
            if replaced is not None:
                replaced.leave(REPLACED, refused("replaced", "This seat has been opened elsewhere."))
            if seat is not None:
                self.away_since.pop(seat, None)
                self.excused.pop(seat, None)
            viewer.send(write(Welcome(PROTOCOL, self.table.id, seat)))
            self.tell_table()
            if seat is not None and self.table.phase == "playing":
                self.tell_orders(viewer)
            for talk in self.said:
                if talk.seat not in viewer.muted:
                    viewer.send(write(talk))
            self.go_on()
            self.show_game(viewer)
            return viewer

    async def depart(self, viewer: Viewer, excused: bool = False) -> None:
        """Let someone go whose socket is closed; excused, if a process in between has taken their line with it."""
        async with self.lock:
            if self.audience.remove(viewer):
                if viewer.seat is not None:
                    if excused:
                        self.excused[viewer.seat] = RUNNING.now() + RETURNING
                    self.away_since[viewer.seat] = time.monotonic()
                    self.wants_pause.discard(viewer.seat)
                self.idle_since = time.monotonic()
                self.tell_table()
                self.go_on()

    def abandon(self) -> None:
        """Let go of a table that has been changed from elsewhere, or may have been: everyone must come again."""
        LOG.warning("abandoned", table=self.table.id)
        self.sleep()
        for viewer in self.audience.everyone():
            viewer.line.close(RESTART)
        self.company.forget(self.table.id)

    # Changing.

    async def write(
        self,
        *entries: Entry,
        phase: str | None = None,
        spent_orders: Sequence[tuple[int, int]] = (),
        also: Collection[Executable] = (),
    ) -> None:
        """Add entries to the log and then to the table. If they cannot be kept, nothing changes."""
        table = self.table
        if self.is_turn_based:
            also = (*also, *deadlines.changes(table, table.after(*entries), milliseconds_now()))
        await self.company.store.append(
            table.id, table.number, *entries, phase=phase, spent_orders=spent_orders, also=also
        )
        for entry in entries:
            self.table.apply(entry)
            if isinstance(entry, Joined | Vacated):
                self.spoken.pop(entry.seat, None)  # who comes next has ids of their own
        self.orders.drop(spent_orders)
        if phase == "over":
            self.company.count_soon()
        if also:
            await self.read_deadline()

    async def read_deadline(self) -> None:
        """Look by when whoever is asked must answer; if the database does not say it now, it is told later."""
        self.deadline = None
        with contextlib.suppress(SQLAlchemyError, OSError, TimeoutError):
            self.deadline = await self.company.store.deadline(self.table.id)

    def may_talk(self, seat: int) -> bool:
        """Tell whether a seat may say one more thing now; coming again gives nobody more to say."""
        settings = self.company.settings
        return self.talk.setdefault(seat, Bucket(settings.talk_rate, settings.talk_burst)).take()

    def done(self, viewer: Viewer, message_id: str, number: int = 0) -> None:
        """Tell a viewer that their message was carried out."""
        if viewer.seat is not None:
            self.spoken.setdefault(viewer.seat, deque(maxlen=SPOKEN)).append(message_id)
        viewer.send(write(Done(message_id, number)))

    # Telling.

    def tell_table(self) -> None:
        """Tell everyone about the table."""
        news = write(table_news(self.table, self.audience, self.wants_pause))
        for viewer in self.audience.everyone():
            viewer.send(news)

    def tell_game(self) -> None:
        """Tell everyone what is new to them of the game."""
        table, game = self.table, self.table.game
        if game is None:
            return
        for seat, viewers in self.audience.by_viewpoint():
            if seat is not None and seat == table.last_actor:
                continue  # afterwards, when it is known whether the others learned anything
            teller = GameTeller(game, table.position, seat)
            told = [teller.tell(viewer, undo=False) for viewer in viewers]
            self.told_others = self.told_others or any(told)
        if table.last_actor is not None and (actor := self.audience.seated.get(table.last_actor)):
            GameTeller(game, table.position, actor.seat).tell(actor, self.can_undo(table.last_actor))

    def show_game(self, viewer: Viewer) -> None:
        """Show one viewer how the game stands, new to them or not."""
        if self.table.game is not None:
            seen = viewer.seen
            teller = GameTeller(self.table.game, self.table.position, viewer.seat)
            teller.tell(viewer, self.can_undo(viewer.seat), anyway=True)
            if viewer.seat != self.table.last_actor and viewer.seen != seen:
                self.told_others = True
            self.tell_clock([viewer])

    def can_undo(self, seat: int | None) -> bool:
        """Tell whether a seat can still take its last action back: nobody has learned anything by it."""
        mine = seat is not None and seat == self.table.last_actor and self.table.phase == "playing"
        return mine and not self.told_others and not self.learned

    def tell_orders(self, viewer: Viewer) -> None:
        """Tell a seat its own standing orders."""
        assert viewer.seat is not None
        viewer.send(write(OrdersNews(self.orders.of_seat(viewer.seat, self.table.game))))

    def tell_clock(self, viewers: list[Viewer]) -> None:
        """Tell viewers how much time is left, where time is measured."""
        news = self._clock_news()
        if news is not None:
            message = write(news)
            for viewer in viewers:
                viewer.send(message)

    def _clock_news(self) -> ClockNews | None:
        table, asked, deadline = self.table, self.table.asked, self.deadline
        if asked is None:
            return None
        if self.clock.measures:
            left = round(self.clock.left(table.seats[asked].reserve) * 1000)
            reserves = tuple(seat.reserve for seat in table.seats)
            return ClockNews(table.position, asked, left, reserves, self.clock.runs)
        none = tuple(0 for _ in table.seats)
        if self.is_turn_based and table.paused:
            return ClockNews(table.position, asked, table.left_at_pause, none, running=False)
        if deadline is None or deadline.position != table.position:
            return None
        return ClockNews(table.position, asked, deadline.left(milliseconds_now()), none, until=deadline.until)

    # Going on.

    @property
    def is_awake(self) -> bool:
        """Whether the game goes on: it is not paused, and one of its players is here where somebody must be."""
        is_attended = self.is_turn_based or bool(self.audience.seated)
        return self.table.phase == "playing" and not self.table.paused and is_attended

    @property
    def is_answering(self) -> bool:
        """Whether a bot or a standing order is about to answer."""
        answers = self.answerer is not None and self.answerer.kind != "time"
        return answers and self.turn is not None and not self.turn.done()

    def go_on(self, anew: bool = False) -> None:
        """See to it that whoever is asked answers in time; `anew`: something new is asked.

        An answer that is on its way stays so, whoever comes and goes.
        """
        if anew:
            self.clock.ask_anew()
        if not self.is_awake:
            self.sleep()
        else:
            self.let_time_run()
            answerer = answerer_of(self)
            if answerer != self.answerer:
                self._cancel_turn()
                self.answerer, self.turn = answerer, start_turn(self, answerer)
        if anew:
            self.tell_clock(self.audience.everyone())

    def let_time_run(self) -> None:
        """Let the time of whoever is asked run, unless their table was taken from them a moment ago."""
        if self.table.asked is not None and RUNNING.now() < self.excused.get(self.table.asked, 0.0):
            self.clock.stop()
        else:
            self.clock.run()

    async def forgive(self, viewer: Viewer, seconds: float) -> None:
        """Charge nothing for a time in which somebody could not see their table, through no fault of theirs."""
        async with self.lock:
            if viewer.seat is not None and viewer.seat == self.table.asked:
                self.clock.forgive(seconds)
                self.tell_clock(self.audience.everyone())

    def wake(self) -> None:
        """Go on although nobody has come; an answer that should have come and failed is given again."""
        if not self.is_answering:
            self._cancel_turn()
        self.go_on()

    def sleep(self) -> None:
        """Let time stand still."""
        self.clock.stop()
        self._cancel_turn()

    def _cancel_turn(self) -> None:
        if self.turn is not None and self.turn is not asyncio.current_task():
            self.turn.cancel()
        self.turn = self.answerer = None
