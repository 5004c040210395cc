"""Every window, every question: whether the parts of a table keep clear of one another, and how large its cards are.

`python -m tests.web.sweep` goes through all of it, in the two languages of longest_texts.py, and prints the sizes of
the cards; test_sweep.py takes a part of it, in which every window and every question occurs.
"""

import asyncio
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ..server.server_process import Server
from .browser import running_browser
from .longest_texts import TEXTS, WORDS, use_longest_texts
from .measurements import CUT, SCROLLS, resize
from .people import Person, at_browser
from .stage import OPENING, PILES, QUESTIONS, Stage, on_stage, scene

Size = tuple[int, int]
SIZES: Final[tuple[Size, ...]] = (
    (360, 640), (390, 844), (844, 390), (667, 375), (768, 1024), (820, 1180), (1024, 768), (1280, 650), (1366, 625),
    (1366, 768), (1440, 900), (1536, 730), (1920, 969), (3840, 2160),
)  # fmt: skip
# The same windows at 200 %. A phone is zoomed by its fingers, which makes the window no smaller.
ZOOMED: Final[tuple[Size, ...]] = tuple((width // 2, height // 2) for width, height in SIZES[4:])
LANGUAGES: Final = (TEXTS, WORDS)
SCENES: Final = (OPENING, *((question, piles) for question in QUESTIONS for piles in PILES))
# The width of a card at least, by the piles: in a window of these sizes, and at 200 %.
LEAST: Final = {2: 64, 3: 64, 10: 50, 12: 44, 17: 40, 33: 30, 35: 30}
LEAST_ZOOMED: Final = {2: 44, 3: 44, 10: 34, 12: 34, 17: 28, 33: 24, 35: 24}
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
  const pile = document.querySelector(".board [data-pile]");
  return { faults, card: pile ? pile.offsetWidth : 0, high: pile ? pile.offsetHeight : 0 };
}
"""
LOOK: Final = f"""
async () => {{
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
  const {{ faults, card, high }} = ({PARTS})();
  const cut = ({CUT})(false);
  const scrolls = ({SCROLLS})();
  return {{ faults: [...faults, ...cut, ...(scrolls ? ["the page scrolls"] : [])], card, high }};
}}
"""


class Look(NamedTuple):
    """What was seen of one position in one window."""

    size: Size
    question: str
    piles: int
    card: int
    faults: list[str]

    def __str__(self) -> str:
        width, height = self.size
        return f"{width}x{height}, {self.question}, {self.piles} piles: " + "; ".join(self.faults)


def least_of(size: Size, piles: int) -> int:
    """Return how wide a card must be at least."""
    common = LEAST[piles] if size in SIZES else LEAST_ZOOMED[piles]
    return max(common, PROMISED.get((size, piles), 0))


async def look(stage: Stage, size: Size, question: str, piles: int) -> Look:
    """Look at one position in a window of this size."""
    await stage.show(scene(question, piles))
    seen: dict[str, Any] = await stage.page.evaluate(LOOK)
    faults = list(seen["faults"])
    least = least_of(size, piles)
    if seen["card"] < least or seen["high"] < round(1.4 * least):
        faults.append(f"a card is {seen['card']} x {seen['high']}, and {least} wide at least")
    return Look(size, question, piles, seen["card"], faults)


async def sweep(person: Person, wanted: Iterable[tuple[str, Size, tuple[str, int]]]) -> list[Look]:
    """Look at positions, ordered by language and size; return what was seen."""
    seen = []
    async with on_stage(person, scene(*OPENING)) as stage:
        await use_longest_texts(person)
        now: Size | None = None
        for language, size, (question, piles) in wanted:
            if person.language != language:
                await person.speak(language)
            if size != now:
                await resize(person.page, size)
                now = size
            seen.append(await look(stage, size, question, piles))
    return seen


def everything() -> Iterator[tuple[str, Size, tuple[str, int]]]:
    """Yield every language, window and position."""
    for language in LANGUAGES:
        for size in (*SIZES, *ZOOMED):
            for shown in (*SCENES, ("reveal", 12)):
                yield language, size, shown


def table_of(seen: Iterable[Look]) -> str:
    """Return the widths of cards by window and piles: the least of all questions."""
    widths: dict[Size, dict[int, int]] = {}
    for one in seen:
        row = widths.setdefault(one.size, {})
        row[one.piles] = min(row.get(one.piles, 9999), one.card)
    piles = sorted({piles for row in widths.values() for piles in row})
    lines = ["window      before, 4 piles  " + "".join(f"{number:>5}" for number in piles) + "  piles"]
    for (width, height), row in widths.items():
        name, before = f"{width} x {height}", BEFORE.get((width, height), "")
        lines.append(f"{name:12}{before!s:>15}  " + "".join(f"{row.get(number, ''):>5}" for number in piles))
    return "\n".join(lines)


async def main() -> int:
    """Go through everything, print the sizes and what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "data")
        server.start()
        try:
            async with running_browser() as browser, at_browser(browser, server.address) as ann:
                seen = await sweep(ann, everything())
        finally:
            server.stop()
    print(table_of(seen))
    wrong = [one for one in seen if one.faults]
    for one in wrong:
        print(one)
    print(f"{len(seen)} looks, {len(wrong)} with faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
