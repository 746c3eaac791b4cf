"""From a recipe to the bytes of its picture."""

import io
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from PIL import Image

from core.drawing.light import shine_on
from core.drawing.scene import SIZES, PictureRatio, compose


def draw(recipe: Mapping[str, Any], ratio: PictureRatio) -> bytes:
    """Return a recipe's picture as PNG: 1200×900 for "4:3", 1600×720 for "20:9", 1280×720 for "16:9".

    `recipe` is a seed file as read: its short_title, cuisine, category, tags, ingredients and picture hints count.
    The same recipe gives the same bytes. Raises KeyError for a cuisine that has no tile.
    """
    buffer = io.BytesIO()
    # Level 1: it is read once, by the code that makes WebP of it.
    draw_image(recipe, ratio).save(buffer, "PNG", compress_level=1)
    return buffer.getvalue()


def draw_image(recipe: Mapping[str, Any], ratio: PictureRatio) -> Image.Image:
    """Return a recipe's picture as RGB pixels; see `draw`."""
    mood = str((recipe.get("picture") or {}).get("mood", "warm"))
    return shine_on(rasterize(compose(recipe, ratio), *SIZES[ratio]), mood)


def rasterize(svg: str, width_px: int, height_px: int) -> Image.Image:
    """Return an SVG as RGB pixels of this size, on white."""
    # LunaSVG needs a tenth of the time that resvg takes (0.1 s against 1.2 s a picture) and hands over raw pixels,
    # but has no wheel for every machine. Both draw the same to the eye.
    if find_spec("pylunasvg"):
        return _rasterize_with_lunasvg(svg, width_px, height_px)
    return _rasterize_with_resvg(svg, width_px, height_px)


def _rasterize_with_lunasvg(svg: str, width_px: int, height_px: int) -> Image.Image:
    # Ships no types, and is missing where it has no wheel.
    from pylunasvg import Document  # type: ignore[import-untyped, import-not-found, unused-ignore]

    pixels = Document.loadFromData(svg).renderToBitmap(width_px, height_px, 0xFFFFFFFF)
    # The bitmap holds blue, green, red, alpha, row by row without padding.
    return Image.frombytes("RGBA", (width_px, height_px), bytes(memoryview(pixels)), "raw", "BGRA").convert("RGB")


def _rasterize_with_resvg(svg: str, width_px: int, height_px: int) -> Image.Image:
    import resvg_py

    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width_px, height=height_px, background="#ffffff", skip_system_fonts=True
    )
    with Image.open(io.BytesIO(png)) as image:
        return image.convert("RGB")
