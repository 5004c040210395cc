"""Live news: which viewers of a table are told what and when, and when the last action can no longer be taken back."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from oriflamme.game import Game
from oriflamme.protocol.tables import Pace, TableSettings
from oriflamme.server.metrics import SENT
from oriflamme.server.storage.entries import Acted, Entry, Opened, Paused
from oriflamme.server.storage.memory import MemoryStore
from oriflamme.server.storage.records import Deadline
from oriflamme.server.tables.audience import Audience, Viewer
from oriflamme.server.tables.clock import Clock
from oriflamme.server.tables.news import News, clock_news, unseen_actions
from oriflamme.server.tables.standing_orders import StandingOrders
from oriflamme.server.tables.table import Table

from .tables import SETTINGS, gathered, played, started, table
from .test_news import RecordingConnection, viewer
from .times import ManualClock

PLAYING = started(gathered())
FIRST = 2  # the seat that this deal asks first
TURN_BASED = started(
    gathered(opened=Opened("ABCDE", TableSettings(deck="base", players=3, pace=Pace("turns", 86_400)), "seed"))
)


class Scene:
    """A table with its viewers and their news."""

    def __init__(
        self, entries: list[Entry], *seats: int | None, orders: dict[int, dict[int, Any]] | None = None
    ) -> None:
        self.table = table(*entries)
        self.audience = Audience()
        self.now = ManualClock()
        self.clock = Clock(self.table.settings.pace, self.now)
        given = StandingOrders(self.table.id, MemoryStore(), orders or {})
        self.news = News(self.table, self.audience, given, self.clock)
        self.connections = {seat: self.add(seat) for seat in seats}

    def add(self, seat: int | None) -> RecordingConnection:
        added, connection = viewer(seat)
        self.audience.add(added)
        return connection

    def viewer(self, seat: int) -> Viewer:
        return self.audience.seated[seat]

    def play(self, entry: Acted) -> None:
        """Play an action, and tell everyone."""
        game = self.table.game
        assert game is not None
        before = game.glance(game.asked)
        self.table.apply(entry)
        self.news.action_played(before)
        self.news.tell_game()

    def ordered(self) -> dict[int | None, object]:
        """Return what each viewer was told last about a standing order that answers."""
        return {seat: connection.messages[-1].get("ordered") for seat, connection in self.connections.items()}

    def act(self, choice: int = 0) -> int:
        """Play the next action, the first that is legal or another one; return its seat."""
        game = self.table.game
        assert game is not None and game.decision is not None
        before, actor = game.glance(game.asked), game.decision.seat
        self.table.apply(Acted(actor, str(game.decision.actions[choice]), f"m{len(game.moves)}", 60_000))
        self.news.action_played(before)
        return actor

    def types(self, seat: int | None) -> list[object]:
        """Return the types of the messages that a viewer got since the last call."""
        connection = self.connections[seat]
        types = [message["type"] for message in connection.messages]
        connection.messages.clear()
        return types


def acted(*seats: int | None) -> tuple[Scene, int]:
    """Return a table at which everyone was shown the deal and one action was played, and the seat that played it."""
    scene = Scene(PLAYING, *seats)
    scene.news.tell_game()
    for seat in seats:
        scene.types(seat)
    return scene, scene.act()


def wandered(until: Callable[[Game], bool]) -> tuple[list[Entry], Acted]:
    """Return the log of a game of random actions up to a position at which something holds, and the action before."""
    for seed in range(40):
        dice, game, log = Random(seed), table(*PLAYING).game, list(PLAYING)
        assert game is not None
        while game.decision:
            acted = Acted(game.decision.seat, str(dice.choice(game.decision.actions)), f"m{len(game.moves)}", 60_000)
            game.play(acted.action)
            if game.decision and until(game):
                return log, acted
            log.append(acted)
    raise AssertionError("no such position was found")


def is_asked_to_reveal(game: Game, again: bool) -> bool:
    """Tell whether a seat may wait or reveal; `again`: after an action of its own."""
    assert game.decision is not None
    return game.decision.kind == "reveal" and (game.moves[-1].seat == game.asked) is again


def waiting_for_the_asked(log: list[Entry], acted: Acted) -> tuple[int, dict[int, dict[int, Any]]]:
    """Return who is asked after an action, and a standing order by which their card waits."""
    game = table(*log, acted).game
    assert game is not None and game.asked is not None
    return game.asked, {game.asked: {game.entries[game.card_asked]: "wait"}}


def count_sent() -> float:
    """Return how many messages were counted."""
    return next(iter(SENT.collect())).samples[0].value


# Undo.


def test_an_action_that_no_one_was_told_can_be_undone_by_its_player_only() -> None:
    scene, actor = acted()
    assert [scene.news.can_undo(seat) for seat in range(3)] == [seat == actor for seat in range(3)]
    assert not scene.news.can_undo(None)


def test_a_table_opened_again_from_its_log_allows_no_undo() -> None:
    scene = Scene(played(PLAYING, 1))
    assert scene.table.last_actor is not None
    assert not scene.news.can_undo(scene.table.last_actor)


def test_an_action_cannot_be_undone_when_the_game_is_over() -> None:
    scene, actor = acted()
    scene.table.phase = "over"
    assert not scene.news.can_undo(actor)


def test_a_player_who_learned_something_cannot_undo() -> None:
    scene = Scene(PLAYING)
    learned = []
    while scene.table.phase == "playing":
        assert scene.table.game is not None and scene.table.asked is not None
        before = scene.table.game.glance(scene.table.asked)
        actor = scene.act(choice=-1)
        learned.append(scene.table.game.glance(actor).has_learned_since(before))
        assert scene.news.can_undo(actor) is not learned[-1]
    assert set(learned[:-1]) == {True, False}


def test_an_action_that_others_know_from_elsewhere_cannot_be_undone() -> None:
    scene, actor = acted()
    scene.news.others_know()
    assert not scene.news.can_undo(actor)


@pytest.mark.parametrize("other", [1, None])
def test_an_action_that_another_viewer_was_told_cannot_be_undone(other: int | None) -> None:
    scene, actor = acted(FIRST, other)
    scene.news.tell_game()
    assert scene.connections[actor].messages[-1].get("undo", False) is False
    assert scene.connections[other].messages[-1].get("undo", False) is False
    assert not scene.news.can_undo(actor)


def test_news_to_the_player_alone_leaves_the_undo_open() -> None:
    scene, actor = acted(FIRST)
    scene.news.tell_game()
    assert scene.connections[actor].messages[-1]["undo"] is True
    assert scene.news.can_undo(actor)


def test_telling_nothing_new_does_not_reopen_an_undo() -> None:
    scene, actor = acted(FIRST, 1)
    scene.news.tell_game()
    scene.news.tell_game()
    assert not scene.news.can_undo(actor)


def test_showing_the_game_to_a_newcomer_closes_the_undo() -> None:
    scene, actor = acted(FIRST)
    scene.connections[0] = scene.add(0)
    scene.news.show_game(scene.viewer(0))
    assert scene.connections[0].messages[0].get("undo", False) is False
    assert not scene.news.can_undo(actor)


def test_showing_the_game_again_to_its_actor_leaves_the_undo_open() -> None:
    scene, actor = acted(FIRST)
    scene.news.show_game(scene.viewer(actor))
    assert scene.connections[actor].messages[0]["undo"] is True
    assert scene.news.can_undo(actor)


def test_showing_the_same_position_again_to_another_seat_leaves_the_undo_open() -> None:
    scene, actor = acted(FIRST)
    scene.connections[1] = scene.add(1)
    scene.news.show_game(scene.viewer(1))
    assert scene.table.game is not None
    scene.news.action_played(scene.table.game.glance(actor))  # an action that changes nothing for the others
    scene.news.show_game(scene.viewer(1))
    assert scene.news.can_undo(actor)


# Who is told.


def test_everyone_is_told_the_game_once_and_the_actor_last() -> None:
    scene, actor = acted(0, 1, 2, None)
    order: list[int | None] = []
    for seat, connection in scene.connections.items():
        connection.send = lambda _, seat=seat: order.append(seat)  # type: ignore[misc,method-assign]
    scene.news.tell_game()
    assert sorted(order, key=str) == [0, 1, 2, None]
    assert order[-1] == actor == FIRST


def test_a_table_without_a_game_has_no_news_of_one() -> None:
    scene = Scene(gathered(), 0, None)
    scene.news.tell_game()
    scene.news.show_game(scene.viewer(0))
    assert scene.types(0) == scene.types(None) == []


def test_a_viewer_is_shown_the_game_again_when_nothing_is_new() -> None:
    scene = Scene(PLAYING, 0)
    scene.news.show_game(scene.viewer(0))
    scene.news.show_game(scene.viewer(0))
    assert scene.types(0) == ["game", "clock", "game", "clock"]


def test_everyone_is_told_about_the_table_with_the_wish_for_a_pause() -> None:
    scene = Scene(gathered(), 0, None)
    scene.news.wants_pause.add(0)
    scene.news.tell_table()
    for connection in scene.connections.values():
        (message,) = connection.messages
        assert message["type"] == "table"
        assert message["seats"][0]["wants_pause"] is True  # type: ignore[index]


def test_a_seat_is_told_its_own_standing_orders_and_no_other() -> None:
    entries = played(PLAYING, 3)
    game = table(*entries).game
    assert game is not None
    card, entry = next(iter(game.entries.items()))
    scene = Scene(entries, 0, 1, orders={0: {entry: "wait"}})
    scene.news.tell_orders(scene.viewer(0))
    scene.news.tell_orders(scene.viewer(1))
    (mine,), (theirs,) = scene.connections[0].messages, scene.connections[1].messages
    assert (mine["type"], mine["orders"]) == ("orders", {str(card): "wait"})
    assert theirs["orders"] == {}


@pytest.mark.parametrize("again", [False, True])
def test_only_the_asked_seat_is_told_what_its_order_answers(again: bool) -> None:
    log, acted = wandered(lambda game: is_asked_to_reveal(game, again))
    asked, orders = waiting_for_the_asked(log, acted)
    scene = Scene(log, 0, 1, 2, None, orders=orders)
    scene.news.tell_game()
    scene.play(acted)
    assert scene.ordered() == {seat: "wait" if seat == asked else None for seat in (0, 1, 2, None)}


def test_only_the_asked_seat_is_shown_what_its_order_answers() -> None:
    log, acted = wandered(lambda game: is_asked_to_reveal(game, again=False))
    asked, orders = waiting_for_the_asked(log, acted)
    scene = Scene([*log, acted], 0, 1, 2, orders=orders)
    for seat in range(3):
        scene.news.show_game(scene.viewer(seat))
        assert scene.connections[seat].messages[0].get("ordered") == ("wait" if seat == asked else None)


def test_a_seat_that_changes_its_order_is_told_who_answers_in_messages_that_are_not_counted() -> None:
    log, acted = wandered(lambda game: is_asked_to_reveal(game, again=False))
    asked, orders = waiting_for_the_asked(log, acted)
    scene = Scene([*log, acted], asked, orders=orders)
    before = count_sent()
    scene.news.tell_who_answers(scene.viewer(asked))
    scene.news.tell_orders(scene.viewer(asked), is_secret=True)
    assert count_sent() == before
    shown, given = scene.connections[asked].messages
    assert (shown["type"], shown["ordered"], shown["number"]) == ("game", "wait", scene.table.position)
    assert given["type"] == "orders"


def test_what_is_no_secret_is_counted() -> None:
    scene = Scene(PLAYING, 0, 1)
    before = count_sent()
    scene.news.tell_game()
    assert count_sent() == before + 2
    scene.news.show_game(scene.viewer(0))  # with the clock
    assert count_sent() == before + 4
    scene.news.tell_orders(scene.viewer(0))
    assert count_sent() == before + 5


def test_everyone_is_told_once_that_a_simpler_bot_has_answered_for_a_seat() -> None:
    scene = Scene(PLAYING, 0, None)
    for seat in (1, 1, 2):
        scene.news.bot_was_busy(seat, "club")
    for connection in scene.connections.values():
        helpers = [[seat.get("helper") for seat in message["seats"]] for message in connection.messages]  # type: ignore[attr-defined]
        assert helpers == [[None, "club", None], [None, "club", "club"]]


# The parts of an open answer.


def hidden_parts(game: Game, seat: int | None) -> int:
    """Return how many parts of someone else's open answer a seat knows nothing of, by all that it was ever told."""

    def told_after(actions: int) -> tuple[bytes, object]:
        earlier = game.at(actions)
        return msgspec.json.encode(earlier.show(seat)), earlier.events(0, seat)

    actions = known = len(game.moves)
    while known and game.asked not in (None, seat) and game.moves[known - 1].seat == game.asked:
        if told_after(known - 1) != told_after(actions):
            break
        known -= 1
    return actions - known


