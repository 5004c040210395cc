"""The reader of the Fluent files. A file is parsed when one of its messages is first wanted."""

import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

Arguments: TypeAlias = Mapping[str, str | int]

ENGLISH: Final = "en"
FOLDER: Final = Path(__file__).parent
_BEGINNING: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)  # of a message
_NO_FORM: Final = re.compile(r"short|text|tip|ruling-\d+")  # attributes of a card that are not forms of its name


class TextWarning(UserWarning):
    """A text is missing, or something that should be put into it; the tests make this an error."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that there are texts in, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and any(path.glob("*.ftl")))
    return (ENGLISH, *(language for language in found if language != ENGLISH))


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that LANGUAGE, LC_ALL, LC_MESSAGES and LANG ask for, or English."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    if locale.partition(".")[0] in ("C", "POSIX"):  # then no language is wanted, as in gettext
        return ENGLISH
    codes = (re.split(r"[_.@-]", wish)[0].lower() for wish in wishes)
    return next((code for code in codes if code in languages()), ENGLISH)


@cache
def texts_in(language: str) -> "Texts":
    """Return the texts in a language; in English if there is no such language."""
    return Texts(language if language in languages() else ENGLISH)


def capital(text: str) -> str:
    """Return a sentence with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


class Texts:
    """The messages of one language. A message that is not translated is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._english = None if language == ENGLISH else texts_in(ENGLISH)
        self._bundle, self._parse = _fluent(language)
        self._unread = dict(_messages_in(FOLDER / language))

    def say(self, name: str, arguments: Arguments | None = None, /, **more: str | int) -> str:
        """Return a message, or an attribute of one as `message.attribute`."""
        pattern = self._pattern(name)
        if pattern is None:
            return self._in_english(name, {**(arguments or {}), **more})
        said, errors = self._bundle.format_pattern(pattern, {**(arguments or {}), **more})
        for error in errors:
            warnings.warn(f"{self.language}: {name}: {error}", TextWarning, stacklevel=2)
        return str(said)

    def forms(self, argument: str, message: str, arguments: Arguments | None = None) -> dict[str, str]:
        """Return a word with all its forms as arguments for a sentence, as texts/en/cards.ftl describes it."""
        found = self._find(message)
        if found is None:
            return {argument: self.say(message, arguments)}
        forms = {f"{argument}-{form}": f"{message}.{form}" for form in found.attributes if not _NO_FORM.fullmatch(form)}
        return {key: self.say(name, arguments) for key, name in {argument: message, **forms}.items()}

    def attributes(self, message: str) -> tuple[str, ...]:
        """Return the names of a message's attributes."""
        found = self._find(message)
        return tuple(found.attributes) if found else ()

    def _pattern(self, name: str) -> "Pattern | None":
        message, _, attribute = name.partition(".")
        found = self._find(message)
        if found is None:
            return None
        return found.attributes.get(attribute) if attribute else found.value

    def _find(self, message: str) -> "Message | None":
        self._read(self._unread.get(message))
        return self._bundle.get_message(message) if self._bundle.has_message(message) else None

    def _read(self, file: Path | None) -> None:
        if file is not None:
            self._bundle.add_resource(self._parse(file.read_text(encoding="utf-8")))
            self._unread = {message: unread for message, unread in self._unread.items() if unread != file}

    def _in_english(self, name: str, arguments: Arguments) -> str:
        if self._english is None:
            raise KeyError(f"no message is called {name}")
        warnings.warn(f"{self.language}: {name} is missing", TextWarning, stacklevel=3)
        return self._english.say(name, arguments)


def _fluent(language: str) -> tuple[Any, Callable[[str], Any]]:
    """Return an empty bundle, and the function that reads a file for it."""
    try:
        from fluent.runtime import FluentBundle, FluentResource  # it imports babel: `import oriflamme` must not wait
    except ModuleNotFoundError:
        from .plain_bundle import PlainBundle, read_messages

        return PlainBundle(), read_messages
    return FluentBundle([language], use_isolating=False), FluentResource  # a terminal would show isolation marks


def _messages_in(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the id of each message in a folder, and the file that it is in."""
    for file in sorted(folder.glob("*.ftl")):
        for message in _BEGINNING.findall(file.read_text(encoding="utf-8")):
            yield message, file
