"""Limits on how much one socket or one address may ask for."""

import time
from collections.abc import Callable
from typing import Final

MOST_ADDRESSES: Final = 20_000


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("__weakref__", "_at", "_burst", "_left", "_now", "_rate")

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._left = float(burst)
        self._at = now()

    def has(self) -> bool:
        """Tell whether there is one."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return self._left >= 1

    def take(self) -> bool:
        """Take one, if there is one."""
        if not self.has():
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address; the oldest are forgotten when there are too many."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._buckets: dict[str, Bucket] = {}

    def has(self, address: str) -> bool:
        """Tell whether there is one for an address."""
        bucket = self._buckets.get(address)
        return bucket is None or bucket.has()

    def take(self, address: str) -> bool:
        """Take one for an address, if there is one."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, self._now)
        self._buckets[address] = bucket  # at the end: it is the newest now
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


class Count:
    """How many of something each address has at the moment."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: dict[str, int] = {}

    def add(self, address: str) -> bool:
        """Count one more, unless there are as many as there may be."""
        number = self._counts.get(address, 0)
        if number >= self._most:
            return False
        self._counts[address] = number + 1
        return True

    def remove(self, address: str) -> None:
        """Count one less."""
        number = self._counts.get(address, 0) - 1
        if number > 0:
            self._counts[address] = number
        else:
            self._counts.pop(address, None)