@pytest.mark.parametrize("deck", ["base", "alliance"])
def test_the_parts_of_an_open_answer_that_show_a_viewer_nothing_are_counted(deck: str) -> None:
    counts = set()
    for seed in (3, 11, 14):
        dice, game = Random(seed), Game.new(3, deck, seed=seed)
        while game.decision:
            game.play(dice.choice(game.decision.actions))
            for seat in (0, 1, 2, None):
                counts.add(unseen := unseen_actions(game, seat))
                assert unseen == hidden_parts(game, seat)
    assert counts == {0, 1}


def test_a_newcomer_is_not_told_how_many_parts_an_open_answer_has() -> None:
    log, acted = wandered(lambda game: unseen_actions(game, None) > 0)
    scene = Scene([*log, acted])
    position, asked = scene.table.position, scene.table.asked
    assert asked is not None
    for seat in (asked, None):
        newcomer, connection = viewer(seat)
        scene.audience.add(newcomer)
        scene.news.show_game(newcomer)
        assert connection.messages[0]["number"] == (position if seat == asked else position - 1)


def test_the_number_of_the_first_position_is_zero() -> None:
    scene = Scene(PLAYING, 0)
    scene.news.show_game(scene.viewer(0))
    assert scene.connections[0].messages[0]["number"] == 0


