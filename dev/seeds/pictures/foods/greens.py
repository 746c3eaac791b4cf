"""Herbs, leaves, slices and seeds: what makes a plate fresh. Most of it is garnish."""


from dev.seeds.pictures import shapes
from dev.seeds.pictures.canvas import Canvas
from dev.seeds.pictures.colour import darker, lighter
from dev.seeds.pictures.foods.arrange import Item
from dev.seeds.pictures.foods.brush import body, capsule, freckle, gleam, tint
from dev.seeds.pictures.shapes import polar

PARSLEY, MINT, BASIL, DILL, LETTUCE = "#4b8a35", "#3f8f4f", "#3f7d33", "#6c9a4a", "#86b04c"


def leaf(colour: str = MINT, *, width: float = 0.42) -> Item:
    """One leaf with its rib: mint, basil, bay."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.14)
        root, tip = shapes.turned([(-r, 0), (r, 0)], x, y, turn)
        left, right = shapes.turned([(-r * 0.1, -r * width * 2), (-r * 0.1, r * width * 2)], x, y, turn)
        whole = f"M{root[0]:.1f} {root[1]:.1f}Q{left[0]:.1f} {left[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}Q{right[0]:.1f} {right[1]:.1f} {root[0]:.1f} {root[1]:.1f}Z"
        half = f"M{root[0]:.1f} {root[1]:.1f}Q{left[0]:.1f} {left[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}Z"
        canvas.path(whole, "#1c100b", opacity=0.3, transform=f"translate({r * 0.1:.1f} {r * 0.17:.1f})")
        canvas.path(whole, darker(tone, 0.1))
        canvas.path(half, lighter(tone, 0.2))
        canvas.strokes(f"M{root[0]:.1f} {root[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}", lighter(tone, 0.45), r * 0.07)

    return paint


def sprig(colour: str = PARSLEY, *, lobes: int = 3) -> Item:
    """A tuft of parsley or coriander."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.14)
        stem = shapes.turned([(-r, r * 0.1), (-r * 0.3, 0), (0, 0)], x, y, turn)
        parts = []
        for i in range(lobes):
            angle = turn + (i - (lobes - 1) / 2) * 62
            cx, cy = polar(x, y, r * 0.42, angle)
            points = [polar(cx, cy, r * (0.52 if k % 2 == 0 else 0.34), angle + (k - 3) * 40) for k in range(7)]
            parts.append(shapes.smooth([(x, y), *points]))
        outline = "".join(parts)
        canvas.path(outline, "#1c100b", opacity=0.3, transform=f"translate({r * 0.09:.1f} {r * 0.15:.1f})")
        canvas.strokes(shapes.smooth(stem, closed=False), darker(tone, 0.1), r * 0.09)
        canvas.path(outline, canvas.lit(tone, 0.3))
        veins = ""
        for i in range(lobes):
            px, py = polar(x, y, r * 0.75, turn + (i - (lobes - 1) / 2) * 62)
            veins += f"M{x:.1f} {y:.1f}L{px:.1f} {py:.1f}"
        canvas.strokes(veins, lighter(tone, 0.4), r * 0.05, opacity=0.8)

    return paint


def frond(colour: str = DILL) -> Item:
    """A feather of dill."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        lines = ""
        (x1, y1), (x2, y2) = shapes.turned([(-r, 0), (r, 0)], x, y, turn)
        lines += f"M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"
        for i in range(9):
            px, py = x1 + (x2 - x1) * (0.2 + i * 0.09), y1 + (y2 - y1) * (0.2 + i * 0.09)
            for side in (-38, 38):
                qx, qy = polar(px, py, r * 0.5 * (1 - i / 12), turn + side)
                lines += f"M{px:.1f} {py:.1f}L{qx:.1f} {qy:.1f}"
        canvas.strokes(lines, "#1c100b", r * 0.06, opacity=0.25, transform=f"translate({r * 0.06:.1f} {r * 0.1:.1f})")
        canvas.strokes(lines, tint(canvas, colour, 0.12), r * 0.055)

    return paint


def lettuce(colour: str = LETTUCE) -> Item:
    """A frilled salad leaf."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.14)
        points = [polar(x, y, r * (1.0 if i % 2 else 0.8) * canvas.chance.uniform(0.9, 1.1), turn + i * 18) for i in range(20)]
        outline = shapes.smooth(points)
        body(canvas, outline, tone, r, relief=0.3, lift=0.1, dome=False)
        root = polar(x, y, r * 0.8, turn + 180)
        veins = "".join(f"M{root[0]:.1f} {root[1]:.1f}Q{x:.1f} {y:.1f} {px:.1f} {py:.1f}" for px, py in (polar(x, y, r * 0.75, turn + a) for a in (-50, -20, 12, 45)))
        canvas.strokes(veins, lighter(tone, 0.45), r * 0.045, opacity=0.8)

    return paint


