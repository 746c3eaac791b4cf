"""Cuisines, categories, difficulty and tags."""

from typing import Any

import pytest
import yaml

from core.lookups.load import read_lookups
from dev.project import PROJECT
from importer.normalising.categories import codes_by_word, read_category
from importer.normalising.cuisines import KnownCuisine, catalogue, read_cuisine
from importer.normalising.levels import read_difficulty
from importer.normalising.remarks import Remark
from importer.normalising.tags import read_tags


def own_cuisines() -> list[dict[str, Any]]:
    text = (PROJECT / "importer" / "cuisines.yaml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = yaml.safe_load(text)["cuisines"]
    return rows


def code_of(value: object) -> str | None:
    cuisine, _ = read_cuisine(value, catalogue(), [])
    return cuisine.code if cuisine else None


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("Italian", "IT"), ("italian", "IT"), ("Italian Cuisine", "IT"), ("SOUTHERN RECIPES", "US"),
        ("Française", "FR"),
        ("norwegian", "NO"), ("Australian and New Zealander", "ANZ"), ("Malaysian", "SEA"), ("Moroccan", "NAF"),
        ("Italian, Greek", "IT"), (["mediterranean", "lebanese"], "ME"), (["mediterranean", "greek"], "GR"),
        (["asian", "thai"], "TH"), ("asian", None), ("Klingon", None), (None, None), ([None, 5], None),
        ("https://en.wikipedia.org/wiki/Indian_cuisine", "IND"),
    ],
)  # fmt: skip
def test_cuisines_are_known_by_any_spelling(value: object, code: str | None) -> None:
    assert code_of(value) == code


def test_labels_that_say_more_than_the_cuisine_become_tags() -> None:
    remarks: list[Remark] = []

    _, tags = read_cuisine(["Soul Food", "Klingon"], catalogue(), remarks)

    assert tags == ["Soul Food", "Klingon"]
    assert remarks == [Remark("recipeCuisine", "Klingon", "kept as a tag: no known cuisine")]


def test_the_lookup_outranks_the_catalogue() -> None:
    rows = [KnownCuisine("FRE", "French", "French"), KnownCuisine("MOON", "Lunar", "From the moon")]
    cuisines = catalogue().with_rows(rows)

    assert [getattr(cuisines.find(label), "code", None) for label in ("france", "lunar", "From the Moon")] == [
        "FRE", "MOON", "MOON",
    ]  # fmt: skip


def test_the_catalogue_agrees_with_the_lookups() -> None:
    lookups = read_lookups()
    known = {cuisine.code: (cuisine.name, cuisine.display_name) for cuisine in catalogue().by_spelling.values()}

    assert {
        row["code"]: (row["name"], row.get("display_name", row["name"])) for row in lookups["cuisines"]
    }.items() <= known.items()
    assert set(codes_by_word().values()) == {row["code"] for row in lookups["categories"]}


def test_the_names_of_a_cuisine_stand_in_one_file() -> None:
    of_lookups = {row["code"] for row in read_lookups()["cuisines"]}
    named = {entry["code"] for entry in own_cuisines() if "name" in entry}

    assert named == {entry["code"] for entry in own_cuisines()} - of_lookups


def test_no_spelling_names_two_cuisines() -> None:
    names = [row["name"].lower() for row in read_lookups()["cuisines"]]
    spellings = [
        word
        for entry in own_cuisines()
        for word in [entry.get("name", "").lower(), *entry.get("spellings", []), *entry.get("narrower", [])]
        if word
    ] + names

    assert sorted(spellings) == sorted(set(spellings))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("Desserts", ("DES", [])), ("Entrees", ("MAIN", [])), ("Entrées", ("MAIN", [])), ("appetizer", ("APP", [])),
        ("Breakfast and Brunch", ("BRK", [])), ("Salads", (None, ["Salads"])),
        (["Dinner", "Main course"], ("MAIN", ["Dinner"])),
        ("Lunch, Snack", ("SNK", ["Lunch"])), (None, (None, [])), ({"@type": "Thing"}, (None, [])),
    ],
)  # fmt: skip
def test_categories_that_clearly_map_do_and_others_become_tags(
    value: object, expected: tuple[str | None, list[str]]
) -> None:
    assert read_category(value, []) == expected


@pytest.mark.parametrize(
    ("stated", "difficulty"),
    [("Easy", "Easy"), ("Difficult", "Hard"), ("MEDIUM ", "Medium"), ("Level 3", None), (7, None)],
)
def test_difficulty_is_one_of_three(stated: object, difficulty: str | None) -> None:
    assert read_difficulty({"educationalLevel": stated}, []) == difficulty


def test_tags_are_trimmed_and_told_apart_whatever_their_case() -> None:
    keywords = [" #quick", "Quick", "crêpe; dinner\nparty", "", "x" * 200, "🌶️", None, 5]

    assert read_tags(keywords, ["Soul Food"]) == ("quick", "crêpe", "dinner", "party", "5", "Soul Food")
