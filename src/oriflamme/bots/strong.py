"""Level 4: thinks longer than club, values the margin besides the throne, looks at its rivals, and asks the net."""

from ..tactics.habits import CASUAL_HABITS, SEASONED_HABITS
from .acquainted import AcquaintedBot, Intuition
from .search import Depth


class StrongBot(AcquaintedBot):
    """Tries its actions in 1,500 worlds; then the net judges the best. docs/strength.md has what each part is worth."""

    depth = Depth(simulations=1500, own=SEASONED_HABITS, habits=CASUAL_HABITS, mixed=0, margin=100, lapses=10)
    intuition = Intuition(favour=60, finalists=4, trials=50, prior=8, horizon=8, worth=1350)
    practice = 1500
