"""News: what viewers of a table are sent. Of the game, they get what `Game.show` and `Game.events` give their seat."""

import itertools
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Final, cast

import msgspec

from ...game import Game
from ...protocol.messages import ClockNews, GameNews, OrdersNews, ServerMessage, TableNews, write
from ...protocol.tables import Away, ListedTable, SeatNews
from ...view_json import ShownGame
from ..storage.records import Deadline
from ..times import milliseconds_now
from .audience import Audience, Viewer
from .clock import Clock
from .standing_orders import StandingOrders
from .table import Table

_ENCODER: Final = msgspec.json.Encoder()


def _number_of(viewer: Viewer) -> int:
    return viewer.number


def _nobody_is_away(seat: int) -> Away | None:
    return None


def seat_news(
    table: Table,
    audience: Audience,
    wants_pause: Collection[int] = (),
    away: Callable[[int], Away | None] = _nobody_is_away,
    helpers: Mapping[int, str] = MappingProxyType({}),
) -> tuple[SeatNews, ...]:
    """Return who sits where."""
    return tuple(
        SeatNews(
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot or None,
            connected=index in audience.seated,
            stood_in=seat.stood_in,
            seeded=bool(seat.seed),
            ready=seat.ready,
            wants_pause=index in wants_pause,
            account=seat.account,
            is_bot=seat.is_bot,
            coached=seat.coached,
            away=away(index),
            helper=helpers.get(index),
        )
        for index, seat in enumerate(table.seats)
    )


def table_news(
    table: Table,
    audience: Audience,
    wants_pause: Collection[int],
    away: Callable[[int], Away | None] = _nobody_is_away,
    helpers: Mapping[int, str] = MappingProxyType({}),
) -> TableNews:
    """Return everything about a table except the game."""
    return TableNews(
        number=table.changes,
        table=table.id,
        code=table.code,
        phase=table.phase,
        settings=table.settings,
        seats=seat_news(table, audience, wants_pause, away, helpers),
        host=table.host,
        commitment=table.commitment,
        spectators=len(audience.spectators),
        paused=table.paused,
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        fairness=table.fairness,
        source=table.source,
        coach=table.has_coach,
    )


def clock_news(table: Table, clock: Clock, deadline: Deadline | None, number: int) -> ClockNews | None:
    """Return how much time is left at the position that a viewer knows by this number; None where none is measured."""
    asked = table.asked
    if asked is None:
        return None
    if clock.measures:
        left = round(clock.left(table.seats[asked].reserve) * 1000)
        reserves = tuple(seat.reserve for seat in table.seats)
        return ClockNews(number, asked, left, reserves, clock.runs)
    no_reserves = tuple(0 for _ in table.seats)
    if table.is_turn_based and table.paused:
        return ClockNews(number, asked, table.left_at_pause, no_reserves, running=False)
    if deadline is None or deadline.position != table.position:
        return None
    return ClockNews(number, asked, deadline.left(milliseconds_now()), no_reserves, until=deadline.until)


def listed(table: Table, audience: Audience) -> ListedTable:
    """Return a table as a list of tables shows it."""
    return ListedTable(table.id, table.code, table.phase, table.settings, seat_news(table, audience))


def unseen_actions(game: Game, viewer: int | None) -> int:
    """Return how many of the last actions show a viewer nothing: they are parts of someone else's open answer."""
    moves, shown, count = game.moves, None, 0
    while game.asked not in (None, viewer) and count < len(moves) and moves[-1 - count].seat == game.asked:
        shown = shown or _ENCODER.encode(game.show(viewer))
        before = game.at(len(moves) - 1 - count)
        if game.events(len(before.story()), viewer) or _ENCODER.encode(before.show(viewer)) != shown:
            break
        count += 1
    return count


class GameTeller:
    """Tells the viewers of one viewpoint the present position; the position is looked at and written once."""

    def __init__(self, game: Game, number: int, seat: int | None, ordered: str | None = None) -> None:
        """`ordered`: what a standing order of this seat is about to answer."""
        self._game = game
        self._number = number
        self._seat = seat
        self._ordered = ordered
        self._told = len(game.story())
        self._shown = _ENCODER.encode(game.show(seat))
        self._hash = hash(self._shown)

    def tell(self, viewer: Viewer, undo: bool, anyway: bool = False, is_secret: bool = False) -> bool:
        """Send a viewer what is new to it; return whether anything was. With `anyway`, send also without news."""
        since = min(viewer.heard, self._told)  # lower than it was, after an undo
        events = self._game.events(since, self._seat)
        is_new = bool(events) or since != viewer.heard or self._hash != viewer.seen
        if not is_new and not anyway:
            return False
        if is_new or self._seat == self._game.asked:  # otherwise the number would tell of a part of someone's answer
            viewer.number = self._number
        viewer.heard = self._told
        viewer.seen = self._hash
        shown = cast(ShownGame, msgspec.Raw(self._shown))
        news = GameNews(viewer.number, since, tuple(events), shown, undo, self._ordered)  # type: ignore[arg-type]
        viewer.send(write(news), is_secret)
        return True


