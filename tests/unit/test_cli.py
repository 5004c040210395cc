"""The command line: what it prints, what it refuses, and how it ends."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from oriflamme import Game
from oriflamme.bots import BOTS, RandomBot, bot
from oriflamme.cli import main
from oriflamme.errors import OriflammeError
from oriflamme.rules.decks import BOXES, NUMBERS, line_of
from oriflamme.texts import languages, texts_in
from oriflamme.texts.cards import card_texts, find_kind, kinds_of_box, type_of

SCENARIOS = Path(__file__).parents[1] / "rules" / "scenarios"


def run(*arguments: str, stdin: str | bytes = "") -> Result:
    return CliRunner().invoke(main, arguments, input=stdin)


def records(result: Result) -> list[dict[str, object]]:
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


def assert_refused_in_one_line(result: Result) -> None:
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("oriflamme: ")
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")


def test_help_shows_examples() -> None:
    for arguments in ((), ("--help",)):
        shown = run(*arguments)
        assert shown.exit_code == 0
        assert "  oriflamme replay games.jsonl --positions\n" in shown.stdout
    for command in ("simulate", "replay", "verify", "cards", "play"):
        shown = run(command, "--help")
        assert shown.exit_code == 0
        assert f"\n  oriflamme {command}" in shown.stdout


def test_the_version_is_printed() -> None:
    assert run("--version").stdout.strip() == "oriflamme, version 0.1.0"


def test_the_seed_decides_the_simulated_games() -> None:
    first = run("simulate", "--games", "5", "--deck", "any", "--seed", "3")
    assert first.stdout == run("simulate", "--games", "5", "--deck", "any", "--seed", "3").stdout
    assert first.stdout != run("simulate", "--games", "5", "--deck", "any", "--seed", "4").stdout
    more = run("simulate", "--games", "8", "--deck", "any", "--seed", "3").stdout
    assert more.startswith(first.stdout)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_simulated_records_replay_to_their_end(players: int) -> None:
    for record in records(run("simulate", "--games", "4", "--players", str(players), "--deck", "random")):
        assert len(record["players"]) == players  # type: ignore[arg-type]
        assert Game.from_record(record).over


def test_simulate_draws_a_new_deck_and_first_player_for_each_game() -> None:
    by_lines = records(run("simulate", "--games", "20", "--deck", "random"))
    assert len({str(record["deck"]) for record in by_lines}) > 15
    for record in by_lines:
        deck = record["deck"]
        assert isinstance(deck, list)
        assert [line_of(NUMBERS[kind]) for kind in deck] == list(range(10))
    assert len({record["first"] for record in by_lines}) == 4
    freely = records(run("simulate", "--games", "20", "--deck", "any"))
    assert any(len({line_of(NUMBERS[kind]) for kind in record["deck"]}) < 10 for record in freely)  # type: ignore[attr-defined]


def test_simulate_takes_ten_kinds_and_options() -> None:
    deck = "spy,heir,lord,archer,soldier,ambush,trap,plot,queen,schemer"
    (record,) = records(run("simulate", "--deck", deck, "--option", "edition=first", "--option", "schemer_gain=2"))
    assert record["deck"] == deck.split(",")
    assert record["options"] == {"edition": "first", "schemer_gain": 2}


def test_simulate_writes_to_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    result = run("simulate", "--games", "3", "--records", str(path))
    assert (result.exit_code, result.output) == (0, "")
    assert path.read_text() == run("simulate", "--games", "3").stdout


def test_replay_prints_positions_and_actions(tmp_path: Path) -> None:
    game = Game.new(3, "base", 5)
    for _ in range(9):
        assert game.decision
        game.play(game.decision.actions[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record(), indent=2))
    lines = run("replay", str(path), "--positions").stdout.splitlines()
    expected = []
    for count, action in enumerate(game.record()["actions"]):
        expected += [str(game.at(count).position()), f"> {action}"]
    assert lines == [*expected, str(game.position())]
    assert run("replay", str(path)).stdout == f"{game.position()}\n"


def test_replay_takes_many_records_and_standard_input() -> None:
    written = run("simulate", "--games", "4", "--deck", "alliance").stdout
    result = run("replay", "-", stdin=written)
    assert result.exit_code == 0
    assert [line.split(" | ")[0] for line in result.stdout.splitlines()] == ["over - -"] * 4


def test_replay_stops_at_a_broken_record(tmp_path: Path) -> None:
    good, bad = (json.loads(line) for line in run("simulate", "--games", "2").stdout.splitlines())
    bad["actions"][7] = "R take"
    path = tmp_path / "games.jsonl"
    path.write_text(f"{json.dumps(good)}\n{json.dumps(bad)}\n")
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert len(result.stdout.splitlines()) == 1
    assert result.stderr.startswith(f"oriflamme: {path}, record 2: action 8, R take: ")
    assert result.stderr.count("\n") == 1


def test_verify_prints_nothing_if_everything_is_right(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("simulate", "--games", "3", "--deck", "any", "--records", str(path))
    result = run("verify", str(path), *map(str, sorted(SCENARIOS.glob("*.toml"))))
    assert (result.exit_code, result.output) == (0, "")


def test_verify_prints_every_failure(tmp_path: Path) -> None:
    wrong = json.loads(run("simulate").stdout)
    wrong["result"]["stocks"][0] += 1
    record = tmp_path / "wrong.json"
    record.write_text(json.dumps(wrong))
    scenario = tmp_path / "wrong.toml"
    scenario.write_text('[[scenario]]\nname = "no such thing"\nqueue = "R:spy"\nexpect = { stocks = [7, 7, 7] }\n')
    result = run("verify", str(record), str(scenario))
    assert result.exit_code == 1
    lines = result.stdout.splitlines()
    assert len(lines) == 2
    assert f"{record}: record 1: " in lines[0]
    assert f"{scenario}: no such thing: " in lines[1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("simulate", "--nonsense"),
        ("simulate", "--deck", "nonsense"),
        ("simulate", "--deck", "spy,heir"),
        ("simulate", "--players", "6"),
        ("simulate", "--games", "0"),
        ("simulate", "--option", "edition=third"),
        ("simulate", "--option", "nonsense"),
        ("simulate", "--records", "/no/such/place"),
        ("replay",),
        ("replay", "/no/such/file"),
        ("replay", sys.executable),
        ("verify",),
        ("verify", "/no/such/file"),
        ("cards", "nonsense"),
        ("cards", "spy", "--box", "ablaze"),
        ("cards", "--box", "nonsense"),
        ("play", "--deck", "nonsense"),
        ("play", "--deck", "base", "--seats", "human,nobody,random"),
        ("play", "--deck", "base", "--seats", "human,casual:3,random"),
        ("play", "--deck", "base", "--seats", "human,club:x,random"),
        ("play", "--deck", "base", "--seats", "human,club:0,random"),
        ("play", "--deck", "base", "--seats", "human,human:2,random"),
        ("play", "--deck", "base", "--seats", "human,random,random", "--players", "4"),
        ("play", "--deck", "base", "--seats", "human,random"),
        ("play", "--deck", "base", "--seats", "human,random,random", "--name", " "),
        ("play", "--load", __file__),
        ("play", "--load", __file__, "--deck", "base"),
    ],
)
def test_misuse_prints_one_line_and_exits_with_2(arguments: tuple[str, ...]) -> None:
    assert_refused_in_one_line(run(*arguments))


def test_cards_explains_every_kind_by_box() -> None:
    shown = run("cards").stdout
    for box in BOXES:
        assert f"\n{texts_in('en').say(f'box-{box}').upper()}\n" in f"\n{shown}"
    for kind, text in card_texts().items():
        assert f"{text.name} ({kind}, {type_of(kind)}, " in shown
        assert all(ruling in shown for ruling in text.rulings)
    assert "\x1b" not in shown


def test_cards_can_be_limited_to_a_box_or_to_single_cards() -> None:
    ablaze = run("cards", "--box", "ablaze").stdout
    assert ablaze.count("(R") > 10
    assert "Soldier (soldier" not in ablaze
    assert ablaze.index("Prince (prince") < ablaze.index("Twin (twin") < ablaze.index("Schemer (schemer")
    two = run("cards", "Royal-Decree", "assa").stdout
    assert two.count("Tip: ") == 2


@pytest.mark.parametrize("language", languages())
def test_cards_are_explained_in_every_language(language: str) -> None:
    shown = run("cards", "--language", language).stdout
    for kind, text in card_texts(language).items():
        assert f"{text.name} ({kind}, " in shown
        assert all(part in shown for part in (text.text, text.tip, *text.rulings))
    if language != "en":
        assert card_texts()["spy"].text not in shown


def test_cards_are_found_by_their_names_in_the_chosen_language() -> None:
    assert run("cards", "--language", "fr", "ESPION", "décret").stdout.count("Conseil\u00a0: ") == 2
    assert run("cards", "--language", "fr", "spy").stdout.startswith("ORIFLAMME\nEspion (spy, personnage, Oriflamme)\n")
    assert_refused_in_one_line(run("cards", "--language", "fr", "espon"))
    assert "noms proches : Espion" in run("cards", "--language", "fr", "espon").stderr
    assert_refused_in_one_line(run("cards", "--language", "xx"))


def test_every_kind_has_a_text_and_can_be_found() -> None:
    assert set(card_texts()) == set(NUMBERS)
    assert [len(kinds_of_box(box)) for box in BOXES] == [10, 11, 10]
    assert find_kind("ROYAL decree") == find_kind("roy") == "royal_decree"
    with pytest.raises(OriflammeError, match="Spy"):
        find_kind("spi")


def test_a_bot_sees_only_its_view_and_its_seed_decides() -> None:
    game = Game.new(3, "ablaze", 1)
    assert game.decision
    view = game.view(game.decision.seat)
    assert RandomBot(4).choose(view) == RandomBot(4).choose(view)
    assert len({RandomBot(seed).choose(view) for seed in range(30)}) > 5
    with pytest.raises(OriflammeError):
        RandomBot().choose(game.view(None))
    with pytest.raises(OriflammeError, match=", ".join(BOTS)):
        bot("nobody")


def process(*arguments: str, **options: object) -> "subprocess.Popen[bytes]":
    source = str(Path(__file__).parents[2] / "src")
    environment = {**os.environ, "PYTHONPATH": source}
    command = [sys.executable, "-m", "oriflamme", *arguments]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options)  # type: ignore[call-overload, no-any-return]


def test_a_broken_pipe_ends_quietly() -> None:
    with process("simulate", "--games", "100000") as running:
        assert running.stdout
        assert running.stderr
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(60) == 1  # like other commands


def test_an_interrupt_ends_quietly() -> None:
    with process("simulate", "--games", "100000", preexec_fn=restore_interrupts) as running:
        assert running.stdout
        assert running.stdout.readline().startswith(b"{")
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=60)
        assert errors.strip() == b""
        assert running.returncode == 130


def restore_interrupts() -> None:
    """Make interrupts work again: a shell lets its background jobs, and the processes they start, ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
