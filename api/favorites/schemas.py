"""Favorites on the wire. Source: docs/product/recipes.md#favorites."""

from typing import Annotated

from pydantic import Field

from api.dependencies import MAX_ID
from core.wire import WireModel


class FavoriteIn(WireModel):
    """The recipe that is saved or taken off the list."""

    recipe_id: Annotated[int, Field(strict=True, ge=1, le=MAX_ID, examples=[1])]


class FavoriteOut(WireModel):
    """Whether the recipe is a favorite of the member."""

    is_favorite: bool
