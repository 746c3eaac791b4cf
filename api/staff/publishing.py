"""What the desks of recipes and of blogs have alike on the wire: drafts, and what makes them public."""

from enum import StrEnum

from pydantic import StrictBool

from api.staff.fields import Reason
from core.wire import WireModel


class Published(StrEnum):
    """Which ones are listed."""

    YES = "yes"
    NO = "no"


class PublishIn(WireModel):
    """Publish or unpublish."""

    publish: StrictBool
    reason: Reason = ""


class PublishedOut(WireModel):
    """How it is now."""

    id: int
    is_published: bool
