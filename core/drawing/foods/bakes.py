"""Bakes with a cut side: round ones with a piece taken out, slabs, turnovers, toasts, slices of a roll."""

from collections.abc import Sequence
from itertools import pairwise

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import SHADOW, darker, lighter, mix
from core.drawing.foods.arrange import Item
from core.drawing.foods.breads import BLISTER
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import Point, polar


def round_bake(
    colour: str = "#d99a3e",
    *,
    inside: str = "#f0d48a",
    missing: float = 0.0,
    depth: float = 0.12,
    crimp: str | None = None,
    spots: str | None = "#8a4a1c",
    cuts: int = 0,
) -> Item:
    """An omelet, a pie, a cornbread: `missing` degrees of it are taken out, `cuts` are lines of a knife."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = _pie(x, y, r, turn + missing, turn + 360)
        down = f"translate(0 {r * depth:.1f})"
        canvas.path(outline, SHADOW, opacity=0.3, transform=f"translate({r * 0.05:.1f} {r * (depth + 0.06):.1f})")
        canvas.path(outline, canvas.lit(darker(crimp or colour, 0.35), 0.2), transform=down)
        canvas.path(outline, canvas.lit(colour, 0.2))
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y, r * 1.2, lighter(colour, 0.4), 16, size=0.14, opacity=0.4)
        if spots:
            freckle(canvas, x, y, r * 1.2, mix(colour, spots, 0.6), 26, size=0.1, opacity=0.4)
            freckle(canvas, x, y, r * 1.2, spots, 10, size=0.05, opacity=0.5)
        for i in range(cuts):
            (ax, ay), (bx, by) = polar(x, y, r, turn + 180 * i / cuts), polar(x, y, r, turn + 180 + 180 * i / cuts)
            canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", darker(colour, 0.4), r * 0.02, opacity=0.6)
        canvas.close_group()
        for angle, is_seen in ((turn, missing > 0), (turn + missing, missing > 0)):
            if is_seen:
                _cut_face(canvas, x, y, r, angle, depth, inside)
        if crimp:
            _crimp_round(canvas, x, y, r, turn + missing, turn + 360, crimp)

    return paint


def _pie(x: float, y: float, r: float, start: float, end: float) -> str:
    """Return a round without the sector between `end` and `start`; a whole one when they meet."""
    if end - start >= 359.9:
        return shapes.disc(x, y, r)
    (ax, ay), (bx, by) = polar(x, y, r, start), polar(x, y, r, end)
    large = 1 if end - start > 180 else 0
    return f"M{x:.1f} {y:.1f}L{ax:.1f} {ay:.1f}A{r:.1f} {r:.1f} 0 {large} 1 {bx:.1f} {by:.1f}Z"


def _cut_face(canvas: Canvas, x: float, y: float, r: float, angle: float, depth: float, inside: str) -> None:
    """The side of a cut, as far as the eye sees it from above: below the edge."""
    px, py = polar(x, y, r, angle)
    low = r * depth
    face = shapes.polygon([(x, y), (px, py), (px, py + low), (x, y + low)])
    canvas.path(face, canvas.lit(inside, 0.15))
    canvas.strokes(f"M{x:.1f} {y:.1f}L{px:.1f} {py:.1f}", lighter(inside, 0.5), r * 0.012, opacity=0.7)


def _crimp_round(canvas: Canvas, x: float, y: float, r: float, start: float, end: float, colour: str) -> None:
    count = round((end - start) / 9)
    for i in range(count + 1):
        px, py = polar(x, y, r * 0.97, start + (end - start) * i / count)
        canvas.path(shapes.disc(px + r * 0.012, py + r * 0.02, r * 0.075), SHADOW, opacity=0.25)
        canvas.path(shapes.disc(px, py, r * 0.072), canvas.domed(tint(canvas, colour, 0.06), 0.3))


def slab(
    colour: str = "#d99a3e",
    *,
    layers: Sequence[str] = ("#c98a3a",),
    depth: float = 0.4,
    squeeze: float = 1.0,
    spots: str | None = None,
    corner: float = 0.08,
) -> Item:
    """A piece cut from a tray, its layers showing on the near side; `layers` go from the bottom up."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        low = r * depth
        y -= low / 2
        corners = _square(x, y, r, r * squeeze, turn)
        outline = _rounded(corners, corner)
        canvas.path(outline, SHADOW, opacity=0.22, transform=f"translate({r * 0.16:.1f} {low + r * 0.14:.1f})")
        canvas.path(outline, SHADOW, opacity=0.34, transform=f"translate({r * 0.06:.1f} {low + r * 0.06:.1f})")
        steps = max(len(layers), 1)
        for i, layer in enumerate(layers):
            for half in (0.0, 0.5):
                drop = low * (1 - (i + half) / steps)
                canvas.path(outline, darker(layer, 0.16 - 0.1 * half), transform=f"translate(0 {drop:.1f})")
        canvas.path(outline, canvas.lit(tint(canvas, colour, 0.05), 0.24))
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y, r * 1.3, lighter(colour, 0.45), 9, size=0.16, opacity=0.35)
        if spots:
            freckle(canvas, x, y, r * 1.3, spots, 12, size=0.1, opacity=0.4)
        canvas.close_group()
        gleam(canvas, x, y, r, opacity=0.4)

    return paint


