"""A live table: a table in memory, and the only way to change it.

Messages are carried out one at a time (`exclusively`). A change is written to the log first and then told to everyone.
What a viewer may know is decided by `Game.show` and `Game.events`; what is legal, by the game.

A table sleeps while none of its players is connected: no clock runs and no bot moves. So nothing happens after a
restart before a player is back. A turn-based table never sleeps; after a restart the scheduler wakes it.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from ...protocol.close_codes import RESTART
from ...protocol.fields import OrderName
from ...protocol.messages import Done, write
from ..logs import get_logger
from ..metrics import count_action
from ..storage.entries import Acted, Entry, Joined, StoodIn, Undone, Vacated
from ..storage.records import Deadline, MovedDeadline
from ..times import RUNNING, milliseconds_now
from ..wire.refusal import Refusal
from .audience import Audience, Viewer
from .automatic_answers import AutomaticAnswers
from .conversation import Conversation
from .deadline import deadline_change
from .exclusive_access import ExclusiveAccess
from .news import News
from .ports import Services
from .previews import OpenPreviews
from .reception import Reception
from .standing_orders import StandingOrders
from .table import Table
from .timekeeper import KeptClock, Timekeeper

SPOKEN: Final = 32  # messages of a seat that are not in the log and may be repeated
LOG: Final = get_logger("oriflamme.table")


class Sender(NamedTuple):
    """Who sent a message, under which id, and when it came."""

    viewer: Viewer
    seat: int
    message_id: str
    came: float  # by the running time


class LiveTable:
    """A table in memory, its viewers and its clock."""

    def __init__(
        self,
        table: Table,
        orders: StandingOrders,
        services: Services,
        deadline: Deadline | None = None,
        kept: KeptClock | None = None,
    ) -> None:
        """`kept`: the clock of this table when this process let go of it, if it did."""
        self.table: Final = table
        self.audience: Final = Audience()
        self.orders: Final = orders
        self.services: Final = services
        self.timekeeper: Final = Timekeeper(table, self.audience, services.settings.away_seconds, kept)
        self.news: Final = News(table, self.audience, orders, self.timekeeper.clock, self.timekeeper.away)
        self.news.deadline = deadline
        self.reception: Final = Reception(self)
        self._answers = AutomaticAnswers(self)
        self.previews: Final = OpenPreviews(table, services.lanes.previews)
        self.conversation: Final = Conversation(self.audience, services.settings)
        self.absent: Collection[str] | Refusal | None = None  # who cannot come to a rematch, or why there is none
        self._spoken: dict[int, deque[str]] = {}  # by seat, ids of messages carried out that are not in the log
        self._arriving = 0  # connections that have not said hello yet, and others for whom something is read
        self._idle_since = time.monotonic()
        self.is_gone = False  # this process has let go of the table
        self.lock: Final = asyncio.Lock()  # see `exclusively`

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def is_answering(self) -> bool:
        """Whether a bot or a standing order is about to answer."""
        return self._answers.are_due

    @property
    def is_awake(self) -> bool:
        """Whether the game runs: it is not paused, and at a live table a player is connected."""
        is_attended = self.table.is_turn_based or bool(self.audience.seated)
        return self.table.phase == "playing" and not self.table.paused and is_attended

    # Exclusive access and release.

    def exclusively(self) -> ExclusiveAccess:
        """Hold the table while it is read and changed.

        Raises Conflict if another process owns the table or has changed its log; then every viewer must connect again.
        """
        return ExclusiveAccess(self)

    def abandon(self) -> None:
        """Let go of a table that was changed from elsewhere: every viewer must connect again."""
        LOG.warning("abandoned a table", table=self.id)
        self.sleep()
        for viewer in self.audience.everyone():
            viewer.connection.close(RESTART)
        self.services.release(self.id)

    def let_go(self) -> KeptClock | None:
        """Refuse what comes from now on: a client that has found this table connects again. Return its clock."""
        self.is_gone = True
        return self.timekeeper.keep()

    def touch(self) -> None:
        """Note that the table was requested."""
        self._idle_since = time.monotonic()

    def is_idle_since(self, moment: float) -> bool:
        """Tell whether nothing has happened here since a moment, and nothing is about to."""
        is_busy = self.is_answering or self.lock.locked() or bool(self._arriving) or bool(len(self.audience))
        return self._idle_since < moment and not is_busy

    @contextlib.contextmanager
    def arriving(self) -> Iterator[None]:
        """Keep the table in memory while a client says hello, or while something is read for it."""
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1

    # Changing.

    async def write(
        self,
        *entries: Entry,
        phase: str | None = None,
        spent_orders: Sequence[tuple[int, int]] = (),
        also: Collection[Any] = (),
    ) -> MovedDeadline | None:
        """Add entries to the log and then to the table. If they cannot be stored, nothing changes."""
        table = self.table
        change = deadline_change(table, table.after(*entries)) if table.is_turn_based else None
        moved = await self.services.store.append(
            table.id, table.number, *entries, phase=phase, spent_orders=spent_orders, deadline=change, also=also
        )
        for entry in entries:
            table.apply(entry)
            if isinstance(entry, (Joined, Vacated)):
                self._spoken.pop(entry.seat, None)  # the next player has ids of their own
        self.orders.drop(spent_orders)
        if phase == "over":
            self.services.game_over()
        if moved is not None:
            self.news.deadline = moved.after
        return moved

    async def play(
        self, seat: int, action: str, by: Literal["person", "bot", "order"], sender: Sender | None = None
    ) -> None:
        """Write an action, tell all viewers and continue. IllegalAction if it is not legal; then nothing changes."""
        table, started = self.table, time.perf_counter()
        assert table.game is not None
        after, before = table.game.copy(), table.game.glance(seat)
        after.play(action)
        came = RUNNING.now() if sender is None else self.timekeeper.clock.first_answer(sender.came)
        reserve = self.timekeeper.clock.reserve_after(table.seats[seat].reserve, waited=RUNNING.now() - came)
        is_back = sender is not None and table.seats[seat].stood_in
        entries: list[Entry] = [StoodIn(seat, False)] if is_back else []
        entries.append(Acted(seat, action, "" if sender is None else sender.message_id, reserve))
        spent = self.orders.spent_by(seat, action, table.game)
        now = milliseconds_now()
        moved = await self.write(*entries, phase="over" if after.over else None, spent_orders=spent)
        deadline = moved.before if moved is not None and sender is not None else None
        self.timekeeper.left_before = None if deadline is None else deadline.left_to_think(now)
        self.news.action_played(before)
        self.timekeeper.ran_out_at(None)
        count_action(by, time.perf_counter() - started)
        if sender is not None:
            self.confirm(sender, table.number_for(sender.seat))
        self.news.tell_game()
        if after.over or is_back:
            self.news.tell_table()
        self.go_on(anew=True)

    async def undo(self, sender: Sender) -> None:
        """Take a seat's last action back: its decision goes on with the time that is left of it."""
        table = self.table
        assert table.game is not None
        left = self.timekeeper.left_if_taken_back()
        if left <= 0:
            raise Refusal("out_of_time")
        spent = self.orders.of_cards_taken_back(table.game, table.taken_back())
        used = round(1000 * self.timekeeper.clock.used_if_taken_back) if self.timekeeper.clock.measures else 0
        undone = Undone(sender.seat, sender.message_id, left if table.is_turn_based else 0, used)
        await self.write(undone, spent_orders=spent)
        self.timekeeper.clock.take_back()
        self.confirm(sender, table.number_for(sender.seat))
        self.news.tell_game()
        self.go_on()
        self.news.tell_clock()

    async def stand_in(self, seat: int, on: bool, also: Collection[Any] = (), out_of_time: bool = False) -> None:
        """Let a bot stand in for a player, or end that.

        A player who ran out of time and returns gets the next decision: returning wins no time.
        """
        position = self.table.position
        await self.write(StoodIn(seat, on), also=also)
        if out_of_time:
            self.timekeeper.ran_out_at(position)
        self.news.tell_table()
        self.go_on()

    async def read_deadline(self) -> Deadline | None:
        """Read the deadline, which a vacation may have moved; None if the store does not give it now.

        Call it without the lock: a table does not wait for what others read.
        """
        number = self.table.number
        found = await self.services.store.deadline(self.id)
        if self.table.number == number:  # otherwise the change has brought its deadline along
            self.news.deadline = found
        return found

    def deadline_moved(self, deadline: Deadline) -> None:
        """Tell everyone about a deadline that was moved."""
        known = self.news.deadline
        if self.table.position == deadline.position and (known is None or known.until != deadline.until):
            self.news.deadline = deadline
            self.news.tell_clock()

    # Answering clients.

    def confirm(self, sender: Sender, number: int = 0, is_secret: bool = False) -> None:
        """Tell a client that its message was carried out."""
        sender.viewer.number = number or sender.viewer.number
        self._spoken.setdefault(sender.seat, deque(maxlen=SPOKEN)).append(sender.message_id)
        sender.viewer.send(write(Done(sender.message_id, number)), is_secret)

    def outcome_of(self, seat: int, message_id: str) -> int | None:
        """Return the result of a message that was carried out before; None for a new one."""
        number = self.table.seats[seat].answered.get(message_id)
        if number is None and message_id in self._spoken.get(seat, ()):
            return 0
        return number

    # Clock and answers.

    def go_on(self, anew: bool = False) -> None:
        """Make sure that the seat that is asked answers in time; `anew`: something new is asked.

        An answer that is on its way stays so, no matter who comes and goes.
        """
        if anew:
            self.timekeeper.clock.ask_anew()
        if self.is_awake:
            self.timekeeper.let_run()
            self._answers.update()
        else:
            self.sleep()
        if anew:
            self.news.tell_clock()

    def wake(self) -> None:
        """Continue without players; repeat an automatic answer that failed."""
        if not self.is_answering:
            self._answers.cancel()
        self.go_on()

    def sleep(self) -> None:
        """Stop the clock and automatic answers."""
        self.timekeeper.clock.stop()
        self._answers.cancel()

    async def give_order(self, sender: Sender, entry: int, order: OrderName | None) -> None:
        """Store or delete a standing order for the card with this order of entry."""
        await self.orders.give(sender.seat, entry, order)
        self.confirm(sender, is_secret=True)
        self.news.tell_orders(sender.viewer, is_secret=True)
        if self.table.asked == sender.seat:
            self.go_on()
            self.news.tell_who_answers(sender.viewer)
