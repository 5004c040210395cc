"""Results. Tallies are merged by addition, in any order, and keep every deal separate for the bootstrap."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

WHOLE: Final = 60  # a win, in parts that two to five winners can share evenly
FORFEITED: Final = "x"  # the hero failed: the game is lost
ABANDONED: Final = "-"  # an opponent failed: the game does not count


class Fault(msgspec.Struct, frozen=True):
    """A bot that could not be created, raised an error, gave an illegal answer or did not answer."""

    bot: str
    deal: int
    hero_seat: int  # the seat of the hero, which identifies the game of the deal
    seat: int
    decision: int  # the index in the game, from 1; 0: before the first
    what: str

    def __str__(self) -> str:
        verdict = "lost for it" if self.seat == self.hero_seat else "abandoned"
        return (
            f"{self.bot} in seat {self.seat} of deal {self.deal} (hero in seat {self.hero_seat}), "
            f"decision {self.decision}: {self.what}; the game is {verdict}"
        )


class Ended(msgspec.Struct, frozen=True):
    """How a game ended, by seat."""

    stocks: Sequence[int]
    ranks: Sequence[int]
    decisions: int
    earned: Sequence[dict[str, int]] = ()  # by kind, if it was asked for


class Tally(msgspec.Struct):
    """The results of some deals of a cell."""

    deals: dict[int, str] = {}  # by deal, a word for each seat of the hero: the ranks, hero first
    stocks: dict[int, int] = {}  # how often the hero ended with this much influence
    others: dict[int, int] = {}  # the same for the opponents
    lengths: dict[int, int] = {}  # how many games had this many decisions
    points: dict[str, tuple[int, int]] = {}  # by kind, what the hero and the opponents earned with it
    pointed: int = 0  # games in which points were counted
    faults: list[Fault] = []

    @property
    def games(self) -> int:
        """The count of games that are valid."""
        return sum(len(words.split()) - words.count(ABANDONED) for words in self.deals.values())

    def note(self, ended: Ended, hero_seat: int, table: Sequence[int]) -> str:
        """Add a game's numbers and return its word; `table` are the opponents' seats."""
        stocks, ranks = ended.stocks, ended.ranks
        _count(self.stocks, stocks[hero_seat])
        for seat in table:
            _count(self.others, stocks[seat])
        _count(self.lengths, ended.decisions)
        if ended.earned:
            self.pointed += 1
            for seat, earned in enumerate(ended.earned):
                self._earn(earned, seat == hero_seat)
        return "".join([str(ranks[hero_seat]), *[str(ranks[seat]) for seat in table]])

    def _earn(self, earned: dict[str, int], by_hero: bool) -> None:
        for kind, amount in earned.items():
            hero, others = self.points.get(kind, (0, 0))
            self.points[kind] = (hero + amount, others) if by_hero else (hero, others + amount)

    def add(self, other: "Tally") -> None:
        """Add another tally of the same cell to this one."""
        if not self.deals.keys().isdisjoint(other.deals):
            raise ValueError("a deal was counted twice")
        self.deals.update(other.deals)
        for mine, theirs in (
            (self.stocks, other.stocks),
            (self.others, other.others),
            (self.lengths, other.lengths),
        ):
            for number, times in theirs.items():
                _count(mine, number, times)
        for kind, (hero, others) in other.points.items():
            before = self.points.get(kind, (0, 0))
            self.points[kind] = (before[0] + hero, before[1] + others)
        self.pointed += other.pointed
        self.faults += other.faults

    def __add__(self, other: "Tally") -> "Tally":
        total = Tally()
        total.add(self)
        total.add(other)
        return total

    def in_order(self) -> "Tally":
        """Return a copy with everything sorted, so that equal results look equal."""
        return Tally(
            dict(sorted(self.deals.items())),
            dict(sorted(self.stocks.items())),
            dict(sorted(self.others.items())),
            dict(sorted(self.lengths.items())),
            dict(sorted(self.points.items())),
            self.pointed,
            sorted(self.faults, key=lambda fault: (fault.deal, fault.hero_seat)),
        )


def _count(counts: dict[int, int], number: int, times: int = 1) -> None:
    counts[number] = counts.get(number, 0) + times


@lru_cache(1 << 16)
def shares(words: str) -> tuple[int | None, ...]:
    """Return the hero's share of the win in each seat, in sixtieths; None if the game does not count."""
    return tuple(None if word == ABANDONED else share(word) for word in words.split())


def share(word: str) -> int:
    """Return the hero's share of the win of a game, in sixtieths."""
    return WHOLE // word.count("1") if word.startswith("1") else 0
