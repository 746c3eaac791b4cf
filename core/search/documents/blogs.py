"""The search document of a blog: the card's fields, and the fields that blogs are found and ordered by."""

from collections.abc import Sequence
from typing import Any, TypedDict

from sqlalchemy.orm import Session

from core.blogs.cards import CARD_FIELDS, build_blog_card
from core.blogs.content import plain_text
from core.models import Blog
from core.search.documents.content_hash import with_content_hash
from core.search.documents.queries import published_blogs
from core.search.documents.spellings import spellings_of
from core.search.index import Watch

DOCUMENT_VERSION = 1
"""Raise it whenever the builder's output changes, as that of recipes."""

BlogDocument = dict[str, Any]
"""A card (`core.blogs.cards`), the fields of `SearchFields`, and Content_Hash."""


class SearchFields(TypedDict):
    """What a blog is found and ordered by."""

    Title_Spellings: list[str]
    """Spelling families and the other number of the title's words."""
    Other_Spellings: list[str]
    """The same of tags and excerpt."""
    Text: str
    """The content without markup."""
    Published_At: int
    """Seconds since 1970."""
    Document_Version: int


DOCUMENT_FIELDS = (*CARD_FIELDS, *SearchFields.__annotations__, "Content_Hash")

WATCHES = (
    Watch(
        "blogs",
        (
            "id", "slug", "title", "excerpt", "content", "tags", "featured_image_id", "author_id", "is_published",
            "published_at", "created_at",
        ),
        "SELECT id FROM changed",
    ),
    Watch(
        "users",
        ("id", "full_name", "picture_id"),
        "SELECT blogs.id FROM blogs JOIN changed ON changed.id = author_id",
    ),
    Watch(
        "images",
        ("id", "hash"),
        "SELECT blogs.id FROM blogs JOIN changed ON changed.id = featured_image_id"
        " UNION SELECT blogs.id FROM blogs JOIN users ON users.id = author_id JOIN changed ON changed.id = picture_id",
    ),
)  # fmt: skip


def build_blog_documents(session: Session, ids: Sequence[int]) -> list[BlogDocument]:
    """Return the documents of those of the blogs that are published, in no order."""
    return [build_blog_document(blog) for blog in published_blogs(session, ids)]


def build_blog_document(blog: Blog) -> BlogDocument:
    """Return the blog's document; a pure function of the row and what is loaded with it."""
    other_spellings = spellings_of("blogs").others
    search_fields: SearchFields = {
        "Title_Spellings": other_spellings([blog.title]),
        "Other_Spellings": other_spellings([*blog.tags, blog.excerpt]),
        "Text": plain_text(blog.content),
        "Published_At": int(blog.published_at.timestamp()) if blog.published_at else 0,
        "Document_Version": DOCUMENT_VERSION,
    }
    return with_content_hash({**build_blog_card(blog), **search_fields})
