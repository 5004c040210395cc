"""The changes: those of mutmut, except those that mypy finds, and removed statements.

mutmut also replaces arguments and assigned values by None, and drops arguments. `make test` runs
`mypy --strict`, which finds nearly all of these; they say little about the tests. Text for people (docstrings, the
sentences of errors) and annotations are not changed.
"""

import difflib
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import libcst as cst
from libcst.metadata import MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation import mutators

Node = Any  # a node of libcst, which only `make mutants` installs

LEFT_TO_MYPY = {"operator_arg_removal", "operator_dict_arguments", "operator_assignment"}


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    file: str
    where: str  # the function it is in
    line: int
    old: str  # the lines before the change
    new: str
    code: str  # the whole file with the change

    @property
    def key(self) -> str:
        """Return a name that stays the same while the file is unchanged."""
        return _digest(self.file, self.code)

    def lot(self, seed: int) -> str:
        """Return the sort key of the draw. It stays the same when another function of the file changes."""
        return _digest(str(seed), self.file, self.where, self.old, self.new)


def mutants_of(root: Path, file: Path) -> Iterator[Mutant]:
    """Yield every mutant of a file, each once."""
    source = (root / file).read_text(encoding="utf-8")
    wrapper = MetadataWrapper(cst.parse_module(source))
    spans = wrapper.resolve(WhitespaceInclusivePositionProvider)
    seen = {source}
    for node, other, where in _changes(wrapper.module, ""):
        code = _with_change(source, wrapper.module, node, other, spans[node])
        if code not in seen and _compiles(code):
            seen.add(code)
            line, old, new = _difference(source, code)
            yield Mutant(str(file), where, line, old, new, code)


def _changes(node: Node, where: str) -> Iterator[tuple[Node, Node, str]]:
    """Yield the nodes that can change, their replacements, and their functions."""
    if isinstance(node, cst.FunctionDef | cst.ClassDef):
        where = f"{where}.{node.name.value}".lstrip(".")
    if _is_for_people(node):
        return
    for kind, change in mutators.mutation_operators:
        if isinstance(node, kind) and change.__name__ not in LEFT_TO_MYPY:
            for other in change(node):
                yield node, other, where
    if _can_be_left_out(node):
        yield node, cst.Pass(), where
    for child in node.children:
        yield from _changes(child, where)


def _is_for_people(node: Node) -> bool:
    """Tell whether this is an annotation, an import, a docstring or the sentence of an error."""
    if isinstance(node, cst.Annotation | cst.Import | cst.ImportFrom):
        return True
    if isinstance(node, cst.AnnAssign):
        return isinstance(node.annotation.annotation, cst.Name) and node.annotation.annotation.value == "TypeAlias"
    if isinstance(node, cst.Expr):
        return isinstance(node.value, cst.SimpleString | cst.ConcatenatedString)
    if isinstance(node, cst.Raise) and isinstance(node.exc, cst.Call):
        return any(_is_sentence(argument.value) for argument in node.exc.args)
    return False


def _is_sentence(node: Node) -> bool:
    """Tell whether this is a text with spaces. A text without spaces is a code for programs."""
    if isinstance(node, cst.SimpleString):
        return " " in node.value
    return isinstance(node, cst.FormattedString | cst.ConcatenatedString)


def _can_be_left_out(node: Node) -> bool:
    """Tell whether a statement can be removed without leaving a name undefined, which any test would find."""
    if isinstance(node, cst.Expr):
        return isinstance(node.value, cst.Call | cst.Await)
    if isinstance(node, cst.Assign):
        return not any(isinstance(target.target, cst.Name) for target in node.targets)
    if isinstance(node, cst.Return):
        return node.value is None
    return isinstance(node, cst.AugAssign | cst.Raise)


def _with_change(source: str, module: Node, node: Node, other: Node, span: Any) -> str:
    """Return the code with one node changed, by replacing its text in place if possible."""
    lines = source.splitlines(keepends=True)
    before = "".join(lines[: span.start.line - 1]) + lines[span.start.line - 1][: span.start.column]
    behind = lines[span.end.line - 1][span.end.column :] + "".join(lines[span.end.line :])
    if before + module.code_for_node(node) + behind == source:
        return f"{before}{module.code_for_node(other)}{behind}"
    return str(module.deep_replace(node, other).code)


def _compiles(code: str) -> bool:
    try:
        compile(code, "mutant", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def _difference(source: str, code: str) -> tuple[int, str, str]:
    """Return the first changed line, the old lines and the new lines."""
    olds, news = source.splitlines(), code.splitlines()
    for tag, start, end, other_start, other_end in difflib.SequenceMatcher(
        None, olds, news, autojunk=False
    ).get_opcodes():
        if tag != "equal":
            return start + 1, _joined(olds[start:end]), _joined(news[other_start:other_end])
    raise AssertionError("a mutant must differ from its source")


def _joined(lines: list[str]) -> str:
    return " ".join(line.strip() for line in lines)


def _digest(*words: str) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()[:20]
