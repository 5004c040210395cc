"""How long `import oriflamme` takes in a new process, without the startup of Python itself.

Bytecode is cached in a separate folder, as after `pip install`, regardless of the environment.
"""

import os
import sys
import tempfile
from statistics import median

from .measurement import COMPILED, environment


def seconds_of(code: str, bytecode: str) -> float:
    """Return the CPU seconds of a new process that runs some code."""
    variables = {**environment(COMPILED), "PYTHONPYCACHEPREFIX": bytecode, "PYTHONDONTWRITEBYTECODE": ""}
    child = os.posix_spawn(sys.executable, [sys.executable, "-c", code], variables)
    _, status, usage = os.wait4(child, 0)
    if status:
        raise SystemExit(f"{code}: failed, see above")
    return usage.ru_utime + usage.ru_stime


def import_seconds(times: int) -> list[float]:
    """Return the seconds of some imports. Bare and importing processes alternate; the first one writes the bytecode."""
    with tempfile.TemporaryDirectory() as bytecode:
        seconds_of("import oriflamme", bytecode)
        pairs = [(seconds_of("pass", bytecode), seconds_of("import oriflamme", bytecode)) for _ in range(times)]
    bare = median(pair[0] for pair in pairs)
    return [importing - bare for _, importing in pairs]
