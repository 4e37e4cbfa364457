"""The icon of the site in pixels, from `favicon.svg`: for home screens, and `favicon.ico` for whoever reads no SVG.
`make pictures` writes them."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

from collegium.tools.fronts import chromium

FOLDER = Path(__file__).parents[1] / "web" / "static" / "collegium"
SIZES, SMALL = (180, 192, 512), (16, 32, 48)  # px of the pictures, and of those in favicon.ico
PAGE = "<style>body{{margin:0;background:transparent}}svg{{display:block;width:{0}px;height:{0}px}}</style>{1}"


def drawn(page: Any, svg: str, size: int) -> bytes:
    """The icon as a PNG of so many pixels."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(PAGE.format(size, svg))
    return bytes(page.screenshot(omit_background=True))


def together(pictures: dict[int, bytes]) -> bytes:
    """Several PNGs as one file of icons."""
    at = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, png in pictures.items():
        head += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(png), at + len(body))
        body += png
    return head + body


def main() -> None:
    svg = (FOLDER / "favicon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        page = browser.new_page()
        for size in SIZES:
            (FOLDER / f"icon-{size}.png").write_bytes(drawn(page, svg, size))
        (FOLDER / "favicon.ico").write_bytes(together({size: drawn(page, svg, size) for size in SMALL}))


if __name__ == "__main__":
    main()
