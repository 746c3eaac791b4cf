"""What tests of the desks share: a signed-in member of staff, and their calls."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from api.app import API_PATH
from core.models import User
from tests.api.auth.steps import token_of
from tests.factories import Factory


class Desk:
    """Calls below /staff, in the name of one member."""

    def __init__(self, client: TestClient, user: User) -> None:
        self._client = client
        self.user = user

    def get(self, path: str, **query: Any) -> Response:
        """Read from a desk."""
        return self._client.get(f"{API_PATH}/staff{path}", params=query or None, headers=self._headers())

    def post(self, path: str, body: object = None) -> Response:
        """Change something at a desk."""
        return self._client.post(f"{API_PATH}/staff{path}", json=body or {}, headers=self._headers())

    def put(self, path: str, body: object = None) -> Response:
        """Replace something at a desk."""
        return self._client.put(f"{API_PATH}/staff{path}", json=body or {}, headers=self._headers())

    def delete(self, path: str, body: object = None) -> Response:
        """Delete something at a desk."""
        return self._client.request("DELETE", f"{API_PATH}/staff{path}", json=body or {}, headers=self._headers())

    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {token_of(self.user)}"}


AtDesk = Callable[[User], Desk]


@pytest.fixture
def desk(make: Factory, client: TestClient) -> Desk:
    """The desk of a member of staff."""
    user = make.member(is_staff=True, full_name="Salma Desk")
    make.committed()
    return Desk(client, user)
