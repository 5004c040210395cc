"""What people at a table meant to do and were told is done, and whether the server's log says the same."""

import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec

from oriflamme.notation.names import FAMILIES


class Deed(NamedTuple):
    """An action played, or taken back: `acted` or `undone`."""

    kind: str
    seat: int
    action: str
    id: str


@dataclass
class Ledger:
    """One table, as its people remember it."""

    table: str
    meant: dict[str, Deed] = field(default_factory=dict)  # in the order in which they were first sent, by id
    acknowledged: dict[str, int] = field(default_factory=dict)  # the position each led to, by id
    refused: set[str] = field(default_factory=set)
    taken: dict[str, float] = field(default_factory=dict)  # seconds from the question to the answer, by id
    views: dict[int | None, bytes] = field(default_factory=dict)  # how it ended, by seat; None: a spectator
    events: dict[int | None, list[bytes]] = field(default_factory=dict)

    def mean(self, deed: Deed) -> None:
        """Remember what somebody is about to send."""
        self.meant[deed.id] = deed

    @property
    def open(self) -> list[str]:
        """What has not been answered."""
        return [id for id in self.meant if id not in self.acknowledged and id not in self.refused]

    def actions(self) -> list[str]:
        """Return what was meant as a record lists it: what was taken back is not there."""
        actions: list[str] = []
        for deed in self.meant.values():
            if deed.id in self.refused:
                continue
            if deed.kind == "undone":
                actions.pop()
            else:
                actions.append(f"{FAMILIES[deed.seat]} {deed.action}")
        return actions


def faults_in(ledger: Ledger, log: list[Deed], before: list[Deed] | None = None, ended: bool = False) -> Counter[str]:
    """Compare a table's log with what its people know. `before`: an earlier log; `ended`: nothing is on its way."""
    places: dict[str, list[int]] = {}
    for place, deed in enumerate(log, 1):
        places.setdefault(deed.id, []).append(place)
    order = [places[id][0] for id in ledger.meant if id in places]
    known = ledger.acknowledged
    faults: Counter[str] = Counter()
    faults["lost"] = sum(id not in places for id in known)
    faults["doubled"] = sum(len(found) - 1 for found in places.values())
    faults["reordered"] = sum(id in places and number not in places[id] for id, number in known.items())
    faults["reordered"] += sum(first > second for first, second in pairwise(order))
    faults["never meant"] = sum(ledger.meant.get(deed.id) != deed for deed in log)
    faults["refused, yet done"] = sum(id in places for id in ledger.refused)
    faults["rewritten"] = int(before is not None and log[: len(before)] != before)
    if ended:
        faults["done, yet not told"] = sum(id not in known for id in places)
    return +faults


def overcharges(ledger: Ledger, entries: Iterable[str], seconds: float, reserve: float) -> list[float]:
    """Return by how many seconds more each answer was charged to a clock than it took."""
    found, left = [], dict.fromkeys(range(5), reserve)
    for entry in map(_DECODER.decode, entries):
        if entry.type == "acted":
            charged, left[entry.seat] = left[entry.seat] - entry.reserve / 1000, entry.reserve / 1000
            if entry.id in ledger.taken:
                found.append(charged - max(0.0, ledger.taken[entry.id] - seconds))
    return found


def stood_in_for(entries: Iterable[str]) -> int:
    """Return how often a bot began to play for somebody."""
    return sum(entry.type == "stood_in" and entry.on for entry in map(_DECODER.decode, entries))


class _Entry(msgspec.Struct):
    type: str
    on: bool = False
    seat: int = 0
    action: str = ""
    id: str = ""
    reserve: int = 0


_DECODER = msgspec.json.Decoder(_Entry)


def deeds_in(entries: Iterable[str]) -> list[Deed]:
    """Return the actions in a log."""
    found = map(_DECODER.decode, entries)
    return [Deed(entry.type, entry.seat, entry.action, entry.id) for entry in found if _is_deed(entry)]


def read_entries(folder: Path, tables: Iterable[str]) -> dict[str, list[_Entry]]:
    """Return the whole log of tables, read from the disk beside the server."""
    found: dict[str, list[_Entry]] = {}
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        for table in tables:
            rows = database.execute("select entry from log where table_id = ? order by number", (table,))
            found[table] = [_DECODER.decode(text) for (text,) in rows]
    return found


def read_logs(folder: Path, tables: Iterable[str]) -> dict[str, list[Deed]]:
    """Return the actions in the logs of tables."""
    return {
        table: [Deed(entry.type, entry.seat, entry.action, entry.id) for entry in entries if _is_deed(entry)]
        for table, entries in read_entries(folder, tables).items()
    }


def _is_deed(entry: _Entry) -> bool:
    return entry.type in ("acted", "undone")


def is_sound(folder: Path) -> bool:
    """Tell whether SQLite finds nothing wrong with the database."""
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        return bool(database.execute("pragma integrity_check").fetchone() == ("ok",))
