"""News: what each viewer is sent about a table, and that viewers are sent only what is new to them."""

import msgspec
import pytest

from oriflamme.game import Game
from oriflamme.protocol.messages import GameNews, TableNews
from oriflamme.protocol.tables import Fairness, ListedTable, SeatNews
from oriflamme.server.storage.entries import BotSeated, Joined, Opened, Paused, Rematched, Seeded, StoodIn, Undone
from oriflamme.server.tables.audience import Audience, Viewer
from oriflamme.server.tables.news import GameTeller, listed, seat_news, table_news
from oriflamme.server.tables.table import Table

from .tables import OPENED, SETTINGS, gathered, joined, moves, played, started, table


class RecordingConnection:
    """A connection that records its messages."""

    def __init__(self) -> None:
        self.messages: list[dict[str, object]] = []

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, code: int) -> None:
        raise AssertionError("the connection must stay open")


def viewer(seat: int | None = None, heard: int = 0) -> tuple[Viewer, RecordingConnection]:
    connection = RecordingConnection()
    return Viewer(seat, connection, heard), connection


def audience(*seats: int | None) -> Audience:
    present = Audience()
    for seat in seats:
        present.add(viewer(seat)[0])
    return present


PLAYING = started(gathered())


# The table.


def test_the_news_has_everything_about_a_seat() -> None:
    gathering = table(
        OPENED,
        Joined(0, "Ann", "digest", "anns", True),
        BotSeated(1, "Osric", "club"),
        Seeded(0, "x"),
        StoodIn(0, True),
    )
    assert seat_news(gathering, audience(0, None), {0}) == (
        SeatNews("person", "Ann", None, True, True, True, True, "anns", True),
        SeatNews("bot", "Osric", "club"),
        SeatNews("empty"),
    )


def test_the_news_describes_each_seat_separately() -> None:
    gathering = table(*gathered("a", "b", "c"), Seeded(2, "x"), StoodIn(1, True))
    news = seat_news(gathering, audience(0, 2), (1,))
    assert [seat.connected for seat in news] == [True, False, True]
    assert [seat.wants_pause for seat in news] == [False, True, False]
    assert [seat.seeded for seat in news] == [False, False, True]
    assert [seat.stood_in for seat in news] == [False, True, False]
    assert [seat.account for seat in news] == ["a", "b", "c"]


def test_the_news_contains_no_seed_and_no_digest() -> None:
    gathering = table(*gathered(), Seeded(0, "secret seed"))
    expected_news = msgspec.json.encode(table_news(gathering, audience(), set())).decode()
    assert (
        "secret seed" not in expected_news
        and gathering.seats[0].token_digest not in expected_news
        and "server seed" not in expected_news
    )


def test_the_news_has_everything_about_a_table() -> None:
    entries = [*started(gathered(opened=Opened("ABCDE", SETTINGS, "server seed", "before"))), Paused(True)]
    there, now = audience(1, None, None), table(*entries, Rematched("again", 1))
    assert table_news(now, there, {2}) == TableNews(
        number=7,
        table="tablename",
        code="ABCDE",
        phase="playing",
        settings=SETTINGS,
        seats=seat_news(now, there, {2}),
        host=0,
        commitment=now.commitment,
        spectators=2,
        paused=True,
        rematch="again",
        rematch_by=1,
        fairness=None,
        source="before",
    )


def test_the_news_names_the_host_and_who_wants_a_pause() -> None:
    news = table_news(table(OPENED, BotSeated(0, "Osric", "casual"), joined(1)), audience(1), {1})
    assert news.host == 1
    assert [seat.wants_pause for seat in news.seats] == [False, True, False]


def test_the_seeds_are_published_when_the_game_is_over() -> None:
    over = table(*played(PLAYING))
    assert table_news(over, audience(), set()).fairness == Fairness("server seed", ("", "", ""))
    assert table_news(over, audience(), set()).phase == "over"


def test_a_list_shows_who_sits_where() -> None:
    gathering = table(*gathered())
    assert listed(gathering, audience(1)) == ListedTable(
        "tablename", "ABCDE", "gathering", SETTINGS, seat_news(gathering, audience(1))
    )


# The game.


@pytest.fixture
def game() -> Game:
    playing = table(*played(PLAYING, 4)).game
    assert playing is not None
    return playing


def expected_news(game: Game, seat: int | None, number: int, since: int, undo: bool) -> dict[str, object]:
    """Return the news that the viewer of a seat must get."""
    news = GameNews(number, since, tuple(game.events(since, seat)), game.show(seat), undo)  # type: ignore[arg-type]
    return msgspec.json.decode(msgspec.json.encode(news), type=dict[str, object])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_new_viewer_gets_the_position_and_the_whole_story_that_the_seat_may_know(
    game: Game, seat: int | None
) -> None:
    someone, connection = viewer(seat)
    assert GameTeller(game, [seat]).tell(someone, 4, undo=False)
    assert connection.messages == [expected_news(game, seat, 4, 0, False)]
    assert someone.heard == len(game.story())


