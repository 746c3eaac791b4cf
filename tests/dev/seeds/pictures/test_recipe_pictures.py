"""Every recipe of the first content has a picture of its own, as data in its file."""

import json
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml
from PIL import Image

from core.drawing.canvas import Canvas
from core.drawing.composition import InvalidComposition, read_composition
from core.drawing.cuisines import CUISINES
from core.drawing.render import rasterize
from core.drawing.scene import compose
from core.drawing.vessels import set_vessel
from dev.seeds import read
from dev.seeds.read import read_recipes

RECIPES = read_recipes()
SVG = "{http://www.w3.org/2000/svg}"

WIDTH_PX, HEIGHT_PX = 120, 90
LOOK_ALIKE = 2.5
"""Of 255: pictures that differ less on average, shrunk, are one picture. The nearest two of today differ by 3.6."""


def is_own(picture: Mapping[str, Any]) -> bool:
    return "food" in picture


def look_of(picture: Mapping[str, Any]) -> np.ndarray:
    """Return the dish as few pixels, without its cloth and props: always in one place, by one chance."""
    composition = read_composition(picture)
    canvas = Canvas(WIDTH_PX, HEIGHT_PX, seed=1)
    well = set_vessel(canvas, composition.vessels[0], CUISINES["ME"], WIDTH_PX / 2, HEIGHT_PX / 2, HEIGHT_PX * 0.44)
    for layer in composition.layers:
        layer(canvas, well)
    small = rasterize(canvas.to_svg(), WIDTH_PX, HEIGHT_PX).resize((24, 18), Image.Resampling.BOX)
    return np.asarray(small, dtype=float)


def look_alike(looks: Mapping[str, np.ndarray]) -> list[tuple[str, str]]:
    return [
        (one, other)
        for (one, look), (other, other_look) in combinations(looks.items(), 2)
        if np.abs(look - other_look).mean() < LOOK_ALIKE
    ]


def test_every_recipe_has_picture_data() -> None:
    assert [slug for slug, recipe in RECIPES.items() if not is_own(recipe["picture"])] == []


def test_no_two_recipes_have_the_same_picture_data() -> None:
    owners = defaultdict(list)
    for slug, recipe in RECIPES.items():
        owners[json.dumps(recipe["picture"]["food"], sort_keys=True)].append(slug)

    assert [slugs for slugs in owners.values() if len(slugs) > 1] == []


def test_no_two_dishes_look_alike() -> None:
    assert look_alike({slug: look_of(recipe["picture"]) for slug, recipe in RECIPES.items()}) == []


def test_a_dish_with_a_few_other_numbers_looks_alike() -> None:
    hummus = RECIPES["hummus"]["picture"]
    copied = {**hummus, "food": [*hummus["food"], {"heap": "sprig", "count": 1, "size": 0.05}]}

    assert look_alike({"hummus": look_of(hummus), "copied": look_of(copied)}) == [("hummus", "copied")]


@pytest.mark.parametrize("slug", RECIPES)
def test_every_picture_is_drawn_in_shapes_alone(slug: str) -> None:
    root = ET.fromstring(compose(RECIPES[slug], "20:9"))  # noqa: S314 - our own text

    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert "path" in tags
    assert not tags & {"text", "image", "use", "filter", "foreignObject"}


def test_a_picture_that_cannot_be_drawn_is_refused_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "recipes").mkdir()
    recipe = {**RECIPES["hummus"], "picture": {"vessel": "bowl", "food": [{"heap": {"chunk": "grene"}, "count": 3}]}}
    (tmp_path / "recipes" / "stew.yaml").write_text(yaml.safe_dump(recipe, sort_keys=False), "utf-8")
    monkeypatch.setattr(read, "HERE", tmp_path)

    with pytest.raises(
        InvalidComposition, match=r"recipes/stew\.yaml: picture\.food\[0\]\.heap\.chunk: unknown colour"
    ):
        read_recipes()
