"""A sheet of SVG with its gradients, its random numbers and the direction of the light (above left)."""

import random

from core.drawing.colour import SHADOW, darker, lighter


class Canvas:
    """Collects SVG elements in painting order. Lengths are pixels of the finished picture."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width = width
        self.height = height
        self.chance = random.Random(seed)
        self._body: list[str] = []
        self._names: dict[str, str] = {}

    def add(self, element: str) -> None:
        self._body.append(element)

    def open_group(self, **attributes: str | float) -> None:
        self._body.append(f"<g {_format(attributes)}>")

    def close_group(self) -> None:
        self._body.append("</g>")

    def path(self, outline: str, fill: str = "none", *, opacity: float = 1.0, **attributes: str | float) -> None:
        if opacity < 1:
            # "opacity" would have the shape painted on a sheet of its own first: three times as slow.
            attributes["stroke_opacity" if fill == "none" else "fill_opacity"] = f"{opacity:g}"
        self._body.append(f'<path d="{outline}" fill="{fill}" {_format(attributes)}/>')

    def circle(
        self, x: float, y: float, radius: float, fill: str = "none", *, opacity: float = 1.0, **attributes: str | float
    ) -> None:
        if opacity < 1:
            attributes["stroke_opacity" if fill == "none" else "fill_opacity"] = f"{opacity:g}"
        self._body.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}" {_format(attributes)}/>')

    def strokes(
        self, lines: str, colour: str, width: float, *, opacity: float = 1.0, **attributes: str | float
    ) -> None:
        """Paint round-ended lines: grains, strands, stems."""
        if opacity < 1:
            attributes["stroke_opacity"] = f"{opacity:g}"
        self._body.append(
            f'<path d="{lines}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round"'
            f' stroke-linejoin="round" {_format(attributes)}/>'
        )

    def lit(self, colour: str, relief: float = 0.22) -> str:
        """Return a fill of this colour, lit from above left; `relief` is how round it looks."""
        stops = ((0.0, lighter(colour, relief)), (0.45, colour), (1.0, darker(colour, relief * 1.1)))
        body = "".join(f'<stop offset="{at}" stop-color="{stop}"/>' for at, stop in stops)
        return self._define(f'<linearGradient id="%s" x1=".15" y1="0" x2=".8" y2="1">{body}</linearGradient>')

    def domed(self, colour: str, relief: float = 0.25) -> str:
        """Return a fill that bulges: the light falls on its upper left, its edge turns away."""
        stops = ((0.0, lighter(colour, relief)), (0.5, colour), (1.0, darker(colour, relief * 1.2)))
        body = "".join(f'<stop offset="{at}" stop-color="{stop}"/>' for at, stop in stops)
        return self._define(f'<radialGradient id="%s" cx=".36" cy=".3" r=".78">{body}</radialGradient>')

    def radial(self, stops: list[tuple[float, str, float]], cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        """Return a round gradient of (place, colour, opacity) from its middle out."""
        body = "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)
        return self._define(f'<radialGradient id="%s" cx="{cx}" cy="{cy}" r="{r}">{body}</radialGradient>')

    def linear(self, stops: list[tuple[float, str, float]], x2: float = 1.0, y2: float = 1.0) -> str:
        """Return a straight gradient of (place, colour, opacity) from the upper left corner to (x2, y2)."""
        body = "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)
        return self._define(f'<linearGradient id="%s" x1="0" y1="0" x2="{x2}" y2="{y2}">{body}</linearGradient>')

    def soft_shadow(self, x: float, y: float, rx: float, ry: float, opacity: float = 0.4, core: float = 0.6) -> None:
        """Paint an elliptic shadow that fades from `core` (share of its radius) outwards."""
        stops = [
            (0.0, SHADOW, opacity),
            (core, SHADOW, opacity * 0.9),
            ((core + 1) / 2, SHADOW, opacity * 0.32),
            (1.0, SHADOW, 0.0),
        ]
        fill = self.radial(stops)
        self.add(f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}"/>')

    def clip(self, outline: str) -> str:
        """Return a clip-path value for everything inside the outline."""
        return self._define(f'<clipPath id="%s"><path d="{outline}"/></clipPath>')

    def to_svg(self) -> str:
        definitions = "".join(template % name for template, name in self._names.items())
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}"'
            f' viewBox="0 0 {self.width} {self.height}"><defs>{definitions}</defs>{"".join(self._body)}</svg>'
        )

    def _define(self, template: str) -> str:
        """Return a reference to a definition, `%s` its name; equal ones are written once."""
        return f"url(#{self._names.setdefault(template, f'd{len(self._names)}')})"


def _format(attributes: dict[str, str | float]) -> str:
    return " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in attributes.items())
