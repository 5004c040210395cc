"""Every kind of page, sheet and table: axe finds no fault, and every text fits in every language.

Each state is opened once, every second one in the dark. The texts are those of longest_texts.py, in which a sentence
that names a card may be longer than in any language. So test_snapshots.py checks lines that are shortened on purpose
with an ellipsis. test_long.py checks everything in both themes, in every language and at every size.

Left out here, and opened by test_long.py only: the states of ALIKE, which are laid out as another one that shows all
they have, and the tables that states.py has besides ON_TABLES. What this misses is a fault in their own words.
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

ON_TABLES = ("soldier", "twin", "judge", "long-reveal")  # a stack, every mark on cards, every mark on seats, 35 piles
# The states that are left out, by the one that is opened in their place: the same parts in the same places, or more.
ALIKE = {
    "home": ("home-for-newcomers", "new"),
    "rules": ("credits",),
    "missing": ("closed", "no-replay", "which-table", "no-such-person", "refused"),  # a title, a sentence and a link
    "tables-rated": ("tables", "home-rated"),
    "puzzle-answered": ("puzzle",),
    "end-of-a-mix": ("end-of-a-tie",),
    "sign-in": ("recovery",),  # a form that has been refused
    "own-profile": ("profile",),
    "action": ("actions",),
}
LEFT_OUT = {state for alike in ALIKE.values() for state in alike}
STATES = tuple(state for state in (*PAGES, *SHEETS, *ON_TABLES) if state not in LEFT_OUT)
PEOPLE_STATES = tuple(state for state in CLUB_STATES if state not in LEFT_OUT)
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


def test_a_state_is_left_out_only_where_another_one_is_opened_in_its_place() -> None:
    opened = {*STATES, *PEOPLE_STATES}
    assert {*ALIKE} <= opened and not LEFT_OUT & opened
    assert opened | LEFT_OUT == {*PAGES, *SHEETS, *ON_TABLES, *CLUB_STATES}


@pytest.mark.parametrize("state", STATES)
async def test_a_state_of_the_page_is_accessible_and_fits(invite: Invite, state: str) -> None:
    ann = await invite(size=PHONE if state in ON_PHONES else DESKTOP, theme=theme_of(state, STATES))
    await ALL[state](ann)
    assert await faults_of(ann) == []


@CLUB
@pytest.mark.parametrize("state", PEOPLE_STATES)
async def test_a_state_of_the_pages_about_people_is_accessible_and_fits(invite: Invite, club: Club, state: str) -> None:
    person = await invite("Guest", address=club.server.address, theme=theme_of(state, PEOPLE_STATES))
    await CLUB_STATES[state](person, club)
    assert await faults_of(person) == []
