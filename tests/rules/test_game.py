"""The class Game, its records and its events."""

import pickle

import pytest

from oriflamme import Action, Game, IllegalAction, OriflammeError, RecordError
from oriflamme.events import (
    Acted,
    Discarded,
    Eliminated,
    Entered,
    Gained,
    GameOver,
    LostPot,
    Paid,
    Placed,
    Revealed,
    RoundBegan,
    TookPot,
)
from oriflamme.notation.actions import read_action
from oriflamme.notation.scenario import read_scenario, read_scenarios
from oriflamme.rules.kinds import NAMES
from oriflamme.rules.state import LOG
from oriflamme.verification import game_of
from tests.games import Play

GOLDEN = Play(4, "masks", 12, 1, "first", 2, 0.5)


def test_an_illegal_action_lists_the_legal_ones_and_changes_nothing() -> None:
    game = Game.new(3, "base", seed=1)
    before, record = game.state, game.record()
    sentence = r"'wait' is not legal: R is asked place; legal actions: place \w+ first"
    with pytest.raises(IllegalAction, match=sentence) as refused:
        game.play("wait")
    assert refused.value.code == "illegal"
    with pytest.raises(IllegalAction, match="R is asked place"):
        game.play("B place spy first")
    with pytest.raises(IllegalAction):
        game.play("dance")
    with pytest.raises(IllegalAction):
        game.play(read_action("target 1"))
    assert game.state == before
    assert game.record() == record


def test_after_the_end_nothing_is_legal() -> None:
    game = GOLDEN.game(300)
    assert game.decision is None
    for text in ("wait", "R wait"):
        with pytest.raises(IllegalAction, match="the game is over"):
            game.play(text)


def test_an_action_can_be_given_as_object_as_text_and_with_its_seat() -> None:
    games = [Game.new(3, "base", seed=1) for _ in range(3)]
    assert games[0].decision is not None
    action = games[0].decision.actions[0]
    games[0].play(action)
    games[1].play(str(action))
    games[2].play(f"R {action}")
    assert games[0].state == games[1].state == games[2].state


def test_an_action_knows_its_card_and_pile() -> None:
    found = [
        (str(a), a.card, a.pile) for a in map(read_action, ("place spy on 3", "swap heir", "target 2", "twin last"))
    ]
    assert found == [
        ("place spy on 3", "spy", 3),
        ("swap heir", "heir", None),
        ("target 2", None, 2),
        ("twin last", None, None),
    ]


def test_tied_players_share_a_rank() -> None:
    standings = Game.new(4).standings
    assert [standing.rank for standing in standings] == [1, 1, 1, 1]
    final = GOLDEN.game(300)
    assert {standing.seat for standing in final.standings if standing.rank == 1} == set(final.winners)
    assert [standing.stock for standing in final.standings] == sorted((s.stock for s in final.standings), reverse=True)
    shown = final.show(None).standings
    assert [(place.rank, place.seat, place.stock, place.cards) for place in shown] == [
        (standing.rank, standing.seat, standing.stock, standing.cards) for standing in final.standings
    ]
    assert Game.new(4).show(0).standings == ()


@pytest.mark.parametrize(
    ("edition", "ranks"),
    [
        ("revised", [(1, 1, "piles"), (0, 2, None), (2, 3, None)]),
        ("first", [(0, 1, "shared"), (1, 1, None), (2, 3, None)]),
    ],
)
def test_r6_covered_cards_break_ties_only_in_the_first_edition(
    edition: str, ranks: list[tuple[int, int, str | None]]
) -> None:
    queue = "R:(soldier)/R:(archer) B:(soldier) B:(archer)"
    table = {"queue": queue, "round": 6, "stocks": [10, 10, 1], "options": {"edition": edition}}
    game = game_of(read_scenario({"name": "a tie", **table}))
    for _ in range(3):
        game.play("wait")
    assert [(place.seat, place.rank, place.tie) for place in game.show(None).standings] == ranks


def test_r6_a_tie_is_told_with_what_breaks_it_in_the_first_edition_too() -> None:
    queue = "R:(soldier)/R:(archer) B:(soldier)"
    table = {"queue": queue, "round": 6, "stocks": [10, 10, 1], "options": {"edition": "first"}}
    game = game_of(read_scenario({"name": "a tie", **table}))
    for _ in range(2):
        game.play("wait")
    places = game.show(None).standings
    assert [(place.seat, place.cards, place.tie) for place in places] == [(0, 2, "cards"), (1, 1, None), (2, 0, None)]


