"""An independent account of who may know what, with which everything that was sent is compared.

It follows the whole story of a game, and which cards everyone has seen. It does not use `rules/secrets.py`, views
or the code that shows positions.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

import msgspec

from oriflamme import Game
from oriflamme.events import (
    Acted,
    Bribed,
    CardKept,
    Discarded,
    Eliminated,
    Entered,
    Event,
    Exchanged,
    NotFound,
    Placed,
    Revealed,
    TookPot,
    TurnedDown,
)
from oriflamme.rules.kinds import NAMES
from oriflamme.rules.state import FAMILY
from oriflamme.server.storage import entries

OPENING: Final = (Acted, Bribed, CardKept, Discarded, Eliminated, Entered, Revealed, TookPot, TurnedDown)
_NAMES: Final = "|".join(name.replace("_", "[ _]") for name in NAMES[1:])
KIND_NAMES: Final = re.compile(rf"(?<![a-z])({_NAMES})(?![a-z])", re.IGNORECASE)

GAME: Final = frozenset("round rounds first deck queue seats verdicts question winners standings".split())
CARD: Final = frozenset("card owner family kind hidden pot verdicts rests".split())
SEAT: Final = frozenset("stock hand_size discards kept twin hand aside".split())
KEPT: Final = frozenset(("kind", "pot"))
QUESTION: Final = frozenset("seat kind text pile card voice actions".split())
MESSAGE: Final = frozenset("type id deduction".split())
SHEET: Final = frozenset("seat hand hidden aside kinds".split())
ROW: Final = frozenset("kind known card may_be_in_hand may_be_aside may_be_hidden".split())
NEWS: Final = frozenset("type number since events game undo ordered".split())


def kinds_named(text: str) -> set[str]:
    """Return the kinds that a text names."""
    return {match[1].lower().replace(" ", "_") for match in KIND_NAMES.finditer(text)}


def strings_in(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield every text in a value, including keys, with its path."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield path, str(key)
            yield from strings_in(inner, (*path, str(key)))
    elif isinstance(value, list):
        for inner in value:
            yield from strings_in(inner, path)


class Position:
    """A game at one moment, and what everyone has seen of its cards."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state

    @cached_property
    def story(self) -> list[Event]:
        return self.game.story()

    @cached_property
    def events(self) -> list[dict[str, Any]]:
        """Everything that has happened, in the form in which it is sent, with all secrets."""
        told: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(self.story))
        return told

    @cached_property
    def shown(self) -> dict[int, str]:
        """The kinds of the cards in the queue that everyone has seen, by the card's number."""
        shown: dict[int, str] = {}
        for event in self.story:
            if isinstance(event, Placed):
                shown.pop(event.card, None)
            elif isinstance(event, Exchanged):
                shown.pop(event.gone, None)
                shown.pop(event.card, None)
            elif isinstance(event, OPENING):
                shown[event.card] = event.kind
        return shown

    @cached_property
    def seen(self) -> dict[int, set[str]]:
        """The kinds of each seat's own cards that everyone has seen at some point."""
        seen: dict[int, set[str]] = {seat: set() for seat in range(self.game.players)}
        for event in self.story:
            if isinstance(event, OPENING):
                seen[owner_of(event.card)].add(event.kind)
            elif isinstance(event, Exchanged):
                seen[owner_of(event.gone)].add(event.gone_kind)
        return seen

    @cached_property
    def missed(self) -> dict[int, set[str]]:
        """The kinds that an Impersonation of each seat looked for and did not find."""
        missed: dict[int, set[str]] = {seat: set() for seat in range(self.game.players)}
        for event in self.story:
            if isinstance(event, NotFound):
                missed[event.seat].add(event.kind)
        return missed

    def names(self, kinds: int) -> list[str]:
        return [NAMES[kind] for kind in self.state.deck if kinds >> kind & 1]

    def faults(self, news: dict[str, Any], viewer: int | None) -> Iterator[str]:
        """Yield everything in the news of a game that this viewer may not know, or that is wrong."""
        yield from unknown(news, NEWS)
        shown = news["game"]
        yield from unknown(shown, GAME)
        yield from self._faults_of_events(news, viewer)
        if "ordered" in news and (viewer is None or viewer != self.game.asked):
            yield "a standing order of another seat"
        if self.game.over:
            return
        for pile in shown["queue"]:
            for card in pile:
                yield from self._faults_of_card(card, viewer)
        for seat, there in enumerate(shown["seats"]):
            yield from self._faults_of_seat(seat, there, viewer)
        yield from self._faults_of_question(shown["question"], viewer)

    def faults_of_sheet(self, message: dict[str, Any], viewer: int | None) -> Iterator[str]:
        """Yield everything in a deduction sheet that this viewer may not know, or that is wrong."""
        yield from unknown(message, MESSAGE)
        for seat, family in enumerate(message["deduction"]["families"]):
            yield from unknown(family, SHEET)
            unseen: set[str] = set()  # what the sheet says about kinds that no one has seen
            for row in family["kinds"]:
                yield from unknown(row, ROW)
                kind, place, card = row["kind"], row.get("known"), row.get("card", 0)
                if place in ("hand", "aside") and seat != viewer:
                    yield f"that {kind} is in the {place} of seat {seat}"
                if card and kind != NAMES[self.state.kind[card]]:
                    yield f"card {card} is called {kind}, which it is not"
                if card and self.shown.get(card) != kind and seat != viewer:
                    yield f"card {card}, which no one has seen, is called {kind}"
                if place in ("discard", "kept") and kind not in self.seen[seat]:
                    yield f"seat {seat}'s {kind}, which no one has seen"
                if seat != viewer and kind not in self.seen[seat] | self.missed[seat] | {"twin"}:
                    unseen.add(repr(sorted((field, told) for field, told in row.items() if field != "kind")))
            if len(unseen) > 1:
                yield f"a difference between kinds of seat {seat} that no one has seen"

    def _faults_of_events(self, news: dict[str, Any], viewer: int | None) -> Iterator[str]:
        since, told = news["since"], news["events"]
        if since + len(told) != len(self.events):
            yield f"{len(told)} events from {since} on, and not {len(self.events)} in all"
        for event, truth in zip(told, self.events[since:], strict=False):
            expected = truth
            if truth["type"] in ("Placed", "Exchanged") and truth["seat"] != viewer:
                expected = {**truth, "kind": None}
            if event != expected:
                yield f"the event {event}, and not {expected}"

    def _faults_of_card(self, card: dict[str, Any], viewer: int | None) -> Iterator[str]:
        yield from unknown(card, CARD)
        kind, number = card.get("kind"), card["card"]
        if kind is None:
            return
        if kind != NAMES[self.state.kind[number]]:
            yield f"card {number} is called {kind}, which it is not"
        if self.shown.get(number) != kind and owner_of(number) != viewer:
            yield f"card {number}, which no one has seen, is called {kind}"

    def _faults_of_seat(self, seat: int, there: dict[str, Any], viewer: int | None) -> Iterator[str]:
        yield from unknown(there, SEAT)
        for name, truth in (("hand", self.state.hand[seat]), ("aside", self.state.aside[seat])):
            if name in there and seat != viewer:
                yield f"the {name} of seat {seat}"
            elif name in there and there[name] != self.names(truth):
                yield f"a wrong {name}"
        kept = there.get("kept", [])
        for one in kept:
            yield from unknown(one, KEPT)
        for kind in (*there.get("discards", ()), *(one["kind"] for one in kept)):
            if kind not in self.seen[seat]:
                yield f"seat {seat}'s {kind}, which no one has seen"

    def _faults_of_question(self, question: dict[str, Any], viewer: int | None) -> Iterator[str]:
        yield from unknown(question, QUESTION)
        everyone_saw = set().union(*self.seen.values())
        if question["seat"] == viewer:
            return  # the question is about the viewer's own cards
        if question["kind"] not in ("place", "reveal", "choose"):
            yield f"that a player is asked {question['kind']}"
        if "card" in question or "actions" in question:
            yield "another player's legal actions"
        voice = question.get("voice")
        if voice is not None and voice not in everyone_saw:
            yield f"that {voice} asks, which no one has seen"
        if not kinds_named(question["text"]) <= {voice}:
            yield f"the question {question['text']}"


