"""Evidence: a copy of a table's log and chat at the time of a report, and how a moderator reads it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ...notation.record import write_json
from ...protocol.messages import Talk
from ..storage.entries import (
    Acted,
    BotSeated,
    Closed,
    Entry,
    Joined,
    Opened,
    Paused,
    Rematched,
    Seeded,
    Started,
    StoodIn,
    Undone,
    Vacated,
)
from ..tables.phrases import phrase_in_english


class Evidence(Struct, frozen=True):
    """A table at the moment of a report."""

    entries: tuple[tuple[int, Entry], ...]  # with their times
    said: tuple[Talk, ...]


_DECODER: Final = msgspec.json.Decoder(Evidence)


def evidence_of(entries: Sequence[tuple[int, Entry]], said: Sequence[Talk]) -> Evidence:
    """Return the evidence of a log, without anything that could open a seat or reveal a deal too early."""
    return Evidence(tuple((at, _without_proofs(entry)) for at, entry in entries), tuple(said))


def _without_proofs(entry: Entry) -> Entry:
    if isinstance(entry, Opened):
        return replace(entry, server_seed="")
    if isinstance(entry, Joined):
        return replace(entry, token_digest="")
    return entry


def write_evidence(evidence: Evidence) -> str:
    """Return evidence as the database stores it."""
    return msgspec.json.encode(evidence).decode()


def read_evidence(text: str) -> Evidence:
    """Return stored evidence."""
    return _DECODER.decode(text)


def readable_lines(evidence: Evidence, is_over: bool) -> tuple[str, ...]:
    """Return evidence as lines of text. During the game they show no deal, no action and no seed."""
    told = [(at, _line(entry, is_over)) for at, entry in evidence.entries]
    entries = [f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S}  {line}" for at, line in told if line]
    return (*entries, *(_said(talk) for talk in evidence.said))


def _said(talk: Talk) -> str:
    words = talk.text if talk.text is not None else phrase_in_english(talk.phrase or "")
    return f"seat {talk.seat}, {talk.name}, said: {words}"


def _line(entry: Entry, is_over: bool) -> str:
    """Return an entry in words; nothing for one that is still secret."""
    if isinstance(entry, Started | Acted | Undone | Seeded):
        return _of_the_game(entry) if is_over else ""
    if isinstance(entry, Opened):
        deck = entry.settings.deck if isinstance(entry.settings.deck, str) else " ".join(entry.settings.deck)
        return f"opened: {deck}, {entry.settings.players} players{', rated' if entry.settings.rated else ''}"
    if isinstance(entry, Joined):
        return f"seat {entry.seat}: {entry.name} sat down ({_kind_of(entry)})"
    if isinstance(entry, BotSeated):
        return f"seat {entry.seat}: {entry.name}, a bot of this server, {entry.bot}"
    if isinstance(entry, Vacated):
        return f"seat {entry.seat}: left"
    if isinstance(entry, StoodIn):
        return f"seat {entry.seat}: {'a bot stands in' if entry.on else 'returned'}"
    if isinstance(entry, Paused):
        return "paused" if entry.on else "resumed"
    if isinstance(entry, Rematched):
        return f"rematch at {entry.table}"
    assert isinstance(entry, Closed)
    return "closed"


def _kind_of(entry: Joined) -> str:
    if entry.account is None:
        return "a guest"
    return f"{'a bot' if entry.is_bot else 'an account'}, {entry.account}"


def _of_the_game(entry: Started | Acted | Undone | Seeded) -> str:
    if isinstance(entry, Started):
        return f"dealt: {write_json(entry.record)}"
    if isinstance(entry, Acted):
        return f"seat {entry.seat}: {entry.action}{'' if entry.id else ' (automatic)'}"
    return f"seat {entry.seat}: {'undid the last action' if isinstance(entry, Undone) else 'added to the seed'}"
