"""The back office: lists with filters, and changes that go through the services and into the audit log."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import (
    AuditEntry,
    ContactMessage,
    CreditEntry,
    Favorite,
    GenerationJob,
    KnownIngredient,
    Recipe,
    RecipeViewDay,
    Review,
    SearchOutboxEntry,
    User,
)
from tests.api.auth.steps import fetch, token_of
from tests.api.errors import assert_error
from tests.api.staff.desk import Desk
from tests.factories import Factory

NO_ROW = 10**12
TOO_LARGE = 9_999_999_999_999_999_999
"""For a column of the database."""


def ids(desk: Desk, path: str, **query: Any) -> list[int]:
    """The numbers of a list's rows."""
    response = desk.get(path, **query)
    assert response.status_code == 200, response.text
    return [row["ID"] for row in response.json()["Rows"]]


def last_change(session: Session) -> AuditEntry:
    """The newest entry of the audit log."""
    session.rollback()
    return session.scalars(select(AuditEntry).order_by(AuditEntry.id.desc()).limit(1)).one()


@pytest.fixture
def recipes(make: Factory) -> list[Recipe]:
    """A published import, and a member's draft."""
    turkish, main = make.cuisine(), make.category()
    made = [
        make.recipe("Adana Kebab", cuisine=turkish, source_key="https://example.org/adana", view_count=7),
        make.recipe("Lentil Soup", category=main, is_published=False, owner=make.user(full_name="Bilal Baker")),
    ]
    make.committed()
    return made


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({}, [1, 0]),
        ({"Search": "kebab"}, [0]),
        ({"Search": " LENTIL "}, [1]),
        ({"Search": "100%_"}, []),
        ({"Cuisine": "TR"}, [0]),
        ({"Category": "MAIN"}, [1]),
        ({"Published": "yes"}, [0]),
        ({"Published": "no"}, [1]),
        ({"Source": "import"}, [0]),
        ({"Source": "member"}, [1]),
        ({"Order": "title"}, [0, 1]),
        ({"Order": "views"}, [0, 1]),
        ({"Page": 2}, []),
    ],
)
def test_recipes_are_found_by_text_and_filters(
    desk: Desk, recipes: list[Recipe], query: dict[str, Any], found: list[int]
) -> None:
    assert ids(desk, "/recipes", **query) == [recipes[index].id for index in found]


def test_a_recipe_is_found_by_its_number(desk: Desk, recipes: list[Recipe]) -> None:
    assert ids(desk, "/recipes", Search=str(recipes[1].id)) == [recipes[1].id]


@pytest.mark.parametrize(
    "query",
    [
        {"Page": 0},
        {"Page": 1001},
        {"Cuisine": "turkish"},
        {"Order": "random"},
        {"Published": "maybe"},
        {"Search": "x" * 201},
    ],
)
def test_a_malformed_question_is_refused(desk: Desk, query: dict[str, Any]) -> None:
    assert_error(desk.get("/recipes", **query), 422)


def test_publishing_reaches_search_and_the_audit_log(desk: Desk, recipes: list[Recipe], session: Session) -> None:
    draft = recipes[1]
    session.query(SearchOutboxEntry).delete()
    session.commit()

    answer = desk.post(f"/recipes/{draft.id}/publish", {"Publish": True, "Reason": "Good."})

    assert answer.json() == {"ID": draft.id, "Is_Published": True}
    entry = last_change(session)
    assert (entry.action, entry.subject_id, entry.reason) == ("publish", draft.id, "Good.")
    assert draft.id in session.scalars(select(SearchOutboxEntry.document_id)).all()


def test_what_is_published_already_is_no_change(desk: Desk, recipes: list[Recipe], session: Session) -> None:
    assert desk.post(f"/recipes/{recipes[0].id}/publish", {"Publish": True}).status_code == 200

    assert session.scalars(select(AuditEntry)).all() == []


def test_a_recipe_that_is_not_halal_is_not_published(desk: Desk, make: Factory, session: Session) -> None:
    recipe = make.recipe(is_published=False, ingredients=("200 ml red wine",))
    make.committed()

    assert_error(desk.post(f"/recipes/{recipe.id}/publish", {"Publish": True}), 409, code="not_publishable")

    assert session.scalars(select(AuditEntry)).all() == []


def test_a_deletion_says_first_what_goes_along_and_then_takes_it(
    desk: Desk, recipes: list[Recipe], make: Factory, session: Session
) -> None:
    recipe, member = recipes[0], make.member()
    session.add(Review(recipe=recipe, member=member, rating=5))
    session.add(Favorite(member_id=member.id, recipe_id=recipe.id))
    session.add(RecipeViewDay(recipe_id=recipe.id, day=datetime.now(UTC).date(), views=7))
    make.committed()

    told = desk.get(f"/recipes/{recipe.id}/dependents").json()
    assert told == {"Reviews": 1, "Favorites": 1, "Views": 7, "Generations": 0}

    assert desk.delete(f"/recipes/{recipe.id}?Reason=Doubled").status_code == 200
    entry = last_change(session)
    assert (entry.action, entry.before["title"], entry.reason) == ("delete", "Adana Kebab", "Doubled")
    assert session.scalars(select(Recipe.id)).all() == [recipes[1].id]
    assert session.scalars(select(Review)).all() == session.scalars(select(Favorite)).all() == []


