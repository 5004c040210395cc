"""Level 6: expert with more of everything."""

from .acquainted import Intuition
from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class MasterBot(NestedSearchBot):
    """Lets the net play on much further. Without it, the rivals' next six decisions are thought over, in 600 worlds."""

    depth = StrongBot.depth._replace(simulations=6000)
    outlook = Outlook(finalists=4, trials=600, prior=80, horizon=6, brief=40, placing=0, own=0, margin=100)
    intuition = Intuition(favour=60, finalists=8, trials=2000, prior=200, horizon=24, worth=1350)
    practice = 30_000
