"""Commenting on blogs, moderation, and reading comments."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.comments.submit import RULES
from core.db import Database
from core.models import Blog, Comment, ModerationState, User
from core.moderation.kinds import COMMENTS
from core.moderation.queue import check_pending, decide
from core.queue import Task
from tests.api.auth.steps import fetch, post, token_of
from tests.api.errors import assert_error
from tests.factories import Factory


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(full_name="Amina Cook")
    make.committed()
    return member


@pytest.fixture
def blog(make: Factory) -> Blog:
    blog = make.blog()
    make.committed()
    return blog


@pytest.fixture
def moderated(database: Database) -> Callable[[], int]:
    """Lets the checker go over what waits."""
    return lambda: check_pending(database, COMMENTS)


def comment(client: TestClient, blog: Blog, member: User, text: object = "Mine stuck to the pot.") -> Response:
    return post(client, "/blogs/submit-comment", {"Blog_ID": blog.id, "Comment_Text": text}, token=token_of(member))


def shown(client: TestClient, blog: Blog) -> list[dict[str, Any]]:
    return list(fetch(client, f"/blogs/comments/{blog.id}").json())


def test_a_comment_appears_after_moderation(
    client: TestClient, blog: Blog, member: User, moderated: Callable[[], int]
) -> None:
    assert comment(client, blog, member, " Mine stuck. ").json() == {"Submitted": True}
    assert shown(client, blog) == []

    assert moderated() == 1

    (one,) = shown(client, blog)
    assert (one["User_Name"], one["Review_Text"], one["Helpful_Votes"]) == ("Amina Cook", "Mine stuck.", 0)
    assert one["Profile_Pic_URL"] is None


def test_a_link_waits_for_staff(
    client: TestClient, blog: Blog, member: User, moderated: Callable[[], int], session: Session
) -> None:
    comment(client, blog, member, "See https://example.org/pans")
    moderated()

    assert shown(client, blog) == []
    held = session.scalars(select(Comment)).one()
    assert (held.state, held.concerns) == (ModerationState.HELD, "a link or an address")
    decide(session, COMMENTS, held.id, ModerationState.APPROVED)
    session.commit()
    assert len(shown(client, blog)) == 1


def test_the_same_text_under_two_blogs_waits_for_staff(
    client: TestClient, make: Factory, blog: Blog, member: User, moderated: Callable[[], int]
) -> None:
    other = make.blog()
    make.committed()
    comment(client, blog, member)
    comment(client, other, member)
    moderated()

    assert (shown(client, blog), shown(client, other)) == ([], [])


def test_a_comment_sent_many_times_is_one(client: TestClient, blog: Blog, member: User, session: Session) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: comment(client, blog, member), range(4)))

    assert session.scalar(select(func.count(Comment.id))) == 1


def test_a_member_may_say_more_than_one_thing(
    client: TestClient, blog: Blog, member: User, moderated: Callable[[], int]
) -> None:
    for text in ("First of all.", "And then."):
        comment(client, blog, member, text)
    moderated()

    assert [one["Review_Text"] for one in shown(client, blog)] == ["And then.", "First of all."]


@pytest.mark.parametrize("text", ["", " ", " \u00a0\u2003\n"])
def test_an_empty_comment_is_refused(text: str, client: TestClient, blog: Blog, member: User) -> None:
    assert_error(comment(client, blog, member, text), 400, RULES["required"], code="invalid_comment")


def test_a_comment_has_a_bound(client: TestClient, blog: Blog, member: User) -> None:
    most = RULES["maxCharacters"]

    assert comment(client, blog, member, "a" * most).status_code == 200
    assert_error(comment(client, blog, member, "a" * (most + 1)), 400, RULES["tooLong"])


@pytest.mark.parametrize("text", [None, 7, ["x"], {}])
def test_what_is_no_text_is_refused(text: object, client: TestClient, blog: Blog, member: User) -> None:
    assert_error(comment(client, blog, member, text), 422)


def test_markup_is_shown_as_it_was_typed(client: TestClient, blog: Blog, member: User, session: Session) -> None:
    comment(client, blog, member, "<script>alert(1)</script>")
    decide(session, COMMENTS, session.scalars(select(Comment.id)).one(), ModerationState.APPROVED)
    session.commit()

    assert shown(client, blog)[0]["Review_Text"] == "<script>alert(1)</script>"


def test_drafts_take_no_comments_of_others(client: TestClient, make: Factory, member: User) -> None:
    draft = make.blog(is_published=False)
    make.committed()

    assert_error(comment(client, draft, member), 404, "Blog post not found")
    assert_error(fetch(client, f"/blogs/comments/{draft.id}"), 404, "Blog post not found")


def test_a_comment_lets_the_checker_know(client: TestClient, blog: Blog, member: User, published: list[Task]) -> None:
    comment(client, blog, member)

    assert Task.CHECK_TEXTS in published
