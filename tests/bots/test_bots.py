"""What must hold for every bot."""

import os
import random
import sys
import time
from pathlib import Path
from threading import Thread

import pytest

from oriflamme import Game, OriflammeError, worlds
from oriflamme.bots import (
    BOTS,
    CHARACTERS,
    CasualBot,
    ClubBot,
    ExpertBot,
    MasterBot,
    SearchBot,
    StrongBot,
    bot,
    check_bot,
    local_bot,
)
from oriflamme.errors import UnknownBot
from oriflamme.rules import COMPILED, Dice, State, advance, become, deal, hide, kinds, seed, set_table
from oriflamme.rules.decks import DECKS
from oriflamme.rules.kinds import NAMES
from oriflamme.tactics import casual_action, casual_playout, play_casual_games, play_policies
from oriflamme.tactics.habits import CASUAL_HABITS, INCOME, PROMISE, SEASONED_HABITS, of_kind
from tests.bots.peeking import check_pairs, positions
from tests.games import Play

SEARCH = "club:60" if COMPILED else "club:12"
STRONG = "strong:60" if COMPILED else "strong:12"
NESTED = ("expert:4", "master:4") if COMPILED else ("expert:1",)
LEVELS = ("random", "beginner", "casual", "seasoned", SEARCH, STRONG, *NESTED)
WITH_PLAYERS = {"base": 3, "ablaze": 4, "alliance": 5, "random": 4}  # of the bots that think for long
IS_LONG = bool(os.environ.get("ORIFLAMME_LONG"))  # in `make proof`
NAMED = (*LEVELS, *(f"{name}:casual" for name in CHARACTERS))


@pytest.mark.parametrize("name", NAMED)
def test_what_a_seat_cannot_know_changes_no_action(name: str) -> None:
    """`make peek` is the long form."""
    pairs = 30 if name in NESTED else 100 if name in (SEARCH, STRONG) else 400
    check_pairs(name, pairs if COMPILED else 40, seed=5)


@pytest.mark.parametrize("name", NAMED)
def test_the_same_view_and_seed_give_the_same_action(name: str) -> None:
    count = 40 if IS_LONG or name not in NESTED else 12
    for (_, view), number in zip(positions(3), range(count), strict=False):
        assert bot(name, number).choose(view) == bot(name, number).choose(view)
        one = bot(name, number)
        assert one.choose(view) == one.choose(view)


@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize("deck", WITH_PLAYERS)
def test_a_table_of_bots_plays_to_the_end(name: str, deck: str) -> None:
    searches = name in (SEARCH, STRONG, *NESTED)
    for players in (WITH_PLAYERS[deck],) if searches and not IS_LONG else (3, 4, 5):
        game = Game.new(players, deck, seed=players)
        seats = [bot(name, seat) for seat in range(players)]
        while game.decision:
            seat = game.decision.seat
            game.play(seats[seat].choose(game.view(seat)))
        assert game.over


def test_games_played_in_one_call_match_those_of_the_bots() -> None:
    for number, deck in enumerate(DECKS):
        names = ["random", "beginner", "casual", "casual"]
        game = Game.new(4, deck, seed=number)
        state = game.state
        seats = [bot(name, 100 + seat) for seat, name in enumerate(names)]
        while game.decision:
            seat = game.decision.seat
            game.play(seats[seat].choose(game.view(seat)))
        decisions = play_policies(state, [0, 1, 2, 2], [100, 101, 102, 103])
        assert decisions == len(game.moves)
        assert state.stock == game.state.stock
        assert state.discarded == game.state.discarded


def test_the_casual_policy_uses_only_what_its_seat_knows() -> None:
    """In playouts the compiled policy gets the whole state, but it must not use what its seat cannot know."""
    for (game, view), number in zip(positions(8), range(300), strict=False):
        assert view.seat is not None
        answers = []
        for state in (game.state, view.state, worlds.sample(view, random.Random(number)).state):
            dice = Dice()
            seed(dice, number)
            answers.append(casual_action(state, dice, 0))
        assert answers[0] == answers[1] == answers[2]


def share_of(hero: str, others: str, deals: int, deck: str = "base") -> float:
    won = 0.0
    for number in range(deals):
        for seat in range(4):
            game = Game.new(4, deck, seed=number)
            seats = [bot(hero if place == seat else others, number * 7 + place) for place in range(4)]
            while game.decision:
                game.play(seats[game.decision.seat].choose(game.view(game.decision.seat)))
            won += (seat in game.winners) / len(game.winners)
    return won / (deals * 4)


@pytest.mark.skipif(
    not COMPILED and not os.environ.get("CI"), reason="the rules are not compiled: it would take minutes"
)
def test_each_level_beats_the_level_below() -> None:
    assert share_of("beginner", "random", 40) > 0.35
    assert share_of("casual", "beginner", 40) > 0.35
    assert share_of("seasoned", "casual", 40) > 0.35
    assert share_of("club:100", "casual", 12) > 0.45


def test_the_club_bot_explains_its_choice() -> None:
    game = Play(4, "base", 6, 0, "revised", 1, 0.5).game(30)
    while game.decision and len(game.decision.actions) < 3:
        game.play(game.decision.actions[0])
    assert game.decision is not None
    view = game.view(game.decision.seat)
    explanation = ClubBot(3, 60).explain(view)
    assert explanation.action == ClubBot(3, 60).choose(view) == explanation.candidates[0].action
    assert {candidate.action for candidate in explanation.candidates} == set(view.decision.actions)  # type: ignore[union-attr]
    assert all(0 <= candidate.chance <= 1 and candidate.error >= 0 for candidate in explanation.candidates)
    assert sum(candidate.trials for candidate in explanation.candidates) >= 60 - len(explanation.candidates)
    hidden = sum(card.kind == 0 for pile in view.queue for card in pile)
    assert len(explanation.beliefs) == hidden > 0
    assert all(len(belief.kinds) <= 3 and belief.kinds[0][0] in NAMES for belief in explanation.beliefs)


