"""Recipes as files have them; a test names only what matters to it."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any


def sample_record(name: str = "Lentil Soup", **given: Any) -> dict[str, Any]:
    """Return a schema.org Recipe that can be imported as it is."""
    return {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": name,
        "url": f"https://cook.example/{name.replace(' ', '-').lower()}",
        "recipeIngredient": ["1 cup red lentils", "salt to taste"],
        "recipeInstructions": ["Rinse the lentils.", "Simmer until soft."],
        **given,
    }


def write_lines(path: Path, records: Iterable[Any]) -> Path:
    """Write one record a line; a text is written as it is."""
    lines = (record if isinstance(record, str) else json.dumps(record) for record in records)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path
