"""Data sets: games of chosen bots as files, with a card that says how they were made."""

from .games import Recipe, play_games

__all__ = ["Recipe", "play_games"]
