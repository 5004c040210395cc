"""Every window, every question: whether the parts of a table keep clear of one another, and how large its cards are.

`python -m tests.web.sweep` goes through all of it, in the language of longest_texts.py, and prints the sizes of
the cards; `python -m tests.web.sweep 1366x625 844x390` takes these windows only. test_sweep.py takes a part of it, in
which every layout and every question occurs.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from itertools import product
from typing import Any, Final, NamedTuple

from ..server.server_process import Server
from .boards import LESSONS as COUNT
from .boards import Lessons, Replay
from .browser import running_browser
from .figures import running_server
from .longest_texts import LONGEST, use_longest_texts
from .measurements import CUT, SCROLLS
from .people import Person, at_browser
from .stage import CASES, OPENING, PILES, QUESTIONS, Stage

Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = (
    (360, 640), (390, 844), (844, 390), (667, 375), (768, 1024), (820, 1180), (1024, 768), (1280, 650), (1366, 625),
    (1366, 768), (1440, 900), (1536, 730), (1920, 969), (3840, 2160),
)  # fmt: skip
# The same windows at 200 %. A phone is zoomed by its fingers, which makes the window no smaller.
ZOOMED: Final[tuple[Size, ...]] = tuple((width // 2, height // 2) for width, height in SIZES[4:])
Shown = tuple[str, int]  # a question and the count of piles, or the number of a lesson
SCENES: Final[tuple[Shown, ...]] = (OPENING, CASES, *((question, piles) for question in QUESTIONS for piles in PILES))
REPLAYS: Final[tuple[Shown, ...]] = tuple((of, piles) for of in ("replay", "replay of a seat") for piles in PILES)
LESSONS: Final[tuple[Shown, ...]] = tuple((of, number + 1) for of in ("lesson", "praise") for number in range(COUNT))
# The width of a card at least, up to so many piles: in a window of these sizes, and at 200 %.
LEAST: Final = {3: 60, 10: 50, 12: 44, 17: 40, 35: 30}
LEAST_TAUGHT: Final = {(360, 640): 50}  # in a lesson, beside the longest text of any language; 62 in each of them
LEAST_ZOOMED: Final = {3: 44, 12: 30, 17: 28, 35: 24}
PROMISED: Final = {((1366, 625), 17): 90, ((844, 390), 12): 60}
# With four piles, before the queue was given the space that there is.
BEFORE: Final = {(844, 390): 40, (1280, 650): 40, (1366, 625): 40, (1536, 730): 60, (1366, 768): 87, (1440, 900): 140}

# Everything that must keep clear of everything else, by what it is; what lies in the window but not inside it.
PARTS: Final = """
() => {
  const parts = [];
  const range = document.createRange();
  const boxOf = (name, node) => {
    if (name !== "number") return node.getBoundingClientRect();
    range.selectNodeContents(node); // a number is centred under its card
    return range.getBoundingClientRect();
  };
  const add = (name, nodes) => {
    for (const [index, node] of [...nodes].entries()) {
      if (!node.checkVisibility({ visibilityProperty: true })) continue;
      const { left, top, right, bottom } = boxOf(name, node);
      const pile = node.closest("li.spot");
      if (right <= left || bottom <= top) continue;
      parts.push({ name: `${name} ${index + 1}`, kind: name, pile, left, top, right, bottom });
    }
  };
  const all = (selector) => document.querySelectorAll(selector);
  add("brand", all("header .brand, header .note"));
  add("rounds", all("header .rounds"));
  add("tool", all("header .right > *"));
  add("opponent", all(".board > .others .opponent"));
  add("flag", all(".board > .others .cloth-of-arms"));
  add("pile", all(".board [data-pile] .face"));
  add("slot", all(".queue > .slot:not(.gap)"));
  add("number", all(".queue .number, .queue .pennant"));
  add("question", all(".board > .question > *"));
  add("hand card", all(".board > .hand li"));
  add("own seat", all(".board > .own > *"));
  add("chronicle", all(".board > .log, .board > .line"));
  add("sheet", all(".board > .sheet-of"));
  add("controls", all(".controls"));
  add("teacher", all(".teacher"));
  const faults = [];
  const apart = [["flag", "opponent"]]; // which hang from what
  for (const [index, one] of parts.entries()) {
    if (one.left < -1 || one.top < -1 || one.right > innerWidth + 1 || one.bottom > innerHeight + 1) {
      if (one.kind !== "flag") faults.push(`${one.name} leaves the window`);
    }
    for (const other of parts.slice(index + 1)) {
      if (one.pile && one.pile === other.pile) continue;
      if (apart.some((pair) => pair.includes(one.kind) && pair.includes(other.kind))) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= 1 || down <= 1) continue;
      faults.push(`${one.name} and ${other.name} overlap by ${Math.round(across)} x ${Math.round(down)}`);
    }
  }
  for (const box of all(".ask, .hand, .words")) {
    const mayScroll = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (mayScroll && box.scrollHeight > box.clientHeight + 1) faults.push(`${box.className} scrolls`);
  }
  const isNamed = (card) => [...card.querySelectorAll(".name")].some((name) => name.checkVisibility());
  const nameless = [...all(".board > .hand li")].filter((card) => !isNamed(card));
  if (nameless.length) faults.push(`${nameless.length} cards of the hand have no name`);
  const piles = all(".board [data-pile]");
  const board = document.querySelector(".board");
  const layout = ["wide", "rail", "tab", "ph", "land"].find((name) => board.classList.contains(name));
  return { faults, layout, card: piles[0]?.offsetWidth ?? 0, high: piles[0]?.offsetHeight ?? 0, piles: piles.length };
}
"""
LOOK: Final = f"""
async () => {{
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
  const {{ faults, ...sizes }} = ({PARTS})();
  const cut = ({CUT})(false);
  const scrolls = ({SCROLLS})();
  return {{ faults: [...faults, ...cut, ...(scrolls ? ["the page scrolls"] : [])], ...sizes }};
}}
"""


class Look(NamedTuple):
    """What was seen of one position in one window."""

    size: Size
    question: str
    piles: int
    card: int
    faults: list[str]
    layout: str

    def __str__(self) -> str:
        width, height = self.size
        return f"{width}x{height}, {self.question}, {self.piles} piles: " + "; ".join(self.faults)


def place_of(question: str) -> type[Stage | Replay | Lessons]:
    """Return the page on which a question comes."""
    if question.startswith("replay"):
        return Replay
    return Lessons if question in ("lesson", "praise") else Stage


def least_of(size: Size, question: str, piles: int) -> int:
    """Return how wide a card must be at least."""
    widths = LEAST if size in SIZES else LEAST_ZOOMED
    common = next(width for most, width in widths.items() if piles <= most)
    if question == "lesson":
        return LEAST_TAUGHT.get(size, common)
    return max(common, PROMISED.get((size, piles), 0))


async def look(place: Stage | Replay | Lessons, size: Size, question: str, number: int) -> Look:
    """Look at one position in a window of this size."""
    await place.show(question, number)
    seen: dict[str, Any] = await place.page.evaluate(LOOK)
    faults = list(seen["faults"])
    least = least_of(size, question, seen["piles"])
    if seen["card"] < least or seen["high"] < round(1.4 * least):
        faults.append(f"a card is {seen['card']} x {seen['high']}, and {least} wide at least")
    return Look(size, question, number, seen["card"], faults, seen["layout"])


async def sweep(person: Person, wanted: Iterable[tuple[Size, Shown]]) -> AsyncIterator[Look]:
    """Look at positions, ordered by page and size; yield what was seen."""
    place: Stage | Replay | Lessons | None = None
    for size, (question, number) in wanted:
        kind = place_of(question)
        if place is None or type(place) is not kind:
            place = kind(person)
            await place.open()
            await use_longest_texts(person)
            await person.speak(LONGEST)
        await person.page.set_viewport_size({"width": size[0], "height": size[1]})
        yield await look(place, size, question, number)


def everything() -> Iterator[tuple[Size, Shown]]:
    """Yield every window with every position."""
    for shown in ((*SCENES, ("reveal", 12)), REPLAYS, LESSONS):
        yield from product((*SIZES, *ZOOMED), shown)


def table_of(seen: Iterable[Look]) -> str:
    """Return the widths of cards by window and piles: the least of all questions."""
    widths: dict[Size, dict[int, int]] = {}
    for one in seen:
        if one.question in ("lesson", "praise"):
            continue
        row = widths.setdefault(one.size, {})
        row[one.piles] = min(row.get(one.piles, 9999), one.card)
    piles = sorted({piles for row in widths.values() for piles in row})
    lines = ["window      before, 4 piles  " + "".join(f"{number:>5}" for number in piles) + "  piles"]
    for (width, height), row in widths.items():
        name, before = f"{width} x {height}", BEFORE.get((width, height), "")
        lines.append(f"{name:12}{before!s:>15}  " + "".join(f"{row.get(number, ''):>5}" for number in piles))
    return "\n".join(lines)


async def look_at(server: Server, wanted: Iterable[tuple[Size, Shown]]) -> list[Look]:
    """Look at positions and print what is wrong as soon as it is seen."""
    seen: list[Look] = []
    async with running_browser() as browser, at_browser(browser, server.address) as ann:
        async for one in sweep(ann, wanted):
            seen.append(one)
            if one.faults:
                print(one, flush=True)
    return seen


def main(sizes: Collection[Size]) -> int:
    """Go through everything, or through these windows; print what is wrong, and the sizes."""
    with running_server() as server:
        seen = asyncio.run(look_at(server, (one for one in everything() if not sizes or one[0] in sizes)))
    print(table_of(seen))
    wrong = sum(bool(one.faults) for one in seen)
    print(f"{len(seen)} looks, {wrong} with faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main({(int(width), int(height)) for width, height in (size.split("x") for size in sys.argv[1:])}))
