"""Where seats are: see collegium.laws.seats."""

from __future__ import annotations

from collegium.laws import seats

from . import obeyed

test_the_table_can_be_turned = obeyed(seats.the_table_can_be_turned)
