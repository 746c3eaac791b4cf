"""Exports of other recipe systems, put together as those systems write them; a test names only what matters to it."""

import base64
import gzip
import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PIL import Image


def picture(color: str = "orange", kind: str = "JPEG", size: tuple[int, int] = (1200, 900)) -> bytes:
    """Return a plain picture."""
    buffer = io.BytesIO()
    Image.new("RGB", size, color).save(buffer, kind)
    return buffer.getvalue()


def zipped(members: Mapping[str, bytes | str]) -> bytes:
    """Return a ZIP archive of these members."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def write(path: Path, content: bytes) -> Path:
    """Write the file and return it."""
    path.write_bytes(content)
    return path


MEALIE: dict[str, Any] = {
    "id": "0e7f1c2a-9a57-4d6e-8f67-0c9f6f7c1b11",
    "user_id": "b2b1a6a0-3c58-4a58-9a39-9b9d4cf1c111",
    "group_id": "c1b1a6a0-3c58-4a58-9a39-9b9d4cf1c111",
    "name": "Lentil Soup",
    "slug": "lentil-soup",
    "image": "Ab1C",
    "recipe_yield": "4 servings",
    "total_time": "40 minutes",
    "prep_time": "10 minutes",
    "cook_time": None,
    "perform_time": "30 minutes",
    "description": "A warm soup.",
    "recipe_category": [{"id": "1", "name": "Soup", "slug": "soup"}],
    "tags": [{"id": "2", "name": "weeknight", "slug": "weeknight"}],
    "tools": [],
    "rating": 5,
    "org_url": "https://cook.example/mealie-lentils",
    "recipe_ingredient": [
        {
            "quantity": 1.5,
            "unit": {"name": "cup", "plural_name": "cups", "abbreviation": "c"},
            "food": {"name": "red lentils", "plural_name": None},
            "note": "rinsed",
            "display": "1 ¹/₂ cups red lentils rinsed",
            "title": None,
            "original_text": "1 1/2 cups red lentils, rinsed",
            "disable_amount": False,
        },
        {
            "quantity": 1.0,
            "unit": None,
            "food": None,
            "note": "2 lemons, cut in wedges",
            "title": "To serve",
            "original_text": None,
            "disable_amount": True,
        },
    ],
    "recipe_instructions": [
        {"id": "a", "title": "", "summary": "", "text": "Simmer the lentils.", "ingredient_references": []},
        {"id": "b", "title": "To serve", "summary": "", "text": "Serve with lemon.", "ingredient_references": []},
    ],
    "nutrition": {"calories": "320", "fat_content": "4", "protein_content": "18", "carbohydrate_content": "50"},
    "settings": {"public": True, "disable_amount": False},
    "assets": [],
    "notes": [{"title": "Tip", "text": "Better the next day."}],
    "extras": {},
    "comments": [],
}

MEALIE_BACKUP: dict[str, Any] = {
    "alembic_version": [{"version_num": "b1"}],
    "categories": [{"id": "c1", "name": "Soup", "slug": "soup"}],
    "tags": [{"id": "t1", "name": "weeknight", "slug": "weeknight"}],
    "ingredient_foods": [{"id": "f1", "name": "red lentils", "plural_name": None}],
    "ingredient_units": [{"id": "u1", "name": "cup", "abbreviation": "c"}],
    "multi_purpose_labels": [],
    "recipes": [
        {
            "id": "0e7f1c2a9a574d6e8f670c9f6f7c1b11",
            "name": "Lentil Soup",
            "slug": "lentil-soup",
            "description": "A warm soup.",
            "recipe_yield": None,
            "recipe_servings": 4.0,
            "prep_time": "10 minutes",
            "perform_time": "30 minutes",
            "cook_time": None,
            "total_time": None,
            "org_url": None,
        }
    ],
    "recipes_ingredients": [
        {
            "recipe_id": "0e7f1c2a9a574d6e8f670c9f6f7c1b11",
            "position": 1,
            "title": None,
            "note": "salt to taste",
            "quantity": None,
            "unit_id": None,
            "food_id": None,
            "original_text": None,
        },
        {
            "recipe_id": "0e7f1c2a9a574d6e8f670c9f6f7c1b11",
            "position": 0,
            "title": None,
            "note": "",
            "quantity": 2.0,
            "unit_id": "u1",
            "food_id": "f1",
            "original_text": None,
        },
    ],
    "recipe_instructions": [
        {"recipe_id": "0e7f1c2a9a574d6e8f670c9f6f7c1b11", "position": 0, "title": "", "text": "Simmer the lentils."}
    ],
    "recipes_to_tags": [{"recipe_id": "0e7f1c2a9a574d6e8f670c9f6f7c1b11", "tag_id": "t1"}],
    "recipes_to_categories": [{"recipe_id": "0e7f1c2a9a574d6e8f670c9f6f7c1b11", "category_id": "c1"}],
    "recipe_nutrition": [],
    "notes": [],
}

TANDOOR: dict[str, Any] = {
    "name": "Lentil Soup",
    "description": "A warm soup.",
    "keywords": [{"name": "weeknight", "description": ""}],
    "steps": [
        {
            "name": "Soup",
            "instruction": "Rinse the {{ ingredients[0] }}.\n\nSimmer until soft.",
            "ingredients": [
                {
                    "food": {"name": "red lentils", "ignore_shopping": False, "supermarket_category": None},
                    "unit": {"name": "cup", "description": None},
                    "amount": 1.5,
                    "note": "rinsed",
                    "order": 0,
                    "is_header": False,
                    "no_amount": False,
                },
                {
                    "food": {"name": "salt", "ignore_shopping": False, "supermarket_category": None},
                    "unit": None,
                    "amount": 0.0,
                    "note": "",
                    "order": 1,
                    "is_header": False,
                    "no_amount": True,
                },
            ],
            "time": 30,
            "order": 0,
            "show_as_header": True,
        },
        {
            "name": "To serve",
            "instruction": "Serve with lemon.",
            "ingredients": [
                {"food": {"name": "lemons"}, "unit": None, "amount": 2.0, "note": "", "order": 0, "is_header": False}
            ],
            "time": 0,
            "order": 1,
            "show_as_header": True,
        },
    ],
    "working_time": 10,
    "waiting_time": 30,
    "internal": True,
    "nutrition": None,
    "servings": 4,
    "servings_text": "people",
    "source_url": "https://cook.example/tandoor-lentils",
}

RECIPESAGE: dict[str, Any] = {
    "@context": "http://schema.org",
    "@type": "Recipe",
    "identifier": "7d4f2f9e-1111-4222-8333-444455556666",
    "datePublished": "2024-02-03T04:05:06.000Z",
    "description": "A warm soup.",
    "image": ["https://chefbook.example/images/1.jpg"],
    "name": "Lentil Soup",
    "prepTime": "PT10M",
    "recipeIngredient": ["1 1/2 cups red lentils", "[To serve]", "2 lemons"],
    "recipeInstructions": [
        {"@type": "HowToStep", "text": "Simmer the lentils."},
        {"@type": "HowToSection", "name": "To serve"},
        {"@type": "HowToStep", "text": "Serve with lemon."},
    ],
    "recipeYield": "4 servings",
    "totalTime": "PT40M",
    "recipeCategory": ["soup"],
    "creditText": "Amina's kitchen",
    "isBasedOn": "https://cook.example/sage-lentils",
    "comment": [{"@type": "Comment", "name": "Author Notes", "text": "Better the next day."}],
}

RECIPESAGE_OWN: dict[str, Any] = {
    "id": "7d4f2f9e-1111-4222-8333-444455556666",
    "title": "Lentil Soup",
    "description": "A warm soup.",
    "yield": "4 servings",
    "activeTime": "10 minutes",
    "totalTime": "40 minutes",
    "source": "Amina's kitchen",
    "url": "",
    "notes": "Better the next day.",
    "ingredients": "1 1/2 cups red lentils\n[To serve]\n2 lemons",
    "instructions": "Simmer the lentils.\n[To serve]\nServe with lemon.",
    "rating": 5,
    "folder": "main",
    "labels": [{"id": "l1", "title": "soup"}],
    "images": [],
}

NEXTCLOUD: dict[str, Any] = {
    "@context": "http://schema.org",
    "@type": "Recipe",
    "id": "123",
    "name": "Lentil Soup",
    "description": "A warm soup.",
    "url": "https://cook.example/nextcloud-lentils",
    "image": "https://cook.example/lentils.jpg",
    "prepTime": "PT0H10M",
    "cookTime": "PT0H30M",
    "totalTime": None,
    "recipeCategory": "Soup",
    "keywords": "weeknight,soup",
    "recipeYield": 4,
    "tool": [],
    "recipeIngredient": ["1 1/2 cups red lentils", "## To serve", "2 lemons"],
    "recipeInstructions": ["Simmer the lentils.", "Serve with lemon."],
    "nutrition": {"@type": "NutritionInformation", "calories": "320 kcal"},
    "dateCreated": "2022-01-02T16:12:41+0000",
    "dateModified": "2022-01-10T10:02:52+0000",
}

PAPRIKA: dict[str, Any] = {
    "uid": "8A7E1B34-1B7B-4B6B-9A0D-0123456789AB",
    "created": "2024-02-03 04:05:06",
    "hash": "5b1f",
    "name": "Lentil Soup",
    "description": "A warm soup.",
    "ingredients": "1 1/2 cups red lentils\nTo serve:\n2 lemons",
    "directions": "Simmer the lentils.\n\nServe with lemon.",
    "notes": "Better the next day.",
    "nutritional_info": "320 kcal",
    "prep_time": "10 min",
    "cook_time": "30 min",
    "total_time": "40 min",
    "difficulty": "Easy",
    "servings": "Serves 4",
    "rating": 5,
    "source": "Amina's kitchen",
    "source_url": "https://cook.example/paprika-lentils",
    "photo": "1B7B.jpg",
    "photo_large": None,
    "photo_hash": "77",
    "image_url": None,
    "categories": ["Soup"],
    "photo_data": None,
    "photos": [],
}


def mealie_export(*recipes: dict[str, Any], with_picture: bool = True) -> bytes:
    """Return an export of Mealie: a folder for each recipe."""
    members: dict[str, bytes | str] = {}
    for recipe in recipes or (MEALIE,):
        folder = f"recipes/{recipe['slug']}"
        members[f"{folder}/{recipe['slug']}.json"] = json.dumps(recipe)
        if with_picture:
            members[f"{folder}/images/original.webp"] = picture(kind="WEBP")
            members[f"{folder}/images/tiny-original.webp"] = picture(kind="WEBP", size=(300, 300))
    return zipped(members)


def mealie_backup(tables: dict[str, Any] = MEALIE_BACKUP) -> bytes:
    """Return a backup of Mealie: its tables, and pictures by the recipe's id."""
    folder = "data/recipes/0e7f1c2a-9a57-4d6e-8f67-0c9f6f7c1b11/images"
    return zipped({"database.json": json.dumps(tables), f"{folder}/original.webp": picture(kind="WEBP")})


