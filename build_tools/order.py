"""Refuse expressions whose meaning depends on what C evaluates first.

Python goes from left to right; C may call `f` and `g` of `f(x) - g(x)` in any order. That matters
as soon as one of them changes an object of a class that the other reads.
"""

import ast
from collections.abc import Mapping
from typing import NoReturn

from .names import Names
from .scope import Scope, statements

Changes = Mapping[str, set[str]]
"""For each function and table, the classes whose objects a call may change."""

WHY = "C does not say what comes first here, and a part changes what another reads: use two lines"


def find_changes(names: Names, scopes: Mapping[str, Scope]) -> Changes:
    """Find what each function changes, directly or through a call."""
    changes = {name: names.buffers & set(f.arguments.values()) for name, f in names.functions.items() if f.trusted}
    changes |= {name: _stores(scope) for name, scope in scopes.items()}
    changes |= {name: set(names.records) for name in names.tables}
    growing = True
    while growing:
        growing = False
        for name, scope in scopes.items():
            more = _called_changes(scope.function.node, changes) - changes[name]
            changes[name] |= more
            growing |= bool(more)
    return changes


def _stores(scope: Scope) -> set[str]:
    """Return the classes whose fields a function sets, and the buffers it writes."""
    found = set()
    for node in ast.walk(scope.function.node):
        match node:
            case ast.Attribute(ast.Name(owner), ctx=ast.Store()):
                found.add(scope.types[owner])
            case ast.Subscript(ast.Attribute(ast.Name(owner)), ctx=ast.Store()):
                found.add(scope.types[owner])
            case ast.Subscript(ast.Name(owner), ctx=ast.Store()) if scope.types.get(owner) in scope.names.buffers:
                found.add(scope.types[owner])
    return found


def _called_changes(part: ast.AST, changes: Changes) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(part):
        match node:
            case ast.Call(ast.Name(name) | ast.Subscript(ast.Name(name))):
                found |= changes.get(name, set())
    return found


class OrderChecker:
    """Checks the order of evaluation in one function."""

    def __init__(self, scope: Scope, changes: Changes) -> None:
        self.scope = scope
        self.changes = changes

    def check(self) -> None:
        """Refuse a function whose result depends on C's order of evaluation."""
        for node in statements(self.scope.function.node.body):
            match node:
                case ast.Assign(targets, value):
                    self._unordered([*(t.slice for t in targets if isinstance(t, ast.Subscript)), value])
                case ast.AugAssign(ast.Name()):
                    pass
                case ast.AugAssign(target, _, value):
                    self._unordered([target, value])
        for part in ast.walk(self.scope.function.node):
            match part:
                case ast.BinOp(left, _, right):
                    self._unordered([left, right])
                case ast.Compare(left, _, others):
                    self._unordered([left, *others])
                case ast.Call(ast.Subscript(_, index), arguments):
                    self._unordered([index, *arguments])
                case ast.Call(_, arguments) | ast.Tuple(arguments) | ast.List(arguments) | ast.JoinedStr(arguments):
                    self._unordered(arguments)

    def _unordered(self, parts: list[ast.expr]) -> None:
        for part in parts:
            changed = _called_changes(part, self.changes)
            if changed and any(changed & self._reads(other) for other in parts if other is not part):
                self._refuse(part)

    def _reads(self, part: ast.expr) -> set[str]:
        """Return the classes that a part reads or passes on; a bare name is only a pointer."""
        if isinstance(part, ast.Name):
            return set()
        types = {self.scope.types.get(node.id, "") for node in ast.walk(part) if isinstance(node, ast.Name)}
        return {self.scope.names.member_of(name) or name for name in types}

    def _refuse(self, node: ast.expr) -> NoReturn:
        self.scope.function.source.refuse(node, WHY)
