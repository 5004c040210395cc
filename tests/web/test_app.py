"""The page can be installed: its manifest and its service worker name files that exist and are what they say."""

import json
import re
import struct
import zipfile
from pathlib import Path

import pytest
from playwright.async_api import expect

from oriflamme.server.api.page import OFFLINE, PAGE

from .conftest import Invite

OFFER = """
() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => Promise.resolve((window.prompted = offer.defaultPrevented));
  dispatchEvent(offer);
}
"""
ROOT = Path(__file__).parents[2]


def png_size(path: Path) -> tuple[int, int]:
    content = path.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_the_manifest_has_what_browsers_ask_of_an_app() -> None:
    manifest = json.loads((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["name"] and manifest["short_name"] and manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"  # in any folder of a host
    sizes = set()
    for icon in manifest["icons"]:
        assert (PAGE / icon["src"]).is_file()
        if icon["type"] == "image/png":
            size = "x".join(map(str, png_size(PAGE / icon["src"])))
            assert size == icon["sizes"]
            sizes.add((size, icon.get("purpose", "any")))
    assert sizes >= {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
    assert all((PAGE / shot["src"]).is_file() for shot in manifest["screenshots"])
    document = (PAGE / "index.html").read_text(encoding="utf-8")
    assert 'rel="manifest"' in document and 'rel="apple-touch-icon"' in document


def test_the_service_worker_keeps_files_that_exist_and_no_page_that_needs_a_server() -> None:
    worker = (PAGE / "service-worker.js").read_text(encoding="utf-8")
    found = re.search(r"const FILES = (\[.*?\]);", worker)
    assert found
    files = json.loads(found[1])
    assert "./" in files and "theme.js" in files
    assert all((PAGE / file).exists() for file in files)
    assert any(file.startswith("assets/first-") for file in files)
    assert any("table.worker" in file for file in files) and any("FamilyPage" in file for file in files)
    assert not any(re.search("Admin|SignIn|Account", file) for file in files)


def test_what_a_device_fetches_is_complete_and_of_the_version_that_the_server_has() -> None:
    files = json.loads((OFFLINE / "files.json").read_text())
    assert all((OFFLINE / path).stat().st_size == size for path, size in files["sizes"].items())
    assert sum(files["sizes"].values()) < 8_500_000
    assert json.loads((OFFLINE / "about.json").read_text())["decks"]
    pinned = (ROOT / "requirements/offline.txt").read_text().splitlines()[-1]
    assert pinned in (ROOT / "requirements/run.txt").read_text().splitlines()


@pytest.mark.parametrize("name", ["arena", "envs", "accounts"])
def test_a_device_fetches_no_code_that_it_never_runs(name: str) -> None:
    packages = next(OFFLINE.glob("packages-*.bin"))
    names = zipfile.ZipFile(packages).namelist()
    assert "oriflamme/offline/worker.pyc" in names and "oriflamme/texts/en/problems.ftl" in names
    assert not any(packed.endswith(".py") for packed in names)  # compiled: a browser starts three times as fast
    assert not any(f"/{name}/" in packed or (packed.endswith(".so") and "oriflamme" in packed) for packed in names)


async def test_browsers_find_nothing_that_keeps_the_page_from_being_installed(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    session = await ann.context.new_cdp_session(ann.page)
    manifest = await session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest") and not manifest["errors"]
    found = await session.send("Page.getInstallabilityErrors")
    assert {error["errorId"] for error in found["installabilityErrors"]} <= {"in-incognito"}


async def test_the_page_offers_to_be_installed_once_the_browser_does(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/device")
    await ann.heading("device-record").wait_for()
    await expect(ann.button("install-now")).to_have_count(0)
    await ann.page.evaluate(OFFER)
    await ann.press(ann.button("install-now"))
    assert await ann.page.evaluate("window.prompted")
    await expect(ann.button("install-now")).to_have_count(0)
    await ann.prepare("Object.defineProperty(navigator, 'standalone', { value: false })")  # as iPhones have it
    await ann.page.reload()
    await expect(ann.page.get_by_text(ann.say("install-apple"))).to_be_visible()
