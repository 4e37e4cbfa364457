"""At the table: the page, its stream, choosing, taking back, asking the coach, talking, the story, playing again."""

from __future__ import annotations

import time
from typing import Any

from django.http import HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.safestring import mark_safe
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_safe

from collegium.draw.changes import DrawnBoard
from collegium.draw.stage import SHAPES
from collegium.kernel.texts import one_line
from collegium.match.about import rulings
from collegium.match.match import SPECTATOR
from collegium.web.door import limits, stream
from collegium.web.live import advice as coaching
from collegium.web.live import catalogue, classes, order, people, rights, rooms, tables
from collegium.web.live.rights import Right
from collegium.web.live.room import Room
from collegium.web.models import CHAT, Table
from collegium.web.page import board, panels
from collegium.web.page import since as past
from collegium.web.page.marks import motif_svg
from collegium.web.page.paint import GROUPS, WIDTHS, Viewer, paint
from collegium.web.refusals import Refused
from collegium.web.views.common import act, number, refusable, somebody
from collegium.web.views.games import how_to
from collegium.web.views.tables import invited, may_see, waiting_context
from collegium.web.words import language

MANY = 2  # seats: where there are more, the bar is short of room
SPEEDS = (  # of following others, and their words
    ("instant", "follow-instant"), ("normal", "follow-normal"), ("slow", "follow-slow"), ("steps", "follow-steps"),
)  # fmt: skip


def shape(request: Any) -> str:
    """The kind of screen: what the page's script found, else what the browser says of itself."""
    told = request.GET.get("shape") or request.COOKIES.get("shape", "")
    if told in WIDTHS:
        return str(told)
    return "narrow" if "Mobi" in request.headers.get("User-Agent", "") else "wide"


def board_shape(request: Any) -> str:
    """The kind of screen as a board on the stage knows it."""
    told = request.GET.get("board") or request.COOKIES.get("board", "")
    return str(told) if told in SHAPES else "phone" if "Mobi" in request.headers.get("User-Agent", "") else "wide"


def seated(request: Any, room: Room) -> Viewer:
    """The viewer in one of their own seats; Refused for anybody else."""
    own = tuple(room.seats_of(people.person_of(request)))
    if not own:
        raise Refused("refused-not-seated", status=403)
    asked = request.GET.get("as") or request.POST.get("seat") or ""
    seat = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 3 else own[0]
    if seat not in own:
        raise Refused("refused-not-seated", status=403)
    return Viewer(seat, language(request), shape(request), own, board_shape(request))


# A page that one left is not to be kept by the browser: its stream would be, and a browser has six of them.
fresh = cache_control(no_store=True)


@require_safe
@fresh
@refusable
def table(request: Any, table: str) -> HttpResponse:
    """The page of a table: its waiting room, or the game."""
    found = Table.objects.filter(id=table).first()
    if found is None:
        raise Refused("refused-no-table", status=404)
    if found.state == Table.OPEN:
        may_see(request, found)
        return render(request, "site/waiting.html", {**waiting_context(request, found), **invited(request, found)})
    person = people.person_of(request)
    if found.state == Table.ENDED:
        return _after(found, person)
    room = rooms.fresh(table)
    if not room.seats_of(person):
        if found.public or (person and found.host_id == person.id):  # the host of a table of bots watches it
            return redirect("watch", found.spectators)
        raise Refused("refused-private", status=403)
    viewer = seated(request, room)
    if viewer.hot and "as" not in request.GET:
        return render(request, "table/pass.html", _pass(room, viewer))
    address = f"{reverse('stream', args=[table])}?as={viewer.seat}"
    return render(request, template(room), page(request, room, viewer, address))


def _after(table: Table, person: Any) -> HttpResponse:
    """Where a table that was ended leads: the host of a gathering began it anew, or deals others; home, for who left
    it. Opening the room shows whether its rules have changed."""
    sits = person is not None and table.seats.filter(person=person).exists()
    if sits and table.rematch_id:
        return redirect("table", table.rematch_id)
    if sits and table.gathering_id:
        return redirect("come", table.gathering_id)
    rooms.room(table.id)
    if sits:
        return redirect(f"{reverse('home')}?left=over")
    raise Refused("refused-over", status=410)


def _pass(room: Room, viewer: Viewer) -> dict[str, Any]:
    """Before the curtain: who is to look."""
    waited = [seat for seat in room.match.to_act if seat in viewer.own]
    seat = (waited or list(viewer.own))[0]
    return {"seat": seat, "name": room.match.names[seat], "table": room.table, "game": room.match.game}


