"""Pairs of tables that differ only in what one viewer cannot know, and the script of what happens at both.

A game is played part of the way. A world drawn from the viewer's view is a second game with the same past in the
viewer's eyes. Both are written into the database some moves before that point and played up to it.
"""

import random
from typing import Final, NamedTuple

from oriflamme import Game, worlds
from oriflamme.previews import is_last_round
from oriflamme.protocol.tables import TableSettings
from oriflamme.rules.secrets import secret_cards
from tests.games import DECK_NAMES, EDITIONS, Play

from .stored_tables import Written, record_of, table_id, token

SHORTEST, LONGEST = 3, 12  # moves that are played over the sockets
HAPPENINGS: Final = (
    "resume",
    "replace",
    "away",
    "leave",
    "stand in",
    "look",
    "order",
    "probe",
    "http",
    "say",
    "pause",
)
WORDS: Final = ("hello", "ouch", "it-was-a-bluff", "one-moment")


class Happening(NamedTuple):
    """Something besides the moves: the seat, the card or number, and the table (None means both)."""

    what: str
    seat: int = 0
    card: int = 0
    number: int = 0
    word: str = ""
    only: int | None = None


class Step(NamedTuple):
    """A move at each table that looks the same to the viewer."""

    seat: int
    actions: tuple[str, str]
    by_order: tuple[bool, bool] = (False, False)
    card: int = 0  # the card that the orders are for
    early: bool = False  # the orders are given before the previous move
    undone: bool = False  # it is played, undone and played again, unseen by the others
    before: tuple[Happening, ...] = ()


class Pair(NamedTuple):
    """Two tables, and everything that happens there."""

    number: int
    viewer: int | None
    players: int
    deck: str
    tables: tuple[Written, Written]
    alone: str  # what the viewer tries and undoes before the others connect
    steps: tuple[Step, ...]
    finale: int | None  # the seat for which a bot plays on at the end
    games: tuple[Game, Game]  # at the end of the steps
    differing: int  # how many cards differ in their place
    knowing: frozenset[int]  # the seats that must see a difference


