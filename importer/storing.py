"""Writes candidates: new ones together, the others each in a savepoint of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import repeat

from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.orm import Session

from core.halal import Status
from core.images import MediaStorage
from core.models import Recipe, User
from core.recipes.bulk import NewRecipe, insert_recipes
from core.recipes.fingerprints import is_unchanged
from core.recipes.publication import NotPublishable, publish_recipe, refuse_incomplete
from core.recipes.store import Outcome, UnknownLookup, store_recipe
from importer import queries
from importer.candidates import Candidate
from importer.normalising.remarks import Remark
from importer.options import ImportOptions
from importer.pictures import NONE, Encoded, encode_all, save
from importer.queries import KnownRecipe
from importer.reading.pictures import Picture

IMPORTS_EMAIL = "imports@sufra.invalid"
IMPORTS_NAME = "Sufra Imports"
REFUSALS = (DataError, IntegrityError, ProgrammingError, UnknownLookup, NotPublishable)


@dataclass(frozen=True)
class Given:
    """A candidate with its picture."""

    candidate: Candidate
    picture: Picture | None = None


@dataclass(frozen=True)
class Prepared:
    """A candidate with its pictures where it is new or changed: they take long to make."""

    candidate: Candidate
    pictures: Encoded = NONE


@dataclass(frozen=True)
class Written:
    """The outcome of a candidate, also in a dry run; `problem` says why it was not stored."""

    candidate: Candidate
    outcome: Outcome | None
    is_newly_published: bool = False
    problem: str = ""


@dataclass(frozen=True)
class _Storing:
    """What one transaction stores with."""

    session: Session
    options: ImportOptions
    owner: User
    media: MediaStorage | None
    known: dict[str, KnownRecipe]

    def will_publish(self, candidate: Candidate) -> bool:
        recipe = self.known.get(candidate.key)
        return self.options.publish and not (recipe and recipe.is_published)


def plan(session: Session, given: Sequence[Given], options: ImportOptions) -> list[Written]:
    """Return what storing the candidates would come to, without writing."""
    candidates = [one.candidate for one in given]
    known = queries.known_by_source(session, [candidate.key for candidate in candidates])
    planned = []
    for candidate in candidates:
        recipe = known.get(candidate.key)
        will_publish = options.publish and not (recipe and recipe.is_published)
        planned.append(Written(candidate, _outcome_for(candidate, recipe), will_publish))
    return planned


def encode_pictures(given: Sequence[Given], planned: Sequence[Written]) -> list[Prepared]:
    """Return the candidates with their pictures, as far as the plan needs them."""
    encoded = encode_all(
        [
            one.picture if plan.outcome is not Outcome.UNCHANGED else None
            for one, plan in zip(given, planned, strict=True)
        ]
    )
    return [
        Prepared(_with_problem(one.candidate, pictures), pictures) for one, pictures in zip(given, encoded, strict=True)
    ]


def _with_problem(candidate: Candidate, pictures: Encoded) -> Candidate:
    if not pictures.problem:
        return candidate
    return candidate.with_remark(Remark("picture", "", f"left out: {pictures.problem}"))


def store(
    session: Session, given: Sequence[Prepared], options: ImportOptions, *, owner: User, media: MediaStorage | None
) -> list[Written]:
    """Store the candidates and publish those that pass; one that fails leaves the others as they are.

    The caller commits. What was imported before and has not changed is told by one query for all of them; what is new
    is inserted together.
    """
    queries.wait_for_other_imports(session)
    cuisines = (one.candidate.cuisine for one in given)
    queries.add_cuisines(session, {cuisine.code: cuisine for cuisine in cuisines if cuisine}.values())
    known = queries.known_by_source(session, [one.candidate.key for one in given])
    storing = _Storing(session, options, owner, media, known)
    new = [one for one in given if one.candidate.key not in known and _may_go_together(storing, one)]
    together = {one.candidate.key: written for one, written in zip(new, _insert(storing, new), strict=True)}
    return [together.get(one.candidate.key) or _store_alone(storing, one) for one in given]


def _may_go_together(storing: _Storing, one: Prepared) -> bool:
    """Tell whether nothing stands in the way of a new recipe; one that is refused is told why when it goes alone."""
    labels = one.candidate.labels
    if labels is None:
        return False
    if not storing.options.publish:
        return True
    try:
        refuse_incomplete(one.candidate.draft, allow_missing_steps=storing.options.allow_missing_steps)
    except NotPublishable:
        return False
    return labels.halal.status != Status.HARAM


def _insert(storing: _Storing, given: Sequence[Prepared]) -> list[Written]:
    """Insert new recipes together; where the database refuses them, in two halves, until the bad one is alone."""
    if len(given) < 2:
        return [_store_alone(storing, one) for one in given]
    try:
        with storing.session.begin_nested():
            insert_recipes(storing.session, [_new(storing, one) for one in given], owner=storing.owner)
    except REFUSALS:
        middle = len(given) // 2
        return _insert(storing, given[:middle]) + _insert(storing, given[middle:])
    publish = storing.options.publish
    return list(map(Written, (one.candidate for one in given), repeat(Outcome.CREATED), repeat(publish)))


def _new(storing: _Storing, one: Prepared) -> NewRecipe:
    if one.candidate.labels is None:
        raise ValueError("a new recipe is labelled before it is stored")
    preview, banner = save(storing.session, storing.media, one.pictures) if storing.media else (None, None)
    return NewRecipe(
        draft=one.candidate.draft,
        labels=one.candidate.labels,
        is_published=storing.options.publish,
        preview_id=preview,
        banner_id=banner,
    )


def _store_alone(storing: _Storing, one: Prepared) -> Written:
    """Store one candidate in a savepoint."""
    candidate, session = one.candidate, storing.session
    known = storing.known.get(candidate.key)
    outcome, will_publish = _outcome_for(candidate, known), storing.will_publish(candidate)
    if outcome is Outcome.UNCHANGED and not will_publish:
        return Written(candidate, outcome)
    try:
        with session.begin_nested():
            if known and outcome is Outcome.UNCHANGED:
                recipe = queries.recipe_with_parts(session, known.id)
            else:
                recipe = store_recipe(session, candidate.draft, owner=storing.owner).recipe
                _add_pictures(storing, recipe, one.pictures)
            if will_publish:
                publish_recipe(session, recipe, allow_missing_steps=storing.options.allow_missing_steps)
    except (DataError, IntegrityError, ProgrammingError) as error:
        return Written(candidate, None, problem=f"The database refused it: {type(error.orig).__name__}.")
    except (UnknownLookup, NotPublishable) as error:
        return Written(candidate, None, problem=str(error))
    return Written(candidate, outcome, will_publish)


def _add_pictures(storing: _Storing, recipe: Recipe, pictures: Encoded) -> None:
    """Give the recipe its pictures where it has none: those that staff have chosen stay."""
    if storing.media is None or recipe.preview_image_id or recipe.banner_image_id:
        return
    recipe.preview_image_id, recipe.banner_image_id = save(storing.session, storing.media, pictures)
    storing.session.flush()


def _outcome_for(candidate: Candidate, known: KnownRecipe | None) -> Outcome:
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
