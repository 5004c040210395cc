"""People at browsers of their own, who see and touch the page by the roles and names of what is on it."""

import contextlib
import json
import random
import re
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext, Locator, Page, Response, TimeoutError, WebSocket, expect

from .positions import Position
from .words import answers, pattern, words

DESKTOP: Final = (1440, 900)
TABLET: Final = (768, 1024)
PHONE: Final = (360, 740)
SHORT: Final = 2_000  # until the page has answered a tap
PATIENCE: Final = 10_000  # milliseconds until a person gives up
LONG: Final = 60_000  # until somebody else has answered
QUICK: Final = {"speed": 0, "confirm": False}
SEATS: Final = "oriflamme.seats"
SETTINGS: Final = "oriflamme.settings"


class Person:
    """One browser context with one page, and everything that was loaded or went wrong in it."""

    def __init__(
        self, context: BrowserContext, page: Page, address: str, name: str, language: str, touch: bool
    ) -> None:
        self.context = context
        self.page = page
        self.address = address
        self.name = name
        self.language = language
        self.touch = touch
        self.mistakes: list[str] = []  # what the page itself did wrong
        self.addresses: list[str] = []  # everything that was asked of any server
        self.frames: list[str] = []  # everything that came over sockets
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", lambda message: self._console(message.type, message.text))
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("websocket", self._listen)

    def _console(self, kind: str, text: str) -> None:
        if kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text:
            self.mistakes.append(text)

    def _listen(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    # Words.

    def say(self, message: str, **arguments: str | int) -> str:
        """Return a message in this person's language."""
        return words(message, self.language, **arguments)

    def like(self, *messages: str) -> re.Pattern[str]:
        """Return what finds any of these messages in this person's language."""
        return pattern(*messages, language=self.language)

    # Finding.

    def button(self, message: str | re.Pattern[str], **arguments: str | int) -> Locator:
        """Return a button by its message, or by a pattern of its name."""
        if isinstance(message, str):
            return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)
        return self.page.get_by_role("button", name=message)

    def link(self, message: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(message), exact=True)

    def heading(self, *messages: str) -> Locator:
        return self.page.get_by_role("heading", name=self.like(*messages))

    def radio(self, group: str, name: str) -> Locator:
        """Return a choice of a group of which one is always chosen."""
        return self.page.get_by_role("group", name=self.say(group), exact=True).get_by_role(
            "radio", name=name, exact=True
        )

    @property
    def question(self) -> Locator:
        """The place of the question."""
        return self.page.get_by_role("region", name=self.say("question-label"), exact=True)

    @property
    def queue(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("word-queue"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("hand-label"), exact=True)

    @property
    def end(self) -> Locator:
        """The words with which a game ends."""
        return self.heading("end-one", "end-shared").first

    @property
    def playable(self) -> Locator:
        """The cards of the hand that can be played now."""
        return self.page.get_by_role("button", name=re.compile(self.like("hand-card-playable").pattern + "$"))

    @property
    def offered_name(self) -> re.Pattern[str]:
        """What finds the name of any answer."""
        return answers(self.language)

    @property
    def offered(self) -> Locator:
        """Every answer that can be given now, wherever on the table."""
        return self.page.get_by_role("button", name=self.offered_name, disabled=False)

    # Going about.

    async def go(self, path: str) -> Response | None:
        """Open a page by its address, as from a link that a friend sent."""
        address = path if path.startswith("http") else self.address + path
        response = await self.page.goto(address)
        await self.page.get_by_role("banner").or_(self.page.get_by_role("main")).first.wait_for()
        return response

    async def press(self, what: Locator) -> None:
        """Click, or tap with a finger."""
        await (what.tap() if self.touch else what.click())

    async def choose_setting(self, group: str, name: str) -> None:
        """Choose a setting on the page of settings."""
        radio = self.radio(group, name)
        await radio.check()
        await expect(radio).to_be_checked()

    async def hurry(self) -> None:
        """Let the page show everything at once, and choose with the first tap: by its own settings."""
        await self.go("/settings")
        await self.choose_setting("settings-speed", self.say("speed-at-once"))
        await self.choose_setting("settings-confirm", self.say("off"))

    async def open_table(
        self, deck: str = "base", players: int = 4, bots: Mapping[int, str] | None = None, open_to_all: bool = False
    ) -> str:
        """Open a table with the form of the page; return its code."""
        await self.go("/new")
        if deck != "base":
            await self.press(self.button(f"deck-{deck}"))
        await self.button("open-the-table").wait_for()
        name = self.page.get_by_label(self.say("your-name"), exact=True)
        if await name.count():  # who has an account is not asked
            await name.fill(self.name)
        await self.choose_setting("seats", str(players))
        for seat, bot in (bots or {}).items():
            chooser = self.page.get_by_label(self.say("seat-number", number=seat + 1), exact=True)
            await chooser.select_option(self.say("seat-bot", bot=self.say(f"bot-{bot}")))
        if open_to_all:
            await self.choose_setting("who-may-come", self.say("everyone"))
        await self.press(self.button("open-the-table"))
        link = await self.invitation()
        return link.rsplit("/", 1)[1]

    async def invitation(self) -> str:
        """Return the link that this table's people send to their friends."""
        link = self.page.get_by_label(self.say("lobby-link"), exact=True)
        await link.wait_for()
        return await link.input_value()

    async def join_by_link(self, link: str) -> None:
        """Follow a link and take a seat."""
        await self.go(link)
        await self.sit_down()

    async def join_by_code(self, code: str) -> None:
        """Type the code that was read aloud, on the first page, and take a seat."""
        await self.go("/")
        await self.page.get_by_label(self.say("join-by-code"), exact=True).fill(code.lower())
        await self.press(self.button("join"))
        await self.sit_down()

    async def sit_down(self) -> None:
        await self.button("take-a-seat").wait_for()
        await self.page.get_by_label(self.say("your-name"), exact=True).fill(self.name)
        await self.press(self.button("take-a-seat"))
        await expect(self.page.get_by_label(self.say("lobby-link"), exact=True)).to_be_visible()

    async def deal(self) -> None:
        """As the host, when every seat is taken."""
        await self.press(self.button("lobby-start"))
        await self.sees_table()

    async def sees_table(self) -> None:
        """Wait until the cards lie on the table."""
        await expect(self.question).to_be_visible()

    async def sit_at(self, position: Position) -> None:
        """Take Ann's seat at a table that was written into the database, or watch it."""
        if not position.watched:
            await self.remember(SEATS, [position.held()])
        await self.go(f"/t/{position.table}")
        await self.question.or_(self.end).first.wait_for()

    async def remember(self, key: str, value: Any) -> None:
        """Put something into this browser's memory before the page looks for it."""
        await self.context.add_init_script(
            f"if (location.protocol === 'http:' && !sessionStorage.getItem({key!r})) {{ "
            f"sessionStorage.setItem({key!r}, 'put'); "
            f"localStorage.setItem({key!r}, {json.dumps(json.dumps(value))}); }}"
        )

    async def recall(self, key: str) -> Any:
        """Return what this browser remembers."""
        return json.loads(await self.page.evaluate("key => localStorage.getItem(key)", key) or "null")

    async def speak(self, language: str) -> None:
        """Change the language with the menu in the bar on top, also where there is no room to show it."""
        menu = self.page.get_by_role("banner").get_by_role("combobox", include_hidden=True)
        await menu.select_option(language, force=True)
        await expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language = language

    # Playing.

    async def asked(self, timeout: float = LONG) -> bool:
        """Wait until there is something to answer; tell whether there is, or the game is over."""
        await self.playable.or_(self.offered).or_(self.end).first.wait_for(timeout=timeout)
        return not await self.end.is_visible()

    async def answer(self, dice: random.Random, rather: str | None = None) -> str:
        """Give one of the answers that are offered; return its name, or nothing if there is none any more.

        `rather` is the message of an answer that is given whenever it can be.
        """
        cards, choices = await self.playable.count(), await self.offered.count()
        if cards and (not choices or dice.random() < 0.5):  # to place a card one says where; to exchange it that is all
            await self.press(self.playable.nth(dice.randrange(cards)))
            if choices:
                return ""
            with contextlib.suppress(TimeoutError):  # answered otherwise, and `asked` waits
                await self.offered.or_(self.end).first.wait_for(timeout=SHORT)
            choices = await self.offered.count()
        if not choices:
            return ""
        answer = self.offered.nth(dice.randrange(choices))
        if rather and await (wished := self.button(self.like(rather))).count():
            answer = wished.first
        name = await answer.get_attribute("aria-label") or ""
        await self.press(answer)
        return name

    async def play_out(self, dice: random.Random, most: int = 1000) -> int:
        """Answer every question until the game is over; return how many there were."""
        for number in range(most):
            if not await self.asked():
                return number
            await self.answer(dice)
        return most


@contextlib.asynccontextmanager
async def at_browser(
    browser: Browser,
    address: str,
    name: str = "Ann",
    size: tuple[int, int] = DESKTOP,
    language: str = "en",
    theme: str = "light",
    quick: bool = True,
    settings: Mapping[str, Any] | None = None,
    still: bool = False,
) -> AsyncIterator[Person]:
    """Give somebody a browser of their own; in the end the page must have made no mistake."""
    touch = size[0] <= PHONE[0] * 2
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        locale=language,
        timezone_id="Europe/Kyiv",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce" if still else "no-preference",
    )
    context.set_default_timeout(PATIENCE)
    try:
        person = Person(context, await context.new_page(), address, name, language, touch)
        if quick or settings:
            await person.remember(SETTINGS, {**(QUICK if quick else {}), **(settings or {})})
        yield person
        assert not person.mistakes, person.mistakes
    finally:
        await context.close()
