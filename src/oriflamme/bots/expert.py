"""Level 5: strong, and the best of what it finds is tried again among rivals as they have shown themselves to be."""

from .acquainted import Familiarity
from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class ExpertBot(NestedSearchBot):
    """Finds out whom its rivals play like, and tries its best actions again among them or, if it knows none, thinkers.

    Thinkers' next four decisions are made by short searches, in 120 worlds.
    """

    depth = StrongBot.depth
    outlook = Outlook(finalists=3, trials=120, prior=40, horizon=4, brief=40, placing=0, own=0, margin=0)
    familiarity = Familiarity(simulations=6000, finalists=4, trials=400, prior=40, horizon=24)
