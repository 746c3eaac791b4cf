"""What a recipe card shows: the one declaration behind search documents, the API's answers and their schema."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Annotated, Any

from pydantic import Field

from core.images.renditions import CARD_WIDTH_PX
from core.images.rows import url_of
from core.models import Recipe
from core.wire import WireModel


@dataclass(frozen=True)
class Shows:
    """How a card's field is read from the recipe's row. The row has cuisine, category and preview image loaded."""

    read: Callable[[Recipe], object]


def _picture_url(recipe: Recipe) -> str | None:
    return url_of(recipe.preview_image, CARD_WIDTH_PX)


def _picture_blurhash(recipe: Recipe) -> str | None:
    return recipe.preview_image.blurhash if recipe.preview_image else None


class RecipeCard(WireModel):
    """What a card shows. What the recipe's author did not say is null."""

    id: Annotated[int, Shows(lambda recipe: recipe.id), Field(examples=[7])]
    recipe_id: Annotated[int, Shows(lambda recipe: recipe.id)]
    """The same number as ID."""
    slug: Annotated[str, Shows(lambda recipe: recipe.slug)]
    short_title: Annotated[str, Shows(lambda recipe: recipe.short_title)]
    long_title: Annotated[str, Shows(lambda recipe: recipe.long_title)]
    description: Annotated[str, Shows(lambda recipe: recipe.description)]
    image_4_3_url: Annotated[str | None, Shows(_picture_url)]
    image_4_3_blurhash: Annotated[str | None, Shows(_picture_blurhash)]
    cuisine_name: Annotated[str | None, Shows(lambda recipe: recipe.cuisine and recipe.cuisine.name)]
    cuisine_display_name: Annotated[
        str | None, Shows(lambda recipe: recipe.cuisine and recipe.cuisine.display_name), Field(examples=["Indian"])
    ]
    """What the site shows of the cuisine; staff may rename it."""
    cuisine_code: Annotated[str | None, Shows(lambda recipe: recipe.cuisine and recipe.cuisine.code)]
    category_name: Annotated[str | None, Shows(lambda recipe: recipe.category and recipe.category.short_name)]
    category_code: Annotated[str | None, Shows(lambda recipe: recipe.category and recipe.category.code)]
    difficulty_level: Annotated[str | None, Shows(lambda recipe: recipe.difficulty), Field(examples=["Medium"])]
    total_time: Annotated[int | None, Shows(lambda recipe: recipe.total_minutes)]
    """Minutes."""
    serving_size: Annotated[int | None, Shows(lambda recipe: recipe.serving_size)]
    average_rating: Annotated[float, Shows(lambda recipe: float(recipe.rating_average.quantize(Decimal("0.01"))))]
    """0 to 5, of approved reviews; 0 without any."""
    review_count: Annotated[int, Shows(lambda recipe: recipe.rating_count)]


def build_recipe_card(recipe: Recipe) -> dict[str, Any]:
    """Return what the recipe's card shows, by the names of the wire: the shape of `RecipeCard`.

    The values are not validated, so that building a search document stays cheap.
    """
    return {name: read(recipe) for name, read in _READERS.items()}


def _reader(name: str) -> Callable[[Recipe], object]:
    for part in RecipeCard.model_fields[name].metadata:
        if isinstance(part, Shows):
            return part.read
    raise TypeError(f"RecipeCard.{name} does not say how it is read: annotate it with Shows.")


_READERS = {field.alias or name: _reader(name) for name, field in RecipeCard.model_fields.items()}

CARD_FIELDS = tuple(_READERS)
"""The fields of a card, by the names of the wire."""


def _blank(annotation: Any) -> object:
    return annotation() if annotation in (str, int, float) else None


_BLANK = {field.alias or name: _blank(field.annotation) for name, field in RecipeCard.model_fields.items()}


def card_of(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the card in a search document.

    While a release is rolled out, a document may come from another one: a field that it has not is null, 0 or empty.
    """
    return {name: document.get(name, blank) for name, blank in _BLANK.items()}
