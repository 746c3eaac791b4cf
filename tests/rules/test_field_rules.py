"""The cases of cases.json, which the browser runs too (frontend/src/app/field-rules.test.ts)."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from api.editor.schemas import RecipeEditIn
from api.editor.service import parse_recipe
from core.accounts.fields import (
    FieldRejected,
    parse_email,
    parse_name,
    parse_new_name,
    parse_password,
    require_email,
    require_password,
)
from core.blogs.drafts import InvalidBlog, parse_draft
from core.contact import find_problem
from core.images.rejections import MAX_PICTURE_BYTES, PictureTooLarge
from core.recipes.edits import InvalidRecipe, problems_of_quantities
from core.recipes.store import distinct_names

CASES = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
Judge = Callable[[Any], tuple[str | None, Any]]
"""Takes an input; returns what is wrong with it, or None and what is made of it."""


def parsed(parse: Callable[[str], str], given: str) -> tuple[str | None, str | None]:
    """Judge by a function that returns what is kept or raises FieldRejected."""
    try:
        return None, parse(given)
    except FieldRejected as error:
        return error.shown, None


def judged(field: str, given: str) -> tuple[str | None, str]:
    """Judge a field of the contact form."""
    return find_problem(field, given.strip()), given.strip()


def drafted(given: dict[str, Any]) -> tuple[str | None, None]:
    """Judge everything that is typed in the blog editor."""
    try:
        texts = {name: given[name] for name in ("title", "excerpt", "content")}
        parse_draft(**texts, tags=", ".join(given["tags"]), has_image=given["hasImage"])
    except InvalidBlog as error:
        return error.shown, None
    return None, None


def weighed(size: int) -> tuple[str | None, None]:
    """Judge the size of a picture in bytes."""
    return (PictureTooLarge.sentence if size > MAX_PICTURE_BYTES else None), None


EDIT = {
    "Short_Title": "Dal",
    "Long_Title": "Dal",
    "Description": "Warm.",
    "Cuisine_ID": 1,
    "Category_ID": 1,
    "Difficulty_Level": "Easy",
    "Prep_Time_Minutes": 5,
    "Cook_Time_Minutes": 20,
    "Serving_Size": 4,
    "Ingredients": [],
    "Instructions": [],
}
"""An edit in which every field is right."""
ROWS = {"Ingredients": {"Name": "rice"}, "Instructions": {"Instruction_Text": "Boil."}}


def edited(field: str, given: Any) -> tuple[str | None, Any]:
    """Judge a field of the recipe editor: one of its own, or one of a row such as `Ingredients.Name`."""
    group, _, part = field.partition(".")
    name = f"{group}.0.{part}" if part else group
    try:
        form = parse_recipe(json.dumps({**EDIT, group: [{**ROWS[group], part: given}] if part else given}))
    except InvalidRecipe as error:
        return dict(error.problems or ())[name], None
    finer = [problem.sentence for problem in problems_of_quantities(form.edit().ingredients, {})]
    return (finer[0] if finer else None), _kept(form, group, part)


def _kept(form: RecipeEditIn, group: str, part: str) -> Any:
    made = form.model_dump(mode="json")[group]
    return made[0][part] if part else made


def tagged(names: list[str]) -> tuple[None, list[str]]:
    """Judge tags, in the order in which they were added."""
    return None, list(distinct_names(names))


RECIPE_FIELDS = sorted({case["field"].removeprefix("recipe.") for case in CASES if case["field"].startswith("recipe.")})

JUDGES: dict[str, Judge] = {
    "email": partial(parsed, parse_email),
    "givenEmail": partial(parsed, require_email),
    "fullName": partial(parsed, parse_name),
    "newName": partial(parsed, parse_new_name),
    "password": partial(parsed, parse_password),
    "givenPassword": partial(parsed, require_password),
    **{f"contact.{field}": partial(judged, field) for field in ("name", "email", "subject", "message")},
    "blog": drafted,
    "picture.bytes": weighed,
    **{f"recipe.{field}": partial(edited, field) for field in RECIPE_FIELDS},
    "recipe.tags": tagged,
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['field']}: {ascii(case['input'])[:40]}")
def test_a_field_is_judged_as_in_the_browser(case: dict[str, Any]) -> None:
    sentence, kept = JUDGES[case["field"]](case["input"])

    assert sentence == case["sentence"]
    if "kept" in case:
        assert kept == case["kept"]
