"""The toy rules as a unit that a test can compile or change."""

import importlib.util
import shutil
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from build_tools.amalgamate import Amalgam, Unit

HERE = Path(__file__).parent
MODULES = tuple(("toy", name) for name in "bits cells kinds dice state verbs flow batch reals".split())
TOY = Unit(HERE, "toy", (*MODULES, ("toy/bots", "search")))


def load(extension: Path) -> Any:
    """Import a compiled unit."""
    spec = importlib.util.spec_from_file_location("toy._compiled", extension)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def changed(folder: Path, module: str, old: str, new: str) -> Unit:
    """Return the toy rules with one change in one module."""
    shutil.copytree(HERE / "toy", folder / "toy")
    path = folder / "toy" / f"{module}.py"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} must occur exactly once in {module}.py"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return replace(TOY, root=folder)


def written(unit: Unit, folder: Path, module: str) -> list[str]:
    """Return the lines of a module of the generated Cython unit."""
    Amalgam(unit).write(folder)
    return (folder / "toy" / f"{module}.pxi").read_text(encoding="utf-8").split("\n")
