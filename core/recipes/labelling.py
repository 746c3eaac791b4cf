"""Labels a stored recipe. Every function that writes a recipe's texts calls `label` in the same transaction.

Source: docs/product/recipes.md#labels. Why they are stored: docs/decisions/0015-stored-labels.md.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import set_committed_value

from core.labels import Labels, Presence, Suitability, label_recipe
from core.models import Recipe, RecipeLabels
from core.recipes.texts import texts_of


def label(session: Session, recipe: Recipe) -> RecipeLabels:
    """Make the recipe's labels from what it says now; store and return them.

    The caller has locked the recipe before it read its texts, or has made it: else another transaction may change a
    text in between. Flushes first, since the database deletes the labels of a recipe whose texts are written later.
    """
    session.flush()
    columns = label_columns(label_recipe(**texts_of(recipe)._asdict()))
    statement = insert(RecipeLabels).values(recipe_id=recipe.id, **columns)
    row = session.scalars(
        statement.on_conflict_do_update(index_elements=[RecipeLabels.recipe_id], set_=columns).returning(RecipeLabels),
        execution_options={"populate_existing": True},
    ).one()
    set_committed_value(recipe, "labels", row)
    return row


def label_columns(labels: Labels) -> dict[str, Any]:
    """Return the columns of `recipe_labels` that hold these labels."""
    return {
        "version": labels.version,
        "labels": labels.to_table(),
        "suitable_diets": [each.diet for each in labels.diets if each.verdict is Suitability.SUITABLE],
        "allergens_not_found": [each.allergen for each in labels.allergens if each.verdict is Presence.NONE_FOUND],
        "made_at": datetime.now(UTC),
    }
