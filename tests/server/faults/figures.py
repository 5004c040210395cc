"""What a proof has found: figures, each with what is needed."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Something measured, what it must be, and whether it is."""

    what: str
    found: str
    needed: str = ""
    holds: bool = True
    is_of_speed: bool = False  # what a busy machine may miss


def shown(what: str, found: object) -> Figure:
    """Return a figure that may be anything: it tells how much was tried."""
    return Figure(what, str(found))


def none(what: str, number: int) -> Figure:
    """Return the number of things that must not happen."""
    return Figure(what, str(number), "0", number == 0)


def true(what: str, holds: bool) -> Figure:
    """Return something that must hold."""
    return Figure(what, "yes" if holds else "no", "yes", holds)


def exactly(what: str, found: object, needed: object) -> Figure:
    """Return something of which it is known what it must be."""
    return Figure(what, str(found), str(needed), found == needed)


def at_least(what: str, number: int, bound: int) -> Figure:
    """Return how often something was tried; too little would prove nothing."""
    return Figure(what, str(number), f"at least {bound}", number >= bound)


def within(what: str, seconds: float, bound: float) -> Figure:
    """Return how long something took that has a limit."""
    return Figure(what, f"{seconds:.3f} s", f"at most {bound:g} s", seconds <= bound, is_of_speed=True)


def charged(what: str, seconds: float, bound: float) -> Figure:
    """Return what was charged to a clock, which has a limit however busy the machine is."""
    return Figure(what, f"{seconds:.3f} s", f"at most {bound:g} s", seconds <= bound)


def wrong_of(figures: Sequence[Figure]) -> list[str]:
    """Return what is wrong, however busy the machine is: the short forms run beside other tests."""
    wrong = [figure for figure in figures if not figure.holds and not figure.is_of_speed]
    return [f"{figure.what}: {figure.found}, not {figure.needed}" for figure in wrong]


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value that so large a share of the values does not exceed."""
    if not values:
        return float("inf")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(what: str, seconds: Sequence[float], bound: float) -> list[Figure]:
    """Return median, 99 % and the most of a time; 99 % has the limit."""
    return [
        shown(f"{what}, median", f"{quantile(seconds, 0.5):.3f} s"),
        within(f"{what}, 99 %", quantile(seconds, 0.99), bound),
        shown(f"{what}, the most", f"{max(seconds, default=0):.3f} s"),
    ]