def tandoor_export(*recipes: dict[str, Any]) -> bytes:
    """Return an export of Tandoor: an archive for each recipe."""
    inner = {
        f"{recipe['name']}_{number}.zip": zipped({"recipe.json": json.dumps(recipe), "image.jpeg": picture()})
        for number, recipe in enumerate(recipes or (TANDOOR,))
    }
    return zipped(inner)


def recipesage_export(*recipes: dict[str, Any]) -> bytes:
    """Return an export of RecipeSage on one line, as its stream writes it."""
    return json.dumps({"recipes": list(recipes or (RECIPESAGE,))}, separators=(",", ":")).encode()


def nextcloud_export(*recipes: dict[str, Any]) -> bytes:
    """Return Nextcloud Cookbook's folder, packed."""
    members: dict[str, bytes | str] = {}
    for recipe in recipes or (NEXTCLOUD,):
        members[f"Recipes/{recipe['name']}/recipe.json"] = json.dumps(recipe)
        members[f"Recipes/{recipe['name']}/full.jpg"] = picture()
        members[f"Recipes/{recipe['name']}/thumb.jpg"] = picture(size=(250, 250))
    return zipped(members)


def paprika_export(*recipes: dict[str, Any], photo: bytes | None = None) -> bytes:
    """Return a `.paprikarecipes` file: gzipped JSON by recipe, the photo inside it."""
    packed = base64.b64encode(picture() if photo is None else photo).decode()
    return zipped(
        {
            f"{recipe['name']} {number}.paprikarecipe": gzip.compress(
                json.dumps({**recipe, "photo_data": packed}).encode()
            )
            for number, recipe in enumerate(recipes or (PAPRIKA,))
        }
    )
