"""Lanes without threads: a browser's worker has one, and the page does not wait for it."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ..server.lanes import Lane, Lanes
from ..server.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")


class ImmediateLane(Lane):
    """Does all work at once."""

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work and return its result."""
        return work(*arguments, **named)


def immediate_lanes() -> Lanes:
    """Return lanes that do all work at once."""
    return Lanes(Settings(), ImmediateLane)
