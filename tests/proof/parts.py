"""The parts of the proof: what each shows, and the command that shows it."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Part:
    """A command, and how to read its figures.

    Figures are the rows of the tables that it prints, and the lines that match `figures`. A part that prints none has
    proved nothing and is red, whatever its exit code.
    """

    name: str
    shows: str
    command: tuple[str, ...]
    figures: str = ""
    short: tuple[str, ...] | None = None  # a command of a minute or two; without one, `--short` leaves the part out
    environment: Mapping[str, str] = field(default_factory=dict)


def python(*arguments: str) -> tuple[str, ...]:
    """Return a command of this Python."""
    return (sys.executable, *arguments)


def pytest(*arguments: str) -> tuple[str, ...]:
    """Return a run of tests."""
    return python("-m", "pytest", "--quiet", "-n", "2", "--dist", "loadgroup", *arguments)


def faults(name: str, shows: str, *proofs: str) -> Part:
    """Return a part of tests.server.faults."""
    module = ("-m", "tests.server.faults")
    return Part(f"faults-{name}", shows, python(*module, *proofs), short=python(*module, "--quick", *proofs))


def secrets(name: str, shows: str, short: int) -> Part:
    """Return a part of tests.server.secrets. `short` is the size of the short form."""
    module = ("-m", "tests.server.secrets")
    figures = rf"{name}: (?![\d,]+ s$).*"  # all lines but the time that it took
    return Part(f"secrets-{name}", shows, python(*module, name), figures, python(*module, f"{name}={short}"))


def shared(name: str, shows: str) -> Part:
    """Return a part of tests.server.shared."""
    return Part(f"shared-{name}", shows, python("-m", "tests.server.shared", name))


def mutants(place: str, shows: str) -> Part:
    """Return the mutants of one place."""
    return Part(f"mutants-{place}", shows, python("-m", "tests.mutants", place, "--count", "all"))


TESTS: Final = r"=*\s*\d+ (passed|failed).*"
STORM: Final = r"[\d,]+ \S.*|the (server's memory|limits hold): .*|all of it: .*"
ATTACKERS: Final = r".*: .*; [\d,]+ opened, .*"

# Not by the laws: they reach nearly every line, whether a test looks at it or not.
LINES: Final = (
    *pytest("tests/rules", "--ignore=tests/rules/laws", "--ignore=tests/rules/golden"),
    *("--cov", "--cov-report=term", "--cov-fail-under=99"),
)

PARTS: Final = (
    Part(
        "laws",
        "the laws of the rules, with 2,000 examples each",
        pytest("tests/rules/laws"),
        TESTS,
        environment={"ORIFLAMME_EXAMPLES": "2000"},
    ),
    Part(
        "lines",
        "the scenarios and the tests of single rules reach 99 % of the lines and branches of the rules",
        LINES,
        rf"{TESTS}|TOTAL .*",
        LINES,
        environment={"ORIFLAMME_PLAIN": "1"},
    ),
    Part(
        "fuzz",
        "mutated records, scenarios, actions and positions are valid or refused in a sentence",
        python("-m", "tests.fuzz"),
        r"[\d,]+ in all, .*",
        python("-m", "tests.fuzz", "6000"),
    ),
    Part(
        "peeking",
        "what a seat cannot know changes no action of any bot",
        python("-m", "tests.bots.peeking"),
        r".*: \d+ pairs, .*",
        python("-m", "tests.bots.peeking", "200"),
    ),
    Part(
        "previews",
        "previews say what happens, under exactly the conditions that matter",
        python("-m", "tests.previews"),
        r"[\d,]+ questions .*",
        python("-m", "tests.previews", "1000"),
    ),
    Part(
        "deductions",
        "the deduction sheet is what all worlds that fit a view have in common",
        python("-m", "tests.deductions"),
        r"[\d,]+ sheets, .*",
        python("-m", "tests.deductions", "500"),
    ),
    Part(
        "calibration",
        "the coach's chances and beliefs come true at five kinds of tables",
        python("-m", "benchmarks.calibration"),
        r"[\d,]+ decisions: .*",
        python("-m", "benchmarks.calibration", "--decisions", "400"),
    ),
    Part(
        "marks",
        "the marks of reviews tell the levels apart in every box",
        python("-m", "benchmarks.marks"),
        r"[\d,]+ games in each box: .*",
        python("-m", "benchmarks.marks", "--games", "2", "--effort", "0.02"),
    ),
    Part(
        "puzzles",
        "every puzzle of the package is solved anew, with ten times the simulations",
        python("-m", "tests.puzzles"),
        r"\d+ of \d+ puzzles agree: .*",
    ),
    Part(
        "soak",
        "games of every deck with overflows and wrong indices made fatal",
        ("make", "sanitize"),
        r"\d+ games, .*",
    ),
    Part(
        "arena",
        "intervals, the sequential test, the engines, the terminal and the nets, in their long forms",
        pytest("tests/arena", "tests/bots", "tests/unit", "tests/net"),
        TESTS,
        environment={"ORIFLAMME_LONG": "1"},
    ),
    faults("kills", "a killed server loses no action that it has confirmed", "kills", "outage"),
    faults("network", "games continue through a bad network", "network"),
    faults(
        "disk",
        "a disk that fails stops play and loses nothing",
        "disk-limited",
        "disk-immutable",
        "disk-full",
        "disk-read-only",
        "disk-flicker",
    ),
    faults("clock", "a jump of the clock costs no player time", "clock"),
    Part(
        "time",
        "no sequence of answers, undos, absences, vacations, pauses and restarts makes time grow",
        python("-m", "tests.server.time_account"),
        r"[\d,]+ sequences .*",
        python("-m", "tests.server.time_account", "2000"),
    ),
    faults("bots", "a bot that fails harms its own seat only", "bots"),
    secrets("pairs", "tables that differ in a secret look the same to a viewer who may not know it", 40),
    secrets("markers", "no hidden card leaves the server in any form", 3),
    secrets("undoing", "an action that can be taken back has revealed nothing", 2000),
    secrets("orders", "the delay of a standing order reveals nothing", 30),
    secrets("bots", "the delay of a bot's answer reveals nothing", 8),
    secrets("hearing", "the delay until people get the news of an action reveals nothing", 6),
    Part(
        "storm",
        "mutated frames and wrong messages change nothing and each gets a typed answer",
        python("-m", "tests.server.bad_input"),
        STORM,
        python("-m", "tests.server.bad_input", "20000", "4000", "10"),
    ),
    Part(
        "attackers",
        "an attacker with 64 or 1,100 connections is cut, and honest people play on",
        python("-m", "tests.server.bad_input.storm"),
        ATTACKERS,
        python("-m", "tests.server.bad_input.storm", "10"),
    ),
    shared("forks", "two processes never fork the history of a table"),
    shared("rolling", "processes are replaced one by one without a lost action"),
    shared("trouble", "processes and databases are killed, stopped and frozen; play continues"),
    shared("secrets", "the pairs of tables look the same through two processes"),
    Part(
        "browser",
        "whole games of every box in browsers; texts in all languages at all sizes",
        python("-m", "tests.web", "-n", "2", "--dist", "loadgroup"),
        TESTS,
    ),
    Part(
        "offline-parity",
        "a device under Pyodide sends every viewer the bytes that a server sends",
        python("-m", "tests.offline.parity"),
        r"\d+ of \d+ games are byte-equal .*",
        python("-m", "tests.offline.parity", "50"),
    ),
    Part(
        "offline-games",
        "whole games without any network, against bots and as a family, in five languages",
        python("-m", "tests.web.offline_games"),
        r"\w+: 2 whole games without a network, .*",
        python("-m", "tests.web.offline_games", "en"),
    ),
    mutants("rules", "a test fails when the rules are changed"),
    mutants("tables", "a test fails when tables, entries, news, clock or limits are changed"),
    mutants("accounts", "a test fails when accounts are changed"),
)
