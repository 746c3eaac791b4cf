"""Plays a recorded story against a server and tells, line by line, how the answers differ."""

from __future__ import annotations

import dataclasses
import json
import re
from dataclasses import dataclass
from typing import Any

import httpx

from tests.conformance.compare import difference
from tests.conformance.engine import RECORDED_MASTER_KEY, Server, settled
from tests.conformance.recording import DOCUMENTS, Answer, Recording, read_story

KEY_UIDS = {
    "SEARCH": "74c9c733-3368-4738-bbe5-1d18a5fecb37",
    "WORKER": "6062abda-a5aa-4414-ac91-ecd7944c0f8d",
}
# These lists show all that a server holds, so they are as recorded only on one that held nothing before.
OF_AN_EMPTY_SERVER = {
    ("indexes", "see all"),
    ("indexes", "see all, paged"),
    ("indexes", "stats"),
    ("indexes", "tasks of live after the swap"),
    ("indexes", "tasks backwards"),
}
TASK_NUMBERS = re.compile(r"(?<=/tasks/)\d+|(?<=[?&]uids=)[\d,]+|(?<=[?&]from=)\d+")


@dataclass(frozen=True)
class Outcome:
    """What came of one recording: `difference` None means as recorded; `skipped` says why it was not asked."""

    recording: Recording
    difference: str | None
    skipped: str | None = None


def play(story: str, server: Server) -> list[Outcome]:
    """Send a story's requests in order and return the outcome of each. Leaves nothing of the story behind."""
    recordings = read_story(story)
    with server.client() as client:
        if not server.is_local:
            clear(client, recordings)
        try:
            return Player(server, client, was_empty=is_empty(client)).play(recordings)
        finally:
            if not server.is_local:
                clear(client, recordings)


class Player:
    """Carries what one run learns on its way: by how much its task numbers are above the recorded ones."""

    def __init__(self, server: Server, client: httpx.Client, *, was_empty: bool) -> None:
        self.server = server
        self.client = client
        self.was_empty = was_empty
        self.shift: int | None = None

    def play(self, recordings: list[Recording]) -> list[Outcome]:
        return [self.play_one(recording) for recording in recordings]

    def play_one(self, recording: Recording) -> Outcome:
        if not self.was_empty and (recording.story, recording.name) in OF_AN_EMPTY_SERVER:
            return Outcome(recording, None, skipped="the server held other things before")
        answer = self.ask(recording)
        if self.shift is None and isinstance(answer.response, dict) and "taskUid" in answer.response:
            self.shift = answer.response["taskUid"] - recording.response["taskUid"]
        try:
            wrong = difference(self.under_this_master_key(recording), answer, shift=self.shift or 0)
        except (KeyError, TypeError, AttributeError) as error:
            wrong = f"an answer of another shape ({error!r}): {json.dumps(answer.response)[:500]}"
        return Outcome(recording, wrong)

    def ask(self, recording: Recording) -> Answer:
        request = recording.request
        response = self.client.request(
            request["method"],
            self.path_of(request["path"]),
            content=body_of(request),
            headers={"Content-Type": "application/json"} | self.headers_of(request),
        )
        answer = content_of(response)
        task = None
        if isinstance(answer, dict) and "taskUid" in answer:
            task = settled(self.client, answer["taskUid"])
        return Answer(response.status_code, answer, task)

    def path_of(self, path: str) -> str:
        return TASK_NUMBERS.sub(self.shifted, path)

    def shifted(self, numbers: re.Match[str]) -> str:
        return ",".join(str(int(number) + (self.shift or 0)) for number in numbers.group().split(","))

    def headers_of(self, request: dict[str, Any]) -> dict[str, str]:
        headers = dict(request.get("headers", {}))
        for name, uid in KEY_UIDS.items():
            if headers.get("Authorization") == f"Bearer {name}":
                headers["Authorization"] = f"Bearer {self.server.key_value(uid)}"
        return headers

    def under_this_master_key(self, recording: Recording) -> Recording:
        holds_a_key = isinstance(recording.response, dict) and "key" in recording.response
        if self.server.master_key == RECORDED_MASTER_KEY or not holds_a_key:
            return recording
        key = self.server.key_value(recording.response["uid"])
        return dataclasses.replace(recording, response=recording.response | {"key": key})


def body_of(request: dict[str, Any]) -> bytes:
    if "documents" in request:
        lines = DOCUMENTS.read_text(encoding="utf-8").splitlines()
        return f"[{','.join(lines)}]".encode()
    if "raw" in request:
        return str(request["raw"]).encode()
    return json.dumps(request["body"]).encode() if "body" in request else b""


def content_of(response: httpx.Response) -> Any:
    try:
        return response.json()
    except ValueError:
        return response.text


def is_empty(client: httpx.Client) -> bool:
    return bool(client.get("/tasks").json()["total"] == 0 and client.get("/indexes").json()["total"] == 0)


def clear(client: httpx.Client, recordings: list[Recording]) -> None:
    """Remove the indexes and keys that a story makes, on a server that is not ours alone."""
    for uid in sorted(set().union(*map(indexes_of, recordings))):
        if client.get(f"/indexes/{uid}").status_code == 200:
            settled(client, client.delete(f"/indexes/{uid}").json()["taskUid"])
    for uid in KEY_UIDS.values():
        client.delete(f"/keys/{uid}")


def indexes_of(recording: Recording) -> set[str]:
    names = re.findall(r"^/indexes/([\w-]+)", recording.request["path"])
    body = recording.request.get("body")
    if (
        recording.request["path"] == "/indexes"
        and isinstance(body, dict)
        and re.fullmatch(r"[\w-]+", body.get("uid", ""))
    ):
        names.append(body["uid"])
    return set(names) | ({"renamed"} if recording.name == "rename by swap" else set())
