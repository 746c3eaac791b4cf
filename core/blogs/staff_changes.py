"""What staff do with blogs. Each change is recorded in the audit log. Source: docs/product/staff.md#back-office."""

from sqlalchemy.orm import Session

from core.audit import Action, Actor, SubjectKind, record
from core.blogs.publication import publish_blog, unpublish_blog
from core.models import Blog


def set_published(session: Session, actor: Actor, blog: Blog, is_published: bool, *, reason: str = "") -> None:
    """Publish or unpublish. What is so already is no change. Flushes."""
    if blog.is_published == is_published:
        return
    (publish_blog if is_published else unpublish_blog)(session, blog)
    action = Action.PUBLISH if is_published else Action.UNPUBLISH
    states = {"before": {"is_published": not is_published}, "after": {"is_published": is_published}}
    record(session, actor, action, SubjectKind.BLOG, blog.id, **states, reason=reason)
