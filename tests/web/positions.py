"""Tables in the middle of a game, written into a server's database before it starts. They are always the same.

Every deal is drawn as a server draws it, so that the deal of a finished game can be checked. The actions are drawn from
a seed until the game reaches the wanted position.
"""

import asyncio
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from oriflamme import Game
from oriflamme.fair_deal import fair_game
from oriflamme.protocol.tables import TableSettings
from oriflamme.server.storage.entries import BotSeated, Entry, Joined, Opened, Seeded, Started
from oriflamme.server.storage.store import Store
from oriflamme.server.tables.table import digest_of
from oriflamme.view_json import ShownGame

NAMES: Final = ("Ann", "Tomas", "Hedwig", "Piero", "Ioana")
ME: Final = 0
TRIES: Final = 4000
# The attempt that is known to succeed, to save time. If it no longer does, all attempts are tried.
BEGIN: Final = {
    "soldier": 15,
    "assassination": 106,
    "decree": 38,
    "twin": 148,
    "long-reveal": 8,
    "long-place": 7,
    "over-long": 4,
}
Wanted = Callable[[Game, ShownGame], bool]
Style = Callable[[Game, random.Random], str]


@dataclass(frozen=True)
class Position:
    """A table with people and bots. The first seat is Ann's."""

    name: str
    game: Game
    deck: str
    server_seed: str
    seeds: tuple[str, ...]
    bots: tuple[int, ...] = ()  # their seats
    watched: bool = False  # shown to a spectator only
    open: bool = False  # listed for everyone

    @property
    def table(self) -> str:
        return "t" + self.name.replace("-", "")[:15]

    @property
    def code(self) -> str:
        return self.name.replace("-", "").upper()[:8]

    def token_of(self, seat: int) -> str:
        return f"token-of-{self.name}-{seat}"

    @property
    def people(self) -> tuple[str, ...]:
        return self.game.names

    def entries(self) -> Iterator[Entry]:
        """Yield the log of the table."""
        settings = TableSettings(deck=self.deck, players=self.game.players, open=self.open)
        yield Opened(self.code, settings, self.server_seed)
        for seat, name in enumerate(self.people):
            if seat in self.bots:
                yield BotSeated(seat, name, "casual")
            else:
                yield Joined(seat, name, digest_of(self.token_of(seat)))
                yield Seeded(seat, self.seeds[seat])
        yield Started(self.game.record())

    def held(self, seat: int = ME) -> dict[str, Any]:
        """Return a seat, by default Ann's, as the browser of its player stores it."""
        return {
            "table": self.table,
            "code": self.code,
            "seat": seat,
            "token": self.token_of(seat),
            "name": NAMES[seat],
            "seed": self.seeds[seat],
            "since": 1_790_000_000_000,
            "people": list(self.people),
            "settings": {"deck": self.deck, "players": self.game.players},
            "over": self.game.over,
        }


def patient(game: Game, dice: random.Random) -> str:
    """Play so that the queue grows: cards mostly wait, and are rarely stacked."""
    assert game.decision is not None
    actions = [action.text for action in game.decision.actions]
    if "wait" in actions and dice.random() < 0.75:
        return "wait"
    ends = [action for action in actions if not action.startswith("place ") or " on " not in action]
    return dice.choice(ends if ends and dice.random() < 0.8 else actions)


def find(
    name: str,
    players: int,
    deck: str,
    wanted: Wanted,
    style: Style = patient,
    bots: tuple[int, ...] = (1,),
    watched: bool = False,
) -> Position:
    """Play one game after another and return the first wanted position."""
    for attempt in (BEGIN.get(name, 0), *range(TRIES)):
        server_seed = f"{name}-{attempt}"
        seeds = tuple("" if seat in bots else f"seed-{seat}" for seat in range(players))
        game = fair_game(server_seed, seeds, deck, names=NAMES[:players])
        dice = random.Random(attempt)
        while True:
            if wanted(game, game.show(None if watched else ME)):
                return Position(name, game, deck, server_seed, seeds, bots, watched)
            if game.over:
                break
            game.play(style(game, dice))
    raise LookupError(f"no game reaches the position {name}")


def asks(kind: str, round: int, piles: int, voice: str = "") -> Wanted:
    """Want a decision of this kind for Ann, in this round, with at least this many piles in the queue."""

    def wanted(game: Game, shown: ShownGame) -> bool:
        asked = shown.question
        return (
            asked is not None
            and asked.seat == ME
            and asked.kind == kind
            and shown.round == round
            and len(shown.queue) >= piles
            and (not voice or voice in (asked.voice, asked.card))
        )

    return wanted


def in_round(round: int, piles: int) -> Wanted:
    """Want this round, with at least this many piles in the queue."""
    return lambda game, shown: shown.round == round and len(shown.queue) >= piles


def all_of(*conditions: Wanted) -> Wanted:
    """Want all of these conditions."""
    return lambda game, shown: all(condition(game, shown) for condition in conditions)


def has_stack(game: Game, shown: ShownGame) -> bool:
    """Want a stack of Ann's."""
    return any(len(pile) > 1 and pile[0].family == ME for pile in shown.queue)


def has_hidden(game: Game, shown: ShownGame) -> bool:
    """Want a hidden card of Ann's."""
    return any(card.hidden and card.family == ME for pile in shown.queue for card in pile)


def has_bribed(game: Game, shown: ShownGame) -> bool:
    """Want a bribed card."""
    return any(card.owner != card.family for pile in shown.queue for card in pile)


