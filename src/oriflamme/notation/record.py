"""The record of a game (docs/notation.md, 5): its deal and its actions, as one JSON object."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..errors import NotationError, OriflammeError, RecordError
from ..rules.kinds import DECK, HAND, NAMES
from .actions import Action, read_action
from .names import FAMILIES, kind_number, read_deck, seat_of, write_deck

T = TypeVar("T")
LONGEST_NAME = 100
EDITIONS = ("revised", "first")


class Deal(NamedTuple):
    """What one player was dealt."""

    hand: tuple[int, ...]
    aside: tuple[int, ...]


class Result(NamedTuple):
    """How a game ended."""

    stocks: tuple[int, ...]
    winners: tuple[int, ...]

    def __str__(self) -> str:
        return f"stocks {list(self.stocks)}, winners {list(self.winners)}"


class Record(NamedTuple):
    """A game, finished or not."""

    deck: tuple[int, ...]
    edition: str
    schemer_gain: int
    players: tuple[str, ...]
    first: int
    deal: tuple[Deal, ...]
    actions: tuple[tuple[int, Action], ...]
    result: Result | None


def write_record(record: Record) -> dict[str, Any]:
    """Return a record as a JSON value."""
    return {
        "format": "oriflamme",
        "version": 1,
        "deck": write_deck(record.deck),
        "options": {"edition": record.edition, "schemer_gain": record.schemer_gain},
        "players": list(record.players),
        "first": record.first,
        "deal": [
            {"hand": [NAMES[kind] for kind in dealt.hand], "aside": [NAMES[kind] for kind in dealt.aside]}
            for dealt in record.deal
        ],
        "actions": [f"{FAMILIES[seat]} {action}" for seat, action in record.actions],
        "result": record.result and {"stocks": list(record.result.stocks), "winners": list(record.result.winners)},
    }


def write_json(value: Mapping[str, Any]) -> str:
    """Return a record's value as one line of JSON."""
    return msgspec.json.encode(value).decode()


def read_json(text: str | bytes) -> object:
    """Return the value of a JSON text."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"not valid JSON: {error}") from None


def read_record(source: Mapping[str, Any] | str | bytes) -> Record:
    """Read a record from its text or its JSON value. Replaying it checks that its actions are legal."""
    value = read_json(source) if isinstance(source, str | bytes) else source
    if not isinstance(value, Mapping):
        raise RecordError("a record must be a JSON object")
    try:
        return _read_value(value)
    except RecordError:
        raise
    except OriflammeError as error:
        raise RecordError(str(error)) from None


def _read_value(value: Mapping[str, Any]) -> Record:
    if value.get("format") != "oriflamme":
        raise RecordError(f"format: expected 'oriflamme', got {value.get('format')!r}")
    if not is_number(value.get("version"), 1, 1):
        raise RecordError(f"version: expected 1, got {value.get('version')!r}")
    options = value.get("options", {})
    if not isinstance(options, Mapping):
        raise RecordError(f"options: expected a JSON object, got {short(options)}")
    players = _read_players(value.get("players"))
    deck = read_deck(value.get("deck"))
    return Record(
        deck=deck,
        edition=read_edition(options.get("edition", "revised")),
        schemer_gain=number(options.get("schemer_gain", 1), 1, 2, "options, schemer_gain"),
        players=players,
        first=number(value.get("first"), 0, len(players) - 1, "first"),
        deal=_read_deals(value.get("deal"), deck, len(players)),
        actions=each(value.get("actions"), "actions", lambda text, where: _read_move(text, len(players), where)),
        result=_read_result(value.get("result"), len(players)),
    )


def is_number(value: object, least: int, most: int) -> bool:
    """Tell whether a value is a whole number from least to most."""
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def number(value: object, least: int, most: int, where: str) -> int:
    """Return a value that must be a whole number from least to most; `where` is the place that an error names."""
    if isinstance(value, int) and is_number(value, least, most):
        return value
    raise NotationError(f"{where}: expected a whole number from {least} to {most}, got {short(value)}")


def short(value: object) -> str:
    """Return a value as text that is short enough for a sentence."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."


def each(values: object, where: str, read: Callable[[object, str], T]) -> tuple[T, ...]:
    """Read each value of a list; `where` is the place that an error names."""
    if not isinstance(values, list):
        raise NotationError(f"{where}: expected a list, got {short(values)}")
    return tuple(read(value, f"{where} {place}") for place, value in enumerate(values, 1))


def read_edition(value: object) -> str:
    """Return the name of an edition."""
    if value in EDITIONS:
        return str(value)
    raise NotationError(f"options, edition: expected 'revised' or 'first', got {short(value)}")


def _read_players(value: object) -> tuple[str, ...]:
    def read_name(name: object, where: str) -> str:
        if isinstance(name, str) and len(name) <= LONGEST_NAME:
            return name
        raise NotationError(f"{where}: expected a name of at most {LONGEST_NAME} characters, got {short(name)}")

    names = each(value, "players", read_name)
    if not 3 <= len(names) <= 5:
        raise NotationError(f"players: expected 3 to 5, got {len(names)}")
    return names


def _read_deals(value: object, deck: tuple[int, ...], players: int) -> tuple[Deal, ...]:
    def read_deal(dealt: object, where: str) -> Deal:
        if not isinstance(dealt, Mapping):
            raise NotationError(f"{where}: expected a hand and cards set aside, got {short(dealt)}")
        hand = each(dealt.get("hand"), f"{where}, hand", kind_number)
        aside = each(dealt.get("aside"), f"{where}, aside", kind_number)
        if len(hand) != HAND or len(aside) != DECK - HAND or sorted(hand + aside) != sorted(deck):
            raise NotationError(f"{where}: expected the ten kinds of the deck, 7 in the hand and 3 aside")
        return Deal(hand, aside)

    deals = each(value, "deal", read_deal)
    if len(deals) != players:
        raise NotationError(f"deal: expected {players} deals for {players} players, got {len(deals)}")
    return deals


def _read_move(text: object, players: int, where: str) -> tuple[int, Action]:
    if not isinstance(text, str):
        raise NotationError(f"{where}: expected a string, got {short(text)}")
    letter, _, rest = text.partition(" ")
    return seat_of(letter, players, where), read_action(rest, where)


def _read_result(value: object, players: int) -> Result | None:
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise NotationError(f"result: expected null, or stocks and winners, got {short(value)}")
    stocks = each(value.get("stocks"), "result, stocks", lambda stock, where: number(stock, 0, 9999, where))
    winners = each(value.get("winners"), "result, winners", lambda seat, where: number(seat, 0, players - 1, where))
    return Result(stocks, winners)
