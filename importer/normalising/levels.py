"""How hard a recipe is."""

from collections.abc import Mapping
from typing import Any

from core.recipes.inputs import Difficulty
from importer.normalising.remarks import Remark
from importer.normalising.texts import plain_line
from importer.normalising.values import first_of, text_of

WORDS: dict[str, Difficulty] = {
    **dict.fromkeys(("easy", "simple", "beginner", "very easy", "super easy", "novice"), "Easy"),
    **dict.fromkeys(("medium", "moderate", "intermediate", "average", "more effort"), "Medium"),
    **dict.fromkeys(("hard", "difficult", "advanced", "expert", "challenging", "a challenge", "pro"), "Hard"),
}


def read_difficulty(recipe: Mapping[str, Any], remarks: list[Remark]) -> Difficulty | None:
    """Return the difficulty that the source states in a word we know."""
    stated = plain_line(text_of(first_of(recipe, "educationalLevel", "difficulty", "recipeDifficulty")))
    level = WORDS.get(stated.casefold())
    if stated and level is None:
        remarks.append(Remark("educationalLevel", stated, "left out: no known difficulty"))
    return level
