"""Every state of the page: axe finds no fault, and every text fits in every language.

Each state is opened once. The texts are those of longest_texts.py, in which a sentence that names a card may be longer
than in any language. So test_snapshots.py checks lines that are shortened on purpose with an ellipsis. test_long.py
checks everything in every language at every size.
"""

import re
from functools import cache

import pytest

from .club import Club
from .club_states import STATES as CLUB_STATES
from .conftest import CLUB, Invite
from .longest_texts import TEXTS, WORDS, use_longest_texts
from .measurements import axe_violations, cut_off
from .people import DESKTOP, PHONE, TABLET, Person
from .states import ALL, PAGES, SHEETS
from .words import all_ids, all_words

STATES = (*PAGES, *SHEETS, "soldier", "masks", "twin", "judge", "long-reveal")  # the other tables look much the same
ON_PHONES = ("held", "talk-sheet", "soldier", "long-reveal", "end")
DESKTOP_CHECKS = ((DESKTOP, TEXTS), (PHONE, TEXTS), (PHONE, WORDS))
PHONE_CHECKS = ((PHONE, TEXTS), (PHONE, WORDS), (TABLET, WORDS))
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


@cache
def unmistakable_ids() -> set[str]:
    """Return the message ids that do not also occur as words in the texts."""
    return {name for name in all_ids() if "-" in name} - set(HYPHENATED.findall(all_words("en").lower()))


async def faults_of(person: Person) -> list[str]:
    """Return every fault in what a person sees."""
    page = person.page
    found = [f"light: {violation}" for violation in await axe_violations(page)]
    tree = await page.locator("body").aria_snapshot()
    leaked = {*HYPHENATED.findall(tree)} & unmistakable_ids() | {*re.findall(r"[{}$].*", tree)}
    found += [f"a message id or an unfilled placeholder is shown: {text}" for text in leaked]
    await page.emulate_media(color_scheme="dark")
    await page.locator("html[data-theme=dark]").wait_for()
    dark = await axe_violations(page, "color-contrast")  # only the colours differ in the dark
    found += [f"dark: {violation}" for violation in dark]
    await use_longest_texts(person)
    for size, language in PHONE_CHECKS if person.touch else DESKTOP_CHECKS:
        await page.set_viewport_size({"width": size[0], "height": size[1]})
        if person.language != language:
            await person.speak(language)
        found += [f"at {size[0]}: {text}" for text in await cut_off(page, clamped=False)]
    return found


@pytest.mark.parametrize("state", STATES)
async def test_a_state_of_the_page_is_accessible_and_fits(invite: Invite, state: str) -> None:
    ann = await invite(size=PHONE if state in ON_PHONES else DESKTOP)
    await ALL[state](ann)
    assert await faults_of(ann) == []


@CLUB
@pytest.mark.parametrize("state", CLUB_STATES)
async def test_a_state_of_the_pages_about_people_is_accessible_and_fits(invite: Invite, club: Club, state: str) -> None:
    person = await invite("Guest", address=club.server.address)
    await CLUB_STATES[state](person, club)
    assert await faults_of(person) == []