def make_pair(number: int, seed: int = 0) -> Pair:
    """Return the pair with this number."""
    rng = random.Random(f"{seed} {number}")
    players = 3 + number % 3
    viewer = (None, *range(players))[number // 3 % (players + 1)]
    deck = DECK_NAMES[number % len(DECK_NAMES)]
    while True:
        play = Play(
            players, deck, rng.getrandbits(40), rng.randrange(3), rng.choice(EDITIONS), rng.randint(1, 2), rng.random()
        )
        whole = play.game(1000)
        end = rng.randrange(SHORTEST, len(whole.moves))
        game = whole.at(end)
        world = worlds.sample(game.view(viewer), rng)
        differing = cards_elsewhere(game, world)
        if differing:
            break
    start = max(0, end - rng.randint(SHORTEST, LONGEST))
    planner = _Planner(rng, viewer, start, game, world)
    settings = TableSettings(
        deck,
        players,
        play.edition,  # type: ignore[arg-type]
        play.schemer_gain,
        rng.random() < 0.5,
        coach=True,
    )
    tokens = tuple(token(rng) for _ in range(players))
    server_seed = f"{rng.getrandbits(256):064x}"
    first, second = (
        Written(table_id(rng), tokens, settings, record_of(one, start), server_seed) for one in (game, world)
    )
    finale = planner.finale()
    return Pair(
        number,
        viewer,
        players,
        deck,
        (first, second),
        planner.alone(),
        planner.steps(finale is None),
        finale,
        (game, world),
        differing,
        planner.knowing(),
    )


def cards_elsewhere(game: Game, world: Game) -> int:
    """Return how many cards have another place in the second game: in a hand, set aside or in the queue."""
    one, other = game.state, world.state
    found = 0
    for seat in range(game.players):
        found += (one.hand[seat] ^ other.hand[seat]).bit_count() + (one.aside[seat] ^ other.aside[seat]).bit_count()
        cards = secret_cards(one, seat)
        found += sum(one.kind[card] != other.kind[card] for card in range(56) if cards >> card & 1)
    return found


class _Planner:
    """Writes the script of a pair."""

    def __init__(self, rng: random.Random, viewer: int | None, start: int, game: Game, world: Game) -> None:
        self.rng = rng
        self.viewer = viewer
        self.players = game.players
        self.moves = tuple(zip(map(str, _actions(game, start)), map(str, _actions(world, start)), strict=True))
        self.games = [(game.at(start), world.at(start))]  # at every position
        for actions in self.moves:
            pair = (self.games[-1][0].copy(), self.games[-1][1].copy())
            for one, action in zip(pair, actions, strict=True):
                one.play(action)
            self.games.append(pair)

    def asked(self, place: int) -> int:
        decision = self.games[place][0].decision
        return -1 if decision is None else decision.seat

    def knowing(self) -> frozenset[int]:
        """Return the seats to which the two tables look different at some point."""
        return frozenset(
            seat for seat in range(self.players) if any(one.show(seat) != other.show(seat) for one, other in self.games)
        )

    def finale(self) -> int | None:
        last = self.asked(len(self.games) - 1)
        return last if last >= 0 and last != self.viewer and self.rng.random() < 0.25 else None

    def alone(self) -> str:
        """Return an action that reveals nothing to the viewer, if there is one."""
        one, other = self.games[0]
        if one.decision is None or one.decision.seat != self.viewer:
            return ""
        action = str(self.rng.choice(one.decision.actions))
        return action if all(_reveals_nothing(game, action, self.viewer) for game in (one, other)) else ""

    def steps(self, noise: bool) -> tuple[Step, ...]:
        """Return the moves. With `noise`, add orders that have no effect."""
        steps: list[Step] = []
        for place, actions in enumerate(self.moves):
            step = self._ordered(place, Step(self.asked(place), actions), steps)
            if not any(step.by_order) and all(
                _is_unseen(game, action) for game, action in zip(self.games[place], actions, strict=True)
            ):
                step = step._replace(undone=True)
            if not step.early and self.rng.random() < 0.6:
                step = step._replace(before=self._happening(place, noise))
            if not step.early and step.seat == self.viewer and self.rng.random() < 0.5:
                step = step._replace(before=(*step.before, Happening("wonder")))
            if not step.early and step.seat == self.viewer and self.rng.random() < 0.3:
                step = step._replace(before=(*step.before, Happening("coach")))
            if not step.early and place % 3 == 0:
                step = step._replace(before=(*step.before, Happening("deduce")))
            steps.append(step)
        return tuple(steps)

    def _ordered(self, place: int, step: Step, earlier: list[Step]) -> Step:
        """Let standing orders answer, at one table or at both."""
        game = self.games[place][0]
        assert game.decision is not None
        if game.decision.kind != "reveal" or self.rng.random() < 0.6:
            return step
        if "wait" in step.actions and is_last_round(game.glance(step.seat)):
            return step  # an order to wait ends there
        card = game.card_asked
        both = (True, True)
        by_order = both if step.seat == self.viewer else self.rng.choice(((True, False), (False, True), both))
        early = (
            place > 0
            and not any(earlier[-1].by_order)
            and not earlier[-1].undone
            and card in _own_hidden(self.games[place - 1][0], step.seat)
            and self.games[place - 1][0].entries.get(card) == game.entries[card]
        )
        return step._replace(by_order=by_order, card=card, early=early)

    def _happening(self, place: int, noise: bool) -> tuple[Happening, ...]:
        rng, game = self.rng, self.games[place][0]
        what = rng.choice(HAPPENINGS)
        others = [seat for seat in range(self.players) if seat not in (self.viewer, self.asked(place))]
        happening = Happening(
            what, rng.choice(others), number=rng.randint(0, len(game.story())), word=rng.choice(WORDS)
        )
        if what == "order":
            return self._noise(place) if noise else ()
        if what == "probe":
            strange = [card for seat in others for card in _own_hidden(game, seat)]
            happening = happening._replace(card=rng.choice(strange or [55]))
        return (happening,)

    def _noise(self, place: int) -> tuple[Happening, ...]:
        """Return an order, at one table only, for a card that is not asked about again."""
        later = [one for one, _ in self.games[place:]]
        asked = {one.card_asked for one in later if one.decision is not None and one.decision.kind == "reveal"}
        game = self.games[place][0]
        cards = [
            (seat, card)
            for seat in range(self.players)
            for card in _own_hidden(game, seat)
            if seat != self.viewer and card not in asked
        ]
        if not cards:
            return ()
        seat, card = self.rng.choice(cards)
        return (Happening("order", seat, card, word=self.rng.choice(("wait", "reveal")), only=self.rng.randrange(2)),)


def _actions(game: Game, start: int) -> list[str]:
    return [str(move.action) for move in game.moves[start:]]


def _own_hidden(game: Game, seat: int) -> list[int]:
    """Return the cards for which a seat can give orders."""
    return [card.card for pile in game.show(seat).queue for card in pile if card.hidden and card.family == seat]


def _reveals_nothing(game: Game, action: str, seat: int) -> bool:
    after = game.copy()
    after.play(action)
    return not after.glance(seat).has_learned_since(game.glance(seat))


def _is_unseen(game: Game, action: str) -> bool:
    """Tell whether an action can be undone while everyone watches, because it is only part of an answer."""
    assert game.decision is not None
    seat = game.decision.seat
    after = game.copy()
    after.play(action)
    others = [other for other in (None, *range(game.players)) if other != seat]
    return (
        len(after.story()) == len(game.story())
        and all(after.show(other) == game.show(other) for other in others)
        and _reveals_nothing(game, action, seat)
    )
