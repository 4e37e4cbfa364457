"""Drawing: the widgets a table is composed of, and the two renderers (SVG and text)."""

from pathlib import Path

from collegium.draw.layout import natural_width
from collegium.draw.motifs import motif_svg
from collegium.draw.svg import icon_svg, seat_svg, table_svg, zone_svg
from collegium.draw.text import plain_lines, zone_lines
from collegium.draw.theme import accent_css, stylesheet
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
    Standing,
    Track,
    Zone,
)

TEXTS = Path(__file__).parent / "texts"  # shared by all games: a speaker takes this folder beside the game's

__all__ = [
    "TEXTS", "Amount", "Card", "Column", "Counter", "Grid", "Group", "Line", "Marker", "Pile", "Row", "Spot",
    "Standing", "Track", "Zone", "accent_css", "icon_svg", "motif_svg", "natural_width", "plain_lines", "seat_svg",
    "stylesheet", "table_svg", "zone_lines", "zone_svg",
]  # fmt: skip
