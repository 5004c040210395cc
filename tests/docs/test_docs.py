"""The documentation tells the truth."""

import re
import tomllib
from textwrap import dedent

from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.verification import check_scenario

from .pages import PAGES, ROOT


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
    assert sorted(wanted) == sorted(pinned)


def test_no_requirement_contains_an_address() -> None:
    for file in ROOT.glob("requirements/*.txt"):
        assert "://" not in file.read_text()