def test_a_deletion_needs_a_reason(desk: Desk, recipes: list[Recipe]) -> None:
    assert_error(desk.delete(f"/recipes/{recipes[0].id}"), 422)


@pytest.mark.parametrize("number", [0, NO_ROW, TOO_LARGE])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/recipes/{}/publish", {"Publish": True}),
        ("/blogs/{}/publish", {"Publish": True}),
        ("/users/{}/flags", {"Is_Master_Chef": True, "Is_Staff": False}),
        ("/users/{}/credits", {"Amount": 1, "Reason": "A gift."}),
        ("/lookups/cuisine/{}", {"Name": "Anatolian"}),
        ("/lookups/ingredient/{}", {"Name": "Salt"}),
        ("/messages/{}/answered", {"Answered": True}),
    ],
)
def test_a_change_of_what_is_not_there_is_refused(desk: Desk, path: str, body: object, number: int) -> None:
    assert_error(desk.post(path.format(number), body), 404, code="no_such_row")


def test_blogs_are_listed_and_published(desk: Desk, make: Factory, session: Session) -> None:
    draft = make.blog("Salt", is_published=False)
    make.blog("Rice")
    make.committed()
    assert ids(desk, "/blogs", Search="salt") == ids(desk, "/blogs", Published="no") == [draft.id]

    desk.post(f"/blogs/{draft.id}/publish", {"Publish": True})

    assert ids(desk, "/blogs", Published="no") == []
    assert (last_change(session).action, last_change(session).subject_kind) == ("publish", "blog")


def test_accounts_are_found_by_name_address_and_flag(desk: Desk, make: Factory) -> None:
    member = make.member(full_name="Zainab Baker", email="zainab@example.org", is_master_chef=True)
    make.committed()

    assert ids(desk, "/users", Search="baker") == ids(desk, "/users", Search="ZAINAB@") == [member.id]
    assert ids(desk, "/users", Flag="master_chef") == [member.id]
    assert ids(desk, "/users", Flag="staff") == [desk.user.id]


def test_flags_are_effective_at_the_next_call(desk: Desk, client: TestClient, make: Factory, session: Session) -> None:
    member = make.member()
    make.committed()

    desk.post(f"/users/{member.id}/flags", {"Is_Master_Chef": False, "Is_Staff": True, "Reason": "New colleague."})

    assert Desk(client, member).get("/overview").status_code == 200
    entry = last_change(session)
    assert (entry.subject_id, entry.before, entry.after) == (member.id, {"is_staff": False}, {"is_staff": True})


def test_staff_can_not_lock_themselves_out(desk: Desk) -> None:
    answer = desk.post(f"/users/{desk.user.id}/flags", {"Is_Master_Chef": False, "Is_Staff": False})

    assert_error(answer, 409, code="own_flag")


def test_the_sites_own_accounts_stay_as_they_are(desk: Desk, make: Factory) -> None:
    kitchen = make.user(email="kitchen@sufra.invalid")
    make.committed()

    answer = desk.post(f"/users/{kitchen.id}/flags", {"Is_Master_Chef": False, "Is_Staff": True})

    assert_error(answer, 409, code="sites_own_account")


def test_credits_are_given_with_a_reason_that_stands_in_the_ledger(
    desk: Desk, client: TestClient, make: Factory, session: Session
) -> None:
    member = make.member()
    make.committed()
    before = member.credits_remaining

    answer = desk.post(f"/users/{member.id}/credits", {"Amount": 5, "Reason": "Sorry for the wait."})

    assert answer.json()["Credits"] == before + 5
    newest = answer.json()["Entries"][0]
    assert (newest["Amount"], newest["Reason"], newest["Note"]) == (5, "staff", "Sorry for the wait.")
    assert session.scalars(select(CreditEntry.note).order_by(CreditEntry.id.desc())).first() == "Sorry for the wait."
    assert last_change(session).after == {"credits": before + 5}
    seen = fetch(client, "/user/remaining-credits", token=token_of(session.get_one(User, member.id)))
    assert seen.json()["Remaining_Credits"] == before + 5


def test_no_more_credits_are_taken_than_there_are(desk: Desk, make: Factory, session: Session) -> None:
    member = make.member()
    make.committed()

    answer = desk.post(f"/users/{member.id}/credits", {"Amount": -10_000, "Reason": "All of them."})

    assert_error(answer, 409, code="insufficient_credits")
    assert session.scalars(select(AuditEntry)).all() == []