def test_each_seat_gets_only_its_own_secrets(game: Game) -> None:
    messages = []
    for seat in (0, 1, 2, None):
        someone, connection = viewer(seat)
        GameTeller(game, [seat]).tell(someone, 4, undo=False)
        messages.append(connection.messages[0])
    assert len({msgspec.json.encode(message["events"]) for message in messages}) == 4
    assert len({msgspec.json.encode(message["game"]) for message in messages}) == 4


@pytest.mark.parametrize("undo", [True, False])
def test_the_news_says_whether_the_viewer_can_undo(game: Game, undo: bool) -> None:
    someone, connection = viewer(1)
    GameTeller(game, [1]).tell(someone, 4, undo)
    assert connection.messages[0].get("undo", False) is undo


def test_the_same_news_is_not_sent_twice(game: Game) -> None:
    someone, connection = viewer(1)
    assert GameTeller(game, [1]).tell(someone, 4, undo=False) is True
    assert GameTeller(game, [1]).tell(someone, 4, undo=False) is False
    assert len(connection.messages) == 1


def test_news_sent_anyway_contains_no_events(game: Game) -> None:
    someone, connection = viewer(1)
    GameTeller(game, [1]).tell(someone, 4, undo=False)
    assert GameTeller(game, [1]).tell(someone, 4, undo=True, anyway=True) is True
    assert connection.messages[1] == expected_news(game, 1, 4, len(game.story()), True)
    assert connection.messages[1]["events"] == []


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_without_news_only_the_seat_that_is_asked_is_told_another_number(game: Game, seat: int | None) -> None:
    someone, connection = viewer(seat)
    GameTeller(game, [seat]).tell(someone, 4)
    GameTeller(game, [seat]).tell(someone, 6, anyway=True)
    assert [message["number"] for message in connection.messages] == [4, 6 if seat == game.asked else 4]


def test_after_an_action_only_new_events_are_sent(game: Game) -> None:
    someone, connection = viewer(1)
    GameTeller(game, [1]).tell(someone, 4, undo=False)
    heard = someone.heard
    moves(game, 1)
    assert GameTeller(game, [1]).tell(someone, 5, undo=False)
    assert connection.messages[1] == expected_news(game, 1, 5, heard, False)
    assert someone.heard == len(game.story()) > heard


def test_after_an_undo_the_position_is_sent_with_the_index_to_forget_from() -> None:
    entries = played(PLAYING, 5)
    before, after = table(*entries), table(*entries, Undone(0, "u"))
    assert before.game is not None and after.game is not None
    someone, connection = viewer(1)
    GameTeller(before.game, [1]).tell(someone, 5, undo=False)
    assert GameTeller(after.game, [1]).tell(someone, 6, undo=False)
    assert connection.messages[1] == expected_news(after.game, 1, 6, len(after.game.story()), False)
    assert someone.heard == len(after.game.story()) < len(before.game.story())
    assert not GameTeller(after.game, [1]).tell(someone, 6, undo=False)


def test_a_viewer_with_too_many_events_gets_news_at_an_unchanged_position(game: Game) -> None:
    someone, connection = viewer(1)
    GameTeller(game, [1]).tell(someone, 4, undo=False)
    someone.heard += 1
    assert GameTeller(game, [1]).tell(someone, 4, undo=False)
    assert connection.messages[1] == expected_news(game, 1, 4, len(game.story()), False)


def test_a_viewer_with_too_few_events_gets_news_at_an_unchanged_position(game: Game) -> None:
    someone, connection = viewer(1)
    GameTeller(game, [1]).tell(someone, 4, undo=False)
    someone.heard -= 1
    assert GameTeller(game, [1]).tell(someone, 4, undo=False)
    assert connection.messages[1] == expected_news(game, 1, 4, len(game.story()) - 1, False)


def test_a_viewer_with_all_events_but_no_position_gets_the_position(game: Game) -> None:
    someone, connection = viewer(1, heard=len(game.story()))
    assert GameTeller(game, [1]).tell(someone, 4, undo=False)
    assert connection.messages == [expected_news(game, 1, 4, len(game.story()), False)]


def test_one_teller_serves_all_viewers_of_the_same_seat(game: Game) -> None:
    teller = GameTeller(game, [None])
    newcomer, first = viewer()
    old, second = viewer(heard=3)
    assert teller.tell(newcomer, 4) and teller.tell(old, 4)
    assert first.messages == [expected_news(game, None, 4, 0, False)]
    assert second.messages == [expected_news(game, None, 4, 3, False)]
    assert newcomer.seen == old.seen != 0


def test_a_table_read_again_from_its_log_is_no_news() -> None:
    entries = played(PLAYING, 4)
    once, again = Table("t", entries), Table("t", entries)
    assert once.game is not None and again.game is not None
    someone, connection = viewer(2)
    GameTeller(once.game, [2]).tell(someone, 4, undo=False)
    assert not GameTeller(again.game, [2]).tell(someone, 4, undo=False)
    assert len(connection.messages) == 1
