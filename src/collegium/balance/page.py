"""The balance report as one page that needs nothing else: words, SVG plots, and the figures under each plot.

Light and dark by what the reader's system prefers; readable on a phone and on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby
from typing import Any

from collegium.balance import plots
from collegium.balance.report import Report
from collegium.balance.tongue import Tongue
from collegium.draw import theme
from collegium.draw.svg import seat_svg
from collegium.kernel.game import Game

MOST = 16  # rows of a plot; the figures have them all
OPEN = 8  # rows of figures shown without asking


def page(game: Game, reports: Sequence[Report], lang: str = "en") -> str:
    """The whole page."""
    say = Tongue(lang, game)
    title = say.say("balance-title", game=say.title)
    games = say.number(reports[0].games)
    parts = [
        f"<header><h1>{escape(title)}</h1>",
        f"<p>{escape(say.say('balance-intro', level=say.level(reports[0].level), games=games))}</p>",
        f'<p class="muted">{escape(say.say("balance-reading"))}</p>{legend(say)}</header>',
    ]
    if len(reports) > 1:
        parts.append(comparison(reports, say))
    parts += [setting(report, say) for report in reports]
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style(game)}</style></head><body><main>{''.join(parts)}</main></body></html>\n"
    )


def name_of(report: Report, say: Tongue) -> str:
    return say.say("part-setting", variant=say.variant(report.variant), seats=report.seats)


def anchor(report: Report) -> str:
    return f"{report.variant}-{report.seats}"


def legend(say: Tongue) -> str:
    """What the marks mean."""
    marks = [(plots.mark(9, 9, clear), key) for clear, key in ((1, "more"), (-1, "less"), (0, "unclear"))]
    marks.append(('<path class="fair" d="M9 0V18"/>', "fair"))
    return keys([(drawn, say.say(f"mark-{key}")) for drawn, key in marks])


def keys(marks: Sequence[tuple[str, str]]) -> str:
    """Marks with their words, one beside the other."""
    items = [
        f'<li><svg class="plot key" viewBox="0 0 18 18" aria-hidden="true">{drawn}</svg>{escape(told)}</li>'
        for drawn, told in marks
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def comparison(reports: Sequence[Report], say: Tongue) -> str:
    """All variants and numbers of seats side by side."""
    lines = [(name_of(r, say), [row["ratio"] for row in r.tables["seat"]]) for r in reports if r.seats > 1]
    most = max(report.seats for report in reports)
    seats = [f"<li>{seat_svg(seat, 16)}{escape(say.say('column-seat', seat=seat + 1))}</li>" for seat in range(most)]
    heads = ["variant", "seats", "games", "choices", "points", "winner", "ties"]
    cells = [
        [
            f'<a href="#{anchor(r)}">{escape(say.variant(r.variant))}</a>',
            *(str(r.seats), say.number(r.games), say.number(r.length["mean"]), say.number(r.points["mean"], 1)),
            *(say.number(r.winner_points["mean"], 1), say.percent(r.ties)),
        ]
        for r in reports
    ]
    about = escape(say.say("part-compare-about"))
    drawn = plots.seats_compared(lines, say.say("part-compare-about"), say.number) if lines else ""
    return (
        f"<section><h2>{escape(say.say('part-compare'))}</h2><article><p>{about}</p><div class='pair'>"
        f"<div><ul class='legend'>{''.join(seats)}</ul>{drawn}</div>"
        f"{figures([say.say(f'column-{head}') for head in heads], cells, 1)}</div></article></section>"
    )


def setting(report: Report, say: Tongue) -> str:
    """One variant with one number of seats."""
    facts = say.say(
        "part-facts", games=say.number(report.games), choices=say.number(report.length["mean"]),
        ties=say.percent(report.ties),
    )  # fmt: skip
    seats = [{**row, "name": say.say("column-seat", seat=row["name"])} for row in report.tables["seat"]]
    cards = [card(say, report, say.say("part-seat"), say.say("part-seat-about"), seats)]
    if report.tables.get("style"):
        rows = report.tables["style"]
        cards.append(card(say, report, say.say("part-style"), say.say("part-style-about"), rows))
    cards += [points(report, say), length(report, say)]
    parts = [f"<div class='cards'>{''.join(cards)}</div>"]
    for kind in ("opening", "event"):
        rows = report.tables.get(kind, [])
        if rows:
            about = say.say(f"part-{kind}-about", told=say.number(report.told))
            parts.append(f"<h3>{escape(say.say(f'part-{kind}'))}</h3><p>{escape(about)}</p><div class='cards'>")
            for head, group in groupby(rows, key=lambda row: str(row["group"])):
                parts.append(card(say, report, head or say.say("part-event-other"), "", list(group)))
            parts.append("</div>")
    name = escape(name_of(report, say))
    return f'<section id="{anchor(report)}"><h2>{name}</h2><p>{escape(facts)}</p>{"".join(parts)}</section>'


def card(say: Tongue, report: Report, head: str, about: str, rows: Sequence[dict[str, Any]]) -> str:
    """Shares of wins: the plot and the figures under it."""
    shown = rows if len(rows) <= MOST else [*rows[: MOST // 2], *rows[-MOST // 2 :]]
    drawn = plots.ranges(shown, report.fair, head, say.percent)
    left = len(rows) - len(shown)
    note = f'<p class="muted">{escape(say.say("more-rows", count=left))}</p>' if left else ""
    cells = [
        [
            escape(row["name"]), say.number(row["times"]), say.percent(row["wins"]),
            f"{say.number(row['low'] * 100, 1)}\N{EN DASH}{say.percent(row['high'])}", say.number(row["ratio"], 2),
        ]
        for row in rows
    ]  # fmt: skip
    heads = [say.say(f"column-{key}") for key in ("name", "times", "wins", "range", "ratio")]
    told = f"<p>{escape(about)}</p>" if about else ""
    table = folded(say, figures(heads, cells, 1), len(cells))
    return f"<article><h4>{escape(head)}</h4>{told}{drawn}{note}{table}</article>"


def points(report: Report, say: Tongue) -> str:
    """The distribution of points, and of the winners' points."""
    rows = report.points["bins"]
    means = {
        "mean": say.number(report.points["mean"], 1),
        "winners": say.number(report.winner_points["mean"], 1),
    }
    about = say.say("part-points-about", **means)
    bar, line = '<rect class="bar" x="3" y="3" width="12" height="14"/>', '<path class="winners" d="M0 13h9V5h9"/>'
    marks = keys([(bar, say.say("legend-all")), (line, say.say("legend-winners"))])
    drawn = marks + plots.histogram(rows, about, say.percent)
    cells = [[f"{row['from']}", f"{row['to']}", say.number(row["count"]), say.number(row["winners"])] for row in rows]
    heads = [say.say(f"column-{key}") for key in ("from", "to", "all", "winners")]
    table = folded(say, figures(heads, cells), len(cells))
    return f"<article><h4>{escape(say.say('part-points'))}</h4><p>{escape(about)}</p>{drawn}{table}</article>"


