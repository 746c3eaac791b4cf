"""Bodies that never arrive, sent to every operation that takes one. tests/api/server has slow heads."""

import asyncio
import re

import pytest
from fastapi.testclient import TestClient
from starlette.types import Message

from api.middleware import body_limit
from tests.hostile.attack import Header
from tests.hostile.bodies import type_of
from tests.hostile.conftest import IGNORED
from tests.hostile.operations import Operation, operations

pytestmark = pytest.mark.filterwarnings(IGNORED)
# An upload is refused before it is read: only staff may send one.
WITH_BODY = [each for each in operations() if each.content_type not in ("", body_limit.BINARY_TYPE)]


@pytest.mark.parametrize("operation", WITH_BODY, ids=lambda operation: operation.label)
async def test_a_body_that_never_arrives_is_given_up(
    operation: Operation, client: TestClient, token: Header, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in ("JSON_BOUND", "FORM_BOUND"):
        monkeypatch.setattr(body_limit, kind, getattr(body_limit, kind)._replace(seconds=0.01))
    sent: list[Message] = []

    async def receive() -> Message:
        if not sent:
            await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [token, (b"content-type", type_of(operation)), (b"content-length", b"20")]
    scope = {
        "type": "http",
        "method": operation.method,
        "path": re.sub(r"\{\w+\}", "1", operation.path.replace("{index}", "recipes").replace("{kind}", "cuisine")),
        "headers": headers,
        "query_string": b"",
    }

    await asyncio.wait_for(client.app(scope, receive, send), 20)

    assert sent[0]["status"] == 408
