"""The compile step: what it generates from the rules language, and what it refuses."""

import contextlib
import copy
import importlib
import inspect
import os
import pickle
import random
import subprocess
import sys
import tempfile
import threading
import traceback
from array import array
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from build_tools.amalgamate import fingerprint
from build_tools.compile import NoCompiler, Options, compile_unit

from .toy_unit import HERE, TOY, changed, load, written

pytestmark = pytest.mark.xdist_group("toy")  # one worker compiles it for all tests

PLAIN_MODULES = tuple(f"toy.{name}" for name in "bits cells dice state verbs flow batch reals bots.search".split())
ROOT = HERE.parent.parent
KEPT = ROOT / "build" / "toy"
FIELDS = ("flags", "marks", "place", "score", "turns", "winner")


class Unoptimized(Options):
    """Compile in a third of the time, for tests where the speed of the extension does not matter."""

    @property
    def compile_flags(self) -> list[str]:
        return [*super().compile_flags, "-O0"]


class Plain:
    """The toy rules in plain Python, under the names of the compiled module."""

    def __getattr__(self, name: str) -> Any:
        for module in map(importlib.import_module, PLAIN_MODULES):
            if hasattr(module, name):
                return getattr(module, name)
        raise AttributeError(name)


def build(options: Options) -> Path:
    """Return the extension of the toy rules: the one of an earlier run, if nothing that it is made of has changed."""
    folder = KEPT / made_of(options)
    if found := [*folder.glob("**/_compiled*.so")]:
        return found[0]
    KEPT.mkdir(parents=True, exist_ok=True)
    work = Path(tempfile.mkdtemp(dir=KEPT))
    try:
        extension = compile_unit(TOY, work, options)
        with contextlib.suppress(OSError):  # another run was faster
            work.rename(folder)
        return folder / extension.relative_to(work)
    except NoCompiler:
        if os.environ.get("CI"):
            raise
        pytest.skip("no C compiler was found (Debian: apt-get install gcc)")


def made_of(options: Options) -> str:
    """Return a digest of all that an extension depends on."""
    files = [*sorted((ROOT / "build_tools").glob("*.*")), *sorted((HERE / "toy").glob("**/*.py"))]
    parts = [path.read_bytes() for path in (*files, HERE / "toy_unit.py")]
    words = (options.compile_flags, options.link_flags, options.all_macros, options.stable_abi, options.sanitize)
    settings = {name: os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "PATH")}
    compiler = subprocess.run(["cc", "--version"], capture_output=True, check=False).stdout if which("cc") else b""
    parts += [repr((words, settings, sys.version, version("cython"), version("setuptools"))).encode(), compiler]
    return sha256(b"\0".join(parts)).hexdigest()[:20]


@pytest.fixture(scope="session")
def extension() -> Path:
    return build(Options())


@pytest.fixture(scope="session")
def compiled(extension: Path) -> Any:
    return load(extension)


@pytest.fixture(scope="session")
def sanitized() -> Path:
    return build(Options(sanitize=True))


@pytest.fixture
def plain() -> Any:
    return Plain()


def fields(g: Any) -> dict[str, Any]:
    return {name: getattr(g, name) for name in FIELDS}


# Plain and compiled rules play the same games.


@pytest.mark.parametrize("seed", range(20))
def test_games_are_equal(plain: Any, compiled: Any, seed: int) -> None:
    p, c = plain.State(), compiled.State()
    chance = random.Random(seed)
    while actions := plain.legal(p):
        assert compiled.legal(c) == actions
        action = chance.choice(actions)
        assert compiled.step(c, action) is plain.step(p, action)
        assert fields(c) == fields(p)
        for limit in (0, 200, 1000):
            assert compiled.above(c, limit, True) == plain.above(p, limit, True)
            assert compiled.above(c, limit, False) == plain.above(p, limit, False)
        assert compiled.mean_step(c, True) == plain.mean_step(p, True)
        assert compiled.mean_step(c, False) == plain.mean_step(p, False)
        assert compiled.best(c) == plain.best(p)
        assert compiled.describe(c) == plain.describe(p)
    assert compiled.legal(c) == []


