"""A hook of MkDocs: the pages outside docs/, links to files of the repository, and Markdown as GitHub reads it."""

import os
import re
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File

ROOT: Final = Path(__file__).parent.parent
DOCS: Final = "docs"
# Pages of the site that stand elsewhere in the repository.
PAGES: Final = {
    "README.md": "project.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "benchmarks/README.md": "benchmarks.md",
    "benchmarks/load/README.md": "load.md",
}
DECISIONS: Final = "decisions/index.md"
LINK: Final = re.compile(r'(\]\(|src=")([^)\s"#]+)')
FENCE: Final = re.compile(r"^\s*(```|~~~)")
LIST: Final = re.compile(r"^(?:[-*]|\d+\.) ")
TABLE: Final = re.compile(r"^\|.*\|\s*$")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages from outside docs/, the list of decisions, and every file that a page links to."""
    for source, name in PAGES.items():
        files.append(File.generated(config, name, content=(ROOT / source).read_text(encoding="utf-8")))
    files.append(File.generated(config, DECISIONS, content=_list_of_decisions()))
    texts = {f"{DOCS}/{file.src_uri}": file.content_string for file in files.documentation_pages()}
    for name, text in texts.items():
        for _, link in LINK.findall(text):
            target = _in_repository(link, _source_of(name))
            if target and _is_extra(target) and files.get_file_from_path(target) is None:
                files.append(File.generated(config, target, abs_src_path=str(ROOT / target)))
    return files


def _is_extra(target: str) -> bool:
    """Tell whether a path is a file of the repository that is no page of the site."""
    return not target.startswith(f"{DOCS}/") and target not in PAGES and (ROOT / target).is_file()


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Turn the links of a page into links of the site."""
    here = page.file.src_uri
    source = _source_of(f"{DOCS}/{here}")

    def relinked(match: re.Match[str]) -> str:
        target = _in_repository(match[2], source)
        if target is None:
            return match[0]
        return match[1] + os.path.relpath(_in_site(target), Path(here).parent)

    return _as_on_github(LINK.sub(relinked, markdown))


def _source_of(name: str) -> str:
    """Return where in the repository a page of the site comes from."""
    origins = {f"{DOCS}/{page}": source for source, page in PAGES.items()}
    return origins.get(name, name)


def _in_repository(link: str, source: str) -> str | None:
    """Return the file or folder that a link of a page means; None for an address."""
    if "://" in link or link.startswith("mailto:"):
        return None
    return os.path.normpath(Path(source).parent / link)


def _in_site(target: str) -> str:
    if target in PAGES:
        return PAGES[target]
    if target == f"{DOCS}/decisions":
        return DECISIONS
    return target.removeprefix(f"{DOCS}/")


def _list_of_decisions() -> str:
    pages = sorted((ROOT / DOCS / "decisions").glob("*.md"))
    titles = [page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for page in pages]
    rows = [f"- [{title}]({page.name})" for title, page in zip(titles, pages, strict=True)]
    return "# Decisions\n\nWhy things are as they are, one page each.\n\n" + "\n".join(rows) + "\n"


def _as_on_github(markdown: str) -> str:
    """Put an empty line before a list or a table that follows a paragraph: on GitHub it needs none."""
    lines: list[str] = []
    fenced = False
    for line in markdown.split("\n"):
        if FENCE.match(line):
            fenced = not fenced
        before = lines[-1] if lines else ""
        if not fenced and before.strip() and not before.startswith((" ", "#")):
            begins_list = LIST.match(line) and not LIST.match(before)
            begins_table = TABLE.match(line) and not TABLE.match(before)
            if begins_list or begins_table:
                lines.append("")
        lines.append(line)
    return "\n".join(lines)
