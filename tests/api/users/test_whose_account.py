"""POST /user/activate when a stranger has signed up with the owner's address: whose password opens the account."""

from collections.abc import Iterator

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from core.models import Mail, SignUp, User
from tests.api.auth.steps import NEW_PASSWORD, activate, link_of, post, reset, sign_in, sign_up
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

STRANGERS_PASSWORD = "Stranger-4321"


def visitor(client: TestClient, host: str) -> TestClient:
    """A browser of its own, connecting from this address. Part of the running site of `client`."""
    return TestClient(client.app, client=(host, 1234), raise_server_exceptions=False)


@pytest.fixture
def stranger(client: TestClient) -> Iterator[TestClient]:
    with visitor(client, "198.51.100.66") as opened:
        yield opened


@pytest.fixture
def phone(client: TestClient) -> Iterator[TestClient]:
    """The owner's other browser, on another network."""
    with visitor(client, "2001:db8:5::1") as opened:
        yield opened


@pytest.fixture
def neighbour(client: TestClient) -> Iterator[TestClient]:
    """A stranger's browser behind the owner's address."""
    with visitor(client, "testclient") as opened:
        yield opened


def prepare(stranger: TestClient) -> Response:
    """Sign up with the owner's address."""
    return sign_up(stranger, FullName="Attacker Chosen", Password=STRANGERS_PASSWORD)


def links(session: Session) -> list[str]:
    """Every mailed link, the oldest first."""
    session.rollback()
    mailed = select(SignUp).join(Mail, Mail.sign_up_id == SignUp.id).order_by(SignUp.id)
    return [link_of(session, row) for row in session.scalars(mailed).all()]


def assert_needs_password(response: Response) -> str:
    """The account is there, its password is not; the reset link for it."""
    assert response.status_code == 200
    body = response.json()
    assert body == {"Activated": True, "Password_Needed": True, "Reset_ID": body["Reset_ID"]}
    return str(body["Reset_ID"])


def test_the_owners_click_on_a_strangers_mail_lets_no_stranger_in(
    client: TestClient, stranger: TestClient, session: Session
) -> None:
    for _ in range(5):
        assert prepare(stranger).status_code == 200

    reset_id = assert_needs_password(activate(client, links(session)[0]))

    assert sign_in(stranger, password=STRANGERS_PASSWORD).status_code == 401
    assert reset(client, reset_id).status_code == 200
    assert sign_in(client, password=NEW_PASSWORD).status_code == 200
    assert sign_in(stranger, password=STRANGERS_PASSWORD).status_code == 401


@pytest.mark.parametrize("clicked", range(5))
def test_whichever_mail_the_owner_clicks_their_own_sign_up_counts(
    client: TestClient, stranger: TestClient, session: Session, clicked: int
) -> None:
    for _ in range(2):
        prepare(stranger)
    sign_up(client)
    for _ in range(4):
        prepare(stranger)
    mailed = links(session)

    assert activate(client, mailed[clicked]).json() == {"Activated": True}

    assert sign_in(client).status_code == 200
    assert sign_in(stranger, password=STRANGERS_PASSWORD).status_code == 401
    session.rollback()
    assert session.scalars(select(User.full_name)).all() == ["Amina Cook"]
    assert session.scalars(select(SignUp.id).where(SignUp.used_at.is_(None))).all() == []


def test_five_mails_to_the_mailbox_do_not_keep_the_owner_from_signing_up(
    client: TestClient, stranger: TestClient, session: Session
) -> None:
    for _ in range(5):
        prepare(stranger)

    assert sign_up(client).json() == {"Created": True}

    assert len(links(session)) == 5
    assert activate(client, links(session)[3]).json() == {"Activated": True}
    assert sign_in(client).status_code == 200


def test_the_right_password_is_told_apart_though_strangers_have_signed_up_since(
    client: TestClient, stranger: TestClient
) -> None:
    sign_up(client)
    prepare(stranger)
    prepare(stranger)

    assert_error(sign_in(client), 403, code="not_activated")


def test_another_browser_behind_the_same_address_does_not_bring_its_password_in(
    client: TestClient, neighbour: TestClient, phone: TestClient, session: Session
) -> None:
    sign_up(client)
    prepare(neighbour)

    assert_needs_password(activate(phone, links(session)[1]))

    assert sign_in(neighbour, password=STRANGERS_PASSWORD).status_code == 401
    assert sign_in(client).status_code == 401


def test_without_a_cookie_a_rival_from_the_same_address_makes_the_password_unsure(
    client: TestClient, neighbour: TestClient, session: Session
) -> None:
    sign_up(client)
    prepare(neighbour)
    client.cookies.clear()

    assert_needs_password(activate(client, links(session)[1]))


def test_a_click_without_the_cookie_from_the_address_that_signed_up_is_enough(
    client: TestClient, session: Session
) -> None:
    sign_up(client)
    client.cookies.clear()

    assert activate(client, links(session)[0]).json() == {"Activated": True}
    assert sign_in(client).status_code == 200


def test_the_browser_that_signed_up_may_click_from_another_network(client: TestClient, session: Session) -> None:
    with visitor(client, "10.0.0.1") as home:
        sign_up(home)
        cookies = dict(home.cookies)
    with visitor(client, "10.0.0.2") as train:
        train.cookies.update(cookies)
        assert activate(train, links(session)[0]).json() == {"Activated": True}

    assert sign_in(client).status_code == 200


def test_on_another_device_a_password_is_to_be_chosen(client: TestClient, phone: TestClient, session: Session) -> None:
    sign_up(client)

    reset_id = assert_needs_password(activate(phone, links(session)[0]))

    assert sign_in(client).status_code == 401
    assert reset(phone, reset_id, PASSWORD).status_code == 200
    assert_error(reset(phone, reset_id), 400, code="reset_link_rejected")
    assert sign_in(client).status_code == 200


def test_who_loses_the_way_to_a_first_password_can_ask_for_a_reset_mail(
    client: TestClient, phone: TestClient, session: Session
) -> None:
    sign_up(client)
    assert_needs_password(activate(phone, links(session)[0]))

    assert post(client, "/authenticate/forgot-password", {"Email": "amina@example.org"}).status_code == 200
    session.rollback()
    assert len(session.scalars(select(Mail).where(Mail.password_reset_id.is_not(None))).all()) == 1


def test_a_sign_up_without_an_origin_needs_a_password(client: TestClient, session: Session, make: Factory) -> None:
    link = link_of(session, make.sign_up(browser_hash=None, address_hash=None))

    assert_needs_password(activate(client, link))


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites_and_kept_as_a_hash(
    client: TestClient, session: Session
) -> None:
    response = sign_up(client)

    cookie = response.headers["Set-Cookie"]
    assert {"HttpOnly", "SameSite=lax", "Path=/api/v1.0/user"} <= set(cookie.split("; "))
    secret = cookie.partition("=")[2].partition(";")[0]
    row = session.scalars(select(SignUp)).one()
    assert secret not in f"{row.browser_hash} {row.address_hash} {row.link_hash}"
    assert "testclient" not in str(row.address_hash)


@pytest.mark.parametrize("secret", ["", "short", "x" * 4000, "a" * 42 + '"', "null"])
def test_a_cookie_of_anybodys_making_counts_as_none(client: TestClient, session: Session, secret: str) -> None:
    client.cookies.set("sufra_sign_up", secret)

    response = sign_up(client)

    assert response.status_code == 200
    assert len(response.headers["Set-Cookie"].partition("=")[2].partition(";")[0]) == 43