def test_at_returns_an_earlier_position_and_leaves_the_game_unchanged() -> None:
    game = GOLDEN.game(60)
    past = game.at(20)
    assert len(past.moves) == 20
    assert past.moves == game.moves[:20]
    for move in game.moves[20:]:
        past.play(move.action)
    assert past.state == game.state
    with pytest.raises(OriflammeError, match="0 to 60 actions"):
        game.at(61)


def test_events_cover_the_whole_game() -> None:
    game = GOLDEN.game(300)
    events = game.events()
    assert isinstance(events[-1], GameOver)
    assert events[-1].winners == game.winners
    assert sum(isinstance(event, Placed) for event in events) == 24
    assert any(isinstance(event, Revealed) for event in events)
    assert any(isinstance(event, Gained) for event in events)
    assert game.events(since=len(events) - 1) == events[-1:]


def test_only_its_player_learns_the_kind_of_a_placed_card() -> None:
    game = Game.new(3, "base", seed=1)
    game.play("place spy first")

    def kinds_seen(seat: int | None) -> list[str | None]:
        return [event.kind for event in game.events(0, seat) if isinstance(event, Placed)]

    assert (kinds_seen(0), kinds_seen(1), kinds_seen(None)) == (["spy"], [None], [None])


def test_a_view_of_an_unknown_seat_is_refused() -> None:
    for seat in (-1, 3):
        with pytest.raises(OriflammeError, match="a seat from 0 to 2"):
            Game.new(3).view(seat)


def test_a_state_can_be_pickled() -> None:
    state = GOLDEN.game(40).state
    assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "chess"}, "format"),
        ({"version": 2}, "version"),
        ({"version": True}, "version"),
        ({"deck": "nothing"}, "deck"),
        ({"options": {"edition": "third"}}, "options, edition"),
        ({"options": []}, "options"),
        ({"players": ["A", "B"]}, "players"),
        ({"players": ["A", "B", 3]}, "players 3"),
        ({"first": 9}, "first"),
        ({"deal": []}, "deal"),
        ({"deal": [{}, {}, {}]}, "deal 1, hand"),
        ({"actions": ["R dance"]}, "actions 1"),
        ({"actions": ["V wait"]}, "actions 1"),
        ({"actions": ["R wait"]}, "action 1"),
        ({"actions": ["B place spy first"]}, "action 1"),
        ({"actions": "R wait"}, "actions"),
        ({"result": {"stocks": [1, 1, 1], "winners": [0, 1, 2]}}, "result"),
        ({"result": 7}, "result"),
    ],
)
def test_a_broken_record_is_refused_with_the_place_of_the_error(change: dict[str, object], place: str) -> None:
    record = Game.new(3, "base", seed=1).record()
    with pytest.raises(RecordError, match=place) as refused:
        Game.from_record({**record, **change})
    assert refused.value.code == "record"


def test_a_finished_game_with_a_missing_or_wrong_result_is_refused() -> None:
    record = GOLDEN.game(300).record()
    for result in (None, {**record["result"], "winners": [3, 2]}):
        with pytest.raises(RecordError, match="result"):
            Game.from_record({**record, "result": result})


def test_unknown_keys_are_ignored_and_missing_options_get_defaults() -> None:
    record = Game.new(3, "base", seed=1).record()
    del record["options"]
    assert Game.from_record({**record, "site": "here"}).record()["options"] == {"edition": "revised", "schemer_gain": 1}


def test_actions_with_the_same_text_are_equal() -> None:
    assert read_action("target 1") == read_action("target 1")
    assert read_action("target 1") != read_action("activate 1")
    assert isinstance(read_action("wait"), Action)


def test_no_event_is_lost_however_many_precede_the_first_question() -> None:
    kinds = ("felon", "queen", "prince", "schemer", "twin")
    queue = " ".join(f"{letter}:{kind}" for kind in kinds for letter in "RBGYV")
    head = '[[scenario]]\nname = "many"\ndeck = "ablaze"\nplayers = 5\nstocks = [9, 9, 9, 9, 9]\n'
    text = f'{head}queue = "{queue} R:(trap)"\n'
    game = game_of(read_scenario(read_scenarios(text)[0]))
    events = game.events()
    assert len(events) == game.state.told > LOG
    assert game.decision is not None


def game_at(deck: str, queue: str, *actions: str) -> Game:
    text = f'[[scenario]]\nname = "a position"\ndeck = "{deck}"\nround = 3\nqueue = "{queue}"\n'
    game = game_of(read_scenario(read_scenarios(text)[0]))
    for action in actions:
        game.play(action)
    return game


