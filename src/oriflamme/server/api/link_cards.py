"""What other programs show of a link to the page: a title, a sentence and a picture, as Open Graph describes them.

They are for a link that somebody has passed on, so they say only what anyone with the link may know. Of a running game
they say nothing.
"""

import hashlib
from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote

from starlette.requests import Request

from ...errors import OriflammeError
from ...notation.names import COLOURS
from ...pictures.link_card import Standing, draw_invitation, draw_profile, draw_puzzle, draw_result
from ...pictures.raster import has_letters
from ...texts import ENGLISH, texts_in
from ...view_json import show
from ..accounts.accounts import Accounts
from ..cluster.location import Elsewhere
from ..rating.profiles import tally_of
from ..storage.store import Store
from ..tables.hall import Hall
from ..tables.puzzles import find_puzzle
from ..tables.table import Table
from ..wire.origin import address_of
from ..wire.refusal import Refusal
from .link_pictures import LinkPictures

GENERAL: Final = "app/link.jpg"  # the picture of everything else; 1200 x 630, like all of them
LONGEST: Final = 200  # letters of a title or a sentence
LONGEST_NAME: Final = 64  # of an account


class LinkCard(NamedTuple):
    """What is shown of a link."""

    title: str
    text: str
    svg: str


class LinkCards:
    """Describes the links of a server."""

    def __init__(self, hall: Hall, accounts: Accounts, store: Store, public_address: str) -> None:
        self._hall = hall
        self._accounts = accounts
        self._store = store
        self._public_address = public_address.rstrip("/")
        self._pictures = LinkPictures(hall.lanes.pictures)

    async def head(self, request: Request, path: str) -> str:
        """Return the tags for the head of a document; empty for a page that has none."""
        card = await self._card(request, path)
        if card is None:
            return ""
        home = self._public_address or str(request.base_url).rstrip("/")
        picture = GENERAL
        if self._pictures.can_draw:
            picture = f"link/{quote(path)}.png?{hashlib.sha256(card.svg.encode()).hexdigest()[:12]}"
        return _tags(card, f"{home}/{picture}")

    async def picture(self, request: Request, path: str) -> bytes | None:
        """Return the picture of a page as PNG; None if it has none, or if too many are wanted now."""
        card = await self._card(request, path)
        return None if card is None else await self._pictures.png(card.svg)

    async def _card(self, request: Request, path: str) -> LinkCard | None:
        kind, _, name = path.partition("/")
        if kind == "people" and name:
            return await self._profile(name)
        if kind == "puzzles" and name:
            return _puzzle(name)
        if kind not in ("join", "r") or not name:
            return None
        try:
            table = (await self._hall.find(name, address_of(request))).table
        except (OriflammeError, Elsewhere):  # no such table, or not here: the page will say so
            return None
        return _invitation(table) if kind == "join" else replay_card(table)

    async def _profile(self, name: str) -> LinkCard | None:
        try:
            account = await self._accounts.find(name) if name.isprintable() and len(name) <= LONGEST_NAME else None
            if account is None:
                return None
            games, won = await tally_of(self._store, account.id)
        except OriflammeError:  # the store does not answer
            return None
        texts = texts_in(ENGLISH)
        title, text = account.name, texts.say("link-profile", games=games, won=won)
        facts = [(str(games), texts.say("link-games")), (str(won), texts.say("link-won"))]
        player = texts.say("link-player")
        head, note = (title, player) if has_letters(title) else (player, "")
        return LinkCard(title, text, draw_profile(head, note, facts if games else ()))


def _puzzle(number: str) -> LinkCard | None:
    try:
        puzzle = find_puzzle(number)
    except Refusal:
        return None
    texts, view = texts_in(ENGLISH), puzzle.view
    title = f"{texts.say('puzzle-number', number=puzzle.number)}: {texts.say('puzzle-task')}"
    text = texts.say("puzzle-solvers", solved=puzzle.solved)
    return LinkCard(title, text, draw_puzzle(title, text, show(view).queue))


def _invitation(table: Table) -> LinkCard | None:
    texts = texts_in(ENGLISH)
    if table.phase != "gathering":
        return None
    seats = [None if seat.kind == "empty" else _drawn(seat.name, index) for index, seat in enumerate(table.seats)]
    host = table.seats[table.host].name
    title, head = (texts.say("link-invitation", name=name) for name in (host, _drawn(host, table.host)))
    text = texts.say("link-seats", free=seats.count(None), players=len(seats))
    return LinkCard(title, text, draw_invitation(head, text, seats, texts.say("link-free")))


def replay_card(table: Table) -> LinkCard | None:
    """Return what is shown of a replay; None before the game is over."""
    texts = texts_in(ENGLISH)
    if table.phase != "over" or table.game is None:
        return None
    game, names = table.game, table.names
    drawn = [_drawn(name, seat) for seat, name in enumerate(names)]
    title, head = (
        texts.say("link-replay", names=", ".join(told[seat] for seat in game.winners)) for told in (names, drawn)
    )
    text, note = (texts.say("link-players", names=", ".join(told)) for told in (names, drawn))
    stocks = [seat.stock for seat in game.show(None).seats]
    order = sorted(range(len(names)), key=lambda seat: (seat not in game.winners, -stocks[seat], seat))
    standings = [Standing(seat, drawn[seat], stocks[seat], seat in game.winners) for seat in order]
    return LinkCard(title, text, draw_result(head, note, standings))


def _drawn(name: str, seat: int) -> str:
    """Return a name as a picture shows it: that of the family, if the fonts lack a letter of the person's."""
    return name if has_letters(name) else COLOURS[seat]


def _tags(card: LinkCard, picture: str) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Oriflamme",
        "og:title": card.title[:LONGEST],
        "og:description": card.text[:LONGEST],
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
