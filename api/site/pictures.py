"""Pictures as an <img> reads them: an address, and the widths in which the server keeps it."""

import re
from dataclasses import dataclass

from core.config_files import read_config

_RENDITION = re.compile(r"-\d+\.webp$")


@dataclass(frozen=True)
class Source:
    """The attributes `src` and `srcset`."""

    url: str
    srcset: str


def picture_source(url: str | None, ratio: str) -> Source | None:
    """Return the picture at this address; None without one. `ratio` is a key of config/renditions.json."""
    if not url:
        return None
    if not _RENDITION.search(url):
        return Source(url, url)
    widths: list[int] = read_config("renditions")[ratio]["widthsPx"]
    return Source(url, ", ".join(f"{_RENDITION.sub(f'-{width}.webp', url)} {width}w" for width in widths))
