"""A list on the page whose items come, change and go: told whole, or only what changed, by the items' ids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from django.utils.safestring import SafeString

from collegium.draw.once import once
from collegium.web.page.snippets import joined, snippet, written

GONE, NEW = '<i id="{}" hx-swap-oob="delete"></i>', '<ol hx-swap-oob="{}">{}</ol>'


@dataclass(frozen=True)
class Listing:
    """Items of HTML by id, in a list that has an id too, between what stands before and behind them."""

    holder: str  # the id of the element that holds the items
    before: SafeString
    items: tuple[tuple[str, SafeString], ...]
    behind: SafeString

    @once
    def html(self) -> SafeString:
        return joined((self.before, *(html for _, html in self.items), self.behind))

    @once
    def by_id(self) -> dict[str, SafeString]:
        return dict(self.items)

    def since(self, old: Listing) -> Iterator[str]:
        """What changed, as fragments for htmx to swap in; all of it where something else did, or where it is less."""
        told = list(self._changes(old)) if (old.before, old.behind) == (self.before, self.behind) else None
        yield from told if told is not None and None not in told else (oob(self.html),)  # type: ignore[misc]

    def _changes(self, old: Listing) -> Iterator[str | None]:
        """What went, what changed, what is new and behind what; None where the rest lies in another order."""
        was, now = old.by_id, self.by_id
        if [id for id in was if id in now] != [id for id in now if id in was]:
            yield None
        yield from (snippet(GONE, id) for id in was if id not in now)
        behind = ""
        for is_new, run in groupby(now, key=lambda id: id not in was):
            ids = list(run)
            if is_new:
                where = f"afterend:#{behind}" if behind else f"afterbegin:#{self.holder}"
                yield written(NEW, where, joined(now[id] for id in ids))
            else:
                yield from (oob(now[id]) for id in ids if now[id] != was[id])
            behind = ids[-1]


def oob(html: str) -> str:
    """A fragment that replaces the element of the same id."""
    if not html:
        return ""
    tag, rest = html.split(" ", 1)
    return f'{tag} hx-swap-oob="true" {rest}'
