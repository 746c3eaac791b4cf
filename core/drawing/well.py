"""The room for food in a vessel."""

import math
from dataclasses import dataclass

from core.drawing import shapes


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
