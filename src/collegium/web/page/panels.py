"""What stands around the table: seats, story, talk, result, curtain. Plain facts for templates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha1
from typing import TYPE_CHECKING, Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from collegium.bots import dial
from collegium.draw.stage import Stage, Unseated, kept
from collegium.draw.widgets import Standing, Zone
from collegium.kernel.game import Game
from collegium.kernel.sheets import total_row
from collegium.kernel.texts import one_line
from collegium.match.story import HEADLINE, Line, news
from collegium.web.live import ratings, rows
from collegium.web.live.room import Room
from collegium.web.models import Outcome
from collegium.web.page import board, choices, clocks, guide
from collegium.web.page.listing import Listing
from collegium.web.page.marks import bot_sign, chart_svg, icon_svg, seat_svg, symbol_svg
from collegium.web.page.snippets import NOTHING, address, joined, snippet
from collegium.web.words import bot_said, match_say, room_say, say, signed, written

if TYPE_CHECKING:
    from collegium.web.page.paint import Viewer


KEPT = 60  # panels kept per room
CHIPS = 2_000  # seats as they were written, kept for all tables
MARK = '<div id="mark" hidden data-number="{}" data-mine="{}" data-over="{}"></div>'
KIND = '{} <small class="kind" aria-hidden="true">{}<i>{}</i></small>'
CHIP = '<li id="seat-{}" class="{}"{}>{}</li>'
SCORE = '<span class="score" title="{}"><span aria-hidden="true">{}</span><span class="sr">{}</span></span>'
NOBODY, TURN, LISTED = SafeString('<i class="nobody"></i>'), SafeString(' class="turn"'), SafeString("</ul>")
ALONE = {id: snippet('<div id="{}" hidden></div>', id) for id in ("gathering", "halted")}  # at any other table
TOLD, LEADS = SafeString("</ol></div>"), SafeString(" leads")
STORY = 40  # lines of the story beside the table; all of it has a page of its own


def parts(
    room: Room, viewer: Viewer, view: Any, zones: list[Zone], ask: choices.Asked | None
) -> Iterator[tuple[str, SafeString | Listing]]:
    """Every panel as HTML. What seldom changes is kept; the rest is worded anew."""
    match, lang = room.match, viewer.lang
    stage: Stage | None = match.game.stage
    headline = room_say(room, kept(view, (stage and stage.headline) or match.game.headline), lang)
    yield "headline", snippet('<p id="headline" class="headline">{}</p>', headline)
    yield "seats", _seats(room, viewer, standings(room, view, zones), unseated(room, viewer, view))
    yield "choice", choices.panel(room, viewer, view, ask)
    if guided := guide.panel(room, viewer):
        yield "guide", guided
    yield "story", _story(room, viewer)
    yield "chat", _kept(room, ("chat", lang, *(chat.id for chat in room.chats)), lambda: _chat(room, lang))
    shape = (viewer.shape, viewer.board) if match.over else ""
    over = ("result", (viewer.seat, viewer.plays) if match.over else 0, lang, shape, match.over, room.table.rematch_id)
    yield "result", _kept(room, over, lambda: _render("result", lang, **_result(room, viewer)))
    after = _curtain(room, viewer)
    seat = after["seat"] if after else -1
    yield (
        "curtain",
        _kept(room, ("curtain", lang, seat), lambda: _render("curtain", lang, next=after, table=room.table)),
    )
    mine = int(ask is not None and not match.over)
    if not viewer.plays:
        yield "whose", _whose(room, viewer)
    yield from _gathering(room, viewer)
    yield "mark", snippet(MARK, room.number(viewer.seat), mine, int(match.over))


def _render(name: str, lang: str, **context: Any) -> SafeString:
    return mark_safe(render_to_string(f"table/{name}.html", {"lang": lang, **context}).strip())


def _kept(room: Room, key: Any, make: Callable[[], SafeString]) -> SafeString:
    """The panel as it was drawn before, if it was."""
    if key not in room.kept:
        if len(room.kept) > KEPT:
            room.kept.clear()
        room.kept[key] = make()
    found: SafeString = room.kept[key]
    return found


def _chat(room: Room, lang: str) -> SafeString:
    left = say(lang, "chat-left")
    lines = [(seat_svg(c.seat), room.match.names[c.seat], one_line(c.text) or left, c) for c in reversed(room.chats)]
    return _render("chat", lang, lines=lines, table=room.table)


def standings(room: Room, view: Any, zones: list[Zone]) -> dict[int | None, Standing | Zone]:
    """How each player stands: their zone says it, or the stage."""
    stage: Stage | None = room.match.game.stage
    if stage is None:
        return {zone.seat: zone for zone in zones if zone.role == "player"}
    return {seat: kept(view, stage.standing, seat) for seat in range(room.match.seats)} if stage.standing else {}


def unseated(room: Room, viewer: Viewer, view: Any) -> tuple[Unseated, ...]:
    """Who else plays along, in the viewer's words."""
    stage: Stage | None = room.match.game.stage
    found: tuple[Unseated, ...] = kept(view, stage.unseated) if stage else ()
    return tuple([one._replace(name=room_say(room, one.name, viewer.lang)) for one in found])


