"""An engine that records its calls."""

from collections.abc import Sequence
from typing import Any

from indexer.search_engine import TASK_TIMEOUT_SECONDS, SearchEngine


class RecordingEngine(SearchEngine):
    """An engine that remembers what it was asked for."""

    def __init__(self, client: Any) -> None:
        super().__init__(client)
        object.__setattr__(self, "calls", [])
        object.__setattr__(self, "sent", [])

    calls: list[str]
    sent: list[int]

    def upsert(self, uid: str, documents: Sequence[Any]) -> int:
        self.calls.append(f"send {len(documents)}")
        self.sent.extend(sorted(document["ID"] for document in documents))
        return super().upsert(uid, documents)

    def wait(self, task_uid: int, *, seconds: float = TASK_TIMEOUT_SECONDS) -> None:
        self.calls.append("wait")
        super().wait(task_uid, seconds=seconds)
