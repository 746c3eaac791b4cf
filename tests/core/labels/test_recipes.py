"""Whole recipes: diets, allergens, notes and the halal line."""

from dataclasses import replace

import pytest

from core.halal.lexicon import default_lexicon as halal_lexicon
from core.labels import Allergen, Diet, Labels, Presence, Suitability, label_line, label_recipe, labels_version

LENTIL_SOUP = ["200 g red lentils", "1 onion, chopped", "2 cloves garlic", "1 tbsp olive oil", "1 l water", "Salt"]


def verdict(labels: Labels, diet: Diet) -> Suitability:
    return labels.diet(diet).verdict


def test_a_soup_of_plants_suits_every_diet() -> None:
    labels = label_recipe(LENTIL_SOUP)
    assert {label.verdict for label in labels.diets} == {Suitability.SUITABLE}


def test_a_soup_of_plants_has_no_allergen() -> None:
    labels = label_recipe(LENTIL_SOUP)
    assert {label.verdict for label in labels.allergens} == {Presence.NONE_FOUND}


def test_the_reason_names_the_line_and_the_food() -> None:
    (reason,) = label_recipe([*LENTIL_SOUP, "50 g feta, crumbled"]).allergen(Allergen.MILK).reasons
    assert (reason.index, reason.food, reason.says) == (6, "feta", '"feta" contains milk.')


