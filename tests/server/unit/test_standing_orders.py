"""Standing orders: the question that an order answers is told to its player as answered, and to no one else."""

from typing import Any

from oriflamme.previews import is_last_round
from oriflamme.protocol.messages import Order
from oriflamme.server.storage.entries import Entry

from .backend import Backend
from .tables import gathered, played, started, table
from .test_live_news import Scene
from .test_questions import asks, live_at, log_until, sit

PLAYING = started(gathered())


def at_reveal(is_last: bool = False) -> tuple[list[Entry], int, int]:
    """Return a game at a question whether to reveal, the seat that is asked, and the entry of its card."""
    for count in range(200):
        entries = played(PLAYING, count)
        game = table(*entries).game
        assert game is not None and game.asked is not None and game.decision is not None, (
            "the game has no such question"
        )
        if game.decision.kind == "reveal" and is_last_round(game.glance(game.asked)) == is_last:
            return entries, game.asked, game.entries[game.card_asked]
    raise AssertionError("no question whether to reveal")


def shown(scene: Scene, seat: int | None) -> dict[str, Any]:
    """Return the last position that a viewer was shown."""
    return [message for message in scene.connections[seat].messages if message["type"] == "game"][-1]


def test_the_player_is_told_that_an_order_answers_and_the_others_are_not() -> None:
    for order in ("wait", "reveal"):
        entries, asked, entry = at_reveal()
        scene = Scene(entries, 0, 1, 2, None, orders={asked: {entry: order}})
        scene.news.tell_game()
        told = {seat: shown(scene, seat).get("ordered") for seat in (0, 1, 2, None)}
        assert told == {0: None, 1: None, 2: None, None: None, asked: order}


def test_a_player_without_an_order_is_asked() -> None:
    entries, asked, entry = at_reveal()
    scene = Scene(entries, asked, orders={asked: {entry + 1: "wait"}, (asked + 1) % 3: {entry: "wait"}})
    scene.news.tell_game()
    assert "ordered" not in shown(scene, asked)


def test_in_the_last_round_no_order_lets_a_card_wait() -> None:
    entries, asked, entry = at_reveal(is_last=True)
    scene = Scene(entries, asked, orders={asked: {entry: "wait"}})
    scene.news.tell_game()
    assert "ordered" not in shown(scene, asked)


async def test_an_order_that_is_given_or_taken_back_while_its_card_is_asked_is_told_at_once(backend: Backend) -> None:
    live = await live_at(backend, log_until(asks("reveal", 3), waits=True))
    assert live.table.asked is not None and live.table.game is not None
    seat = await sit(live, live.table.asked)
    for order, answer in (("reveal", "reveal"), ("none", None)):
        await seat.say(Order(f"order-{order}", live.table.game.card_asked, order))  # type: ignore[arg-type]
        assert seat.line.last("game").get("ordered") == answer
        assert live.is_answering == (answer is not None)
