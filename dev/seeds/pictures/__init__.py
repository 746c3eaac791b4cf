"""Pictures of the seed recipes, drawn by code: a dish on its plate on a tiled cloth, seen from above."""

from dev.seeds.pictures.render import draw
from dev.seeds.pictures.scene import PictureRatio

__all__ = ["PictureRatio", "draw"]
