"""Labels anew what was labelled by other lexicons, or not at all.

Source: docs/product/recipes.md#labels. Why so: docs/decisions/0015-stored-labels.md.
"""

import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from core.db import Database, make_session, transaction
from core.halal import LexiconError, Status
from core.labels import labels_version
from core.models import Recipe
from core.recipes import queries
from core.recipes.labelling import label
from core.recipes.queries import ToLabel

log = logging.getLogger(__name__)
BATCH = 20
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
    failed: int = 0
    """Recipes that could not be labelled; the log says why."""
    is_complete: bool = True
    """Whether every recipe was looked at, before the time was over."""


def count_to_label(database: Database, which: ToLabel = ToLabel.OUTDATED) -> int:
    """Return how many recipes `refresh_labels` would look at."""
    with make_session(database) as session:
        return queries.count_to_label(session, which, _version_for(which))


def refresh_labels(
    database: Database,
    which: ToLabel = ToLabel.OUTDATED,
    *,
    seconds: float = math.inf,
    on_batch: Callable[[int], None] = lambda _: None,
) -> Refreshed:
    """Label recipes again: those that have no labels, those without labels of the present lexicons, or all.

    Ends with the batch in which the `seconds` are over.

    Commits after each batch, so that a run that was ended goes on where it stood (with ALL it begins again). Safe
    beside imports, changes by hand and itself. `on_batch` is told the number of recipes done. Raises LexiconError; any
    other error is logged, and costs its recipe only.
    """
    version, done, last = _version_for(which), Refreshed(), 0
    end = monotonic() + seconds
    while True:
        with transaction(database) as session:
            ids = queries.ids_to_label(session, which, version, after=last, limit=BATCH)
            recipes = queries.recipes_locked_for_labelling(session, ids)
            for recipe in recipes:
                # Another run may have labelled it between the two statements.
                if which is ToLabel.ALL or recipe.labels is None or recipe.labels.version != version:
                    _try_to_refresh(session, recipe, done)
        if not ids:
            return done
        done.busy += len(ids) - len(recipes)
        last = ids[-1]
        on_batch(len(ids))
        if monotonic() >= end:
            done.is_complete = False
            return done


def _version_for(which: ToLabel) -> str:
    """Return the present version where it decides; asking for it reads the lexicons into the process."""
    return labels_version() if which is ToLabel.OUTDATED else ""


def _try_to_refresh(session: Session, recipe: Recipe, done: Refreshed) -> None:
    number = recipe.id
    try:
        with session.begin_nested():
            _refresh(session, recipe, done)
    except (LexiconError, OperationalError):
        raise
    except Exception:
        log.exception("recipe %d could not be labelled", number)
        done.failed += 1


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
