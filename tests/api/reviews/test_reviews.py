"""Writing reviews, having them moderated, and reading them."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import Database
from core.models import ModerationState, Recipe, Review, User
from core.moderation.kinds import REVIEWS
from core.moderation.queue import check_pending, decide
from core.queue import Task
from core.reviews.submit import RULES
from tests.api.auth.steps import fetch, post, token_of
from tests.api.errors import assert_error
from tests.factories import Factory


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(full_name="Amina Cook")
    make.committed()
    return member


@pytest.fixture
def recipe(make: Factory) -> Recipe:
    recipe = make.recipe()
    make.committed()
    return recipe


@pytest.fixture
def moderated(database: Database) -> Callable[[], int]:
    """Lets the checker go over what waits."""
    return lambda: check_pending(database, REVIEWS)


def review(client: TestClient, recipe: Recipe, member: User, **given: Any) -> Response:
    body = {"Recipe_ID": recipe.id, "Rating": 5, **given}
    return post(client, "/recipes/submit-review", body, token=token_of(member))


def shown(client: TestClient, recipe: Recipe) -> list[dict[str, Any]]:
    reviews: list[dict[str, Any]] = fetch(client, f"/recipes/reviews/{recipe.id}").json()
    return reviews


def rating(session: Session, recipe: Recipe) -> tuple[float, int]:
    session.refresh(recipe)
    found = float(recipe.rating_average), recipe.rating_count
    session.rollback()
    return found


def test_a_review_appears_after_moderation(
    client: TestClient, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    answer = review(
        client, recipe, member, Rating=4, Review_Text=" Tender. ", Modifications_Made="Less salt", Would_Make_Again=True
    )

    assert answer.json() == {"Submitted": True}
    assert shown(client, recipe) == []
    assert moderated() == 1
    (one,) = shown(client, recipe)
    assert (one["User_Name"], one["Rating"], one["Review_Text"]) == ("Amina Cook", 4, "Tender.")
    assert (one["Modifications_Made"], one["Would_Make_Again"]) == ("Less salt", True)
    assert (one["Profile_Pic_URL"], one["Helpful_Votes"]) == (None, 0)


def test_stars_alone_are_a_review(
    client: TestClient, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    review(client, recipe, member, Review_Text=" \u00a0\u2003", Would_Make_Again=None)
    moderated()

    assert [(one["Review_Text"], one["Would_Make_Again"]) for one in shown(client, recipe)] == [("", None)]


def test_the_rating_counts_approved_reviews(
    client: TestClient, make: Factory, session: Session, recipe: Recipe, moderated: Callable[[], int]
) -> None:
    for stars in (5, 4, 4):
        review(client, recipe, _committed(make), Rating=stars)
    assert rating(session, recipe) == (0, 0)
    moderated()
    assert rating(session, recipe) == (4.33, 3)

    first = session.scalar(select(Review.id).order_by(Review.id))
    decide(session, REVIEWS, first, ModerationState.REJECTED)
    session.commit()
    assert rating(session, recipe) == (4, 2)

    session.delete(session.get(Review, first + 1))
    session.commit()
    assert rating(session, recipe) == (4, 1)


def test_a_second_review_replaces_the_first_and_is_moderated_again(
    client: TestClient, session: Session, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    review(client, recipe, member, Rating=1, Review_Text="Too salty.")
    moderated()
    review(client, recipe, member, Rating=5, Review_Text="My mistake: perfect.")

    assert shown(client, recipe) == []
    assert rating(session, recipe) == (0, 0)
    moderated()
    assert [(one["Rating"], one["Review_Text"]) for one in shown(client, recipe)] == [(5, "My mistake: perfect.")]
    assert rating(session, recipe) == (5, 1)


def test_the_same_review_again_stays_approved(
    client: TestClient, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    review(client, recipe, member, Review_Text="Tender.")
    moderated()
    review(client, recipe, member, Review_Text="Tender.")

    assert len(shown(client, recipe)) == 1
    assert moderated() == 0


def test_a_suspicious_review_waits_for_staff(
    client: TestClient, session: Session, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    review(client, recipe, member, Review_Text="Better at https://spam.example")
    moderated()

    held = session.scalars(select(Review)).one()
    assert (held.state, held.concerns) == (ModerationState.HELD, "a link or an address")
    assert shown(client, recipe) == []

    decide(session, REVIEWS, held.id, ModerationState.APPROVED)
    session.commit()
    assert len(shown(client, recipe)) == 1


def test_markup_in_a_review_stays_text(
    client: TestClient, session: Session, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    text = "<img src=x onerror=alert(1)> & <b>good</b>"
    review(client, recipe, member, Review_Text=text)
    moderated()
    held = session.scalars(select(Review)).one()
    assert held.concerns == "markup"
    decide(session, REVIEWS, held.id, ModerationState.APPROVED)
    session.commit()

    assert shown(client, recipe)[0]["Review_Text"] == text


def test_the_dashboard_has_the_members_reviews_with_their_state(
    client: TestClient, recipe: Recipe, member: User, moderated: Callable[[], int]
) -> None:
    def own() -> dict[str, Any]:
        (one,) = fetch(client, "/user/my-profile", token=token_of(member)).json()["My_Reviews"]
        assert isinstance(one, dict)
        return one

    review(client, recipe, member, Rating=3, Review_Text="Fine.", Modifications_Made="More dill")
    assert (own()["Recipe_ID"], own()["Recipe_Name"], own()["Rating"]) == (recipe.id, "Lentil Soup", 3)
    assert (own()["Review_Text"], own()["Modifications_Made"], own()["State"]) == ("Fine.", "More dill", "pending")
    moderated()
    assert own()["State"] == "approved"


@pytest.mark.parametrize("stars", [0, 6, -1, 2.5, "5", True, None, 10**30])
def test_a_rating_is_one_of_five_whole_stars(
    client: TestClient, session: Session, recipe: Recipe, member: User, stars: object
) -> None:
    assert_error(review(client, recipe, member, Rating=stars), 422)
    assert session.scalar(select(func.count()).select_from(Review)) == 0


def test_a_rating_is_required(client: TestClient, recipe: Recipe, member: User) -> None:
    body = {"Recipe_ID": recipe.id, "Review_Text": "Good."}
    assert_error(post(client, "/recipes/submit-review", body, token=token_of(member)), 422)


def test_a_text_has_ten_thousand_characters_at_most(client: TestClient, recipe: Recipe, member: User) -> None:
    longest = RULES["text"]["maxCharacters"]

    assert review(client, recipe, member, Review_Text="a " * (longest // 2)).status_code == 200
    refused = review(client, recipe, member, Review_Text="a" * (longest + 1))
    assert refused.json()["Error"] == RULES["text"]["tooLong"]
    assert_error(review(client, recipe, member, Review_Text="a" * 50_000), 422)
    assert_error(review(client, recipe, member, Review_Text="a" * 100_000), 413)


def test_what_the_database_cannot_hold_is_left_out(
    client: TestClient, session: Session, recipe: Recipe, member: User
) -> None:
    assert review(client, recipe, member, Review_Text="Good\x00.").status_code == 200
    assert session.scalars(select(Review.review_text)).one() == "Good."


def test_an_unknown_recipe_has_no_reviews(client: TestClient, member: User) -> None:
    body = {"Recipe_ID": 10**15, "Rating": 5}
    assert_error(post(client, "/recipes/submit-review", body, token=token_of(member)), 404)
    assert_error(fetch(client, f"/recipes/reviews/{10**15}"), 404)


def test_a_submitted_review_calls_the_checker(
    client: TestClient, recipe: Recipe, member: User, published: list[Task]
) -> None:
    review(client, recipe, member)

    assert Task.CHECK_TEXTS in published


def test_an_approved_review_changes_the_rating_in_search(
    client: TestClient, recipe: Recipe, member: User, moderated: Callable[[], int], indexed: Callable[[], None]
) -> None:
    review(client, recipe, member, Rating=4)
    moderated()
    indexed()

    (card,) = fetch(client, "/recipes/search").json()["Recipes"]
    assert (card["Average_Rating"], card["Review_Count"]) == (4, 1)


def test_fifty_members_review_a_recipe_at_once(
    client: TestClient, make: Factory, session: Session, database: Database, recipe: Recipe
) -> None:
    members = [make.member() for _ in range(50)]
    make.committed()
    tokens = [token_of(member) for member in members]

    def submit(number: int) -> int:
        body = {"Recipe_ID": recipe.id, "Rating": number % 5 + 1}
        return post(client, "/recipes/submit-review", body, token=tokens[number % 50]).status_code

    with ThreadPoolExecutor(16) as threads:
        statuses = list(threads.map(submit, [*range(50), *range(50)]))
        list(threads.map(lambda _: check_pending(database, REVIEWS), range(4)))

    assert statuses == 100 * [200]
    assert rating(session, recipe) == (3, 50)


def _committed(make: Factory) -> User:
    member = make.member()
    make.committed()
    return member
