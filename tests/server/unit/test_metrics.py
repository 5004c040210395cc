"""Metrics: a player who reads them and watches a game learns nothing of standing orders."""

import asyncio
import json

from oriflamme.protocol.messages import Command, Hello, Move, Order
from oriflamme.server.metrics import REGISTRY
from oriflamme.server.settings import Settings
from oriflamme.server.storage.entries import Entry
from oriflamme.server.tables.handlers.dispatch import dispatch
from oriflamme.server.tables.table import Table

from .backend import Backend
from .tables import gathered, moves, started, token_of

PATIENCE = 60.0
TIMES = ("_sum", "_bucket", "_created")  # what depends on the machine


class Client:
    """A client that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self.news.set()

    def close(self, code: int) -> None:
        pass


def counts() -> dict[str, float]:
    """Return every count that /metrics shows."""
    return {
        f"{sample.name} {sorted(sample.labels.items())}": sample.value
        for metric in REGISTRY.collect()
        for sample in metric.samples
        if sample.name.startswith("oriflamme") and not sample.name.endswith(TIMES)
    }


def until_a_card_is_asked() -> list[Entry]:
    """Return a log that ends where somebody is asked whether to reveal a card."""
    entries = started(gathered())
    while True:
        game = Table("asked", entries).game
        assert game is not None and game.decision is not None
        if game.decision.kind == "reveal":
            return entries
        entries += moves(game.copy(), 1)


async def after(backend: Backend, name: str, message: Command) -> dict[str, float]:
    """Let the player who is asked say something; return what the metrics counted until the card was answered."""
    await backend.store_table(name, until_a_card_is_asked(), code=name.upper())
    live = await backend.hall.find(name, "here")
    clients = [Client() for _ in range(3)]
    viewers = [await live.reception.welcome(Hello(token_of(seat)), client) for seat, client in enumerate(clients)]
    asked, position = live.table.asked, live.table.position
    assert asked is not None
    before = counts()
    await dispatch(live, viewers[asked], message)
    async with asyncio.timeout(PATIENCE):
        while live.table.position == position:
            clients[asked].news.clear()
            await clients[asked].news.wait()
        async with live.exclusively():  # everyone has been told
            pass
    found = {what: value - before.get(what, 0) for what, value in counts().items()}
    return {what: value for what, value in found.items() if value}


async def test_an_order_is_counted_as_the_answer_that_it_gives(backend: Backend) -> None:
    backend.hall.settings = Settings(order_pace=(0.0, 0.0))
    table = Table("asked", until_a_card_is_asked())
    assert table.game is not None
    card = table.game.card_asked
    by_hand = await after(backend, "hand", Move("m", table.position, "wait"))
    by_order = await after(backend, "order", Order("o", card, "wait"))
    assert by_order == by_hand
    assert by_hand["oriflamme_messages_total [('type', 'move')]"] == 1


async def test_an_order_that_is_given_changed_or_refused_is_not_counted(backend: Backend) -> None:
    await backend.store_table("given", until_a_card_is_asked()[:-1], code="GIVEN")
    live = await backend.hall.find("given", "here")
    assert live.table.game is not None
    mine = next(
        (seat, card.card)
        for seat in range(3)
        if seat != live.table.asked
        for pile in live.table.game.show(seat).queue
        for card in pile
        if card.hidden and card.family == seat
    )
    client = Client()
    viewer = await live.reception.welcome(Hello(token_of(mine[0])), client)
    before = counts()
    for number, (card, order) in enumerate(((mine[1], "wait"), (mine[1], "none"), (77, "wait"))):
        await dispatch(live, viewer, Order(f"o{number}", card, order))  # type: ignore[arg-type]
    assert [message["type"] for message in client.heard[-5:]] == ["done", "orders", "done", "orders", "refused"]
    assert counts() == before
