"""Passwords, hashed by argon2. Hashing is slow on purpose, so it runs in threads, a few at a time."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from functools import cache
from typing import TYPE_CHECKING, Final

from ..wire.refusal import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

AT_ONCE: Final = 2  # hashes
MOST_WAITING: Final = 30  # further requests are refused


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        async with self._turn():
            return await asyncio.to_thread(_hash, password)

    async def verify(self, password: str, password_hash: str | None) -> bool:
        """Tell whether a password fits its hash. Without a hash it takes the same time, and the answer is no."""
        async with self._turn():
            return await asyncio.to_thread(_verify, password, password_hash)

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._waiting >= MOST_WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._free:
                yield
        finally:
            self._waiting -= 1


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher  # loaded at the first sign-in, not at every start

    return PasswordHasher()


@cache
def _dummy_hash() -> str:
    return _hash(secrets.token_urlsafe())


def _hash(password: str) -> str:
    return _hasher().hash(password)


def _verify(password: str, password_hash: str | None) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        _hasher().verify(password_hash or _dummy_hash(), password)
    except (VerificationError, InvalidHashError):
        return False
    return True
