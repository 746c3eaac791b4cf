"""The indexer's interface to the engine, on top of the official client."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import orjson
from meilisearch import Client
from meilisearch.errors import MeilisearchApiError, MeilisearchCommunicationError, MeilisearchTimeoutError
from meilisearch.models.task import TaskInfo
from requests import RequestException

from core.search.index import PRIMARY_KEY
from core.search.keys import worker_key
from core.search.moves import configured_url
from core.settings import Settings
from core.traces import span

FIRST_POLL_SECONDS = 0.02
LAST_POLL_SECONDS = 0.5
POLL_GROWTH = 1.4
TASK_TIMEOUT_SECONDS = 300.0
REQUEST_TIMEOUT_SECONDS = 30
LONGEST_REASON = 300
OF_AN_INDEX = "index_"
"""Begins the codes of errors that every document of an index meets, such as `index_not_found`."""


class EngineTaskFailed(Exception):
    """The engine accepted a task and then failed it."""

    def __init__(self, code: str, message: str, *, is_our_fault: bool) -> None:
        self.code = code
        self.message = message
        self.is_our_fault = is_our_fault
        """Whether the documents or settings are to blame, rather than the index, or the engine's disk or memory."""
        super().__init__(f"{code}: {message}")


class EngineTooSlow(TimeoutError):
    """A task did not settle in time."""


class IndexMissing(Exception):
    """The engine has no such index, so nothing may be sent to it: documents would make one with these alone."""

    def __init__(self, uid: str) -> None:
        super().__init__(f"the engine has no index {uid}; it has to be rebuilt")


class EngineNonsense(Exception):
    """An answer is none of the engine's: a page of a proxy in front of it, for instance."""


ENGINE_ERRORS = (
    EngineNonsense,
    EngineTaskFailed,
    EngineTooSlow,
    IndexMissing,
    MeilisearchApiError,
    MeilisearchCommunicationError,
    MeilisearchTimeoutError,
    RequestException,  # the client lets it pass when an answer breaks off
)
"""What is raised when the engine can't be reached, is overloaded, answers nonsense, or refuses or fails a task."""


@contextmanager
def understood() -> Iterator[None]:
    """Raise EngineNonsense when an answer that is read inside this block has not the form that it should have."""
    try:
        yield
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise EngineNonsense(f"the search engine's answer is not understood: {error!r}"[:LONGEST_REASON]) from error


@dataclass(frozen=True)
class SearchEngine:
    """Changes indexes and waits until the changes are applied."""

    client: Client

    @property
    def url(self) -> str:
        """The engine's address, without a slash at its end."""
        return str(self.client.config.url).rstrip("/")

    def upsert(self, uid: str, documents: Sequence[Any]) -> int:
        """Send documents; return the task's number."""
        with span("search engine: documents", {"documents": len(documents)}):
            body = orjson.dumps(documents)
            with understood():
                return self.client.index(uid).add_documents_json(body, PRIMARY_KEY).task_uid

    def delete(self, uid: str, ids: Sequence[int]) -> int:
        """Send deletions; return the task's number. Unknown ids are no error."""
        # The client's own call by ids is deprecated in favour of filters, which the engine doesn't batch as well.
        with span("search engine: deletions", {"documents": len(ids)}), understood():
            answer = self.client.http.post(
                f"indexes/{uid}/documents/delete-batch", [str(document_id) for document_id in ids]
            )
            return int(answer["taskUid"])

    def wait(self, task_uid: int, *, seconds: float = TASK_TIMEOUT_SECONDS) -> None:
        """Return once the task has succeeded.

        Polls from 20 ms with back-off. Raises EngineTaskFailed with the engine's reason, EngineTooSlow after `seconds`.
        """
        with span("search engine: task"):
            self._wait(task_uid, seconds)

    def _wait(self, task_uid: int, seconds: float) -> None:
        deadline = time.monotonic() + seconds
        pause = FIRST_POLL_SECONDS
        while True:
            with understood():
                task = self.client.get_task(task_uid)
            if task.status == "succeeded":
                return
            if task.status in ("failed", "canceled"):
                error = task.error or {}
                code = str(error.get("code", task.status))
                raise EngineTaskFailed(
                    code,
                    str(error.get("message", "")),
                    is_our_fault=error.get("type") == "invalid_request" and not code.startswith(OF_AN_INDEX),
                )
            if time.monotonic() > deadline:
                raise EngineTooSlow(f"task {task_uid} is still {task.status}")
            time.sleep(pause)
            pause = min(pause * POLL_GROWTH, LAST_POLL_SECONDS)

    def run(self, send: Callable[[], TaskInfo]) -> None:
        """Send one task and wait for it."""
        with understood():
            task_uid = send().task_uid
        self.wait(task_uid)

    def has_index(self, uid: str) -> bool:
        """Tell whether the index exists."""
        try:
            with understood():
                return bool(self.client.get_raw_index(uid)["uid"] == uid)
        except MeilisearchApiError as error:
            if error.code == "index_not_found":
                return False
            raise

    def require_index(self, uid: str) -> None:
        """Raise IndexMissing unless the index exists."""
        if not self.has_index(uid):
            raise IndexMissing(uid)

    def create_index(self, uid: str) -> None:
        """Make an empty index."""
        self.run(lambda: self.client.create_index(uid, {"primaryKey": PRIMARY_KEY}))

    def drop_index(self, uid: str) -> None:
        """Remove an index."""
        self.run(lambda: self.client.delete_index(uid))

    def count_documents(self, uid: str) -> int:
        """Return how many documents the index holds."""
        with understood():
            return int(self.client.index(uid).get_stats().number_of_documents)

    def settings_of(self, uid: str) -> dict[str, Any]:
        """Return the index's settings."""
        with understood():
            return dict(self.client.index(uid).get_settings())

    def version(self) -> str:
        """Return the engine's version."""
        with understood():
            return str(self.client.get_version()["pkgVersion"])


def open_search_engine(settings: Settings, url: str | None = None) -> SearchEngine:
    """Return the engine at this address, by default that of the settings, addressed with the worker's key."""
    client = Client(url or configured_url(settings), worker_key(settings), timeout=REQUEST_TIMEOUT_SECONDS)
    return SearchEngine(client)
