"""How strong somebody seems: Plackett and Luce's model, as openskill has it.

It is a normal distribution: `mu`, how strong, and `sigma`, how unsure that is. What is shown of it is one number that
a player is almost certainly worth, mu less three times sigma, on a scale of round numbers.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0
SIGMA: Final = 25.0 / 3.0
DOUBTS: Final = 3.0  # sigmas that a player's worth is less than mu
START: Final = 1000  # what is shown of a newcomer
POINT: Final = 20  # how much one of the model's points is on the scale that is shown


class Skill(Struct, frozen=True):
    """What the games so far say of a player."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        """What the player is almost certainly worth; leaderboards are ordered by it."""
        return self.mu - DOUBTS * self.sigma

    @property
    def shown(self) -> int:
        """The rating as people see it."""
        return round(START + POINT * self.ordinal)

    @property
    def shown_deviation(self) -> int:
        """How unsure the rating is, on the same scale."""
        return round(POINT * self.sigma)


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # slow to load, and rarely needed

    return PlackettLuce(mu=MU, sigma=SIGMA)


def get_ready() -> None:
    """Load the model, so that nothing has to wait for it when a game is rated."""
    _model()


def skills_after(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return everyone's skill after a game in which they took these places; equal places are a tie."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
