"""The sizes that a picture is kept in, and their addresses."""

import re
from dataclasses import dataclass
from typing import Literal, cast

from core.config_files import read_config

Ratio = Literal["4:3", "20:9", "16:9", "avatar"]
MEDIA_URL = "/media"

_RENDITION = re.compile(r"[0-9a-f]{2}/([0-9a-f]{32})-\d+\.webp")


@dataclass(frozen=True)
class Format:
    """A shape (width to height) and the widths in pixels that it is stored in, ascending."""

    width_parts: int
    height_parts: int
    widths: tuple[int, ...]
    source_widths: tuple[int, int] | None
    """How wide an upload must be at least, and may be at most; None for any."""

    def height_for(self, width_px: int) -> int:
        return max(1, round(width_px * self.height_parts / self.width_parts))


FORMATS: dict[Ratio, Format] = {
    ratio: Format(
        shape["width"],
        shape["height"],
        tuple(shape["widthsPx"]),
        cast("tuple[int, int] | None", shape.get("sourceWidthsPx")),
    )
    for ratio, shape in read_config("renditions").items()
}
"""`config/renditions.json`, which the browser reads too."""

CARD_WIDTH_PX = 800
BANNER_WIDTH_PX = 1600
BYLINE_WIDTH_PX = 96
PROFILE_WIDTH_PX = 256
"""The rendition whose address each place of the site is given."""


def media_path(picture_hash: str, width_px: int) -> str:
    """Return the path of one rendition inside the media storage: `{hh}/{hash}-{width}.webp`."""
    return f"{picture_hash[:2]}/{picture_hash}-{width_px}.webp"


def hash_in(path: str) -> str | None:
    """Return the hash of the picture that a rendition's path belongs to; None for any other path."""
    found = _RENDITION.fullmatch(path)
    return found[1] if found else None


def picture_url(picture_hash: str, width_px: int) -> str:
    """Return the address of one rendition, relative to the site: `/media/{hh}/{hash}-{width}.webp`."""
    return f"{MEDIA_URL}/{media_path(picture_hash, width_px)}"
