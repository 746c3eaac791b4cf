"""Whatever is sent to an operation, its answer is described and no 5xx.

The client holds every answer against openapi.json; see tests/api/conftest.py.
"""

from collections.abc import Sequence
from typing import Any

import hypothesis
import pytest
import schemathesis
from fastapi.testclient import TestClient
from redis import Redis
from schemathesis import APIOperation, Case, GenerationMode

from api.app import describe_api
from tests.api.auth.steps import token_of
from tests.factories import Factory

Operation = APIOperation[Any, Any, Any, Any]
# Of each kind for every operation: some 170 calls in all, most of whose time goes into generating them.
CALLS = 4


def operations() -> Sequence[Operation]:
    """Return every operation of the OpenAPI document."""
    return [found.ok() for found in schemathesis.openapi.from_dict(describe_api()).get_all_operations()]


@pytest.fixture
def member(make: Factory) -> dict[str, str]:
    """The headers of a member who is signed in."""
    token = token_of(make.member())
    make.committed()
    return {"Authorization": f"Bearer {token}"}


def takes_input(operation: Operation) -> bool:
    """Tell whether a call of the operation can be invalid at all."""
    return bool(list(operation.iter_parameters()) or list(operation.body))


VALID = [pytest.param(one, GenerationMode.POSITIVE, id=f"{one.label} valid") for one in operations()]
INVALID = [
    pytest.param(one, GenerationMode.NEGATIVE, id=f"{one.label} invalid") for one in operations() if takes_input(one)
]


@pytest.mark.parametrize(("operation", "mode"), VALID + INVALID)
def test_a_generated_call_gets_a_described_answer(
    operation: Operation,
    mode: GenerationMode,
    search_client: TestClient,
    member: dict[str, str],
    redis_client: Redis,
) -> None:
    @hypothesis.settings(max_examples=CALLS, database=None, suppress_health_check=list(hypothesis.HealthCheck))
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    def call(case: Case) -> None:
        redis_client.flushdb()  # how often one may call is not the question here
        response = send(search_client, case, member)
        assert response.status_code < 500

    call()


def send(client: TestClient, case: Case, headers: dict[str, str]) -> Any:
    """Send a generated call as a signed-in member would."""
    sent = case.as_transport_kwargs(base_url=str(client.base_url))
    sent["headers"] = {**sent["headers"], **headers}
    sent["content"] = sent.pop("data", None)
    del sent["cookies"]  # no operation has one, and httpx warns of the argument
    return client.request(**sent)
