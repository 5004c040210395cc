"""The lab gives the same figures however it is run, they add up, and its page fetches nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from oriflamme import OriflammeError
from oriflamme.arena import statistics
from oriflamme.arena.deals import deal_of
from oriflamme.arena.job import Cell, Job, bot_seed, cut, deal_seed, table_of
from oriflamme.arena.lab import CHUNK, DeckFindings, Experiment, deals_of, findings, ratio, run
from oriflamme.arena.lab_command import lab
from oriflamme.arena.lab_games import Facts, Story, by_policy, by_view, note, play_facts, watch
from oriflamme.arena.lab_page import lab_page
from oriflamme.arena.lab_sentences import headline, stands
from oriflamme.arena.run import MAX_DEALS
from oriflamme.arena.statistics import percent
from oriflamme.arena.tally import WHOLE, Ended
from oriflamme.bots import CasualBot
from oriflamme.command_group import Command
from oriflamme.rules.decks import DECKS, NUMBERS
from oriflamme.rules.kinds import HAND, NAMES, ROUNDS, TWIN
from oriflamme.texts.cards import kind_name
from tests.arena.runs import BAD
from tests.arena.test_report import read

TEN = "queen,prince,spy,heir,lord,informant,plot,trap,treaty,bribery"
GAMES = CHUNK + 50  # two jobs a cell


def cell(deck: str = "base", players: int = 4, bot: str = "casual") -> Cell:
    return Cell(bot, table_of([bot], players), deck, players)


def stories(of: Cell, games: int) -> list[Story]:
    """Return the games of the lab, one by one."""
    found = []
    for number in deals_of(of, games):
        seeds = [bot_seed(0, number, seat) for seat in range(of.players)]
        found.append(watch(deal_of(of, deal_seed(0, number)).state, by_policy(CasualBot.policy, seeds)))
    return found


@pytest.fixture(scope="module", autouse=True)
def few_resamples() -> Iterator[None]:
    """Use fewer resamples for the intervals, which take most of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(statistics, "RESAMPLES", 300)
        yield


@pytest.fixture(scope="module")
def totals() -> dict[Cell, Facts]:
    return run(Experiment(("base", TEN), (3, 5), games=GAMES), processes=1)


@pytest.fixture(scope="module")
def found(totals: dict[Cell, Facts]) -> tuple[DeckFindings, ...]:
    return findings(totals)


def test_the_count_of_processes_changes_nothing(totals: dict[Cell, Facts], found: tuple[DeckFindings, ...]) -> None:
    reported: list[int] = []
    again = run(Experiment((TEN, "base"), (5, 3), games=GAMES), processes=2, hear=reported.append)
    assert again == totals
    assert sum(reported) == 4 * GAMES
    assert sorted(findings(again), key=lambda deck: deck.deck) == sorted(found, key=lambda deck: deck.deck)


def test_facts_add_up_in_any_order_and_in_parts_of_any_size() -> None:
    of = cell("any", 3)
    whole = play_facts(Job(of, 2, 0, 40))
    for size in (1, 7, 39):
        parts = [play_facts(job) for job in cut(of, 2, range(40), size)]
        random.Random(size).shuffle(parts)
        total = Facts.none(3)
        for part in parts:
            total.add(part)
        assert total == whole
    assert play_facts(Job(of, 3, 0, 40)) != whole


def test_a_longer_run_begins_with_the_same_games_and_each_table_size_has_its_own_deals() -> None:
    short, long = Experiment(("base",), games=5).jobs(5), Experiment(("base",), games=10).jobs(5)
    assert short == long[:3]
    for players in (3, 4):
        assert deals_of(cell(players=players), MAX_DEALS).stop <= deals_of(cell(players=players + 1), 1).start


@pytest.mark.parametrize("deck", ["base", "any"])
def test_a_compiled_policy_plays_the_same_games_as_its_bots(deck: str) -> None:
    of = cell(deck)
    for number, quick in zip(deals_of(of, 5), stories(of, 5), strict=True):
        start = deal_of(of, deal_seed(0, number))
        seeds = [bot_seed(0, number, seat) for seat in range(4)]
        parallel = start.copy()
        assert watch(start.state, by_view(parallel, "casual", seeds)) == quick
        assert parallel.over
        assert tuple(seat for seat, rank in enumerate(quick.ended.ranks) if rank == 1) == parallel.winners
        assert [standing.stock for standing in sorted(parallel.standings, key=lambda s: s.seat)] == quick.ended.stocks


@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance", "any"])
def test_every_final_influence_was_earned_by_a_kind_or_there_at_the_start(deck: str) -> None:
    """The final stock of a seat is 1, plus what each kind earned (pots too), minus what was lost or paid."""
    of = cell(deck)
    facts = Facts.none(4)
    lost = 0
    for story in stories(of, 60):
        note(facts, story)
        for seat, earned in enumerate(story.ended.earned):
            assert story.ended.stocks[seat] == 1 + sum(earned.values())
            lost -= earned.get("(lost)", 0)
    earned_by_kinds = sum(amount * deals for kind in facts.kinds.values() for (amount, _), deals in kind.earned.items())
    assert sum(total * deals for (total, _), deals in facts.spread.items()) == 60 * 4 + earned_by_kinds - lost
    assert (lost > 0) == (deck != "alliance")  # no kind of the Alliance box takes from a stock


