"""SVG to PNG, in a process of its own: drawing takes a fifth of a second, in which Python would do nothing else.

This file is also the program of that process. It imports nothing of ours, so that it starts quickly.
"""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

FONTS: Final = Path(__file__).parents[1] / "server" / "page" / "fonts"  # written by web/build/looks.ts
PATIENCE: Final = 20.0  # seconds for one picture
MODEST: Final = 10  # the process gives way to everything else
_TEXT: Final = re.compile(r"(<text [^>]*>)([^<]*)(</text>)")
# Letters that are in fonts of their own; web/build/looks.ts gives these their names.
_SCRIPTS: Final = (("EB GaramonX", "\u0100-\u02af\u1e00-\u1eff"), ("EB GaramonC", "\u0400-\u04ff"))


def can_rasterize() -> bool:
    """Tell whether the library and the fonts are here."""
    return importlib.util.find_spec("resvg_py") is not None and any(FONTS.glob("*.ttf"))


def rasterize(svg: str) -> bytes:
    """Return a drawing as PNG."""
    command = [sys.executable, "-I", __file__, *map(str, sorted(FONTS.glob("*.ttf")))]
    done = subprocess.run(command, input=in_spans(svg).encode(), capture_output=True, timeout=PATIENCE, check=True)
    return done.stdout


def in_spans(svg: str) -> str:
    """Put letters that are in another font than the rest into spans with that font."""

    def spans(found: re.Match[str]) -> str:
        text = found[2]
        for font, letters in _SCRIPTS:
            text = re.sub(f"[{letters}]+", rf"<tspan font-family='{font}'>\g<0></tspan>", text)
        return found[1] + text + found[3]

    return _TEXT.sub(spans, svg)


def main() -> None:
    """Read SVG, write PNG; the arguments are the fonts."""
    from resvg_py import svg_to_bytes

    if hasattr(os, "nice"):
        os.nice(MODEST)
    drawn = svg_to_bytes(
        svg_string=sys.stdin.buffer.read().decode(),
        skip_system_fonts=True,
        font_files=sys.argv[1:],
        serif_family="EB Garamond",
        sans_serif_family="Inter",
    )
    sys.stdout.buffer.write(drawn)


if __name__ == "__main__":
    main()
