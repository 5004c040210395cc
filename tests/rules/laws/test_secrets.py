"""A view shows only what its seat can know."""

import random
from collections import Counter
from itertools import permutations
from math import sqrt
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from oriflamme import Game, RecordError, View, worlds
from oriflamme.events import NotFound
from oriflamme.notation.record import write_json
from oriflamme.rules import COMPILED
from oriflamme.rules.kinds import NAMES
from oriflamme.rules.secrets import secret_cards, unseen_kinds
from oriflamme.rules.state import State
from oriflamme.view import with_kind
from tests.games import Play, lengths, plays

viewers = st.one_of(st.none(), st.integers(0, 4))


def everything(view: View) -> bytes:
    """Return everything that a view shows, as bytes."""
    seats = range(view.players)
    return msgspec.json.encode(
        {
            "position": str(view.position()),
            "question": view.decision and view.decision.question,
            "history": [str(move) for move in view.history],
            "hand": [view.hand, view.aside, view.hand_sizes],
            "table": [view.names, view.deck, view.first, view.round, view.twins],
            "discards": [view.discards(seat) for seat in seats],
            "hands": [view.hand_of(seat) for seat in seats],
        }
    )


def events_for(game: Game, seat: int | None) -> bytes:
    return msgspec.json.encode(game.events(0, seat))


@given(plays(), lengths, viewers, st.integers(0, 2**30))
def test_a_world_gives_the_viewer_the_same_view_and_events(
    play: Play, length: int, viewer: int | None, number: int
) -> None:
    seat = None if viewer is None else viewer % play.players
    game = play.game(length)
    view = game.view(seat)
    world = worlds.sample(view, random.Random(number))
    assert world.view(seat) == view
    assert everything(world.view(seat)) == everything(view)
    assert events_for(world, seat) == events_for(game, seat)
    before = random.Random(number).randrange(len(game.moves) + 1)
    assert everything(world.at(before).view(seat)) == everything(game.at(before).view(seat))


def same(one: State, other: State) -> bool:
    """Return whether two states are equal except for leftovers of finished moves."""
    leftovers = ("answers", "log", "told")
    return all(getattr(one, name) == getattr(other, name) for name in State.__slots__ if name not in leftovers)


@given(plays(), lengths, viewers, st.integers(0, 2**30))
def test_a_world_is_a_game_that_can_be_replayed_and_continued(
    play: Play, length: int, viewer: int | None, number: int
) -> None:
    seat = None if viewer is None else viewer % play.players
    view = play.game(length).view(seat)
    world = worlds.sample(view, random.Random(number))
    assert same(Game.from_record(world.record()).state, world.state)
    for action in play.choices(world):
        world.play(action)
    assert world.over
    assert same(Game.from_record(write_json(world.record())).state, world.state)


@given(plays(), lengths)
def test_a_view_contains_no_unseen_kind(play: Play, length: int) -> None:
    game = play.game(length)
    assume(not game.over)
    state = game.state
    for seat in (None, *range(play.players)):
        seen = game.view(seat).state
        for other in range(play.players):
            if other == seat:
                continue
            assert seen.hand[other] == seen.aside[other] == 0
            secrets = secret_cards(state, other)
            assert all(seen.kind[card] == 0 for card in range(56) if secrets >> card & 1)
        assert not any(seen.log)


@given(plays(), lengths)
def test_seats_that_are_shown_a_position_together_see_what_each_sees_alone(play: Play, length: int) -> None:
    game = play.game(length)
    seats = (None, *range(play.players))
    assert game.show_each(seats) == {seat: game.show(seat) for seat in seats}


def test_after_the_end_everything_is_visible() -> None:
    play = Play(4, "masks", 3, 0, "revised", 1, 0.5)
    game = play.game(300)
    assert game.over
    assert game.view(None).state.hand == game.state.hand
    assert "?" not in str(game.view(2).position())


# Worlds are drawn uniformly: compared with a list of all possible assignments.


class Holding:
    """One possible assignment of a family's unseen kinds."""

    @staticmethod
    def of(state: State, seat: int) -> tuple[Any, ...]:
        cards = secret_cards(state, seat)
        queue = tuple((card, state.kind[card]) for card in range(56) if cards >> card & 1)
        return (queue, state.hand[seat], state.aside[seat])


def all_holdings(game: Game, seat: int, viewer: int) -> set[tuple[Any, ...]]:
    """Return every possible assignment of a family's unseen kinds, by replaying the public history with each."""
    state, view = game.state, game.view(viewer)
    kinds = [kind for kind in range(1, 32) if unseen_kinds(state, seat) >> kind & 1]
    secrets = secret_cards(state, seat)
    cards = [card for card in range(56) if secrets >> card & 1]
    found = set()
    for queue, hand, aside in kinds_as_sets(kinds, len(cards), state.hand_size[seat]):
        holding = (tuple(zip(cards, queue, strict=True)), hand, aside)
        try:
            other = Game.from_record(record_with(game, seat, dict(holding[0]), aside))
        except RecordError:
            continue
        if other.view(viewer) == view and Holding.of(other.state, seat) == holding:
            found.add(holding)
    return found


def kinds_as_sets(kinds: list[int], queued: int, handed: int) -> set[tuple[tuple[int, ...], int, int]]:
    return {
        (order[:queued], one_set(order[queued : queued + handed]), one_set(order[queued + handed :]))
        for order in permutations(kinds)
    }


