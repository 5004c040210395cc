"""The trainer: lessons, runs that resume to the bit, and a toy run that must beat random bots."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from oriflamme import Game, OriflammeError
from oriflamme.bots import bot
from oriflamme.deals import dice_of
from oriflamme.net.weights import Player, Weights
from oriflamme.rules import COMPILED
from oriflamme.training.lessons import Lessons, Teacher, play_lessons
from tests.net.test_net import drawn_weights

pytestmark = pytest.mark.skipif(not COMPILED, reason="the rules are not compiled here, and plain ones take minutes")


def lessons_of(teacher: str, seed: int, count: int) -> dict[str, NDArray[Any]]:
    lessons, dice = Lessons(), dice_of(seed)
    while len(lessons.actions) < count:
        play_lessons(Teacher(teacher), dice, lessons)
    return lessons.arrays()


@pytest.mark.parametrize("teacher", ["casual", "seasoned", "club:20", "strong:20"])
def test_lessons_are_legal_and_depend_on_the_seed_only(teacher: str) -> None:
    one, again, other = (lessons_of(teacher, seed, 100) for seed in (1, 1, 2))
    assert all((one[name] == again[name]).all() for name in one)
    assert len(one["actions"]) != len(other["actions"]) or (one["observations"] != other["observations"]).any()
    masks = np.unpackbits(one["masks"], axis=1)
    assert masks[np.arange(len(masks)), one["actions"]].all()
    assert ((one["results"][:, 0] >= 0) & (one["results"][:, 0] <= 1)).all()


def test_a_teacher_that_searches_says_what_it_found_about_every_answer() -> None:
    taught = lessons_of("strong:30", 3, 200)
    masks = np.unpackbits(taught["masks"], axis=1)
    assert (masks.sum(1) == taught["counts"]).all()
    assert len(taught["worths"]) == len(taught["trials"]) == taught["counts"].sum()
    assert taught["trials"].min() >= 1
    assert not lessons_of("seasoned", 3, 50)["counts"].any()


def test_a_student_plays_some_seats_and_the_teacher_speaks_about_them() -> None:
    lessons, student = Lessons(), Player(Weights(drawn_weights(5), {}, ""))
    play_lessons(Teacher("club:10"), dice_of(4), lessons, student)
    assert len(lessons.actions) == len(lessons.results) > 10


def test_an_unknown_teacher_is_refused_with_the_names_of_the_others() -> None:
    for name in ("nobody", "club:0", "strong:x", ""):
        with pytest.raises(OriflammeError, match="club, strong, casual, seasoned"):
            Teacher(name)


def test_a_resumed_run_ends_with_the_same_weights_to_the_bit(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed: make .venv/train")
    from oriflamme.training.network import weights_of
    from oriflamme.training.run import Plan, Run

    plan = Plan(
        lessons=1500,
        first_iterations=1,
        lesson_iterations=1,
        league_iterations=3,
        games=6,
        clubs=0.5,
        exploiters=0.5,
        simulations=4,
        epochs=2,
        size=256,
        remember=1,
    )
    whole = Run(tmp_path / "whole", plan)
    assert [line["phase"] for line in whole.go_on()] == ["first lessons", "lessons"] + ["league"] * 3
    assert all(min(line["clubs"], line["exploiters"]) >= 0 for line in whole.log[2:])
    for _ in range(plan.iterations):
        stopped = Run(tmp_path / "stopped", plan)  # a new object, as a new process would make it
        next(stopped.go_on(save_every=1e9))
        stopped.save()
    assert stopped.iteration == plan.iterations
    assert (weights_of(stopped.net) == weights_of(whole.net)).all()
    assert [line | {"seconds": 0} for line in stopped.log] == [line | {"seconds": 0} for line in whole.log]
    assert stopped.export(tmp_path / "one.bin") == whole.export(tmp_path / "other.bin")


def test_a_run_begins_with_the_weights_that_it_is_given_and_remembers_which(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed: make .venv/train")
    from oriflamme.net.weights import PATH, packaged_weights, read_weights
    from oriflamme.training.network import weights_of
    from oriflamme.training.run import Plan, Run

    plan = Plan(
        first_iterations=0, lesson_iterations=0, league_iterations=2, games=4, size=256, base=0, ablaze=0, mixes=0
    )
    begun, numbers = Run(tmp_path, plan, start=PATH), np.array(packaged_weights().numbers, np.float32)
    assert (weights_of(begun.net) == numbers).all()
    next(begun.go_on(save_every=1e9))
    begun.save()
    assert abs(weights_of(begun.net) - numbers).max() < 0.05, "scores are doubled after lessons only"
    resumed = Run(tmp_path, plan, start=PATH)
    assert (weights_of(resumed.net) == weights_of(begun.net)).all()
    resumed.export(tmp_path / "more.bin")
    assert read_weights(tmp_path / "more.bin").made["start"] == packaged_weights().digest


def test_the_decks_of_a_batch_are_as_many_of_each_box_as_was_said() -> None:
    from oriflamme.training.league import Decks, decks_of

    found = decks_of(Decks(1, 0, 3, 2), np.random.default_rng(1))
    assert found[:4] == ["base", "alliance", "alliance", "alliance"]
    assert [len(deck) for deck in found[4:]] == [10, 10]
    for shares in (Decks(0, 0, 0, 0), Decks(60, 0, 0, 5), Decks(5, -1, 0, 0)):
        with pytest.raises(OriflammeError, match="1 to 64 decks"):
            decks_of(shares, np.random.default_rng(1))


def test_one_or_two_seats_learn_at_a_table_of_bots_that_search() -> None:
    from oriflamme.net.games import LEARNER, SEARCHER
    from oriflamme.training.league import MIXED, SECOND, THUMBS, roles_among_searchers

    roles = roles_among_searchers(np.random.default_rng(3), 2000, 4)
    learners, clubs = (roles == LEARNER).sum(1), (roles == SEARCHER).sum(1)
    assert set(roles.flat) == {LEARNER, SEARCHER, *THUMBS}
    assert set(learners) == {1, 2}
    assert abs((learners == 2).mean() - SECOND) < 0.04
    assert (learners + clubs == 4).mean() > 1 - MIXED
    assert ((roles == LEARNER).mean(0) > 0.3).all(), "in any seat"


def test_a_toy_run_beats_random_bots(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is not installed: make .venv/train")
    from oriflamme.training.plots import draw_log
    from oriflamme.training.run import Plan, Run

    plan = Plan(lessons=6000, first_iterations=3, lesson_iterations=0, league_iterations=2, games=24)
    run = Run(tmp_path, plan)
    lines = list(run.go_on())
    assert lines[2]["same"] > lines[0]["same"] + 0.05
    run.export(tmp_path / "toy.bin")
    draw_log(run.log, tmp_path / "log.svg")
    assert (tmp_path / "log.svg").read_text().count("<svg") == 1
    won = sum(share_of_first(tmp_path / "toy.bin", number) for number in range(60))
    assert won / 60 > 0.45, "par is 0.25; casual has 0.81"


def share_of_first(weights: Path, number: int) -> float:
    """Return the share of the victory of a net against three random bots."""
    game = Game.new(4, "base", seed=number)
    hero = number % 4
    seats = [bot(f"net:{weights}" if seat == hero else "random", seat) for seat in range(4)]
    while game.decision:
        seat = game.decision.seat
        game.play(seats[seat].choose(game.view(seat)))
    assert game.winners is not None
    return (hero in game.winners) / len(game.winners)
