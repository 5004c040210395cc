"""Proofs that the server reveals no secrets: `python -m tests.server.secrets`. The tests run a short form of each."""
