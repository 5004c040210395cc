"""Scenarios (docs/notation.md, 6): the test suite of the rules, and the format of a bug report.

This module reads and writes scenarios and rejects impossible positions; `verification.py` plays them.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from ..errors import NotationError, OriflammeError, ScenarioError
from ..rules.kinds import CHARACTERS, INFILTRATION, NAMES, PRINCE, ROUNDS, TREATY, TWIN, UNKNOWN, VERDICTS
from .cards import Queue, QueueCard, read_queue, write_queue
from .names import FAMILIES, kind_number, read_deck, seat_of, write_deck
from .position import Kept
from .record import each, number, read_edition, short

T = TypeVar("T")
Piles: TypeAlias = dict[int, tuple[int, ...]]  # the listed kinds, by seat
MOST: Final = 9999  # influence in a stock or pot of a scenario


@dataclass(frozen=True, slots=True)
class Expectation:
    """What must be true at the next decision after the last action; None is not compared."""

    queue: Queue | None = None
    stocks: tuple[int, ...] | None = None
    hands: Piles = field(default_factory=dict)
    aside: Piles = field(default_factory=dict)
    discards: Piles = field(default_factory=dict)
    kept: dict[int, tuple[Kept, ...]] = field(default_factory=dict)
    asks: str | None = None
    legal: tuple[str, ...] | None = None
    illegal: tuple[str, ...] = ()
    winners: tuple[int, ...] | None = None
    verdicts: int | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, the actions played in it, and the expected result."""

    name: str
    deck: tuple[int, ...]
    players: int = 3
    first: int = 0
    round: int = 2
    phase: str = "resolution"
    edition: str = "revised"
    schemer_gain: int = 1
    stocks: tuple[int, ...] = (1, 1, 1)
    queue: Queue = ()
    hands: Piles = field(default_factory=dict)
    aside: Piles = field(default_factory=dict)
    discards: Piles = field(default_factory=dict)
    kept: dict[int, tuple[Kept, ...]] = field(default_factory=dict)
    actions: tuple[str, ...] = ()
    expect: Expectation = field(default_factory=Expectation)


# Reading.


def read_scenarios(text: str) -> list[Mapping[str, Any]]:
    """Return the tables of a scenario file; `read_scenario` reads each."""
    try:
        file = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise ScenarioError(f"not valid TOML: {error}") from None
    unknown = [key for key in file if key != "scenario"]
    tables = file.get("scenario", [])
    if unknown or not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise ScenarioError(f"a scenario file may contain only [[scenario]] tables, got {short(unknown or tables)}")
    return tables


def read_scenario(table: Mapping[str, Any]) -> Scenario:
    """Read one table of a scenario file and check that its position is possible."""
    try:
        scenario = _read_table(table)
        check_scenario_position(scenario)
    except ScenarioError:
        raise
    except OriflammeError as error:
        raise ScenarioError(str(error)) from None
    return scenario


