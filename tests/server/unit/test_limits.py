"""Limits: so many at once, then so many a second, for each address on its own."""

import weakref

import pytest
from starlette.requests import HTTPConnection

from oriflamme.server.wire.limits import MOST_ADDRESSES, Bucket, Buckets, Count
from oriflamme.server.wire.origin import address_of

from .times import SetClock


def taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_gives_a_burst_and_then_nothing() -> None:
    bucket = Bucket(2.0, 3, SetClock())
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_with_its_rate() -> None:
    clock = SetClock()
    bucket = Bucket(2.0, 3, clock)
    assert taken(bucket, 9) == 3
    clock.pass_by(0.25)
    assert not bucket.has() and not bucket.take()
    clock.pass_by(0.25)
    assert bucket.has() and taken(bucket, 9) == 1
    clock.pass_by(1.0)
    assert taken(bucket, 9) == 2


def test_a_bucket_keeps_the_part_that_is_not_whole() -> None:
    clock = SetClock()
    bucket = Bucket(1.0, 1, clock)
    assert bucket.take()
    for _ in range(3):
        clock.pass_by(0.25)
        assert not bucket.take()
    clock.pass_by(0.25)
    assert bucket.take()


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = SetClock()
    bucket = Bucket(10.0, 4, clock)
    clock.pass_by(3600)
    assert taken(bucket, 50) == 4


def test_looking_into_a_bucket_takes_nothing() -> None:
    bucket = Bucket(0.0, 1, SetClock())
    assert all(bucket.has() for _ in range(5))
    assert bucket.take() and not bucket.has()


def test_a_bucket_goes_by_the_machines_clock_if_none_is_given() -> None:
    slow, quick = Bucket(0.0, 1), Bucket(1e12, 1)
    assert slow.take() and not slow.take()
    assert all(quick.take() for _ in range(3))


def test_a_bucket_can_be_forgotten_when_nobody_uses_it() -> None:
    bucket = Bucket(1.0, 1)
    reference = weakref.ref(bucket)
    assert reference() is bucket
    del bucket
    assert reference() is None


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(0.0, 2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert [buckets.take("b") for _ in range(3)] == [True, True, False]


def test_an_addresss_bucket_fills_with_the_rate() -> None:
    clock = SetClock()
    buckets = Buckets(0.5, 1, clock)
    assert buckets.take("a") and not buckets.take("a") and not buckets.has("a")
    clock.pass_by(2.0)
    assert buckets.has("a") and buckets.take("a") and not buckets.take("a")


def test_the_buckets_of_addresses_go_by_the_machines_clock_if_none_is_given() -> None:
    buckets = Buckets(1e12, 1)
    assert all(buckets.take("a") for _ in range(3))


def test_asking_whether_an_address_has_one_takes_nothing_and_remembers_nobody() -> None:
    buckets = Buckets(0.0, 1)
    assert buckets.has("a") and buckets.has("a")
    assert buckets.take("a") and not buckets.has("a")
    assert buckets.has("b")


def test_the_address_that_was_used_longest_ago_is_forgotten_first() -> None:
    buckets = Buckets(0.0, 1)
    for number in range(MOST_ADDRESSES):
        assert buckets.take(str(number))
    assert not buckets.has("0") and not buckets.has("1")
    assert not buckets.take("0")  # it is the newest now
    assert buckets.take("one more")
    assert buckets.has("1") and not buckets.has("0") and not buckets.has("2")


def test_twenty_thousand_addresses_are_remembered() -> None:
    assert MOST_ADDRESSES == 20_000


def test_an_address_has_no_more_than_it_may_have() -> None:
    count = Count(2)
    assert [count.add("a") for _ in range(3)] == [True, True, False]
    assert count.add("b")


def test_what_is_given_back_can_be_had_again() -> None:
    count = Count(2)
    assert count.add("a") and count.add("a")
    count.remove("a")
    assert count.add("a") and not count.add("a")
    count.remove("a")
    count.remove("a")
    assert count.add("a") and count.add("a") and not count.add("a")


def test_giving_back_what_was_never_taken_gives_nothing() -> None:
    count = Count(1)
    count.remove("a")
    count.remove("a")
    assert count.add("a") and not count.add("a")


def test_an_address_that_has_none_is_forgotten() -> None:
    count = Count(2)
    assert count.add("192.0.2.7") and "192.0.2.7" in str(vars(count))
    count.remove("192.0.2.7")
    assert "192.0.2.7" not in str(vars(count))


@pytest.mark.parametrize(("client", "address"), [(("192.0.2.7", 4711), "192.0.2.7"), (None, "")])
def test_the_address_is_the_hosts(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": client, "headers": []})) == address
