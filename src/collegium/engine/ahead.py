"""Reading ahead: the processor is told which memory comes next, and goes on meanwhile.

Plain reading, as `many.touch` does it, has to be waited for. There is no Python for telling, so this one rule has a
twin made by hand where games are compiled for a processor; elsewhere it is the rule itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from collegium.engine.many import LINE, STORY, TABLE_FROM

READ, NEAR, NUMBERS = 0, 3, 1  # for reading; into the nearest memory; numbers, not code


@cache
def telling_touch() -> Callable[..., Any]:
    """`many.touch` that reads nothing itself, and leaves out the story, which is not read in a batch."""
    numba: Any = import_module("numba")
    extending: Any = import_module("numba.extending")
    ir: Any = import_module("llvmlite.ir")

    def tell_of(_: Any, raw: Any, at: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place, word = ir.IntType(8).as_pointer(), ir.IntType(32)
            data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
            kind = ir.FunctionType(ir.VoidType(), [place, word, word, word])
            told = builder.module.declare_intrinsic("llvm.prefetch", [place], kind)
            builder.call(told, [builder.gep(data, [arguments[1]]), word(READ), word(NEAR), word(NUMBERS)])
            return context.get_dummy_value()

        return numba.void(raw, at), written

    tell: Any = extending.intrinsic(tell_of)

    def touch(raw: Any) -> int:
        for line in range(0, STORY, LINE):
            tell(raw, line)
        for line in range(TABLE_FROM, len(raw), LINE):
            tell(raw, line)
        return 0

    made: Callable[..., Any] = numba.njit(nogil=True, _nrt=False)(touch)
    return made
