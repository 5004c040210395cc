"""What is measured on a page: text that is cut off, buttons out of reach, scrolling, and faults that axe finds."""

from typing import Any, Final

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.async_api import Page

from .people import DESKTOP, PHONE, TABLET
from .words import LANGUAGES

# Every visible text that does not fit: it overflows a box that hides its overflow, or leaves the screen, or something
# covers it. Text that can be scrolled into view is not cut off, nor is text that is only there for screen readers.
CUT: Final = """
(clamped) => {
  const found = [];
  const slack = 1.5;
  const nameOf = (node) => `${node.tagName}.${node.getAttribute("class")}`;
  const opaque = (node) => {
    const style = getComputedStyle(node);
    const seeThrough = /rgba\\(.*, 0(\\.[0-4]\\d*)?\\)|transparent/.test(style.backgroundColor);
    return style.opacity > 0.5 && (!seeThrough || style.backgroundImage !== "none");
  };
  const known = new Map(); // many texts lie in the same boxes
  const boxOf = (node) => {
    if (!known.has(node)) {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(node);
      known.set(node, {
        edge: node.getBoundingClientRect(),
        hidesX: overflowX === "hidden" || overflowX === "clip",
        hidesY: overflowY === "hidden" || overflowY === "clip",
        scrollsX: overflowX === "auto" || overflowX === "scroll",
        scrollsY: overflowY === "auto" || overflowY === "scroll",
        isClipped: clipPath !== "none",
        isShortened: webkitLineClamp !== "none",
      });
    }
    return known.get(node);
  };
  const scrolledAway = (node, x, y) => {
    for (let box = node; box; box = box.parentElement) {
      const { edge, scrollsX, scrollsY } = boxOf(box);
      if (!scrollsX && !scrollsY) continue;
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return true;
    }
    return false;
  };
  const coverOf = (parent, x, y) => {
    const isPart = (over) => over.contains(parent) || parent.contains(over);
    const top = document.elementFromPoint(x, y); // mostly the text's own, and then the others need not be found
    if (!top || isPart(top)) return undefined;
    const all = document.elementsFromPoint(x, y);
    const own = all.findIndex(isPart);
    return all.slice(0, own < 0 ? all.length : own).findLast(opaque);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const dialog = [...document.querySelectorAll("dialog[open], [data-menu]")].at(-1); // dialogs can overlap
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const parent = node.parentElement;
    if (!text || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (dialog && !dialog.contains(parent)) continue;
    if (parent.closest("option, script, style, noscript")) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    let spoken = right < 0 || bottom + scrollY < 0; // off screen, like a skip link that appears on focus
    let why = "";
    let scrollsX = false;
    let scrollsY = false;
    for (let box = parent; box && !spoken; box = box.parentElement) {
      const { edge, ...of } = boxOf(box);
      if (edge.width <= 2 && edge.height <= 2) spoken = true;
      if (of.isClipped && edge.width <= 2) spoken = true;
      scrollsX ||= of.scrollsX;
      scrollsY ||= of.scrollsY;
      if (why || box === document.body || box === document.documentElement) continue;
      const leavesX = left < edge.left - slack || right > edge.right + slack;
      const leavesY = top < edge.top - slack - 2 || bottom > edge.bottom + slack + 2;
      if (of.hidesX && !scrollsX && leavesX) why = "sideways by " + nameOf(box);
      const shortened = of.isShortened && !clamped;
      if (of.hidesY && !scrollsY && leavesY && !shortened) why = "above or below by " + nameOf(box);
    }
    if (spoken) continue;
    if (!why && !scrollsX && (left < -slack || right > innerWidth + slack)) why = "by the edge of the screen";
    if (!why && !parent.closest("[aria-hidden=true]") && getComputedStyle(parent).pointerEvents !== "none") {
      for (const { left: start, right: stop, top: upper, height } of boxes) {
        for (const x of [start + 2, (start + stop) / 2, stop - 2]) {
          const y = upper + height / 2;
          if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || scrolledAway(parent, x, y)) continue;
          const cover = coverOf(parent, x, y);
          if (cover) why = "by what lies on it, " + nameOf(cover);
        }
      }
    }
    if (why) found.push(`“${text.slice(0, 60)}” is cut off ${why} (${nameOf(parent)})`);
  }
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth + 1) found.push(`the page is ${width} wide`);
  return [...new Set(found)];
}
"""

# Buttons that cannot be clicked: their centre is off screen or below something else.
OUT_OF_REACH: Final = """
(buttons) => buttons.flatMap((button) => {
  const box = button.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const name = button.ariaLabel;
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return [`${name}: outside the screen`];
  const hit = document.elementFromPoint(x, y);
  if (!button.contains(hit)) return [`${name}: under ${hit?.tagName}.${hit?.className}`];
  const inside = box.left >= -1 && box.right <= innerWidth + 1 && box.top >= -1 && box.bottom <= innerHeight + 1;
  return inside ? [] : [`${name}: leaves the screen`];
})
"""

SCROLLS: Final = """
() => {
  const root = document.documentElement;
  scrollTo(1000, 10000);
  const moved = Math.max(scrollX, scrollY, document.body.scrollTop);
  scrollTo(0, 0);
  return moved > 0 || root.scrollWidth > innerWidth || root.scrollHeight > innerHeight + 1;
}
"""


SETTLED: Final = """
async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame++) await new Promise((next) => requestAnimationFrame(next));
}
"""


async def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the window and wait until the page has settled."""
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.evaluate(SETTLED)


# Every size and language in which the long form checks every text.
EVERYWHERE: Final = [(size, language) for size in (PHONE, TABLET, DESKTOP) for language in LANGUAGES]


async def cut_off(page: Page, clamped: bool = True) -> list[str]:
    """Return every text on the page that is cut off, and how. Count texts with an ellipsis only if `clamped`."""
    await page.evaluate(SETTLED)
    found: list[str] = await page.evaluate(CUT, clamped)
    return found


async def scrolls(page: Page) -> bool:
    """Return whether the page itself can be scrolled."""
    return bool(await page.evaluate(SCROLLS))


# Contrasts are those of the real page, not of a plain one. Afterwards it is plain again: drawing it is slow. Of a page
# below a sheet nothing can be used; it is a state of its own.
RUN_AXE: Final = """
async (rules) => {
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = true;
  const only = rules.length ? { runOnly: { type: "rule", values: rules } } : {};
  const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
  const { violations } = await axe.run(sheet ?? document, { resultTypes: ["violations"], ...only });
  for (const sheet of document.adoptedStyleSheets) sheet.disabled = false;
  return violations;
}
"""


async def axe_violations(page: Page, *rules: str) -> list[dict[str, Any]]:
    """Return a summary of what axe finds wrong, by all its rules or only by these."""
    await page.evaluate(SETTLED)
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE_SCRIPT)
    violations: list[dict[str, Any]] = await page.evaluate(RUN_AXE, list(rules))
    return [
        {
            "rule": violation["id"],
            "help": violation["help"],
            "nodes": [node["html"][:160] + " | " + " ".join(map(str, node["target"])) for node in violation["nodes"]][
                :4
            ],
            "why": (violation["nodes"][0].get("failureSummary") or "")[:300],
        }
        for violation in violations
    ]
