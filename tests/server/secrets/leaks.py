"""Leaks that `leaky/sitecustomize.py` plants in a server, to check that the proofs find them."""

import os
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "leaky"


def leaking(leaks: str) -> dict[str, str]:
    """Return the environment of a server with these leaks, or with none for an empty text."""
    if not leaks:
        return {}
    paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "ORIFLAMME_TEST_LEAKS": leaks}
