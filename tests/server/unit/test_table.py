"""A table is made from its log: the effect of every entry, and every property of the table."""

import hashlib

import msgspec
import pytest

from oriflamme.errors import IllegalAction, OriflammeError, RecordError
from oriflamme.fair_deal import check_fair, commitment_to, fair_game
from oriflamme.protocol.tables import Fairness, TableSettings
from oriflamme.server.storage.entries import (
    Acted,
    Agreed,
    BotSeated,
    Closed,
    Coached,
    Entry,
    Joined,
    Opened,
    Paused,
    Rematched,
    Seeded,
    Started,
    StoodIn,
    Undone,
    Vacated,
    write_entry,
)
from oriflamme.server.storage.records import StoredTable
from oriflamme.server.tables.table import DamagedLog, Table, digest_of
from oriflamme.server.tables.table_seat import REMEMBERED, TableSeat
from oriflamme.server.wire.refusal import Refusal

from .tables import NAMES, OPENED, SETTINGS, gathered, joined, played, started, table, token_of

PLAYING = started(gathered())
OVER = played(PLAYING)


def seat_to_decide(entries: list[Entry]) -> int:
    asked = table(*entries).asked
    assert asked is not None
    return asked


def first_action(entries: list[Entry]) -> str:
    game = table(*entries).game
    assert game is not None and game.decision is not None
    return str(game.decision.actions[0])


# Before the start.


def test_a_table_without_a_log_is_empty() -> None:
    nothing = Table("tablename", ())
    assert (nothing.id, nothing.number, nothing.phase, nothing.paused) == ("tablename", 0, "gathering", False)
    assert (nothing.left_at_pause, nothing.rematch, nothing.game) == (0, None, None)
    assert (nothing.left_at_undo, nothing.used_so_far, nothing.reserve_before) == (0, 0, 0)
    assert (nothing.position, nothing.last_actor, nothing.seats) == (0, None, [])
    assert TableSeat().browser == ""


def test_a_new_table_has_its_settings_and_a_free_seat_for_each_player() -> None:
    opened = table(Opened("ABCDE", SETTINGS, "server seed", "before"))
    assert (opened.id, opened.number, opened.phase) == ("tablename", 1, "gathering")
    assert (opened.code, opened.settings, opened.server_seed, opened.source) == (
        "ABCDE",
        SETTINGS,
        "server seed",
        "before",
    )
    assert opened.commitment == hashlib.sha256(b"server seed").hexdigest()
    assert opened.seats == [TableSeat(reserve=60_000)] * 3
    assert (opened.asked, opened.host, opened.is_full, opened.free_seat()) == (None, 0, False, 0)
    assert (opened.names, opened.seeds) == (("", "", ""), ("", "", ""))
    assert len({id(seat) for seat in opened.seats}) == 3


def test_a_table_has_as_many_seats_as_players() -> None:
    assert [len(table(Opened("A", TableSettings(players=players), "s")).seats) for players in (3, 4, 5)] == [3, 4, 5]


def test_a_free_seat_has_no_holder() -> None:
    seat = TableSeat()
    assert (seat.kind, seat.name, seat.bot, seat.token_digest, seat.account) == ("empty", "", "", "", None)
    assert (seat.is_bot, seat.was, seat.seed, seat.stood_in, seat.reserve) == (False, None, "", False, 0)
    assert (seat.answered, seat.player) == ({}, None)


def test_a_seat_has_no_fields_but_its_own() -> None:
    with pytest.raises(AttributeError):
        TableSeat().colour = "red"  # type: ignore[attr-defined]


def test_a_person_who_joins_holds_the_seat() -> None:
    entry = Joined(1, "Ann", "digest", "account", True, "number")
    assert table(OPENED, entry).seats[1] == TableSeat(
        "person", "Ann", token_digest="digest", account="account", is_bot=True, was="number", reserve=60_000
    )


def test_a_seated_bot_holds_the_seat() -> None:
    seats = table(OPENED, BotSeated(1, "Osric", "casual")).seats
    assert seats == [
        TableSeat(reserve=60_000),
        TableSeat("bot", "Osric", "casual", reserve=60_000),
        TableSeat(reserve=60_000),
    ]


@pytest.mark.parametrize(
    ("entry", "name"), [(Vacated(1), ""), (BotSeated(1, "Osric", "casual"), "Osric"), (Joined(1, "Dan", "d"), "Dan")]
)
def test_a_seat_keeps_nothing_of_its_previous_holder(entry: Entry, name: str) -> None:
    before: list[Entry] = [OPENED, Joined(1, "Ann", "digest", "account", True, "number"), Seeded(1, "abc")]
    seat = table(*before, entry).seats[1]
    assert (seat.name, seat.seed, seat.account, seat.is_bot, seat.was) == (name, "", None, False, None)
    assert seat.token_digest != "digest"


