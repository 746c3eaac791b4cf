"""A recipe in its editor, on the wire. Source: docs/product/recipes.md#recipe-editor."""

from datetime import datetime
from decimal import Decimal
from typing import Annotated, Literal, TypeVar

from pydantic import AfterValidator, BeforeValidator, Field, StrictBool, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from api.dependencies import MAX_ID
from api.editor.sentences import RULES
from api.recipes.schemas import RecipeIngredientOut, StepOut, TagOut
from core.models.recipes import MAX_MINUTES
from core.recipes.edits import IngredientEdit, RecipeEdit, StepEdit
from core.recipes.inputs import Difficulty, Nutrition
from core.wire import WireModel

MAX_INGREDIENTS: int = RULES["ingredients"]["max"]
MAX_STEPS: int = RULES["instructions"]["max"]
MAX_TAGS: int = RULES["tags"]["max"]
MAX_CHECKED_CHARACTERS = 600
MAX_READ_CHARACTERS = 30_000
"""Of all lines together, and of all steps: the halal guard and the labels read each of them while the recipe is saved,
for a second or two at this length. A long recipe has a third of it."""


def _longest(field: str) -> int:
    characters: int = RULES[field]["maxCharacters"]
    return characters


def _clean(given: object) -> object:
    return given.replace("\x00", "").strip() if isinstance(given, str) else given


def _none_if_empty(given: object) -> object:
    return _clean(given) or None


Clean = BeforeValidator(_clean)
ID = Annotated[int, Field(strict=True, ge=1, le=MAX_ID)]
Minutes = Annotated[int, Field(strict=True, ge=0, le=MAX_MINUTES)]
Grams = Annotated[Decimal, Field(ge=0, le=RULES["grams"]["max"])]
Quantity = Annotated[Decimal, Field(ge=0, le=RULES["quantity"]["max"])]
Section = Annotated[Annotated[str, Field(max_length=_longest("section"))] | None, BeforeValidator(_none_if_empty)]


class IngredientEditIn(WireModel):
    """An ingredient line. A new one has no ID; the order is that of the list."""

    id: ID | None = None
    name: Annotated[str, Clean, Field(min_length=1, max_length=_longest("ingredient"))]
    quantity: Quantity | None = None
    """At most two decimals; null or 0 where the line has none."""
    quantity_max: Quantity | None = None
    """The upper end of a range."""
    unit: Annotated[str, Clean, Field(max_length=_longest("unit"))] = ""
    notes: Annotated[str, Clean, Field(max_length=_longest("notes"))] = ""
    is_optional: StrictBool = False
    section: Section = None
    """The heading that the line stands under."""

    @field_validator("quantity_max")
    @classmethod
    def _rises(cls, upper: Decimal | None, info: ValidationInfo) -> Decimal | None:
        # Without a valid lower end that one is told.
        if upper is not None and "quantity" in info.data and upper <= (info.data["quantity"] or 0):
            raise PydanticCustomError("not_rising", "not rising")
        return upper

    @property
    def characters(self) -> int:
        """How much of it is read for the verdict."""
        return len(self.name) + len(self.notes)

    def edit(self) -> IngredientEdit:
        """Return what the editor says of the line."""
        return IngredientEdit(**self.model_dump(by_alias=False))


class StepEditIn(WireModel):
    """A step. A new one has no ID; the order is that of the list."""

    id: ID | None = None
    instruction_text: Annotated[str, Clean, Field(min_length=1, max_length=_longest("instruction"))]
    temperature: Annotated[str, Clean, Field(max_length=_longest("temperature"))] = ""
    time_needed: Minutes | None = None
    section: Section = None

    @property
    def characters(self) -> int:
        """How much of it is read for the verdict."""
        return len(self.instruction_text)

    def edit(self) -> StepEdit:
        """Return what the editor says of the step."""
        return StepEdit(
            id=self.id,
            text=self.instruction_text,
            temperature=self.temperature,
            time_needed_minutes=self.time_needed,
            section=self.section,
        )


Part = TypeVar("Part", IngredientEditIn, StepEditIn)


class TagEditIn(WireModel):
    name: Annotated[str, Clean, Field(max_length=_longest("tag"))]


def _of_readable_length(parts: list[Part]) -> list[Part]:
    if sum(part.characters for part in parts) > MAX_READ_CHARACTERS:
        raise PydanticCustomError(
            "characters", "At most {most} characters in all", {"most": f"{MAX_READ_CHARACTERS:,}"}
        )
    return parts


