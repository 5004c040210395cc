"""Rating: every finished rated game counts once, for ladders and profiles.

All of it follows from the logs and can be recomputed.
"""
