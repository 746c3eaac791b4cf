"""The id that follows one request through logs, from the API into the worker's tasks."""

from contextvars import ContextVar
from uuid import uuid4

NO_REQUEST = "-"
HEADER = "X-Request-ID"

request_id: ContextVar[str] = ContextVar("request_id", default=NO_REQUEST)
"""The id of the request or task that this context works for; `-` outside of one."""


def new_request_id() -> str:
    """Return a random id of 16 hexadecimal digits."""
    return uuid4().hex[:16]
