"""The options of a question as buttons: those of one sort together, figures in a row, the way out apart.

An option without a place among others that have one, or with no other left, stands apart; where it is the last number
of its kind (as "end your turn", "pass" and "stop here" are) it is the way out. The way out is an outline. It is filled
when nothing else is legal, or when the game says that stopping is the sensible end (`Stage.done`). Where options
differ by figures alone, they are a row of figures. Where the game's stage says how an option stands in the list
(rows.py), it stands so, before the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from django.utils.safestring import SafeString

from collegium.match.parts import Option
from collegium.web.page.rows import Rows, place
from collegium.web.page.snippets import NOTHING, joined, snippet

OPTION = '<button name="option" value="{}" class="option{}"{}>{}{}</button>'
FIGURE = '<button name="option" value="{}" class="option number"><b>{}</b>{}</button>'
ROW = '<div class="numbers{}">{}</div>'
WAY_OUT, FILLED = "way-out", " filled"
ROW_FROM = 3  # so many figures stand in a row
Speak = Callable[[Option], str]
Thumb = Callable[[Option], SafeString]


def buttons(
    options: Iterable[Option], last: int, say: Speak, thumb: Thumb, rows: Rows | None = None, done: bool = False
) -> SafeString:
    """All legal options; `last` is the highest number that an option of this kind may have. `done`: to stop is
    sensible now, so the way out is filled."""
    legal = [option for option in options if option.legal]
    way_out = f" begins {WAY_OUT}{FILLED}" if done or len(legal) == 1 else f" begins {WAY_OUT}"
    if figures := _figures(legal):
        return _row(legal, figures, say)
    listed, legal = rows.split(legal) if rows else ([], legal)
    found = rows.html(listed, way_out) if rows else []
    placed = [option for option in legal if option.place]
    apart = [option for option in legal if not option.place] if placed or listed or len(legal) == 1 else []
    for sort in _sorts(placed if apart else legal):
        begins = " begins" if found else ""
        for option in sort:
            found.append(snippet(OPTION, option.id, begins, place(option), thumb(option), say(option)))
            begins = ""
    begins = " begins"
    for option in apart:
        classes = way_out if len(apart) == 1 and option.id == last else begins
        found.append(snippet(OPTION, option.id, classes, NOTHING, NOTHING, say(option)))
        begins = ""
    return joined(found)


def _sorts(options: list[Option]) -> list[list[Option]]:
    """Options whose sentence is the same, one sort after the other; as they come where each is of its own sort."""
    by_key = sorted(options, key=_first_of({option.text.key: None for option in options}))
    sorts = [list(sort) for _, sort in groupby(by_key, key=lambda option: option.text.key)]
    return sorts if len(sorts) < len(options) else [options]


def _first_of(keys: dict[str, None]) -> Callable[[Option], int]:
    order = {key: number for number, key in enumerate(keys)}
    return lambda option: order[option.text.key]


def _figures(options: list[Option]) -> list[int]:
    """The figure by which each option differs, where one sentence serves all; else nothing."""
    if len(options) < ROW_FROM or any(option.place for option in options):
        return []
    if len({option.text.key for option in options}) > 1:
        return []
    for name in options[0].text.args:
        values = [option.text.args.get(name) for option in options]
        if all(type(value) is int for value in values) and len(set(values)) == len(values):
            return values  # type: ignore[return-value]
    return []


def _row(options: list[Option], figures: list[int], say: Speak) -> SafeString:
    """The figure large, the rest of its sentence below; for those who listen only, where it says nothing more."""
    told = [name for name in options[0].text.args if len({option.text.args[name] for option in options}) > 1]
    rest = '<span class="sr">{}</span>' if len(told) == 1 else "<small>{}</small>"
    found = []
    for option, figure in zip(options, figures, strict=True):
        words = say(option)
        found.append(snippet(FIGURE, option.id, figure, snippet(rest, words.removeprefix(str(figure)))))
    return snippet(ROW, "" if len(told) == 1 else " told", joined(found))
