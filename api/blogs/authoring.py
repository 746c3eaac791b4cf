"""Blogs for the master chefs who write them."""

import hashlib
import json

from sqlalchemy.orm import Session

from api.blogs import queries
from api.blogs.form import BlogForm
from api.blogs.schemas import BlogEditOut, SavedOut
from api.blogs.service import PAGE_WIDTH_PX, BlogNotFound
from api.dependencies import MAX_ID
from core.blogs.publication import publish_blog, unpublish_blog
from core.blogs.store import overwrite_blog, store_new_blog
from core.errors import DomainError
from core.images import media_storage
from core.images.rows import save_image, url_of
from core.images.store import EncodedPicture
from core.models import Blog, User
from core.settings import Settings


class NotAuthor(DomainError):
    """The blog is public, and another master chef's."""

    status = 403
    code = "not_author"
    sentence = "You can only edit blogs that you have written."


class BlogChanged(DomainError):
    """The blog has changed since it was opened in the editor."""

    status = 409
    code = "blog_changed"
    sentence = "This blog has been saved in another window since you opened it. Copy your text, then load it again."


def open_blog(session: Session, slug: str, author: User) -> BlogEditOut:
    """Return the blog as its editor shows it. Raises BlogNotFound and NotAuthor."""
    blog = _own(queries.blog_by_slug(session, slug), author)
    return BlogEditOut(
        id=blog.id,
        slug=blog.slug,
        author_id=blog.author_id,
        title=blog.title,
        excerpt=blog.excerpt,
        content=blog.content,
        featured_image_url=url_of(blog.featured_image, PAGE_WIDTH_PX),
        tags=blog.tags,
        is_published=blog.is_published,
        version=version_of(blog),
        updated_at=blog.updated_at,
    )


def save_new(session: Session, author: User, form: BlogForm, settings: Settings) -> SavedOut:
    """Store a new draft; the same form again within ten minutes is the same draft.

    Raises InvalidBlog and PictureRejected; nothing is stored then.
    """
    draft, picture = form.draft(has_image=False), form.encode_image()
    # The draft has required a picture.
    image_id = _save_picture(session, picture, settings) if picture else 0
    return _saved(store_new_blog(session, draft, author=author, image_id=image_id))


def save_existing(session: Session, blog_id: int, author: User, form: BlogForm, settings: Settings) -> SavedOut:
    """Overwrite the blog; what is public stays public.

    Raises BlogNotFound, NotAuthor, BlogChanged, InvalidBlog and PictureRejected; nothing is stored then.
    """
    known = queries.blog_by_id(session, blog_id, is_locked=True) if 0 < blog_id <= MAX_ID else None
    blog = _own(known, author)
    if form.version is not None and form.version != version_of(blog):
        raise BlogChanged
    draft, picture = form.draft(has_image=blog.featured_image_id is not None), form.encode_image()
    overwrite_blog(session, blog, draft, image_id=_save_picture(session, picture, settings) if picture else None)
    return _saved(blog)


def set_publication(session: Session, slug: str, author: User, *, is_public: bool) -> Blog:
    """Publish or unpublish the blog and return it. Raises BlogNotFound and NotAuthor."""
    blog = _own(queries.blog_by_slug(session, slug, is_locked=True), author)
    (publish_blog if is_public else unpublish_blog)(session, blog)
    return blog


def version_of(blog: Blog) -> str:
    """Return a hash of everything that the editor changes."""
    content = [blog.title, blog.excerpt, blog.content, blog.tags, blog.featured_image_id]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:24]


def _own(blog: Blog | None, author: User) -> Blog:
    if blog is None or (blog.author_id != author.id and not blog.is_published):
        raise BlogNotFound
    if blog.author_id != author.id:
        raise NotAuthor
    return blog


def _save_picture(session: Session, picture: EncodedPicture, settings: Settings) -> int:
    # The row first: while this transaction holds it, worker.pictures does not delete the files.
    image_id = save_image(session, picture.stored, "16:9")
    picture.write_to(media_storage(settings))
    return image_id


def _saved(blog: Blog) -> SavedOut:
    return SavedOut(id=blog.id, slug=blog.slug, version=version_of(blog))
