"""OpenSpiel's record of a whole game: all that it asks of a game, at many states.

`python -m tests.envs.playthrough` writes it. Tensors and long lines are stored as their hashes: the record would have a
megabyte otherwise.
"""

import re
from hashlib import sha256
from pathlib import Path
from typing import Final

import oriflamme.envs.openspiel_game  # noqa: F401

FILE: Final = Path(__file__).parent / "playthrough.txt"
GAME: Final = "python_oriflamme(players=3,deck=base)"
SEED: Final = 7
LONG: Final = 160
FIELD: Final = re.compile(r"^(?:#|[A-Za-z]|$)")  # other lines continue the one before


def retold() -> str:
    """Play the game and return its record."""
    # It imports half of SciPy, which takes a second, and every worker collects every test.
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    blocks: list[str] = []
    for line in playthrough(GAME, None, seed=SEED).splitlines():
        if FIELD.match(line) or not blocks:
            blocks.append(line)
        else:
            blocks[-1] += "\n" + line
    return "\n".join(map(_short, blocks)) + "\n"


def _short(block: str) -> str:
    if len(block) <= LONG:
        return block
    name = re.split(r"[=:]", block, maxsplit=1)[0].rstrip()
    return f"{name}: {len(block)} characters, {sha256(block.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    FILE.write_text(retold(), encoding="utf-8")
