"""Rated means agreed: a person says yes to a rematch with a button, and only then can it begin."""

from playwright.async_api import expect

from ..server.clients import Client, play_out
from ..server.people.browser import Browser
from ..server.people.rated_games import start, take_seats
from ..server.server_process import Server
from .accounts import new_name
from .club import come_as
from .conftest import Invite
from .people import PHONE


async def test_a_rated_rematch_waits_for_the_button_of_everyone(invite: Invite, server: Server) -> None:
    members = [Browser(server).sign_up(new_name(name)) for name in ("Ida", "Jan", "Kim")]
    table = take_seats(members)[0]["table"]
    sockets = [Client(server, table, headers=member.headers) for member in members]
    async with sockets[0], sockets[1], sockets[2]:
        await start(sockets)
        await play_out(sockets)
        await sockets[0].say("rematch")
        await sockets[0].until(lambda c: "rematch" in c.last["table"])
    rematch = sockets[0].last["table"]["rematch"]
    async with Client(server, rematch, headers=members[0].headers) as host:
        people = [await invite(), await invite("Ben", size=PHONE)]
        for person, member in zip(people, members[1:], strict=True):
            await come_as(person, member)
            await person.go(f"/t/{rematch}")
            await expect(person.button("lobby-ready")).to_be_visible()
        assert (await host.say("start"))["code"] == "not_ready"
        for number, person in enumerate(people, 1):
            await person.press(person.button("lobby-ready"))
            await host.until(lambda c, seat=number: c.last["table"]["seats"][seat].get("ready", False))  # type: ignore[misc]
            await expect(person.button("lobby-ready")).to_have_count(0)
        assert (await host.say("start"))["type"] == "done"
        for person in people:
            await expect(person.button("lobby-leave")).to_have_count(0)
            await expect(person.page.get_by_text(person.say("seat-not-ready"))).to_have_count(0)
