"""A recipe's page before its scripts: title, labels, picture and ingredients in the template that the build has drawn.

Source: docs/decisions/0013-first-paint.md; frontend/scripts/served/recipe.mjs makes the template.
"""

from urllib.parse import urlencode

from api.recipes.schemas import RecipeDetailOut
from api.site.detail import Detail
from api.site.ingredients import parts_of
from api.site.labels import notes_of, summary_of
from api.site.opening import Answer
from api.site.pictures import Source, picture_source
from api.site.templates import render_template

CALL = "/api/v1.0/recipes"


def recipe_detail(recipe: RecipeDetailOut) -> Detail:
    """Return what the recipe's page begins with."""
    answer = Answer(f"{CALL}/{recipe.id}", recipe.model_dump_json(by_alias=True).encode())
    return Detail(lambda template: render_recipe(template, recipe), answer)


def render_recipe(template: str, recipe: RecipeDetailOut) -> str:
    """Return the recipe's page; every value is escaped."""
    return render_template(
        template,
        recipe=recipe,
        picture=_picture(recipe),
        labels=summary_of(recipe.labels) if recipe.labels else None,
        parts=parts_of(recipe.ingredients, notes_of(recipe)),
        count=len(recipe.ingredients),
        steps=len(recipe.instructions),
        cuisine_path=_list_path("cuisine", recipe.cuisine_display_name),
        category_path=_list_path("category", recipe.category_code or recipe.category_name),
    )


def _picture(recipe: RecipeDetailOut) -> dict[str, Source] | None:
    """Return what narrow and wide screens show; each takes the other's picture where it has none."""
    card = picture_source(recipe.image_4_3_url, "4:3")
    banner = picture_source(recipe.image_20_9_url, "20:9")
    narrow, wide = card or banner, banner or card
    return {"narrow": narrow, "wide": wide} if narrow and wide else None


def _list_path(name: str, value: str | None) -> str:
    return f"/recipes?{urlencode({name: (value or '').strip()}, safe=',')}"
