"""Limits: a burst, then a rate per second, separately for each address."""

import weakref

import pytest
from starlette.requests import HTTPConnection

from oriflamme.server.wire.limits import MOST_ADDRESSES, Bucket, Buckets, Count
from oriflamme.server.wire.origin import address_of

from .times import ManualClock


def count_taken(bucket: Bucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_gives_a_burst_and_then_nothing() -> None:
    bucket = Bucket(2.0, 3, ManualClock())
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_refills_at_its_rate() -> None:
    clock = ManualClock()
    bucket = Bucket(2.0, 3, clock)
    assert count_taken(bucket, 9) == 3
    clock.advance(0.25)
    assert not bucket.has() and not bucket.take()
    clock.advance(0.25)
    assert bucket.has() and count_taken(bucket, 9) == 1
    clock.advance(1.0)
    assert count_taken(bucket, 9) == 2


def test_a_bucket_keeps_the_fraction() -> None:
    clock = ManualClock()
    bucket = Bucket(1.0, 1, clock)
    assert bucket.take()
    for _ in range(3):
        clock.advance(0.25)
        assert not bucket.take()
    clock.advance(0.25)
    assert bucket.take()


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = ManualClock()
    bucket = Bucket(10.0, 4, clock)
    clock.advance(3600)
    assert count_taken(bucket, 50) == 4


def test_checking_a_bucket_takes_nothing() -> None:
    bucket = Bucket(0.0, 1, ManualClock())
    assert all(bucket.has() for _ in range(5))
    assert bucket.take() and not bucket.has()


def test_a_bucket_uses_the_machines_clock_by_default() -> None:
    slow, quick = Bucket(0.0, 1), Bucket(1e12, 1)
    assert slow.take() and not slow.take()
    assert all(quick.take() for _ in range(3))


def test_an_unused_bucket_can_be_forgotten() -> None:
    bucket = Bucket(1.0, 1)
    reference = weakref.ref(bucket)
    assert reference() is bucket
    del bucket
    assert reference() is None


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(0.0, 2)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert [buckets.take("b") for _ in range(3)] == [True, True, False]


def test_the_bucket_of_an_address_refills_at_the_rate() -> None:
    clock = ManualClock()
    buckets = Buckets(0.5, 1, clock)
    assert buckets.take("a") and not buckets.take("a") and not buckets.has("a")
    clock.advance(2.0)
    assert buckets.has("a") and buckets.take("a") and not buckets.take("a")


def test_the_buckets_of_addresses_use_the_machines_clock_by_default() -> None:
    buckets = Buckets(1e12, 1)
    assert all(buckets.take("a") for _ in range(3))


def test_checking_an_address_takes_nothing_and_remembers_nothing() -> None:
    buckets = Buckets(0.0, 1)
    assert buckets.has("a") and buckets.has("a")
    assert buckets.take("a") and not buckets.has("a")
    assert buckets.has("b")


def test_the_least_recently_used_address_is_forgotten_first() -> None:
    buckets = Buckets(0.0, 1)
    for number in range(MOST_ADDRESSES):
        assert buckets.take(str(number))
    assert not buckets.has("0") and not buckets.has("1")
    assert not buckets.take("0")  # now it is the newest
    assert buckets.take("one more")
    assert buckets.has("1") and not buckets.has("0") and not buckets.has("2")


def test_twenty_thousand_addresses_are_remembered() -> None:
    assert MOST_ADDRESSES == 20_000


def test_an_address_cannot_take_more_than_its_limit() -> None:
    count = Count(2)
    assert [count.add("a") for _ in range(3)] == [True, True, False]
    assert count.add("b")


def test_a_returned_slot_can_be_taken_again() -> None:
    count = Count(2)
    assert count.add("a") and count.add("a")
    count.remove("a")
    assert count.add("a") and not count.add("a")
    count.remove("a")
    count.remove("a")
    assert count.add("a") and count.add("a") and not count.add("a")


def test_returning_a_slot_that_was_never_taken_has_no_effect() -> None:
    count = Count(1)
    count.remove("a")
    count.remove("a")
    assert count.add("a") and not count.add("a")


def test_an_address_without_slots_is_forgotten() -> None:
    count = Count(2)
    assert count.add("192.0.2.7") and "192.0.2.7" in str(vars(count))
    count.remove("192.0.2.7")
    assert "192.0.2.7" not in str(vars(count))


def test_a_request_that_is_put_back_can_be_made_again() -> None:
    bucket = Bucket(1.0, 3, ManualClock())
    assert count_taken(bucket, 9) == 3
    bucket.put_back()
    assert count_taken(bucket, 9) == 1
    for _ in range(9):
        bucket.put_back()
    assert count_taken(bucket, 9) == 3


def test_a_request_is_put_back_for_its_own_address() -> None:
    buckets = Buckets(1.0, 1, ManualClock())
    assert buckets.take("a") and buckets.take("b")
    buckets.put_back("a")
    buckets.put_back("unknown")
    assert buckets.take("a") and not buckets.take("b")
    assert buckets.has("unknown")


@pytest.mark.parametrize(("client", "address"), [(("192.0.2.7", 4711), "192.0.2.7"), (None, "")])
def test_the_address_is_the_host_of_the_client(client: tuple[str, int] | None, address: str) -> None:
    assert address_of(HTTPConnection({"type": "http", "client": client, "headers": []})) == address
