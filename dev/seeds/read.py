"""Reads the seed files into drafts. `dev/seeds/recipes/*.yaml` and `blogs/*.yaml`: one a file, named by its slug."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import yaml

from core.blogs.drafts import BlogDraft, parse_draft
from core.drawing.composition import read_composition
from core.recipes.inputs import IngredientInput, Nutrition, RecipeInput, Source, StepInput

HERE = Path(__file__).parent


def read_recipes() -> dict[str, dict[str, Any]]:
    """Return every seed recipe as it stands in its file, by slug.

    Raises InvalidComposition, with file and place, for a picture that cannot be drawn.
    """
    recipes = _read_folder("recipes")
    for slug, recipe in recipes.items():
        read_composition(recipe["picture"], f"dev/seeds/recipes/{slug}.yaml: picture")
    return recipes


def read_blogs() -> dict[str, dict[str, Any]]:
    """Return every seed blog as it stands in its file, by slug."""
    return _read_folder("blogs")


def draft_of(slug: str, seed: Mapping[str, Any]) -> RecipeInput:
    """Return a seed as a draft. The total is preparing and cooking unless the file says more."""
    return RecipeInput(
        short_title=seed["short_title"],
        long_title=seed["long_title"],
        other_names=tuple(seed["other_names"]),
        description=" ".join(seed["description"].split()),
        cultural_notes=" ".join(seed["cultural_notes"].split()),
        cuisine_code=seed["cuisine"],
        category_code=seed["category"],
        difficulty=seed["difficulty"],
        prep_minutes=seed["prep_minutes"],
        cook_minutes=seed["cook_minutes"],
        total_minutes=seed.get("total_minutes", seed["prep_minutes"] + seed["cook_minutes"]),
        serving_size=seed["serving_size"],
        nutrition=Nutrition(**{name: Decimal(str(amount)) for name, amount in seed["nutrition"].items()}),
        tags=tuple(seed["tags"]),
        ingredients=tuple(ingredients_of(seed["ingredients"])),
        steps=tuple(
            StepInput(
                text=" ".join(step["text"].split()),
                temperature=str(step.get("temperature", "")),
                time_needed_minutes=step.get("minutes"),
            )
            for step in seed["steps"]
        ),
        source=Source(key=f"seed:{slug}"),
    )


def blog_draft_of(seed: Mapping[str, Any]) -> BlogDraft:
    """Return a seed blog as a draft. Raises InvalidBlog."""
    return parse_draft(
        title=seed["title"],
        excerpt=seed["excerpt"],
        content=html_of(seed),
        tags=",".join(seed["tags"]),
        has_image="picture" in seed,
    )


def html_of(seed: Mapping[str, Any]) -> str:
    """Return a seed blog's HTML. In the file a blank line parts its blocks; other line ends are spaces."""
    return "".join(" ".join(block.split()) for block in seed["content"].split("\n\n"))


def scene_of(seed: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a seed blog's picture shows, as the recipe that is drawn for it."""
    picture = seed["picture"]
    return {
        "short_title": picture["dish"],
        "cuisine": picture["cuisine"],
        "ingredients": [{"name": name} for name in picture["around"]],
        "picture": {"mood": picture["mood"]},
    }


def ingredients_of(lines: list[Mapping[str, Any]]) -> Iterator[IngredientInput]:
    """Yield the ingredients; a section named once holds until the next."""
    section: str | None = None
    for line in lines:
        section = line.get("section", section)
        yield IngredientInput(
            name=line["name"],
            quantity=Decimal(str(line["quantity"])) if "quantity" in line else None,
            unit=line.get("unit", ""),
            notes=line.get("notes", ""),
            section=section,
            is_optional=line.get("optional", False),
        )


def _read_folder(name: str) -> dict[str, dict[str, Any]]:
    files = sorted((HERE / name).glob("*.yaml"))
    return {file.stem: yaml.load(file.read_text("utf-8"), Loader=yaml.CSafeLoader) for file in files}
