"""What the editor's fields say when a rule is broken: the sentences in `config/fields.json`, as in the browser."""

from collections.abc import Mapping

from pydantic_core import ErrorDetails

from core.config_files import read_config
from core.errors import Problem

RULES = read_config("fields")["recipe"]

Rule = Mapping[str, object]
_GRAMS = ("Protein_Grams", "Carbs_Grams", "Fat_Grams", "Fiber_Grams")
_RULE_OF: Mapping[str, Rule] = {
    "Short_Title": RULES["shortTitle"],
    "Long_Title": RULES["longTitle"],
    "Description": RULES["description"],
    "Cultural_Notes": RULES["culturalNotes"],
    "Cuisine_ID": RULES["cuisine"],
    "Category_ID": RULES["category"],
    "Difficulty_Level": RULES["difficulty"],
    "Prep_Time_Minutes": {**RULES["minutes"], **RULES["prepTime"]},
    "Cook_Time_Minutes": {**RULES["minutes"], **RULES["cookTime"]},
    "Serving_Size": RULES["servings"],
    "Calories_Per_Serving": RULES["calories"],
    **dict.fromkeys(_GRAMS, RULES["grams"]),
    "Ingredients": RULES["ingredients"],
    "Ingredients.Name": RULES["ingredient"],
    "Ingredients.Quantity": RULES["quantity"],
    "Ingredients.Quantity_Max": RULES["quantity"],
    "Ingredients.Unit": RULES["unit"],
    "Ingredients.Notes": RULES["notes"],
    "Ingredients.Section": RULES["section"],
    "Instructions": RULES["instructions"],
    "Instructions.Instruction_Text": RULES["instruction"],
    "Instructions.Temperature": RULES["temperature"],
    "Instructions.Time_Needed": RULES["minutes"],
    "Instructions.Section": RULES["section"],
    "Tags": RULES["tags"],
    "Tags.Name": RULES["tag"],
}
_TOO_LONG = ("tooLong", "tooMany")
_ABSENT = ("required", "invalid")
_INVALID = ("invalid", "required")


def problem_of(error: ErrorDetails) -> Problem:
    """Return what is wrong with a field of the edit, in the sentence of its rule where that has one."""
    field = ".".join(map(str, error["loc"])) or "recipe"
    rule = _RULE_OF.get(".".join(part for part in error["loc"] if isinstance(part, str)), {})
    if error["type"] == "not_rising":
        return Problem(field, RULES["quantity"]["notRising"])
    if error["type"] == "characters":
        return Problem(field, error["msg"])
    said = next((str(rule[kind]) for kind in _kinds(error) if kind in rule), None)
    return Problem(field, said or f"{field}: {error['msg']}.")


def _kinds(error: ErrorDetails) -> tuple[str, ...]:
    if error["type"] in ("string_too_long", "too_long"):
        return _TOO_LONG
    # None and an empty text stand for a field that was left out.
    is_absent = error["type"] in ("missing", "string_too_short", "too_short") or error["input"] is None
    return _ABSENT if is_absent else _INVALID
