"""The grammar of rules: what a rule may not say, seen in its bytecode when a game is loaded.

A rule that builds a list or a string may well compile, and then allocates at every call and cannot run on a GPU. One
pass over the opcodes finds that (microseconds a rule); only a rule that is refused is looked at line by line.
"""

from __future__ import annotations

import builtins
import dis
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import CodeType, ModuleType
from typing import Any

from collegium.kernel.rule import BadRule, is_rule

TRUSTED = ("collegium.kernel.", "collegium.engine.", "collegium.bots.")  # the loops around the rules, and the search
ALLOWED = {"range", "min", "max", "len", "abs", "int", "bool"}  # of Python's own functions
LIST, SET, DICT, STRING = "builds a list", "builds a set", "builds a dict", "builds a string"
INNER = "has a function inside it (a comprehension, a generator or a lambda)"
CATCH, CLOSURE = "catches exceptions", "uses a name of a function around it"
REFUSED = {
    "BUILD_LIST": LIST, "BUILD_SET": SET, "BUILD_MAP": DICT, "BUILD_CONST_KEY_MAP": DICT, "BUILD_STRING": STRING,
    "BUILD_TEMPLATE": STRING, "FORMAT_VALUE": STRING, "FORMAT_SIMPLE": STRING, "FORMAT_WITH_SPEC": STRING,
    "MAKE_FUNCTION": INNER, "YIELD_VALUE": "yields", "RAISE_VARARGS": "raises an exception", "PUSH_EXC_INFO": CATCH,
    "LOAD_DEREF": CLOSURE, "LOAD_CLASSDEREF": CLOSURE, "IMPORT_NAME": "imports", "CALL_FUNCTION_EX": "calls with *args",
}  # fmt: skip
CODES = frozenset(dis.opmap[name] for name in REFUSED if name in dis.opmap)  # as this version of Python has them
CONSTANTS = {str: "uses a string", bytes: "uses a string", float: "uses a float", frozenset: "uses a set"}
TABLES = {list: "a list", dict: "a dict", set: "a set", frozenset: "a set", str: "a string", float: "a float"}
LOAD_GLOBAL, EXTENDED, TUPLE = (dis.opmap[name] for name in ("LOAD_GLOBAL", "EXTENDED_ARG", "BUILD_TUPLE"))
STORES = frozenset(code for name, code in dis.opmap.items() if name.startswith("STORE_FAST"))
INSTEAD = "rules work on numbers and fields of the record alone (docs/kernel.md, Rule)"


@cache
def global_names(code: CodeType) -> tuple[str, ...]:
    """The globals that a function loads, in order. `co_names` has the names of attributes too."""
    found: dict[str, None] = {}
    high = 0
    for opcode, low in zip(code.co_code[::2], code.co_code[1::2], strict=True):
        argument = high | low
        high = argument << 8 if opcode == EXTENDED else 0
        if opcode == LOAD_GLOBAL:
            found[code.co_names[argument >> 1]] = None  # the lowest bit says that a call follows
    return tuple(found)


def check_rule(function: Callable[..., Any], names: Mapping[str, Any]) -> None:
    """Refuse a rule that allocates, raises or reaches outside: BadRule names it, the line and what to do. `names` are
    its globals."""
    code = function.__code__
    if function.__module__.startswith(TRUSTED):
        return
    if is_suspect(code, function.__doc__) or any(wrong_global(name, names) for name in global_names(code)):
        for line, wrong in faults(function, names):
            where = f"{code.co_filename}:{line}"
            raise BadRule(f"rule {function.__name__} {wrong} ({where}): {INSTEAD}")


def is_suspect(code: CodeType, doc: str | None) -> bool:
    """True where a function says what is refused, whatever its globals are."""
    opcodes = code.co_code[::2]
    return (
        not CODES.isdisjoint(opcodes)
        or (TUPLE in opcodes and any(a == TUPLE and b in STORES for a, b in pairwise(opcodes)))
        or any(type(constant) in CONSTANTS for constant in code.co_consts if constant is not doc)
    )


def faults(function: Callable[..., Any], names: Mapping[str, Any]) -> Iterator[tuple[int, str]]:
    """(line, what is wrong there), in order."""
    line, before = function.__code__.co_firstlineno, -1
    for step in dis.get_instructions(function):
        if step.positions is not None and step.positions.lineno is not None:
            line = step.positions.lineno
        if step.opcode in CODES:
            yield line, REFUSED[step.opname]
        elif before == TUPLE and step.opcode in STORES:  # as an index, after `in` or as a result it costs nothing
            yield line, "keeps a tuple"
        elif step.opcode == LOAD_GLOBAL and (wrong := wrong_global(step.argval, names)):
            yield line, wrong
        elif step.opname == "LOAD_CONST" and type(step.argval) in CONSTANTS:
            yield line, CONSTANTS[type(step.argval)]
        before = step.opcode


def wrong_global(name: str, names: Mapping[str, Any]) -> str:
    """What is wrong with a global that a rule uses, or ''."""
    if name not in names:
        if name in ALLOWED or not hasattr(builtins, name):
            return ""
        return f"uses {name}, which is none of {', '.join(sorted(ALLOWED))}"
    value = names[name]
    if isinstance(value, ModuleType):
        return f"reaches through the module {name}: import what it needs by name, and use rules and tables only"
    if type(value) in TABLES:
        return f"uses {name}, {TABLES[type(value)]}: a table is a NumPy array of int64"
    if callable(value) and not is_rule(value):
        return f"calls {name}, which is no rule: mark it @rule"
    return ""