class News:
    """What a table's viewers are told, and whether the last action can still be taken back.

    It can, until another seat or a spectator was told something by it, or its own player learned something.
    """

    def __init__(
        self,
        table: Table,
        audience: Audience,
        orders: StandingOrders,
        clock: Clock,
        away: Callable[[int], Away | None] = _nobody_is_away,
    ) -> None:
        self._table = table
        self._audience = audience
        self._orders = orders
        self._clock = clock
        self._away = away
        self._others_know = True
        self._actor_learned = True
        self.wants_pause: set[int] = set()
        self._helpers: dict[int, str] = {}  # by seat, the bot that has answered while the machine was busy
        self.deadline: Deadline | None = None  # as it was read last

    # The last action.

    def action_played(self, actor_learned: bool) -> None:
        """Note a new action that no viewer knows yet."""
        self._others_know, self._actor_learned = False, actor_learned

    def others_know(self) -> None:
        """Note that others have learned of the last action in another way, as by a notice."""
        self._others_know = True

    def can_undo(self, seat: int | None) -> bool:
        """Tell whether a seat can still undo its last action."""
        mine = seat is not None and seat == self._table.last_actor and self._table.phase == "playing"
        return mine and not self._others_know and not self._actor_learned

    # Telling.

    def tell_table(self) -> None:
        """Tell everyone about the table."""
        news = table_news(self._table, self._audience, self.wants_pause, self._away, self._helpers)
        self._tell(news, self._audience.everyone())

    def bot_was_busy(self, seat: int, helper: str) -> None:
        """Tell everyone, once a game, that a simpler bot has answered for a bot."""
        if seat not in self._helpers:
            self._helpers[seat] = helper
            self.tell_table()

    def tell_game(self) -> None:
        """Send every viewer the news of the game."""
        table, game = self._table, self._table.game
        if game is None:
            return
        for seat, viewers in self._audience.by_viewpoint():
            if seat is not None and seat == table.last_actor:
                continue  # afterwards, when it is known whether the others learned anything
            teller = self._teller(game, seat)
            told = [teller.tell(viewer, undo=False) for viewer in viewers]
            self._others_know = self._others_know or any(told)
        if table.last_actor is not None and (actor := self._audience.seated.get(table.last_actor)):
            self._teller(game, actor.seat).tell(actor, self.can_undo(table.last_actor))

    def show_game(self, viewer: Viewer) -> None:
        """Show one viewer how the game stands, new to it or not."""
        table = self._table
        if table.game is None:
            return
        seen = viewer.seen
        teller = self._teller(table.game, viewer.seat, unseen_actions(table.game, viewer.seat))
        teller.tell(viewer, self.can_undo(viewer.seat), anyway=True)
        if viewer.seat != table.last_actor and viewer.seen != seen:
            self._others_know = True
        self._tell_clock([viewer])

    def tell_who_answers(self, viewer: Viewer) -> None:
        """Tell the seat that is asked whether its standing order answers, because it has changed the order."""
        assert self._table.game is not None
        teller = self._teller(self._table.game, viewer.seat)
        teller.tell(viewer, self.can_undo(viewer.seat), anyway=True, is_secret=True)

    def _teller(self, game: Game, seat: int | None, unseen: int = 0) -> GameTeller:
        """Return what tells a viewpoint of the game; `unseen`: how many of the last actions show it nothing."""
        number = max(0, self._table.number_for(seat) - unseen)
        ordered = self._orders.answer_to(game) if seat is not None and seat == game.asked else None
        return GameTeller(game, number, seat, ordered)

    def tell_orders(self, viewer: Viewer, is_secret: bool = False) -> None:
        """Tell a seat its own standing orders; `is_secret`: because it has changed them."""
        assert viewer.seat is not None
        viewer.send(write(OrdersNews(self._orders.of_seat(viewer.seat, self._table.game))), is_secret)

    def tell_clock(self) -> None:
        """Tell everyone how much time is left, where time is measured."""
        self._tell_clock(self._audience.everyone())

    def _tell_clock(self, viewers: list[Viewer]) -> None:
        by_number = sorted(viewers, key=_number_of)
        for number, some in itertools.groupby(by_number, key=_number_of):
            news = clock_news(self._table, self._clock, self.deadline, number)
            if news is not None:
                self._tell(news, list(some))

    def _tell(self, news: ServerMessage, viewers: list[Viewer]) -> None:
        message = write(news)
        for viewer in viewers:
            viewer.send(message)
