"""`sufra index move`: two engines beside each other, and searches that go from one to the other."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis import Redis
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from api.app import API_PATH
from cli.main import app
from core.db import Database
from core.models import SearchMove, SearchOutboxEntry
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings, get_settings
from dev.ports import free_port
from dev.services import search_engine
from dev.supervisor.running import running
from indexer import move as moving
from indexer.context import indexer_context
from indexer.drain import drain
from indexer.rebuild import put_in_place
from indexer.search_engine import EngineTaskFailed, SearchEngine, open_search_engine
from tests.api.server.site_process import server_process
from tests.dev.running_site import wait_for
from tests.factories import Factory
from tests.lock_sessions import end_holders

Run = Callable[..., Result]


@pytest.fixture
def run(recipe_index: str, database: Database, redis_client: Redis) -> Run:
    """Runs a command on a site that `sufra setup` has just set up."""
    runner = CliRunner()
    assert runner.invoke(app, ["setup", "--no-seeds"]).exit_code == 0
    return lambda *arguments: runner.invoke(app, list(arguments))


@contextmanager
def second_engine(settings: Settings, tmp_path: Path) -> Iterator[SearchEngine]:
    """An empty engine with the same master key as the first, which runs inside the block."""
    assert settings.search_master_key is not None
    port = free_port()
    service = search_engine.prepare(
        tmp_path, port=port, master_key=settings.search_master_key.get_secret_value(), meilisearch=None
    )
    with running(service):
        yield open_search_engine(settings, f"http://127.0.0.1:{port}")


@pytest.fixture
def second(settings: Settings, tmp_path: Path) -> Iterator[SearchEngine]:
    """An empty engine with the same master key as the first."""
    with second_engine(settings, tmp_path) as engine:
        yield engine


def found(engine: SearchEngine, settings: Settings, text: str) -> list[str]:
    """The titles that an engine finds."""
    answer = engine.client.index(engine_uid(RECIPES, settings)).search(text, {"matchingStrategy": "all"})
    return [hit["Short_Title"] for hit in answer["hits"]]


def moved_with_a_recipe(run: Run, make: Factory, second: SearchEngine) -> SearchEngine:
    """Move a site with one recipe to the second engine; return the first."""
    make.recipe("Red Lentil Soup")
    make.committed()
    run("index", "drain")
    first = indexer_context().engine
    run("index", "move", second.url)
    return first


def told(result: Result) -> str:
    """What a command has said, in one line."""
    return " ".join((result.stdout + result.stderr).split())


def test_a_second_engine_is_filled_and_kept_in_step_while_the_first_answers(
    run: Run, make: Factory, second: SearchEngine, settings: Settings
) -> None:
    recipe, gone = make.recipe("Red Lentil Soup"), make.recipe("Lentil Stew")
    make.committed()
    first = indexer_context().engine

    assert run("index", "move", second.url, "--no-switch").exit_code == 0
    assert sorted(found(second, settings, "lentil")) == ["Lentil Stew", "Red Lentil Soup"]

    recipe.short_title, gone.is_published, gone.published_at = "Green Lentil Soup", False, None
    make.committed()
    run("index", "drain")
    for engine in (first, second):
        assert found(engine, settings, "lentil") == ["Green Lentil Soup"]
    assert indexer_context().engine.url == first.url


def test_searches_are_answered_all_along_a_move(
    run: Run, make: Factory, second: SearchEngine, settings: Settings
) -> None:
    bread = make.recipe("Zwieback", ingredients=("flour",))
    for number in range(200):
        make.recipe(f"Lentil Soup number {number}")
    make.committed()
    run("index", "drain")
    first = indexer_context().engine
    answers: list[tuple[int, int, bool]] = []
    is_over = threading.Event()

    with server_process() as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}{API_PATH}") as client:

        def search(text: str) -> tuple[int, int, bool]:
            answer = client.get("/recipes/search", params={"Search_Text": text})
            return answer.status_code, answer.json().get("Total_Recipes"), answer.json().get("Degraded", False)

        def keep_searching() -> None:
            while not is_over.is_set():
                answers.append(search(f"lentil {'soup ' * (len(answers) % 5)}"))

        visitor = threading.Thread(target=keep_searching)
        visitor.start()
        moved = run("index", "move", second.url)
        # Once the server sees what only the second engine has done, the first one is not needed any more.
        second.wait(second.delete(engine_uid(RECIPES, settings), [bread.id]))
        wait_for(lambda: search("zwieback")[1] != 1, "the server to ask the second engine")
        first.run(lambda: first.client.index(engine_uid(RECIPES, settings)).delete_all_documents())
        before = len(answers)
        wait_for(lambda: len(answers) > before + 20, "searches after the move")
        is_over.set()
        visitor.join()

    assert moved.exit_code == 0, told(moved)
    assert f"Now set SUFRA_SEARCH_URL={second.url} for all parts" in told(moved)
    assert set(answers) == {(200, 200, False)}


def test_a_move_is_taken_back(run: Run, make: Factory, second: SearchEngine, settings: Settings) -> None:
    first = indexer_context().engine
    run("index", "move", second.url)
    make.recipe("Red Lentil Soup")
    make.committed()
    run("index", "drain")

    assert "again" in told(run("index", "move", "--back"))

    assert indexer_context().engine.url == first.url
    assert found(first, settings, "lentil") == ["Red Lentil Soup"]


def test_a_move_is_taken_back_while_the_second_engine_is_away(
    run: Run, make: Factory, settings: Settings, tmp_path: Path
) -> None:
    first = indexer_context().engine
    with second_engine(settings, tmp_path) as away:
        run("index", "move", away.url)
    make.recipe("Red Lentil Soup")
    make.committed()

    taken_back = run("index", "move", "--back")

    assert taken_back.exit_code == 0, told(taken_back)
    assert indexer_context().engine.url == first.url
    run("index", "drain")
    assert found(first, settings, "lentil") == ["Red Lentil Soup"]


def test_a_move_is_taken_back_when_the_second_engine_has_lost_documents(
    run: Run, make: Factory, second: SearchEngine, settings: Settings
) -> None:
    first = moved_with_a_recipe(run, make, second)
    second.run(lambda: second.client.index(engine_uid(RECIPES, settings)).delete_all_documents())

    taken_back = run("index", "move", "--back")

    assert taken_back.exit_code == 0, told(taken_back)
    assert indexer_context().engine.url == first.url


def test_a_first_engine_with_fewer_documents_does_not_answer_again(
    run: Run, make: Factory, second: SearchEngine, settings: Settings
) -> None:
    first = moved_with_a_recipe(run, make, second)
    first.run(lambda: first.client.index(engine_uid(RECIPES, settings)).delete_all_documents())

    refused = run("index", "move", "--back")

    assert "the index recipes has 1 documents, and 0 at" in told(refused)
    assert indexer_context().engine.url == second.url


def test_a_second_engine_that_was_filled_without_the_lock_is_not_in_step(
    run: Run, second: SearchEngine, settings: Settings, database: Database, session: Session,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    def put_in_place_without_the_lock(*given: Any) -> None:
        end_holders(database)
        put_in_place(*given)

    monkeypatch.setattr(moving, "put_in_place", put_in_place_without_the_lock)

    filled = run("index", "move", second.url, "--no-switch")

    assert "Please start this again" in told(filled)
    assert not session.query(SearchMove).count()


def test_a_move_ends_once_the_settings_name_the_second_engine(
    run: Run, session: Session, second: SearchEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("index", "move", second.url)
    assert "SUFRA_SEARCH_URL still names" in told(run("index", "move", "--end"))
    assert session.query(SearchMove).count()
    session.rollback()

    monkeypatch.setenv("SUFRA_SEARCH_URL", second.url)
    get_settings.cache_clear()
    ended = run("index", "move", "--end")
    assert run("index", "status").exit_code == 0
    monkeypatch.undo()
    get_settings.cache_clear()

    assert ended.exit_code == 0, told(ended)
    assert not session.query(SearchMove).count()


def test_a_second_engine_that_ends_does_not_hold_up_the_first(
    run: Run, make: Factory, second: SearchEngine, settings: Settings, session: Session
) -> None:
    run("index", "move", second.url, "--no-switch")
    second.drop_index(engine_uid(RECIPES, settings))
    second.run(lambda: second.client.create_index(engine_uid(RECIPES, settings), {"primaryKey": "another"}))
    make.recipe("Red Lentil Soup")
    make.committed()

    assert run("index", "drain").exit_code == 0

    assert found(indexer_context().engine, settings, "lentil") == ["Red Lentil Soup"]
    assert not session.get_one(SearchMove, "recipes").is_in_step


def test_a_second_engine_that_lost_its_index_is_given_none_by_an_edit(
    run: Run, make: Factory, second: SearchEngine, settings: Settings, session: Session
) -> None:
    run("index", "move", second.url, "--no-switch")
    second.drop_index(engine_uid(RECIPES, settings))
    make.recipe("Red Lentil Soup")
    make.committed()

    assert run("index", "drain").exit_code == 0

    assert not second.has_index(engine_uid(RECIPES, settings))
    assert not session.get_one(SearchMove, "recipes").is_in_step


def test_what_has_fallen_behind_is_filled_again_before_the_switch(
    run: Run, make: Factory, second: SearchEngine, settings: Settings
) -> None:
    make.recipe("Red Lentil Soup")
    make.committed()
    run("index", "move", second.url, "--no-switch")
    run("index", "rebuild")

    moved = run("index", "move", second.url)

    assert "recipes: 1 documents" in told(moved)
    assert indexer_context().engine.url == second.url
    assert found(second, settings, "lentil") == ["Red Lentil Soup"]


def test_a_run_that_began_before_the_switch_loses_nothing_that_the_second_engine_refuses(
    run: Run, make: Factory, second: SearchEngine, settings: Settings, session: Session
) -> None:
    begun_before = indexer_context()
    run("index", "move", second.url)
    second.drop_index(engine_uid(RECIPES, settings))
    second.run(lambda: second.client.create_index(engine_uid(RECIPES, settings), {"primaryKey": "another"}))
    make.recipe("Red Lentil Soup")
    make.committed()

    with pytest.raises(EngineTaskFailed):
        drain(begun_before, RECIPES, engine_uid(RECIPES, settings))

    assert session.get_one(SearchMove, "recipes").is_in_step
    assert session.query(SearchOutboxEntry).count()


@pytest.mark.parametrize("wrong", ["meilisearch", "ftp://meilisearch", ""])
def test_what_is_no_address_is_told(run: Run, wrong: str) -> None:
    assert run("index", "move", wrong).exit_code == 2


@pytest.mark.parametrize(("old", "new"), [("", ""), ("127.0.0.1", "localhost")])
def test_an_engine_is_not_moved_to_itself(run: Run, make: Factory, settings: Settings, old: str, new: str) -> None:
    make.recipe("Red Lentil Soup")
    make.committed()
    run("index", "drain")
    first = indexer_context().engine

    refused = run("index", "move", first.url.replace(old, new) if old else first.url)

    assert refused.exit_code == 1
    assert "answers searches already" in told(refused)
    assert found(first, settings, "lentil") == ["Red Lentil Soup"]
