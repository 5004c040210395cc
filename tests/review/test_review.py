"""A review tells what choices cost from what their players knew, and nothing that was luck is called a mistake."""

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest
from click.testing import CliRunner
from msgspec import structs

from oriflamme import Game, OriflammeError, worlds
from oriflamme.bots import bot
from oriflamme.bots.differences import difference_of
from oriflamme.cli import main
from oriflamme.deduction import possible_kinds
from oriflamme.notation.record import write_json
from oriflamme.review import DecisionReview, Option, Review, beliefs_in, choices_of, review, review_of, reviews_of
from oriflamme.review.fresh_worlds import meeting, stake_in
from oriflamme.review.maker import _dice, _reviewed
from oriflamme.review.summary import mark_of
from oriflamme.rules import COMPILED
from oriflamme.rules.kinds import NAMES
from oriflamme.rules.state import FAMILY
from oriflamme.texts import languages

EFFORT = 0.05 if COMPILED else 0.01
PLAYERS = ("club:100", "casual", "beginner", "random") if COMPILED else ("casual", "casual", "beginner", "random")


@cache
def finished(seed: int = 5, deck: str = "base") -> Game:
    """Return a game of players of all levels."""
    game = Game.new(4, deck, seed=seed)
    seats = [bot(name, seat) for seat, name in enumerate(PLAYERS)]
    while game.decision:
        game.play(seats[game.decision.seat].choose(game.view(game.decision.seat)))
    return game


@cache
def reviewed(seed: int = 5, deck: str = "base") -> Review:
    return review(finished(seed, deck), 1, EFFORT)


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance"])
def test_every_decision_is_weighed_with_all_its_actions(deck: str) -> None:
    game = finished(6, deck)
    found = review(game, 1, 0.01)
    assert [decision.chosen for decision in found.decisions] == [str(move.action) for move in game.moves]
    at = game.at(0)
    for decision, move in zip(found.decisions, game.moves, strict=True):
        assert at.decision is not None
        assert {option.action for option in decision.options} == {action.text for action in at.decision.actions}
        assert sum(decision.open) == pytest.approx(100, abs=0.1)
        assert all(0 <= option.chance <= 100 for option in decision.options)
        at.play(move.action)


def test_deal_others_and_own_choices_add_up_to_the_result() -> None:
    found = reviewed().summary
    for seat, one in enumerate(found.seats):
        won = 100 / len(found.winners) if seat in found.winners else 0
        assert one.deal + one.others + one.own == pytest.approx(won - 25, abs=0.1)


def test_a_difference_within_its_error_is_no_mistake() -> None:
    for decision in reviewed().decisions:
        assert decision.lost == 0 or decision.lost > 2 * decision.error
        assert (decision.lost == 0) == (decision.best == decision.chosen)


def test_turning_points_are_the_costliest_choices_in_their_order() -> None:
    found = reviewed()
    costs = sorted((decision.lost for decision in found.decisions), reverse=True)[:3]
    assert sorted((found.decisions[number].lost for number in found.summary.turning_points), reverse=True) == costs
    assert list(found.summary.turning_points) == sorted(found.summary.turning_points)


def test_what_a_seat_could_not_know_changes_nothing_that_it_is_told() -> None:
    game = finished()
    for number in range(0, len(game.moves), 7):
        at = game.at(number)
        assert at.decision is not None
        world = worlds.sample(at.view(at.decision.seat), Random(number))
        chosen = str(game.moves[number].action)
        one, other = (_reviewed(here, number, chosen, 3, 0.02) for here in (at, world))
        assert _told(one) == _told(other)


def _told(one: DecisionReview) -> DecisionReview:
    """Return a review without what only the open cards say."""
    beliefs = tuple(msgspec.structs.replace(belief, was="") for belief in one.beliefs)
    return msgspec.structs.replace(one, open=(), beliefs=beliefs)


def test_the_same_seed_gives_the_same_review() -> None:
    found = list(reviews_of(finished(), 2, 0.01))
    assert found == [review_of(finished(), number, 2, 0.01) for number in range(len(found))]


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled: it would take minutes")
def test_marks_tell_levels_apart() -> None:
    marks = [review(finished(seed), 1, EFFORT).marks for seed in range(5, 11)]
    club, casual, beginner, random = (sum(seat) / len(marks) for seat in zip(*marks, strict=True))
    assert club > casual > beginner > random + 15
    assert club > 60 and random < 50  # few simulations are kind


