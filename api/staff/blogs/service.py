"""Blogs as staff keep them."""

from sqlalchemy import Select
from sqlalchemy.orm import Session

from api.staff.blogs.schemas import BlogPageOut, BlogRowOut
from api.staff.paging import read_page
from api.staff.pictures import thumbnail_url
from api.staff.publishing import PublishedOut
from api.staff.rows import locked_row
from core.audit import Actor
from core.blogs import staff_changes
from core.models import Blog


def list_blogs(session: Session, statement: Select[Blog], page: int) -> BlogPageOut:
    """Return a page of blogs."""
    rows, place = read_page(session, statement, page)
    return BlogPageOut(**place, rows=[_show_row(blog) for blog in rows])


def publish(session: Session, actor: Actor, blog_id: int, is_published: bool, reason: str) -> PublishedOut:
    """Publish or unpublish. Raises NoSuchRow."""
    blog = locked_row(session, Blog, blog_id)
    staff_changes.set_published(session, actor, blog, is_published, reason=reason)
    return PublishedOut(id=blog.id, is_published=blog.is_published)


def _show_row(blog: Blog) -> BlogRowOut:
    return BlogRowOut(
        id=blog.id,
        slug=blog.slug,
        title=blog.title,
        image_url=thumbnail_url(blog.featured_image),
        author_id=blog.author_id,
        author_name=blog.author.full_name,
        is_published=blog.is_published,
        published_at=blog.published_at,
        view_count=blog.view_count,
        updated_at=blog.updated_at,
    )