class RecipeEditIn(WireModel):
    """The `recipe` part of the form: the whole recipe. Fields that it does not name are ignored."""

    version: str | None = Field(default=None, max_length=100)
    """The `Version` that was read; another one since is answered 409. `If-Match` says the same. Without both, the edit
    overwrites what is there."""
    short_title: Annotated[str, Clean, Field(min_length=1, max_length=_longest("shortTitle"))]
    long_title: Annotated[str, Clean, Field(min_length=1, max_length=_longest("longTitle"))]
    description: Annotated[str, Clean, Field(min_length=1, max_length=_longest("description"))]
    cultural_notes: Annotated[
        Annotated[str, Field(max_length=_longest("culturalNotes"))] | None, BeforeValidator(_none_if_empty)
    ] = None
    cuisine_id: ID
    category_id: ID
    difficulty_level: Difficulty
    prep_time_minutes: Minutes
    cook_time_minutes: Minutes
    serving_size: Annotated[int, Field(strict=True, ge=1, le=RULES["servings"]["max"])]
    calories_per_serving: Annotated[Decimal, Field(ge=0, le=RULES["calories"]["max"])] | None = None
    protein_grams: Grams | None = None
    carbs_grams: Grams | None = None
    fat_grams: Grams | None = None
    fiber_grams: Grams | None = None
    ingredients: Annotated[
        list[IngredientEditIn], Field(max_length=MAX_INGREDIENTS), AfterValidator(_of_readable_length)
    ]
    instructions: Annotated[list[StepEditIn], Field(max_length=MAX_STEPS), AfterValidator(_of_readable_length)]
    tags: Annotated[list[TagEditIn], Field(default_factory=list, max_length=MAX_TAGS)]

    def edit(self) -> RecipeEdit:
        """Return what the editor says of the recipe."""
        return RecipeEdit(
            short_title=self.short_title,
            long_title=self.long_title,
            description=self.description,
            cultural_notes=self.cultural_notes,
            cuisine_id=self.cuisine_id,
            category_id=self.category_id,
            difficulty=self.difficulty_level,
            prep_minutes=self.prep_time_minutes,
            cook_minutes=self.cook_time_minutes,
            serving_size=self.serving_size,
            nutrition=Nutrition(
                calories=self.calories_per_serving,
                protein_grams=self.protein_grams,
                carbs_grams=self.carbs_grams,
                fat_grams=self.fat_grams,
                fiber_grams=self.fiber_grams,
            ),
            ingredients=tuple(line.edit() for line in self.ingredients),
            steps=tuple(step.edit() for step in self.instructions),
            tags=tuple(tag.name for tag in self.tags),
        )


class EditableOut(WireModel):
    """Whether the member may edit the recipe."""

    is_editable: bool


class RecipeEditOut(WireModel):
    """A recipe as its editor opens it."""

    id: int
    version: str
    """Hand it back with the edit."""
    updated_at: datetime
    """When it was saved last."""
    is_published: bool
    short_title: str
    long_title: str
    description: str
    cultural_notes: str | None
    cuisine_id: int | None
    category_id: int | None
    difficulty_level: str | None
    prep_time_minutes: int | None
    cook_time_minutes: int | None
    total_time: int | None
    serving_size: int | None
    calories_per_serving: float | None
    protein_grams: float | None
    carbs_grams: float | None
    fat_grams: float | None
    fiber_grams: float | None
    ingredients: list[RecipeIngredientOut]
    instructions: list[StepOut]
    tags: list[TagOut]
    preview_image_url: str | None
    banner_image_url: str | None


class UpdatedOut(WireModel):
    """The recipe is saved."""

    updated: bool
    version: str


class CheckIn(WireModel):
    """Ingredient lines to be judged while they are typed, with the dish's name."""

    lines: Annotated[list[Annotated[str, Field(max_length=MAX_CHECKED_CHARACTERS)]], Field(max_length=MAX_INGREDIENTS)]
    title: str = Field(default="", max_length=500)


class CheckedLineOut(WireModel):
    """The halal guard's verdict on a line."""

    status: Literal["halal", "doubtful", "haram"]
    reason: str
    substitute: str | None


class CheckOut(WireModel):
    """One verdict for each line, in their order."""

    lines: list[CheckedLineOut]
