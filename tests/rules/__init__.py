"""Tests of every sentence of the rules, and of what holds in every game. They need no system package."""