def decided(chosen: float, *others: float, lost: float = 0.0) -> DecisionReview:
    """A decision with these chances; the best action comes first."""
    chances = {"chosen": chosen, **{f"other {number}": chance for number, chance in enumerate(others)}}
    options = tuple(Option(name, chance, 1.0) for name, chance in sorted(chances.items(), key=lambda one: -one[1]))
    stake = options[0].chance - sum(chances.values()) / len(chances)
    return DecisionReview(0, 0, 1, "reveal", "chosen", options[0].action, options, lost, 1.0, (25.0,) * 4, stake=stake)


def test_a_mark_is_what_was_kept_of_what_was_at_stake() -> None:
    perfect, worst = [decided(60, 20, 20)] * 9, [decided(20, 20, 60, lost=40)] * 9
    assert mark_of(perfect) == 100
    assert mark_of(worst) == 0
    assert 0 < mark_of([*perfect, *worst]) < 50
    assert mark_of([]) == 100


def test_a_lost_game_has_little_to_lose_and_does_not_raise_a_mark() -> None:
    bad = [decided(20, 40, 30, lost=20)] * 5
    hopeless = [decided(0, 0.2, 0.1)] * 30
    assert mark_of([*bad, *hopeless]) <= mark_of(bad) + 3


def test_differences_within_their_error_cancel_out() -> None:
    """Fresh worlds can say that the chosen action is better than the one that the search liked."""
    worse, better = decided(49, 51, 20), decided(51, 49, 20)
    liked = structs.replace(better, options=tuple(sorted(better.options, key=lambda one: one.action == "chosen")))
    assert mark_of([worse] * 8) < 100
    assert mark_of([worse, liked] * 8) == 100


def test_who_loses_as_much_as_others_would_have_lost_gets_20() -> None:
    chances = (60.0, 40.0, 20.0, 0.0)
    choices = [decided(chances[index], *chances[:index], *chances[index + 1 :]) for index in range(4)]
    assert mark_of(choices * 20) == 20
    assert mark_of(choices[:1] * 20) == 100
    assert mark_of(choices[3:] * 20) == 0


def test_marks_need_the_choices_alone() -> None:
    """What only open cards say, and decisions without a choice, are left out of what makes a mark."""
    alone = [structs.replace(one, open=(), beliefs=()) for one in reviews_of(finished(), 2, 0.01)]
    for seat in range(4):
        choices = [one for one in alone if one.seat == seat and len(one.options) > 1]
        assert list(choices_of(finished(), seat, 2, 0.01)) == choices
        assert mark_of(choices) == mark_of([one for one in alone if one.seat == seat])


def test_worlds_end_early_only_where_the_error_is_small() -> None:
    game, worlds, enough, early = finished(), 400, 2.0, 0
    for number in range(0, len(game.moves), 5):
        at = game.at(number)
        assert at.decision is not None
        first, *_, last = (action.number for action in at.decision.actions)
        scales = meeting(at.view(at.decision.seat), first, last, _dice(1, number), worlds, enough)
        early += scales.trials < worlds
        assert scales.trials == worlds or difference_of(scales).error < enough
    assert early


def test_at_stake_is_what_others_lose_in_this_place() -> None:
    """Of three, one chooses at random and two follow rules of thumb; what the best action loses is known: nothing."""
    at = finished().at(0)
    assert at.decision is not None
    actions, view = [action.number for action in at.decision.actions], at.view(at.decision.seat)
    nothing = dict.fromkeys(actions, 0.0)
    assert stake_in(view, actions[0], nothing, actions, _dice(1, 1), 100) == 0
    everything = dict.fromkeys(actions, 12.0)
    assert stake_in(view, actions[0], everything, actions, _dice(1, 1), 100) == pytest.approx(12)
    worst = stake_in(view, actions[0], {**nothing, actions[0]: 3.0 * len(actions)}, actions, _dice(1, 1), 100)
    assert worst >= 1


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(OriflammeError, match="only a finished game can be reviewed"):
        review(Game.new(3))
    with pytest.raises(OriflammeError, match=r"the effort of a review is 0\.01 to 100, got 0"):
        review(finished(), effort=0)


