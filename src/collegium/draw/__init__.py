"""Drawing: the widgets a table is composed of, and the two renderers (SVG and text)."""

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
    Zone,
)

__all__ = ["Amount", "Card", "Column", "Counter", "Grid", "Group", "Line", "Marker", "Pile", "Row", "Spot", "Track", "Zone"]
