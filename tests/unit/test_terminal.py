"""The game in the terminal: full games, texts, undo and saving, without a leak of anything hidden."""

import json
import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from oriflamme import Game
from oriflamme.bots import Bot, bot
from oriflamme.cli import main
from oriflamme.errors import OriflammeError
from oriflamme.events import Event, Placed, Waited
from oriflamme.puzzles import collection
from oriflamme.rules import COMPILED
from oriflamme.rules.kinds import NAMES
from oriflamme.terminal import session as sessions
from oriflamme.terminal.choices import menu, single
from oriflamme.terminal.commands import COMMANDS, names, typed
from oriflamme.terminal.final_standings import earned
from oriflamme.terminal.hint import hint
from oriflamme.terminal.players import People
from oriflamme.terminal.queue_tracker import Tracker
from oriflamme.terminal.save_file import load, save
from oriflamme.terminal.screen import Ended, Screen
from oriflamme.terminal.session import Session
from oriflamme.terminal.setup import read_others, read_seat, read_seats
from oriflamme.terminal.story import story
from oriflamme.terminal.undo import taken_back
from oriflamme.texts import languages, texts_in
from oriflamme.texts.cards import kind_name
from oriflamme.view import View
from oriflamme.worlds import sample

BASE = "soldier archer spy heir lord shapeshifter assassination ambush royal_decree conspiracy".split()
DECKS = ("base", "ablaze", "alliance", "random", "any")
ENGLISH = texts_in("en")
IS_LONG = bool(os.environ.get("ORIFLAMME_LONG"))  # in `make proof`


class Script(Screen):
    """A screen that records what it shows and gets its answers from a function."""

    def __init__(self, answer: Callable[[str], str]) -> None:
        super().__init__()
        self.answer = answer
        self.lines: list[str] = []
        self.pages: list[list[str]] = []

    def say(self, text: object = "") -> None:
        self.lines.append(str(text))

    def ask(self, prompt: str) -> str:
        answer = self.answer(prompt)
        self.lines.append(f"{prompt} {answer}")
        return answer

    def clear(self) -> None:
        self.pages.append(self.lines)
        self.lines = []

    @property
    def text(self) -> str:
        return "\n".join(line for page in (*self.pages, self.lines) for line in page)


def one_after_another(answers: Iterable[str]) -> Callable[[str], str]:
    remaining = iter(answers)

    def answer(_: str) -> str:
        try:
            return next(remaining)
        except StopIteration:
            raise Ended from None

    return answer


def show(game: Game, seats: Iterable[str], *answers: str, language: str = "en") -> Script:
    screen = Script(one_after_another(answers))
    Session(screen, game, tuple(seats), 1, language).run()
    return screen


def dealt(seed: int) -> Game:
    rng = random.Random(seed)
    return Game.new(rng.choice((3, 4, 5)), rng.choice(DECKS), seed, schemer_gain=rng.choice((1, 2)))


def positions(seed: int) -> Iterator[Game]:
    """Play a game at random, and yield it before each action."""
    rng = random.Random(seed)
    game = dealt(seed)
    while game.decision:
        yield game
        game.play(rng.choice(game.decision.actions))


def finished(seed: int) -> Game:
    *_, game = positions(seed)
    return game


def alone_at(seat: int, players: int, against: str = "random") -> list[str]:
    return ["human" if other == seat else against for other in range(players)]