def test_seats_add_to_the_seed() -> None:
    assert table(*gathered(), Seeded(1, "abc"), Seeded(2, "x"), Seeded(2, "y")).seeds == ("", "abc", "y")


def test_the_host_is_the_first_person() -> None:
    opened = table(OPENED)
    assert opened.after(BotSeated(0, "Osric", "casual"), joined(2)).host == 2
    assert opened.after(joined(1), joined(2)).host == 1
    assert opened.after(BotSeated(1, "Osric", "casual")).host == 0


def test_a_table_is_full_when_the_last_seat_is_taken() -> None:
    fills: list[Entry] = [joined(1), BotSeated(0, "Osric", "casual"), joined(2)]
    steps = [table(OPENED, *fills[:number]) for number in range(4)]
    assert [step.free_seat() for step in steps] == [0, 0, 2, None]
    assert [step.is_full for step in steps] == [False, False, False, True]
    assert steps[3].names == ("Osric", "Bob", "Eve")


def test_a_token_holds_its_own_seat() -> None:
    gathering = table(OPENED, BotSeated(0, "Osric", "casual"), joined(1), joined(2))
    assert [gathering.seat_of(token_of(seat)) for seat in range(3)] == [None, 1, 2]
    for forged in ("", token_of(1) + "x", digest_of(token_of(1))):
        assert gathering.seat_of(forged) is None


def test_only_the_digest_of_a_token_is_stored() -> None:
    assert digest_of("a token") == hashlib.sha256(b"a token").hexdigest()


def test_an_account_holds_its_own_seat() -> None:
    gathering = table(*gathered(None, "bobs", "eves"))
    assert [gathering.seat_of_account(account) for account in ("bobs", "eves", "anns")] == [1, 2, None]


@pytest.mark.parametrize(
    ("account", "was", "player"), [("a", None, "a"), (None, "n", "n"), ("a", "n", "a"), (None, None, None)]
)
def test_the_rated_player_is_the_account_or_the_number_that_replaced_it(
    account: str | None, was: str | None, player: str | None
) -> None:
    assert TableSeat(account=account, was=was).player == player


# The game.


def test_the_seeds_and_the_settings_decide_the_deal() -> None:
    settings = msgspec.structs.replace(SETTINGS, deck="ablaze", edition="first", schemer_gain=2)
    gathering = table(*gathered(opened=Opened("A", settings, "hidden")), Seeded(0, "x"), Seeded(2, "z"))
    expected = fair_game("hidden", ("x", "", "z"), "ablaze", "first", 2, NAMES)
    assert gathering.deal().record() == expected.record()


def test_a_dealt_game_is_in_play() -> None:
    playing = table(*PLAYING)
    assert playing.game is not None
    assert (playing.phase, playing.number, playing.position) == ("playing", 5, 0)
    assert playing.game.record() == table(*gathered()).deal().record()
    assert playing.asked == playing.game.asked is not None


def test_a_game_that_starts_finished_is_over() -> None:
    finished = table(*OVER).game
    assert finished is not None
    assert table(*gathered(), Started(finished.record())).phase == "over"


def test_an_action_leads_to_the_next_position() -> None:
    seat, action = seat_to_decide(PLAYING), first_action(PLAYING)
    after = table(*PLAYING, Acted(seat, action, "m1", 41_000))
    assert after.game is not None
    assert [str(move.action) for move in after.game.moves] == [action]
    assert (after.position, after.last_actor, after.phase, after.number) == (1, seat, "playing", 6)
    assert (after.seats[seat].reserve, after.seats[seat].answered) == (41_000, {"m1": 1})
    assert after.asked == (seat + 1) % 3


def test_an_action_without_an_id_has_no_last_actor_and_is_not_remembered() -> None:
    entries = played(PLAYING, 1)
    seat, action = seat_to_decide(entries), first_action(entries)
    after = table(*entries, Acted(seat, action))
    assert (after.position, after.last_actor) == (2, None)
    assert (after.seats[seat].reserve, after.seats[seat].answered) == (0, {})


def test_an_illegal_action_in_a_log_is_refused_and_changes_nothing() -> None:
    playing = table(*PLAYING)
    with pytest.raises(IllegalAction):
        playing.apply(Acted(seat_to_decide(PLAYING), "reveal", "m1"))
    assert (playing.number, playing.position, playing.last_actor) == (5, 0, None)


