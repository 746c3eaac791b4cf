"""What people do with their accounts, as calls."""

from typing import Any

from fastapi.testclient import TestClient
from httpx2 import Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.accounts.links import MailedRow, renew_link
from core.accounts.tokens import issue_token
from core.models import PasswordReset, SignUp, User
from core.settings import get_settings
from tests.factories import PASSWORD

NEW_PASSWORD = "Cardamom-5678"


def post(client: TestClient, path: str, body: object = None, *, token: str | None = None, **options: Any) -> Response:
    """Send JSON to the API, signed in or not."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.post(API_PATH + path, json=body, headers={**headers, **options.pop("headers", {})}, **options)


def fetch(client: TestClient, path: str, *, token: str | None = None) -> Response:
    """Read from the API, signed in or not."""
    return client.get(API_PATH + path, headers={"Authorization": f"Bearer {token}"} if token else {})


def sign_up(client: TestClient, email: str = "amina@example.org", **changed: object) -> Response:
    """Send the sign-up form."""
    return post(client, "/user/create", {"Email": email, "FullName": "Amina Cook", "Password": PASSWORD, **changed})


def sign_in(client: TestClient, email: str = "amina@example.org", password: str = PASSWORD) -> Response:
    """Send the sign-in form."""
    return post(client, "/authenticate/login", {"Email": email, "Password": password})


def activate(client: TestClient, link_id: str) -> Response:
    """Open an activation link."""
    return post(client, "/user/activate", {"ID": link_id})


def reset(client: TestClient, link_id: str, new_password: str = NEW_PASSWORD) -> Response:
    """Send the form behind a reset link."""
    return post(client, "/authenticate/reset-password", {"ID": link_id, "New_Password": new_password})


def token_of(user: User) -> str:
    """A token of this member as they are now."""
    return issue_token(user, get_settings()).text


def mailed_link(session: Session, kind: type[SignUp] | type[PasswordReset]) -> str:
    """The link id of the newest row, as its mail would carry it."""
    row = session.scalars(select(kind).order_by(kind.id.desc()).limit(1)).one()
    return link_of(session, row)


def link_of(session: Session, row: MailedRow) -> str:
    """The link id of this row, as its mail would carry it."""
    link_id = renew_link(row, get_settings())
    session.commit()
    return link_id
