"""Pack what a browser needs to run tables by itself, into the folder `offline` of the server.

That is Python as WebAssembly (Pyodide, from npm), msgspec for it (from the Python index) and our own package. Nothing
of it is in the repository or in the wheel. All Python is compiled here, by Pyodide itself in Node: a browser that must
compile it takes three times as long to start. What is packed does not rely on a host that compresses: the large files
are compressed here, and the page unpacks them.
"""

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Final

from .build_page import ROOT, install_packages, run_program

HOME: Final = ROOT / "src" / "oriflamme" / "server" / "offline"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
COMPILER: Final = ROOT / "web" / "build" / "bytecode.mjs"
WHEELS: Final = ROOT / "build" / "pyodide"
REQUIREMENTS: Final = ROOT / "requirements" / "offline.txt"
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")
PLAIN: Final = ("pyodide.mjs", "pyodide.asm.mjs")  # scripts, which the browser imports by their address
UNUSED: Final = (  # of our package: what a table on one device never imports
    "arena", "envs", "terminal", "client", "accounts", "cluster/lease.py", "cluster/pubsub.py", "cluster/relay.py",
    "cluster/supervisor.py", "rating", "moderation", "notify", "turn_based", "migrations", "page", "cli.py", "admin.py",
    "pictures", "dataset", "training", "server/api", "server/reviews/shelf.py", "server/reviews/insights.py",
    "server/app.py", "server/serve.py", "storage/deadlines.py", "storage/engines.py", "storage/loader.py",
    "storage/migrate.py", "storage/schema", "storage/statements.py", "storage/store.py", "wire/http_protocol.py",
    "wire/socket_protocol.py",
)  # fmt: skip
UNUSED_LIBRARY: Final = frozenset(  # of Python's own library: what neither Pyodide nor a table imports, and is large
    "multiprocessing _pyrepl xml unittest pdb pydoc html mailbox doctest xmlrpc wsgiref ctypes imaplib pickletools "
    "optparse configparser smtplib ftplib plistlib pstats modulefinder wave trace tracemalloc tomllib bdb _pyio "
    "_pydatetime statistics fractions turtle poplib nntplib cProfile profile".split()
)
EARLIEST: Final = (1980, 1, 1, 0, 0, 0)  # the date of all packed files: the same files give the same bytes
ASSERTING, BARE = "0", "2"  # levels of compilation: with everything, and without assertions and docstrings


def build_offline() -> None:
    """Pack everything, unless it was packed from the same files."""
    install_packages()
    library, packages = _library(), _packages(_wheel())
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    python = f"pyodide-{version}-{_name_of(library)[:6]}"
    ours = f"packages-{_name_of(packages)}.bin"
    if (HOME / ours).exists() and (HOME / python).is_dir() and (HOME / "files.json").exists():
        return
    with tempfile.TemporaryDirectory(dir=HOME.parent) as temporary:  # two builds may run at the same time
        made = Path(temporary) / "offline"
        _write(made, python, ours, library, packages)
        shutil.rmtree(HOME, ignore_errors=True)
        made.rename(HOME)


def _write(home: Path, python: str, ours: str, library: bytes, packages: bytes) -> None:
    """Write all files into a new folder, and the list of them."""
    folder = home / python
    folder.mkdir(parents=True)
    for name in PLAIN:
        shutil.copyfile(PYODIDE / name, folder / name)
    wasm = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    (folder / "python.bin").write_bytes(gzip.compress(wasm, 9, mtime=0))
    with tempfile.TemporaryDirectory() as temporary:
        (plain_library := Path(temporary) / "library.zip").write_bytes(library)
        (plain_packages := Path(temporary) / "packages.zip").write_bytes(packages)
        jobs = (BARE, plain_library, folder / "library.bin", ASSERTING, plain_packages, home / ours)
        run_program("node", str(COMPILER), str(PYODIDE), *map(str, jobs))
    sizes = {
        path.relative_to(home).as_posix(): path.stat().st_size for path in sorted(home.rglob("*.*")) if path.is_file()
    }
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]  # and none of the packages that it lists
    files = {"python": python, "packages": ours, "lock": lock, "sizes": sizes}
    (home / "about.json").write_bytes(_about())
    (home / "files.json").write_text(json.dumps(files) + "\n")


def _name_of(sources: bytes) -> str:
    """Return a name for what is compiled from sources. Compiled code itself is not the same bytes each time."""
    return hashlib.sha256(sources + COMPILER.read_bytes()).hexdigest()[:12]


def _library() -> bytes:
    """Return Python's own library without what is never used."""
    archive = io.BytesIO()
    with (
        zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as given,
        zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as kept,
    ):
        for name in given.namelist():
            if name.partition("/")[0].removesuffix(".py") not in UNUSED_LIBRARY:
                kept.writestr(zipfile.ZipInfo(name, EARLIEST), given.read(name))
    return archive.getvalue()


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
    is_data = path.suffix == ".jsonl" or (path.parent.name == "review" and path.suffix == ".json")  # puzzles, reviews
    return (is_code or is_text or is_data) and not any(f"/{unused}" in f"/{path.as_posix()}" for unused in UNUSED)


def _about() -> bytes:
    """Return what the server would answer to GET /api/about."""
    from oriflamme.protocol.messages import write
    from oriflamme.server.api.about import about

    return write(about())


if __name__ == "__main__":
    build_offline()
