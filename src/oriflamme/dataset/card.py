"""The card of a data set: how it was made, what is in it, and how to make it again."""

import shlex
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from .. import __version__
from .files import TABLES
from .games import Recipe

NAME: Final = "README.md"  # where sites for data sets look for it
COLUMNS: Final = """\
- `games`: one row for each game. `record` is the whole game as JSON: its deal and its actions.
- `seats`: one row for each seat of each game: the bot (`name`), its influence (`stock`) and cards in the queue at the
  end, its `rank`, whether it has `won`, and the cards it was dealt.
- `actions`: one row for each decision: its `number` in the game, the `round`, the `seat`, the `question`, the `action`
  in the notation, the `card` and `pile` that it names, and how many actions were `legal`.
"""
SECRETS: Final = """\
For each game the deal, the first player and the bot of each seat are drawn. A bot sees what its seat may know. The data
show everything, hidden cards too: filter them with `Game.view` before a learner sees them.
"""


class Count:
    """Counts what passes through it: games, decisions, and how often each bot played and won."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.played: Counter[str] = Counter()
        self.won: defaultdict[str, float] = defaultdict(float)  # a shared victory counts in parts

    def of(self, records: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Pass the records on."""
        for record in records:
            self.games += 1
            self.decisions += len(record["actions"])
            self.played.update(record["players"])
            winners = record["result"]["winners"]
            for seat in winners:
                self.won[record["players"][seat]] += 1 / len(winners)
            yield record


def command_of(recipe: Recipe, form: str) -> str:
    """Return the command that makes a data set again."""
    words = ["oriflamme", "dataset", "FOLDER", "--format", form, "--games", str(recipe.games)]
    words += ["--players", str(recipe.players), "--deck", recipe.deck, "--bots", ",".join(recipe.bots)]
    words += ["--seed", str(recipe.seed)]
    return shlex.join([*words, *(word for option in recipe.options for word in ("--option", option))])


def card(recipe: Recipe, form: str, count: Count, files: Iterable[Path]) -> str:
    """Write the card. It says nothing that differs when the data set is made again."""
    made_with = [f"oriflamme {__version__}"] + ([f"pyarrow {version('pyarrow')}"] if form == "parquet" else [])
    shares = [
        f"| `{name}` | {played} | {100 * count.won[name] / played:.1f} % |"
        for name, played in sorted(count.played.items())
    ]
    listed = [
        f"| `{path.name}` | {path.stat().st_size} | `{sha256(path.read_bytes()).hexdigest()}` |" for path in files
    ]
    content = COLUMNS if form == "parquet" else "- `games.jsonl`: one game in each line, its deal and its actions.\n"
    return "\n".join(
        (
            *_front_matter(form),
            "# Games of Oriflamme",
            "",
            f"{count.games} games with {count.decisions} decisions, played by bots.",
            "",
            "## How it was made",
            "",
            f"    {command_of(recipe, form)}",
            "",
            f"with {' and '.join(made_with)}. The same command and versions make the same bytes.",
            "",
            SECRETS,
            "| bot | seats | won |",
            "|---|---|---|",
            *shares,
            "",
            "## What is in it",
            "",
            content,
            "| file | bytes | SHA-256 |",
            "|---|---|---|",
            *listed,
            "",
        )
    )


def _front_matter(form: str) -> Iterator[str]:
    """Tell sites for data sets which files belong together."""
    yield from ("---", "pretty_name: Games of Oriflamme", "tags: [game, card-game, imperfect-information]", "configs:")
    names = TABLES if form == "parquet" else ("games",)
    for name in names:
        yield from (f"- config_name: {name}", f"  data_files: {name}.{form}")
    yield from ("---", "")
