"""What goes on top of many dishes."""

from core.drawing.foods.arrange import Layer, heap
from core.drawing.foods.morsels import strip
from core.drawing.shapes import Point


def scallions(colour: str = "#6aa33f", *, count: int = 24, reach: float = 0.6, at: Point = (0, 0)) -> Layer:
    """Rounds of spring onion."""
    return heap(strip(colour, width=0.3, bend=0.05), count, size=0.035, reach=reach, at=at)


def fried_onions(
    colour: str = "#8a4a1c", *, count: int = 26, size: float = 0.075, reach: float = 0.5, at: Point = (0, 0)
) -> Layer:
    """Onions fried until they are brown and crisp."""
    return heap(strip(colour, width=0.13), count, size=size, reach=reach, gap=0, at=at)


def threads(
    colour: str = "#ecd08a",
    *,
    count: int = 16,
    size: float = 0.09,
    width: float = 0.1,
    reach: float = 0.4,
    at: Point = (0, 0),
) -> Layer:
    """Ginger, cabbage, radish, papaya, cut in thin strips."""
    return heap(strip(colour, width=width, bend=0.3), count, size=size, reach=reach, gap=0, at=at)