def test_a_game_ends_with_its_last_action_and_not_before() -> None:
    assert table(*OVER[:-1]).phase == "playing"
    over = table(*OVER)
    assert (over.phase, over.asked, over.position) == ("over", None, len(OVER) - len(PLAYING))


def test_an_undo_makes_a_new_position_without_a_last_action() -> None:
    entries = played(PLAYING, 3)
    before, seat = table(*played(PLAYING, 2)), seat_to_decide(played(PLAYING, 2))
    undone = table(*entries, Undone(seat, "u1"))
    assert undone.game is not None and before.game is not None
    assert undone.game.record() == before.game.record()
    assert (undone.position, undone.last_actor, undone.asked) == (4, None, seat)
    assert undone.seats[seat].answered == {"m2": 3, "u1": 4}


def test_an_undo_returns_the_reserve_but_keeps_the_time_that_the_decision_used() -> None:
    entries = played(PLAYING, 2)
    seat = seat_to_decide(entries)
    reserve = table(*entries).seats[seat].reserve
    action = table(*entries).game.decision.actions[0]  # type: ignore[union-attr]
    undone = table(*entries, Acted(seat, str(action), "m9", 1234), Undone(seat, "u1", 5, 6789))
    assert (undone.seats[seat].reserve, undone.left_at_undo, undone.used_so_far) == (reserve, 5, 6789)
    undone.apply(Acted(seat, str(action), "m10", 1234))
    assert (undone.seats[seat].reserve, undone.used_so_far) == (1234, 0)


def test_previewing_an_undo_undoes_nothing() -> None:
    playing = table(*played(PLAYING, 3))
    assert playing.game is not None
    assert len(playing.taken_back().moves) == 2 and len(playing.game.moves) == 3


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    with pytest.raises(OriflammeError):
        table(*PLAYING).apply(Undone(0, "u1"))


@pytest.mark.parametrize("entry", [Acted(0, "wait", "m1"), Undone(0, "m1")])
def test_no_action_is_accepted_before_the_start(entry: Entry) -> None:
    with pytest.raises(AssertionError):
        table(*gathered(), entry)


def test_a_seat_remembers_the_last_messages_of_its_client() -> None:
    seat = TableSeat()
    for number in range(REMEMBERED + 2):
        seat.remember(f"m{number}", number)
        seat.remember("", number)
    assert len(seat.answered) == REMEMBERED == 64
    assert next(iter(seat.answered)) == "m2" and seat.answered["m65"] == 65


def test_the_first_sixty_four_messages_are_all_remembered() -> None:
    seat = TableSeat()
    for number in range(64):
        seat.remember(f"m{number}", number)
    assert list(seat.answered) == [f"m{number}" for number in range(64)]


def test_a_message_that_led_to_the_beginning_is_remembered() -> None:
    seat = TableSeat()
    seat.remember("m", 0)
    assert seat.answered == {"m": 0}


# Presence.


def test_a_bot_stands_in_until_the_person_returns() -> None:
    stood_in = table(*PLAYING, StoodIn(1, True))
    assert [seat.stood_in for seat in stood_in.seats] == [False, True, False]
    assert not any(seat.stood_in for seat in stood_in.after(StoodIn(1, False)).seats)


def test_a_table_resumes_from_a_pause_with_the_time_that_was_left() -> None:
    paused = table(*PLAYING, Paused(True, 7000))
    assert (paused.paused, paused.left_at_pause) == (True, 7000)
    going_on = paused.after(Paused(False))
    assert (going_on.paused, going_on.left_at_pause) == (False, 7000)
    assert going_on.after(Paused(True, 500)).left_at_pause == 500


def test_a_rematch_is_at_another_table() -> None:
    over = table(*OVER, Rematched("again", 2))
    assert (over.rematch, over.rematch_by, over.phase) == ("again", 2, "over")


def test_a_closed_table_is_closed() -> None:
    assert table(OPENED, Closed()).phase == "closed"
    assert table(*OVER, Closed()).phase == "closed"


def test_every_entry_counts() -> None:
    assert [table(*OVER[:number]).number for number in range(len(OVER) + 1)] == list(range(len(OVER) + 1))


# Looking ahead.


