"""Train the net: lessons of other bots, then games in a league. Needs the extra `train`."""
