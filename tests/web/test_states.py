"""Every state of the page: axe finds no fault, and every text fits in every language.

Each state is opened once, every second one in the dark. The texts are those of longest_texts.py, in which a sentence
that names a card may be longer than in any language. So test_snapshots.py checks lines that are shortened on purpose
with an ellipsis. test_long.py checks everything in both themes, in every language and at every size.
"""

import re
from collections.abc import Iterable
from functools import cache

import pytest

from .club import Club
from .club_states import STATES as CLUB_STATES
from .conftest import CLUB, Invite
from .longest_texts import LONGEST, use_longest_texts
from .measurements import axe_violations, cut_off
from .people import DESKTOP, PHONE, TABLET, Person
from .states import ALL, PAGES, SHEETS
from .words import all_ids, all_words

STATES = (*PAGES, *SHEETS, "soldier", "masks", "twin", "judge", "long-reveal")  # the other tables look much the same
ON_PHONES = ("held", "talk-sheet", "soldier", "long-reveal", "end")
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
# Every text and every name that a person sees or hears, a line each.
TOLD = """
() => {
  const lines = [];
  for (const node of document.body.querySelectorAll("*")) {
    if (node.matches("script, style, template") || !node.checkVisibility({ visibilityProperty: true })) continue;
    for (const name of ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "placeholder"]) {
      if (node.hasAttribute(name)) lines.push(node.getAttribute(name));
    }
    for (const child of node.childNodes) if (child.nodeType === Node.TEXT_NODE) lines.push(child.data.trim());
  }
  return lines.filter(Boolean).join("\\n");
}
"""


@cache
def unmistakable_ids() -> set[str]:
    """Return the message ids that do not also occur as words in the texts."""
    return {name for name in all_ids() if "-" in name} - set(HYPHENATED.findall(all_words("en").lower()))


def theme_of(state: str, states: Iterable[str]) -> str:
    """Return the theme in which a state is looked at: each has half of them."""
    return ("light", "dark")[[*states].index(state) % 2]


async def faults_of(person: Person) -> list[str]:
    """Return every fault in what a person sees."""
    page = person.page
    found = [str(violation) for violation in await axe_violations(page)]
    told = await page.evaluate(TOLD)
    leaked = {*HYPHENATED.findall(told)} & unmistakable_ids() | {*re.findall(r"[{}$].*", told)}
    found += [f"a message id or an unfilled placeholder is shown: {text}" for text in leaked]
    await use_longest_texts(person)
    await person.speak(LONGEST)
    for size in (PHONE, TABLET) if person.touch else (DESKTOP, PHONE):
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        found += [f"at {size[0]}: {text}" for text in await cut_off(page, clamped=False)]
    return found


@pytest.mark.parametrize("state", STATES)
async def test_a_state_of_the_page_is_accessible_and_fits(invite: Invite, state: str) -> None:
    ann = await invite(size=PHONE if state in ON_PHONES else DESKTOP, theme=theme_of(state, STATES))
    await ALL[state](ann)
    assert await faults_of(ann) == []


@CLUB
@pytest.mark.parametrize("state", CLUB_STATES)
async def test_a_state_of_the_pages_about_people_is_accessible_and_fits(invite: Invite, club: Club, state: str) -> None:
    person = await invite("Guest", address=club.server.address, theme=theme_of(state, CLUB_STATES))
    await CLUB_STATES[state](person, club)
    assert await faults_of(person) == []
