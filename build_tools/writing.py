"""The main file of the unit: what comes before the modules, and the wrappers that Python sees."""

from collections.abc import Iterator

from .functions import inner_name
from .names import Function, Names
from .unit import Unit, fingerprint

DIRECTIVES = "language_level=3, cdivision=True, initializedcheck=False, binding=False"
SIGNATURES = "embedsignature=True, embedsignature.format=clinic"


def class_file(unit: Unit, name: str) -> str:
    """Return where the text of a class is written."""
    return f"{unit.home}/class_{name}.pxi"


def main_file(unit: Unit, names: Names, arrays: list[str], public: set[str], unlocked: set[str]) -> str:
    """Return the text that joins the modules."""
    lines = [
        f"# cython: {DIRECTIVES}, {SIGNATURES}",
        "from libc.string cimport memcmp, memcpy",
        f'FINGERPRINT = "{fingerprint(unit)}"',
        "cdef Py_ssize_t each",
        *_trusted(names, public),
        *_constants(names),
        *(f"cdef class {name}" for name in names.records),
        *(_pointer_type(names, alias) for alias in names.callables),
        *arrays,
        *(f'include "{package}/{name}.pxi"' for package, name in unit.modules),
    ]
    for name in sorted(public):
        lines += _wrapper(names, names.functions[name], inner_name(name, public), name in unlocked)
    return "\n".join([*lines, ""])


def _trusted(names: Names, public: set[str]) -> Iterator[str]:
    yield 'cdef extern from "bits.h":'
    yield '    ctypedef int rules_byte "signed char"'
    yield '    ctypedef int rules_short "short"'
    for name, function in names.functions.items():
        if function.trusted:
            yield f'    long long {inner_name(name, public)} "rules_bits_{name}"(long long) noexcept nogil'


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


def _wrapper(names: Names, function: Function, inner: str, unlocked: bool) -> Iterator[str]:
    """Write the Python wrapper of a function, with its name and docstring; objects must not be None."""
    arguments = ", ".join(_argument(names, name, kind) for name, kind in function.arguments.items())
    call = f"{inner}({', '.join(function.arguments)})"
    yield f"def {function.name}({arguments}):"
    yield f"    {function.document!r}"
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


def _argument(names: Names, name: str, kind: str) -> str:
    c_type = names.c_type(kind)
    refuses_none = c_type not in ("long long", "bint", "object")
    return f"{c_type} {name} not None" if refuses_none else f"{c_type} {name}"