def test_looking_ahead_changes_nothing() -> None:
    playing = table(*played(PLAYING, 1))
    seat, action = seat_to_decide(played(PLAYING, 1)), first_action(played(PLAYING, 1))
    assert playing.game is not None
    before = (playing.number, playing.position, playing.last_actor, playing.game.record())
    seats = msgspec.json.encode(playing.seats)
    then = playing.after(Acted(seat, action, "m9", 1), StoodIn(1, True), Paused(True, 5))
    assert (then.number, then.position, then.last_actor) == (9, 2, seat)
    assert (then.seats[seat].answered, then.seats[seat].reserve, then.paused) == ({"m9": 2}, 1, True)
    assert (playing.number, playing.position, playing.last_actor, playing.game.record()) == before
    assert msgspec.json.encode(playing.seats) == seats and not playing.paused


def test_looking_ahead_shows_what_the_log_will_make() -> None:
    ahead = table(*PLAYING).after(*OVER[len(PLAYING) :])
    assert ahead.record() == table(*OVER).record()
    assert table(*gathered()).after(*PLAYING[4:]).phase == "playing"


# A deal that can be checked.


def test_the_deal_can_be_checked_once_the_game_is_over_and_not_before() -> None:
    seeded = started([*gathered(), Seeded(1, "abc")])
    playing, over = table(*seeded), table(*played(seeded))
    assert playing.fairness is None and "fair" not in playing.record()
    assert over.fairness == Fairness("server seed", ("", "abc", ""))
    assert over.record()["fair"] == {
        "commitment": hashlib.sha256(b"server seed").hexdigest(),
        "server_seed": "server seed",
        "seat_seeds": ["", "abc", ""],
        "deck": "base",
    }
    check_fair(over.record())


def test_a_closed_table_reveals_no_seed() -> None:
    assert table(*OVER, Closed()).fairness is None


def test_a_game_that_was_dealt_elsewhere_reveals_no_seed() -> None:
    goes_on = Opened("ABCDE", SETTINGS, "server seed", "before")
    over = table(*played(started(gathered(opened=goes_on))))
    assert over.phase == "over" and over.fairness is None and "fair" not in over.record()


# Damaged logs.


def test_an_object_that_is_not_an_entry_is_refused() -> None:
    with pytest.raises(KeyError):
        table(OPENED, "nonsense")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "damaged",
    [
        [OPENED, joined(0), Vacated(7)],
        [OPENED, Joined(3, "Dan", "d")],
        [*PLAYING, Acted(7, "wait")],
        [*gathered(), Started({})],
        [*PLAYING[:4], Started({**PLAYING[4].record, "actions": ["r reveal"]})],  # type: ignore[union-attr]
        [*PLAYING, *OVER[len(PLAYING) + 1 :]],
        [*OVER, OVER[-1]],
    ],
)
def test_a_damaged_log_makes_no_table(damaged: list[Entry]) -> None:
    with pytest.raises((LookupError, IllegalAction, RecordError)):
        table(*damaged)


@pytest.mark.parametrize("entry", [*gathered()[1:], *OVER[4:6], Closed()])
def test_a_log_that_has_lost_its_beginning_makes_no_table(entry: Entry) -> None:
    with pytest.raises(AssertionError):
        table(entry)


def stored(*log: str) -> StoredTable:
    return StoredTable("tablename", list(log), {})


def test_a_stored_table_is_read_and_a_damaged_or_missing_one_is_not() -> None:
    log = [write_entry(entry) for entry in PLAYING]
    found = Table.if_readable(stored(*log))
    assert found is not None and found.number == len(PLAYING)
    assert Table.if_readable(stored(*log, "nonsense")) is None
    assert Table.if_readable(stored()) is None
    assert Table.if_readable(None) is None


def test_a_damaged_log_is_refused_with_a_code_and_no_reason() -> None:
    with pytest.raises(DamagedLog) as caught:
        Table.from_log("tablename", ["nonsense"])
    assert (caught.value.code, caught.value.variant, caught.value.arguments) == ("unreadable", "", {})


# Consent, stand-ins and bots.


def test_a_person_agrees_by_joining_or_later_with_their_browser() -> None:
    joining = msgspec.structs.replace(joined(0), agreed=True)
    agreeing = table(OPENED, joining, joined(1), joined(2), Agreed(1, "a browser"), Agreed(2))
    seats = [(seat.agreed, seat.ready, seat.browser) for seat in agreeing.seats]
    assert seats == [(True, False, ""), (True, True, "a browser"), (True, True, "")]


@pytest.mark.parametrize(("rated", "stand_in"), [(False, "club"), (True, "casual")])
def test_only_an_unrated_table_chooses_its_stand_in(rated: bool, stand_in: str) -> None:
    settings = msgspec.structs.replace(SETTINGS, rated=rated, stand_in="club")
    assert table(Opened("ABCDE", settings, "server seed")).stand_in == stand_in


