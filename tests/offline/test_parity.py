"""A device says what a server says. `python -m tests.offline.parity` plays a thousand games."""

import asyncio
import random
import secrets
from collections.abc import Iterator

import pytest

from . import parity

GAMES = 2


@pytest.fixture(autouse=True)
def real_secrets() -> Iterator[None]:
    """Give the system's randomness back."""
    names = ("choice", "token_hex", "token_bytes", "token_urlsafe")
    kept = {name: getattr(secrets, name) for name in names}
    yield
    for name, function in kept.items():
        setattr(secrets, name, function)


def test_a_device_and_a_server_send_the_same_bytes() -> None:
    first = random.SystemRandom().randrange(1_000_000)
    expected = asyncio.run(parity.on_server(first, GAMES))
    assert len(set(expected)) == GAMES
    assert list(parity.on_device(first, GAMES)) == expected, f"games {first} to {first + GAMES - 1}"
