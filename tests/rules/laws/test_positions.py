"""Laws that hold in every position of every game."""

from collections import Counter

from hypothesis import given

from oriflamme import Game
from oriflamme.notation.position import read_position
from oriflamme.rules import State, legal
from oriflamme.rules.kinds import PRINCE, TWIN
from oriflamme.rules.questions import PLACE
from oriflamme.rules.state import LOG, REVEALED
from tests.games import Play, lengths, plays


def members(kinds: int) -> list[int]:
    return [kind for kind in range(1, 32) if kinds >> kind & 1]


def kinds_by_zone(state: State, seat: int) -> list[int]:
    queue = [state.kind[card] for card, entry in enumerate(state.entered) if entry and state.owner[card] == seat]
    kept = [kind for kind in state.kept[2 * seat : 2 * seat + 2] if kind]
    twin = [TWIN] if state.twins >> seat & 1 else []
    return (
        queue
        + kept
        + twin
        + members(state.hand[seat])
        + members(state.aside[seat])
        + members(state.discarded[seat])
        + members(state.out[seat])
    )


def check_position(state: State) -> None:
    deck = list(state.deck) + ([TWIN] if PRINCE in state.deck else [])
    for seat in range(state.players):
        assert sorted(kinds_by_zone(state, seat)) == sorted(deck)
        assert state.stock[seat] >= 0
        assert state.hand_size[seat] == len(members(state.hand[seat]))
    tokens = sum(tokens for card, tokens in enumerate(state.tokens) if state.entered[card])
    assert state.verdicts + tokens == 5
    check_summaries(state)


def check_summaries(state: State) -> None:
    """Check that the summaries by pile match the queue, and that every card is in exactly one pile."""
    tops = state.row[: state.length]
    assert state.hidden == sum(1 << pile for pile, card in enumerate(tops) if state.face[card] != REVEALED)
    for seat in range(state.players):
        assert state.holdings[seat] == sum(1 << pile for pile, card in enumerate(tops) if state.family[card] == seat)
    found = []
    for top in tops:
        families = set()
        card = top
        while card:
            found.append(card)
            families.add(state.family[card])
            card = state.below[card]
        assert len(families) == 1
    assert sorted(found) == [card for card, entry in enumerate(state.entered) if entry]
    assert not any(state.row[state.length :])
    for card, entry in enumerate(state.entered):
        assert entry or (state.pot[card], state.tokens[card]) == (0, 0), "a card that has left must hold nothing"
    if state.question == PLACE and state.turn == 0:
        assert (state.here, state.resting) == (0, 0)


@given(plays())
def test_every_card_is_in_one_zone_and_every_position_has_a_legal_action(play: Play) -> None:
    game = play.new()
    placements: Counter[int] = Counter()
    for action in play.choices(game):
        assert game.decision is not None
        check_position(game.state)
        assert legal(game.state)
        placements[game.decision.seat] += action.kind == "place"
        game.play(action)
    check_position(game.state)
    assert dict(placements) == dict.fromkeys(range(play.players), 6)


@given(plays(), lengths)
def test_a_copy_continues_like_the_original(play: Play, length: int) -> None:
    original = play.game(length)
    copy = original.copy()
    before = str(original.position())
    played = []
    for action in play.choices(copy):
        copy.play(action)
        played.append(action)
    assert str(original.position()) == before
    for action in played:
        original.play(action)
    assert original.state == copy.state
    assert original.record() == copy.record()


@given(plays(), lengths)
def test_a_record_replays_to_its_position_and_result(play: Play, length: int) -> None:
    game = play.game(length)
    replayed = Game.from_record(game.record())
    assert replayed.state == game.state
    assert replayed.record() == game.record()


@given(plays(), lengths)
def test_a_position_line_can_be_written_and_read_again(play: Play, length: int) -> None:
    game = play.game(length)
    for position in (game.position(), *(game.view(seat).position() for seat in (None, *range(play.players)))):
        assert read_position(str(position)) == position


@given(plays())
def test_no_step_makes_more_events_than_the_log_holds(play: Play) -> None:
    game = play.game(200)
    events = game.events()  # raises if events were lost
    assert len(events) == game.state.told > LOG
    assert type(events[-1]).__name__ == "GameOver"
