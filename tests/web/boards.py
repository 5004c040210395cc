"""Boards that are not at a table: a finished game, shown again, and the lessons."""

from functools import cache
from typing import Final

from playwright.async_api import expect

from .people import Person
from .positions import position

REPLAY: Final = "over-long"  # every count of piles up to 35
LESSONS: Final = 8
ANSWERS: Final = 6  # at most, in one lesson
_NEXT: Final = """
() => {
  const shown = (node) => node.checkVisibility();
  const answer = [...document.querySelectorAll(".ask .answer, [data-action]")].filter(shown)[0];
  (answer ?? [...document.querySelectorAll(".hand .playable button")][0])?.click();
}
"""


@cache
def frame_with(piles: int) -> int:
    """Return the first position of the finished game with so many piles."""
    game = position(REPLAY).game
    return next(number for number in range(len(game.moves)) if len(game.at(number).show(None).queue) == piles)


# Wait until a review is complete.
REVIEWED: Final = """
async (path) => {
  for (let known = await fetch(path, { method: "POST" }); ; known = await fetch(path)) {
    if ((await known.json()).summary) return;
    await new Promise((next) => setTimeout(next, 100));
  }
}
"""


class Replay:
    """A page that shows a finished game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    async def open(self) -> None:
        await self.person.go(f"/r/{position(REPLAY).table}")
        await self.person.queue.wait_for(state="attached")
        await self.page.evaluate(REVIEWED, f"/api/replays/{position(REPLAY).table}/review")

    async def show(self, question: str, piles: int) -> None:
        """Show a position with so many piles: all-seeing with the review, or through Ann's eyes with her hand."""
        viewer = "0" if question == "replay of a seat" else "all"
        await self.page.locator(".switches input").first.set_checked(viewer == "all")
        await self.page.locator(".eyes select").select_option(viewer)
        await self.page.get_by_role("slider").fill(str(frame_with(piles)))
        await self.page.wait_for_function(
            "([piles, watched]) => document.querySelectorAll('[data-pile]').length === piles"
            " && !document.querySelector('.board.watching') === !watched",
            arg=[piles, viewer == "all"],
        )


class Lessons:
    """A page with the lessons."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    async def open(self) -> None:
        await self.person.go("/learn")
        await self.person.question.wait_for()

    async def show(self, question: str, lesson: int) -> None:
        """Show what a lesson asks for, or what it says in the end."""
        await self.page.locator(".dot").nth(lesson - 1).dispatch_event("click")  # a low window has no room for them
        await expect(self.page.locator(".dot").nth(lesson - 1)).to_have_attribute("aria-current", "step")
        if question == "lesson":
            return
        praise = self.page.locator(".praise")
        for _ in range(ANSWERS):
            if await praise.count():
                return
            await self.page.evaluate(_NEXT)
            await self.page.evaluate("() => new Promise((next) => requestAnimationFrame(next))")
        await praise.wait_for()
