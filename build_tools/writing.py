"""The main file of the unit: what comes before the modules, and the wrappers that Python sees."""

from collections.abc import Iterator

from .functions import EACH, REACHED, inner_name
from .names import BUFFERS, Function, Names
from .unit import Unit, fingerprint

DIRECTIVES = "language_level=3, cdivision=True, initializedcheck=False, binding=False"
SIGNATURES = "embedsignature=True, embedsignature.format=clinic"

LENT = """\
from cpython.buffer cimport Py_buffer, PyBUF_C_CONTIGUOUS, PyBUF_FORMAT, PyBUF_WRITABLE
from cpython.buffer cimport PyBuffer_Release, PyObject_GetBuffer
from cpython.mem cimport PyMem_Free, PyMem_Malloc


cdef class rules_Cells:
    cdef Py_buffer buffer
    cdef bint held

    def __cinit__(self, owner, Py_ssize_t width, str formats not None):
        PyObject_GetBuffer(owner, &self.buffer, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | PyBUF_WRITABLE)
        self.held = True
        given = self.buffer.format.decode() if self.buffer.format != NULL else "B"
        if self.buffer.itemsize != width or given.lstrip("@=<") not in formats:
            raise TypeError(f"a buffer of the formats {formats} is needed here, not one of {given}")

    def __dealloc__(self):
        if self.held:
            PyBuffer_Release(&self.buffer)


cdef class rules_Row:
    cdef tuple members
    cdef object kind
    cdef void **at

    def __cinit__(self, members, kind):
        cdef Py_ssize_t i
        self.members = tuple(members)
        self.kind = kind
        for member in self.members:
            if type(member) is not kind:
                raise TypeError(f"a list of {kind.__name__} is needed here, not one with {type(member).__name__}")
        self.at = <void **>PyMem_Malloc(sizeof(void *) * (len(self.members) + 1))
        if self.at == NULL:
            raise MemoryError()
        for i in range(len(self.members)):
            self.at[i] = <void *>self.members[i]

    def __dealloc__(self):
        PyMem_Free(self.at)
"""


def class_file(unit: Unit, name: str) -> str:
    """Return where the text of a class is written."""
    return f"{unit.home}/class_{name}.pxi"


def main_file(unit: Unit, names: Names, arrays: list[str], public: set[str], unlocked: set[str]) -> str:
    """Return the text that joins the modules."""
    lines = [
        f"# cython: {DIRECTIVES}, {SIGNATURES}",
        "cimport cython",
        "from libc.string cimport memcmp, memcpy",
        f'FINGERPRINT = "{fingerprint(unit)}"',
        "cdef Py_ssize_t each",
        *_trusted(names, public),
        *_constants(names),
        *(f"cdef class {name}" for name in names.records),
        *(_pointer_type(names, alias) for alias in names.callables),
        *arrays,
        *_reached(names),
        *(f'include "{package}/{name}.pxi"' for package, name in unit.modules),
    ]
    if any(names.is_lent(kind) for name in public for kind in names.functions[name].arguments.values()):
        lines.append(LENT)
    for name in sorted(public):
        lines += _wrapper(names, names.functions[name], inner_name(name, public), name in unlocked)
    return "\n".join([*lines, ""])


def _trusted(names: Names, public: set[str]) -> Iterator[str]:
    yield 'cdef extern from "bits.h":'
    yield '    ctypedef int rules_byte "signed char"'
    yield '    ctypedef int rules_short "short"'
    for name, function in names.functions.items():
        if function.trusted:
            arguments = ", ".join(map(names.c_type, function.arguments.values()))
            head = f'{names.c_type(function.returns)} {inner_name(name, public)} "rules_bits_{name}"'
            yield f"    {head}({arguments}) noexcept nogil"


def _constants(names: Names) -> Iterator[str]:
    """Declare the constants as macros, so that they have 64 bits and cost nothing."""
    if names.constants:
        yield "cdef extern from *:"
        yield '    """'
        yield from (f"#define rules_{name} {_literal(value)}" for name, value in names.constants.items())
        yield '    """'
        yield from (f'    const long long {name} "rules_{name}"' for name in names.constants)


def _literal(value: int) -> str:
    return f"({value + 1}LL - 1)" if value < 0 else f"{value}LL"


def _pointer_type(names: Names, alias: str) -> str:
    signature = names.callable_signature(alias)
    arguments = ", ".join(map(names.c_type, signature.arguments))
    return f"ctypedef {names.c_type(signature.returns)} (*{alias})({arguments}) noexcept nogil"


def _reached(names: Names) -> Iterator[str]:
    """Declare the functions that are handed elements of a list: to C an object is a pointer, which needs no count."""
    if names.reached:
        yield "cdef extern from *:"
        yield '    """'
        yield from (f"#define {EACH}{name} {REACHED}{name}" for name in sorted(names.reached))
        yield '    """'
        for name in sorted(names.reached):
            function = names.functions[name]
            kinds = ("void *" if kind in names.records else names.c_type(kind) for kind in function.arguments.values())
            yield f"    {names.c_type(function.returns)} {EACH}{name}({', '.join(kinds)}) noexcept nogil"


def _wrapper(names: Names, function: Function, inner: str, unlocked: bool) -> Iterator[str]:
    """Write the Python wrapper of a function, with its name and docstring; objects must not be None."""
    arguments = ", ".join(_argument(names, name, kind) for name, kind in function.arguments.items())
    call = f"{inner}({', '.join(_handed(names, name, kind) for name, kind in function.arguments.items())})"
    yield f"def {function.name}({arguments}):"
    yield f"    {function.document!r}"
    for name, kind in function.arguments.items():
        if kind in names.buffers:
            _, width, formats = BUFFERS[kind]
            yield f'    cdef rules_Cells rules_of_{name} = rules_Cells({name}, {width}, "{formats}")'
        elif member := names.member_of(kind):
            is_one = f"type({name}) is rules_Row and (<rules_Row>{name}).kind is {member}"
            yield f"    cdef rules_Row rules_of_{name} = {name} if {is_one} else rules_Row({name}, {member})"
    if not unlocked:
        yield f"    {call}" if function.returns == "None" else f"    return {call}"
    elif function.returns == "None":
        yield "    with nogil:"
        yield f"        {call}"
    else:
        yield f"    cdef {names.c_type(function.returns)} rules_result"
        yield "    with nogil:"
        yield f"        rules_result = {call}"
        yield "    return rules_result"


def _handed(names: Names, name: str, kind: str) -> str:
    """Return what the C function is given for an argument."""
    if kind in names.buffers:
        return f"<{names.c_type(kind)}>rules_of_{name}.buffer.buf"
    return f"rules_of_{name}.at" if names.member_of(kind) else name


def _argument(names: Names, name: str, kind: str) -> str:
    if names.is_lent(kind):
        return name
    c_type = names.c_type(kind)
    refuses_none = c_type not in ("long long", "bint", "double", "object")
    return f"{c_type} {name} not None" if refuses_none else f"{c_type} {name}"
