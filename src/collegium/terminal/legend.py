"""The signs on a table and what they stand for, in the words that the game itself uses for them."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from collegium.draw.icons import icon
from collegium.draw.marks import Speak
from collegium.draw.text import icons_used
from collegium.draw.widgets import Amount, Card, Column, Counter, Grid, Group, Pile, Row, Spot, Track, Widget, Zone
from collegium.kernel.game import Game
from collegium.kernel.texts import Text, speaker
from collegium.match.match import game_speaker

DRAWN = ("ring",)  # signs of the drawing itself, which mean the same in every game


@dataclass
class Uses:
    """How a sign is used: names of pools, of amounts and of places that bear it, and whether it stands by itself."""

    pools: Tally[str] = field(default_factory=Tally)
    amounts: Tally[str] = field(default_factory=Tally)
    places: Tally[str] = field(default_factory=Tally)
    bare: bool = False

    @property
    def name(self) -> str:
        """The name most often given to it: that of a pool, else of an amount, else of the only place. '' where several
        names are as good (three pools of professors)."""
        for names in (self.pools, self.amounts):
            best = names.most_common(2)
            if best and (len(best) == 1 or best[0][1] > best[1][1]):
                return best[0][0]
        return next(iter(self.places)) if len(self.places) == 1 else ""


def signs(game: Game, zones: Sequence[Zone], lang: str, speak: Speak) -> list[tuple[str, str]]:
    """(sign, name) for every sign that has to be known. A game may name one itself (`icon-NAME` in its texts); else it
    is called what the game calls the things that bear it. One that only stands before its own words needs no name."""
    own, every = speaker(lang, game.folder / "texts"), game_speaker(game, lang)
    uses: dict[str, Uses] = {}
    for zone in zones:
        for amount in zone.notes:
            _note(uses, amount, speak)
        for widget in _pieces(zone.content):
            _look(uses, widget, speak)
    found = []
    for name in icons_used(zones):
        key, use = icon(name).key, uses.get(name, Uses())
        said = own.say(Text(key)) if own.has(key) else use.name if name not in DRAWN else ""
        if not said and use.bare and every.has(key):
            said = every.say(Text(key))
        if said:
            found.append((icon(name).glyph, said))
    return list(dict.fromkeys(found))


def _look(uses: dict[str, Uses], widget: Widget, speak: Speak) -> None:
    match widget:
        case Counter() if widget.icon and widget.name:
            use = uses.setdefault(widget.icon, Uses())
            use.bare = True
            use.pools[speak(widget.name)] += 1
        case Pile() if widget.icon and widget.name:
            uses.setdefault(widget.icon, Uses()).places[speak(widget.name)] += 1
        case Spot():
            if widget.icon and widget.name:
                uses.setdefault(widget.icon, Uses()).places[speak(widget.name)] += 1
            for thing in widget.holds:
                if isinstance(thing, str):
                    uses.setdefault(thing, Uses()).bare = True
            for amount in (*widget.cost, *widget.effects):
                _note(uses, amount, speak)
        case Card():
            for amount in (*widget.cost, *widget.effects, *widget.gives):
                _note(uses, amount, speak)
        case Track():
            for marker in widget.markers:
                if marker.seat is None and marker.icon:
                    uses.setdefault(marker.icon, Uses()).bare = True
            for _, amount in widget.notes:
                _note(uses, amount, speak)


def _note(uses: dict[str, Uses], amount: Amount, speak: Speak) -> None:
    if amount.icon:
        use = uses.setdefault(amount.icon, Uses())
        use.bare = True
        if amount.name:
            use.amounts[speak(amount.name)] += 1


def _pieces(widget: Widget) -> Iterator[Widget]:
    """A widget and all that it holds."""
    yield widget
    match widget:
        case Row() | Column() | Grid():
            for child in widget.children:
                yield from _pieces(child)
        case Group():
            yield from _pieces(widget.content)
