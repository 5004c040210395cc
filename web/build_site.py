"""Write the page without a server, as a folder for any static host: `python -m web.build_site [FOLDER]`.

Its addresses are relative, so the folder may lie anywhere on a host. The document says that there is no server to ask;
the page then plays on the device and shows nothing that needs other people.
"""

import shutil
import sys
from pathlib import Path
from typing import Final

from . import build_offline, build_page

SITE: Final = build_page.ROOT / "build" / "static"  # build/site is the documentation
POLICY: Final = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; form-action 'self'"
HEAD: Final = f"""<head>
    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />
    <meta name="server" content="none" />"""


def build_site(folder: Path = SITE) -> None:
    """Write the site."""
    build_page.build_page()
    build_offline.build_offline()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(build_page.HOME, folder, ignore=shutil.ignore_patterns("*.br", ".made-from"))
    shutil.copytree(build_offline.HOME, folder / "offline")
    document = folder / "index.html"
    text = document.read_text(encoding="utf-8").replace('="/', '="./').replace("<head>", HEAD, 1)
    document.write_text(text, encoding="utf-8")
    (folder / ".nojekyll").touch()  # some hosts leave out files by their name otherwise


if __name__ == "__main__":
    build_site(*map(Path, sys.argv[1:2]))