def _refuse_unknown(table: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in table:
        if key not in known:
            raise ScenarioError(f"{where}unknown key {key!r}; the keys are {', '.join(sorted(known))}")


def _table(value: object, where: str) -> Mapping[str, Any]:
    if isinstance(value, Mapping):
        return value
    raise ScenarioError(f"{where}: expected a table, got {short(value)}")


def _text(value: object, where: str) -> str:
    if isinstance(value, str):
        return value
    raise NotationError(f"{where}: expected a string, got {short(value)}")


def _read_table(table: Mapping[str, Any]) -> Scenario:
    _refuse_unknown(table, set(Scenario.__slots__) - {"edition", "schemer_gain"} | {"options"}, "")
    name = _text(table.get("name"), "name")
    options = _table(table.get("options", {}), "options")
    _refuse_unknown(options, {"edition", "schemer_gain"}, "options: ")
    players = number(table.get("players", 3), 3, 5, "players")
    phase = table.get("phase", "resolution")
    if phase not in ("placement", "resolution"):
        raise NotationError(f"phase: expected 'placement' or 'resolution', got {short(phase)}")
    return Scenario(
        name=name,
        deck=read_deck(table.get("deck", "base")),
        players=players,
        first=number(table.get("first", 0), 0, players - 1, "first"),
        round=number(table.get("round", 2), 1, ROUNDS, "round"),
        phase=phase,
        edition=read_edition(options.get("edition", "revised")),
        schemer_gain=number(options.get("schemer_gain", 1), 1, 2, "options, schemer_gain"),
        stocks=_read_stocks(table.get("stocks", [1] * players), players, "stocks"),
        queue=read_queue(_text(table.get("queue", "-"), "queue")),
        hands=_read_piles(table, "hands", players, kind_number),
        aside=_read_piles(table, "aside", players, kind_number),
        discards=_read_piles(table, "discards", players, kind_number),
        kept=_read_kept(table, players),
        actions=each(table.get("actions", []), "actions", _text),
        expect=_read_expectation(_table(table.get("expect", {}), "expect"), players),
    )


def _read_expectation(table: Mapping[str, Any], players: int) -> Expectation:
    _refuse_unknown(table, set(Expectation.__slots__), "expect: ")

    def optional(key: str, read: Callable[[Any], T]) -> T | None:
        return read(table[key]) if key in table else None

    return Expectation(
        queue=optional("queue", lambda text: read_queue(_text(text, "expect, queue"), "expect, queue")),
        stocks=optional("stocks", lambda stocks: _read_stocks(stocks, players, "expect, stocks")),
        hands=_read_piles(table, "hands", players, kind_number),
        aside=_read_piles(table, "aside", players, kind_number),
        discards=_read_piles(table, "discards", players, kind_number),
        kept=_read_kept(table, players),
        asks=optional("asks", lambda text: _text(text, "expect, asks")),
        legal=optional("legal", lambda actions: each(actions, "expect, legal", _text)),
        illegal=each(table.get("illegal", []), "expect, illegal", _text),
        winners=optional(
            "winners",
            lambda seats: each(seats, "expect, winners", lambda seat, where: number(seat, 0, players - 1, where)),
        ),
        verdicts=optional("verdicts", lambda tokens: number(tokens, 0, VERDICTS, "expect, verdicts")),
    )


def _read_stocks(value: object, players: int, where: str) -> tuple[int, ...]:
    stocks = each(value, where, lambda stock, place: number(stock, 0, MOST, place))
    if len(stocks) != players:
        raise NotationError(f"{where}: expected {players} stocks for {players} players, got {len(stocks)}")
    return stocks


def _read_piles(
    table: Mapping[str, Any], key: str, players: int, read: Callable[[object, str], T]
) -> dict[int, tuple[T, ...]]:
    by_letter = _table(table.get(key, {}), key)
    return {seat_of(letter, players, key): each(cards, f"{key}, {letter}", read) for letter, cards in by_letter.items()}


def _read_kept(table: Mapping[str, Any], players: int) -> dict[int, tuple[Kept, ...]]:
    def read(value: object, where: str) -> tuple[int, int]:
        name, plus, pot = _text(value, where).partition("+")
        if plus and not (pot.isascii() and pot.isdecimal() and pot[0] != "0" and int(pot[:5]) <= MOST):
            raise NotationError(f"{where}: {short(value)} is not a valid kept card; example: treaty+2")
        kind = kind_number(name, where)
        if kind not in (INFILTRATION, TREATY) or (plus and kind != TREATY):
            raise NotationError(f"{where}: only a Treaty with its pot or an Infiltration is kept, got {short(value)}")
        return kind, int(pot or 0)

    return {
        seat: tuple(Kept(seat, kind, pot) for kind, pot in cards)
        for seat, cards in _read_piles(table, "kept", players, read).items()
    }


# Impossible positions.


def check_scenario_position(scenario: Scenario) -> None:
    """Raise an error if the position is impossible."""
    for place, pile in enumerate(scenario.queue, 1):
        for card in pile:
            _check_card(card, scenario, f"queue, pile {place}: {card}")
        families = {card.family for card in pile}
        if len(families) > 1:
            raise ScenarioError(f"queue, pile {place}: all cards of a pile must now be of one family")
    tokens = sum(card.verdicts for pile in scenario.queue for card in pile)
    if tokens > VERDICTS:
        raise ScenarioError(f"queue: expected at most {VERDICTS} verdict tokens, got {tokens}")
    for where, lists in (("hands", scenario.hands), ("aside", scenario.aside)):
        for seat, kinds in lists.items():
            if TWIN in kinds:
                raise ScenarioError(f"{where}, {FAMILIES[seat]}: a Twin cannot be in a hand or set aside")
    for seat in range(scenario.players):
        _check_family(seat, scenario)


def _check_card(card: QueueCard, scenario: Scenario, where: str) -> None:
    if card.kind == UNKNOWN:
        raise ScenarioError(f"{where}: the kind of every card must be given")
    if max(card.owner, card.family) >= scenario.players:
        raise ScenarioError(f"{where}: expected a family of {' '.join(FAMILIES[: scenario.players])}")
    if not card.hidden and not CHARACTERS >> card.kind & 1:
        raise ScenarioError(f"{where}: an intrigue cannot stay revealed in the queue")
    if card.hidden and card.kind == TWIN:
        raise ScenarioError(f"{where}: a Twin cannot be hidden")


def _check_family(seat: int, scenario: Scenario) -> None:
    owned = {*scenario.deck, TWIN} if PRINCE in scenario.deck else set(scenario.deck)
    for kind, times in Counter(named_kinds(scenario, seat)).items():
        if kind not in owned:
            raise ScenarioError(f"{FAMILIES[seat]}: {NAMES[kind]} is not in the deck")
        if times > 1:
            raise ScenarioError(f"{FAMILIES[seat]}: {NAMES[kind]} appears {times} times")


def named_kinds(scenario: Scenario, seat: int) -> list[int]:
    """Return the kinds of a family to which the scenario gives a place."""
    kinds = [card.kind for pile in scenario.queue for card in pile if card.owner == seat]
    for lists in (scenario.hands, scenario.aside, scenario.discards):
        kinds += lists.get(seat, ())
    return kinds + [card.kind for card in scenario.kept.get(seat, ())]


# Writing.


def write_scenario(scenario: Scenario) -> str:
    """Write a scenario as a table of a scenario file."""
    lines = ["[[scenario]]", f"name = {_quote(scenario.name)}"]
    options = {"edition": scenario.edition, "schemer_gain": scenario.schemer_gain}
    values: dict[str, object] = {
        "deck": write_deck(scenario.deck),
        "players": scenario.players,
        "first": scenario.first,
        "round": scenario.round,
        "phase": scenario.phase,
        "options": options,
        "stocks": scenario.stocks,
        "queue": write_queue(scenario.queue),
        **_lists(scenario),
        "actions": scenario.actions,
    }
    lines += [f"{key} = {_value(value)}" for key, value in values.items()]
    expect = scenario.expect
    expected: dict[str, object] = {
        "queue": None if expect.queue is None else write_queue(expect.queue),
        "stocks": expect.stocks,
        **_lists(expect),
        "asks": expect.asks,
        "legal": expect.legal,
        "illegal": expect.illegal or None,
        "winners": expect.winners,
        "verdicts": expect.verdicts,
    }
    lines += ["[scenario.expect]"]
    lines += [f"{key} = {_value(value)}" for key, value in expected.items() if value is not None]
    return "\n".join(lines) + "\n"


def _lists(source: Scenario | Expectation) -> dict[str, object]:
    lists: dict[str, object] = {
        key: {FAMILIES[seat]: [NAMES[kind] for kind in kinds] for seat, kinds in piles.items()}
        for key, piles in (("hands", source.hands), ("aside", source.aside), ("discards", source.discards))
        if piles
    }
    if source.kept:
        lists["kept"] = {FAMILIES[seat]: [str(card)[2:] for card in cards] for seat, cards in source.kept.items()}
    return lists


def _quote(text: str) -> str:
    escaped = "".join(
        f"\\u{ord(letter):04x}" if ord(letter) < 32 or ord(letter) == 127 else letter
        for letter in text.replace("\\", "\\\\").replace('"', '\\"')
    )
    return f'"{escaped}"'


def _value(value: object) -> str:
    if isinstance(value, str):
        return _quote(value)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return str(value)
