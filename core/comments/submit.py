"""A member's comment on a blog."""

from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.config_files import read_config
from core.errors import DomainError
from core.models import Blog, Comment, User

RULES = read_config("fields")["comment"]["text"]
"""Limits and sentences, which the browser reads too."""


class InvalidComment(DomainError):
    """The comment is empty or too long."""

    code = "invalid_comment"


def submit_comment(session: Session, blog: Blog, member: User, *, text: str) -> None:
    """Store the comment, to be moderated. The same text of the member under this blog again changes nothing.

    Raises InvalidComment.
    """
    session.execute(
        insert(Comment)
        .values(blog_id=blog.id, member_id=member.id, comment_text=_clean(text))
        .on_conflict_do_nothing(index_elements=[Comment.blog_id, Comment.member_id, func.md5(Comment.comment_text)])
    )


def _clean(text: str) -> str:
    trimmed = text.replace("\x00", "").strip()
    if not trimmed:
        raise InvalidComment(RULES["required"])
    if len(trimmed) > RULES["maxCharacters"]:
        raise InvalidComment(RULES["tooLong"])
    return trimmed