def asked_view(game: Game) -> View:
    assert game.decision
    return game.view(game.decision.seat)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give hints enough time for all their games, even on a busy machine."""
    monkeypatch.setattr("oriflamme.terminal.hint.PATIENCE", 60.0)


# Whole games.


def play_by_text(game: Game, seats: Iterable[str], seed: int) -> tuple[Session, Script]:
    """Let every person answer at random, by the text of an action."""
    rng = random.Random(seed)

    def answer(prompt: str) -> str:
        decision = session.game.decision
        return str(rng.choice(decision.actions)) if prompt == ">" and decision else ""

    screen = Script(answer)
    session = Session(screen, game, tuple(seats), seed)
    session.run()
    return session, screen


@pytest.mark.parametrize("seed", range(12))
def test_a_person_can_play_against_bots_to_the_end(seed: int) -> None:
    game = dealt(seed)
    session, screen = play_by_text(game, alone_at(seed % game.players, game.players), seed)
    assert session.game.over
    assert "The game is over. " in screen.text
    assert "Standings" in screen.text
    assert screen.lines[-1] == "Goodbye."


@pytest.mark.parametrize("seed", range(12))
def test_a_person_reads_the_story_of_their_own_seat_only(seed: int) -> None:
    game = dealt(seed)
    seat = (seed + 1) % game.players
    session, screen = play_by_text(game, alone_at(seat, game.players), seed)
    lines = iter(screen.lines)
    assert all(sentence in lines for sentence in story(session.game.events(0, seat), People(game.names, seat)))
    for other in range(game.players):
        if other != seat:
            private = story(session.game.events(0, other), People(game.names, None))
            secret = {line for line in private if " the hidden " in line}
            assert secret
            assert not secret & set(screen.lines)


@pytest.mark.parametrize("seed", range(6))
def test_people_who_share_a_screen_never_see_another_hand(seed: int) -> None:
    game = dealt(seed)
    session, screen = play_by_text(game, ["human"] * game.players, seed)
    assert session.game.over
    for page in screen.pages:
        text = "\n".join(page)
        colours = [seat for seat in range(game.players) if f"{session.game.names[seat]} (you)" in text]
        assert len(colours) <= 1
    passes = [page for page in screen.pages if page and page[-1].startswith("Pass the keyboard to ")]
    assert len(passes) > 20
    for page in passes:
        assert not any("Your" in line or "you" in line for line in page)


def test_a_game_of_bots_can_be_watched() -> None:
    screen = show(Game.new(3, "ablaze", 2), ["random"] * 3)
    assert "The game is over." in screen.text
    assert "(you)" not in screen.text


def test_a_person_can_play_a_whole_game_by_following_the_hints() -> None:
    followed = 0

    def answer(prompt: str) -> str:
        nonlocal followed
        if prompt != ">":
            return ""
        advice = last_hint(screen.lines)
        if advice is None:
            return "hint"
        followed += 1
        return advice

    screen = Script(answer)
    session = Session(screen, Game.new(4, "alliance", 6), alone_at(2, 4, "club:40"), 6)
    session.run()
    assert session.game.over
    assert "Standings" in screen.text
    assert followed == sum(move.seat == 2 for move in session.game.moves) > 10
    assert "Sorry" not in screen.text
    assert "There is no choice" not in screen.text


def last_hint(lines: list[str]) -> str | None:
    """Return the action, as typed, that was recommended since the last question, if a hint was given."""
    if "> hint" not in lines:
        return None
    shown = lines[len(lines) - lines[::-1].index("> hint") :]
    if any(line.startswith("> ") for line in shown):
        return None
    if shown[0].endswith("There is nothing else to do."):
        return ""
    tried = (re.fullmatch(r" +\d+% ± +\d+% in \d+ games? +([^:]+)(: .*)?", line) for line in shown)
    best = next((found for found in tried if found), None)
    assert best, shown
    return best[1]


@pytest.mark.parametrize("against", ["beginner", "casual", "club:20", "club:0.001s"])
def test_every_bot_plays_to_the_end(against: str) -> None:
    session, screen = play_by_text(Game.new(3, "random", 4), alone_at(1, 3, against), 4)
    assert session.game.over
    assert screen.lines[-1] == "Goodbye."


def test_each_bot_is_seeded_with_the_seed_of_the_game_and_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    created = []

    def recorded(name: str, seed: int | str = 0) -> Bot:
        created.append((name, seed))
        return bot(name, seed)

    monkeypatch.setattr(sessions, "local_bot", recorded)
    CliRunner().invoke(main, ["play", "--deck", "base", "--seed", "77", "--seats", "club:20,human,casual"], input="")
    assert created == [("club:20", "77/0"), ("casual", "77/2")]


# Setting up a game.


def set_up_with(tmp_path: Path, *answers: str) -> tuple[Game, tuple[str, ...] | None]:
    """Answer the questions of the setup, save, and return the saved game and seats."""
    path = tmp_path / "setup.json"
    lines = "\n".join([*answers, f"save {path}", "quit", ""])
    result = CliRunner().invoke(main, ["play", "--seed", "1"], input=lines)
    assert result.exit_code == 0
    assert "Sorry" not in result.output
    return load(path, ENGLISH)


def test_three_times_enter_means_the_base_deck_and_three_casual_bots(tmp_path: Path) -> None:
    game, seats = set_up_with(tmp_path, "", "", "")
    assert game.record()["deck"] == "base"
    assert seats == ("human", "casual", "casual", "casual")


@pytest.mark.parametrize(
    ("answer", "others"),
    [
        ("1", "random"),
        ("2", "beginner"),
        ("3", "casual"),
        ("4", "seasoned"),
        ("5", "club"),
        ("6", "strong"),
        ("7", "expert"),
        ("8", "master"),
        ("miser:master", "miser:master"),
        ("miser:strong", "miser:strong"),
        ("Beginner", "beginner"),
        ("club", "club"),
        ("club:60", "club:60"),
        ("club:0.01s", "club:0.01s"),
    ],
)
def test_the_strength_of_the_others_is_a_number_or_a_word(tmp_path: Path, answer: str, others: str) -> None:
    assert set_up_with(tmp_path, "ablaze", "3", answer)[1] == ("human", others, others)


def test_a_class_of_the_players_own_can_take_a_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "seat_bots.py").write_text(
        "class First:\n    def choose(self, view):\n        return view.decision.actions[0]\n"
        "class Broken:\n    def __init__(self, seed):\n        raise LookupError('no net')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    path = tmp_path / "game.json"
    seats = "human,seat_bots.First,casual"
    played = CliRunner().invoke(main, ["play", "--deck", "base", "--seats", seats], input=f"1\nsave {path}\nquit\n")
    assert played.exit_code == 0, played.output
    for name, reason in (("seat_bots.Broken", "LookupError: no net"), ("seat_bots.None", "cannot be imported")):
        with pytest.raises(OriflammeError, match=reason):
            read_seat(name, ENGLISH)
    with pytest.raises(OriflammeError, match="First"):  # a file must not say what is imported
        load(path, ENGLISH)
    assert load(path, ENGLISH, seats)[1] == ("human", "seat_bots.First", "casual")


def test_each_seat_can_be_named() -> None:
    assert read_others("club human random", 3, ENGLISH) == ("club", "human", "random")
    assert read_others("human, Human, CLUB:300", 3, ENGLISH) == ("human", "human", "club:300")
    assert read_seats("human,club:1000,club:0.5s,casual", None, ENGLISH) == (
        "human",
        "club:1000",
        "club:0.5s",
        "casual",
    )


def test_the_prompt_names_the_strengths_and_the_default() -> None:
    output = CliRunner().invoke(main, ["play", "--deck", "base", "--players", "3"], input="").output
    assert "for example: human,human,casual\n" in output
    levels = "1 random, 2 beginner, 3 casual, 4 seasoned, 5 club, 6 strong, 7 expert, 8 master"
    assert f"How strong are the others? {levels} [casual]: " in output


def test_given_seats_are_not_asked_for() -> None:
    output = CliRunner().invoke(main, ["play", "--deck", "base", "--seats", "human,club:9,casual"], input="").output
    assert "How strong" not in output
    assert "R Red (you): " in output


@pytest.mark.parametrize(
    "answer", ["0", "9", "²", "nobody", "human", "casual:3", "miser:9", "club:x", "club:-1", ":", ","]
)
def test_an_unknown_strength_is_refused_in_one_sentence(answer: str) -> None:
    with pytest.raises(OriflammeError) as refused:
        read_others(answer, 3, ENGLISH)
    assert "\n" not in str(refused.value)
    assert ". " not in str(refused.value)


def test_a_refused_player_gets_a_sentence_with_the_possible_players() -> None:
    bots = "random, beginner, casual, seasoned, club, strong, expert, master, miser, .*"
    with pytest.raises(OriflammeError, match=f"“nobody” cannot play; .* human or a bot: {bots}"):
        read_seat("nobody", ENGLISH)
    with pytest.raises(OriflammeError, match=r"^“casual:3” cannot play: this bot takes no option"):
        read_seat("casual:3", ENGLISH)


def test_three_times_enter_starts_a_game_of_four() -> None:
    result = CliRunner().invoke(main, ["play", "--seed", "1"], input="\n\n\n")
    assert result.exit_code == 0
    assert "Y Yellow: " in result.output
    assert "V Violet: " not in result.output
    assert "R Red (you): " in result.output
    assert result.output.endswith("The input has ended. Goodbye.\n")


def test_the_setup_asks_again_until_it_understands() -> None:
    answers = "nonsense\nablaze\n7\n3\nhuman\n9\nclub:x\nhuman human random club\nhuman human random\n"
    result = CliRunner().invoke(main, ["play"], input=answers)
    assert result.exit_code == 0
    assert result.output.count("Sorry, ") == 6
    assert "Pass the keyboard to " in result.output


def test_no_input_ends_politely() -> None:
    result = CliRunner().invoke(main, ["play"], input="")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.output.endswith("Goodbye.\n")


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    answers = "\n".join(["1", "f", "w"] * 200)
    arguments = ["play", "--seed", "9", "--deck", "random", "--seats", "human,club:20,casual"]
    first, second = (CliRunner().invoke(main, arguments, input=answers).output for _ in range(2))
    assert first == second


def test_a_real_terminal_plays_a_whole_game_with_colours() -> None:
    output = play_in_terminal({"TERM": "xterm-256color"})
    assert "Standings" in output
    assert "\x1b[1;31mR" in output


def test_no_color_is_respected() -> None:
    output = play_in_terminal({"TERM": "xterm-256color", "NO_COLOR": "1"})
    assert "Standings" in output
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", output)


def play_in_terminal(settings: dict[str, str]) -> str:
    """Play a full game in a pseudo-terminal: place cards last, otherwise take the last choice of each menu."""
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    environment |= {"PYTHONPATH": str(Path(__file__).parents[2] / "src"), **settings}
    command = [sys.executable, "-m", "oriflamme", "play", "--seed", "3", "--seats", "human,random,random"]
    with subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE) as running:
        os.close(theirs)
        output = answered = ""
        while True:
            ready, _, _ = select.select([ours], [], [], 60)
            assert ready, output
            try:
                piece = os.read(ours, 65536).decode()
            except OSError:  # the other end was closed
                break
            output += piece
            unanswered = output[len(answered) :]
            if unanswered.endswith("]: ") or unanswered.endswith("again. "):
                os.write(ours, b"\n")
                answered = output
            elif unanswered.endswith("\n> "):
                choices = re.findall(r"^ {2,3}([0-9]+|[fl])  ", re.sub(r"\x1b\[[0-9;]*m", "", unanswered), re.M)
                os.write(ours, f"{'l' if 'l' in choices else choices[-1]}\n".encode())
                answered = output
        os.close(ours)
        assert running.wait(60) == 0
        assert running.stderr
        assert running.stderr.read() == b""
    return output


# What is shown.


@pytest.mark.parametrize("seed", range(25 if IS_LONG else 9))
def test_the_screen_is_the_same_in_every_world_that_fits_the_view(seed: int) -> None:
    rng = random.Random(seed)
    commands = ("queue", "hand", "log", "?", "undo", "hand", "queue", "quit")
    for game in positions(seed):
        if rng.random() > 0.15 or not game.decision:
            continue
        seat = game.decision.seat
        world = sample(game.view(seat), rng)
        seats = alone_at(seat, game.players)
        assert show(game.copy(), seats, *commands).text == show(world, seats, *commands).text


@pytest.mark.parametrize("seed", range(25 if IS_LONG else 9))
def test_the_story_is_the_same_in_every_world_that_fits_the_view(seed: int) -> None:
    rng = random.Random(seed)
    for game in positions(seed):
        if rng.random() > 0.1:
            continue
        for seat in (None, rng.randrange(game.players)):
            world = sample(game.view(seat), rng)
            people = People(game.names, seat)
            assert story(game.events(0, seat), people) == story(world.events(0, seat), people)


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_is_the_same_in_every_world_that_fits_the_view(seed: int) -> None:
    rng = random.Random(seed)
    for game in positions(seed):
        if rng.random() > 0.08 or not game.decision:
            continue
        seat = game.decision.seat
        seats = alone_at(seat, game.players)
        texts = {show(world, seats, "hint", "quit").text for world in (game.copy(), sample(game.view(seat), rng))}
        assert len(texts) == 1
        assert "A club player says: " in texts.pop()


@pytest.mark.parametrize("seed", range(3))
def test_a_hint_changes_nothing(seed: int) -> None:
    for game in positions(seed):
        if len(game.moves) % 9 == 0:
            view = asked_view(game)
            record, before = game.record(), view.state.copy()
            lines = list(hint(view, People(view.names, view.seat), "1/hint"))
            assert lines == list(hint(view, People(view.names, view.seat), "1/hint"))
            assert game.record() == record
            assert view == asked_view(game)
            assert all(getattr(view.state, name) == getattr(before, name) for name in ("kind", "hand", "stock", "row"))


def test_a_hint_gives_an_action_its_chances_and_the_likely_hidden_kinds() -> None:
    record = {
        "format": "oriflamme",
        "version": 1,
        "deck": "base",
        "players": ["Red", "Blue", "Ann"],
        "first": 0,
        "deal": [{"hand": BASE[:7], "aside": BASE[7:]} for _ in range(3)],
        "actions": ["R place heir first", "B place soldier last", "G place spy last", "R wait", "B reveal"],
        "result": None,
    }
    game = Game.from_record(record)
    lines = show(game, alone_at(1, 3), "hint", "quit").lines
    start = next(index for index, line in enumerate(lines) if line.startswith("A club player says: “Eliminate "))
    heading, *chances, second, red, green = [line for line in lines[start + 1 : -2] if not line.startswith("In ")]
    assert heading == "Chances to win, as far as they were tried:"
    assert len(chances) == 2
    for line in chances:
        assert re.fullmatch(
            r"   [ \d]\d% ±  \d% in 500 games  target (1: Eliminate Red’s card 1 \(pot: 1\)"
            r"|3: Eliminate Ann’s card 3)",
            line,
        )
    assert second == "What the hidden cards of the others may be:"
    three = r"[A-Z][A-Za-z ]+ \d+%, [A-Z][A-Za-z ]+ \d+%, [A-Z][A-Za-z ]+ \d+%"
    assert re.fullmatch(rf"   1  Red’s hidden card: {three}", red)
    assert re.fullmatch(rf"   3  Ann’s hidden card: {three}", green)


@pytest.mark.skipif(not COMPILED, reason="the rules are not compiled: it would take minutes")
def test_a_hint_names_the_hidden_card_on_which_the_choice_depends() -> None:
    puzzle = next(puzzle for puzzle in collection() if puzzle.reason.clue and puzzle.reason.clue.share > 20)
    view, clue = puzzle.view, puzzle.reason.clue
    assert clue is not None
    said = list(hint(view, People(view.names, view.seat), 1))[1]
    assert re.match(rf"In \d+ of 100 cases the hidden card at position {clue.pile} is this one: ", said)


def test_a_hint_distinguishes_covered_cards() -> None:
    for game in positions(7):
        view = asked_view(game)
        below = [(place, pile) for place, pile in enumerate(view.queue, 1) if any(c.name == "?" for c in pile[1:])]
        if below:
            place, pile = below[0]
            depth = next(depth for depth, card in enumerate(pile) if depth and card.name == "?")
            people = People(view.names, view.seat)
            card = people.card(pile[depth].family, None, True)
            wanted = f"  {place:>2}  {card}, under {depth} card{'s' if depth > 1 else ''}: "
            assert any(line.startswith(wanted) for line in hint(view, people, 1))
            return
    pytest.fail("no unknown card was covered")


def test_a_hint_does_not_wait_for_a_slow_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("oriflamme.terminal.hint.SIMULATIONS", 1_000_000_000)
    monkeypatch.setattr("oriflamme.terminal.hint.PATIENCE", 0.05)
    view = asked_view(Game.new(5, "any", 1))
    start = time.monotonic()
    assert next(iter(hint(view, People(view.names, view.seat), 1))).startswith("A club player says: ")
    assert time.monotonic() - start < 60  # all simulations would take longer


def test_only_the_seat_that_must_answer_gets_a_hint() -> None:
    game = finished(3)
    screen = show(game.at(len(game.moves)), alone_at(0, game.players), "hint", "")
    assert "Sorry, a hint answers a question, and you are not asked anything." in screen.lines
    fresh = Game.new(3, "base", 1, first=0)
    for seat in (None, 1):
        with pytest.raises(OriflammeError, match="not asked"):
            list(hint(fresh.view(seat), People(fresh.names, seat), 1))


def test_help_mentions_the_hint() -> None:
    lines = show(Game.new(3, "base", 4, first=0), alone_at(0, 3), "help", "quit").text
    assert re.search(r"^  hint  +what a club player would do, and why", lines, re.M)


def test_a_hidden_card_of_another_player_is_a_question_mark() -> None:
    game = Game.new(3, "base", 4)
    game.play("place " + game.view(0).hand[0] + " first")
    lines = show(game, alone_at(1, 3), "quit").lines
    assert "   1  R (?)" in lines


@pytest.mark.parametrize("seed", range(40))
def test_the_tracker_follows_the_queue(seed: int) -> None:
    tracker, followed = Tracker(), 0
    seat = seed % 3
    for game in positions(seed):
        events = game.events(followed, seat)
        followed += len(events)
        for event in events:
            tracker.follow(event)
        queue = game.view(seat).queue
        assert [len(pile) for pile in tracker.piles] == [len(pile) for pile in queue]
        for cards, pile in zip(tracker.piles, queue, strict=True):
            for card, seen in zip(cards, pile, strict=True):
                assert tracker.family[card] == seen.family
                assert tracker.hidden[card] == seen.hidden
                assert tracker.pot[card] == seen.pot
                assert (tracker.kind[card] or "?") == seen.name


def test_every_event_has_a_sentence() -> None:
    covered: set[type[Event]] = set()
    for seed in range(250):
        game = finished(seed)
        events = game.events(0, 0)
        sentences = story(events, People(game.names, 0))
        assert len(sentences) == len(events)
        assert all(sentence[0].isupper() and sentence[-1] in ".!" for sentence in sentences)
        covered |= {type(event) for event in events}
        if covered == set(Event.__subclasses__()) and not IS_LONG:
            break
    assert covered == set(Event.__subclasses__())


def test_an_elimination_is_described_in_sentences() -> None:
    deal = [{"hand": BASE[:7], "aside": BASE[7:]} for _ in range(3)]
    actions = ["R place heir first", "B place soldier last", "G place spy last", "R wait", "B reveal", "B target 1"]
    record = {
        "format": "oriflamme",
        "version": 1,
        "deck": "base",
        "players": ["Red", "Blue", "Ann"],
        "first": 0,
        "deal": deal,
        "actions": actions,
        "result": None,
    }
    game = Game.from_record(record)
    assert story(game.events(0, 2), People(game.names, 2)) == [
        "Round 1: Red places first.",
        "Red places a card first.",
        "Blue places a card last.",
        "You place the Spy last.",
        "Red’s card 1 waits: 1 on it.",
        "Blue reveals the Soldier (2).",
        "Blue’s Soldier (2) eliminates Red’s card 1: an Heir; its 1 is lost.",
        "Blue gains 1 with the Soldier.",
    ]
    assert "Ann places a card last." in story(game.events(0, 0), People(game.names, 0))


@pytest.mark.parametrize("seed", range(40))
def test_what_was_earned_adds_up_to_the_stocks(seed: int) -> None:
    game = finished(seed)
    totals = earned(game.events(0), game.players)
    assert tuple(1 + sum(total.values()) for total in totals) == game.view(None).stocks


def test_the_end_reveals_everything() -> None:
    game = finished(3)
    text = show(game.at(len(game.moves)), alone_at(0, game.players)).text
    hidden = text[text.index("What was hidden") :]
    for seat in range(game.players):
        for kind in (*game.view(seat).hand, *game.view(seat).aside):
            assert kind_name(kind) in hidden


def test_names_cannot_harm_the_terminal_or_mislead() -> None:
    people = People(["\x1b[2Jevil", "Red", "you", "Ann", "ann"], None)
    assert people.names == ("?[2Jevil", "Red (Blue)", "you (Green)", "Ann (Yellow)", "ann (Violet)")
    assert people.listed((1, 3, 4)) == "Red (Blue), Ann (Yellow) and ann (Violet)"
    assert people.listed((3,)) == "Ann (Yellow)"


# Choosing.


@pytest.mark.parametrize("seed", range(20 if IS_LONG else 7))
def test_every_action_can_be_chosen_by_its_text_and_by_its_key(seed: int) -> None:
    for game in positions(seed):
        view = asked_view(game)
        people = People(view.names, view.seat)
        full = menu(view, people)
        assert set(full.actions) == set(asked_view(game).decision.actions)  # type: ignore[union-attr]
        for action in full.actions:
            assert full.pick(action.text) == (action,)
        for choice in full.choices:
            assert full.pick(choice.key) == choice.actions
            for part in single(view, people, choice.actions).choices:
                assert single(view, people, choice.actions).pick(part.key) == part.actions


def test_an_action_can_be_abbreviated() -> None:
    game = Game.new(3, "base", 4)
    game.play("place " + game.view(0).hand[0] + " first")
    view = game.view(1)
    choices = menu(view, People(view.names, 1))
    kind = view.hand[0]
    assert [str(action) for action in choices.pick(f"{kind} f")] == [f"place {kind} first"]
    assert [str(action) for action in choices.pick(f"pl {kind} la")] == [f"place {kind} last"]
    assert choices.belong_together(choices.pick(kind))
    assert not choices.belong_together(choices.pick("place"))
    assert choices.pick("nonsense") == ()


def test_an_unclear_answer_is_asked_again() -> None:
    game = Game.new(3, "base", 4, first=0)
    lines = show(game, alone_at(0, 3), "place", "nonsense", "", "help", "? spy", "? xyz", "log x", "save", "quit").lines
    assert any(line.startswith("“place” may mean: ") for line in lines)
    assert any("There is no choice “nonsense”" in line for line in lines)
    assert any("Sorry, no card is called “xyz”" in line for line in lines)
    assert lines[-1] == "Goodbye."
    assert game.view(0).history == ()


# Undo.


@pytest.mark.parametrize("seed", range(30))
def test_undo_never_takes_back_an_action_that_revealed_something(seed: int) -> None:
    for game in positions(seed):
        view = asked_view(game)
        seat = view.seat
        assert seat is not None
        earlier = taken_back(game, seat)
        for other in range(game.players):
            assert other == seat or taken_back(game, other) is None
        if earlier is None:
            continue
        assert earlier.decision
        assert earlier.decision.seat == seat
        assert len(earlier.view(seat).history) == len(view.history) - 1
        since = game.events(len(earlier.events(0)), seat)
        assert all(isinstance(event, Placed | Waited) and event.seat == seat for event in since)
        learned = unknown_cards(earlier.view(seat)) - unknown_cards(view)
        assert not learned


def unknown_cards(view: View) -> set[int]:
    """Return the cards in the queue whose kind a seat does not know."""
    state = view.state
    return {card for card in range(1, 56) if state.entered[card] and NAMES[state.kind[card]] == "?"}


def test_undo_gives_the_same_view_in_every_world_that_fits_the_view() -> None:
    found = 0
    for seed in range(30):
        rng = random.Random(seed)
        for game in positions(seed):
            view = asked_view(game)
            assert view.seat is not None
            earlier = taken_back(game, view.seat)
            if earlier is not None:
                found += 1
                world = taken_back(sample(view, rng), view.seat)
                assert world is not None
                assert world.view(view.seat) == earlier.view(view.seat)
    assert found > 30


def test_undo_works_in_a_session() -> None:
    for seed in range(200):
        for game in positions(seed):
            seat = asked_view(game).seat
            assert seat is not None
            if taken_back(game, seat) is not None:
                screen = show(game.copy(), alone_at(seat, game.players), "undo", "quit")
                assert "Taken back." in screen.lines
                return
    pytest.fail("no choice could be taken back")


def test_the_card_can_be_changed_before_its_position_is_chosen() -> None:
    game = Game.new(3, "base", 4)
    game.play("place " + game.view(0).hand[0] + " first")
    screen = show(game, alone_at(1, 3), "1", "undo", "2", "f", "quit")
    assert f"You place the {kind_name(game.view(1).history[1].action.card or '')} first." in screen.text
    assert Game.new(3, "base", 4).view(1).hand[1] == game.view(1).history[1].action.card


# Saving.


def test_a_saved_game_can_be_loaded_and_continued(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = Game.new(3, "ablaze", 8, names=["Ann", "Bob", "Cem"])
    show(game, alone_at(0, 3), "1", f"save {path}", "quit")
    again, seats = load(path, ENGLISH)
    assert again.record() == game.record()
    assert seats == ("human", "random", "random")
    other = show(Game.new(4, "base", 1), alone_at(0, 4), f"load {path}", "queue", "quit")
    assert f"Loaded {path}." in other.lines
    assert any("Ann (you)" in line for line in other.lines)
    result = CliRunner().invoke(main, ["play", "--load", str(path)], input="quit\n")
    assert result.exit_code == 0
    assert "R Ann (you)" in result.output
    watched = CliRunner().invoke(main, ["play", "--load", str(path), "--seats", "random,random,random"], input="")
    assert "The game is over." in watched.output


def test_a_saved_game_keeps_its_bots_and_their_options(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ("human", "club:30", "club:0.01s", "casual")
    show(Game.new(4, "base", 8, first=0), seats, f"save {path}", "quit")
    assert load(path, ENGLISH)[1] == seats
    again = tmp_path / "again.json"
    result = CliRunner().invoke(main, ["play", "--load", str(path)], input=f"save {again}\nquit\n")
    assert result.exit_code == 0
    assert again.read_text() == path.read_text()


def test_a_record_without_seats_is_played_against_casual_bots(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(Game.new(3, "base", 8, first=0).record()))
    assert load(path, ENGLISH)[1] is None
    lines = f"save {path}\nquit\n"
    assert CliRunner().invoke(main, ["play", "--load", str(path)], input=lines).exit_code == 0
    assert load(path, ENGLISH)[1] == ("human", "casual", "casual")


@pytest.mark.parametrize(
    "seats",
    [
        ["human", "club:300", "nobody"],
        ["human", "club:300", "club:x"],
        ["human", "casual", "casual:1"],
        ["human", "casual"],
        ["human", "casual", 3],
        "human,casual,casual",
        {"human": 1},
    ],
)
def test_a_saved_game_with_an_unknown_bot_is_refused_in_one_sentence(tmp_path: Path, seats: object) -> None:
    path = tmp_path / "game.json"
    game = Game.new(3, "base", 8, first=0)
    path.write_text(json.dumps({**game.record(), "seats": seats}))
    result = CliRunner().invoke(main, ["play", "--load", str(path)])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"oriflamme: {path} cannot be played on: ")
    assert result.stderr.count("\n") == 1
    lines = show(game, alone_at(0, 3), f"load {path}", "hand", "quit").lines
    assert any(line.startswith(f"Sorry, {path} cannot be played on: ") for line in lines)
    assert any(line.startswith("Your hand: ") for line in lines)
    instead = ["play", "--load", str(path), "--seats", "human,club:20,casual"]
    assert CliRunner().invoke(main, instead, input="quit\n").exit_code == 0


def test_saving_warns_and_leaves_other_files_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    path = tmp_path / "game.json"
    lines = show(Game.new(3), alone_at(0, 3), f"save {notes}", f"save {path}", "save /no/such/place", "quit").lines
    assert notes.read_text() == "mine"
    assert any("everyone’s cards" in line for line in lines)
    assert any(line.startswith("Sorry, /no/such/place cannot be written") for line in lines)
    save(path, finished(1), ["random"] * finished(1).players, ENGLISH)
    assert json.loads(path.read_text())["result"] is not None
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["game.json", "notes.txt"]


def test_loading_an_invalid_file_keeps_the_current_game(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    for text in ("", "[]", "{}", '{"format": "oriflamme"}', "nonsense"):
        broken.write_text(text)
        lines = show(Game.new(3), alone_at(0, 3), f"load {broken}", "hand", "quit").lines
        assert any(line.startswith("Sorry, ") for line in lines)
        assert any(line.startswith("Your hand: ") for line in lines)


# Languages. A missing text is a warning, and warnings are errors here.


UNFILLED = re.compile(r"[{}$]|terminal-|event-|card-|kind-|action-|question-")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("deck", ["base", "ablaze", "alliance"])
def test_a_whole_game_can_be_played_in_every_language(language: str, deck: str, tmp_path: Path) -> None:
    rng = random.Random(f"{language} {deck}")
    path = tmp_path / "game.json"
    asides = ["?", "? spy", "queue", "hand", "log 5", "hint", "undo", "help", f"load {path}", f"save {path}", ""]
    asides += ["nonsense", "place", "? xyz", "log x", "save", f"load {tmp_path}", "save /no/such/place"]

    def answer(prompt: str) -> str:
        decision = session.game.decision
        if prompt != ">" or decision is None:
            return ""
        return asides.pop() if asides and rng.random() < 0.8 else str(rng.choice(decision.actions))

    screen = Script(answer)
    session = Session(screen, Game.new(4, deck, 11), ["human", "random", "human", "random"], 11, language)
    session.run()
    assert session.game.over
    assert not asides
    assert screen.lines[-1] == texts_in(language).say("terminal-goodbye")
    assert [line for line in screen.text.splitlines() if UNFILLED.search(line)] == []
    if language != "en":
        assert " influence" not in screen.text
        assert "Red" not in screen.text


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_sentence_in_every_language(language: str) -> None:
    covered: set[type[Event]] = set()
    for seed in range(20 if IS_LONG else 10):
        game = finished(seed)
        for seat in (0, None):
            events = game.events(0, seat)
            sentences = story(events, People(game.names, seat, language))
            assert len(sentences) == len(events)
            assert [sentence for sentence in sentences if not sentence[0].isupper() or sentence[-1] not in ".!"] == []
            covered |= {type(event) for event in events}
    assert len(covered) > 18


@pytest.mark.parametrize("language", languages())
def test_commands_are_understood_in_english_and_in_the_players_language(language: str) -> None:
    words = names(language)
    translated = [typed(command, language).split()[0] for command in COMMANDS]
    assert len(set(translated)) == len(COMMANDS) - 1  # `?` stands for two of them
    assert {*COMMANDS, *translated, "exit"} <= set(words)
    texts = texts_in(language)
    answers = {texts.say(f"action-{answer}").lower() for answer in ("wait", "reveal")}
    kinds = {kind_name(kind, language).lower().split()[0] for kind in NAMES[1:]}
    assert not (answers | kinds) & set(words)
    game = Game.new(3, "base", 4, first=0)
    lines = show(game, alone_at(0, 3), typed("hand", language), typed("quit", language), language=language).lines
    assert texts.say("terminal-hand", kinds=", ".join(kind_name(kind, language) for kind in game.view(0).hand)) in lines
    assert lines[-1] == texts.say("terminal-goodbye")


def test_a_card_can_be_chosen_by_its_name_in_the_players_language() -> None:
    view = Game.new(3, "base", 4, first=0).view(0)
    choices = menu(view, People(view.names, 0, "uk"))
    kind = view.hand[0]
    assert {action.card for action in choices.pick(kind_name(kind, "uk").lower())} == {kind}
    assert {action.card for action in choices.pick(kind)} == {kind}


def test_players_without_a_name_are_named_after_their_colour_in_every_language() -> None:
    assert People(("Red", "Blue", "Ann"), None, "fr").names == ("Rouge", "Bleu", "Ann")
    assert People(("Rouge", "Blue", "rouge"), None, "fr").names == ("Rouge (Rouge)", "Bleu", "rouge (Vert)")


def test_the_strength_of_the_others_has_a_name_in_every_language() -> None:
    for language in languages():
        texts = texts_in(language)
        assert read_others(texts.say("bot-club").title(), 3, texts) == ("human", "club", "club")
        assert read_others("club", 3, texts) == ("human", "club", "club")


@pytest.mark.parametrize("how", ["option", "environment"])
def test_the_language_comes_from_the_option_or_the_environment(how: str) -> None:
    option, environment = (["--language", "it"], {}) if how == "option" else ([], {"LANG": "it_IT.UTF-8"})
    result = CliRunner().invoke(main, ["play", "--seed", "1", *option], input="\n\n\nesci\n", env=environment)
    assert result.exit_code == 0
    assert "R Rosso (tu): 1 punto; 7 in mano" in result.output
    assert result.output.endswith("Alla prossima.\n")
