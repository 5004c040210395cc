"""What an index and an installer are told: extras, pins, addresses, and what the source archive needs."""

import re
import tarfile
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement

from build_tools.index_page import addresses, index_page
from oriflamme.extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def needed() -> list[Requirement]:
    groups = [PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()]
    return [one for group in groups for text in group if (one := Requirement(text)).name != "oriflamme"]


def pins() -> dict[str, str]:
    lines = (line for file in ROOT.glob("requirements/*.txt") for line in file.read_text().splitlines())
    found = [re.match(r"([\w.-]+)==([^;\s]+)", line) for line in lines]
    return {plain(pin[1]): pin[2] for pin in found if pin}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_core_needs_msgspec_only() -> None:
    assert [Requirement(text).name for text in PROJECT["dependencies"]] == ["msgspec"]


def test_every_requirement_is_pinned_for_the_tests_at_a_version_that_it_allows() -> None:
    pinned = pins()
    for one in needed():
        assert one.specifier.contains(pinned[plain(one.name)]), one


def test_no_requirement_has_an_upper_limit() -> None:
    for one in needed():
        assert all(part.operator == ">=" for part in one.specifier), one


def test_all_is_everything_but_train() -> None:
    extras = set(PROJECT["optional-dependencies"])
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert Requirement(everything).extras == extras - {"all", "train"}


def test_every_extra_can_be_named_when_it_is_missing() -> None:
    assert set(EXTRAS.values()) == set(PROJECT["optional-dependencies"]) - {"all"}


def test_the_readme_on_an_index_has_whole_addresses_or_none() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pattern = re.compile(r"\]\(([^)]+)\)|src=\"([^\"]+)\"")
    with_home = index_page(readme, "https://forge.example/oriflamme")
    assert "![" in with_home
    for home in (None, "https://forge.example/oriflamme"):
        for found in pattern.findall(index_page(readme, home)):
            assert (found[0] or found[1]).startswith("https://"), found
    assert addresses(None) == {}
    assert all(address.startswith("https://") for address in addresses("https://forge.example/oriflamme").values())


def test_the_metadata_holds_the_readme_and_the_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORIFLAMME_HOME", "https://forge.example/oriflamme/")
    core = WheelBuilder(str(ROOT)).metadata.core
    assert core.urls["Homepage"] == "https://forge.example/oriflamme"
    assert "https://forge.example/oriflamme/raw/HEAD/docs/screens/" in core.readme


def test_a_source_archive_holds_the_page_and_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORIFLAMME_NO_PAGE", raising=False)
    assert any("nodejs" in name for name in WheelBuilder(str(ROOT)).config.dependencies)
    monkeypatch.setenv("ORIFLAMME_NO_PAGE", "1")  # the page as it is now
    (archive,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with tarfile.open(archive) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
        file.extractall(tmp_path, filter="data")
    assert "src/oriflamme/server/page/index.html" in names
    assert not any(name.startswith("web/") for name in names)
    monkeypatch.delenv("ORIFLAMME_NO_PAGE")
    unpacked = next(path for path in tmp_path.iterdir() if path.is_dir())
    assert not any("nodejs" in name for name in WheelBuilder(str(unpacked)).config.dependencies)
