"""How pieces lie on a plate. An Item paints one piece; a Layer fills a well with something."""

import math
from collections.abc import Callable, Sequence
from typing import cast

from core.drawing.canvas import Canvas
from core.drawing.shapes import Point, polar, scatter, turned
from core.drawing.well import Well

Item = Callable[[Canvas, float, float, float, float], None]
"""(canvas, x, y, r, turn): paint one piece in the middle of (x, y), r its half length, turned by degrees."""

Layer = Callable[[Canvas, Well], None]

_GENEROUS = 1.13
"""A guest's plate is full: heaps and circles are drawn this much larger than their plain measure."""


def heap(
    items: Item | Sequence[Item],
    count: int,
    *,
    size: float = 0.16,
    reach: float = 0.62,
    gap: float = 1.1,
    at: Point = (0, 0),
) -> Layer:
    """Pieces lying about, the farther ones first so that nearer ones cover them.

    `size` and `reach` are shares of the well's radius; `gap` is the least distance in sizes; `at` moves the heap.
    """
    choices = items if isinstance(items, Sequence) else (items,)

    def paint(canvas: Canvas, well: Well) -> None:
        chance = canvas.chance
        r = well.r * size * _GENEROUS
        spots = scatter(chance, 0, 0, 1, count, gap * r / (well.r * reach * _GENEROUS))
        stretch = min(1.35, well.rx / well.r), min(1.35, well.ry / well.r)
        for px, py in sorted(spots, key=lambda spot: spot[1]):
            x = well.x + at[0] * well.rx + px * well.r * reach * _GENEROUS * stretch[0]
            y = well.y + at[1] * well.ry + py * well.r * reach * _GENEROUS * stretch[1]
            chance.choice(choices)(canvas, x, y, r * chance.uniform(0.88, 1.12), chance.uniform(0, 360))

    return paint


def strew(
    items: Item | Sequence[Item], count: int, *, size: float = 0.1, reach: float = 0.9, gap: float = 0.9
) -> Layer:
    """Pieces all over the well, to its corners, none across its rim; `gap` as for a heap."""
    choices = items if isinstance(items, Sequence) else (items,)

    def paint(canvas: Canvas, well: Well) -> None:
        chance, r = canvas.chance, well.r * size
        across, down = well.rx * reach - r, well.ry * reach - r
        spots: list[Point] = []
        for _ in range(count * 12):
            if len(spots) == count:
                break
            px, py = chance.uniform(-1, 1), chance.uniform(-1, 1)
            x, y = well.x + px * across, well.y + py * down
            is_inside = well.is_box or px * px + py * py <= 1
            if is_inside and all(math.hypot(x - qx, y - qy) >= gap * r for qx, qy in spots):
                spots.append((x, y))
        for x, y in sorted(spots, key=lambda spot: spot[1]):
            chance.choice(choices)(canvas, x, y, r * chance.uniform(0.88, 1.12), chance.uniform(0, 360))

    return paint


def circle(
    item: Item, count: int, *, size: float = 0.2, reach: float = 0.6, turn: float | None = None, start: float = 0.0
) -> Layer:
    """Pieces around the middle. They point outwards unless `turn` (added to that) says otherwise."""

    def paint(canvas: Canvas, well: Well) -> None:
        shift = start + canvas.chance.uniform(0, 360 / count)
        for i in range(count):
            angle = shift + 360 * i / count
            x = well.x + well.rx * reach * math.cos(math.radians(angle))
            y = well.y + well.ry * reach * math.sin(math.radians(angle))
            item(canvas, x, y, well.r * size * _GENEROUS, angle + (turn or 0) + canvas.chance.uniform(-6, 6))

    return paint


