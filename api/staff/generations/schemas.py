"""Generation jobs on the wire of the back office. Source: docs/product/staff.md#back-office."""

from datetime import datetime

from api.staff.paging import PageOut
from core.models import JobState
from core.wire import WireModel


class GenerationRowOut(WireModel):
    """A request for a recipe."""

    id: int
    member_id: int
    member_name: str
    cuisine_name: str
    category_name: str
    ingredients: list[str]
    instructions: str
    state: JobState
    attempts: int
    """How often a worker has begun it."""
    recipe_id: int | None
    failure_code: str | None
    failure_text: str | None
    created_at: datetime
    finished_at: datetime | None


class GenerationPageOut(PageOut):
    """A page of requests."""

    rows: list[GenerationRowOut]