def citrus(rind: str = "#f0c52e", flesh: str = "#f7e08a") -> Item:
    """A slice of lemon, lime or orange."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.disc(x, y, r), rind, r, relief=0.2, lift=0.1)
        canvas.circle(x, y, r * 0.88, "#fdf6dc")
        parts = ""
        for i in range(9):
            a, b = turn + 40 * i + 3, turn + 40 * i + 37
            p, q, m = polar(x, y, r * 0.8, a), polar(x, y, r * 0.8, b), polar(x, y, r * 0.1, (a + b) / 2)
            parts += f"M{m[0]:.1f} {m[1]:.1f}L{p[0]:.1f} {p[1]:.1f}A{r * 0.8:.1f} {r * 0.8:.1f} 0 0 1 {q[0]:.1f} {q[1]:.1f}Z"
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
        canvas.path(f"M{c[0]:.1f} {c[1]:.1f}A{r * 0.86:.1f} {r * 0.76:.1f} {turn:.0f} 0 0 {d[0]:.1f} {d[1]:.1f}Z", canvas.lit(flesh, 0.25))
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
            canvas.path(shapes.blob(canvas.chance, cx, cy, r * 0.25, r * 0.19, rough=0.15, turn=turn + 72 * i + 90, points=8), "#f0895a")
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


def cucumber_slice() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.disc(x, y, r), "#3f7a38", r, relief=0.2, lift=0.1)
        canvas.circle(x, y, r * 0.88, canvas.domed("#cfe3a0", 0.15))
        seeds = "".join(shapes.disc(*polar(x, y, r * 0.4, turn + 45 * i), r * 0.09, r * 0.05) for i in range(8))
        canvas.path(seeds, "#f1f2cd")

    return paint


def onion_ring(colour: str = "#a8456f") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        for share in (1.0, 0.66):
            canvas.circle(x + r * 0.06, y + r * 0.1, r * share, "none", stroke="#1c100b", stroke_width=f"{r * 0.12:.1f}", opacity=0.25)
            canvas.circle(x, y, r * share, "none", stroke=colour, stroke_width=f"{r * 0.12:.1f}")
            canvas.circle(x, y, r * share * 0.96, "none", stroke="#f6e3ea", stroke_width=f"{r * 0.08:.1f}")

    return paint


def chilli(colour: str = "#c9281c", *, whole: bool = True) -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        if not whole:
            canvas.circle(x + r * 0.1, y + r * 0.16, r, "#1c100b", opacity=0.28)
            canvas.circle(x, y, r, tint(canvas, colour, 0.08))
            canvas.circle(x, y, r * 0.68, lighter(colour, 0.55))
            canvas.circle(x, y, r * 0.28, "#f4e2a4")
            return
        points = [(-0.9, -0.1), (-0.5, -0.19), (0.2, -0.12), (0.98, 0.16), (0.2, 0.1), (-0.5, 0.14), (-0.88, 0.1)]
        outline = shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn))
        body(canvas, outline, tint(canvas, colour, 0.06), r, relief=0.3, lift=0.06, dome=False)
        shine = shapes.turned([(-r * 0.6, -r * 0.09), (0, -r * 0.07), (r * 0.5, r * 0.03)], x, y, turn)
        canvas.strokes(shapes.smooth(shine, closed=False), "#fff3e6", r * 0.035, opacity=0.6)
        stem = shapes.turned([(-r * 0.88, 0), (-r * 1.1, -r * 0.04), (-r * 1.25, -r * 0.16)], x, y, turn)
        canvas.strokes(shapes.smooth(stem, closed=False), "#5b7a33", r * 0.08)

    return paint


def olive(colour: str = "#4a3350") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, capsule(x, y, r, r * 0.78, turn, bumps=4), tint(canvas, colour, 0.1), r, relief=0.3)
        gleam(canvas, x, y, r, opacity=0.7)

    return paint


def pomegranate_seed() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, r * 0.74, rough=0.1, turn=turn, points=6), tint(canvas, "#b01535", 0.12), r, relief=0.4)
        gleam(canvas, x, y, r, opacity=0.85)

    return paint


def nut(colour: str = "#e3bd83") -> Item:
    """An almond, a cashew, a pine kernel."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.1)
        points = [(-1.0, 0), (-0.4, -0.42), (0.4, -0.38), (1.0, 0), (0.4, 0.4), (-0.4, 0.44)]
        body(canvas, shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)), tone, r, relief=0.24)
        (ax, ay), (bx, by) = shapes.turned([(-r * 0.6, -r * 0.05), (r * 0.6, -r * 0.03)], x, y, turn)
        canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", darker(tone, 0.3), r * 0.08, opacity=0.6)

    return paint