def row(
    item: Item,
    count: int,
    *,
    size: float = 0.3,
    turn: float = 90.0,
    slope: float = 0.0,
    span: float = 1.5,
    sway: float = 5.0,
) -> Layer:
    """Pieces side by side along a line tilted by `slope`; `span` is the line's length in radii."""

    def paint(canvas: Canvas, well: Well) -> None:
        length = well.rx * span
        for i in range(count):
            along = (i / (count - 1) - 0.5 if count > 1 else 0) * length
            x, y = polar(well.x, well.y, along, slope)
            item(canvas, x, y, well.r * size, slope + turn + canvas.chance.uniform(-sway, sway))

    return paint


def lozenges(item: Item, *, size: float = 0.25, height: float = 0.6, turn: float = 0.0) -> Layer:
    """Diamonds side by side as they were cut, as many as the well holds; `height` is a share of their length."""

    def paint(canvas: Canvas, well: Well) -> None:
        r = well.r * size
        count = int(2 / size / height) + 2
        for j in range(-count, count + 1):
            for i in range(-count, count + 1):
                px, py = turned([((2 * i + j % 2) * r * 1.06, j * r * height * 1.06)], 0, 0, turn)[0]
                if math.hypot(px / (well.rx - r * 0.5), py / (well.ry - r * 0.5)) < 1:
                    item(canvas, well.x + px, well.y + py, r, turn + canvas.chance.uniform(-1.5, 1.5))

    return paint


def one(item: Item, *, size: float = 0.8, at: Point | Sequence[Point] = (0, 0), turn: float | None = None) -> Layer:
    """A single piece, or one at each of several places."""
    places = cast("Sequence[Point]", at if isinstance(at[0], Sequence) else (at,))

    def paint(canvas: Canvas, well: Well) -> None:
        for dx, dy in places:
            angle = canvas.chance.uniform(0, 360) if turn is None else turn
            item(canvas, well.x + dx * well.rx, well.y + dy * well.ry, well.r * size, angle)

    return paint


def grid(
    item: Item,
    columns: int,
    rows: int,
    *,
    size: float = 0.2,
    squeeze: float = 1.0,
    gap: float = 1.08,
    at: Point = (0, 0),
    turn: float = 0.0,
) -> Layer:
    """Pieces in rows as they were cut, the far rows first; `squeeze` is a piece's depth as a share of its width."""

    def paint(canvas: Canvas, well: Well) -> None:
        r = well.r * size
        for j in range(rows):
            for i in range(columns):
                px = (i - (columns - 1) / 2) * 2 * r * gap
                py = (j - (rows - 1) / 2) * 2 * r * gap * squeeze
                x, y = turned([(px, py)], well.x + at[0] * well.rx, well.y + at[1] * well.ry, turn)[0]
                item(canvas, x, y, r, turn + canvas.chance.uniform(-2, 2))

    return paint


def part(layer: Layer, *, at: Point = (0, 0), share: float = 0.5) -> Layer:
    """The layer in a smaller round of the well: `at` moves it, `share` is its size, both in the well's radii."""

    def paint(canvas: Canvas, well: Well) -> None:
        r = well.r * share
        layer(canvas, Well(well.x + at[0] * well.rx, well.y + at[1] * well.ry, r, r))

    return paint


def cup(filling: Layer, glaze: str, *, at: Point = (0, 0), share: float = 0.3) -> Layer:
    """A small bowl standing on the plate, with something in it."""

    def paint(canvas: Canvas, well: Well) -> None:
        x, y, r = well.x + at[0] * well.rx, well.y + at[1] * well.ry, well.r * share
        canvas.soft_shadow(x + r * 0.14, y + r * 0.22, r * 1.25, r * 1.25, 0.5, 0.7)
        canvas.circle(x, y, r, canvas.lit("#f8f0e0", 0.25))
        canvas.circle(x, y, r * 0.97, "none", stroke=glaze, stroke_width=f"{r * 0.06:.1f}")
        canvas.circle(x, y, r * 0.84, "#3a2418", opacity=0.35)
        filling(canvas, Well(x, y, r * 0.82, r * 0.82))

    return paint
