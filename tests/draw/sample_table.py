"""A made-up table with every widget in every state, to look at and to test with; run it to write pictures."""

from __future__ import annotations

from collegium.draw.widgets import (
    Amount,
    Card,
    Column,
    Counter,
    Grid,
    Group,
    Line,
    Marker,
    Pile,
    Row,
    Spot,
    Track,
    Widget,
    Words,
    Zone,
)
from collegium.kernel.texts import SeatName, Text

NAMES = ("Ada", "Blaise de la Fontaine-Jansen", "Chien-Shiung", "Dmitri", "Emmy", "Fritz")


def speak(words: Words) -> str:
    """Words as a host would make them, without any file of texts."""
    if isinstance(words, SeatName):
        return NAMES[words.seat]
    if isinstance(words, Text):
        if words.key.startswith("icon-"):
            raise KeyError(words.key)
        return words.key.replace("-", " ").capitalize()
    return words


def _market() -> Widget:
    cards = (
        Card(
            "market.0",
            "Data Wizard",
            "laptop",
            "blue",
            3,
            (Amount("coin", 2),),
            (Amount("database", "+1"), Amount("eye")),
            (Amount("medal", 2),),
            tip="Whenever you publish, take one data.",
        ),
        Card(
            "market.1",
            "Professor of Comparative Literature",
            "professor",
            "purple",
            None,
            (Amount("money", 12), Amount("book", 2)),
            (Amount("book", 1), Amount("arrow-right"), Amount("star", 4)),
            (Amount("star", 3), Amount("heart", 1)),
            ring=True,
        ),
        Card(
            "market.2",
            "Wetenschapscommunicatiemedewerker",
            "megaphone",
            "orange",
            2,
            (Amount("coin", 3),),
            lines=("Draw two cards, keep one and discard the other.",),
            gives=(Amount("medal", 1),),
            seat=2,
        ),
        Card("market.3", "Grant", "money", "green", cost=(Amount("hand", 1),), gives=(Amount("coin", 5),), count=3),
        Card("market.4", "Colloquium", "speech", "teal", 1, faded=True, effects=(Amount("people", 2),)),
        Card("market.5", "Hidden", face_down=True, tint="red"),
        Card("market.6", "Chosen", "star", "gold", 7, chosen=True, effects=tuple(Amount("cube", n) for n in range(7))),
        Card("market.7", '<b>Odd & "quoted"</b>', "no-such-icon", "no-such-tint", "2-4", tip="1 < 2 & 3 > 2"),
    )
    piles = (
        Pile("deck.staff", "Staff", 24),
        Pile("deck.grants", "Grants and awards", 5, "money", "green"),
        Pile("deck.empty", "Discard", 0),
    )
    return Row((*cards, *piles))


def _board() -> Widget:
    spots = (
        Spot("lab.0", "Library", (0, 1), 3, "library", "blue", (Amount("book", 2),), tip="Take two books."),
        Spot(
            "lab.1",
            "Laboratory",
            (),
            2,
            "flask",
            "green",
            (Amount("flask", 1), Amount("medal", 1)),
            (Amount("coin", 2),),
        ),
        Spot("lab.2", "Faculty meeting", (2, 3, 4, 5), None, "people", "yellow", (Amount("star", "+1"),)),
        Spot("lab.3", "Storage", ("cube", "cube", "gold"), 6, "crate", "brown"),
        Spot("lab.4", "Interdisciplinaire onderzoeksfaciliteit", (), 40, "network", "violet", ring=True),
        Spot("lab.5", "Closed", (), None, "lock", "grey", faded=True),
        Spot("lab.6", "Senate", (1,), 1, "arch", "red", (Amount("crown"),), (Amount("hat", 3), Amount("silver", 2))),
        Spot("lab.7", "Harbour", (), None, "ship", ""),
    )
    return Grid(4, spots)


