"""`python -m tests.web`: the long form of all browser tests (half an hour)."""

import os
import sys
from pathlib import Path

import pytest

if __name__ == "__main__":
    os.environ["ORIFLAMME_LONG"] = "1"
    sys.exit(pytest.main([str(Path(__file__).parent), "--quiet", "--durations=15", *sys.argv[1:]]))
