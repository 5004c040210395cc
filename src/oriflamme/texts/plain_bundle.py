"""Messages without fluent.runtime, for programs that installed the small core: texts and variables, nothing more.

It has the methods of a FluentBundle that the reader calls. Where a message needs more of Fluent, it says what to
install.
"""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from ..errors import OriflammeError

_HEAD: Final = re.compile(r"^(?: {4}\.)?([a-z][\w-]*) *= ?(.*)$")
_VARIABLE: Final = re.compile(r"\{ *\$([a-z][\w-]*) *\}")


class PlainMessage(NamedTuple):
    """A message and its attributes, as they stand in the file."""

    value: str
    attributes: dict[str, str]


class PlainBundle:
    """The messages of a language."""

    def __init__(self) -> None:
        self._messages: dict[str, PlainMessage] = {}

    def has_message(self, name: str) -> bool:
        """Tell whether there is a message."""
        return name in self._messages

    def get_message(self, name: str) -> PlainMessage:
        """Return a message."""
        return self._messages[name]

    def add_resource(self, messages: Mapping[str, PlainMessage]) -> None:
        """Add the messages of a file."""
        self._messages.update(messages)

    def format_pattern(self, pattern: str, arguments: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return a text with its variables put in."""
        said = _VARIABLE.sub("", pattern)
        if "{" in said:
            raise OriflammeError("this text needs fluent.runtime. Install it: pip install 'oriflamme[play]'")
        return _VARIABLE.sub(lambda found: str(arguments[found[1]]), pattern), []


def read_messages(text: str) -> dict[str, PlainMessage]:
    """Return the messages of a Fluent file."""
    messages: dict[str, PlainMessage] = {}
    message, attribute = "", ""
    for line in text.splitlines():
        found = _HEAD.match(line)
        if found and not line.startswith(" "):
            message, attribute = found[1], ""
            messages[message] = PlainMessage(found[2], {})
        elif found and message:
            attribute = found[1]
            messages[message].attributes[attribute] = found[2]
        elif line.startswith(" ") and message:
            _continue(messages, message, attribute, line.strip())
    return messages


def _continue(messages: dict[str, PlainMessage], message: str, attribute: str, line: str) -> None:
    old = messages[message]
    if attribute:
        old.attributes[attribute] = f"{old.attributes[attribute]}\n{line}".lstrip("\n")
    else:
        messages[message] = old._replace(value=f"{old.value}\n{line}".lstrip("\n"))