@pytest.mark.parametrize("language", languages())
def test_the_command_says_it_in_words_and_writes_a_page(tmp_path: Path, language: str) -> None:
    record, page, data = tmp_path / "game.json", tmp_path / "review.html", tmp_path / "review.json"
    record.write_text(write_json(finished().record()), encoding="utf-8")
    files = ["--page", str(page), "--json", str(data)]
    result = CliRunner().invoke(main, ["review", str(record), "--effort", "0.01", "--language", language, *files])
    assert result.exit_code == 0, result.output
    found = msgspec.json.decode(data.read_bytes(), type=Review)
    for mark in found.marks:
        assert str(mark) in result.output
    text = page.read_text(encoding="utf-8")
    assert f'lang="{language}"' in text and text.count("<polyline") == 4
    assert text.count('class="turn"') == len(found.summary.turning_points)
    assert "http" not in text.replace("http://www.w3.org", "")


def test_a_review_that_was_stored_without_stakes_is_read() -> None:
    stored = msgspec.to_builtins(reviewed())
    for decision in stored["decisions"]:
        decision.pop("stake", None)
    found = msgspec.convert(stored, type=Review)
    assert found.marks == reviewed().marks
    assert all(decision.stake == 0 for decision in found.decisions)


def test_a_broken_or_unfinished_record_gets_a_sentence(tmp_path: Path) -> None:
    broken, unfinished = tmp_path / "broken.json", tmp_path / "unfinished.json"
    broken.write_text("{", encoding="utf-8")
    unfinished.write_text(write_json(finished().at(5).record()), encoding="utf-8")
    for file, sentence in ((broken, "oriflamme: "), (unfinished, "only a finished game can be reviewed")):
        result = CliRunner().invoke(main, ["review", str(file)])
        assert result.exit_code == 2 and sentence in result.output, result.output


def test_beliefs_name_what_a_card_was_and_only_kinds_that_it_can_be() -> None:
    game = finished()
    at = game.at(0)
    seen = 0
    for decision, move in zip(reviewed().decisions, game.moves, strict=True):
        shown = {card.card: card for pile in at.show_openly().queue for card in pile if card.hidden}
        assert {belief.card: belief.was for belief in decision.beliefs} == {
            number: card.kind for number, card in shown.items()
        }
        for belief in decision.beliefs:
            assert sum(belief.kinds.values()) == pytest.approx(100, abs=6)  # rare kinds are left out
            assert list(belief.kinds.values()) == sorted(belief.kinds.values(), reverse=True)
            possible = {kinds[0] for kinds in possible_kinds(at.view(None).state, [belief.card])}
            assert set(belief.kinds) <= {NAMES[kind] for kind in possible}
            seen += 1
        at.play(move.action)
    assert seen > 20


def test_beliefs_are_better_than_guessing() -> None:
    right, even, count = 0.0, 0.0, 0
    for seed in range(5, 9):
        game = finished(seed)
        for number in range(0, len(game.moves), 3):
            state = game.at(number).state
            for belief in beliefs_in(state):
                right += belief.kinds.get(NAMES[state.kind[belief.card]], 0.0)
                even += 100 / len(tuple(possible_kinds(state, [belief.card])))
                count += 1
    assert right / count > 1.3 * even / count


def test_a_viewer_is_told_nothing_about_their_own_cards() -> None:
    state = finished().at(30).state
    families = {(belief.card - 1) // FAMILY for belief in beliefs_in(state)}
    for seat in families:
        assert {(belief.card - 1) // FAMILY for belief in beliefs_in(state, seat)} == families - {seat}


def test_what_the_hidden_cards_are_changes_no_belief() -> None:
    game = finished()
    for number in range(0, len(game.moves), 5):
        view = game.at(number).view(None)
        world = worlds.sample(view, Random(number))
        assert beliefs_in(game.at(number).state) == beliefs_in(world.state) == beliefs_in(view.state)
