"""Plates, bowls and dishes, painted with the cuisine's colours and stars."""

import math

from core.drawing import motifs, shapes
from core.drawing.canvas import Canvas
from core.drawing.colour import CREAM, darker, lighter, mix
from core.drawing.cuisines import Cuisine
from core.drawing.motifs import Motif
from core.drawing.shapes import polar
from core.drawing.well import Well


def drop_shadow(canvas: Canvas, x: float, y: float, rx: float, ry: float, lift: float = 0.06) -> None:
    """Paint the shadow of something of this size; `lift` is how high its rim stands, as a share."""
    r = min(rx, ry)
    canvas.soft_shadow(x + r * lift * 1.1, y + r * lift * 1.7, rx * 1.14, ry * 1.16, 0.62, 0.78)
    canvas.soft_shadow(x + r * lift * 0.4, y + r * lift * 0.6, rx * 1.04, ry * 1.04, 0.5, 0.9)


def draw_plate(canvas: Canvas, cuisine: Cuisine, x: float, y: float, rx: float, ry: float) -> Well:
    """Paint a plate, round or oval, and return the room in it."""
    glaze = mix(CREAM, cuisine.ground, 0.03)
    drop_shadow(canvas, x, y, rx, ry)
    canvas.path(shapes.disc(x, y, rx, ry), canvas.lit(glaze, 0.2))
    canvas.path(
        shapes.disc(x, y, rx * 0.985, ry * 0.985), "none", stroke=cuisine.ground, stroke_width=f"{rx * 0.016:.1f}"
    )
    _paint_band(canvas, cuisine, x, y, rx, ry)
    canvas.path(shapes.disc(x, y, rx * 0.735, ry * 0.735), darker(glaze, 0.16), opacity=0.7)
    canvas.path(
        shapes.disc(x + rx * 0.006, y + ry * 0.01, rx * 0.722, ry * 0.722),
        canvas.linear([(0, darker(glaze, 0.13), 1), (0.35, glaze, 1), (1, lighter(glaze, 0.8), 1)]),
    )
    return Well(x, y, rx * 0.77, ry * 0.77)


def _paint_band(canvas: Canvas, cuisine: Cuisine, x: float, y: float, rx: float, ry: float) -> None:
    """A frieze of the cuisine's stars around the rim."""
    count = 24
    size = rx * 0.082
    star, dot = _frieze(canvas, cuisine)
    places = [
        (x + rx * 0.86 * math.cos(2 * math.pi * i / count), y + ry * 0.86 * math.sin(2 * math.pi * i / count))
        for i in range(count)
    ]
    between = [
        (
            x + rx * 0.86 * math.cos(2 * math.pi * (i + 0.5) / count),
            y + ry * 0.86 * math.sin(2 * math.pi * (i + 0.5) / count),
        )
        for i in range(count)
    ]
    canvas.path("".join(star(px, py, size) for px, py in places), mix(cuisine.ground, CREAM, 0.08), fill_rule="evenodd")
    canvas.path("".join(dot(px, py, size * 0.42) for px, py in places), mix(cuisine.second, CREAM, 0.05))
    canvas.path("".join(dot(px, py, size * 0.3) for px, py in between), mix(cuisine.second, CREAM, 0.05))
    for share in (0.945, 0.775):
        canvas.path(
            shapes.disc(x, y, rx * share, ry * share),
            "none",
            stroke=mix(cuisine.ground, CREAM, 0.2),
            stroke_width=f"{rx * 0.006:.1f}",
        )


def _frieze(canvas: Canvas, cuisine: Cuisine) -> tuple[Motif, Motif]:
    star = canvas.chance.choice(
        [
            motifs.star(8, 0.765),
            motifs.star(8, 0.6),
            motifs.petals(4, 0.3),
            motifs.star(4, 0.5),
            motifs.petals(6, 0.26),
            motifs.tulips(4, 45),
        ]
    )
    return star, canvas.chance.choice([motifs.disc(), motifs.square()])


def draw_bowl(canvas: Canvas, cuisine: Cuisine, x: float, y: float, r: float) -> Well:
    """Paint a bowl and return the room in it."""
    r *= 0.94
    outside = darker(cuisine.ground, 0.05)
    drop_shadow(canvas, x, y, r, r, 0.1)
    canvas.circle(x, y, r, canvas.lit(outside, 0.3))
    canvas.circle(x, y, r * 0.985, canvas.lit(mix(CREAM, cuisine.ground, 0.04), 0.25))
    count = 36
    places = [polar(x, y, r * 0.93, 360 * i / count) for i in range(count)]
    motif = canvas.chance.choice([motifs.star(4, 0.5), motifs.disc(), motifs.star(8, 0.6), motifs.square()])
    canvas.path("".join(motif(px, py, r * 0.03) for px, py in places), mix(cuisine.ground, CREAM, 0.05))
    inside = mix(cuisine.ground, CREAM, 0.1)
    canvas.circle(
        x, y, r * 0.885, canvas.linear([(0, darker(inside, 0.5), 1), (0.5, inside, 1), (1, lighter(inside, 0.3), 1)])
    )
    return Well(x, y, r * 0.84, r * 0.84)


