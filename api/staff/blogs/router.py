"""/staff/blogs: the back office's list, and publication."""

from typing import Annotated

from fastapi import APIRouter, Query

from api.dependencies import BlogID, SessionDep
from api.errors import errors
from api.staff.blogs import queries, service
from api.staff.blogs.schemas import BlogPageOut
from api.staff.fields import Page, SearchText
from api.staff.identity import StaffDep
from api.staff.publishing import Published, PublishedOut, PublishIn
from api.staff.rows import NoSuchRow
from core.audit import Actor

router = APIRouter(prefix="/staff/blogs", tags=["staff"])


@router.get("")
def list_staff_blogs(
    _staff: StaffDep,
    session: SessionDep,
    search: SearchText = "",
    published: Annotated[Published | None, Query(alias="Published")] = None,
    page: Page = 1,
) -> BlogPageOut:
    """List blogs, drafts included, newest first."""
    is_published = None if published is None else published is Published.YES
    return service.list_blogs(session, queries.blogs(text=search.strip(), is_published=is_published), page)


@router.post("/{blog_id:int}/publish", responses=errors(NoSuchRow))
def publish_staff_blog(blog_id: BlogID, form: PublishIn, staff: StaffDep, session: SessionDep) -> PublishedOut:
    """Publish a blog, or make it a draft again."""
    return service.publish(session, Actor(staff), blog_id, form.publish, form.reason)
