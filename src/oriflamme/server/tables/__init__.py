"""Tables: what a log makes of a table, the live table that people play at, its clock and its news.

Nothing here knows a socket, SQL or a process: a table is given a store and viewers (`ports.py`).
"""
