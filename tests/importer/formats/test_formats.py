"""Exports of other systems become recipes with their pictures."""

import base64
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.images.decode import sniff_format
from importer.normalising.cuisines import catalogue
from importer.normalising.recipe import Normalised, normalise
from importer.reading import Found, Skipped, read_file
from tests.importer.formats import exports
from tests.importer.formats.exports import picture, write, zipped

EXPORTS: dict[str, Callable[[], bytes]] = {
    "Mealie": exports.mealie_export,
    "Tandoor": exports.tandoor_export,
    "RecipeSage": exports.recipesage_export,
    "Nextcloud Cookbook": exports.nextcloud_export,
    "Paprika": exports.paprika_export,
}


def only(path: Path, content: bytes) -> Found:
    """Return the one recipe in the file, whose name says nothing of what it holds."""
    (found,) = read_file(write(path / "export.bin", content))
    assert isinstance(found, Found)
    return found


def draft_of(found: Found) -> Normalised:
    return normalise(found.recipe, catalogue())


@pytest.mark.parametrize("name", EXPORTS)
def test_each_system_is_recognised_by_what_its_export_holds(tmp_path: Path, name: str) -> None:
    assert only(tmp_path, EXPORTS[name]()).format == name


@pytest.mark.parametrize("name", EXPORTS)
def test_names_lines_steps_times_and_servings_are_taken_over(tmp_path: Path, name: str) -> None:
    draft = draft_of(only(tmp_path, EXPORTS[name]())).draft

    assert draft.short_title == "Lentil Soup"
    assert draft.description.startswith("A warm soup.")
    assert (draft.ingredients[0].name, str(draft.ingredients[0].quantity), draft.ingredients[0].unit) == (
        "red lentils",
        "1.5",
        "cup",
    )
    assert [part.section for part in draft.ingredients if "lemon" in part.name] == ["To serve"]
    assert draft.steps[-1].text == "Serve with lemon."
    assert (draft.prep_minutes, draft.serving_size) == (10, 4)
    assert draft.source
    assert draft.source.key.startswith("https://cook.example/")


@pytest.mark.parametrize("name", [name for name in EXPORTS if name != "RecipeSage"])
def test_the_picture_comes_with_its_recipe(tmp_path: Path, name: str) -> None:
    found = only(tmp_path, EXPORTS[name]())

    assert found.picture
    assert sniff_format(found.picture.read()) in ("JPEG", "WEBP")


def test_sections_of_a_method_are_kept(tmp_path: Path) -> None:
    for name in ("Mealie", "RecipeSage", "Tandoor"):
        steps = draft_of(only(tmp_path, EXPORTS[name]())).draft.steps
        assert steps[-1].section == "To serve", name


def test_notes_stand_below_the_description(tmp_path: Path) -> None:
    for name in ("Mealie", "RecipeSage", "Paprika"):
        assert "Better the next day." in draft_of(only(tmp_path, EXPORTS[name]())).draft.description, name


def test_a_backup_of_mealie_is_put_together_from_its_tables(tmp_path: Path) -> None:
    found = only(tmp_path, exports.mealie_backup())

    draft = draft_of(found).draft
    assert [(part.name, part.unit) for part in draft.ingredients] == [("red lentils", "cup"), ("salt", "")]
    assert draft.tags == ("weeknight", "Soup")
    assert draft.serving_size == 4
    assert draft.source
    assert draft.source.key == "mealie:0e7f1c2a9a574d6e8f670c9f6f7c1b11"
    assert found.picture
    assert sniff_format(found.picture.read()) == "WEBP"


def test_mealie_in_camel_case_is_the_same_recipe(tmp_path: Path) -> None:
    def camel(value: Any) -> Any:
        if isinstance(value, dict):
            return {_camel(name): camel(part) for name, part in value.items()}
        return [camel(part) for part in value] if isinstance(value, list) else value

    def _camel(name: str) -> str:
        first, *others = name.split("_")
        return "orgURL" if name == "org_url" else first + "".join(map(str.capitalize, others))

    one = only(tmp_path, exports.mealie_export(with_picture=False))
    other = only(tmp_path, zipped({"lentil-soup.json": json.dumps(camel(exports.MEALIE)), "original.webp": picture()}))

    assert other.recipe == one.recipe
    assert other.picture


