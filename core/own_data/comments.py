"""A member's comments on blogs."""

from collections.abc import Iterator
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session, joinedload

from core.models import Blog, Comment, User
from core.moderation import kinds as moderation
from core.moderation.queue import delete_unapproved
from core.moderation.states import SHOWN_STATES, ShownState
from core.own_data.kind import Kind
from core.own_data.pictures import Pictures
from core.own_data.rows import ROWS_AT_ONCE
from core.wire import WireModel


class OwnComment(WireModel):
    """A comment, and what moderation says of it. The blog's title is null while it is another author's draft."""

    id: int
    blog_id: int
    blog_title: str | None
    comment_text: str
    helpful_votes: int
    state: ShownState
    created_at: datetime


def _export(session: Session, user: User, _: Pictures) -> Iterator[WireModel]:
    written = select(Comment).where(Comment.member_id == user.id).options(joinedload(Comment.blog)).order_by(Comment.id)
    for comment in session.scalars(written, execution_options=ROWS_AT_ONCE):
        yield OwnComment(
            id=comment.id,
            blog_id=comment.blog_id,
            blog_title=comment.blog.title if _is_shown(comment.blog, user) else None,
            comment_text=comment.comment_text,
            helpful_votes=comment.helpful_votes,
            state=SHOWN_STATES[comment.state],
            created_at=comment.created_at,
        )


def _is_shown(blog: Blog, user: User) -> bool:
    return blog.is_published or blog.author_id == user.id


def _remove(session: Session, user: User) -> None:
    delete_unapproved(session, moderation.COMMENTS, user.id)


COMMENTS = Kind(
    name="comments",
    about="What you have said of blogs, and whether it is public (State).",
    belongs_by=(Comment.member_id,),
    export=_export,
    remove=_remove,
)
