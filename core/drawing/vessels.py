"""What food is served in."""

from collections.abc import Callable, Mapping
from typing import Literal

from core.drawing import cookware, crockery
from core.drawing.canvas import Canvas
from core.drawing.cuisines import Cuisine
from core.drawing.well import Well

Vessel = Literal[
    "plate",
    "bowl",
    "tray",
    "pan",
    "board",
    "dish",
    "platter",
    "leaf",
    "saucer",
    "clay",
    "glass",
    "skillet",
    "square",
    "wood",
]


def set_vessel(canvas: Canvas, vessel: Vessel, cuisine: Cuisine, x: float, y: float, radius: float) -> Well:
    """Put a vessel on the cloth and return the room in it."""
    if vessel in _UNPAINTED:
        return _UNPAINTED[vessel](canvas, x, y, radius)
    return _PAINTED[vessel](canvas, cuisine, x, y, radius)


def _draw_round_plate(canvas: Canvas, cuisine: Cuisine, x: float, y: float, radius: float) -> Well:
    return crockery.draw_plate(canvas, cuisine, x, y, radius, radius)


def _draw_platter(canvas: Canvas, cuisine: Cuisine, x: float, y: float, radius: float) -> Well:
    return crockery.draw_plate(canvas, cuisine, x, y, radius * 1.22, radius * 0.86)


def _draw_saucer(canvas: Canvas, cuisine: Cuisine, x: float, y: float, radius: float) -> Well:
    return crockery.draw_plate(canvas, cuisine, x, y, radius * 0.82, radius * 0.82)


def _draw_leaf_on_plate(canvas: Canvas, cuisine: Cuisine, x: float, y: float, radius: float) -> Well:
    return crockery.draw_leaf(canvas, crockery.draw_plate(canvas, cuisine, x, y, radius, radius))


_PAINTED: Mapping[Vessel, Callable[[Canvas, Cuisine, float, float, float], Well]] = {
    "bowl": crockery.draw_bowl,
    "dish": crockery.draw_dish,
    "leaf": _draw_leaf_on_plate,
    "plate": _draw_round_plate,
    "platter": _draw_platter,
    "saucer": _draw_saucer,
    "square": crockery.draw_square_plate,
}
_UNPAINTED: Mapping[Vessel, Callable[[Canvas, float, float, float], Well]] = {
    "board": cookware.draw_board,
    "clay": cookware.draw_earthenware,
    "glass": cookware.draw_glass_bowl,
    "pan": cookware.draw_pan,
    "skillet": cookware.draw_skillet,
    "tray": cookware.draw_tray,
    "wood": cookware.draw_wooden_bowl,
}
