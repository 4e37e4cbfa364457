"""What somebody does well: a few true sentences from finished games, each from enough; never what they do badly.

A part of a game that brings them more points than the others at the same tables, a game that they win more often than
chance would, choices that an analysis found better than those of the others, a rival whom they leave behind.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from django.utils.safestring import SafeString

from collegium.kernel.texts import Text
from collegium.web.live import catalogue
from collegium.web.models import Person, Seat, Study
from collegium.web.page.marks import motif_svg
from collegium.web.page.snippets import NOTHING
from collegium.web.words import figure, game_say, say

if TYPE_CHECKING:
    from collegium.web.page.person import Rival

SHOWN = 3
GAMES, MEETINGS, STUDIES = 6, 10, 3  # below which nothing is said
MORE, MOSTLY = 1.2, 0.6  # so much more than others, and in so large a part of the games
LUCKY = 1.3  # times as often first as by chance
FINER = 0.03  # better choices, as a share
BEFORE = 1.5  # times as often before a rival as after


@dataclass(frozen=True)
class Strong:
    """A sentence with its heading, and the game that it is about, if it is about one."""

    title: str
    words: str
    game: str = ""
    motif: SafeString = NOTHING


def of(person: Person, tables: Iterable[list[Seat]], rivals: list[Rival], lang: str) -> list[Strong]:
    """What can be said of a person by these finished games (the seats of each table); at most three sentences."""
    played: dict[str, list[tuple[Seat, list[Seat]]]] = defaultdict(list)
    for seats in tables:
        own = [seat for seat in seats if seat.person_id == person.id]
        if len(own) == 1 and len(seats) > 1 and not own[0].bot:
            played[own[0].table.game].append((own[0], [seat for seat in seats if seat is not own[0]]))
    found: list[Strong] = []
    for game in sorted(catalogue.games(), key=lambda game: -len(played[game.key])):
        entry, motif = catalogue.entry(game, lang), motif_svg(game.motif, 44)
        if told := _part(played[game.key]):
            part, own_mean, other_mean = told
            title = say(lang, "strong-part", part=game_say(game, lang, Text(part)))
            mine, theirs = (figure(lang, round(mean, 1)) for mean in (own_mean, other_mean))
            words = say(lang, "strong-part-about", game=entry.title, own=mine, others=theirs)
            found.append(Strong(title, words, game.key, motif))
        if told_won := _wins(played[game.key]):
            won, count, chance = told_won
            words = say(lang, "strong-game-about", won=won, games=count, chance=chance)
            found.append(Strong(say(lang, "strong-game", game=entry.title), words, game.key, motif))
    found.extend(_finer(person, played, lang))
    found.extend(_before(rivals, lang))
    kinds = {one.title: one for one in found}
    return list(kinds.values())[:SHOWN]


def _part(played: list[tuple[Seat, list[Seat]]]) -> tuple[str, float, float] | None:
    """The part of a game in which somebody is furthest ahead: its key, their points and those of the others."""
    told = [(own.parts, [seat.parts for seat in others if seat.parts]) for own, others in played if own.parts]
    games = [(own, others) for own, others in told if others]
    if len(games) < GAMES:
        return None
    best: tuple[float, str, float, float] | None = None
    for key in {key for own, _ in games for key in own}:
        pairs = [(own.get(key, 0), fmean(one.get(key, 0) for one in others)) for own, others in games]
        mine, theirs = fmean(pair[0] for pair in pairs), fmean(pair[1] for pair in pairs)
        mostly = sum(own > other for own, other in pairs) / len(pairs)
        if theirs >= 0 and mine >= 1 and mine > MORE * theirs and mine - theirs >= 1 and mostly >= MOSTLY:
            best = max(best or (0.0, "", 0.0, 0.0), (mine - theirs, key, mine, theirs))
    return best[1:] if best else None


def _wins(played: list[tuple[Seat, list[Seat]]]) -> tuple[int, int, int] | None:
    """First places, games, and how many firsts chance would give; where they are clearly more."""
    if len(played) < GAMES:
        return None
    won = sum(own.place == 1 for own, _ in played)
    chance = sum(1 / (1 + len(others)) for _, others in played)
    return (won, len(played), round(chance)) if won >= LUCKY * chance and won - chance >= 1 else None


def _finer(person: Person, played: dict[str, list[tuple[Seat, list[Seat]]]], lang: str) -> list[Strong]:
    """How good choices were by the analyses that somebody asked for."""
    seats = {str(own.table_id): own.number for rows in played.values() for own, _ in rows}
    mine, theirs = [], []
    for study in Study.objects.filter(table__in=list(seats), figures__isnull=False):
        own, shares = seats[str(study.pk)], study.figures["accuracy"]
        mine.append(shares[own])
        theirs.append(fmean(share for seat, share in enumerate(shares) if seat != own))
    if len(mine) < STUDIES or fmean(mine) - fmean(theirs) < FINER:
        return []
    told = {"games": len(mine), "own": round(100 * fmean(mine)), "others": round(100 * fmean(theirs))}
    return [Strong(say(lang, "strong-choices"), say(lang, "strong-choices-about", **told))]


def _before(rivals: list[Rival], lang: str) -> list[Strong]:
    """The bot that somebody leaves behind; the strongest one of which that is true."""
    levels = catalogue.levels()
    beaten = [r for r in rivals if r.bot in levels and r.won + r.lost >= MEETINGS and r.won >= BEFORE * r.lost]
    if not beaten:
        return []
    best = max(beaten, key=lambda rival: levels.index(rival.bot))
    name = say(lang, "level-name", level=best.bot)
    words = say(lang, "strong-rival-about", won=best.won, met=best.won + best.lost)
    return [Strong(say(lang, "strong-rival", name=name), words)]
