"""The proof resumes, repeats what failed, and writes its figures."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.proof.__main__ import main
from tests.proof.figures import read_figures
from tests.proof.parts import PARTS, TESTS, Part, python
from tests.proof.state import Run, State, commit_of

ROOT = Path(__file__).parents[2]


class Bench:
    """A proof of small parts: one that passes, one that passes if a file exists, and one without figures."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.page = folder / "proof.md"
        self.cure = folder / "cure"
        self.ran = folder / "ran"
        self.parts = [
            self.part("good", "print('7 tried, none wrong')"),
            self.part("ill", f"print('1 | 2 <tried>'); sys.exit(not Path({str(self.cure)!r}).exists())"),
        ]

    def part(self, name: str, code: str) -> Part:
        """Return a part that records its name and runs some code."""
        noted = f"import sys; from pathlib import Path; Path({str(self.ran)!r}).open('a').write('{name} ');"
        command = python("-S", "-c", noted + code)
        return Part(name, f"that {name} is so", command, r".* tried.*|.*<tried>", (*command, "short"))

    def run(self, *arguments: str, commit: str = "abc1234") -> int:
        """Run a proof, and forget what ran before."""
        self.ran.write_text("")
        return main(arguments, self.parts, self.folder / "proof", self.page, commit)

    @property
    def names(self) -> list[str]:
        """The parts that ran."""
        return self.ran.read_text().split()

    def row(self, name: str) -> str:
        """Return the row of a part on the page."""
        (found,) = [line for line in self.page.read_text().splitlines() if line.startswith(f"| {name} |")]
        return found


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_a_part_that_has_passed_is_not_run_again_and_a_red_one_is(bench: Bench) -> None:
    assert bench.run() == 1
    assert bench.names == ["good", "ill"]
    assert bench.run() == 1
    assert bench.names == ["ill"]
    bench.cure.touch()
    assert bench.run() == 0
    assert bench.names == ["ill"]
    assert bench.run() == 0
    assert bench.names == []
    assert bench.run("--again") == 0
    assert bench.names == ["good", "ill"]


def test_another_commit_runs_everything_and_uncommitted_changes_never_count(bench: Bench) -> None:
    bench.cure.touch()
    for commit in ("abc1234", "def5678", "def5678+changes", "def5678+changes"):
        assert bench.run(commit=commit) == 0
        assert bench.names == ["good", "ill"]
    assert bench.run(commit="abc1234") == 0
    assert bench.names == []


def test_the_page_has_the_figures_the_result_and_the_commit(bench: Bench) -> None:
    bench.run()
    text = bench.page.read_text()
    assert "at commit abc1234" in text
    assert bench.row("good") == "| good | that good is so | 7 tried, none wrong | 0.0 | green |"
    assert bench.row("ill") == "| ill | that ill is so | 1 \\| 2 &lt;tried> | 0.0 | red |"


def test_a_part_that_was_not_run_here_is_shown_with_the_commit_of_its_last_run(bench: Bench) -> None:
    bench.run("good", commit="abc1234")
    assert "| no run is recorded |" in bench.row("ill")
    assert bench.run("ill", commit="def5678") == 1
    assert bench.names == ["ill"]
    assert "7 tried, none wrong" in bench.row("good")
    assert "| not run at this commit; green at abc1234 on 20" in bench.row("good")


def test_another_machine_still_shows_the_last_run_of_each_part_and_repeats_it(bench: Bench) -> None:
    bench.cure.touch()
    assert bench.run() == 0
    shutil.rmtree(bench.folder / "proof")
    assert bench.run("good", commit="def5678") == 0
    assert "1 \\| 2 &lt;tried> | 0.0 | not run at this commit; green at abc1234 on 20" in bench.row("ill")
    assert bench.run() == 0
    assert bench.names == ["good", "ill"]


def test_a_part_without_figures_is_red(bench: Bench) -> None:
    bench.parts = [bench.part("silent", "print('all is well')")]
    assert bench.run() == 1
    assert bench.row("silent").endswith("| red |")
    assert (bench.folder / "proof" / "silent.log").read_text() == "all is well\n"


