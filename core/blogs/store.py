"""Storing blogs."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.blogs import queries
from core.blogs.drafts import BlogDraft
from core.models import Blog, User
from core.slugs import free_slug

RESERVED_SLUGS = frozenset(
    {"all", "comments", "create", "edit", "mark-viewed", "new", "publish", "recent-3", "save", "submit-comment"}
)
"""Words that routes use beside slugs. Source: docs/product/blogs.md#addresses."""
SAME_DRAFT_WITHIN = timedelta(minutes=10)
"""A draft saved twice within this time, by a second click or a repeated request, is one draft."""
SLUG_LOCK = 7_201_303
"""Of PostgreSQL's advisory locks: two blogs of one title are given their slugs one after the other."""


def store_new_blog(session: Session, draft: BlogDraft, *, author: User, image_id: int) -> Blog:
    """Store a draft of the author and return it; the same draft again is the one that is stored already. Flushes."""
    session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SLUG_LOCK})
    blog = Blog(author_id=author.id)
    _write(blog, draft, image_id)
    known = queries.draft_like(session, blog, since=datetime.now(UTC) - SAME_DRAFT_WITHIN)
    if known is not None:
        _write(known, draft, image_id)
        session.flush()
        return known
    blog.slug = free_slug(
        draft.title,
        noun="blog",
        reserved=RESERVED_SLUGS,
        is_taken=lambda candidate: queries.is_slug_taken(session, candidate),
    )
    session.add(blog)
    session.flush()
    return blog


def overwrite_blog(session: Session, blog: Blog, draft: BlogDraft, *, image_id: int | None) -> None:
    """Overwrite the blog's texts, and its picture if there is a new one. The slug and publication stay. Flushes."""
    _write(blog, draft, image_id or blog.featured_image_id)
    session.flush()


def _write(blog: Blog, draft: BlogDraft, image_id: int | None) -> None:
    blog.title = draft.title
    blog.excerpt = draft.excerpt
    blog.content = draft.content
    blog.tags = list(draft.tags)
    blog.featured_image_id = image_id
