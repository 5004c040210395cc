"""Level 6: expert with more of everything, among rivals who think as strong players do."""

from .acquainted import Familiarity
from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class MasterBot(NestedSearchBot):
    """Tries its four best actions again in 600 worlds, in which the rivals' next six decisions are thought over."""

    depth = StrongBot.depth._replace(simulations=4000)
    outlook = Outlook(finalists=4, trials=600, prior=80, horizon=6, brief=40, placing=0, own=0, margin=100)
    familiarity = Familiarity(simulations=30_000, finalists=6, trials=2000, prior=40, horizon=24)
