"""The net as a bot: plain and compiled, alone and in batches, without peeking, and with weights that cannot be used."""

import json
import random
import subprocess
import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from oriflamme import Game, envs
from oriflamme.bots import bot, check_bot
from oriflamme.bots.net import NetBot, WeightsWarning
from oriflamme.encoding import number_of_index
from oriflamme.encoding.action_numbers import BY_KIND
from oriflamme.errors import UnknownBot
from oriflamme.net import features, forward, shape, weights
from oriflamme.net.batch import ArrayNet, Encoder, best_answers
from oriflamme.net.weights import BadWeights, packaged_weights, read_weights, weight_count, write_weights
from oriflamme.rules import COMPILED
from tests.bots.peeking import check_pairs, positions
from tests.games import DECK_NAMES
from tests.rules.laws.test_compiled import Plain, begin, decks


def drawn_weights(seed: int) -> "array[float]":
    """Return weights with which nothing is nearly equal."""
    chance = random.Random(seed)
    return array("f", (chance.gauss(0, 0.1) for _ in range(weight_count())))


class Memory:
    """What a forward pass needs, for the compiled net or the plain one."""

    def __init__(self, module: Any, numbers: "array[float]") -> None:
        self.net = module
        self.numbers = numbers
        self.outline = module.Outline()
        self.cells = array("b", bytes(forward.CELLS))
        self.features = array("h", bytes(2 * forward.FEATURES))
        self.layers = array("d", bytes(8 * forward.LAYERS))
        module.lay_out(memoryview(self.features))

    def action(self, state: Any) -> tuple[int, float]:
        lent = memoryview(self.cells), memoryview(self.features), memoryview(self.layers)
        numbers = memoryview(self.numbers)
        chosen = self.net.net_action(state, state.asked, numbers, self.outline, *lent)
        return chosen, self.net.value_of(numbers, memoryview(self.layers))


class PlainNet:
    """The plain net under the names of the compiled one."""

    Outline = features.Outline
    lay_out = staticmethod(features.lay_out)
    net_action = staticmethod(forward.net_action)
    value_of = staticmethod(forward.value_of)


def compared(count: int) -> int:
    """Compare plain and compiled nets, every layer to the last bit, in positions of all decks; return how many."""
    compiled = pytest.importorskip("oriflamme.rules._compiled", reason="the rules are not compiled here")
    numbers = drawn_weights(1)
    fast_net, slow_net = Memory(compiled, numbers), Memory(PlainNet, numbers)
    done = 0
    for number, deck in enumerate(decks() * 40):
        fast, fast_dice = begin(compiled, deck, 3 + number % 3, number)
        slow, slow_dice = begin(Plain, deck, 3 + number % 3, number)
        for turn in range(300):
            if not compiled.legal(fast):
                break
            if (turn + number) % 23 == 0:
                assert fast_net.action(fast) == slow_net.action(slow)
                assert fast_net.layers == slow_net.layers
                assert fast_net.features == slow_net.features
                done += 1
                if done == count:
                    return done
            action = compiled.random_action(fast, fast_dice)
            assert Plain.random_action(slow, slow_dice) == action
            compiled.step(fast, action)
            Plain.step(slow, action)
    return done


def test_plain_and_compiled_nets_agree_to_the_last_bit() -> None:
    assert compared(60) == 60


def test_the_net_over_arrays_chooses_the_same() -> None:
    """Sums in another order and with 32 bits: the weights leave nothing nearly equal, so the choice is the same."""
    numbers = drawn_weights(2)
    alone = Memory(__import__("oriflamme.net", fromlist=["net"]), numbers)
    encoder = Encoder()
    together = ArrayNet(np.asarray(numbers, np.float32), encoder.rows)
    with envs.VectorEnv(24, players=4, deck="any") as env:
        step = env.reset(seed=6)
        for _ in range(40 if COMPILED else 3):
            found = encoder.encode(step.observations, step.masks)
            scores, values = together.scores(found)
            best = best_answers(found, scores)
            for i in range(0, 24, 5):
                state = env.game(i).state
                chosen, value = alone.action(state)
                assert chosen == number_of_index(state, int(best[i]), BY_KIND)
                assert value == pytest.approx(float(values[i]), abs=1e-3)
            step = env.step(env.sample())


