"""The moderation desk on the wire. Source: docs/product/staff.md#moderation-desk."""

from datetime import datetime
from typing import Annotated

from pydantic import Field

from api.staff.fields import Reason, RowID
from core.moderation.decisions import DecidedKind
from core.wire import WireModel

MOST_AT_ONCE = 100


class WaitingItemOut(WireModel):
    """A review, comment or draft that waits for staff."""

    kind: DecidedKind
    id: int
    since: datetime
    is_overdue: bool
    """Whether it has waited longer than members are told; never of a recipe."""
    member_id: int
    member_name: str
    about: str
    """Title of the recipe or blog."""
    about_url: str
    """Path of its page."""
    rating: int | None
    """Stars of a review."""
    texts: list[str]
    """What the member wrote, without empty fields; of a recipe its description, ingredients and steps."""
    concerns: list[str]
    """Why it waits: the checker's reasons, or what the halal guard says of a recipe."""


class WaitingListOut(WireModel):
    """What waits, oldest first."""

    items: list[WaitingItemOut]
    waiting: int
    """How many wait in all, of the kinds asked for."""
    overdue: int


class DecidedItemIn(WireModel):
    """What is decided on."""

    kind: DecidedKind
    id: RowID


Items = Annotated[list[DecidedItemIn], Field(min_length=1, max_length=MOST_AT_ONCE)]


class DecideIn(WireModel):
    """One decision on one or many."""

    items: Items
    approve: bool
    reason: Reason = ""


class TakeBackIn(WireModel):
    """Decisions to take back."""

    items: Items


class OutcomeOut(WireModel):
    """What became of one item."""

    kind: DecidedKind
    id: int
    is_done: bool
    code: str | None
    """Why it is as it was; null when it is done."""
    message: str
    """The same in a sentence; empty when it is done."""


class OutcomesOut(WireModel):
    """What became of each item, in the order in which they were sent."""

    outcomes: list[OutcomeOut]
