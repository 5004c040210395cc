"""Strong, expert and master find out whom their rivals play like, from what their seat may know."""

import random
from typing import Any

import pytest

from oriflamme import Game, View, worlds
from oriflamme.bots import ExpertBot, SearchBot, StrongBot, acquainted, bot
from oriflamme.bots.acquaintances import Acquaintances, Company, Likeness, acquaintances_of, likeness_of
from oriflamme.deals import dice_of
from oriflamme.net import weights
from oriflamme.net.weights import BadWeights, Player, packaged_weights
from oriflamme.rules import COMPILED
from oriflamme.tactics.habits import CASUAL_HABITS, SEASONED_HABITS, TRAINED_HABITS


def views_among(table: str, number: int) -> list[View]:
    """Return what seat 0, a casual player, sees at its choices in a game with three copies of a bot."""
    game = Game.new(4, "base", seed=number)
    seats = [bot(table if seat else "casual", f"{number} {seat}") for seat in range(4)]
    seen = []
    while game.decision:
        seat = game.decision.seat
        if seat == 0 and len(game.decision.actions) > 1:
            seen.append(game.view(0))
        game.play(seats[seat].choose(game.view(seat)))
    return seen


def last_view_among(table: str, number: int) -> View:
    """Return what it sees at its last choice."""
    return views_among(table, number)[-1]


def known(view: View) -> Acquaintances:
    return acquaintances_of(view, 0, dice_of(1), Player(packaged_weights()))


def told(view: View) -> Company:
    return known(view).company


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
@pytest.mark.parametrize(
    ("table", "name"), [("casual", "casual"), ("seasoned", "seasoned"), ("net", "nets"), ("club:100", None)]
)
def test_most_rivals_are_known_in_the_last_round(table: str, name: str | None) -> None:
    taken = [told(last_view_among(table, number)) for number in range(8)]
    named = sum(company.known.bit_count() for company in taken)
    right = sum(getattr(company, name).bit_count() for company in taken) if name else 0
    assert right >= 18 if name else named <= 3, taken
    assert named - right <= 2 if name else True, taken


def test_a_rival_is_one_acquaintance_at_most_and_never_the_viewer() -> None:
    for number in range(3):
        casual, seasoned, nets = company = told(last_view_among("casual", number))
        assert casual + seasoned + nets == company.known
        assert not company.known & 1


def test_it_depends_on_what_the_seat_knows_only() -> None:
    rng = random.Random(3)
    for number in range(4 if COMPILED else 1):
        view = last_view_among("casual", number)
        assert known(view) == known(worlds.sample(view, rng).view(0))


def test_a_game_that_began_in_the_middle_has_strangers_only() -> None:
    position = last_view_among("casual", 2)
    world = worlds.sample(position, random.Random(1))
    game = Game(world.state, world.names)
    while game.decision and game.decision.seat != 0:
        game.play(game.decision.actions[0])
    assert game.moves or game.decision
    assert known(game.view(0)) == Acquaintances()


def test_without_weights_nobody_plays_like_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Any:
        raise BadWeights("damaged")

    monkeypatch.setattr(weights, "packaged_weights", refuse)
    view = last_view_among("net" if COMPILED else "casual", 1)
    assert view.decision is not None
    expert = ExpertBot(1, 12 if COMPILED else 2)
    assert expert.choose(view) in view.decision.actions
    alone = acquaintances_of(view, 0, dice_of(1), None)
    assert (alone.company.nets, alone.likeness.net) == (0, 0)


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
@pytest.mark.parametrize("level", [StrongBot, ExpertBot])
def test_rivals_who_are_known_change_what_is_chosen(monkeypatch: pytest.MonkeyPatch, level: type[SearchBot]) -> None:
    views = views_among("casual", 1)[4:]
    knowing = [level(5).choose(view) for view in views]
    monkeypatch.setattr(acquainted, "acquaintances_of", lambda *_: Acquaintances())
    assert knowing != [level(5).choose(view) for view in views]


def test_before_anything_has_happened_rivals_may_be_nets_and_later_what_they_did_counts() -> None:
    first = likeness_of({1: [0.0, 0.0, 0.0]}, True)
    assert 0.05 < first.net < 0.2
    assert likeness_of({1: [0.0, 0.0, 5.0]}, True).net > 0.9
    assert likeness_of({1: [3.0, 0.0, -5.0]}, True).net < 0.01
    assert likeness_of({1: [0.0, 4.0, -5.0]}, True).seasoned > 0.8
    assert likeness_of({1: [0.0, 0.0, 5.0]}, False).net == 0


def test_the_net_is_trusted_from_the_start_among_five_players_and_never_among_casual_ones() -> None:
    first, casual = likeness_of({1: [0.0, 0.0, 0.0]}, True), likeness_of({1: [3.0, 0.0, -5.0]}, True)
    assert 0 < acquainted.trust_in_net(first, 3) == acquainted.trust_in_net(first, 4) < 0.3
    assert acquainted.trust_in_net(first, 5) > 0.7
    assert all(acquainted.trust_in_net(casual, players) <= 0 for players in (3, 4, 5))


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
def test_a_table_of_nets_looks_like_one_in_the_end_and_others_do_not() -> None:
    def mean(table: str) -> float:
        return sum(known(last_view_among(table, number)).likeness.net for number in range(4)) / 4

    assert mean("net") > 0.7
    assert max(mean("casual"), mean("club:100")) < 0.1


def test_where_processor_time_is_dear_nobody_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise AssertionError("somebody was looked up")

    monkeypatch.setattr(acquainted, "acquaintances_of", refuse)
    view = last_view_among("casual", 1)
    for level in (StrongBot, ExpertBot):
        spared = level(1)
        spared.think_less(20)
        assert view.decision is not None
        assert spared.choose(view) in view.decision.actions


def test_rivals_are_imagined_as_they_are_likely_to_be() -> None:
    strong = StrongBot(1)
    for likeness, habits, casual, own in (
        (Likeness(0.0, 0.0), CASUAL_HABITS, 0, SEASONED_HABITS),
        (Likeness(0.1, 0.4), TRAINED_HABITS, 60, SEASONED_HABITS),
        (Likeness(0.1, 0.9), TRAINED_HABITS, 10, CASUAL_HABITS),
        (Likeness(0.8, 0.1), SEASONED_HABITS, 20, SEASONED_HABITS),
    ):
        strong._imagine(likeness)
        taste = strong._taste
        assert (taste.habits, taste.mixed, taste.own) == (habits, casual, own)
