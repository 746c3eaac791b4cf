"""Deleting one's account: asking for it, taking it back, and what is left when the term is over."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from sqlalchemy.orm import Session

from api.limits import ACCOUNT_FAILURES, WRONG_PASSWORDS
from core.accounts.deletion import schedule_deletion
from core.accounts.links import link_of
from core.db import Database, transaction
from core.models import AccountDeletion, Mail, MailKind, ModerationState, PasswordReset, Review, SignUp, User
from core.own_data.removal import remove_due_accounts
from core.settings import Settings
from tests.api.auth.steps import activate, fetch, mailed_link, post, reset, sign_in, sign_up, token_of
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

EMAIL = "amina@example.org"


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(email=EMAIL, full_name="Amina Cook")
    make.committed()
    return member


@pytest.fixture
def scheduled(session: Session, member: User, settings: Settings) -> AccountDeletion:
    """The member's deletion."""
    deletion = schedule_deletion(session, member, password=PASSWORD, settings=settings)
    session.commit()
    return deletion


def keep_link(deletion: AccountDeletion, settings: Settings) -> str:
    return link_of(deletion, settings)


def end_term(session: Session, deletion: AccountDeletion) -> None:
    deletion.expires_at = datetime.now(UTC) - timedelta(seconds=1)
    session.commit()


def test_deleting_ends_every_sign_in_and_owes_a_mail(client: TestClient, session: Session, member: User) -> None:
    elsewhere = token_of(member)
    assert fetch(client, "/recipes/is-favorite/1", token=elsewhere).status_code == 200  # the answer is kept a while

    answer = post(client, "/user/delete-account", {"Password": PASSWORD}, token=token_of(member))

    due_at = datetime.fromisoformat(answer.json()["Deletion_Due_At"])
    assert timedelta(days=6, hours=23) < due_at - datetime.now(UTC) <= timedelta(days=7)
    for path in ("/user/my-profile", "/recipes/is-favorite/1"):
        assert_error(fetch(client, path, token=elsewhere), 401, code="authentication_expired")
    (mail,) = session.scalars(select(Mail))
    (deletion,) = session.scalars(select(AccountDeletion))
    assert (mail.kind, mail.account_deletion_id) == (MailKind.ACCOUNT_DELETION, deletion.id)
    assert deletion.expires_at == due_at


@pytest.mark.parametrize(
    ("body", "status", "sentence"),
    [
        ({"Password": "wrong"}, 403, "The password is incorrect."),
        ({"Password": ""}, 422, "Password is required"),
        ({"Password": None}, 422, "Password: Input should be a valid string."),
        ({"Password": "x" * 1001}, 422, "Password: String should have at most 1000 characters."),
        ({}, 422, "Password: Field required."),
    ],
)
def test_without_the_right_password_nothing_is_deleted(
    client: TestClient, session: Session, member: User, body: object, status: int, sentence: str
) -> None:
    response = post(client, "/user/delete-account", body, token=token_of(member))

    assert_error(response, status)
    assert response.json()["Error"] == sentence
    assert fetch(client, "/user/my-profile", token=token_of(member)).status_code == 200
    assert session.scalars(select(AccountDeletion)).all() == []


def test_guessing_the_password_is_bounded_as_at_sign_in(client: TestClient, member: User) -> None:
    def guess() -> int:
        return post(client, "/user/delete-account", {"Password": "wrong"}, token=token_of(member)).status_code

    answers = [guess() for _ in range(WRONG_PASSWORDS.allowed + 1)]

    assert answers == [403] * WRONG_PASSWORDS.allowed + [429]
    assert sign_in(client).status_code == 429


def test_guesses_count_for_the_account_from_every_address(client: TestClient, member: User) -> None:
    def delete_from(host: str, password: str) -> int:
        elsewhere = TestClient(client.app, client=(host, 1234), raise_server_exceptions=False)
        return post(elsewhere, "/user/delete-account", {"Password": password}, token=token_of(member)).status_code

    guesses = [delete_from(f"10.9.{n}.1", "wrong") for n in range(ACCOUNT_FAILURES.allowed)]

    assert set(guesses) == {403}
    assert delete_from("10.8.0.1", PASSWORD) == 429


