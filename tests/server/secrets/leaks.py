"""Leaks that are planted in a server, to see that the proofs find them: `leaky/sitecustomize.py` does it."""

import os
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "leaky"


def leaking(leaks: str) -> dict[str, str]:
    """Return the environment of a server with these leaks; none for an empty text."""
    if not leaks:
        return {}
    paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "ORIFLAMME_TEST_LEAKS": leaks}
