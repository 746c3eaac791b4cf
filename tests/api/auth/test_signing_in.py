"""POST /authenticate/login, and what its token opens."""

from datetime import UTC, datetime, timedelta

import pytest
from fastapi.testclient import TestClient
from sqlalchemy.orm import Session

from core.accounts import passwords
from core.models import User
from tests.api.auth.steps import fetch, post, sign_in, token_of
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

WRONG = "The email address or password is incorrect."
STRANGERS_PASSWORDS = ("Stranger-4321", "Stranger-5432", "Stranger-6543")
NOT_ACTIVATED = "Your account is not activated yet. Please use the activation link in the email we sent you."


@pytest.fixture
def member(make: Factory) -> User:
    member = make.member(email="Amina@example.org", full_name="Amina Cook", is_master_chef=True)
    make.committed()
    return member


def test_the_answer_is_a_token_and_whose_it_is(client: TestClient, member: User) -> None:
    response = sign_in(client)
    body = response.json()

    assert response.status_code == 200
    assert set(body) == {"Token", "TokenExpiresAt", "User"}
    assert body["User"] == {"ID": member.id, "Name": "Amina Cook", "Email": "Amina@example.org", "Is_Master_Chef": True}
    assert response.headers["Cache-Control"] == "no-store"
    assert fetch(client, "/user/my-profile", token=body["Token"]).json()["ID"] == member.id


def test_a_token_lasts_a_week(client: TestClient, member: User) -> None:
    expires_at = datetime.fromisoformat(sign_in(client).json()["TokenExpiresAt"])

    assert timedelta(days=7) - (expires_at - datetime.now(UTC)) < timedelta(minutes=5)


@pytest.mark.parametrize("email", ["amina@example.org", " AMINA@EXAMPLE.ORG ", "\u00a0aMina@Example.org\n"])
def test_case_and_spaces_of_the_address_do_not_matter(client: TestClient, member: User, email: str) -> None:
    assert sign_in(client, email).status_code == 200


@pytest.mark.parametrize(
    "email", ["andr\u00e9@b\u00fccher.example", "andre\u0301@B\u00dcCHER.example", "andr\u00e9@xn--bcher-kva.example"]
)
def test_an_address_is_found_however_it_is_typed(client: TestClient, make: Factory, email: str) -> None:
    make.member(email="andr\u00e9@b\u00fccher.example")
    make.committed()

    assert sign_in(client, email).status_code == 200


@pytest.mark.parametrize("typed", ["Cr\u00e8me-12345", "Cre\u0300me-12345"])
@pytest.mark.parametrize("kept", ["Cr\u00e8me-12345", "Cre\u0300me-12345"])
def test_a_password_is_the_same_however_a_keyboard_composes_it(
    client: TestClient, make: Factory, kept: str, typed: str
) -> None:
    make.member(email="amina@example.org", password_hash=passwords.hash_password(kept))
    make.committed()

    assert sign_in(client, password=typed).status_code == 200


@pytest.mark.parametrize(
    "password",
    [PASSWORD.upper(), f" {PASSWORD}", f"{PASSWORD} ", PASSWORD[:-1], "\u200b" + PASSWORD, PASSWORD + "\x00"],
)
def test_nearly_the_password_is_not_the_password(client: TestClient, member: User, password: str) -> None:
    assert_error(sign_in(client, password=password), 401, code="wrong_credentials")


def test_which_half_was_wrong_is_not_told(client: TestClient, make: Factory, member: User) -> None:
    make.user(email="kitchen@example.org")  # an account without a password can't sign in
    make.sign_up("zainab@example.org")
    make.committed()

    answers = [
        sign_in(client, "amina@example.org", "wrong"),
        sign_in(client, "nobody@example.org"),
        sign_in(client, "no address"),
        sign_in(client, "amina\x00@example.org"),
        sign_in(client, "kitchen@example.org", "wrong"),
        sign_in(client, "kitchen@example.org", "x"),
        sign_in(client, "zainab@example.org", "wrong"),
    ]

    assert {answer.status_code for answer in answers} == {401}
    assert {answer.json()["Error"] for answer in answers} == {WRONG}
    assert len({answer.content for answer in answers}) == 1


