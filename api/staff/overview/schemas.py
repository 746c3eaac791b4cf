"""The start page of the desks on the wire. Source: docs/product/staff.md#staff-pages."""

from core.wire import WireModel


class WaitingOut(WireModel):
    """How many wait for staff."""

    waiting: int
    overdue: int | None
    """Of these, how many have waited longer than members are told; null where they are told nothing."""


class OverviewOut(WireModel):
    """What waits for staff, by kind."""

    reviews: WaitingOut
    comments: WaitingOut
    recipes: WaitingOut
    """Drafts of members."""
    messages: WaitingOut
    """Not marked as answered."""
    imports: WaitingOut
    """Checked files, to be confirmed or discarded."""
