"""Pieces with a shape of their own: rice triangles, sheets of pasta, sliced cutlets, filled loaves, cut roots."""

from collections.abc import Sequence

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import SHADOW, darker, lighter
from core.drawing.foods.arrange import Item
from core.drawing.foods.breads import BLISTER
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import polar


def round_slice(
    rind: str = "#4f8a3a", flesh: str = "#dfe8b0", *, seeds: str | None = None, browned: str | None = None
) -> Item:
    """A round cut across: zucchini, eggplant, radish, carrot, plantain."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, r * 0.94, rough=0.03, turn=turn, points=11)
        body(canvas, outline, rind, r, relief=0.2, lift=0.12)
        canvas.path(shapes.disc(x, y, r * 0.87, r * 0.83), canvas.domed(tint(canvas, flesh, 0.05), 0.16))
        if browned:
            freckle(canvas, x, y, r, browned, 12, size=0.16, opacity=0.45)
        if seeds:
            ring = "".join(shapes.disc(*polar(x, y, r * 0.42, turn + 60 * i), r * 0.1, r * 0.07) for i in range(6))
            canvas.path(ring, seeds)
        gleam(canvas, x, y, r, opacity=0.45)

    return paint


def okra(colour: str = "#6a8f34") -> Item:
    """A round of okra: five sides, five seeds."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.smooth([polar(x, y, r, turn + 72 * i) for i in range(5)]), colour, r, relief=0.25)
        canvas.path(shapes.smooth([polar(x, y, r * 0.72, turn + 72 * i) for i in range(5)]), lighter(colour, 0.5))
        canvas.path("".join(shapes.disc(*polar(x, y, r * 0.42, turn + 72 * i), r * 0.15) for i in range(5)), "#f6efd2")

    return paint


def triangle(colour: str = "#fbf6ea", *, band: str | None = None, filling: str | None = None) -> Item:
    """A triangle with round corners, one up before turning: pressed rice, fried tofu."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        corners = [polar(x, y + r * 0.1, r, turn + angle) for angle in (-90, 30, 150)]
        soft = [
            (corner[0] * 0.8 + other[0] * 0.2, corner[1] * 0.8 + other[1] * 0.2)
            for i, corner in enumerate(corners)
            for other in (corners[i - 1], corners[(i + 1) % 3])
        ]
        outline = shapes.smooth(soft)
        body(canvas, outline, colour, r, relief=0.16, lift=0.14)
        canvas.open_group(clip_path=canvas.clip(outline))
        marks = ""
        for px, py in shapes.scatter(canvas.chance, x, y, r, 110):
            lx, ly = polar(0, 0, r * 0.05, canvas.chance.uniform(0, 180))
            marks += f"M{px - lx:.1f} {py - ly:.1f}l{2 * lx:.1f} {2 * ly:.1f}"
        canvas.strokes(marks, darker(colour, 0.14), r * 0.045, opacity=0.5)
        canvas.strokes(marks, lighter(colour, 0.7), r * 0.03, transform=f"translate({-r * 0.02:.1f} {-r * 0.02:.1f})")
        if band:
            strip = shapes.turned(
                [(-r * 0.36, r * 0.1), (r * 0.36, r * 0.1), (r * 0.36, r), (-r * 0.36, r)], x, y, turn
            )
            canvas.path(shapes.polygon(strip), canvas.lit(band, 0.25))
        canvas.close_group()
        if filling:
            fx, fy = shapes.turned([(0, -r * 0.3)], x, y, turn)[0]
            canvas.path(shapes.blob(canvas.chance, fx, fy, r * 0.2, r * 0.15, rough=0.2), canvas.domed(filling, 0.25))

    return paint


def sheet(colour: str = "#f3e3ba") -> Item:
    """A square of pasta, a leaf of filo: thin, limp, folded a little."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        chance = canvas.chance
        edge = [
            (-1, -0.85),
            (-0.2, -0.98),
            (0.6, -0.86),
            (0.96, -0.4),
            (0.9, 0.5),
            (0.4, 0.9),
            (-0.5, 0.84),
            (-0.95, 0.3),
        ]
        points = [(px * r * chance.uniform(0.92, 1.06), py * r * chance.uniform(0.85, 1.05)) for px, py in edge]
        outline = shapes.smooth(shapes.turned(points, x, y, turn))
        tone = tint(canvas, colour, 0.06)
        body(canvas, outline, tone, r, relief=0.16, lift=0.08, dome=False)
        canvas.open_group(clip_path=canvas.clip(outline))
        for across in (-0.35, 0.3):
            fold = [(-r, r * (across - 0.1)), (0, r * (across + chance.uniform(-0.2, 0.2))), (r, r * (across + 0.15))]
            curve = shapes.smooth(shapes.turned(fold, x, y, turn), closed=False)
            canvas.strokes(curve, darker(tone, 0.2), r * 0.09, opacity=0.3)
            canvas.strokes(curve, "#fffaf0", r * 0.06, opacity=0.6, transform=f"translate(0 {-r * 0.06:.1f})")
        canvas.close_group()
        gleam(canvas, x, y, r, opacity=0.5)

    return paint


