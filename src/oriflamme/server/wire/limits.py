"""Limits on the requests of one socket or one address."""

import time
from collections.abc import Callable
from typing import Final

LARGEST_BODY: Final = 16_384  # bytes of the body of a request
MOST_ADDRESSES: Final = 20_000  # that have a bucket


class Bucket:
    """A token bucket: `burst` requests at once, then `rate` per second."""

    __slots__ = ("__weakref__", "_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left = float(burst)
        self._at = now()

    def has(self) -> bool:
        """Tell whether a request is allowed."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """Count a request; tell whether it is allowed."""
        if not self.has():
            return False
        self._left -= 1
        return True

    def put_back(self) -> None:
        """Uncount a request that was taken and did no harm."""
        self._left = min(self._burst, self._left + 1)


class Buckets:
    """A bucket for each address. The least recently used goes when there are too many."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def has(self, address: str) -> bool:
        """Tell whether a request of an address is allowed."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def take(self, address: str) -> bool:
        """Count a request of an address; tell whether it is allowed."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, self._now)
        self._buckets[address] = bucket  # at the end: it is the most recent
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def put_back(self, address: str) -> None:
        """Uncount a request of an address that was taken and did no harm."""
        if bucket := self._buckets.get(address):
            bucket.put_back()


class Count:
    """Counts how many of something each address has now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def add(self, address: str) -> bool:
        """Count one more, unless the address has reached the limit."""
        count = self._counts.get(address, 0)
        if count >= self._most:
            return False
        self._counts[address] = count + 1
        return True

    def remove(self, address: str) -> None:
        """Count one less."""
        count = self._counts.get(address, 0) - 1
        if count > 0:
            self._counts[address] = count
        else:
            self._counts.pop(address, None)
