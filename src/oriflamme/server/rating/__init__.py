"""Rating: every finished rated game counts once, for ladders and profiles.

What is written here follows from the logs and can be computed again.
"""
