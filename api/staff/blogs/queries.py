"""The SELECTs behind the back office's blogs."""

from sqlalchemy import Select, select
from sqlalchemy.orm import joinedload

from core.models import Blog, User


def blogs(*, text: str, is_published: bool | None) -> Select[Blog]:
    """Return the SELECT of blogs whose title, or whose author's name, holds the text; newest first."""
    statement = select(Blog).options(joinedload(Blog.author), joinedload(Blog.featured_image))
    if text:
        is_by = Blog.author.has(User.full_name.icontains(text, autoescape=True))
        statement = statement.where(Blog.title.icontains(text, autoescape=True) | is_by)
    if is_published is not None:
        statement = statement.where(Blog.is_published == is_published)
    return statement.order_by(Blog.id.desc())
