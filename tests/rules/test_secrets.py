"""What is hidden and dealt again, in positions small enough to know the expected result."""

from itertools import permutations

import pytest

from oriflamme.rules import actions, dice, flow, secrets, setup, verbs
from oriflamme.rules.decks import DECKS
from oriflamme.rules.dice import Dice
from oriflamme.rules.kinds import KINDS
from oriflamme.rules.state import FAMILY, LOG, MAX_ANSWERS, State
from oriflamme.rules.steps import OVER


def seeded(seed: int) -> Dice:
    new = Dice()
    dice.seed(new, seed)
    return new


def dealt(deck: str, seed: int) -> tuple[State, Dice]:
    state, rng = State(), seeded(seed)
    for place, kind in enumerate(DECKS[deck]):
        setup.choose_deck(state, place, kind)
    setup.set_table(state, 3, 0, False, 1, 1)
    setup.deal(state, rng)
    flow.advance(state)
    return state, rng


@pytest.mark.parametrize("seat", range(5))
def test_the_kind_that_was_seen_last_is_the_most_constrained(seat: int) -> None:
    state = State()
    for order in permutations((0, 1, 4, 9), 3):
        kinds = (2, 7, 30)
        for kind, since in zip(kinds, order, strict=True):
            state.since[seat * KINDS + kind] = since
        found = secrets.most_constrained(state, seat, sum(1 << kind for kind in kinds))
        assert state.since[seat * KINDS + found] == max(order)
    assert secrets.most_constrained(State(), seat, 1 << 5 | 1 << 8) == 5


def test_cards_that_entered_since_a_time_are_found() -> None:
    state = State()
    state.entered[3], state.entered[4], state.entered[6], state.entered[55] = 1, 2, 3, 4
    cards = 1 << 3 | 1 << 4 | 1 << 6 | 1 << 55
    found = [secrets.entered_since(state, cards, since) for since in range(6)]
    assert found == [cards, cards, cards - (1 << 3), 1 << 6 | 1 << 55, 1 << 55, 0]


def test_the_secret_cards_of_a_family_are_its_own_face_down_cards() -> None:
    state, _ = dealt("base", 1)
    for seat in range(3):
        for number, (face, entered) in enumerate(((0, 1), (1, 1), (2, 1), (0, 0)), 1):
            state.face[seat * FAMILY + number] = face
            state.entered[seat * FAMILY + number] = entered
        state.entered[seat * FAMILY + FAMILY] = 1
    for seat in range(3):
        assert secrets.secret_cards(state, seat) == 1 << seat * FAMILY + 1 | 1 << seat * FAMILY + FAMILY


def test_unseen_kinds_are_in_hand_set_aside_or_face_down() -> None:
    state, _ = dealt("base", 1)
    everything = sum(1 << kind for kind in DECKS["base"])
    for seat in range(3):
        state.discarded[seat], state.out[seat] = 1 << 1, 1 << 2
        state.kept[2 * seat], state.kept[2 * seat + 1] = 3, 4
        for number, (kind, face) in {1: (5 + seat, 1), 2: (8, 0), FAMILY: (9, 2)}.items():
            card = seat * FAMILY + number
            state.entered[card], state.kind[card], state.face[card] = 1, kind, face
    for seat in range(3):
        seen = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5 + seat | 1 << 9
        assert secrets.unseen_kinds(state, seat) == everything & ~seen
    state.kind[FAMILY] = 10
    assert secrets.unseen_kinds(state, 1) == everything & ~(1 << 1 | 1 << 2 | 1 << 3 | 1 << 4 | 1 << 6 | 1 << 9)


def test_a_hidden_card_can_be_assumed_to_be_of_a_kind() -> None:
    state, _ = dealt("base", 1)
    for card, kind in ((1, 1), (55, KINDS - 1)):
        secrets.suppose(state, card, kind)
        assert state.kind[card] == kind
    for card, kind in ((0, 1), (56, 1), (1, 0), (1, KINDS), (-1, 1), (1, -1)):
        before = state.copy()
        with pytest.raises(ValueError, match="no such card or kind"):
            secrets.suppose(state, card, kind)
        assert state == before


@pytest.mark.parametrize("viewer", [secrets.SPECTATOR, 0, 1, 2])
def test_hiding_keeps_only_the_answers_of_the_current_move(viewer: int) -> None:
    for given in range(MAX_ANSWERS + 1):
        state, _ = dealt("base", 2)
        state.given = given
        state.answers = [7] * MAX_ANSWERS
        state.log = [9] * LOG
        asked, options = state.asked, state.options
        secrets.hide(state, viewer)
        assert state.answers == [7] * given + [0] * (MAX_ANSWERS - given)
        assert state.log == [0] * LOG
        assert state.options == (options if viewer == asked else 0)
        for seat in range(3):
            assert (state.hand[seat] != 0) == (state.aside[seat] != 0) == (seat == viewer)


