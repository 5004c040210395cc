"""Level 4: thinks longer than club, imagines better players, and values the margin besides the throne."""

from ..tactics.habits import CASUAL_HABITS, SEASONED_HABITS
from .search import Depth, SearchBot


class StrongBot(SearchBot):
    """Tries its actions in 1,500 worlds. docs/strength.md has what each part of it is worth."""

    depth = Depth(simulations=1500, own=SEASONED_HABITS, habits=CASUAL_HABITS, mixed=0, margin=100, lapses=10)
