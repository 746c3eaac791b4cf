"""/blogs/…: blogs of master chefs, for readers and for their authors."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query

from api import limits
from api.auth.identity import MasterChefDep, ReaderDep, signed_token
from api.blogs import authoring, service
from api.blogs.authoring import BlogChanged, NotAuthor
from api.blogs.form import BlogFormDep
from api.blogs.schemas import LONGEST_SLUG, BlogEditOut, BlogListOut, BlogOut, PublishedOut, PublishIn, SavedOut
from api.blogs.service import BlogNotFound
from api.dependencies import BlogID, SessionDep, SettingsDep
from api.errors import errors
from api.limits import TooManyRequests, count_call
from core.blogs.cards import BlogCard
from core.blogs.drafts import InvalidBlog
from core.images import BrokenPicture, PictureTooLarge, UnsupportedPicture
from core.images.rejections import WrongShape

LARGEST_PAGE = 100
LARGEST_OFFSET = 20_000
REFUSALS = (InvalidBlog, TooManyRequests, BrokenPicture, UnsupportedPicture, PictureTooLarge, WrongShape)

router = APIRouter(prefix="/blogs", tags=["blogs"])
Slug = Annotated[str, Path(max_length=LONGEST_SLUG, examples=["the-patience-of-biryani"])]


@router.get("/recent-3")
def list_recent_blogs(session: SessionDep) -> Sequence[BlogCard]:
    """The home page's three latest blogs."""
    return service.list_recent_blogs(session)


@router.get("/all")
def list_blogs(
    session: SessionDep,
    limit: Annotated[int, Query(alias="Limit", ge=1, le=LARGEST_PAGE)] = 24,
    offset: Annotated[int, Query(alias="Offset", ge=0, le=LARGEST_OFFSET)] = 0,
) -> BlogListOut:
    """A page of the published blogs, the latest first."""
    return service.list_blogs(session, limit=limit, offset=offset)


@router.get("/edit/{slug}", responses=errors(BlogNotFound, NotAuthor))
def open_blog(slug: Slug, author: MasterChefDep, session: SessionDep) -> BlogEditOut:
    """The blog as its editor shows it."""
    return authoring.open_blog(session, slug, author)


@router.post("/save", responses=errors(*REFUSALS), dependencies=[Depends(signed_token)])
def save_new_blog(form: BlogFormDep, author: MasterChefDep, session: SessionDep, settings: SettingsDep) -> SavedOut:
    """Store a new blog as a draft. The same form again within ten minutes is the same draft."""
    count_call(limits.BLOG_SAVES, str(author.id))
    return authoring.save_new(session, author, form, settings)


@router.put(
    "/save/{blog_id:int}",
    responses=errors(BlogNotFound, NotAuthor, BlogChanged, *REFUSALS),
    dependencies=[Depends(signed_token)],
)
def save_blog(
    blog_id: BlogID, form: BlogFormDep, author: MasterChefDep, session: SessionDep, settings: SettingsDep
) -> SavedOut:
    """Overwrite a blog. Its slug and whether it is public stay. Answers 409 if it has changed since `Version`."""
    count_call(limits.BLOG_SAVES, str(author.id))
    return authoring.save_existing(session, blog_id, author, form, settings)


@router.post("/publish", responses=errors(BlogNotFound, NotAuthor))
def publish_blog(form: PublishIn, author: MasterChefDep, session: SessionDep) -> PublishedOut:
    """Publish the blog, or make it a draft again."""
    blog = authoring.set_publication(session, form.slug, author, is_public=form.publish)
    return PublishedOut(slug=blog.slug, is_published=blog.is_published)


@router.get("/{slug}", responses=errors(BlogNotFound))
def get_blog(slug: Slug, session: SessionDep, reader: ReaderDep) -> BlogOut:
    """A blog. Drafts only for their author."""
    return service.show_blog(service.find_blog(session, slug, reader))