def cutlet(crumb: str = "#c98330", *, inside: str = "#f6ead2", slices: int = 6) -> Item:
    """A breaded cutlet, cut into slices that lean on each other."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        for i in range(slices):
            share = (i + 0.5) / slices * 2 - 1
            half = r * 0.52 * (1 - 0.5 * share * share)
            cx, cy = shapes.turned([(share * r, 0)], x, y, turn)[0]
            width = r / slices * 1.02
            slice_of = capsule(cx, cy, half, width, turn + 82, bumps=4)
            body(canvas, slice_of, tint(canvas, crumb, 0.06), width, relief=0.3, lift=0.35)
            freckle(canvas, cx, cy, half, darker(crumb, 0.35), 9, size=0.07, opacity=0.5, squeeze=0.35, turn=turn + 82)
            freckle(canvas, cx, cy, half, lighter(crumb, 0.5), 8, size=0.06, opacity=0.6, squeeze=0.35, turn=turn + 82)
            fx, fy = shapes.turned([(share * r + width * 0.78, r * 0.02)], x, y, turn)[0]
            canvas.path(capsule(fx, fy, half * 0.9, width * 0.34, turn + 82, bumps=4), canvas.lit(inside, 0.12))

    return paint


def loaf(bread: str = "#d9a050", *, fillings: Sequence[str] = ("#e3c090", "#86b04c", "#b8376a", "#d93a26")) -> Item:
    """A long loaf cut open along its side, filled."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        back = capsule(*shapes.turned([(0, -r * 0.14)], x, y, turn)[0], r, r * 0.27, turn, bumps=4)
        body(canvas, back, "#f1dcae", r, relief=0.15, lift=0.12, dome=False)
        for i in range(30):
            along = (i / 29 * 2 - 1) * 0.86
            cx, cy = shapes.turned([(along * r, canvas.chance.uniform(-0.16, 0.1) * r)], x, y, turn)[0]
            tone = tint(canvas, canvas.chance.choice(list(fillings)), 0.08)
            outline = shapes.blob(canvas.chance, cx, cy, r * 0.15, r * 0.09, rough=0.25, turn=turn, points=7)
            body(canvas, outline, tone, r * 0.12, relief=0.3)
        front = capsule(*shapes.turned([(0, r * 0.2)], x, y, turn)[0], r * 1.01, r * 0.23, turn, bumps=4)
        body(canvas, front, bread, r * 0.6, relief=0.36, lift=0.06, dome=False)
        fx, fy = shapes.turned([(0, r * 0.2)], x, y, turn)[0]
        freckle(canvas, fx, fy, r * 0.95, BLISTER, 14, size=0.05, opacity=0.35, squeeze=0.2, turn=turn)
        (ax, ay), (bx, by) = shapes.turned([(-r * 0.7, r * 0.12), (r * 0.6, r * 0.1)], x, y, turn)
        canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "#fff3d6", r * 0.035, opacity=0.55)

    return paint


def root(colour: str = "#e8842c") -> Item:
    """A whole carrot or cassava, its tip to the right before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        points = [(-1, 0), (-0.9, -0.22), (-0.4, -0.24), (0.4, -0.14), (1, 0), (0.4, 0.14), (-0.4, 0.24), (-0.9, 0.22)]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, tone, r * 0.5, relief=0.3, lift=0.16, dome=False)
        for along in (-0.6, -0.2, 0.15, 0.45):
            (ax, ay), (bx, by) = shapes.turned([(along * r, -r * 0.13), (along * r + r * 0.02, 0)], x, y, turn)
            canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", darker(tone, 0.3), r * 0.025, opacity=0.6)
        (ax, ay), (bx, by) = shapes.turned([(-r * 0.75, -r * 0.1), (r * 0.4, -r * 0.05)], x, y, turn)
        canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", lighter(tone, 0.6), r * 0.04, opacity=0.5)

    return paint


def poached_apple(colour: str = "#eed391", *, filling: str = "#7a4a26", cream: str = "#fffaf0") -> Item:
    """A whole peeled apple, its core filled, a rosette of cream on top."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.03, points=12), colour, r, relief=0.28, lift=0.14)
        canvas.path(shapes.blob(canvas.chance, x, y, r * 0.5, rough=0.1, points=10), darker(filling, 0.25))
        for px, py in shapes.scatter(canvas.chance, x, y, r * 0.44, 26):
            tone = tint(canvas, filling, 0.2)
            canvas.path(shapes.blob(canvas.chance, px, py, r * 0.09, rough=0.3, points=6), canvas.domed(tone, 0.3))
        for i in range(7):
            px, py = polar(x, y, r * 0.17, turn + 360 * i / 7)
            canvas.path(shapes.disc(px, py, r * 0.15), canvas.domed(cream, 0.16))
        canvas.path(shapes.disc(x, y, r * 0.13), canvas.domed(cream, 0.14))
        gleam(canvas, x, y, r * 1.2, opacity=0.7)

    return paint


