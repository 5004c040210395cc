"""A server whose owner cheats: `owner/sitecustomize.py` does the deeds, and the tests see them found out."""

import os
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "owner"
LIES: Final = {  # the deed of a table whose first player has this name, and the code with which it is found out
    "swapped_seed": "server_seed_changed",
    "swapped_commitment": "commitment_changed",
    "swapped_at_the_end": "commitment_changed",
    "replaced_seat_seed": "own_seed_changed",
    "dropped_seat_seed": "own_seed_changed",
    "permuted_deck": "another_deal",
    "withheld_reveal": "seed_withheld",
    "another_source": "seed_withheld",
    "another_deal": "another_deal",
}


def lying() -> dict[str, str]:
    """Return the environment of a server that cheats at tables whose first player is called after a lie."""
    paths = [str(FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "ORIFLAMME_TEST_LIES": "1"}
