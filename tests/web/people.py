"""People with browsers, who find and use what is on the page by its roles and names."""

import contextlib
import itertools
import json
import random
import re
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final, NamedTuple

from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Request,
    Response,
    TimeoutError,
    WebSocket,
    expect,
)

from .positions import NAMES, Position
from .windows import PATIENCE, Device, Window, Windows
from .words import answers, pattern, words

DESKTOP: Final = (1440, 900)
TABLET: Final = (768, 1024)
PHONE: Final = (360, 740)
SHORT: Final = 2_000  # milliseconds for the page to react to a tap; after that the person looks again
QUICK: Final = {"speed": 0, "confirm": False}
SEATS: Final = "oriflamme.seats"
SETTINGS: Final = "oriflamme.settings"
ACCOUNT: Final = "oriflamme.account"  # where a browser remembers who is signed in
SINCE: Final = 1_790_000_000_000  # when the seats that a test holds were taken
_COUNTER: Final = itertools.count(1)


LAST_FRAMES: Final = 8  # that a failed test shows, and how many letters of each
FRAME_LENGTH: Final = 400
SVELTE: Final = "https://svelte.dev/e/"  # in each of its warnings
LOOK_AGAIN: Final = 50  # milliseconds
NOTHING: Final = "(?!)"
# The possible answers, by the labels of buttons. Finding them by role, like everything else, would make games slow.
OFFERS: Final = """
(wanted) => {
  const buttons = [...document.querySelectorAll("button:enabled[aria-label]")];
  const shown = buttons.filter((button) => button.checkVisibility());
  const isLike = (name, pattern) => new RegExp(pattern).test(name.replace(/\\s+/g, " ").trim());
  const named = (pattern) => shown.map((button) => button.ariaLabel).filter((name) => isLike(name, pattern));
  const titles = [...document.querySelectorAll("h1, h2")].map((title) => title.textContent);
  return {
    cards: named(wanted.cards),
    answers: named(wanted.answers),
    over: titles.some((title) => isLike(title, wanted.end)),
  };
}
"""
ANY_OFFER: Final = f"""
(wanted) => {{
  const {{ cards, answers, over }} = ({OFFERS})(wanted);
  return over || cards.length + answers.length > 0;
}}
"""


# Gradients, shadows and filters move nothing. Without a graphics card, drawing them is a fifth of a browser's work.
PLAIN: Final = """
const plain = new CSSStyleSheet();
plain.replaceSync(`*, *::before, *::after {
  background-image: none !important; box-shadow: none !important; text-shadow: none !important; filter: none !important;
}`);
document.adoptedStyleSheets.push(plain);
"""


class Offers(NamedTuple):
    """The names of the controls that answer the question now."""

    cards: list[str]
    answers: list[str]
    is_over: bool


