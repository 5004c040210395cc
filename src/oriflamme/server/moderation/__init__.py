"""Moderation: reports with their evidence, blocks between people, what moderators do, and the audit of it.

Moderators see nothing of a running game that a player must not know.
"""