def mushroom() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [(-1, 0.1), (-0.7, -0.6), (0, -0.9), (0.7, -0.6), (1, 0.1), (0.4, 0.25), (0.3, 0.9), (-0.3, 0.9), (-0.4, 0.25)]
        body(canvas, shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)), "#c9a583", r, relief=0.25)
        inner = shapes.turned([(-0.6 * r, 0), (-0.4 * r, -0.4 * r), (0.4 * r, -0.4 * r), (0.6 * r, 0)], x, y, turn)
        canvas.path(shapes.smooth(inner), "#f0e0c8")

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


def star_anise() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        outline = "".join(
            shapes.smooth([polar(x, y, r * 0.1, turn + 45 * i), polar(x, y, r * 0.6, turn + 45 * i - 15), polar(x, y, r, turn + 45 * i), polar(x, y, r * 0.6, turn + 45 * i + 15)])
            for i in range(8)
        )
        body(canvas, outline, "#7a4424", r, relief=0.3, lift=0.1, dome=False)
        for i in range(8):
            canvas.circle(*polar(x, y, r * 0.6, turn + 45 * i), r * 0.09, "#d99a55")
        canvas.circle(x, y, r * 0.12, "#4a2614")

    return paint


def cinnamon() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, capsule(x, y, r, r * 0.14, turn, bumps=4), "#9a5a2f", r, relief=0.3, lift=0.08, dome=False)
        for side in (-0.05, 0.06):
            (ax, ay), (bx, by) = shapes.turned([(-r * 0.93, r * side), (r * 0.93, r * side)], x, y, turn)
            canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "#5f3116", r * 0.025, opacity=0.7)

    return paint


def garlic() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [polar(x, y, r * (0.98 if i % 2 else 0.86), turn + 36 * i) for i in range(10)]
        body(canvas, shapes.smooth(points), "#f3e8d6", r, relief=0.16, lift=0.12)
        ribs = "".join("M{:.1f} {:.1f}Q{:.1f} {:.1f} {:.1f} {:.1f}".format(x, y, *polar(x, y, r * 0.6, turn + 36 * i + 8), *polar(x, y, r * 0.86, turn + 36 * i)) for i in range(0, 10, 2))
        canvas.strokes(ribs, "#c9a9a0", r * 0.04)
        canvas.circle(x, y, r * 0.14, "#d9c3a0")

    return paint


def half_pomegranate() -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, rough=0.03), "#a3243b", r, relief=0.3, lift=0.12)
        canvas.circle(x, y, r * 0.88, "#f6dfb8")
        seed = pomegranate_seed()
        for px, py in shapes.scatter(canvas.chance, x, y, r * 0.74, 40, r * 0.19):
            seed(canvas, px, py, r * 0.115, canvas.chance.uniform(0, 360))
        ribs = "".join("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(x, y, *polar(x, y, r * 0.86, turn + 72 * i)) for i in range(5))
        canvas.strokes(ribs, "#f6dfb8", r * 0.045)

    return paint


def half_onion(colour: str = "#9c3b66") -> Item:
    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        body(canvas, shapes.blob(canvas.chance, x, y, r, r * 0.94, rough=0.03, turn=turn), colour, r, relief=0.3, lift=0.12)
        for share in (0.9, 0.72, 0.54, 0.36, 0.2):
            canvas.circle(x, y, r * share, "#f7e9ee", stroke=colour, stroke_width=f"{r * 0.035:.1f}", stroke_opacity=0.6)

    return paint


def avocado() -> Item:
    """Half an avocado with its stone."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        points = [(-1, 0), (-0.55, -0.42), (0.3, -0.62), (0.95, 0), (0.3, 0.62), (-0.55, 0.42)]
        body(canvas, shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)), "#3f5a2c", r, relief=0.2, lift=0.12)
        canvas.path(shapes.smooth(shapes.turned([(px * r * 0.88, py * r * 0.86) for px, py in points], x, y, turn)), canvas.lit("#c3cf6e", 0.2))
        sx, sy = shapes.turned([(r * 0.26, 0)], x, y, turn)[0]
        canvas.circle(sx, sy, r * 0.32, canvas.domed("#7a4a2a", 0.3))

    return paint