def one_set(kinds: tuple[int, ...]) -> int:
    return sum(1 << kind for kind in kinds)


def record_with(game: Game, seat: int, queue: dict[int, int], aside: int) -> dict[str, Any]:
    """Return the record of the game with other kinds where no other player can see them."""
    state, record = game.state, game.record()
    entries = {state.entered[card]: kind for card, kind in queue.items()}
    record["actions"] = [
        str(with_kind(move, entries[move.entry])) if move.entry in entries else str(move) for move in game.moves
    ]
    aside |= state.brought[seat]
    record["deal"][seat] = {
        "hand": [NAMES[kind] for kind in state.deck if not aside >> kind & 1],
        "aside": [NAMES[kind] for kind in state.deck if aside >> kind & 1],
    }
    return record


def chi_square_is_plausible(counts: list[int]) -> bool:
    """Return whether counts fit a uniform distribution, within 5 standard deviations of the chi-square statistic."""
    mean = sum(counts) / len(counts)
    freedom = len(counts) - 1
    statistic = sum((count - mean) ** 2 / mean for count in counts)
    return abs(statistic - freedom) < 5 * sqrt(2 * freedom) + 5


def positions_with(deck: str, wanted: int, sizes: range, remembered: bool) -> list[tuple[Game, int]]:
    """Return games of a deck in which a family has few possible holdings, with or without kinds seen before."""
    found: list[tuple[Game, int]] = []
    for seed in range(2000):
        game = Play(3, deck, seed, 0, "revised", 1, 0.9).game(200)
        number = len(game.moves) // 2 + seed % (len(game.moves) // 2)
        state = game.at(number).state
        for seat in range(3):
            kinds = unseen_kinds(state, seat)
            known = any(kinds >> kind & 1 and state.since[seat * 32 + kind] for kind in range(32))
            if known != remembered or not 4 <= kinds.bit_count() <= 6:
                continue
            if len(all_holdings(game.at(number), seat, (seat + 1) % 3)) in sizes:
                found.append((game.at(number), seat))
                break
        if len(found) == wanted:
            return found
    raise AssertionError("too few positions were found")


@pytest.mark.parametrize(
    ("deck", "remembered"),
    [("base", False), ("ablaze", False), ("alliance", False), ("ablaze", True), ("alliance", True), ("masks", True)],
)
def test_worlds_are_uniform_over_all_possible_holdings(deck: str, remembered: bool) -> None:
    for game, seat in positions_with(deck, 20 if COMPILED else 3, range(4, 200), remembered):
        viewer = (seat + 1) % 3
        view = game.view(viewer)
        holdings = all_holdings(game, seat, viewer)
        counts = dict.fromkeys(holdings, 0)
        rng = random.Random(11)
        for _ in range(60 * len(holdings)):
            counts[Holding.of(worlds.sample_state(view, rng), seat)] += 1  # a KeyError means an impossible world
        assert chi_square_is_plausible(list(counts.values()))


def test_r82_an_exchanged_informant_is_in_hand_or_among_later_cards() -> None:
    """A kind that everyone saw go to the hand cannot be a card that was hidden before."""
    game = scenario_game(
        'deck = "alliance"\nround = 3\nqueue = "R:(treaty) R:informant B:(judge)"\n'
        'hands = { R = ["deserter", "judge", "empress"] }'
    )
    for action in ("wait", "mode 2", "swap judge"):
        game.play(action)
    assert game.state.since[NAMES.index("informant")] == game.state.entries + 1
    view = game.view(1)
    rng = random.Random(1)
    seen = set()
    for _ in range(400):
        world = worlds.sample(view, rng).view(None)
        state = worlds.sample_state(view, rng)
        seen |= {kind.name for pile in (worlds.sample(view, rng).position().queue)[:2] for kind in pile}
        assert state.hand[0] >> 23 & 1  # the Informant
        assert world == game.view(None)
    assert "informant" not in seen
    assert {"judge", "treaty", "deserter"} <= seen


def test_r67_an_impersonation_without_effect_shows_that_the_kind_is_not_set_aside() -> None:
    """The card must enter if it is discarded or set aside. If it does not, everyone knows that it is neither."""
    game = scenario_game(
        'deck = "ablaze"\nround = 2\nqueue = "R:(schemer) B:felon R:(impersonation) G:(trap)"\n'
        'hands = { R = ["felon", "queen", "prince", "plot"] }\n'
        'aside = { R = ["trap", "bribery", "apothecary"] }'
    )
    for action in ("wait", "reveal", "target 2"):
        game.play(action)
    assert NotFound(0, "felon") in game.events()
    view = game.view(2)
    felon = 13
    first_card = Counter[str]()
    for number in range(300):
        state = worlds.sample_state(view, random.Random(number))
        assert not state.aside[0] >> felon & 1
        first_card[NAMES[state.kind[1]]] += 1
    assert first_card["felon"], "the card that was hidden before can be the Felon"


def scenario_game(text: str) -> Game:
    from oriflamme.notation.scenario import read_scenario, read_scenarios
    from oriflamme.verification import game_of

    return game_of(read_scenario(read_scenarios(f'[[scenario]]\nname = "a test"\n{text}\n')[0]))
