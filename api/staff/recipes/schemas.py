"""The back office's recipes on the wire. Source: docs/product/staff.md#back-office."""

from datetime import datetime
from enum import StrEnum

from api.staff.paging import PageOut
from core.wire import WireModel


class Source(StrEnum):
    """Where a recipe came from."""

    IMPORT = "import"
    MEMBER = "member"


class RecipeOrder(StrEnum):
    """What comes first."""

    NEWEST = "newest"
    CHANGED = "changed"
    TITLE = "title"
    VIEWS = "views"


class RecipeRowOut(WireModel):
    """A recipe in the list."""

    id: int
    title: str
    image_url: str | None
    cuisine_name: str | None
    category_name: str | None
    owner_id: int
    owner_name: str
    is_published: bool
    source: Source
    source_url: str | None
    average_rating: float
    review_count: int
    view_count: int
    created_at: datetime
    updated_at: datetime


class RecipePageOut(PageOut):
    """A page of recipes."""

    rows: list[RecipeRowOut]


class DependentsOut(WireModel):
    """What goes with a recipe when it is deleted, or loses it."""

    reviews: int
    favorites: int
    views: int
    generations: int
    """Requests that made it; they stay, without a recipe."""


class DeletedOut(WireModel):
    """It is gone."""

    id: int
