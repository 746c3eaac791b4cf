"""The comparisons themselves: a recording equals itself, and a changed answer is told."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.conformance.compare import KINDS, difference
from tests.conformance.recording import STORIES, Answer, Recording, read_story

RECORDINGS = [recording for story in STORIES for recording in read_story(story)]


def answer_of(recording: Recording) -> Answer:
    return Answer(recording.status, copy.deepcopy(recording.response), copy.deepcopy(recording.task))


def first_of(kind: str, *, with_hits: int = 0) -> Recording:
    return next(
        recording
        for recording in RECORDINGS
        if recording.compare == kind and len(hits_of(recording.response)) >= with_hits
    )


def hits_of(response: Any) -> list[Any]:
    return response.get("hits", []) if isinstance(response, dict) else []


def test_every_recording_equals_itself() -> None:
    assert [recording.name for recording in RECORDINGS if difference(recording, answer_of(recording))] == []


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_another_status_differs(kind: str) -> None:
    recording = first_of(kind)
    answer = answer_of(recording)
    assert difference(recording, Answer(418, answer.response, answer.task))


@pytest.mark.parametrize("kind", ["set", "hits", "shown"])
def test_a_missing_hit_differs(kind: str) -> None:
    recording = first_of(kind, with_hits=2)
    answer = answer_of(recording)
    answer.response["hits"].pop()
    assert difference(recording, answer)


@pytest.mark.parametrize("kind", ["hits", "first", "ranking"])
def test_another_first_hit_differs(kind: str) -> None:
    recording = first_of(kind, with_hits=2)
    answer = answer_of(recording)
    answer.response["hits"].reverse()
    assert difference(recording, answer)


def test_a_set_may_come_in_any_order() -> None:
    recording = first_of("set", with_hits=2)
    answer = answer_of(recording)
    answer.response["hits"].reverse()
    assert difference(recording, answer) is None


def test_another_error_code_differs() -> None:
    recording = first_of("error")
    answer = answer_of(recording)
    answer.response["code"] = "internal"
    assert difference(recording, answer)


def test_an_error_may_use_other_words() -> None:
    recording = first_of("error")
    answer = answer_of(recording)
    answer.response["message"] = "No."
    assert difference(recording, answer) is None


def test_task_numbers_may_be_shifted_by_one_constant() -> None:
    recording = first_of("task")
    answer = answer_of(recording)
    answer.response["taskUid"] += 7
    assert answer.task is not None
    answer.task["uid"] += 7
    assert difference(recording, answer, shift=7) is None
    assert difference(recording, answer, shift=6)


def test_a_task_that_ended_otherwise_differs() -> None:
    recording = first_of("task")
    answer = answer_of(recording)
    assert answer.task is not None
    answer.task["status"] = "failed"
    assert difference(recording, answer)


def test_another_count_of_a_facet_differs() -> None:
    recording = first_of("facets")
    answer = answer_of(recording)
    counts = next(iter(answer.response["facetDistribution"].values()))
    counts[next(iter(counts))] += 1
    assert difference(recording, answer)


def test_a_masked_member_must_still_be_there() -> None:
    recording = next(one for one in RECORDINGS if one.name == "see bare")
    answer = answer_of(recording)
    answer.response["createdAt"] = None
    assert difference(recording, answer)
