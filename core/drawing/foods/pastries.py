"""Filled and folded doughs: pastries, dumplings, rolls, wraps."""

from collections.abc import Sequence

from core.drawing import shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter
from core.drawing.foods.arrange import Item
from core.drawing.foods.breads import BLISTER, BREAD, DOUGH
from core.drawing.foods.brush import body, capsule, freckle, gleam, tint
from core.drawing.shapes import polar


def samosa(colour: str = "#cf8f3c") -> Item:
    """A fried triangle with a pinched seam."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.07)
        corners = [polar(x, y, r, turn + a) for a in (0, 120, 240)]
        edge = []
        for i in range(3):
            a, b = corners[i], corners[(i + 1) % 3]
            edge += [
                (a[0] * 0.93 + x * 0.07, a[1] * 0.93 + y * 0.07),
                (
                    (a[0] + b[0]) * 0.46 + x * 0.08 + (a[0] + b[0] - 2 * x) * 0.07,
                    (a[1] + b[1]) * 0.46 + y * 0.08 + (a[1] + b[1] - 2 * y) * 0.07,
                ),
            ]
        outline = shapes.smooth(edge)
        body(canvas, outline, tone, r, relief=0.32, lift=0.12)
        canvas.open_group(clip_path=canvas.clip(outline))
        top = polar(x, y, r * 0.08, turn + 180)
        for i, (cx, cy) in enumerate(corners):
            canvas.strokes(
                f"M{top[0]:.1f} {top[1]:.1f}L{cx:.1f} {cy:.1f}",
                darker(tone, 0.3) if i else lighter(tone, 0.4),
                r * 0.05,
                opacity=0.6,
            )
        freckle(canvas, x, y, r * 0.8, BLISTER, 16, size=0.05, opacity=0.5)
        freckle(canvas, x - r * 0.1, y - r * 0.15, r * 0.6, lighter(tone, 0.5), 12, size=0.08, opacity=0.5)
        canvas.close_group()

    return paint


def dumpling(colour: str = DOUGH, *, pleats: int = 7, browned: bool = False) -> Item:
    """A half-moon with pleats: jiaozi, gyoza, pierogi."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        points = [
            (-1.0, 0.14),
            (-0.72, -0.38),
            (0, -0.58),
            (0.72, -0.38),
            (1.0, 0.14),
            (0.5, 0.4),
            (0, 0.46),
            (-0.5, 0.4),
        ]
        body(
            canvas,
            shapes.smooth(shapes.turned([(px * r, py * r) for px, py in points], x, y, turn)),
            tone,
            r,
            relief=0.24,
            lift=0.1,
        )
        seam = ""
        for i in range(pleats):
            share = (i + 0.5) / pleats * 2 - 1
            (ax, ay), (bx, by) = shapes.turned(
                [(share * r * 0.86, -r * (0.52 - 0.36 * share * share)), (share * r * 0.62, -r * 0.1)], x, y, turn
            )
            seam += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        canvas.strokes(seam, darker(tone, 0.3), r * 0.045, opacity=0.6)
        canvas.strokes(
            seam, "#fffaf0", r * 0.035, opacity=0.8, transform=f"translate({-r * 0.035:.1f} {-r * 0.03:.1f})"
        )
        if browned:
            cx, cy = shapes.turned([(0, r * 0.2)], x, y, turn)[0]
            freckle(canvas, cx, cy, r * 0.7, "#b87830", 9, size=0.2, opacity=0.4, squeeze=0.4, turn=turn)
        gleam(canvas, x, y, r * 0.7, opacity=0.6)

    return paint


