"""The blog index."""

from sqlalchemy import select

from core.blogs.cards import CARD_FIELDS
from core.models import Blog
from core.search.documents.blogs import DOCUMENT_FIELDS, DOCUMENT_VERSION, WATCHES, build_blog_documents
from core.search.index import Relaxing, SearchIndex

INDEX = SearchIndex(
    name="blogs",
    fields=DOCUMENT_FIELDS,
    document_version=DOCUMENT_VERSION,
    build=build_blog_documents,
    public_ids=select(Blog.id).where(Blog.is_published),
    title_field="Title",
    shown=CARD_FIELDS,
    watches=WATCHES,
    relaxing=Relaxing(unmeant=("Author_Name",), subjects=("Tags", "Excerpt", "Other_Spellings")),
)
