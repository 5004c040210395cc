"""The small core: `pip install oriflamme` brings msgspec only, and what then can work does."""

import os
import subprocess
import sys
from textwrap import dedent

import pytest

from oriflamme.extras import COMMANDS, EXTRAS, missing_extra

ONLY = """
import sys


class Forbidden:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package not in sys.stdlib_module_names and package not in {allowed}:
            raise ModuleNotFoundError(f"No module named {{package!r}}", name=name)
        return None


sys.meta_path.insert(0, Forbidden())
"""
CORE = ("oriflamme", "msgspec")


def run_with(packages: tuple[str, ...], code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process that can import these packages and the standard library only."""
    return subprocess.run(
        [sys.executable, "-c", ONLY.format(allowed=packages) + dedent(code), *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )


def command_with(packages: tuple[str, ...], *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command `oriflamme` with these packages only."""
    return run_with(packages, "from oriflamme.__main__ import main\nmain()", *arguments)


def test_the_core_plays_games_with_bots_and_needs_msgspec_only() -> None:
    ran = run_with(
        CORE,
        """
        import random
        from oriflamme import Game, worlds
        from oriflamme.bots import bot
        from oriflamme.deduction import deduce
        from oriflamme.previews import previews

        for deck in ("base", "any"):
            game = Game.new(players=4, deck=deck, seed=7)
            seats = [bot(name, seed) for seed, name in enumerate(("club:20", "casual", "beginner", "random"))]
            while decision := game.decision:
                assert decision.question and repr(decision) and repr(game)
                view = game.view(decision.seat)
                assert worlds.sample(view, random.Random(1)).view(view.seat) == view
                assert view.to_json() and deduce(view) and previews(view) is not None
                game.play(seats[decision.seat].choose(view))
            assert Game.from_record(game.record()).standings == game.standings
            assert game.events() and str(game.position())
        print("played")
        """,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == "played"


def test_a_missing_command_line_says_what_to_install() -> None:
    for arguments in ((), ("play",), ("serve", "--open")):
        ran = command_with(CORE, *arguments)
        assert (ran.returncode, ran.stdout) == (2, "")
        assert (
            ran.stderr == "oriflamme: the package click is not installed. Install it: pip install 'oriflamme[play]'\n"
        )


def test_the_version_needs_no_extra() -> None:
    ran = command_with(CORE, "--version")
    assert ran.returncode == 0
    assert ran.stdout.startswith("oriflamme, version ")
    assert "rules" in ran.stdout


@pytest.mark.parametrize(
    ("packages", "arguments", "extra"),
    [
        (("click",), ("cards", "spy"), "play"),
        (("click",), ("serve", "--port", "0"), "server"),
        (("click",), ("ratings", "check"), "server"),
        (("click",), ("lab", "base"), "arena"),
        (("click",), ("arena", "match", "casual", "random"), "arena"),
    ],
)
def test_a_command_without_its_extra_says_which(
    packages: tuple[str, ...], arguments: tuple[str, ...], extra: str
) -> None:
    ran = command_with((*CORE, *packages), *arguments)
    assert ran.returncode == 2, ran.stderr
    assert ran.stderr.endswith(f"pip install 'oriflamme[{extra}]'\n")
    assert ran.stderr.count("\n") == 1


def test_commands_that_need_click_only_work_with_click_only() -> None:
    made = command_with((*CORE, "click"), "simulate", "--games", "2")
    assert made.returncode == 0, made.stderr
    assert made.stdout.count("\n") == 2
    assert command_with((*CORE, "click"), "protocol", "schema").returncode == 0


def test_the_lab_prints_its_table_without_matplotlib(tmp_path: object) -> None:
    arena = ("click", "rich", "pygments", "markdown_it", "mdurl", "numpy", "openskill")
    games = ("lab", "base", "--games", "4", "--players", "3", "--processes", "1")
    ran = command_with((*CORE, *arena), *games)
    assert ran.returncode == 0, ran.stderr
    assert "wins by seat" in ran.stdout
    assert ran.stderr.endswith("no report: it needs matplotlib. Install it: pip install 'oriflamme[arena]'\n")
    refused = command_with((*CORE, *arena), *games, "--report", f"{tmp_path}/lab.html")
    assert refused.returncode == 2
    assert refused.stdout == ""


def test_an_unknown_package_is_not_blamed_on_an_extra() -> None:
    assert missing_extra(ModuleNotFoundError(name="mybots")) is None
    assert {*COMMANDS.values()} <= {*EXTRAS.values()}


@pytest.mark.parametrize(
    ("packages", "module", "missing"),
    [
        ((), "oriflamme.envs", "numpy"),
        (("numpy",), "oriflamme.envs.oriflamme_v0", "gymnasium"),
        (("numpy",), "oriflamme.envs.gymnasium_env", "gymnasium"),
        (("numpy",), "oriflamme.envs.openspiel_game", "pyspiel"),
    ],
)
def test_an_environment_without_its_extra_says_which(packages: tuple[str, ...], module: str, missing: str) -> None:
    ran = run_with((*CORE, *packages), f"import {module}")
    sentence = f"the package {missing} is not installed. Install it: pip install 'oriflamme[envs]'"
    assert ran.stderr.splitlines()[-1] == f"ModuleNotFoundError: {sentence}"


def test_a_client_without_its_extra_says_which() -> None:
    ran = run_with(CORE, "from oriflamme.client import Client\nClient('http://127.0.0.1:1')")
    assert ran.stderr.endswith("pip install 'oriflamme[client]'\n")


def test_a_data_set_without_pyarrow_says_what_to_install_and_json_lines_need_nothing(tmp_path: object) -> None:
    wishes = ("dataset", f"{tmp_path}/set", "--games", "1")
    refused = command_with((*CORE, "click"), *wishes)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.endswith("pip install 'oriflamme[dataset]'\n")
    assert command_with((*CORE, "click"), *wishes, "--format", "jsonl").returncode == 0
