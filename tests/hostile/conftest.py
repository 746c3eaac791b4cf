"""The site that is attacked, with a member, a recipe and a search index."""

import gc
from collections.abc import Callable, Iterator

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from redis import Redis

from core.models import Recipe, User
from tests.api.auth.steps import token_of
from tests.api.conftest import client, context, contract, indexed, search_client, site_client
from tests.factories import Factory
from tests.hostile.attack import Attack, Header
from tests.hostile.verdict import check_answer

__all__ = ["client", "context", "contract", "indexed", "search_client", "site_client"]

IGNORED = "ignore:Unclosed file <tempfile.SpooledTemporaryFile:ResourceWarning"

SendAttack = Callable[[Attack], Response]


@pytest.fixture
def member(make: Factory) -> User:
    """A member."""
    return make.member(email="amina@example.org")


@pytest.fixture
def token(member: User, make: Factory) -> Header:
    """The header of the member, who is signed in."""
    make.committed()
    return b"authorization", f"Bearer {token_of(member)}".encode()


@pytest.fixture
def recipe(make: Factory, indexed: Callable[[], None]) -> Recipe:
    """A recipe that can be found."""
    made = make.recipe("Lentil soup")
    make.committed()
    indexed()
    return made


@pytest.fixture
def send(search_client: TestClient, recipe: Recipe, redis_client: Redis) -> Iterator[SendAttack]:
    """Sends an attack and checks its answer. What is limited per caller starts anew with each."""

    def send(attack: Attack) -> Response:
        redis_client.flushdb()
        try:
            answer = search_client.request(
                attack.method, attack.url, headers=list(attack.headers), content=attack.body, follow_redirects=False
            )
            check_answer(attack, answer)
        except Exception as error:
            error.add_note(f"{attack.name}: {attack.method} {attack.url[:200]} {attack.body[:200]!r}")
            raise
        search_client.cookies.clear()
        return answer

    yield send
    # The form parser leaves the files of a broken form to the garbage collector, which warns.
    gc.collect()
