"""An index that the product does not know by name is kept, served and looked after like that of recipes."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, text
from sqlalchemy.orm import Session
from typer.testing import CliRunner

from api.app import API_PATH, create_app, describe_api
from cli.main import app
from core.models import SearchOutboxEntry, User
from core.search.capture import trigger_drift, watched_tables
from core.search.index import SearchIndex
from indexer.context import IndexerContext
from indexer.drain import drain
from indexer.locks import index_lock, lock_number
from indexer.rebuild import rebuild
from indexer.reconcile import Drift, reconcile
from indexer.search_engine import SearchEngine
from indexer.status import IndexStatus, read_status
from tests.factories import Factory
from tests.second_index.conftest import WritePost


def outbox(session: Session) -> set[tuple[str, int]]:
    """What waits: index and document. The product's own index of the same rows has tests of its own."""
    rows = session.execute(select(SearchOutboxEntry.index_name, SearchOutboxEntry.document_id))
    return {(index, document) for index, document in rows if index != "blogs"}


def ask(client: TestClient, **query: Any) -> dict[str, Any]:
    """The gateway's answer to one search of the posts."""
    body = {"queries": [{"indexUid": "posts", "page": 1, "hitsPerPage": 10, **query}]}
    response = client.post(f"{API_PATH}/search/multi-search", json=body)
    assert response.status_code == 200, response.text
    result: dict[str, Any] = response.json()["results"][0]
    return result


def titles(result: dict[str, Any]) -> list[str]:
    return [hit["Title"] for hit in result["hits"]]


@pytest.fixture
def two_posts(posts: SearchIndex, uid: str, context: IndexerContext, write: WritePost) -> None:
    """Two posts that are in the index."""
    write("Cooking rice", topics=("rice",))
    write("Baking bread", topics=("bread", "flour"))
    drain(context, posts, uid)


def test_changes_are_captured_for_the_index_that_they_concern(
    posts: SearchIndex, write: WritePost, author: User, make: Factory, session: Session
) -> None:
    post = write("Cooking rice")
    assert outbox(session) == {("posts", post.id)}

    recipe = make.recipe(owner=author)
    session.execute(text("DELETE FROM search_outbox"))
    session.execute(text("UPDATE users SET full_name = 'Amina Baker'"))

    assert outbox(session) == {("posts", post.id), ("recipes", recipe.id)}
    assert "blogs" in watched_tables()


def test_a_drain_leaves_the_other_index_alone(
    posts: SearchIndex, uid: str, context: IndexerContext, write: WritePost, make: Factory, session: Session
) -> None:
    write("Cooking rice")
    recipe = make.recipe()
    make.committed()

    assert drain(context, posts, uid) == 1

    session.rollback()
    assert outbox(session) == {("recipes", recipe.id)}


def test_each_index_has_a_lock_of_its_own(posts: SearchIndex, uid: str, context: IndexerContext) -> None:
    assert lock_number("posts") != lock_number("recipes")
    with index_lock(context.database, posts, wait=True), index_lock(context.database, posts, wait=False) as is_ours:
        assert not is_ours


def test_the_gateway_searches_it(two_posts: None) -> None:
    with TestClient(create_app()) as client:
        assert titles(ask(client, q="rice")) == ["Cooking rice"]
        facets = client.post(f"{API_PATH}/search/indexes/posts/facet-search", json={"facetName": "Topics"}).json()

    assert {hit["value"] for hit in facets["facetHits"]} == {"rice", "bread", "flour"}


def test_its_texts_are_relaxed_by_its_own_attributes(two_posts: None) -> None:
    with TestClient(create_app()) as client:
        assert titles(ask(client, q="xyzzy rice")) == ["Cooking rice"]
        assert titles(ask(client, q="rice flour")) != []
        # A word that only the author's name has is unknown.
        assert titles(ask(client, q="cook bread flour xyzzy")) == ["Baking bread"]


