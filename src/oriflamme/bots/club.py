"""Level 3: imagines what may lie hidden, and plays it on as casual players would."""

from ..tactics.habits import CASUAL_HABITS
from .search import Depth, SearchBot


class ClubBot(SearchBot):
    """Tries its actions in 300 worlds."""

    depth = Depth(simulations=300, own=CASUAL_HABITS, habits=CASUAL_HABITS, mixed=0, margin=0, lapses=10)
