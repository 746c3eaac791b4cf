"""The pictures of a generated recipe."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from sqlalchemy.orm import Session

from core.drawing.generated import describe
from core.drawing.render import draw as draw_picture
from core.images import MediaStorage, Ratio
from core.images.rows import save_image
from core.images.store import EncodedPicture, encode_picture
from core.models import Recipe
from core.recipes.inputs import RecipeInput

log = logging.getLogger(__name__)

RATIOS: tuple[Literal["4:3", "20:9"], ...] = ("4:3", "20:9")


@dataclass(frozen=True)
class DrawnPictures:
    """A picture for each place of a recipe, encoded; without any where none could be drawn."""

    by_ratio: Mapping[Ratio, EncodedPicture]

    def attach(self, session: Session, recipe: Recipe, media: MediaStorage) -> None:
        """Store rows and files, and show the pictures with the recipe. Flushes."""
        if preview := self.by_ratio.get("4:3"):
            recipe.preview_image_id = save_image(session, preview.stored, "4:3")
        if banner := self.by_ratio.get("20:9"):
            recipe.banner_image_id = save_image(session, banner.stored, "20:9")
        session.flush()
        # Rows first: while this transaction holds them, worker.pictures does not delete the files.
        for picture in self.by_ratio.values():
            picture.write_to(media)


def draw(recipe: RecipeInput) -> DrawnPictures:
    """Return the recipe's pictures in the site's art direction; none where drawing fails, which is logged."""
    described = describe(
        recipe.short_title,
        recipe.cuisine_code or "",
        recipe.category_code or "",
        [part.name for part in recipe.ingredients],
    )
    try:
        return DrawnPictures({ratio: encode_picture(draw_picture(described, ratio), ratio=ratio) for ratio in RATIOS})
    except Exception:
        # A member has paid for a recipe: it is worth having without a picture.
        log.exception("no picture of %s", recipe.short_title)
        return DrawnPictures({})
