"""Reviews of finished games: made in the bot pool while no bot must move, once for everyone, and stored with the game.

Nothing is stored before a review is complete. A job that is lost with its process begins again when someone asks.
"""
