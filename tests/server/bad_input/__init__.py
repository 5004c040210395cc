"""Proofs that bad input does no harm: `python -m tests.server.bad_input`. The tests run a short form of each."""
