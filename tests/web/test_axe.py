"""axe finds nothing wrong on any state of the page, light or dark."""

import pytest

from .conftest import Invite
from .measuring import axe_violations
from .people import DESKTOP, PHONE
from .states import ALL


@pytest.mark.parametrize("state", ALL)
async def test_axe_finds_nothing_wrong(invite: Invite, state: str) -> None:
    size = PHONE if state in ("held", "talk-sheet", "soldier", "long-reveal", "end") else DESKTOP
    ann = await invite(size=size, still=True)
    await ALL[state](ann)
    for theme in ("light", "dark"):
        await ann.page.emulate_media(color_scheme=theme)
        await ann.page.locator(f"html[data-theme={theme}]").wait_for()
        assert await axe_violations(ann.page) == [], f"{state}, {theme}"
