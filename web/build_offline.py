"""Pack what a browser needs to run tables by itself, into the folder `offline` of the server.

That is Python as WebAssembly (Pyodide, from npm), msgspec for it (from the Python index) and our own package as it is.
Nothing of it is in the repository or in the wheel. What is packed does not rely on a host that compresses: the large
files are compressed here, and the page unpacks them.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from .build_page import ROOT, install_packages

HOME: Final = ROOT / "src" / "oriflamme" / "server" / "offline"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WHEELS: Final = ROOT / "build" / "pyodide"
REQUIREMENTS: Final = ROOT / "requirements" / "offline.txt"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
PLAIN: Final = ("pyodide.mjs", "pyodide.asm.mjs")  # scripts, which the browser imports by their address
UNUSED: Final = (  # of our package: what a table on one device never imports
    "arena", "envs", "terminal", "client", "accounts", "cluster/lease.py", "cluster/pubsub.py", "cluster/relay.py",
    "cluster/supervisor.py", "rating", "moderation", "notify", "turn_based", "migrations", "page", "cli.py", "admin.py",
    "pictures",
)  # fmt: skip
EARLIEST: Final = (
    1980,
    1,
    1,
    0,
    0,
    0,
)  # the date of all packed files: the same files give the same bytes


def build_offline() -> None:
    """Pack everything, unless it was packed from the same files."""
    install_packages()
    packages = _packages(_wheel())
    python = f"pyodide-{json.loads((PYODIDE / 'package.json').read_text())['version']}"
    ours = f"packages-{hashlib.sha256(packages).hexdigest()[:12]}.bin"
    if (HOME / ours).exists() and (HOME / python).is_dir() and (HOME / "files.json").exists():
        return
    shutil.rmtree(HOME, ignore_errors=True)
    folder = HOME / python
    folder.mkdir(parents=True)
    for name in PLAIN:
        shutil.copyfile(PYODIDE / name, folder / name)
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    (folder / "python.bin").write_bytes(gzip.compress(wasm, 9, mtime=0))
    shutil.copyfile(PYODIDE / "python_stdlib.zip", folder / "library.bin")
    (HOME / ours).write_bytes(packages)
    sizes = {path.relative_to(HOME).as_posix(): path.stat().st_size for path in sorted(HOME.rglob("*.*js"))}
    sizes |= {path.relative_to(HOME).as_posix(): path.stat().st_size for path in sorted(HOME.rglob("*.bin"))}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]  # and none of the packages that it lists
    files = {"python": python, "packages": ours, "lock": lock, "sizes": sizes}
    (HOME / "files.json").write_text(json.dumps(files) + "\n")
    (HOME / "about.json").write_bytes(_about())


def _wheel() -> Path:
    """Return the wheel of msgspec for Pyodide; download it unless it is there."""
    wanted = REQUIREMENTS.read_text().split()[-1].replace("==", "-")
    if not (found := list(WHEELS.glob(f"{wanted}-*.whl"))):
        download = ("download", "--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:")
        subprocess.run(
            [sys.executable, "-m", "pip", *download, *PLATFORM, "-d", str(WHEELS), "-r", str(REQUIREMENTS)], check=True
        )
        found = list(WHEELS.glob(f"{wanted}-*.whl"))
    return found[0]


def _packages(wheel: Path) -> bytes:
    """Return an archive of the wheel and our package, to be unpacked where Python looks for packages."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        with zipfile.ZipFile(wheel) as unpacked:
            for name in sorted(unpacked.namelist()):
                packed.writestr(zipfile.ZipInfo(name, EARLIEST), unpacked.read(name), zipfile.ZIP_DEFLATED)
        source = ROOT / "src"
        for path in sorted((source / "oriflamme").rglob("*")):
            if _is_used(path.relative_to(source)):
                info = zipfile.ZipInfo(path.relative_to(source).as_posix(), EARLIEST)
                packed.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED)
    return archive.getvalue()


def _is_used(path: Path) -> bool:
    is_code = path.suffix == ".py"
    is_text = path.suffix == ".ftl" and path.parent.name == "en"  # the page says everything else in its language
    is_data = path.suffix == ".jsonl"  # the puzzles
    return (is_code or is_text or is_data) and not any(f"/{unused}" in f"/{path.as_posix()}" for unused in UNUSED)


def _about() -> bytes:
    """Return what the server would answer to GET /api/about."""
    from oriflamme.protocol.messages import write
    from oriflamme.server.api.about import about

    return write(about())


if __name__ == "__main__":
    build_offline()
