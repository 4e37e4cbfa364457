"""The end of a match in figures and words: the scoring sheet, places, winners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from collegium.kernel.sheets import total_row
from collegium.local.speech import words
from collegium.match.match import Match


@dataclass(frozen=True)
class Sheet:
    """Rows of (words, a number per seat), of which number `total` is the total (None: none is); `totals` are the
    points, `places` count from 1, `verdict` says how it ended."""

    names: list[str]
    rows: list[tuple[str, list[int]]]
    total: int | None
    totals: list[int]
    places: list[int]
    verdict: str


def scoring_sheet(match: Match, lang: str) -> Sheet:
    """The sheet of a match that is over."""
    scores = match.scores()
    found = match.game.sheet(match.state)
    total = total_row(found, [s.points for s in scores])
    rows = [(match.say(text, lang), [int(n) for n in numbers][: match.seats]) for text, numbers in found]
    points, places = [s.points for s in scores], [s.place for s in scores]
    return Sheet(list(match.names), rows, total, points, places, verdict(match, lang))


def verdict(match: Match, lang: str) -> str:
    """How a match ended: in the game's own words where it has them, else who won."""
    own = match.verdict()
    if own is not None:
        return match.say(own, lang)
    points = max(score.points for score in match.scores())
    if match.seats == 1:  # nobody to win from, and the game says nothing of a goal
        return words(lang, "alone", names=match.names[0], points=points)
    winners = [match.names[seat] for seat in match.winners()]
    return words(lang, "winner" if len(winners) == 1 else "winners", names=listed(winners, lang), points=points)


def listed(names: Sequence[str], lang: str) -> str:
    """Names in a sentence: 'Ada, Emmy and Niels'."""
    if len(names) < 2:
        return "".join(names)
    return words(lang, "names-and", names=", ".join(names[:-1]), last=names[-1])


def closing_rows(sheet: Sheet, lang: str) -> list[tuple[str, list[int]]]:
    """The rows under the line: the total, unless a row of the game's own says it already, and the places."""
    total = [] if sheet.total is not None else [(words(lang, "total"), sheet.totals)]
    return [*total, (words(lang, "place"), sheet.places)]


def sheet_lines(sheet: Sheet, lang: str) -> list[str]:
    """The sheet as aligned lines of text."""
    rows = [*sheet.rows, *closing_rows(sheet, lang)]
    left = max(len(name) for name, _ in rows)
    widths = [max(len(sheet.names[seat]), 5) for seat in range(len(sheet.names))]
    closing = closing_rows(sheet, lang)[0][0]
    lines = [" " * left + "".join(f"  {name:>{width}}" for name, width in zip(sheet.names, widths, strict=True))]
    for name, numbers in rows:
        if name == closing:
            lines.append("─" * len(lines[0]))
        lines.append(f"{name:<{left}}" + "".join(f"  {n:>{w}}" for n, w in zip(numbers, widths, strict=True)))
    return lines
