"""The small figures that tiles and plate rims are made of. Each is drawn around (x, y) with radius r."""

from collections.abc import Callable

from core.drawing import shapes
from core.drawing.shapes import polar

Motif = Callable[[float, float, float], str]


def star(points: int, depth: float, turn: float = 0.0) -> Motif:
    return lambda x, y, r: shapes.star(x, y, r, points, depth, turn)


def disc() -> Motif:
    return shapes.disc


def square(turn: float = 45.0) -> Motif:
    return lambda x, y, r: shapes.polygon([polar(x, y, r, turn + 90 * i) for i in range(4)])


def petals(count: int, width: float = 0.3, turn: float = 0.0, inner: float = 0.12) -> Motif:
    """A flower of pointed petals; `width` is half a petal's width as a share of r."""

    def draw(x: float, y: float, r: float) -> str:
        parts = []
        for i in range(count):
            angle = turn + 360 * i / count
            root, tip = polar(x, y, r * inner, angle), polar(x, y, r, angle)
            middle = polar(x, y, r * 0.55, angle)
            left, right = polar(*middle, r * width, angle - 90), polar(*middle, r * width, angle + 90)
            parts.append(
                f"M{root[0]:.1f} {root[1]:.1f}Q{left[0]:.1f} {left[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
                f"Q{right[0]:.1f} {right[1]:.1f} {root[0]:.1f} {root[1]:.1f}Z"
            )
        return "".join(parts)

    return draw


def tulips(count: int, turn: float = 0.0) -> Motif:
    """Tulips looking outwards: the flower of İznik."""

    def draw(x: float, y: float, r: float) -> str:
        parts = []
        for i in range(count):
            angle = turn + 360 * i / count
            points = [(0.2, 0), (0.45, -24), (0.98, -17), (0.72, -5), (1.0, 0), (0.72, 5), (0.98, 17), (0.45, 24)]
            parts.append(shapes.polygon([polar(x, y, r * reach, angle + off) for reach, off in points]))
        return "".join(parts)

    return draw


def bosses(count: int, size: float = 0.16, reach: float = 0.84, turn: float = 0.0) -> Motif:
    """Dots in a circle."""
    return lambda x, y, r: "".join(
        shapes.disc(*polar(x, y, r * reach, turn + 360 * i / count), r * size) for i in range(count)
    )


def scallops(count: int = 8, turn: float = 0.0) -> Motif:
    """A round flower with a wavy edge, as on majolica."""

    def draw(x: float, y: float, r: float) -> str:
        return shapes.smooth(
            [polar(x, y, r if i % 2 == 0 else r * 0.74, turn + 180 * i / count) for i in range(2 * count)]
        )

    return draw


def steps(levels: int = 3) -> Motif:
    """A stepped diamond, as woven in a kilim."""

    def draw(x: float, y: float, r: float) -> str:
        size = r / levels
        quarter = []
        for i in range(levels):
            quarter += [((i + 1) * size, -(levels - i) * size), ((i + 1) * size, -(levels - i - 1) * size)]
        points = list(quarter)
        for turn in (90, 180, 270):
            points += shapes.turned(quarter, 0, 0, turn)
        return shapes.polygon([(x + px, y + py) for px, py in points])

    return draw


def plus(arm: float = 0.32) -> Motif:
    """An upright cross with straight arms; `arm` is half an arm's width as a share of r."""

    def draw(x: float, y: float, r: float) -> str:
        a = r * arm
        points = [
            (a, -r),
            (a, -a),
            (r, -a),
            (r, a),
            (a, a),
            (a, r),
            (-a, r),
            (-a, a),
            (-r, a),
            (-r, -a),
            (-a, -a),
            (-a, -r),
        ]
        return shapes.polygon([(x + px, y + py) for px, py in points])

    return draw


def arcs(rings: int = 3, turn: float = -90.0) -> Motif:
    """Nested half circles: waves, clouds, fans. Even-odd filled they become stripes."""

    def draw(x: float, y: float, r: float) -> str:
        parts = []
        for i in range(rings * 2 - 1):
            reach = r * (1 - i / (rings * 2 - 1))
            start, end = polar(x, y, reach, turn - 90), polar(x, y, reach, turn + 90)
            parts.append(f"M{start[0]:.1f} {start[1]:.1f}A{reach:.1f} {reach:.1f} 0 0 1 {end[0]:.1f} {end[1]:.1f}Z")
        return "".join(parts)

    return draw


def fan(count: int = 4, turn: float = 0.0, rings: int = 2) -> Motif:
    """Nested half circles in several directions."""

    def draw(x: float, y: float, r: float) -> str:
        return "".join(
            arcs(rings, turn + 360 * i / count)(*polar(x, y, r * 0.42, turn + 360 * i / count), r * 0.58)
            for i in range(count)
        )

    return draw


def rings(count: int = 2) -> Motif:
    """Concentric bands, outermost first; even-odd filled."""
    return lambda x, y, r: "".join(shapes.disc(x, y, r * (1 - i / (2 * count))) for i in range(2 * count))
