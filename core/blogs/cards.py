"""What a blog card shows: the one declaration behind search documents and the API's answers."""

from typing import Any

from core.images.renditions import BYLINE_WIDTH_PX, CARD_WIDTH_PX
from core.images.rows import url_of
from core.models import Blog
from core.wire import WireModel


class BlogCard(WireModel):
    """What a card shows. Source: docs/product/blogs.md#blog-fields."""

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


def card_values(blog: Blog) -> dict[str, Any]:
    """Return what the card shows, by the fields of BlogCard. The row has its picture and its author's loaded.

    The values are not validated, so that building a search document stays cheap.
    """
    return {
        "id": blog.id,
        "title": blog.title,
        "slug": blog.slug,
        "excerpt": blog.excerpt,
        "featured_image_url": url_of(blog.featured_image, CARD_WIDTH_PX),
        "author_name": blog.author.full_name,
        "author_profile_pic": url_of(blog.author.picture, BYLINE_WIDTH_PX),
        "created_at": blog.created_at.isoformat(),
        "tags": blog.tags,
    }


def build_blog_card(blog: Blog) -> dict[str, Any]:
    """Return what the card shows, by the names of the wire."""
    return {_WIRE_NAMES[name]: value for name, value in card_values(blog).items()}


_WIRE_NAMES = {name: field.alias or name for name, field in BlogCard.model_fields.items()}

CARD_FIELDS = tuple(_WIRE_NAMES.values())
"""The fields of a card, by the names of the wire."""
