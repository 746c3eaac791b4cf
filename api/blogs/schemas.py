"""Blogs on the wire. Source: docs/product/blogs.md#blog-fields."""

from core.wire import WireModel


class BlogSummaryOut(WireModel):
    """What a blog card shows."""

    id: int
    title: str
    slug: str
    excerpt: str
    featured_image_url: str | None
    author_name: str
    author_profile_pic: str | None
    created_at: str
    """ISO 8601, UTC."""
    tags: list[str]
