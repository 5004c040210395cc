"""The bot pool: processes that run bots with a time limit.

A bot gets a view and never a game. When it fails, a simpler bot answers.
"""
