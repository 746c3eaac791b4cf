"""The stored labels of recipes."""

from typing import Any

from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Text
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column

from core.models.base import Base, Instant, Line

DIETS = ("vegetarian", "vegan", "gluten-free", "dairy-free", "egg-free", "nut-free")
ALLERGENS = (
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery", "mustard", "sesame",
    "sulphites", "lupin", "molluscs",
)  # fmt: skip
"""The names of `core.labels.facts`, written out: models import nothing else of core. A test compares them."""


def _names(names: tuple[str, ...]) -> str:
    return "ARRAY['" + "', '".join(names) + "']::text[]"


class RecipeLabels(Base):
    """What a recipe's text says of diets and allergens, and the halal guard's verdict on it.

    A recipe that has not been labelled has no row. The database deletes the row when the labelled text changes
    (migration 0007), so that labels never stand beside other lines than those they were made of.
    Source: docs/product/recipes.md#labels.
    """

    __tablename__ = "recipe_labels"
    __table_args__ = (
        CheckConstraint("length(version) BETWEEN 1 AND 100", name="version"),
        CheckConstraint("labels->>'version' = version", name="labels"),
        CheckConstraint(f"suitable_diets <@ {_names(DIETS)}", name="suitable_diets"),
        CheckConstraint(f"allergens_not_found <@ {_names(ALLERGENS)}", name="allergens_not_found"),
    )

    recipe_id: Mapped[int] = mapped_column(BigInteger, ForeignKey("recipes.id", ondelete="CASCADE"), primary_key=True)
    version: Mapped[Line]
    """`core.labels.labels_version()` when they were made; with another one they are made anew."""
    labels: Mapped[dict[str, Any]] = mapped_column(JSONB)
    """`core.labels.Labels` as a table. A release that changes that shape empties the table in its migration."""
    suitable_diets: Mapped[list[str]] = mapped_column(ARRAY(Text))
    """The diets whose verdict is "suitable", for the search document."""
    allergens_not_found: Mapped[list[str]] = mapped_column(ARRAY(Text))
    """The allergens whose verdict is "none found", for the search document."""
    made_at: Mapped[Instant]
