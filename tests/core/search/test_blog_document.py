"""The blog's search document."""

import hashlib
from datetime import UTC, datetime
from pathlib import Path

import orjson
from sqlalchemy.orm import Session

from core.models import Blog, Image, User
from core.search.documents.blogs import (
    DOCUMENT_FIELDS,
    DOCUMENT_VERSION,
    build_blog_document,
    build_blog_documents,
)
from tests.factories import Factory

VERSIONS = Path(__file__).with_name("blog-document-versions.json")
VERSIONED = ("Document_Version", "Content_Hash")


def full_blog() -> Blog:
    """A blog of which everything is known, made without a database."""
    return Blog(
        id=7,
        slug="the-patience-of-biryani",
        title="The patience of biryani",
        excerpt="Why the lid stays on the chickpeas.",
        content="<h2>Rice</h2><p>It waits for <strong>nobody</strong>.</p>",
        tags=["rice", "one pot"],
        featured_image=Image(hash="ab" * 16, blurhash="L00000fQfQfQfQfQfQfQfQfQfQfQ"),
        author=User(email="a@example.org", full_name="Amina Cook", picture=Image(hash="cd" * 16)),
        published_at=datetime(2026, 3, 5, 10, tzinfo=UTC),
        created_at=datetime(2026, 3, 4, 10, tzinfo=UTC),
    )


def test_a_document_has_the_declared_fields() -> None:
    document = build_blog_document(full_blog())

    assert set(document) == set(DOCUMENT_FIELDS)
    assert not [name for name, value in document.items() if value in (None, "", [], 0)]


def test_a_document_has_the_text_without_markup() -> None:
    assert build_blog_document(full_blog())["Text"] == "Rice It waits for nobody."


def test_a_document_has_the_spelling_families_of_its_words() -> None:
    document = build_blog_document(full_blog())

    assert "biriyani" in document["Title_Spellings"]
    assert "garbanzo" in document["Other_Spellings"] or "chana" in document["Other_Spellings"]


def test_drafts_have_no_document(make: Factory, session: Session) -> None:
    assert build_blog_documents(session, [make.blog(is_published=False).id]) == []


def test_another_output_of_the_builder_has_another_version() -> None:
    """A failure asks for a new DOCUMENT_VERSION in core/search/documents/blogs.py and its entry in the file."""
    output = {name: value for name, value in build_blog_document(full_blog()).items() if name not in VERSIONED}
    fingerprint = hashlib.sha256(orjson.dumps(output, option=orjson.OPT_SORT_KEYS)).hexdigest()

    assert orjson.loads(VERSIONS.read_bytes()).get(str(DOCUMENT_VERSION)) == fingerprint, fingerprint
