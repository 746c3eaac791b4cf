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

# Ten of each kind for every operation take about half a minute in all.
CALLS = 10


def operations() -> Sequence[APIOperation[Any, Any, Any, Any]]:
    """Return every operation of the OpenAPI document."""
    return [found.ok() for found in schemathesis.openapi.from_dict(describe_api()).get_all_operations()]


@pytest.fixture
def member(make: Factory) -> dict[str, str]:
    """The headers of a member who is signed in."""
    token = token_of(make.member())
    make.committed()
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["valid", "invalid"])
@pytest.mark.parametrize("operation", operations(), ids=lambda operation: str(operation.label))
def test_a_generated_call_gets_a_described_answer(
    operation: APIOperation[Any, Any, Any, Any],
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
    return client.request(**sent)
