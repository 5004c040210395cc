"""Identity: names that can be told apart, moderators by their accounts, tries that are counted, sockets that end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, text, update
from structlog.testing import capture_logs

from oriflamme.protocol.moderation import ModeratorAction
from oriflamme.protocol.notifications import AddChannel
from oriflamme.server.accounts.accounts import digest_of_secret
from oriflamme.server.look_alikes import folded, look_alike_keys
from oriflamme.server.moderation.account_actions import AccountActions
from oriflamme.server.names import new_id
from oriflamme.server.notify.channels import TRIES, Channels
from oriflamme.server.storage import schema
from oriflamme.server.wire.refusal import Refusal

from .backend import PASSWORD, PASSWORD_HASH, Backend, open_backend
from .conftest import Today

DAY = 86_400_000
NEW = "another horse battery"


def credentials(name: str = "Ann", password: str = PASSWORD) -> dict[str, str]:
    return {"name": name, "password": password}


# Names that look alike.


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Paul", "PauI"),  # capital I for l
        ("Paul", "Pau1"),
        ("clara", "CIara"),  # it reads as Clara
        ("CIara", "clara"),
        ("Ilia", "ILlA"),  # it looks like ILIA
        ("Moderator", "Rnoderator"),
        ("Bob", "Воb"),  # Cyrillic
        ("admin", "аdmіn"),
        ("Robin", "R0bіn"),  # a digit and a Cyrillic letter
        ("Robin", "Ｒｏｂｉｎ"),
        ("Иван", "Ивaн"),  # a Latin letter in a Cyrillic name
        ("Ann", "A n n"),
        ("Ann", "𝐀𝐧𝐧"),
    ],
)
async def test_a_name_that_looks_like_another_is_refused(backend: Backend, name: str, other: str) -> None:
    await backend.member(name)
    with pytest.raises(Refusal) as refused:
        await backend.member(other)
    assert refused.value.code == "name_taken"
    assert [row.name for row in await backend.rows(schema.accounts)] == [name]


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ilia", "Lila"), ("Ann", "Anna"), ("Ray", "Yar"), ("Олег", "Ольга"), ("Newcomer 001", "Newcomer 010")],
)
async def test_names_that_differ_are_two_names(backend: Backend, name: str, other: str) -> None:
    await backend.member(name)
    assert (await backend.member(other)).name == other


async def test_of_two_who_sign_up_at_once_with_names_that_look_alike_one_wins(backend: Backend) -> None:
    names = ["Clara", "CIara", "C1ara", "Сlаrа", "clara"]
    for name in names:
        assert all(look_alike_keys(name) & look_alike_keys(other) for other in names), name
    made = await asyncio.gather(*(backend.member(name) for name in names), return_exceptions=True)
    assert len([one for one in made if not isinstance(one, BaseException)]) == 1
    assert {one.code for one in made if isinstance(one, Refusal)} == {"name_taken"}


async def test_a_name_is_free_again_when_its_account_is_gone_or_has_another(backend: Backend) -> None:
    ann, bob, admin = await backend.member("Ann"), await backend.member("Bob"), await backend.new_account("Ada")
    await AccountActions(backend.accounts, backend.hall).rename(admin, ModeratorAction("rename", ann.id, name="Cid"))
    await backend.member("Аnn")
    async with backend.store.people.begin() as connection:
        await backend.services.erasure.erase(connection, bob.id)
    await backend.member("Воb")
    with pytest.raises(Refusal):
        await backend.member("Сid")


async def test_names_that_existed_before_stay_and_can_be_found(backend: Backend) -> None:
    for name in ("Paul", "PauI"):  # as the migration leaves them: the older one has the key
        row = {
            "id": new_id(),
            "name": name,
            "folded": folded(name),
            "kind": "person",
            "password": PASSWORD_HASH,
            "created": 1,
        }
        await backend.write(insert(schema.accounts).values(row))
    await backend.write(*(insert(schema.names).values(key=key, account_id="old") for key in look_alike_keys("Paul")))
    assert {(await backend.accounts.get(name)).name for name in ("paul", "paui")} == {"Paul", "PauI"}
    for name in ("Paul", "PauI"):
        assert (await backend.accounts.check_sign_in(name, PASSWORD)).name == name


def test_every_key_has_its_room_in_the_database() -> None:
    assert max(map(len, look_alike_keys("\ufdfa" * 24))) <= 96
    assert look_alike_keys("?!") != look_alike_keys("!?")


# Moderators.


async def test_a_name_in_the_setting_means_one_account_for_good(backend: Backend) -> None:
    first = await backend.member("Ada")
    assert (await backend.account(first)).is_admin
    async with backend.store.people.begin() as connection:
        await backend.services.erasure.erase(connection, first.id)
    for name in ("Ada", "ADA", "Аdа"):  # the last one is Cyrillic
        with pytest.raises(Refusal) as refused:
            await backend.member(name)
        assert refused.value.code == "name_taken"


async def test_a_moderator_is_found_at_the_start_by_name_or_id(tmp_path: Path) -> None:
    async with open_backend(tmp_path) as backend:
        ann, bob, cid = [await backend.member(name) for name in ("Ann", "Bob", "Cid")]
    async with open_backend(tmp_path, anew=False, admins=("ann", bob.id)) as backend:
        await backend.accounts.moderators.resolve()
        assert [(await backend.account(one)).is_admin for one in (ann, bob, cid)] == [True, True, False]
        await backend.write(update(schema.accounts).where(schema.accounts.c.id == ann.id).values(name="X", folded="x"))
        assert (await backend.account(ann)).is_admin  # whatever the name
    async with open_backend(tmp_path, anew=False, admins=("Cid",)) as backend:
        await backend.accounts.moderators.resolve()
        assert [(await backend.account(one)).is_admin for one in (ann, bob, cid)] == [False, False, True]


async def test_a_name_that_is_an_id_makes_nobody_a_moderator(tmp_path: Path) -> None:
    someone = new_id()
    async with open_backend(tmp_path, admins=(someone,)) as backend:
        assert not (await backend.new_account(someone)).is_admin
        await backend.accounts.moderators.resolve()
        assert not (await backend.accounts.find(someone)).moderates  # type: ignore[union-attr]


async def test_the_log_says_who_moderates_and_which_moderators_are_missing(tmp_path: Path) -> None:
    async with open_backend(tmp_path, admins=("Ada",)) as backend:
        with capture_logs() as said:
            ada = await backend.member("Ada")
        bound = {"event": "a name in the setting admins is bound to an account", "log_level": "info"}
        assert said == [{**bound, "account": ada.id}]
        eve = await backend.member("Eve")
        async with backend.store.people.begin() as connection:
            await backend.services.erasure.erase(connection, ada.id)
    nobody = new_id()
    async with open_backend(tmp_path, anew=False, admins=("Ada", "Bob", "Eve", eve.id, nobody)) as backend:
        with capture_logs() as said:
            await backend.accounts.moderators.resolve()
        deleted = "this moderator's account was deleted; name its successor by its id"
        assert said == [
            {**bound, "account": eve.id},
            {"event": deleted, "log_level": "warning", "entry": "Ada"},
            {"event": "no account has this moderator's name yet", "log_level": "warning", "entry": "Bob"},
            {"event": "no account has this moderator's id", "log_level": "warning", "entry": nobody},
        ]


@pytest.mark.parametrize("action", ["rename", "ban"])
async def test_nobody_renames_or_bans_a_moderator(tmp_path: Path, action: Any) -> None:
    async with open_backend(tmp_path, admins=("Ada", "Eve")) as backend:
        admin, eve = await backend.new_account("Ada"), await backend.new_account("Eve")
        actions = AccountActions(backend.accounts, backend.hall)
        wanted = ModeratorAction(action, eve.id, name="Nobody", until=10**14)
        with pytest.raises(Refusal) as refused:
            await getattr(actions, action)(admin, wanted)
        assert (refused.value.code, refused.value.variant) == ("forbidden", f"{action}-moderator")


@pytest.mark.parametrize("name", ["Eve", "EVE", "Еvе", "Ada", "Аda"])
async def test_nobody_is_renamed_into_a_moderator(tmp_path: Path, name: str) -> None:
    async with open_backend(tmp_path, admins=("Ada", "Eve")) as backend:  # Eve has not signed up
        admin, bob = await backend.new_account("Ada"), await backend.new_account("Bob")
        with pytest.raises(Refusal) as refused:
            wanted = ModeratorAction("rename", bob.id, name=name)
            await AccountActions(backend.accounts, backend.hall).rename(admin, wanted)
        assert refused.value.code == "name_taken"
        assert (await backend.accounts.get(bob.id)).name == "Bob"


# Tries of passwords.


async def test_strangers_cannot_lock_the_owner_out_of_a_browser_that_signed_in_before(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as backend:
        await backend.member("Ann")
        owner = backend.browser(address="192.0.2.1")
        await owner.ask("POST", "/api/session", credentials())
        for number in range(20):  # from her own address too
            stranger = backend.browser(address=f"192.0.2.{number % 10}")
            assert await stranger.refused("POST", "/api/session", credentials("Ann", "wrong")) in (
                (401, "wrong_password"),
                (429, "too_fast"),
            )
        fresh = backend.browser(address="192.0.2.77")
        assert await fresh.refused("POST", "/api/session", credentials()) == (429, "too_fast")
        await owner.ask("POST", "/api/session", credentials())
        tries = [await owner.refused("POST", "/api/session", credentials("Ann", "wrong")) for _ in range(4)]
        assert tries == [*[(401, "wrong_password")] * 2, *[(429, "too_fast")] * 2]  # her budget has an end too


async def test_one_stranger_cannot_use_up_the_tries_of_a_name(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as backend:
        await backend.member("Ann")
        stranger = backend.browser(address="192.0.2.66")
        tries = [await stranger.refused("POST", "/api/session", credentials("Ann", "wrong")) for _ in range(20)]
        assert tries.count((401, "wrong_password")) == 3
        await backend.browser(address="192.0.2.1").ask("POST", "/api/session", credentials())


async def test_a_browser_is_known_to_the_accounts_that_it_signed_in_to_only(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as backend:
        for name in ("Ann", "Eve"):
            await backend.member(name)
        eve = backend.browser(address="192.0.2.66")
        await eve.ask("POST", "/api/session", credentials("Eve"))
        tries = [await eve.refused("POST", "/api/session", credentials("Ann", "wrong")) for _ in range(10)]
        assert tries.count((401, "wrong_password")) == 2


async def test_every_check_of_a_password_is_counted(tmp_path: Path) -> None:
    async with open_backend(tmp_path, sign_in_rate=0.0, sign_in_burst=3) as backend:
        ann, bob = await backend.member("Ann"), await backend.member("Bob")
        thief = backend.browser(ann)
        tries = [await thief.refused("DELETE", "/api/account", {"password": "wrong"}) for _ in range(2)]
        tries += [await thief.refused("POST", "/api/account/password", {"old": "wrong", "new": NEW}) for _ in range(3)]
        assert tries == [*[(401, "wrong_password")] * 3, *[(429, "too_fast")] * 2]
        await backend.browser(bob).ask("DELETE", "/api/account", {"password": PASSWORD})


async def test_only_twenty_browsers_of_an_account_are_known(backend: Backend, today: Today) -> None:
    ann = await backend.member("Ann")
    for number in range(25):
        today.advance(1)
        await backend.accounts.browsers.remember(ann.id, f"browser {number}")
        await backend.accounts.browsers.remember(ann.id, "always")
    known = [number for number in range(25) if await backend.accounts.browsers.knows("ann", f"browser {number}")]
    assert known == list(range(6, 25)) and await backend.accounts.browsers.knows("Ann", "always")
    assert not await backend.accounts.browsers.knows("Ann", "") and not await backend.accounts.browsers.knows(
        "Bob", "always"
    )


# Codes.


async def test_guesses_of_a_code_that_come_together_are_counted_one_by_one(backend: Backend) -> None:
    ann = await backend.member("Ann")
    channels = Channels(backend.store)
    added = await channels.add(ann.id, AddChannel("email", "ann@mail.test"), "123456")
    guesses = [channels.confirm(ann.id, added.id, f"{number:06}") for number in range(75)]
    told = await asyncio.gather(*guesses, return_exceptions=True)
    assert all(isinstance(one, Refusal) for one in told)
    assert [one.variant for one in told if isinstance(one, Refusal)].count("") == TRIES
    with pytest.raises(Refusal):
        await channels.confirm(ann.id, added.id, "123456")


async def test_the_right_code_counts_among_wrong_ones(backend: Backend) -> None:
    ann = await backend.member("Ann")
    channels = Channels(backend.store)
    added = await channels.add(ann.id, AddChannel("email", "ann@mail.test"), "123456")
    guesses = [channels.confirm(ann.id, added.id, code) for code in ("000000", "123456", "123456", "000001")]
    told = await asyncio.gather(*guesses, return_exceptions=True)
    assert [isinstance(one, Refusal) for one in told][1:3] == [False, False]
    assert (await channels.get(ann.id, added.id)).confirmed


async def test_guesses_of_a_tables_code_that_come_together_are_counted(tmp_path: Path) -> None:
    async with open_backend(tmp_path, miss_rate=0.0, miss_burst=5) as backend:
        guesses = [backend.hall.find(f"ABC{letter}{letter}", "192.0.2.1") for letter in "DEFGHIJKLMNOPQRST"]
        told = await asyncio.gather(*guesses, return_exceptions=True)
        codes = [one.code for one in told if isinstance(one, Refusal)]
        assert codes.count("no_such_table") == 5 and codes.count("too_fast") == len(codes) - 5


# Sockets.


class Line:
    """What stands for a socket that an account came by."""

    def __init__(self, backend: Backend, secret: str, account: str) -> None:
        self.is_closed = False
        self._watch = backend.accounts.sockets.watching(digest_of_secret(secret), account, self.close)
        self._watch.__enter__()

    def close(self) -> None:
        self.is_closed = True


async def test_sockets_end_with_their_session(backend: Backend) -> None:
    ann, bob = await backend.member("Ann"), await backend.member("Bob")
    phone = await backend.accounts.begin_session(ann.id, "a phone")
    here, there, bobs = (
        Line(backend, ann.secret, ann.id),
        Line(backend, phone, ann.id),
        Line(backend, bob.secret, bob.id),
    )
    await backend.browser(ann).ask("POST", "/api/account/password", {"old": PASSWORD, "new": NEW})
    assert [here.is_closed, there.is_closed, bobs.is_closed] == [False, True, False]
    await backend.browser(ann).ask("DELETE", "/api/session")
    assert here.is_closed and not bobs.is_closed


async def test_a_bots_sockets_end_with_its_token_and_with_a_ban_of_its_owner(backend: Backend, today: Today) -> None:
    owner, admin = await backend.new_account("Bob"), await backend.new_account("Ada")
    made = await backend.bots.create(owner, "Robot")
    first = Line(backend, made.token, made.id)
    token = await backend.bots.replace_token(owner, made.id)
    second = Line(backend, token, made.id)
    assert first.is_closed and not second.is_closed
    actions = AccountActions(backend.accounts, backend.hall)
    ban = ModeratorAction("ban", owner.id, until=today.at + 1000)
    await actions.ban(admin, ban)
    await actions.close_sockets(ban)
    assert second.is_closed


async def test_a_periodic_look_finds_what_was_missed(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oriflamme.server.accounts.open_sockets.LOOKING", 0.0)
    ann = await backend.member("Ann")
    line = Line(backend, ann.secret, ann.id)
    looking = asyncio.create_task(backend.accounts.sockets.look_forever())
    await backend.write(delete(schema.sessions))  # by another process whose hint was lost
    async with asyncio.timeout(60):
        while not line.is_closed:
            await asyncio.sleep(0.01)
    looking.cancel()


async def test_looks_are_apart(backend: Backend, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oriflamme.server.accounts.open_sockets.LOOKING", 3600.0)
    ann = await backend.member("Ann")
    line = Line(backend, ann.secret, ann.id)
    looking = asyncio.create_task(backend.accounts.sockets.look_forever())
    await backend.write(delete(schema.sessions))
    for _ in range(20):  # each takes as long as a look
        await backend.rows(schema.sessions)
    assert not line.is_closed
    looking.cancel()


async def test_a_look_that_fails_closes_no_socket_and_the_next_one_works(backend: Backend) -> None:
    ann = await backend.member("Ann")
    line = Line(backend, ann.secret, ann.id)
    await backend.write(text("ALTER TABLE sessions RENAME TO elsewhere"))
    with capture_logs() as said:
        await backend.accounts.sockets.sessions_ended(ann.id)
    assert [one["event"] for one in said] == ["could not look for ended sessions"] and not line.is_closed
    await backend.write(text("ALTER TABLE elsewhere RENAME TO sessions"), delete(schema.sessions))
    await backend.accounts.sockets.sessions_ended(ann.id)
    assert line.is_closed


async def test_a_socket_ends_with_a_ban_and_ninety_days_after_its_session_was_used(
    backend: Backend, today: Today
) -> None:
    ann = await backend.member("Ann")
    banned, line = update(schema.accounts), Line(backend, ann.secret, ann.id)
    await backend.write(banned.values(banned_until=today.at))  # it ends this moment
    await backend.accounts.sockets.sessions_ended(ann.id)
    assert not line.is_closed
    await backend.write(banned.values(banned_until=today.at + 1))
    await backend.accounts.sockets.sessions_ended(ann.id)
    assert line.is_closed
    await backend.write(banned.values(banned_until=None))
    line = Line(backend, ann.secret, ann.id)
    for is_closed in (False, True):
        today.advance(90 * DAY - 1 if not is_closed else 1)
        await backend.accounts.sockets.sessions_ended(ann.id)
        assert line.is_closed is is_closed
