"""Fruit, whole, halved, sliced or in seeds; tomatoes and olives too."""

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter
from core.drawing.foods.arrange import Item
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import polar


def citrus(rind: str = "#f0c52e", flesh: str = "#f7e08a") -> Item:
    """A slice of lemon, lime or orange."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.disc(x, y, r), rind, r, relief=0.2, lift=0.1)
        canvas.circle(x, y, r * 0.88, "#fdf6dc")
        parts = ""
        for i in range(9):
            a, b = turn + 40 * i + 3, turn + 40 * i + 37
            p, q, m = polar(x, y, r * 0.8, a), polar(x, y, r * 0.8, b), polar(x, y, r * 0.1, (a + b) / 2)
            parts += (
                f"M{m[0]:.1f} {m[1]:.1f}L{p[0]:.1f} {p[1]:.1f}A{r * 0.8:.1f} {r * 0.8:.1f} 0 0 1 {q[0]:.1f} {q[1]:.1f}Z"
            )
        canvas.path(parts, canvas.lit(flesh, 0.2))
        gleam(canvas, x, y, r, opacity=0.5)

    return paint


def wedge(rind: str = "#f0c52e", flesh: str = "#f9e694") -> Item:
    """A wedge of citrus, tomato or melon lying on its side."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        a, b = shapes.turned([(-r, 0), (r, 0)], x, y, turn)
        outer = f"M{a[0]:.1f} {a[1]:.1f}A{r:.1f} {r * 0.95:.1f} {turn:.0f} 0 0 {b[0]:.1f} {b[1]:.1f}Z"
        body(canvas, outer, rind, r, relief=0.2, lift=0.1)
        c, d = shapes.turned([(-r * 0.86, r * 0.02), (r * 0.86, r * 0.02)], x, y, turn)
        canvas.path(
            f"M{c[0]:.1f} {c[1]:.1f}A{r * 0.86:.1f} {r * 0.76:.1f} {turn:.0f} 0 0 {d[0]:.1f} {d[1]:.1f}Z",
            canvas.lit(flesh, 0.25),
        )
        rays = ""
        for angle in (35, 65, 90, 115, 145):
            p = polar(x, y, r * 0.74, turn + angle)
            rays += f"M{x:.1f} {y:.1f}L{p[0]:.1f} {p[1]:.1f}"
        canvas.strokes(rays, lighter(flesh, 0.6), r * 0.045, opacity=0.8)

    return paint


def tomato_slice() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.03), "#cf3323", r, relief=0.22, lift=0.1)
        canvas.circle(x, y, r * 0.84, "#e4573d")
        for i in range(5):
            cx, cy = polar(x, y, r * 0.5, turn + 72 * i)
            canvas.path(
                shapes.blob(canvas.chance, cx, cy, r * 0.25, r * 0.19, rough=0.15, turn=turn + 72 * i + 90, points=8),
                "#f0895a",
            )
            for j in (-1, 1):
                sx, sy = polar(cx, cy, r * 0.09 * j, turn + 72 * i + 90)
                canvas.circle(sx, sy, r * 0.045, "#f9e0a0")
        gleam(canvas, x, y, r)

    return paint


def cherry_tomato(colour: str = "#d93a26") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.disc(x, y, r), tint(canvas, colour, 0.08), r, relief=0.36, lift=0.2)
        canvas.path(shapes.star(x + r * 0.1, y + r * 0.05, r * 0.42, 5, 0.3, turn), "#4f7a35")
        gleam(canvas, x, y, r, opacity=0.8)

    return paint


def olive(colour: str = "#4a3350") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, capsule(x, y, r, r * 0.78, turn, bumps=4), tint(canvas, colour, 0.1), r, relief=0.3)
        gleam(canvas, x, y, r, opacity=0.7)

    return paint


def pomegranate_seed() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(
            canvas,
            shapes.blob(canvas.chance, x, y, r, r * 0.74, rough=0.1, turn=turn, points=6),
            tint(canvas, "#b01535", 0.12),
            r,
            relief=0.4,
        )
        gleam(canvas, x, y, r, opacity=0.85)

    return paint


