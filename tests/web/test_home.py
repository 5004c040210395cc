"""The first page and the invitation: the main controls at once, no broken words, a seat in a chosen house."""

import pytest
from playwright.async_api import expect

from oriflamme.texts import languages

from .accounts import at_home_with_friends, befriend, new_name, sign_in, sign_up
from .conftest import Invite
from .people import DESKTOP, PHONE, Person, gather
from .positions import LOBBY, position

SCREEN = (390, 844)  # of a common phone
WIDTHS = (1024, 1280, 1366, 1440, 1536, 1920)
# Return the words of the deck picker that stand on more than one line, and those that leave their cell.
BROKEN = """() => [...document.querySelectorAll(".mix .kind, .mix .title")].flatMap((place) => {
  const found = [];
  const text = place.firstChild;
  for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const end = place.parentElement.getBoundingClientRect().right + 0.5;
    if (range.getClientRects().length > 1) found.push(word);
    else if (place.matches(".kind") && range.getBoundingClientRect().right > end) found.push(word + " →");
  }
  return found;
})"""


@pytest.mark.parametrize("language", languages())
async def test_no_word_of_the_deck_picker_is_broken(invite: Invite, language: str) -> None:
    ann = await invite(language=language)
    await ann.go("/")
    await ann.page.locator(".mix .kind").first.wait_for()
    await ann.page.evaluate("() => document.fonts.ready.then(() => true)")
    for width in WIDTHS:
        await ann.page.set_viewport_size({"width": width, "height": 800})
        assert await ann.page.evaluate(BROKEN) == [], width


async def bottom_of(person: Person, what: str) -> float:
    """Return how far down the page a control ends."""
    box = await person.button(what).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


async def test_the_first_phone_screen_has_the_main_controls(invite: Invite) -> None:
    ann = await invite(size=SCREEN)
    await ann.remember("oriflamme.seats", [position("soldier").held()])
    await ann.go("/")
    assert await bottom_of(ann, "play-now") < await bottom_of(ann, "home-code") < await bottom_of(ann, "open-get-link")
    assert await bottom_of(ann, "open-get-link") <= SCREEN[1]
    assert await ann.page.evaluate("document.documentElement.scrollHeight") <= 1.5 * SCREEN[1]
    await ann.press(ann.button("home-code"))
    await ann.page.get_by_label(ann.say("join-by-code"), exact=True).fill(LOBBY.code)
    await ann.press(ann.button("join"))
    await expect(ann.heading("join-title")).to_be_visible()


async def test_on_a_phone_the_deck_unfolds_from_one_row(invite: Invite) -> None:
    ann = await invite("Ann", size=PHONE)
    await ann.go("/")
    await expect(ann.button("deck-court")).to_have_count(0)
    await ann.press(ann.page.get_by_role("button", name=f"{ann.say('word-deck')}: {ann.say('deck-base')}"))
    await ann.press(ann.button("deck-court"))
    await ann.press(ann.button("open-get-link"))  # without a name
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("name-missing"))
    await ann.page.get_by_label(ann.say("your-name"), exact=True).fill("Ann")
    await ann.press(ann.button("open-get-link"))
    await expect(ann.page.get_by_role("heading", name=ann.say("deck-court"), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_an_invitation_shows_the_players_and_gives_a_seat_in_a_house(
    invite: Invite, size: tuple[int, int]
) -> None:
    host = await invite("Marta")
    await gather(host, bots=1, free=2)
    ann = await invite(size=size)
    await ann.go(await host.invitation())
    await expect(ann.page.get_by_role("heading", level=1)).to_have_text(ann.say("join-title", name="Marta"))
    await expect(ann.page.get_by_text(ann.say("join-what"))).to_be_visible()
    await ann.press(ann.button("take-a-seat"))
    await expect(ann.page.get_by_role("alert")).to_have_text(ann.say("name-missing"))
    await ann.page.get_by_label(ann.say("your-name"), exact=True).fill("Olena")
    await ann.page.get_by_role("radio", name="Oak", exact=True).check(force=True)
    await ann.press(ann.button("take-a-seat"))
    await ann.invitation()
    held = await ann.recall("oriflamme.seats")
    assert held[0]["seat"] == 2


@pytest.mark.parametrize("path", ["/t/", "/t", "/join", "/join/ZZZZZ", "/t/nosuchtable1", "/r/", "/r/nosuchtable1"])
async def test_an_address_without_a_table_leads_to_a_clear_page(invite: Invite, path: str) -> None:
    ann = await invite()
    await ann.go(path)
    await expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    await expect(ann.page.get_by_role("main").get_by_role("link").first).to_be_visible()


async def test_a_friend_invited_from_the_lobby_joins_in_one_tap(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    name = new_name("Bohdan")
    await befriend(ann, name)
    await gather(ann, bots=1, free=1)
    await ann.press(ann.button("friends-invite-of", name=name))
    await expect(ann.page.get_by_text(ann.say("friends-invited"), exact=True)).to_be_visible()
    bob = await invite(size=PHONE)
    await sign_in(bob, name)
    await bob.go("/")
    news = bob.page.get_by_role("list", name=bob.say("friends-invitations"))
    await bob.press(news.get_by_role("link", name=bob.say("take-a-seat"), exact=True))
    await bob.press(bob.button("take-a-seat"))
    await bob.invitation()


async def test_requests_are_answered_on_the_first_page(invite: Invite) -> None:
    ann = await invite()
    await at_home_with_friends(ann)
    news = ann.page.get_by_role("list", name=ann.say("friends-invitations"))
    await ann.press(news.get_by_role("button", name=ann.like("friends-accept-of")))
    await expect(news.get_by_role("listitem")).to_have_count(1)
    await ann.press(news.get_by_role("button", name=ann.like("friends-decline-table")))
    await expect(news).to_have_count(0)
