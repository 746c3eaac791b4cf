"""Sentences that only offer a drink beside the dish are left out on import: docs/product/recipes.md#halal-guard."""

from typing import Any

from core.halal import Status
from importer.candidates import Candidate, Refusal, examine
from importer.normalising.cuisines import catalogue
from tests.importer.sample_records import sample_record


def _examined(**given: Any) -> Candidate | Refusal:
    return examine(sample_record(**given), catalogue(), allow_missing_steps=False)


def test_a_glass_of_wine_beside_the_dish_is_left_out_and_listed() -> None:
    found = _examined(recipeInstructions=["Simmer until soft. Serve with a glass of red wine."])

    assert isinstance(found, Candidate)
    assert [step.text for step in found.draft.steps] == ["Simmer until soft."]
    (remark,) = found.remarks
    assert (remark.field, remark.found) == ("steps", "Serve with a glass of red wine.")
    assert [doubt.verdict.status for doubt in found.doubts] == [Status.DOUBTFUL]


def test_a_step_of_nothing_but_an_offer_is_left_out() -> None:
    found = _examined(recipeInstructions=["Simmer until soft.", "Enjoy with a cold beer!"])

    assert isinstance(found, Candidate)
    assert [step.text for step in found.draft.steps] == ["Simmer until soft."]


def test_an_offer_in_the_description_is_left_out() -> None:
    found = _examined(description="A hearty soup. Pairs well with a Riesling.")

    assert isinstance(found, Candidate)
    assert found.draft.description == "A hearty soup."


def test_wine_in_the_dish_is_refused() -> None:
    found = _examined(recipeInstructions=["Deglaze with a glass of white wine."])

    assert isinstance(found, Refusal)
    assert found.kind == "haram"


def test_a_recipe_without_offers_stays_as_it_is() -> None:
    found = _examined(recipeInstructions=["Simmer  until soft."])

    assert isinstance(found, Candidate)
    assert (found.remarks, found.doubts) == ((), ())
