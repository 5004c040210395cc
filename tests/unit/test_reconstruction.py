"""A view made from what a server sends is the view that the server has."""

import random

import msgspec
import pytest

from oriflamme import Game, OriflammeError, View
from oriflamme.bots import bot
from oriflamme.events import AnyEvent
from oriflamme.reconstruction import reconstruct
from oriflamme.rules.decks import BOXES
from oriflamme.view_json import ShownGame

OFTEN = 0.15  # of all decisions


def sent(game: Game, seat: int) -> tuple[ShownGame, list[AnyEvent]]:
    """Return what a client reads from the bytes that a server sends."""
    shown = msgspec.json.decode(msgspec.json.encode(game.show(seat)), type=ShownGame)
    return shown, msgspec.json.decode(msgspec.json.encode(game.events(0, seat)), type=list[AnyEvent])


def assert_the_same(made: View, real: View) -> None:
    """Compare views. Of answers with the same effect, such as two neighbours with one stock, another may be named."""
    assert (made.state, made.decision, made.names, made.played) == (real.state, real.decision, real.names, real.played)
    for one, other in zip(made.history, real.history, strict=True):
        assert (one.seat, one.action.kind, one.entry) == (other.seat, other.action.kind, other.entry)
        assert one.action.kind in ("target", "gap") or one == other


@pytest.mark.parametrize("deck", [*BOXES, "random", "any"])
def test_a_reconstructed_view_is_equal_to_the_real_one(deck: str) -> None:
    dice, compared = random.Random(deck), 0
    for players in (3, 4, 5):
        options = dice.choice(["revised", "first"]), dice.choice([1, 2])
        game = Game.new(players, deck, dice.getrandbits(30), dice.randrange(players), *options)
        bots = [bot(dice.choice(["casual", "random"]), seat) for seat in range(players)]
        answered: list[tuple[int, str]] = []
        while (seat := game.asked) is not None:
            shown, events = sent(game, seat)
            if game.state.given or dice.random() < OFTEN:
                given = [action for heard, action in answered if heard == len(events)]
                assert_the_same(reconstruct(shown, events, seat, game.names, *options, given), game.view(seat))
                compared += 1
            action = bots[seat].choose(game.view(seat))
            answered.append((len(events), str(action)))
            game.play(action)
    assert compared > 10


def test_events_of_another_game_are_refused() -> None:
    one, other = Game.new(players=3, seed=1), Game.new(players=3, seed=2)
    one.play("place heir first")
    with pytest.raises(OriflammeError, match="no game leads to what was told"):
        reconstruct(other.show(0), one.events(0, 0), 0)
    with pytest.raises(OriflammeError, match="must begin with the first round"):
        reconstruct(one.show(1), [], 1)
