"""Many calls at the same time: each gets a decent answer, or one that says when to come back."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient
from redis import Redis

from core.models import Recipe
from tests.hostile.attack import Attack, Header
from tests.hostile.bodies import type_of, written
from tests.hostile.conftest import IGNORED
from tests.hostile.operations import Operation, operations
from tests.hostile.verdict import check_answer

pytestmark = pytest.mark.filterwarnings(IGNORED)
AT_ONCE = 8


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_a_burst_gets_decent_answers(
    operation: Operation, search_client: TestClient, recipe: Recipe, token: Header, redis_client: Redis
) -> None:
    url = operation.path
    for name in operation.path_parameters:
        url = url.replace(f"{{{name}}}", "recipes" if name == "index" else str(recipe.id))
    body = written(operation, operation.example) if operation.content_type else b""
    attack = Attack("burst", operation.method, url, [token, (b"content-type", type_of(operation))], body)

    with ThreadPoolExecutor(AT_ONCE) as threads:
        answers = list(
            threads.map(
                lambda _: search_client.request(attack.method, url, headers=list(attack.headers), content=body),
                range(2 * AT_ONCE),
            )
        )

    for answer in answers:
        check_answer(attack, answer, may_be_busy=True)
