"""The recorded answers of a real server, read from disk."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DOCUMENTS = HERE / "documents.jsonl"

STORIES = (
    "indexes",
    "settings",
    "documents",
    "words",
    "typos",
    "filters",
    "facets",
    "order",
    "pages",
    "display",
    "multi-search",
    "keys",
)


@dataclass(frozen=True)
class Recording:
    """One request and its recorded answer. `task` is the settled task behind a 202; `compare` says what equal means."""

    story: str
    name: str
    request: dict[str, Any]
    status: int
    response: Any
    compare: str
    task: dict[str, Any] | None


@dataclass(frozen=True)
class Answer:
    """What a server answered to the request of a recording."""

    status: int
    response: Any
    task: dict[str, Any] | None


def read_story(story: str) -> list[Recording]:
    """Return a story's recordings in the order in which they were sent."""
    lines = (HERE / "recordings" / f"{story}.jsonl").read_text(encoding="utf-8").splitlines()
    return [recording_of(story, json.loads(line)) for line in lines]


def recording_of(story: str, line: dict[str, Any]) -> Recording:
    return Recording(
        story=story,
        name=line["name"],
        request=line["request"],
        status=line["status"],
        response=line["response"],
        compare=line["compare"],
        task=line.get("task"),
    )