def owner_of(card: int) -> int:
    """Return the seat whose letter is printed on a card."""
    return (card - 1) // FAMILY


def unknown(value: dict[str, Any], fields: frozenset[str]) -> Iterator[str]:
    """Yield fields that this account does not know and cannot check."""
    for field in value.keys() - fields:
        yield f"the field {field}, which is unknown here"


def positions_of(log: list[entries.Entry]) -> list[Position]:
    """Return every position of a table, in order."""
    positions: list[Position] = []
    for entry in log:
        if isinstance(entry, entries.Started):
            game = Game.from_record(entry.record)
        elif isinstance(entry, entries.Acted):
            game = game.copy()
            game.play(entry.action)
        elif isinstance(entry, entries.Undone):
            game = game.at(len(game.moves) - 1)
        else:
            continue
        positions.append(Position(game))
    return positions


def numbers_for(viewer: int | None, log: list[entries.Entry]) -> list[int]:
    """Return the number of each position for a viewer: what others took back does not count."""
    numbers: list[int] = []
    for entry in log:
        if isinstance(entry, entries.Started):
            numbers.append(0)
        elif isinstance(entry, entries.Acted):
            numbers.append(numbers[-1] + 1)
        elif isinstance(entry, entries.Undone):
            numbers.append(numbers[-1] + (1 if entry.seat == viewer else -1))
    return numbers