@require_GET
@refusable
def look(request: Any, table: str) -> HttpResponse:
    """The large card of a piece: its picture, what it is, and what may be done with it or why not."""
    room = rooms.room(table)
    return large_card(request, room, seated(request, room))


@require_GET
@refusable
def watch_look(request: Any, token: str) -> HttpResponse:
    """The same for a spectator."""
    room = watched(token)
    return large_card(request, room, spectator(request, room))


@require_GET
@refusable
def since(request: Any, table: str) -> HttpResponse:
    """What happened since one's last turn, to be replayed on the board."""
    room, viewer = opened(request, table)
    return render(request, "table/since.html", {"steps": past.steps(room, viewer)})


def large_card(request: Any, room: Room, viewer: Viewer) -> HttpResponse:
    found = board.large(room, viewer, request.GET.get("at", "")[:60])
    if found is None:
        raise Refused("refused-no-piece", status=404)
    return render(request, "table/large.html", found)


@require_safe
@fresh
@refusable
def watch(request: Any, token: str) -> HttpResponse:
    """The page of a spectator."""
    room = watched(token)
    viewer = spectator(request, room)
    if "as" in request.GET and viewer.seat == SPECTATOR:  # who sat there shows it no longer
        return redirect("watch", token)
    address = f"{reverse('watch_stream', args=[token])}?" + (f"as={viewer.seat}" if viewer.watches else "")
    told = page(request, room, viewer, address)
    if room.table.public:
        told["position"] = reverse("watch_position", args=[token])
    return render(request, template(room), told)


@require_safe
@refusable
def watch_position(request: Any, token: str) -> HttpResponse:
    """The board of a table that everybody may watch, as a spectator sees it: a picture for previews of its link."""
    limits.spend(request, "picture")
    room = watched(token)
    if not room.table.public:
        raise Refused("refused-private", status=403)
    response = HttpResponse(board.preview(room, language(request)), content_type="image/svg+xml")
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    response["Cache-Control"] = "public, max-age=300"
    return response


def watched(token: str) -> Room:
    found = Table.objects.filter(spectators=token).first()
    if found is None:
        raise Refused("refused-no-table", status=404)
    return rooms.fresh(found.id)


def spectator(request: Any, room: Room) -> Viewer:
    """Somebody who watches: from the seat they ask for where who sits there lets them, else as everybody may."""
    lent = [seat.number for seat in room.seats if seat.lent] if room.going else []
    seat = next((number for number in lent if str(number) == request.GET.get("as")), SPECTATOR)
    return Viewer(seat, language(request), shape(request), board=board_shape(request), watches=True)


def where_to_look(room: Room, viewer: Viewer) -> str:
    if not viewer.plays:
        return reverse("watch_look", args=[room.table.spectators])
    return reverse("look", args=[room.id])


def where_it_was_told(room: Room, viewer: Viewer) -> str:
    """The address of what happened since the viewer's last turn; spectators have none."""
    return reverse("since", args=[room.id]) if viewer.plays else ""


def template(room: Room) -> str:
    """The page of a game on the stage, or of one whose table flows."""
    return "table/stage.html" if room.match.game.stage else "table/page.html"


def page(request: Any, room: Room, viewer: Viewer, address: str) -> dict[str, Any]:
    painting = paint(room, viewer)
    game = room.match.game
    return {
        "table": room.table, "game": game, "entry": catalogue.entry(game, viewer.lang), "viewer": viewer,
        "motif": motif_svg(game.motif, 28), "howto": how_to(game, viewer.lang, level=2),
        "readings": bool(rulings(game)),
        "zones": {name: painting.group(name) for name in GROUPS},
        "parts": painting.parts,
        "stream": f"{address}&shape={viewer.shape}&board={viewer.board}&from={painting.stamp}",
        "over": room.match.over, "lent": viewer.plays and room.seats[viewer.seat].lent, "now": f"{time.time():.3f}",
        "speeds": SPEEDS, "look": where_to_look(room, viewer), "since": where_it_was_told(room, viewer),
        "spectators": request.build_absolute_uri(reverse("watch", args=[room.table.spectators])),
        **(on_stage(room, viewer, painting.board) if painting.board else {}),
    }  # fmt: skip


