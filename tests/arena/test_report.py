"""The report has the figures and fetches nothing, and the command line writes it."""

import re
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from oriflamme.arena.command import arena
from oriflamme.arena.deals import play_job
from oriflamme.arena.job import Job
from oriflamme.arena.progress import Display, duration
from oriflamme.arena.report import Report, page
from oriflamme.arena.statistics import percent, win_share
from oriflamme.arena.tally import Fault, Tally
from tests.arena.runs import cell

VOID = {"meta", "br"}


class Reader(HTMLParser):
    """Checks that elements are closed, and collects what a browser would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        assert tag not in ("script", "link", "iframe", "img")
        for name, value in attrs:
            if name.split(":")[-1] in ("href", "src", "srcset", "data") and not (value or "").startswith("#"):
                self.fetched.append(f"{name}={value}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(text: str) -> str:
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    assert not reader.fetched
    assert not re.search(r"@import|url\((?!#)", text)
    return reader.text


def test_a_report_of_a_grid_has_its_figures_and_fetches_nothing() -> None:
    cells = [cell(deck="base"), cell("style:revealer", "style:stacker", 3, "random")]
    found = {of: play_job(Job(of, 5, 0, 15, points=True)) for of in cells}
    found[cells[0]].faults.append(Fault("<b>ad", 1, 0, 2, 7, "raised Oops & more"))
    text = read(page(Report(found, 5, 15, "oriflamme arena grid")))
    for of, tally in found.items():
        share = win_share(tally)
        assert percent(share.value) in text
        assert share.interval in text
        assert of.opponents in text
    for words in ("By seat", "By deck", "How points are earned", "Length of games", "the worst cell first"):
        assert words in text
    assert "<b>ad in seat 2 of deal 1" in text
    assert "raised Oops & more" in text
    assert percent(win_share([found[cells[1]]], 2).value) in text


def test_a_report_without_any_finished_game_says_so() -> None:
    of = cell()
    assert "No game was finished" in read(page(Report({of: Tally()}, 1, 1)))


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(arena, words, catch_exceptions=False)
    assert result.exit_code == code, result.output
    return result.output


def test_match_and_grid_print_shares_and_write_reports(tmp_path: Path) -> None:
    results, report = tmp_path / "r.jsonl", tmp_path / "r.html"
    words = ["match", "style:revealer", "style:waiter", "--deals", "12", "--points"]
    printed = run(*words, "--results", str(results), "--report", str(report))
    assert "style:revealer against three style:waiter, base, 4 players:" in printed
    assert "48 games" in printed
    assert "48 of 48 games" in printed
    assert "How points are earned" in read(report.read_text())
    assert len(results.read_text().splitlines()) == 2
    again = run(*words, "--results", str(results))
    assert printed.splitlines()[-3:-1] == again.splitlines()[-2:]


def test_tournament_and_compare_print_results_and_write_reports(tmp_path: Path) -> None:
    report = tmp_path / "r.html"
    printed = run("tournament", "random", "style:stacker", "--deals", "10", "--players", "3", "--report", str(report))
    assert "par 33 %" in printed
    text = read(report.read_text())
    assert "Who beats whom" in text
    assert "Ratings" in text
    assert "Of 2 bots, random is rated highest and is above par at every table." in text
    words = ["compare", "beginner", "casual", "random", "--deals", "300", "--report", str(report)]
    assert "beginner is no better than casual" in run(*words, code=1)
    assert "Sequential test" in read(report.read_text())


def test_wrong_arguments_are_refused_in_one_sentence() -> None:
    assert "one deck" in run("compare", "a", "b", "c", "--deck", "base", "--deck", "any", code=2)
    assert "--players" in run("match", "a", "b", "--players", "6", code=2)
    with pytest.raises(ValueError, match="two different bots"):
        run("tournament", "random", "random")


def test_a_report_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    results = tmp_path / "r.jsonl"
    words = ["match", "random", "random", "--deals", "1", "--results", str(results)]
    with pytest.raises(FileNotFoundError):
        run(*words, "--report", str(tmp_path / "no" / "r.html"))
    assert not results.exists() or results.read_text() == ""
    run(*words)
    assert results.read_text() != ""


def test_a_terminal_shows_a_table_and_others_get_lines() -> None:
    job = Job(cell(), 5, 0, 10)
    tally = play_job(job)
    tally.faults = [Fault("bad", number, 0, 0, 3, "raised") for number in range(20)]
    shown = {}
    for terminal in (True, False):
        console = Console(file=StringIO(), force_terminal=terminal, width=120)
        with Display(console) as display:
            display.begin([cell(), cell("random")], 80)
            display.hear(job, tally, False)
        assert isinstance(console.file, StringIO)
        shown[terminal] = console.file.getvalue()
        assert shown[terminal].count("bad in seat 0 of deal") == 5
    assert "95 % interval" in shown[True]
    assert win_share(tally).interval in shown[True]
    assert "40 of 80 games" in shown[False]
    assert "left" in shown[False]


def test_durations_are_written_in_the_largest_fitting_unit() -> None:
    assert [duration(seconds) for seconds in (5, 600, 9000)] == ["5 s", "10 min", "2.5 h"]