def test_the_club_bot_thinks_for_a_given_time_and_can_be_stopped() -> None:
    game = Play(4, "base", 6, 0, "revised", 1, 0.5).game(20)
    assert game.decision is not None
    view = game.view(game.decision.seat)
    assert bot("club:0.05s", 1).choose(view) in game.decision.actions
    slow = ClubBot(1, seconds=10_000)
    answers = []
    thread = Thread(target=lambda: answers.append(slow.choose(view)), daemon=True)
    thread.start()
    end = time.monotonic() + 60
    while thread.is_alive() and time.monotonic() < end:
        slow.stop()  # it may not have started to think
        thread.join(0.05)
    assert answers
    assert answers[0] in game.decision.actions


@pytest.mark.parametrize(
    "name",
    [
        "",
        "clubs",
        "club:x",
        "club:-5",
        "club:0",
        "club:99999999",
        "club:000000001999",
        "club:99999s",
        "club:s",
        "club:0s",
        "expert:0.000s",
        "expert:0",
        "master:many",
        "casual:3",
        "Club",
    ],
)
def test_an_unknown_bot_or_option_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(OriflammeError, match=r"\w") as refused:
        bot(name)
    assert refused.value.code == ("wrong" if name.partition(":")[0] in BOTS else "unknown_bot")


@pytest.mark.parametrize("level", [ClubBot, StrongBot, ExpertBot, MasterBot])
def test_a_budget_of_no_time_is_refused_with_a_sentence(level: type[SearchBot]) -> None:
    for seconds in (0, -1, float("nan")):
        with pytest.raises(OriflammeError, match="a bot needs more than 0 seconds to think"):
            level(seconds=seconds)
    for simulations in (0, -5):
        with pytest.raises(OriflammeError, match="a bot needs at least 1 simulation to think"):
            level(simulations=simulations)


def test_an_empty_option_is_ignored() -> None:
    assert isinstance(bot("club:"), ClubBot)


def test_other_packages_can_register_bots_with_an_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "guest_bots.py").write_text(
        "class Waiter:\n"
        "    def __init__(self, seed, option):\n"
        "        self.option = option\n"
        "    def choose(self, view):\n"
        "        return view.decision.actions[0]\n"
    )
    dist = tmp_path / "guest_bots-1.0.dist-info"
    dist.mkdir()
    (dist / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n")
    (dist / "entry_points.txt").write_text("[oriflamme.bots]\nwaiter = guest_bots:Waiter\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    guest = bot("waiter:slow", 1)
    assert guest.option == "slow"  # type: ignore[attr-defined]
    game = Game.new(3)
    assert guest.choose(game.view(0)) == game.decision.actions[0]  # type: ignore[union-attr]


def test_a_class_is_imported_only_for_the_person_at_this_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_bots.py").write_text(
        "class First:\n"
        "    def choose(self, view):\n"
        "        return view.decision.actions[0]\n"
        "class Seeded(First):\n"
        "    def __init__(self, seed, option=''):\n"
        "        self.made = (seed, option)\n"
        "ready = First()\n"
        "nothing = 5\n"
        "class Mute: pass\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    game = Game.new(3)
    for name in ("my_bots.First", "my_bots.ready", "my_bots.Seeded"):
        assert local_bot(name, 4).choose(game.view(0)) == game.decision.actions[0]  # type: ignore[union-attr]
    assert local_bot("my_bots.Seeded:deep", 4).made == (4, "deep")  # type: ignore[attr-defined]
    assert isinstance(local_bot("casual"), CasualBot)
    for name in ("my_bots.Mute", "my_bots.Missing", "no_such_module.Bot"):
        with pytest.raises(UnknownBot):
            local_bot(name)
    for name in ("my_bots.First", "os.system"):  # names that a client or a file may send
        with pytest.raises(UnknownBot):
            bot(name)
        with pytest.raises(UnknownBot):
            check_bot(name)


def test_a_bot_answers_only_for_its_own_seat() -> None:
    game = Game.new(3)
    for name in BOTS:
        with pytest.raises(OriflammeError, match="own seat"):
            bot(name).choose(game.view(1))
        with pytest.raises(OriflammeError, match="own seat"):
            bot(name).choose(game.view(None))


def test_every_kind_has_a_value() -> None:
    for habits in (CASUAL_HABITS, SEASONED_HABITS):
        for kind in range(1, 31):
            if kinds.CHARACTERS >> kind & 1:
                assert of_kind(habits, kind, INCOME) > 0
            elif NAMES[kind] != "royal_decree":
                assert of_kind(habits, kind, PROMISE) > 0


def test_casual_games_in_one_call_match_games_played_one_by_one() -> None:
    one, other = Game.new(4, "base", 0).state, Game.new(4, "base", 0).state
    dice, same = Dice(), Dice()
    decisions = play_casual_games(one, dice, 3)
    for _ in range(3):
        set_table(other, 4, other.first, False, 1, 1)  # the first player's token moves on from game to game
        deal(other, same)
        advance(other)
        decisions -= casual_playout(other, same, 0)
    assert decisions == 0
    assert one.stock == other.stock


def test_a_state_can_become_a_copy_of_another() -> None:
    state = Play(4, "any", 2, 0, "revised", 1, 0.5).game(40).state
    other = State()
    become(other, state)
    assert other == state
    hide(other, 0)
    assert other != state
