"""Members for tests that are not about becoming one, and browsers in which they are signed in."""

import json
from dataclasses import dataclass
from typing import Any

import httpx2
from playwright.sync_api import Page

from core.db import transaction
from core.models import User
from tests.e2e.site import Site
from tests.factories import PASSWORD, Factory

NEW_PASSWORD = "Cardamom-and-rice-2"  # no account has it at first
AUTH_KEY = "sufra.auth"
RETURN_URL_KEY = "sufra.return-url"


@dataclass(frozen=True)
class Person:
    """A member, and what they sign in with."""

    id: int
    name: str
    email: str
    password: str = PASSWORD


def join(**given: Any) -> Person:
    """Make a member, straight in the database."""
    with transaction() as session:
        return person_of(Factory(session).member(**given))


def person_of(user: User) -> Person:
    """Return the person behind a user that was made with the common password."""
    return Person(user.id, user.full_name, user.email)


def draft_of(owner: Person, title: str) -> str:
    """Make a recipe that is not published, and return the path of its page."""
    with transaction() as session:
        return f"/recipe/{Factory(session).recipe(title, owner_id=owner.id, is_published=False).id}"


def signed_in(site: Site, person: Person) -> dict[str, Any]:
    """Return the options of a browser context in which this person is signed in."""
    answer = httpx2.post(
        f"{site.url}/api/v1.0/authenticate/login", json={"Email": person.email, "Password": person.password}
    )
    auth = auth_state(answer.raise_for_status().json())
    kept = [{"name": AUTH_KEY, "value": json.dumps(auth)}]
    return {"storage_state": {"cookies": [], "origins": [{"origin": site.url, "localStorage": kept}]}}


def auth_state(login: dict[str, Any]) -> dict[str, Any]:
    """Return what the browser keeps of a login answer. Source: docs/product/accounts.md#stored-sign-in."""
    user = login["User"]
    return {
        "user": {
            "id": user["ID"],
            "name": user["Name"],
            "email": user["Email"],
            "isMasterChef": user["Is_Master_Chef"],
        },
        "token": login["Token"],
        "tokenExpiresAt": login["TokenExpiresAt"],
        "isAuthenticated": True,
    }


def kept_auth(page: Page) -> dict[str, Any] | None:
    """Return the sign-in that the browser keeps."""
    kept: dict[str, Any] | None = page.evaluate("key => JSON.parse(localStorage.getItem(key))", AUTH_KEY)
    return kept


def keep_auth(page: Page, text: str) -> None:
    """Write a stored sign-in into the browser of a page that is on the site."""
    page.evaluate("([key, text]) => localStorage.setItem(key, text)", [AUTH_KEY, text])