def test_short_forms_leave_the_page_and_the_state_alone(bench: Bench) -> None:
    bench.parts = [bench.part("long", "print(f'{len(sys.argv)} tried')")]
    assert bench.run("--short") == 0
    assert not bench.page.exists()
    assert "| 2 tried |" in (bench.folder / "proof" / "short" / "proof.md").read_text()
    assert bench.run() == 0
    assert bench.names == ["long"]
    assert "| 1 tried |" in bench.row("long")


def test_a_part_that_does_not_exist_is_refused(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("nonsense") == 2
    assert "No part is called nonsense." in capsys.readouterr().err
    bench.parts = [Part("long", "", ("none",))]
    assert bench.run("--short", "long") == 2
    assert bench.names == []


def test_the_list_runs_nothing(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("--list") == 0
    assert bench.names == []
    assert "no run is recorded" in capsys.readouterr().out
    assert not bench.page.exists()


def test_the_last_run_is_the_latest(tmp_path: Path) -> None:
    state = State(tmp_path, tmp_path / "proof.json")
    assert state.last("x") is None
    for commit, day in (("b", "2026-01-02"), ("a", "2026-01-03"), ("c", "2026-01-01")):
        state.keep(Run("x", commit, day, 1.0, 0, ("1",)))
    last = state.last("x")
    assert last is not None
    assert last.commit == "a"


def test_prose_is_not_part_of_the_commit(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        settings = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(("git", *settings, *arguments), cwd=tmp_path, check=True, capture_output=True)

    git("init")
    (tmp_path / "code.py").write_text("1")
    git("add", ".")
    git("commit", "-m", "code")
    commit = commit_of(tmp_path)
    assert len(commit) >= 7
    (tmp_path / "README.md").write_text("words")
    assert commit_of(tmp_path) == commit
    git("add", ".")
    git("commit", "-m", "words")
    assert commit_of(tmp_path) == commit
    (tmp_path / "code.py").write_text("2")
    assert commit_of(tmp_path) == f"{commit}+changes"


TABLES = """\
load of this machine before: 0.3 on 2 cores
kills
┏━━━━━━━━━┳━━━━━━━┳━━━━━━━━┳━━┓
┃ what    ┃ found ┃ needed ┃  ┃
┡━━━━━━━━━╇━━━━━━━╇━━━━━━━━╇━━┩
│ kills   │ 200   │        │  │
│ actions │ 0     │ 0      │  │
│ lost    │       │        │  │
└─────────┴───────┴────────┴──┘
outage
┏━━━━━━━━━┳━━━━━━━┳━━━━━━━━┳━━┓
┃ what    ┃ found ┃ needed ┃  ┃
┡━━━━━━━━━╇━━━━━━━╇━━━━━━━━╇━━┩
│ missing │ 0.1 s │ 0.5 s  │  │
└─────────┴───────┴────────┴──┘
everything holds
"""


def test_figures_are_read_from_tables_and_lines() -> None:
    assert read_figures(TABLES, "") == (
        "kills, kills: 200",
        "kills, actions lost: 0 (needed: 0)",
        "outage, missing: 0.1 s (needed: 0.5 s)",
    )
    assert read_figures("50%\r\x1b[32m 12 passed\x1b[0m in 3 s\nother", TESTS) == ("12 passed in 3 s",)
    assert read_figures("12 passed", "") == ()


def test_a_table_may_have_two_columns() -> None:
    lines = ["mutants", "┏━━━━━━┳━━━━━━━━┓", "┃ what ┃ number ┃", "│ tried │ 600 │", "│ killed (98 %) │ 99.1 % │"]
    assert read_figures("\n".join(lines), "") == ("tried: 600", "killed (98 %): 99.1 %")


def test_every_part_has_a_name_and_a_command_of_its_own() -> None:
    assert len({part.name for part in PARTS}) == len(PARTS)
    assert len({part.command for part in PARTS}) == len(PARTS)
    modules = {part.command[2] for part in PARTS if part.command[1] == "-m"}
    for module in modules - {"pytest"}:
        path = ROOT.joinpath(*module.split("."))
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module
