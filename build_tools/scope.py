"""The names one function sees, and their types."""

import ast
from collections.abc import Iterator

from .names import REAL_BUFFERS, Array, Function, Names

NUMBERS = {"int", "bool", "float"}
NUMBER_BUILTINS = {"min", "max", "abs", "int"}
Binding = tuple[ast.Name, str | ast.expr]
"""A bound name, with its declared type or its value."""


class Scope:
    """The arguments and local variables of one function."""

    def __init__(self, names: Names, function: Function) -> None:
        self.names = names
        self.function = function
        self.types = dict(function.arguments)
        self.locals: dict[str, str] = {}
        bindings = [b for b in self._bindings() if b[0].id not in function.arguments]
        if function.speaks_python:
            self._infer(bindings)
        else:
            for target, value in bindings:
                declared = value if isinstance(value, str) else "int"
                self._bind(target.id, self.locals.get(target.id, declared))

    def field_of(self, node: ast.expr) -> int | Array | None:
        """Return the field that `g.name` stands for."""
        match node:
            case ast.Attribute(ast.Name(owner), name):
                record = self.names.records.get(self.types.get(owner, ""))
                return record.fields.get(name) if record else None
        return None

    def function_called(self, node: ast.Call) -> Function | None:
        """Return the function of the rules that a call names."""
        match node.func:
            case ast.Name(name) if name not in self.types:
                return self.names.functions.get(name)
        return None

    def member_class(self, node: ast.expr) -> str | None:
        """Return the class of the object that `games[i]` stands for, an element of a list that the caller lends."""
        match node:
            case ast.Subscript(ast.Name(name)):
                return self.names.member_of(self.types.get(name, ""))
        return None

    def fold(self, node: ast.expr) -> int | None:
        """Return the value of a constant expression, None if it is not one."""
        if any(isinstance(sub, ast.Name) and sub.id in self.types for sub in ast.walk(node)):
            return None
        try:
            return self.names.fold(node)
        except (ArithmeticError, ValueError):
            return None

    def type_of(self, node: ast.expr) -> str:
        """Return the type of an expression, "object" when in doubt."""
        match node:
            case ast.Constant(value):
                return "None" if value is None else type(value).__name__
            case ast.Name(name):
                known = "int" if name in self.names.constants else "object"
                return self.types.get(name, known)
            case ast.Compare() | ast.UnaryOp(ast.Not()):
                return "bool"
            case ast.UnaryOp(_, operand):
                return self._number([operand])
            case ast.BinOp(left, _, right):
                return self._number([left, right])
            case ast.BoolOp(_, values):
                return self._common(values)
            case ast.IfExp(_, body, orelse):
                return self._common([body, orelse])
            case ast.Attribute():
                return "int" if isinstance(self.field_of(node), int) else "object"
            case ast.Subscript(owner):
                return self._element_type(owner)
            case ast.Call():
                return self._type_of_call(node)
            case ast.List() | ast.ListComp():
                return "list"
        return "object"

    def _type_of_call(self, node: ast.Call) -> str:
        function = self.function_called(node)
        if function:
            return function.returns
        match node.func:
            case ast.Name("len"):
                return "int"
            case ast.Name(name) if name in NUMBER_BUILTINS:
                return self._number(node.args)
            case ast.Name(name) if name in self.names.records:
                return name
            case ast.Attribute(ast.Name(owner), "copy") if self.types.get(owner) in self.names.records:
                return self.types[owner]
            case ast.Subscript(ast.Name(table)) if table in self.names.tables:
                return "object"
        return "object"

    def _element_type(self, owner: ast.expr) -> str:
        if isinstance(self.field_of(owner), Array):
            return "int"
        match owner:
            case ast.Name(name) if self.types.get(name) == "list[int]" or self.types.get(name) in self.names.buffers:
                return "float" if self.types[name] in REAL_BUFFERS else "int"
            case ast.Name(name) if member := self.names.member_of(self.types.get(name, "")):
                return member
            case ast.Name(name) if name in self.names.tables:
                return "object" if self.names.tables[name].element in self.names.callables else "int"
        return "object"

    def _number(self, nodes: list[ast.expr]) -> str:
        """Return the type of a sum of these: one real number makes it real."""
        types = {self.type_of(node) for node in nodes}
        return "object" if not types <= NUMBERS else "float" if "float" in types else "int"

    def _common(self, nodes: list[ast.expr]) -> str:
        types = {self.type_of(node) for node in nodes}
        if "float" in types and types <= NUMBERS:
            return "float"
        return types.pop() if len(types) == 1 else "object"

    def _bind(self, name: str, type_name: str) -> None:
        self.locals[name] = self.types[name] = type_name

    def _infer(self, bindings: list[Binding]) -> None:
        """Give each local the type that all its bindings agree on."""
        annotated = {target.id: value for target, value in bindings if isinstance(value, str)}
        for target, value in bindings:
            if target.id not in self.locals:
                self._bind(target.id, annotated.get(target.id) or self._type_of_binding(value))
        settled = False
        while not settled:
            settled = True
            for target, value in bindings:
                known = self.locals[target.id]
                if known != "object" and self._type_of_binding(value) != known and target.id not in annotated:
                    self._bind(target.id, "object")
                    settled = False

    def _type_of_binding(self, value: str | ast.expr) -> str:
        return value if isinstance(value, str) else self.type_of(value)

    def _bindings(self) -> Iterator[Binding]:
        """Yield what is bound in the function: a name, with its type or its value."""
        for node in statements(self.function.node.body):
            match node:
                case ast.Assign(targets, value):
                    for target in targets:
                        yield from _pairs(target, value)
                case ast.AnnAssign(ast.Name() as name, annotation):
                    yield name, self.names.type_named(self.function.source, annotation, node)
                case ast.AugAssign(ast.Name(name) as target, sign, value):
                    yield target, ast.BinOp(ast.Name(name, ast.Load()), sign, value)
                case ast.For(ast.Name() as name, ast.Call(ast.Name("range"))):
                    yield name, "int"
                case ast.For(ast.Name() as name, source):
                    yield name, ast.Subscript(source, ast.Constant(0), ast.Load())
                case ast.For(target):
                    yield from ((name, "object") for name in ast.walk(target) if isinstance(name, ast.Name))


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a body and those inside them, in the order of the text."""
    for node in body:
        yield node
        for inner in ("body", "orelse"):
            yield from statements(getattr(node, inner, []))


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[Binding]:
    match target, value:
        case ast.Name() as name, _:
            yield name, value
        case ast.Tuple(targets), ast.Tuple(values) if len(targets) == len(values):
            for one, other in zip(targets, values, strict=True):
                yield from _pairs(one, other)
        case ast.Tuple(targets), _:
            for one in targets:
                yield from _pairs(one, ast.Constant(...))