def on_stage(room: Room, viewer: Viewer, drawn: DrawnBoard) -> dict[str, Any]:
    """What the page of a game on the stage needs beside the rest."""
    game = room.match.game
    return {
        "stage": mark_safe(drawn.whole()), "stage_classes": drawn.classes, "sheet": board.sheet(game),
        "css": static(f"art/{game.key}/stage.css"), "tabs": board.tabs(room, viewer),
        "many": len(room.seats) > MANY,
    }  # fmt: skip


def opened(request: Any, table: str) -> tuple[Room, Viewer]:
    """The room, and the viewer in it. Who only looks finds it come up to its journal; who acts need not wait."""
    room = rooms.fresh(table) if request.method == "GET" else rooms.room(table)
    return room, seated(request, room)


@require_GET
@refusable
def table_stream(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    right = rights.of(request, viewer.seat)
    right.check(room)
    return stream.answer(request, table, viewer, right)


@require_GET
@refusable
def watch_stream(request: Any, token: str) -> HttpResponse:
    room = watched(token)
    viewer = spectator(request, room)
    return stream.answer(request, room.id, viewer, Right(seat=viewer.seat))


def done(request: Any, room: Room, seat: int) -> HttpResponse:
    """The stream tells the news; without a script the page is loaded again."""
    if request.headers.get("HX-Request"):
        return HttpResponse(status=204)
    return redirect(f"{reverse('table', args=[room.id])}?as={seat}")


@act("choose")
def choose(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    room.choose(viewer.seat, number(request, "option"), number(request, "answers"), lang=viewer.lang)
    return done(request, room, viewer.seat)


@act("choose")
def for_me(request: Any, table: str) -> HttpResponse:
    """A sensible choice of the set-up, taken for who asks."""
    room, viewer = opened(request, table)
    coaching.choose(room, viewer.seat, number(request, "answers"), viewer.lang)
    return done(request, room, viewer.seat)


@act("choose")
def undo(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    room.undo(viewer.seat, number(request, "answers"))
    return done(request, room, viewer.seat)


@act("advice")
def advice(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    coaching.ask(room, viewer.seat, number(request, "answers"))
    return done(request, room, viewer.seat)


@act("chat")
def chat(request: Any, table: str) -> HttpResponse:
    room, viewer = opened(request, table)
    text = one_line(request.POST.get("text", ""))
    if len(text) > CHAT:
        raise Refused("refused-long", status=400, most=CHAT)
    if text:
        room.chat(viewer.seat, text)
    return done(request, room, viewer.seat)


@act("join")
def lend(request: Any, table: str) -> HttpResponse:
    """Let spectators see what one sees, or no longer."""
    room, viewer = opened(request, table)
    rights.lend(room, viewer.seat, "shown" in request.POST)
    return done(request, room, viewer.seat)


@act("chat")
def report(request: Any, table: str) -> HttpResponse:
    """Ask staff to look at a message."""
    room, viewer = opened(request, table)
    order.report(room, somebody(request), number(request, "chat"))
    return render(request, "table/reported.html", {"lang": viewer.lang})


@act("chat")
def ask_help(request: Any, table: str) -> HttpResponse:
    """At a table of a gathering: ask its host to come, or say that nobody need."""
    room, viewer = opened(request, table)
    classes.ask_help(table, None if request.POST.get("calm") else viewer.seat)
    return done(request, room, viewer.seat)


@act("create")
def rematch(request: Any, table: str) -> HttpResponse:
    twin = tables.rematch(table, somebody(request))
    response = HttpResponse(status=204)
    response["HX-Redirect"] = reverse("table", args=[twin.id])
    return response


@require_safe
@refusable
def story(request: Any, table: str) -> HttpResponse:
    """The whole story so far, on a page of its own."""
    room, viewer = opened(request, table)
    with room.lock:
        lines = panels.story(room, viewer)
    game = room.match.game
    context = {
        "lines": lines,
        "table": room.table,
        "game": game,
        "entry": catalogue.entry(game, viewer.lang),
        "viewer": viewer,
    }
    return render(request, "site/story.html", context)


@require_safe
@refusable
def journal(request: Any, table: str) -> HttpResponse:
    """The journal of a finished game, seed and all: save file and replay."""
    room, _ = opened(request, table)
    if not room.match.over:
        raise Refused("refused-not-over", status=403)
    response = JsonResponse(room.match.journal())
    response["Content-Disposition"] = f'attachment; filename="{room.match.game.key}-{table}.json"'
    return response
