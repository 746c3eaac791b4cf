"""What staff do with blogs. Each change is recorded in the audit log. Source: docs/product/staff.md#back-office."""

from sqlalchemy.orm import Session

from core.audit import Actor, SubjectKind, record_publication
from core.blogs.publication import publish_blog, unpublish_blog
from core.models import Blog


def set_published(session: Session, actor: Actor, blog: Blog, is_published: bool, *, reason: str = "") -> None:
    """Publish or unpublish. What is so already is no change. Flushes."""
    if blog.is_published == is_published:
        return
    (publish_blog if is_published else unpublish_blog)(session, blog)
    record_publication(session, actor, SubjectKind.BLOG, blog.id, is_published, reason=reason)