def _seats(
    room: Room, viewer: Viewer, standings: dict[int | None, Standing | Zone], unseated: tuple[Unseated, ...]
) -> Listing:
    """The strip of seats: mark, name, score, small facts, clock; whose turn it is glows. The same list as before where
    all of that is the same."""
    over, you = room.match.over, viewer.seat if viewer.plays else -1
    acting = room.match.known_to_act(viewer.seat) if not over else ()
    sitting = [
        (seat.number, seat.name, seat.bot, clocks.about(room, viewer, seat),
         clocks.clock(room, viewer, seat, seat.number in acting))
        for seat in room.seats
    ]  # fmt: skip
    facts, key = (over, acting, sitting, standings, unseated), ("seats", viewer.lang, you)
    known, listing = room.kept.get(key, (None, None))
    if known != facts:
        first = _leading(standings, unseated)
        chips = tuple([
            (f"seat-{at}", _chip(room, viewer.lang, who, standings.get(at), at == you, at in acting, at in first))
            for who in sitting for at in who[:1]
        ]) + tuple([
            (f"seat-{one.art}", _unseated_chip(viewer.lang, board.sheet(room.match.game), one, one.art in first))
            for one in unseated
        ])  # fmt: skip
        before = snippet('<ul id="seats" class="seats" tabindex="0" aria-label="{}">', say(viewer.lang, "seats"))
        listing = Listing("seats", before, chips, LISTED)
        room.kept[key] = (facts, listing)
    found: Listing = listing
    return found


def _leading(standings: dict[int | None, Standing | Zone], unseated: tuple[Unseated, ...]) -> frozenset[Any]:
    """Who would win if the game ended now: seats, and the art of who has none; nobody where all are equal."""
    points: dict[Any, int] = {one.art: one.score for one in unseated}
    points |= {
        seat: stands.score if stands.if_ended is None else stands.if_ended
        for seat, stands in standings.items()
        if stands.score is not None
    }
    most = max(points.values(), default=0)
    found = frozenset(seat for seat, number in points.items() if number == most)
    return found if len(found) < len(points) else frozenset()


def _chip(
    room: Room, lang: str, who: tuple[Any, ...], stands: Standing | Zone | None, you: bool, acting: bool, leads: bool
) -> SafeString:
    number, name, bot, why, clock = who
    score = (stands.score, stands.if_ended) if stands and stands.score is not None else None
    link, notes = "", NOTHING
    if isinstance(stands, Zone):  # a stage shows its notes itself
        told = [snippet('<span class="note">{}{}</span>', *note) for note in _notes(room, stands, lang)]
        link, notes = stands.id, joined(told)
    over, kind = room.match.over, bot_kind(room.match.game, bot, lang) if bot else None
    return _written_chip(lang, number, name, kind, why, you, link, score, over, notes, acting, clock, leads)


