"""The actions that people at a table sent, and those acknowledged, to compare with the server's log."""

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


class LoggedAction(NamedTuple):
    """An action played, or taken back: `acted` or `undone`."""

    kind: str
    seat: int
    action: str
    id: str


@dataclass
class Ledger:
    """One table, as its people remember it."""

    table: str
    sent: dict[str, LoggedAction] = field(default_factory=dict)  # in the order in which they were first sent, by id
    acknowledged: dict[str, int] = field(default_factory=dict)  # the number each led to for its player, by id
    refused: set[str] = field(default_factory=set)
    taken: dict[str, float] = field(default_factory=dict)  # seconds from the question to the answer, by id
    views: dict[int | None, bytes] = field(default_factory=dict)  # the final view by seat; None is a spectator
    events: dict[int | None, list[bytes]] = field(default_factory=dict)

    def send(self, action: LoggedAction) -> None:
        """Remember an action that a person is about to send."""
        self.sent[action.id] = action

    @property
    def open(self) -> list[str]:
        """The ids of actions without an answer."""
        return [id for id in self.sent if id not in self.acknowledged and id not in self.refused]

    def actions(self) -> list[str]:
        """Return the sent actions as a record lists them, without those that were taken back."""
        actions: list[str] = []
        for action in self.sent.values():
            if action.id in self.refused:
                continue
            if action.kind == "undone":
                actions.pop()
            else:
                actions.append(f"{FAMILIES[action.seat]} {action.action}")
        return actions


def faults_in(
    ledger: Ledger, log: list[LoggedAction], before: list[LoggedAction] | None = None, ended: bool = False
) -> Counter[str]:
    """Compare a log with what people know. `before` is an earlier log; with `ended`, nothing is on its way."""
    places: dict[str, list[int]] = {}
    for place, action in enumerate(log, 1):
        places.setdefault(action.id, []).append(place)
    numbers: dict[str, list[int]] = {}
    for action, number in zip(log, numbers_after(log), strict=True):
        numbers.setdefault(action.id, []).append(number)
    order = [places[id][0] for id in ledger.sent if id in places]
    known = ledger.acknowledged
    faults: Counter[str] = Counter()
    faults["lost"] = sum(id not in places for id in known)
    faults["doubled"] = sum(len(found) - 1 for found in places.values())
    faults["reordered"] = sum(id in numbers and number not in numbers[id] for id, number in known.items())
    faults["reordered"] += sum(first > second for first, second in pairwise(order))
    faults["never sent"] = sum(ledger.sent.get(action.id) != action for action in log)
    faults["refused, but done"] = sum(id in places for id in ledger.refused)
    faults["rewritten"] = int(before is not None and log[: len(before)] != before)
    if ended:
        faults["done, but not reported"] = sum(id not in known for id in places)
    return +faults


def numbers_after(log: Iterable[LoggedAction]) -> list[int]:
    """Return for each action the position's number for its player: what others took back does not count."""
    numbers, undone = [], Counter[int]()
    for place, action in enumerate(log, 1):
        undone[action.seat] += action.kind == "undone"
        numbers.append(place - 2 * (undone.total() - undone[action.seat]))
    return numbers


def overcharges(ledger: Ledger, entries: Iterable[str], seconds: float, reserve: float) -> list[float]:
    """Return for each answer by how many seconds the clock was overcharged."""
    found, left = [], dict.fromkeys(range(5), reserve)
    for entry in map(_DECODER.decode, entries):
        if entry.type == "acted":
            charged, left[entry.seat] = left[entry.seat] - entry.reserve / 1000, entry.reserve / 1000
            if entry.id in ledger.taken:
                found.append(charged - max(0.0, ledger.taken[entry.id] - seconds))
    return found


def stood_in_for(entries: Iterable[str]) -> int:
    """Return how often a bot began to stand in for a person."""
    return sum(entry.type == "stood_in" and entry.on for entry in map(_DECODER.decode, entries))


class _Entry(msgspec.Struct):
    type: str
    on: bool = False
    seat: int = 0
    action: str = ""
    id: str = ""
    reserve: int = 0


_DECODER = msgspec.json.Decoder(_Entry)


def actions_in(entries: Iterable[str]) -> list[LoggedAction]:
    """Return the actions in a log."""
    found = map(_DECODER.decode, entries)
    return [LoggedAction(entry.type, entry.seat, entry.action, entry.id) for entry in found if _is_action(entry)]


def read_entries(folder: Path, tables: Iterable[str]) -> dict[str, list[_Entry]]:
    """Return the complete logs of tables, read from disk while the server runs."""
    found: dict[str, list[_Entry]] = {}
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        for table in tables:
            rows = database.execute("select entry from log where table_id = ? order by number", (table,))
            found[table] = [_DECODER.decode(text) for (text,) in rows]
    return found


def read_logs(folder: Path, tables: Iterable[str]) -> dict[str, list[LoggedAction]]:
    """Return the actions in the logs of tables."""
    return {
        table: [LoggedAction(entry.type, entry.seat, entry.action, entry.id) for entry in entries if _is_action(entry)]
        for table, entries in read_entries(folder, tables).items()
    }


def _is_action(entry: _Entry) -> bool:
    return entry.type in ("acted", "undone")


def is_sound(folder: Path) -> bool:
    """Tell whether SQLite finds nothing wrong with the database."""
    with closing(sqlite3.connect(f"file:{folder / 'oriflamme.db'}?mode=ro", uri=True)) as database:
        return bool(database.execute("pragma integrity_check").fetchone() == ("ok",))
