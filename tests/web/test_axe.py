"""axe finds nothing wrong on any state of the page, light or dark."""

import pytest

from .conftest import LONG, Invite
from .measuring import axe_violations
from .people import DESKTOP, PHONE
from .states import ALL, PAGES, SHEETS

ON_PHONES = ("held", "talk-sheet", "soldier", "long-reveal", "end")
QUICKLY = (*PAGES, *SHEETS, "soldier", "twin")


@pytest.mark.parametrize("state", ALL if LONG else QUICKLY)
async def test_axe_finds_nothing_wrong(invite: Invite, state: str) -> None:
    ann = await invite(size=PHONE if state in ON_PHONES else DESKTOP, still=True)
    await ALL[state](ann)
    assert await axe_violations(ann.page) == [], "light"
    await ann.page.emulate_media(color_scheme="dark")
    await ann.page.locator("html[data-theme=dark]").wait_for()
    assert await axe_violations(ann.page, "color-contrast") == [], "dark"  # nothing else is another one there
