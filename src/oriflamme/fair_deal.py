"""The fair deal: it follows from a seed that the server commits to and a seed from each seat.

The server draws a seed of 32 bytes and shows its commitment before the seats add seeds of their own. A player who keeps
the commitment and their own seed can check afterwards that neither was exchanged (docs/fair-deal.md says what this
proves and what it does not):

    commitment = SHA-256 of the text "table:deck:seed": the table's id, the deck that was chosen (a name, or ten kinds
                 with commas between them) and the server's seed. Older tables committed to the seed alone; their
                 records do not name the table.

The deal is drawn from all seeds:

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
from typing import Any, Final, NamedTuple

from .deals import draw_deck
from .errors import OriflammeError, RecordError
from .game import Game
from .notation.record import read_record
from .rules.kinds import NAMES

WORD: Final = 4
SEPARATOR: Final = ":"  # between the parts of a commitment


def new_seed() -> str:
    """Return an unpredictable seed of 64 hexadecimal digits."""
    return secrets.token_hex(32)


def commitment_to(server_seed: str, table: str = "", deck: str | Sequence[str] = "") -> str:
    """Return the commitment to a server seed for one table and its deck, which is shown before the seats add seeds.

    Because it names the table and the deck, it cannot be used for another game, or for the same cards in another order.
    """
    parts = (table, deck if isinstance(deck, str) else ",".join(deck), server_seed) if table else (server_seed,)
    return hashlib.sha256(SEPARATOR.join(parts).encode()).hexdigest()


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
    commitment: str, server_seed: str, seat_seeds: Sequence[str], deck: str | Sequence[str], table: str = ""
) -> dict[str, Any]:
    """Return what a record says about its deal, under the key `fair`."""
    return {
        **({"table": table} if table else {}),
        "commitment": commitment,
        "server_seed": server_seed,
        "seat_seeds": list(seat_seeds),
        "deck": deck if isinstance(deck, str) else list(deck),
    }


class UnfairDeal(OriflammeError):
    """A deal that is not what the server promised. `code` says which promise was broken."""

    SENTENCES: Final = {
        "commitment_changed": "The server shows a different commitment than before: it may have exchanged its seed.",
        "seed_withheld": "The server does not reveal its seed, so the deal cannot be checked.",
        "server_seed_changed": "The seed that the server reveals is not the one that it committed to.",
        "own_seed_changed": "The deal was not made with the seed that you sent.",
        "another_deal": "The seeds lead to a different deal than the one that was played.",
    }

    def __init__(self, code: str) -> None:
        super().__init__(self.SENTENCES[code])
        self.code = code


def check_fair(value: Mapping[str, Any]) -> None:
    """Raise RecordError if the seeds of a record do not lead to its deal.

    This compares the record with itself. It proves nothing against the server that wrote the record: for that, use
    `check_kept` with what a player has kept.
    """
    record = read_record(value)
    fair = _fair_part(value)
    if len(fair.seat_seeds) != len(record.players):
        raise RecordError(f"fair, seat_seeds: expected {len(record.players)} seeds, got {len(fair.seat_seeds)}")
    if not is_committed(fair.commitment, fair.server_seed, fair.table, fair.deck):
        raise RecordError("fair: the server's seed does not match its commitment")
    try:
        dealt = read_record(fair_game(fair.server_seed, fair.seat_seeds, fair.deck).record())
    except OriflammeError as error:
        raise RecordError(f"fair, deck: {error}") from None
    if (dealt.deck, dealt.first, dealt.deal) != (record.deck, record.first, record.deal):
        raise RecordError("fair: the seeds lead to another deal")


def check_kept(value: Mapping[str, Any], commitment: str | None, seed: str | None = None) -> None:
    """Raise UnfairDeal if a record contradicts what a player has kept: the commitment, and the seed that they sent."""
    if commitment is not None and "fair" not in value:
        raise UnfairDeal("seed_withheld")
    fair = _fair_part(value)
    if commitment is not None and fair.commitment != commitment:
        raise UnfairDeal("commitment_changed")
    if seed is not None and seed not in fair.seat_seeds:
        raise UnfairDeal("own_seed_changed")
    check_fair(value)


def is_committed(commitment: str, server_seed: str, table: str, deck: str | Sequence[str]) -> bool:
    """Tell whether a revealed seed is the one that a commitment belongs to.

    A seed has no colon. Otherwise "table:deck:seed" would be a second seed for the same commitment.
    """
    return SEPARATOR not in server_seed and commitment_to(server_seed, table, deck) == commitment


class _Fair(NamedTuple):
    table: str
    commitment: str
    server_seed: str
    seat_seeds: list[str]
    deck: str | list[str]


def _fair_part(value: Mapping[str, Any]) -> _Fair:
    fair = value.get("fair")
    if not isinstance(fair, Mapping):
        raise RecordError("this record does not say how it was dealt: 'fair' is missing")
    server_seed, commitment, seat_seeds = fair.get("server_seed"), fair.get("commitment"), fair.get("seat_seeds")
    deck, table = fair.get("deck"), fair.get("table", "")
    if not isinstance(server_seed, str) or not isinstance(commitment, str) or not isinstance(deck, str | list):
        raise RecordError("fair: expected commitment, server_seed, seat_seeds and deck")
    if not isinstance(table, str):
        raise RecordError("fair, table: expected the id of a table")
    if isinstance(deck, list) and not all(isinstance(kind, str) for kind in deck):
        raise RecordError("fair, deck: expected a name or a list of kinds")
    if not isinstance(seat_seeds, list) or not all(isinstance(seed, str) for seed in seat_seeds):
        raise RecordError("fair, seat_seeds: expected a list of strings")
    return _Fair(table, commitment, server_seed, seat_seeds, deck)
