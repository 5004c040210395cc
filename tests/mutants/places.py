"""The places that are mutated, and the tests that may kill the mutants of each."""

from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Place:
    """Some files of one subject."""

    name: str
    files: tuple[str, ...]  # patterns below src/oriflamme
    stages: tuple[tuple[str, ...], ...]  # arguments of pytest, one run after the other; the fast ones first
    goal: float  # the share that must be killed
    omitted: tuple[str, ...] = ()  # names of files that are not mutated
    not_copied: tuple[str, ...] = ()  # patterns of files that the tests must do without
    environment: dict[str, str] = field(default_factory=dict)
    patience: float = 600.0  # seconds after which a mutant has timed out

    def in_short(self, stages: int) -> "Place":
        """Return the place with only its first stages, or with all of them for 0."""
        return replace(self, stages=self.stages[: stages or None])

    def sources(self) -> list[Path]:
        """Return the files, relative to the project."""
        package = ROOT / "src" / "oriflamme"
        found = {path.relative_to(ROOT) for pattern in self.files for path in package.glob(pattern)}
        return sorted(path for path in found if path.name not in self.omitted)


def in_process(*subjects: str) -> tuple[str, ...]:
    """Return the tests of the server's parts that need no server."""
    return tuple(f"tests/server/unit/test_{subject}.py" for subject in subjects)


PLACES = {
    place.name: place
    for place in (
        Place(
            name="rules",
            files=("rules/*.py",),
            omitted=("__init__.py",),  # it chooses between compiled and plain; mutants are plain
            not_copied=("*.so",),  # the tests would use the compiled rules, without the mutant
            stages=(
                ("tests/rules/golden", "-k", "record or position"),
                (
                    "tests/rules/test_actions.py",
                    "tests/rules/test_table.py",
                    "tests/rules/test_secrets.py",
                    "tests/rules/test_setup.py",
                    "tests/rules/scenarios",
                    "tests/rules/laws/test_events.py",
                    "tests/rules/test_game.py",
                    "tests/rules/laws/test_positions.py",
                ),
                ("tests/rules/laws/test_secrets.py",),
                ("tests/rules/golden", "-k", "sequences"),
                (
                    "tests/rules/laws/test_previews.py",
                    "tests/rules/laws/test_from_position.py",
                    "tests/rules/test_scenario_errors.py",
                ),
            ),
            goal=0.98,
            environment={"ORIFLAMME_PLAIN": "1"},
        ),
        Place(
            name="tables",
            files=(
                "server/tables/table.py",
                "server/storage/entries.py",
                "server/tables/news.py",
                "server/tables/clock.py",
                "server/wire/limits.py",
            ),
            stages=(in_process("table", "entries", "news", "live_news", "clock", "limits"),),
            goal=0.95,
        ),
        Place(
            name="accounts",
            files=(
                "server/accounts/*.py",
                "server/api/accounts.py",
                "server/api/bots.py",
                "server/turn_based/vacations.py",
                "protocol/accounts.py",
            ),
            stages=(
                (
                    *in_process("auth", "account_messages", "vacations", "endpoints", "sessions", "accounts", "games"),
                    *in_process("erasure", "bots", "passwords", "friends", "recovery", "identity"),
                    *("-k", "not postgres"),
                ),
                (*in_process("accounts_postgres", "recovery"), "-k", "postgres"),
            ),
            goal=0.95,
        ),
    )
}
