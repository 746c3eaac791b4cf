"""The moderation desk: what waits, decisions on one and on many, and two moderators at once."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.db import Database
from core.models import AuditEntry, Comment, Recipe, Review
from core.moderation.kinds import REVIEWS
from core.moderation.queue import check_pending
from core.recipes.labelling import label
from tests.api.errors import assert_error
from tests.api.staff.desk import Desk
from tests.factories import Factory

NOW = datetime.now(UTC)
MakeReview = Callable[..., Review]


@pytest.fixture
def make_review(make: Factory, session: Session) -> MakeReview:
    """Makes a review that the checker has held."""

    def make_one(text: str = "See www.example.com", minutes_ago: int = 5, **given: Any) -> Review:
        fields = {"state": "held", "moderated_at": NOW, "concerns": "a link or an address", **given}
        review = Review(
            recipe=make.recipe("Lentil Soup"),
            member=make.member(full_name="Amina Cook"),
            rating=2,
            review_text=text,
            created_at=NOW - timedelta(minutes=minutes_ago),
            **fields,
        )
        session.add(review)
        session.commit()
        return review

    return make_one


def decide(desk: Desk, *items: tuple[str, int], approve: bool = True, reason: str = "") -> Response:
    """Send a decision."""
    body = {"Items": [{"Kind": kind, "ID": number} for kind, number in items], "Approve": approve, "Reason": reason}
    return desk.post("/moderation/decide", body)


def outcomes(response: Response) -> list[str | None]:
    """Why each item was left as it was; None of those that were decided."""
    assert response.status_code == 200, response.text
    return [outcome["Code"] for outcome in response.json()["Outcomes"]]


def state_of(session: Session, row: Review | Comment) -> str:
    session.rollback()
    session.refresh(row)
    return row.state


def test_the_oldest_comes_first_and_what_is_late_says_so(
    desk: Desk, make_review: MakeReview, make: Factory, session: Session
) -> None:
    young, old = make_review(minutes_ago=5), make_review(minutes_ago=31)
    between = {"state": "held", "moderated_at": NOW, "created_at": NOW - timedelta(minutes=10)}
    comment = Comment(blog=make.blog(), member=make.member(), comment_text="Buy now", concerns="shouting", **between)
    session.add(comment)
    session.commit()

    answer = desk.get("/moderation").json()

    assert [(item["Kind"], item["ID"]) for item in answer["Items"]] == [
        ("review", old.id),
        ("comment", comment.id),
        ("review", young.id),
    ]
    assert [item["Is_Overdue"] for item in answer["Items"]] == [True, False, False]
    assert (answer["Waiting"], answer["Overdue"]) == (3, 1)


def test_an_item_says_what_was_written_of_what_by_whom_and_why_it_waits(desk: Desk, make_review: MakeReview) -> None:
    review = make_review("SEE WWW.EXAMPLE.COM", concerns="a link or an address, shouting")

    [item] = desk.get("/moderation", Kind="review").json()["Items"]

    assert item["Texts"] == ["SEE WWW.EXAMPLE.COM"]
    assert item["Concerns"] == ["a link or an address", "shouting"]
    assert (item["Member_Name"], item["About"], item["Rating"]) == ("Amina Cook", "Lentil Soup", 2)
    assert item["About_URL"] == f"/recipe/{review.recipe_id}"


def test_what_the_checker_holds_is_on_the_desk(
    desk: Desk, make_review: MakeReview, database: Database, session: Session
) -> None:
    make_review(state="pending", moderated_at=None, concerns="")
    assert desk.get("/moderation").json()["Items"][0]["Concerns"] == ["not checked yet"]

    check_pending(database, REVIEWS)

    assert desk.get("/moderation").json()["Items"][0]["Concerns"] == ["a link or an address"]


def test_a_recipe_shows_what_the_halal_guard_says(desk: Desk, make: Factory, session: Session) -> None:
    recipe = make.recipe("Ice Cream", is_published=False, ingredients=("vanilla extract", "milk"))
    label(session, recipe)
    make.committed()

    [item] = desk.get("/moderation", Kind="recipe").json()["Items"]

    assert item["ID"] == recipe.id
    assert any("anilla" in concern for concern in item["Concerns"])
    assert "vanilla extract" in "\n".join(item["Texts"])


@pytest.mark.parametrize(("approve", "state"), [(True, "approved"), (False, "rejected")])
def test_a_decision_is_made_and_recorded(
    desk: Desk, make_review: MakeReview, session: Session, approve: bool, state: str
) -> None:
    review = make_review()

    assert outcomes(decide(desk, ("review", review.id), approve=approve, reason="It is so.")) == [None]

    assert state_of(session, review) == state
    entry = session.scalars(select(AuditEntry)).one()
    assert (entry.actor_id, entry.via, entry.reason) == (desk.user.id, "desk", "It is so.")
    assert (entry.before, entry.after) == ({"state": "held"}, {"state": state})


def test_an_approved_review_counts_for_the_recipe(desk: Desk, make_review: MakeReview, session: Session) -> None:
    review = make_review()

    decide(desk, ("review", review.id))

    session.rollback()
    assert session.scalars(select(Recipe.rating_count).where(Recipe.id == review.recipe_id)).one() == 1


def test_many_are_decided_at_once_and_each_says_what_became_of_it(
    desk: Desk, make_review: MakeReview, make: Factory, session: Session
) -> None:
    clean, decided = make_review(), make_review(state="approved")
    haram = make.recipe("Stew", is_published=False, ingredients=("500 g pork",))
    make.committed()

    response = decide(desk, ("review", clean.id), ("review", decided.id), ("recipe", haram.id), ("comment", 10**12))

    assert outcomes(response) == [None, "already_decided", "not_publishable", "nothing_to_decide"]
    assert "Not halal" in response.json()["Outcomes"][2]["Message"]
    assert state_of(session, clean) == "approved"


def test_of_two_moderators_at_once_one_decides(client: TestClient, make: Factory, make_review: MakeReview) -> None:
    desks = [Desk(client, make.member(is_staff=True)) for _ in range(2)]
    items = [("review", make_review().id) for _ in range(5)]
    make.committed()

    with ThreadPoolExecutor(2) as threads:
        asked = [
            threads.submit(decide, desks[0], *items, approve=True),
            threads.submit(decide, desks[1], *reversed(items), approve=False),
        ]
        first, second = outcomes(asked[0].result()), outcomes(asked[1].result())[::-1]

    assert [{one, other} for one, other in zip(first, second, strict=True)] == [{None, "already_decided"}] * 5


def test_a_rejected_recipe_leaves_the_desk_until_its_owner_changes_it(
    desk: Desk, make: Factory, session: Session
) -> None:
    recipe = make.recipe(is_published=False)
    make.committed()

    decide(desk, ("recipe", recipe.id), approve=False)
    assert desk.get("/moderation").json()["Items"] == []

    recipe.description = "Better now."
    session.commit()
    assert [item["ID"] for item in desk.get("/moderation").json()["Items"]] == [recipe.id]


def test_an_approved_recipe_is_published(desk: Desk, make: Factory, session: Session) -> None:
    recipe = make.recipe(is_published=False)
    make.committed()

    decide(desk, ("recipe", recipe.id))

    session.refresh(recipe)
    assert recipe.is_published


def take_back(desk: Desk, *items: tuple[str, int]) -> Response:
    """Undo decisions."""
    return desk.post("/moderation/take-back", {"Items": [{"Kind": kind, "ID": number} for kind, number in items]})


@pytest.mark.parametrize("approve", [True, False])
def test_an_own_decision_can_be_taken_back(
    desk: Desk, make_review: MakeReview, make: Factory, session: Session, approve: bool
) -> None:
    review, recipe = make_review(), make.recipe(is_published=False)
    make.committed()
    items = (("review", review.id), ("recipe", recipe.id))
    decide(desk, *items, approve=approve)

    assert outcomes(take_back(desk, *items)) == [None, None]

    assert {(item["Kind"], item["ID"]) for item in desk.get("/moderation").json()["Items"]} == set(items)


def test_a_colleagues_decision_can_not_be_taken_back(
    desk: Desk, client: TestClient, make: Factory, make_review: MakeReview
) -> None:
    review = make_review()
    colleague = Desk(client, make.member(is_staff=True))
    make.committed()
    decide(colleague, ("review", review.id))

    assert outcomes(take_back(desk, ("review", review.id))) == ["not_your_decision"]


def test_a_decision_that_something_followed_can_not_be_taken_back(desk: Desk, make: Factory, session: Session) -> None:
    recipe = make.recipe(is_published=False)
    make.committed()
    decide(desk, ("recipe", recipe.id))
    desk.post(f"/recipes/{recipe.id}/publish", {"Publish": False})

    assert outcomes(take_back(desk, ("recipe", recipe.id))) == ["not_your_decision"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"Items": [], "Approve": True},
        {"Items": [{"Kind": "user", "ID": 1}], "Approve": True},
        {"Items": [{"Kind": "review", "ID": 0}], "Approve": True},
        {"Items": [{"Kind": "review", "ID": 1}] * 101, "Approve": True},
        {"Items": [{"Kind": "review", "ID": 1}], "Approve": True, "Reason": "x" * 501},
    ],
)
def test_a_malformed_decision_is_refused(desk: Desk, body: object) -> None:
    assert_error(desk.post("/moderation/decide", body), 422)


@pytest.mark.parametrize("query", [{"Limit": 0}, {"Limit": 101}, {"Kind": "user"}])
def test_a_malformed_question_is_refused(desk: Desk, query: dict[str, Any]) -> None:
    assert_error(desk.get("/moderation", **query), 422)
