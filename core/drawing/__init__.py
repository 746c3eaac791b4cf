"""Pictures of dishes, drawn by code: a dish on its plate on a tiled cloth, seen from above."""

from core.drawing.generated import draw_recipe_picture
from core.drawing.render import draw
from core.drawing.scene import PictureRatio

__all__ = ["PictureRatio", "draw", "draw_recipe_picture"]
