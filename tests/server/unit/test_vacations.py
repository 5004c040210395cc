"""Vacations: thirty days a year, and deadlines that move with them."""

from typing import Any

import pytest

from oriflamme.server.storage import deadlines, schema
from oriflamme.server.turn_based.vacations import YEARLY, Vacation, go_on_vacation
from oriflamme.server.wire.refusal import Refusal

from .backend import Backend
from .conftest import Today, milliseconds

DAY = 86_400_000
NOW = milliseconds(2026, 6, 15)
NEVER = Vacation(None, None)


def test_a_year_has_thirty_days_of_vacation() -> None:
    assert YEARLY == 30 * DAY


@pytest.mark.parametrize(("until", "end"), [(None, None), (NOW - 1, None), (NOW, None), (NOW + 1, NOW + 1)])
def test_a_vacation_ends_at_its_end_time(until: int | None, end: int | None) -> None:
    assert Vacation(until, DAY).end_at(NOW) == end


@pytest.mark.parametrize(
    ("vacation", "left"),
    [
        (NEVER, YEARLY),
        (Vacation(NOW, None), YEARLY),
        (Vacation(None, DAY), YEARLY),
        (Vacation(milliseconds(2025, 12, 31), DAY), YEARLY),
        (Vacation(milliseconds(2026, 1, 1), DAY), DAY),
        (Vacation(milliseconds(2026, 12, 31), DAY), DAY),
        (Vacation(milliseconds(2027, 1, 1), DAY), DAY),
    ],
)
def test_the_days_left_are_those_of_the_year_in_which_the_last_vacation_ended(vacation: Vacation, left: int) -> None:
    assert vacation.left_in_year_of(NOW) == left


def test_a_vacation_uses_days_of_the_year() -> None:
    assert NEVER.ending(NOW + 7 * DAY, NOW) == Vacation(NOW + 7 * DAY, 23 * DAY)


def test_extending_a_vacation_uses_only_the_extra_days() -> None:
    away = Vacation(NOW + 7 * DAY, 23 * DAY)
    assert away.ending(NOW + 10 * DAY, NOW + DAY) == Vacation(NOW + 10 * DAY, 20 * DAY)


def test_returning_early_gives_the_unused_days_back() -> None:
    away = Vacation(NOW + 7 * DAY, 23 * DAY)
    assert away.ending(NOW + DAY, NOW + DAY) == Vacation(NOW + DAY, 29 * DAY)


def test_returning_early_gives_days_back_even_if_none_were_left() -> None:
    away = Vacation(NOW + 7 * DAY, 0)
    assert away.ending(NOW + DAY, NOW) == Vacation(NOW + DAY, 6 * DAY)


def test_a_vacation_that_was_taken_from_next_years_gives_back_no_more_than_it_took() -> None:
    away = Vacation(NOW + 7 * DAY, -2 * DAY)
    assert away.ending(NOW + 6 * DAY, NOW) == Vacation(NOW + 6 * DAY, -DAY)
    assert away.ending(NOW, NOW) == Vacation(NOW, 0)


def test_a_second_vacation_begins_when_it_is_requested() -> None:
    back = Vacation(NOW - 20 * DAY, 23 * DAY)
    assert back.ending(NOW + DAY, NOW) == Vacation(NOW + DAY, 22 * DAY)


def test_all_remaining_days_can_be_taken_but_no_more() -> None:
    assert NEVER.ending(NOW + 30 * DAY, NOW) == Vacation(NOW + 30 * DAY, 0)
    with pytest.raises(Refusal) as refused:
        NEVER.ending(NOW + 30 * DAY + 1, NOW)
    assert refused.value.code == "no_vacation_left"


@pytest.mark.parametrize("left", [2 * DAY, 3 * DAY - 1])
def test_a_refused_vacation_says_how_many_whole_days_are_left(left: int) -> None:
    with pytest.raises(Refusal) as refused:
        Vacation(NOW - DAY, left).ending(NOW + 9 * DAY, NOW)
    assert (refused.value.code, refused.value.arguments) == ("no_vacation_left", {"days": 2})


def test_a_vacation_counts_for_the_year_in_which_it_ends() -> None:
    late = milliseconds(2026, 12, 20)
    used_up = Vacation(milliseconds(2026, 3, 1), 0)
    with pytest.raises(Refusal):
        used_up.ending(milliseconds(2026, 12, 30), late)
    assert used_up.ending(milliseconds(2027, 1, 3), late) == Vacation(milliseconds(2027, 1, 3), 16 * DAY)


def test_a_vacation_cut_short_before_its_year_began_still_counts_for_that_year() -> None:
    now = milliseconds(2026, 12, 5)
    used_up = Vacation(milliseconds(2026, 6, 1), 0)
    away = used_up.ending(milliseconds(2027, 1, 2), now)
    assert away.left == 2 * DAY
    back = away.ending(milliseconds(2026, 12, 10), milliseconds(2026, 12, 10))
    assert back == Vacation(milliseconds(2026, 12, 10), -5 * DAY)
    assert back.left_in_year_of(milliseconds(2026, 12, 11)) == 0
    assert back.left_in_year_of(milliseconds(2027, 2, 1)) == 25 * DAY
    assert back.left_in_year_of(milliseconds(2028, 2, 1)) == YEARLY
    with pytest.raises(Refusal):
        back.ending(milliseconds(2026, 12, 20), milliseconds(2026, 12, 11))
    again = back.ending(milliseconds(2027, 1, 2), milliseconds(2026, 12, 11))
    assert again.left == 3 * DAY


