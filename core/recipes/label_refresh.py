"""Labels anew what was labelled by other lexicons, or not at all.

Source: docs/product/recipes.md#labels. Why so: docs/decisions/0015-stored-labels.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy.orm import Session

from core.db import Database, make_session, transaction
from core.halal import Status
from core.labels import labels_version
from core.models import Recipe
from core.recipes import queries
from core.recipes.labelling import label

BATCH = 50
"""Recipes of one transaction: about a quarter of a second in which their rows are locked."""


@dataclass
class Refreshed:
    """The outcome of a refresh, in recipes."""

    labelled: int = 0
    new: int = 0
    """Of these, recipes that had no labels."""
    changed: int = 0
    """Of these, recipes whose labels said something else before; a new version alone is no change."""
    haram: int = 0
    """Of these, published recipes that the halal guard now refuses."""
    busy: int = 0
    """Recipes that another transaction had locked. It labels them itself, or the next run does."""


def count_unlabelled(database: Database, *, everything: bool = False) -> int:
    """Return how many recipes `refresh_labels` would look at."""
    with make_session(database) as session:
        return queries.count_to_label(session, version=_wanted_version(everything=everything))


def refresh_labels(
    database: Database, *, everything: bool = False, on_batch: Callable[[int], None] = lambda _: None
) -> Refreshed:
    """Label every recipe without labels of the present version, or with `everything` every recipe.

    Commits after each batch, so that a run that was ended goes on where it stood (not with `everything`, which
    begins again). Safe beside imports, changes by hand and itself. `on_batch` is told the number of recipes done.
    """
    version, done, last = _wanted_version(everything=everything), Refreshed(), 0
    while True:
        with transaction(database) as session:
            ids = queries.ids_to_label(session, version=version, after=last, limit=BATCH)
            recipes = queries.recipes_locked_for_labelling(session, ids)
            for recipe in recipes:
                # Another run may have labelled it between the two statements.
                if version is None or recipe.labels is None or recipe.labels.version != version:
                    _refresh(session, recipe, done)
        if not ids:
            return done
        done.busy += len(ids) - len(recipes)
        last = ids[-1]
        on_batch(len(ids))


def _wanted_version(*, everything: bool) -> str | None:
    return None if everything else labels_version()


def _refresh(session: Session, recipe: Recipe, done: Refreshed) -> None:
    before = _content(recipe.labels.labels) if recipe.labels else None
    after = label(session, recipe).labels
    done.labelled += 1
    done.new += before is None
    done.changed += before not in (None, _content(after))
    done.haram += recipe.is_published and after["halal"]["status"] == Status.HARAM


def _content(labels: dict[str, Any]) -> dict[str, Any]:
    """Return stored labels without the versions of lexicons."""
    return {**labels, "version": "", "halal": {**labels["halal"], "lexicon_version": ""}}