class Person:
    """A person at a window, with everything that was loaded or went wrong in it."""

    def __init__(self, window: Window, address: str, name: str, language: str, touch: bool) -> None:
        self.context = window.context
        self.page = window.page
        self.address = address
        self.name = name
        self.language = language
        self.touch = touch
        self.mistakes: list[str] = []  # errors of the page itself
        self.addresses: list[str] = []  # every address that was requested
        self.frames: list[str] = []  # every message received over sockets
        self._number = next(_COUNTER)
        self._cleanup = contextlib.AsyncExitStack()

    async def __aenter__(self) -> "Person":
        self.page.on("pageerror", self._note_error)
        self.page.on("console", self._note_console)
        self.page.on("request", self._note_request)
        self.page.on("websocket", self._note_socket)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave the window and undo what was done to it."""
        self.page.remove_listener("pageerror", self._note_error)
        self.page.remove_listener("console", self._note_console)
        self.page.remove_listener("request", self._note_request)
        self.page.remove_listener("websocket", self._note_socket)
        await self._cleanup.aclose()

    def _note_error(self, error: Error) -> None:
        self.mistakes.append(str(error))

    def _note_console(self, message: ConsoleMessage) -> None:
        known = ("Failed to load resource", "WebSocket connection")
        if message.type == "error" and not any(text in message.text for text in known):
            self.mistakes.append(message.text)
        if message.type == "warning" and SVELTE in message.text:
            self.mistakes.append(message.text)

    def _note_request(self, request: Request) -> None:
        self.addresses.append(request.url)

    def _note_socket(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    async def report(self) -> None:
        """Print what is on the screen and what came last: pytest shows it with a test that fails."""
        print(f"--- {self.name}'s window; mistakes: {self.mistakes}")
        with contextlib.suppress(Error):
            print(await self.page.locator("body").aria_snapshot(timeout=SHORT))
        for frame in self.frames[-LAST_FRAMES:]:
            print(frame[:FRAME_LENGTH])

    # Words.

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a message in this person's language."""
        return words(message, self.language, **arguments)

    def like(self, *messages: str) -> re.Pattern[str]:
        """Return a pattern that matches any of these messages in this person's language."""
        return pattern(*messages, language=self.language)

    # Finding.

    def button(self, message: str | re.Pattern[str], **arguments: str | int) -> Locator:
        """Return a button by its message, or by a pattern for its name."""
        if isinstance(message, str):
            return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)
        return self.page.get_by_role("button", name=message)

    def link(self, message: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(message), exact=True)

    def heading(self, *messages: str) -> Locator:
        return self.page.get_by_role("heading", name=self.like(*messages))

    def radio(self, group: str, name: str) -> Locator:
        """Return a radio button of a group."""
        return self.page.get_by_role("group", name=self.say(group), exact=True).get_by_role(
            "radio", name=name, exact=True
        )

    @property
    def question(self) -> Locator:
        """The region of the question."""
        return self.page.get_by_role("region", name=self.say("question-label"), exact=True)

    @property
    def queue(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("word-queue"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("hand-label"), exact=True)

    @property
    def end(self) -> Locator:
        """The heading that announces the end of the game."""
        return self.heading("end-one", "end-shared").first

    @property
    def playable(self) -> Locator:
        """The cards in the hand that can be played now."""
        return self.page.get_by_role("button", name=re.compile(self.like("hand-card-playable").pattern + "$"))

    @property
    def offered_name(self) -> re.Pattern[str]:
        """A pattern that matches the name of any answer."""
        return answers(self.language)

    @property
    def offered(self) -> Locator:
        """Every answer that can be given now, anywhere on the table."""
        return self.page.get_by_role("button", name=self.offered_name, disabled=False)

    # Moving around.

    async def go(self, path: str) -> Response | None:
        """Open a page by its address, as from a link that a friend sent."""
        address = path if path.startswith("http") else self.address + path
        response = await self.page.goto(address)
        await self.page.get_by_role("banner").or_(self.page.get_by_role("main")).first.wait_for()
        return response

    async def press(self, what: Locator, timeout: float = PATIENCE) -> None:
        """Click, or tap with a finger."""
        await (what.tap(timeout=timeout) if self.touch else what.click(timeout=timeout))

    async def choose_setting(self, group: str, name: str) -> None:
        """Choose a setting on the page of settings."""
        radio = self.radio(group, name)
        await radio.check()
        await expect(radio).to_be_checked()

    async def hurry(self) -> None:
        """Use the settings so that nothing is animated and the first tap chooses."""
        await self.go("/settings")
        await self.choose_setting("settings-speed", self.say("speed-at-once"))
        await self.choose_setting("settings-confirm", self.say("off"))

    async def open_table(self, deck: str = "base", players: int = 4, bots: Mapping[int, str] | None = None) -> str:
        """Open a table with the form on the page. Return its code."""
        await self.go("/new")
        if deck != "base":
            await self.press(self.button(f"deck-{deck}"))
        await self.button("open-the-table").wait_for()
        name = self.page.get_by_label(self.say("your-name"), exact=True)
        if await name.count():  # people with an account are not asked
            await name.fill(self.name)
        await self.choose_setting("seats", str(players))
        for seat, bot in (bots or {}).items():
            chooser = self.page.get_by_label(self.say("seat-number", number=seat + 1), exact=True)
            await chooser.select_option(self.say("seat-bot", bot=self.say(f"bot-{bot}")))
        await self.press(self.button("open-the-table"))
        link = await self.invitation()
        return link.rsplit("/", 1)[1]

    async def invitation(self) -> str:
        """Return the link with which others are invited to this table."""
        link = self.page.get_by_label(self.say("lobby-link"), exact=True)
        await link.wait_for()
        return await link.input_value()

    async def join_by_link(self, link: str) -> None:
        """Follow a link and take a seat."""
        await self.go(link)
        await self.sit_down()

    async def join_by_code(self, code: str) -> None:
        """Type a code on the home page and take a seat."""
        await self.go("/")
        if self.touch:  # on a phone the field is folded
            await self.press(self.button("home-code"))
        await self.page.get_by_label(self.say("join-by-code"), exact=True).fill(code.lower())
        await self.press(self.button("join"))
        await self.sit_down()

    async def sit_down(self) -> None:
        await self.button("take-a-seat").wait_for()
        await self.page.get_by_label(self.say("your-name"), exact=True).fill(self.name)
        await self.press(self.button("take-a-seat"))
        await expect(self.page.get_by_label(self.say("lobby-link"), exact=True)).to_be_visible()

    async def deal(self) -> None:
        """Start the game, as the host, when every seat is taken."""
        await self.press(self.button("lobby-start"))
        await self.sees_table()

    async def sees_table(self) -> None:
        """Wait until the game is on the screen."""
        await expect(self.question).to_be_visible()

    async def sit_at(self, position: Position, seat: int = 0) -> None:
        """Take a seat at a table from the database, by default Ann's, or watch the table."""
        if not position.watched:
            self.name = NAMES[seat]
            await self.remember(SEATS, [position.held(seat)])
        await self.go(f"/t/{position.table}")
        await self.question.or_(self.end).first.wait_for()

    async def hold(self, *seats: Mapping[str, Any]) -> None:
        """Store seats in this browser, as if they had been taken here."""
        held = [{**seat, "name": self.name, "seed": "seed", "since": SINCE} for seat in seats]
        await self.remember(SEATS, held)

    async def remember(self, key: str, value: Any) -> None:
        """Put something into this browser's storage once, before the page reads it."""
        put = f"{key}-{self._number}"
        await self.prepare(
            f"if (location.protocol === 'http:' && !sessionStorage.getItem({put!r})) {{ "
            f"sessionStorage.setItem({put!r}, 'put'); "
            f"localStorage.setItem({key!r}, {json.dumps(json.dumps(value))}); }}"
        )

    async def prepare(self, script: str) -> None:
        """Run a script in every page of this person before the page's own scripts."""
        await self._cleanup.enter_async_context(await self.context.add_init_script(script))

    async def recall(self, key: str) -> Any:
        """Return what this browser has stored under a key."""
        return json.loads(await self.page.evaluate("key => localStorage.getItem(key)", key) or "null")

    async def speak(self, language: str) -> None:
        """Change the language with the menu in the top bar, even where there is no room to show it."""
        if await self.page.locator("[data-curtain]").count():
            await self._speak_elsewhere(language)
            return
        menu = self.page.get_by_role("banner").get_by_role("combobox", include_hidden=True)
        await menu.select_option(language, force=True)
        await expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language = language

    async def _speak_elsewhere(self, language: str) -> None:
        """Change the language on another page, where this one has no menu, and come back."""
        address = self.page.url
        await self.go("/settings")
        await self.speak(language)
        await self.go(address)
        await self.page.locator("[data-curtain]").wait_for()

    async def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """Send a request to the server without the page, but with this browser's cookies."""
        answer = await self.context.request.post(self.address + path, data=dict(body))
        assert answer.ok, await answer.text()
        return await answer.json()

    # Playing.

    async def offers(self) -> Offers:
        """Return what can be answered now."""
        found = await self.page.evaluate(OFFERS, self.wanted())
        return Offers(found["cards"], found["answers"], found["over"])

    def wanted(self) -> dict[str, str]:
        """Return the patterns for OFFERS: for playable cards, for answers and for the end of the game."""
        cards = self.like("hand-card-playable").pattern + "$"
        return {"cards": cards, "answers": self.offered_name.pattern, "end": self.like("end-one", "end-shared").pattern}

    async def asked(self) -> bool:
        """Wait for a question or the end of the game. Return whether there is a question."""
        await self.page.wait_for_function(ANY_OFFER, arg=self.wanted(), polling=LOOK_AGAIN)
        return not (await self.offers()).is_over

    async def answer(self, dice: random.Random) -> None:
        """Give a random answer, unless the question is gone."""
        offers = await self.offers()
        choices = offers.answers
        # An exchange ends with the card. A placement also needs a position.
        if offers.cards and (not choices or dice.random() < 0.5):
            await self._give(dice.choice(offers.cards))
            if choices:
                return
            with contextlib.suppress(TimeoutError):  # the card alone may have been the answer
                await self.has_answers(SHORT)
            choices = (await self.offers()).answers
        if choices:
            await self._give(dice.choice(choices))

    async def _give(self, name: str) -> None:
        """Press an answer, unless it is gone: someone may have acted in the meantime."""
        try:
            await self.press(self._named(name), SHORT)
        except TimeoutError:
            offers = await self.offers()
            if name in (*offers.cards, *offers.answers):
                await self.press(self._named(name))

    async def has_answers(self, timeout: float = PATIENCE) -> None:
        """Wait until there is an answer other than the cards in the hand, or the game is over."""
        wanted = {**self.wanted(), "cards": NOTHING}
        await self.page.wait_for_function(ANY_OFFER, arg=wanted, polling=LOOK_AGAIN, timeout=timeout)

    def _named(self, name: str) -> Locator:
        quoted = json.dumps(name, ensure_ascii=False).replace("\\n", "\\a ")  # as CSS writes it
        return self.page.locator(f"button[aria-label={quoted}]:enabled").first

    async def play_out(self, dice: random.Random, most: int = 1000) -> int:
        """Answer every question until the game is over. Return how many there were."""
        for answered in range(most):
            if not await self.asked():
                return answered
            await self.answer(dice)
        return most


async def gather(host: Person, *guests: Person, bots: int = 1, free: int = 0, is_open: bool = False) -> str:
    """Seat people at a new table without the page, then open it in their browsers. Return the table."""
    seats = [*(None for _ in range(1 + len(guests) + free)), *("casual" for _ in range(bots))]
    settings = {"players": len(seats), "open": is_open}
    opened = await host.post("/api/tables", {"name": host.name, "settings": settings, "bots": seats})
    await host.hold(opened)
    for guest in guests:
        await guest.hold(await guest.post(f"/api/tables/{opened['table']}/seats", {"name": guest.name}))
    for person in (host, *guests):
        await person.go(f"/t/{opened['table']}")
        await person.invitation()
    return str(opened["table"])


@contextlib.asynccontextmanager
async def at_window(
    windows: Windows,
    address: str,
    name: str = "Ann",
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    quick: bool = True,
    settings: Mapping[str, Any] | None = None,
    still: bool = True,
    new: bool = False,
    plain: bool = True,
) -> AsyncIterator[Person]:
    """Give a person a window, and check that its page makes no mistake. A `new` window has loaded nothing before.

    Animations are off while `still` is true, which saves a third of the processor time of a game. A `plain` window
    draws no gradients and shadows.
    """
    device = Device(touch=size[0] <= PHONE[0] * 2, language=language)
    lent = windows.lend_new(device) if new else windows.lend(device, address)
    async with lent as window, Person(window, address, name, language, device.touch) as person:
        await person.page.set_viewport_size({"width": size[0], "height": size[1]})
        await person.page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce" if still else "no-preference"
        )
        if plain and not new:
            await person.prepare(PLAIN)
        if quick or settings:
            await person.remember(SETTINGS, {**(QUICK if quick else {}), **(settings or {})})
        yield person
        assert not person.mistakes, person.mistakes


def at_browser(
    browser: Browser, address: str, name: str = "Ann", **more: Any
) -> contextlib.AbstractAsyncContextManager[Person]:
    """Give a person a window that has not been used."""
    return at_window(Windows(browser), address, name, new=True, **more)
