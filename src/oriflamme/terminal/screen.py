"""Lines out, lines in."""

import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console
from rich.text import Text

STYLES: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta")  # by seat
BLANK_LINES: Final = 60  # more than a window is high, where nothing can be cleared


class Ended(Exception):
    """There is no more input."""


def printable(text: str) -> str:
    """Return a text without characters that could do something to a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class Screen:
    """A terminal, a pipe or a test: it shows lines and asks for them."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure:
                reconfigure(errors="replace")
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, text: str | Text = "") -> None:
        """Show one line; a long one is broken only where there is a window."""
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def say_all(self, lines: Iterable[str | Text]) -> None:
        """Show lines."""
        for line in lines:
            self.say(line)

    def ask(self, prompt: str) -> str:
        """Ask for a line."""
        self.console.print(prompt, end=" ", soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.say()
            raise Ended
        answer = printable(line.strip())
        if not sys.stdin.isatty():
            self.say(answer)
        return answer

    def clear(self) -> None:
        """Remove what the player before has seen, the lines that have scrolled away included."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.console.file.write("\n" * BLANK_LINES)
        self.console.file.flush()