def test_a_vacation_cut_short_before_its_year_began_leaves_nothing_of_the_old_year() -> None:
    now = milliseconds(2026, 12, 20)
    away = Vacation(milliseconds(2026, 12, 25), 10 * DAY).ending(milliseconds(2027, 1, 3), now)
    assert away.left == 21 * DAY
    assert away.ending(milliseconds(2026, 12, 24), now) == Vacation(milliseconds(2026, 12, 24), 0)


def test_this_years_used_days_cannot_be_regained_through_next_year() -> None:
    now = milliseconds(2026, 12, 5)
    vacation = Vacation(milliseconds(2026, 6, 1), 0)
    for _ in range(3):
        vacation = vacation.ending(milliseconds(2027, 1, 2), now).ending(now, now)
        assert vacation.left_in_year_of(now) == 0


def test_ending_a_vacation_that_was_not_begun_changes_nothing() -> None:
    for left in (-5 * DAY, 0, 12 * DAY):
        vacation = Vacation(NOW - DAY, left)
        assert vacation.ending(NOW, NOW) == vacation


# In the database.


async def deadline(backend: Backend, account: str | None, table: str, at: int) -> None:
    times = {"asked": at, "until": at + DAY, "next_look": at + 5}
    await backend.add(schema.deadlines, table_id=table, position=1, seat=0, account_id=account, told=0, **times)


async def times(backend: Backend, table: str) -> tuple[Any, ...]:
    (row,) = await backend.rows(schema.deadlines, table_id=table)
    return (row.asked, row.until, row.next_look)


async def vacation_of(backend: Backend, account: str) -> tuple[int | None, int | None]:
    (row,) = await backend.rows(schema.accounts, id=account)
    return row.vacation_until, row.vacation_left


async def test_a_vacation_moves_only_the_deadlines_of_its_account(backend: Backend, today: Today) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    for account, table in ((ann.id, "anns"), (bob.id, "bobs"), (None, "bots")):
        await deadline(backend, account, table, today.at)
    await go_on_vacation(backend.store, ann.id, today.at + 3 * DAY)
    assert await vacation_of(backend, ann.id) == (today.at + 3 * DAY, 27 * DAY)
    assert await vacation_of(backend, bob.id) == (None, None)
    assert await times(backend, "anns") == (today.at + 3 * DAY, today.at + 4 * DAY, today.at + 3 * DAY + 5)
    for other in ("bobs", "bots"):
        assert await times(backend, other) == (today.at, today.at + DAY, today.at + 5)


async def test_extending_or_ending_a_vacation_moves_the_deadlines_again(backend: Backend, today: Today) -> None:
    ann, begin = await backend.member("Ann"), today.at
    await deadline(backend, ann.id, "anns", begin)
    await go_on_vacation(backend.store, ann.id, begin + 3 * DAY)
    await go_on_vacation(backend.store, ann.id, begin + 5 * DAY)
    assert (await times(backend, "anns"))[0] == begin + 5 * DAY
    today.advance(DAY)
    await go_on_vacation(backend.store, ann.id, None)
    assert (await times(backend, "anns"))[0] == begin + DAY
    assert await vacation_of(backend, ann.id) == (begin + DAY, 29 * DAY)


async def test_a_vacation_that_ends_in_the_past_ends_now(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    await deadline(backend, ann.id, "anns", today.at)
    await go_on_vacation(backend.store, ann.id, today.at - DAY)
    assert await vacation_of(backend, ann.id) == (today.at, 30 * DAY)
    assert (await times(backend, "anns"))[0] == today.at


async def test_a_vacation_that_is_refused_moves_nothing(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    await deadline(backend, ann.id, "anns", today.at)
    with pytest.raises(Refusal):
        await go_on_vacation(backend.store, ann.id, today.at + 31 * DAY)
    assert await vacation_of(backend, ann.id) == (None, None)
    assert (await times(backend, "anns"))[0] == today.at


async def test_downtime_during_a_vacation_is_not_credited_twice(backend: Backend, today: Today) -> None:
    ann, bob, begin = await backend.member("Ann"), await backend.member("Bob"), today.at
    await go_on_vacation(backend.store, ann.id, begin + 3 * DAY)
    await deadline(backend, ann.id, "anns", begin + 3 * DAY)
    await deadline(backend, bob.id, "bobs", begin)
    await backend.write(deadlines.not_charged(begin, begin + 2 * DAY))
    assert (await times(backend, "anns"))[0] == begin + 3 * DAY  # the whole downtime was vacation
    assert (await times(backend, "bobs"))[0] == begin + 2 * DAY
    await backend.write(deadlines.not_charged(begin + 2 * DAY, begin + 5 * DAY))
    assert (await times(backend, "anns"))[0] == begin + 5 * DAY
    assert (await times(backend, "bobs"))[0] == begin + 5 * DAY


async def test_a_seat_claimed_or_given_up_on_vacation_keeps_its_time_to_think(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    await go_on_vacation(backend.store, ann.id, today.at + 3 * DAY)
    await deadline(backend, None, "anns", today.at)
    for _ in range(2):  # a deadline that was claimed is not moved again
        await backend.write(deadlines.claimed("anns", 0, ann.id, today.at))
        assert (await times(backend, "anns"))[0] == today.at + 3 * DAY
    await backend.write(deadlines.given_up(ann.id, today.at))
    assert (await times(backend, "anns"))[:2] == (today.at, today.at + DAY)
