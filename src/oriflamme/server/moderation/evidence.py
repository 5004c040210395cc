"""What a report keeps of a table: its log as it was, with times, and what was said; and how a moderator reads it."""

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
    """Return what is kept: nothing with which anybody could take a seat or know a deal before its time."""
    return Evidence(tuple((at, _without_proofs(entry)) for at, entry in entries), tuple(said))


def _without_proofs(entry: Entry) -> Entry:
    if isinstance(entry, Opened):
        return replace(entry, server_seed="")
    if isinstance(entry, Joined):
        return replace(entry, token_digest="")
    return entry


def write_evidence(evidence: Evidence) -> str:
    """Return it as the database keeps it."""
    return msgspec.json.encode(evidence).decode()


def read_evidence(text: str) -> Evidence:
    """Return what the database has kept."""
    return _DECODER.decode(text)


def lines_of(evidence: Evidence, is_over: bool) -> tuple[str, ...]:
    """Return it as lines to read. While the game goes on, no deal, no answer and no seed is among them."""
    told = [(at, _line(entry, is_over)) for at, entry in evidence.entries]
    entries = [f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S}  {line}" for at, line in told if line]
    return (*entries, *(_said(talk) for talk in evidence.said))


def _said(talk: Talk) -> str:
    words = talk.text if talk.text is not None else phrase_in_english(talk.phrase or "")
    return f"seat {talk.seat}, {talk.name}, said: {words}"


def _line(entry: Entry, is_over: bool) -> str:
    """Return an entry in words; nothing for one that cannot be told yet."""
    if isinstance(entry, Started | Acted | Undone | Seeded):
        return _of_the_game(entry) if is_over else ""
    if isinstance(entry, Opened):
        deck = entry.settings.deck if isinstance(entry.settings.deck, str) else " ".join(entry.settings.deck)
        return f"opened: {deck}, {entry.settings.players} players{', rated' if entry.settings.rated else ''}"
    if isinstance(entry, Joined):
        return f"seat {entry.seat}: {entry.name} sat down ({_kind_of(entry)})"
    if isinstance(entry, BotSeated):
        return f"seat {entry.seat}: {entry.name}, our bot {entry.bot}"
    if isinstance(entry, Vacated):
        return f"seat {entry.seat}: free again"
    if isinstance(entry, StoodIn):
        return f"seat {entry.seat}: {'a bot stands in' if entry.on else 'is back'}"
    if isinstance(entry, Paused):
        return "paused" if entry.on else "went on"
    if isinstance(entry, Rematched):
        return f"played again at {entry.table}"
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
        return f"seat {entry.seat}: {entry.action}{'' if entry.id else ' (by itself)'}"
    return f"seat {entry.seat}: {'took it back' if isinstance(entry, Undone) else 'added to the seed'}"
