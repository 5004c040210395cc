"""Join the modules of the rules into one Cython unit; refuse code that is not part of the rules language.

    python -m build_tools.amalgamate DIRECTORY      write the unit there, to read it

The rules stay plain Python. Each module is edited so that every line keeps its number, and written
beside `_compiled.pyx`, which includes the modules in order.
"""

import ast
import sys
from pathlib import Path

from .checks import Checker
from .classes import class_text, declare_class
from .expressions import BECOME
from .functions import declare_function, inner_name, translate_function
from .names import BUFFERS, NARROW, Callable, Names, Signature
from .order import OrderChecker, find_changes
from .scope import Scope
from .source import Refused, Source
from .tables import Tables
from .unit import HERE, RULES, Unit, fingerprint
from .writing import class_file, main_file

__all__ = ["RULES", "Amalgam", "Refused", "Unit", "fingerprint"]

TRUSTED = ("bits", "cells")  # modules whose functions have their bodies in bits.h
WHY_BECOME = "become takes two objects of one class"
OF_SETS = Signature(("int",), "int")
OF_BUFFERS = Signature(("Bytes", "int", "int"), "None")
TRUSTED_FUNCTIONS = {
    "one": (OF_SETS, "takes an int and returns an int"),
    "count": (OF_SETS, "takes an int and returns an int"),
    "lowest": (OF_SETS, "takes an int and returns an int"),
    "write_sixteen": (OF_BUFFERS, "takes Bytes and two ints and returns None"),
}
BLANKED_IMPORTS = ("__future__", "typing", "collections.abc")


