"""Twenty thousand recipes, the same on every machine: the first content, varied."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from sqlalchemy import insert, select, text
from sqlalchemy.orm import Session

from core.labels import label_recipe
from core.lookups import load_lookups
from core.models import Category, Cuisine, Recipe, RecipeIngredient, RecipeLabels, RecipeStep, RecipeTag, Tag, User
from core.recipes.labelling import label_columns
from core.slugs import random_short_code
from dev.seeds.read import draft_of, read_recipes

MANNERS = (
    "Smoky", "Village", "Weeknight", "Slow-cooked", "Grandmother's", "Golden", "Spiced", "Garden", "Festive", "Simple",
    "Roasted", "Creamy", "Crisp", "Lemony", "Saffron", "Charcoal", "Harvest", "Street", "Winter", "Summer",
)  # fmt: skip
SIDES = (
    "with Garlic Yogurt", "with Toasted Almonds", "with Pomegranate", "with Fresh Herbs", "with Pickled Onions",
    "with Brown Butter", "for a Crowd", "in One Pan", "with Preserved Lemon", "with Green Chilies", "with Chickpeas",
    "with Roasted Peppers", "with Mint", "with Dates", "with Sesame", "with Spinach", "with Walnuts", "with Cumin",
)  # fmt: skip
CHUNK = 1_000


def fill(session: Session, count: int) -> None:
    """Add `count` published recipes with the ingredients, steps, tags and labels of the first content's.

    Nothing of it is in the outbox: the caller builds the index.
    """
    load_lookups(session)
    kitchen = User(email="bench@sufra.invalid", full_name="Bench Kitchen")
    session.add(kitchen)
    session.flush()
    drafts = [draft_of(slug, seed) for slug, seed in read_recipes().items()]
    cuisines = dict(session.execute(select(Cuisine.code, Cuisine.id)).all())
    categories = dict(session.execute(select(Category.code, Category.id)).all())
    tags = _add_tags(session, sorted({tag for draft in drafts for tag in draft.tags}))
    labels = {draft.source: label_columns(label_recipe([part.name for part in draft.ingredients])) for draft in drafts}
    chance = random.Random(1)
    for start in range(0, count, CHUNK):
        numbers = range(start, min(start + CHUNK, count))
        chosen = [drafts[number % len(drafts)] for number in numbers]
        rows = [
            {
                "slug": f"bench-recipe-{number}",
                "short_code": random_short_code(),
                "short_title": f"{chance.choice(MANNERS)} {draft.short_title}",
                "long_title": f"{draft.long_title} {chance.choice(SIDES)}",
                "description": draft.description,
                "cuisine_id": cuisines[draft.cuisine_code or ""],
                "category_id": categories[draft.category_code or ""],
                "difficulty": draft.difficulty,
                "total_minutes": draft.total_minutes,
                "serving_size": draft.serving_size,
                "owner_id": kitchen.id,
                "is_published": True,
                "published_at": "2026-01-01T00:00:00Z",
                "popularity": chance.randrange(10_000),
            }
            for number, draft in zip(numbers, chosen, strict=True)
        ]
        ids = session.scalars(insert(Recipe).returning(Recipe.id, sort_by_parameter_order=True), rows).all()
        made = list(zip(ids, chosen, strict=True))
        session.execute(insert(RecipeIngredient), list(_ingredient_rows(made)))
        session.execute(
            insert(RecipeStep),
            [
                {"recipe_id": recipe_id, "step_number": number, "instruction_text": step.text}
                for recipe_id, draft in made
                for number, step in enumerate(draft.steps, start=1)
            ],
        )
        session.execute(
            insert(RecipeTag),
            [{"recipe_id": recipe_id, "tag_id": tags[tag]} for recipe_id, draft in made for tag in draft.tags],
        )
        session.execute(
            insert(RecipeLabels), [{"recipe_id": recipe_id, **labels[draft.source]} for recipe_id, draft in made]
        )

    session.execute(text("TRUNCATE search_outbox"))


def _add_tags(session: Session, names: list[str]) -> Mapping[str, int]:
    """Add the tags; return their ids by name."""
    session.execute(insert(Tag), [{"name": name} for name in names])
    return dict(session.execute(select(Tag.name, Tag.id)).all())


def _ingredient_rows(made: list[tuple[int, Any]]) -> Iterator[dict[str, Any]]:
    """Yield the ingredient rows of each recipe."""
    for recipe_id, draft in made:
        for order, part in enumerate(draft.ingredients, start=1):
            yield {"recipe_id": recipe_id, "sort_order": order, "name": part.name, "unit": part.unit}


def distinct_kitchens(count: int) -> list[str]:
    """Return what that many people have at hand, each a list with commas: three to fifteen common foods."""
    chance = random.Random(3)
    names = [line["name"].split(",")[0] for seed in read_recipes().values() for line in seed["ingredients"]]
    kitchens: dict[str, None] = {}
    while len(kitchens) < count:
        kitchens[",".join(dict.fromkeys(chance.choices(names, k=chance.randrange(3, 16))))] = None
    return list(kitchens)


def distinct_queries(count: int) -> list[str]:
    """Return that many different searches as people type them: half-typed, misspelt, two and three words."""
    chance = random.Random(2)
    words = sorted(
        {
            word.lower()
            for seed in read_recipes().values()
            for text in (seed["short_title"], *(line["name"] for line in seed["ingredients"]))
            for word in text.split()
            if len(word) > 3 and word.isalpha()
        }
    )
    queries: dict[str, None] = {}
    while len(queries) < count:
        picked = chance.sample(words, chance.choice((1, 2, 2, 3)))
        kind = chance.random()
        if kind < 0.3:
            picked[-1] = picked[-1][: max(2, len(picked[-1]) - chance.randrange(1, 4))]
        elif kind < 0.5:
            place = chance.randrange(1, len(picked[0]))
            picked[0] = picked[0][:place] + picked[0][place + 1 :]
        queries[" ".join(picked)] = None
    return list(queries)
