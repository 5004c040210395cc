"""What people type is shown as text, the page runs only its own files, and tokens stay in the browser."""

import json
import re
import urllib.request

from playwright.async_api import expect

from oriflamme.server.api.page import PAGE

from ..server.server_process import Server
from .conftest import Invite
from .people import SEATS, Person
from .words import words

HOSTILE = '<img src=x onerror="x=1">'  # as long as a name may be
SCRIPT = "<script>window.robbed = true</script><b>bold</b> {{7*7}} ${window.robbed = true} javascript:alert(1)"
ATTACKED = (
    "() => window.robbed === true || window.x !== undefined || document.querySelector('main img, main script') !== null"
)


async def check_safe(person: Person) -> None:
    assert not await person.page.evaluate(ATTACKED)


async def test_hostile_names_and_chat_messages_are_shown_as_text(invite: Invite) -> None:
    mallory, ann = await invite(HOSTILE[:24]), await invite("Ann")
    await mallory.open_table("base", 3, {2: "casual"})
    await ann.join_by_link(await mallory.invitation())
    await expect(ann.page.get_by_role("main")).to_contain_text(HOSTILE[:24])
    await mallory.deal()
    await ann.sees_table()
    await expect(ann.page.get_by_role("button", name=HOSTILE[:24]).first).to_be_visible()
    await mallory.press(mallory.button("talk"))
    field = mallory.page.get_by_role("textbox", name=words("talk-placeholder"))
    await field.fill(SCRIPT)
    await field.press("Enter")
    await ann.press(ann.button("talk"))
    await expect(ann.page.get_by_role("list", name=words("talk-said"))).to_contain_text(SCRIPT)
    for person in (mallory, ann):
        await check_safe(person)
    await ann.go("/games")
    await expect(ann.page.get_by_role("main")).to_contain_text(HOSTILE[:24])
    await check_safe(ann)


async def test_a_hostile_address_is_handled_like_any_unknown_address(invite: Invite) -> None:
    ann = await invite()
    for path in (
        "/join/%3Cimg%20src%3Dx%20onerror%3Dx%3D1%3E",
        "/t/%22%3E%3Cscript%3E",
        "/r/..%2F..%2Fapi",
        "/%2e%2e/x",
    ):
        await ann.go(path)
        await ann.page.get_by_role("heading").first.wait_for()
        await check_safe(ann)


async def test_the_policy_allows_only_scripts_of_the_page_itself(server: Server) -> None:
    with urllib.request.urlopen(server.address + "/", timeout=60) as response:
        policy = response.headers["content-security-policy"]
        body = response.read().decode()
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    scripts = rules.get("script-src", rules["default-src"])
    assert scripts == ["'self'", "'wasm-unsafe-eval'"]  # WebAssembly, for tables without a server; no eval
    assert (
        rules["object-src"] == ["'none'"] and rules["base-uri"] == ["'none'"] and rules["frame-ancestors"] == ["'none'"]
    )
    assert set(rules.get("connect-src", rules["default-src"])) <= {"'self'"}
    assert all(re.search(r"\bsrc=", script) for script in re.findall(r"<script\b[^>]*>", body))
    assert not re.search(r"\son[a-z]+\s*=|javascript:|<style", body)


async def test_an_injected_script_does_not_run(invite: Invite) -> None:
    ann = await invite()
    await ann.go("/")
    for attack in (
        """const script = document.createElement("script");
        script.textContent = "window.robbed = true";
        document.body.append(script);""",
        """document.body.insertAdjacentHTML("beforeend", "<button id='b' onclick='window.robbed = true'>b</button>");
        document.getElementById("b").click()""",
    ):
        async with ann.page.expect_console_message(lambda message: "Content Security Policy" in message.text):
            await ann.page.evaluate(f"() => {{ {attack} }}")
        assert not await ann.page.evaluate("window.robbed === true")
    assert len(ann.mistakes) == 2 and all("Content Security Policy" in mistake for mistake in ann.mistakes)
    ann.mistakes.clear()


async def test_a_token_is_in_no_address_and_not_on_the_page(invite: Invite) -> None:
    ann, bea = await invite("Ann"), await invite("Bea")
    await ann.open_table("base", 3, {2: "casual"})  # through the page, so that the page gets the token
    await bea.join_by_link(await ann.invitation())
    await ann.deal()
    await bea.sees_table()
    await ann.page.reload()
    await ann.sees_table()
    for person in (ann, bea):
        tokens = [seat["token"] for seat in await person.recall(SEATS)]
        assert tokens and all(len(token) >= 32 for token in tokens)
        document = await person.page.content()
        for token in tokens:
            assert not any(token in address for address in person.addresses)
            assert token not in document and token not in person.page.url
        assert not await person.context.cookies()
    assert not any(seat["token"] in json.dumps(bea.frames) for seat in await ann.recall(SEATS))


async def test_the_page_sends_requests_only_to_its_own_server(invite: Invite) -> None:
    ann = await invite(quick=False, new=True)
    for path in ("/", "/cards", "/rules", "/credits", "/learn", "/settings"):
        await ann.go(path)
    host = ann.address.split("//")[1]
    assert {address.split("/")[2] for address in ann.addresses} == {host}


def test_the_built_page_contains_no_foreign_address() -> None:
    for file in (PAGE / "assets").glob("*.js"):
        found = set(re.findall(r"https?://[a-z0-9.-]+", file.read_text(encoding="utf-8")))
        allowed = {"http://www.w3.org", "https://game-icons.net", "https://creativecommons.org", "https://svelte.dev"}
        assert found <= allowed, file.name