# The clock.


def test_everyone_is_told_the_time_and_a_shown_viewer_too() -> None:
    scene = Scene(PLAYING, 0, 1)
    scene.news.tell_clock()
    assert scene.types(0) == scene.types(1) == ["clock"]
    scene.news.show_game(scene.viewer(1))
    assert scene.types(1) == ["game", "clock"]
    assert scene.types(0) == []


def test_no_clock_is_told_where_no_time_is_measured() -> None:
    scene = Scene(gathered(), 0)
    scene.news.tell_clock()
    assert scene.types(0) == []


def test_a_live_clock_says_what_is_left_in_milliseconds_with_all_reserves() -> None:
    scene = Scene(PLAYING)
    scene.clock.run()
    scene.now.advance(10.0)
    news = clock_news(scene.table, scene.clock, None, 4)
    assert news is not None
    left = (SETTINGS.pace.seconds + SETTINGS.pace.reserve - 10) * 1000
    assert (news.number, news.seat, news.left) == (4, scene.table.asked, left)
    assert news.reserves == (60_000, 60_000, 60_000)
    assert news.running


def deadline(of: Table, position: int) -> Deadline:
    assert of.asked is not None
    return Deadline(of.id, position, of.asked, None, 0, 4_102_444_800_000, 0, 0)


