"""The documentation tells the truth."""

import re
import tomllib
from pathlib import Path
from textwrap import dedent

from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.verification import check_scenario

from .pages import PAGES, ROOT
from .site import fetched_from_elsewhere


def scenarios_in(text: str) -> list[str]:
    """Return the blocks of a page that are scenarios: fenced as toml, or indented."""
    blocks = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    blocks += [dedent(block) for block in re.findall(r"(?:^ {4}.*\n)+", text, re.MULTILINE)]
    return [block for block in blocks if "[[scenario]]" in block]


def test_scenarios_in_the_documentation_pass() -> None:
    blocks = [block for page in PAGES for block in scenarios_in(page.read_text(encoding="utf-8"))]
    assert blocks
    for block in blocks:
        for table in read_scenarios(block):
            assert list(check_scenario(read_scenario(table))) == []


def test_every_rule_cited_by_a_scenario_exists() -> None:
    rules = set(re.findall(r"\bR\d+\b", (ROOT / "docs/rules.md").read_text(encoding="utf-8")))
    files = list(ROOT.glob("tests/rules/scenarios/*.toml"))
    assert files
    for file in files:
        for table in read_scenarios(file.read_text(encoding="utf-8")):
            assert set(re.findall(r"\bR\d+\b", table["name"])) <= rules


def test_the_build_uses_the_pinned_versions() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    pinned = [line for line in (ROOT / "requirements/build.txt").read_text().splitlines() if not line.startswith("#")]
    node = re.findall(r'^NODE = "(.+?)"', (ROOT / "hatch_build.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted([*wanted, *node]) == sorted(pinned)


def test_no_requirement_contains_an_address() -> None:
    for file in ROOT.glob("requirements/*.txt"):
        assert "://" not in file.read_text()


def test_every_page_of_the_documentation_is_on_the_site() -> None:
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    listed = set(re.findall(r"([\w/-]+\.md)", nav))
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    assert {page for page in pages if not page.startswith("decisions/")} <= listed


def test_a_site_that_fetches_something_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<link rel="x" href="https://example.org/font.css"><a href="https://example.org">'
    )
    (tmp_path / "style.css").write_text("@import '//example.org/more.css'; .a { background: url(local.png) }")
    assert fetched_from_elsewhere(tmp_path) == [
        "page.html: https://example.org/font.css",
        "style.css: //example.org/more.css",
    ]
