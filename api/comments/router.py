"""/blogs/…comment…: what members say of a blog."""

from collections.abc import Sequence

from fastapi import APIRouter

from api import limits
from api.auth.identity import MemberDep, ReaderDep
from api.blogs.service import BlogNotFound
from api.comments import service
from api.comments.schemas import CommentIn, CommentOut, CommentSubmittedOut
from api.dependencies import BlogID, SessionDep
from api.errors import errors
from api.limits import TooManyRequests, count_call
from core.comments.submit import InvalidComment

router = APIRouter(prefix="/blogs", tags=["comments"])


@router.get("/comments/{blog_id:int}", responses=errors(BlogNotFound))
def list_comments(blog_id: BlogID, session: SessionDep, reader: ReaderDep) -> Sequence[CommentOut]:
    """The approved comments on a blog, newest first, at most 200."""
    return service.list_comments(session, blog_id, reader)


@router.post("/submit-comment", responses=errors(BlogNotFound, InvalidComment, TooManyRequests))
def submit_comment(form: CommentIn, member: MemberDep, session: SessionDep) -> CommentSubmittedOut:
    """Comment on a blog. The comment appears once it is approved."""
    count_call(limits.COMMENTS, str(member.id))
    service.submit(session, member, form)
    return CommentSubmittedOut(submitted=True)
