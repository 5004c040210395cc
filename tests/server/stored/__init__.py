"""Databases that an earlier version has written, and what they must contain.

`python -m tests.server.stored.snapshot NAME` writes those of the current version: NAME.sqlite.sql, NAME.postgres.sql,
and for each a JSON file that says what it contains. They are never written again: later versions must open them.
"""
