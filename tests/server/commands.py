"""The command `oriflamme`, run in this process. A new process would have to import everything again."""

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from click.testing import CliRunner

from oriflamme.cli import main


class Result(NamedTuple):
    """The exit code of a command, and its output."""

    code: int
    out: str
    error: str


def oriflamme(*words: str, **environment: str) -> Result:
    """Run the command in its own thread, because an event loop may already run in this one."""
    with ThreadPoolExecutor(1) as executor:
        result = executor.submit(CliRunner().invoke, main, list(words), env=environment).result()
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Result(result.exit_code, result.stdout, result.stderr)