@dataclass(frozen=True)
class Kind:
    """What kind of bot sits somewhere: its level in a word, its rating where that was measured, both in words."""

    short: str
    rating: str
    words: str


@lru_cache(CHIPS)
def bot_kind(game: Game, bot: str, lang: str) -> Kind:
    """How a bot of this name is called at a table of this game."""
    words = bot_said(lang, bot)
    if asked := dial.asked(bot):  # its level is its rating
        return Kind(say(lang, "bot-short-rated", rating=asked[0]), "", words)
    found, level = ratings.of_bot(game, bot), bot_said(lang, bot, "level-name")
    rating = say(lang, "rating-is", rating=str(found.shown), band=str(found.band)) if found else ""
    return Kind(level, str(found.shown) if found else "", f"{words}, {rating}" if rating else words)


@lru_cache(CHIPS, typed=True)
def _written_chip(
    lang: str, number: int, name: str, kind: Kind | None, why: str, you: bool, link: str,
    score: tuple[int, int | None] | None, over: bool, notes: SafeString, acting: bool, clock: SafeString, leads: bool,
) -> SafeString:  # fmt: skip
    who = " · ".join(filter(None, (why, kind.words if kind else "")))  # in full: to who listens, and in the tip
    more = why or (say(lang, "you") if you else "")
    called = snippet("{} <small>{}</small>", name, more) if more else snippet("{}", name)
    if kind:
        called = snippet(KIND, name, why or kind.short, "" if why else f" {kind.rating}" if kind.rating else "")
    if link:
        called = snippet('<a href="#frame-{}">{}</a>', link, called)
    crown = icon_svg("crown", say(lang, "leads"), 13) if leads else NOTHING
    mark = snippet('<span class="mark{}">{}{}</span>', LEADS if leads else NOTHING, seat_svg(number), crown)
    inside = [mark, snippet('<span class="name">{}</span>', called)]
    if kind:
        inside.append(joined((bot_sign(lang), snippet('<span class="sr">{}</span>', who))))
    if score:
        inside.append(_score(lang, *score, over, you))
    inside.append(notes)
    inside.append(clock)
    if acting:
        inside.append(snippet('<span class="sr">{}</span>', say(lang, "is-choosing")))
    classes = "seat-chip" + (" acting" if acting else "") + (" you" if you else "")
    tip = snippet(' tabindex="0" data-who="{}"', who) if who else NOTHING
    return snippet(CHIP, number, classes, tip, joined(inside))


@lru_cache(CHIPS)
def _unseated_chip(lang: str, sheet: str, who: Unseated, leads: bool) -> SafeString:
    crown = icon_svg("crown", say(lang, "leads"), 13) if leads else NOTHING
    mark = snippet('<span class="mark{}">{}{}</span>', LEADS if leads else NOTHING, symbol_svg(sheet, who.art), crown)
    name = snippet('<span class="name">{}</span>', who.name)
    inside = joined((mark, name, _score(lang, who.score, None, False, False)))
    return snippet('<li id="seat-{}" class="seat-chip">{}</li>', who.art, inside)


def _score(lang: str, now: int, if_ended: int | None, over: bool, you: bool) -> SafeString:
    """The points that the board shows; and, where end points are still to come, those if the game ended now, said in
    words at one's own."""
    if over and if_ended is not None:
        now = if_ended
    if if_ended is None or if_ended == now:
        words, shown = say(lang, "points-now", points=now), snippet("<b>{}</b>", written(now))
    else:
        words = say(lang, "points-both", points=now, ended=if_ended)
        told = snippet(" <small>{}</small>", say(lang, "if-ended")) if you else NOTHING
        shown = snippet('<b>{}</b><i class="ended">→\u202f{}{}</i>', written(now), written(if_ended), told)
    return snippet(SCORE, words, shown, words)


def _notes(room: Room, zone: Zone, lang: str) -> list[tuple[SafeString, int | str]]:
    """Small facts of a player: an icon, named, with a number."""
    return [(icon_svg(note.icon, room_say(room, note.name, lang) or note.icon, 16), note.amount) for note in zone.notes]


