"""What stands for a game on the site's own pages: a part of its board and one card, drawn by `make pictures`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from django.templatetags.static import static
from django.urls import reverse

from collegium.kernel.game import Game


@dataclass(frozen=True)
class Front:
    """Addresses of pictures; `card` is empty where a game has none."""

    light: str
    dark: str
    card: str = ""


@cache
def front(game: Game, lang: str) -> Front:
    """The pictures of a game in a language; one of its flowing table where none were drawn."""
    folder = game.stage.folder / "front" if game.stage else None
    if folder is None or not (folder / f"{lang}-light.webp").exists():
        return Front(*[reverse("picture", args=[game.key])] * 2)
    at = f"art/{game.key}/front"
    return Front(*(static(f"{at}/{name}.webp") for name in (f"{lang}-light", f"{lang}-dark", f"card-{lang}")))
