"""The table on screen: the zones as lines of text, scrollable, the place of the focused option highlighted.

Clicking a piece posts `Touched` with its place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from collegium.draw.marks import Speak
from collegium.draw.spans import Lines, Span, cells
from collegium.draw.text import zone_lines
from collegium.draw.theme import DARK, LIGHT, SEAT_COLOURS, TINTS, contrast, mix
from collegium.draw.widgets import Zone
from collegium.terminal.keys import bound

READABLE = 3.0  # the least contrast of a colour on the ground


class TableView(ScrollView, can_focus=True):
    """The zones of a table below one another."""

    BINDINGS: ClassVar[list[BindingType]] = [bound("z", "next_zone")]

    class Touched(Message):
        """A piece or place was clicked."""

        def __init__(self, place: str) -> None:
            super().__init__()
            self.place = place

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.zones: Sequence[Zone] = ()
        self.speak: Speak = str
        self.shown: Lines = []
        self.starts: list[int] = []
        self.width_drawn = 0
        self.place = ""
        self.open_places: frozenset[str] = frozenset()
        self._styles: dict[tuple[str, bool, bool], Style] = {}

    # ------------------------------------------------------------------------------------------------ what is shown

    def show(self, zones: Sequence[Zone], speak: Speak) -> None:
        """Show these zones, worded by `speak`."""
        self.zones, self.speak = zones, speak
        self.draw_zones()

    def draw_zones(self) -> None:
        width = max(self.size.width - 2, 20)
        self.width_drawn = self.size.width
        self.shown, self.starts = [], []
        for zone in self.zones:
            if self.shown:
                self.shown.append([])
            self.starts.append(len(self.shown))
            self.shown += zone_lines(zone, self.speak, width)
        self.virtual_size = Size(self.size.width, len(self.shown))
        self.refresh()

    def highlight(self, place: str | None, follow: bool = True) -> None:
        """Mark a place, and bring it into view."""
        self.place = place or ""
        lines = [y for y, line in enumerate(self.shown) if any(self.is_at(span.place) for span in line)]
        if lines and follow:
            region = Region(0, lines[0], 1, lines[-1] - lines[0] + 1)
            self.scroll_to_region(region, animate=False, force=True)
        self.refresh()

    def is_at(self, place: str) -> bool:
        """True for the highlighted place and for what lies within it."""
        return bool(self.place) and (place == self.place or place.startswith(self.place + "."))

    def set_open(self, places: Sequence[str]) -> None:
        """The places that legal options point at: underlined."""
        self.open_places = frozenset(places)
        self.refresh()

    def find_zone(self, seat: int) -> int | None:
        """The first line of a seat's zone."""
        for zone, start in zip(self.zones, self.starts, strict=True):
            if zone.seat == seat:
                return start
        return None

    def action_next_zone(self) -> None:
        """Scroll to the next part of the table, around and around."""
        at = round(self.scroll_y)
        bottom = at >= self.max_scroll_y
        following = [start for start in self.starts if start > at]
        self.scroll_to(y=0 if bottom or not following else following[0], animate=False, force=True)

    # ------------------------------------------------------------------------------------------------ drawing

    def on_resize(self, event: events.Resize) -> None:
        if self.size.width != self.width_drawn:
            self.draw_zones()

    def render_line(self, y: int) -> Strip:
        number = y + round(self.scroll_offset.y)
        width = self.size.width
        ground = self.rich_style
        if number >= len(self.shown):
            return Strip.blank(width, ground)
        segments = [Segment(" ", ground)]
        segments += [Segment(span.text, ground + self.style_of(span)) for span in self.shown[number]]
        return Strip(segments).adjust_cell_length(width, ground)

    def style_of(self, span: Span) -> Style:
        lit, can = self.is_at(span.place), span.place in self.open_places
        key = (span.style, lit, can)
        if key not in self._styles:
            self._styles[key] = self.make_style(*key)
        return self._styles[key]

    def make_style(self, name: str, lit: bool, can: bool) -> Style:
        theme = self.app.current_theme
        palette = DARK if theme.dark else LIGHT
        accent = theme.primary
        colour = {"muted": palette["muted"], "alert": palette["alert"], "accent": accent}.get(name, palette["ink"])
        if name.startswith("seat"):
            colour = SEAT_COLOURS[int(name[4:])]
        elif name in TINTS:
            colour = TINTS[name][1 if theme.dark else 0]
        for _ in range(8):  # a colour that is hard to read moves towards the ink
            if contrast(colour, palette["paper"]) >= READABLE:
                break
            colour = mix(colour, palette["ink"], 0.7)
        if lit:
            return Style(color=palette["paper"], bgcolor=accent, bold=True)
        return Style(color=colour, bold=name in ("strong", "alert", "accent"), underline=can)

    def repaint(self) -> None:
        """The theme changed."""
        self._styles.clear()
        self.refresh()

    # ------------------------------------------------------------------------------------------------ the mouse

    def on_click(self, event: events.Click) -> None:
        place = self.place_at(event.x, event.y)
        if place:
            self.post_message(self.Touched(place))

    def place_at(self, x: int, y: int) -> str:
        """The place drawn at a point of the widget."""
        number = y + round(self.scroll_offset.y)
        at = 1
        for span in self.shown[number] if 0 <= number < len(self.shown) else ():
            at += cells(span.text)
            if x < at:
                return span.place
        return ""


def speak_for(match: Any, lang: str, viewer: int) -> Speak:
    """How a match words things for a viewer."""
    return lambda words: str(match.say(words, lang, viewer))
