"""Level 6: expert with more of everything."""

from .nested_search import NestedSearchBot, Outlook
from .strong import StrongBot


class MasterBot(NestedSearchBot):
    """Looks further ahead than expert, among rivals who think longer."""

    depth = StrongBot.depth._replace(simulations=4000)
    outlook = Outlook(finalists=4, trials=900, prior=60, horizon=6, brief=30, placing=1, own=0, margin=100)
