"""POST /user/activate when a stranger has signed up with the owner's address: whose password opens the account."""

from collections.abc import Iterator

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from httpx2 import Response
from redis import Redis
from sqlalchemy import select
from sqlalchemy.orm import Session

from api.app import create_app
from core.db import Database
from core.models import Mail, SignUp, User
from core.settings import get_settings
from tests.api.auth.steps import NEW_PASSWORD, activate, link_of, post, reset, sign_in, sign_up
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

PATH = "/api/v1.0/user"
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


def secret_of(response: Response) -> str:
    """The secret of the cookie that was set."""
    return response.headers["Set-Cookie"].partition("=")[2].partition(";")[0]


@pytest.mark.parametrize("secret", ["", "short", "x" * 4000, "a" * 42 + '"', "null"])
def test_a_cookie_that_the_site_has_not_set_counts_as_none(client: TestClient, session: Session, secret: str) -> None:
    client.cookies.set("sufra_sign_up", secret)

    response = sign_up(client)

    assert response.status_code == 200
    assert len(secret_of(response)) == 43


def test_each_sign_up_gets_a_new_secret(client: TestClient, session: Session) -> None:
    first, second = (secret_of(sign_up(client)) for _ in range(2))

    assert first != second
    assert len(set(session.scalars(select(SignUp.browser_hash)))) == 2


@pytest.mark.parametrize("clicked", [0, 1])
def test_of_two_sign_ups_of_one_browser_the_last_one_counts(client: TestClient, session: Session, clicked: int) -> None:
    sign_up(client, Password=NEW_PASSWORD)
    sign_up(client)
    mailed = links(session)

    assert activate(client, mailed[clicked]).json() == {"Activated": True}

    assert_error(activate(client, mailed[1 - clicked]), 400, code="activation_link_used")
    assert sign_in(client).status_code == 200
    assert sign_in(client, password=NEW_PASSWORD).status_code == 401


def test_a_cookie_that_a_stranger_planted_does_not_bring_their_password_in(
    client: TestClient, stranger: TestClient, session: Session
) -> None:
    client.cookies.set("sufra_sign_up", secret_of(prepare(stranger)), domain="testserver.local", path=PATH)

    sign_up(client)

    assert activate(client, links(session)[0]).json() == {"Activated": True}
    assert sign_in(client).status_code == 200
    assert sign_in(stranger, password=STRANGERS_PASSWORD).status_code == 401


@pytest.fixture
def https_site(database: Database, redis_client: Redis, monkeypatch: pytest.MonkeyPatch) -> Iterator[FastAPI]:
    """The site as visitors reach it by https."""
    with monkeypatch.context() as patch:
        patch.setenv("SUFRA_PUBLIC_URL", "https://sufra.test")
        get_settings.cache_clear()
        yield create_app()
    get_settings.cache_clear()


def https_visitor(site: FastAPI, host: str) -> TestClient:
    """A browser that connects from this address by https."""
    return TestClient(site, base_url="https://sufra.test", client=(host, 1234), raise_server_exceptions=False)


def test_under_https_the_cookie_belongs_to_this_host_alone(https_site: FastAPI, session: Session) -> None:
    home = https_visitor(https_site, "10.0.0.1")
    cookie = sign_up(home).headers["Set-Cookie"]
    assert cookie.startswith("__Host-sufra_sign_up=")
    assert {"HttpOnly", "SameSite=lax", "Path=/", "Secure"} <= set(cookie.split("; "))
    assert "domain" not in cookie.lower()

    train = https_visitor(https_site, "10.0.0.2")
    train.cookies.update(home.cookies)
    answer = activate(train, links(session)[0])

    assert answer.json() == {"Activated": True}
    assert answer.headers["Set-Cookie"].startswith('__Host-sufra_sign_up=""; ')


def test_under_https_a_neighbouring_host_cannot_set_the_cookie(https_site: FastAPI, session: Session) -> None:
    secret = secret_of(sign_up(https_visitor(https_site, "10.0.0.1")))
    other = https_visitor(https_site, "10.0.0.2")
    other.cookies.set("sufra_sign_up", secret)

    assert_needs_password(activate(other, links(session)[0]))
