"""Level 5: strong, and the best of what it finds is tried again among rivals who think as club players do."""

from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class ExpertBot(NestedSearchBot):
    """Tries its three best actions again in 120 worlds, in which the rivals' next four decisions are thought over."""

    depth = StrongBot.depth
    outlook = Outlook(finalists=3, trials=120, prior=40, horizon=4, brief=40, placing=0, own=0, margin=0)
