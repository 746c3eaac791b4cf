"""What the product does with a search engine, step by step, through the official client.

Runs against the local engine, or against the server that SUFRA_TEST_MEILISEARCH_URL names; there it leaves nothing.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import meilisearch
import pytest
from meilisearch.errors import MeilisearchApiError
from meilisearch.models.task import TaskInfo

from tests.conformance.engine import Server
from tests.conformance.recording import DOCUMENTS

SETTINGS: dict[str, Any] = {
    "searchableAttributes": ["Short_Title", "Long_Title", "Cuisine_Name", "Ingredients"],
    "filterableAttributes": ["Recipe_ID", "Cuisine_Name", "Category_Name", "Difficulty_Facets", "Total_Time"],
    "sortableAttributes": ["Popularity", "Recipe_ID"],
    "rankingRules": ["words", "typo", "proximity", "attributeRank", "sort", "wordPosition", "exactness"],
    "stopWords": ["with", "the"],
    "synonyms": {"aubergine": ["eggplant"], "eggplant": ["aubergine"]},
    "pagination": {"maxTotalHits": 20000},
    "faceting": {"maxValuesPerFacet": 100, "sortFacetValuesBy": {"*": "count"}},
}
LISTS_WITHOUT_ORDER = ("sortableAttributes", "stopWords")


class Catalogue:
    """Indexes of this test alone, under names that no other test has."""

    def __init__(self, client: meilisearch.Client) -> None:
        self.client = client
        self.prefix = f"flow-{uuid.uuid4().hex[:12]}"

    def uid(self, name: str) -> str:
        return f"{self.prefix}-{name}"

    def done(self, task: TaskInfo) -> dict[str, Any]:
        """Return the task once it succeeded, failing the test if it did not."""
        ended = self.client.wait_for_task(task.task_uid, timeout_in_ms=30_000, interval_in_ms=5)
        assert ended.status == "succeeded", ended.error
        return dict(ended.details or {})

    def filled(self, name: str, documents: list[dict[str, Any]]) -> meilisearch.index.Index:
        """Return an index with the product's settings and these documents."""
        index = self.client.index(self.uid(name))
        self.client.create_index(index.uid, {"primaryKey": "Recipe_ID"})
        index.update_settings(SETTINGS)
        # In order, one after the other: the last one's end is the end of all.
        tasks = index.add_documents_in_batches(documents, batch_size=50)
        self.done(tasks[-1])
        return index

    def remove(self) -> None:
        for index in self.client.get_indexes({"limit": 1000})["results"]:
            if index.uid.startswith(self.prefix):
                self.done(self.client.delete_index(index.uid))


@pytest.fixture
def catalogue(server: Server) -> Iterator[Catalogue]:
    catalogue = Catalogue(meilisearch.Client(server.url, server.master_key))
    yield catalogue
    catalogue.remove()


@pytest.fixture(scope="module")
def recipes() -> list[dict[str, Any]]:
    return [json.loads(line) for line in DOCUMENTS.read_text(encoding="utf-8").splitlines()]


def found(index: meilisearch.index.Index, text: str) -> list[int]:
    return [hit["Recipe_ID"] for hit in index.search(text, {"attributesToRetrieve": ["Recipe_ID"]})["hits"]]


def test_client_finds_the_server_healthy_and_of_the_pinned_version(server: Server) -> None:
    client = meilisearch.Client(server.url, server.master_key)
    assert client.is_healthy()
    assert client.get_version()["pkgVersion"].startswith("1.50.")


