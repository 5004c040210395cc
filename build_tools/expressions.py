"""Check what an expression of the rules contains."""

import ast
import builtins
from typing import NoReturn

from .names import LITERAL_LIMIT, Array, Function, Names
from .scope import NUMBER_BUILTINS, Scope
from .source import Node

EXPRESSIONS = (
    ast.BoolOp,
    ast.BinOp,
    ast.UnaryOp,
    ast.Compare,
    ast.IfExp,
    ast.Call,
    ast.Name,
    ast.Attribute,
    ast.Subscript,
    ast.Constant,
    ast.Tuple,
)
PYTHON_EXPRESSIONS = (*EXPRESSIONS, ast.List, ast.ListComp, ast.JoinedStr, ast.FormattedValue)
REFUSED_SIGNS: dict[type[ast.AST], str] = {
    ast.Div: "`/` makes fractions: use `//`",
    ast.Pow: "`**` is not part of the rules language: name a constant",
    ast.MatMult: "`@` is not part of the rules language",
    ast.Is: "`is` is not part of the rules language: use `==`",
    ast.IsNot: "`is not` is not part of the rules language: use `!=`",
}
WORDS: dict[type[ast.AST], str] = {
    ast.JoinedStr: "an f-string",
    ast.List: "a list",
    ast.ListComp: "a list",
    ast.GeneratorExp: "a generator",
    ast.Dict: "a dict",
    ast.Lambda: "a lambda",
    ast.NamedExpr: "`:=`",
    ast.Delete: "`del`",
    ast.FunctionDef: "a function inside a function",
    ast.ClassDef: "a class inside a function",
}
REAL_SIGNS = (ast.Add, ast.Sub, ast.Mult)
BECOME = "become"
SPEAK_PYTHON = "only functions that raise or return Python objects may"


