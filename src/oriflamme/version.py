"""What `oriflamme --version` prints."""

from . import __version__
from .rules import COMPILED


def version() -> str:
    """Return the version, and whether the rules are compiled."""
    return f"oriflamme, version {__version__}, {'compiled rules' if COMPILED else 'plain rules (slower)'}"