def story(room: Room, viewer: Viewer) -> list[SafeString]:
    """The story as the viewer may know it, oldest first: a line of HTML each, with its number as its id."""
    return [line for _, line in _lines(room, viewer).written]


@dataclass
class Lines:
    """The lines of a story as they are told, and as they are written, each with its id; `seal` digests those."""

    told: list[Line]
    written: list[tuple[str, SafeString]] = field(default_factory=list)
    seal: bytes = b"story"


def _lines(room: Room, viewer: Viewer) -> Lines:
    room.story.match = room.match
    told = room.story.lines(viewer.seat, viewer.lang)
    key = ("lines", viewer.seat, viewer.lang)
    found: Lines | None = room.kept.get(key)
    if found is None or found.told is not told:  # something was taken back, or there was nothing yet
        found = room.kept[key] = Lines(told)
    for number in range(len(found.written), len(told)):
        html = _line(told[number], number)
        found.written.append((f"line-{number}", html))
        found.seal = sha1(found.seal + html.encode(), usedforsecurity=False).digest()
    return found


def _line(line: Line, number: int) -> SafeString:
    if line.sort == HEADLINE:
        return snippet('<li id="line-{}" class="chapter"><h3>{}</h3></li>', number, line.text)
    mark = seat_svg(line.who, 14) if line.who >= 0 else NOBODY
    return snippet('<li id="line-{}"{}>{}<span>{}</span></li>', number, TURN if line.turn else "", mark, line.text)


def _story(room: Room, viewer: Viewer) -> Listing:
    """The newest lines of the story as a book has them, oldest first, below the heading of their chapter; a line marks
    what is new since the viewer's last turn. A link leads to all of it. Where no line has come it is the same list."""
    lines, key = _lines(room, viewer), ("story", viewer.seat, viewer.lang, viewer.plays)
    found: Listing | None = room.kept.get(key)
    if found is None or found.seal != lines.seal:
        found = room.kept[key] = _book(room, viewer, lines)
    return found


def _book(room: Room, viewer: Viewer, story: Lines) -> Listing:
    lang, told, lines = viewer.lang, story.told, story.written
    begin = max(0, len(lines) - STORY)
    shown = lines[begin:]
    since, now = news(told, viewer.seat) if viewer.plays else (0, 0)
    if max(begin, 1) <= since < now:
        mark = snippet('<li id="since-{}" class="since"><span>{}</span></li>', since, say(lang, "since-last-turn"))
        shown.insert(since - begin, (f"since-{since}", mark))
    chapter = min(begin, len(told) - 1)
    while chapter >= 0 and told[chapter].sort != HEADLINE:
        chapter -= 1
    if 0 <= chapter < begin:
        shown.insert(0, lines[chapter])
    if not shown:
        shown = [("story-empty", snippet('<li id="story-empty" class="empty">{}</li>', say(lang, "story-empty")))]
    link = NOTHING
    if viewer.plays:
        words, where = say(lang, "story-all"), address("story", room.id)
        link = snippet('<p class="all"><a href="{}?as={}">{}</a></p>', where, viewer.seat, words)
    before = snippet('<div id="story">{}<ol id="story-list" class="story-list">', link)
    return Listing("story-list", before, tuple(shown), TOLD, story.seal)


