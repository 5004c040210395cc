"""The file of weights: a line of JSON that says what it is and how it was made, then the numbers as 16-bit floats.

The file comes with the package and is read when the first net is created. Anything that does not fit is refused with a
sentence: a file that is cut off or changed, one of another shape of the net or of another observation.
"""

import hashlib
import json
import struct
from array import array
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ..encoding.action_numbers import VERSION
from ..errors import OriflammeError
from . import Outline, forward, lay_out, net_action, shape

FORMAT: Final = "oriflamme-net"
OBSERVATION_VERSION: Final = 1  # of docs/environments.md
PATH: Final = Path(__file__).with_name("weights.bin")
MOST_HEADER: Final = 65_536


class BadWeights(OriflammeError):
    """A file of weights that cannot be used; the message says why."""


@dataclass(frozen=True)
class Weights:
    """All weights, in the order of `forward`, and the record of their making."""

    numbers: "array[float]"
    made: dict[str, Any]
    digest: str


def row_count() -> int:
    """Return how many features a table has."""
    return lay_out(memoryview(array("h", bytes(2 * shape.TABLE_CELLS))))


def weight_count() -> int:
    """Return how many weights the net has."""
    return forward.TABLE_AT + row_count() * shape.WIDE


def versions() -> dict[str, int]:
    """Return what must agree between a file and this program."""
    return {
        "shape": shape.SHAPE_VERSION,
        "observation": OBSERVATION_VERSION,
        "actions": VERSION,
        "count": weight_count(),
    }


def write_weights(path: Path, numbers: "array[float]", made: dict[str, Any]) -> str:
    """Write a file of weights, whole or not at all, and return its hash."""
    content = struct.pack(f"<{len(numbers)}e", *numbers)
    digest = hashlib.sha256(content).hexdigest()
    header = {"format": FORMAT, **versions(), "sha256": digest, "made": made}
    part = path.with_suffix(".part")
    part.write_bytes(json.dumps(header).encode() + b"\n" + content)
    part.replace(path)
    return digest


def read_weights(path: Path) -> Weights:
    """Return the weights of a file; raise BadWeights with a sentence if they cannot be used."""
    try:
        with path.open("rb") as file:
            head = file.readline(MOST_HEADER)
            content = file.read()
    except OSError as why:
        raise BadWeights(f"The weights of the net cannot be read: {path.name}: {why.strerror}.") from why
    header = _header(path, head)
    for name, wanted in versions().items():
        if header.get(name) != wanted:
            raise BadWeights(
                f"The weights in {path.name} are of another version: {name} is {header.get(name)!r}, this program"
                f" needs {wanted}. Train the net again, or install the version they belong to."
            )
    if len(content) != 2 * header["count"]:
        raise BadWeights(
            f"{path.name} is cut off or too long: {len(content)} bytes of weights, not {2 * header['count']}."
        )
    digest = hashlib.sha256(content).hexdigest()
    if digest != header.get("sha256"):
        raise BadWeights(f"{path.name} is damaged: its weights do not have the hash that it names.")
    made = header.get("made")
    return Weights(
        array("f", struct.unpack(f"<{header['count']}e", content)), made if isinstance(made, dict) else {}, digest
    )


def _header(path: Path, head: bytes) -> dict[str, Any]:
    try:
        header = json.loads(head)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadWeights(f"{path.name} is not a file of weights of the net.")
    return header


@cache
def packaged_weights() -> Weights:
    """Return the weights that come with the package, read once."""
    return read_weights(PATH)


class Player:
    """The compiled net with the memory that it works in; not for two threads at once."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights.numbers
        self._outline = Outline()
        self._cells = array("b", bytes(forward.CELLS))
        self._features = array("h", bytes(2 * forward.FEATURES))
        self._layers = array("d", bytes(8 * forward.LAYERS))
        lay_out(memoryview(self._features))
        spare = memoryview(self._cells), memoryview(self._features), memoryview(self._layers)
        self.lent: tuple[Any, ...] = (memoryview(self._weights), self._outline, *spare)  # what compiled functions take

    def action(self, state: Any, seat: int) -> int:
        """Return the number of the action that the net scores highest for the seat that is asked."""
        return net_action(state, seat, *self.lent)
