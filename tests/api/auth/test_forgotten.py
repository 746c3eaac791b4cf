"""POST /authenticate/forgot-password and /authenticate/reset-password."""

from datetime import UTC, datetime, timedelta

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Mail, MailKind, PasswordReset, User
from tests.api.auth.steps import NEW_PASSWORD, fetch, link_of, mailed_link, post, reset, sign_in, token_of
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

NO_LINK = "Failed to reset password. The reset link may be invalid or expired."


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(email="Amina@example.org")
    make.committed()
    return member


def forget(client: TestClient, email: object = "amina@example.org") -> Response:
    """Send the form for a forgotten password."""
    return post(client, "/authenticate/forgot-password", {"Email": email})


def owed(session: Session) -> list[str]:
    """The mails that are owed, oldest first."""
    session.rollback()
    return list(session.scalars(select(Mail.kind).order_by(Mail.id)))


def test_a_forgotten_password_is_replaced_by_the_mailed_link(
    client: TestClient, member: User, session: Session
) -> None:
    assert forget(client, " AMINA@example.org ").json() == {"Sent": True}

    assert reset(client, mailed_link(session, PasswordReset)).json() == {"Reset": True}

    assert sign_in(client, password=NEW_PASSWORD).status_code == 200
    assert_error(sign_in(client, password=PASSWORD), 401)
    assert owed(session) == [MailKind.PASSWORD_RESET, MailKind.PASSWORD_CHANGED]


def test_known_and_unknown_addresses_can_not_be_told_apart(
    client: TestClient, member: User, make: Factory, session: Session
) -> None:
    make.sign_up("waiting@example.org")
    make.committed()
    addresses = ["amina@example.org", "nobody@example.org", "waiting@example.org"]

    answers = [forget(client, address) for address in addresses]

    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert [answer.headers.keys() for answer in answers] == [answers[0].headers.keys()] * 3
    assert list(session.scalars(select(PasswordReset.email).order_by(PasswordReset.id))) == addresses
    assert owed(session) == [MailKind.PASSWORD_RESET] * 3


def test_asking_again_while_a_mail_waits_owes_no_second_one(client: TestClient, member: User, session: Session) -> None:
    for email in ("amina@example.org", "AMINA@example.org"):
        forget(client, email)

    assert owed(session) == [MailKind.PASSWORD_RESET]


@pytest.mark.parametrize(
    ("email", "sentence"),
    [
        ("", "Email address is required"),
        (" \u00a0", "Email address is required"),
        ("amina", "Please enter a valid email address"),
        ("amina@example", "Please enter a valid email address"),
        ("amina\x00@example.org", "Please enter a valid email address"),
        ("a" * 5000 + "@example.org", "Please enter a valid email address"),
        (None, "Email: Input should be a valid string."),
    ],
)
def test_an_address_that_is_none_is_refused(client: TestClient, session: Session, email: object, sentence: str) -> None:
    response = forget(client, email)

    assert_error(response, 422)
    assert response.json()["Error"] == sentence
    assert owed(session) == []


def test_every_sign_in_ends(client: TestClient, member: User, make: Factory, session: Session) -> None:
    token = token_of(member)
    link = link_of(session, make.reset("amina@example.org"))

    reset(client, link)

    assert_error(fetch(client, "/user/my-profile", token=token), 401, code="authentication_expired")


def test_a_link_works_once_and_voids_the_others(
    client: TestClient, member: User, make: Factory, session: Session
) -> None:
    first, second = (link_of(session, make.reset(email)) for email in ("amina@example.org", "AMINA@example.org"))

    answers = [reset(client, first), reset(client, first, PASSWORD), reset(client, second, PASSWORD)]

    assert [answer.status_code for answer in answers] == [200, 400, 400]
    assert answers[1].json()["Error"] == answers[2].json()["Error"] == NO_LINK
    assert sign_in(client, password=NEW_PASSWORD).status_code == 200


def test_a_link_is_good_for_an_hour(client: TestClient, member: User, make: Factory, session: Session) -> None:
    row = make.reset("amina@example.org")
    link = link_of(session, row)
    assert timedelta(minutes=59) < row.expires_at - datetime.now(UTC) <= timedelta(hours=1)

    row.expires_at = datetime.now(UTC) - timedelta(seconds=1)
    session.commit()

    assert_error(reset(client, link), 400, code="reset_link_rejected")
    assert sign_in(client).status_code == 200


def test_a_new_password_voids_links_that_were_asked_for_before(
    client: TestClient, member: User, make: Factory, session: Session
) -> None:
    link = link_of(session, make.reset("amina@example.org"))
    passwords = {"Old_Password": PASSWORD, "New_Password": NEW_PASSWORD}
    assert post(client, "/user/update-password", passwords, token=token_of(member)).status_code == 200

    assert_error(reset(client, link, PASSWORD), 400)


def test_a_link_of_an_unknown_address_resets_nothing(client: TestClient, make: Factory, session: Session) -> None:
    assert_error(reset(client, link_of(session, make.reset("nobody@example.org"))), 400, code="reset_link_rejected")
    assert owed(session) == []


def test_a_weak_password_leaves_the_link_as_it_was(
    client: TestClient, member: User, make: Factory, session: Session
) -> None:
    link = link_of(session, make.reset("amina@example.org"))

    assert_error(reset(client, link, "weak"), 422)
    assert reset(client, link).status_code == 200


@pytest.mark.parametrize("link", ["", " ", "x", "x" * 50_000, "\x00", "é", "a/b"])
def test_a_malformed_link_is_an_invalid_link(client: TestClient, link: str) -> None:
    response = reset(client, link)

    assert_error(response, 400, code="reset_link_rejected")
    assert response.json()["Error"] == NO_LINK
