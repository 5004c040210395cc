"""Level 5: strong, and the net looks further ahead before it judges the best of what the search has found."""

from .acquainted import Intuition
from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class ExpertBot(NestedSearchBot):
    """Lets the net play on for everyone after its best actions, in 400 worlds, and judge what has become of it.

    Without the weights of the net, rivals' next four decisions are made by short searches instead, in 120 worlds.
    """

    depth = StrongBot.depth
    outlook = Outlook(finalists=3, trials=120, prior=40, horizon=4, brief=40, placing=0, own=0, margin=0)
    intuition = Intuition(favour=60, finalists=6, trials=300, prior=40, horizon=12, worth=1350)
    practice = 6000
