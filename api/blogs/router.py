"""GET /blogs/…: what master chefs write."""

from collections.abc import Sequence

from fastapi import APIRouter

from api.blogs import queries
from api.blogs.schemas import BlogSummaryOut
from api.dependencies import SessionDep
from core.images import picture_url
from core.models import Blog

RECENT_LIMIT = 3
FEATURED_WIDTH_PX = 800
AVATAR_WIDTH_PX = 96

router = APIRouter(prefix="/blogs", tags=["blogs"])


@router.get("/recent-3")
def list_recent_blogs(session: SessionDep) -> Sequence[BlogSummaryOut]:
    """The home page's three latest blogs."""
    return [summarise(blog) for blog in queries.recent_blogs(session, RECENT_LIMIT)]


def summarise(blog: Blog) -> BlogSummaryOut:
    """Return what the blog's card shows."""
    featured, portrait = blog.featured_image, blog.author.picture
    return BlogSummaryOut(
        id=blog.id,
        title=blog.title,
        slug=blog.slug,
        excerpt=blog.excerpt,
        featured_image_url=picture_url(featured.hash, FEATURED_WIDTH_PX) if featured else None,
        author_name=blog.author.full_name,
        author_profile_pic=picture_url(portrait.hash, AVATAR_WIDTH_PX) if portrait else None,
        created_at=blog.created_at.isoformat(),
        tags=blog.tags,
    )
