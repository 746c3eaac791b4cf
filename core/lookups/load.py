"""Loads `lookups.yaml` into the database."""

from pathlib import Path

import yaml
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from core.audit import SubjectKind, former_names
from core.models import Category, Cuisine, KnownIngredient

FILE = Path(__file__).parent / "lookups.yaml"


def read_lookups() -> dict[str, list[dict[str, str]]]:
    """Return the categories, cuisines and ingredients of the file."""
    lookups: dict[str, list[dict[str, str]]] = yaml.load(FILE.read_text("utf-8"), Loader=yaml.CSafeLoader)
    return lookups


def load_lookups(session: Session) -> None:
    """Add the lookups that are missing; what staff have renamed stays."""
    lookups = read_lookups()
    session.execute(
        insert(Category)
        .values([{**row, "sort_order": order} for order, row in enumerate(lookups["categories"], start=1)])
        .on_conflict_do_nothing()
    )
    session.execute(
        insert(Cuisine)
        .values([{"display_name": row["name"], **row} for row in lookups["cuisines"]])
        .on_conflict_do_nothing()
    )
    # An ingredient has no code by which it would be known under its new name.
    renamed = former_names(session, SubjectKind.INGREDIENT)
    ingredients = [row for row in lookups["ingredients"] if row["name"] not in renamed]
    session.execute(insert(KnownIngredient).values(ingredients).on_conflict_do_nothing())