def test_placed_cards_were_in_hand_and_revealed_cards_were_placed() -> None:
    for story in stories(cell("base", 5), 30):
        for hand, placed, revealed in zip(story.hand, story.placed, story.revealed, strict=True):
            assert hand.bit_count() == HAND
            assert placed.bit_count() == ROUNDS
            assert placed & ~hand == 0
            assert revealed & ~placed == 0
    for story in stories(cell("alliance", 5), 30):  # an Informant brings more cards
        assert all(placed & ~hand == 0 for hand, placed in zip(story.hand, story.placed, strict=True))
        assert all(revealed & ~placed == 0 for placed, revealed in zip(story.placed, story.revealed, strict=True))


def test_a_twin_is_placed_and_revealed_but_never_in_a_hand() -> None:
    games = stories(cell("ablaze"), 40)
    assert any(placed >> TWIN & 1 for story in games for placed in story.placed)
    facts = Facts.none(4)
    for story in games:
        note(facts, story)
    twin = facts.kinds["twin"]
    assert not twin.hand
    assert not twin.aside
    assert twin.placed == twin.revealed
    assert sum(amount * deals for (amount, _), deals in twin.earned.items()) > 0


def test_win_shares_add_up_and_every_kind_is_included(found: tuple[DeckFindings, ...]) -> None:
    assert [deck.deck for deck in found] == ["base", TEN]
    for deck, kinds in zip(found, ({NAMES[kind] for kind in DECKS["base"]}, {*TEN.split(","), "twin"}), strict=True):
        assert {strength.kind for strength in deck.strengths} == kinds
        assert [table.players for table in deck.tables] == [3, 5]
        assert deck.games == 2 * GAMES
        for table in deck.tables:
            assert table.games == GAMES == table.facts.margins.total() == table.shared.games
            assert sum(share.value for share in table.seats) == pytest.approx(1)
            assert set(table.kinds) == kinds
            assert table.shared.value <= table.level.value
            assert table.facts.winners.total() + table.facts.others.total() == GAMES * table.players
            assert table.level.value == pytest.approx(table.facts.margins[0] / GAMES)


def test_the_win_shares_by_dealt_kind_average_to_par(totals: dict[Cell, Facts]) -> None:
    """Everyone is dealt seven of ten kinds, so over all kinds each win counts seven times."""
    for facts in totals.values():
        hand, aside = (
            [
                sum(pair[index] * deals for kind in facts.kinds.values() for pair, deals in getattr(kind, name).items())
                for index in (0, 1)
            ]
            for name in ("hand", "aside")
        )
        assert hand == [HAND * facts.games * WHOLE, HAND * facts.games * facts.players]
        assert aside == [3 * facts.games * WHOLE, 3 * facts.games * facts.players]


def test_scores_cover_all_players(found: tuple[DeckFindings, ...]) -> None:
    for deck in found:
        for table in deck.tables:
            stocks = table.facts.winners + table.facts.others
            mean = sum(stock * times for stock, times in stocks.items()) / stocks.total()
            square = sum((stock - mean) ** 2 * times for stock, times in stocks.items()) / stocks.total()
            assert table.score.value == pytest.approx(mean)
            assert table.deviation.value == pytest.approx(square**0.5)
            for figure in (table.score, table.deviation, table.margin, table.length):
                assert figure.low < figure.value < figure.high


def test_a_ratio_has_an_interval_unless_all_deals_are_alike() -> None:
    assert ratio(Counter(), 1) is None
    alike = ratio(Counter({(4, 2): 10, (2, 1): 5}), 1)
    assert alike is not None
    assert (alike.low, alike.value, alike.high) == (2, 2, 2)
    mixed = ratio(Counter({(4, 1): 100, (0, 1): 100}), 1)
    assert mixed is not None
    assert mixed.value == 2
    assert 1.6 < mixed.low < 1.8 < 2.2 < mixed.high < 2.4
    assert (stands(mixed, 1), stands(mixed, 2), stands(mixed, 3)) == ("above", "about", "below")


def test_the_page_has_the_figures_and_fetches_nothing(found: tuple[DeckFindings, ...]) -> None:
    experiment = Experiment(("base", TEN), (3, 5), games=GAMES)
    text = read(lab_page(experiment, found, "oriflamme lab <base>"))
    for words in ("Balance of base and", "Side by side", "By seat", "In hand, placed, revealed", "Scores and ties"):
        assert words in text
    assert "oriflamme lab <base>" in text
    for deck in found:
        assert headline(deck) in text
        for strength in deck.strengths:
            assert kind_name(strength.kind) in text
        for table in deck.tables:
            for share in (*table.seats, table.shared, table.kinds["lord"].aside):
                assert percent(share.value) in text
                assert share.interval in text
            assert f"{table.deviation.value:.2f}" in text