def _square(x: float, y: float, half_w: float, half_h: float, turn: float) -> list[Point]:
    """Return the corners of a box that stands about upright: turned by a few degrees at most."""
    lean = (turn + 45) % 90 - 45
    return shapes.turned([(-half_w, -half_h), (half_w, -half_h), (half_w, half_h), (-half_w, half_h)], x, y, lean)


def _rounded(corners: Sequence[Point], share: float) -> str:
    """Return a polygon with soft corners; `share` of each side is bent."""
    parts: list[str] = []
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        (sx, sy), (ex, ey) = (
            (corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share)
            for end in (before, after)
        )
        parts.append(f"{'L' if parts else 'M'}{sx:.1f} {sy:.1f}Q{corner[0]:.1f} {corner[1]:.1f} {ex:.1f} {ey:.1f}")
    return "".join(parts) + "Z"


def cake_slice(
    colour: str = "#d99a3e", *, layers: Sequence[str] = ("#f0d48a",), depth: float = 0.4, crust: str | None = None
) -> Item:
    """A triangle cut from a round, its point to the left before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        low = r * depth
        corners = shapes.turned([(-r, 0), (r * 0.85, -r * 0.5), (r * 0.98, 0), (r * 0.85, r * 0.5)], x, y, turn)
        outline = _rounded(corners, 0.08)
        canvas.path(outline, SHADOW, opacity=0.3, transform=f"translate({r * 0.1:.1f} {low + r * 0.08:.1f})")
        steps = max(len(layers), 1)
        for i, layer in enumerate(layers):
            for half in (0.0, 0.5):
                drop = low * (1 - (i + half) / steps)
                canvas.path(outline, darker(layer, 0.16 - 0.1 * half), transform=f"translate(0 {drop:.1f})")
        canvas.path(outline, canvas.lit(colour, 0.22))
        if crust:
            edge = shapes.smooth(corners[1:], closed=False)
            canvas.strokes(edge, darker(crust, 0.2), r * 0.2)
            canvas.strokes(edge, crust, r * 0.13)
        gleam(canvas, x, y, r * 0.8, opacity=0.4)

    return paint


def half_moon(
    colour: str = "#cf9440", *, crimp: bool = False, cut: Sequence[str] = (), blisters: int = 16, height: float = 0.62
) -> Item:
    """A round of dough folded over a filling; with `cut` its right half is gone and the filling shows."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        right = 0.16 if cut else 1.0
        arch = [(-1.0, 0.3), (-0.86, -0.18), (-0.5, -0.5), (0.0, -height)]
        arch += [(right, -0.6 if cut else 0.3)] if cut else [(0.5, -0.5), (0.86, -0.18), (1.0, 0.3)]
        base = [(right, 0.42)] if cut else [(0.5, 0.4)]
        points = [*arch, *base, (0.0, 0.43), (-0.5, 0.4)]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, tone, r, relief=0.32, lift=0.1)
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y - r * 0.05, r, lighter(tone, 0.5), 12, size=0.12, opacity=0.4, squeeze=0.6, turn=turn)
        freckle(canvas, x, y, r * 1.1, BLISTER, blisters, size=0.06, opacity=0.55, squeeze=0.55, turn=turn)
        canvas.close_group()
        if crimp:
            _crimp_arch(canvas, [(px * r, py * r) for px, py in arch], x, y, turn, tone, r)
        if cut:
            _show_filling(canvas, x, y, r, turn, tone, cut)

    return paint


def _crimp_arch(canvas: Canvas, arch: Sequence[Point], x: float, y: float, turn: float, colour: str, r: float) -> None:
    line = shapes.turned(list(arch), x, y, turn)
    for (ax, ay), (bx, by) in pairwise(line):
        for share in (0.0, 0.25, 0.5, 0.75):
            px, py = ax + (bx - ax) * share, ay + (by - ay) * share
            canvas.path(shapes.disc(px + r * 0.02, py + r * 0.035, r * 0.095), SHADOW, opacity=0.25)
            canvas.path(shapes.disc(px, py, r * 0.09), canvas.domed(colour, 0.3))


