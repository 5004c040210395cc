"""What the rules declare: constants, types, classes, tables and functions."""

import ast
import operator
import re
from collections import abc
from dataclasses import dataclass, field

from .source import Node, Source

NARROW = {"Byte": ("rules_byte", 1), "Short": ("rules_short", 2)}
WIDE = ("long long", 8)
BUFFERS = {
    "Bytes": ("rules_byte", 1, "bB?"),
    "Shorts": ("rules_short", 2, "hH"),
    "Longs": ("long long", 8, "lq"),
    "Floats": ("float", 4, "f"),
    "Reals": ("double", 8, "d"),
}
"""Memory that the caller lends: the C type of a cell, its size, and the formats of Python that fit."""
REAL_BUFFERS = {"Floats", "Reals"}
"""Those whose cells are real numbers. An expression has 64 bits, as in Python; a cell of Floats keeps 32 of them."""
LITERAL_LIMIT = 2**31
LONG_LIMIT = 2**63
C_TYPES = {"int": "long long", "bool": "bint", "float": "double", "None": "void"}
PYTHON_TYPES = {"list", "tuple", "dict", "set", "str", "bytes"}
RESERVED = frozenset(
    "cdef cpdef ctypedef cimport cython include extern struct union enum bint void char short long signed unsigned"
    " float double const volatile sizeof typeid nogil gil noexcept inline public readonly api size_t"
    " DEF IF ELIF ELSE NULL each memcpy memcmp self FINGERPRINT".split()
)
OPERATIONS: dict[type[ast.operator], abc.Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}


@dataclass(frozen=True)
class Array:
    """A field that is a row of numbers."""

    element: str
    size: int
    fill: int


@dataclass(frozen=True)
class Record:
    """A class of the rules: numbers and rows of numbers."""

    name: str
    fields: dict[str, int | Array]
    document: str
    copies: str | None


@dataclass(frozen=True)
class Signature:
    """The types of a function's arguments and of its result."""

    arguments: tuple[str, ...]
    returns: str


@dataclass(frozen=True)
class Callable:
    """A type of functions, as it stands in the rules."""

    source: Source
    node: ast.expr
    meaning: ast.expr


@dataclass(frozen=True)
class Function:
    """A function of the rules; a trusted one has its body in C."""

    source: Source
    node: ast.FunctionDef
    arguments: dict[str, str]
    returns: str
    speaks_python: bool
    trusted: bool = False

    @property
    def name(self) -> str:
        """The name in the rules."""
        return self.node.name

    @property
    def signature(self) -> Signature:
        """The types alone."""
        return Signature(tuple(self.arguments.values()), self.returns)

    @property
    def document(self) -> str:
        """The words of the rule."""
        return ast.get_docstring(self.node) or ""


@dataclass(frozen=True)
class Table:
    """An array with one function or one number for each index."""

    element: str
    size: int
    filled: set[int] = field(default_factory=set)


class Names:
    """Everything the unit has declared so far, in one namespace."""

    def __init__(self) -> None:
        self.constants: dict[str, int] = {}
        self.aliases: dict[str, str] = {}
        self.callables: dict[str, Callable] = {}
        self.records: dict[str, Record] = {}
        self.tables: dict[str, Table] = {}
        self.functions: dict[str, Function] = {}
        self.plain_only: set[str] = set()
        self.ready_numbers: dict[str, int] = {}
        self.buffers: set[str] = set()
        self.reached: set[str] = set()  # functions that are handed an element of a list of objects
        self._declared: dict[str, str] = {}

    def declare(self, source: Source, node: Node, name: str) -> None:
        """Register a name; each is declared once in the whole unit."""
        check_word(source, node, name)
        if name in self._declared:
            source.refuse(node, f"{name} is already declared in {self._declared[name]}")
        self._declared[name] = f"{source.name}.py, line {node.lineno}"

    def type_named(self, source: Source, annotation: ast.expr | None, where: Node) -> str:
        """Return the type of an annotation, with every alias resolved."""
        if annotation is None:
            source.refuse(where, "a type is missing here")
        match annotation:
            case ast.Constant(str() as text):
                pass
            case _:
                text = ast.unparse(annotation)
        return re.sub(r"\w+", lambda word: self.aliases.get(word[0], word[0]), text)

    def c_type(self, name: str) -> str:
        """Return the C type, or the nearest Python one."""
        if name in self.records:
            return name
        if name in self.buffers:
            return f"{BUFFERS[name][0]} *"
        if self.member_of(name):
            return "void **"
        base = name.partition("[")[0]
        return C_TYPES.get(name) or (base if base in PYTHON_TYPES else "object")

    def is_c_type(self, name: str) -> bool:
        """Tell whether the type is a plain C type."""
        return name in C_TYPES or name in self.records or self.is_lent(name)

    def is_lent(self, name: str) -> bool:
        """Tell whether the type is memory of the caller: a buffer, or a list of objects."""
        return name in self.buffers or self.member_of(name) is not None

    def member_of(self, name: str) -> str | None:
        """Return the class whose objects `list[Class]` holds, None for any other type."""
        member = name.removeprefix("list[").removesuffix("]")
        return member if member != name and member in self.records else None

    def callable_signature(self, alias: str) -> Signature:
        """Return the signature behind `Ability: TypeAlias = Callable[[State], None]`."""
        source, node = self.callables[alias].source, self.callables[alias].node
        match self.callables[alias].meaning:
            case ast.Subscript(ast.Name("Callable"), ast.Tuple([ast.List(arguments), returns])):
                types = [self.type_named(source, a, node) for a in (*arguments, returns)]
            case _:
                source.refuse(node, "a type is int or Callable[[State, int], None]")
        for name in types:
            if not self.is_c_type(name):
                source.refuse(node, f"a function in a table cannot take or return {name}")
        return Signature(tuple(types[:-1]), types[-1])

    def constant(self, source: Source, node: ast.expr) -> int:
        """Return the value of a constant expression or refuse it."""
        try:
            value = self.fold(node)
        except (ArithmeticError, ValueError) as why:
            source.refuse(node, f"not a constant: {why}")
        if value is None:
            source.refuse(node, "not a constant: only whole numbers and constants declared above")
        if not -LONG_LIMIT <= value < LONG_LIMIT:
            source.refuse(node, "this number does not fit in 64 bits")
        return value

    def fold(self, node: ast.expr) -> int | None:
        """Return the value of a constant expression, None if it is not one."""
        match node:
            case ast.Constant(int() as value) if not isinstance(value, bool):
                return value
            case ast.Name(name):
                return self.constants.get(name)
            case ast.UnaryOp(ast.USub(), operand) if (inner := self.fold(operand)) is not None:
                return -inner
            case ast.UnaryOp(ast.Invert(), operand) if (inner := self.fold(operand)) is not None:
                return ~inner
            case ast.BinOp(left, sign, right) if type(sign) in OPERATIONS:
                first, second = self.fold(left), self.fold(right)
                if first is None or second is None:
                    return None
                if isinstance(sign, ast.LShift | ast.Pow) and not 0 <= second < 64:
                    raise ValueError("the right side must be from 0 to 63")
                return OPERATIONS[type(sign)](first, second)
        return None


def check_word(source: Source, node: Node, name: str) -> None:
    """Refuse names that have another meaning in the generated code."""
    if name in RESERVED or name.startswith(("rules_", "__")):
        source.refuse(node, f"{name} is a word of the generated code: choose another name")
