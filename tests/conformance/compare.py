"""What "equal" means, one function for each kind that a recording may name.

A function returns None when the answer is as recorded, else what is wrong with it in a few words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from tests.conformance.recording import Answer, Recording

# Members of a settled task that have to agree; the error is compared by its code.
TASK_MEMBERS = ("status", "type", "details", "indexUid", "canceledBy", "customMetadata")
TOTALS = ("estimatedTotalHits", "totalHits", "totalPages", "page", "hitsPerPage", "limit", "offset")


def difference(recording: Recording, answer: Answer, *, shift: int = 0) -> str | None:
    """Return how the answer differs from the recording, None if it does not.

    `shift` is what the task numbers of this run are above the recorded ones.
    """
    if recording.status == 500:
        return refuses_clearly(answer)
    if recording.status != answer.status:
        return f"status {recording.status} expected, got {answer.status}: {short(answer.response)}"
    return KINDS[recording.compare](recording, answer, shift)


def refuses_clearly(answer: Answer) -> str | None:
    # Where the recorded server stumbled, stumbling alike and refusing are both right.
    if answer.status == 500 or (answer.status == 400 and "code" in answer.response):
        return None
    return f"500 or a clear 400 expected, got {answer.status}: {short(answer.response)}"


def same_status(recording: Recording, answer: Answer, shift: int) -> str | None:
    return None


def same_body(recording: Recording, answer: Answer, shift: int) -> str | None:
    expected = masked(recording.response, answer.response)
    if isinstance(expected, dict) and "batchUid" in expected:
        expected["uid"] += shift
    return unless_equal(expected, answer.response)


def same_error(recording: Recording, answer: Answer, shift: int) -> str | None:
    return unless_equal(pick(recording.response, ("code", "type")), pick(answer.response, ("code", "type")))


def same_task(recording: Recording, answer: Answer, shift: int) -> str | None:
    expected = masked(recording.response, answer.response)
    expected["taskUid"] += shift
    wrong = unless_equal(expected, answer.response)
    if wrong or recording.task is None:
        return wrong
    if answer.task is None:
        return "the task never settled"
    return (
        unless_equal(recording.task["uid"] + shift, answer.task["uid"])
        or unless_equal(sorted(recording.task), sorted(answer.task))
        or unless_equal(comparable_task(masked(recording.task, answer.task)), comparable_task(answer.task))
    )


def comparable_task(task: dict[str, Any]) -> dict[str, Any]:
    return pick(task, TASK_MEMBERS) | {"code": (task.get("error") or {}).get("code")}


def same_tasks(recording: Recording, answer: Answer, shift: int) -> str | None:
    members = ("uid", "type", "status", "indexUid")
    expected = [pick(task, members) for task in recording.response["results"]]
    for task in expected:
        task["uid"] += shift
    return unless_equal(expected, [pick(task, members) for task in answer.response["results"]])


def same_members(recording: Recording, answer: Answer, shift: int) -> str | None:
    return unless_equal(sorted(recording.response), sorted(answer.response))


def same_stats(recording: Recording, answer: Answer, shift: int) -> str | None:
    return same_members(recording, answer, shift) or unless_equal(
        masked(recording.response["indexes"], answer.response["indexes"]), answer.response["indexes"]
    )


def same_set(recording: Recording, answer: Answer, shift: int) -> str | None:
    return same_totals(recording.response, answer.response) or unless_equal(
        sorted(map(plain, recording.response["hits"])), sorted(map(plain, answer.response["hits"]))
    )


def same_hits(recording: Recording, answer: Answer, shift: int) -> str | None:
    return same_totals(recording.response, answer.response) or unless_equal(
        [plain(hit) for hit in recording.response["hits"]], [plain(hit) for hit in answer.response["hits"]]
    )


def same_first(recording: Recording, answer: Answer, shift: int) -> str | None:
    return same_totals(recording.response, answer.response) or same_first_hit(recording.response, answer.response)


def same_ranking(recording: Recording, answer: Answer, shift: int) -> str | None:
    wrong = same_first_hit(recording.response, answer.response)
    if wrong:
        return wrong
    expected = [plain(hit) for hit in recording.response["hits"][:5]]
    got = [plain(hit) for hit in answer.response["hits"][:5]]
    # Four of five; with fewer than five hits all but one, and the only one of one.
    enough = max(len(expected) - 1, min(len(expected), 1))
    if len(set(expected) & set(got)) < enough:
        return f"first five {expected} expected, got {got}"
    return None


def same_facets(recording: Recording, answer: Answer, shift: int) -> str | None:
    return same_totals(recording.response, answer.response) or same_counts(recording.response, answer.response)


def same_counts(expected: dict[str, Any], got: dict[str, Any]) -> str | None:
    wrong = unless_equal(expected.get("facetStats"), got.get("facetStats"))
    if wrong:
        return wrong
    if "facetDistribution" not in expected:
        return unless_equal("no facetDistribution", got.get("facetDistribution", "no facetDistribution"))
    wanted, given = expected["facetDistribution"], got["facetDistribution"]
    if sorted(wanted) != sorted(given):
        return unless_equal(sorted(wanted), sorted(given))
    for name, values in wanted.items():
        if not same_order(values.items(), given[name].items()):
            return f"{name}: {short(values)} expected, got {short(given[name])}"
    return None


def same_facet_hits(recording: Recording, answer: Answer, shift: int) -> str | None:
    expected = [(hit["value"], hit["count"]) for hit in recording.response["facetHits"]]
    got = [(hit["value"], hit["count"]) for hit in answer.response["facetHits"]]
    if not same_order(expected, got):
        return f"{expected} expected, got {got}"
    return unless_equal(recording.response["facetQuery"], answer.response["facetQuery"])


def same_order(expected: Iterable[tuple[str, int]], got: Iterable[tuple[str, int]]) -> bool:
    """Tell whether values and counts come in the same order; ties in any order, unless the order is alphabetical."""
    expected, got = list(expected), list(got)
    names = [name for name, _ in expected]
    counts = [count for _, count in expected]
    if names == sorted(names) and counts != sorted(counts, reverse=True):
        return expected == got
    return runs(expected) == runs(got)


def runs(values: list[tuple[str, int]]) -> list[tuple[int, set[str]]]:
    return [(count, {name for name, _ in run}) for count, run in groupby(values, key=lambda value: value[1])]


def same_shown(recording: Recording, answer: Answer, shift: int) -> str | None:
    expected, got = by_id(recording.response["hits"]), by_id(answer.response["hits"])
    wrong = unless_equal(sorted(expected), sorted(got))
    if wrong:
        return wrong
    for key, hit in expected.items():
        wrong = unless_equal(without_scores(hit), without_scores(got[key]))
        if wrong:
            return wrong
    return None


def same_multi(recording: Recording, answer: Answer, shift: int) -> str | None:
    expected, got = recording.response["results"], answer.response["results"]
    wrong = unless_equal([result["indexUid"] for result in expected], [result["indexUid"] for result in got])
    if wrong:
        return wrong
    for number, (wanted, given) in enumerate(zip(expected, got, strict=True)):
        wrong = (
            same_totals(wanted, given)
            or same_counts(wanted, given)
            or same_first_hit(wanted, given)
            or same_formatted(wanted, given)
        )
        if wrong:
            return f"query {number}: {wrong}"
    return None


def same_formatted(expected: dict[str, Any], got: dict[str, Any]) -> str | None:
    wanted, given = by_id(expected["hits"]), by_id(got["hits"])
    for key in wanted.keys() & given.keys():
        wrong = unless_equal(wanted[key].get("_formatted"), given[key].get("_formatted"))
        if wrong:
            return wrong
    return None


def same_totals(expected: dict[str, Any], got: dict[str, Any]) -> str | None:
    return unless_equal(pick(expected, TOTALS), pick(got, TOTALS))


def same_first_hit(expected: dict[str, Any], got: dict[str, Any]) -> str | None:
    return unless_equal([plain(hit) for hit in expected["hits"][:1]], [plain(hit) for hit in got["hits"][:1]])


def by_id(hits: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {identity(hit, position): hit for position, hit in enumerate(hits)}


def identity(hit: dict[str, Any], position: int) -> str:
    # A hit that does not show its id is known by its place.
    return str(hit.get("Recipe_ID", hit.get("_formatted", {}).get("Recipe_ID", f"place {position}")))


def without_scores(hit: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in hit.items() if name not in ("_rankingScore", "_rankingScoreDetails")}


def plain(hit: dict[str, Any]) -> str:
    shown = {name: value for name, value in hit.items() if not name.startswith("_")}
    return json.dumps(shown, ensure_ascii=False, sort_keys=True)


def masked(expected: Any, got: Any) -> Any:
    """Return `expected` with every masked value replaced by the one that was got in its place."""
    if isinstance(expected, str) and expected.startswith("<") and expected.endswith(">"):
        return expected if got is None else got
    if isinstance(expected, dict) and isinstance(got, dict):
        return {
            name: got[name] if name == "processingTimeMs" and name in got else masked(value, got.get(name))
            for name, value in expected.items()
        }
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        return [masked(one, other) for one, other in zip(expected, got, strict=True)]
    return expected


def pick(value: dict[str, Any], names: Iterable[str]) -> dict[str, Any]:
    return {name: value[name] for name in names if name in value}


def unless_equal(expected: Any, got: Any) -> str | None:
    return None if expected == got else f"{short(expected)} expected, got {short(got)}"


def short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 500 else text[:497] + "..."


KINDS: dict[str, Callable[[Recording, Answer, int], str | None]] = {
    "body": same_body,
    "task": same_task,
    "error": same_error,
    "status": same_status,
    "set": same_set,
    "hits": same_hits,
    "first": same_first,
    "ranking": same_ranking,
    "facets": same_facets,
    "facetHits": same_facet_hits,
    "shown": same_shown,
    "multi": same_multi,
    "tasks": same_tasks,
    "members": same_members,
    "stats": same_stats,
}
