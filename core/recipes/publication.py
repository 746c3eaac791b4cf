"""Publishing and unpublishing recipes."""

from datetime import UTC, datetime

from sqlalchemy.orm import Session

from core.errors import DomainError
from core.halal import RecipeVerdict, judge_recipe
from core.models import Recipe
from core.recipes.inputs import RecipeInput
from core.recipes.texts import texts_of


class NotPublishable(DomainError):
    """The recipe must not be published; the sentence tells its author why."""

    status = 409
    code = "not_publishable"


def judge(recipe: Recipe) -> RecipeVerdict:
    """Return the halal guard's verdict on everything that the recipe says."""
    return judge_recipe(**texts_of(recipe)._asdict())


def publish_recipe(session: Session, recipe: Recipe, *, allow_missing_steps: bool = False) -> None:
    """Make the recipe public; publishing a public one changes nothing.

    Raises NotPublishable when the halal guard refuses a line, or when ingredients or steps are missing.
    Flushes.
    """
    _refuse_unpublishable(recipe, allow_missing_steps=allow_missing_steps)
    if not recipe.is_published:
        recipe.is_published = True
        recipe.published_at = datetime.now(UTC)
        session.flush()


def _refuse_unpublishable(recipe: Recipe, *, allow_missing_steps: bool) -> None:
    """Raise NotPublishable for what stands in the way of the public."""
    refuse_incomplete(recipe, allow_missing_steps=allow_missing_steps)
    verdict = judge(recipe)
    if not verdict.is_publishable:
        raise NotPublishable(f"Not halal: {verdict.findings[0].verdict.reason}")


def refuse_incomplete(recipe: Recipe | RecipeInput, *, allow_missing_steps: bool = False) -> None:
    """Raise NotPublishable when ingredients or steps are missing."""
    if not recipe.ingredients:
        raise NotPublishable("A recipe without ingredients can't be published.")
    if not recipe.steps and not allow_missing_steps:
        raise NotPublishable("A recipe without steps can't be published.")


def unpublish_recipe(session: Session, recipe: Recipe) -> None:
    """Make the recipe visible to its owner and staff only. Flushes."""
    recipe.is_published = False
    recipe.published_at = None
    session.flush()
