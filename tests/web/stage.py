"""A table whose server is the test: one page, on which any position is shown at once, in a window of any size.

The games are real, and so is everything that is said of them: it is what the server would send. Only the socket is the
test's own, so that a page that is warm can be shown another position without a way to it.
"""

import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import msgspec
from playwright.async_api import WebSocketRoute

from oriflamme import Game
from oriflamme.fair_deal import fair_game
from oriflamme.previews import is_last_round, previews

from .people import Person
from .positions import ME, NAMES, Style, patient, random_play, spreading

TABLE: Final = "stage"
QUESTIONS: Final = ("placing", "held", "target", "reveal", "ordered", "decree", "gap", "away", "watching")
PILES: Final = (3, 10, 17, 35)
OPENING: Final = ("opening", 2)  # the first card, with all seven in hand
CASES: Final = ("cases", 10)  # the answer that depends the most on hidden cards: an Uprising between two of them
BOTS: Final = (1, 3)  # their seats
AWAY: Final = {"since": 18_000, "bot_in": 12_000}  # milliseconds
_DECREE: Final = (
    "cutthroat",
    "apothecary",
    "felon",
    "queen",
    "prince",
    "schemer",
    "impersonation",
    "trap",
    "royal_decree",
    "plot",
)
_UPRISING: Final = (
    "deserter",
    "judge",
    "informant",
    "queen",
    "lord",
    "diplomat",
    "uprising",
    "extortion",
    "infiltration",
    "treaty",
)
_DECKS: Final[dict[str, str | tuple[str, ...]]] = {"decree": _DECREE, "gap": _DECREE, "cases": _UPRISING}
# How many play, and how, so that the queue gets so long. Nobody places a card with 35 piles: the last one finds 34.
_PLAYED: Final[dict[int, tuple[int, Style]]] = {
    2: (5, random_play),
    3: (3, random_play),
    10: (5, patient),
    12: (5, patient),
    17: (5, patient),
    35: (5, spreading),
}
_LEAST: Final = {("placing", 35): 33, ("held", 35): 33}
_KINDS: Final = {
    "opening": "place", "placing": "place", "held": "place", "target": "target", "reveal": "reveal",
    "ordered": "reveal", "cases": "reveal", "decree": "target", "gap": "gap",
}  # fmt: skip
_MANY: Final = 9  # outcomes


@dataclass(frozen=True)
class Scene:
    """A position and who looks at it."""

    question: str
    piles: int
    game: Game

    @property
    def seat(self) -> int | None:
        return None if self.question == "watching" else ME

    def messages(self, number: int) -> Iterator[dict[str, Any]]:
        """Yield what a server sends somebody who comes to this table now."""
        game, seat = self.game, self.seat
        people: list[dict[str, object]] = [
            {"kind": "bot", "name": name, "bot": "casual"}
            if place in BOTS
            else {"kind": "person", "name": name, "connected": True}
            for place, name in enumerate(NAMES[: game.players])
        ]
        if self.question == "away":
            assert game.asked is not None
            people[game.asked] |= {"connected": False, "away": AWAY}
        settings = {"deck": "ablaze", "players": game.players}
        yield {"type": "welcome", "protocol": 1, "table": TABLE, "seat": seat}
        phase = "over" if game.over else "playing"
        news = {"type": "table", "number": number, "table": TABLE, "code": "STAGE", "phase": phase}
        yield {**news, "settings": settings, "seats": people, "host": 0, "commitment": "", "spectators": 2}
        ordered = {"ordered": "wait"} if self.question == "ordered" else {}  # a standing order answers in a moment
        shown = {"events": game.events(0, seat), "game": game.show(seat), **ordered}
        yield {"type": "game", "number": number, "since": 0, **shown}
        view = game.glance(seat)
        if (
            not ordered
            and seat is not None
            and game.asked == seat
            and game.decision is not None
            and game.decision.kind != "place"
        ):
            told = {"previews": previews(view), "last_round": is_last_round(view)}
            yield {"type": "previews", "id": "-", "number": number, **told}


def _is_asked(game: Game, question: str) -> bool:
    decision = game.decision
    if decision is None or decision.seat != ME or decision.kind != _KINDS[question]:
        return False
    asked = game.show(ME).question
    assert asked is not None
    if question in ("decree", "gap"):
        return asked.card == "royal_decree"
    return question != "cases" or _depends_much(game)


