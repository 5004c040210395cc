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
_SCRIPTS: Final = (
    ("EB GaramonX", "\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1e9f\u1ef2-\u1eff"),
    ("EB GaramonV", "\u1ea0-\u1ef1"),
    ("EB GaramonC", "\u0400-\u045f\u0490\u0491"),
    ("EB GaramonG", "\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03cf"),
)
_LATIN: Final = " -~\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a"
_LETTERS: Final = re.compile(f"[{_LATIN}{''.join(letters for _, letters in _SCRIPTS)}]*")


def can_rasterize() -> bool:
    """Tell whether the library and the fonts are here."""
    return importlib.util.find_spec("resvg_py") is not None and any(FONTS.glob("*.ttf"))


def has_letters(text: str) -> bool:
    """Tell whether the fonts have every letter of a text; others would be drawn as boxes."""
    return _LETTERS.fullmatch(text) is not None


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
