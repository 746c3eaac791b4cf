"""An index over blog posts: all that a second index takes, beside its folder in search-config."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Blog
from core.search.documents.content_hash import with_content_hash
from core.search.index import Relaxing, SearchIndex, Watch

VERSION = 1


def build_posts(session: Session, ids: Sequence[int]) -> list[Mapping[str, Any]]:
    """Return the documents of those of the posts that are published."""
    posts = session.scalars(select(Blog).where(Blog.id.in_(ids), Blog.is_published))
    return [
        with_content_hash(
            {
                "ID": post.id,
                "Title": post.title,
                "Excerpt": post.excerpt,
                "Author": post.author.full_name,
                "Topics": post.tags,
                "Document_Version": VERSION,
            }
        )
        for post in posts
    ]


INDEX = SearchIndex(
    name="posts",
    fields=("ID", "Title", "Excerpt", "Author", "Topics", "Document_Version", "Content_Hash"),
    document_version=VERSION,
    build=build_posts,
    public_ids=select(Blog.id).where(Blog.is_published),
    title_field="Title",
    shown=("Excerpt",),
    watches=(
        Watch("blogs", ("id", "title", "excerpt", "author_id", "tags", "is_published"), "SELECT id FROM changed"),
        Watch("users", ("id", "full_name"), "SELECT blogs.id FROM blogs JOIN changed ON changed.id = author_id"),
    ),
    relaxing=Relaxing(unmeant=("Author",), subjects=("Topics",)),
)
