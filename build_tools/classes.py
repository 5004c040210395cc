"""Turn the classes of the rules into Cython classes, each one block of memory."""

import ast
from collections.abc import Iterator

from .names import NARROW, WIDE, Array, Names, Record, check_word
from .source import Source

PLAIN_METHODS = {"__eq__", "__hash__", "__reduce__", "__repr__"}

CLASS = '''\
cdef class {name}:
    {document!r}
{fields}

    def __init__(self):
        cdef Py_ssize_t each
{values}
{copy}
    def __eq__(self, other):
        if not isinstance(other, {name}):
            return NotImplemented
        return memcmp(&self.{first}, &(<{name}>other).{first}, {size}) == 0

    def __reduce__(self):
        return rules_restore_{name}, (FINGERPRINT, (<const char *>&self.{first})[:{size}])


cdef {name} rules_copy_{name}({name} old):
    cdef {name} new = {name}.__new__({name})
    memcpy(&new.{first}, &old.{first}, {size})
    return new


cdef void rules_become_{name}({name} one, {name} other) noexcept nogil:
    memcpy(&one.{first}, &other.{first}, {size})


def rules_restore_{name}(str version not None, bytes image not None):
    """Return the {name} that was pickled."""
    cdef {name} new = {name}.__new__({name})
    if version != FINGERPRINT or len(image) != {size}:
        raise ValueError("this {name} was pickled by another version of the rules")
    memcpy(&new.{first}, <const char *>image, {size})
    return new


cdef int rules_measure_{name}() except -1:
    cdef {name} one = {name}.__new__({name})
    if <const char *>&one.{last} - <const char *>&one.{first} + sizeof(one.{last}) != {size}:
        raise ImportError("the compiler did not keep {name} in one block")
    return 0


rules_measure_{name}()
'''
COPY = """\

    def copy(self):
        {document!r}
        return rules_copy_{name}(self)
"""


def declare_class(names: Names, source: Source, node: ast.ClassDef) -> None:
    """Register the fields of a class."""
    if node.bases or node.keywords or node.decorator_list:
        source.refuse(node, "a class of the rules has no bases and no decorators")
    names.declare(source, node, node.name)
    fields: dict[str, int | Array] = {}
    slots: ast.Assign | None = None
    copies: str | None = None
    for item in node.body:
        match item:
            case ast.Expr(ast.Constant(str())):
                pass
            case ast.Assign([ast.Name("__slots__")]):
                slots = item
            case ast.FunctionDef("__init__", ast.arguments(args=[ast.arg("self")])):
                fields = dict(_fields(names, source, item))
            case ast.FunctionDef("copy", ast.arguments(args=[ast.arg("self")])):
                if names.type_named(source, item.returns, item) != node.name:
                    source.refuse(item, f"copy returns a {node.name}")
                copies = ast.get_docstring(item) or ""
            case ast.FunctionDef(name) if name in PLAIN_METHODS:
                pass
            case _:
                source.refuse(item, "a class has __slots__, __init__, copy and special methods only")
    if not fields:
        source.refuse(node, "a class needs an __init__ that sets its fields")
    _check_slots(source, slots or node, fields)
    names.records[node.name] = Record(node.name, fields, ast.get_docstring(node) or "", copies)


def _fields(names: Names, source: Source, init: ast.FunctionDef) -> Iterator[tuple[str, int | Array]]:
    seen = set()
    for item in init.body:
        match item:
            case ast.Expr(ast.Constant(str())):
                continue
            case ast.Assign([ast.Attribute(ast.Name("self"), name)], value):
                yield name, names.constant(source, value)
            case ast.AnnAssign(ast.Attribute(ast.Name("self"), name), annotation, ast.expr() as value):
                yield name, _annotated(names, source, annotation, value)
            case _:
                source.refuse(item, "a field reads `self.x = 0` or `self.x: list[Byte] = [0] * SIZE`")
        check_word(source, item, name)
        if name in seen:
            source.refuse(item, f"{name} is set twice")
        seen.add(name)


def _annotated(names: Names, source: Source, annotation: ast.expr, value: ast.expr) -> int | Array:
    match annotation, value:
        case ast.Subscript(ast.Name("list"), element), ast.BinOp(ast.List([fill]), ast.Mult(), size):
            kind = element_type(names, source, element)
            return array_of(names, source, kind, fill, size)
    if names.type_named(source, annotation, annotation) != "int":
        source.refuse(annotation, "a field is an int or a list[Byte], list[Short] or list[int]")
    return names.constant(source, value)


def element_type(names: Names, source: Source, node: ast.expr) -> str:
    """Return Byte, Short or int."""
    match node:
        case ast.Name(name) if name in NARROW and name in names.aliases:
            return name
    if names.type_named(source, node, node) != "int":
        source.refuse(node, "an element is a Byte, a Short or an int")
    return "int"


def array_of(names: Names, source: Source, element: str, fill: ast.expr, size: ast.expr) -> Array:
    """Return the array that `[fill] * size` makes."""
    array = Array(element, names.constant(source, size), names.constant(source, fill))
    _, width = NARROW.get(element, WIDE)
    if not 0 < array.size < 2**20:
        source.refuse(size, f"{array.size} is not a valid size for a row")
    if not -(2 ** (8 * width - 1)) <= array.fill < 2 ** (8 * width - 1):
        source.refuse(fill, f"{array.fill} does not fit in {element}")
    return array


def _check_slots(source: Source, slots: ast.stmt, fields: dict[str, int | Array]) -> None:
    match slots:
        case ast.Assign(value=ast.Tuple(elements)):
            listed = [element.value for element in elements if isinstance(element, ast.Constant)]
            if sorted(map(str, listed)) == sorted(fields):
                return
    source.refuse(slots, "__slots__ is a tuple of exactly the fields")


def class_text(record: Record) -> str:
    """Return the Cython text of a class."""
    lines, size = _layout(record)
    copy = COPY.format(name=record.name, document=record.copies) if record.copies is not None else ""
    ordered = list(record.fields)
    return CLASS.format(
        name=record.name,
        document=record.document,
        fields="\n".join(lines),
        values="\n".join(_values(record)),
        copy=copy,
        first=ordered[0],
        last=ordered[-1],
        size=size,
    )


def _layout(record: Record) -> tuple[list[str], int]:
    """Return the declarations of the fields, with gaps filled, and their size in bytes."""
    lines: list[str] = []
    offset = 0
    for name, value in record.fields.items():
        element = value.element if isinstance(value, Array) else "int"
        c_type, width = NARROW.get(element, WIDE)
        if hole := -offset % width:
            lines.append(f"    cdef rules_byte[{hole}] rules_hole_{offset}")
            offset += hole
        count = value.size if isinstance(value, Array) else 1
        brackets = f"[{count}]" if isinstance(value, Array) else ""
        lines.append(f"    cdef readonly {c_type}{brackets} {name}")
        offset += count * width
    return lines, offset


def _values(record: Record) -> Iterator[str]:
    """Yield the assignments that __init__ needs: new memory is all zeros."""
    for name, value in record.fields.items():
        if isinstance(value, Array) and value.fill:
            yield f"        for each in range({value.size}): self.{name}[each] = {value.fill}"
        elif not isinstance(value, Array) and value:
            yield f"        self.{name} = {value}"