def purse(colour: str = DOUGH) -> Item:
    """A dumpling gathered at the top: mantu, momo, khinkali."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.05)
        body(canvas, shapes.blob(canvas.chance, x, y, r * 0.92, rough=0.05, points=12), tone, r, relief=0.28, lift=0.14)
        folds = ""
        for i in range(10):
            p, q, m = (
                polar(x, y, r * 0.14, turn + 36 * i),
                polar(x, y, r * 0.74, turn + 36 * i + 22),
                polar(x, y, r * 0.45, turn + 36 * i + 2),
            )
            folds += f"M{p[0]:.1f} {p[1]:.1f}Q{m[0]:.1f} {m[1]:.1f} {q[0]:.1f} {q[1]:.1f}"
        canvas.strokes(folds, darker(tone, 0.32), r * 0.05, opacity=0.5)
        canvas.strokes(
            folds, "#fffaf0", r * 0.035, opacity=0.7, transform=f"translate({-r * 0.03:.1f} {-r * 0.03:.1f})"
        )
        canvas.circle(x, y, r * 0.15, canvas.domed(darker(tone, 0.12), 0.3))

    return paint


def roll(colour: str = "#cb8c3e", *, end: str = "#f3e6c8") -> Item:
    """A crisp or soft roll: spring roll, börek, wrap, cut open at one end."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone, w = tint(canvas, colour, 0.07), r * 0.2
        body(canvas, capsule(x, y, r, w, turn, bumps=4), tone, w, relief=0.34, lift=0.35, dome=False)
        freckle(canvas, x, y, r * 0.95, BLISTER, 12, size=0.05, opacity=0.45, squeeze=0.2, turn=turn)
        (ax, ay), (bx, by) = shapes.turned([(-r * 0.7, -w * 0.45), (r * 0.6, -w * 0.5)], x, y, turn)
        canvas.strokes(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", "#fff3d6", w * 0.16, opacity=0.55)
        seam = shapes.turned([(-r * 0.5, w * 0.9), (-r * 0.1, w * 0.1), (r * 0.55, -w * 0.05)], x, y, turn)
        canvas.strokes(shapes.smooth(seam, closed=False), darker(tone, 0.4), w * 0.09, opacity=0.5)
        ex, ey = shapes.turned([(r * 0.93, 0)], x, y, turn)[0]
        canvas.path(capsule(ex, ey, w * 0.66, w * 0.26, turn + 90, bumps=3), end)

    return paint


def wrap(bread: str = BREAD, fillings: Sequence[str] = ("#8a4526", "#86b04c", "#d93a26", "#f3ead2")) -> Item:
    """A rolled flatbread cut open, its filling showing at the right before turning."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        w = r * 0.36
        body(
            canvas, capsule(x, y, r, w, turn, bumps=4), tint(canvas, bread, 0.05), w, relief=0.26, lift=0.3, dome=False
        )
        freckle(canvas, x, y, r * 0.9, BLISTER, 18, size=0.05, opacity=0.55, squeeze=0.32, turn=turn)
        ex, ey = shapes.turned([(r * 0.82, 0)], x, y, turn)[0]
        canvas.path(capsule(ex, ey, w * 0.96, w * 0.62, turn + 90, bumps=3), darker(bread, 0.3))
        for px, py in shapes.scatter(canvas.chance, 0, 0, 1, 15):
            cx, cy = shapes.turned([(r * 0.84 + py * w * 0.46, px * w * 0.78)], x, y, turn)[0]
            tone = canvas.chance.choice(list(fillings))
            canvas.path(shapes.blob(canvas.chance, cx, cy, w * 0.24, rough=0.3, points=7), canvas.domed(tone, 0.28))
        seam = shapes.turned([(-r * 0.8, w * 0.5), (-r * 0.1, -w * 0.05), (r * 0.55, -w * 0.3)], x, y, turn)
        canvas.strokes(shapes.smooth(seam, closed=False), darker(bread, 0.35), w * 0.06, opacity=0.6)

    return paint


def taco(
    shell: str = "#e5b35a", fillings: Sequence[str] = ("#7a3d24", "#86b04c", "#d93a26", "#f3e2b0", "#7a3d24")
) -> Item:
    """A folded tortilla seen from above, its filling spilling out of the fold."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        back = capsule(*shapes.turned([(0, -r * 0.1)], x, y, turn)[0], r, r * 0.36, turn, bend=-0.1, bumps=4)
        body(canvas, back, darker(shell, 0.12), r, relief=0.2, lift=0.1, dome=False)
        for i in range(34):
            px, py = (i / 33 * 2 - 1) * 0.84, canvas.chance.uniform(-0.15, 0.14)
            cx, cy = shapes.turned([(px * r, py * r - r * 0.02 * (1 - px * px))], x, y, turn)[0]
            tone = tint(canvas, canvas.chance.choice(list(fillings)), 0.12)
            canvas.path(
                shapes.blob(
                    canvas.chance, cx, cy, r * 0.12, r * 0.09, rough=0.3, turn=canvas.chance.uniform(0, 180), points=7
                ),
                canvas.domed(tone, 0.32),
            )
        front = capsule(*shapes.turned([(0, r * 0.24)], x, y, turn)[0], r * 0.98, r * 0.2, turn, bend=0.1, bumps=4)
        body(canvas, front, shell, r * 0.5, relief=0.24, lift=0.06, dome=False)
        fx, fy = shapes.turned([(0, r * 0.26)], x, y, turn)[0]
        freckle(canvas, fx, fy, r * 0.9, BLISTER, 12, size=0.04, opacity=0.5, squeeze=0.2, turn=turn)

    return paint


def crepe(colour: str = "#d99a48") -> Item:
    """A thin crisp pancake rolled loosely, open at the ends: dosa, roti jala."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        w = r * 0.27
        outline = capsule(x, y, r, w, turn, bumps=4, wave=0.02)
        body(canvas, outline, colour, w, relief=0.36, lift=0.35, dome=False)
        canvas.open_group(clip_path=canvas.clip(outline))
        for i in range(-5, 6):
            line = shapes.turned([(i * r * 0.18, -w), (i * r * 0.18 + r * 0.07, 0), (i * r * 0.18, w)], x, y, turn)
            canvas.strokes(shapes.smooth(line, closed=False), darker(colour, 0.35), r * 0.018, opacity=0.4)
        freckle(canvas, x, y, r * 1.2, lighter(colour, 0.5), 40, size=0.04, opacity=0.45, squeeze=0.26, turn=turn)
        freckle(canvas, x, y, r * 1.2, "#9c5a22", 24, size=0.05, opacity=0.4, squeeze=0.26, turn=turn)
        canvas.close_group()
        seam = shapes.turned([(-r * 0.96, w * 0.25), (0, w * 0.36), (r * 0.96, w * 0.2)], x, y, turn)
        canvas.strokes(shapes.smooth(seam, closed=False), darker(colour, 0.5), r * 0.02, opacity=0.6)

    return paint


def lace(colour: str = "#f0c04a") -> Item:
    """A lace pancake folded in four: thin threads, holes between them."""

    def paint(canvas: Canvas, x: float, y: float, r: float, turn: float) -> None:
        tone = tint(canvas, colour, 0.06)
        a, b, c = (polar(x, y, r, turn + angle) for angle in (180, -38, 38))
        outline = (
            f"M{a[0]:.1f} {a[1]:.1f}L{b[0]:.1f} {b[1]:.1f}A{r * 1.7:.1f} {r * 1.7:.1f} 0 0 1 {c[0]:.1f} {c[1]:.1f}Z"
        )
        body(canvas, outline, darker(tone, 0.3), r, relief=0.12, lift=0.1, dome=False)
        canvas.open_group(clip_path=canvas.clip(outline))
        threads = ""
        for _ in range(16):
            px, py = polar(x, y, r * canvas.chance.random(), canvas.chance.uniform(0, 360))
            size = r * canvas.chance.uniform(0.2, 0.5)
            threads += shapes.blob(canvas.chance, px, py, size, rough=0.2, points=7)
        canvas.strokes(threads, tone, r * 0.075)
        canvas.strokes(threads, lighter(tone, 0.45), r * 0.03, opacity=0.6)
        canvas.close_group()
        canvas.path(outline, "none", stroke=lighter(tone, 0.1), stroke_width=f"{r * 0.06:.1f}", stroke_linejoin="round")

    return paint
