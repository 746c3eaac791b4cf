"""Writes candidates, each in a savepoint of its own."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.orm import Session

from core.models import User
from core.recipes.fingerprints import is_unchanged
from core.recipes.publication import NotPublishable, publish_recipe
from core.recipes.store import Outcome, UnknownLookup, store_recipe
from importer import queries
from importer.candidates import Candidate
from importer.options import ImportOptions
from importer.queries import KnownRecipe

IMPORTS_EMAIL = "imports@sufra.invalid"
IMPORTS_NAME = "Sufra Imports"


@dataclass(frozen=True)
class Written:
    """The outcome of a candidate, also in a dry run; `problem` says why it was not stored."""

    outcome: Outcome | None
    is_newly_published: bool = False
    problem: str = ""


def plan(session: Session, candidates: Sequence[Candidate], options: ImportOptions) -> list[Written]:
    """Return what storing the candidates would come to, without writing."""
    known = queries.known_by_source(session, [candidate.key for candidate in candidates])
    planned = []
    for candidate in candidates:
        recipe = known.get(candidate.key)
        will_publish = options.publish and not (recipe and recipe.is_published)
        planned.append(Written(outcome_for(candidate, recipe), will_publish))
    return planned


def store(session: Session, candidates: Sequence[Candidate], options: ImportOptions, *, owner: User) -> list[Written]:
    """Store the candidates and publish those that pass; one that fails leaves the others as they are.

    The caller commits. What was imported before and has not changed is told by one query for all of them.
    """
    queries.wait_for_other_imports(session)
    queries.add_cuisines(session, {one.cuisine.code: one.cuisine for one in candidates if one.cuisine}.values())
    known = queries.known_by_source(session, [candidate.key for candidate in candidates])
    return [store_one(session, candidate, known.get(candidate.key), options, owner) for candidate in candidates]


def store_one(
    session: Session, candidate: Candidate, known: KnownRecipe | None, options: ImportOptions, owner: User
) -> Written:
    """Store one candidate in a savepoint."""
    outcome = outcome_for(candidate, known)
    will_publish = options.publish and not (known and known.is_published)
    if outcome is Outcome.UNCHANGED and not will_publish:
        return Written(outcome)
    try:
        with session.begin_nested():
            if known and outcome is Outcome.UNCHANGED:
                recipe = queries.recipe_with_parts(session, known.id)
            else:
                recipe = store_recipe(session, candidate.draft, owner=owner).recipe
            if will_publish:
                publish_recipe(session, recipe, allow_missing_steps=options.allow_missing_steps)
    except (DataError, IntegrityError, ProgrammingError) as error:
        return Written(None, problem=f"The database refused it: {type(error.orig).__name__}.")
    except (UnknownLookup, NotPublishable) as error:
        return Written(None, problem=str(error))
    return Written(outcome, will_publish)


def outcome_for(candidate: Candidate, known: KnownRecipe | None) -> Outcome:
    """Return what storing the candidate comes to."""
    if known is None:
        return Outcome.CREATED
    return Outcome.UNCHANGED if is_unchanged(candidate.draft, known.fingerprint) else Outcome.UPDATED


def imports_kitchen(session: Session) -> User:
    """Return the member that imported recipes belong to, made on demand. Flushes."""
    kitchen = queries.user_by_email(session, IMPORTS_EMAIL)
    if kitchen is None:
        kitchen = User(email=IMPORTS_EMAIL, full_name=IMPORTS_NAME)
        session.add(kitchen)
        session.flush()
    return kitchen
