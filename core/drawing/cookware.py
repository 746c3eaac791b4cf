"""What stands on a stove or a table without paint: trays, pans, boards, earthenware, wood, glass."""

from core.drawing import motifs, shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import darker, lighter
from core.drawing.crockery import drop_shadow
from core.drawing.shapes import polar
from core.drawing.well import Well

CLAY, COPPER, IRON, WOOD = "#b8633b", "#c98a54", "#33302f", "#b07a45"


def draw_tray(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """Paint an engraved copper tray and return the room in it."""
    drop_shadow(canvas, x, y, r, r, 0.05)
    canvas.circle(x, y, r, canvas.lit(COPPER, 0.5))
    canvas.circle(
        x, y, r * 0.965, canvas.linear([(0, darker(COPPER, 0.45), 1), (0.5, COPPER, 1), (1, lighter(COPPER, 0.5), 1)])
    )
    canvas.circle(
        x,
        y,
        r * 0.93,
        canvas.linear(
            [
                (0, lighter(COPPER, 0.35), 1),
                (0.4, COPPER, 1),
                (0.7, lighter(COPPER, 0.2), 1),
                (1, darker(COPPER, 0.25), 1),
            ]
        ),
    )
    count = 40
    engraved = "".join(motifs.petals(4, 0.25)(*polar(x, y, r * 0.9, 360 * i / count), r * 0.04) for i in range(count))
    canvas.path(engraved, darker(COPPER, 0.4), opacity=0.6)
    canvas.circle(x, y, r * 0.855, "none", stroke=darker(COPPER, 0.35), stroke_width=f"{r * 0.008:.1f}", opacity=0.7)
    return Well(x, y, r * 0.86, r * 0.86)


def draw_pan(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """Paint a pan with two ears and return the room in it."""
    r *= 0.93
    tilt = canvas.chance.choice([-18, 0, 24])
    for side in (0, 180):
        hx, hy = polar(x, y, r * 1.06, side + tilt)
        canvas.soft_shadow(hx + r * 0.04, hy + r * 0.07, r * 0.24, r * 0.24, 0.5, 0.5)
        canvas.circle(hx, hy, r * 0.15, "none", stroke=IRON, stroke_width=f"{r * 0.06:.1f}")
        canvas.circle(
            hx - r * 0.008,
            hy - r * 0.012,
            r * 0.15,
            "none",
            stroke=lighter(IRON, 0.25),
            stroke_width=f"{r * 0.014:.1f}",
        )
    drop_shadow(canvas, x, y, r, r, 0.09)
    canvas.circle(x, y, r, canvas.lit(IRON, 0.35))
    canvas.circle(x, y, r * 0.95, canvas.linear([(0, "#151212", 1), (0.6, IRON, 1), (1, lighter(IRON, 0.28), 1)]))
    return Well(x, y, r * 0.88, r * 0.88)


def draw_board(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """Paint a wooden board and return the room on it."""
    half_w, half_h = r * 1.22, r * 0.86
    wood = canvas.chance.choice([WOOD, "#9a6437", "#c08f57"])
    outline = shapes.rounded(x, y, 2 * half_w, 2 * half_h, r * 0.16)
    canvas.path(
        shapes.rounded(x + r * 0.05, y + r * 0.08, 2 * half_w * 1.02, 2 * half_h * 1.03, r * 0.2),
        "#1c100b",
        opacity=0.22,
    )
    canvas.path(
        shapes.rounded(x + r * 0.03, y + r * 0.05, 2 * half_w * 1.005, 2 * half_h * 1.01, r * 0.18),
        "#1c100b",
        opacity=0.35,
    )
    canvas.path(outline, darker(wood, 0.35), transform=f"translate({r * 0.006:.1f} {r * 0.022:.1f})")
    canvas.path(outline, canvas.lit(wood, 0.2))
    canvas.open_group(clip_path=canvas.clip(outline), opacity=0.4)
    for _ in range(26):
        top = y + canvas.chance.uniform(-1, 1) * half_h
        bend = canvas.chance.uniform(-0.05, 0.05) * r
        tone = darker(wood, 0.3) if canvas.chance.random() < 0.7 else lighter(wood, 0.3)
        grain = [(x - half_w, top), (x - half_w / 3, top + bend), (x + half_w / 3, top - bend / 2), (x + half_w, top)]
        canvas.strokes(shapes.smooth(grain, closed=False), tone, canvas.chance.uniform(0.002, 0.009) * r)
    canvas.close_group()
    canvas.circle(x + half_w * 0.9, y, r * 0.05, darker(wood, 0.6))
    return Well(x - r * 0.05, y, half_w * 0.82, half_h * 0.86, is_box=True)


def draw_earthenware(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """An earthenware dish, unglazed outside, with two ears."""
    r *= 0.95
    for side in (-1, 1):
        ear = shapes.rounded(x + side * r * 1.02, y, r * 0.26, r * 0.42, r * 0.12)
        canvas.path(ear, "#1c100b", opacity=0.35, transform=f"translate({r * 0.04:.1f} {r * 0.07:.1f})")
        canvas.path(ear, canvas.lit(darker(CLAY, 0.12), 0.3))
    drop_shadow(canvas, x, y, r, r, 0.09)
    canvas.circle(x, y, r, canvas.lit(CLAY, 0.3))
    canvas.circle(x, y, r * 0.97, "none", stroke=lighter(CLAY, 0.35), stroke_width=f"{r * 0.012:.1f}", opacity=0.7)
    inside = darker(CLAY, 0.3)
    canvas.circle(
        x, y, r * 0.9, canvas.linear([(0, darker(inside, 0.45), 1), (0.5, inside, 1), (1, lighter(inside, 0.25), 1)])
    )
    return Well(x, y, r * 0.86, r * 0.86)


def draw_glass_bowl(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """A glass bowl: the cloth shows through its wall."""
    r *= 0.9
    drop_shadow(canvas, x, y, r, r, 0.1)
    canvas.circle(x, y, r, "#eef4f2", opacity=0.42)
    canvas.circle(x, y, r * 0.985, "none", stroke="#ffffff", stroke_width=f"{r * 0.025:.1f}", opacity=0.85)
    canvas.circle(x, y, r * 0.9, "none", stroke="#ffffff", stroke_width=f"{r * 0.01:.1f}", opacity=0.5)
    facets = "".join(
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
        for i in range(28)
        for (ax, ay), (bx, by) in [(polar(x, y, r * 0.88, 360 * i / 28), polar(x, y, r * 0.97, 360 * i / 28))]
    )
    canvas.strokes(facets, "#ffffff", r * 0.012, opacity=0.45)
    return Well(x, y, r * 0.86, r * 0.86)


def draw_skillet(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """A cast-iron skillet with its long handle towards the guest's right hand."""
    r *= 0.92
    angle = canvas.chance.choice([28, 38, 150])
    (ax, ay), (bx, by) = polar(x, y, r * 0.9, angle), polar(x, y, r * 1.62, angle)
    handle = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    canvas.strokes(handle, "#1c100b", r * 0.22, opacity=0.4, transform=f"translate({r * 0.04:.1f} {r * 0.08:.1f})")
    canvas.strokes(handle, IRON, r * 0.2)
    canvas.strokes(handle, lighter(IRON, 0.2), r * 0.05, opacity=0.7)
    drop_shadow(canvas, x, y, r, r, 0.09)
    canvas.circle(x, y, r, canvas.lit(IRON, 0.35))
    canvas.circle(x, y, r * 0.95, canvas.linear([(0, "#151212", 1), (0.6, IRON, 1), (1, lighter(IRON, 0.28), 1)]))
    return Well(x, y, r * 0.88, r * 0.88)


def draw_wooden_bowl(canvas: Canvas, x: float, y: float, r: float) -> Well:
    """Paint a turned wooden bowl and return the room in it."""
    r *= 0.95
    drop_shadow(canvas, x, y, r, r, 0.09)
    canvas.circle(x, y, r, canvas.lit(WOOD, 0.3))
    for share in (0.985, 0.96, 0.935):
        canvas.circle(x, y, r * share, "none", stroke=darker(WOOD, 0.3), stroke_width=f"{r * 0.006:.1f}", opacity=0.5)
    inside = darker(WOOD, 0.22)
    canvas.circle(
        x, y, r * 0.9, canvas.linear([(0, darker(inside, 0.5), 1), (0.5, inside, 1), (1, lighter(inside, 0.25), 1)])
    )
    return Well(x, y, r * 0.86, r * 0.86)
