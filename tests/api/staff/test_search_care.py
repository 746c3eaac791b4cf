"""The state of search, jobs, synonyms, and why a recipe is not found, as staff see them."""

from collections.abc import Callable
from functools import partial

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, text
from sqlalchemy.orm import Session

from api.app import API_PATH
from core.models import AuditEntry, Recipe, SearchJob
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings
from indexer.context import IndexerContext
from indexer.jobs import run_jobs
from tests.api.errors import assert_error
from tests.api.staff.desk import Desk
from tests.factories import Factory


@pytest.fixture
def run(context: IndexerContext, settings: Settings) -> Callable[[], int]:
    """Runs the jobs that wait, as the worker does."""
    return lambda: run_jobs(context.database, lambda: context, settings)


def recorded(session: Session) -> list[tuple[str, str]]:
    """What the audit log says was done to what."""
    session.rollback()
    return [(entry.action, entry.subject_kind) for entry in session.scalars(select(AuditEntry).order_by(AuditEntry.id))]


def test_before_the_worker_has_looked_only_what_waits_is_known(desk: Desk, make: Factory) -> None:
    make.recipe()
    make.committed()

    blogs, recipes = desk.get("/search/health").json()["Indexes"]

    assert (blogs["Name"], blogs["Findings"], blogs["Checked_At"]) == ("blogs", None, None)
    assert recipes["Waiting"] > 0
    assert recipes["Oldest_Seconds"] >= 0


def test_a_job_shows_its_progress_and_what_the_worker_found(
    recipe_index: str, desk: Desk, make: Factory, run: Callable[[], int]
) -> None:
    make.recipe()
    make.committed()
    asked = desk.post("/search/jobs", {"Kind": "rebuild", "Index_Name": "recipes"}).json()
    assert (asked["State"], asked["Done"]) == ("queued", 0)

    run()

    health = desk.get("/search/health").json()
    job, recipes = health["Jobs"][0], health["Indexes"][1]
    assert (job["ID"], job["State"], job["Done"], job["Total"]) == (asked["ID"], "done", 1, 1)
    assert (recipes["Findings"]["Rows"], recipes["Findings"]["Documents"]) == (1, 1)
    assert recipes["Findings"]["Is_Healthy"]
    assert [each["Kind"] for each in recipes["Runs"]] == ["rebuild"]


def test_a_rebuild_started_twice_is_one(desk: Desk, session: Session) -> None:
    first, second = (desk.post("/search/jobs", {"Kind": "rebuild", "Index_Name": "recipes"}).json() for _ in "ab")

    assert first["ID"] == second["ID"]
    assert len(session.scalars(select(SearchJob)).all()) == 1


def test_there_is_no_job_on_an_index_that_is_not_there(desk: Desk) -> None:
    assert_error(desk.post("/search/jobs", {"Kind": "rebuild", "Index_Name": "users"}), 404)


def test_a_family_is_made_changed_and_deleted(desk: Desk, session: Session) -> None:
    made = desk.post("/search/synonyms", {"Words": ["Qatayef", "katayef"]}).json()
    assert made["Words"] == ["qatayef", "katayef"]

    changed = desk.put(f"/search/synonyms/{made['ID']}", {"Words": ["qatayef", "atayef"]}).json()
    assert desk.get("/search/synonyms").json()["Own"] == [changed]

    assert desk.delete(f"/search/synonyms/{made['ID']}").json() == {"Deleted": True}
    assert desk.get("/search/synonyms").json()["Own"] == []
    assert recorded(session) == [("create", "synonym"), ("change", "synonym"), ("delete", "synonym")]


def test_a_change_asks_for_the_settings_of_every_index_once(desk: Desk, session: Session) -> None:
    for word in ("atayef", "katayef"):
        desk.post("/search/synonyms/extend", {"Word": word, "Same_As": "qatayef"})

    asked = session.execute(select(SearchJob.kind, SearchJob.index_name).order_by(SearchJob.id)).all()
    assert [tuple(row) for row in asked] == [("settings", "blogs"), ("settings", "recipes")]
    (family,) = desk.get("/search/synonyms").json()["Own"]
    assert family["Words"] == ["atayef", "qatayef", "katayef"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["qatayef", ""], "A word is empty."),
        (["qatayef", "\u0000"], "A word is empty."),
        (["qatayef"], "A family has 2 to 20 words."),
        (["eggplant", "aubergine"], "These words mean the same already."),
    ],
)
def test_what_is_no_family_is_refused(desk: Desk, words: list[str], sentence: str) -> None:
    response = desk.post("/search/synonyms", {"Words": words})

    assert_error(response, 400)
    assert response.json()["Error"] == sentence


def test_a_family_that_is_gone_can_not_be_changed(desk: Desk) -> None:
    assert_error(desk.put("/search/synonyms/77", {"Words": ["qatayef", "atayef"]}), 404)
    assert_error(desk.delete("/search/synonyms/77"), 404)
    assert_error(desk.delete(f"/search/synonyms/{10**19 - 1}"), 404)


def verdict(desk: Desk, asked: object) -> str:
    """What is said of the only recipe that is meant."""
    (explained,) = desk.get("/search/explain", Recipe=str(asked)).json()
    return str(explained["Verdict"])


def test_why_a_recipe_is_not_in_search(
    recipe_index: str, desk: Desk, make: Factory, session: Session, indexed: Callable[[], None],
    context: IndexerContext, settings: Settings,
) -> None:  # fmt: skip
    recipe = make.recipe("Lentil Soup")
    make.committed()
    assert verdict(desk, recipe.id).startswith("It has changed and waits")

    indexed()
    assert verdict(desk, recipe.slug).startswith("It is in the index as it should be.")

    context.engine.wait(context.engine.delete(engine_uid(RECIPES, settings), [recipe.id]))
    assert verdict(desk, "lentil").startswith("It is published and not in the index")

    session.execute(text("UPDATE recipes SET is_published = false, published_at = NULL"))
    session.commit()
    indexed()
    assert verdict(desk, "LENTIL soup") == "It is a draft."


def test_a_parked_recipe_says_what_the_engine_says(
    recipe_index: str, desk: Desk, make: Factory, session: Session
) -> None:
    recipe = make.recipe()
    make.committed()
    session.execute(text("UPDATE search_outbox SET parked_at = now(), parked_reason = 'too large'"))
    session.commit()

    assert verdict(desk, recipe.id).startswith("The engine refuses it: too large.")


@pytest.mark.parametrize("asked", ["", " ", "\u0000", "%", "nothing like it", "0", "9" * 30, "-1"])
def test_what_is_no_recipe_explains_nothing(recipe_index: str, desk: Desk, recipe: Recipe, asked: str) -> None:
    assert desk.get("/search/explain", Recipe=asked).json() == []


@pytest.fixture
def recipe(make: Factory) -> Recipe:
    """A recipe that is not asked for."""
    recipe = make.recipe()
    make.committed()
    return recipe


def test_a_failed_search_finds_once_staff_have_said_what_it_means(
    search_client: TestClient, desk: Desk, make: Factory, indexed: Callable[[], None], run: Callable[[], int]
) -> None:
    make.recipe("Smoky Eggplant")
    make.committed()
    indexed()
    search = partial(search_client.get, f"{API_PATH}/recipes/search", params={"Search_Text": "melongene"})
    assert search().json()["Total_Recipes"] == 0

    desk.post("/search/synonyms/extend", {"Word": "melongene", "Same_As": "eggplant"})
    run()

    assert [recipe["Short_Title"] for recipe in search().json()["Recipes"]] == ["Smoky Eggplant"]
