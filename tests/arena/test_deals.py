"""A deal is played once in each seat and counted correctly."""

import random
from collections import Counter

import pytest
from hypothesis import given

from oriflamme.arena import deals
from oriflamme.arena.deals import Seating, by_policies, by_views, ended_of, no_beat, play_job
from oriflamme.arena.entrants import make, policy_of
from oriflamme.arena.job import Cell, Job, bot_seed, cut, deal_seed, table_of
from oriflamme.arena.tally import WHOLE, Tally, share, shares
from oriflamme.bots import BOTS
from tests.arena.runs import cell
from tests.games import Play, plays

COMPILED = ("random", "beginner", "casual", "seasoned")


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_hero_sits_once_in_each_seat_and_the_opponents_in_the_others(players: int) -> None:
    names = ("a", "b", "c", "d")[: players - 1]
    neighbours: Counter[str] = Counter()
    for deal in range(players - 1):
        seatings = [Seating(Cell("hero", names, players=players), deal, seat) for seat in range(players)]
        assert [seating.names.index("hero") for seating in seatings] == list(range(players))
        for seating in seatings:
            assert sorted(seating.names) == sorted((*names, "hero"))
            assert tuple(seating.names[seat] for seat in seating.table) == names
            neighbours[seating.names[(seating.hero_seat + 1) % players]] += 1
    assert set(neighbours.values()) == {players}  # everyone sits next to the hero equally often


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bot_against_itself_wins_exactly_par(players: int) -> None:
    tally = play_job(Job(cell("random", "random", players), 1, 0, 12))
    for words in tally.deals.values():
        assert sum(part or 0 for part in shares(words)) == WHOLE


def test_the_games_of_a_deal_differ_by_seat() -> None:
    tally = play_job(Job(cell("style:revealer", "style:waiter"), 1, 0, 10))
    assert tally.games == 40
    assert any(len(set(words.split())) > 1 for words in tally.deals.values())


@given(plays())
def test_ranks_match_the_game(play: Play) -> None:
    game = play.game(10_000)
    ended = ended_of(game.state, 0)
    assert dict(enumerate(ended.ranks)) == {s.seat: s.rank for s in game.standings}
    assert tuple(seat for seat, rank in enumerate(ended.ranks) if rank == 1) == game.winners
    assert tuple(ended.stocks) == game.view(None).stocks


def test_winners_share_a_win() -> None:
    words = {"1234": 60, "2134": 0, "1123": 30, "11123": 20, "1111": 15, "11111": 12, "x": 0}
    assert {word: share(word) for word in words} == words
    assert shares("1234 - x 1123") == (60, None, 0, 30)


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "any"])
def test_the_points_by_kind_add_up_to_the_final_stocks(deck: str) -> None:
    job = Job(cell("style:revealer", "random", deck=deck), 3, 0, 10, points=True)
    tally = play_job(job)
    games = tally.games
    for counts, side, players in ((tally.stocks, 0, 1), (tally.others, 1, 3)):
        stocks = sum(stock * times for stock, times in counts.items())
        assert stocks == games * players + sum(amounts[side] for amounts in tally.points.values())
    assert tally.pointed == games == sum(tally.lengths.values())


@pytest.mark.parametrize("size", [1, 2, 3, 7])
def test_tallies_add_up_in_any_order_and_in_parts_of_any_size(size: int) -> None:
    whole = play_job(Job(cell(), 2, 0, 7, points=True))
    parts = [play_job(job) for job in cut(cell(), 2, range(7), size, points=True)]
    random.Random(size).shuffle(parts)
    total = Tally()
    for part in parts:
        total += part
    assert total.in_order() == whole.in_order()
    with pytest.raises(ValueError, match="twice"):
        total.add(parts[0])


def test_seeds_differ_by_run_deal_and_seat() -> None:
    deals = {deal_seed(run, number) for run in range(20) for number in range(50)}
    bots = {bot_seed(run, number, seat) for run in range(20) for number in range(50) for seat in range(5)}
    assert len(deals) == 1000
    assert len(bots) == 5000
    assert not deals & bots


def test_a_short_table_is_filled_by_repeating_it() -> None:
    assert table_of(["a", "b"], 5) == ("a", "b", "a", "b")
    assert table_of(["a", "b", "c"], 3) == ("a", "b")
    assert cell("x", "a").opponents == "three a"


def test_every_bot_that_does_not_search_has_a_compiled_policy() -> None:
    assert {name for name in BOTS if policy_of(make(name, 0)) is not None} == set(COMPILED)


@pytest.mark.parametrize("name", COMPILED)
def test_compiled_policies_play_the_same_games_as_their_bots(name: str) -> None:
    policy = policy_of(make(name, 0))
    assert policy is not None
    for number in range(6):
        start = deals.deal_of(cell(name, name, deck="any"), deal_seed(1, number))
        seeds = [bot_seed(1, number, seat) for seat in range(4)]
        seating = Seating(cell(name, name), number, 0)
        slow = by_views(start.copy(), seating, seeds, number, no_beat, False)
        assert by_policies(start.state, [policy] * 4, seeds) == slow
