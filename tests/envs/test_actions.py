"""The numbering of actions is frozen and agrees with the rules."""

from hashlib import sha256

import pytest

from oriflamme import Game, envs
from oriflamme.encoding import answers_question, index_of_number, number_of_index
from oriflamme.encoding.action_numbers import ACTIONS_BY_KIND, ACTIONS_BY_SLOT, BY_KIND, BY_SLOT
from oriflamme.errors import NotationError, OriflammeError
from oriflamme.notation.actions import Action
from oriflamme.rules.decks import DECKS

GOLDEN = {
    1: "9b08dd8fb4f35b96",
}


def fingerprint(actions: tuple[Action, ...]) -> str:
    return sha256("\n".join(map(str, actions)).encode()).hexdigest()[:16]


def test_the_numbering_is_frozen() -> None:
    assert GOLDEN[envs.ACTION_VERSION] == fingerprint(envs.ACTIONS)
    assert len(envs.ACTIONS) == ACTIONS_BY_KIND == 1289


def test_an_action_is_found_by_value_and_by_text() -> None:
    for index, action in enumerate(envs.ACTIONS):
        assert envs.action_id(action) == envs.action_id(str(action)) == index


@pytest.mark.parametrize("deck", DECKS)
def test_slots_stand_for_the_kinds_of_the_deck(deck: str) -> None:
    actions = envs.slot_actions(deck)
    assert len(set(actions)) == len(actions) == ACTIONS_BY_SLOT == 529
    assert [envs.slot_id(action, deck) for action in actions] == list(range(len(actions)))


@pytest.mark.parametrize("deck", [*DECKS, "any"])
@pytest.mark.parametrize("players", [3, 5])
def test_indices_stand_for_the_legal_actions_of_the_rules(deck: str, players: int) -> None:
    game = Game.new(players, deck, seed=players)
    names = game.view(0).deck
    by_slot = envs.slot_actions(names)
    step = 0
    while decision := game.decision:
        state = game.state
        legal = set(decision.actions)
        for numbering, actions in ((BY_KIND, envs.ACTIONS), (BY_SLOT, by_slot)):
            assert {a for i, a in enumerate(actions) if answers_question(state, i, numbering)} == legal
            for action in legal:
                index = index_of_number(state, action.number, numbering)
                assert actions[index] == action
                assert number_of_index(state, index, numbering) == action.number
        assert not answers_question(state, -1, BY_KIND)
        assert not answers_question(state, ACTIONS_BY_KIND, BY_KIND)
        step += 1
        game.play(decision.actions[step * 7 % len(decision.actions)])


def test_an_action_without_an_index_is_refused() -> None:
    with pytest.raises(OriflammeError, match="'target 36' has no index: piles are numbered 1 to 35"):
        envs.action_id("target 36")
    with pytest.raises(NotationError, match="is not a valid action"):
        envs.action_id("resign")
    with pytest.raises(OriflammeError, match="names a kind that is not in the deck"):
        envs.slot_id("swap queen", "base")