def _show_filling(
    canvas: Canvas, x: float, y: float, r: float, turn: float, crust: str, fillings: Sequence[str]
) -> None:
    cx, cy = shapes.turned([(r * 0.16, -r * 0.08)], x, y, turn)[0]
    canvas.path(capsule(cx, cy, r * 0.52, r * 0.2, turn + 88, bumps=4), lighter(crust, 0.3))
    canvas.path(capsule(cx, cy, r * 0.45, r * 0.15, turn + 88, bumps=4), darker(fillings[0], 0.35))
    for px, py in shapes.scatter(canvas.chance, 0, 0, 1, 24):
        fx, fy = shapes.turned([(px * r * 0.12, py * r * 0.39)], cx, cy, turn)[0]
        tone = tint(canvas, canvas.chance.choice(list(fillings)), 0.12)
        canvas.path(shapes.blob(canvas.chance, fx, fy, r * 0.07, rough=0.3, points=6), canvas.domed(tone, 0.3))


def toast(
    crumb: str = "#ecd29a", *, topping: str | None = "#e6a63a", crust: str = "#a8662a", browned: str = "#7a3a14"
) -> Item:
    """A slice of bread, under something melted if there is a `topping`."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [(-0.9, -0.5), (-0.6, -0.86), (0, -0.8), (0.6, -0.86), (0.9, -0.5), (0.8, 0.1), (0.84, 0.84), (0, 0.9)]
        points += [(-0.84, 0.84), (-0.8, 0.1)]
        slice_of = shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)
        body(canvas, shapes.smooth(slice_of), crust, r, relief=0.2, lift=0.1, dome=False)
        canvas.path(shapes.smooth([(x + (px - x) * 0.93, y + (py - y) * 0.93) for px, py in slice_of]), crumb)
        if topping is None:
            freckle(canvas, x, y, r, darker(crumb, 0.2), 18, size=0.05, opacity=0.45)
            freckle(canvas, x, y, r, lighter(crumb, 0.6), 14, size=0.06, opacity=0.5)
            return
        melted = shapes.blob(canvas.chance, x, y, r * 0.82, r * 0.8, rough=0.08, turn=turn, points=12)
        body(canvas, melted, tint(canvas, topping, 0.05), r, relief=0.26, lift=0.03)
        canvas.open_group(clip_path=canvas.clip(melted))
        freckle(canvas, x, y, r, lighter(topping, 0.5), 12, size=0.14, opacity=0.5)
        freckle(canvas, x, y, r, browned, 11, size=0.13, opacity=0.4)
        freckle(canvas, x, y, r, browned, 9, size=0.06, opacity=0.6)
        canvas.close_group()
        gleam(canvas, x, y, r, opacity=0.6)

    return paint


def spiral_slice(colour: str = "#f4cf5e", *, line: str = "#c9892a", edge: str = "#e0a83e") -> Item:
    """A slice of something rolled up: an omelet, a sponge."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, r * 0.82, rough=0.03, turn=turn, points=12)
        body(canvas, outline, edge, r, relief=0.24, lift=0.18)
        canvas.path(shapes.disc(x - r * 0.01, y - r * 0.03, r * 0.9, r * 0.73), canvas.domed(colour, 0.14))
        spiral = [polar(0, 0, r * (0.8 - 0.72 * i / 30), turn + 26 * i) for i in range(31)]
        curve = shapes.smooth([(x + px, y - r * 0.03 + py * 0.82) for px, py in spiral], closed=False)
        canvas.strokes(curve, line, r * 0.055, opacity=0.75)
        gleam(canvas, x, y, r, opacity=0.5)

    return paint


def filled_pancake(colour: str = "#a8602a", *, filling: str = "#4a1c1a", rim: str = "#eac27a") -> Item:
    """Two smooth pancakes with a filling between them."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        low = r * 0.2
        body(canvas, shapes.disc(x, y + low, r), rim, r, relief=0.2, lift=0.12)
        canvas.path(shapes.disc(x, y + low * 0.5, r * 0.99), filling)
        canvas.path(shapes.disc(x, y, r), rim)
        canvas.path(shapes.disc(x - r * 0.01, y - r * 0.02, r * 0.93), canvas.domed(tint(canvas, colour, 0.05), 0.24))
        canvas.path(shapes.disc(x - r * 0.3, y - r * 0.36, r * 0.34, r * 0.22), lighter(colour, 0.6), opacity=0.22)

    return paint


def mould(colour: str = "#d9824a", *, flecks: str | None = None) -> Item:
    """A steamed pudding turned out of its cup: a flat top, sloping sides."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        body(canvas, shapes.disc(x, y, r), darker(tone, 0.2), r, relief=0.35, lift=0.16)
        canvas.path(shapes.disc(x - r * 0.03, y - r * 0.06, r * 0.76), canvas.lit(lighter(tone, 0.12), 0.2))
        if flecks:
            freckle(canvas, x, y, r, flecks, 14, size=0.06, opacity=0.7)
        gleam(canvas, x, y, r * 0.9, opacity=0.6)

    return paint
