"""Turn the functions of the rules into Cython, in place."""

import ast

from .names import BUFFERS, NARROW, REAL_BUFFERS, WIDE, Array, Function, Names
from .scope import Scope
from .source import Source

INNER = "rules_"
REACHED = "rules_c_"  # the name in C of a function that is handed elements of a list
EACH = "rules_each_"  # the same function as C sees it: objects are bare pointers


def declare_function(names: Names, source: Source, node: ast.FunctionDef, trusted: bool) -> None:
    """Register the signature of a function."""
    plain = ast.arguments(posonlyargs=[], args=node.args.args, kwonlyargs=[], kw_defaults=[], defaults=[])
    if ast.dump(plain) != ast.dump(node.args) or node.decorator_list:
        source.refuse(node, "a rule has plain arguments, no defaults, no decorators")
    if ast.get_docstring(node) is None:
        source.refuse(node, "a rule has a docstring")
    names.declare(source, node, node.name)
    arguments = {a.arg: names.type_named(source, a.annotation, a) for a in node.args.args}
    returns = names.type_named(source, node.returns, node)
    all_c = all(names.is_c_type(t) for t in arguments.values()) and returns in ("int", "bool", "float", "None")
    raises = any(isinstance(sub, ast.Raise) for sub in ast.walk(node))
    if (raises or not all_c) and any(names.is_lent(t) for t in arguments.values()):
        source.refuse(node, "a function that is lent buffers or lists of objects cannot raise or use Python objects")
    names.functions[node.name] = Function(source, node, arguments, returns, raises or not all_c, trusted)


def translate_function(scope: Scope, public: set[str]) -> None:
    """Edit the text of a function that passed the checks."""
    _head(scope, public)
    for node in ast.walk(scope.function.node):
        _body_node(scope, public, node)


def inner_name(name: str, public: set[str]) -> str:
    """Return the name of the C function: its Python wrapper has the plain name."""
    return INNER + name if name in public else name


def _head(scope: Scope, public: set[str]) -> None:
    """Write the C signature, and the local variables in place of the docstring."""
    function, names = scope.function, scope.names
    node, docstring = function.node, function.node.body[0]
    if docstring.lineno == node.lineno or (node.returns and node.returns.end_lineno == docstring.lineno):
        function.source.refuse(node, "the docstring goes on its own line")
    arguments = ", ".join(f"{names.c_type(t)} {a}" for a, t in function.arguments.items())
    ends = _failure(function) if function.speaks_python else " noexcept nogil"
    name = inner_name(function.name, public)
    if function.name in names.reached:
        name += f' "{REACHED}{function.name}"'
    head = f"cdef {names.c_type(function.returns)} {name}({arguments}){ends}:"
    numbers = [name for name, type_name in scope.locals.items() if _is_number(function, type_name)]
    reals = [name for name, type_name in scope.locals.items() if type_name == "float" and not function.speaks_python]
    declared = _with_reals(numbers, reals) if reals else _whole(numbers) if numbers else "pass"
    gap = "\n" * (docstring.lineno - node.lineno) + " " * docstring.col_offset
    function.source.replace_between(node, docstring, head + gap + declared)


def _whole(numbers: list[str]) -> str:
    return "cdef long long " + ", ".join(f"{name} = 0" for name in numbers)


def _with_reals(numbers: list[str], reals: list[str]) -> str:
    """Declare both types on one line, which `cdef` cannot."""
    types = [f"{name}=cython.longlong" for name in numbers] + [f"{name}=cython.double" for name in reals]
    zeros = "; ".join(f"{name} = 0" for name in (*numbers, *reals))
    return f"cython.declare({', '.join(types)}); {zeros}"


def _failure(function: Function) -> str:
    """Return the clause that says how a function signals an exception to its caller."""
    return {"int": " except? -1", "bool": " except -1", "None": " except *"}.get(function.returns, "")


def _is_number(function: Function, type_name: str) -> bool:
    return type_name == "int" or (type_name == "bool" and not function.speaks_python)


def _body_node(scope: Scope, public: set[str], node: ast.AST) -> None:
    source = scope.function.source
    match node:
        case ast.AnnAssign(value=None):
            source.replace(node, "pass")
        case ast.AnnAssign(target, annotation):
            source.cut_after(target, annotation)
        case ast.Subscript(row, ctx=ast.Load()) if _is_narrow(scope, row):
            source.surround(node, f"(<{_wide_type(scope, row)}>", ")")
        case ast.Call(ast.Name("int") as called, [value]) if scope.type_of(value) in ("int", "bool"):
            source.replace(called, "<long long>")
        case ast.Call(ast.Attribute(ast.Name(owner), "copy")) if scope.types.get(owner) in scope.names.records:
            source.replace(node, f"{INNER}copy_{scope.types[owner]}({owner})")
        case ast.Call(ast.Name(name) as called, arguments) if any(map(scope.member_class, arguments)):
            source.replace(called, EACH + name)
            for argument in arguments:
                if isinstance(argument, ast.Name) and scope.type_of(argument) in scope.names.records:
                    source.surround(argument, "<void *>", "")
        case ast.Call(ast.Name(name) as called) if name in public and scope.function_called(node):
            source.replace(called, inner_name(name, public))


def _wide_type(scope: Scope, row: ast.expr) -> str:
    """Return the C type with which a narrow cell is used."""
    is_real = isinstance(row, ast.Name) and scope.types.get(row.id) in REAL_BUFFERS
    return "double" if is_real else WIDE[0]


def _is_narrow(scope: Scope, row: ast.expr) -> bool:
    match row:
        case ast.Name(name) if name in scope.names.tables and name not in scope.types:
            return scope.names.tables[name].element in NARROW
        case ast.Name(name) if scope.types.get(name) in scope.names.buffers:
            return BUFFERS[scope.types[name]][1] < WIDE[1]
    found = scope.field_of(row)
    return isinstance(found, Array) and found.element in NARROW