@pytest.mark.parametrize(
    ("line", "unsuitable"),
    [
        ("500 g lamb mince", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("1 tbsp fish sauce", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("100 g cheddar", {Diet.VEGAN, Diet.DAIRY_FREE}),
        ("100 g parmesan", {Diet.VEGETARIAN, Diet.VEGAN, Diet.DAIRY_FREE}),
        ("50 g gorgonzola", {Diet.VEGETARIAN, Diet.VEGAN, Diet.DAIRY_FREE}),
        ("2 eggs", {Diet.VEGAN, Diet.EGG_FREE}),
        ("1 tbsp honey", {Diet.VEGAN}),
        ("4 sheets gelatin", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("200 g flour", {Diet.GLUTEN_FREE}),
        ("50 g walnuts", {Diet.NUT_FREE}),
        ("50 g peanuts", {Diet.NUT_FREE}),
        ("1 tbsp worcestershire sauce", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("4 slices turkey bacon", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("1 drop cochineal", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("1 dried sea cucumber", {Diet.VEGETARIAN, Diet.VEGAN}),
        ("生うに", {Diet.VEGETARIAN, Diet.VEGAN}),
    ],
)
def test_one_line_makes_diets_unsuitable(line: str, unsuitable: set[Diet]) -> None:
    labels = label_recipe([*LENTIL_SOUP, line])
    assert {diet for diet in Diet if verdict(labels, diet) is Suitability.NOT_SUITABLE} == unsuitable


def test_a_possible_content_leaves_the_diet_open() -> None:
    labels = label_recipe([*LENTIL_SOUP, "2 tbsp miso paste"])
    assert verdict(labels, Diet.GLUTEN_FREE) is Suitability.NOT_CLAIMED
    assert labels.diet(Diet.GLUTEN_FREE).reasons[0].says == "Soya pastes are often made with barley or wheat."


def test_a_line_that_is_not_understood_takes_every_negative_claim_back() -> None:
    labels = label_recipe([*LENTIL_SOUP, "1 tbsp zorblax"])
    assert {label.verdict for label in labels.allergens} == {Presence.NOT_CLAIMED}
    assert {label.verdict for label in labels.diets} == {Suitability.NOT_CLAIMED}
    assert labels.not_understood[0].food == "zorblax"


def test_a_line_that_is_not_understood_takes_no_positive_claim_back() -> None:
    labels = label_recipe(["1 tbsp zorblax", "200 ml milk"])
    assert labels.allergen(Allergen.MILK).verdict is Presence.CONTAINS


def test_a_word_in_thai_that_no_list_has_is_not_understood() -> None:
    assert label_line("บรู๊ชชี่ 200 กรัม").not_understood


def test_the_tones_of_vietnamese_tell_foods_apart() -> None:
    assert {held.content for held in label_line("500g sò", language="vi").contains} == {"molluscs"}
    assert not label_line("số", language="vi").contains


def test_a_misspelt_food_is_found_and_nothing_negative_is_claimed() -> None:
    labels = label_recipe([*LENTIL_SOUP, "1 cup mozzerela, grated"])
    assert labels.allergen(Allergen.MILK).verdict is Presence.CONTAINS
    assert labels.allergen(Allergen.EGGS).verdict is Presence.NOT_CLAIMED


def test_the_end_of_a_foreign_compound_is_no_food_in_english() -> None:
    assert not label_line("1 cup zorblax", language="en").contains  # "lax" is salmon in Swedish


def test_the_same_word_means_what_it_does_in_the_language() -> None:
    turkish, french = label_line("2 su bardağı un", language="tr"), label_line("un oignon", language="fr")
    assert [held.content for held in turkish.contains] == ["gluten"]
    assert not french.contains


def test_optional_foods_are_possible() -> None:
    labels = label_recipe([*LENTIL_SOUP, "sesame seeds (optional)"])
    assert labels.allergen(Allergen.SESAME).verdict is Presence.MAY_CONTAIN


def test_a_content_that_all_alternatives_share_is_sure() -> None:
    labels = label_recipe([*LENTIL_SOUP, "1 tbsp butter or ghee"])
    assert labels.allergen(Allergen.MILK).verdict is Presence.CONTAINS


def test_a_content_of_one_alternative_is_possible() -> None:
    labels = label_recipe([*LENTIL_SOUP, "1 tbsp butter or olive oil"])
    assert labels.allergen(Allergen.MILK).verdict is Presence.MAY_CONTAIN


@pytest.mark.parametrize(
    ("line", "diet"),
    [
        ("chicken or prawns, 300 g", Diet.VEGETARIAN),
        ("chicken or eggs", Diet.VEGAN),
        ("2 tbsp peanut butter or almond butter", Diet.NUT_FREE),
    ],
)
def test_a_diet_that_every_choice_rules_out_is_ruled_out(line: str, diet: Diet) -> None:
    labels = label_recipe([line])
    assert verdict(labels, diet) is Suitability.NOT_SUITABLE
    assert "Each choice" in labels.diet(diet).reasons[0].says


@pytest.mark.parametrize("line", ["chicken or tofu", "peanut butter or sunflower seed butter", "chicken or zorbo"])
def test_a_diet_that_one_choice_suits_is_open(line: str) -> None:
    labels = label_recipe([line])
    assert Suitability.NOT_SUITABLE not in {verdict(labels, diet) for diet in (Diet.VEGETARIAN, Diet.NUT_FREE)}


def test_meat_that_only_the_halal_lexicon_knows_is_meat() -> None:
    labels = label_recipe(["400 g rimmat fläsk"])
    assert verdict(labels, Diet.VEGETARIAN) is Suitability.NOT_SUITABLE
    assert labels.not_understood


def test_a_misspelt_short_food_is_found_beside_a_known_word() -> None:
    assert [held.content for held in label_line("200ml double creem").contains] == ["milk"]


def test_the_first_part_of_a_compound_may_be_what_the_thing_is_for() -> None:
    assert not label_line("Kuchen-Gelierpulver ohne Gelatine").contains


def test_a_replaced_food_is_not_there() -> None:
    labels = label_recipe([*LENTIL_SOUP, "1 tbsp oil instead of butter"])
    assert labels.allergen(Allergen.MILK).verdict is Presence.NONE_FOUND


def test_a_food_that_only_the_steps_name_is_possible() -> None:
    labels = label_recipe(LENTIL_SOUP, texts=["Simmer for 20 minutes.", "Stir in the yogurt and serve."])
    assert labels.allergen(Allergen.MILK).verdict is Presence.MAY_CONTAIN


def test_headings_are_no_ingredients() -> None:
    labels = label_recipe(["For the zorblax soup:", *LENTIL_SOUP])
    assert labels.ingredient_count == len(LENTIL_SOUP)
    assert not labels.not_understood


def test_nothing_is_claimed_of_a_recipe_without_ingredients() -> None:
    labels = label_recipe([], title="Soup")
    assert {label.verdict for label in labels.allergens} == {Presence.NOT_CLAIMED}
    assert {label.verdict for label in labels.diets} == {Suitability.NOT_CLAIMED}


def test_the_halal_line_counts_the_ingredients() -> None:
    assert label_recipe(LENTIL_SOUP).halal.says == "Halal: all 6 ingredients checked"


def test_the_halal_line_says_how_many_are_doubtful() -> None:
    assert label_recipe([*LENTIL_SOUP, "2 sheets gelatin"]).halal.says == "Caution: 1 of 7 ingredients to look at"


def test_the_halal_line_says_what_is_haram() -> None:
    labels = label_recipe([*LENTIL_SOUP, "100 g bacon"])
    assert (labels.halal.status, labels.halal.says) == ("haram", "Not halal: 1 of 7 ingredients")


@pytest.mark.parametrize("line", ["1 tbsp red wine vinegar", "250 g mascarpone", "beef bacon", "1 ginger beer"])
def test_a_line_that_surprises_has_a_note(line: str) -> None:
    (note,) = label_recipe([*LENTIL_SOUP, line]).notes
    assert note.index == len(LENTIL_SOUP)
    assert note.says


def test_labels_carry_the_version() -> None:
    assert label_recipe(LENTIL_SOUP).version == labels_version()


def test_labels_name_what_was_looked_at() -> None:
    assert label_recipe(LENTIL_SOUP, title="Soup").looked_at == ("ingredients", "title")


@pytest.mark.parametrize(
    "line", ["", "🍋", "a", "x" * 10_000, "egg " * 3_000, "<b>milk</b>", "\u202eklim", "1/2", "((("]
)
def test_any_line_gets_an_answer(line: str) -> None:
    assert len(label_recipe([line], title=line, texts=[line]).allergens) == len(Allergen)


def test_a_label_has_at_most_twenty_reasons() -> None:
    labels = label_recipe([f"{number} g butter" for number in range(1, 30)])
    assert len(labels.allergen(Allergen.MILK).reasons) == 20


def test_endless_lines_are_cut_in_reasons() -> None:
    line = "butter and " + "zorblax " * 2_000
    labels = label_recipe([line])
    (reason,) = labels.not_understood
    assert labels.allergen(Allergen.MILK).reasons[0].line == reason.line == f"{line[:300]}…"
    assert len(labels.to_json()) < 30_000


def test_labels_hold_the_halal_verdict_of_each_line_that_is_not_plainly_halal() -> None:
    (line,) = label_recipe([*LENTIL_SOUP, "2 sheets gelatin"]).halal.lines
    assert (line.index, line.status) == (6, "doubtful")
    assert line.reason
    assert line.substitute


def test_another_halal_lexicon_makes_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = labels_version()
    other = replace(halal_lexicon(), version="another")
    monkeypatch.setattr("core.labels.judge.halal_lexicon", lambda: other)
    assert labels_version() != before
