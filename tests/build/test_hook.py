"""The build hook: when it compiles, when it continues without the extension, and when it stops."""

import importlib.util
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import build_tools.compile
from build_tools.amalgamate import RULES
from build_tools.compile import HAS_STABLE_ABI, NoCompiler
from build_tools.source import Refused

ROOT = Path(__file__).parent.parent.parent

PAGE_ONLY = {"force_include": {}, "artifacts": ["/src/oriflamme/server/page/**"]}  # without the extension


class Bench:
    """A build hook with a fake compiler."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("ORIFLAMME_PURE", "ORIFLAMME_REQUIRE_COMPILED"):
            monkeypatch.delenv(name, raising=False)
        self.data: dict[str, Any] = {"force_include": {}, "artifacts": []}
        self.warnings: list[str] = []
        self.placed: list[Path] = []
        self.built = folder / "_compiled.so"
        self.failure: Exception | None = None
        monkeypatch.setattr(build_tools.compile, "compile_unit", self._compile)
        monkeypatch.setattr(build_tools.compile, "place", lambda built, target: self.placed.append(target))

    def _compile(self, unit: object, work: Path) -> Path:
        if self.failure:
            raise self.failure
        return self.built

    def run(self, version: str = "standard", target: str = "wheel") -> None:
        spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        app = SimpleNamespace(display_warning=self.warnings.append)
        hook = module.CustomBuildHook(str(ROOT), {}, None, None, "", target, app)
        try:
            hook.initialize(version, self.data)
        finally:
            hook.finalize(version, self.data, "")


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tmp_path, monkeypatch)


def test_a_wheel_contains_the_extension(bench: Bench) -> None:
    bench.run()
    assert bench.data["force_include"] == {str(bench.built): "oriflamme/rules/_compiled.so"}
    assert bench.data["pure_python"] is False
    if HAS_STABLE_ABI:
        assert bench.data["tag"].startswith("cp312-abi3-")
    else:
        assert bench.data["infer_tag"] is True


def test_an_editable_install_puts_the_extension_next_to_the_sources(bench: Bench) -> None:
    bench.run("editable")
    assert bench.placed == [RULES.root / "oriflamme" / "rules"]
    assert bench.data == PAGE_ONLY


def test_a_pure_wheel_can_be_requested(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIFLAMME_PURE", "1")
    bench.failure = AssertionError("nothing should be compiled")
    bench.run()
    assert bench.data == PAGE_ONLY


def test_a_source_archive_is_not_compiled(bench: Bench) -> None:
    bench.failure = AssertionError("nothing should be compiled")
    bench.run(target="sdist")
    assert bench.data == PAGE_ONLY


def test_without_a_compiler_the_wheel_is_pure(bench: Bench) -> None:
    bench.failure = NoCompiler("gcc was not found")
    bench.run()
    assert bench.data == PAGE_ONLY
    assert "gcc was not found" in bench.warnings[0]


def test_a_missing_compiler_stops_the_build_if_it_is_required(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIFLAMME_REQUIRE_COMPILED", "1")
    bench.failure = NoCompiler("gcc was not found")
    with pytest.raises(NoCompiler):
        bench.run()


def test_an_error_in_the_rules_stops_the_build(bench: Bench) -> None:
    bench.failure = Refused("no such thing in the rules language")
    with pytest.raises(Refused):
        bench.run()


def test_a_missing_compiler_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "none"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoCompiler):
        build_tools.compile.probe()
