"""The recipes that the golden set is asked about: the first content and plain dishes, in PostgreSQL."""

import csv
import os
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.lookups import load_lookups
from core.models import Base, User
from core.recipes.inputs import IngredientInput, RecipeInput, StepInput
from core.recipes.store import store_recipe
from dev.seeds.read import draft_of, read_recipes
from importer import ImportOptions, Report, Summary, import_files

DISHES = Path(__file__).parent / "dishes.tsv"
FIRST_DAY = datetime(2025, 1, 1, tzinfo=UTC)
FURTHER_FILE = os.environ.get("SUFRA_RELEVANCE_IMPORT")
"""A file of recipes to import beside the corpus, to measure on more than this folder holds."""


def fill(database: Database, reports: Path) -> None:
    """Leave nothing but the corpus in the database, all of it published."""
    tables = ", ".join(f'"{table.name}"' for table in Base.metadata.sorted_tables)
    with transaction(database) as session:
        session.execute(text(f"TRUNCATE {tables} RESTART IDENTITY CASCADE"))
        load_lookups(session)
        publish(session, drafts())
    if FURTHER_FILE:
        options = ImportOptions(publish=True, allow_missing_steps=True)
        with Report(reports / "import.jsonl") as report:
            import_files([Path(FURTHER_FILE)], options, engine=database, report=report, summary=Summary())


def publish(session: Session, recipes: Iterator[RecipeInput]) -> None:
    """Store the recipes before the public, one a day, so that equals always come in the same order."""
    cook = User(email="cook@example.org", full_name="Amina Cook")
    session.add(cook)
    for number, draft in enumerate(recipes):
        recipe = store_recipe(session, draft, owner=cook).recipe
        recipe.is_published, recipe.published_at = True, FIRST_DAY + timedelta(days=number)


def drafts() -> Iterator[RecipeInput]:
    """Yield the first content and the plain dishes."""
    for slug, seed in read_recipes().items():
        yield draft_of(slug, seed)
    with DISHES.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield plain_draft(row)


def plain_draft(row: dict[str, str]) -> RecipeInput:
    """Return a dish of dishes.tsv, with a description whose words must not count as meant."""
    return RecipeInput(
        short_title=row["title"],
        long_title=row["title"],
        description="A yummy favourite of grandma's, with simple steps and rice or bread beside it.",
        cuisine_code=row["cuisine"],
        category_code=row["category"],
        total_minutes=int(row["minutes"]),
        difficulty=row["difficulty"],  # type: ignore[arg-type]  # the database checks it
        tags=tuple(row["tags"].split(",")),
        ingredients=tuple(IngredientInput(name=name) for name in row["ingredients"].split(",")),
        steps=(StepInput(text="Cook until done."),),
    )
