"""Lookups on the wire. Source: docs/product/recipes.md#lookups."""

from core.wire import WireModel


class CategoryOut(WireModel):
    """A kind of dish or occasion."""

    id: int
    code: str
    short_name: str
    name: str
    icon_url: str
    """The name of an icon: coffee, pizza, drumstick, cookie, ice-cream, moon or party-popper."""


class CuisineOut(WireModel):
    """A cuisine."""

    id: int
    code: str
    name: str
    display_name: str
    """What the site shows."""


class IngredientOut(WireModel):
    """An ingredient that forms offer."""

    id: int
    name: str
    category: str
