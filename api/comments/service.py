"""Comments for readers and by members."""

from collections.abc import Sequence

from sqlalchemy.orm import Session

from api.blogs.service import find_readable_blog
from api.comments import queries
from api.comments.schemas import CommentIn, CommentOut
from core.comments.submit import submit_comment
from core.images.renditions import BYLINE_WIDTH_PX
from core.images.rows import url_of
from core.models import Comment, User

LARGEST_LIST = 200


def list_comments(session: Session, blog_id: int, reader: User | None) -> Sequence[CommentOut]:
    """Return the approved comments on a blog that the reader may see, newest first. Raises BlogNotFound."""
    blog = find_readable_blog(session, blog_id, reader)
    return [show_comment(comment) for comment in queries.approved_comments(session, blog.id, LARGEST_LIST)]


def submit(session: Session, member: User, form: CommentIn) -> None:
    """Store the member's comment. Raises BlogNotFound and InvalidComment."""
    submit_comment(session, find_readable_blog(session, form.blog_id, member), member, text=form.comment_text)


def show_comment(comment: Comment) -> CommentOut:
    """Return the public form of a comment."""
    return CommentOut(
        id=comment.id,
        user_name=comment.member.full_name,
        profile_pic_url=url_of(comment.member.picture, BYLINE_WIDTH_PX),
        created_at=comment.created_at,
        review_text=comment.comment_text,
        helpful_votes=comment.helpful_votes,
    )
