"""The library as its users meet it: stepping back, copies, equality, texts, fast games and tables."""

import copy
import pickle

import pytest

from oriflamme import Game, IllegalAction, OriflammeError, frames, playouts
from oriflamme.deals import dice_of, empty_state
from oriflamme.notation.names import read_deck
from oriflamme.rules import play_games, step
from oriflamme.simulation import random_games
from oriflamme.view_json import show
from tests.games import Play

PLAY = Play(4, "masks", 12, 1, "revised", 1, 0.5)


def test_undo_takes_back_the_last_action_and_leaves_earlier_views_and_copies_alone() -> None:
    game, states = PLAY.new(), []
    for action in PLAY.choices(game):
        states.append((game.state, game.view(game.asked), len(game.story())))
        game.play(action)
    end, before = game.copy(), game.view(0)
    for state, view, told in reversed(states):
        undone = game.undo()
        assert game.state == state
        assert game.view(view.seat) == view
        assert len(game.story()) == told
        assert undone.seat == game.asked
    assert end.over
    assert len(before.history) == len(states)  # made only now, from what was played then
    assert before == end.view(0)
    with pytest.raises(OriflammeError, match="no action to take back"):
        game.undo()


def test_a_view_keeps_the_history_of_its_moment() -> None:
    game = PLAY.game(20)
    view = game.view(1)
    game.undo()
    assert game.decision is not None
    game.play(game.decision.actions[-1])
    game.play(game.decision.actions[-1])
    assert view.history == PLAY.game(20).view(1).history
    assert view.played == len(view.history) == 20


def test_a_bot_that_plays_on_its_state_learns_nothing_from_the_history() -> None:
    game = PLAY.game(4)
    told = [str(move) for move in game.view(0).history]
    view = game.view(0)
    while view.state.question and step(view.state, 1):  # reveal what can be revealed
        pass
    assert [str(move) for move in view.history] == told
    assert any("?" in move for move in told)


def test_a_pickled_view_holds_the_history_and_no_game() -> None:
    game = PLAY.game(7)
    view = game.view(2)
    sent = pickle.dumps(view)
    assert pickle.loads(sent) == view == copy.copy(view) == copy.deepcopy(view)
    assert pickle.loads(sent).history == view.history
    known = {str(move.action) for move in view.history}
    hidden = {str(move.action) for move in game.moves} - known
    assert hidden
    assert not any(text.encode() in sent for text in hidden)


def test_copies_are_independent_and_equal_until_one_plays_on() -> None:
    game = PLAY.game(10)
    for twin in (copy.copy(game), copy.deepcopy(game), game.copy(), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert twin.decision is not None
        twin.play(twin.decision.actions[0])
        assert twin != game
        assert len(game.moves) == 10
    assert Game.from_record(game.record()) == game
    assert game != "game"
    with pytest.raises(TypeError, match="unhashable"):
        hash(game)


def test_equal_views_have_equal_hashes() -> None:
    game = PLAY.game(10)
    assert len({game.view(seat) for seat in (0, 1, 2, 3, None) for _ in range(2)}) == 5


def test_everything_prints_itself_readably() -> None:
    game = Game.from_position("3 B reveal | wait, reveal | R:(lord)+1 B:(soldier)+1 | R3 B2 G4 | - | 5")
    assert repr(game) == "<Game 3 B reveal | wait, reveal | R:(lord)+1 B:(soldier)+1 | R3 B2 G4 | - | 5>"
    assert repr(game.view(2)) == "<View of G: 3 B reveal | - | R:(?)+1 B:(?)+1 | R3 B2 G4 | - | 5>"
    assert repr(game.view(None)).startswith("<View of a spectator: ")
    assert game.decision is not None
    assert repr(game.decision.actions) == "(<Action wait>, <Action reveal>)"
    assert repr(game.decision) == "<Your hidden Soldier, position 2: wait or reveal? wait, reveal>"


def test_a_view_as_json_is_what_a_server_sends() -> None:
    view = PLAY.game(15).view(1)
    assert view.to_json()["queue"] == pickle.loads(pickle.dumps(view)).to_json()["queue"]
    assert view.to_json()["round"] == show(view).round
    assert "hand" in view.to_json()["seats"][1]
    assert "hand" not in view.to_json()["seats"][0]


def test_without_a_seed_every_deal_is_new() -> None:
    assert len({str(Game.new().record()["deal"]) for _ in range(5)}) == 5
    assert Game.new(seed=3) == Game.new(seed=3)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seed": "x"}, "expected a whole number for seed, got 'x'"),
        ({"seed": 1.5}, "expected a whole number for seed, got 1.5"),
        ({"players": "4"}, "expected a whole number for players, got '4'"),
        ({"players": 6}, "expected 3 to 5 players, got 6"),
        ({"first": None}, "expected a whole number for first, got None"),
        ({"names": "Anna"}, "expected a list of 4 names, got 'Anna'"),
        ({"names": [1, 2, 3, 4]}, "expected a list of 4 names"),
        ({"deck": 5}, "expected a name or a list of ten kinds, got 5"),
    ],
)
def test_wrong_arguments_get_sentences(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(OriflammeError, match=sentence):
        Game.new(**arguments)  # type: ignore[arg-type]


def test_what_is_not_an_action_or_a_seat_gets_a_sentence() -> None:
    game = Game.new()
    for wrong in (5, None, ["wait"]):
        with pytest.raises(IllegalAction, match="expected an action or its text"):
            game.play(wrong)  # type: ignore[arg-type]
    for seat in ("0", 4, -1, 1.0):
        with pytest.raises(OriflammeError, match="expected a seat from 0 to 3, or None"):
            game.view(seat)  # type: ignore[arg-type]
        with pytest.raises(OriflammeError, match="expected a seat from 0 to 3, or None"):
            game.glance(seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "deck"), [(3, "base"), (5, "alliance"), (4, "any")])
def test_playouts_are_the_games_of_the_rules(players: int, deck: str) -> None:
    played = playouts(30, players, deck, seed=5)
    assert played == playouts(30, players, deck, seed=5)
    assert played.stocks.shape == (30, players)
    assert abs(sum(played.win_shares) - 1) < 1e-9
    for game in range(30):
        best = max(played.stocks[game, seat] for seat in range(players))
        seats = [seat for seat in range(players) if played.winners[game] >> seat & 1]
        assert seats
        assert all(played.stocks[game, seat] == best for seat in seats)
    if deck != "any":
        state = empty_state(read_deck(deck), players, 0, "revised", 1, 1)
        assert play_games(state, dice_of(5), 30) == played.decisions
        assert tuple(state.stock[:players]) == tuple(played.stocks[29, seat] for seat in range(players))
    with pytest.raises(OriflammeError, match="at least one game"):
        playouts(0)


def test_records_become_tables() -> None:
    records = list(random_games(2, 3, "base", 1, {}))
    games, actions, events = (_rows(make(records)) for make in (frames.games, frames.actions, frames.events))
    assert [(row["game"], row["seat"]) for row in games] == [(game, seat) for game in (0, 1) for seat in (0, 1, 2)]
    assert [row["stock"] for row in games[:3]] == records[0]["result"]["stocks"]
    assert [row["action"] for row in actions if row["game"] == 1] == [text[2:] for text in records[1]["actions"]]
    assert {"RoundBegan", "Placed", "GameOver"} <= {row["event"] for row in events}
    assert actions[-1]["round"] == 6


def _rows(table: object) -> list[dict[str, object]]:
    return table if isinstance(table, list) else table.to_dict("records")  # type: ignore[attr-defined]
