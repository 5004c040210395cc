"""Every state of the page: axe finds nothing wrong with it, and everything it says fits, in whatever language.

Each state is opened once. The texts are those of longest.py, where a sentence with a card in it may be longer than in
any language: a line that ends with an ellipsis on purpose is looked at in test_snapshots.py, in each language.
test_long.py reads everything in every language at every size.
"""

import re
from functools import cache

import pytest

from .club import Club
from .club_states import STATES as CLUB_STATES
from .conftest import CLUB, Invite
from .longest import TEXTS, WORDS, give_longest
from .measurements import axe_violations, cut_off
from .people import DESKTOP, PHONE, TABLET, Person
from .states import ALL, PAGES, SHEETS
from .words import all_ids, all_words

STATES = (*PAGES, *SHEETS, "soldier", "masks", "twin", "judge", "long-reveal")  # the other tables look like them
ON_PHONES = ("held", "talk-sheet", "soldier", "long-reveal", "end")
AT_A_DESK = ((DESKTOP, TEXTS), (PHONE, TEXTS), (PHONE, WORDS))
IN_THE_HAND = ((PHONE, TEXTS), (PHONE, WORDS), (TABLET, WORDS))
HYPHENATED = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")


@cache
def ids() -> set[str]:
    """Return the ids of all messages that are not words as well."""
    return {name for name in all_ids() if "-" in name} - set(HYPHENATED.findall(all_words("en").lower()))


async def faults_of(person: Person) -> list[str]:
    """Return everything that is wrong with what a person sees."""
    page = person.page
    found = [f"light: {violation}" for violation in await axe_violations(page)]
    tree = await page.locator("body").aria_snapshot()
    said = {*HYPHENATED.findall(tree)} & ids() | {*re.findall(r"[{}$].*", tree)}
    found += [f"the id of a message is said, or what should be put into it: {what}" for what in said]
    await page.emulate_media(color_scheme="dark")
    await page.locator("html[data-theme=dark]").wait_for()
    dark = await axe_violations(page, "color-contrast")  # nothing else is another one there
    found += [f"dark: {violation}" for violation in dark]
    await give_longest(person)
    for size, language in IN_THE_HAND if person.touch else AT_A_DESK:
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
