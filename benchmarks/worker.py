"""The process that does the work: one request per line of standard input, one answer per line of standard output."""

import json
import os
import sys
from functools import cache
from importlib import import_module
from typing import Any

from .timing import Batch, rates


@cache
def prepared(module: str, name: str, arguments: tuple[Any, ...]) -> Batch:
    """Return a subject's batch, created once and run once to warm up."""
    batch: Batch = getattr(import_module(f"benchmarks.{module}"), name)(*arguments)
    batch()
    return batch


def answer(request: dict[str, Any]) -> dict[str, float]:
    """Measure a subject for some seconds; without seconds, return what it reports itself."""
    module, name, arguments = request["subject"]
    if request["seconds"]:
        return rates(prepared(module, name, tuple(arguments)), request["seconds"])
    facts: dict[str, float] = getattr(import_module(f"benchmarks.{module}"), name)(*arguments)
    return facts


def main() -> None:
    """Answer until the input ends. What others print goes to standard error."""
    with os.fdopen(os.dup(1), "w") as out:
        os.dup2(2, 1)
        for line in sys.stdin:
            print(json.dumps(answer(json.loads(line))), file=out, flush=True)


if __name__ == "__main__":
    main()