def centre() -> list[Zone]:
    """The middle of the table: market, board, tracks and pools."""
    track = Track(
        "reputation",
        "Reputation",
        tuple(str(n) for n in range(26)),
        tuple(Marker(p, s) for s, p in enumerate((3, 3, 3, 7, 25, 3))) + (Marker(12, None, "flag"),),
        (
            (5, Amount("coin", 2)),
            (10, Amount("star", "+1")),
            (15, Amount("medal")),
            (20, Amount("coin", 3)),
            (20, Amount("star")),
        ),
    )
    rounds = Track("round", "Round", ("I", "II", "III", "IV", "V", "VI"), (Marker(2, None, "hourglass"),), tint="gold")
    pools = Row(
        (
            Counter("pool.data", "database", 12, "data", "blue", 20),
            Counter("pool.code", "brackets", 0, "code", "purple", alert=True),
            Counter(
                "pool.people",
                "people",
                7,
                "participants who took part in earlier studies",
                "green",
                ring=True,
                tip="Everyone counts.",
            ),
            Counter("pool.gold", "gold", 3, "", "gold"),
        )
    )
    return [
        Zone("market", "Market", Column((Line("Choose a card to hire.", "hand", strong=True), _market()))),
        Zone(
            "board",
            "Faculties",
            Column(
                (
                    Row((Group("Rounds", rounds), Group("Reserve", pools, "reserve", "teal"))),
                    _board(),
                    track,
                    Line(
                        "A quiet line that says, with many words, how the board is read from left to right.",
                        muted=True,
                        id="board.note",
                    ),
                )
            ),
        ),
    ]


def player(seat: int) -> Zone:
    """One player's zone: counters, a team of small cards, a hand, a shelf."""
    team = Row(
        (
            Card(f"team.{seat}.0", "Data Wizard", "laptop", "blue", 3, small=True),
            Card(
                f"team.{seat}.1",
                "Statistician",
                "chart",
                "green",
                2,
                (),
                (Amount("database", "+1"),),
                (Amount("medal", 1),),
                small=True,
                ring=True,
            ),
            Card(
                f"team.{seat}.2",
                "Wetenschapscommunicatiemedewerker",
                "megaphone",
                "orange",
                1,
                (Amount("coin", 2),),
                (Amount("star", 1),),
                small=True,
            ),
            Card(f"team.{seat}.3", "", face_down=True, small=True, count=4),
            Card(f"team.{seat}.4", "Plain", small=True, seat=seat),
        )
    )
    hand = Row(
        tuple(
            Card(
                f"hand.{seat}.{n}",
                name,
                icon,
                tint,
                None,
                (Amount("coin", n),),
                (Amount("book", n + 1),),
                (Amount("star", n),),
            )
            for n, (name, icon, tint) in enumerate(
                (("Lecture", "speech", "yellow"), ("Field work", "leaf", "green"), ("Patent", "patent", "red"))
            )
        )
    )
    counters = Row(
        (
            Counter(f"coins.{seat}", "coin", 4 + seat, "ducats", "gold"),
            Counter(f"books.{seat}", "book", 2, "books", "brown", 6),
            Counter(f"stars.{seat}", "star", 11, "reputation", "yellow"),
        )
    )
    shelf = Grid(
        3, tuple(Spot(f"shelf.{seat}.{n}", f"Shelf {n + 1}", ("book",) * n, 3, "shelf", "brown") for n in range(6))
    )
    return Zone(
        f"player.{seat}",
        SeatName(seat),
        Column((counters, Group("Team", team), Group("Hand", hand, tint="violet"), shelf)),
        "player",
        seat,
        17 + 9 * seat,
        active=seat == 1,
        notes=(Amount("cards", 5), Amount("hat", 2, "masters")),
    )


def table(seats: int = 3) -> list[Zone]:
    return [*centre(), *(player(seat) for seat in range(seats))]


if __name__ == "__main__":
    import sys
    from pathlib import Path

    from collegium.draw.svg import table_svg

    out = Path(sys.argv[1])
    for width in (1440, 1000, 366):
        for theme in ("light", "dark"):
            picture = table_svg(
                table(4),
                speak,
                width,
                ("#9a6b12", "#e8c069"),
                "Sample table",
                "medal",
                {"market.1", "lab.1", "pool.data", "team.0.1", "reputation.6", "hand.1.2", "deck.staff"},
                theme,
            )
            (out / f"sample-{width}-{theme}.svg").write_text(picture, encoding="utf-8")
