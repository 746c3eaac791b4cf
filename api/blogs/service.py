"""Blogs for readers."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from api.blogs import queries
from api.blogs.schemas import BlogListOut, BlogOut
from api.dependencies import MAX_ID
from api.errors import NotFound
from core.blogs.cards import BlogCard, card_values
from core.images.rows import url_of
from core.models import Blog, User

RECENT_LIMIT = 3
PAGE_WIDTH_PX = 1200


class BlogNotFound(NotFound):
    """No blog at this address is public."""

    code = "blog_not_found"
    sentence = "Blog post not found"


def list_recent_blogs(session: Session) -> Sequence[BlogCard]:
    """Return the cards of the three blogs that were published last."""
    return [show_blog_card(blog) for blog in queries.published_blogs(session, limit=RECENT_LIMIT)]


def list_blogs(session: Session, *, limit: int, offset: int) -> BlogListOut:
    """Return a page of the published blogs, the latest first."""
    # One more tells whether there is another page.
    found = queries.published_blogs(session, limit=limit + 1, offset=offset)
    return BlogListOut(blogs=[show_blog_card(blog) for blog in found[:limit]], has_more=len(found) > limit)


def show_blog(blog: Blog) -> BlogOut:
    """Return what the blog's page shows. The row has its featured image and its author's picture loaded."""
    return BlogOut(
        **card_values(blog) | {"featured_image_url": url_of(blog.featured_image, PAGE_WIDTH_PX)},
        content=blog.content,
        author_id=blog.author_id,
        view_count=blog.view_count,
        is_published=blog.is_published,
    )


def find_blog(session: Session, slug: str, reader: User | None) -> Blog:
    """Return the row of a blog that this reader may see, with what its page shows. Raises BlogNotFound."""
    return _readable(queries.blog_by_slug(session, slug), reader)


def find_readable_blog(session: Session, blog_id: int, reader: User | None) -> Blog:
    """Return the row of a blog that this reader may see: a draft for its author. Raises BlogNotFound."""
    return _readable(session.get(Blog, blog_id) if 0 < blog_id <= MAX_ID else None, reader)


def show_blog_card(blog: Blog) -> BlogCard:
    """Return what the blog's card shows. The row has its featured image and its author's picture loaded."""
    return BlogCard(**card_values(blog))


def _readable(blog: Blog | None, reader: User | None) -> Blog:
    if blog is None or not (blog.is_published or (reader is not None and reader.id == blog.author_id)):
        raise BlogNotFound
    return blog
