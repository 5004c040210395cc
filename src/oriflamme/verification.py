"""Check scenarios and records: compare what they expect with what happens."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .errors import IllegalAction, NotationError, OriflammeError
from .game import Game
from .notation.cards import write_queue
from .notation.names import FAMILIES
from .notation.position import kept_of, queue_of
from .notation.record import read_json
from .notation.scenario import Scenario, read_scenario, read_scenarios
from .positions import state_of_scenario
from .rules.kinds import NAMES
from .view import kinds_in


def game_of(scenario: Scenario) -> Game:
    """Return a scenario's game before its first action."""
    return Game(state_of_scenario(scenario))


def check_scenario(scenario: Scenario) -> Iterator[str]:
    """Play a scenario; yield a line for each difference from what it expects."""
    game = game_of(scenario)
    for number, text in enumerate(scenario.actions, 1):
        try:
            game.play(text)
        except IllegalAction as error:
            yield f"action {number}: {error}"
            return
    yield from _compare(game, scenario)


def _compare(game: Game, scenario: Scenario) -> Iterator[str]:
    expect, state = scenario.expect, game.state
    asked = "over" if game.decision is None else f"{FAMILIES[game.decision.seat]} {game.decision.kind}"
    legal = sorted(map(str, game.decision.actions)) if game.decision else []
    pairs: list[tuple[str, object, object]] = [
        ("queue", None if expect.queue is None else write_queue(expect.queue), write_queue(queue_of(state))),
        ("stocks", expect.stocks, tuple(state.stock[: state.players])),
        ("asks", expect.asks, asked),
        ("legal", None if expect.legal is None else sorted(expect.legal), legal),
        ("winners", expect.winners and tuple(sorted(expect.winners)), game.winners if game.over else ()),
        ("verdicts", expect.verdicts, state.verdicts),
    ]
    for name, wanted, came in (
        ("hands", expect.hands, state.hand),
        ("aside", expect.aside, state.aside),
        ("discards", expect.discards, state.discarded),
    ):
        for seat, kinds in wanted.items():
            listed = sorted(NAMES[kind] for kind in kinds)
            pairs.append((f"{name} {FAMILIES[seat]}", listed, sorted(kinds_in(came[seat]))))
    for seat, cards in expect.kept.items():
        kept = [str(card) for card in kept_of(state) if card.seat == seat]
        pairs.append((f"kept {FAMILIES[seat]}", sorted(map(str, cards)), sorted(kept)))
    for what, expected, found in pairs:
        if expected is not None and expected != found:
            yield f"{what}: expected {_show(expected)}, got {_show(found)}"
    yield from (f"illegal: {text!r} was accepted" for text in expect.illegal if not _is_refused(game, text))


def _show(value: object) -> str:
    return ", ".join(map(str, value)) or "nothing" if isinstance(value, list | tuple) else str(value)


def _is_refused(game: Game, text: str) -> bool:
    """Tell whether an action is illegal and leaves the game unchanged."""
    before = game.state
    try:
        game.play(text)
    except IllegalAction:
        return game.state == before
    return False


def check_scenarios(text: str) -> Iterator[tuple[str, str]]:
    """Check a scenario file; yield the scenario's name and what is wrong with it."""
    for number, table in enumerate(read_scenarios(text), 1):
        name = table.get("name", f"scenario {number}")
        try:
            for failure in check_scenario(read_scenario(table)):
                yield str(name), failure
        except OriflammeError as error:
            yield str(name), str(error)


def records_in(text: str) -> Iterator[tuple[int, Any]]:
    """Yield the number and value of each record in a file: one JSON object, or JSON lines."""
    try:
        whole = read_json(text)
    except OriflammeError:
        yield from enumerate((line for line in text.split("\n") if line.strip()), 1)
    else:
        yield 1, whole


def check_records(text: str) -> Iterator[tuple[str, str]]:
    """Check a file of records; yield `record N` and what is wrong with it."""
    for number, value in records_in(text):
        try:
            Game.from_record(value)
        except OriflammeError as error:
            yield f"record {number}", str(error)


def decode_text(content: bytes) -> str:
    """Return a file's content as text."""
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise NotationError(f"not UTF-8 text: {error.reason} at byte {error.start}") from None


def check_file(path: Path) -> Iterator[str]:
    """Check a file of scenarios or records; yield a line for each failure."""
    check = check_scenarios if path.suffix == ".toml" else check_records
    try:
        for name, failure in check(decode_text(path.read_bytes())):
            yield f"{path}: {name}: {failure}"
    except NotationError as error:
        yield f"{path}: {error}"
