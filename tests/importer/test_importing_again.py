"""What an import recognises, and what it reports."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import Database
from core.models import Cuisine, Recipe, User
from importer import ImportOptions, OwnerUnknown, Report, Summary, import_files
from tests.factories import Factory
from tests.importer.sample_records import sample_record, write_lines

Import = Callable[..., Summary]


@pytest.fixture
def run(database: Database, session: Session, tmp_path: Path) -> Import:
    """Imports records as JSON Lines."""

    def import_them(*records: Any, **options: Any) -> Summary:
        summary = Summary()
        path = write_lines(tmp_path / "recipes.jsonl", records)
        with Report(tmp_path / "report.jsonl") as report:
            import_files([path], ImportOptions(**options), engine=database, report=report, summary=summary)
        session.rollback()
        session.expire_all()
        return summary

    return import_them


@pytest.fixture
def reported(tmp_path: Path) -> Callable[[], list[dict[str, Any]]]:
    """Reads the report."""
    return lambda: [json.loads(line) for line in (tmp_path / "report.jsonl").read_text("utf-8").splitlines()]


def titles(session: Session) -> list[str]:
    return list(session.scalars(select(Recipe.short_title).order_by(Recipe.id)))


def test_a_source_that_has_changed_updates_its_recipe(run: Import, session: Session) -> None:
    run(sample_record(), publish=True)

    summary = run(sample_record(recipeIngredient=["2 cups green lentils"]))

    recipe = session.scalars(select(Recipe)).one()
    assert (summary.updated, summary.created) == (1, 0)
    assert [part.name for part in recipe.ingredients] == ["green lentils"]
    assert recipe.is_published


def test_imported_recipes_are_labelled_and_labelled_again_when_their_source_changes(
    run: Import, session: Session
) -> None:
    run(sample_record(recipeIngredient=["2 cups green lentils"]), publish=True)
    before = session.scalars(select(Recipe)).one().labels
    assert before
    assert "milk" in before.allergens_not_found

    run(sample_record(recipeIngredient=["2 cups green lentils", "1 tbsp butter"]))

    after = session.scalars(select(Recipe)).one().labels
    assert after
    assert "milk" not in after.allergens_not_found
    assert after.labels["ingredient_count"] == 2


def test_an_edit_made_here_outlives_the_same_file(run: Import, session: Session) -> None:
    run(sample_record())
    session.scalars(select(Recipe)).one().short_title = "Our lentil soup"
    session.commit()

    assert run(sample_record()).unchanged == 1
    assert titles(session) == ["Our lentil soup"]


def test_drafts_are_published_by_a_later_run(run: Import, session: Session) -> None:
    run(sample_record())

    summary = run(sample_record(), publish=True)

    assert (summary.unchanged, summary.published) == (1, 1)
    assert session.scalars(select(Recipe)).one().is_published


def test_recipes_of_one_page_are_different_recipes(run: Import, session: Session) -> None:
    page = "https://cook.example/three-soups"
    records = [sample_record(name, url=page) for name in ("Red Soup", "Green Soup", "Red Soup")]

    first, again = run(*records), run(*records)

    assert titles(session) == ["Red Soup", "Green Soup"]
    assert (first.created, first.duplicates) == (2, 1)
    assert (again.unchanged, again.duplicates) == (2, 1)


def test_recipes_based_on_one_file_are_told_apart_by_name_and_content(run: Import, session: Session) -> None:
    book = {"url": None, "isBasedOn": "https://cook.example/book.json"}
    records = [
        sample_record("Bread", **book),
        sample_record("Soup", **book),
        sample_record("Bread", **book, recipeIngredient=["1 kg rye flour"]),
        sample_record("Bread", **book),
    ]

    first, again = run(*records), run(*records)

    assert (first.created, first.duplicates) == (3, 1)
    assert (again.unchanged, again.created) == (3, 0)


def test_a_recipe_without_source_is_recognised_by_its_content(run: Import) -> None:
    record = sample_record(url=None)

    assert run(record, record).duplicates == 1
    assert run({**record, "keywords": "soup"}).updated == 1


def test_cuisines_are_made_when_a_recipe_asks_for_them(run: Import, session: Session) -> None:
    summary = run(sample_record(recipeCuisine="peruvian"), sample_record("Other Soup", recipeCuisine="Peruvian"))

    assert summary.new_cuisines == ["Peruvian"]
    assert session.execute(select(Cuisine.code, Cuisine.name)).all() == [("PE", "Peruvian")]


def test_recipes_belong_to_the_imports_kitchen_or_to_whom_they_are_given(
    run: Import, session: Session, make: Factory
) -> None:
    make.user(email="Amina@example.org")
    make.committed()

    run(sample_record("One"))
    run(sample_record("Two"), owner_email="amina@example.org")

    owners = session.scalars(select(User.email).join(Recipe, Recipe.owner_id == User.id).order_by(Recipe.id)).all()
    assert owners == ["imports@sufra.invalid", "Amina@example.org"]


def test_an_unknown_owner_stops_the_run_before_it_writes(run: Import, session: Session) -> None:
    with pytest.raises(OwnerUnknown, match=r"nobody@example\.org"):
        run(sample_record(), owner_email="nobody@example.org")

    assert titles(session) == []


def test_more_records_than_a_batch_are_all_stored(run: Import, session: Session) -> None:
    summary = run(*(sample_record(f"Soup {number}") for number in range(205)))

    assert summary.created == 205
    assert session.scalar(select(func.count()).select_from(Recipe)) == 205


def test_a_record_that_the_database_refuses_loses_no_other(run: Import, session: Session, make: Factory) -> None:
    # Another transaction took a cuisine's name for another code after the run had looked: the draft's code is unknown.
    session.add(Cuisine(code="XX", name="Something", display_name="Peruvian"))
    session.commit()

    summary = run(sample_record("One"), sample_record("Two", recipeCuisine="Peruvian"))

    assert summary.created == 2
    assert session.scalars(select(Recipe).where(Recipe.short_title == "Two")).one().cuisine is not None


def test_a_haram_record_is_reported_with_line_reason_and_substitute(
    run: Import, reported: Callable[[], list[dict[str, Any]]]
) -> None:
    run(sample_record(), sample_record("Carbonara", recipeIngredient=["200 g spaghetti", "100 g pancetta"]))

    (entry,) = reported()
    (finding,) = entry["lines"]
    assert (entry["file"], entry["line"], entry["name"], entry["kind"]) == ("recipes.jsonl", 2, "Carbonara", "refused")
    assert entry["reason"].startswith("Not halal: ")
    assert (finding["text"], finding["status"]) == ("100 g pancetta", "haram")
    assert finding["substitute"]


def test_headings_among_ingredients_are_judged_too(run: Import) -> None:
    assert run(sample_record(recipeIngredient=["Marinated Pork:", "1 onion"])).refused == {"haram": 1}


def test_a_keyword_settles_what_the_ingredients_leave_open(run: Import) -> None:
    sausages = sample_record(recipeIngredient=["6 sausages"])

    assert run({**sausages, "keywords": "grill, pork"}).refused == {"haram": 1}
    assert run({**sausages, "keywords": "grill"}).doubtful == 1


def test_a_haram_keyword_of_a_halal_recipe_is_left_out(run: Import, session: Session) -> None:
    run(sample_record(recipeIngredient=["1 tbsp red wine vinegar"], keywords="wine, sauce"))

    assert [tag.name for tag in session.scalars(select(Recipe)).one().tags] == ["sauce"]


def test_what_was_read_or_left_out_is_reported(run: Import, reported: Callable[[], list[dict[str, Any]]]) -> None:
    run(sample_record(recipeYield="Depends", cookTime="15-30 min", recipeCategory="Salads"))

    (entry,) = reported()
    assert entry["kind"] == "changed"
    assert {change["field"]: change["found"] for change in entry["changes"]} == {
        "recipeYield": "Depends",
        "cookTime": "15-30 min",
        "recipeCategory": "Salads",
    }


def test_a_plain_record_is_not_reported(run: Import, reported: Callable[[], list[dict[str, Any]]]) -> None:
    run(sample_record())

    assert reported() == []


@pytest.mark.parametrize(
    "given",
    [
        {"name": "soup " * 100},
        {"name": "1234567"},
        {"name": "شوربة عدس", "recipeIngredient": ["٢ كوب عدس"]},
        {"recipeYield": 1e309, "nutrition": {"calories": float("nan")}},
        {"author": {"name": "x\x00"}, "license": "l\x00", "keywords": "a\x00b", "url": "https://cook.example/\x00"},
        {"url": "javascript:alert(1)"},
        {"url": "https://cook.example/" + "a" * 5000},
        {"description": "word " * 5000, "recipeInstructions": "word " * 5000},
        {"recipeIngredient": ["99999999999999 eggs", "1e400 g sugar", "-3 eggs"]},
        {"keywords": [f"tag {number}" for number in range(500)]},
        dict.fromkeys(("description", "author", "keywords", "recipeCuisine", "recipeYield", "nutrition")),
    ],
)
def test_strange_values_are_stored_as_far_as_they_make_sense(run: Import, given: dict[str, Any]) -> None:
    summary = run(sample_record(**given))

    assert summary.created == 1, summary.refused


@pytest.mark.parametrize(
    "given",
    [
        {"recipeIngredient": True, "recipeInstructions": {"x": {}}},
        {"recipeIngredient": ["1 egg"] * 5000},
        {"recipeIngredient": ["word " * 5000]},
        {"recipeInstructions": "\n" * 60_000},
        {"recipeIngredient": ["a" * 40_000]},
        {"name": "<b></b>"},
        {"name": "x" * 1000},
    ],
)
def test_what_is_no_recipe_is_refused_at_once(run: Import, given: dict[str, Any]) -> None:
    assert run(sample_record(**given)).refused.total() == 1
