"""Check the built site: no page fetches anything from elsewhere, and every page that it should have is there.

python -m tests.docs.site build/site
"""

import re
import sys
from pathlib import Path
from typing import Final

from .pages import ROOT

FETCHED: Final = re.compile(r'<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)="((?:https?:)?//[^"]+)"')
IN_STYLES: Final = re.compile(r"(?:url\(|@import\s+)[\"']?((?:https?:)?//[^\"')]+)")


def fetched_from_elsewhere(site: Path) -> list[str]:
    """Return what pages and style sheets would fetch over the network, with the file that does."""
    pages = [(path, FETCHED) for path in site.rglob("*.html")] + [(path, IN_STYLES) for path in site.rglob("*.css")]
    return [
        f"{path.relative_to(site)}: {address}"
        for path, pattern in pages
        for address in pattern.findall(path.read_text(encoding="utf-8"))
    ]


def missing_pages(site: Path) -> list[str]:
    """Return the pages of docs/ that the site does not have."""
    pages = [path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")]
    return [str(page) for page in pages if page.name != "README.html" and not (site / page).exists()]


def main(site: Path) -> None:
    """Check, and say what was found."""
    problems = [f"fetches {what}" for what in fetched_from_elsewhere(site)]
    problems += [f"lacks {page}" for page in missing_pages(site)]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(1)
    print(f"{site}: {len(list(site.rglob('*.html')))} pages, nothing is fetched from elsewhere")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
