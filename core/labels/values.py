"""The labels of a recipe, as a value that can be stored."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from core.labels.facts import Allergen, Diet


class Presence(StrEnum):
    """What is known of an allergen in a recipe."""

    CONTAINS = "contains"
    MAY_CONTAIN = "may contain"
    NONE_FOUND = "none found"
    NOT_CLAIMED = "not claimed"


class Suitability(StrEnum):
    """Whether a recipe suits a diet. "Not claimed" says neither."""

    SUITABLE = "suitable"
    NOT_SUITABLE = "not suitable"
    NOT_CLAIMED = "not claimed"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a label is as it is.

    `place` is "ingredient", "title" or "text"; `index` counts from 0 among the texts of that place, `line` is the
    text itself, cut when it is long. `food` are the words of it that matter, `says` one sentence for a cook.
    """

    place: str
    index: int
    line: str
    food: str
    says: str


@dataclass(frozen=True, slots=True)
class DietLabel:
    """The verdict on one diet, with the lines that say why it is not "suitable"."""

    diet: Diet
    verdict: Suitability
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class AllergenLabel:
    """The verdict on one allergen, with the lines that say why it is not "none found"."""

    allergen: Allergen
    verdict: Presence
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A sentence or two at an ingredient line that may surprise a cook."""

    index: int
    line: str
    food: str
    says: str


@dataclass(frozen=True, slots=True)
class HalalLine:
    """The halal guard's verdict on an ingredient line that is not plainly halal."""

    index: int
    status: str
    reason: str
    substitute: str | None


@dataclass(frozen=True, slots=True)
class HalalSummary:
    """The halal guard's verdict in one line, "Halal: all 12 ingredients checked", and the `lines` it cautions about."""

    status: str
    says: str
    lexicon_version: str
    lines: tuple[HalalLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Labels:
    """All labels of a recipe.

    `diets` and `allergens` are complete, in the order of `Diet` and `Allergen`. `ingredient_count` counts the lines
    that name ingredients, without headings; `not_understood` are those of them on which nothing negative is claimed.
    `looked_at` names what was read: "ingredients", "title", "texts". `version` is `labels_version()` at the time.
    Each diet and allergen has at most 20 reasons, the first ones.
    """

    diets: tuple[DietLabel, ...]
    allergens: tuple[AllergenLabel, ...]
    notes: tuple[Note, ...]
    halal: HalalSummary
    ingredient_count: int
    not_understood: tuple[Reason, ...]
    looked_at: tuple[str, ...]
    version: str

    def diet(self, diet: Diet) -> DietLabel:
        """Return the label of one diet."""
        return next(label for label in self.diets if label.diet is diet)

    def allergen(self, allergen: Allergen) -> AllergenLabel:
        """Return the label of one allergen."""
        return next(label for label in self.allergens if label.allergen is allergen)

    def to_table(self) -> dict[str, Any]:
        """Return the labels as values that JSON has; `from_table` gives an equal value."""
        return {
            **_fields_of(self),
            "diets": tuple(_with_reasons(label) for label in self.diets),
            "allergens": tuple(_with_reasons(label) for label in self.allergens),
            "notes": tuple(map(_fields_of, self.notes)),
            "halal": {**_fields_of(self.halal), "lines": tuple(map(_fields_of, self.halal.lines))},
            "not_understood": tuple(map(_fields_of, self.not_understood)),
        }

    def to_json(self) -> str:
        """Return the labels as JSON text; `from_json` gives an equal value."""
        return json.dumps(self.to_table(), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_json(cls, text: str) -> "Labels":
        """Return the labels that `to_json` wrote. Raises ValueError, KeyError or TypeError for anything else."""
        return cls.from_table(json.loads(text))

    @classmethod
    def from_table(cls, table: dict[str, Any]) -> "Labels":
        """Return the labels that `to_table` wrote. Raises ValueError, KeyError or TypeError for anything else."""
        halal = {**table["halal"], "lines": tuple(HalalLine(**item) for item in table["halal"]["lines"])}
        return cls(
            diets=tuple(
                DietLabel(Diet(item["diet"]), Suitability(item["verdict"]), _reasons(item["reasons"]))
                for item in table["diets"]
            ),
            allergens=tuple(
                AllergenLabel(Allergen(item["allergen"]), Presence(item["verdict"]), _reasons(item["reasons"]))
                for item in table["allergens"]
            ),
            notes=tuple(Note(**item) for item in table["notes"]),
            halal=HalalSummary(**halal),
            ingredient_count=table["ingredient_count"],
            not_understood=_reasons(table["not_understood"]),
            looked_at=tuple(table["looked_at"]),
            version=table["version"],
        )


# Not `asdict`, which copies every text and takes ten times as long.
def _fields_of(value: Labels | HalalSummary | HalalLine | Note | Reason | DietLabel | AllergenLabel) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__slots__}


def _with_reasons(label: DietLabel | AllergenLabel) -> dict[str, Any]:
    return {**_fields_of(label), "reasons": tuple(map(_fields_of, label.reasons))}


def _reasons(items: list[dict[str, Any]]) -> tuple[Reason, ...]:
    return tuple(Reason(**item) for item in items)
