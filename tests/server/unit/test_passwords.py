"""Passwords: stored as hashes, and checked in two threads while up to thirty checks wait."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from oriflamme.server.accounts.passwords import Passwords
from oriflamme.server.lanes import Lanes
from oriflamme.server.settings import Settings
from oriflamme.server.wire.refusal import Refusal

from .backend import PASSWORD, PASSWORD_HASH

AT_ONCE, WAITING = Settings().password_lane
MOST_WAITING: Final = AT_ONCE + WAITING  # with those that run
PATIENCE: Final = 180.0  # seconds; only a broken program takes longer


def new_passwords() -> Passwords:
    return Passwords(Lanes(Settings()).passwords, Settings().password_memory)


class BlockedPassword(str):
    """A password whose check blocks at its start until it is released."""

    begun: threading.Semaphore
    released: threading.Event

    def encode(self, encoding: str = "utf-8", errors: str = "strict") -> bytes:
        self.begun.release()
        assert self.released.wait(PATIENCE)
        return super().encode(encoding, errors)


@pytest.fixture
def make_blocked() -> Iterator[Callable[[], BlockedPassword]]:
    """A function that makes passwords whose checks block. At the end all of them are released."""
    passwords: list[BlockedPassword] = []

    def make_blocked() -> BlockedPassword:
        password = BlockedPassword(PASSWORD)
        password.begun, password.released = threading.Semaphore(0), threading.Event()
        passwords.append(password)
        return password

    yield make_blocked
    for password in passwords:
        password.released.set()


async def test_the_hash_is_argon2_and_different_each_time() -> None:
    passwords = new_passwords()
    once, again = await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)
    assert once != again
    assert extract_parameters(once) == RFC_9106_LOW_MEMORY
    assert PasswordHasher().verify(once, PASSWORD)


async def test_a_hash_says_what_it_took_so_that_it_stays_valid_when_the_setting_changes() -> None:
    lane = Lanes(Settings()).passwords
    small, large = Passwords(lane, 1), Passwords(lane, 2)
    hashed = await small.hash(PASSWORD)
    assert extract_parameters(hashed).memory_cost == 1024
    assert await large.verify(PASSWORD, hashed)


async def test_only_the_right_password_is_accepted() -> None:
    passwords = new_passwords()
    assert await passwords.verify(PASSWORD, PASSWORD_HASH)
    for password, kept in (
        (PASSWORD + " ", PASSWORD_HASH),
        ("", PASSWORD_HASH),
        (PASSWORD, "damaged"),
        (PASSWORD, PASSWORD_HASH[:-1]),
    ):
        assert not await passwords.verify(password, kept)


async def test_a_password_for_an_unknown_name_is_checked_like_any_other_and_is_wrong(
    make_blocked: Callable[[], BlockedPassword],
) -> None:
    password = make_blocked()
    password.released.set()
    assert not await new_passwords().verify(password, None)
    assert password.begun.acquire(blocking=False)


async def test_two_passwords_are_checked_at_once(make_blocked: Callable[[], BlockedPassword]) -> None:
    passwords, password = new_passwords(), make_blocked()
    checks = [asyncio.create_task(passwords.verify(password, PASSWORD_HASH)) for _ in range(3)]
    for _ in range(2):
        assert await asyncio.to_thread(password.begun.acquire, timeout=PATIENCE)
    for _ in range(3):
        await asyncio.to_thread(lambda: None)  # a third would have begun before this
    assert not password.begun.acquire(blocking=False)
    password.released.set()
    assert await asyncio.gather(*checks) == [True] * 3


async def test_the_event_loop_continues_while_a_password_is_checked(
    make_blocked: Callable[[], BlockedPassword],
) -> None:
    password = make_blocked()
    check = asyncio.create_task(new_passwords().verify(password, PASSWORD_HASH))
    assert await asyncio.to_thread(password.begun.acquire, timeout=PATIENCE)
    assert not check.done()
    password.released.set()
    assert await check


async def test_thirty_checks_wait_and_the_next_is_refused(make_blocked: Callable[[], BlockedPassword]) -> None:
    passwords, password = new_passwords(), make_blocked()
    checks = [asyncio.create_task(passwords.verify(password, PASSWORD_HASH)) for _ in range(30)]
    await asyncio.sleep(0)  # all have started
    with pytest.raises(Refusal, match="Too many people are signing in") as refusal:
        await passwords.verify(password, PASSWORD_HASH)
    assert refusal.value.code == "busy"
    password.released.set()
    assert await asyncio.gather(*checks) == [True] * 30


async def test_each_finished_check_makes_room_for_another(make_blocked: Callable[[], BlockedPassword]) -> None:
    passwords, first, other = new_passwords(), make_blocked(), make_blocked()
    checks = [
        asyncio.create_task(passwords.verify(one, PASSWORD_HASH)) for one in (first, *[other] * (MOST_WAITING - 1))
    ]
    assert await asyncio.to_thread(first.begun.acquire, timeout=PATIENCE)
    first.released.set()
    assert await checks[0]
    with_room, without = [asyncio.create_task(passwords.verify(other, PASSWORD_HASH)) for _ in range(2)]
    await asyncio.sleep(0)  # both have started
    assert without.done() and isinstance(without.exception(), Refusal)
    other.released.set()
    assert all(await asyncio.gather(*checks, with_room))


async def test_a_finished_check_no_longer_counts_as_waiting() -> None:
    passwords = new_passwords()
    for _ in range(MOST_WAITING + 1):
        assert await passwords.verify(PASSWORD, PASSWORD_HASH)


async def test_a_cancelled_check_no_longer_counts_as_waiting(make_blocked: Callable[[], BlockedPassword]) -> None:
    passwords, password = new_passwords(), make_blocked()
    checks = [asyncio.create_task(passwords.verify(password, PASSWORD_HASH)) for _ in range(MOST_WAITING)]
    for _ in range(AT_ONCE):
        assert await asyncio.to_thread(password.begun.acquire, timeout=PATIENCE)
    for check in checks:
        check.cancel()
    password.released.set()
    await asyncio.wait(checks)
    assert await passwords.verify(PASSWORD, PASSWORD_HASH)
