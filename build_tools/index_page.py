"""The README as a package index shows it: an index knows no files, so links and pictures need whole addresses."""

import re
from typing import Final

_PICTURE: Final = re.compile(r"!\[[^\]]*\]\((?P<path>[^)]+)\)|<img [^>]*src=\"(?P<source>[^\"]+)\"[^>]*>")
_LINK: Final = re.compile(r"(?<!!)\[(?P<text>[^\]]+)\]\((?P<path>[^)#]+)(?P<anchor>#[^)]*)?\)")
_LINES: Final = re.compile(r"\n{3,}")


def index_page(readme: str, home: str | None) -> str:
    """Return the README with whole addresses below `home`; without a home, without pictures and links to files."""
    return _LINES.sub(
        "\n\n", _LINK.sub(lambda link: _link(link, home), _PICTURE.sub(lambda found: _picture(found, home), readme))
    )


def addresses(home: str | None) -> dict[str, str]:
    """Return the addresses of the project, by the names that an index knows."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Documentation": f"{home}/blob/HEAD/docs/README.md",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def _picture(found: "re.Match[str]", home: str | None) -> str:
    path = found["path"] or found["source"]
    if "://" in path:
        return found[0]
    return found[0].replace(path, f"{home}/raw/HEAD/{path}") if home else ""


def _link(found: "re.Match[str]", home: str | None) -> str:
    if "://" in found["path"]:
        return found[0]
    return f"[{found['text']}]({home}/blob/HEAD/{found['path']}{found['anchor'] or ''})" if home else found["text"]