@pytest.fixture
def compared(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each password that is compared with a hash."""
    sign_in(client, "nobody@example.org")  # computes the placeholder hash before recording
    compared: list[str] = []
    hasher = passwords._hasher()
    verify = hasher.verify
    monkeypatch.setattr(hasher, "verify", lambda given, kept: compared.append(given) or verify(given, kept))
    return compared


@pytest.mark.parametrize(
    ("email", "password"),
    [
        ("amina@example.org", "wrong"),
        ("nobody@example.org", "wrong"),
        ("no address", "wrong"),
        ("waiting@example.org", PASSWORD),
        ("waiting@example.org", "wrong"),
        ("kitchen@example.org", "wrong"),
    ],
)
def test_a_refusal_compares_two_passwords_with_and_without_an_account(
    client: TestClient, make: Factory, member: User, compared: list[str], email: str, password: str
) -> None:
    make.user(email="kitchen@example.org")
    make.sign_up("waiting@example.org")
    make.committed()

    assert sign_in(client, email, password).is_client_error

    assert compared == [password] * 2


@pytest.mark.parametrize("password", [STRANGERS_PASSWORDS[0], STRANGERS_PASSWORDS[2], "wrong"])
@pytest.mark.parametrize("strangers", [1, 3, 5])
def test_a_strangers_sign_up_does_not_tell_whether_there_is_an_account(
    client: TestClient, make: Factory, member: User, compared: list[str], strangers: int, password: str
) -> None:
    for email in ("amina@example.org", "nobody@example.org"):
        for number in range(strangers):
            chosen = STRANGERS_PASSWORDS[(strangers - 1 - number) % 3]
            make.sign_up(email, password_hash=passwords.hash_password(chosen))
    make.committed()

    answers = [sign_in(client, email, password) for email in ("amina@example.org", "nobody@example.org")]

    assert len({(answer.status_code, answer.content) for answer in answers}) == 1
    assert (answers[0].status_code == 403) == (password in STRANGERS_PASSWORDS[:strangers])
    assert compared == [password] * 2 * (1 + min(strangers, 3))
    assert sign_in(client, "amina@example.org").status_code == 200


def test_an_account_that_waits_for_its_link_is_told_so_with_the_right_password(
    client: TestClient, make: Factory
) -> None:
    make.sign_up("amina@example.org")
    make.committed()

    response = sign_in(client)

    assert_error(response, 403, code="not_activated")
    assert response.json()["Error"] == NOT_ACTIVATED


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"Email": "", "Password": "x"}, "Email address is required"),
        ({"Email": "\u00a0 ", "Password": "x"}, "Email address is required"),
        ({"Email": "a@example.org", "Password": ""}, "Password is required"),
        ({"Email": "a@example.org", "Password": "  "}, "Password is required"),
        ({"Password": "x"}, "Email: Field required."),
        ({"Email": None, "Password": "x"}, "Email: Input should be a valid string."),
        ({"Email": ["a@example.org"], "Password": "x"}, "Email: Input should be a valid string."),
        ({"Email": "a@example.org", "Password": "x" * 1001}, "Password: String should have at most 1000 characters."),
        ({"Email": "a" * 1001, "Password": "x"}, "Email: String should have at most 1000 characters."),
    ],
)
def test_a_form_that_can_not_be_used_is_refused(client: TestClient, form: object, sentence: str) -> None:
    response = post(client, "/authenticate/login", form)

    assert_error(response, 422)
    assert response.json()["Error"] == sentence


def test_flags_are_effective_at_once(client: TestClient, make: Factory, session: Session) -> None:
    author = make.member()
    staff = make.member(is_staff=True)
    draft = make.recipe(owner=author, is_published=False)
    make.committed()
    token = token_of(staff)
    assert fetch(client, f"/recipes/{draft.id}", token=token).status_code == 200

    staff.is_staff = False
    session.commit()

    assert fetch(client, f"/recipes/{draft.id}", token=token).status_code == 404


def test_a_deleted_member_is_signed_out(client: TestClient, make: Factory, session: Session) -> None:
    member = make.member()
    make.committed()
    token = token_of(member)

    session.delete(member)
    session.commit()

    response = fetch(client, "/user/my-profile", token=token)
    assert_error(response, 401, code="authentication_expired")
    assert response.json()["Error"] == "Authentication expired. Please login again."


def test_an_outdated_hash_is_replaced_at_sign_in(client: TestClient, make: Factory, session: Session) -> None:
    from pwdlib import PasswordHash
    from pwdlib.hashers.argon2 import Argon2Hasher

    weaker = PasswordHash((Argon2Hasher(time_cost=1, memory_cost=16, parallelism=1),))
    member = make.member(email="amina@example.org", password_hash=weaker.hash(PASSWORD))
    make.committed()
    old, token = member.password_hash, token_of(member)

    assert sign_in(client).status_code == 200

    session.expire_all()
    assert member.password_hash != old
    assert sign_in(client).status_code == 200
    assert fetch(client, "/user/my-profile", token=token).status_code == 200
