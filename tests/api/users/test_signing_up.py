"""POST /user/create: the form, and what a stranger learns from it."""

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.models import Mail, MailKind, MailState, SignUp, User
from tests.api.auth.steps import mailed_link, post, sign_in, sign_up
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

WEAK = (
    "Password must be at least 8 characters with uppercase, lowercase, digit and special character, "
    "or at least 12 characters with at least 3 of these"
)
OTHER_PASSWORD = "Paprika-0987"


def count(session: Session, kind: type[User] | type[SignUp] | type[Mail]) -> int:
    """How many rows there are."""
    session.rollback()
    return session.scalars(select(func.count()).select_from(kind)).one()


def test_a_sign_up_owes_one_mail(client: TestClient, session: Session) -> None:
    sign_up(client)

    mail = session.scalars(select(Mail)).one()
    assert (mail.kind, mail.state) == (MailKind.ACTIVATION, MailState.PENDING)
    assert count(session, User) == 0


def test_neither_password_nor_link_is_kept_as_it_is(client: TestClient, session: Session) -> None:
    sign_up(client)
    link = mailed_link(session, SignUp)

    row = session.scalars(select(SignUp)).one()
    kept = " ".join(str(getattr(row, column.key)) for column in SignUp.__table__.columns)
    assert PASSWORD not in kept
    assert link not in kept
    assert row.password_hash.startswith("$argon2")


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"Email": ""}, "Email address is required"),
        ({"Email": "\u2003"}, "Email address is required"),
        ({"Email": "amina"}, "Please enter a valid email address"),
        ({"Email": "am ina@example.org"}, "Please enter a valid email address"),
        ({"Email": "amina@@example.org"}, "Please enter a valid email address"),
        ({"Email": "amina\x00@example.org"}, "Please enter a valid email address"),
        ({"Email": "amina@example.org\r\nBcc: x@example.org"}, "Please enter a valid email address"),
        ({"Email": "Amina <amina@example.org>"}, "Please enter a valid email address"),
        ({"Email": "a@example.org,b@example.org"}, "Please enter a valid email address"),
        ({"Email": "\u202eamina@example.org"}, "Please enter a valid email address"),
        ({"Email": "a" * 250 + "@example.org"}, "Please enter a valid email address"),
        ({"FullName": " "}, "Full name is required"),
        ({"FullName": "\u200b\u2060\u200d"}, "Full name is required"),
        ({"FullName": " Amin "}, "Full name must be at least 5 characters"),
        ({"FullName": "Am\u200b\u202ein"}, "Full name must be at least 5 characters"),
        ({"FullName": "A" * 121}, "Full name must be at most 120 characters"),
        ({"Password": "   "}, "Password is required"),
        ({"Password": "Aa1!aaa"}, WEAK),
        ({"Password": "password1234"}, WEAK),
        ({"Password": "😀" * 12}, WEAK),
        ({"Password": "Aa1!" * 251}, "Password must be at most 1000 characters"),
        ({"Email": None}, "Email: Input should be a valid string."),
        ({"FullName": 5}, "FullName: Input should be a valid string."),
        ({"Password": ["x"]}, "Password: Input should be a valid string."),
    ],
)
def test_a_broken_rule_is_named_and_nothing_is_kept(
    client: TestClient, session: Session, changed: dict[str, object], sentence: str
) -> None:
    response = sign_up(client, **{"email": "amina@example.org", **changed})  # type: ignore[arg-type]

    assert_error(response, 422)
    assert response.json()["Error"] == sentence
    assert count(session, SignUp) == count(session, Mail) == 0


@pytest.mark.parametrize("missing", ["Email", "FullName", "Password"])
def test_a_missing_field_is_named(client: TestClient, missing: str) -> None:
    form = {"Email": "amina@example.org", "FullName": "Amina Cook", "Password": PASSWORD}
    del form[missing]

    response = post(client, "/user/create", form)

    assert_error(response, 422)
    assert response.json()["Error"] == f"{missing}: Field required."


@pytest.mark.parametrize(
    "name", ["آمنة الطباخة", "علی‌رضا کریمی", "नेहा शर्मा", "陳大文先生", "Zoë O'Brien-Ünal", "😀😀😀😀😀"]
)
def test_people_are_called_what_they_are_called(client: TestClient, session: Session, name: str) -> None:
    assert sign_up(client, FullName=name).status_code == 200
    assert session.scalars(select(SignUp.full_name)).one() == name


def test_a_second_sign_up_tells_a_stranger_nothing(client: TestClient, make: Factory, session: Session) -> None:
    member = make.member(email="amina@example.org", full_name="Amina Cook")
    make.sign_up("waiting@example.org")
    make.committed()
    kept = (member.password_hash, member.token_version, member.updated_at)

    answers = [
        sign_up(client, email, FullName="Somebody Else", Password=OTHER_PASSWORD)
        for email in ("AMINA@example.org", "waiting@example.org", "new@example.org")
    ]

    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    session.expire_all()
    assert (member.full_name, member.password_hash, member.token_version, member.updated_at) == ("Amina Cook", *kept)
    assert sign_in(client).status_code == 200
    refused = [sign_in(client, email, OTHER_PASSWORD) for email in ("amina@example.org", "new@example.org")]
    assert [answer.status_code for answer in refused] == [403, 403]
