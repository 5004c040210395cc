"""Bots: a view in, an action out."""

from collections.abc import Callable
from typing import Final

from ..errors import OriflammeError
from .protocol import Bot
from .random_bot import RandomBot

__all__ = ["BOTS", "Bot", "RandomBot", "bot"]

BOTS: Final[dict[str, Callable[[int | str], Bot]]] = {"random": RandomBot}


def bot(name: str, seed: int | str = 0) -> Bot:
    """Return a bot by its name."""
    if name not in BOTS:
        raise OriflammeError(f"no bot is called {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
