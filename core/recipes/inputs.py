"""Recipe input: what seeds, importers, members and the generator hand over to be stored."""

from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

Difficulty = Literal["Easy", "Medium", "Hard"]


@dataclass(frozen=True, kw_only=True)
class IngredientInput:
    """One ingredient; the order in the recipe is that of the list."""

    name: str
    quantity: Decimal | None = None
    quantity_max: Decimal | None = None
    unit: str = ""
    notes: str = ""
    section: str | None = None
    is_optional: bool = False
    original_text: str | None = None


@dataclass(frozen=True, kw_only=True)
class StepInput:
    """One step; the order in the recipe is that of the list."""

    text: str
    section: str | None = None
    temperature: str = ""
    time_needed_minutes: int | None = None


@dataclass(frozen=True, kw_only=True)
class Nutrition:
    """Per serving: kcal and grams."""

    calories: Decimal | None = None
    protein_grams: Decimal | None = None
    carbs_grams: Decimal | None = None
    fat_grams: Decimal | None = None
    fiber_grams: Decimal | None = None


@dataclass(frozen=True, kw_only=True)
class Source:
    """The source of an imported recipe."""

    key: str
    """Identifies the recipe at the next import: its address, or a hash of its content."""
    url: str | None = None
    author: str | None = None
    license: str | None = None


@dataclass(frozen=True, kw_only=True)
class RecipeInput:
    """What is known of a recipe. None means that its author did not say.

    Fingerprints of sources hold the names and defaults of these fields: give a new field a default, and rename none.
    """

    short_title: str
    long_title: str
    ingredients: tuple[IngredientInput, ...]
    steps: tuple[StepInput, ...]
    description: str = ""
    cultural_notes: str | None = None
    other_names: tuple[str, ...] = ()
    cuisine_code: str | None = None
    category_code: str | None = None
    difficulty: Difficulty | None = None
    prep_minutes: int | None = None
    cook_minutes: int | None = None
    total_minutes: int | None = None
    serving_size: int | None = None
    nutrition: Nutrition = Nutrition()
    tags: tuple[str, ...] = ()
    source: Source | None = None