def length(report: Report, say: Tongue) -> str:
    """The distribution of the games' lengths."""
    rows = report.length["bins"]
    numbers = {key: say.number(report.length[key], 1) for key in ("mean", "low", "high")}
    about = say.say("part-length-about", **numbers)
    drawn = plots.histogram(rows, about, say.percent)
    cells = [[f"{row['from']}", f"{row['to']}", say.number(row["count"])] for row in rows]
    table = folded(say, figures([say.say(f"column-{key}") for key in ("from", "to", "games")], cells), len(cells))
    return f"<article><h4>{escape(say.say('part-length'))}</h4><p>{escape(about)}</p>{drawn}{table}</article>"


def figures(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 0) -> str:
    """A table; the first `words` columns are words, the others numbers. Cells are HTML."""
    kinds = ["" if column < words else ' class="number"' for column in range(len(heads))]
    head = "".join(f"<th{kind}>{escape(name)}</th>" for kind, name in zip(kinds, heads, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{cell}</td>" for kind, cell in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="figures"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def folded(say: Tongue, table: str, rows: int) -> str:
    """Long figures wait until they are asked for."""
    shown = " open" if rows <= OPEN else ""
    return f"<details{shown}><summary>{escape(say.say('figures'))}</summary>{table}</details>"


def style(game: Game) -> str:
    """The page's own stylesheet, on the palettes that all drawings share."""

    def colours(palette: dict[str, str], accent: str, more: str, less: str) -> str:
        shared = "".join(f"--{name}:{colour};" for name, colour in palette.items())
        seats = "".join(f"--seat{seat}:{colour};" for seat, colour in enumerate(theme.SEAT_COLOURS))
        return f"{shared}{seats}--accent:{accent};--more:{more};--less:{less}"

    light = colours(theme.LIGHT, game.accent[0], "#0072B2", "#B34700")
    dark = colours(theme.DARK, game.accent[1], "#6CC0F0", "#FFA35C")
    seats = "".join(f".seat{seat}{{fill:var(--seat{seat})}}" for seat in range(len(theme.SEAT_COLOURS)))
    return (
        f":root{{color-scheme:light dark;{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
        f"body{{font-family:{theme.SANS}}}h1,h2,h3{{font-family:{theme.SERIF}}}{seats}{RULES}"
    )


RULES = """
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font-size:16px;line-height:1.45;font-variant-numeric:tabular-nums}
main{max-width:1240px;margin:0 auto;padding:20px 16px 48px}
header{border-bottom:3px solid var(--accent);padding-bottom:12px}
h1{font-size:30px;line-height:1.15;margin:4px 0 10px}
h2{font-size:24px;margin:36px 0 4px;padding-top:12px;border-top:1px solid var(--line)}
h3{font-size:20px;margin:28px 0 2px}h4{font-size:16px;line-height:1.3;margin:0 0 4px}
p{margin:4px 0 10px;max-width:75ch}.muted{color:var(--muted)}
a{color:inherit;text-decoration-color:var(--accent);text-underline-offset:3px}
.cards{columns:3 340px;column-gap:16px}
.pair{display:flex;flex-wrap:wrap;gap:16px 40px}.pair>*{flex:1 1 300px;min-width:0}.pair>div>.plot{max-width:400px}
article{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:14px}
article{margin:0 0 16px;break-inside:avoid}
article>p{font-size:14px;margin:0 0 8px}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:6px 18px;padding:0;margin:8px 0;font-size:14px}
.legend li{display:flex;align-items:center;gap:6px}
.plot{display:block;width:100%;max-width:480px;height:auto;overflow:visible}.plot.key{width:18px;height:18px;flex:none}
.plot text{font-size:13px;fill:var(--ink)}.plot .small{font-size:12px;fill:var(--muted)}
.plot .number{font-weight:600}
.plot .halo{paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
.grid{stroke:var(--line);fill:none}.fair{stroke:var(--ink);stroke-dasharray:3 3;fill:none}
.range{stroke:var(--edge);stroke-width:2;fill:none}
.more{fill:var(--more)}.less{fill:var(--less)}.unclear{fill:var(--card);stroke:var(--ink);stroke-width:1.8}
.bar{fill:var(--edge);opacity:.65}.winners{fill:none;stroke:var(--more);stroke-width:2.2}
.token{stroke:var(--card);stroke-width:1.4;paint-order:stroke}
details{margin-top:8px;font-size:14px}
summary{cursor:pointer;color:var(--muted);padding:10px 0 6px}
.figures{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:5px 6px 5px 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
th{font-weight:600;color:var(--muted);font-size:13px}
.number{text-align:right;white-space:nowrap}th.number{white-space:normal}.number:last-child{padding-right:0}
"""