def test_features_fit_into_their_groups() -> None:
    encoder = Encoder()
    with envs.VectorEnv(64, players=5, deck="any") as env:
        step = env.reset(seed=7)
        for _ in range(120 if COMPILED else 10):
            found = encoder.encode(step.observations, step.masks)
            assert found.table.max() < encoder.rows
            assert ((found.piles >= 0) & (found.piles < shape.PILE_ROWS)).all()
            assert (found.answers[:, 1] < shape.OUTS).all()
            assert (np.diff(found.answer_ends, prepend=0) == step.masks.sum(1)).all()
            assert np.diff(found.table_ends, prepend=0).max() < shape.MOST_OF_TABLE
            step = env.step(env.sample())


def test_what_a_seat_cannot_know_changes_no_action() -> None:
    check_pairs("net", 400 if COMPILED else 10, seed=11)


def test_the_same_view_gives_the_same_action_whatever_came_before() -> None:
    one = bot("net", 1)
    views = [view for (_, view), _ in zip(positions(4), range(60 if COMPILED else 6), strict=False)]
    first = [one.choose(view) for view in views]
    assert [one.choose(view) for view in reversed(views)] == first[::-1]
    assert [bot("net", 2).choose(view) for view in views] == first


@pytest.mark.parametrize("deck", DECK_NAMES)
def test_every_deck_is_played_to_the_end(deck: str) -> None:
    for players in (3, 5) if COMPILED else (3,):
        game = Game.new(players, deck, seed=players, edition="first", schemer_gain=2)
        seats = [bot("net", seat) for seat in range(players)]
        while game.decision:
            seat = game.decision.seat
            game.play(seats[seat].choose(game.view(seat)))
        assert game.over


def test_the_server_offers_the_net_but_no_weights_of_strangers() -> None:
    assert check_bot("net") == "net"
    with pytest.raises(UnknownBot):
        check_bot("net:/etc/passwd")


def test_weights_are_read_when_the_first_net_is_made() -> None:
    code = "from oriflamme.bots import bot; bot('casual'); import sys; print('oriflamme.net.weights' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"


# The file of weights.


def test_the_package_has_weights_with_the_record_of_their_making() -> None:
    found = packaged_weights()
    assert len(found.numbers) == weight_count()
    assert weights.PATH.stat().st_size < 1_000_000
    assert found.made["decisions"] > 0
    assert found.made["plan"]


def test_weights_survive_writing_and_reading(tmp_path: Path) -> None:
    found = packaged_weights()
    digest = write_weights(tmp_path / "copy.bin", found.numbers, found.made)
    assert digest == found.digest
    again = read_weights(tmp_path / "copy.bin")
    assert (again.numbers, again.made) == (found.numbers, found.made)
    for (_, view), _ in zip(positions(5), range(5), strict=False):
        assert bot(f"net:{tmp_path / 'copy.bin'}").choose(view) == bot("net").choose(view)


def with_header(content: bytes, **changes: object) -> bytes:
    head, _, rest = content.partition(b"\n")
    return json.dumps(json.loads(head) | changes).encode() + b"\n" + rest


BAD: dict[str, tuple[Callable[[bytes], bytes | None], str]] = {
    "missing": (lambda content: None, "cannot be read"),
    "cut off": (lambda content: content[:-100], "cut off"),
    "cut off in its first line": (lambda content: content[:40], "not a file of weights"),
    "empty": (lambda content: b"", "not a file of weights"),
    "too long": (lambda content: content + b"x", "too long"),
    "damaged": (lambda content: content[:-1] + bytes([content[-1] ^ 1]), "damaged"),
    "of another shape": (lambda content: with_header(content, shape=99), "another version: shape is 99"),
    "of another observation": (lambda content: with_header(content, observation=2), "another version: observation"),
    "of another size": (lambda content: with_header(content, count=10), "another version: count"),
    "of no version": (lambda content: with_header(content, actions=None), "another version: actions is None"),
    "something else": (lambda content: b"\x89PNG\r\n" + content, "not a file of weights"),
    "a list": (lambda content: b"[1, 2]\n" + content, "not a file of weights"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_weights_are_refused_with_a_sentence(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    change, why = BAD[name]
    path = tmp_path / "weights.bin"
    content = change(weights.PATH.read_bytes())
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadWeights, match=why):
        bot(f"net:{path}")
    monkeypatch.setattr(weights, "PATH", path)
    packaged_weights.cache_clear()
    try:
        with pytest.warns(WeightsWarning, match=f"{why}.*A casual bot plays in the place of the net"):
            simpler = NetBot(5)
    finally:
        packaged_weights.cache_clear()
    assert simpler.problem is not None
    for (_, view), _ in zip(positions(6), range(5), strict=False):
        assert simpler.choose(view) == bot("casual", 5).choose(view)
