"""The figures of a proof, each with its requirement."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A measurement, its requirement, and whether it holds."""

    what: str
    found: str
    needed: str = ""
    holds: bool = True
    is_of_speed: bool = False  # a requirement that a busy machine may miss


def shown(what: str, found: object) -> Figure:
    """Return a figure without a requirement, which shows how much was tried."""
    return Figure(what, str(found))


def none(what: str, count: int) -> Figure:
    """Return the count of something that must not happen."""
    return Figure(what, str(count), "0", count == 0)


def true(what: str, holds: bool) -> Figure:
    """Return something that must hold."""
    return Figure(what, "yes" if holds else "no", "yes", holds)


def exactly(what: str, found: object, needed: object) -> Figure:
    """Return a figure that must have an exact value."""
    return Figure(what, str(found), str(needed), found == needed)


def at_least(what: str, count: int, bound: int) -> Figure:
    """Return how often something was tried. Too little would prove nothing."""
    return Figure(what, str(count), f"at least {bound}", count >= bound)


def within(what: str, seconds: float, bound: float) -> Figure:
    """Return how long something took, with its limit."""
    return Figure(what, f"{seconds:.3f} s", f"at most {bound:g} s", seconds <= bound, is_of_speed=True)


def charged(what: str, seconds: float, bound: float) -> Figure:
    """Return what was charged to a clock, with a limit that holds on a busy machine too."""
    return Figure(what, f"{seconds:.3f} s", f"at most {bound:g} s", seconds <= bound)


def wrong_of(figures: Sequence[Figure]) -> list[str]:
    """Return the figures that are wrong, except those of speed: the short forms run beside other tests."""
    wrong = [figure for figure in figures if not figure.holds and not figure.is_of_speed]
    return [f"{figure.what}: {figure.found}, not {figure.needed}" for figure in wrong]


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    if not values:
        return float("inf")
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(what: str, seconds: Sequence[float], bound: float) -> list[Figure]:
    """Return the median, the 99th percentile and the maximum of a time. The limit is for the 99th percentile."""
    return [
        shown(f"{what}, median", f"{quantile(seconds, 0.5):.3f} s"),
        within(f"{what}, 99 %", quantile(seconds, 0.99), bound),
        shown(f"{what}, the most", f"{max(seconds, default=0):.3f} s"),
    ]
