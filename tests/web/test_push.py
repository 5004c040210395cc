"""What is pushed to a browser is shown, and leads to its table."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession

from .conftest import NOTES, Invite
from .people import Person
from .windows import PATIENCE, Windows

pytestmark = NOTES
AGAIN = 5_000  # milliseconds until a message is delivered again
TRIES = 12  # the browser's debugging line loses what it delivers to a worker that has just woken
AWAKE = "async () => { await navigator.serviceWorker.ready; }"
SHOWN = """
async () => {
  const worker = await navigator.serviceWorker.ready;
  const shown = await worker.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }));
}
"""


SHOWN_WITH = f"""
async ([title, patience]) => {{
  const until = performance.now() + patience;
  while (performance.now() < until) {{
    const shown = await ({SHOWN})();
    if (shown.some((note) => note.title === title)) return shown;
    await new Promise((next) => setTimeout(next, 50));
  }}
  return [];
}}
"""


@pytest.fixture(scope="module")
def windows(whole_browser: Browser) -> Windows:
    """Windows of a browser that can show notes."""
    return Windows(whole_browser)


async def with_worker(person: Person) -> tuple[CDPSession, str]:
    """Let a person's browser run the worker; return the line to the browser and the worker's number."""
    await person.context.grant_permissions(["notifications"])
    await person.go("/credits")
    line = await person.context.new_cdp_session(person.page)
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def look(news: dict[str, Any]) -> None:
        for registration in news["registrations"]:
            if registration["scopeURL"] == person.address + "/" and not found.done():
                found.set_result(registration["registrationId"])

    line.on("ServiceWorker.workerRegistrationUpdated", look)
    await line.send("ServiceWorker.enable")
    await person.page.evaluate("() => void navigator.serviceWorker.register('/push.js')")
    await person.page.evaluate(AWAKE)
    return line, await asyncio.wait_for(found, PATIENCE / 1000)


async def pushed(person: Person, message: str, title: str) -> list[dict[str, str]]:
    """Return what is shown once a message has come whose note has this title."""
    line, registration = await with_worker(person)
    what = {"origin": person.address, "registrationId": registration, "data": message}
    for _ in range(TRIES):
        await line.send("ServiceWorker.deliverPushMessage", what)
        shown: list[dict[str, str]] = await person.page.evaluate(SHOWN_WITH, [title, AGAIN])
        if shown:
            return shown
    raise AssertionError(f"nothing was shown of {message}")


async def test_a_message_is_shown_with_the_table_it_is_about(invite: Invite) -> None:
    ann = await invite(new=True)
    told = {
        "title": "Your move",
        "body": "Whom does your Soldier eliminate?",
        "url": "https://x.example/t/abc",
        "tag": "abc",
    }
    (shown,) = await pushed(ann, json.dumps(told), "Your move")
    assert shown == {"title": told["title"], "body": told["body"], "tag": "abc", "path": told["url"]}


async def test_nonsense_is_shown_as_a_note_that_leads_to_ones_games(invite: Invite) -> None:
    ann = await invite(new=True)
    (shown,) = await pushed(ann, "<b>nonsense</b>", "Oriflamme")
    assert shown["title"] == "Oriflamme" and shown["path"] == "/games"


async def test_one_table_has_one_note(invite: Invite) -> None:
    ann = await invite(new=True)
    first, second = (json.dumps({"title": title, "table": "abc"}) for title in ("50 %", "90 %"))
    (before,) = await pushed(ann, first, "50 %")
    (after,) = await pushed(ann, second, "90 %")
    assert before["path"] == after["path"] == "/t/abc"
