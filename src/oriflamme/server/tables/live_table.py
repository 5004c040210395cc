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
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from ...protocol.close_codes import GONE, REPLACED, RESTART
from ...protocol.fields import OrderName
from ...protocol.messages import VERSION, Done, Hello, Refused, Welcome, write
from ...protocol.tables import Away
from ..logs import get_logger
from ..metrics import count_action
from ..storage.entries import Acted, Agreed, Entry, Joined, StoodIn, Undone, Vacated
from ..storage.records import Conflict, Deadline, MovedDeadline, StoreFailure
from ..times import RUNNING, milliseconds_now
from ..wire.refusal import Refusal, refused
from .audience import Absences, Audience, Viewer
from .automatic_answers import AutomaticAnswers
from .clock import Clock
from .conversation import Conversation
from .deadline import deadline_change
from .news import News
from .ports import Connection, Services
from .previews import OpenPreviews
from .standing_orders import StandingOrders
from .table import Table, digest_of

BROWSER: Final = 16  # letters that are kept of a browser's digest
SPOKEN: Final = 32  # messages of a seat that are not in the log and may be repeated
LOG: Final = get_logger("oriflamme.table")


class Sender(NamedTuple):
    """Who sent a message, under which id, and when it came."""

    viewer: Viewer
    seat: int
    message_id: str
    came: float  # by the running time


