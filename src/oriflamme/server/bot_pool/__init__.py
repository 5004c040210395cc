"""The bot pool: processes in which bots think, under a time limit.

A bot is given a view and never a game; when it fails, a simpler bot answers.
"""
