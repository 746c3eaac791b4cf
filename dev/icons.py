"""`python -m dev.icons`: draws the icons of the installed app from the emblem into `frontend/public`."""

import re
from collections.abc import Mapping

import resvg_py

from dev.project import PROJECT

PUBLIC = PROJECT / "frontend" / "public"
EMBLEM = PUBLIC / "favicon.svg"
GROUND = "#a3243b"
SAFE_PART = 0.74
"""What a mask leaves of a maskable icon is a circle of 80 % of its width; the star fits into it."""


def main() -> None:
    for name, png in draw_icons().items():
        (PUBLIC / name).write_bytes(png)


def draw_icons() -> Mapping[str, bytes]:
    """Return the icons as PNG by the names of their files. Always the same bytes."""
    emblem = EMBLEM.read_text("utf-8")
    masked = _within_mask(emblem)
    return {
        "icon-192.png": _rasterize(emblem, 192),
        "icon-512.png": _rasterize(emblem, 512),
        # Apple rounds the corners itself.
        "icon-180.png": _rasterize(masked, 180),
        "icon-maskable-512.png": _rasterize(masked, 512),
    }


def _within_mask(emblem: str) -> str:
    """Return the emblem without rounded corners, its star smaller, on a ground that reaches the edges."""
    inner = re.sub(r"</?svg[^>]*>", "", emblem)
    stars = "".join(re.findall(r"<path[^>]*>", inner)[1:])
    at = 32 * (1 - SAFE_PART)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" fill="{GROUND}"/>'
        f'<g transform="translate({at} {at}) scale({SAFE_PART})">{stars}</g></svg>'
    )


def _rasterize(svg: str, size_px: int) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size_px, height=size_px))


if __name__ == "__main__":
    main()
