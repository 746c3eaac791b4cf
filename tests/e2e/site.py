"""The whole site for browser tests: the built pages, the API and the real parts behind it, with the first recipes."""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

from meilisearch import Client
from sqlalchemy import select

from cli.setup import make_keys
from core.db import Database, get_database, make_session, transaction
from core.images import LocalMediaStorage
from core.lookups import load_lookups
from core.models import Recipe
from core.recipes.inputs import IngredientInput, RecipeInput, Source, StepInput
from core.recipes.publication import publish_recipe
from core.recipes.store import store_recipe
from core.redis import get_redis
from core.search.index import engine_uid
from core.search.indexes import search_indexes
from core.settings import Settings
from dev.ports import free_port
from dev.project import PROJECT
from dev.seeds.drawn import draw_both
from dev.seeds.load import load_kitchen, load_recipe
from dev.seeds.read import read_recipes
from dev.services import application
from dev.supervisor.running import running
from indexer.context import IndexerContext
from indexer.rebuild import rebuild
from indexer.search_engine import SearchEngine
from worker.popularity.ranking import rank_popular

DIST = PROJECT / "frontend" / "dist"
# Drawing takes seconds: one recipe shows that pictures work, the cards of the others have their tiles.
PICTURED = ("chicken-biryani",)
# As importers bring them: much is missing, one line is doubtful.
IMPORTED = RecipeInput(
    short_title="Rose Petal Jelly",
    long_title="Rose Petal Jelly",
    ingredients=(
        IngredientInput(name="gelatin", quantity=Decimal(3), unit="sheets"),
        IngredientInput(name="rose water", quantity=Decimal(0), unit="to taste"),
        IngredientInput(name="sugar", quantity=Decimal("1.5"), unit="cups", is_optional=True),
    ),
    steps=(
        StepInput(text="Stir everything over low heat.", temperature="n/a", time_needed_minutes=0),
        StepInput(text="Chill until set.", temperature="4 °C", time_needed_minutes=120),
    ),
    source=Source(
        key="https://kitchen.example/rose-jelly",
        url="https://kitchen.example/rose-jelly",
        author="Amina Cook",
        license="CC BY 4.0",
    ),
)


class StaleBuild(Exception):
    """The built pages are missing, or older than their sources."""


@dataclass(frozen=True)
class Site:
    """A running site: its address, its published recipes' ids by slug, and the files that they come from."""

    url: str
    recipes: dict[str, int]
    seeds: dict[str, dict[str, Any]]

    @property
    def total(self) -> int:
        """How many recipes there are to find."""
        return len(self.recipes)

    def recipe(self, slug: str) -> str:
        """Return the path of a recipe's page."""
        return f"/recipe/{self.recipes[slug]}"


@contextlib.contextmanager
def running_site(settings: Settings) -> Iterator[Site]:
    """Run the site while the block lasts, on the parts that `settings` name.

    Raises StaleBuild when the pages were not built from the sources that are there.
    """
    require_fresh_build()
    make_keys(settings)
    seeds = read_recipes()
    load_recipes(get_database(), settings.media_dir, seeds)
    fill_index(settings)
    port = free_port()
    url = f"http://localhost:{port}"
    own = {"SUFRA_PUBLIC_URL": url, "SUFRA_FRONTEND_DIST": str(DIST), "SUFRA_MAILBOXES_PER_VISITOR": "1000"}
    environment = {**os.environ, **own}
    with running(application.api(environment, host="127.0.0.1", port=port, workers=1)):
        yield Site(url, published_recipes(get_database()), seeds)


def require_fresh_build() -> None:
    """Raise StaleBuild, naming the command to run, unless the built pages are those of the present sources."""
    checked = subprocess.run(
        ["node", "scripts/build-stamp.mjs", "--check"], cwd=DIST.parent, capture_output=True, text=True, check=False
    )
    if checked.returncode != 0:
        raise StaleBuild(checked.stderr.strip())


def load_recipes(database: Database, media_dir: Path, seeds: dict[str, dict[str, Any]]) -> None:
    """Publish the first recipes, few of them with pictures."""
    media = LocalMediaStorage(media_dir)
    with transaction(database) as session:
        load_lookups(session)
        kitchen = load_kitchen(session, media)
        for slug, seed in seeds.items():
            load_recipe(session, slug, seed, draw_both(media, seed) if slug in PICTURED else None)
        publish_recipe(session, store_recipe(session, IMPORTED, owner=kitchen).recipe)
    rank_popular(database)


def fill_index(settings: Settings) -> None:
    """Build every index from the database."""
    assert settings.search_master_key is not None
    client = Client(str(settings.search_url).rstrip("/"), settings.search_master_key.get_secret_value())
    context = IndexerContext(get_database(), SearchEngine(client), get_redis())
    for index in search_indexes().values():
        rebuild(context, index, engine_uid(index, settings), config_dir=settings.search_config_dir)


def published_recipes(database: Database) -> dict[str, int]:
    """Return the ids of all published recipes by slug."""
    with make_session(database) as session:
        return {recipe.slug: recipe.id for recipe in session.scalars(select(Recipe).where(Recipe.is_published))}
