"""`sufra moderate …` as staff use it."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from cli.main import app
from core.db import Database
from core.models import Comment, ModerationState, Review
from core.moderation.kinds import COMMENTS, REVIEWS
from core.moderation.queue import check_pending
from tests.factories import Factory

Run = Callable[..., Result]


@pytest.fixture
def run(database: Database) -> Run:
    """Runs `sufra moderate` with these words."""
    return lambda *words: CliRunner().invoke(app, ["moderate", *map(str, words)])


@pytest.fixture
def held(make: Factory, session: Session, database: Database) -> Review:
    """A review with a link in it, which the checker has held."""
    review = Review(
        recipe=make.recipe("Lentil Soup"),
        member=make.member(full_name="Amina Cook"),
        rating=2,
        review_text="See www.example.com\nnow",
        created_at=datetime.now(UTC) - timedelta(minutes=31),
    )
    session.add(review)
    session.commit()
    check_pending(database, REVIEWS)
    session.refresh(review)
    session.rollback()
    return review


def state_of(session: Session, review: Review) -> str:
    session.rollback()
    session.refresh(review)
    return review.state


def test_the_list_says_what_waits_and_why(run: Run, held: Review) -> None:
    done = run("list")

    heading, line, summary = done.output.splitlines()
    kind, number, _, author, recipe, why, text = line.split("\t")
    assert heading.startswith("kind\tid")
    assert (kind, number, author, recipe) == ("review", str(held.id), "Amina Cook", "Lentil Soup")
    assert why == "a link or an address, overdue"
    assert text == "2 stars / See www.example.com now"
    assert summary == "1 wait, 1 of them too long."


@pytest.mark.parametrize(
    ("decision", "state"), [("approve", ModerationState.APPROVED), ("reject", ModerationState.REJECTED)]
)
def test_a_decision_ends_the_waiting(run: Run, session: Session, held: Review, decision: str, state: str) -> None:
    done = run(decision, "review", held.id)

    assert done.exit_code == 0
    assert done.output == f"Review {held.id} of Lentil Soup by Amina Cook: {state}.\n"
    assert state_of(session, held) == state
    assert "0 wait." in run("list").output


def test_a_decision_can_be_changed(run: Run, session: Session, held: Review) -> None:
    run("approve", "review", held.id)
    run("reject", "review", held.id)

    assert state_of(session, held) == ModerationState.REJECTED


def test_comments_wait_in_a_list_of_their_own(run: Run, make: Factory, session: Session, database: Database) -> None:
    blog, member = make.blog("Salt"), make.member(full_name="Amina Cook")
    session.add(Comment(blog=blog, member=member, comment_text="See www.example.com"))
    session.commit()
    check_pending(database, COMMENTS)

    line = run("list", "--kind", "comment").output.splitlines()[1].split("\t")
    assert (line[0], *line[3:]) == ("comment", "Amina Cook", "Salt", "a link or an address", "See www.example.com")
    assert "0 wait." in run("list").output
    number = line[1]
    assert run("approve", "comment", number).output == f"Comment {number} on Salt by Amina Cook: approved.\n"
    assert "0 wait." in run("list", "--kind", "comment").output


def test_a_draft_is_published_and_taken_back(run: Run, make: Factory, session: Session) -> None:
    draft = make.recipe(is_published=False)
    make.committed()
    assert f"recipe\t{draft.id}\t" in run("list", "--kind", "recipe").output

    assert run("approve", "recipe", draft.id).exit_code == 0
    session.refresh(draft)
    assert draft.is_published

    session.rollback()
    assert run("reject", "recipe", draft.id).exit_code == 0
    session.refresh(draft)
    assert not draft.is_published


def test_a_haram_draft_stays_one(run: Run, make: Factory, session: Session) -> None:
    draft = make.recipe(is_published=False, ingredients=("200 g bacon",))
    make.committed()

    done = run("approve", "recipe", draft.id)

    assert done.exit_code == 1
    assert "Not halal" in done.output
    session.refresh(draft)
    assert not draft.is_published


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("approve", "review", 10**15), "There is no review"),
        (("reject", "recipe", 10**15), "There is no recipe"),
        (("approve", "review", 2**63), "Invalid value"),
        (("approve", "review", 0), "Invalid value"),
        (("approve", "soup", 1), "Invalid value"),
    ],
)
def test_what_is_not_there_is_said(run: Run, words: tuple[object, ...], sentence: str) -> None:
    done = run(*words)

    assert done.exit_code != 0
    assert sentence in done.output
