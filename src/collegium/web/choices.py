"""The panel "Your choice": the question, options as buttons, refused ones with their reason; or who is waited for."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from django.urls import reverse

from collegium.kernel.match import Option
from collegium.web import advice
from collegium.web.marks import seat_svg
from collegium.web.models import Entry
from collegium.web.room import Room
from collegium.web.words import room_say, say

if TYPE_CHECKING:
    from collegium.web.paint import Viewer

OPEN = 4  # fewer refused options than these are shown unfolded where there is room
DOTS = '<span class="dotting" aria-hidden="true"><i></i><i></i><i></i></span>'
FOLD = (  # on a phone: an arrow that folds the panel away, to look at the table
    '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d="M5 9l7 7 7-7" fill="none" '
    'stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)


@dataclass(frozen=True)
class Asked:
    """What the viewer is asked now."""

    question: str
    tip: str
    options: list[Option]

    @property
    def places(self) -> frozenset[str]:
        """The places on the table that can be chosen."""
        return frozenset(option.place for option in self.options if option.legal and option.place)


def asked(room: Room, viewer: Viewer, view: Any) -> Asked:
    match = room.match
    kind = match.game.choices.kinds[match.state.owed[viewer.seat].kind]
    tip = match.tip(viewer.seat, viewer.lang)
    return Asked(
        room_say(room, kind.question(view, viewer.seat), viewer.lang),
        room_say(room, tip, viewer.lang) if tip else "",
        match.options(viewer.seat),
    )


def panel(room: Room, viewer: Viewer, view: Any, ask: Asked | None) -> str:
    """The whole panel as the viewer sees it."""
    lang = viewer.lang
    if room.match.over:
        inside = f'<h2 id="question">{_t(lang, "over")}</h2><p><a href="#result">{_t(lang, "see-result")}</a></p>'
    elif ask:
        inside = _mine(room, viewer, ask)
    else:
        inside = _others(room, viewer, view)
    if viewer.seat >= 0 and room.can_undo(viewer.seat):
        inside += (
            f'<form class="undo" hx-post="{reverse("undo", args=[room.id])}" hx-swap="none">'
            f"{_hidden('answers', room.number(viewer.seat))}{_hidden('seat', viewer.seat)}"
            f'<button id="undo" class="quiet-button" title="U">↶ {_t(lang, "undo")}</button></form>'
        )
    mine = " mine" if ask and not room.match.over else ""
    fold = f'<button type="button" class="fold-button" data-act="fold" aria-label="{_t(lang, "fold")}">{FOLD}</button>'
    return f'<section id="choice" class="choice{mine}" aria-labelledby="question">{fold}{inside}</section>'


def _mine(room: Room, viewer: Viewer, ask: Asked) -> str:
    lang, last = viewer.lang, room.last.get(viewer.seat)
    late = f'<p class="late">{_t(lang, "late")}</p>' if last is not None and last.by == Entry.CLOCK else ""
    legal = "".join(_option(room, option, lang) for option in ask.options if option.legal)
    refused = [_refused(room, option, lang) for option in ask.options if not option.legal]
    return (
        f'{advice.button(room, viewer)}<p class="kicker">{_t(lang, "your-choice")}</p>'
        f'<h2 id="question">{escape(ask.question)}</h2>{late}'
        f'<form class="options" hx-post="{reverse("choose", args=[room.id])}" hx-swap="none" hx-sync="this:drop">'
        f"{_hidden('answers', room.asked(viewer.seat))}{_hidden('seat', viewer.seat)}"
        f"{advice.block(room, viewer, ask.options)}{legal}</form>"
        + (_folded(refused, viewer) if refused else "")
        + (f'<p class="tip">{escape(ask.tip)}</p>' if ask.tip else "")
    )


def _option(room: Room, option: Option, lang: str) -> str:
    words = escape(room_say(room, option.text, lang))
    return f'<button name="option" value="{option.id}" class="option"{_place(option)}>{words}</button>'


def _refused(room: Room, option: Option, lang: str) -> str:
    words = escape(room_say(room, option.text, lang))
    why = escape(room_say(room, option.why, lang))
    return (
        f'<button type="button" aria-disabled="true" class="option no"{_place(option)} title="{why}">'
        f"{words} <small>{why}</small></button>"
    )


def _folded(refused: list[str], viewer: Viewer) -> str:
    unfolded = " open" if len(refused) < OPEN and viewer.shape != "narrow" else ""
    summary = escape(say(viewer.lang, "not-now", count=len(refused)))
    return f'<details class="refused"{unfolded}><summary>{summary}</summary>{"".join(refused)}</details>'


def _others(room: Room, viewer: Viewer, view: Any) -> str:
    """Who is choosing what, as far as the viewer may know."""
    known = room.match.known_to_act(viewer.seat)
    doing = "".join(_doing(room, seat, viewer, view) for seat in known) or _t(viewer.lang, "others-may-act")
    return f'<p class="kicker">{_t(viewer.lang, "waiting")}</p><h2 id="question" class="calm">{doing}</h2>'


def _doing(room: Room, seat: int, viewer: Viewer, view: Any) -> str:
    kind = room.match.game.choices.kinds[view.owed[seat].kind]
    try:
        what = room_say(room, kind.question(view, seat), viewer.lang) if kind.key else ""
    except Exception:  # a question that can only be put to who knows more
        what = ""
    bot = bool(room.seats[seat].bot)
    return (
        f'<span class="doing">{seat_svg(seat)}<span><b>{escape(room.match.names[seat])}</b> '
        f"{_t(viewer.lang, 'is-thinking' if bot else 'is-choosing')}{DOTS if bot else ''}"
        + (f"<small>{escape(say(viewer.lang, 'asked-that', question=what))}</small>" if what else "")
        + "</span></span>"
    )


def _place(option: Option) -> str:
    return f' data-place="{escape(option.place)}"' if option.place else ""


def _hidden(name: str, value: int) -> str:
    return f'<input type="hidden" name="{name}" value="{value}">'


def _t(lang: str, key: str) -> str:
    return escape(say(lang, key))
