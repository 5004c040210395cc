"""Puzzles: positions from games of bots in which one action is clearly best for a player who sees only the view."""

from ..bots.clues import Clue
from .collection import Collection, collection, read_collection
from .puzzle import Hint, Puzzle, Reason, Weighed

__all__ = ["Clue", "Collection", "Hint", "Puzzle", "Reason", "Weighed", "collection", "read_collection"]
