"""A screen reader gets the expected text for ten positions; families differ not only in colour.

Each position comes in English and in one more language, and in the long form (`python -m tests.web`) in all five.
"""

import re

import pytest
from playwright.async_api import expect

from .conftest import LONG, Invite
from .measurements import cut_off
from .people import DESKTOP, PHONE
from .positions import NAMES as PEOPLE
from .positions import position
from .snapshots import FOLDER, NAMES, file_of, size_of, snapshots
from .words import LANGUAGES, words

COLOURS = ("red", "blue", "green", "yellow", "violet")
LETTERS = "RBGYV"


def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages in which a position is read."""
    first, *others = LANGUAGES
    return (first, others[NAMES.index(name) % len(others)]) if not LONG else LANGUAGES


def test_every_language_is_read() -> None:
    assert {language for name in NAMES for language in languages_of(name)} == {*LANGUAGES}


@pytest.mark.parametrize("name", NAMES)
async def test_the_accessibility_tree_matches_its_snapshot_and_its_texts_fit(invite: Invite, name: str) -> None:
    ann = await invite(size=size_of(name))
    async for language, found in snapshots(ann, name, languages_of(name)):
        expected = file_of(name, language).read_text(encoding="utf-8")
        assert found == expected, f"{language}; if the new text is right, run: python -m tests.web.snapshots"
        assert await cut_off(ann.page) == [], language


def test_there_is_one_snapshot_for_each_position_and_language() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {
        file_of(name, language).name for name in NAMES for language in LANGUAGES
    }


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_families_differ_in_name_letter_pattern_and_crest(invite: Invite, size: tuple[int, int]) -> None:
    ann = await invite(size=size, plain=False)
    await ann.sit_at(position("judge"))
    seen = []
    for seat in range(1, 5):
        crest = words(f"family-{COLOURS[seat]}.crest")
        button = ann.page.get_by_role("button", name=re.compile(f"^{PEOPLE[seat]}, "))
        await expect(button).to_have_attribute("aria-label", re.compile(f"{crest}.*\\({LETTERS[seat]}\\)"))
        seen.append(await button.evaluate(SIGNS))
    own = ann.page.get_by_role("region" if size == DESKTOP else "button", name=ann.like("own-label")).first
    await ann.press(own.get_by_role("button").first if size == DESKTOP else own)
    await expect(ann.page.get_by_role("dialog")).to_contain_text(words("family-red.crest"))
    await ann.page.keyboard.press("Escape")
    seen.append(await own.evaluate(SIGNS))
    patterns = [sign["pattern"] for sign in seen]
    crests = [sign["crest"] for sign in seen]
    assert all(patterns) and len(set(patterns)) == 5, patterns
    assert all(crests) and len(set(crests)) == 5, crests


# The hatching without its colours, and the crest on the shield.
SIGNS = r"""
(node) => {
  let pattern = "";
  for (const part of [node, ...node.querySelectorAll("*")]) {
    const style = getComputedStyle(part);
    if (/gradient/.test(style.backgroundImage) && /hatched/.test(part.className)) {
      pattern = style.backgroundImage.replace(/rgba?\([^)]*\)|color\([^)]*\)/g, "") + style.backgroundSize;
    }
  }
  const crest = [...node.querySelectorAll("use")].map((use) => use.getAttribute("href").split("#")[1]);
  const crests = ["lion", "stone-tower", "oak", "heraldic-sun", "raven"];
  return { pattern, crest: crest.find((name) => crests.includes(name)) };
}
"""


async def test_every_card_in_the_queue_shows_its_family_without_colour(invite: Invite) -> None:
    ann = await invite(plain=False)
    await ann.sit_at(position("judge"))
    shown = position("judge").game.show(0)
    tops = ann.queue.get_by_role("button")
    patterns: dict[int, set[str]] = {}
    flat = [card for pile in shown.queue for card in pile]
    for card, button in zip(flat, await tops.all(), strict=True):
        patterns.setdefault(card.owner, set()).add((await button.evaluate(SIGNS))["pattern"])
    assert all(len(found) == 1 for found in patterns.values()), patterns
    assert len(set.union(*patterns.values())) == len(patterns)
