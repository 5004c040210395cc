"""Moderation: reports with the log attached, people who do not meet, what moderators do, and the list of it."""
