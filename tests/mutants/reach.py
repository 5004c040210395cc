"""Which functions of the mutated files each test calls: no other test can notice a change in them."""

import inspect
import sys
import threading
from collections import defaultdict
from collections.abc import Generator, Iterable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest


class Reach:
    """A plugin of pytest that notes the calls of each test, in all threads."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = {str(file.resolve()): str(file) for file in files}
        self._test = ""
        self.tests: defaultdict[str, set[str]] = defaultdict(set)  # by file and function

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._test = item.nodeid
        threading.setprofile(self._note)
        sys.setprofile(self._note)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename in self._files:
            code = frame.f_code
            if code.co_flags & inspect.CO_OPTIMIZED:  # a function, not the body of a class
                self.tests[place_of(self._files[code.co_filename], code.co_qualname)].add(self._test)


def place_of(file: str, function: str) -> str:
    """Return the key of a function, named as Python or as a mutant names it."""
    return f"{file} {function.replace('.<locals>', '')}"