def rigged(*ranks: tuple[int, ...], lucky: str = "") -> DeckFindings:
    """Return the findings of fifty games with each of these results. The winners were dealt the lucky kind."""
    facts = Facts.none(3)
    for places in ranks * 50:
        hand = [NUMBERS[lucky] if lucky and rank == 1 else 0 for rank in places]
        stocks = [10 - 2 * rank for rank in places]
        held = [1 << kind if kind else 0 for kind in hand]
        note(facts, Story(DECKS["base"], held, [0] * 3, [0] * 3, Ended(stocks, places, 50, [{}] * 3)))
    return findings({cell(players=3): facts})[0]


def test_a_headline_claims_only_what_the_intervals_show() -> None:
    even = rigged((1, 2, 3), (2, 3, 1), (3, 1, 2))
    assert headline(even) == (
        "No seat is clearly better or worse than another. No kind is clearly better to be dealt than another. "
        "0.0 % of the games have several winners; the best is ahead by 2.0 on average."
    )
    unfair = headline(rigged((1, 2, 3), (1, 3, 2), (2, 1, 3), lucky="lord"))
    assert "seat 0 of 3 wins most, 66.7 % where par is 33.3 %, and seat 2 of 3 wins least, 0.0 %" in unfair
    assert "the best to be dealt is Lord, with 200 % more wins than par" in unfair
    shared = headline(rigged((1, 1, 3), (1, 2, 3), (2, 1, 3), (2, 2, 1), (3, 2, 1)))
    assert "20.0 % of the games have several winners; the best is ahead by 1.6 on average." in shared


def oriflamme(*words: str, code: int = 0) -> str:
    """Run the command as a shell would."""
    group = Command("oriflamme")
    group.add_command(lab)
    result = CliRunner().invoke(group, words)
    assert result.exit_code == code, result.output
    return result.output


def test_the_command_prints_a_table_and_writes_the_page(tmp_path: Path) -> None:
    report = tmp_path / "lab.html"
    words = ["--games", "30", "--players", "4", "--processes", "1", "--report", str(report)]
    printed = oriflamme("lab", "random", *words)
    for expected in ("wins by seat", "in hand, × par", "95 % interval", " more", "report:"):
        assert expected in printed
    text = read(report.read_text())
    assert "Balance of random" in text
    assert "Side by side" not in text
    assert printed != oriflamme("lab", "random", *words, "--seed", "1")
    assert read(report.read_text()) != text


def test_other_bots_and_options_can_be_chosen(tmp_path: Path) -> None:
    words = ["--games", "6", "--players", "3", "--processes", "1", "--report", str(tmp_path / "lab.html")]
    oriflamme("lab", "base", *words, "--bot", "style:revealer", "--option", "edition=first")
    page = read((tmp_path / "lab.html").read_text())
    assert "6 games of style:revealer" in page
    assert "first edition" in page


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["lab", "nonsense"], "unknown deck 'nonsense'"),
        (["lab", "base", "spy,lord"], "ten different kinds"),
        (["lab", "spy,lord,dragon"], "unknown kind 'dragon'"),
        (["lab", "base", "--bot", "nobody"], "unknown bot 'nobody'"),
        (["lab", "base", "--bot", "no.such.Bot"], "cannot be imported"),
        (["lab", "base", "--option", "edition=third"], "edition=first"),
        (["lab", "base", "--players", "6"], "--players"),
        (["lab"], "DECK"),
        (["lab", "base", "--report", "/no/such/folder/lab.html"], "No such file"),
    ],
)
def test_an_impossible_experiment_is_refused_in_one_sentence(words: list[str], expected: str, tmp_path: Path) -> None:
    page = tmp_path / "lab.html"
    report = [] if "--report" in words else ["--report", str(page)]
    printed = oriflamme(*words, *report, code=2)
    assert expected in printed
    assert len(printed.splitlines()) == 1
    assert not page.exists()


@pytest.mark.parametrize(
    ("name", "processes", "what"),
    [
        ("Raising", 1, "raised KeyError: 'round 4'"),
        ("Raising", 2, "raised KeyError: 'round 4'"),
        ("Talking", 1, "answered str"),
        ("Fickle", 1, "could not be created: ValueError: not today"),
    ],
)
def test_a_failing_bot_ends_the_run_with_a_sentence(name: str, processes: int, what: str) -> None:
    sentence = rf"in seat \d of deal \d+, decision \d+ {what}.*: the lab needs a bot that plays on"
    with pytest.raises(OriflammeError, match=sentence):
        run(Experiment(("base",), (3,), f"{BAD}{name}", games=12), processes)


def test_a_bot_that_ends_its_process_ends_the_run_with_a_sentence() -> None:
    with pytest.raises(OriflammeError, match="the bot may have ended it"):
        run(Experiment(("base",), (3,), f"{BAD}Dying", games=30), 2)
