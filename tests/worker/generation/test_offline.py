"""The offline composer as a provider."""

import pytest

from worker.generation.offline import OfflineComposer
from worker.generation.provider import Ask, NoRecipe


def an_ask(*names: str, category: str = "MAIN", instructions: str = "", variation: int = 0) -> Ask:
    """A Turkish request."""
    return Ask(
        cuisine_code="TR",
        cuisine_name="Turkish",
        category_code=category,
        category_name="",
        ingredients=names,
        instructions=instructions,
        variation=variation,
    )


def test_what_it_could_not_use_and_what_it_understood_are_notes() -> None:
    answer = OfflineComposer().generate(an_ask("Lamb", "Eggplant", "Zzyzx", instructions="for 6"))

    assert any("Zzyzx" in note for note in answer.notes)
    assert any("6" in note for note in answer.notes)


def test_ingredients_that_make_no_dish_name_the_nearest_that_do() -> None:
    with pytest.raises(NoRecipe) as refused:
        OfflineComposer().generate(an_ask("Cod", "Anchovies", "Onion", category="DES"))

    failure = refused.value.failure
    assert (failure.code, bool(failure.says)) == ("no_dish", True)
    assert failure.nearest
    assert set(failure.nearest) == {"cuisine_code", "category_code", "title"}


def test_another_try_is_another_recipe() -> None:
    first, second = (
        OfflineComposer().generate(an_ask("Lamb", "Eggplant", "Tomato", variation=number)) for number in (0, 1)
    )

    assert first.recipe != second.recipe
