"""The back office's blogs on the wire. Source: docs/product/staff.md#back-office."""

from datetime import datetime

from api.staff.paging import PageOut
from core.wire import WireModel


class BlogRowOut(WireModel):
    """A blog in the list."""

    id: int
    slug: str
    title: str
    image_url: str | None
    author_id: int
    author_name: str
    is_published: bool
    published_at: datetime | None
    view_count: int
    updated_at: datetime


class BlogPageOut(PageOut):
    """A page of blogs."""

    rows: list[BlogRowOut]
