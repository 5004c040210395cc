"""Passwords, hashed by argon2. Hashing is slow on purpose, so it has a lane of its own."""

import secrets
from functools import cache
from typing import TYPE_CHECKING

from ..lanes import Lane

if TYPE_CHECKING:
    from argon2 import PasswordHasher


class Passwords:
    """Hashes and verifies passwords."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        return await self._lane.run(_hash, password)

    async def verify(self, password: str, password_hash: str | None) -> bool:
        """Tell whether a password fits its hash. Without a hash it takes the same time, and the answer is no."""
        return await self._lane.run(_verify, password, password_hash)


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
