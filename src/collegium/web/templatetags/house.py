"""Template tags: `{% t "key" name=value %}` says a text of the site in the reader's language; `{% theme %}` colours."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from django import template
from django.templatetags.static import static
from django.urls import reverse

from collegium.web.live import ratings
from collegium.web.live.strength import Strength
from collegium.web.page.colours import HOUSE, colours
from collegium.web.page.fronts import front
from collegium.web.page.marks import icon_svg, seat_svg
from collegium.web.words import bot_said, say, written
from collegium.web.words import day as worded_day
from collegium.web.words import figure as worded_figure

register = template.Library()


@register.simple_tag(takes_context=True)
def t(context: Any, key: str, **args: Any) -> str:
    return say(context.get("lang", "en"), str(key), **args)


@register.simple_tag
def theme(game: Any = None) -> str:
    """The address of the stylesheet of a game (or of the house)."""
    key = game.key if game else HOUSE
    return f"{reverse('theme', args=[key])}?v={crc32(colours(key).encode()):08x}"


@register.simple_tag(takes_context=True)
def bot(context: Any, key: str, form: str = "bot-level") -> str:
    """What kind of bot this is."""
    return bot_said(context.get("lang", "en"), key, form)


@register.simple_tag(takes_context=True)
def bot_rating(context: Any, game: Any, level: str) -> str:
    """How strong a level is at a game; nothing where nobody has measured it."""
    return _rating(context, ratings.of_bot(game, level))


@register.simple_tag(takes_context=True)
def person_rating(context: Any, person: Any, game: Any) -> str:
    """How strong a person is at a game; nothing before that says anything."""
    return _rating(context, ratings.of_person(person, game.key))


def _rating(context: Any, strength: Strength | None) -> str:
    told = {"rating": str(strength.shown), "band": str(strength.band)} if strength else {}
    return say(context.get("lang", "en"), "rating-is", **told) if strength else ""


@register.inclusion_tag("site/preview.html", takes_context=True)
def preview(context: Any) -> dict[str, Any]:
    """Return what a link to this page shows elsewhere: a title, a sentence, and pictures, the best one first."""
    request, entry, lang = context["request"], context.get("entry"), context["lang"]
    found = [context["position"]] if context.get("position") else []
    found.append(front(entry.game, lang).light if entry else static("collegium/icon-512.png"))
    title, table = entry.title if entry else "Collegium", context.get("table")
    if entry and context.get("invitation") and table.host:
        title = say(lang, "preview-invited", name=table.host.name, game=entry.title)
    return {
        "title": title, "about": entry.tagline if entry else say(lang, "home-sentence"),
        "images": [request.build_absolute_uri(image) for image in found],
    }  # fmt: skip


@register.simple_tag
def icon(name: str, size: int = 18) -> str:
    return icon_svg(name, "", size)


@register.filter
def get(found: Any, key: str) -> Any:
    """An entry whose key no template could name."""
    return found[key]


@register.filter
def words(told: str) -> list[str]:
    """A few words, one by one."""
    return told.split()


@register.filter
def minus(one: int, other: int) -> int:
    return one - other


@register.simple_tag(takes_context=True)
def figure(context: Any, value: Any) -> str:
    """A number, as the reader's language writes it."""
    return worded_figure(context.get("lang", "en"), value)


@register.simple_tag(takes_context=True)
def day(context: Any, moment: Any, form: str = "date-day") -> str:
    """A date, as the reader's language writes it."""
    return worded_day(context.get("lang", "en"), moment, form)


@register.filter
def points(value: Any) -> str:
    return written(value)


@register.simple_tag
def seat_mark(seat: int, size: int = 18) -> str:
    return seat_svg(seat, size)
