"""Proofs that the server survives faults: `python -m tests.server.faults`, with a short form in test_faults.py.

Each module does one thing to a real server, with people playing over real sockets, and returns figures:
kills (kill -9), network (bad connections), disk (full, read-only), clock (jumps of the time of day), bots (bad ones).
"""
