"""What other programs show of a link to the page: a title, a sentence and a picture, as Open Graph describes them.

They are for a link that somebody has passed on, so they say only what anyone with the link may know.
"""

from html import escape
from typing import Final, NamedTuple

from starlette.requests import Request

from ...errors import OriflammeError
from ...texts import ENGLISH, texts_in
from ..cluster.location import Elsewhere
from ..tables.hall import Hall
from ..tables.table import Table
from ..wire.origin import address_of

PICTURE: Final = "app/link.jpg"  # 1200 x 630
LONGEST: Final = 200  # letters of a title or a sentence
PAGES: Final = ("join", "r")  # an invitation, and a replay


class LinkCard(NamedTuple):
    """What is shown of a link."""

    title: str
    text: str


class LinkCards:
    """Describes the links of a server."""

    def __init__(self, hall: Hall, public_address: str) -> None:
        self._hall = hall
        self._public_address = public_address.rstrip("/")

    async def head(self, request: Request, path: str) -> str:
        """Return the tags for the head of a document; empty for a page that has none."""
        page, _, name = path.partition("/")
        if page not in PAGES or not name:
            return ""
        try:
            table = (await self._hall.find(name, address_of(request))).table
        except (OriflammeError, Elsewhere):  # no such table, or not here: the page will say so
            return ""
        card = _invitation(table) if page == "join" else _replay(table)
        home = self._public_address or str(request.base_url).rstrip("/")
        return _tags(card, home) if card is not None else ""


def _invitation(table: Table) -> LinkCard | None:
    texts = texts_in(ENGLISH)
    if table.phase != "gathering":
        return None
    free = sum(seat.kind == "empty" for seat in table.seats)
    title = texts.say("link-invitation", name=table.seats[table.host].name)
    return LinkCard(title, texts.say("link-seats", free=free, players=len(table.seats)))


def _replay(table: Table) -> LinkCard | None:
    texts = texts_in(ENGLISH)
    if table.phase != "over" or table.game is None:
        return None
    winners = ", ".join(table.seats[seat].name for seat in table.game.winners)
    return LinkCard(texts.say("link-replay", names=winners), texts.say("link-players", names=", ".join(table.names)))


def _tags(card: LinkCard, home: str) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Oriflamme",
        "og:title": card.title[:LONGEST],
        "og:description": card.text[:LONGEST],
        "og:image": f"{home}/{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())
