"""What a recipe tells of itself is true: its foods, its tags, its amounts in words, what it says of the wishes."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.composing import ComposeRequest, Composition, compose
from core.composing.compose import dishes_of
from core.composing.cuisines import flavour_bases
from core.composing.facts import Fact
from core.composing.gaps import GAP, without_gaps
from core.composing.named_foods import foods_in, is_among, is_ruled_out, without_sentences
from core.composing.recognise import recognise
from core.composing.vessels import vessels
from core.composing.wishes import understand
from core.composing.word_amounts import minutes_of_work, scaled_words
from core.labels.facts import RULED_OUT_BY, Diet
from core.recipes.inputs import RecipeInput

SETTINGS = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
WISHES = ("no onions", "without nuts", "no garlic", "vegan", "vegetarian", "dairy free", "no eggs", "mild", "for 7", "")


@st.composite
def answers(draw: st.DrawFn) -> tuple[ComposeRequest, Composition | None]:
    """Return a request for a dish of its own key ingredients under a wish, and its answer."""
    cuisine, category = draw(st.sampled_from(sorted(flavour_bases()))), draw(st.sampled_from(("MAIN", "APP", "DES")))
    dish = draw(st.sampled_from(dishes_of(cuisine, category)))
    own = [line.fact.name for part in dish.parts.values() if part.is_key for line in part.lines]
    request = ComposeRequest(
        cuisine_code=cuisine,
        category_code=category,
        ingredients=tuple(draw(st.lists(st.sampled_from(own), min_size=1, max_size=4, unique=True))),
        instructions=draw(st.sampled_from(WISHES)),
    )
    answer = compose(request)
    return request, answer if isinstance(answer, Composition) else None


def facts_of(recipe: RecipeInput) -> list[Fact]:
    return [fact for part in recipe.ingredients if (fact := recognise(part.name))]


@SETTINGS
@given(answers())
def test_a_description_names_only_what_is_in_the_list(asked: tuple[ComposeRequest, Composition | None]) -> None:
    _, answer = asked
    if answer:
        facts = facts_of(answer.recipe)
        missing = [name for name, meant in foods_in(answer.recipe.description) if not is_among(name, meant, facts)]
        assert missing == []


@SETTINGS
@given(answers())
def test_no_text_names_what_a_wish_has_taken_out(asked: tuple[ComposeRequest, Composition | None]) -> None:
    request, answer = asked
    wishes = understand(request.instructions)
    if answer:
        recipe, facts = answer.recipe, facts_of(answer.recipe)
        texts = [recipe.description, recipe.cultural_notes or "", *recipe.tags, *(step.text for step in recipe.steps)]
        named = [entry for text in texts for entry in foods_in(text)]
        assert [name for name, meant in named if is_ruled_out(name, meant, facts, wishes.forbids)] == []


@SETTINGS
@given(answers())
def test_tags_of_a_diet_follow_the_list(asked: tuple[ComposeRequest, Composition | None]) -> None:
    _, answer = asked
    if answer:
        held = frozenset().union(*(fact.holds for fact in facts_of(answer.recipe)))
        for diet in set(answer.recipe.tags) & set(map(str, Diet)):
            assert held.isdisjoint(RULED_OUT_BY[Diet(diet)])


@pytest.mark.parametrize(
    ("text", "factor", "expected"),
    [
        ("Keep a cup of the water.", 0.5, "Keep half a cup of the water."),
        ("Keep a cup of the water.", 2, "Keep two cups of the water."),
        ("Stir in two ladles of the broth.", 1.5, "Stir in three ladles of the broth."),
        ("Heat half a cup of oil.", 2, "Heat a cup of oil."),
        ("Put a spoonful of filling on each.", 2, "Put a spoonful of filling on each."),
        ("Simmer until it coats a spoon.", 3, "Simmer until it coats a spoon."),
    ],
)
def test_amounts_in_words_follow_the_servings(text: str, factor: float, expected: str) -> None:
    assert scaled_words(text, factor) == expected


def test_twice_as_many_dumplings_take_longer_to_fold() -> None:
    assert minutes_of_work(20, "Fold {x24} dumplings.", 2) == 32
    assert minutes_of_work(20, "Stir in {salt}.", 2) == 20


@pytest.mark.parametrize(
    ("texts", "count"),
    [
        (("Heat the oil in a heavy pot.", "Simmer in the pot."), 1),
        (("Heat the oil in a heavy pot.", "Put the rice and the water in a second pot, bring to a boil."), 2),
        (("Toast the nuts in a dry pan.", "Fry the onion in a wide pan."), 2),
        (("Serve on a platter.",), 0),
    ],
)
def test_pots_are_counted(texts: tuple[str, ...], count: int) -> None:
    assert vessels(texts) == count


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("a bit of cabbage", "cabbage"),
        ("the half a jar of pickle", "pickled cucumbers"),
        ("3 cloves of garlic", "garlic"),
        ("200g feta", "feta"),
        ("leftover rice", "cooked rice"),
        ("tomatoes (ripe)", "tomato"),
    ],
)
def test_how_much_there_is_of_it_is_no_part_of_a_name(typed: str, name: str) -> None:
    fact = recognise(typed)
    assert fact
    assert fact.name == name


def test_mild_takes_half_of_a_hot_paste_and_says_so() -> None:
    names = ("chicken", "green curry paste", "coconut milk")
    usual, mild = (_composed("TH", "MAIN", names, say) for say in ("", "mild"))
    grams = [
        next(part.quantity for part in answer.recipe.ingredients if "paste" in part.name) for answer in (usual, mild)
    ]
    assert grams[0] == 2 * grams[1]
    assert mild.wishes == ("Mild, with half of the usual curry paste.",)


def test_rice_starts_while_the_stew_still_simmers() -> None:
    answer = _composed("TR", "MAIN", ("white beans", "beef", "tomato paste", "onion", "rice"))
    rice = next(step for step in answer.recipe.steps if "put the rice" in step.text)
    assert "minutes before the end" in rice.text
    assert "Simmer for" in rice.text


def test_a_dish_that_takes_a_little_longer_is_composed_and_the_minutes_are_told() -> None:
    answer = _composed("TR", "MAIN", ("ground beef", "potatoes", "onion", "tomato paste"), "under 20 minutes")
    total = answer.recipe.total_minutes or 0
    assert total > 20
    assert answer.wishes == (f"It takes {total} minutes, {total - 20} more than you asked for.",)


def test_as_much_milk_as_yogurt_goes_into_a_dough() -> None:
    recipe = _composed("TR", "SNK", ("flour", "milk", "butter", "eggs", "feta")).recipe
    milk = [part.quantity or 0 for part in recipe.ingredients if "milk" in part.name]
    assert sum(milk) <= 250


def _composed(cuisine: str, category: str, names: tuple[str, ...], say: str = "") -> Composition:
    answer = compose(ComposeRequest(cuisine_code=cuisine, category_code=category, ingredients=names, instructions=say))
    assert isinstance(answer, Composition)
    return answer


def test_a_text_that_rules_a_food_out_does_not_name_it() -> None:
    assert [name for name, _ in foods_in("Lentils with fried almonds, no meat")] == ["Lentils", "almonds"]


@pytest.mark.parametrize(
    ("gapped", "closed"),
    [
        (f"Heat the oil in a pot and cook {GAP} until soft.", "Heat the oil in a pot."),
        (f"Brown the lamb with {GAP}.", "Brown the lamb."),
        (f"Scatter with {GAP} and serve at once.", "Serve at once."),
        (f"Boil {GAP} for 9 minutes, cool, peel and quarter.", ""),
        (f"Spread {GAP} on the bread, lay the chicken on top and bake.", "Lay the chicken on top and bake."),
        (f"Stir in {GAP} and half of the mint.", "Stir in half of the mint."),
        (f"Fry {GAP} with the cumin until golden.", "Fry the cumin until golden."),
    ],
)
def test_what_is_said_of_the_others_stays(gapped: str, closed: str) -> None:
    assert without_gaps(gapped) == closed


@pytest.mark.parametrize(
    ("text", "name", "expected"),
    [
        ("Filled with tomato, pepper and parsley.", "pepper", "Filled with tomato and parsley."),
        ("Lamb with prunes in honey and almonds.", "almonds", "Lamb with prunes in honey."),
        ("Rice and nuts. Eaten on Fridays.", "nuts", "Rice. Eaten on Fridays."),
    ],
)
def test_a_food_that_is_not_there_leaves_the_list(text: str, name: str, expected: str) -> None:
    assert without_sentences(text, lambda words, _: words == name) == expected


def test_no_onions_leaves_no_ingredient_without_a_step() -> None:
    answer = _composed("TR", "APP", ("bulgur", "tomatoes", "cucumber", "pomegranate molasses"), "no onions")
    told = " ".join(step.text for step in answer.recipe.steps)
    assert "onion" not in told
    assert "Knead the bulgur" in told


def test_fish_joins_when_the_potatoes_are_nearly_done() -> None:
    answer = _composed("TR", "MAIN", ("cod", "potatoes", "lemon", "onion"), "under 30 minutes")
    fish = next(step for step in answer.recipe.steps if step.text.startswith("Add the cod"))
    assert (fish.time_needed_minutes or 0) <= 10


@pytest.mark.parametrize(
    ("cuisine", "category", "names", "dish"),
    [
        ("AFG", "MAIN", "leek, potatoes, flour, green onions, yogurt", "gandana-bolani"),
        ("NAF", "DES", "almonds, filo pastry, honey, orange blossom water", "almond-briouats"),
        ("TR", "BRK", "filo pastry, feta, parsley, eggs, milk", "su-boregi"),
        ("ME", "BRK", "pita bread, labneh, za'atar, cucumber, olives", "labneh-plate"),
        ("PER", "APP", "olives, walnuts, pomegranate molasses, garlic", "zeytoon-parvardeh"),
        ("PAK", "MAIN", "mutton, turnips, ginger, garlic, yogurt", "shaljam-gosht"),
        ("IND", "SNK", "puffed rice, onion, tomato, chutney, peanuts", "bhel-puri"),
        ("CAS", "RAM", "mung beans, rice, carrots, onions, yogurt", "mung-soup"),
    ],
)
def test_a_basket_of_a_known_dish_becomes_it(cuisine: str, category: str, names: str, dish: str) -> None:
    answer = _composed(cuisine, category, tuple(names.split(", ")))
    assert answer.dish == dish
    assert answer.unused == ()


def test_an_order_that_is_also_a_food_stays_an_order() -> None:
    answer = _composed("ME", "SNK", ("pita", "cheese", "tomatoes", "mint"), "under 20 minutes")
    assert any(step.text.startswith("Toast the pita breads") for step in answer.recipe.steps)
