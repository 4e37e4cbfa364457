"""Parquet files: one row per game, for whatever reads tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from collegium.extras import extra


def write_parquet(file: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Write rows of the same columns; lists stand by seat."""
    arrow, parquet = extra("pyarrow"), extra("pyarrow.parquet")
    file.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(arrow.Table.from_pylist(list(rows)), file, compression="zstd")
