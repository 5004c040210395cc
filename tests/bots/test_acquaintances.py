"""Expert and master find out whom their rivals play like, from what their seat may know."""

import random
from typing import Any

import pytest

from oriflamme import Game, View, worlds
from oriflamme.bots import ExpertBot, bot, nested_search
from oriflamme.bots.acquaintances import Company, company_of
from oriflamme.deals import dice_of
from oriflamme.net import weights
from oriflamme.net.weights import BadWeights, Player, packaged_weights
from oriflamme.rules import COMPILED


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


def told(view: View, seed: int = 1) -> Company:
    return company_of(view, 0, dice_of(seed), Player(packaged_weights()))


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
@pytest.mark.parametrize(
    ("table", "name"), [("casual", "casual"), ("seasoned", "seasoned"), ("net", "nets"), ("club:100", None)]
)
def test_most_rivals_are_known_in_the_last_round(table: str, name: str | None) -> None:
    taken = [told(last_view_among(table, number)) for number in range(8)]
    known = sum(company.known.bit_count() for company in taken)
    right = sum(getattr(company, name).bit_count() for company in taken) if name else 0
    assert right >= 18 if name else known <= 3, taken
    assert known - right <= 2 if name else True, taken


def test_a_rival_is_one_acquaintance_at_most_and_never_the_viewer() -> None:
    for number in range(3):
        casual, seasoned, nets = company = told(last_view_among("casual", number))
        assert casual + seasoned + nets == company.known
        assert not company.known & 1


def test_it_depends_on_what_the_seat_knows_only() -> None:
    rng = random.Random(3)
    for number in range(4 if COMPILED else 1):
        view = last_view_among("casual", number)
        assert told(view) == told(worlds.sample(view, rng).view(0))


def test_a_game_that_began_in_the_middle_has_strangers_only() -> None:
    position = last_view_among("casual", 2)
    world = worlds.sample(position, random.Random(1))
    game = Game(world.state, world.names)
    while game.decision and game.decision.seat != 0:
        game.play(game.decision.actions[0])
    assert game.moves or game.decision
    assert told(game.view(0)) == Company()


def test_without_weights_nobody_plays_like_the_net(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Any:
        raise BadWeights("damaged")

    monkeypatch.setattr(weights, "packaged_weights", refuse)
    view = last_view_among("net" if COMPILED else "casual", 1)
    assert view.decision is not None
    expert = ExpertBot(1, 12 if COMPILED else 2)
    assert expert.choose(view) in view.decision.actions
    assert company_of(view, 0, dice_of(1), None).nets == 0


@pytest.mark.skipif(not COMPILED, reason="the plain net takes its time")
def test_rivals_who_are_known_change_what_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    views = views_among("net", 1)[4:]
    knowing = [ExpertBot(5).choose(view) for view in views]
    monkeypatch.setattr(nested_search, "company_of", lambda *_: Company())
    assert knowing != [ExpertBot(5).choose(view) for view in views]