def banana_slice() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.disc(x, y, r), "#f3dc94", r, relief=0.15, lift=0.1)
        canvas.path(shapes.star(x, y, r * 0.5, 3, 0.35, turn), "#e0bd62")
        freckle(canvas, x, y, r * 0.45, "#8a6a3a", 6, size=0.1)

    return paint


def berry(colour: str = "#c2223f") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.05), tint(canvas, colour, 0.1), r, relief=0.36)
        for i in range(6):
            canvas.circle(*polar(x, y, r * 0.5, turn + 60 * i), r * 0.09, lighter(colour, 0.5), opacity=0.6)
        gleam(canvas, x, y, r)

    return paint


def half_citrus(rind: str = "#f0c52e", flesh: str = "#f7e08a") -> Item:
    """Half a lemon or lime, cut side up, with the pointed end of its rind showing."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tip = shapes.smooth(
            shapes.turned(
                [
                    (-r * 0.9, -r * 0.5),
                    (0, -r),
                    (r * 0.7, -r * 0.72),
                    (r * 1.3, 0),
                    (r * 0.7, r * 0.72),
                    (0, r),
                    (-r * 0.9, r * 0.5),
                ],
                x,
                y,
                turn,
            )
        )
        body(canvas, tip, darker(rind, 0.06), r, relief=0.3, lift=0.14)
        citrus(rind, flesh)(canvas, x - r * 0.05, y - r * 0.08, r * 0.92, turn)

    return paint


def half_pomegranate() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.03), "#a3243b", r, relief=0.3, lift=0.12)
        canvas.circle(x, y, r * 0.88, "#f6dfb8")
        seed = pomegranate_seed()
        for px, py in shapes.scatter(canvas.chance, x, y, r * 0.74, 40, r * 0.19):
            seed(canvas, px, py, r * 0.115, canvas.chance.uniform(0, 360))
        ribs = "".join(
            "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(x, y, *polar(x, y, r * 0.86, turn + 72 * i)) for i in range(5)
        )
        canvas.strokes(ribs, "#f6dfb8", r * 0.045)

    return paint


def avocado() -> Item:
    """Half an avocado with its stone."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [(-1, 0), (-0.55, -0.42), (0.3, -0.62), (0.95, 0), (0.3, 0.62), (-0.55, 0.42)]
        body(
            canvas,
            shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)),
            "#3f5a2c",
            r,
            relief=0.2,
            lift=0.12,
        )
        canvas.path(
            shapes.smooth(shapes.turned([(px * r * 0.88, py * r * 0.86) for px, py in points], x, y, turn)),
            canvas.lit("#c3cf6e", 0.2),
        )
        sx, sy = shapes.turned([(r * 0.26, 0)], x, y, turn)[0]
        canvas.circle(sx, sy, r * 0.32, canvas.domed("#7a4a2a", 0.3))

    return paint


def half_coconut() -> Item:
    """Half a coconut: the shell with its fibres, a ring of white flesh, the hollow."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, r * 0.95, rough=0.03, turn=turn, points=14)
        body(canvas, outline, "#5f3d24", r, relief=0.3, lift=0.14)
        fibres = ((polar(x, y, r * 0.9, 9 * i), polar(x, y, r * 1.03, 9 * i + 5)) for i in range(40))
        canvas.strokes(
            "".join(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}" for (ax, ay), (bx, by) in fibres), "#8a6038", r * 0.022
        )
        canvas.path(shapes.disc(x, y, r * 0.83, r * 0.79), canvas.lit("#fdf8ee", 0.15))
        hollow = [(0, "#f3e8d0", 1.0), (0.55, "#dfcca6", 1.0), (1, "#a88e62", 1.0)]
        canvas.path(shapes.disc(x, y, r * 0.62, r * 0.58), canvas.radial(hollow, 0.62, 0.64, 0.62))

    return paint