def test_a_turn_based_clock_says_the_deadline_of_this_position_only() -> None:
    scene = Scene(TURN_BASED)
    news = clock_news(scene.table, scene.clock, deadline(scene.table, scene.table.position), 4)
    assert news is not None and news.until == 4_102_444_800_000
    assert news.reserves == (0, 0, 0)
    assert clock_news(scene.table, scene.clock, deadline(scene.table, scene.table.position + 1), 4) is None
    assert clock_news(scene.table, scene.clock, None, 4) is None


def test_a_paused_turn_based_table_says_what_was_left_and_that_no_time_runs() -> None:
    scene = Scene([*TURN_BASED, Paused(True, 5_000)])
    news = clock_news(scene.table, scene.clock, deadline(scene.table, scene.table.position), 4)
    assert news is not None
    assert (news.left, news.running, news.reserves, news.until) == (5_000, False, (0, 0, 0), None)


def test_a_paused_live_table_is_not_told_the_rest_of_a_deadline() -> None:
    relaxed = started(
        gathered(opened=Opened("ABCDE", TableSettings(deck="base", players=3, pace=Pace("relaxed", 60)), "seed"))
    )
    scene = Scene([*relaxed, Paused(True)])
    assert clock_news(scene.table, scene.clock, None, 4) is None
