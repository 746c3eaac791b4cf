"""Generation on the wire. Source: docs/product/generator.md#generation."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, WithJsonSchema

from core.wire import WireModel

UNKNOWN_ID = -1
MOST_READ = 1000
"""Ingredients; the rule behind it refuses earlier, with its own sentence."""
ShownState = Literal["Queued", "Composing", "Checking", "Saving", "Done", "Failed"]


def _id_of(given: object) -> int | None:
    """Return the number, None for nothing, and for what is no number one that no row has."""
    if given is None or given == "":
        return None
    if isinstance(given, bool) or not isinstance(given, int | str):
        return UNKNOWN_ID
    text = str(given).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else UNKNOWN_ID


def _name_of(given: object) -> object:
    """Return the name of an ingredient that came as an object, as the lookup has them."""
    return given.get("Name", given) if isinstance(given, dict) else given


LookupID = Annotated[int | None, BeforeValidator(_id_of)]
IngredientName = Annotated[str, BeforeValidator(_name_of), WithJsonSchema({"type": "string", "examples": ["Chicken"]})]


class GenerateIn(WireModel):
    """What a member wants a recipe of. The rules behind it have sentences of their own."""

    cuisine_id: LookupID = None
    category_id: LookupID = None
    instructions_text: str | None = None
    ingredients: Annotated[list[IngredientName], Field(max_length=MOST_READ)] = Field(default_factory=list)


class GeneratedOut(WireModel):
    """The recipe: a draft of the member's."""

    recipe_id: int


class NearestOut(WireModel):
    """The nearest request that makes a dish of the ingredients, and the dish."""

    cuisine_id: int
    category_id: int
    title: str


class GenerationOut(WireModel):
    """A member's newest job. `message` says why there is no recipe, `Notes` how it came about, a sentence each."""

    id: int
    state: ShownState
    started_at: datetime
    recipe_id: int | None
    message: Annotated[str | None, Field(alias="message")]
    nearest: NearestOut | None
    notes: list[str]