def test_random_games_are_equal(plain: Any, compiled: Any) -> None:
    p, c = plain.State(), compiled.State()
    p_dice, c_dice = plain.Dice(), compiled.Dice()
    assert compiled.playouts(c, c_dice, 50) == plain.playouts(p, p_dice, 50)
    assert fields(c) == fields(p)
    assert compiled.twice(c_dice) == plain.twice(p_dice)
    p, c = plain.State(), compiled.State()
    assert compiled.tour(c, c_dice) == plain.tour(p, p_dice)
    assert c_dice.word == p_dice.word


def caller_buffers() -> tuple["array[int]", "array[int]", "array[int]"]:
    return array("q", [-1, 1, -1, 0]), array("b", [0] * 4 * 7), array("h", [0] * 4)


def test_many_games_in_memory_of_the_caller_are_equal(plain: Any, compiled: Any) -> None:
    results = []
    for rules in (plain, compiled):
        games, dice, common = [rules.State() for _ in range(4)], [rules.Dice() for _ in range(2)], rules.Dice()
        buffers = caller_buffers()
        running = [rules.move_all(games, dice, common, *(memoryview(b) for b in buffers)) for _ in range(200)]
        results.append((running, buffers, [fields(g) for g in games], [d.word for d in (*dice, common)]))
    assert results[0] == results[1]
    assert any(results[0][1][1])


def test_real_numbers_are_equal_to_the_last_bit(plain: Any, compiled: Any) -> None:
    chance = random.Random(4)
    start = array("f", [chance.gauss(0, 1) for _ in range(20)])
    results = []
    for rules in (plain, compiled):
        g, dice, weights, sums = rules.State(), rules.Dice(), start[:], array("d", [0.1] * 7)
        found = []
        for _ in range(100):
            rules.playouts(g, dice, 1)
            found.append(rules.weigh_places(g, memoryview(weights), memoryview(sums), 1 / 3))
        results.append((found, weights, sums))
    assert results[0] == results[1]
    assert len(set(results[0][0])) > 20


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({0: [None] * 4}, "a list of State is needed here, not one with NoneType"),
        ({1: 5}, "not iterable"),
        ({3: array("i", [0] * 4)}, "a buffer of the formats lq is needed here, not one of i"),
        ({4: b"read only" * 9}, "not writable"),
        ({5: [0] * 4}, "bytes-like"),
    ],
)
def test_memory_of_the_caller_is_checked(compiled: Any, wrong: dict[int, Any], why: str) -> None:
    actions, places, sums = caller_buffers()
    dice = [compiled.Dice() for _ in range(2)]
    right = [[compiled.State() for _ in range(4)], dice, compiled.Dice(), actions, places, sums]
    with pytest.raises((TypeError, BufferError), match=why):
        compiled.move_all(*(wrong.get(i, argument) for i, argument in enumerate(right)))


def test_memory_of_the_caller_is_released(compiled: Any) -> None:
    actions, places, sums = caller_buffers()
    games, dice = [compiled.State() for _ in range(4)], [compiled.Dice() for _ in range(2)]
    counts = [sys.getrefcount(g) for g in games]
    for _ in range(10):
        compiled.move_all(games, dice, compiled.Dice(), actions, places, sums)
    assert [sys.getrefcount(g) for g in games] == counts
    actions.append(1)  # an array that is still in use refuses to grow


@pytest.mark.parametrize("n", [-3, 0, 1, 2, 3, 4, 5, 17, 100])
def test_loops_and_arithmetic_are_equal(plain: Any, compiled: Any, n: int) -> None:
    assert compiled.laps(n) == plain.laps(n)


