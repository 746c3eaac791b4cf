"""Blogs for readers."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from api.blogs import queries
from api.blogs.schemas import BlogSummaryOut
from core.images import picture_url
from core.images.renditions import BYLINE_WIDTH_PX, CARD_WIDTH_PX
from core.models import Blog

RECENT_LIMIT = 3


def list_recent_blogs(session: Session) -> Sequence[BlogSummaryOut]:
    """Return the cards of the three blogs that were published last."""
    return [show_blog_card(blog) for blog in queries.recent_blogs(session, RECENT_LIMIT)]


def show_blog_card(blog: Blog) -> BlogSummaryOut:
    """Return what the blog's card shows. The row has its featured image and its author's picture loaded."""
    featured, portrait = blog.featured_image, blog.author.picture
    return BlogSummaryOut(
        id=blog.id,
        title=blog.title,
        slug=blog.slug,
        excerpt=blog.excerpt,
        featured_image_url=picture_url(featured.hash, CARD_WIDTH_PX) if featured else None,
        author_name=blog.author.full_name,
        author_profile_pic=picture_url(portrait.hash, BYLINE_WIDTH_PX) if portrait else None,
        created_at=blog.created_at.isoformat(),
        tags=blog.tags,
    )
