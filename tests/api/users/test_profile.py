"""A member's own page: the dashboard, the name, the password, the credits."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Blog, Mail, MailKind, User
from tests.api.auth.steps import NEW_PASSWORD, fetch, post, sign_in, token_of
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

OLD_IS_WRONG = "The old password is incorrect."
NOT_NEW = "New password must be different from the old password"
SAME_NAME = "New name must be different from the current name"


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(email="amina@example.org", full_name="Amina Cook", credits_remaining=3)
    make.committed()
    return member


@pytest.fixture
def token(member: User) -> str:
    return token_of(member)


def test_the_dashboard_shows_the_member_alone(client: TestClient, make: Factory, member: User, token: str) -> None:
    draft = make.recipe("Amina's soup", owner=member, is_published=False)
    public = make.recipe("Amina's bread", owner=member)
    make.recipe("Zainab's soup", is_published=False)
    make.committed()

    response = fetch(client, "/user/my-profile", token=token)
    profile = response.json()

    assert (profile["ID"], profile["Full_Name"], profile["Email"]) == (member.id, "Amina Cook", "amina@example.org")
    assert (profile["Credits_Remaining"], profile["Is_Master_Chef"], profile["Profile_Pic"]) == (3, False, None)
    assert [(card["ID"], card["Is_Published"]) for card in profile["Generated_Recipes"]] == [
        (public.id, True),
        (draft.id, False),
    ]
    assert profile["Saved_Recipes"] == profile["My_Reviews"] == profile["My_Blogs"] == []
    assert response.headers["Cache-Control"] == "no-store"
    assert "argon2" not in response.text


def test_a_chefs_dashboard_has_their_blogs(client: TestClient, make: Factory, session: Session) -> None:
    chef, other = make.member(is_master_chef=True), make.member(is_master_chef=True)
    for author, slug in ((chef, "salt"), (other, "pepper")):
        fields = {"slug": slug, "title": slug, "excerpt": slug, "content": slug, "tags": ["a", "b"]}
        session.add(Blog(author_id=author.id, **fields))
    make.committed()

    blogs = fetch(client, "/user/my-profile", token=token_of(chef)).json()["My_Blogs"]

    assert [(blog["Slug"], blog["Is_Published"]) for blog in blogs] == [("salt", False)]


def test_credits_are_what_the_account_has(client: TestClient, token: str) -> None:
    assert fetch(client, "/user/remaining-credits", token=token).json() == {"Remaining_Credits": 3}


def test_a_new_name_is_on_the_dashboard_and_on_recipes(
    client: TestClient, make: Factory, member: User, token: str
) -> None:
    recipe = make.recipe(owner=member)
    make.committed()

    answer = post(client, "/user/update-name", {"New_Full_Name": " Amina\u00a0 Baker\u200b "}, token=token)

    assert answer.json() == {"Full_Name": "Amina Baker"}
    assert fetch(client, "/user/my-profile", token=token).json()["Full_Name"] == "Amina Baker"
    assert fetch(client, f"/recipes/{recipe.id}").json()["Owner_Name"] == "Amina Baker"


@pytest.mark.parametrize(
    ("name", "status", "sentence"),
    [
        ("", 400, "Name cannot be empty"),
        (" \u00a0\t", 400, "Name cannot be empty"),
        ("\u200b\u2060", 400, "Name cannot be empty"),
        ("\u200c\u200d", 400, "Name cannot be empty"),
        ("Amina Cook", 400, SAME_NAME),
        (" Amina  Cook\u200b ", 400, SAME_NAME),
        ("Amin", 400, "Full name must be at least 5 characters"),
        ("A" * 121, 400, "Full name must be at most 120 characters"),
        ("A" * 1001, 422, "New_Full_Name: String should have at most 1000 characters."),
        (None, 422, "New_Full_Name: Input should be a valid string."),
        (["Amina"], 422, "New_Full_Name: Input should be a valid string."),
    ],
)
def test_a_name_that_can_not_be_used_changes_nothing(
    client: TestClient, token: str, name: object, status: int, sentence: str
) -> None:
    response = post(client, "/user/update-name", {"New_Full_Name": name}, token=token)

    assert_error(response, status)
    assert response.json()["Error"] == sentence
    assert fetch(client, "/user/my-profile", token=token).json()["Full_Name"] == "Amina Cook"


def test_another_case_is_another_name(client: TestClient, token: str) -> None:
    assert post(client, "/user/update-name", {"New_Full_Name": "AMINA COOK"}, token=token).status_code == 200


def test_another_password_ends_every_sign_in_and_owes_a_mail(
    client: TestClient, session: Session, member: User, token: str
) -> None:
    elsewhere = sign_in(client).json()["Token"]

    answer = post(
        client, "/user/update-password", {"Old_Password": PASSWORD, "New_Password": NEW_PASSWORD}, token=token
    )

    assert answer.json() == {"Updated": True}
    for ended in (token, elsewhere):
        assert_error(fetch(client, "/user/my-profile", token=ended), 401, code="authentication_expired")
    assert sign_in(client, password=NEW_PASSWORD).status_code == 200
    mail = session.scalars(select(Mail)).one()
    assert (mail.kind, mail.user_id) == (MailKind.PASSWORD_CHANGED, member.id)


@pytest.mark.parametrize(
    ("old", "new", "status", "sentence"),
    [
        ("wrong", NEW_PASSWORD, 400, OLD_IS_WRONG),
        ("wrong", PASSWORD, 400, OLD_IS_WRONG),
        (PASSWORD, PASSWORD, 400, NOT_NEW),
        ("", NEW_PASSWORD, 422, "Password is required"),
        (PASSWORD, "", 422, "Password is required"),
        (PASSWORD, "short", 422, None),
        (PASSWORD, None, 422, "New_Password: Input should be a valid string."),
        (None, NEW_PASSWORD, 422, "Old_Password: Input should be a valid string."),
        ("x" * 1001, NEW_PASSWORD, 422, "Old_Password: String should have at most 1000 characters."),
    ],
)
def test_a_password_that_can_not_be_used_changes_nothing(
    client: TestClient, session: Session, token: str, old: object, new: object, status: int, sentence: str | None
) -> None:
    response = post(client, "/user/update-password", {"Old_Password": old, "New_Password": new}, token=token)

    assert_error(response, status)
    assert sentence is None or response.json()["Error"] == sentence
    assert fetch(client, "/user/my-profile", token=token).status_code == 200
    assert sign_in(client).status_code == 200
    assert session.scalars(select(Mail)).all() == []