def _depends_much(game: Game) -> bool:
    return max(len(preview.outcomes) for preview in previews(game.glance(ME))) >= _MANY


@cache
def scene(question: str, piles: int) -> Scene:
    """Return a game in which Ann is asked this, or is watched, with so many piles."""
    players, style = _PLAYED[piles]
    for attempt in range(4000):
        seeds = tuple(f"seed-{seat}" for seat in range(players))
        game = fair_game(f"stage-{attempt}", seeds, _DECKS.get(question, "ablaze"), names=NAMES[:players])
        dice = random.Random(attempt)
        while game.decision is not None:
            length = len(game.show(ME).queue)
            if _LEAST.get((question, piles), piles) <= length <= piles:
                found = _here(game, question)
                if found is not None:
                    return Scene(question, length, found)
            game.play(style(game, dice))
    raise LookupError(f"no game comes to {question} with {piles} piles")


@cache
def over(players: int = 5) -> Scene:
    """Return a game that is over, as Ann sees it."""
    game = fair_game("stage-over", tuple(f"seed-{seat}" for seat in range(players)), "ablaze", names=NAMES[:players])
    dice = random.Random(1)
    while game.decision is not None:
        game.play(random_play(game, dice))
    return Scene("over", len(game.show(ME).queue), game)


def _here(game: Game, question: str) -> Game | None:
    """Return the game if it is as wanted, or would be if Ann's card were revealed and a card chosen."""
    if question == "watching":
        return game.copy() if game.decision is not None and game.decision.kind == "reveal" else None
    if question == "away":
        return game.copy() if game.asked not in (ME, *BOTS) else None
    if _is_asked(game, question):
        return game.copy()
    if question == "gap" and _is_asked(game, "decree"):
        return _after(game, "target 1", question)
    if question in ("target", "decree", "gap") and _is_asked(game, "reveal"):
        revealed = _after(game, "reveal", "decree" if question == "gap" else question)
        return _here(revealed, question) if revealed else None
    return None


def _after(game: Game, action: str, question: str) -> Game | None:
    """Return the game after an action if Ann is then asked this, with as many piles."""
    assert game.decision is not None
    later = game.copy()
    later.play(action if action in map(str, game.decision.actions) else game.decision.actions[0])
    same = len(later.show(ME).queue) == len(game.show(ME).queue)
    return later if same and _is_asked(later, question) else None


class Stage:
    """A page at the table of the test."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self._sockets: list[WebSocketRoute] = []
        self._number = 0
        self._shown: Scene | None = None
        self.heard: list[dict[str, Any]] = []  # everything that the page has sent

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self._shown is not None and self._shown.game.asked is not None
        return self._shown.game.asked

    async def open(self, first: Scene | None = None) -> None:
        """Come to the table."""
        self._shown = first or scene(*OPENING)
        await self.page.route_web_socket(f"**/api/tables/{TABLE}/socket", self._connect)
        await self.person.go(f"/t/{TABLE}")
        await self.person.queue.wait_for()

    def _connect(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda message: self._hear(socket, msgspec.json.decode(message)))

    def _hear(self, socket: WebSocketRoute, message: Any) -> None:
        self.heard.append(message)
        if message["type"] == "ping":
            socket.send(msgspec.json.encode({"type": "pong", "id": message["id"]}).decode())
        if message["type"] == "hello":
            self._tell()

    def _tell(self) -> None:
        assert self._shown is not None
        self._number += 1
        for message in self._shown.messages(self._number):
            self._sockets[-1].send(msgspec.json.encode(message).decode())

    async def end(self, shown: Scene) -> None:
        """Let the game be over, and show the results."""
        self._shown = shown
        self._tell()
        await self.person.end.wait_for()

    async def show(self, question: str, piles: int) -> None:
        """Show another position in place."""
        self._shown = shown = scene(question, piles)
        self._tell()
        await self.page.wait_for_function(
            "([piles, watched]) => document.querySelectorAll('[data-pile]').length === piles"
            " && !document.querySelector('.board.watching') === !watched",
            arg=[shown.piles, shown.seat is None],
        )
        if shown.question == "held":
            await self.page.keyboard.press("1")


@contextlib.asynccontextmanager
async def on_stage(person: Person, first: Scene) -> AsyncIterator[Stage]:
    """Let a person come to the table of the test."""
    stage = Stage(person)
    await stage.open(first)
    yield stage
