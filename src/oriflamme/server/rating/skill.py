"""The skill of a player: the model of Plackett and Luce, from openskill.

A skill is a normal distribution: `mu` is the estimate, `sigma` its uncertainty. People see one number, mu minus three
sigma on a scale with a start of 1000: a player is almost certainly at least that strong.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3.0
SIGMAS: Final = 3.0  # how many are subtracted from mu
START: Final = 1000  # the rating of a newcomer
POINT: Final = 20  # points of the shown scale for one of the model


class Skill(Struct, frozen=True):
    """The estimated skill of a player."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        """The skill that the player almost certainly has; leaderboards are ordered by it."""
        return self.mu - SIGMAS * self.sigma

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(START + POINT * self.ordinal)

    @property
    def shown_deviation(self) -> int:
        """The uncertainty of the rating, on the same scale."""
        return round(POINT * self.sigma)


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # slow to load

    return PlackettLuce(mu=MU, sigma=SIGMA)


def load_model() -> None:
    """Load the model, so that the first rating does not wait for it."""
    _model()


def skills_after(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the skills after a game with these places; equal places are a tie."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
