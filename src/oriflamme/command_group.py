"""How the command `oriflamme` ends: each error is one line, and a missing package is named with its extra."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from .errors import OriflammeError
from .extras import missing_extra

MISUSE = 2
INTERRUPTED = 130
PIPE_BROKEN = 1  # click's own exit code


class Command(click.Group):
    """A group of commands that prints each error on one line and ends quietly when interrupted."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run the command line and exit."""
        sys.exit(self._run(*args, **extra))

    def _run(self, *args: Any, **extra: Any) -> int:
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
        except (click.ClickException, OriflammeError) as error:
            message = error.format_message() if isinstance(error, click.ClickException) else str(error)
            click.echo(f"oriflamme: {' '.join(message.split())}", err=True)
            return MISUSE
        except ModuleNotFoundError as error:
            sentence = missing_extra(error, _command_in(args[0] if args else extra.get("args")))
            if sentence is None:
                raise
            click.echo(f"oriflamme: {sentence}", err=True)
            return MISUSE
        except (click.Abort, KeyboardInterrupt):
            return INTERRUPTED
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return PIPE_BROKEN
        except OSError as error:
            click.echo(f"oriflamme: {error.filename or 'output'}: {error.strerror}", err=True)
            return MISUSE
        return code if isinstance(code, int) else 0


def _command_in(arguments: Sequence[str] | None) -> str | None:
    return next(iter(sys.argv[1:] if arguments is None else arguments), None)
