"""The search document of a recipe: the card's fields, and the fields that recipes are found, filtered and ordered
by."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any, TypedDict

from sqlalchemy.orm import Session

from core.asking.sounds import sounds_of
from core.asking.traits import traits_of
from core.at_hand.foods import keys_of_need, needs_of
from core.models import Recipe
from core.recipes.cards import CARD_FIELDS, build_recipe_card
from core.search.documents.content_hash import with_content_hash
from core.search.documents.queries import RecipeRow, published_recipes
from core.search.documents.spellings import spellings_of
from core.search.index import Watch
from core.search.text import ready_within

DOCUMENT_VERSION = 9
"""Raise it whenever the builder's output changes: `sufra index status` compares it with the index's documents.

A test holds it to the output for fixed rows (`tests/core/search/document-versions.json`).
"""

TIME_FACETS = {15: "Under 15 min", 30: "Under 30 min", 60: "Under 1 hour", 120: "Under 2 hours"}
"""The most minutes of each time that recipes are filtered by."""

QUICK_MINUTES = 30
"""A recipe of at most this many minutes is also found under the difficulty Quick.

Source: docs/product/search.md#difficulty.
"""


RecipeDocument = dict[str, Any]
"""A card (`core.recipes.cards`), the fields of `SearchFields`, and Content_Hash."""


class SearchFields(TypedDict):
    """What a recipe is found, filtered and ordered by."""

    Other_Names: list[str]
    Name_Spellings: list[str]
    """Spelling families and the other number of the words in the names: a dish named so comes before one made of it."""
    Other_Spellings: list[str]
    """The same of ingredients, tags, cuisine, category and difficulty."""
    Effort: list[str]
    """Difficulties, and the minutes within which it is ready, in words that people search."""
    Ingredients: list[str]
    Tags: list[str]
    Owner_Name: str
    Cuisine_Keys: list[str]
    """Code, name and display name: a filter takes any."""
    Category_Keys: list[str]
    Difficulty_Facets: list[str]
    Suitable_Diets: list[str]
    """Only what the labels claim: a recipe without labels has none. Source: docs/product/recipes.md#labels."""
    Allergens_Not_Found: list[str]
    Time_Facets: list[str]
    """The times of `TIME_FACETS` within which it is ready."""
    Diet_Facets: list[str]
    """The diets that its labels claim, as visitors read them."""
    Without_Facets: list[str]
    """The allergens that its labels do not find, as visitors read them."""
    Traits: list[str]
    """Labels of the cuisines, courses and occasions that its names, tags, cuisine or category say (`core.asking`)."""
    Needs: list[str]
    """The foods that it asks for beside staples, in its own words (`core.at_hand`)."""
    Foods: list[str]
    """The keys by which these needs are met."""
    Sounds: list[str]
    """How the words of its names and ingredients sound (`core.asking.sounds`)."""
    Calories: float | None
    """Of a serving, as the grams below."""
    Protein_Grams: float | None
    Carbs_Grams: float | None
    Fat_Grams: float | None
    Fiber_Grams: float | None
    Popularity: int
    Published_At: int
    """Seconds since 1970."""
    Document_Version: int


DOCUMENT_FIELDS = (*CARD_FIELDS, *SearchFields.__annotations__, "Content_Hash")
"""All fields of a document. Content_Hash is a hash of all others; reconciliation compares it."""

SHOWN_FIELDS = (*CARD_FIELDS, "Other_Names", "Ingredients", "Tags")
"""What the recipe list shows and explains itself by: no spellings and sounds, which take most of the time."""

WATCHES = (
    Watch(
        "recipes",
        (
            "id", "slug", "short_title", "long_title", "other_names", "description", "cuisine_id", "category_id",
            "difficulty", "total_minutes", "serving_size", "owner_id", "preview_image_id", "is_published",
            "published_at", "rating_average", "rating_count", "popularity",
            "calories", "protein_grams", "carbs_grams", "fat_grams", "fiber_grams",
        ),
        "SELECT id FROM changed",
    ),
    Watch("recipe_ingredients", ("recipe_id", "sort_order", "name", "is_optional"), "SELECT recipe_id FROM changed"),
    Watch("recipe_tags", ("recipe_id", "tag_id"), "SELECT recipe_id FROM changed"),
    Watch("recipe_labels", ("recipe_id", "suitable_diets", "allergens_not_found"), "SELECT recipe_id FROM changed"),
    Watch("tags", ("id", "name"), "SELECT recipe_id FROM recipe_tags JOIN changed ON changed.id = tag_id"),
    Watch(
        "cuisines",
        ("id", "code", "name", "display_name"),
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = cuisine_id",
    ),
    Watch(
        "categories",
        ("id", "code", "short_name"),
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = category_id",
    ),
    Watch("users", ("id", "full_name"), "SELECT recipes.id FROM recipes JOIN changed ON changed.id = owner_id"),
    Watch(
        "images",
        ("id", "hash", "blurhash"),
        "SELECT recipes.id FROM recipes JOIN changed ON changed.id = preview_image_id",
    ),
)  # fmt: skip
"""What the documents below are built from, by table; tests/core/test_capture.py holds it to the builder."""


_COLUMNS = {watch.table: watch.columns for watch in WATCHES}


