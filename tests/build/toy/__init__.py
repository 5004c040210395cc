"""A small game that uses every part of the rules language."""

__all__ = [
    "Dice",
    "State",
    "above",
    "apply",
    "best",
    "count",
    "describe",
    "doubled",
    "fresh",
    "is_over",
    "laps",
    "legal",
    "lowest",
    "mean_step",
    "one",
    "playout",
    "playouts",
    "roll",
    "set_marks",
    "settle",
    "share",
    "step",
    "tour",
    "twice",
]
RELEASES_LOCK = ("playouts", "settle")
