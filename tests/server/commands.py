"""The command `oriflamme`, run in this process: another one would load everything anew."""

from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from click.testing import CliRunner

from oriflamme.cli import main


class Ended(NamedTuple):
    """How a command has ended, and what it wrote."""

    code: int
    out: str
    error: str


def oriflamme(*words: str, **environment: str) -> Ended:
    """Run the command; a loop may run here already, so it has a thread of its own."""
    with ThreadPoolExecutor(1) as aside:
        ended = aside.submit(CliRunner().invoke, main, list(words), env=environment).result()
    if ended.exception is not None and not isinstance(ended.exception, SystemExit):
        raise ended.exception
    return Ended(ended.exit_code, ended.stdout, ended.stderr)
