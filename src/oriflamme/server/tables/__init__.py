"""Tables: a table made from its log, the live table that people play at, its clock and its news.

Nothing here knows a socket, SQL or a process: a table is given a store and viewers (`ports.py`).
"""
