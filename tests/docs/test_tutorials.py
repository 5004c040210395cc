"""The tutorials are run from top to bottom: their commands, their files and their examples, with what they print."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from ..server.server_process import Server
from .pages import ROOT, text_of

TUTORIALS: Final = sorted((ROOT / "docs/tutorials").glob("*.md"))
BLOCK: Final = re.compile(r"(?P<before>[^\n]*)\n\n```(?P<language>\w+)\n(?P<code>.*?)^```", re.DOTALL | re.MULTILINE)
SAVED: Final = re.compile(r"Save this as \*\*([\w.]+)\*\*")
PORT: Final = "8765"
LONG: Final = 600.0  # seconds; only a broken program takes longer


class Block(NamedTuple):
    """A block of code, and the line of prose before it."""

    before: str
    language: str
    code: str


def blocks_of(page: Path) -> Iterator[Block]:
    for match in BLOCK.finditer(text_of(page)):
        yield Block(match["before"], match["language"], match["code"])


class Reader:
    """Does what a tutorial says, in a folder of its own."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.page, self.folder = page, folder
        self.known: dict[str, Any] = {}
        self.server: Server | None = None
        self.ran = 0

    def follow(self, block: Block) -> None:
        """Do what a block says."""
        self.ran += 1
        if block.language == "sh":
            for line in block.code.splitlines():
                self.command(shlex.split(line))
        elif ">>>" in block.code:
            self.examples(block.code)
        elif saved := SAVED.search(block.before):
            (self.folder / saved[1]).write_text(block.code)
        else:
            self.run([sys.executable, "-c", self.addressed(block.code)])

    def command(self, words: list[str]) -> None:
        program, name, *options = words
        assert program == "oriflamme"
        if name != "serve":
            self.run([sys.executable, "-m", "oriflamme", name, *options])
            return
        assert options[:3] == ["--port", PORT, "--data"]
        self.server = Server(self.folder / options[3])
        self.server.start()

    def addressed(self, code: str) -> str:
        return code if self.server is None else code.replace(PORT, str(self.server.port))

    def run(self, words: list[str]) -> None:
        environment = {**os.environ, "PYTHONPATH": str(self.folder)}
        done = subprocess.run(
            words, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=LONG, check=False
        )
        assert done.returncode == 0, done.stderr

    def examples(self, code: str) -> None:
        test = doctest.DocTestParser().get_doctest(code, self.known, self.page.name, str(self.page), 0)
        said: list[str] = []
        doctest.DocTestRunner().run(test, out=said.append, clear_globs=False)
        self.known.update(test.globs)
        assert not said, "".join(said)


@pytest.mark.parametrize("page", TUTORIALS, ids=[page.stem for page in TUTORIALS])
def test_a_reader_who_does_what_a_tutorial_says_sees_what_it_says(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    reader = Reader(page, tmp_path)
    try:
        for block in blocks_of(page):
            reader.follow(block)
    finally:
        if reader.server is not None:
            reader.server.stop()
    assert reader.ran >= 3


def test_a_wrong_line_is_noticed(tmp_path: Path) -> None:
    reader = Reader(TUTORIALS[0], tmp_path)
    with pytest.raises(AssertionError, match="Expected"):
        reader.follow(Block("", "python", ">>> 1 + 1\n3\n"))
    with pytest.raises(AssertionError):
        reader.follow(Block("", "sh", "oriflamme cards nothing"))