def test_the_site_is_ready_only_with_it(two_posts: None, search: SearchEngine, uid: str) -> None:
    with TestClient(create_app()) as client:
        assert client.get("/readyz").status_code == 200
        search.drop_index(uid)
        assert client.get("/readyz").json()["search"] == "down"
        search.create_index(uid)


def test_the_description_of_the_api_lists_it(posts: SearchIndex) -> None:
    schemas = describe_api()["components"]["schemas"]

    assert schemas["Search"]["properties"]["indexUid"]["enum"] == ["blogs", "posts", "recipes"]


def test_a_rebuild_makes_it_anew(
    posts: SearchIndex, uid: str, context: IndexerContext, two_posts: None, search: SearchEngine, tmp_path: Any
) -> None:
    search.wait(search.upsert(uid, [{"ID": 99, "Title": "Ghost"}]))

    done = rebuild(context, posts, uid, config_dir=tmp_path / "search-config")

    assert done.documents == 2
    assert search.count_documents(uid) == 2


def test_a_reconciliation_compares_it(
    posts: SearchIndex, uid: str, context: IndexerContext, two_posts: None, search: SearchEngine
) -> None:
    assert reconcile(context, posts, uid) == Drift(compared=2, missing=0, stale=0, surplus=0)

    search.wait(search.upsert(uid, [{"ID": 99, "Title": "Ghost"}]))

    assert reconcile(context, posts, uid).surplus == 1


def status_of(context: IndexerContext, posts: SearchIndex, uid: str, tmp_path: Any) -> IndexStatus:
    return read_status(context, posts, uid, tmp_path / "search-config")


def test_its_status_counts_its_own_rows_and_triggers(
    posts: SearchIndex, uid: str, context: IndexerContext, two_posts: None, make: Factory, tmp_path: Any
) -> None:
    make.recipe()
    make.committed()
    found = status_of(context, posts, uid, tmp_path)
    assert (found.rows, found.documents, found.waiting, found.is_healthy) == (2, 2, 0, True)

    with context.database.begin() as connection:
        connection.exec_driver_sql("DROP TRIGGER capture_posts_blogs_delete ON blogs")
    found = status_of(context, posts, uid, tmp_path)

    assert (found.trigger_drift, found.is_healthy) == (["capture_posts_blogs_delete (missing)"], False)


def test_the_command_line_takes_it_alone_or_with_the_others(
    posts: SearchIndex, two_posts: None, context: IndexerContext
) -> None:
    run = CliRunner()

    both, alone = run.invoke(app, ["index", "status"]), run.invoke(app, ["index", "status", "--index", "posts"])

    assert (both.exit_code, alone.exit_code) == (0, 0), both.output + alone.output
    assert "Index posts" in both.stdout
    assert "Index recipes" in both.stdout
    assert "Index recipes" not in alone.stdout
    for command in ("drain", "rebuild", "reconcile", "settings"):
        result = run.invoke(app, ["index", command, "--index", "posts"])
        assert result.exit_code == 0, result.output
        assert "posts: " in result.stdout


def test_an_index_that_is_not_declared_is_refused_by_name(posts: SearchIndex) -> None:
    result = CliRunner().invoke(app, ["index", "status", "--index", "users"])

    assert result.exit_code == 2
    assert "blogs, posts, recipes" in " ".join(result.output.replace("│", " ").split())


def test_setting_up_builds_it_and_mends_its_triggers(
    posts: SearchIndex, uid: str, context: IndexerContext, two_posts: None, search: SearchEngine, session: Session
) -> None:
    with context.database.begin() as connection:
        connection.exec_driver_sql("DROP TRIGGER capture_posts_blogs_update ON blogs")
        connection.exec_driver_sql("UPDATE blogs SET title = 'Frying rice' WHERE title = 'Cooking rice'")

    result = CliRunner().invoke(app, ["setup", "--no-seeds"])

    assert result.exit_code == 0, result.output
    assert titles(search.client.index(uid).search("frying")) == ["Frying rice"]
    with context.database.connect() as connection:
        assert trigger_drift(connection) == []
