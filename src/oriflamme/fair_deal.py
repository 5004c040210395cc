"""The fair deal: no one, not even the server, can choose it, and afterwards everyone can check it.

The server draws a seed of 32 bytes and shows its SHA-256, the commitment, before the seats add seeds of their own. The
deal is drawn from all of them:

    key     = SHA-256 of the JSON array [server seed, seat 0's seed, seat 1's seed, ...], the seeds as ASCII texts,
              an empty text for a seat that added none, written without spaces
    block i = SHA-256 of key and i, as 4 bytes, big-endian
    words   = the blocks in order, cut into numbers of 4 bytes, big-endian
    below n = the next word that is less than the largest multiple of n up to 2**32, modulo n

First a random deck is drawn, if the table asks for one, then the seat that places first (below the count of players).
Then each seat's ten cards are shuffled: for i from 9 down to 1, cards i and (below i + 1) are swapped. The first seven
are the hand, and the other three are set aside.
"""

import hashlib
import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from .dealing import draw_deck
from .errors import OriflammeError, RecordError
from .game import Game
from .notation.record import read_record
from .rules.kinds import NAMES

WORD: Final = 4


def new_seed() -> str:
    """Return an unpredictable seed of 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_to(server_seed: str) -> str:
    """Return the SHA-256 of the server seed's text. The server shows it before the seats add their seeds."""
    return hashlib.sha256(server_seed.encode()).hexdigest()


class FairDice:
    """Random numbers that all seeds together determine."""

    def __init__(self, server_seed: str, seat_seeds: Sequence[str]) -> None:
        seeds = json.dumps([server_seed, *seat_seeds], separators=(",", ":"))
        self._key = hashlib.sha256(seeds.encode()).digest()
        self._words: list[int] = []
        self._blocks = 0

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, uniformly at random."""
        while True:
            word = self._next_word()
            if word < (1 << 8 * WORD) // limit * limit:
                return word % limit

    def shuffled(self, cards: Sequence[str]) -> list[str]:
        """Return the cards in a new order."""
        order = list(cards)
        for place in range(len(order) - 1, 0, -1):
            other = self.below(place + 1)
            order[place], order[other] = order[other], order[place]
        return order

    def _next_word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._key + self._blocks.to_bytes(WORD, "big")).digest()
            self._blocks += 1
            starts = range(0, len(block), WORD)
            self._words = [int.from_bytes(block[start : start + WORD], "big") for start in starts][::-1]
        return self._words.pop()


def fair_game(
    server_seed: str,
    seat_seeds: Sequence[str],
    deck: str | Sequence[str] = "base",
    edition: str = "revised",
    schemer_gain: int = 1,
    names: Sequence[str] | None = None,
) -> Game:
    """Deal the game that these seeds determine, one seed for each seat."""
    dice = FairDice(server_seed, seat_seeds)
    kinds = [NAMES[kind] for kind in draw_deck(deck, dice.below)]
    first = dice.below(len(seat_seeds))
    shuffles = [dice.shuffled(kinds) for _ in seat_seeds]
    return Game.shuffled(kinds, shuffles, first, edition, schemer_gain, names)


def fairness_of(
    commitment: str, server_seed: str, seat_seeds: Sequence[str], deck: str | Sequence[str]
) -> dict[str, Any]:
    """Return what a record says about its deal, under the key `fair`."""
    return {
        "commitment": commitment,
        "server_seed": server_seed,
        "seat_seeds": list(seat_seeds),
        "deck": deck if isinstance(deck, str) else list(deck),
    }


def check_fair(value: Mapping[str, Any]) -> None:
    """Raise RecordError if the seeds of a record do not lead to its deal."""
    record = read_record(value)
    fair = value.get("fair")
    if not isinstance(fair, Mapping):
        raise RecordError("this record does not say how it was dealt: 'fair' is missing")
    server_seed, commitment, seat_seeds = fair.get("server_seed"), fair.get("commitment"), fair.get("seat_seeds")
    deck = fair.get("deck")
    if not isinstance(server_seed, str) or not isinstance(commitment, str) or not isinstance(deck, str | list):
        raise RecordError("fair: expected commitment, server_seed, seat_seeds and deck")
    if not isinstance(seat_seeds, list) or not all(isinstance(seed, str) for seed in seat_seeds):
        raise RecordError("fair, seat_seeds: expected a list of strings")
    if len(seat_seeds) != len(record.players):
        raise RecordError(f"fair, seat_seeds: expected {len(record.players)} seeds, got {len(seat_seeds)}")
    if commitment_to(server_seed) != commitment:
        raise RecordError("fair: the server's seed does not match its commitment")
    try:
        dealt = read_record(fair_game(server_seed, seat_seeds, deck).record())
    except OriflammeError as error:
        raise RecordError(f"fair, deck: {error}") from None
    if (dealt.deck, dealt.first, dealt.deal) != (record.deck, record.first, record.deal):
        raise RecordError("fair: the seeds lead to another deal")
