"""The arrays that a batch of games is written into: the caller's, or new ones."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import OriflammeError
from .layout import OBSERVATION_SIZE, SECRETS_SIZE


def arrays_for(
    given: Mapping[str, NDArray[Any]], games: int, players: int, actions: int, secrets: bool
) -> dict[str, NDArray[Any]]:
    """Return the arrays by name: those that the caller lends, checked, and new ones for the rest."""
    shapes: dict[str, tuple[tuple[int, ...], type]] = {
        "observations": ((games, OBSERVATION_SIZE), np.int8),
        "masks": ((games, actions), np.int8),
        "asked": ((games,), np.int8),
        "rewards": ((games, players), np.float32),
        "terminations": ((games,), np.bool_),
    }
    if secrets:
        shapes["secrets"] = ((games, SECRETS_SIZE), np.int8)
    if unknown := sorted(set(given) - set(shapes)):
        raise OriflammeError(f"no buffer is called {unknown[0]!r}; the buffers are {', '.join(shapes)}")
    arrays = {name: given[name] if name in given else np.zeros(*shapes[name]) for name in shapes}
    for name, (shape, dtype) in shapes.items():
        check_buffer(name, arrays[name], shape, np.dtype(dtype))
    arrays["masks"].fill(0)  # a step clears only what the step before it has set
    return arrays


def check_buffer(name: str, array: object, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
    """Refuse an array that the compiled code cannot fill."""
    if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != dtype:
        raise ValueError(f"the buffer {name} is an array of {dtype} with the shape {shape}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise ValueError(f"the buffer {name} must be contiguous and writable")


def cells(array: NDArray[Any]) -> memoryview:
    """Return an array as the compiled functions take it."""
    return array.reshape(-1).data
