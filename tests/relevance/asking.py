"""Asks the site what people ask, and looks at its answers as they would."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fastapi.testclient import TestClient

from api.app import API_PATH
from indexer.search_engine import SearchEngine
from tests.relevance.golden import LOOKED_AT, Query, is_relevant, is_success, read_queries
from tests.relevance.own_words import Judged, judge

MAX_DOCUMENTS = 20_000


@dataclass(frozen=True)
class Asked:
    """A query, what came of it, and whether anything in the catalogue could have met it."""

    query: Query
    titles: Sequence[str]
    total: int
    is_relaxed: bool
    is_success: bool
    is_answerable: bool


def ask_all(client: TestClient, engine: SearchEngine, uid: str) -> list[Asked]:
    """Ask every query of the golden set."""
    documents = documents_of(engine, uid)
    return [ask(client, query, documents) for query in read_queries()]


def documents_of(engine: SearchEngine, uid: str) -> dict[int, dict[str, Any]]:
    """Return every document of the index by its id."""
    answer = engine.client.index(uid).get_documents({"limit": MAX_DOCUMENTS})
    return {document.ID: dict(document) for document in answer.results}


def ask(client: TestClient, query: Query, documents: Mapping[int, dict[str, Any]]) -> Asked:
    """Search for the query's text as the list screen does."""
    response = client.get(f"{API_PATH}/recipes/search", params={"Search_Text": query.text})
    response.raise_for_status()
    answer = response.json()
    listed = [documents[recipe["ID"]] for recipe in answer["Recipes"]]
    total = answer["Total_Recipes"]
    return Asked(
        query=query,
        titles=[document["Short_Title"] for document in listed[:LOOKED_AT]],
        total=total,
        is_relaxed=answer["Relaxed"],
        is_success=is_success(query, listed, total, list(documents.values())),
        is_answerable=query.meant in "*-"
        or query.kind == "haram"
        or any(is_relevant(document, query) for document in documents.values()),
    )


def ask_in_own_words(client: TestClient, query: Query, documents: Mapping[int, dict[str, Any]]) -> Judged:
    """Search for the text of a question in people's own words and judge the first page."""
    response = client.get(f"{API_PATH}/recipes/search", params={"Search_Text": query.text})
    response.raise_for_status()
    answer = response.json()
    listed = [documents[recipe["ID"]] for recipe in answer["Recipes"]]
    return judge(query, listed, answer["Total_Recipes"], documents.values())


def success_by_kind(asked: Sequence[Asked]) -> dict[str, float]:
    """Return the share of successes of each kind and overall, in percent."""
    kinds: dict[str, list[bool]] = defaultdict(list)
    for each in asked:
        kinds[each.query.kind].append(each.is_success)
        kinds["overall"].append(each.is_success)
    return {kind: 100 * sum(results) / len(results) for kind, results in sorted(kinds.items())}


def report_of(asked: Sequence[Asked]) -> str:
    """Return success by kind, and every failure with what was listed instead."""
    shares = [f"{kind:>12} {share:6.1f} %" for kind, share in success_by_kind(asked).items()]
    failures = [
        f"{each.query.kind:>12} {each.query.text!r} means {each.query.meant}: {each.total} found, first {each.titles}"
        for each in asked
        if not each.is_success
    ]
    return "\n".join(["", *shares, *failures])
