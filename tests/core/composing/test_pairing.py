"""What goes with what, and names that are kept."""

import pytest

from core.composing import ComposeRequest, Composition, compose
from core.composing.facts import pantry
from core.composing.pairing import clash, is_welcome, load_pairings
from core.composing.recognise import recognise
from core.composing.toml_files import KnowledgeError

FACTS = pantry().facts


def test_what_clashes_is_named() -> None:
    found = clash(FACTS["cheddar"], [FACTS["rice vinegar"], FACTS["cod"]], is_sweet=False)
    assert found is FACTS["cod"]


def test_fruit_is_welcome_only_with_what_it_goes_with() -> None:
    melon = FACTS["watermelon"]
    assert is_welcome(melon, [FACTS["feta"]], is_sweet=False)
    assert not is_welcome(melon, [FACTS["catfish"]], is_sweet=False)
    assert is_welcome(melon, [FACTS["catfish"]], is_sweet=True)


def test_what_does_not_go_with_the_dish_is_left_out_with_the_reason() -> None:
    names = ("lamb", "smoked salmon", "spinach", "onion")
    answer = compose(ComposeRequest(cuisine_code="ME", category_code="MAIN", ingredients=names))
    assert isinstance(answer, Composition)
    assert [entry.name for entry in answer.unused] == ["smoked salmon"]
    assert "salmon" not in " ".join(step.text for step in answer.recipe.steps)


def test_a_pairing_with_something_unknown_is_named_with_its_place() -> None:
    with pytest.raises(KnowledgeError, match=r"pairings\.toml, cheddar: 'moon rock' is no ingredient, kind or role"):
        load_pairings({"cheddar": {"goes": "moon rock"}}, pantry())


@pytest.mark.parametrize(("typed", "like"), [("Kashkaval", "cheddar"), ("graham crackers", "digestive biscuits")])
def test_a_name_of_its_own_is_kept(typed: str, like: str) -> None:
    fact = recognise(typed)
    assert fact
    assert (fact.name, fact.like) == (typed.lower(), like)


def test_peppers_are_vegetables_and_pepper_is_a_spice() -> None:
    names = [fact.name for fact in map(recognise, ("peppers", "pepper")) if fact]
    assert names == ["bell pepper", "black pepper"]
