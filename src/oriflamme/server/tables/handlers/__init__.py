"""Handlers: one module for each group of client messages. `dispatch.py` finds the right one.

A handler changes the table through its `LiveTable`, or refuses with a reason.
"""
