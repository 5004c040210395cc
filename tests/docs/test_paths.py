"""Links, pictures and file names in the documentation lead to something that exists."""

import re
from pathlib import Path
from typing import Final

import msgspec
import pytest

from oriflamme.server.settings import Settings

from .pages import PAGE_IDS, PAGES, ROOT, anchors_of, code_in, prose_of, text_of

# A path in backticks stands in the repository, or in one of these folders.
HOMES: Final = (ROOT, ROOT / "src" / "oriflamme", ROOT / "src" / "oriflamme" / "server")
PATH: Final = re.compile(r"[\w.*<>-]+(?:/[\w.*<>-]+)*/?")
FILE: Final = re.compile(r"[\w*-]+\.(?:py|md|ts|svelte|toml|ftl|json|txt|css|svg|webp|service|yml)")
MADE: Final = ("build/",)  # folders that programs write

MOST_PICTURES: Final = 15
MOST_BYTES: Final = 1_000_000  # of all pictures together
CLUMSY: Final = re.compile(r"\b(?:who(?:m)?ever|somebody(?:'s)?|any more|is none)\b", re.IGNORECASE)


def is_path(code: str) -> bool:
    """Say whether what stands in backticks names a file or a folder of ours."""
    if not PATH.fullmatch(code) or code.startswith(MADE):
        return False
    return "/" in code or FILE.fullmatch(code) is not None


def exists(code: str, page: Path) -> bool:
    """Say whether a path leads somewhere. `<language>` stands for any name, `*` for any files."""
    pattern = re.sub(r"<\w+>", "*", code).rstrip("/")
    return any(any(home.glob(pattern)) for home in (page.parent, *HOMES))


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_links_lead_somewhere(page: Path) -> None:
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


def test_a_path_that_does_not_exist_is_noticed() -> None:
    page = ROOT / "CONTRIBUTING.md"
    assert is_path("rules/nowhere.py") and not exists("rules/nowhere.py", page)
    assert is_path("texts/<language>/cards.ftl") and exists("texts/<language>/cards.ftl", page)
    assert not is_path("/api/about") and not is_path("Authorization: Bearer") and not is_path("club:300")


def test_docs_screens_holds_the_pictures_that_pages_show_and_no_others() -> None:
    pictures = {picture.name: picture.stat().st_size for picture in (ROOT / "docs/screens").iterdir()}
    shown = {name for page in PAGES for name in re.findall(r"screens/([\w-]+\.webp)", text_of(page))}
    assert set(pictures) == shown
    assert len(pictures) <= MOST_PICTURES
    assert sum(pictures.values()) <= MOST_BYTES


def test_hosting_lists_every_setting() -> None:
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", text_of(ROOT / "docs/hosting.md"), re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(listed) == sorted(field.name for field in msgspec.structs.fields(Settings))


@pytest.mark.parametrize("page", PAGES, ids=PAGE_IDS)
def test_sentences_avoid_the_constructions_that_style_names(page: Path) -> None:
    if page.name not in ("style.md", "rules.md"):  # the one shows them, the other is worded like a rulebook
        assert CLUMSY.findall(prose_of(page)) == []
