"""Passwords, hashed by argon2. Hashing is slow on purpose, so it has a lane of its own."""

import secrets
from functools import cached_property
from typing import TYPE_CHECKING

from ..lanes import Lane

if TYPE_CHECKING:
    from argon2 import PasswordHasher


class Passwords:
    """Hashes and verifies passwords. `memory` is what hashing one takes, in MiB."""

    def __init__(self, lane: Lane, memory: int) -> None:
        self._lane = lane
        self._memory = memory

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        return await self._lane.run(self._hash, password)

    async def verify(self, password: str, password_hash: str | None) -> bool:
        """Tell whether a password fits its hash. Without a hash it takes the same time, and the answer is no."""
        return await self._lane.run(self._verify, password, password_hash)

    def _hash(self, password: str) -> str:
        return self._hasher.hash(password)

    def _verify(self, password: str, password_hash: str | None) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError

        try:
            self._hasher.verify(password_hash or self._dummy_hash, password)
        except (VerificationError, InvalidHashError):
            return False
        return True

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher  # loaded at the first sign-in, not at every start

        return PasswordHasher(memory_cost=self._memory * 1024)

    @cached_property
    def _dummy_hash(self) -> str:
        return self._hash(secrets.token_urlsafe())
