"""Finds published recipes that the halal guard judges otherwise now than when they were labelled.

Source: docs/product/recipes.md#halal-guard.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sqlalchemy.orm import Session

from core.db import Database, make_session
from core.halal import Finding, Status
from core.labels import HalalLine
from core.models import Recipe
from core.recipes import queries
from core.recipes.publication import judge
from core.recipes.texts import texts_of

BATCH = 200


@dataclass(frozen=True)
class PastCaution:
    """An ingredient line that its labels caution about, and the present lexicon does not."""

    line: str
    stored: HalalLine


@dataclass(frozen=True)
class Difference:
    """A published recipe that the present lexicon judges otherwise. `stored` is None where it has no labels."""

    recipe_id: int
    title: str
    stored: Status | None
    status: Status
    findings: tuple[Finding, ...]
    """What is haram, and what the labels don't caution about."""
    past: tuple[PastCaution, ...]


@dataclass
class Audit:
    """The outcome of an audit."""

    looked_at: int = 0
    unlabelled: int = 0
    """Recipes without labels: they are listed only if they are haram."""
    differences: list[Difference] = field(default_factory=list)
    """The haram ones first, then the doubtful ones, each in the order of their ids."""

    @property
    def haram(self) -> int:
        """How many published recipes are haram by the present lexicon."""
        return sum(found.status is Status.HARAM for found in self.differences)


def audit_published(database: Database, *, on_batch: Callable[[int], None] = lambda _: None) -> Audit:
    """Judge every published recipe with the present lexicon, and compare with its labels. Writes nothing.

    A recipe that is haram now is always a difference, since it is published. `on_batch` is told the number of
    recipes done.
    """
    audit = Audit()
    with make_session(database) as session:
        for recipes in _batches(session):
            for recipe in recipes:
                _look_at(recipe, audit)
            on_batch(len(recipes))
    audit.differences.sort(key=lambda found: (-found.status.rank, found.recipe_id))
    return audit


def count_published(database: Database) -> int:
    """Return how many recipes `audit_published` would look at."""
    with make_session(database) as session:
        return queries.count_published(session)


def _batches(session: Session) -> Iterator[list[Recipe]]:
    last = 0
    while recipes := list(queries.published_with_labels(session, after=last, limit=BATCH)):
        yield recipes
        last = recipes[-1].id
        session.expunge_all()
        session.rollback()  # so that no snapshot is held through the whole run


def _look_at(recipe: Recipe, audit: Audit) -> None:
    audit.looked_at += 1
    audit.unlabelled += recipe.labels is None
    difference = _difference(recipe)
    if difference:
        audit.differences.append(difference)


def _difference(recipe: Recipe) -> Difference | None:
    verdict = judge(recipe)
    halal = recipe.labels.labels["halal"] if recipe.labels else None
    stored = Status(halal["status"]) if halal else None
    then = {line["index"]: HalalLine(**line) for line in halal["lines"]} if halal else {}
    now = {found.index: found.verdict.status for found in verdict.findings if found.place == "ingredient"}
    is_as_labelled = stored in (None, verdict.status) and (
        stored is None or now == {index: line.status for index, line in then.items()}
    )
    if is_as_labelled and verdict.status is not Status.HARAM:
        return None

    def is_new(found: Finding) -> bool:
        if found.place != "ingredient":  # labels keep no verdict on these
            return stored is not verdict.status
        return found.index not in then or then[found.index].status != found.verdict.status

    lines = texts_of(recipe).lines
    return Difference(
        recipe_id=recipe.id,
        title=recipe.long_title,
        stored=stored,
        status=verdict.status,
        findings=tuple(found for found in verdict.findings if found.verdict.status is Status.HARAM or is_new(found)),
        past=tuple(PastCaution(lines[index], line) for index, line in sorted(then.items()) if index not in now),
    )
