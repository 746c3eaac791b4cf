"""The server answers as a real Meilisearch 1.50 answered, story by story."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.conformance.engine import server_of_environment
from tests.conformance.player import Outcome
from tests.conformance.recording import HERE, STORIES, read_story

# These stories are what the product leans on most: nothing in them may differ.
WITHOUT_DIFFERENCES = {"indexes", "settings", "documents", "filters", "facets", "pages", "multi-search", "keys"}
MOST_DIFFERENCES = 0.03

KNOWN = json.loads((HERE / "known-differences.json").read_text(encoding="utf-8"))
local_only = pytest.mark.skipif(server_of_environment() is not None, reason="differences are the local engine's")


@pytest.mark.parametrize("story", STORIES)
def test_answers_are_as_recorded(story: str, outcomes_of: Callable[[str], list[Outcome]]) -> None:
    known = set() if server_of_environment() else known_in(story)
    wrong = [
        f"{story} / {outcome.recording.name}: {outcome.difference}"
        for outcome in outcomes_of(story)
        if outcome.difference and outcome.recording.name not in known
    ]
    assert not wrong, "\n".join(wrong)


@local_only
def test_a_difference_that_is_gone_has_left_the_list(outcomes_of: Callable[[str], list[Outcome]]) -> None:
    for story in {entry["story"] for entry in KNOWN}:
        reproduced = {outcome.recording.name for outcome in outcomes_of(story) if not outcome.difference}
        assert not known_in(story) & reproduced


def test_known_differences_are_few_and_where_they_may_be() -> None:
    recorded = sum(len(read_story(story)) for story in STORIES)
    assert len(KNOWN) <= MOST_DIFFERENCES * recorded
    assert not {entry["story"] for entry in KNOWN} & WITHOUT_DIFFERENCES


def test_every_known_difference_names_a_recording_and_its_reason() -> None:
    for entry in KNOWN:
        assert entry["name"] in {recording.name for recording in read_story(entry["story"])}
        assert entry["reason"].strip()


def known_in(story: str) -> set[str]:
    return {entry["name"] for entry in KNOWN if entry["story"] == story}
