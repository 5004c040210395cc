"""The reader of the texts: which languages exist, which one is chosen, and what happens if a text is missing."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from oriflamme.texts import ENGLISH, capital, language_of, languages, reader, texts_in
from oriflamme.texts.reader import Texts, TextWarning


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder of texts with English and an unfinished language."""
    for language, source in {
        "en": "hello = Hello, { $name }!\nbye = Bye\n    .long = Goodbye\nspy = Spy\n    .a = a Spy\n    .tip = Hide\n",
        "aa": "hello = Aa { $name }\n",
        "notes": "",
    }.items():
        (tmp_path / language).mkdir()
        if source:
            (tmp_path / language / "words.ftl").write_text(source)
    monkeypatch.setattr(reader, "FOLDER", tmp_path)
    for cached in (languages, texts_in):
        cached.cache_clear()
    yield tmp_path
    for cached in (languages, texts_in):
        cached.cache_clear()


def test_a_language_is_a_folder_with_texts(folder: Path) -> None:
    assert languages() == ("en", "aa")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "uk_UA"}, "uk"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "uk_UA", "LC_ALL": "it"}, "it"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "de:ru:it"}, "ru"),
        ({"LANGUAGE": "uk"}, "uk"),
        ({"LANG": "fr_FR", "LC_ALL": "C", "LANGUAGE": "it"}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "it"}, "en"),
        ({"LANG": "sr_RS@latin", "LANGUAGE": "IT-ch"}, "it"),
    ],
)
def test_the_environment_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_messages_attributes_and_arguments_are_formatted(folder: Path) -> None:
    assert texts_in("aa").say("hello", name="Ann") == texts_in("aa").say("hello", {"name": "Ann"}) == "Aa Ann"
    assert texts_in("en").say("bye.long") == "Goodbye"
    assert texts_in("en").forms("by", "spy") == {"by": "Spy", "by-a": "a Spy"}
    assert capital("élan") == "Élan"


def test_an_unknown_language_falls_back_to_english(folder: Path) -> None:
    assert texts_in("xx").language == ENGLISH


def test_a_missing_text_is_replaced_by_english_with_a_warning(folder: Path) -> None:
    with pytest.warns(TextWarning, match="aa: bye.long is missing"):
        assert texts_in("aa").say("bye.long") == "Goodbye"
    with pytest.warns(TextWarning, match="aa: spy is missing"):
        assert texts_in("aa").forms("by", "spy") == {"by": "Spy"}
    with pytest.warns(TextWarning, match="hello.*name"):
        assert "Hello" in texts_in("en").say("hello")
    with pytest.raises(KeyError, match="nothing"):
        texts_in("en").say("nothing")


def test_a_file_is_read_once_and_only_when_needed(folder: Path) -> None:
    texts = Texts("en")
    (folder / "en" / "words.ftl").write_text("bye = Farewell\n")
    assert texts.say("bye") == "Farewell"
    (folder / "en" / "words.ftl").unlink()
    assert texts.say("bye") == "Farewell"


@pytest.mark.parametrize(
    ("imported", "not_imported"),
    [("oriflamme", "oriflamme.texts"), ("oriflamme.cli", "fluent"), ("oriflamme.cli", "babel")],
)
def test_texts_are_imported_only_when_needed(imported: str, not_imported: str) -> None:
    code = f"import sys, {imported}; sys.exit({not_imported!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


ROOT = Path(__file__).parents[2]
SOURCES = ("src/oriflamme", "web/src", "web/build", "web/public", "web/tests", "tests", "examples", "benchmarks")
GENERATED = ("web/src/protocol.ts",)  # by `oriflamme protocol typescript`
NEAR = 120  # characters around one language: all other languages within them make a list


def code() -> Iterator[Path]:
    """Yield the source files that could contain a list of languages, except this one."""
    for folder in SOURCES:
        for file in sorted((ROOT / folder).rglob("*")):
            built = "page" in file.relative_to(ROOT).parts or str(file.relative_to(ROOT)) in GENERATED
            if file.suffix in (".py", ".ts", ".js", ".svelte") and not built and file != Path(__file__):
                yield file


def lists_languages(text: str) -> bool:
    """Return whether all languages but English are named close together, as words or as keys."""
    codes = [re.compile(rf"""["']{language}["']|\b{language}: ["'\[{{]""") for language in languages()[1:]]
    around = (text[max(0, found.start() - NEAR) : found.end() + NEAR] for found in codes[0].finditer(text))
    return any(all(code.search(near) for code in codes) for near in around)


def test_no_source_file_lists_the_languages() -> None:
    assert lists_languages(f"LANGUAGES = {languages()}")
    keys = ", ".join(f"{language}: 'x'" for language in languages())
    assert lists_languages(f"NAMES = {{ {keys} }}")
    assert [str(file) for file in code() if lists_languages(file.read_text(encoding="utf-8"))] == []
