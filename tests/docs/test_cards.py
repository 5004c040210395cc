"""The texts of the cards cite the rules, and explain every kind."""

import re

from oriflamme.rules.kinds import NAMES

from .pages import ROOT


def test_every_kind_is_explained_by_rules_that_exist() -> None:
    rules = set(re.findall(r"\bR\d+\b", (ROOT / "docs/rules.md").read_text(encoding="utf-8")))
    texts = (ROOT / "src/oriflamme/texts/en/cards.ftl").read_text(encoding="utf-8")
    entries = dict(re.findall(r"^kind-([a-z-]+) = .+\n((?:    .*\n?)+)", texts, re.MULTILINE))
    assert {name.replace("_", "-") for name in NAMES[1:]} <= set(entries)
    for name in NAMES[1:]:
        entry = entries[name.replace("_", "-")]
        assert "    .text = " in entry and "    .ruling-1 = " in entry, name
        assert set(re.findall(r"\bR\d+\b", entry)) <= rules, name
