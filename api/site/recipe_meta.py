"""Meta tags of a recipe's page, with schema.org's Recipe."""

from typing import Any

from api.recipes.schemas import IngredientLineOut, RecipeDetailOut
from api.site.meta import SHARE_PICTURE, SITE_NAME, PageMeta, described, shortened
from core.labels import Diet, Suitability
from core.settings import Settings

DIETS = {
    Diet.VEGETARIAN: "VegetarianDiet",
    Diet.VEGAN: "VeganDiet",
    Diet.GLUTEN_FREE: "GlutenFreeDiet",
}
"""schema.org's RestrictedDiet, for the diets that it names."""


def recipe_meta(recipe: RecipeDetailOut, settings: Settings) -> PageMeta:
    """Return the meta of a recipe's page, with schema.org's Recipe."""
    url = f"{settings.origin}/recipe/{recipe.id}"
    picture_url = settings.origin + (recipe.image_20_9_url or recipe.image_4_3_url or SHARE_PICTURE)
    description = shortened(recipe.description or recipe.long_title)
    data = recipe_data(recipe, url, settings.origin)
    return described(f"{recipe.short_title} · {SITE_NAME}", description, url, picture_url, "article", data)


def recipe_data(recipe: RecipeDetailOut, url: str, origin: str) -> dict[str, Any]:
    """Return the recipe as schema.org JSON-LD; what isn't known is left out."""
    pictures = [origin + picture for picture in (recipe.image_4_3_url, recipe.image_20_9_url) if picture]
    known = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": recipe.long_title,
        "url": url,
        "description": recipe.description or None,
        "image": pictures or None,
        "author": {"@type": "Person", "name": recipe.source_author or recipe.owner_name},
        "datePublished": recipe.published_at,
        "recipeCuisine": recipe.cuisine_name,
        "recipeCategory": recipe.category_name,
        "keywords": ", ".join(tag.name for tag in recipe.tags) or None,
        "prepTime": duration(recipe.prep_time_minutes),
        "cookTime": duration(recipe.cook_time_minutes),
        "totalTime": duration(recipe.total_time),
        "recipeYield": str(recipe.serving_size) if recipe.serving_size else None,
        "suitableForDiet": suitable_diets(recipe),
        "recipeIngredient": [ingredient_line(part) for part in recipe.ingredients],
        "recipeInstructions": [{"@type": "HowToStep", "text": step.instruction_text} for step in recipe.instructions]
        or None,
        "nutrition": nutrition_data(recipe),
        "aggregateRating": {
            "@type": "AggregateRating",
            "ratingValue": recipe.average_rating,
            "reviewCount": recipe.review_count,
        }
        if recipe.review_count
        else None,
    }
    return {name: value for name, value in known.items() if value is not None}


def suitable_diets(recipe: RecipeDetailOut) -> str | list[str]:
    """Return schema.org's names of the diets that the recipe suits; a halal diet alone is a plain text."""
    labels = recipe.labels.diets if recipe.labels else []
    names = [DIETS[label.diet] for label in labels if label.verdict is Suitability.SUITABLE and label.diet in DIETS]
    halal, *others = (f"https://schema.org/{name}" for name in ("HalalDiet", *names))
    return [halal, *others] if others else halal


def duration(minutes: int | None) -> str | None:
    """Return minutes as an ISO 8601 duration."""
    return None if minutes is None else f"PT{minutes}M"


def ingredient_line(part: IngredientLineOut) -> str:
    """Return an ingredient as a person would write it."""
    quantity = f"{part.quantity:g}" if part.quantity else ""
    if quantity and part.quantity_max:
        quantity += f"–{part.quantity_max:g}"
    line = " ".join(filter(None, (quantity, part.unit, part.name)))
    return f"{line}, {part.notes}" if part.notes else line


def nutrition_data(recipe: RecipeDetailOut) -> dict[str, str] | None:
    """Return schema.org's NutritionInformation per serving, None where nothing is known."""
    amounts = (
        ("calories", recipe.calories_per_serving, "kcal"),
        ("proteinContent", recipe.protein_grams, "g"),
        ("carbohydrateContent", recipe.carbs_grams, "g"),
        ("fatContent", recipe.fat_grams, "g"),
        ("fiberContent", recipe.fiber_grams, "g"),
    )
    known = {name: f"{amount:g} {unit}" for name, amount, unit in amounts if amount is not None}
    return {"@type": "NutritionInformation", **known} if known else None
