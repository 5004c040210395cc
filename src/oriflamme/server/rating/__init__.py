"""Ratings: rated tables, ladders and leaderboards, and what a profile tells about somebody's games."""
