"""How people learn that it is their move: webhooks, e-mail and push on this device. Also vacations."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, expect

from tests.server.people import receivers

from ..server.server_process import Server
from .accounts import field, sign_up
from .conftest import NOTIFICATIONS, Invite
from .people import Person
from .windows import Windows
from .words import words

pytestmark = NOTIFICATIONS


@dataclass
class Post:
    """A server that may write to addresses inside its network, and the receivers of its notices."""

    server: Server
    receiver: receivers.Receiver
    mailbox: receivers.Mailbox


@pytest.fixture(scope="module")
def windows(whole_browser: Browser) -> Windows:
    """Windows of a browser that can show notifications."""
    return Windows(whole_browser, workers=True)


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
    await person.heading("channels").wait_for()


async def add_channel(person: Person, kind: str, address: str) -> None:
    await person.page.get_by_role("radio", name=kind, exact=True).check()
    label = "channel-address-email" if kind == words("channel-email") else "channel-address-hook"
    await field(person, label).fill(address)
    await person.press(person.button("channel-add"))


async def test_a_webhook_is_added_tested_and_removed(invite: Invite, post: Post) -> None:
    ann = await invite(address=post.server.address)
    await at_notifications(ann)
    await expect(ann.page.get_by_text(words("channels-none"))).to_be_visible()
    await add_channel(ann, "Discord", post.receiver.address("/hook-of-ann"))
    await expect(ann.page.get_by_text(words("channel-added"))).to_be_visible()
    await ann.press(ann.button(re.compile("^" + words("channel-test-of", channel="Discord"))))
    await expect(ann.page.get_by_text(words("channel-tested"))).to_be_visible()
    assert len(post.receiver.under("/hook-of-ann")) == 1
    await ann.press(ann.button(re.compile("^" + words("channel-remove", channel="Discord"))))
    await expect(ann.page.get_by_text(words("channels-none"))).to_be_visible()


async def test_a_failing_webhook_is_reported(invite: Invite, post: Post) -> None:
    ann = await invite(address=post.server.address)
    await at_notifications(ann)
    await add_channel(ann, "Slack", post.receiver.address("/hook/500"))
    await ann.press(ann.button(re.compile("^" + words("channel-test-of", channel="Slack"))))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-not-reached"))


async def test_an_address_inside_the_network_is_refused_with_a_sentence(invite: Invite) -> None:
    ann = await invite()
    await at_notifications(ann)
    for address, problem in (
        ("https://localhost/hook", "problem-inside-address"),
        ("http://127.0.0.1/hook", "problem-bad-address-https"),
        ("https://10.0.0.1/hook", "problem-inside-address"),
    ):
        await add_channel(ann, "Matrix", address)
        await expect(ann.page.get_by_role("alert")).to_have_text(words(problem))
    await expect(ann.page.get_by_text(words("channels-none"))).to_be_visible()


async def test_an_email_address_is_confirmed_with_a_code(invite: Invite, post: Post) -> None:
    ann = await invite(address=post.server.address)
    await at_notifications(ann)
    await add_channel(ann, words("channel-email"), "ann@example.org")
    await expect(ann.page.get_by_text(words("channel-code-sent"))).to_be_visible()
    (letter,) = post.mailbox.letters
    found = re.search(r"\d{4,}", letter.get_content())
    assert found is not None
    await field(ann, "channel-code").fill("000000" if found[0] != "000000" else "111111")
    await ann.press(ann.button("channel-confirm"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("problem-wrong-code"))
    await field(ann, "channel-code").fill(found[0])
    await ann.press(ann.button("channel-confirm"))
    await expect(field(ann, "channel-code")).to_have_count(0)
    await expect(ann.button(re.compile("^" + words("channel-test-of", channel=words("channel-email"))))).to_be_visible()


# A real push service is on the internet. This one is the test's own receiver.
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


async def test_this_device_gets_notices_until_push_is_turned_off(invite: Invite, post: Post) -> None:
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
    await ann.press(ann.button(re.compile("^" + words("channel-test-of", channel=words("channel-push")))))
    await expect(ann.page.get_by_text(words("channel-tested"))).to_be_visible()
    (sealed,) = post.receiver.under("/push")
    assert browser.opened(sealed.body)["body"] == words("notice-test")
    await ann.press(ann.button("push-turn-off"))
    await expect(ann.button("push-turn-on")).to_be_visible()
    await expect(ann.page.get_by_text(words("channels-none"))).to_be_visible()


async def test_the_page_says_that_the_browser_blocks_notifications(invite: Invite) -> None:
    ann = await invite()
    await at_notifications(ann)
    await ann.press(ann.button("push-turn-on"))
    await expect(ann.page.get_by_text(words("push-denied"))).to_be_visible()
    await expect(ann.page.get_by_text(words("channels-none"))).to_be_visible()


async def test_the_page_says_that_the_push_service_cannot_be_reached(invite: Invite) -> None:
    ann = await invite()
    await ann.context.grant_permissions(["notifications"])
    await ann.prepare(NO_PUSH_SERVICE)
    await at_notifications(ann)
    await ann.press(ann.button("push-turn-on"))
    await expect(ann.page.get_by_role("alert")).to_have_text(words("push-failed"))
    await expect(ann.button("push-turn-on")).to_be_enabled()
    await expect(ann.page.get_by_text(words("channels-none"))).to_be_visible()


async def test_a_vacation_can_be_started_and_ended(invite: Invite) -> None:
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
