"""Rules say their own part: dispatchers are made from it; what is missing or wrong is said when a game is loaded."""

from __future__ import annotations

import sys
import types

import pytest

from collegium.kernel import Choices, Steps, answers, contents, offers, runs
from collegium.kernel.contents import holds, invariants
from collegium.kernel.rule import is_rule

CHOICES, STEPS = Choices(), Steps()
PICK, DROP = CHOICES.add("pick", 2, names=("a", "b")), CHOICES.add("drop", 2, names=("a", "b"))
TURN = STEPS.add("turn")


def module(**functions):
    made = types.ModuleType("toy.rules.turn")
    for name, function in functions.items():
        function.__module__ = made.__name__
        function.__name__ = name
        setattr(made, name, function)
    return made


def rules(**changed):
    """The rules of a toy game, each of which writes down what it was given."""

    @offers(PICK, DROP)
    def menu_both(s, who, verdict, about):
        s.log.append(("menu", who, verdict, about))

    @answers(PICK)
    def pick(s, who, card):
        s.log.append(("pick", who, card))

    @answers(DROP)
    def drop(s, who, card, a, b, c):
        s.log.append(("drop", who, card, a, b, c))

    @runs(TURN)
    def take_turn(s, who):
        s.log.append(("turn", who))

    found = {"menu_both": menu_both, "pick": pick, "drop": drop, "take_turn": take_turn} | changed
    return module(**{name: function for name, function in found.items() if function})


def state():
    question = types.SimpleNamespace(kind=DROP, a=4, b=5, c=6)
    return types.SimpleNamespace(log=[], owed=[question, question], answer=question)


def test_each_rule_is_called_with_what_it_takes():
    menu, choose, step = contents(CHOICES, STEPS, rules())
    s = state()
    menu(s, 1, "verdict")
    choose(s, 1, 9)
    s.answer.kind = PICK
    choose(s, 0, 8)
    step(s, TURN, 7, 0, 0)
    assert s.log == [("menu", 1, "verdict", 4), ("drop", 1, 9, 4, 5, 6), ("pick", 0, 8), ("turn", 7)]
    assert all(is_rule(f) for f in (menu, choose, step))


def test_what_nobody_says_is_missed():
    with pytest.raises(TypeError, match="no rule says @answers for drop"):
        contents(CHOICES, STEPS, rules(drop=None))


def test_what_two_say_is_refused():
    @answers(DROP)
    def throw(s, who, card):
        pass

    with pytest.raises(TypeError, match="drop and throw both say @answers"):
        contents(CHOICES, STEPS, rules(throw=throw))


def test_a_rule_that_takes_something_else_is_named():
    @runs(TURN)
    def take_turn(state):
        pass

    with pytest.raises(TypeError, match=r"take_turn says @runs: it takes s and up to three more, not state"):
        contents(CHOICES, STEPS, rules(take_turn=take_turn))


def test_a_rule_imported_from_elsewhere_counts_once():
    one = rules()
    other = types.ModuleType("toy.rules.other")
    other.pick = one.pick
    assert len(contents(CHOICES, STEPS, one, other)) == 3


def test_invariants_are_numbered_in_their_order():
    @holds("money is not negative")
    def money(s):
        return s.money >= 0

    @holds("somebody is on turn")
    def somebody(s):
        return s.active >= 0

    sane, names = invariants(module(money=money, somebody=somebody))
    assert names == ("money is not negative", "somebody is on turn")
    for money_, active, code in ((1, 1, 0), (-1, -1, 1), (0, -1, 2)):
        assert sane(types.SimpleNamespace(money=money_, active=active)) == code
    assert is_rule(sane) and "toy" not in sys.modules
