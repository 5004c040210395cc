"""Passwords, as argon2 keeps them. Checking one is slow on purpose: it is done aside, and for few at once."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from functools import cache
from typing import TYPE_CHECKING, Final

from ..wire.refusal import Refusal

if TYPE_CHECKING:
    from argon2 import PasswordHasher

AT_ONCE: Final = 2
WAITING: Final = 30  # who comes when so many wait is sent away


class Passwords:
    """Makes what is kept of passwords, and checks them."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def keep(self, password: str) -> str:
        """Return what is kept of a password."""
        async with self._turn():
            return await asyncio.to_thread(_keep, password)

    async def is_right(self, password: str, kept: str | None) -> bool:
        """Tell whether a password is the one that was kept; without any, after the same time, that it is not."""
        async with self._turn():
            return await asyncio.to_thread(_is_right, password, kept)

    @contextlib.asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        if self._waiting >= WAITING:
            raise Refusal("busy")
        self._waiting += 1
        try:
            async with self._free:
                yield
        finally:
            self._waiting -= 1


@cache
def _hasher() -> "PasswordHasher":
    from argon2 import PasswordHasher  # loaded by the first who signs in, not by every start

    return PasswordHasher()


@cache
def _nobodys() -> str:
    return _keep(secrets.token_urlsafe())


def _keep(password: str) -> str:
    return _hasher().hash(password)


def _is_right(password: str, kept: str | None) -> bool:
    from argon2.exceptions import InvalidHashError, VerificationError

    try:
        _hasher().verify(kept or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return True
