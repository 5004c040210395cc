"""Python, or the template of the servers, runs this before the server. It plants leaks in the server, by name."""

import os
import sys
from collections.abc import Callable
from typing import Any


def hide() -> None:
    """Views show everything."""
    import oriflamme.view

    setattr(oriflamme.view, "hide", lambda state, viewer: None)  # noqa: B010


def events() -> None:
    """Everyone learns which card is placed."""
    from oriflamme.events import Placed

    Placed.told_to = lambda self, seat: self  # type: ignore[method-assign]


def length() -> None:
    """Messages are a little longer if a hand holds a certain card."""
    from oriflamme.server.tables import news

    plain = news.GameTeller.__init__

    def padded(self: Any, game: Any, viewpoints: Any) -> None:
        plain(self, game, viewpoints)
        state = game.state
        padding = b" " * (sum(state.hand[: state.players]) % 3)
        self._shown = {seat: shown + padding for seat, shown in self._shown.items()}

    news.GameTeller.__init__ = padded  # type: ignore[method-assign]


def orders() -> None:
    """Everyone gets a message when a player gives an order."""
    from oriflamme.server.tables.news import News

    plain = News.tell_orders

    def told(self: Any, viewer: Any, is_secret: bool = False) -> None:
        plain(self, viewer, is_secret)
        self.tell_table()

    News.tell_orders = told  # type: ignore[method-assign]


def log() -> None:
    """Everything that is written to disk is also logged."""
    from oriflamme.server.tables import live_table

    plain = live_table.LiveTable.write

    async def logged(self: Any, *entries: Any, **more: Any) -> None:
        live_table.LOG.debug("written", entries=repr(entries))
        await plain(self, *entries, **more)

    live_table.LiveTable.write = logged  # type: ignore[method-assign]


def measure() -> None:
    """The metrics count actions by their text."""
    from oriflamme.server.metrics import ACTIONS
    from oriflamme.server.tables.live_table import LiveTable

    plain = LiveTable.play

    async def measured(self: Any, seat: int, action: str, *more: Any, **still: Any) -> None:
        await plain(self, seat, action, *more, **still)
        ACTIONS.labels(action).inc()

    LiveTable.play = measured  # type: ignore[method-assign]


def refuse() -> None:
    """The refusal of a move out of turn explains why it is another player's turn."""
    from oriflamme.protocol.messages import Move
    from oriflamme.server.tables.handlers import dispatch
    from oriflamme.server.wire.refusal import Refusal

    plain = dispatch.HANDLERS[Move]

    async def talkative(live: Any, sender: Any, message: Any) -> None:
        try:
            await plain(live, sender, message)
        except Refusal as refusal:
            decision = live.table.game.decision
            legal = ", ".join(map(str, decision.actions)) if decision is not None else ""
            raise Refusal.saying(refusal.code, f"{refusal} {legal}", stale=refusal.stale) from None

    dispatch.HANDLERS[Move] = talkative


def seeds() -> None:
    """The server's seed is published while the game runs."""
    from oriflamme.protocol.tables import Fairness
    from oriflamme.server.tables.table import Table

    setattr(Table, "fairness", property(lambda self: Fairness(self.server_seed, self.seeds)))  # noqa: B010


def tokens() -> None:
    """Tokens are stored in plain text."""
    from oriflamme.server.tables.table import digest_of

    for module in [*sys.modules.values()]:  # in a fork, others have imported it
        if getattr(module, "digest_of", None) is digest_of:
            setattr(module, "digest_of", lambda token: token)  # noqa: B010


def pace() -> None:
    """Orders and bots take longer for a certain card."""
    import asyncio

    from oriflamme.server.tables.automatic_answers import AutomaticAnswers

    def slower(plain: Any) -> Any:
        async def turn(self: Any, *more: Any) -> None:
            game = self._live.table.game
            if game.state.kind[game.card_asked] == LORD:
                await asyncio.sleep(0.06)
            await plain(self, *more)

        return turn

    setattr(AutomaticAnswers, "_ordered_turn", slower(AutomaticAnswers._ordered_turn))  # noqa: B010
    setattr(AutomaticAnswers, "_bot_turn", slower(AutomaticAnswers._bot_turn))  # noqa: B010


def slow() -> None:
    """Others get the news of an action with a certain card a little later."""
    import asyncio

    from oriflamme.server.tables.live_table import LiveTable

    plain = LiveTable.play

    async def late(self: Any, seat: int, action: str, *more: Any, **still: Any) -> None:
        game = self.table.game
        if "lord" in action or game.state.kind[game.card_asked] == LORD:
            await asyncio.sleep(0.02)
        await plain(self, seat, action, *more, **still)

    LiveTable.play = late  # type: ignore[method-assign]


LORD = 5
LEAKS: dict[str, Callable[[], None]] = {
    leak.__name__: leak for leak in (hide, events, length, orders, log, measure, refuse, seeds, tokens, pace, slow)
}

for name in os.environ.get("ORIFLAMME_TEST_LEAKS", "").split():
    LEAKS[name]()
