"""What is foretold of an answer is what happens, and is foretold from what the player knows."""

import random

from hypothesis import assume, given, settings

from oriflamme.notation.actions import read_action
from oriflamme.previews import previews
from oriflamme.rules import COMPILED, State, proceed, respond
from oriflamme.rules.questions import NO_QUESTION
from oriflamme.rules.steps import ARRIVAL, OVER, PLACEMENT, ROUND_BEGINS
from oriflamme.worlds import sample
from tests.conftest import EXAMPLES
from tests.games import Play, lengths, plays

FEWER = settings(max_examples=EXAMPLES if COMPILED else EXAMPLES // 4)  # plain, each costs a second with coverage


@FEWER
@given(plays(), lengths)
def test_what_happens_is_among_the_outcomes_foretold(play: Play, actions: int) -> None:
    game = play.game(actions)
    assume(game.decision is not None and game.decision.kind != "place")
    assert game.decision is not None
    seat = game.decision.seat
    for preview in previews(game.glance(seat)):
        assert happened(game.state, preview.action, game.players) in {
            (outcome.gains, outcome.gone) for outcome in preview.outcomes
        }


def happened(state: State, action: str, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what the action really does until the card's turn is over or something is asked."""
    before = state.copy()
    respond(state, read_action(action).number)
    while state.question == NO_QUESTION and state.step not in (ARRIVAL, PLACEMENT, ROUND_BEGINS, OVER):
        proceed(state)
    gains = tuple(state.stock[seat] - before.stock[seat] for seat in range(players))
    entered = before.entered
    return gains, tuple(card for card in range(len(entered)) if entered[card] and state.entered[card] != entered[card])


@FEWER
@given(plays(), lengths)
def test_a_preview_tells_nothing_that_could_be_otherwise(play: Play, actions: int) -> None:
    game = play.game(actions)
    assume(game.decision is not None)
    assert game.decision is not None
    seat = game.decision.seat
    world = sample(game.view(seat), random.Random(play.seed))
    assert previews(world.glance(seat)) == previews(game.glance(seat))
