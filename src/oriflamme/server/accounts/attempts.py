"""Attempts: limits on how often a password may be tried.

An address has a budget, and so has a name, a larger one: one stranger cannot use it up, and many together shut out new
browsers only. A browser that signed in to the account before has a budget of its own.
"""

from typing import Final

from ..look_alikes import folded
from ..settings import Settings
from ..wire.limits import Buckets
from ..wire.refusal import Refusal

ADDRESSES: Final = 5  # whose budgets together are as large as that of a name


class Attempts:
    """Counts every check of a password before it is made."""

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.sign_in_rate, settings.sign_in_burst
        self._by_address = Buckets(rate, burst)
        self._by_name = Buckets(rate * ADDRESSES, burst * ADDRESSES)
        self._by_browser = Buckets(rate, burst)
        self._by_session = Buckets(rate, burst)

    def count_sign_up(self, address: str) -> None:
        """Count an attempt to sign up."""
        if not self._by_address.take(address):
            raise Refusal("too_fast", "sign-in")

    def count_sign_in(self, address: str, name: str, known_browser: str) -> None:
        """Count an attempt to sign in; `known_browser`: one that signed in to this account before, or empty."""
        key = folded(name)
        if known_browser:
            if not self._by_browser.take(f"{key} {known_browser}"):
                raise Refusal("too_fast", "sign-in")
            return
        if not self._by_address.take(address):
            raise Refusal("too_fast", "sign-in")
        if not self._by_name.take(key):
            raise Refusal("too_fast", "account")

    def count_own(self, session: str) -> None:
        """Count an attempt of somebody who is signed in to give their own password again."""
        if not self._by_session.take(session):
            raise Refusal("too_fast", "sign-in")
