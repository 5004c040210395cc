"""Level 4: thinks longer than club, values the margin besides the throne, and looks at how its rivals play."""

from ..tactics.habits import CASUAL_HABITS, SEASONED_HABITS
from .acquainted import AcquaintedBot, Familiarity
from .search import Depth


class StrongBot(AcquaintedBot):
    """Tries its actions in 1,500 worlds. docs/strength.md has what each part of it is worth."""

    depth = Depth(simulations=1500, own=SEASONED_HABITS, habits=CASUAL_HABITS, mixed=0, margin=100, lapses=10)
    familiarity = Familiarity(simulations=1500, finalists=3, trials=60, prior=40, horizon=12)