@pytest.mark.parametrize("moves", [[], [0], [1, 0, 2], [1] * 40])
def test_python_functions_are_equal(plain: Any, compiled: Any, moves: list[int]) -> None:
    assert fields(compiled.fresh(moves)) == fields(plain.fresh(moves))


def test_games_without_the_lock_are_equal(plain: Any, compiled: Any) -> None:
    p, c = plain.State(), compiled.State()
    assert plain.settle(p) is None
    assert compiled.settle(c) is None
    assert fields(c) == fields(p)


def test_bits_are_equal(plain: Any, compiled: Any) -> None:
    check_bits(plain, compiled)


def test_portable_bits_are_equal(plain: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "toy._compiled", None)  # so that the previous module is restored
    options = Unoptimized(macros=(("RULES_PORTABLE_BITS", "1"),))
    check_bits(plain, load(build(options)))


def check_bits(plain: Any, compiled: Any) -> None:
    chance = random.Random(1)
    for member in range(63):
        assert compiled.one(member) == plain.one(member)
    for members in [0, 1, 2**62, 2**63 - 1, *(chance.getrandbits(chance.randrange(1, 64)) for _ in range(5000))]:
        assert compiled.count(members) == plain.count(members)
        assert compiled.lowest(members) == plain.lowest(members)
        assert written_cells(compiled, members) == written_cells(plain, members)


def written_cells(toy: Any, members: int) -> bytes:
    """Return what is written into the middle of a buffer."""
    cells = bytearray(b"?" * 20)
    toy.write_sixteen(memoryview(cells), 3, members)
    return bytes(cells)


# The classes.


def test_a_copy_is_independent(compiled: Any) -> None:
    g = compiled.fresh([1, 0, 1])
    other = g.copy()
    assert other == g
    assert other is not g
    compiled.step(other, 0)
    assert other != g


def test_games_are_compared_by_their_fields(compiled: Any) -> None:
    g = compiled.State()
    assert g == compiled.State()
    assert g != compiled.Dice()
    assert g != "a game"
    compiled.set_marks(g, 4, 1)  # the last element of the last row
    assert g != compiled.State()
    compiled.set_marks(g, 4, 0)
    assert g == compiled.State()
    with pytest.raises(TypeError, match="unhashable"):
        hash(g)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickled_games_can_be_restored(compiled: Any, protocol: int) -> None:
    g = compiled.fresh([1, 1, 0, 1])
    restored = pickle.loads(pickle.dumps(g, protocol))
    assert restored == g
    assert fields(restored) == fields(g)
    assert fields(copy.deepcopy(g)) == fields(g)
    dice = compiled.Dice()
    compiled.roll(dice)
    assert pickle.loads(pickle.dumps(dice, protocol)).word == dice.word


def test_pickles_of_other_rules_are_refused(compiled: Any) -> None:
    restore, (version, image) = compiled.State().__reduce__()
    assert restore(version, image) == compiled.State()
    with pytest.raises(ValueError, match="another version"):
        restore("0" * 64, image)
    with pytest.raises(ValueError, match="another version"):
        restore(version, image[:-1])


def test_fields_are_read_only_and_rows_are_copies(compiled: Any) -> None:
    g = compiled.State()
    with pytest.raises(AttributeError):
        g.turns = 3
    assert g.place == [0] * 7
    assert g.flags == [-1] * 3
    assert g.winner == -1
    with pytest.raises(TypeError):
        compiled.State(1)


# The functions as Python sees them.