class ExpressionChecker:
    """Checks the expressions of one function."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self.names: Names = scope.names
        self.function: Function = scope.function
        self.source = scope.function.source
        self.python = scope.function.speaks_python

    def refuse(self, node: Node, why: str) -> NoReturn:
        """Stop the build."""
        self.source.refuse(node, why)

    def expression(self, node: ast.expr) -> None:
        """Refuse an expression that leaves the rules language."""
        if not isinstance(node, PYTHON_EXPRESSIONS):
            self.refuse(node, f"{spoken(node)} is not part of the rules language")
        if not self.python and not isinstance(node, EXPRESSIONS):
            self.refuse(node, f"{SPEAK_PYTHON} use {spoken(node)}")
        match node:
            case ast.Constant(value):
                self._constant(node, value)
            case ast.Name(name):
                self._name(node, name)
            case ast.BinOp(left, sign, right):
                self._binary(node, sign)
                self.each([left, right])
            case ast.Compare(left, signs, others):
                self._comparison(node, signs, others)
                self.each([left, *(e for o in others for e in _elements(o, signs))])
            case ast.Attribute():
                self.attribute(node)
                if isinstance(self.scope.field_of(node), Array) and not self.python:
                    self.refuse(node, "a row is used one element at a time")
            case ast.Subscript():
                self.subscript(node)
            case ast.Call():
                self._call(node)
            case ast.Tuple() if not self.python:
                self.refuse(node, f"{SPEAK_PYTHON} use a tuple")
            case ast.ListComp(element, loops):
                self._comprehension(element, loops)
            case _:
                self.each([child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr)])

    def each(self, nodes: list[ast.expr]) -> None:
        """Check several expressions."""
        for node in nodes:
            self.expression(node)

    def _constant(self, node: ast.expr, value: object) -> None:
        if isinstance(value, int):
            if value >= LITERAL_LIMIT:
                self.refuse(node, "name this number: C would give it 32 bits")
        elif not self.python or not (value is None or isinstance(value, str)):
            self.refuse(node, "the rules use whole numbers only")

    def _name(self, node: ast.expr, name: str) -> None:
        if name in self.scope.types or name in self.names.constants:
            return
        if name in self.names.plain_only:
            self.refuse(node, f"{name} is for plain Python: compiled rules cannot read it")
        if name in self.names.functions or name in self.names.tables:
            self.refuse(node, f"{name} can only be called or indexed")
        if not self.python or not hasattr(builtins, name):
            self.refuse(node, f"{name} is not declared")

    def sign(self, node: Node, sign: ast.AST) -> None:
        """Refuse an operator that C does not have, or has with another meaning."""
        if type(sign) in REFUSED_SIGNS:
            self.refuse(node, REFUSED_SIGNS[type(sign)])

    def whole(self, node: ast.expr) -> None:
        """Refuse a real number where C would cut it to a whole one, or Python would not take it."""
        if self.scope.type_of(node) == "float":
            self.refuse(node, "a whole number is needed here")

    def all_whole(self, nodes: list[ast.expr]) -> None:
        """Refuse real numbers among several."""
        for node in nodes:
            self.whole(node)

    def real(self, node: Node, sign: ast.operator, parts: list[ast.expr]) -> None:
        """Refuse what real numbers cannot do, or do with another meaning in C."""
        if not isinstance(sign, REAL_SIGNS) and any(self.scope.type_of(part) == "float" for part in parts):
            self.refuse(node, "real numbers are added, subtracted, multiplied and compared only")

    def _comparison(self, node: ast.Compare, signs: list[ast.cmpop], others: list[ast.expr]) -> None:
        for sign, other in zip(signs, others, strict=True):
            self.sign(node, sign)
            if isinstance(sign, ast.In | ast.NotIn) and not self.python and not isinstance(other, ast.Tuple):
                self.refuse(node, "`in` takes a tuple: `x in (A, B)`")

    def _binary(self, node: ast.BinOp, sign: ast.operator) -> None:
        self.sign(node, sign)
        self.real(node, sign, [node.left, node.right])
        if self._is_wide(node):
            return
        value = self.scope.fold(node)
        if value is not None and not -LITERAL_LIMIT <= value < LITERAL_LIMIT:
            self.refuse(node, "name this number: C would give it 32 bits")
        if value is None and isinstance(sign, ast.LShift):
            self.refuse(node, "the left side of `<<` has 32 bits in C: use one()")

    def _is_wide(self, node: ast.expr) -> bool:
        """Tell whether C computes this with 64 bits."""
        match node:
            case ast.BinOp(left, ast.LShift() | ast.RShift(), _):
                return self._is_wide(left)
            case ast.BinOp(left, _, right):
                return self._is_wide(left) or self._is_wide(right)
            case ast.UnaryOp(ast.USub() | ast.Invert(), operand):
                return self._is_wide(operand)
            case ast.BoolOp(_, values) | ast.Call(ast.Name("min" | "max" | "abs"), values):
                return any(self._is_wide(value) for value in values)
            case ast.IfExp(_, body, orelse):
                return self._is_wide(body) or self._is_wide(orelse)
            case ast.Constant():
                return False
        return self.scope.type_of(node) not in ("bool", "str")

    def attribute(self, node: ast.Attribute) -> None:
        """Refuse what is not a field, or a method of a Python object."""
        match node.value:
            case ast.Name(owner) if owner in self.scope.types:
                record = self.names.records.get(self.scope.types[owner])
                if record and node.attr not in record.fields:
                    self.refuse(node, f"{record.name} has no field {node.attr}")
                if not record and not self.python:
                    self.refuse(node, f"{owner} has no fields")
            case _:
                self.refuse(node, "only `name.field` is part of the rules language")

    def subscript(self, node: ast.Subscript) -> None:
        """Refuse what is not an element of a row, a table or a list."""
        if isinstance(node.slice, ast.Slice | ast.Tuple):
            self.refuse(node, "an index is one number")
        self.expression(node.slice)
        self.whole(node.slice)
        size: int | None = None
        match node.value:
            case ast.Attribute() as owner:
                self.attribute(owner)
                row = self.scope.field_of(owner)
                if not isinstance(row, Array):
                    self.refuse(node, f"{owner.attr} is not a row")
                size = row.size
            case ast.Name(name) if name in self.names.tables and name not in self.scope.types:
                size = self.names.tables[name].size
            case ast.Name(name) if name in self.names.ready_numbers and name not in self.scope.types:
                if not self.python:
                    self.refuse(node, f"{SPEAK_PYTHON} use {name}")
                size = self.names.ready_numbers[name]
            case ast.Name(name) if self.scope.types.get(name) in self.names.buffers:
                return
            case ast.Name(name) if self.names.member_of(self.scope.types.get(name, "")):
                self.refuse(node, "an object of a list is handed to a function of the rules at once: `f(games[i])`")
            case ast.Name(name) if self.python and self.scope.types.get(name, "int") not in ("int", "bool"):
                return
            case ast.Name(name) if name in self.names.plain_only:
                self._name(node.value, name)
            case _:
                self.refuse(node, "only rows and tables can be indexed")
        index = self.scope.fold(node.slice)
        if index is not None and size is not None and not 0 <= index < size:
            self.refuse(node, f"the index {index} is outside 0 to {size - 1}")

    # calls

    def _call(self, node: ast.Call) -> None:
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            self.refuse(node, "arguments are given by position")
        function = self.scope.function_called(node)
        if function and any(map(self.scope.member_class, node.args)):
            self._hand_over(node, function)
            return
        self.each(node.args)
        if function:
            self._call_of_rule(node, function)
            return
        match node.func:
            case ast.Subscript(ast.Name(name)) as entry if name in self.names.tables:
                self.subscript(entry)
                alias = self.names.tables[name].element
                if alias not in self.names.callables:
                    self.refuse(node, f"{name} holds no functions")
                signature = self.names.callable_signature(alias)
                self._arguments(node, signature.arguments)
            case ast.Name(name) if name in NUMBER_BUILTINS and name not in self.scope.types:
                if (len(node.args) < 2) == (name in ("min", "max")) and not self.python:
                    self.refuse(node, f"wrong number of arguments for {name}")
                if not self.python:
                    self.all_whole(node.args)
            case ast.Name(name) if not self.python:
                self.refuse(node, f"{name} is not a function of the rules")
            case ast.Name(name):
                self._call_from_python(node, name)
            case ast.Attribute(ast.Name(owner), method) if self.python:
                record = self.names.records.get(self.scope.types.get(owner, ""))
                if record and (method != "copy" or record.copies is None):
                    self.refuse(node, f"{record.name} has no method {method}")
            case ast.Attribute(_, method) if not self.python:
                self.refuse(node, f"{SPEAK_PYTHON} call the method {method}")
            case _:
                self.refuse(node, "this cannot be called")

    def _call_of_rule(self, node: ast.Call, function: Function) -> None:
        if function.speaks_python and not self.python:
            self.refuse(node, f"{function.name} needs Python: {SPEAK_PYTHON} call it")
        self._arguments(node, function.signature.arguments)

    def _hand_over(self, node: ast.Call, function: Function) -> None:
        """Check a call that is handed objects of a list."""
        if function.trusted or function.name == BECOME:
            self.refuse(node, f"{function.name} takes no object of a list")
        for argument in node.args:
            if self.scope.member_class(argument) and isinstance(argument, ast.Subscript):
                self.expression(argument.slice)
            else:
                self.expression(argument)
        self.names.reached.add(function.name)
        self._call_of_rule(node, function)

    def _arguments(self, node: ast.Call, types: tuple[str, ...]) -> None:
        if len(node.args) != len(types):
            self.refuse(node, f"{len(types)} arguments are needed, {len(node.args)} given")
        for argument, wanted in zip(node.args, types, strict=True):
            given = self.scope.type_of(argument)
            unsure = self.python and given == "object"
            if (self._is_exact(wanted) or self._is_exact(given)) and given != wanted and not unsure:
                self.refuse(argument, f"this must be of type {wanted}")
            if wanted in ("int", "bool"):
                self.whole(argument)

    def _is_exact(self, type_name: str) -> bool:
        """Tell whether nothing else can stand for a value of this type."""
        return type_name in self.names.records or self.names.is_lent(type_name)

    def _call_from_python(self, node: ast.Call, name: str) -> None:
        known = name in self.names.records or name in self.scope.types or hasattr(builtins, name)
        if not known:
            self.refuse(node, f"{name} is not declared")
        if name in self.names.records and node.args:
            self.refuse(node, f"{name}() takes no arguments")

    def _comprehension(self, element: ast.expr, loops: list[ast.comprehension]) -> None:
        bound = [n.id for loop in loops for n in ast.walk(loop.target) if isinstance(n, ast.Name)]
        before = dict(self.scope.types)
        for loop in loops:
            self.expression(loop.iter)
        for loop in loops:
            for name in bound:
                if name in self.names.functions or name in self.scope.locals:
                    self.refuse(loop.target, f"{name} has another meaning in this function")
        self.scope.types.update(dict.fromkeys(bound, "int"))
        self.each([element, *(test for loop in loops for test in loop.ifs)])
        self.scope.types = before


def _elements(node: ast.expr, signs: list[ast.cmpop]) -> list[ast.expr]:
    """Return the elements of the tuple after `in`, or the node itself."""
    if isinstance(node, ast.Tuple) and isinstance(signs[0], ast.In | ast.NotIn):
        return node.elts
    return [node]


def spoken(node: ast.AST) -> str:
    """Return the name of a syntax element for an error message."""
    return WORDS.get(type(node), f"`{type(node).__name__.lower()}`")
