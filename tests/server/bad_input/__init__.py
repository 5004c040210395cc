"""Proofs that bad input does no harm: `python -m tests.server.bad_input`, and a little of each in the tests."""