def test_functions_keep_their_names_docstrings_and_parameters(plain: Any, compiled: Any) -> None:
    for name in importlib.import_module("toy").__all__:
        if name not in ("State", "Dice"):
            function = getattr(compiled, name)
            assert function.__name__ == name
            assert function.__doc__ == inspect.getdoc(getattr(plain, name))
            assert list(inspect.signature(function).parameters) == list(
                inspect.signature(getattr(plain, name)).parameters
            )
    assert compiled.State.__doc__ == plain.State.__doc__
    assert not hasattr(compiled, "restart")


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("legal", (None,)),
        ("step", (None, 0)),
        ("apply", (None, 0)),
        ("playouts", (None, None, 1)),
        ("fresh", (None,)),
        ("apply", ("a game", 0)),
        ("laps", ("3",)),
        ("laps", ()),
    ],
)
def test_wrong_types_are_refused(compiled: Any, name: str, arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        getattr(compiled, name)(*arguments)


def test_games_can_run_in_parallel_threads(compiled: Any) -> None:
    results = []

    def play() -> None:
        results.append(compiled.playouts(compiled.State(), compiled.Dice(), 2000))

    threads = [threading.Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results[0] == results[1]


def test_a_traceback_names_the_line_of_the_rule(compiled: Any) -> None:
    with pytest.raises(ValueError, match=r"legal is \[0, 1\], not 9") as caught:
        compiled.step(compiled.State(), 9)
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    lines = (HERE / "toy" / "flow.py").read_text(encoding="utf-8").split("\n")
    assert last.filename == "toy/flow.py"
    assert lines[(last.lineno or 0) - 1].strip().startswith("raise ValueError")


def test_a_function_without_a_result_can_raise(compiled: Any) -> None:
    with pytest.raises(IndexError, match="no place 5"):
        compiled.set_marks(compiled.State(), 5, 1)


def test_a_refused_call_changes_nothing(compiled: Any) -> None:
    g = compiled.State()
    with pytest.raises(ValueError, match="legal is"):
        compiled.step(g, 7)
    assert g == compiled.State()


# The generated text.


def test_every_line_keeps_its_line_number(tmp_path: Path) -> None:
    for _, name in TOY.modules[:-1]:
        before = (HERE / "toy" / f"{name}.py").read_text(encoding="utf-8").split("\n")
        after = written(TOY, tmp_path, name)
        assert len(after) == len(before)
        for old, new in zip(before, after, strict=True):
            if old.startswith("def ") and "(" in new:
                assert new.startswith("cdef ")
                assert old[4 : old.index("(")] in new


def test_the_fingerprint_depends_on_the_sources(compiled: Any, tmp_path: Path) -> None:
    assert fingerprint(TOY) == compiled.FINGERPRINT
    other = changed(tmp_path, "flow", "Return whether someone has won.", "Return whether it is over.")
    assert fingerprint(other) != compiled.FINGERPRINT


def test_the_extension_contains_no_path_of_this_machine(extension: Path) -> None:
    content = extension.read_bytes()
    assert b"toy/flow.py" in content
    assert str(KEPT).encode() not in content
    assert str(HERE).encode() not in content


# The sanitized build.

RUN = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from tests.build.toy_unit import load
toy = load(Path(sys.argv[2]))
exec(sys.argv[3])
"""


def run_sanitized(extension: Path, code: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", RUN, str(HERE.parent.parent), str(extension), code]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_sanitized_games_run_without_errors(sanitized: Path) -> None:
    done = run_sanitized(sanitized, "toy.playouts(toy.State(), toy.Dice(), 200)")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("toy.apply(toy.State(), 7)", "toy/flow.py:{apply}:"),
        ("toy.one(70)", "shift exponent 70 is too large"),
        ("toy.doubled(2**62)", "signed integer overflow"),
    ],
)
def test_the_sanitized_build_stops_at_an_error(sanitized: Path, code: str, words: str) -> None:
    lines = (HERE / "toy" / "flow.py").read_text(encoding="utf-8").split("\n")
    done = run_sanitized(sanitized, code)
    assert done.returncode != 0
    assert words.format(apply=lines.index("    ABILITIES[action](g, me)") + 1) in done.stderr


def test_the_sanitized_build_warns_about_negative_division(sanitized: Path) -> None:
    done = run_sanitized(sanitized, "toy.share(7), toy.share(-7)")
    assert "flow.py" in done.stderr
    assert "C and Python semantics differ" in done.stderr
