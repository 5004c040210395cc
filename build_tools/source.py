"""One module of the rules as text that can be edited without moving a line."""

import ast
from pathlib import Path
from typing import NoReturn

Node = ast.stmt | ast.expr | ast.arg


class Refused(SyntaxError):
    """The rules contain something that the compile step does not support."""


class Source:
    """A module: its tree, and its text with the edits made so far."""

    def __init__(self, root: Path, package: str, name: str) -> None:
        self.package = package
        self.name = name
        self.path = root / package / f"{name}.py"
        self._text = self.path.read_bytes().replace(b"\r\n", b"\n")
        self.tree = ast.parse(self._text, str(self.path))
        self._starts = [0]
        for line in self._text.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._edits: list[tuple[int, int, str]] = []

    def refuse(self, node: Node, why: str) -> NoReturn:
        """Stop the build with a sentence, the file, the line and a caret."""
        shown = self._line(node.lineno)
        column = len(shown[: node.col_offset].decode()) + 1
        if node.end_lineno != node.lineno or node.end_col_offset is None:
            last = len(shown.decode().rstrip()) + 1
        else:
            last = len(shown[: node.end_col_offset].decode()) + 1
        place = (str(self.path), node.lineno, column, shown.decode(), node.lineno, last)
        raise Refused(why, place)

    def blank(self, node: Node) -> None:
        """Remove a node from the text."""
        self.replace(node, "")

    def replace(self, node: Node, new: str) -> None:
        """Replace a node with new text."""
        self._edit(self._start(node), self._end(node), new)

    def replace_between(self, first: Node, last: Node, new: str) -> None:
        """Replace everything from one node to another, inclusive, with new text."""
        self._edit(self._start(first), self._end(last), new)

    def cut_after(self, first: Node, last: Node) -> None:
        """Remove what follows the first node, up to the end of the last."""
        self._edit(self._end(first), self._end(last), "")

    def surround(self, node: Node, before: str, after: str) -> None:
        """Put text before and after a node."""
        self._edit(self._start(node), self._start(node), before)
        self._edit(self._end(node), self._end(node), after)

    def edited(self) -> str:
        """Return the text with all edits; every line keeps its number."""
        text = self._text
        for start, end, new in sorted(self._edits, reverse=True):
            lost = text[start:end].count(b"\n") - new.count("\n")
            text = text[:start] + new.encode() + b"\n" * lost + text[end:]
        return text.decode()

    def _edit(self, start: int, end: int, new: str) -> None:
        self._edits.append((start, end, new))

    def _start(self, node: Node) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: Node) -> int:
        assert node.end_lineno is not None and node.end_col_offset is not None
        return self._starts[node.end_lineno - 1] + node.end_col_offset

    def _line(self, number: int) -> bytes:
        return self._text[self._starts[number - 1] : self._starts[number]].rstrip(b"\n")
