"""A saved game as the menu shows it: who sits there and where it stands. Replayed in a thread of its own."""

from __future__ import annotations

import threading

from textual.content import Content

from collegium.local import saves
from collegium.local.seating import level_name
from collegium.local.session import Session
from collegium.local.speech import title, variant_name, words
from collegium.registry import find
from collegium.terminal.colours import seat_mark
from collegium.terminal.strip import seat_points


class Preview:
    """A saved game, looked into. `session` is there once it has been verified, `problem` where it cannot go on."""

    def __init__(self, one: saves.Saved, lang: str) -> None:
        self.one = one
        self.session: Session | None = None
        self.problem = ""
        self.thread = threading.Thread(target=self._load, args=(lang,), daemon=True)
        self.thread.start()

    def _load(self, lang: str) -> None:
        try:
            self.session = Session.resume(self.one.file, lang)
        except (ValueError, OSError) as error:
            self.problem = " ".join(str(error).split())

    @property
    def ready(self) -> bool:
        return not self.thread.is_alive()

    def told(self, lang: str) -> Content:
        """What there is to say of it by now."""
        game = find(self.one.game)
        name, variant = title(game, lang), variant_name(game, lang, self.one.variant)
        parts: list[str | tuple[str, str]] = [
            (name, "$primary bold"), (f"  {variant}", "$muted"), "\n",
            (words(lang, "saved-when", when=saves.when(self.one)), "$muted"), "\n\n",
        ]  # fmt: skip
        if self.problem:
            parts.append((words(lang, "cannot-resume", problem=self.problem), "$error"))
        elif not self.ready or self.session is None:
            parts.append((words(lang, "saved-reading"), "$muted"))
        else:
            parts += seated(self.session, lang)
        return Content.assemble(*parts)


def seated(session: Session, lang: str) -> list[str | tuple[str, str]]:
    """Where a match stands and who sits there, a line for each."""
    session.speak(lang)
    match, viewer = session.match, session.first_viewer
    parts: list[str | tuple[str, str]] = [
        (match.say(match.game.headline(match.view(viewer)), lang, viewer), "bold"),
        "\n\n",
    ]
    points = seat_points(match.zones(viewer))
    for seat, name in enumerate(match.names):
        shape, colour = seat_mark(seat)
        acting = seat in match.known_to_act(viewer)
        parts += [("▸" if acting else " ", "$primary bold"), (f"{shape} ", colour), (name, "bold"),
                  (f", {level_name(session.players[seat], lang)}", "$muted")]  # fmt: skip
        if seat in points:
            now, ended = points[seat]
            parts.append(": " + words(lang, "points-now" if now == ended else "points-ended", now=now, ended=ended))
        parts.append("\n")
    return parts
