"""Proofs that the server survives: `python -m tests.server.faults` prints figures, test_faults.py is the short form.

Each module does one thing to a real server, with people playing over real sockets, and returns figures:
kills (kill -9), network (a bad line), disk (full, read-only), clock (the time of day jumps), bots (that misbehave).
"""
