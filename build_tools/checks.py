"""Check what a function of the rules contains; refuse everything else."""

import ast

from .expressions import SPEAK_PYTHON, ExpressionChecker, spoken
from .names import Array, check_word


class Checker(ExpressionChecker):
    """Checks every statement of one function."""

    def check(self) -> None:
        """Refuse a function that leaves the rules language."""
        for name in self.function.arguments:
            check_word(self.source, self.function.node, name)
        self._body(self.function.node.body[1:])

    def _body(self, body: list[ast.stmt]) -> None:
        for node in body:
            self._statement(node)

    def _statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(ast.Call() as call):
                self.expression(call)
            case ast.Expr():
                self.refuse(node, "this line does nothing")
            case ast.Assign(targets, value):
                self._assignment(targets, value)
            case ast.AnnAssign():
                self._annotation(node)
            case ast.AugAssign(target, sign, value):
                self.sign(node, sign)
                self._target(target)
                self.expression(value)
                self.real(node, sign, [target, value])
                self._stored(target, value)
            case ast.If(test, body, orelse) | ast.While(test, body, orelse):
                self.expression(test)
                self._body(body + orelse)
            case ast.For(target, source, body, orelse):
                self._loop(target, source)
                self._body(body + orelse)
            case ast.Return(ast.Constant(None)) if not self.python:
                self.refuse(node, "write `return`")
            case ast.Return(value):
                self.each([value] if value else [])
                if value and self.function.returns in ("int", "bool"):
                    self.whole(value)
            case ast.Raise(error, cause) if self.python:
                self.each([part for part in (error, cause) if part])
            case ast.Pass() | ast.Break() | ast.Continue():
                pass
            case _:
                self.refuse(node, f"{spoken(node)} is not part of the rules language")

    def _assignment(self, targets: list[ast.expr], value: ast.expr) -> None:
        for target in targets:
            match target, value:
                case ast.Tuple(names), ast.Tuple(values):
                    if len(names) != len(values):
                        self.refuse(target, "both sides of `a, b = c, d` must have the same length")
                    for name in names:
                        self._target(name)
                case _:
                    self._target(target)
        parallel = isinstance(value, ast.Tuple) and all(isinstance(target, ast.Tuple) for target in targets)
        self.each(value.elts if parallel and isinstance(value, ast.Tuple) else [value])
        for target in targets:
            self._stored(target, value)

    def _stored(self, target: ast.expr, value: ast.expr) -> None:
        """Refuse a real number that is stored as a whole one."""
        match target, value:
            case ast.Tuple(targets), ast.Tuple(values):
                for one, other in zip(targets, values, strict=True):
                    self._stored(one, other)
            case _ if not self.python and self.scope.type_of(target) != "float":
                self.whole(value)

    def _target(self, target: ast.expr) -> None:
        match target:
            case ast.Name(name):
                check_word(self.source, target, name)
                if self.function.arguments.get(name) in self.names.records:
                    self.refuse(target, f"{name} stands for one object: use another name")
            case ast.Attribute():
                self.attribute(target)
                if isinstance(self.scope.field_of(target), Array):
                    self.refuse(target, "a row is changed one element at a time")
                if self.scope.field_of(target) is None:
                    self.refuse(target, "only fields of the rules' classes can be set")
            case ast.Subscript(ast.Name(name)) if self._is_table(name) and not self.python:
                self.refuse(target, "a table is filled at the top level only")
            case ast.Subscript():
                self.subscript(target)
            case ast.Tuple(parts) if self.python:
                for part in parts:
                    self._target(part)
            case ast.Tuple():
                self.refuse(target, "both sides of `a, b = c, d` must have the same length")
            case _:
                self.refuse(target, "nothing can be stored here")

    def _is_table(self, name: str) -> bool:
        return name in self.names.tables and name not in self.scope.types

    def _annotation(self, node: ast.AnnAssign) -> None:
        if not isinstance(node.target, ast.Name):
            self.refuse(node, "only local names are annotated")
        self._target(node.target)
        type_name = self.names.type_named(self.source, node.annotation, node)
        if not self.python and type_name not in ("int", "bool", "float"):
            self.refuse(node, f"{SPEAK_PYTHON} have a local {type_name}")
        self.each([node.value] if node.value else [])
        if node.value:
            self._stored(node.target, node.value)

    def _loop(self, target: ast.expr, source: ast.expr) -> None:
        match source:
            case ast.Call(ast.Name("range"), arguments, []) if 1 <= len(arguments) <= 3:
                if not isinstance(target, ast.Name):
                    self.refuse(target, "`for i in range(n)` binds one name")
                if len(arguments) == 3 and not self.scope.fold(arguments[2]):
                    self.refuse(arguments[2], "the step of a range must be a constant")
                self.each(arguments)
                self.all_whole(arguments)
            case _ if not self.python:
                self.refuse(source, "a loop reads `for i in range(n)`")
            case _:
                self.expression(source)
        self._target(target)
