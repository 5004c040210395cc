"""Databases that an earlier version has written, and what must be found in them.

`python -m tests.server.stored.make NAME` writes those of the present version: NAME.sqlite.sql and NAME.postgres.sql,
and beside each a JSON file that says what is in it. They are never written again: later versions must open them.
"""
