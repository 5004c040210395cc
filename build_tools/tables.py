"""Tables of functions and of numbers, filled when the compiled module is imported."""

import ast
from dataclasses import dataclass

from .classes import array_of, element_type
from .functions import inner_name
from .names import NARROW, WIDE, Names, Table
from .source import Node, Source


@dataclass(frozen=True)
class Entry:
    """A line that fills a table: all its elements, or the one at the index."""

    source: Source
    line: ast.stmt
    table: str
    index: ast.expr | None
    value: ast.expr


class Tables:
    """The lines of the unit that create and fill tables; they are checked when all functions are known."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self._entries: list[Entry] = []
        self._listed: list[tuple[Source, ast.stmt, str]] = []  # tables whose numbers are listed

    def declare(self, source: Source, line: ast.AnnAssign, name: str, element: ast.expr, made: ast.expr) -> None:
        """Register `NAME: Final[list[element]] = [value] * size`."""
        match element, made:
            case ast.Name(alias), ast.BinOp(ast.List([value]), ast.Mult(), size) if alias in self.names.callables:
                kind, length = alias, array_of(self.names, source, "int", ast.Constant(0), size).size
            case _, ast.BinOp(ast.List([value]), ast.Mult(), size):
                kind = element_type(self.names, source, element)
                length = array_of(self.names, source, kind, value, size).size
            case _, ast.List([_, *_] as values):
                self._declare_listed(source, line, name, element, values)
                return
            case _:
                source.refuse(made, "a table begins as `[value] * SIZE`, or lists its numbers")
        self.names.tables[name] = Table(kind, length)
        self._entries.append(Entry(source, line, name, None, value))

    def _declare_listed(
        self, source: Source, line: ast.AnnAssign, name: str, element: ast.expr, values: list[ast.expr]
    ) -> None:
        """Register `NAME: Final[list[element]] = [1, 2, 3]`."""
        kind = element_type(self.names, source, element)
        numbers = [array_of(self.names, source, kind, value, ast.Constant(1)).fill for value in values]
        self.names.tables[name] = Table(kind, len(numbers), set(range(len(numbers))))
        self._listed.append((source, line, f"{name}[:] = {numbers}"))

    def fill(self, source: Source, line: ast.Assign, name: str, index: ast.expr, value: ast.expr) -> None:
        """Register `NAME[index] = value`."""
        if name not in self.names.tables:
            source.refuse(line, f"{name} is not a table")
        self._entries.append(Entry(source, line, name, index, value))

    def translate(self, public: set[str]) -> None:
        """Check every line and insert the C names of its functions."""
        for entry in self._entries:
            table = self.names.tables[entry.table]
            value = self._value(entry, table, public)
            if entry.index is None:
                text = f"for each in range({table.size}): {entry.table}[each] = {value}"
            else:
                text = f"{entry.table}[{self._place(entry, entry.index, table)}] = {value}"
            entry.source.replace(entry.line, text)
        for source, line, text in self._listed:
            source.replace(line, text)

    def declarations(self) -> list[str]:
        """Return the C arrays."""
        numbers = {"int": WIDE[0], **{kind: c_type for kind, (c_type, _) in NARROW.items()}}
        tables = self.names.tables.items()
        return [f"cdef {numbers.get(table.element, table.element)}[{table.size}] {name}" for name, table in tables]

    def _place(self, entry: Entry, index: ast.expr, table: Table) -> int:
        place = self.names.constant(entry.source, index)
        if not 0 <= place < table.size:
            entry.source.refuse(index, f"the index {place} is outside 0 to {table.size - 1}")
        if place in table.filled:
            entry.source.refuse(entry.line, f"{entry.table}[{place}] is filled twice")
        table.filled.add(place)
        return place

    def _value(self, entry: Entry, table: Table, public: set[str]) -> str:
        if table.element not in self.names.callables:
            return str(array_of(self.names, entry.source, table.element, entry.value, ast.Constant(1)).fill)
        if not isinstance(entry.value, ast.Name):
            entry.source.refuse(entry.value, "the name of a function is needed here")
        self._check_function(entry.source, entry.value, table.element, entry.value.id)
        return inner_name(entry.value.id, public)

    def _check_function(self, source: Source, node: Node, alias: str, name: str) -> None:
        function = self.names.functions.get(name)
        if function is None:
            source.refuse(node, f"{name} is not a function of the rules")
        if function.speaks_python:
            source.refuse(node, f"{name} needs Python and cannot be in a table")
        if function.signature != self.names.callable_signature(alias):
            source.refuse(node, f"{name} is not a function of type {alias}")
