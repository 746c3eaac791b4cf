"""The back office's lookups on the wire. Source: docs/product/staff.md#back-office."""

from typing import Annotated

from pydantic import StringConstraints

from api.staff.fields import Reason
from api.staff.paging import PageOut
from core.wire import WireModel


class LookupRowOut(WireModel):
    """A cuisine, a category or an ingredient."""

    id: int
    code: str | None
    """What filters and addresses have; it never changes. Null of ingredients."""
    name: str
    """What the site shows."""
    recipes: int | None
    """Recipes that have it, drafts included; null of ingredients, to which recipes don't refer."""


class LookupPageOut(PageOut):
    """A page of one list."""

    rows: list[LookupRowOut]


class RenameIn(WireModel):
    """The new name."""

    name: Annotated[str, StringConstraints(max_length=1_000)]
    reason: Reason = ""
