"""The build hook of hatchling: compile the rules and build the page.

ORIFLAMME_PURE=1               do not compile; the wheel runs everywhere, slowly
ORIFLAMME_REQUIRE_COMPILED=1   fail where there is no C compiler, instead of building the pure wheel
ORIFLAMME_NO_PAGE=1            do not build the page; an existing one goes into the wheel unchanged

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

ROOT = Path(__file__).parent


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The steps of a build, each in its own method."""

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
        if (ROOT / "web" / "build_page.py").is_file() and not os.environ.get("ORIFLAMME_NO_PAGE"):
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


def _platform() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