def test_dealing_again_asks_no_question_if_none_was_asked() -> None:
    for seed in range(30):
        state, rng = dealt("masks", seed)
        for _ in range(seed):
            assert actions.step(state, actions.random_action(state, rng))
        assert actions.respond(state, actions.random_action(state, rng))
        before = state.copy()
        secrets.redeal(state, secrets.SPECTATOR, rng)
        assert (state.question, state.step, state.here, state.turn) == (0, before.step, before.here, before.turn)


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "masks"])
def test_dealing_again_keeps_the_question_and_all_cards(deck: str) -> None:
    for seed in range(40):
        state, rng = dealt(deck, seed)
        for _ in range(seed):
            assert actions.step(state, actions.random_action(state, rng))
        before = state.copy()
        secrets.redeal(state, (before.asked + 1) % 3, rng)
        assert (state.question, state.asked, state.voice) == (before.question, before.asked, before.voice)
        assert actions.legal(state)
        for seat in range(3):
            hand, aside = state.hand[seat], state.aside[seat]
            secret = secrets.secret_cards(state, seat)
            queue = sum(1 << state.kind[card] for card in range(56) if secret >> card & 1)
            assert hand.bit_count() == state.hand_size[seat] == before.hand[seat].bit_count()
            assert hand | aside | queue == secrets.unseen_kinds(before, seat) == hand + aside + queue


def test_a_finished_game_is_not_dealt_again() -> None:
    state, rng = dealt("alliance", 4)
    actions.playout(state, rng)
    after = state.copy()
    secrets.redeal(state, secrets.SPECTATOR, rng)
    assert state == after


@pytest.mark.parametrize(("known", "then"), [(0, 1), (1, 1), (5, 5)])
def test_r67_a_kind_that_is_not_found_is_known_not_to_be_set_aside(known: int, then: int) -> None:
    state, _ = dealt("ablaze", 1)
    kind = (state.hand[1] & -state.hand[1]).bit_length() - 1
    state.since[KINDS + kind] = known
    before = list(state.since)
    assert not verbs.find_own(state, 1, kind)
    before[KINDS + kind] = then
    assert state.since == before


def test_r67_every_kind_brought_from_the_set_aside_cards_is_remembered() -> None:
    state, _ = dealt("ablaze", 1)
    aside = state.aside[1]
    for kind in range(KINDS):
        if aside >> kind & 1:
            assert verbs.find_own(state, 1, kind)
    assert (state.aside[1], state.brought[1]) == (0, aside)


def after_some_actions(deck: str, seed: int) -> tuple[State, Dice]:
    """A position of a random game, as the seat that is asked sees it."""
    state, rng = dealt(deck, seed)
    for _ in range(3 * seed):
        before = state.copy()
        assert actions.step(state, actions.random_action(state, rng))
        if state.step == OVER:
            state = before
            break
    secrets.hide(state, state.asked)
    return state, rng


def queue_of(state: State) -> tuple[int, ...]:
    """The kinds of the cards that lie in the queue; others have none."""
    return tuple(kind if state.entered[card] else 0 for card, kind in enumerate(state.kind))


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "masks"])
def test_every_queue_that_a_seat_may_be_looking_at_has_a_number(deck: str) -> None:
    tried = 0
    for seed in range(40):
        view, rng = after_some_actions(deck, seed)
        if (queues := secrets.count_queues(view, view.asked)) > 60:
            continue
        drawn, numbered = set(), []
        for world_number in range(12 * queues):
            world = view.copy()
            secrets.redeal(world, view.asked, rng)
            drawn.add(queue_of(world))
            if world_number < queues:
                world = view.copy()
                secrets.redeal_around(world, view.asked, world_number, rng)
                numbered.append(queue_of(world))
                for seat in set(range(3)) - {view.asked}:
                    out_of_sight = world.hand[seat] | world.aside[seat]
                    assert world.hand[seat].bit_count() == view.hand_size[seat]
                    assert not world.hand[seat] & world.aside[seat]
                    assert secrets.unseen_kinds(view, seat) & ~out_of_sight == sum(
                        1 << world.kind[card] for card in range(56) if secrets.secret_cards(view, seat) >> card & 1
                    )
        assert len(set(numbered)) == queues
        assert drawn == set(numbered)
        tried += queues > 4
    assert tried > 2


def test_cards_of_a_hand_are_drawn_anew_around_the_same_queue() -> None:
    view, rng = after_some_actions("base", 0)
    assert secrets.count_queues(view, view.asked) == 1  # nothing has been placed
    hands = set()
    for _ in range(50):
        secrets.redeal_around(world := view.copy(), view.asked, 0, rng)
        hands.add(tuple(world.hand))
    assert len(hands) > 40


def test_queues_are_not_numbered_if_not_all_are_equally_likely() -> None:
    view, _ = after_some_actions("base", 3)
    assert secrets.count_queues(view, view.asked) < secrets.MANY
    other = (view.asked + 1) % 3
    kind = (secrets.unseen_kinds(view, other) & -secrets.unseen_kinds(view, other)).bit_length() - 1
    view.since[other * KINDS + kind] = 1
    assert secrets.count_queues(view, view.asked) == secrets.MANY


@pytest.mark.parametrize(("placed", "queues"), [(0, 1), (1, 10**2), (2, 90**2), (4, 5040**2), (7, secrets.MANY)])
def test_queues_are_counted_until_they_are_many(placed: int, queues: int) -> None:
    state, _ = dealt("base", 1)
    for seat in range(3):
        for number in range(1, placed + 1):
            state.entered[seat * FAMILY + number] = 1
    assert secrets.count_queues(state, 0) == queues
