"""Oriflamme, Ablaze, Alliance and every mix of them.

>>> from oriflamme import Game
>>> game = Game.new(players=4, deck="base", seed=7)
>>> while game.decision:
...     game.play(game.decision.actions[0])
>>> len(game.standings)
4
"""

from .decision import Decision
from .errors import IllegalAction, NotationError, OriflammeError, RecordError, ScenarioError, UnknownDeck
from .game import Game, Standing
from .notation.actions import Action
from .notation.position import Position
from .simulation import Playouts, playouts
from .view import View

__all__ = [
    "Action",
    "Decision",
    "Game",
    "IllegalAction",
    "NotationError",
    "OriflammeError",
    "Playouts",
    "Position",
    "RecordError",
    "ScenarioError",
    "Standing",
    "UnknownDeck",
    "View",
    "__version__",
    "playouts",
]
__version__ = "0.1.0"
