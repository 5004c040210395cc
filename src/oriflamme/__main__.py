"""The command `oriflamme`, also as `python -m oriflamme`. It says what to install if the command line is not."""

import sys
from typing import Final

from .extras import missing_extra
from .version import version

MISUSE: Final = 2  # the exit code


def main() -> None:
    """Run the command line."""
    try:
        from .cli import main as run
    except ModuleNotFoundError as error:
        _explain(error)
    else:
        run(prog_name="oriflamme")


def _explain(error: ModuleNotFoundError) -> None:
    sentence = missing_extra(error)
    if sentence is None:
        raise error
    if sys.argv[1:] == ["--version"]:
        print(version())
        return
    print(f"oriflamme: {sentence}", file=sys.stderr)
    sys.exit(MISUSE)


if __name__ == "__main__":
    main()
