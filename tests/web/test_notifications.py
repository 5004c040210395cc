"""How somebody learns that it is their move: webhooks and e-mail of their own, this device, and vacations."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, expect

from tests.server.people import receivers

from ..server.server_process import Server
from .accounts import field, sign_up
from .conftest import NOTES, Invite
from .people import Person
from .windows import Windows
from .words import words

pytestmark = NOTES


@dataclass
class Post:
    """A server that may write to addresses inside, and those to whom it writes."""

    server: Server
    receiver: receivers.Receiver
    mailbox: receivers.Mailbox


@pytest.fixture(scope="module")
def windows(whole_browser: Browser) -> Windows:
    """Windows of a browser that can show notes."""
    return Windows(whole_browser)


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    receiver, mailbox = receivers.Receiver(), receivers.Mailbox()
    environment = {
        "ORIFLAMME_INSIDE_ADDRESSES": "true",
        "ORIFLAMME_SMTP": mailbox.url,
        "ORIFLAMME_MAIL_FROM": "herald@example.org",
    }
    with receivers.served(receiver), receivers.served(mailbox):
        server = Server(tmp_path_factory.mktemp("post") / "data", environment)
        server.start()
        yield Post(server, receiver, mailbox)
        server.stop()


async def at_notifications(person: Person) -> None:
    await sign_up(person)
    await person.go("/account/notifications")
    await person.heading("ways").wait_for()


async def add(person: Person, kind: str, address: str) -> None:
    await person.page.get_by_role("radio", name=kind, exact=True).check()
    label = "way-address-email" if kind == words("way-email") else "way-address-hook"
    await field(person, label).fill(address)
    await person.press(person.button("way-add"))


async def test_a_webhook_is_added_tried_and_removed(invite: Invite, post: Post) -> None:
    ann = await invite(address=post.server.address)
    await at_notifications(ann)
    await expect(ann.page.get_by_text(words("ways-none"))).to_be_visible()
    await add(ann, "Discord", post.receiver.address("/hook-of-ann"))
    await expect(ann.page.get_by_text(words("way-added"))).to_be_visible()
    await ann.press(ann.button(re.compile("^" + words("way-test-of", way="Discord"))))
    await expect(ann.page.get_by_text(words("way-tested"))).to_be_visible()
    assert len(post.receiver.under("/hook-of-ann")) == 1
    await ann.press(ann.button(re.compile("^" + words("way-remove", way="Discord"))))
    await expect(ann.page.get_by_text(words("ways-none"))).to_be_visible()


async def test_a_webhook_that_nobody_answers_is_told(invite: Invite, post: Post) -> None:
    ann = await invite(address=post.server.address)
    await at_notifications(ann)
    await add(ann, "Slack", post.receiver.address("/hook/500"))
    await ann.press(ann.button(re.compile("^" + words("way-test-of", way="Slack"))))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-not-reached"))


async def test_an_address_inside_a_network_is_refused_in_words(invite: Invite) -> None:
    ann = await invite()
    await at_notifications(ann)
    for address, problem in (
        ("https://localhost/hook", "problem-inside-address"),
        ("http://127.0.0.1/hook", "problem-bad-address-https"),
        ("https://10.0.0.1/hook", "problem-inside-address"),
    ):
        await add(ann, "Matrix", address)
        await expect(ann.page.get_by_role("alert")).to_have_text(words(problem))
    await expect(ann.page.get_by_text(words("ways-none"))).to_be_visible()


async def test_an_email_address_is_confirmed_by_a_code(invite: Invite, post: Post) -> None:
    ann = await invite(address=post.server.address)
    await at_notifications(ann)
    await add(ann, words("way-email"), "ann@example.org")
    await expect(ann.page.get_by_text(words("way-code-sent"))).to_be_visible()
    (letter,) = post.mailbox.letters
    found = re.search(r"\d{4,}", letter.get_content())
    assert found is not None
    await field(ann, "way-code").fill("000000" if found[0] != "000000" else "111111")
    await ann.press(ann.button("way-confirm"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-wrong-code"))
    await field(ann, "way-code").fill(found[0])
    await ann.press(ann.button("way-confirm"))
    await expect(field(ann, "way-code")).to_have_count(0)
    await expect(ann.button(re.compile("^" + words("way-test-of", way=words("way-email"))))).to_be_visible()


# A browser's push service is somewhere in the internet. This one lies on the test's own receiver.
PUSH_SERVICE = """
(() => {
  const [endpoint, keys] = [%s, %s];
  const forget = async () => (localStorage.removeItem("subscribed"), true);
  const made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: forget };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? made : null);
  PushManager.prototype.subscribe = async () => (localStorage.setItem("subscribed", "yes"), made);
})()
"""
NO_PUSH_SERVICE = "PushManager.prototype.subscribe = async () => { throw new DOMException('', 'AbortError'); }"


async def test_this_device_is_notified_until_one_says_no(invite: Invite, post: Post) -> None:
    browser = receivers.Subscription()
    ann = await invite(address=post.server.address)
    await ann.context.grant_permissions(["notifications"])
    service = PUSH_SERVICE % (json.dumps(post.receiver.address("/push")), json.dumps(browser.keys))
    await ann.prepare(service)
    await at_notifications(ann)
    await ann.press(ann.button("push-turn-on"))
    await expect(ann.page.get_by_text(words("push-is-on"))).to_be_visible()
    await ann.page.reload()
    await expect(ann.page.get_by_text(words("push-is-on"))).to_be_visible()
    await ann.press(ann.button(re.compile("^" + words("way-test-of", way=words("way-push")))))
    await expect(ann.page.get_by_text(words("way-tested"))).to_be_visible()
    (sealed,) = post.receiver.under("/push")
    assert browser.opened(sealed.body)["body"] == words("notice-test")
    await ann.press(ann.button("push-turn-off"))
    await expect(ann.button("push-turn-on")).to_be_visible()
    await expect(ann.page.get_by_text(words("ways-none"))).to_be_visible()


async def test_a_browser_that_forbids_notes_says_so(invite: Invite) -> None:
    ann = await invite()
    await at_notifications(ann)
    await ann.press(ann.button("push-turn-on"))
    await expect(ann.page.get_by_text(words("push-denied"))).to_be_visible()
    await expect(ann.page.get_by_text(words("ways-none"))).to_be_visible()


async def test_a_push_service_that_cannot_be_reached_is_told(invite: Invite) -> None:
    ann = await invite()
    await ann.context.grant_permissions(["notifications"])
    await ann.prepare(NO_PUSH_SERVICE)
    await at_notifications(ann)
    await ann.press(ann.button("push-turn-on"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("push-failed"))
    await expect(ann.button("push-turn-on")).to_be_enabled()
    await expect(ann.page.get_by_text(words("ways-none"))).to_be_visible()


async def test_a_vacation_begins_and_ends(invite: Invite) -> None:
    ann = await invite()
    await sign_up(ann)
    await ann.go("/account")
    await expect(ann.page.get_by_text(words("vacation-left", amount=30))).to_be_visible()
    await ann.press(ann.button("vacation-go"))
    await expect(ann.button("vacation-back")).to_be_visible()
    await ann.page.reload()
    await ann.press(ann.button("vacation-back"))
    await expect(ann.button("vacation-go")).to_be_visible()
    await expect(ann.page.get_by_role("alert")).to_have_count(0)
