"""News: what viewers of a table are sent. Of the game, they get what `Game.show` and `Game.events` give their seat."""

from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from ...game import Game
from ...protocol.messages import ClockNews, GameNews, OrdersNews, ServerMessage, TableNews, write
from ...protocol.tables import Away, ListedTable, SeatNews
from ...view import View
from ..storage.records import Deadline
from ..times import milliseconds_now
from .audience import Audience, Viewer
from .clock import Clock
from .standing_orders import StandingOrders
from .table import Table

_ENCODER: Final = msgspec.json.Encoder()


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
    no_reserves = (0,) * len(table.seats)
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
    """Tells viewers the present position; what a viewpoint sees is looked at and written once."""

    def __init__(self, game: Game, viewpoints: Iterable[int | None]) -> None:
        """`viewpoints`: the seats that will be told, or None for spectators."""
        self._game = game
        self._told = game.told
        self._shown = {seat: _ENCODER.encode(shown) for seat, shown in game.show_each(viewpoints).items()}

    def tell(
        self,
        viewer: Viewer,
        number: int,
        undo: bool = False,
        ordered: str | None = None,
        anyway: bool = False,
        is_secret: bool = False,
    ) -> bool:
        """Send a viewer what is new to it; return whether anything was. With `anyway`, send also without news.

        `number`: of the position. `ordered`: what a standing order of the viewer's seat is about to answer.
        """
        seat, shown = viewer.seat, self._shown[viewer.seat]
        since, seen = min(viewer.heard, self._told), hash(shown)  # `since` is lower than it was, after an undo
        events = self._game.events(since, seat)
        is_new = bool(events) or since != viewer.heard or seen != viewer.seen
        if not is_new and not anyway:
            return False
        if is_new or seat == self._game.asked:  # otherwise the number would tell of a part of someone's answer
            viewer.number = number
        viewer.heard = self._told
        viewer.seen = seen
        news = GameNews(viewer.number, since, tuple(events), msgspec.Raw(shown), undo, ordered)  # type: ignore[arg-type]
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
        self._before: View | None = None  # what the player of the last action knew before it
        self.wants_pause: set[int] = set()
        self._helpers: dict[int, str] = {}  # by seat, the bot that has answered while the machine was busy
        self.deadline: Deadline | None = None  # as it was read last

    # The last action.

    def action_played(self, before: View) -> None:
        """Note a new action that no viewer knows yet, and what its player knew before."""
        self._others_know, self._before = False, before

    def others_know(self) -> None:
        """Note that others have learned of the last action in another way, as by a notice."""
        self._others_know = True

    def can_undo(self, seat: int | None) -> bool:
        """Tell whether a seat can still undo its last action."""
        table = self._table
        mine = seat is not None and seat == table.last_actor and table.phase == "playing"
        if not mine or self._others_know or self._before is None or table.game is None:
            return False
        return not table.game.glance(seat).has_learned_since(self._before)

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
        viewers = self._audience.everyone()
        teller = GameTeller(game, {viewer.seat for viewer in viewers})
        asked, ordered = game.asked, self._orders.answer_to(game)
        actor = None if table.last_actor is None else self._audience.seated.get(table.last_actor)
        for viewer in viewers:
            if viewer is not actor:
                seat = viewer.seat
                told = teller.tell(viewer, table.number_for(seat), ordered=ordered if seat == asked else None)
                self._others_know |= told
        if actor is not None:  # last, when it is known whether the others learned anything
            seat = actor.seat
            teller.tell(actor, table.number_for(seat), self.can_undo(seat), ordered if seat == asked else None)

    def show_game(self, viewer: Viewer) -> None:
        """Show one viewer how the game stands, new to it or not."""
        table = self._table
        if table.game is None:
            return
        seen = viewer.seen
        self._show(viewer, table.game, unseen_actions(table.game, viewer.seat))
        if viewer.seat != table.last_actor and viewer.seen != seen:
            self._others_know = True
        self._tell_clock([viewer])

    def tell_who_answers(self, viewer: Viewer) -> None:
        """Tell the seat that is asked whether its standing order answers, because it has changed the order."""
        assert self._table.game is not None
        self._show(viewer, self._table.game, is_secret=True)

    def _show(self, viewer: Viewer, game: Game, unseen: int = 0, is_secret: bool = False) -> None:
        """Show a viewer the position; `unseen`: how many of the last actions show it nothing."""
        seat = viewer.seat
        number = max(0, self._table.number_for(seat) - unseen)
        ordered = self._orders.answer_to(game) if seat == game.asked else None
        GameTeller(game, [seat]).tell(viewer, number, self.can_undo(seat), ordered, anyway=True, is_secret=is_secret)

    def tell_orders(self, viewer: Viewer, is_secret: bool = False) -> None:
        """Tell a seat its own standing orders; `is_secret`: because it has changed them."""
        assert viewer.seat is not None
        viewer.send(write(OrdersNews(self._orders.of_seat(viewer.seat, self._table.game))), is_secret)

    def tell_clock(self) -> None:
        """Tell everyone how much time is left, where time is measured."""
        self._tell_clock(self._audience.everyone())

    def _tell_clock(self, viewers: list[Viewer]) -> None:
        for viewer in viewers:
            news = clock_news(self._table, self._clock, self.deadline, viewer.number)
            if news is None:
                return
            viewer.send(write(news))

    def _tell(self, news: ServerMessage, viewers: list[Viewer]) -> None:
        message = write(news)
        for viewer in viewers:
            viewer.send(message)
