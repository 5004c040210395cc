"""What the compile step refuses: in a rule, in a function that uses Python, and at the top level."""

import traceback
from pathlib import Path

import pytest

from build_tools.amalgamate import Amalgam, Refused
from build_tools.compile import compile_unit

from .toy_unit import HERE, changed

IN_A_RULE = [
    ("n = n / 2", "n / 2", "use `//`"),
    ("n /= 2", "n /= 2", "use `//`"),
    ("n = n ** 2", "n ** 2", "name a constant"),
    ("n = 1 << n", "1 << n", "use one()"),
    ("n = (n > 2) << n", "(n > 2) << n", "use one()"),
    ("n = 4294967296", "4294967296", "name this number"),
    ("n = 1 << 31", "1 << 31", "name this number"),
    ("n = 65536 * 65536", "65536 * 65536", "name this number"),
    ("n = 1.5", "1.5", "whole numbers"),
    ("n = 'one'", "'one'", "whole numbers"),
    ("n = len(f'{n}')", "f'{n}'", "an f-string"),
    ("n = len([n])", "[n]", "a list"),
    ("n = sum(i for i in range(3))", "(i for i in range(3))", "a generator"),
    ("f = lambda: 0", "lambda: 0", "a lambda"),
    ("yield n", "yield n", "does nothing"),
    ("n == 2", "n == 2", "does nothing"),
    ("assert n", "assert n", "`assert`"),
    ("del n", "del n", "`del`"),
    ("global n", "global n", "`global`"),
    ("import os", "import os", "`import`"),
    ("print(n)", "print(n)", "print is not a function of the rules"),
    ("unknown(n)", "unknown(n)", "unknown is not a function of the rules"),
    ("n = missing", "missing", "missing is not declared"),
    ("n = g.trns", "g.trns", "State has no field trns"),
    ("g.trns = n", "g.trns", "State has no field trns"),
    ("n.turns = 1", "n.turns", "n has no fields"),
    ("g.place = g.marks", "g.place", "one element at a time"),
    ("n = g.place", "g.place", "one element at a time"),
    ("n = g.turns[0]", "g.turns[0]", "turns is not a row"),
    ("n = g.place[7]", "g.place[7]", "outside 0 to 6"),
    ("n = g.place[NOBODY]", "g.place[NOBODY]", "outside 0 to 6"),
    ("n = g.place[1:2]", "g.place[1:2]", "one number"),
    ("n = NAMES[n]", "NAMES", "for plain Python"),
    ("n = READY[n]", "READY[n]", "only functions that"),
    ("n = ABILITIES", "ABILITIES", "only be called or indexed"),
    ("ABILITIES[3](g, n)", "ABILITIES[3]", "outside 0 to 2"),
    ("ABILITIES[n](g)", "ABILITIES[n](g)", "2 arguments are needed, 1 given"),
    ("ABILITIES[0] = nothing", "ABILITIES[0]", "top level only"),
    ("LENGTHS[0](n)", "LENGTHS[0](n)", "holds no functions"),
    ("apply(g)", "apply(g)", "2 arguments are needed, 1 given"),
    ("apply(n, n)", "n", "of type State"),
    ("apply(g, g)", "g", "of type int"),
    ("apply(g, action=n)", "apply(g, action=n)", "by position"),
    ("step(g, n)", "step(g, n)", "step needs Python"),
    ("n = g.copy()", "g.copy()", "call the method copy"),
    ("g = g", "g", "g stands for one object"),
    ("x: State = g", "x: State = g", "a local State"),
    ("n = roll(d) - roll(d)", "roll(d)", "use two lines"),
    ("apply(g, playout(g, d) + g.turns)", "playout(g, d)", "use two lines"),
    ("g.turns += playout(g, d)", "playout(g, d)", "use two lines"),
    ("g.place[g.turns] = playout(g, d)", "playout(g, d)", "use two lines"),
    ("n = max(playout(g, d), g.turns)", "playout(g, d)", "use two lines"),
    ("n = abs(n, n)", "abs(n, n)", "wrong number of arguments"),
    ("for i in NAMES: pass", "NAMES", "for i in range(n)"),
    ("for i in range(0, 9, n): pass", "n", "must be a constant"),
    ("for i, j in range(3): pass", "i, j", "binds one name"),
    ("n = n if n is None else 0", "n is None", "use `==`"),
    ("n = n in d", "n in d", "takes a tuple"),
    ("n, m = g.turns", "n, m", "the same length"),
    ("m = (n, n)", "(n, n)", "use a tuple"),
    ("cdef = n", "cdef", "a word of the generated code"),
    ("rules_n = n", "rules_n", "a word of the generated code"),
    ("return None", "return None", "write `return`"),
    ("with n: pass", "with n: pass", "`with`"),
    ("try: pass\n    finally: pass", "try: pass", "`try`"),
    ("match n:\n        case _: pass", "match n:", "`match`"),
    ("def inner() -> None: pass", "def inner() -> None: pass", "a function inside"),
    ("n = (m := n)", "m := n", "`:=`"),
    ("n = [*range(n)][0]", "[*range(n)][0]", "only rows and tables"),
]
PLAIN_RULE = '''


def wrong(g: State, d: Dice, n: int) -> int:
    """Leave the rules language."""
    {}
    return n
'''
WITH_MEMORY_OF_THE_CALLER = [
    ("n = len(games)", "len(games)", "len is not a function of the rules"),
    ("n = games[0].turns", "games[0].turns", "only `name.field`"),
    ("n = games[n]", "games[n]", "handed to a function of the rules at once"),
    ("games[0] = n", "games[0]", "handed to a function of the rules at once"),
    ("apply(games[0], games[1])", "games[1]", "of type int"),
    ("roll(games[0])", "games[0]", "of type Dice"),
    ("apply(games, n)", "games", "of type State"),
    ("apply(cells, n)", "cells", "of type State"),
    ("write_places(games[0], n, n)", "n", "of type Bytes"),
    ("step(games[0], n)", "step(games[0], n)", "step needs Python"),
    ("n = cells[0:2]", "cells[0:2]", "one number"),
    ("cells[playout(games[0], d)] = roll(d)", "playout(games[0], d)", "use two lines"),
    ("n = fill(cells) + cells[0]", "fill(cells)", "use two lines"),
]
BUFFER_RULE = '''


def fill(cells: Bytes) -> int:
    """Write into a buffer."""
    cells[0] = 1
    return 1


def wrong(games: list[State], cells: Bytes, d: Dice, n: int) -> int:
    """Leave the rules language."""
    {}
    return n
'''
WITH_REAL_NUMBERS = [
    ("n = cells[0]", "cells[0]", "a whole number is needed"),
    ("n += cells[0]", "cells[0]", "a whole number is needed"),
    ("n, m = 1, x", "x", "a whole number is needed"),
    ("g.turns = n * x", "n * x", "a whole number is needed"),
    ("g.place[0] = -x", "-x", "a whole number is needed"),
    ("n = g.place[x]", "x", "a whole number is needed"),
    ("cells[x] = n", "x", "a whole number is needed"),
    ("apply(g, x)", "x", "a whole number is needed"),
    ("n = int(x)", "x", "a whole number is needed"),
    ("n = max(n, x)", "x", "a whole number is needed"),
    ("return x", "x", "a whole number is needed"),
    ("return n if n else x", "n if n else x", "a whole number is needed"),
    ("for i in range(x): pass", "x", "a whole number is needed"),
    ("m: int = x", "x", "a whole number is needed"),
    ("x = x // 2", "x // 2", "added, subtracted, multiplied"),
    ("x %= 2", "x %= 2", "added, subtracted, multiplied"),
    ("x = x / 2", "x / 2", "use `//`"),
    ("x = 0.5", "0.5", "whole numbers"),
    ("x = sqrt(x)", "sqrt(x)", "not a function of the rules"),
]
REAL_RULE = '''


def wrong(g: State, cells: Reals, x: float, n: int) -> int:
    """Leave the rules language."""
    {}
    return n
'''
IN_PYTHON = [
    ("x = lambda: 0", "lambda: 0", "a lambda"),
    ("x = n / 2", "n / 2", "use `//`"),
    ("x = {n: n}", "{n: n}", "a dict"),
    ("x = NAMES[0]", "NAMES", "for plain Python"),
    ("x = READY[3]", "READY[3]", "outside 0 to 2"),
    ("x = missing(n)", "missing(n)", "missing is not declared"),
    ("x = State(n)", "State(n)", "takes no arguments"),
    ("x = g.grow()", "g.grow()", "no method grow"),
    ("g.place = [n]", "g.place", "one element at a time"),
    ("x = roll(d) - roll(d)", "roll(d)", "use two lines"),
    ("x = [roll(d), d.word]", "roll(d)", "use two lines"),
    ("x = 4294967296", "4294967296", "name this number"),
    ("x = 0.5", "0.5", "whole numbers"),
    ("try: pass\n    finally: pass", "try: pass", "`try`"),
    ("x = [n for n in range(3)]\n    n: int = 0", "n", "another meaning"),
]
PYTHON_RULE = '''


def wrong(g: State, d: Dice) -> list[int]:
    """Leave the rules language."""
    n = 3
    {}
    return [n]
'''
AT_TOP_LEVEL = [
    ("import os", "import os", "`import`"),
    ("from os import path", "from os import path", "import from each other only"),
    ("from .decks import DECKS", "from .decks import DECKS", "import from each other only"),
    ("from .dice import roll as r", "from .dice import roll as r", "under their own name"),
    ("X = 3", "X = 3", "`assign`"),
    ("X: Final = 'three'", "'three'", "not a constant"),
    ("X: Final = True", "True", "not a constant"),
    ("X: Final = 1 << 63", "1 << 63", "64 bits"),
    ("X: Final = 1 // 0", "1 // 0", "not a constant"),
    ("X: Final = LATER", "LATER", "not a constant"),
    ("X: Final[dict[int, int]] = {}", "X: Final[dict[int, int]] = {}", "not a constant, table or type"),
    ("X: TypeAlias = str", "str", "Callable"),
    ("X: TypeAlias = list[int]", "list[int]", "Callable"),
    ("STEP: Final = 1", "STEP: Final = 1", "already declared in kinds.py, line 17"),
    ("def apply() -> None:\n    '''Again.'''", "def apply() -> None:", "already declared in flow.py"),
    ("ABILITIES[3] = nothing", "3", "outside 0 to 2"),
    ("ABILITIES[STEP] = nothing", "ABILITIES[STEP] = nothing", "filled twice"),
    ("ABILITIES[REST] = is_over", "is_over", "not a function of type Ability"),
    ("ABILITIES[REST] = step", "step", "needs Python"),
    ("ABILITIES[REST] = missing", "missing", "not a function of the rules"),
    ("ABILITIES[REST] = 3", "3", "name of a function"),
    ("LENGTHS[STEP] = 200", "200", "does not fit in Byte"),
    ("X: Final[list[int]] = []", "[]", "begins as"),
    ("X: TypeAlias = 'Callable[[str], None]'", "'Callable[[str], None]'", "cannot take or return str"),
    ("if TYPE_CHECKING:\n    X = 1", "X = 1", "only imports"),
    ("GOAL[3] = 1", "GOAL[3] = 1", "not a table"),
    ("X: Final[list[Ability]] = [nothing] * 0", "0", "not a valid size"),
    ("def x(n) -> None:\n    '''Miss a type.'''", "n", "a type is missing"),
    ("def x(n: int):\n    '''Miss a type.'''", "def x(n: int):", "a type is missing"),
    ("def x(n: int = 3) -> None:\n    '''Have a default.'''", "def x(n: int = 3) -> None:", "no defaults"),
    ("def x(*n: int) -> None:\n    '''Have many.'''", "def x(*n: int) -> None:", "plain arguments"),
    ("def x() -> None:\n    pass", "def x() -> None:", "has a docstring"),
    ("def x() -> None: '''Be short.'''", "def x() -> None: '''Be short.'''", "its own line"),
    ("@apply\ndef x() -> None:\n    '''Be decorated.'''", "def x() -> None:", "no decorators"),
    ("class X(State): pass", "class X(State): pass", "no bases"),
    ("class X: pass", "pass", "__slots__, __init__, copy"),
    ("class X:\n    '''Nothing.'''", "class X:", "needs an __init__"),
    ("class X:\n    def __init__(self) -> None:\n        self.n = 0", "class X:", "exactly the fields"),
    (
        "class X:\n    __slots__ = ('n', 'm')\n    def __init__(self) -> None:\n        self.n = 0",
        "__slots__ = ('n', 'm')",
        "exactly the fields",
    ),
    (
        "class X:\n    __slots__ = ('n',)\n    def __init__(self) -> None:\n        self.n: list[str] = [0] * 3",
        "str",
        "a Byte, a Short or an int",
    ),
    (
        "class X:\n    __slots__ = ('n',)\n    def __init__(self) -> None:\n        self.n = []",
        "[]",
        "not a constant",
    ),
    (
        "class X:\n    __slots__ = ('n',)\n    def __init__(self) -> None:\n        self.n: list[Byte] = [128] * 3",
        "128",
        "does not fit in Byte",
    ),
]
LAST_LINE_OF_BATCH = "sums[i] += 1\n    return running\n"
LAST_LINE = "total += playout(g, dice)\n    return total\n"