class KeptClock(NamedTuple):
    """The clock of a table that is not in memory, and the position whose decision it has measured."""

    position: int
    clock: Clock


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
        goes_on = kept is not None and kept.position == table.position
        self.absences: Final = Absences(len(table.seats), are_excused=not goes_on)
        new_clock = Clock(table.settings.pace, used=table.used_so_far / 1000)
        self._clock = kept.clock if kept is not None and goes_on else new_clock
        self.news: Final = News(table, self.audience, orders, self._clock, self._away)
        self.news.deadline = deadline
        self._answers = AutomaticAnswers(self)
        self.previews: Final = OpenPreviews(table, services.lanes.previews)
        self.conversation: Final = Conversation(self.audience, services.settings)
        self._spoken: dict[int, deque[str]] = {}  # by seat, ids of messages carried out that are not in the log
        self._left_before: int | None = None  # milliseconds left before the last action, at a turn-based table
        self._out_of_time_at: int | None = None  # the position at which the seat that is asked had no time left
        self._arriving = 0  # connections that have not said hello yet, and others for whom something is read
        self._idle_since = time.monotonic()
        self._is_gone = False  # this process has let go of the table
        self._lock = asyncio.Lock()

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

    @property
    def is_out_of_time(self) -> bool:
        """Whether the seat that is asked had no time left for this decision."""
        return self._out_of_time_at == self.table.position

    # Exclusive access and release.

    @contextlib.asynccontextmanager
    async def exclusively(self) -> AsyncIterator["LiveTable"]:
        """Hold the table while it is read and changed.

        Raises Conflict if another process owns the table or has changed its log; then every viewer must connect again.
        """
        async with self._lock:
            if self._is_gone:
                raise Conflict("moving")
            try:
                yield self
            except Conflict:
                self.abandon()
                raise

    def abandon(self) -> None:
        """Let go of a table that was changed from elsewhere: every viewer must connect again."""
        LOG.warning("abandoned a table", table=self.id)
        self.sleep()
        for viewer in self.audience.everyone():
            viewer.connection.close(RESTART)
        self.services.release(self.id)

    def let_go(self) -> KeptClock | None:
        """Refuse what comes from now on: a client that has found this table connects again. Return its clock.

        The clock goes on when the table is read again. Otherwise leaving, or a new name, would buy time.
        """
        self._is_gone = True
        if self.table.phase != "playing" or not self._clock.measures:
            return None
        self._clock.stop()
        return KeptClock(self.table.position, self._clock)

    def touch(self) -> None:
        """Note that the table was requested."""
        self._idle_since = time.monotonic()

    def is_idle_since(self, moment: float) -> bool:
        """Tell whether nothing has happened here since a moment, and nothing is about to."""
        is_busy = self.is_answering or self._lock.locked() or bool(self._arriving) or bool(len(self.audience))
        return self._idle_since < moment and not is_busy

    # Viewers.

    @contextlib.contextmanager
    def arriving(self) -> Iterator[None]:
        """Keep the table in memory while a client says hello, or while something is read for it."""
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1

    async def welcome(
        self,
        hello: Hello,
        connection: Connection,
        seat: int | None = None,
        muted: Collection[int] = (),
        browser: str = "",
    ) -> Viewer:
        """Welcome a client, on the seat of its account or its token, or as a spectator; raises a Refusal otherwise."""
        async with self.exclusively():
            if seat is None:
                seat = self._seat_for(hello)
            answered_since = None if seat is None else self._answered_since(seat)
            if seat is not None and self.table.seats[seat].stood_in:
                await self._come_back(seat)
            viewer = Viewer(seat, connection, hello.since, browser)
            viewer.muted.update(muted)
            replaced = self.audience.add(viewer)
            if replaced is not None:
                replaced.dismiss(REPLACED, refused(Refusal("replaced")))
            if seat is not None:
                self.absences.end(seat)
                await self._agree_by_coming(seat, browser)
            viewer.send(write(Welcome(VERSION, self.id, seat, answered_since)))
            self.news.tell_table()
            if seat is not None and self.table.phase == "playing":
                self.news.tell_orders(viewer)
            self.conversation.repeat_to(viewer)
            self.go_on()
            self.news.show_game(viewer)
            return viewer

    def _seat_for(self, hello: Hello) -> int | None:
        if hello.token is not None:
            seat = self.table.seat_of(hello.token)
            if seat is None:
                raise Refusal("unknown_token")
            return seat
        if len(self.audience.spectators) >= self.services.settings.spectators_per_table:
            raise Refusal("full", "spectators")
        return None

    def _answered_since(self, seat: int) -> int | None:
        """Return the first event since a bot stood in for a seat; None if no bot does."""
        stood_in, game = self.table.seats[seat].stood_in_at, self.table.game
        if stood_in is None or game is None or self.table.phase != "playing":
            return None
        return len(game.at(min(stood_in, len(game.moves))).story())

    async def _come_back(self, seat: int) -> None:
        try:
            await self.write(StoodIn(seat, False))
        except Conflict:
            raise
        except StoreFailure:
            return  # the player watches until the store works again

    async def _agree_by_coming(self, seat: int, browser: str) -> None:
        """Let a player who has taken a seat at a rated table be ready: they have come."""
        table = self.table
        if table.settings.rated and table.phase == "gathering" and table.seats[seat].agreed:
            try:
                await self.agree(seat, browser)
            except Conflict:
                raise
            except (StoreFailure, Refusal):
                return  # the player is not ready, and is told why on saying so

    async def agree(self, seat: int, browser: str) -> None:
        """Note that a player says yes to this rated game; refuse a second account of one browser."""
        table = self.table
        if table.seats[seat].ready:
            return
        digest = digest_of(f"{table.server_seed} {browser}")[:BROWSER] if browser else ""
        if digest and any(other.browser == digest for place, other in enumerate(table.seats) if place != seat):
            raise Refusal("same_browser")
        await self.write(Agreed(seat, digest))

    async def depart(self, viewer: Viewer, is_excused: bool = False) -> None:
        """Remove a viewer whose connection is closed. It is excused if a process of ours dropped it."""
        async with self._lock:
            if self.audience.remove(viewer):
                if viewer.seat is not None:
                    self.absences.begin(viewer.seat, is_excused, self.table.position)
                    self.news.wants_pause.discard(viewer.seat)
                self.touch()
                self.news.tell_table()
                self.go_on()

    def send_away(self, viewer: Viewer, refusal: Refused) -> None:
        """Close a viewer's connection for good, with a reason."""
        self.audience.remove(viewer)
        if viewer.seat is not None:
            self.news.wants_pause.discard(viewer.seat)
        viewer.dismiss(GONE, refusal)

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
            if isinstance(entry, Joined | Vacated):
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
        after = table.game.copy()
        after.play(action)
        actor_learned = after.glance(seat).has_learned_since(table.game.glance(seat))
        came = RUNNING.now() if sender is None else self._clock.first_answer(sender.came)
        reserve = self._clock.reserve_after(table.seats[seat].reserve, waited=RUNNING.now() - came)
        is_back = sender is not None and table.seats[seat].stood_in
        entries: list[Entry] = [StoodIn(seat, False)] if is_back else []
        entries.append(Acted(seat, action, "" if sender is None else sender.message_id, reserve))
        spent = self.orders.spent_by(seat, action, table.game)
        now = milliseconds_now()
        moved = await self.write(*entries, phase="over" if after.over else None, spent_orders=spent)
        deadline = moved.before if moved is not None and sender is not None else None
        self._left_before = None if deadline is None else deadline.left_to_think(now)
        self.news.action_played(actor_learned)
        self._out_of_time_at = None
        count_action(by, time.perf_counter() - started)
        if sender is not None:
            self.confirm(sender, table.position)
        self.news.tell_game()
        if after.over or is_back:
            self.news.tell_table()
        self.go_on(anew=True)

    async def undo(self, sender: Sender) -> None:
        """Take a seat's last action back: its decision goes on with the time that is left of it."""
        table = self.table
        assert table.game is not None
        left = self._left_if_taken_back()
        if left <= 0:
            raise Refusal("out_of_time")
        spent = self.orders.of_cards_taken_back(table.game, table.taken_back())
        used = round(1000 * self._clock.used_if_taken_back) if self._clock.measures else 0
        undone = Undone(sender.seat, sender.message_id, left if table.is_turn_based else 0, used)
        await self.write(undone, spent_orders=spent)
        self._clock.take_back()
        self.confirm(sender, table.position)
        self.news.tell_game()
        self.go_on()
        self.news.tell_clock()

    def _left_if_taken_back(self) -> int:
        """Return the milliseconds that the last action's decision would have left; any number without a clock."""
        if self.table.is_turn_based:
            return (self._left_before or 0) - round(1000 * self._clock.used)
        if self._clock.measures:
            return round(1000 * self._clock.left_if_taken_back(self.table.reserve_before))
        return 1

    async def stand_in(self, seat: int, on: bool, also: Collection[Any] = (), out_of_time: bool = False) -> None:
        """Let a bot stand in for a player, or end that.

        A player who ran out of time and returns gets the next decision: returning wins no time.
        """
        position = self.table.position
        await self.write(StoodIn(seat, on), also=also)
        if out_of_time:
            self._out_of_time_at = position
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
            self._clock.ask_anew()
        if self.is_awake:
            self.let_time_run()
            self._answers.update()
        else:
            self.sleep()
        if anew:
            self.news.tell_clock()

    def let_time_run(self) -> None:
        """Let the time of the seat that is asked run, unless its connection was lost through our fault."""
        asked = self.table.asked
        if asked is not None and self.absences.is_excused(asked):
            self._clock.stop()
        else:
            self._clock.run()

    @property
    def measures_time(self) -> bool:
        """Whether a clock runs for the seat that is asked."""
        return self._clock.measures

    def has_clock_run_out(self, seat: int) -> bool:
        """Tell whether a seat has no time left on its clock."""
        return not self._clock.left(self.table.seats[seat].reserve)

    def seconds_left(self, seat: int) -> float:
        """Return the seconds a player has left, by the clock and by being away."""
        left = self._clock.left(self.table.seats[seat].reserve)
        if seat not in self.audience.seated:
            left = min(left, self.services.settings.away_seconds - self.absences.seconds(seat))
        return left

    def _away(self, seat: int) -> Away | None:
        """Return how long a player has been away and when a bot may stand in; None if no one waits for that."""
        player = self.table.seats[seat]
        is_missed = self.table.phase == "playing" and player.kind == "person" and not player.stood_in
        if not is_missed or self.table.is_turn_based or seat in self.audience.seated:
            return None
        seconds = self.absences.seconds(seat)
        return Away(round(1000 * seconds), max(0, round(1000 * (self.services.settings.away_seconds - seconds))))

    async def forgive(self, viewer: Viewer, seconds: float) -> None:
        """Charge nothing for time in which a player could not see the table through our fault."""
        async with self._lock:
            if viewer.seat is not None and viewer.seat == self.table.asked:
                self._clock.forgive(seconds)
                self.news.tell_clock()

    def wake(self) -> None:
        """Continue without players; repeat an automatic answer that failed."""
        if not self.is_answering:
            self._answers.cancel()
        self.go_on()

    def sleep(self) -> None:
        """Stop the clock and automatic answers."""
        self._clock.stop()
        self._answers.cancel()

    async def give_order(self, sender: Sender, entry: int, order: OrderName | None) -> None:
        """Store or delete a standing order for the card with this order of entry."""
        await self.orders.give(sender.seat, entry, order)
        self.confirm(sender, is_secret=True)
        self.news.tell_orders(sender.viewer, is_secret=True)
        if self.table.asked == sender.seat:
            self.go_on()
            self.news.tell_who_answers(sender.viewer)
