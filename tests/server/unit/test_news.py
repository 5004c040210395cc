"""News: what each viewer is told of a table, and that nobody is told what is not new to them."""

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


class Noted:
    """A line whose messages are noted."""

    def __init__(self) -> None:
        self.messages: list[dict[str, object]] = []

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))

    def close(self, code: int) -> None:
        raise AssertionError("nobody closes it")


def viewer(seat: int | None = None, heard: int = 0) -> tuple[Viewer, Noted]:
    line = Noted()
    return Viewer(seat, line, heard), line


def audience(*seats: int | None) -> Audience:
    present = Audience()
    for seat in seats:
        present.add(viewer(seat)[0])
    return present


PLAYING = started(gathered())


# The table.


def test_everything_about_a_seat_is_told() -> None:
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


def test_each_seat_is_told_for_itself() -> None:
    gathering = table(*gathered("a", "b", "c"), Seeded(2, "x"), StoodIn(1, True))
    news = seat_news(gathering, audience(0, 2), (1,))
    assert [seat.connected for seat in news] == [True, False, True]
    assert [seat.wants_pause for seat in news] == [False, True, False]
    assert [seat.seeded for seat in news] == [False, False, True]
    assert [seat.stood_in for seat in news] == [False, True, False]
    assert [seat.account for seat in news] == ["a", "b", "c"]


def test_no_seed_and_no_digest_is_told() -> None:
    gathering = table(*gathered(), Seeded(0, "secret seed"))
    told = msgspec.json.encode(table_news(gathering, audience(), set())).decode()
    assert "secret seed" not in told and gathering.seats[0].token_digest not in told and "server seed" not in told


def test_everything_about_a_table_is_told() -> None:
    entries = [*started(gathered(opened=Opened("ABCDE", SETTINGS, "server seed", "before"))), Paused(True)]
    there, now = audience(1, None, None), table(*entries, Rematched("again"))
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
        fairness=None,
        source="before",
    )


def test_the_host_and_the_wishes_for_a_pause_are_told() -> None:
    news = table_news(table(OPENED, BotSeated(0, "Osric", "casual"), joined(1)), audience(1), {1})
    assert news.host == 1
    assert [seat.wants_pause for seat in news.seats] == [False, True, False]


def test_the_seeds_are_told_when_the_game_is_over() -> None:
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


def told(game: Game, seat: int | None, number: int, since: int, undo: bool) -> dict[str, object]:
    """Return what somebody who looks from a seat must be told."""
    news = GameNews(number, since, tuple(game.events(since, seat)), game.show(seat), undo)  # type: ignore[arg-type]
    return msgspec.json.decode(msgspec.json.encode(news), type=dict[str, object])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_newcomer_is_told_the_position_and_the_whole_story_as_their_seat_may_know_them(
    game: Game, seat: int | None
) -> None:
    somebody, line = viewer(seat)
    assert GameTeller(game, 4, seat).tell(somebody, undo=False)
    assert line.messages == [told(game, seat, 4, 0, False)]
    assert somebody.heard == len(game.story())


def test_seats_are_told_their_own_secrets_only(game: Game) -> None:
    lines = []
    for seat in (0, 1, 2, None):
        somebody, line = viewer(seat)
        GameTeller(game, 4, seat).tell(somebody, undo=False)
        lines.append(line.messages[0])
    assert len({msgspec.json.encode(message["events"]) for message in lines}) == 4
    assert len({msgspec.json.encode(message["game"]) for message in lines}) == 4


@pytest.mark.parametrize("undo", [True, False])
def test_who_can_undo_is_told_so(game: Game, undo: bool) -> None:
    somebody, line = viewer(1)
    GameTeller(game, 4, 1).tell(somebody, undo)
    assert line.messages[0].get("undo", False) is undo


def test_nobody_is_told_the_same_twice(game: Game) -> None:
    somebody, line = viewer(1)
    assert GameTeller(game, 4, 1).tell(somebody, undo=False) is True
    assert GameTeller(game, 4, 1).tell(somebody, undo=False) is False
    assert len(line.messages) == 1


def test_who_must_be_told_anyway_is_told_that_nothing_happened(game: Game) -> None:
    somebody, line = viewer(1)
    GameTeller(game, 4, 1).tell(somebody, undo=False)
    assert GameTeller(game, 4, 1).tell(somebody, undo=True, anyway=True) is True
    assert line.messages[1] == told(game, 1, 4, len(game.story()), True)
    assert line.messages[1]["events"] == []


def test_after_an_action_only_what_is_new_is_told(game: Game) -> None:
    somebody, line = viewer(1)
    GameTeller(game, 4, 1).tell(somebody, undo=False)
    heard = somebody.heard
    moves(game, 1)
    assert GameTeller(game, 5, 1).tell(somebody, undo=False)
    assert line.messages[1] == told(game, 1, 5, heard, False)
    assert somebody.heard == len(game.story()) > heard


def test_after_an_undo_the_position_is_told_and_from_where_on_to_forget() -> None:
    entries = played(PLAYING, 5)
    before, after = table(*entries), table(*entries, Undone(0, "u"))
    assert before.game is not None and after.game is not None
    somebody, line = viewer(1)
    GameTeller(before.game, 5, 1).tell(somebody, undo=False)
    assert GameTeller(after.game, 6, 1).tell(somebody, undo=False)
    assert line.messages[1] == told(after.game, 1, 6, len(after.game.story()), False)
    assert somebody.heard == len(after.game.story()) < len(before.game.story())
    assert not GameTeller(after.game, 6, 1).tell(somebody, undo=False)


def test_who_has_heard_more_than_there_is_is_told_although_the_position_is_the_same(game: Game) -> None:
    somebody, line = viewer(1)
    GameTeller(game, 4, 1).tell(somebody, undo=False)
    somebody.heard += 1
    assert GameTeller(game, 4, 1).tell(somebody, undo=False)
    assert line.messages[1] == told(game, 1, 4, len(game.story()), False)


def test_who_has_heard_less_is_told_although_the_position_is_the_same(game: Game) -> None:
    somebody, line = viewer(1)
    GameTeller(game, 4, 1).tell(somebody, undo=False)
    somebody.heard -= 1
    assert GameTeller(game, 4, 1).tell(somebody, undo=False)
    assert line.messages[1] == told(game, 1, 4, len(game.story()) - 1, False)


def test_who_has_heard_everything_and_seen_nothing_is_shown_the_position(game: Game) -> None:
    somebody, line = viewer(1, heard=len(game.story()))
    assert GameTeller(game, 4, 1).tell(somebody, undo=False)
    assert line.messages == [told(game, 1, 4, len(game.story()), False)]


def test_one_teller_tells_all_who_look_from_the_same_place(game: Game) -> None:
    teller = GameTeller(game, 4, None)
    newcomer, first = viewer()
    old, second = viewer(heard=3)
    assert teller.tell(newcomer, undo=False) and teller.tell(old, undo=False)
    assert first.messages == [told(game, None, 4, 0, False)]
    assert second.messages == [told(game, None, 4, 3, False)]
    assert newcomer.seen == old.seen != 0


def test_tables_are_equal_for_the_tellers_that_read_their_log_again() -> None:
    entries = played(PLAYING, 4)
    once, again = Table("t", entries), Table("t", entries)
    assert once.game is not None and again.game is not None
    somebody, line = viewer(2)
    GameTeller(once.game, 4, 2).tell(somebody, undo=False)
    assert not GameTeller(again.game, 4, 2).tell(somebody, undo=False)
    assert len(line.messages) == 1
