"""An action can be taken back only while no one has learned anything from it."""

from .undo import tries


def test_a_player_who_undoes_an_action_has_learned_nothing_from_it() -> None:
    found = list(tries(3000, seed=1))
    assert [one for one in found if one.can_undo and not one.same] == []
    assert sum(one.can_undo for one in found) > 2000


def test_a_rule_that_allows_every_undo_is_caught() -> None:
    found = list(tries(1000, seed=1, learned=lambda now, then: False))
    assert any(one.can_undo and not one.same for one in found)