def check_refusal(folder: Path, module: str, old: str, new: str, place: str, why: str) -> None:
    """Check that the compile step refuses a change and marks this place with carets."""
    unit = changed(folder, module, old, new)
    with pytest.raises(Refused) as caught:
        Amalgam(unit)
    error = caught.value
    text = (folder / "toy" / f"{module}.py").read_text(encoding="utf-8").split("\n")
    assert error.filename == str(folder / "toy" / f"{module}.py")
    assert why in str(error.msg)
    assert error.lineno is not None
    assert error.offset is not None
    assert error.end_offset is not None
    assert text[error.lineno - 1][error.offset - 1 : error.end_offset - 1] == place
    before = (HERE / "toy" / f"{module}.py").read_text(encoding="utf-8").split("\n")
    unchanged = next(i for i, line in enumerate(text) if i >= len(before) - 1 or line != before[i])
    assert error.lineno > unchanged


@pytest.mark.parametrize(("line", "place", "why"), IN_A_RULE)
def test_a_rule_outside_the_language_is_refused(tmp_path: Path, line: str, place: str, why: str) -> None:
    check_refusal(tmp_path, "flow", LAST_LINE, LAST_LINE + PLAIN_RULE.format(line), place, why)


@pytest.mark.parametrize(("line", "place", "why"), IN_PYTHON)
def test_a_python_function_outside_the_language_is_refused(tmp_path: Path, line: str, place: str, why: str) -> None:
    check_refusal(tmp_path, "flow", LAST_LINE, LAST_LINE + PYTHON_RULE.format(line), place, why)


