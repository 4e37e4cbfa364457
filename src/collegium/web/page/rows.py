"""Options as rows, where the game's stage says how: headings, a picture, few words, and signs of the game's sheet.

What a row does not spell out it says to those who listen, by the name of its button: the option's whole sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby

from django.utils.safestring import SafeString

from collegium.draw.rows import Chip, Row
from collegium.draw.widgets import Words
from collegium.kernel.texts import keep
from collegium.match.parts import Option
from collegium.web.page.snippets import NOTHING, joined, snippet

BUTTON = (
    '<button name="option" value="{}" class="option row{}"{} aria-label="{}">{}'
    '<span aria-hidden="true">{}</span>{}</button>'
)
SIGNS = '<button name="option" value="{}" class="option row"{} aria-label="{}">{}</button>'
SHARED = '<div class="shared">{}<span aria-hidden="true">{}</span><div>{}</div></div>'
REFUSED = (
    '<button type="button" aria-disabled="true" class="option no row"{} aria-label="{}: {}">{}'
    '<span aria-hidden="true">{}</span>{}<small aria-hidden="true">{}</small></button>'
)
HEADING = '<p class="heading">{}{}</p>'
PLACE = ' data-place="{}"'
LONG, MANY = 26, 4  # letters and signs: where there are more of them, the signs of a group stand below the words
Speak = Callable[[Words], str]
KEPT = 2000
_known: dict[int, tuple[tuple[Chip, ...], str, SafeString]] = {}


class Rows:
    """The rows of one question: `row` gives an option's, `say` words it, `thumb` its picture, `sheet` is the address
    of the signs."""

    def __init__(
        self,
        row: Callable[[Option], Row | None],
        say: Speak,
        thumb: Callable[[Option, str], SafeString],
        sheet: str,
    ) -> None:
        self.row, self.say, self.thumb, self.sheet = row, say, thumb, sheet

    def split(self, options: list[Option]) -> tuple[list[tuple[Option, Row]], list[Option]]:
        """Those options that stand in a row, and the others."""
        found, others = [], []
        for option in options:
            row = self.row(option)
            if row is None:
                others.append(option)
            else:
                found.append((option, row))
        return found, others

    def html(self, listed: list[tuple[Option, Row]], way_out: str) -> list[SafeString]:
        """All rows, those of one heading together; ways out last, with the classes `way_out`."""
        order: dict[Words, int] = {}
        for _, row in listed:
            order.setdefault(row.heading, len(order))
        staying = sorted((one for one in listed if not one[1].out), key=lambda one: order[one[1].heading])
        found: list[SafeString] = []
        for heading, group in groupby(staying, key=lambda one: one[1].heading):
            members = list(group)
            if heading:
                aside = members[0][1].aside
                told = snippet("<span>{}</span>", self.say(aside)) if aside else NOTHING
                found.append(snippet(HEADING, self.say(heading), told))
            found += self._group(members)
        return found + [self._alone(option, row, way_out) for option, row in listed if row.out]

    def _group(self, members: list[tuple[Option, Row]]) -> Iterable[SafeString]:
        tall = " tall" if any(self._is_long(row) for _, row in members) else ""
        together: dict[Words, list[tuple[Option, Row]]] = {}
        for one in members:
            together.setdefault(one[1].words, []).append(one)
        for same in together.values():
            if len(same) == 1 or len({row.chips for _, row in same} - {()}) < len(same):
                yield from (self._alone(option, row, tall) for option, row in same)
                continue
            signs = joined(
                snippet(SIGNS, option.id, place(option), self.say(option.text), self.chips(row.chips))
                for option, row in same
            )
            yield snippet(SHARED, self.picture(*same[0]), self.say(same[0][1].words), signs)

    def _is_long(self, row: Row) -> bool:
        signs = len(row.chips)
        return signs >= MANY or (signs > 1 and len(self.say(row.words)) > LONG)

    def _alone(self, option: Option, row: Row, classes: str = "") -> SafeString:
        words, thumb = self.say(row.words), NOTHING if row.out else self.picture(option, row)
        return snippet(
            BUTTON, option.id, classes, place(option), self.name(option, words), thumb, words, self.chips(row.chips)
        )

    def refused(self, option: Option) -> SafeString | None:
        """An option that cannot be taken, with what it would cost and the reason; None where it has no row."""
        row = self.row(option)
        if row is None:
            return None
        say, why = self.say, self.say(option.why or "")
        thumb = self.thumb(option, row.thumb)
        words = say(row.words)
        return snippet(REFUSED, place(option), self.name(option, words), why, thumb, words, self.chips(row.chips), why)

    def name(self, option: Option, words: str) -> str:
        """Return the name of the button: its option's sentence, which contains the words one reads there."""
        sentence = self.say(option.text)
        return sentence if words.casefold() in sentence.casefold() else f"{words}: {sentence}"

    def picture(self, option: Option, row: Row) -> SafeString:
        return self.thumb(option, row.thumb)

    def chips(self, chips: tuple[Chip, ...]) -> SafeString:
        """Signs in a row. Most come from rows that a game keeps, and are known again by what they are."""
        if not chips:
            return NOTHING
        known = _known.get(id(chips))
        if known and known[0] is chips and known[1] == self.sheet:
            return known[2]
        said = [(art, words if isinstance(words, int) else self.say(words), sort) for art, words, sort in chips]
        html = _chips(self.sheet, tuple(said))
        if all(isinstance(words, (int, str)) for _, words, _ in chips):  # the same in every language
            keep(_known, id(chips), (chips, self.sheet, html), KEPT)
        return html


def place(option: Option) -> SafeString:
    return snippet(PLACE, option.place) if option.place else NOTHING


@lru_cache(KEPT)
def _chips(sheet: str, chips: tuple[tuple[str, str | int, str], ...]) -> SafeString:
    found = []
    for art, words, sort in chips:
        looks = snippet(' class="{}"', sort) if sort else NOTHING
        sign = snippet('<svg><use href="{}#{}"/></svg>', sheet, art) if art else NOTHING
        found.append(snippet("<i{}>{}{}</i>", looks, sign, words))
    return snippet('<b aria-hidden="true">{}</b>', joined(found))
