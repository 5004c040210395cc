"""The checks of the page's code are skipped only if they have passed with the same files."""

import json
import subprocess
from pathlib import Path

import pytest

from web.build_page import run_check

SCRIPT = 'require("node:fs").readdirSync("src").includes("bad.ts") && process.exit(1)'


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small page with one check."""
    monkeypatch.delenv("CI", raising=False)
    (tmp_path / "package.json").write_text(json.dumps({"scripts": {"test": f"node -e '{SCRIPT}'"}}))
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "good.ts").write_text("1")
    return tmp_path


def test_a_check_is_skipped_until_a_file_changes(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_check("test", page)
    assert not run_check("test", page)
    assert capsys.readouterr().out.startswith("test: skipped")
    (page / "node_modules" / "written.js").write_text("1")
    assert not run_check("test", page)
    (page / "src" / "good.ts").write_text("2")
    assert run_check("test", page)
    assert not run_check("test", page)


def test_a_failed_check_runs_again(page: Path) -> None:
    assert run_check("test", page)
    (page / "src" / "bad.ts").write_text("1")
    for _ in range(2):
        with pytest.raises(subprocess.CalledProcessError):
            run_check("test", page)
    (page / "src" / "bad.ts").unlink()
    assert not run_check("test", page)  # the files that it has passed with


def test_in_ci_every_check_runs(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_check("test", page)
    monkeypatch.setenv("CI", "true")
    assert run_check("test", page)