def _row(table: str) -> str:
    return "ROW(" + ", ".join(f"{table}.{column}" for column in _COLUMNS[table]) + ")::text"


SOURCES = f"""
    SELECT recipes.id, concat_ws('|', {_row("recipes")}, {_row("cuisines")}, {_row("categories")}, {_row("users")},
        {_row("images")}, {_row("recipe_labels")},
        coalesce((SELECT string_agg({_row("recipe_ingredients")}, ',' ORDER BY sort_order, recipe_ingredients.id)
            FROM recipe_ingredients WHERE recipe_ingredients.recipe_id = recipes.id), ''),
        coalesce((SELECT string_agg({_row("recipe_tags")} || {_row("tags")}, ',' ORDER BY tags.id)
            FROM recipe_tags JOIN tags ON tags.id = tag_id WHERE recipe_tags.recipe_id = recipes.id), '')) AS content
    FROM recipes LEFT JOIN cuisines ON cuisines.id = cuisine_id LEFT JOIN categories ON categories.id = category_id
        JOIN users ON users.id = owner_id LEFT JOIN images ON images.id = preview_image_id
        LEFT JOIN recipe_labels ON recipe_labels.recipe_id = recipes.id
    WHERE recipes.id = ANY(CAST(:ids AS bigint[]))
"""  # noqa: S608 - columns of the watches
"""All that the documents of some recipes are built from, as text: the columns of the watches, table by table."""


def build_recipe_documents(session: Session, ids: Sequence[int]) -> list[RecipeDocument]:
    """Return the documents of those of the recipes that are published, in no order."""
    return [build_recipe_document(row) for row in published_recipes(session, ids)]


def build_shown_fields(session: Session, ids: Sequence[int]) -> list[RecipeDocument]:
    """Return the `SHOWN_FIELDS` of the same documents."""
    return [build_recipe_card(row.recipe) | _shown_names(row) for row in published_recipes(session, ids)]


def build_recipe_document(row: RecipeRow) -> RecipeDocument:
    """Return the recipe's document; a pure function of the row."""
    recipe = row.recipe
    other_spellings = spellings_of("recipes").others
    shown = _shown_names(row)
    names = shown["Other_Names"]
    cuisine, category = recipe.cuisine, recipe.category
    difficulties = _difficulty_facets(recipe)
    kinds = [cuisine.name if cuisine else "", category.short_name if category else "", *difficulties]
    needs = needs_of(row.required)
    said = [recipe.short_title, recipe.long_title, *names]
    search_fields: SearchFields = {
        "Other_Names": names,
        "Name_Spellings": other_spellings(said),
        "Other_Spellings": other_spellings([*row.ingredients, *row.tags, *kinds]),
        "Effort": [*difficulties, *ready_within(recipe.total_minutes)],
        "Ingredients": shown["Ingredients"],
        "Tags": shown["Tags"],
        "Owner_Name": recipe.owner.full_name,
        "Cuisine_Keys": _distinct(cuisine.code, cuisine.name, cuisine.display_name) if cuisine else [],
        "Category_Keys": _distinct(category.code, category.short_name) if category else [],
        "Difficulty_Facets": difficulties,
        "Suitable_Diets": sorted(recipe.labels.suitable_diets) if recipe.labels else [],
        "Allergens_Not_Found": sorted(recipe.labels.allergens_not_found) if recipe.labels else [],
        "Time_Facets": _time_facets(recipe.total_minutes),
        "Diet_Facets": [diet.capitalize() for diet in sorted(recipe.labels.suitable_diets)] if recipe.labels else [],
        "Without_Facets": [f"No {name}" for name in sorted(recipe.labels.allergens_not_found)] if recipe.labels else [],
        "Traits": traits_of([*said, *row.tags, *kinds]),
        "Needs": needs,
        "Foods": sorted({key for need in needs for key in keys_of_need(need)}),
        "Sounds": sounds_of([*said, *row.ingredients], names=said),
        "Calories": _number(recipe.calories),
        "Protein_Grams": _number(recipe.protein_grams),
        "Carbs_Grams": _number(recipe.carbs_grams),
        "Fat_Grams": _number(recipe.fat_grams),
        "Fiber_Grams": _number(recipe.fiber_grams),
        "Popularity": recipe.popularity,
        "Published_At": int(recipe.published_at.timestamp()) if recipe.published_at else 0,
        "Document_Version": DOCUMENT_VERSION,
    }
    return with_content_hash({**build_recipe_card(recipe), **search_fields})


def _shown_names(row: RecipeRow) -> dict[str, list[str]]:
    return {
        "Other_Names": [name for name in row.recipe.other_names.split(", ") if name],
        "Ingredients": list(row.ingredients),
        "Tags": sorted(row.tags),
    }


def _difficulty_facets(recipe: Recipe) -> list[str]:
    is_quick = recipe.total_minutes is not None and recipe.total_minutes <= QUICK_MINUTES
    return [name for name in ("Quick" if is_quick else None, recipe.difficulty) if name]


def _time_facets(minutes: int | None) -> list[str]:
    if minutes is None:
        return []
    return [name for limit, name in TIME_FACETS.items() if minutes <= limit]


def _number(amount: Decimal | None) -> float | None:
    return None if amount is None else float(amount)


def _distinct(*values: str) -> list[str]:
    return list(dict.fromkeys(values))
