"""Blogs on the wire. Source: docs/product/blogs.md#blog-fields."""

from datetime import datetime
from typing import Annotated

from pydantic import Field, StrictBool

from core.blogs.cards import BlogCard
from core.wire import WireModel

LONGEST_SLUG = 300


class BlogListOut(WireModel):
    """A page of the blog list."""

    blogs: list[BlogCard]
    has_more: Annotated[bool, Field(alias="HasMore")]


class BlogOut(BlogCard):
    """A blog as its page shows it."""

    content: str
    """Cleaned HTML."""
    author_id: int
    view_count: int
    is_published: bool


class BlogEditOut(WireModel):
    """A blog as its editor opens it."""

    id: int
    slug: str
    author_id: int
    title: str
    excerpt: str
    content: str
    featured_image_url: str | None
    tags: list[str]
    is_published: bool
    version: str
    """Hand it back with the form."""
    updated_at: datetime


class SavedOut(WireModel):
    """The blog is stored."""

    id: int
    slug: str
    version: str


class PublishIn(WireModel):
    """Whether the blog is to be public."""

    publish: StrictBool
    slug: Annotated[str, Field(min_length=1, max_length=LONGEST_SLUG, examples=["the-patience-of-biryani"])]


class PublishedOut(WireModel):
    """The blog is public, or a draft again."""

    slug: str
    is_published: bool