def _result(room: Room, viewer: Viewer) -> dict[str, Any]:
    match, lang = room.match, viewer.lang
    if not match.over:
        return {"over": False}
    scores = match.scores()
    lines = match.game.sheet(match.state)
    totals = [score.points for score in scores]
    total = total_row(lines, totals)
    sheet = [(match_say(match, text, lang, viewer.seat), list(values)) for text, values in lines]
    if total is None:
        total = len(sheet)
        sheet.append((say(lang, "total"), totals))
    place, lost = rows.places(room), [seat.lost for seat in room.seats]
    order = sorted(range(match.seats), key=lambda seat: (place[seat], seat))
    winners, verdict = [seat for seat in range(match.seats) if place[seat] == 1], match.verdict()
    changes, bots = ratings.changes(room.table), [seat.bot for seat in room.seats]
    return {
        "over": True,
        "verdict": match_say(match, verdict, lang, viewer.seat) if verdict else "",
        "won": viewer.plays and winners == [viewer.seat],
        "late": ", ".join(match.names[seat] for seat in order if lost[seat]),
        "winners": [{"name": match.names[seat], "mark": seat_svg(seat, 30)} for seat in winners],
        "ranking": [
            {"name": match.names[s], "mark": seat_svg(s), "points": scores[s].points,
             "place": place[s] if match.seats > 1 else "", "best": best_row(sheet[:total], s), "lost": lost[s],
             "rated": rated(changes[s], lang) if s in changes else dialled(bots[s], lang), "bot": bots[s]}
            for s in order
        ],
        "order": [{"name": match.names[s], "mark": seat_svg(s)} for s in range(match.seats)],
        "sheet": [(words, values, number == total) for number, (words, values) in enumerate(sheet)],
        "chart": chart_svg(room.table.curve, viewer.shape) if room.table.curve else "",
        "end": board.ended(room, viewer),
        "table": room.table,
        "plays": viewer.plays,
        "replayed": match.game.stage is not None,
        "rematch": room.table.rematch,
    }  # fmt: skip


def rated(outcome: Outcome, lang: str) -> str:
    """A rating after a game, and by how much it changed."""
    return say(lang, "rating-change", rating=str(round(outcome.middle)), change=signed(outcome.change))


def dialled(bot: str, lang: str) -> str:
    """About how strong a bot was asked to be, if it was."""
    return bot_said(lang, bot) if dial.asked(bot) else ""


def best_row(sheet: list[tuple[str, list[int]]], seat: int) -> str:
    """What a player did best: the line above the total in which they are furthest ahead of the others."""
    leads = []
    for words, values in sheet:
        others = [value for number, value in enumerate(values) if number != seat]
        if len(values) > seat and others and values[seat] > 0:
            leads.append((values[seat] - max(others), values[seat], words))
    return max(leads)[2] if leads else ""


def _whose(room: Room, viewer: Viewer) -> SafeString:
    """For who watches: whose eyes they may see it with, where somebody lets them."""
    lent = tuple((seat.number, seat.name) for seat in room.seats if seat.lent) if room.going else ()
    marked = [(number, seat_svg(number), name) for number, name in lent]
    about = {"table": room.table, "seat": viewer.seat, "lent": marked}
    return _kept(room, ("whose", viewer.lang, viewer.seat, lent), lambda: _render("whose", viewer.lang, **about))


def _gathering(room: Room, viewer: Viewer) -> Iterator[tuple[str, SafeString]]:
    """At a table of a gathering: asking for help, the way to one's next table; that its host has paused it."""
    table, lang, seated = room.table, viewer.lang, viewer.plays
    if not table.gathering_id:
        yield from ALONE.items()
        return
    whole = table.gathering
    about = {"form": whole.form, "code": whole.code, "helped": table.helped is not None, "seat": viewer.seat,
             "next": seated and whole.round > table.round, "seated": seated, "over": room.match.over}  # fmt: skip
    key = ("gathering", lang, *about.values())
    yield "gathering", _kept(room, key, lambda: _render("gathering", lang, table=table, **about))
    key = ("halted", lang, whole.form, table.halted)
    yield "halted", _kept(room, key, lambda: _render("halted", lang, form=whole.form, halted=table.halted))


def _curtain(room: Room, viewer: Viewer) -> dict[str, Any] | None:
    """On one screen: whose turn it is to look, when it is not the one who looked last."""
    match = room.match
    if not viewer.hot or match.over or room.quick or viewer.seat in match.to_act:
        return None
    for seat in match.to_act:
        if seat in viewer.own:
            return {"seat": seat, "name": match.names[seat], "mark": seat_svg(seat, 48)}
    return None
