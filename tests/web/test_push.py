"""A push message is shown as a notification that leads to its table."""

import asyncio
import json
from typing import Any

import pytest
from playwright.async_api import Browser, CDPSession

from .conftest import NOTIFICATIONS, Invite
from .people import Person
from .windows import PATIENCE, Windows

pytestmark = NOTIFICATIONS
AGAIN = 5_000  # milliseconds until a message is delivered again
TRIES = 12  # the DevTools session can lose a message to a worker that has just started
WORKER_READY = "async () => { await navigator.serviceWorker.ready; }"
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
    """Windows of a browser that can show notifications."""
    return Windows(whole_browser, workers=True)


async def start_worker(person: Person) -> tuple[CDPSession, str]:
    """Start the service worker in a person's browser. Return the DevTools session and the id of the registration."""
    await person.context.grant_permissions(["notifications"])
    await person.go("/credits")
    session = await person.context.new_cdp_session(person.page)
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def look(news: dict[str, Any]) -> None:
        for registration in news["registrations"]:
            if registration["scopeURL"] == person.address + "/" and not found.done():
                found.set_result(registration["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", look)
    await session.send("ServiceWorker.enable")
    await person.page.evaluate("() => void navigator.serviceWorker.register('/service-worker.js')")
    await person.page.evaluate(WORKER_READY)
    return session, await asyncio.wait_for(found, PATIENCE / 1000)


async def push(person: Person, message: str, title: str) -> list[dict[str, str]]:
    """Push a message and return all notifications once one with this title is shown."""
    session, registration = await start_worker(person)
    delivery = {"origin": person.address, "registrationId": registration, "data": message}
    for _ in range(TRIES):
        await session.send("ServiceWorker.deliverPushMessage", delivery)
        shown: list[dict[str, str]] = await person.page.evaluate(SHOWN_WITH, [title, AGAIN])
        if shown:
            return shown
    raise AssertionError(f"no notification was shown for {message}")


async def test_a_message_is_shown_and_leads_to_its_table(invite: Invite) -> None:
    ann = await invite(new=True)
    message = {
        "title": "Your move",
        "body": "Whom does your Soldier eliminate?",
        "url": "https://x.example/t/abc",
        "tag": "abc",
    }
    (shown,) = await push(ann, json.dumps(message), "Your move")
    assert shown == {"title": message["title"], "body": message["body"], "tag": "abc", "path": message["url"]}


async def test_a_malformed_message_still_shows_a_notification_that_leads_to_my_games(invite: Invite) -> None:
    ann = await invite(new=True)
    (shown,) = await push(ann, "<b>nonsense</b>", "Oriflamme")
    assert shown["title"] == "Oriflamme" and shown["path"] == "/games"


async def test_a_table_has_at_most_one_notification(invite: Invite) -> None:
    ann = await invite(new=True)
    first, second = (json.dumps({"title": title, "table": "abc"}) for title in ("50 %", "90 %"))
    (before,) = await push(ann, first, "50 %")
    (after,) = await push(ann, second, "90 %")
    assert before["path"] == after["path"] == "/t/abc"
