"""Turn-based play: deadlines that are rows of the database, the scheduler that acts on them, and vacations.

Nobody needs to be connected for such a table to go on.
"""