def test_a_bot_answers_for_its_own_seat_and_for_a_person_it_stands_in_for() -> None:
    seat = seat_to_decide(PLAYING)
    assert not table(*gathered()).is_answered_by_bot
    assert not table(*PLAYING).is_answered_by_bot
    assert table(*PLAYING, StoodIn(seat, True)).is_answered_by_bot
    assert not table(*PLAYING, StoodIn((seat + 1) % 3, True)).is_answered_by_bot
    with_bots = started([OPENED, *(BotSeated(index, "Osric", "casual") for index in range(3))])
    assert table(*with_bots).is_answered_by_bot


def test_changes_are_the_entries_about_something_else_than_the_game() -> None:
    entries = [*played(PLAYING, 3), Undone(seat_to_decide(played(PLAYING, 2)), "u1")]
    assert [table(*entries[:number]).changes for number in range(1, len(entries) + 1)] == [1, 2, 3, 4, 5, 5, 5, 5, 5]
    assert table(*entries, Paused(True)).changes == 6


def test_a_bound_commitment_is_for_one_table_and_its_deck() -> None:
    bound = Opened("ABCDE", SETTINGS, "server seed", bound=True)
    assert table(bound).commitment == commitment_to("server seed", "tablename", "base")
    over = table(*played(started(gathered(opened=bound))))
    assert over.record()["fair"]["commitment"] == over.commitment  # type: ignore[index]
    check_fair(over.record())


def test_what_others_have_taken_back_does_not_count_in_the_number_of_a_position() -> None:
    entries, seat = list(PLAYING), seat_to_decide(PLAYING)
    for turn in range(2):
        entries += [Acted(seat, first_action(entries), f"a{turn}"), Undone(seat, f"u{turn}")]
    entries = played(entries, 1)
    after = table(*entries)
    assert (after.position, after.seats[seat].undone) == (5, 2)
    assert [after.number_for(viewer) for viewer in (seat, (seat + 1) % 3, None)] == [5, 1, 1]
    assert after.seats[seat].answered == {"a0": 1, "u0": 2, "a1": 3, "u1": 4, "m0": 5}


def test_the_beginning_of_a_stand_in_is_kept_until_the_person_returns() -> None:
    two, three = played(PLAYING, 2), played(PLAYING, 3)
    assert table(*two, StoodIn(1, True)).seats[1].stood_in_at == 2
    assert table(*two, StoodIn(1, True), *three[len(two) :], StoodIn(1, True)).seats[1].stood_in_at == 2
    assert table(*two, StoodIn(1, True), StoodIn(1, False)).seats[1].stood_in_at is None
    assert table(*gathered(), StoodIn(1, True)).seats[1].stood_in_at is None


def test_a_seat_counts_its_questions_to_the_coach_and_knows_the_last_ones_position() -> None:
    asked = table(*played(PLAYING, 2), Coached(1), Coached(1))
    assert [(seat.coached, seat.coached_at) for seat in asked.seats] == [(0, -1), (2, 2), (0, -1)]


@pytest.mark.parametrize(
    ("rated", "coach", "people", "bots", "expected"),
    [
        (False, False, 1, 2, True),  # a person alone against bots
        (False, False, 1, 1, False),  # someone else may still come
        (False, False, 2, 1, False),
        (False, False, 0, 3, False),
        (False, True, 2, 1, True),  # a table opened with a coach
        (False, True, 0, 0, True),
        (True, True, 2, 1, False),
        (True, False, 1, 2, False),
    ],
)
def test_who_may_ask_a_coach(rated: bool, coach: bool, people: int, bots: int, expected: bool) -> None:
    settings = msgspec.structs.replace(SETTINGS, rated=rated, coach=coach)
    seated = [joined(seat) for seat in range(people)]
    seated_bots = [BotSeated(people + index, "Osric", "casual") for index in range(bots)]
    assert table(Opened("ABCDE", settings, "server seed"), *seated, *seated_bots).has_coach is expected


def test_only_a_free_seat_of_the_table_can_be_taken() -> None:
    gathering = table(OPENED, joined(0), BotSeated(1, "Osric", "casual"))
    assert gathering.check_free(2) == 2
    for seat in (0, 1, 3):
        with pytest.raises(Refusal) as caught:
            gathering.check_free(seat)
        assert caught.value.code == "seat_taken"


def test_the_names_of_the_bots_are_known_by_their_seats() -> None:
    assert table(OPENED, joined(0), BotSeated(1, "Osric", "casual")).bot_names == {1: "Osric"}