@pytest.mark.parametrize(("line", "place", "why"), WITH_MEMORY_OF_THE_CALLER)
def test_a_wrong_use_of_caller_memory_is_refused(tmp_path: Path, line: str, place: str, why: str) -> None:
    last = LAST_LINE_OF_BATCH
    imports = "from .flow import playout, step\n"
    check_refusal(tmp_path, "batch", last, last + imports + BUFFER_RULE.format(line), place, why)


@pytest.mark.parametrize(("line", "place", "why"), WITH_REAL_NUMBERS)
def test_a_real_number_in_place_of_a_whole_one_is_refused(tmp_path: Path, line: str, place: str, why: str) -> None:
    last = "return best - weights[0]\n"
    check_refusal(tmp_path, "reals", last, last + "from .flow import apply\n" + REAL_RULE.format(line), place, why)


def test_functions_with_caller_memory_cannot_use_python(tmp_path: Path) -> None:
    last, head = LAST_LINE_OF_BATCH, "def wrong(cells: Bytes) -> list[int]:"
    new = f'{last}\n\n{head}\n    """Use Python."""\n    return [cells[0]]\n'
    check_refusal(tmp_path, "batch", last, new, head, "cannot raise or use Python objects")


@pytest.mark.parametrize(("text", "place", "why"), AT_TOP_LEVEL)
def test_a_top_level_statement_outside_the_language_is_refused(tmp_path: Path, text: str, place: str, why: str) -> None:
    check_refusal(tmp_path, "flow", LAST_LINE, LAST_LINE + "\n\n" + text + "\n", place, why)


