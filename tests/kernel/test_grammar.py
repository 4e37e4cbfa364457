"""What a rule may not say is refused when its game is loaded, with the rule, the line and what to do."""

from __future__ import annotations

import dis
import math
from dataclasses import replace

import numpy as np
import pytest

from collegium.engine import grammar, many, ops
from collegium.engine.engine import plain_engine
from collegium.engine.twins import World
from collegium.kernel import Vector, rule
from collegium.kernel.rule import BadRule
from collegium.registry import find

TABLE, LISTED, COUNTS = np.arange(6).reshape(2, 3), [1, 2], {"a": 1}


def helper(s):
    return 1


def builds_a_list(s):
    found = [0, s.turn]
    s.turn = found[0]


def comprehends(s):
    s.turn = max([k + 1 for k in range(3)])


def builds_a_dict(s):
    s.turn = {1: s.turn}[1]


def builds_a_set(s):
    s.turn = s.turn in {1, s.turn}


def keeps_a_tuple(s):
    pair = (s.turn, s.seats)
    s.turn = pair[0]


def words_it(s):
    s.turn = len(f"{s.turn}")


def says_a_string(s):
    """A docstring is no string."""
    s.turn = len("word")


def is_half(s):
    s.turn = s.turn * 0.5


def asks_numpy(s):
    s.turn = np.zeros(3)[0]


def asks_mathematics(s):
    s.turn = math.floor(s.turn)


def sorts(s):
    s.turn = sorted(s.owed)


def calls_no_rule(s):
    s.turn = helper(s)


def looks_in_a_list(s):
    s.turn = LISTED[0]


def looks_in_a_dict(s):
    s.turn = COUNTS[0]


def raises(s):
    if s.turn:
        raise ValueError


def has_a_lambda(s):
    s.turn = (lambda x: x)(1)


WRONG = [
    (builds_a_list, "builds a list", 1), (comprehends, "(a list|function inside)", 1), (builds_a_dict, "a dict", 1),
    (builds_a_set, "builds a set", 1), (keeps_a_tuple, "keeps a tuple", 1), (words_it, "(a string|uses str)", 1),
    (says_a_string, "uses a string", 2), (is_half, "uses a float", 1), (asks_numpy, "through the module np", 1),
    (asks_mathematics, "through the module math", 1), (sorts, "uses sorted", 1), (calls_no_rule, "helper, which is", 1),
    (looks_in_a_list, "LISTED, a list: a table is a NumPy array", 1), (looks_in_a_dict, "COUNTS, a dict", 1),
    (raises, "(uses ValueError|raises)", 2), (has_a_lambda, "function inside", 1),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "said", "line"), WRONG, ids=lambda value: getattr(value, "__name__", ""))
def test_what_no_rule_may_do_is_refused_with_its_line(wrong, said, line):
    game = replace(find("_trivial"), setup=rule(wrong))
    with pytest.raises(BadRule, match=rf"^rule {wrong.__name__} .*{said}") as refused:
        plain_engine(game)
    assert f"{__file__}:{wrong.__code__.co_firstlineno + line})" in str(refused.value)


@rule
def fine(s, who, verdict: Vector):
    """What looks like allocation and is none."""
    for k in range(len(verdict)):
        if k in (1, 2) or TABLE[k % 2, k % 3] == 1:
            verdict[k] = max(min(k, 1), abs(-1), int(True))
    a, b = s.turn, s.seats
    s.turn, s.seats = b, a
    return a, b


def test_what_costs_nothing_is_allowed():
    grammar.check_rule(fine, fine.__globals__)
    assert "TABLE" in grammar.global_names(fine.__code__) and "turn" not in grammar.global_names(fine.__code__)


@pytest.mark.parametrize("key", ["_trivial", "nobel_run", "alma_mater"])
def test_globals_are_those_that_python_sees(key):
    """The quick reading of bytecode agrees with `dis`, whatever the version of Python."""
    world = World(find(key), "test", lambda f: f)
    world.twin(ops.door)
    world.twin(many.many_door)
    assert len(world.order) > 40
    for function in world.order:
        seen = [step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]
        assert list(grammar.global_names(function.__code__)) == list(dict.fromkeys(seen))


def test_a_long_rule_has_all_its_globals():
    names = tuple(f"rule_{k}" for k in range(300))  # more than one byte can number
    made = {}
    exec("def long(s):\n" + "".join(f"    {name}(s)\n" for name in names), made)
    assert grammar.global_names(made["long"].__code__) == names


@rule
def turn(s):
    """A rule that is called like a field of the state."""
    s.turn = s.turn + 1


@rule
def begin_here(s):
    s.turn = 1


def test_a_field_called_like_a_rule_is_no_call():
    world = World(replace(find("_trivial"), setup=turn), "test", lambda f: f)
    assert world.twin(turn) is world.twins[turn] and world.order == [turn]
    assert list(world.callees(begin_here)) == []