def test_placeholders_of_tandoor_become_ingredients(tmp_path: Path) -> None:
    draft = draft_of(only(tmp_path, exports.tandoor_export())).draft

    assert draft.steps[0].text == "Rinse the red lentils."
    assert [step.section for step in draft.steps] == ["Soup", "Soup", "To serve"]


def test_recipesages_own_fields_are_read_too(tmp_path: Path) -> None:
    found = only(tmp_path, exports.recipesage_export(exports.RECIPESAGE_OWN))

    draft = draft_of(found).draft
    assert [part.section for part in draft.ingredients] == [None, "To serve"]
    assert draft.source
    assert draft.source.key == f"recipesage:{exports.RECIPESAGE_OWN['id']}"


def test_a_picture_inside_recipesages_file_is_read(tmp_path: Path) -> None:
    inside = "data:image/png;base64," + base64.b64encode(picture(kind="PNG")).decode()

    found = only(tmp_path, exports.recipesage_export({**exports.RECIPESAGE, "image": [inside]}))

    assert found.picture
    assert sniff_format(found.picture.read()) == "PNG"


def test_ten_thousand_recipes_of_recipesage_are_read_one_by_one(tmp_path: Path) -> None:
    path = write(tmp_path / "a.json", exports.recipesage_export(*[exports.RECIPESAGE] * 10_000))

    assert next(iter(read_file(path))) == next(iter(read_file(path)))
    assert sum(isinstance(reading, Found) for reading in read_file(path)) == 10_000


def test_one_recipe_of_paprika_is_a_gzip_file(tmp_path: Path) -> None:
    assert only(tmp_path, gzip.compress(json.dumps(exports.PAPRIKA).encode())).format == "Paprika"


def test_paprika_keeps_several_photos_in_a_list(tmp_path: Path) -> None:
    photos = [{"name": "1", "filename": "1.jpg", "data": base64.b64encode(picture()).decode()}]

    found = only(tmp_path, gzip.compress(json.dumps({**exports.PAPRIKA, "photos": photos}).encode()))

    assert found.picture
    assert sniff_format(found.picture.read()) == "JPEG"


def test_an_archive_of_schema_org_files_and_pages_is_read(tmp_path: Path) -> None:
    plain = {"@type": "Recipe", "name": "Plain", "recipeIngredient": ["1 egg"], "recipeInstructions": ["Boil."]}
    page = f'<html><script type="application/ld+json">{json.dumps({**plain, "name": "Page"})}</script></html>'
    lines = "\n".join(json.dumps({**plain, "name": name}) for name in ("One", "Two"))

    readings = list(
        read_file(write(tmp_path / "a", zipped({"a.json": json.dumps(plain), "b.html": page, "c.jsonl": lines})))
    )

    assert [reading.recipe["name"] for reading in readings if isinstance(reading, Found)] == [
        "Plain",
        "Page",
        "One",
        "Two",
    ]


@pytest.mark.parametrize("broken", ["{", '{"name": 1, "ingredients": [], "directions": {}}', "[]", '"text"'])
def test_one_broken_document_loses_no_other(tmp_path: Path, broken: str) -> None:
    content = zipped({"a/recipe.json": broken, "b/recipe.json": json.dumps(exports.NEXTCLOUD)})

    readings = list(read_file(write(tmp_path / "a", content)))

    assert [reading.recipe["name"] for reading in readings if isinstance(reading, Found)] == ["Lentil Soup"]
    assert all(reading.member == "a/recipe.json" for reading in readings if isinstance(reading, Skipped))


@pytest.mark.parametrize(
    "strange",
    [
        {**exports.MEALIE, "recipe_ingredient": [1, None, "2 eggs", {"food": 3, "quantity": "x"}], "tags": "soup"},
        {**exports.TANDOOR, "steps": [{"instruction": None, "ingredients": [None, {"amount": {}}]}], "keywords": 3},
        {**exports.PAPRIKA, "categories": {"a": 1}, "photos": [1, {"data": 2}], "servings": 4},
        {**exports.RECIPESAGE, "recipeIngredient": {"a": 1}, "comment": "x", "image": {"url": 1}},
        {**exports.RECIPESAGE_OWN, "labels": 3, "images": [None], "ingredients": None},
    ],
)
def test_values_of_another_type_do_not_stop_the_reading(tmp_path: Path, strange: dict[str, Any]) -> None:
    assert only(tmp_path, zipped({"a.json": json.dumps(strange)})).recipe["@type"] == "Recipe"
