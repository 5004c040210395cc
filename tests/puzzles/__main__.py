"""`python -m tests.puzzles`: solve every puzzle of the package anew: other worlds, ten times the simulations."""

import sys

from oriflamme.cli import main

main(["puzzles", "verify", "--seed", sys.argv[1] if len(sys.argv) > 1 else "1"])
