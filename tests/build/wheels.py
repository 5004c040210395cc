"""Install each wheel of a folder in a clean environment of every Python that it fits, and play.

python -m tests.build.wheels dist python3.11 python3.12 python3.13
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from packaging.utils import parse_wheel_filename

PLAY: Final = """
import sys
from oriflamme import Game, playouts
from oriflamme.bots import bot
from oriflamme.rules import COMPILED
game, club = Game.new(players=4, seed=1), bot("club:20", 1)
while (seat := game.asked) is not None:
    game.play(club.choose(game.view(seat)))
assert game.svg().startswith("<svg")
print(sys.version.split()[0], "compiled" if COMPILED else "plain", playouts(1000, seed=1))
"""


def fits(wheel: Path, python: str) -> bool:
    """Tell whether a wheel is for this Python: the same version, or a later one for the stable interface."""
    asking = [python, "-c", "import sys; print(sys.version_info[1])"]
    said = subprocess.run(asking, capture_output=True, text=True, check=False)
    if said.returncode:
        return False
    minor = int(said.stdout)
    tags = [(int(tag.interpreter.removeprefix("cp3")), tag.abi) for tag in parse_wheel_filename(wheel.name)[3]]
    return any(minor == version or (abi == "abi3" and minor > version) for version, abi in tags)


def install_and_play(wheel: Path, python: str) -> str:
    """Return what a game says in a new environment that has nothing but the wheel and what it needs."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        inside = Path(folder) / "bin" / "python"
        subprocess.run([inside, "-m", "pip", "install", "--quiet", wheel.resolve()], check=True)
        return subprocess.run(
            [inside, "-c", PLAY], cwd=folder, check=True, capture_output=True, text=True
        ).stdout.strip()


def main(folder: Path, pythons: list[str]) -> None:
    """Try all pairs, and say how each went."""
    tried = 0
    for wheel in sorted(folder.glob("*.whl")):
        for python in filter(shutil.which, pythons):
            if fits(wheel, python):
                print(f"{wheel.name}: {install_and_play(wheel, python)}", flush=True)
                tried += 1
    if not tried:
        raise SystemExit(f"no wheel in {folder} fits {', '.join(pythons)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
