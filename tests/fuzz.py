"""Bad input: records, scenarios and actions with something wrong in them.

`python -m tests.fuzz [COUNT]` tries 100,000; the tests try a few thousand. Each is either valid or refused with a
sentence that names the place, and never changes a game.
"""

import json
import random
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from rich.progress import track

from oriflamme import Game, IllegalAction, NotationError, OriflammeError, RecordError, ScenarioError
from oriflamme.notation.actions import read_action
from oriflamme.notation.position import read_position
from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.verification import check_scenario
from tests.games import Play

HERE = Path(__file__).parent
SEED = 20261116
STRANGE: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 2, 6, 7, 2**31, 2**63, 2**200, -(2**70), 0.5, float("nan"), "", " ", "R", "-", "+",
    "(?)", "soldier", "twin", "treaty+2", "place", "place soldier", "on 1", "R:(soldier)", "R:soldier/B:spy",
    "V:spy~R+0", "first", "any", "random", "e\u0301", "\u0000", "\ud7ff", "x" * 5000, [], {}, [[]], [None],
    ["soldier"] * 10, {"hand": []}, {"R": []},
)  # fmt: skip
LETTERS = 'RBGYV:()/~+!z -0123456789"[]{},.=#\n\\abcdefghijklmnopqrstuvwxyz_?\u0000\u00e9\u2028'


def mutate_text(text: str, rng: random.Random) -> str:
    """Change a few letters, or cut, double or move a piece."""
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        at, end = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        end = min(end, at + rng.choice((1, 1, 2, 8, 200)))
        match rng.randrange(5):
            case 0:
                text = text[:at] + rng.choice(LETTERS) + text[at + 1 :]
            case 1:
                text = text[:at] + rng.choice(LETTERS) + text[at:]
            case 2:
                text = text[:at] + text[end:]
            case 3:
                text = text[:at] + text[at:end] * 2 + text[end:]
            case _:
                text = text[:at] + text[end:] + text[at:end]
    return text


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place inside a value, as the container and the key."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        for key in keys:
            found.append((value, key))
            found += places(value[key])
    return found


def mutate_value(value: Any, rng: random.Random) -> Any:
    """Put something strange, or something from elsewhere, into a value."""
    value = deepcopy(value)
    for _ in range(rng.choice((1, 1, 2))):
        inside = places(value)
        if not inside:
            return deepcopy(rng.choice(STRANGE))
        container, key = rng.choice(inside)
        match rng.randrange(5):
            case 0:
                container[key] = deepcopy(rng.choice(STRANGE))
            case 1:
                other, other_key = rng.choice(inside)
                container[key] = deepcopy(other[other_key])
            case 2:
                del container[key]
            case 3 if isinstance(container, list):
                container.insert(key, container[key])
            case 4 if isinstance(container[key], str):
                container[key] = mutate_text(container[key], rng)
            case _ if isinstance(container, dict):
                container[rng.choice(("deck", "deal", "stocks", "queue", "extra", "R", "V"))] = deepcopy(
                    rng.choice(STRANGE)
                )
    return value


class Fuzzer:
    """Tries bad input and counts the results."""

    def __init__(self, seed: int = SEED) -> None:
        self.rng = random.Random(seed)
        self.outcomes: Counter[str] = Counter()
        self.records = [
            json.loads(line) for line in (HERE / "rules" / "golden" / "records.jsonl").read_text().splitlines()
        ]
        files = sorted((HERE / "rules" / "scenarios").glob("*.toml"))
        self.tables = [table for file in files for table in tomllib.loads(file.read_text())["scenario"]]
        self.texts = [text for file in files for text in file.read_text().split("\n\n") if "[[scenario]]" in text]
        self.lines = (HERE / "rules" / "golden" / "masks.positions").read_text().splitlines()[::2]
        self.games = [Play(3 + n % 3, "any", n, 0, "revised", 1, 0.6).game(7 * n % 60) for n in range(40)]
        self.actions = [action for record in self.records for action in record["actions"]]

    def run(self, index: int) -> None:
        """Make one attempt. Its kind depends on its index."""
        tries: tuple[Callable[[], str], ...] = (
            self.record_value, self.record_text, self.scenario_value, self.scenario_text, self.action, self.position
        )  # fmt: skip
        attempt = tries[index % len(tries)]
        self.outcomes[f"{attempt.__name__}: {attempt()}"] += 1

    def record_value(self) -> str:
        value = mutate_value(self.rng.choice(self.records), self.rng)
        return outcome(lambda: Game.from_record(value), RecordError)

    def record_text(self) -> str:
        text = mutate_text(json.dumps(self.rng.choice(self.records)), self.rng)
        source = text.encode("utf-8", "surrogatepass")
        if self.rng.random() < 0.2:
            at = self.rng.randrange(len(source) + 1)
            source = source[:at] + bytes([self.rng.randrange(256)]) + source[at:]
        return outcome(lambda: Game.from_record(source), RecordError)

    def scenario_value(self) -> str:
        table = mutate_value(self.rng.choice(self.tables), self.rng)
        return outcome(lambda: list(check_scenario(read_scenario(table))), ScenarioError)

    def scenario_text(self) -> str:
        text = mutate_text(self.rng.choice(self.texts), self.rng)
        return outcome(
            lambda: [list(check_scenario(read_scenario(table))) for table in read_scenarios(text)], ScenarioError
        )

    def action(self) -> str:
        text = mutate_text(self.rng.choice(self.actions), self.rng)
        game = self.rng.choice(self.games)
        before, record = game.state, game.record()
        result = outcome(lambda: game.play(text), IllegalAction)
        if result == "refused":
            assert game.state == before
            assert game.record() == record
            outcome(lambda: read_action(text), NotationError)
        else:
            self.games[self.games.index(game)] = game.at(len(record["actions"]))
        return result

    def position(self) -> str:
        line = mutate_text(self.rng.choice(self.lines), self.rng)
        return outcome(lambda: read_position(line), NotationError)


def outcome(attempt: Callable[[], object], refusal: type[OriflammeError]) -> str:
    """Return `valid` or `refused`. Any other exception is a bug and is raised."""
    try:
        attempt()
    except refusal as error:
        sentence = str(error)
        assert sentence, "a refusal must say why"
        assert "\n" not in sentence, "a refusal must be one line"
        return "refused"
    return "valid"


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    fuzzer = Fuzzer()
    for attempt in track(range(count), "mutating"):
        fuzzer.run(attempt)
    for name, times in sorted(fuzzer.outcomes.items()):
        print(f"{times:8,} {name}")
    refused = sum(times for name, times in fuzzer.outcomes.items() if name.endswith("refused"))
    print(f"{count:8,} in all, {refused:,} refused in a sentence, {count - refused:,} valid; no game was changed")


if __name__ == "__main__":
    main()
