"""The lookups as calls and pages show them. Source: docs/product/recipes.md#lookups."""

from sqlalchemy.orm import Session

from api.lookups import queries
from api.lookups.schemas import CategoryOut, CuisineOut


def list_categories(session: Session) -> list[CategoryOut]:
    """Return the categories in the order that staff gave them."""
    return [
        CategoryOut(
            id=category.id,
            code=category.code,
            short_name=category.short_name,
            name=category.short_name,
            icon_url=category.icon,
        )
        for category in queries.all_categories(session)
    ]


def list_cuisines(session: Session) -> list[CuisineOut]:
    """Return the cuisines by the name that the site shows."""
    return [CuisineOut.model_validate(cuisine) for cuisine in queries.all_cuisines(session)]