def test_an_unknown_function_in_bits_is_refused(tmp_path: Path) -> None:
    new = "def three(members: int) -> int:"
    check_refusal(tmp_path, "bits", "def lowest(members: int) -> int:", new, new, "no C version of three")


def test_another_signature_in_bits_is_refused(tmp_path: Path) -> None:
    new = "def lowest(members: bool) -> int:"
    check_refusal(tmp_path, "bits", "def lowest(members: int) -> int:", new, new, "takes an int")


def test_another_signature_in_cells_is_refused(tmp_path: Path) -> None:
    old = "def write_sixteen(cells: Bytes, at: int, members: int) -> None:"
    new = "def write_sixteen(cells: Bytes, at: int, members: bool) -> None:"
    check_refusal(tmp_path, "cells", old, new, new, "takes Bytes and two ints")


def test_a_function_that_needs_python_cannot_release_the_lock(tmp_path: Path) -> None:
    unit = changed(tmp_path, "__init__", '("move_all", "playouts", "settle")', '("playouts", "step")')
    with pytest.raises(Refused, match="step needs Python"):
        Amalgam(unit)


def test_only_known_functions_can_release_the_lock(tmp_path: Path) -> None:
    unit = changed(tmp_path, "__init__", '("move_all", "playouts", "settle")', '("restart",)')
    with pytest.raises(Refused, match="RELEASES_LOCK names restart"):
        Amalgam(unit)


def test_a_refusal_shows_file_line_and_caret(tmp_path: Path) -> None:
    unit = changed(tmp_path, "flow", LAST_LINE, LAST_LINE + PLAIN_RULE.format("n = n / 2  # ä"))
    with pytest.raises(Refused) as caught:
        Amalgam(unit)
    shown = "".join(traceback.format_exception_only(caught.value))
    number = len((HERE / "toy" / "flow.py").read_text(encoding="utf-8").split("\n")) + 5
    assert f'flow.py", line {number}\n    n = n / 2  # ä\n        ^^^^^\n' in shown
    assert "`/` makes fractions: use `//`" in shown


def test_an_error_that_only_cython_finds_stops_the_build(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    unit = changed(tmp_path / "source", "flow", LAST_LINE, LAST_LINE + PLAIN_RULE.format("n = g.turns + d"))
    with pytest.raises(Refused, match="Cython refuses"):
        compile_unit(unit, tmp_path / "work")
    number = len((HERE / "toy" / "flow.py").read_text(encoding="utf-8").split("\n")) + 5
    assert f"flow.pxi:{number}:" in capfd.readouterr().err
