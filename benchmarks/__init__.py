"""How fast the rules are, as ratios against OpenSpiel measured in the same run: `python -m benchmarks`."""
