"""Passwords: kept so that nobody can read them, and checked aside, two at once, while thirty wait."""

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

from .house import KEPT, PASSWORD

AT_ONCE, WAITING = Settings().password_lane
MOST_WAITING: Final = AT_ONCE + WAITING  # those at work included
PATIENCE: Final = 60.0  # seconds that only a broken program reaches


def new_passwords() -> Passwords:
    return Passwords(Lanes(Settings()).passwords)


class Held(str):
    """A password whose check stops where it begins, until it is let go."""

    begun: threading.Semaphore
    let_go: threading.Event

    def encode(self, encoding: str = "utf-8", errors: str = "strict") -> bytes:
        self.begun.release()
        assert self.let_go.wait(PATIENCE)
        return super().encode(encoding, errors)


@pytest.fixture
def hold() -> Iterator[Callable[[], Held]]:
    """A function that returns passwords whose checks stop; in the end all of them are let go."""
    passwords: list[Held] = []

    def hold() -> Held:
        password = Held(PASSWORD)
        password.begun, password.let_go = threading.Semaphore(0), threading.Event()
        passwords.append(password)
        return password

    yield hold
    for password in passwords:
        password.let_go.set()


async def test_what_is_kept_is_argon2s_and_never_twice_the_same() -> None:
    passwords = new_passwords()
    once, again = await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)
    assert once != again
    assert extract_parameters(once) == RFC_9106_LOW_MEMORY
    assert PasswordHasher().verify(once, PASSWORD)


async def test_a_password_is_right_or_it_is_not() -> None:
    passwords = new_passwords()
    assert await passwords.verify(PASSWORD, KEPT)
    for password, kept in ((PASSWORD + " ", KEPT), ("", KEPT), (PASSWORD, "damaged"), (PASSWORD, KEPT[:-1])):
        assert not await passwords.verify(password, kept)


async def test_a_password_of_nobody_is_checked_as_any_other_and_is_wrong(hold: Callable[[], Held]) -> None:
    password = hold()
    password.let_go.set()
    assert not await new_passwords().verify(password, None)
    assert password.begun.acquire(blocking=False)


async def test_two_are_checked_at_once(hold: Callable[[], Held]) -> None:
    passwords, password = new_passwords(), hold()
    checks = [asyncio.create_task(passwords.verify(password, KEPT)) for _ in range(3)]
    for _ in range(2):
        assert await asyncio.to_thread(password.begun.acquire, timeout=PATIENCE)
    for _ in range(3):
        await asyncio.to_thread(lambda: None)  # a third would have begun before this
    assert not password.begun.acquire(blocking=False)
    password.let_go.set()
    assert await asyncio.gather(*checks) == [True] * 3


async def test_the_loop_goes_on_while_a_password_is_checked(hold: Callable[[], Held]) -> None:
    password = hold()
    check = asyncio.create_task(new_passwords().verify(password, KEPT))
    assert await asyncio.to_thread(password.begun.acquire, timeout=PATIENCE)
    assert not check.done()
    password.let_go.set()
    assert await check


async def test_thirty_wait_and_the_next_is_sent_away(hold: Callable[[], Held]) -> None:
    passwords, password = new_passwords(), hold()
    checks = [asyncio.create_task(passwords.verify(password, KEPT)) for _ in range(30)]
    await asyncio.sleep(0)  # all have come
    with pytest.raises(Refusal, match="Too many people are signing in") as refusal:
        await passwords.verify(password, KEPT)
    assert refusal.value.code == "busy"
    password.let_go.set()
    assert await asyncio.gather(*checks) == [True] * 30


async def test_each_who_is_answered_makes_room_for_one(hold: Callable[[], Held]) -> None:
    passwords, first, other = new_passwords(), hold(), hold()
    checks = [asyncio.create_task(passwords.verify(one, KEPT)) for one in (first, *[other] * (MOST_WAITING - 1))]
    assert await asyncio.to_thread(first.begun.acquire, timeout=PATIENCE)
    first.let_go.set()
    assert await checks[0]
    with_room, without = [asyncio.create_task(passwords.verify(other, KEPT)) for _ in range(2)]
    await asyncio.sleep(0)  # both have come
    assert without.done() and isinstance(without.exception(), Refusal)
    other.let_go.set()
    assert all(await asyncio.gather(*checks, with_room))


async def test_who_has_been_answered_does_not_wait_any_more() -> None:
    passwords = new_passwords()
    for _ in range(MOST_WAITING + 1):
        assert await passwords.verify(PASSWORD, KEPT)


async def test_who_has_gone_does_not_wait_any_more(hold: Callable[[], Held]) -> None:
    passwords, password = new_passwords(), hold()
    checks = [asyncio.create_task(passwords.verify(password, KEPT)) for _ in range(MOST_WAITING)]
    for _ in range(AT_ONCE):
        assert await asyncio.to_thread(password.begun.acquire, timeout=PATIENCE)
    for check in checks:
        check.cancel()
    password.let_go.set()
    await asyncio.wait(checks)
    assert await passwords.verify(PASSWORD, KEPT)
