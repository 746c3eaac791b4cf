"""The page of the desks: for whom it opens, and what its cookie is good for."""

from datetime import UTC, datetime, timedelta

import pytest
from fastapi.routing import APIRoute
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy.orm import Session

from api.app import API_PATH
from api.staff.page_cookie import COOKIE
from api.staff.routers import STAFF_ROUTERS
from core.accounts.tokens import Purpose, issue_token
from core.models import User
from core.settings import get_settings
from tests.api.auth.steps import post, sign_in, token_of
from tests.api.errors import assert_error
from tests.factories import PASSWORD, Factory

ADDRESSES = ("/admin", "/admin/", "/admin/moderation", "/admin/recipes?published=no&page=2", "/admin/nothing")


def open_page(client: TestClient, address: str = "/admin") -> Response:
    """Open a desk in the browser."""
    return client.get(address, follow_redirects=False)


def staff_cookie(user: User, purpose: Purpose = Purpose.STAFF_PAGES, **given: datetime) -> str:
    """A token of the cookie's form."""
    return issue_token(user, get_settings(), purpose=purpose, **given).text


def keep_cookie(client: TestClient, value: str) -> None:
    """Put a cookie into the browser as the server would."""
    client.cookies.set(COOKIE, value, domain="testserver.local", path="/admin")


@pytest.fixture
def staff(make: Factory) -> User:
    """A member of staff."""
    user = make.member(is_staff=True, email="salma@example.org")
    make.committed()
    return user


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_visitor_is_led_to_the_sign_in_and_back(client: TestClient, address: str) -> None:
    page = open_page(client, address)

    assert page.status_code == 303
    target = client.get(page.headers["Location"])
    assert target.url.path == "/sign-in"
    assert target.url.params["next"] == address


@pytest.mark.parametrize("address", ADDRESSES)
def test_signing_in_as_staff_opens_the_desks(client: TestClient, staff: User, address: str) -> None:
    sign_in(client, "salma@example.org")

    page = open_page(client, address)

    assert page.status_code == 200
    assert page.headers["Cache-Control"] == "no-store"
    assert '<div id="root"></div>' in page.text


def test_keeping_the_account_at_sign_in_opens_the_desks_too(client: TestClient, staff: User) -> None:
    post(client, "/authenticate/keep-account", {"Email": "salma@example.org", "Password": PASSWORD})

    assert open_page(client).status_code == 200


def test_signing_in_as_a_member_opens_nothing(client: TestClient, make: Factory) -> None:
    make.member(email="amina@example.org")
    make.committed()
    sign_in(client)

    assert open_page(client).status_code == 303


def test_a_member_who_signs_in_after_staff_takes_their_cookie_away(
    client: TestClient, staff: User, make: Factory
) -> None:
    make.member(email="amina@example.org")
    make.committed()
    sign_in(client, "salma@example.org")
    sign_in(client)

    assert open_page(client).status_code == 303


def test_without_the_flag_the_cookie_opens_a_page_that_says_no(
    client: TestClient, staff: User, session: Session
) -> None:
    sign_in(client, "salma@example.org")
    staff.is_staff = False
    session.commit()

    page = open_page(client)

    assert page.status_code == 403
    assert "This place is for Sufra&#x27;s staff" in page.text


def test_a_new_password_ends_the_cookie(client: TestClient, staff: User, session: Session) -> None:
    sign_in(client, "salma@example.org")
    staff.token_version += 1
    session.commit()

    assert open_page(client).status_code == 303


def test_an_expired_cookie_opens_nothing(client: TestClient, staff: User) -> None:
    keep_cookie(client, staff_cookie(staff, now=datetime.now(UTC) - timedelta(days=8)))

    assert open_page(client).status_code == 303


def test_a_bearer_token_is_no_cookie(client: TestClient, staff: User) -> None:
    keep_cookie(client, token_of(staff))

    assert open_page(client).status_code == 303


@pytest.mark.parametrize("value", ["", "nonsense", "a.b.c"])
def test_a_made_up_cookie_opens_nothing(client: TestClient, staff: User, value: str) -> None:
    keep_cookie(client, value)

    assert open_page(client).status_code == 303


def test_the_cookie_is_for_the_pages_alone_and_out_of_reach_of_scripts_and_other_sites(
    client: TestClient, staff: User
) -> None:
    cookie = sign_in(client, "salma@example.org").headers["Set-Cookie"].lower()

    assert cookie.startswith(f"{COOKIE}=")
    for attribute in ("httponly", "samesite=strict", "path=/admin"):
        assert attribute in cookie


def test_who_was_signed_in_before_they_became_staff_gets_the_cookie_by_a_call(client: TestClient, staff: User) -> None:
    assert post(client, "/staff/session", {}, token=token_of(staff)).status_code == 200

    assert open_page(client).status_code == 200


def test_signing_out_takes_the_cookie_away(client: TestClient, staff: User) -> None:
    sign_in(client, "salma@example.org")
    client.delete(f"{API_PATH}/staff/session", headers={"Authorization": f"Bearer {token_of(staff)}"})

    assert open_page(client).status_code == 303


STAFF_CALLS = [
    (method, f"{API_PATH}{route.path_format}".replace("{", "").replace("}", ""))
    for router in STAFF_ROUTERS
    for route in router.routes
    if isinstance(route, APIRoute)
    for method in sorted(route.methods)
]


def numbered(path: str) -> str:
    """The path with a number for each of its parameters."""
    return "/".join("1" if part.endswith("_id") else part for part in path.split("/"))


@pytest.mark.parametrize(("method", "path"), STAFF_CALLS)
def test_the_cookie_alone_makes_no_call(client: TestClient, staff: User, method: str, path: str) -> None:
    """What a page of another site could have the browser send: everything but the bearer token."""
    sign_in(client, "salma@example.org")
    cookie = staff_cookie(staff)

    response = client.request(method, numbered(path), json={}, headers={"Cookie": f"{COOKIE}={cookie}"})

    assert_error(response, 401)


@pytest.mark.parametrize(("method", "path"), STAFF_CALLS)
def test_the_cookie_is_no_bearer_token(client: TestClient, staff: User, method: str, path: str) -> None:
    headers = {"Authorization": f"Bearer {staff_cookie(staff)}"}

    assert_error(client.request(method, numbered(path), json={}, headers=headers), 401)
