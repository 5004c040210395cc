"""Level 5: strong, and the best of what it finds is tried again among rivals who think."""

from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class ExpertBot(NestedSearchBot):
    """Lets its rivals' next decisions be made by short searches, in 120 trials of its three best actions."""

    depth = StrongBot.depth
    outlook = Outlook(finalists=3, trials=120, prior=40, horizon=4, brief=20, placing=1, own=0, margin=100)
