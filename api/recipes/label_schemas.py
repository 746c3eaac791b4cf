"""The labels of a recipe on the wire. Source: docs/product/recipes.md#labels."""

from typing import Literal

from pydantic import Field

from core.halal import Status
from core.labels import Allergen, Diet, Presence, Suitability
from core.wire import WireModel


class LabelReasonOut(WireModel):
    """Why a label is as it is."""

    place: Literal["ingredient", "title", "text"]
    """Where the words stand; a text is a step."""
    index: int
    """Counts from 0 among the texts of that place, in their order."""
    line: str
    """The text itself, cut when it is long."""
    food: str
    """The words of it that matter."""
    says: str = Field(examples=['"feta" contains milk.'])


class DietLabelOut(WireModel):
    """The verdict on a diet."""

    diet: Diet
    verdict: Suitability
    reasons: list[LabelReasonOut]
    """Why it is not suitable, or what leaves it open; at most 20."""


class AllergenLabelOut(WireModel):
    """The verdict on one of the 14 allergens of EU law."""

    allergen: Allergen
    verdict: Presence
    reasons: list[LabelReasonOut]
    """Why it is not "none found"; at most 20."""


class LabelNoteOut(WireModel):
    """A note at an ingredient that may surprise a cook."""

    index: int
    """The ingredient's position, from 0."""
    line: str
    food: str
    says: str


class HalalLabelOut(WireModel):
    """The halal guard's verdict on the whole recipe."""

    status: Status
    says: str = Field(examples=["Halal: all 12 ingredients checked"])


class LabelsOut(WireModel):
    """Diets, allergens, notes and the halal verdict, all from the recipe's text."""

    halal: HalalLabelOut
    ingredient_count: int
    """Ingredient lines, without headings."""
    looked_at: list[Literal["ingredients", "title", "texts"]]
    diets: list[DietLabelOut]
    """All six, in a fixed order."""
    allergens: list[AllergenLabelOut]
    """All 14, in the order of the law."""
    notes: list[LabelNoteOut]
    not_understood: list[LabelReasonOut]
    """Lines that were not understood; while there is one, nothing is suitable and nothing is "none found"."""