def test_deleting_twice_is_refused(client: TestClient, session: Session, member: User) -> None:
    token = token_of(member)
    post(client, "/user/delete-account", {"Password": PASSWORD}, token=token)

    assert_error(post(client, "/user/delete-account", {"Password": PASSWORD}, token=token), 401)
    assert len(session.scalars(select(AccountDeletion)).all()) == 1


def test_deleting_twice_at_once_schedules_one_deletion(client: TestClient, session: Session, member: User) -> None:
    token = token_of(member)

    def delete(_: int) -> int:
        return post(client, "/user/delete-account", {"Password": PASSWORD}, token=token).status_code

    with ThreadPoolExecutor(4) as pool:
        answers = sorted(pool.map(delete, range(4)))

    assert answers[0] == 200
    assert set(answers[1:]) <= {401, 409}
    assert len(session.scalars(select(AccountDeletion)).all()) == 1
    assert len(session.scalars(select(Mail)).all()) == 1


def test_signing_in_says_when_the_account_goes_and_restores_nothing(
    client: TestClient, session: Session, scheduled: AccountDeletion
) -> None:
    response = sign_in(client)

    assert_error(response, 403, code="deletion_scheduled")
    day = scheduled.expires_at
    assert response.json()["Error"] == (
        f"Your account will be deleted on {day:%B} {day.day}, {day.year}. You can still keep it."
    )
    session.refresh(scheduled)
    assert scheduled.used_at is None


@pytest.mark.usefixtures("scheduled")
def test_a_wrong_password_does_not_learn_of_the_deletion(client: TestClient) -> None:
    assert_error(sign_in(client, password="wrong"), 401, code="wrong_credentials")
    wrong = {"Email": EMAIL, "Password": "wrong"}
    assert_error(post(client, "/authenticate/keep-account", wrong), 401, code="wrong_credentials")


@pytest.mark.usefixtures("scheduled")
def test_the_right_password_takes_it_back_and_signs_in(client: TestClient) -> None:
    kept = post(client, "/authenticate/keep-account", {"Email": EMAIL, "Password": PASSWORD})

    assert fetch(client, "/user/my-profile", token=kept.json()["Token"]).status_code == 200
    assert sign_in(client).status_code == 200


def test_keeping_an_account_that_is_not_to_be_deleted_signs_in(client: TestClient, member: User) -> None:
    kept = post(client, "/authenticate/keep-account", {"Email": EMAIL, "Password": PASSWORD})

    assert kept.json()["User"]["ID"] == member.id


def test_the_mailed_link_takes_it_back_once(
    client: TestClient, database: Database, scheduled: AccountDeletion, settings: Settings
) -> None:
    link = keep_link(scheduled, settings)

    assert post(client, "/user/keep-account", {"ID": link}).json() == {"Kept": True}

    assert_error(post(client, "/user/keep-account", {"ID": link}), 400, code="keep_link_used")
    assert sign_in(client).status_code == 200
    assert remove_due_accounts(database) == 0


def test_a_used_link_says_nothing_comforting_once_the_account_is_to_be_deleted_again(
    client: TestClient, session: Session, member: User, scheduled: AccountDeletion, settings: Settings
) -> None:
    link = keep_link(scheduled, settings)
    post(client, "/user/keep-account", {"ID": link})
    session.refresh(member)
    schedule_deletion(session, member, password=PASSWORD, settings=settings)
    session.commit()

    assert_error(post(client, "/user/keep-account", {"ID": link}), 400, code="keep_link_rejected")
    assert sign_in(client).status_code == 403


@pytest.mark.parametrize("link", ["", "x", "x" * 200, "\x00"])
def test_a_link_that_is_none_is_refused(client: TestClient, link: str) -> None:
    assert post(client, "/user/keep-account", {"ID": link}).status_code in (400, 422)


def test_links_of_other_kinds_take_nothing_back(
    client: TestClient, session: Session, make: Factory, scheduled: AccountDeletion
) -> None:
    make.reset(EMAIL)
    make.committed()
    link = mailed_link(session, PasswordReset)

    assert_error(post(client, "/user/keep-account", {"ID": link}), 400, code="keep_link_rejected")


