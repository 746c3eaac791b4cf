"""The hot statements: what requests ask, and what jobs ask every few seconds. Each is the product's own function."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy.orm import Session

from api.blogs import queries as blogs
from api.comments import queries as comments
from api.editor import queries as editor
from api.favorites import queries as favorites
from api.recipes import queries as recipes
from api.reviews import queries as reviews
from api.search.lag import lacks_edits
from api.search.standby.answers import Standby, answer_all
from api.search.standby.at_hand import find_cookable
from api.shortlinks.queries import public_recipe_id
from api.site.sitemap import list_parts, read_pages
from api.staff.audit import queries as audit
from api.staff.recipes import queries as staff_recipes
from api.staff.recipes.schemas import RecipeOrder
from api.staff.users import queries as staff_users
from api.users import queries as members
from api.view_counts import queries as view_counts
from core.counters.views import Viewed
from core.recipes import queries as storing
from core.search.documents.queries import published_recipes
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.standby.shape import read_shape
from core.settings import SEARCH_CONFIG_DIR
from indexer import outbox
from indexer.public_ids import public_id_batches
from indexer.standby import text_hashes
from indexer.standby_rows import stored_foods
from worker.counters.writes import view_writer
from worker.mail.due import take_next_ids

Ask = Callable[[Session], Any]
ID = 77
MANY = list(range(ID, ID + 2_000))


def hot_statements() -> Mapping[str, Ask]:
    """Return by name what asks the statements of one request or of one step of a job."""
    return {**_of_visitors(), **_of_members(), **_of_staff(), **_of_jobs()}


def _of_visitors() -> dict[str, Ask]:
    standby = Standby(RECIPES, read_shape(RECIPES, SEARCH_CONFIG_DIR))
    page = {"page": 1, "hitsPerPage": 18}
    return {
        "recipe page": lambda session: recipes.recipe_in_full(session, ID),
        "recipe is public": lambda session: recipes.is_public(session, ID),
        "the twelve popular": lambda session: recipes.popular_recipes(session, 12),
        "the newest": lambda session: recipes.newest_recipes(session, 12),
        "short link": lambda session: public_recipe_id(session, "dish-77"),
        "reviews of a recipe": lambda session: reviews.approved_reviews(session, ID, 100),
        "blogs, first page": lambda session: blogs.published_blogs(session, limit=13),
        "blog page": lambda session: blogs.blog_by_slug(session, "blog-77"),
        "comments of a blog": lambda session: comments.approved_comments(session, ID, 100),
        "views to count": lambda session: view_counts.public_ids(session, Viewed.RECIPE, MANY[:20]),
        "sitemap, list of parts": lambda session: list(list_parts(session)),
        "sitemap, a part": lambda session: list(read_pages(session, "recipes", 0)),
        "standby search, all": lambda session: answer_all(session, [(standby, {"q": "", **page})]),
        "standby search, a word": lambda session: answer_all(session, [(standby, {"q": "d77", **page})]),
        "at hand": lambda session: find_cookable(session, standby, {"q": "d77"}, ["rice"], first=0, size=18),
    }


def _of_members() -> dict[str, Ask]:
    return {
        "hearts": lambda session: favorites.favorite_ids(session, ID),
        "favorites": lambda session: favorites.favorite_recipes(session, ID, 200),
        "save a favorite": lambda session: favorites.insert_favorite(session, ID, ID),
        "remove a favorite": lambda session: favorites.delete_favorite(session, ID, ID),
        "own reviews": lambda session: reviews.own_reviews(session, ID, 200),
        "own recipes": lambda session: members.own_recipes(session, ID),
        "own blogs": lambda session: members.own_blogs(session, ID),
        "editor": lambda session: editor.recipe_to_edit(session, ID, is_locked=True),
    }


def _of_staff() -> dict[str, Ask]:
    everything: dict[str, Any] = {"text": "", "cuisine": None, "category": None, "published": None, "source": None}

    def first_page(order: RecipeOrder) -> Ask:
        statement = staff_recipes.recipes(**everything, order=order).limit(50)
        return lambda session: session.scalars(statement).all()

    users = staff_users.users(text="", flag=None).limit(50)
    entries = audit.entries(via=None, actor_id=None, action=None, subject_kind="recipe", subject_id=ID).limit(50)
    return {
        "staff: newest recipes": first_page(RecipeOrder.NEWEST),
        "staff: recipes by change": first_page(RecipeOrder.CHANGED),
        "staff: recipes by title": first_page(RecipeOrder.TITLE),
        "staff: newest accounts": lambda session: session.scalars(users).all(),
        "staff: credits of an account": lambda session: staff_users.credit_entries(session, ID, 50),
        "staff: history of a recipe": lambda session: session.scalars(entries).all(),
    }


def _of_jobs() -> dict[str, Ask]:
    shape = read_shape(RECIPES, SEARCH_CONFIG_DIR)
    views = {f"{datetime.now(UTC).date()}:{number}": 1 for number in MANY[:100]}
    return {
        "outbox: anything waiting": lambda session: outbox.has_pending(session, RECIPES),
        "outbox: edits that the engine lacks": lacks_edits,
        "outbox: a round": lambda session: outbox.take_pending(session, RECIPES, limit=1_000),
        "outbox: texts to write": lambda session: outbox.take_for_standby(session, RECIPES, limit=1_000),
        "outbox: rows that are done": lambda session: outbox.forget(session, MANY),
        "outbox: parked rows": lambda session: outbox.unpark(session, RECIPES, MANY),
        "documents of a batch": lambda session: published_recipes(session, MANY[:20]),
        "standby: hashes of a batch": lambda session: text_hashes(session, RECIPES, MANY),
        "standby: foods of a batch": lambda session: stored_foods(session, shape, MANY),
        "ids of a batch": lambda session: next(public_id_batches(session, RECIPES, batch=1_000)),
        "mails that are due": lambda session: take_next_ids(session, limit=50, sign_ups_per_hour=100),
        "counters: views of a minute": lambda session: view_writer(Viewed.RECIPE)(session, views),
        "labels: next outdated": lambda session: storing.ids_to_label(
            session, storing.ToLabel.OUTDATED, "next", after=ID, limit=20
        ),
        "labels: lock a batch": lambda session: storing.recipes_locked_for_labelling(session, MANY[:20]),
        "import: known slugs": lambda session: storing.slugs_among(session, ["dish-77", "dish-78"]),
    }
