"""Messages made ready to be worded: the plain ones as functions of their arguments.

Fluent walks through a message each time it words it, and asks for the locale at every number. Nearly all our messages
are letters, arguments and choices between variants: `phrase` makes a function of such a one, which words it in a
twentieth of the time. What it cannot word it leaves to Fluent: numbers that need grouping, fractions, messages that
name others.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Args = Mapping[str, Any]
Part = Callable[[Args], str]
GROUPED = 1000  # from here on a language sets points or commas


class Beyond(Exception):
    """Something that Fluent has to word."""


def phrase(pattern: Any, plural: Callable[[int], str]) -> Part | None:
    """A compiled pattern of Fluent as a function that words it as Fluent does, or raises Beyond (KeyError: an argument
    is missing); None where it is of another sort. `plural` names the category of a number."""
    try:
        return _pattern(pattern, plural)
    except Beyond:
        return None


def _pattern(pattern: Any, plural: Callable[[int], str]) -> Part:
    if type(pattern).__name__ != "Pattern":
        return _element(pattern, plural)
    parts = [_element(element, plural) for element in pattern.elements]
    return lambda args: "".join([part(args) for part in parts])


def _element(element: Any, plural: Callable[[int], str]) -> Part:
    sort = type(element).__name__
    if sort in ("Placeable", "NeverIsolatingPlaceable"):
        return _element(element.expression, plural)
    if sort == "TextElement":
        words = element.value
        return lambda args: words
    if sort == "StringLiteral":
        said = element.parse()["value"]
        return lambda args: said
    if sort == "VariableReference":
        name = element.id.name
        return lambda args: _said(args[name])
    if sort == "SelectExpression" and type(element.selector).__name__ == "VariableReference":
        return _choice(element, plural)
    raise Beyond


def _said(value: Any) -> str:
    if type(value) is str:
        return value
    if type(value) is int and -GROUPED < value < GROUPED:
        return str(value)
    raise Beyond


def _choice(select: Any, plural: Callable[[int], str]) -> Part:
    """One of several variants: by a word, or by a number itself and then its plural category."""
    name, numbers, words = select.selector.id.name, dict[int, Part](), dict[str, Part]()
    default: Part | None = None
    for variant in select.variants:
        part = _pattern(variant.value, plural)
        if type(variant.key).__name__ == "Identifier":
            words.setdefault(variant.key.name, part)
        elif not words and int(variant.key.value) == variant.key.value:  # numbers come first, so they are met first
            numbers.setdefault(int(variant.key.value), part)
        else:
            raise Beyond
        default = part if variant.default else default
    if default is None:
        raise Beyond
    other = default

    def chosen(args: Args) -> str:
        value = args[name]
        if type(value) is int:
            part = numbers.get(value)
            return (part or words.get(plural(value), other))(args)
        if type(value) is str and not numbers:
            return words.get(value, other)(args)
        raise Beyond

    return chosen