def has_verdicts(game: Game, shown: ShownGame) -> bool:
    """Want a verdict token on a card."""
    return shown.verdicts < 5


def has_kept(game: Game, shown: ShownGame) -> bool:
    """Want a card that someone has kept."""
    return any(seat.kept for seat in shown.seats)


def spreading(game: Game, dice: random.Random) -> str:
    """Play so that no card leaves the queue and every Prince brings his Twin: 35 piles."""
    decision = game.decision
    assert decision is not None
    actions = [action.text for action in decision.actions]
    if decision.kind == "reveal":
        shown = game.show(decision.seat)
        pile = shown.question.pile if shown.question else None
        return "reveal" if pile and shown.queue[pile - 1][0].kind == "prince" and shown.round == 5 else "wait"
    if decision.kind == "place":
        prince = [action for action in actions if action.startswith("place prince ")]
        actions = prince or actions
    ends = [action for action in actions if " on " not in action]
    return dice.choice(ends or actions)


def has_piles(count: int) -> Wanted:
    """Want a queue of exactly this many piles."""
    return lambda game, shown: len(shown.queue) == count


# Tables at the start of the fifth of six rounds: the deck, the count of players, and the seats of the bots.
LATE: Final = (
    ("ablaze", 3, (1,), 5),
    ("alliance", 5, (1, 2, 3), 6),
    ("masks", 3, (1,), 6),
)  # deck, players, bots, round


def late(deck: str, players: int, bots: tuple[int, ...], begin: int) -> Position:
    """Return a table at the start of a late round."""
    return find(f"late-{deck}", players, deck, in_round(begin, 0), random_play, bots)


def random_play(game: Game, dice: random.Random) -> str:
    """Play at random."""
    assert game.decision is not None
    return dice.choice(game.decision.actions).text


@cache
def positions() -> tuple[Position, ...]:
    """Return all positions: ten of the table, the longest queue, finished games, and those of single tests."""
    base = "base"
    return (
        find("first-card", 3, base, all_of(asks("place", 1, 0), has_piles(0))),
        find("placing", 4, base, all_of(asks("place", 4, 8), has_stack)),
        find("wait-or-reveal", 4, base, all_of(asks("reveal", 4, 9), has_stack)),
        find("soldier", 4, base, asks("target", 4, 9, "soldier")),
        find("assassination", 5, base, asks("target", 4, 12, "assassination")),
        find("decree", 4, base, asks("gap", 3, 6, "royal_decree")),
        find("twin", 4, "ablaze", all_of(asks("twin", 3, 6), has_bribed)),
        find("judge", 5, "alliance", all_of(asks("mode", 5, 8, "judge"), has_verdicts, has_kept)),
        find("masks", 5, "masks", all_of(asks("reveal", 5, 14), has_stack)),
        find("watching", 4, "court", in_round(4, 9), bots=(), watched=True),
        find("long-reveal", 5, "ablaze", all_of(asks("reveal", 6, 35), has_piles(35)), spreading),
        find("long-place", 5, "ablaze", all_of(asks("place", 6, 33)), spreading),
        find("undo", 4, base, asks("target", 3, 6, "royal_decree")),
        find("drag", 3, base, asks("place", 2, 3)),
        find("order", 4, base, asks("reveal", 3, 6)),
        find("wait-on", 3, base, asks("reveal", 2, 4)),
        find("tap", 3, base, asks("target", 2, 4, "soldier")),
        find("stand-in", 3, base, asks("place", 2, 3), bots=(2,)),
        replace(find("spectated", 3, base, all_of(asks("reveal", 5, 5), has_hidden), bots=(1, 2)), open=True),
        find("over", 4, base, lambda game, shown: game.over),
        find("over-again", 3, base, lambda game, shown: game.over),
        find("over-mix", 5, "masks", lambda game, shown: game.over),
        find("over-tie", 4, base, lambda game, shown: game.over and game.show(None).standings[0].tie == "piles"),
        find("over-long", 5, "ablaze", all_of(lambda game, shown: game.over, has_piles(35)), spreading),
        *(late(*table) for table in LATE),
    )


def position(name: str) -> Position:
    """Return a position by its name."""
    return next(one for one in positions() if one.name == name)


TEN: Final = "first-card placing wait-or-reveal soldier assassination decree twin judge masks watching".split()


LOBBY: Final = Position("lobby", Game.new(4, "court", 1, names=NAMES[:4]), "court", "lobby", ("", "", "", ""))


def lobby_entries() -> Iterator[Entry]:
    """Yield the log of an open table at which Ann, a bot and Hedwig wait for a fourth player."""
    yield Opened(LOBBY.code, TableSettings(deck=LOBBY.deck, players=4, open=True), LOBBY.server_seed)
    yield Joined(ME, NAMES[ME], digest_of(LOBBY.token_of(ME)))
    yield BotSeated(1, NAMES[1], "club")
    yield Joined(2, NAMES[2], digest_of(LOBBY.token_of(2)))


def write_positions(folder: Path, wanted: Sequence[Position] | None = None) -> None:
    """Write tables into the database of a stopped server."""
    asyncio.run(_write(folder, positions() if wanted is None else wanted))


async def _write(folder: Path, wanted: Sequence[Position]) -> None:
    store = Store(folder)
    await store.open()
    for one in wanted:
        phase = "over" if one.game.over else "playing"
        await store.create(one.table, one.code, phase, one.open, *one.entries())
    await store.create(LOBBY.table, LOBBY.code, "gathering", True, *lobby_entries())
    await store.close()
