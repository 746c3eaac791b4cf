"""Outlines as SVG path data."""

import math
import random
from collections.abc import Sequence

Point = tuple[float, float]


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at `radius` from (x, y); `angle` in degrees, clockwise from the right."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def polygon(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def star(x: float, y: float, radius: float, points: int, depth: float, turn: float = 0.0) -> str:
    """Return a star; `depth` is its inner radius as a share of the outer one."""
    step = 180 / points
    return polygon([polar(x, y, radius if i % 2 == 0 else radius * depth, turn + i * step) for i in range(2 * points)])


def disc(x: float, y: float, rx: float, ry: float | None = None) -> str:
    ry = rx if ry is None else ry
    return f"M{x - rx:.1f} {y:.1f}a{rx:.1f} {ry:.1f} 0 1 1 {2 * rx:.1f} 0a{rx:.1f} {ry:.1f} 0 1 1 {-2 * rx:.1f} 0Z"


def ring(x: float, y: float, outer: float, inner: float) -> str:
    """Return a band between two circles; fill it with the even-odd rule."""
    return disc(x, y, outer) + disc(x, y, inner)


def smooth(points: Sequence[Point], *, closed: bool = True) -> str:
    """Return a curve through all points (Catmull-Rom)."""
    count = len(points)
    parts = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for i in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            before, start, end, after = (points[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        parts.append(
            f"C{start[0] + (end[0] - before[0]) / 6:.1f} {start[1] + (end[1] - before[1]) / 6:.1f}"
            f" {end[0] - (after[0] - start[0]) / 6:.1f} {end[1] - (after[1] - start[1]) / 6:.1f}"
            f" {end[0]:.1f} {end[1]:.1f}"
        )
    return "".join(parts) + ("Z" if closed else "")


def blob(
    chance: random.Random,
    x: float,
    y: float,
    rx: float,
    ry: float | None = None,
    *,
    rough: float = 0.12,
    turn: float = 0.0,
    points: int = 9,
) -> str:
    """Return an irregular round shape: `rough` is how far its edge strays, as a share of the radius."""
    ry = rx if ry is None else ry
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    edge = []
    for i in range(points):
        angle = 2 * math.pi * (i + chance.uniform(-0.25, 0.25)) / points
        reach = 1 + chance.uniform(-rough, rough)
        px, py = rx * reach * math.cos(angle), ry * reach * math.sin(angle)
        edge.append((x + px * cos - py * sin, y + px * sin + py * cos))
    return smooth(edge)


def rounded(x: float, y: float, width: float, height: float, corner: float) -> str:
    """Return a rectangle with round corners, (x, y) its middle."""
    left, top = x - width / 2, y - height / 2
    c = min(corner, width / 2, height / 2)
    return (
        f"M{left + c:.1f} {top:.1f}h{width - 2 * c:.1f}a{c:.1f} {c:.1f} 0 0 1 {c:.1f} {c:.1f}v{height - 2 * c:.1f}"
        f"a{c:.1f} {c:.1f} 0 0 1 {-c:.1f} {c:.1f}h{-(width - 2 * c):.1f}a{c:.1f} {c:.1f} 0 0 1 {-c:.1f} {-c:.1f}"
        f"v{-(height - 2 * c):.1f}a{c:.1f} {c:.1f} 0 0 1 {c:.1f} {-c:.1f}Z"
    )


def turned(points: Sequence[Point], x: float, y: float, turn: float) -> list[Point]:
    """Return points given around the origin, turned by degrees and moved to (x, y)."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + px * cos - py * sin, y + px * sin + py * cos) for px, py in points]


def scatter(chance: random.Random, x: float, y: float, radius: float, count: int, gap: float = 0.0) -> list[Point]:
    """Return up to `count` points inside a circle, evenly likely, at least `gap` apart."""
    found: list[Point] = []
    for _ in range(count * 12):
        if len(found) == count:
            break
        px, py = polar(x, y, radius * math.sqrt(chance.random()), chance.uniform(0, 360))
        if not gap or all((px - qx) ** 2 + (py - qy) ** 2 >= gap * gap for qx, qy in found):
            found.append((px, py))
    return found


def pebble(
    chance: random.Random, x: float, y: float, rx: float, ry: float, *, turn: float = 0.0, corners: int = 6
) -> str:
    """Return a lump with flat sides and soft corners: something cut with a knife, then cooked."""
    ring = []
    for i in range(corners):
        angle = 2 * math.pi * (i + chance.uniform(-0.3, 0.3)) / corners
        reach = chance.uniform(0.88, 1.14)
        ring.append((rx * reach * math.cos(angle), ry * reach * math.sin(angle)))
    ring = turned(ring, x, y, turn)
    parts: list[str] = []
    for before, corner, after in zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True):
        (sx, sy), (ex, ey) = (
            (corner[0] + (end[0] - corner[0]) * 0.3, corner[1] + (end[1] - corner[1]) * 0.3) for end in (before, after)
        )
        parts.append(f"{'L' if parts else 'M'}{sx:.1f} {sy:.1f}Q{corner[0]:.1f} {corner[1]:.1f} {ex:.1f} {ey:.1f}")
    return "".join(parts) + "Z"
