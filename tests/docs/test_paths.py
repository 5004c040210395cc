"""Links, pictures and file names in the documentation exist."""

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

from oriflamme.server.settings import Settings

from .pages import PAGE_IDS, PAGES, ROOT, anchors_of, code_in, prose_of, text_of

# A path in backticks is relative to one of these folders.
BASES: Final = (ROOT, ROOT / "src" / "oriflamme", ROOT / "src" / "oriflamme" / "server")
PATH: Final = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)*/?")
FILE: Final = re.compile(r"[\w*-]+\.(?:py|md|ts|svelte|toml|ftl|json|txt|css|svg|webp|service|yml)")
GENERATED: Final = ("build/", "web/node_modules/")  # folders that programs create

MAX_PICTURES: Final = 15
MAX_BYTES: Final = 1_000_000  # all pictures together
CLUMSY: Final = re.compile(r"\b(?:who(?:m)?ever|somebody(?:'s)?|any more|is none)\b", re.IGNORECASE)


def is_path(code: str) -> bool:
    """Return whether the text in backticks names a file or folder of the project."""
    if not PATH.fullmatch(code) or code.startswith(GENERATED):
        return False
    return "/" in code or FILE.fullmatch(code) is not None


def exists(code: str, page: Path) -> bool:
    """Return whether a path exists. `<language>` stands for any name, `*` for any files."""
    pattern = re.sub(r"<\w+>", "*", code).rstrip("/")
    return any(any(base.glob(pattern)) for base in (page.parent, *BASES))


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_every_link_target_exists(page: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", text_of(page)) + re.findall(r'src="([^"]+)"', text_of(page))
    for link in links:
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors_of(target), link


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_every_path_in_backticks_exists(page: Path) -> None:
    missing = [code for code in code_in(page) if is_path(code) and not exists(code, page)]
    assert missing == []


def test_a_missing_path_is_noticed() -> None:
    page = ROOT / "CONTRIBUTING.md"
    assert is_path("rules/nowhere.py") and not exists("rules/nowhere.py", page)
    assert is_path("texts/<language>/cards.ftl") and exists("texts/<language>/cards.ftl", page)
    assert not is_path("/api/about") and not is_path("Authorization: Bearer") and not is_path("club:300")


def test_docs_screens_contains_exactly_the_pictures_that_pages_show() -> None:
    pictures = {picture.name: picture.stat().st_size for picture in (ROOT / "docs/screens").iterdir()}
    shown = {name for page in PAGES for name in re.findall(r"screens/([\w-]+\.webp)", text_of(page))}
    assert set(pictures) == shown
    assert len(pictures) <= MAX_PICTURES
    assert sum(pictures.values()) <= MAX_BYTES


def test_hosting_lists_every_setting() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", text_of(ROOT / "docs/hosting.md"), re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(field.name for field in msgspec.structs.fields(Settings))


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_no_page_uses_the_phrases_that_the_style_guide_forbids(page: Path) -> None:
    if page.name not in ("style.md", "rules.md"):  # the first lists them, the second is worded like a rulebook
        assert CLUMSY.findall(prose_of(page)) == []