def draw_dish(canvas: Canvas, cuisine: Cuisine, x: float, y: float, r: float) -> Well:
    """Paint a rectangular baking dish and return the room in it."""
    half_w, half_h = r * 1.16, r * 0.84
    glaze = mix(cuisine.ground, CREAM, 0.06)
    for side in (-1, 1):
        canvas.path(
            shapes.rounded(x + side * half_w * 1.02, y, r * 0.24, half_h * 0.7, r * 0.1),
            canvas.lit(darker(glaze, 0.12), 0.3),
        )
    canvas.path(
        shapes.rounded(x + r * 0.06, y + r * 0.1, 2 * half_w * 1.03, 2 * half_h * 1.04, r * 0.26),
        "#1c100b",
        opacity=0.22,
    )
    canvas.path(
        shapes.rounded(x + r * 0.03, y + r * 0.05, 2 * half_w * 1.01, 2 * half_h * 1.01, r * 0.24),
        "#1c100b",
        opacity=0.38,
    )
    canvas.path(shapes.rounded(x, y, 2 * half_w, 2 * half_h, r * 0.22), canvas.lit(glaze, 0.35))
    canvas.path(
        shapes.rounded(x, y, 2 * half_w * 0.965, 2 * half_h * 0.95, r * 0.19), canvas.lit(mix(CREAM, glaze, 0.06), 0.2)
    )
    canvas.path(shapes.rounded(x, y, 2 * half_w * 0.91, 2 * half_h * 0.88, r * 0.16), darker(CREAM, 0.35))
    return Well(x, y, half_w * 0.9, half_h * 0.865, is_box=True)


def draw_leaf(canvas: Canvas, well: Well) -> Well:
    """A round of banana leaf in the plate."""
    green = "#3f7d3a"
    x, y, r = well.x, well.y, well.r * 1.0
    canvas.circle(x + r * 0.02, y + r * 0.03, r, "#1c100b", opacity=0.3)
    canvas.circle(x, y, r, canvas.lit(green, 0.25))
    canvas.open_group(clip_path=canvas.clip(shapes.disc(x, y, r)))
    ribs = "".join(
        f"M{x + i * r / 9:.1f} {y - r:.1f}L{x + i * r / 9 + r * 0.35:.1f} {y + r:.1f}" for i in range(-14, 12)
    )
    canvas.strokes(ribs, lighter(green, 0.25), r * 0.006, opacity=0.5)
    canvas.strokes(f"M{x - r:.1f} {y - r * 0.1:.1f}L{x + r:.1f} {y + r * 0.12:.1f}", lighter(green, 0.45), r * 0.035)
    canvas.close_group()
    return Well(x, y, r * 0.98, r * 0.98)


def draw_square_plate(canvas: Canvas, cuisine: Cuisine, x: float, y: float, r: float) -> Well:
    """A square plate with a painted edge."""
    half_w, half_h = r * 1.08, r * 0.9
    glaze = mix(CREAM, cuisine.ground, 0.05)
    for share, opacity in ((1.06, 0.22), (1.02, 0.38)):
        shadow = shapes.rounded(x + r * 0.04, y + r * 0.07, 2 * half_w * share, 2 * half_h * share, r * 0.2)
        canvas.path(shadow, "#1c100b", opacity=opacity)
    canvas.path(
        shapes.rounded(x, y, 2 * half_w, 2 * half_h, r * 0.16), canvas.lit(mix(cuisine.ground, CREAM, 0.04), 0.3)
    )
    canvas.path(shapes.rounded(x, y, 2 * half_w * 0.95, 2 * half_h * 0.94, r * 0.13), canvas.lit(glaze, 0.2))
    canvas.path(shapes.rounded(x, y, 2 * half_w * 0.84, 2 * half_h * 0.82, r * 0.1), darker(glaze, 0.14))
    inner = canvas.linear([(0, darker(glaze, 0.1), 1), (0.4, glaze, 1), (1, lighter(glaze, 0.8), 1)])
    canvas.path(shapes.rounded(x + r * 0.006, y + r * 0.01, 2 * half_w * 0.83, 2 * half_h * 0.805, r * 0.1), inner)
    return Well(x, y, half_w * 0.84, half_h * 0.84, is_box=True)