def test_rebuild_swaps_a_new_index_in_and_drops_the_old(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    live = catalogue.filled("recipes", recipes[:60])
    shadow = catalogue.filled("recipes-new", [{**recipe, "Short_Title": "Rebuilt"} for recipe in recipes])

    catalogue.done(catalogue.client.swap_indexes([{"indexes": [live.uid, shadow.uid]}]))
    catalogue.done(catalogue.client.delete_index(shadow.uid))

    assert live.get_stats().number_of_documents == len(recipes)
    assert live.search("rebuilt", {"hitsPerPage": 18})["totalHits"] == len(recipes)
    with pytest.raises(MeilisearchApiError, match="index_not_found"):
        catalogue.client.get_index(shadow.uid)


def test_writes_queued_behind_a_swap_reach_the_index_that_has_the_name_then(
    catalogue: Catalogue, recipes: list[dict[str, Any]]
) -> None:
    live = catalogue.filled("recipes", recipes[:5])
    shadow = catalogue.filled("recipes-new", recipes[:10])

    catalogue.client.swap_indexes([{"indexes": [live.uid, shadow.uid]}])
    catalogue.done(live.add_documents([{"Recipe_ID": 5000, "Short_Title": "Late arrival"}]))

    assert found(live, "late arrival") == [5000]
    assert live.get_stats().number_of_documents == 11


def test_settings_read_back_as_they_were_sent(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    kept = catalogue.filled("recipes", recipes[:1]).get_settings()
    for name, value in SETTINGS.items():
        expected = sorted(value) if name in LISTS_WITHOUT_ORDER else value
        assert kept[name] == expected, name


def test_new_settings_apply_to_documents_that_are_there(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes)
    assert found(index, "brinjal") == []
    catalogue.done(index.update_synonyms({"brinjal": ["aubergine"]}))
    assert found(index, "brinjal")


def test_drift_is_seen_by_fetching_ids_and_hashes(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    hashed = [{**recipe, "Content_Hash": f"hash-{recipe['Recipe_ID']}"} for recipe in recipes]
    index = catalogue.filled("recipes", hashed)
    catalogue.done(index.update_documents([{"Recipe_ID": 3, "Content_Hash": "stale"}]))
    catalogue.done(index.delete_document(4))

    in_engine: dict[int, str] = {}
    while True:
        page = catalogue.client.http.post(
            f"indexes/{index.uid}/documents/fetch",
            {
                "fields": ["Recipe_ID", "Content_Hash"],
                "sort": ["Recipe_ID:asc"],
                "offset": len(in_engine),
                "limit": 50,
            },
        )
        in_engine |= {document["Recipe_ID"]: document["Content_Hash"] for document in page["results"]}
        if len(in_engine) >= page["total"]:
            break

    expected = {recipe["Recipe_ID"]: recipe["Content_Hash"] for recipe in hashed}
    assert {one for one in expected if in_engine.get(one) != expected[one]} == {3, 4}
    assert list(in_engine) == sorted(in_engine)


def test_update_merges_and_replace_does_not(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes[:3])
    catalogue.done(index.update_documents([{"Recipe_ID": 1, "Popularity": 5}]))
    merged = dict(index.get_document(1))
    assert (merged["Popularity"], merged["Short_Title"]) == (5, "Chicken Biryani")

    catalogue.done(index.add_documents([{"Recipe_ID": 1, "Short_Title": "Alone"}]))
    assert "Popularity" not in dict(index.get_document(1))


def test_documents_are_listed_with_chosen_fields(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes[:30])
    page = index.get_documents({"fields": ["Recipe_ID"], "limit": 10, "offset": 20})
    assert page.total == 30
    assert [dict(document) for document in page.results] == [{"Recipe_ID": number} for number in range(21, 31)]


def test_unpublished_recipes_are_deleted_by_batch_and_by_filter(
    catalogue: Catalogue, recipes: list[dict[str, Any]]
) -> None:
    index = catalogue.filled("recipes", recipes)
    ids = catalogue.client.http.post(f"indexes/{index.uid}/documents/delete-batch", ["1", "2", "999999"])
    assert catalogue.done(TaskInfo(**ids))["deletedDocuments"] == 2
    assert catalogue.done(index.delete_documents(filter="Recipe_ID IN [3, 4]"))["deletedDocuments"] == 2
    assert index.get_stats().number_of_documents == len(recipes) - 4


def test_a_bad_document_fails_its_own_task_only(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes[:1])
    before = index.add_documents([{"Recipe_ID": 100, "Short_Title": "Before"}])
    bad = index.add_documents([{"Recipe_ID": 101, "Short_Title": "Good"}, {"Recipe_ID": "not an id"}])
    after = index.add_documents([{"Recipe_ID": 102, "Short_Title": "After"}])

    catalogue.done(before)
    catalogue.done(after)
    failed = catalogue.client.get_task(bad.task_uid)
    assert (failed.status, (failed.error or {})["code"]) == ("failed", "invalid_document_id")
    assert {dict(one)["Recipe_ID"] for one in index.get_documents().results} == {1, 100, 102}


def test_tasks_of_an_index_are_listed_newest_first(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes[:1])
    tasks = catalogue.client.get_tasks({"indexUids": index.uid}).results
    assert [task.type for task in tasks] == ["documentAdditionOrUpdate", "settingsUpdate", "indexCreation"]
    assert {task.status for task in tasks} == {"succeeded"}


def test_pages_to_the_last_show_every_recipe_once(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes)
    shown: list[int] = []
    for page in range(1, 11):
        answer = index.search("", {"page": page, "hitsPerPage": 18, "sort": ["Popularity:desc"]})
        assert (answer["totalHits"], answer["totalPages"]) == (172, 10)
        shown += [hit["Recipe_ID"] for hit in answer["hits"]]
    assert sorted(shown) == sorted(recipe["Recipe_ID"] for recipe in recipes)


def test_one_active_facet_asks_twice_as_instantsearch_does(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes)
    common = {
        "q": "chiken sou",
        "facets": ["Cuisine_Name"],
        "attributesToHighlight": ["*"],
        "highlightPreTag": "__ais-highlight__",
        "highlightPostTag": "__/ais-highlight__",
        "page": 1,
    }
    active = {
        **common,
        "indexUid": index.uid,
        "filter": [['"Cuisine_Name"="American"', '"Cuisine_Name"="Turkish"']],
        "hitsPerPage": 18,
    }
    counts = {**common, "indexUid": index.uid, "hitsPerPage": 0}

    hits, facets = catalogue.client.multi_search([active, counts])["results"]

    assert hits["hits"][0]["_formatted"]["Short_Title"].startswith("__ais-highlight__Chicken__/ais-highlight__")
    assert set(hits["facetDistribution"]["Cuisine_Name"]) <= {"American", "Turkish"}
    assert facets["hits"] == []
    # The second query's counts are those without the filter.
    assert len(facets["facetDistribution"]["Cuisine_Name"]) > len(hits["facetDistribution"]["Cuisine_Name"])
    assert facets["totalHits"] > hits["totalHits"]


def test_facet_values_are_found_by_their_beginning(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes)
    answer = index.facet_search("Cuisine_Name", "tur", {"filter": "Total_Time <= 60"})
    assert [hit["value"] for hit in answer["facetHits"]] == ["Turkish"]


def test_a_refused_filter_names_its_code(catalogue: Catalogue, recipes: list[dict[str, Any]]) -> None:
    index = catalogue.filled("recipes", recipes[:1])
    with pytest.raises(MeilisearchApiError) as refusal:
        index.search("", {"filter": "Popularity > 5"})
    assert (refusal.value.status_code, refusal.value.code) == (400, "invalid_search_filter")


def test_a_search_key_searches_its_index_and_nothing_else(
    catalogue: Catalogue, recipes: list[dict[str, Any]], server: Server
) -> None:
    public = catalogue.filled("recipes", recipes[:5])
    private = catalogue.filled("drafts", recipes[:5])
    tomorrow = datetime.now(UTC) + timedelta(days=1)
    key = catalogue.client.create_key(
        {"actions": ["search"], "indexes": [public.uid], "expiresAt": tomorrow.strftime("%Y-%m-%dT%H:%M:%S.%fZ")}
    )
    visitor = meilisearch.Client(server.url, key.key)

    assert visitor.index(public.uid).search("")["estimatedTotalHits"] == 5
    for forbidden in (
        lambda: visitor.index(private.uid).search(""),
        lambda: visitor.index(public.uid).add_documents([{"Recipe_ID": 9}]),
        visitor.get_keys,
    ):
        with pytest.raises(MeilisearchApiError) as refusal:
            forbidden()
        assert (refusal.value.status_code, refusal.value.code) == (403, "invalid_api_key")

    catalogue.client.delete_key(key.key)
    with pytest.raises(MeilisearchApiError):
        visitor.index(public.uid).search("")


def test_a_worker_key_rebuilds_but_does_not_search(
    catalogue: Catalogue, recipes: list[dict[str, Any]], server: Server
) -> None:
    actions = ["documents.*", "indexes.*", "settings.*", "tasks.get", "stats.get"]
    key = catalogue.client.create_key({"actions": actions, "indexes": ["*"], "expiresAt": None})
    worker = Catalogue(meilisearch.Client(server.url, key.key))
    try:
        live, shadow = worker.filled("recipes", recipes[:2]), worker.filled("recipes-new", recipes[:3])
        worker.done(worker.client.swap_indexes([{"indexes": [live.uid, shadow.uid]}]))
        assert live.get_stats().number_of_documents == 3
        with pytest.raises(MeilisearchApiError):
            live.search("")
    finally:
        worker.remove()
        catalogue.client.delete_key(key.key)
