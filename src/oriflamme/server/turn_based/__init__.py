"""Turn-based play: deadlines that are rows of the database, the scheduler that acts on them, and vacations.

Such a table continues while no player is connected.
"""
