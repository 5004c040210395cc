"""What a family has shown tells how its player plays, and with it what its hidden cards may be."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from benchmarks.calibration import making
from benchmarks.calibration.samples import not_weighed, sample_of
from benchmarks.calibration.style_fit import Guess, fit_styles
from oriflamme import Game, worlds
from oriflamme.bots import bot
from oriflamme.review import beliefs_in
from oriflamme.review.beliefs import FamilyDeals, deals_in, shares_at, style_weights
from oriflamme.review.calibration import Calibration, Manner, calibration
from oriflamme.review.fate_counts import count_fates
from oriflamme.review.fates import DOUBT, STYLES, _tables, fates_in, round_of_entry, share_in_hand, share_shown
from oriflamme.review.styles import Past, past_of
from oriflamme.rules import State
from oriflamme.rules.kinds import INFORMANT, KINDS, LORD, ROUNDS, TREATY
from oriflamme.rules.state import FAMILY


@cache
def played(style: str, deck: str = "base", seed: int = 1) -> Game:
    game = Game.new(4, deck, seed)
    seats = [bot(style, f"{seed} {seat}") for seat in range(4)]
    while (decision := game.decision) is not None:
        game.play(seats[decision.seat].choose(game.view(decision.seat)))
    return game


def weights_late_in(style: str) -> list[float]:
    """Return how much each style counts on average in the second half of some games of one style."""
    found, manners, evidence = [], calibration().styles, calibration().evidence
    for seed in range(1, 5):
        game = played(style, seed=seed)
        for number in range(len(game.moves) // 2, len(game.moves), 5):
            found += [style_weights(deals, manners, evidence) for deals in deals_in(game.at(number).state)]
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


@pytest.mark.parametrize("style", ["casual", "random"])
def test_the_cards_of_a_family_tell_its_style(style: str) -> None:
    weights = weights_late_in(style)
    assert sum(weights) == pytest.approx(1)
    assert weights[STYLES.index(style)] > 0.55


def test_who_lays_card_upon_card_is_believed_to_play_at_random() -> None:
    trusted = calibration()
    nothing = tuple(0.0 for _ in STYLES)
    flat, stacked = (
        style_weights(FamilyDeals((), Past(3, (), count, 3 - count), nothing, ()), trusted.styles, trusted.evidence)
        for count in (0, 2)
    )
    assert stacked[STYLES.index("random")] > flat[STYLES.index("random")]
    assert stacked[STYLES.index("casual")] < flat[STYLES.index("casual")]


def test_shares_of_a_card_are_one_under_all_styles_together() -> None:
    state = played("club:40", "alliance").at(40).state
    for deals in deals_in(state):
        for place in range(len(deals.cards)):
            shares = shares_at(deals, place, [1 / len(STYLES)] * len(STYLES))
            assert sum(shares.values()) == pytest.approx(1)


def test_every_card_of_a_family_in_the_queue_is_counted_once() -> None:
    game = played("random", "alliance")
    for number in range(0, len(game.moves), 4):
        state = game.at(number).state
        pasts = [past_of(state, seat, range(KINDS)) for seat in range(4)]
        assert sum(past.stacked + past.single for past in pasts) == sum(entry > 0 for entry in state.entered)
        assert sum(past.single for past in pasts) == state.length


def test_a_kind_is_placed_hidden_or_shown() -> None:
    """Over all rounds, the shares of a kind in the hand and shown at the end are nearly everything."""
    for style in STYLES:
        for kind in (LORD, TREATY):
            whole = share_in_hand(style, kind, ROUNDS) + share_shown(style, kind, 0, ROUNDS)
            assert 0.7 < whole < 1.05
            assert share_shown(style, kind, 1, 1) >= DOUBT


def test_no_kind_is_placed_more_often_than_it_was_dealt() -> None:
    """An Informant that is taken back and placed again is no second Informant."""
    for shares in (count_fates("random", 40), *_tables().values()):
        for kind, by_round in shares.items():
            assert sum(by_turns[0] for by_turns in by_round) <= 1.001, kind


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance"])
def test_cards_that_enter_between_the_rounds_do_not_shift_the_rounds_of_others(deck: str) -> None:
    for seed in range(1, 7):
        game = played("random", deck, seed)
        at, dates, beside = game.at(0), dict[int, int](), 0
        for move in game.moves:
            before = at.state.entries
            at.play(move.action)
            if at.state.entries > before and str(move.action).startswith("place"):
                dates[at.state.entries] = at.round
            else:
                beside += at.state.entries - before
            if beside < game.players - 1:
                state = at.state
                assert all(
                    round_of_entry(state, card) == dates[state.entered[card]]
                    for card in fates_in(state)
                    if state.entered[card] in dates
                )


def taken_back() -> Iterator[tuple[State, int, int]]:
    """Yield states with one card that was placed since its family took the Informant back: its number, and the hand."""
    for seed in range(1, 60):
        game = played("random", "alliance", seed)
        for number in range(20, len(game.moves), 3):
            state = game.at(number).state
            for card, fate in fates_in(state).items():
                seat = (card - 1) // FAMILY
                since = state.since[seat * KINDS + INFORMANT]
                mine = [other for other in fates_in(state) if (other - 1) // FAMILY == seat]
                later = [other for other in mine if state.entered[other] >= since]
                if since > 1 and later == [card] and fate.turns == 0:
                    yield state, card, state.hand_size[seat]


def test_an_informant_that_was_taken_back_may_still_be_in_the_hand() -> None:
    """Who plays at random places it no sooner than any other card of the hand."""
    found = 0
    for state, card, hand in taken_back():
        for deals in deals_in(state):
            if card in deals.cards:
                share = deals.shares[STYLES.index("random")][deals.cards.index(card)].get(INFORMANT, 0.0)
                found += share > 0
                assert share == 0 or share == pytest.approx(1 / (hand + 1), abs=0.12)
    assert found > 5


@pytest.mark.parametrize("deck", ["ablaze", "alliance"])
def test_in_every_box_what_the_hidden_cards_are_changes_no_belief(deck: str) -> None:
    game = played("random", deck)
    for number in range(0, len(game.moves), 5):
        view = game.at(number).view(None)
        world = worlds.sample(view, Random(number))
        assert beliefs_in(game.at(number).state) == beliefs_in(world.state) == beliefs_in(view.state)


def test_a_fit_of_styles_finds_who_guesses_right() -> None:
    """Where nothing but a stack tells that the second style guesses right, only a stack counts for it."""
    likely = (0.0, 0.0, 0.0)
    stacks = [Guess(1, 1, likely, (0.05, 0.6, 0.05))] * 300
    singles = [Guess(0, 2, likely, (0.6, 0.05, 0.05))] * 300
    manners, _ = fit_styles([*stacks, *singles])
    first, second, _ = STYLES
    assert manners[first] == Manner(1.0, 1.0, 1.0)
    with_stack, without = (
        style_weights(FamilyDeals((), Past(1, (), stacked, 2 - stacked), likely, ()), manners, 1.0)
        for stacked in (1, 0)
    )
    assert with_stack[STYLES.index(second)] > 0.8
    assert without[STYLES.index(first)] > 0.8


def test_a_fit_of_styles_trusts_the_likelihood_as_far_as_games_do() -> None:
    right, wrong = (3.0, 0.0, -3.0), (-3.0, 0.0, 3.0)
    told = [Guess(0, 1, right, (0.9, 0.1, 0.1))] * 300
    _, trusted = fit_styles([*told, *([Guess(0, 1, wrong, (0.1, 0.1, 0.9))] * 300)])
    _, doubted = fit_styles([*told, *([Guess(0, 1, right, (0.1, 0.1, 0.9))] * 300)])
    assert trusted > 0.8 > 0.5 > doubted


def test_a_fit_of_beliefs_leaves_the_maps_of_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Calibration] = []
    monkeypatch.setattr(making, "_write", written.append)
    making.make_beliefs([sample_of("a test", "casual", number, not_weighed) for number in range(4)])
    (found,) = written
    assert (found.made, found.chances, found.open) == (calibration().made, calibration().chances, calibration().open)
    assert found.kinds != calibration().kinds
