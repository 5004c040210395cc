"""The pages of the documentation and their parts."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/**/*.md")]
PAGE_IDS: Final = [str(page.relative_to(ROOT)) for page in PAGES]

FENCED: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
INDENTED: Final = re.compile(r"(?:^ {4}.*\n)+", re.MULTILINE)


def text_of(page: Path) -> str:
    """Return the whole text of a page."""
    return page.read_text(encoding="utf-8")


def prose_of(page: Path) -> str:
    """Return a page without its blocks of code."""
    return INDENTED.sub("", FENCED.sub("", text_of(page)))


def code_in(page: Path) -> list[str]:
    """Return everything in backticks in the prose of a page."""
    return re.findall(r"`([^`\n]+)`", prose_of(page))


def anchors_of(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub names them."""
    headings = re.findall(r"^#+ (.+)$", FENCED.sub("", text_of(page)), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