def ear(colour: str = "#dda850") -> Item:
    """A thin fried pastry gathered at one side, rippled at the other."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        base = polar(x, y, r * 0.75, turn + 180)
        edge = []
        for i in range(23):
            reach = r * (1.62 if i % 2 else 1.45) * canvas.chance.uniform(0.96, 1.04)
            edge.append(polar(*base, reach, turn - 68 + 136 * i / 22))
        outline = shapes.smooth([base, *edge])
        tone = tint(canvas, colour, 0.05)
        body(canvas, outline, tone, r, relief=0.28, lift=0.1, dome=False)
        canvas.open_group(clip_path=canvas.clip(outline))
        for i, (px, py) in enumerate(edge):
            shade = lighter(tone, 0.5) if i % 2 else darker(tone, 0.3)
            canvas.strokes(f"M{base[0]:.1f} {base[1]:.1f}L{px:.1f} {py:.1f}", shade, r * 0.05, opacity=0.5)
        freckle(canvas, x, y, r, lighter(tone, 0.6), 14, size=0.11, opacity=0.5)
        freckle(canvas, x, y, r * 1.1, BLISTER, 10, size=0.05, opacity=0.5)
        canvas.close_group()

    return paint


def hatched_cookie(colour: str = "#c98a34") -> Item:
    """An oval cookie pressed on a grater: crossed grooves, a shine of syrup."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        outline = capsule(x, y, r, r * 0.56, turn, bumps=5)
        body(canvas, outline, tone, r * 0.7, relief=0.34, lift=0.2)
        canvas.open_group(clip_path=canvas.clip(outline))
        for slope in (-0.7, 0.7):
            lines = ""
            for i in range(-6, 7):
                start, end = shapes.turned(
                    [(i * r * 0.24 - r * slope * 0.6, -r * 0.6), (i * r * 0.24 + r * slope * 0.6, r * 0.6)], x, y, turn
                )
                lines += f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}"
            canvas.strokes(lines, darker(tone, 0.4), r * 0.035, opacity=0.5)
            canvas.strokes(
                lines, lighter(tone, 0.5), r * 0.02, opacity=0.6, transform=f"translate({r * 0.03:.1f} {r * 0.03:.1f})"
            )
        canvas.close_group()
        gleam(canvas, x, y, r, opacity=0.9)

    return paint


def macaroni(colour: str = "#f0c060") -> Item:
    """A short bent tube of pasta, one end open."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        arc = [polar(x, y, r * 0.7, turn + angle) for angle in range(-10, 151, 32)]
        line = shapes.smooth(arc, closed=False)
        canvas.strokes(line, SHADOW, r * 0.6, opacity=0.28, transform=f"translate({r * 0.09:.1f} {r * 0.15:.1f})")
        canvas.strokes(line, darker(tone, 0.22), r * 0.56)
        canvas.strokes(line, tone, r * 0.44, transform=f"translate({-r * 0.03:.1f} {-r * 0.04:.1f})")
        canvas.strokes(
            line, lighter(tone, 0.6), r * 0.1, opacity=0.6, transform=f"translate({-r * 0.08:.1f} {-r * 0.1:.1f})"
        )
        canvas.path(shapes.disc(*arc[0], r * 0.17), darker(tone, 0.5))

    return paint


def slit_bread(colour: str = "#d39a44") -> Item:
    """A puffed fried bread with two cuts in its middle."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        outline = shapes.blob(canvas.chance, x, y, r, r * 0.86, rough=0.04, turn=turn, points=11)
        body(canvas, outline, tone, r, relief=0.34, lift=0.14)
        canvas.open_group(clip_path=canvas.clip(outline))
        freckle(canvas, x, y, r, lighter(tone, 0.5), 10, size=0.16, opacity=0.4)
        freckle(canvas, x, y, r * 1.1, BLISTER, 18, size=0.05, opacity=0.45)
        canvas.close_group()
        for side in (-0.17, 0.17):
            cx, cy = shapes.turned([(0, side * r)], x, y, turn)[0]
            canvas.path(capsule(cx, cy, r * 0.42, r * 0.085, turn, bumps=4), lighter(tone, 0.4))
            canvas.path(capsule(cx, cy, r * 0.38, r * 0.055, turn, bumps=4), darker(tone, 0.6))

    return paint


def sponge_bread(colour: str = "#b8946a", *, spiral: bool = False) -> Item:
    """A soft pancake full of holes, poured in a spiral or all at once."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = shapes.blob(canvas.chance, x, y, r, rough=0.015, turn=turn, points=18)
        body(canvas, outline, tint(canvas, colour, 0.04), r, relief=0.16, lift=0.05)
        if spiral:
            curve = [polar(x, y, r * (0.92 - 0.86 * i / 48), turn + 30 * i) for i in range(49)]
            canvas.strokes(shapes.smooth(curve, closed=False), lighter(colour, 0.5), r * 0.06, opacity=0.45)
        holes = "".join(
            shapes.disc(px, py, r * canvas.chance.uniform(0.008, 0.02))
            for px, py in shapes.scatter(canvas.chance, x, y, r * 0.93, 230)
        )
        canvas.path(holes, darker(colour, 0.42), opacity=0.6)

    return paint