def test_once_the_term_is_over_nothing_takes_it_back(
    client: TestClient, session: Session, scheduled: AccountDeletion, settings: Settings
) -> None:
    link = keep_link(scheduled, settings)
    end_term(session, scheduled)

    assert_error(post(client, "/user/keep-account", {"ID": link}), 400, code="keep_link_rejected")
    assert_error(sign_in(client), 401)
    assert_error(post(client, "/authenticate/keep-account", {"Email": EMAIL, "Password": PASSWORD}), 401)


def test_a_new_password_does_not_take_it_back(
    client: TestClient, session: Session, make: Factory, scheduled: AccountDeletion
) -> None:
    make.reset(EMAIL)
    make.committed()
    assert reset(client, mailed_link(session, PasswordReset), "Cardamom-5678").status_code == 200

    assert_error(sign_in(client, password="Cardamom-5678"), 403, code="deletion_scheduled")


@pytest.mark.usefixtures("scheduled")
def test_the_archive_is_not_to_be_had_until_the_account_is_kept(client: TestClient, session: Session) -> None:
    member = session.scalars(select(User).where(User.email == EMAIL)).one()
    before = token_of(User(id=member.id, token_version=member.token_version - 1))
    assert_error(post(client, "/user/export-data", token=before), 401)

    token = post(client, "/authenticate/keep-account", {"Email": EMAIL, "Password": PASSWORD}).json()["Token"]

    assert post(client, "/user/export-data", token=token).status_code == 200


def test_what_others_read_stays_by_a_former_member(
    client: TestClient,
    session: Session,
    database: Database,
    make: Factory,
    member: User,
    scheduled: AccountDeletion,
) -> None:
    member.picture = make.image(kind="avatar")
    own = make.recipe("Amina's bread", owner=member)
    draft = make.recipe("Amina's draft", owner=member, is_published=False)
    other = make.recipe("Zainab's soup")
    now = datetime.now(UTC)
    approved = Review(
        recipe_id=other.id, member_id=member.id, rating=4, review_text="Good", state="approved", moderated_at=now
    )
    session.add_all([approved, Review(recipe_id=own.id, member_id=member.id, rating=5, review_text="Mine")])
    end_term(session, scheduled)

    assert remove_due_accounts(database) == 1

    recipe = fetch(client, f"/recipes/{own.id}").json()
    assert (recipe["Owner_Name"], recipe["Owner_Pic_URL"]) == ("A former member", None)
    (review,) = fetch(client, f"/recipes/reviews/{other.id}").json()
    assert (review["User_Name"], review["Profile_Pic_URL"], review["Review_Text"]) == ("A former member", None, "Good")
    rated = fetch(client, f"/recipes/{other.id}").json()
    assert (rated["Average_Rating"], rated["Review_Count"]) == (4.0, 1)
    assert fetch(client, f"/recipes/{draft.id}").status_code == 404
    assert session.scalars(select(Review.state)).all() == [ModerationState.APPROVED]


def test_every_call_refuses_the_tokens_of_a_deleted_account(
    client: TestClient, session: Session, database: Database, member: User, scheduled: AccountDeletion
) -> None:
    tokens = [token_of(User(id=member.id, token_version=version)) for version in (1, 2)]
    end_term(session, scheduled)
    remove_due_accounts(database)

    for token in tokens:
        for path in ("/user/my-profile", "/user/remaining-credits", "/recipes/is-favorite/1"):
            assert_error(fetch(client, path, token=token), 401)
        assert_error(post(client, "/user/export-data", token=token), 401)
        assert_error(post(client, "/user/delete-account", {"Password": PASSWORD}, token=token), 401)
    assert_error(sign_in(client), 401, code="wrong_credentials")


def test_the_address_can_sign_up_again(
    client: TestClient, session: Session, database: Database, scheduled: AccountDeletion, settings: Settings
) -> None:
    end_term(session, scheduled)
    remove_due_accounts(database)

    assert sign_up(client).status_code == 200
    assert activate(client, mailed_link(session, SignUp)).status_code == 200
    with transaction(database) as fresh:
        former, newcomer = fresh.scalars(select(User).order_by(User.id))
        assert (former.full_name, newcomer.full_name) == ("A former member", "Amina Cook")
    assert sign_in(client).json()["User"]["ID"] == newcomer.id