class Amalgam:
    """The unit while it is built."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.names = Names()
        self.tables = Tables(self.names)
        self.sources = [Source(unit.root, package, name) for package, name in unit.modules]
        functions = [(source, node) for source in self.sources for node in self._declare(source)]
        for source, node in functions:
            declare_function(self.names, source, node, source.name in TRUSTED)
        self.public = self._listed("__all__") & set(self.names.functions)
        self.unlocked = self._listed("RELEASES_LOCK")
        self._check_unlocked()
        self._translate()

    def write(self, out: Path) -> Path:
        """Write the unit and return the path of its main file."""
        for package in self.unit.packages:
            (out / package).mkdir(parents=True, exist_ok=True)
            for folder in (out / package, *(out / package).parents):
                if folder.is_relative_to(out) and folder != out:
                    (folder / "__init__.py").touch()
        for source in self.sources:
            (out / source.package / f"{source.name}.pxi").write_text(source.edited(), encoding="utf-8")
        for record in self.names.records.values():
            (out / class_file(self.unit, record.name)).write_text(class_text(record), encoding="utf-8")
        main = out / self.unit.home / "_compiled.pyx"
        text = main_file(self.unit, self.names, self.tables.declarations(), self.public, self.unlocked)
        main.write_text(text, encoding="utf-8")
        main.with_name("bits.h").write_bytes((HERE / "bits.h").read_bytes())
        return main

    # the lists in __init__.py

    def _listed(self, variable: str) -> set[str]:
        """Return the names that the packages list in a variable."""
        found: set[str] = set()
        for package in self.unit.packages:
            source = Source(self.unit.root, package, "__init__")
            for node in source.tree.body:
                match node:
                    case ast.Assign([ast.Name(name)], value) if name == variable:
                        found |= _texts(source, value)
                    case ast.AnnAssign(ast.Name(name), _, ast.expr() as value) if name == variable:
                        found |= _texts(source, value)
        return found

    def _check_unlocked(self) -> None:
        for name in sorted(self.unlocked):
            if name not in self.public:
                raise Refused(f"RELEASES_LOCK names {name}, which is not a function in __all__")
            function = self.names.functions[name]
            if function.speaks_python:
                function.source.refuse(function.node, f"{name} needs Python and cannot release the lock")

    # the top level of a module

    def _declare(self, source: Source) -> list[ast.FunctionDef]:
        """Register what a module declares; return its functions, whose types may be declared later."""
        functions = []
        for node in source.tree.body:
            match node:
                case ast.FunctionDef():
                    functions.append(node)
                case ast.Expr(ast.Constant(str())):
                    source.blank(node)
                case ast.ImportFrom():
                    self._import(source, [node])
                    source.blank(node)
                case ast.If(ast.Name("TYPE_CHECKING"), body, []):
                    self._import(source, body)
                    source.blank(node)
                case ast.AnnAssign(ast.Name(name), annotation, ast.expr() as value):
                    self.names.declare(source, node, name)
                    self._declare_value(source, node, name, annotation, value)
                case ast.Assign([ast.Subscript(ast.Name(name), index)], value):
                    self.tables.fill(source, node, name, index, value)
                case ast.ClassDef():
                    declare_class(self.names, source, node)
                    source.replace(node, f'include "{class_file(self.unit, node.name)}"')
                case _:
                    kind = type(node).__name__.lower()
                    source.refuse(node, f"`{kind}` is not part of the rules language at the top level")
        return functions

    def _import(self, source: Source, imports: list[ast.stmt]) -> None:
        known = {f"{package}/{name}".replace("/", ".") for package, name in self.unit.modules}
        for node in imports:
            if not isinstance(node, ast.ImportFrom):
                source.refuse(node, "only imports are allowed under TYPE_CHECKING")
            if node.level == 0 and node.module in BLANKED_IMPORTS:
                continue
            if not known.issuperset(_modules_imported(source, node)):
                source.refuse(node, "the rules import from each other only, and only compiled modules")
            if any(alias.asname or alias.name == "*" for alias in node.names):
                source.refuse(node, "imports must keep names under their own name")

    def _declare_value(
        self, source: Source, node: ast.AnnAssign, name: str, annotation: ast.expr, value: ast.expr
    ) -> None:
        names = self.names
        match annotation:
            case ast.Subscript(ast.Name("Final"), ast.Subscript(ast.Name("list"), element)):
                self.tables.declare(source, node, name, element, value)
                return
            case ast.Subscript(ast.Name("Final"), ast.Subscript(ast.Name("tuple"))):
                match value:
                    case ast.Call(ast.Name("tuple"), [ast.Call(ast.Name("range"), [size])]):
                        names.ready_numbers[name] = names.constant(source, size)
                        source.replace(node, f"cdef list {name} = list(range({names.ready_numbers[name]}))")
                        return
                names.plain_only.add(name)
            case ast.Name("Final") | ast.Subscript(ast.Name("Final"), ast.Name("int")):
                names.constants[name] = names.constant(source, value)
            case ast.Name("TypeAlias"):
                self._declare_type(source, name, value)
            case _:
                source.refuse(node, "this is not a constant, table or type of the rules language")
        source.blank(node)

    def _declare_type(self, source: Source, name: str, value: ast.expr) -> None:
        match value:
            case ast.Name("memoryview") | ast.Constant("memoryview[float]") if name in BUFFERS:
                self.names.buffers.add(name)
            case ast.Name(meant) if meant == "int" or (meant in self.names.aliases and name not in NARROW):
                self.names.aliases[name] = "int"
            case ast.Constant(str() as text):
                self.names.callables[name] = Callable(source, value, ast.parse(text, mode="eval").body)
            case ast.Subscript():
                self.names.callables[name] = Callable(source, value, value)
            case _:
                source.refuse(value, "a type is int or Callable[[...], ...]")

    # the functions

    def _translate(self) -> None:
        for alias in self.names.callables:
            self.names.callable_signature(alias)
        for function in self.names.functions.values():
            if function.trusted:
                self._trust(function.source, function.node)
            elif function.name == BECOME:
                self._become(function.source, function.node)
        ours = [f for f in self.names.functions.values() if not f.trusted and f.name != BECOME]
        scopes = {f.name: Scope(self.names, f) for f in ours}
        for scope in scopes.values():
            Checker(scope).check()
        changes = find_changes(self.names, scopes)
        for scope in scopes.values():
            OrderChecker(scope, changes).check()
            translate_function(scope, self.public)
        self.tables.translate(self.public)

    def _trust(self, source: Source, node: ast.FunctionDef) -> None:
        function = self.names.functions[node.name]
        if node.name not in TRUSTED_FUNCTIONS:
            source.refuse(node, f"the compile step has no C version of {node.name}")
        signature, says = TRUSTED_FUNCTIONS[node.name]
        if function.signature != signature:
            source.refuse(node, f"{node.name} {says}")
        source.blank(node)

    def _become(self, source: Source, node: ast.FunctionDef) -> None:
        """Turn the function that makes one object equal to another into a copy of the whole block."""
        function = self.names.functions[node.name]
        kinds = set(function.arguments.values())
        if len(function.arguments) != 2 or len(kinds) != 1 or not kinds <= set(self.names.records):
            source.refuse(node, WHY_BECOME)
        kind, name = kinds.pop(), inner_name(node.name, self.public)
        one, other = function.arguments
        head = f"cdef void {name}({kind} {one}, {kind} {other}) noexcept nogil"
        source.replace(node, f"{head}: rules_become_{kind}({one}, {other})")


def _texts(source: Source, node: ast.expr) -> set[str]:
    found = set()
    for element in node.elts if isinstance(node, ast.Tuple | ast.List) else [node]:
        match element:
            case ast.Constant(str() as text):
                found.add(text)
            case _:
                source.refuse(element, "a tuple or list of names is needed here")
    return found


def _modules_imported(source: Source, node: ast.ImportFrom) -> list[str]:
    """Return the full names of the modules that an import reads."""
    path = source.package.split("/")
    parents = path[: len(path) + 1 - node.level] if node.level else []
    if node.module:
        return [".".join([*parents, node.module])]
    return [".".join([*parents, alias.name]) for alias in node.names]


if __name__ == "__main__":
    print(Amalgam(RULES).write(Path(sys.argv[1])))
