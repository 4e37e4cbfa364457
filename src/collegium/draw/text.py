"""Zones as text for the terminal: the same tree the SVG shows, in lines of styled spans; and in plain words for pipes.

Cards stand side by side as boxes where there is room, otherwise one to a line; every piece's span carries its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from collegium.draw.icons import glyph
from collegium.draw.marks import Pen, Speak
from collegium.draw.spans import Lines, Span, beside, cells, clip, flow, fold, indent, pad, plain, wide, widest
from collegium.draw.theme import PLAIN, SEAT_GLYPHS, tint
from collegium.draw.widgets import (
    Amount,
    Card,
    Column,
    Counter,
    Grid,
    Group,
    Line,
    Pile,
    Row,
    Spot,
    Track,
    Widget,
    Zone,
)
from collegium.kernel.texts import SeatName

BOX = 12  # the narrowest a card's box may be inside


def _style(name: str) -> str:
    return "plain" if tint(name) == PLAIN else tint(name)


@dataclass(frozen=True)
class _Writer:
    """Writes widgets as lines. `words` spells icons and seats out (for pipes and screen readers) and draws no boxes."""

    pen: Pen
    words: bool = False

    # small things

    def icon(self, name: str) -> str:
        return "" if self.words or not name else glyph(name) + " "

    def seat(self, seat: int, place: str = "") -> Span:
        text = self.pen.say(SeatName(seat)) if self.words else SEAT_GLYPHS[seat % 6]
        return Span(text, f"seat{seat % 6}", place)

    def amount(self, amount: Amount) -> str:
        if self.words:
            return self.pen.amount(amount)
        ring = glyph("ring") if amount.ring else ""
        return f"{glyph(amount.icon) if amount.icon or amount.amount == '' else ''}{amount.amount}{ring}"

    def amounts(self, amounts: Sequence[Amount]) -> str:
        return (", " if self.words else " ").join(self.amount(amount) for amount in amounts)

    def deal(self, *sides: Sequence[Amount]) -> str:
        arrow = " -> " if self.words else " → "
        return arrow.join(self.amounts(side) for side in sides if side)

    def ring(self, shown: bool) -> str:
        return "" if not shown else f" ({self.pen.icon_name('ring')})" if self.words else " " + glyph("ring")

    # pieces

    def card_name(self, card: Card) -> list[Span]:
        """`[Data Wizard 3]`, with what else must be known at a glance."""
        style = "muted" if card.faded else "strong" if card.chosen else _style(card.tint)
        name = self.pen.say(card.name)
        if card.face_down:
            text = f"▒ {name}".rstrip() if not self.words else f"({name})" if name else "(?)"
        else:
            text = self.icon(card.icon) + name + ("" if card.level is None else f" {card.level}")
        text += f" ×{card.count}" if card.count > 1 else ""
        mark = "*" if card.chosen else "~" if card.near else ""
        spans = [Span(f"[{mark}{text}", style, card.id)]
        if card.seat is not None:
            spans += [Span(" ", style, card.id), self.seat(card.seat, card.id)]
        return [*spans, Span(f"{self.ring(card.ring)}]", style, card.id)]

    def card(self, card: Card, align: int = 0) -> list[Span]:
        """A card in one line: its name, what it costs, does and gives, and its lines."""
        spans = self.card_name(card)
        if card.face_down:
            return spans
        deal = self.deal(card.cost, card.effects, card.gives)
        style = "muted" if card.faded else "plain"
        if card.small:
            if deal:
                spans[-1:] = [Span(f" {deal}{self.ring(card.ring)}]", spans[0].style, card.id)]
            return spans
        if deal or card.lines:
            said = "  ".join(part for part in (deal, " ".join(self.pen.say(line) for line in card.lines)) if part)
            spans = [*pad(spans, align), Span(" " + said, style, card.id)]
        return spans

    def box(self, card: Card, inner: int) -> Lines:
        """A card as a box: cost in the upper edge, what it gives in the lower one."""
        style = "muted" if card.faded else "strong" if card.chosen else _style(card.tint)

        def row(text: str, kind: str = "plain") -> list[Span]:
            kind = "muted" if card.faded else kind
            return [Span("│", style, card.id), *pad([Span(" " + clip(text, inner - 1), kind, card.id)], inner),
                    Span("│", style, card.id)]  # fmt: skip

        def edge(left: str, text: str, right: str) -> list[Span]:
            text = f"─ {clip(text, inner - 3)} " if text else ""
            return [Span(left + text + "─" * (inner - cells(text)) + right, style, card.id)]

        name = self.pen.say(card.name)
        level = "" if card.level is None else f"{card.level} "
        facts = level + (f"×{card.count} " if card.count > 1 else "") + (glyph("ring") if card.ring else "")
        lines = [row(plain(part), "strong") for part in fold([Span(name)], inner - 2, 0)[:2]] or [row("")]
        body = [row(self.icon(card.icon) + facts)]
        if card.face_down:
            body = [row("▒" * (inner - 2), "muted")] * 2
        else:
            effects = fold([Span(self.amounts(card.effects))], inner - 2, 0) if card.effects else []
            body += [row(plain(part)) for part in effects]
            for said in card.lines:
                body += [row(plain(part), "muted") for part in fold([Span(self.pen.say(said))], inner - 2, 0)]
        owner = SEAT_GLYPHS[card.seat % 6] + " " if card.seat is not None else ""
        top = "" if card.face_down else (owner + self.amounts(card.cost)).strip()
        foot = "" if card.face_down else self.amounts(card.gives)
        return [edge("╭", top, "╮"), *lines, *body, edge("╰", foot, "╯")]

    def counter(self, counter: Counter) -> list[Span]:
        style = "alert" if counter.alert else _style(counter.tint)
        limit = f"/{counter.limit}" if counter.limit is not None else ""
        name = self.pen.say(counter.name) or (self.pen.icon_name(counter.icon) if self.words else "")
        mark = "!" if counter.alert else ""
        return [
            Span(self.icon(counter.icon), style, counter.id),
            Span(f"{counter.amount}{limit}{mark}", "alert" if counter.alert else "strong", counter.id),
            Span((f" {name}" if name else "") + self.ring(counter.ring), "plain", counter.id),
        ]

    def pile(self, pile: Pile) -> list[Span]:
        name = self.icon(pile.icon or "deck") + self.pen.say(pile.name)
        return [Span(name, _style(pile.tint), pile.id), Span(f" ({pile.count})", "strong", pile.id)]

    def spot(self, spot: Spot) -> list[Span]:
        style = "muted" if spot.faded else _style(spot.tint)
        spans = [Span(self.icon(spot.icon) + self.pen.say(spot.name), style, spot.id)]
        deal = self.deal(spot.cost, spot.effects)
        lead = (": " if self.words else " ") if deal else ""
        if deal or spot.ring:
            spans.append(Span(lead + deal + self.ring(spot.ring), "muted" if spot.faded else "plain", spot.id))
        if not spot.holds and not spot.room:
            return spans
        spans.append(Span(" [", "muted", spot.id))
        for number, thing in enumerate(spot.holds):
            if number:
                spans.append(Span(", " if self.words else " ", "muted", spot.id))
            if isinstance(thing, str):
                spans.append(Span(self.pen.icon_name(thing) if self.words else glyph(thing), "plain", spot.id))
            else:
                spans.append(self.seat(int(thing), spot.id))
        empty = max(0, (spot.room or 0) - len(spot.holds))
        if self.words or empty > 12:
            blank = " " if spot.holds else ""
            spans.append(Span(f"{blank}{len(spot.holds)}/{spot.room}" if spot.room else "", "muted", spot.id))
        elif empty:
            spans.append(Span((" " if spot.holds else "") + " ".join("_" * empty), "muted", spot.id))
        return [*spans, Span("]", "muted", spot.id)]

    def track(self, track: Track, width: int) -> Lines:
        notes: dict[int, list[Amount]] = {}
        for at, amount in track.notes:
            notes.setdefault(at, []).append(amount)
        items: list[list[Span]] = [[Span(self.pen.say(track.name) + ":", "strong", track.id)]] if track.name else []
        for position, label in enumerate(track.labels):
            place = f"{track.id}.{position}"
            here = [marker for marker in track.markers if marker.position == position]
            said = f"({self.amounts(notes[position])})" if position in notes else ""
            item = [Span((label or "·") + said, "muted" if not here else "strong", place)]
            for marker in here:
                if marker.seat is not None:
                    item += ([Span(" ", place=place)] if self.words else []) + [self.seat(marker.seat, place)]
                else:
                    piece = f" {self.pen.icon_name(marker.icon)}" if self.words else glyph(marker.icon)
                    item.append(Span(piece, "accent", place))
            if here:
                item = [Span("[", "strong", place), *item, Span("]", "strong", place)]
            items.append(item)
        return flow(items, width, 1)

    def line(self, line: Line, width: int) -> Lines:
        style = "strong" if line.strong else "muted" if line.muted else "plain"
        hang = 2 if self.icon(line.icon) else 0
        return fold([Span(self.icon(line.icon) + self.pen.say(line.words), style, line.id)], width, hang)

    # the tree

    def item(self, widget: Widget) -> list[Span] | None:
        """A widget that is one run of spans, or None for what needs lines of its own."""
        match widget:
            case Card():
                return self.card(widget)
            case Counter():
                return self.counter(widget)
            case Pile():
                return self.pile(widget)
            case Spot():
                return self.spot(widget)
        return None

    def lines(self, widget: Widget, width: int) -> Lines:
        match widget:
            case Row():
                return self.row(widget.children, width)
            case Column():
                return [line for child in widget.children for line in self.lines(child, width)]
            case Grid():
                return self.grid(widget, width)
            case Group():
                return self.group(widget, width)
            case Track():
                return self.track(widget, width)
            case Line():
                return self.line(widget, width)
        item = self.item(widget)
        if item is None:
            raise TypeError(f"cannot write {type(widget).__name__}")
        return fold(item, width)

    def row(self, children: Sequence[Widget], width: int) -> Lines:
        """Runs of like children: full cards as boxes or lines, small pieces flowing, the rest side by side."""
        made: Lines = []
        run: list[Widget] = []

        def sort(widget: Widget) -> str:
            if isinstance(widget, Card):
                return "small" if widget.small else "card"
            return "small" if isinstance(widget, Counter | Pile | Spot) else "block"

        for child in [*children, None]:
            if child is not None and (not run or sort(run[-1]) == sort(child)):
                run.append(child)
                continue
            if run:
                kind = sort(run[0])
                if kind == "card":
                    made += self.hand([card for card in run if isinstance(card, Card)], width)
                elif kind == "small":
                    made += flow([self.item(widget) or [] for widget in run], width, 3 if self.words else 2)
                else:
                    made += beside([self.lines(widget, width) for widget in run], width, 3)
            run = [child] if child is not None else []
        return made

    def hand(self, cards: Sequence[Card], width: int) -> Lines:
        """Full cards: boxes in one row where there is room, otherwise one to a line with their numbers aligned."""
        inner = min(18, (width - len(cards) + 1) // len(cards) - 2)
        names = max((cells(word) for card in cards for word in self.pen.say(card.name).split()), default=0)
        if not self.words and inner >= min(max(BOX, names + 2), 18):
            boxes = [self.box(card, min(inner, max(BOX, names + 2, 14))) for card in cards]
            tall = max(map(len, boxes))
            return beside([self.stretched(box, tall) for box in boxes], width, 1)
        align = min(max(wide(self.card_name(card)) for card in cards), max(12, width // 2))
        return [line for card in cards for line in fold(self.card(card, align), width, 4)]

    def stretched(self, box: Lines, tall: int) -> Lines:
        """A box as tall as its neighbours."""
        first = box[-2]
        blank = [first[0], *(replace(span, text=" " * cells(span.text)) for span in first[1:-1]), first[-1]]
        return [*box[:-1], *([blank] * (tall - len(box))), box[-1]]

    def grid(self, grid: Grid, width: int) -> Lines:
        blocks = [self.lines(child, width) for child in grid.children]
        if not blocks:
            return []
        columns = max(1, grid.columns)
        while columns > 1 and sum(self._sizes(blocks, columns)) + 2 * (columns - 1) > width:
            columns -= 1
        sizes = self._sizes(blocks, columns)
        made: Lines = []
        for start in range(0, len(blocks), columns):
            cell = blocks[start : start + columns]
            for number in range(max(map(len, cell))):
                line: list[Span] = []
                for at, block in enumerate(cell):
                    here = block[number] if number < len(block) else []
                    line += [*pad(here, sizes[at]), Span("  ")] if at < len(cell) - 1 else here
                made.append(line)
        return made

    def _sizes(self, blocks: Sequence[Lines], columns: int) -> list[int]:
        return [max(widest(block) for block in blocks[at::columns]) for at in range(min(columns, len(blocks)))]

    def group(self, group: Group, width: int) -> Lines:
        title = Span(self.pen.say(group.title), _style(group.tint) if tint(group.tint) != PLAIN else "strong", group.id)
        inside = self.lines(group.content, width - 2)
        if title.text and len(inside) == 1 and cells(title.text) + 2 + wide(inside[0]) <= width:
            return [[title, Span(": ", title.style, group.id), *inside[0]]]
        head = fold([title, Span(":", title.style, group.id)], width) if title.text else []
        return [*head, *indent(inside, 2)]

    def zone(self, zone: Zone, width: int) -> Lines:
        title = self.pen.say(zone.title)
        head: list[Span] = []
        if zone.seat is not None:
            style = f"seat{zone.seat % 6}"
            head.append(Span(f"{SEAT_GLYPHS[zone.seat % 6]} {clip(title, max(4, width - 24))}", style))
        else:
            head.append(Span(clip(title, max(4, width - 6)), "strong"))
        if zone.active:
            head.append(Span(" <", "accent"))
        if zone.notes:
            head.append(Span("  " + self.amounts(zone.notes), "muted"))
        ended = "" if zone.if_ended in (None, zone.score) else f" ({zone.if_ended})"  # if it ended now, as in the strip
        score = [] if zone.score is None else [Span(" "), Span(f"{zone.score}{ended}", "strong")]
        rule = width - wide(head) - wide(score) - 1
        if rule >= 2 and not self.words:
            head += [Span(" "), Span("─" * rule, "accent" if zone.active else "muted")]
        return [*fold([*head, *score], width), *self.lines(zone.content, width)]


def zone_lines(zone: Zone, speak: Speak, width: int) -> Lines:
    """A zone as lines of styled spans, none wider than `width` columns."""
    return _Writer(Pen(speak)).zone(zone, max(20, width))


def plain_lines(zone: Zone, speak: Speak, width: int) -> list[str]:
    """A zone as plain text in words: icons and seats are named, nothing depends on colour or on boxes."""
    return [plain(line) for line in _Writer(Pen(speak), True).zone(zone, max(20, width))]


def _icons(widget: Widget) -> Iterator[str]:
    match widget:
        case Row() | Column() | Grid():
            for child in widget.children:
                yield from _icons(child)
        case Group():
            yield from _icons(widget.content)
        case Track():
            yield from (marker.icon for marker in widget.markers if marker.seat is None)
            yield from (amount.icon for _, amount in widget.notes)
        case Line() | Counter() | Pile():
            yield widget.icon
        case Card():
            yield widget.icon
            yield from (amount.icon for amount in (*widget.cost, *widget.effects, *widget.gives))
        case Spot():
            yield widget.icon
            yield from (thing for thing in widget.holds if isinstance(thing, str))
            yield from (amount.icon for amount in (*widget.cost, *widget.effects))


def icons_used(zones: Sequence[Zone]) -> list[str]:
    """The names of all icons on these zones, each once, in order of appearance (a law asks for those nobody drew)."""
    names = [amount.icon for zone in zones for amount in zone.notes]
    names += [name for zone in zones for name in _icons(zone.content)]
    return [name for name in dict.fromkeys(names) if name]
