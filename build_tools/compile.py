"""Compile the rules.

python -m build_tools.compile                        put the extension beside the sources
python -m build_tools.compile --sanitize DIRECTORY   put a copy of the package there, with an
                                                     extension that stops at the first overflow,
                                                     wrong shift or index out of range
"""

import argparse
import contextlib
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from pathlib import Path

from setuptools import Distribution, Extension  # type: ignore[import-untyped]
from setuptools.errors import CCompilerError, ExecError, PlatformError  # type: ignore[import-untyped]

from .amalgamate import Amalgam
from .source import Refused
from .unit import RULES, Unit

STABLE_ABI = "0x030C0000"
HAS_STABLE_ABI = sys.version_info >= (3, 12) and not sysconfig.get_config_var("Py_GIL_DISABLED")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
SANITIZERS = "bounds-strict,shift,signed-integer-overflow,integer-divide-by-zero"


class NoCompiler(Exception):
    """No working C compiler was found."""


@dataclass(frozen=True)
class Options:
    """How to compile."""

    sanitize: bool = False
    stable_abi: bool = HAS_STABLE_ABI
    macros: tuple[tuple[str, str], ...] = ()

    @property
    def all_macros(self) -> list[tuple[str, str | None]]:
        """The macros given, and those of the stable ABI."""
        stable = [("Py_LIMITED_API", STABLE_ABI), ("CYTHON_LIMITED_API", "1")] if self.stable_abi else []
        return [*self.macros, *stable]

    @property
    def compile_flags(self) -> list[str]:
        """The arguments for the C compiler."""
        if sys.platform == "win32":
            return ["/O2"]
        if self.sanitize:
            return [
                "-O1",
                "-ffp-contract=off",
                "-g",
                "-Wno-unused-function",
                f"-fsanitize={SANITIZERS}",
                "-fno-sanitize-recover=all",
                "-fno-wrapv",
            ]
        return ["-O3", "-g0", "-fwrapv", "-ffp-contract=off", "-Wno-unused-function"]

    @property
    def link_flags(self) -> list[str]:
        """The arguments for the linker."""
        return [f"-fsanitize={SANITIZERS}", "-static-libubsan"] if self.sanitize else []


def compile_unit(unit: Unit, work: Path, options: Options | None = None) -> Path:
    """Return the path of the extension, compiled in an empty directory."""
    options = options or Options()
    main = Amalgam(unit).write(work)
    translated = _translate(unit, work, main, options)
    extension = Extension(
        unit.name,
        [str(translated.relative_to(work))],
        define_macros=options.all_macros,
        py_limited_api=options.stable_abi,
        extra_compile_args=options.compile_flags,
        extra_link_args=options.link_flags,
    )
    with contextlib.chdir(work):
        probe()
        return work / _build(extension)


def _translate(unit: Unit, work: Path, main: Path, options: Options) -> Path:
    """Turn the unit into C with Cython; tracebacks name the modules of the rules."""
    command = [sys.executable, "-m", "cython", "--module-name", unit.name, "-I", "."]
    command += ["--line-directives", "-X", "cdivision_warnings=True"] if options.sanitize else []
    if subprocess.run([*command, str(main.relative_to(work))], cwd=work, check=False).returncode:
        raise Refused("Cython refuses the rules: see its output above")
    translated = main.with_suffix(".c")
    text = translated.read_text(encoding="utf-8")
    for package, name in unit.modules:
        text = text.replace(f'{package}/{name}.pxi"', f'{package}/{name}.py"')
    translated.write_text(text, encoding="utf-8")
    return translated


def probe() -> None:
    """Distinguish a machine without a compiler from an error in the generated code."""
    Path("probe.c").write_text(PROBE)
    try:
        _build(Extension("probe", ["probe.c"]))
    except (CCompilerError, ExecError, PlatformError) as why:
        raise NoCompiler(str(why)) from why


def _build(extension: Extension) -> Path:
    command = Distribution({"ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = "lib", "temp"
    command.ensure_finalized()
    command.run()
    return Path(command.get_outputs()[0])


def place_beside_sources(unit: Unit = RULES, options: Options | None = None) -> Path:
    """Compile and put the extension into the source tree."""
    with tempfile.TemporaryDirectory() as work:
        return place(compile_unit(unit, Path(work), options), unit.root / unit.home)


def place(built: Path, folder: Path) -> Path:
    """Replace a file atomically: a running program keeps the old one."""
    fresh = folder / f"{built.name}.new"
    shutil.copyfile(built, fresh)
    return fresh.replace(folder / built.name)


def place_sanitized_copy(out: Path, unit: Unit = RULES) -> Path:
    """Copy the whole package and put a sanitized extension into the copy."""
    top = unit.home.split("/")[0]
    shutil.copytree(unit.root / top, out / top, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    with tempfile.TemporaryDirectory() as work:
        built = compile_unit(unit, Path(work), Options(sanitize=True))
        return place(built, out / unit.home)


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="Compile the rules.")
    parser.add_argument("--sanitize", metavar="DIRECTORY", type=Path, help="create a checked copy there instead")
    arguments = parser.parse_args()
    if arguments.sanitize:
        print(place_sanitized_copy(arguments.sanitize))
    else:
        print(place_beside_sources())


if __name__ == "__main__":
    main()
