"""The long form, `python -m tests.web`: every state by axe and in every language and size, and games of every box."""

import pytest

from .club import Club
from .club_states import STATES as CLUB_STATES
from .conftest import CLUB, Invite
from .measurements import EVERYWHERE, axe_violations, cut_off
from .people import DESKTOP, PHONE, Person
from .positions import TEN
from .states import ALL
from .sweep import LESSONS, REPLAYS, SCENES, SIZES, ZOOMED, Size, sweep
from .test_fit import check_fit
from .test_games import play_together

# Box or mix, people, bots.
GAMES = [
    ("base", 3, 1),
    ("ablaze", 3, 0),
    ("alliance", 2, 3),
    ("masks", 2, 1),
    *((deck, 5, 0) for deck in ("base", "ablaze", "alliance", "court", "random")),
    *((deck, 4, 1) for deck in ("tribunal", "blood", "any")),
]


async def check_in_both_themes(person: Person) -> None:
    """Let axe look at the page in the light, and at its colours in the dark."""
    assert await axe_violations(person.page) == [], "light"
    await person.page.emulate_media(color_scheme="dark")
    await person.page.locator("html[data-theme=dark]").wait_for()
    assert await axe_violations(person.page, "color-contrast") == [], "dark"


async def cut_off_anywhere(person: Person) -> list[str]:
    """Return every text that is cut off in any language at any size."""
    found = []
    for size, language in EVERYWHERE:
        await person.page.set_viewport_size({"width": size[0], "height": size[1]})
        await person.speak(language)
        found += [f"{language} at {size[0]}: {text}" for text in await cut_off(person.page)]
    return found


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("state", ALL)
async def test_axe_finds_nothing_wrong(invite: Invite, state: str, size: tuple[int, int]) -> None:
    ann = await invite(size=size)
    await ALL[state](ann)
    await check_in_both_themes(ann)


@CLUB
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("state", CLUB_STATES)
async def test_axe_finds_nothing_wrong_about_people(
    invite: Invite, club: Club, state: str, size: tuple[int, int]
) -> None:
    person = await invite("Guest", address=club.server.address, size=size)
    await CLUB_STATES[state](person, club)
    await check_in_both_themes(person)


@pytest.mark.parametrize("state", ALL)
async def test_no_text_is_cut_off_in_any_language(invite: Invite, state: str) -> None:
    ann = await invite()
    await ALL[state](ann)
    assert await cut_off_anywhere(ann) == []


@CLUB
@pytest.mark.parametrize("state", CLUB_STATES)
async def test_no_text_about_people_is_cut_off_in_any_language(invite: Invite, club: Club, state: str) -> None:
    person = await invite("Guest", address=club.server.address)
    await CLUB_STATES[state](person, club)
    assert await cut_off_anywhere(person) == []


@pytest.mark.parametrize("name", TEN)
async def test_a_table_never_scrolls_and_everything_on_it_can_be_clicked(invite: Invite, name: str) -> None:
    await check_fit(await invite(), name)


@pytest.mark.parametrize("size", [*SIZES, *ZOOMED])
async def test_the_parts_of_a_table_keep_clear_of_one_another(invite: Invite, size: Size) -> None:
    ann = await invite(size=DESKTOP)
    seen = sweep(ann, [(size, shown) for shown in (*SCENES, *REPLAYS, *LESSONS)])
    wrong = [str(look) async for look in seen if look.faults]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("deck", "people", "bots"), GAMES)
async def test_people_and_bots_play_a_whole_game_of_any_box(invite: Invite, deck: str, people: int, bots: int) -> None:
    sizes = (DESKTOP, *(PHONE for _ in range(people - 1)))
    friends = [await invite(f"P{seat}", size=size) for seat, size in enumerate(sizes)]
    await play_together(friends, deck, people + bots)
