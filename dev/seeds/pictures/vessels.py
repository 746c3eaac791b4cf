"""What food is served in, and the room it leaves for the food."""

import math
from dataclasses import dataclass
from typing import Literal

from dev.seeds.pictures import motifs, shapes
from dev.seeds.pictures.canvas import Canvas
from dev.seeds.pictures.colour import CREAM, darker, lighter, mix
from dev.seeds.pictures.cuisines import Cuisine
from dev.seeds.pictures.motifs import Motif
from dev.seeds.pictures.shapes import polar

Vessel = Literal["plate", "bowl", "tray", "pan", "board", "dish", "platter", "leaf", "saucer"]

CLAY, COPPER, IRON, WOOD = "#b8633b", "#c98a54", "#33302f", "#b07a45"


@dataclass(frozen=True)
class Well:
    """The part of a vessel that holds food: an ellipse, or a rectangle with `is_box`. Half sizes, pixels."""

    x: float
    y: float
    rx: float
    ry: float
    is_box: bool = False

    @property
    def r(self) -> float:
        """The radius of a round well of the same size: the measure for what lies in it."""
        return math.sqrt(self.rx * self.ry)

    def outline(self, share: float = 1.0) -> str:
        if self.is_box:
            return shapes.rounded(self.x, self.y, 2 * self.rx * share, 2 * self.ry * share, self.r * 0.18)
        return shapes.disc(self.x, self.y, self.rx * share, self.ry * share)


def set_vessel(canvas: Canvas, vessel: Vessel, cuisine: Cuisine, x: float, y: float, radius: float) -> Well:
    """Put a vessel on the cloth and return the room in it."""
    match vessel:
        case "bowl":
            return _bowl(canvas, cuisine, x, y, radius)
        case "tray":
            return _tray(canvas, x, y, radius)
        case "pan":
            return _pan(canvas, x, y, radius)
        case "board":
            return _board(canvas, x, y, radius)
        case "dish":
            return _dish(canvas, cuisine, x, y, radius)
        case "platter":
            return _plate(canvas, cuisine, x, y, radius * 1.22, radius * 0.86)
        case "leaf":
            well = _plate(canvas, cuisine, x, y, radius, radius)
            return _leaf(canvas, well)
        case "saucer":
            return _plate(canvas, cuisine, x, y, radius * 0.82, radius * 0.82)
        case _:
            return _plate(canvas, cuisine, x, y, radius, radius)


def _drop_shadow(canvas: Canvas, x: float, y: float, rx: float, ry: float, lift: float = 0.06) -> None:
    r = min(rx, ry)
    canvas.soft_shadow(x + r * lift * 1.1, y + r * lift * 1.7, rx * 1.14, ry * 1.16, 0.62, 0.78)
    canvas.soft_shadow(x + r * lift * 0.4, y + r * lift * 0.6, rx * 1.04, ry * 1.04, 0.5, 0.9)


def _plate(canvas: Canvas, cuisine: Cuisine, x: float, y: float, rx: float, ry: float) -> Well:
    glaze = mix(CREAM, cuisine.ground, 0.03)
    _drop_shadow(canvas, x, y, rx, ry)
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


def _bowl(canvas: Canvas, cuisine: Cuisine, x: float, y: float, r: float) -> Well:
    r *= 0.94
    outside = darker(cuisine.ground, 0.05)
    _drop_shadow(canvas, x, y, r, r, 0.1)
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


def _tray(canvas: Canvas, x: float, y: float, r: float) -> Well:
    _drop_shadow(canvas, x, y, r, r, 0.05)
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


def _pan(canvas: Canvas, x: float, y: float, r: float) -> Well:
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
    _drop_shadow(canvas, x, y, r, r, 0.09)
    canvas.circle(x, y, r, canvas.lit(IRON, 0.35))
    canvas.circle(x, y, r * 0.95, canvas.linear([(0, "#151212", 1), (0.6, IRON, 1), (1, lighter(IRON, 0.28), 1)]))
    return Well(x, y, r * 0.88, r * 0.88)


def _board(canvas: Canvas, x: float, y: float, r: float) -> Well:
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


def _dish(canvas: Canvas, cuisine: Cuisine, x: float, y: float, r: float) -> Well:
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


def _leaf(canvas: Canvas, well: Well) -> Well:
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
