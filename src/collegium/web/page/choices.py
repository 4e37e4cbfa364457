"""The panel "Your choice": the question, options as buttons, refused ones with their reason; or who is waited for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString, mark_safe

from collegium.bots import coach
from collegium.draw.once import once
from collegium.draw.stage import kept
from collegium.kernel.choice import Kind
from collegium.kernel.texts import Text
from collegium.match.parts import Option
from collegium.web.live.room import Room
from collegium.web.page import clocks
from collegium.web.page.marks import bot_sign, seat_svg
from collegium.web.page.options import buttons
from collegium.web.page.rows import Rows, place
from collegium.web.page.snippets import NOTHING, address, joined, snippet, written
from collegium.web.words import room_say, say

if TYPE_CHECKING:
    from collegium.web.page.paint import Viewer

OPEN = 4  # fewer refused options than these are shown unfolded where there is room
DOTS = SafeString('<span class="dotting" aria-hidden="true"><i></i><i></i><i></i></span>')
FOLD = (  # on a phone: an arrow that folds the panel away, to look at the table
    '<button type="button" class="fold-button" data-act="fold" aria-label="{}">'
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M5 9l7 7 7-7" fill="none" '
    'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg></button>'
)
PANEL = '<section id="choice" class="choice{}" aria-labelledby="question">{}{}{}</section>'
HIDDEN = '<input type="hidden" name="answers" value="{}"><input type="hidden" name="seat" value="{}">'
UNDO = (
    '<form class="undo" hx-post="{}" hx-swap="none">{}<button id="undo" class="quiet-button" title="U">↶ {}</button>'
    "</form>"
)
MINE = (
    '{}<p class="kicker">{}</p><h2 id="question">{}</h2>'
    '<form class="options" hx-post="{}" hx-swap="none" hx-sync="this:drop">{}{}{}</form>{}{}{}'
)
THUMB = '<svg class="thumb" viewBox="0 0 120 80" aria-hidden="true"><use href="{}#{}" width="120" height="80"/></svg>'
REFUSED = '<button type="button" aria-disabled="true" class="option no"{} title="{}">{} <small>{}</small></button>'
DOING = '<span class="doing">{}<span><b>{}</b> {}{}{}{}</span></span>'
ADVICE = '<form class="coach" hx-post="{}" hx-swap="none">{}<button id="advice" title="A">{}</button></form>'
FOR_ME = '<form class="coach" hx-post="{}" hx-swap="none">{}<button id="for-me">{}</button></form>'
ADVISED = '<button name="option" value="{}" class="option advised"{}><b class="odds">{}</b><span>{}{}</span></button>'
THINKS = '<p class="coach-says thinking" role="status">{}<progress aria-label="{}"></progress></p>'
SAYS = '<div class="coach-says" role="group" aria-label="{}"><p class="kicker">{}</p>{}</div>'


@dataclass
class Asked:
    """What the viewer is asked now."""

    question: str
    tip: str
    options: list[Option]
    last: int = -1  # the highest number that an option of this kind may have
    thumbs: Mapping[str, str] = field(default_factory=dict)  # on the stage: the symbol of each place
    sheet: str = ""

    def thumb(self, option: Option, art: str = "") -> SafeString:
        """A small picture of what an option is about: this one, or that of its place, where the board has one."""
        art = art or self.thumbs.get(option.place or "", "")
        return snippet(THUMB, self.sheet, art) if art else NOTHING

    @once
    def places(self) -> frozenset[str]:
        """The places on the table that can be chosen."""
        return frozenset([option.place for option in self.options if option.legal and option.place])

    @property
    def refused(self) -> frozenset[str]:
        """The places where something is refused, and nothing may be chosen."""
        return frozenset([option.place for option in self.options if not option.legal and option.place]) - self.places


def asked(room: Room, viewer: Viewer, view: Any) -> Asked:
    match = room.match
    kind = match.asked(viewer.seat)
    question = _question(kind, view, viewer.seat)
    tip = match.tip(viewer.seat, viewer.lang, question)
    return Asked(
        room_say(room, question, viewer.lang),
        room_say(room, tip, viewer.lang) if tip else "",
        match.options(viewer.seat),
        kind.options - 1,
    )


def panel(room: Room, viewer: Viewer, view: Any, ask: Asked | None) -> SafeString:
    """The panel as the viewer sees it."""
    lang = viewer.lang
    undo = NOTHING
    if viewer.plays and room.can_undo(viewer.seat):
        hidden = snippet(HIDDEN, room.number(viewer.seat), viewer.seat)
        undo = written(UNDO, address("undo", room.id), hidden, say(lang, "undo"))
    if room.match.over:
        inside = _over(room, viewer)
    elif ask:
        inside, undo = _mine(room, viewer, view, ask, undo), NOTHING
    elif stands := clocks.still(room, viewer):
        inside = stands
    else:
        inside = _others(room, viewer, view)
    mine = " mine" if ask and not room.match.over else ""
    inside = joined((clocks.pausing(room, viewer), inside))
    return written(PANEL, mine, snippet(FOLD, say(lang, "fold")), inside, undo)


def _over(room: Room, viewer: Viewer) -> SafeString:
    """When the game is over: what one may do next; with a scene of the end, also to look at the board."""
    stage, table = room.match.game.stage, room.table
    about = {"lang": viewer.lang, "end": bool(stage and stage.end), "table": table, "plays": viewer.plays,
             "replayed": bool(stage)}  # fmt: skip
    return mark_safe(render_to_string("table/over.html", {**about, "rematch": table.rematch}))


def _mine(room: Room, viewer: Viewer, view: Any, ask: Asked, undo: SafeString) -> SafeString:
    """The question and its options; `undo` stands below them, beside the way out."""
    lang, stage = viewer.lang, room.match.game.stage
    say_it = partial(room_say, room, lang=lang)
    rows = Rows(partial(stage.row, view, viewer.seat), say_it, ask.thumb, ask.sheet) if stage and stage.row else None
    done = bool(stage and stage.done and kept(view, stage.done, viewer.seat))
    legal = buttons(ask.options, ask.last, lambda option: say_it(option.text), ask.thumb, rows, done)
    refused = [(rows and rows.refused(no)) or _refused(no, say_it) for no in ask.options if not no.legal]
    return written(
        MINE,
        joined((_for_me_button(room, viewer), _advice_button(room, viewer))),
        say(lang, "your-choice"),
        ask.question,
        address("choose", room.id),
        snippet(HIDDEN, room.asked(viewer.seat), viewer.seat),
        _advice(room, viewer, ask.options),
        legal,
        undo,
        _folded(refused, viewer) if refused else "",
        snippet('<p class="tip">{}</p>', ask.tip) if ask.tip else "",
    )


def _refused(option: Option, say_it: Callable[..., str]) -> SafeString:
    why = say_it(option.why)
    return snippet(REFUSED, place(option), why, say_it(option.text), why)


def _folded(refused: list[SafeString], viewer: Viewer) -> SafeString:
    unfolded = " open" if len(refused) < OPEN and viewer.shape != "narrow" else ""
    words = say(viewer.lang, "not-now", count=len(refused))
    return written('<details class="refused"{}><summary>{}</summary>{}</details>', unfolded, words, joined(refused))


def _others(room: Room, viewer: Viewer, view: Any) -> SafeString:
    """Who is choosing what, as far as the viewer may know; or that the set-up is taken for everybody."""
    if room.quick:
        words = (say(viewer.lang, key) for key in ("quick-start", "quick-start-now"))
        return snippet('<p class="kicker">{}</p><h2 id="question" class="calm">{}</h2>', *words)
    known = room.match.known_to_act(viewer.seat)
    doing = joined(_doing(room, seat, viewer, view) for seat in known) or say(viewer.lang, "others-may-act")
    return written('<p class="kicker">{}</p><h2 id="question" class="calm">{}</h2>', say(viewer.lang, "waiting"), doing)


def _doing(room: Room, seat: int, viewer: Viewer, view: Any) -> SafeString:
    what = question_to(room, seat, view, viewer.lang)
    bot = bool(room.seats[seat].bot)
    lang = viewer.lang
    does = say(lang, "is-thinking" if bot else "is-choosing")
    asked = snippet("<small>{}</small>", say(lang, "asked-that", question=what)) if what else ""
    sign = snippet("{} ", bot_sign(lang)) if bot else NOTHING
    return snippet(DOING, seat_svg(seat), room.match.names[seat], sign, does, DOTS if bot else "", asked)


def question_to(room: Room, seat: int, view: Any, lang: str) -> str:
    """What another seat is asked, in words; nothing where they can only be put to who knows more than this view."""
    kind = room.match.game.choices.kinds[view.owed[seat].kind]
    try:
        return room_say(room, _question(kind, view, seat), lang) if kind.key else ""
    except Exception:
        return ""


def _question(kind: Kind, view: Any, seat: int) -> Text:
    """What a seat is asked, put once for all who see the same of what it rests on."""
    return kept(view, kind.ask, seat) if kind.ask else kind.question(view, seat)


def _advice_button(room: Room, viewer: Viewer) -> SafeString:
    """The button that asks the coach, where the table allows it and nothing was asked yet."""
    if not room.coached or room.hint(viewer.seat):
        return NOTHING
    hidden = snippet(HIDDEN, room.asked(viewer.seat), viewer.seat)
    return written(ADVICE, address("advice", room.id), hidden, say(viewer.lang, "advice"))


def _for_me_button(room: Room, viewer: Viewer) -> SafeString:
    """While the game is set up: the button that has a sensible choice taken."""
    if not room.setting_up:
        return NOTHING
    hidden = snippet(HIDDEN, room.asked(viewer.seat), viewer.seat)
    return written(FOR_ME, address("for_me", room.id), hidden, say(viewer.lang, "for-me"))


def _advice(room: Room, viewer: Viewer, options: list[Option]) -> SafeString:
    """What the coach says, as options that can be taken: share of wins, words, reasons."""
    hint, lang = room.hint(viewer.seat), viewer.lang
    if hint is None:
        return NOTHING
    if hint.found is None:
        ready = coach.progress(room.match.game) >= 1.0
        words = say(lang, "advice-thinking" if ready else "advice-preparing")
        return snippet(THINKS, words, words)
    known = {option.id: option for option in options if option.legal}
    items = joined(_advised(room, known[told["option"]], told, lang) for told in hint.found if told["option"] in known)
    about = say(lang, "advice-about" if items else "advice-none")
    return written(SAYS, about, about, items)


def _advised(room: Room, option: Option, told: dict[str, Any], lang: str) -> SafeString:
    why = joined(snippet("<small>{}</small>", reason) for reason in told["reasons"].get(lang, ()))
    share = say(lang, "percent", share=round(100 * told["share"]))
    return written(ADVISED, option.id, place(option), share, room_say(room, option.text, lang), why)
