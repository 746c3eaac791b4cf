"""The back office's accounts on the wire. Source: docs/product/staff.md#back-office."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated

from pydantic import Field, StrictBool

from api.staff.fields import NeededReason, Reason
from api.staff.paging import PageOut
from core.models import CreditReason
from core.wire import WireModel

MOST_CREDITS = 10_000
"""That one change may move."""


class Flag(StrEnum):
    """Which accounts are listed."""

    STAFF = "staff"
    MASTER_CHEF = "master_chef"


class UserRowOut(WireModel):
    """An account in the list."""

    id: int
    name: str
    email: str
    picture_url: str | None
    is_master_chef: bool
    is_staff: bool
    is_own: bool
    """True for the site's own accounts, which have no sign-in."""
    credits: int
    since: datetime


class UserPageOut(PageOut):
    """A page of accounts."""

    rows: list[UserRowOut]


class FlagsIn(WireModel):
    """The flags as they are to be."""

    is_master_chef: StrictBool
    is_staff: StrictBool
    reason: Reason = ""


class CreditsIn(WireModel):
    """Credits to give, negative to take."""

    amount: Annotated[int, Field(ge=-MOST_CREDITS, le=MOST_CREDITS)]
    reason: NeededReason


class CreditEntryOut(WireModel):
    """A movement of credits."""

    amount: int
    balance_after: int
    reason: CreditReason
    note: str
    created_at: datetime


class CreditsOut(WireModel):
    """The newest movements of an account, at most 50."""

    credits: int
    entries: list[CreditEntryOut]
