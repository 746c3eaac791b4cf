"""Recipes on the wire. Source: docs/product/recipes.md#recipe-fields."""

from pydantic import Field

from api.recipes.label_schemas import LabelsOut
from core.asking.values import Kind
from core.recipes.cards import RecipeCard
from core.wire import WireModel


class UnderstoodOut(WireModel):
    """Words of a search text, and what they were read as."""

    kind: Kind
    text: str = Field(examples=["under 30 minutes"], description="The words as they were typed; goes into `As_Words`.")
    label: str = Field(examples=["Under 30 min"])
    text_without_it: str = Field(description="The text without these words.", examples=["chicken soup"])
    total_without_it: int | None = Field(
        description="Where nothing was found: how many recipes there are without this reading. Null otherwise."
    )


class CounterpartOut(WireModel):
    """Why something else is shown than the haram dish or ingredient that the text names."""

    name: str = Field(examples=["Coq au vin"])
    sentence: str


class AtHandOut(WireModel):
    """How much of what a recipe needs is at hand, staples aside."""

    have: int
    needed: int
    missing: list[str] = Field(description="In the recipe's words and order.")


class CookableOut(WireModel):
    """What can be cooked from what one has."""

    recipes: list[AtHandOut] = Field(description="Of each recipe of the page, in its order.")
    needed_by_none: list[str] = Field(description="Of `Have`: what no recipe asks for.")


class ListedRecipe(RecipeCard):
    """A card of the list."""

    found_by: str | None = Field(
        examples=["with tahini"],
        description="Why it is there, where its name does not show it: an ingredient, or the word it was taken for.",
    )


class RecipeSearchOut(WireModel):
    """One page of recipes."""

    recipes: list[ListedRecipe]
    total_recipes: int = Field(description="Exact, up to 20,000.")
    has_more: bool = Field(alias="HasMore")
    relaxed: bool = Field(description="True when nothing met the whole text and its unknown words were left out.")
    understood: list[UnderstoodOut] = Field(
        description="How the text was read, in its order; the rest was searched as words."
    )
    counterpart: CounterpartOut | None
    degraded: bool = Field(description="True while the database answers in the search engine's place.")
    at_hand: CookableOut | None = Field(description="Only for a list of what one has (`Have`).")


class TagOut(WireModel):
    id: int
    name: str


class RecipeIngredientOut(WireModel):
    """One ingredient of a recipe, as it is stored."""

    id: int
    name: str
    quantity: float | None
    quantity_max: float | None
    """The upper end of a range."""
    unit: str
    notes: str
    is_optional: bool
    sort_order: int
    section: str | None
    """The heading that the line stands under."""


class IngredientLineOut(RecipeIngredientOut):
    """One ingredient of a recipe, with what the halal guard says of it."""

    halal_status: str = Field(examples=["halal", "doubtful"])
    halal_note: str
    """Why the ingredient is doubtful, and what to use instead."""


class StepOut(WireModel):
    """One step of the method."""

    id: int
    step_number: int
    instruction_text: str
    temperature: str
    time_needed: int | None = Field(description="Minutes.")
    section: str | None


class RecipeDetailOut(RecipeCard):
    """A whole recipe."""

    short_code: str
    owner_name: str | None
    owner_pic_url: str | None
    image_20_9_url: str | None
    image_20_9_blurhash: str | None
    prep_time_minutes: int | None
    cook_time_minutes: int | None
    cultural_notes: str | None
    calories_per_serving: float | None
    protein_grams: float | None
    carbs_grams: float | None
    fat_grams: float | None
    fiber_grams: float | None
    tags: list[TagOut]
    ingredients: list[IngredientLineOut]
    instructions: list[StepOut]
    labels: LabelsOut | None
    """Null until the recipe has been labelled."""
    is_published: bool
    published_at: str | None = Field(examples=["2026-03-05T10:00:00Z"])
    source_url: str | None
    source_author: str | None
    source_license: str | None
