"""The rules: every sentence of them, and what holds in every game. `pytest tests/rules` needs no system package."""
