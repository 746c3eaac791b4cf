"""From SVG to the bytes of a picture."""

from collections.abc import Mapping
from typing import Any

import resvg_py

from dev.seeds.pictures.scene import PictureRatio, compose


def draw(recipe: Mapping[str, Any], ratio: PictureRatio) -> bytes:
    """Return a recipe's picture as PNG: 1200×900 for "4:3", 1600×720 for "20:9".

    `recipe` is a seed file as read: its short_title, cuisine, category, tags, ingredients and picture hints count.
    The same recipe gives the same bytes. Raises KeyError for a cuisine that has no tile.
    """
    return resvg_py.svg_to_bytes(svg_string=compose(recipe, ratio), skip_system_fonts=True)
