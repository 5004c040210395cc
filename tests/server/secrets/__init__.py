"""Proofs that the server tells nobody what they may not know: `python -m tests.server.secrets`, and a little of each in
the tests."""
