"""Puts the first content into the database; running it again changes nothing."""

import logging
from collections.abc import Callable
from itertools import chain

from sqlalchemy import select
from sqlalchemy.orm import Session

from core.db import Database, transaction
from core.images import MediaStorage
from core.lookups import load_lookups
from core.models import Image, Recipe, User
from core.recipes.publication import NotPublishable, publish_recipe
from core.recipes.store import Outcome, store_recipe
from dev.seeds.drawn import SeedPictures, draw_avatar, draw_pictures
from dev.seeds.read import draft_of, read_recipes

log = logging.getLogger(__name__)

KITCHEN_EMAIL = "kitchen@sufra.invalid"
KITCHEN_NAME = "Sufra Kitchen"


def load_seeds(database: Database, media: MediaStorage, *, on_recipe: Callable[[int], None] = lambda _: None) -> int:
    """Store and publish the seed recipes with their pictures; return how many are new or changed.

    Only recipes without a picture have theirs drawn, so a second run is quick.
    """
    seeds = read_recipes()
    with transaction(database) as session:
        load_lookups(session)
        load_kitchen(session, media)
        pictured = set(session.scalars(select(Recipe.source_key).where(Recipe.preview_image_id.is_not(None))))
    done = {slug: None for slug in seeds if f"seed:{slug}" in pictured}
    undrawn = {slug: seed for slug, seed in seeds.items() if slug not in done}
    changed = 0
    for slug, pictures in chain(done.items(), draw_pictures(undrawn, media) if undrawn else ()):
        with transaction(database) as session:
            changed += load_recipe(session, slug, seeds[slug], pictures)
        on_recipe(1)
    return changed


def load_kitchen(session: Session, media: MediaStorage) -> User:
    """Return the member that the seeds belong to, made if missing."""
    kitchen = session.scalar(select(User).where(User.email == KITCHEN_EMAIL))
    if kitchen is None:
        kitchen = User(email=KITCHEN_EMAIL, full_name=KITCHEN_NAME, picture=saved_image(session, draw_avatar(media)))
        session.add(kitchen)
        session.flush()
    return kitchen


def load_recipe(session: Session, slug: str, seed: dict[str, object], pictures: SeedPictures | None) -> bool:
    """Store one seed and publish it; tell whether it was new or changed."""
    kitchen = session.scalars(select(User).where(User.email == KITCHEN_EMAIL)).one()
    recipe, outcome = store_recipe(session, draft_of(slug, seed), owner=kitchen)
    if pictures:
        set_pictures(session, recipe, pictures)
    if outcome is Outcome.CREATED:
        publish_if_halal(session, recipe)
    return outcome is not Outcome.UNCHANGED


def publish_if_halal(session: Session, recipe: Recipe) -> None:
    """Publish the recipe. One that the guard refuses stays a draft and does not stop the others; a test reports it."""
    try:
        publish_recipe(session, recipe)
    except NotPublishable as refusal:
        log.warning("%s stays a draft: %s", recipe.slug, refusal)


def set_pictures(session: Session, recipe: Recipe, pictures: SeedPictures) -> None:
    """Give the recipe its drawn pictures, unless staff have chosen others."""
    recipe.preview_image = recipe.preview_image or saved_image(session, pictures.preview)
    recipe.banner_image = recipe.banner_image or saved_image(session, pictures.banner)


def saved_image(session: Session, image: Image) -> Image:
    """Return the row of this picture, which another recipe may have already."""
    known = session.scalar(select(Image).where(Image.hash == image.hash))
    if known is None:
        session.add(image)
        session.flush()
    return known or image