@pytest.mark.parametrize(
    "body",
    [{"Amount": 1}, {"Amount": 1, "Reason": "  x "}, {"Amount": 10_001, "Reason": "Why not."}, {"Reason": "Why not."}],
)
def test_credits_without_a_reason_or_a_sensible_number_are_refused(
    desk: Desk, make: Factory, body: dict[str, Any]
) -> None:
    member = make.member()
    make.committed()

    assert_error(desk.post(f"/users/{member.id}/credits", body), 422)


def test_a_renamed_cuisine_is_renamed_in_search(
    desk: Desk, make: Factory, search_client: TestClient, indexed: Callable[[], None]
) -> None:
    cuisine = make.cuisine()
    make.recipe(cuisine=cuisine)
    make.committed()

    answer = desk.post(f"/lookups/cuisine/{cuisine.id}", {"Name": " Anatolian ", "Reason": "As they say."})

    assert answer.json() == {"ID": cuisine.id, "Code": "TR", "Name": "Anatolian", "Recipes": 1}
    indexed()
    found = fetch(search_client, "/recipes/search?Cuisines=Anatolian").json()
    assert [card["Cuisine_Display_Name"] for card in found["Recipes"]] == ["Anatolian"]


@pytest.mark.parametrize(
    ("name", "code"),
    [("persian", "name_taken"), ("", "name_refused"), ("a,b", "name_refused"), ("x" * 81, "name_refused")],
)
def test_a_name_that_is_taken_or_no_name_is_refused(desk: Desk, make: Factory, name: str, code: str) -> None:
    cuisine = make.cuisine()
    make.cuisine("PER", "Persian")
    make.committed()

    assert_error(desk.post(f"/lookups/cuisine/{cuisine.id}", {"Name": name}), 409, code=code)


def test_ingredients_and_categories_are_renamed_too(desk: Desk, make: Factory, session: Session) -> None:
    session.add(KnownIngredient(name="Capsicum", category="Vegetables"))
    category = make.category()
    make.committed()
    [ingredient] = ids(desk, "/lookups/ingredient", Search="capsi")

    assert desk.post(f"/lookups/ingredient/{ingredient}", {"Name": "Bell pepper"}).json()["Name"] == "Bell pepper"
    assert desk.post(f"/lookups/category/{category.id}", {"Name": "Mains"}).json()["Name"] == "Mains"
    assert desk.get("/lookups/category").json()["Rows"][0]["Recipes"] == 0


def test_messages_are_marked_as_answered_and_open_again(desk: Desk, make: Factory, session: Session) -> None:
    message = ContactMessage(name="Amina Cook", email="amina@example.org", subject="Salt", message="How much?")
    session.add(message)
    make.committed()
    assert ids(desk, "/messages", Answered="no", Search="how much") == [message.id]

    assert desk.post(f"/messages/{message.id}/answered", {"Answered": True}).json()["Answered_At"] is not None
    assert ids(desk, "/messages", Answered="no") == []
    desk.post(f"/messages/{message.id}/answered", {"Answered": False})

    assert ids(desk, "/messages", Answered="no") == [message.id]
    assert last_change(session).before == {"is_answered": True}


def test_generation_jobs_say_whose_they_are_and_why_they_failed(desk: Desk, make: Factory, session: Session) -> None:
    member = make.member(full_name="Zainab Baker")
    asked = {"cuisine_id": make.cuisine().id, "category_id": make.category().id, "ingredients": ["rice"]}
    failure = {
        "failure_code": "no_dish",
        "failure_text": "Nothing can be made of it.",
        "finished_at": datetime.now(UTC),
    }
    job = GenerationJob(member_id=member.id, request_hash="a", state="failed", **asked, **failure)
    session.add(job)
    make.committed()

    [row] = desk.get("/generations", State="failed", Search="zainab").json()["Rows"]

    assert (row["ID"], row["Member_Name"], row["Failure_Text"]) == (
        job.id,
        "Zainab Baker",
        "Nothing can be made of it.",
    )
    assert ids(desk, "/generations", State="done") == []


def test_the_audit_log_is_read_by_filters(desk: Desk, recipes: list[Recipe]) -> None:
    draft = recipes[1].id
    desk.post(f"/recipes/{draft}/publish", {"Publish": True})
    desk.post(f"/recipes/{draft}/publish", {"Publish": False})

    newest, oldest = desk.get("/audit", Subject_Kind="recipe", Subject_ID=draft).json()["Rows"]
    assert (newest["Action"], oldest["Action"]) == ("unpublish", "publish")
    assert (newest["Actor_Name"], newest["Via"]) == ("Salma Desk", "desk")
    assert ids(desk, "/audit", Action="publish") == ids(desk, "/audit", Action="publish", Actor_ID=desk.user.id)
    assert ids(desk, "/audit", Via="command_line") == ids(desk, "/audit", Subject_Kind="blog") == []