def test_r20_to_r23_a_resolution_produces_its_events_in_order() -> None:
    game = game_at("alliance", "R:fanatic B:(extortion)+3 G:(deserter)+2", "reveal", "reveal")
    assert game.events() == [
        Acted(0, 1, "fanatic"),
        Gained(0, "fanatic", 2),
        Revealed(1, 12, "extortion"),
        LostPot(1, 12, 3),
        Gained(1, "extortion", 1),
        Discarded(1, 12, "extortion"),
        Revealed(2, 23, "deserter"),
        TookPot(2, 23, "deserter", 2),
        Eliminated(0, 1, "fanatic", 23, 0),
        Gained(2, "deserter", 2),
        Discarded(2, 23, "deserter"),
        RoundBegan(4, 1),
    ]


@pytest.mark.parametrize(("plot", "gone"), [("R:(plot)+2", 1), ("R:(plot)+2/R:(trap)", 0)])
def test_r69_plot_keeps_its_place_while_it_asks_even_if_its_pile_is_gone(plot: str, gone: int) -> None:
    game = game_at("ablaze", f"B:(queen) {plot} R:queen G:(queen)", "wait", "reveal")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.pile) == ("spend", 2)
    assert [(action.number, str(action)) for action in game.decision.actions] == [(0, "take"), (1, "repeat")]
    assert (game.state.gone, game.state.actor) == (gone, 0)
    game.play("repeat")
    assert game.events()[-3:] == [LostPot(0, 0, 1), Acted(0, game.state.applied, "queen"), Gained(0, "queen", 2)]
    game.play("take")
    assert game.state.gone == 0


@pytest.mark.parametrize(
    ("deck", "queue", "actions", "question"),
    [
        ("base", "R:(soldier) B:(spy)", [], ("reveal", "soldier", "?")),
        ("base", "B:(spy) R:soldier B:(heir)", ["wait"], ("target", "soldier", "soldier")),
        ("base", "R:lord B:(heir)", [], ("reveal", "heir", "?")),
        ("base", "B:(heir) R:lord", ["wait"], ("place", "?", "?")),
        (
            "base",
            "G:(heir) B:lord R:shapeshifter B:soldier G:(spy)",
            ["wait"],
            ("target", "shapeshifter", "shapeshifter"),
        ),
        (
            "base",
            "G:(heir) B:(lord) R:shapeshifter B:soldier G:(spy)",
            ["wait", "wait"],
            ("target", "shapeshifter", "soldier"),
        ),
        ("ablaze", "B:(queen) R:(prince) G:(queen)", ["wait", "reveal"], ("twin", "prince", "prince")),
        ("ablaze", "R:(plot)+1 R:queen R:felon", ["reveal"], ("activate", "plot", "plot")),
        ("ablaze", "R:(plot)+1 R:queen B:(felon)", ["reveal"], ("spend", "plot", "plot")),
        ("ablaze", "R:(plot) B:(queen) R:cutthroat B:(felon)", ["reveal"], ("target", "cutthroat", "cutthroat")),
        (
            "court",
            "B:(prince) R:(bribery) R:shapeshifter B:soldier G:(spy)",
            ["wait", "wait"],
            ("target", "shapeshifter", "soldier"),
        ),
    ],
)
def test_a_question_names_the_card_that_asks_and_the_kind_whose_text_applies(
    deck: str, queue: str, actions: list[str], question: tuple[str, str, str]
) -> None:
    decision = game_at(deck, queue, *actions).decision
    assert decision is not None
    assert (decision.kind, NAMES[decision.subject], NAMES[decision.voice]) == question


@pytest.mark.parametrize(("place", "at", "opens_pile"), [("first", 0, True), ("last", 1, True), ("on 1", 2, False)])
def test_r60_the_event_of_a_twin_says_where_it_came_and_whether_it_opened_a_pile(
    place: str, at: int, opens_pile: bool
) -> None:
    line = "3 R reveal | wait, reveal | R:queen R:(prince)+1 B:(schemer)+1 | R3 B2 G4 | - | 5"
    game = Game.from_position(line, deck="ablaze", pile=2)
    game.play("reveal")
    game.play(f"twin {place}")
    (entered,) = (event for event in game.events() if isinstance(event, Entered))
    assert (entered.kind, entered.place, entered.opens_pile) == ("twin", at, opens_pile)


def test_r42_no_event_tells_that_a_player_without_influence_has_paid() -> None:
    for stock, paid in ((0, 0), (1, 1)):
        line = f"3 R reveal | wait, reveal | R:(spy)+1 B:(lord)+1 | R3 B{stock} G4 | - | 5"
        game = Game.from_position(line)
        game.play("reveal")
        assert sum(isinstance(event, Paid) for event in game.events()) == paid
