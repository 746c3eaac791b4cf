"""How lines, texts and recipes are judged: one rule of docs/product/recipes.md#halal-guard per test."""

import subprocess
import sys

import pytest

from core.halal import Status, classify_line, classify_text, judge_recipe, without_offers


def test_a_verdict_names_the_term_the_reason_and_a_substitute() -> None:
    verdict = classify_line("1/2 cup dry red wine")
    assert verdict.status is Status.HARAM
    assert verdict.term == "red wine"
    assert verdict.reason == "Wine is alcohol, which is haram, in cooking too."
    assert verdict.substitute == "grape juice with a splash of vinegar, or stock"


def test_a_verdict_names_its_words_in_the_text_its_rule_and_a_source() -> None:
    text = "1/2 cup dry Red Wine"
    verdict = classify_line(text)
    assert verdict.span is not None
    assert text[verdict.span.start : verdict.span.end] == "Red Wine"
    assert verdict.rule == "lexicon"
    assert verdict.source is not None
    assert "Quran 5:90" in verdict.source
    assert classify_line("stock or wine").rule == "alternatives"
    assert classify_line("bacon, halal if possible").rule == "halal if possible"


def test_the_substitute_fits_the_dish() -> None:
    assert classify_line("1 cup beer for the batter").substitute == "sparkling water in the batter"
    assert "stock" in (classify_line("1 cup beer", dish="Beef stew").substitute or "")
    assert "juice" in (classify_line("2 tbsp rum", dish="Chocolate cake").substitute or "")


def test_a_dish_of_pork_is_haram_as_an_ingredient_and_doubtful_as_a_title() -> None:
    assert classify_line("1 quiche lorraine, sliced").status is Status.HARAM
    verdict = judge_recipe(["150 g beef bacon", "3 eggs"], title="Quiche Lorraine", texts=["Bake the quiche lorraine."])
    assert verdict.status is Status.DOUBTFUL
    reason = "The usual recipe of this dish has pork in it. Check every ingredient."
    assert {finding.verdict.reason for finding in verdict.findings} == {reason}


def test_a_drink_beside_the_dish_makes_a_recipe_doubtful() -> None:
    verdict = judge_recipe(["500 g beef"], title="Stew", texts=["Simmer. Serve with a glass of red wine."])
    assert verdict.status is Status.DOUBTFUL
    assert verdict.findings[0].verdict.is_beside


@pytest.mark.parametrize(
    "text",
    [
        "Serve with red wine sauce.",
        "Deglaze with a glass of white wine.",
        "Serve with vanilla ice cream and a splash of brandy.",
        "Serve with wine-poached pears.",
        "Mit Weißwein ablöschen und servieren.",
    ],
)
def test_what_goes_into_the_dish_makes_it_haram_wherever_it_stands(text: str) -> None:
    assert classify_text(text).status is Status.HARAM


def test_a_recipe_is_read_in_the_language_of_all_its_lines() -> None:
    lines = ["1 sdt lada", "200 g sangri", "2 siung bawang putih", "garam secukupnya"]
    assert judge_recipe(lines, title="Ayam goreng").findings == ()


def test_a_description_that_speaks_of_something_haram_is_doubtful_and_an_instruction_is_haram() -> None:
    told = judge_recipe(["2 eggs"], title="Galette", notes=["In Brittany it is eaten with ham."])
    done = judge_recipe(["2 eggs"], title="Stew", notes=["Deglaze with white wine for more flavour."])
    assert (told.status, done.status) == (Status.DOUBTFUL, Status.HARAM)
    assert told.findings[0].place == "note"


def test_an_offer_is_taken_out_of_a_text() -> None:
    text, offers = without_offers("Simmer for an hour. Serve with a glass of wine. Add salt.")
    assert (text, offers) == ("Simmer for an hour. Add salt.", ("Serve with a glass of wine.",))


def test_a_halal_verdict_says_nothing() -> None:
    verdict = classify_line("2 cups rice")
    assert (verdict.status, verdict.reason, verdict.term, verdict.substitute) == (Status.HALAL, "", "", None)


def test_every_verdict_carries_the_version_of_the_lexicon() -> None:
    assert classify_line("2 cups rice").lexicon_version == classify_line("pork").lexicon_version != ""


def test_haram_when_optional() -> None:
    assert classify_line("1 splash of sherry (optional)").status is Status.HARAM


def test_of_two_foods_the_worse_counts() -> None:
    assert classify_line("chicken and bacon").status is Status.HARAM


def test_of_alternatives_one_halal_makes_the_line_doubtful() -> None:
    verdict = classify_line("white wine or chicken stock")
    assert verdict.status is Status.DOUBTFUL
    assert verdict.reason.startswith("One alternative is haram")


def test_of_alternatives_all_haram_make_the_line_haram() -> None:
    assert classify_line("sherry, sake or white wine").status is Status.HARAM


def test_or_between_descriptions_is_no_alternative() -> None:
    assert classify_line("1 cup red or white wine").status is Status.HARAM


def test_an_open_choice_says_what_it_leaves_open() -> None:
    verdict = classify_line("bacon, halal if possible")
    assert verdict.status is Status.DOUBTFUL
    assert "leaves open" in verdict.reason


@pytest.mark.parametrize("line", ["gluten-free beer", "fat-free bacon", "pork without fat", "sugar-free rum"])
def test_free_of_something_else_excuses_nothing(line: str) -> None:
    assert classify_line(line).status is Status.HARAM


@pytest.mark.parametrize(
    "text", ["Pork chops with apples", "Beer-battered cod", "Steak in red wine", "Chicken and bacon pie"]
)
def test_a_haram_title_is_found(text: str) -> None:
    assert classify_text(text).status is Status.HARAM


@pytest.mark.parametrize(
    "text",
    [
        "Add a splash of wine and let it bubble.",
        "Fry the bacon for 5 minutes or until crisp.",
        "Brown the pork on all sides.\nSet aside.",
        "Stir in the rum. Serve.",
    ],
)
def test_a_haram_step_is_found(text: str) -> None:
    assert classify_text(text).status is Status.HARAM


@pytest.mark.parametrize(
    "text",
    [
        "This stew has no alcohol and no pork.",
        "Cook until wine-red and sticky.",
        "Serve in small wine glasses.",
        "The port of Izmir smells of grilled fish.",
        "A speck of salt is enough.",
        "Drain until the blood runs clear.",
        "Add the vanilla and whisk.",
        "For the sake of speed, use a pressure cooker.",
        "Use grape juice instead of wine.",
        "Made without lard or gelatin.",
    ],
)
def test_a_text_that_only_mentions_or_excludes_is_halal(text: str) -> None:
    assert classify_text(text).status is Status.HALAL


def test_a_recipe_is_as_good_as_its_worst_text() -> None:
    verdict = judge_recipe(["500 g beef", "1 tsp vanilla extract", "1 cup beer"], title="Beef stew", texts=["Simmer."])
    assert verdict.status is Status.HARAM
    assert not verdict.is_publishable
    assert [(finding.place, finding.index, finding.verdict.status) for finding in verdict.findings] == [
        ("ingredient", 1, Status.DOUBTFUL),
        ("ingredient", 2, Status.HARAM),
    ]


def test_titles_and_texts_count_as_much_as_ingredients() -> None:
    assert judge_recipe(["500 g meat"], title="Pork chops").findings[0].place == "title"
    finding = judge_recipe(["500 g beef"], title="Stew", texts=["Brown the beef.", "Add a splash of wine."]).findings[0]
    assert (finding.place, finding.index, finding.text) == ("text", 1, "Add a splash of wine.")


def test_a_doubtful_recipe_may_be_published() -> None:
    verdict = judge_recipe(["2 sheets gelatine"], title="Panna cotta")
    assert verdict.status is Status.DOUBTFUL
    assert verdict.is_publishable


def test_a_halal_recipe_has_no_findings() -> None:
    assert judge_recipe(["1 lamb shoulder", "2 tbsp red wine vinegar"], title="Roast lamb").findings == ()


def test_importing_the_guard_reads_no_lexicon() -> None:
    program = "import core.halal, core.halal.lexicon as l; print(l.default_lexicon.cache_info().currsize)"
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert output.strip() == "0"


def test_a_compound_names_the_animal_that_it_begins_with() -> None:
    assert classify_line("200 g Putenbratwurst").status is Status.HALAL
    assert classify_line("2 rundersaucijzen").status is Status.HALAL
    assert classify_line("200 g Schweinsbratwurst").status is Status.HARAM


def test_a_shared_ending_joins_alternatives() -> None:
    assert classify_line("500 g Schweine- oder Rinderhack").status is Status.DOUBTFUL


def test_a_catalogue_names_the_kind_behind_a_comma() -> None:
    assert classify_line("vinegar, red wine").status is Status.HALAL
    assert classify_line("sausages, chicken").status is Status.HALAL
    assert classify_line("oil, vinegar, red wine").status is Status.HARAM
    assert classify_line("bacon, chicken").status is Status.HARAM


@pytest.mark.parametrize("word", ["ovenproof", "sambusa", "panettone"])
def test_running_text_has_no_typing_slips_but_of_unmistakable_words(word: str) -> None:
    assert classify_text(f"Serve it hot with the {word} dish.").status is Status.HALAL
    assert classify_text("Fry the baccon until crisp.").status is Status.HARAM


def test_a_cut_with_an_ordinary_name_is_not_looked_for_in_running_text() -> None:
    assert classify_text("Ladle the red fat back over the stew.").status is Status.HALAL
    assert classify_line("4 oz fat back").status is Status.HARAM


def test_an_endless_word_is_judged_at_once() -> None:
    assert classify_line("p" + "o" * 40_000 + "rk").status is Status.HALAL


def test_a_brand_that_is_an_ordinary_word_counts_beside_a_bottle_only() -> None:
    assert classify_line("2 bottles Corona").status is Status.HARAM
    assert classify_line("200 g corona beans").status is Status.HALAL


def test_accents_tell_hungarian_skin_from_wine() -> None:
    assert classify_line("2 dl bor").status is Status.HARAM
    assert classify_line("2 csirkemell, bőr nélkül").status is Status.HALAL


def test_a_korean_food_does_not_reach_over_the_end_of_a_word() -> None:
    assert classify_line("생크림을 졸이고 양이 줄면").status is Status.HALAL
    assert classify_line("돼지 고기 200g").status is Status.HARAM


@pytest.mark.parametrize("line", ["meat, 1 kg", "500 g viande", "мясо на гуляш 500 г", "নরম মাংস ১ কেজি", "고기 300g"])
def test_meat_of_no_named_animal_is_doubtful(line: str) -> None:
    assert classify_line(line).status is Status.DOUBTFUL


@pytest.mark.parametrize("line", ["meat, 1 kg (goat)", "viande de bœuf", "говяжье мясо", "খাসির মাংস", "소고기 300g"])
def test_an_animal_anywhere_in_the_line_names_the_meat(line: str) -> None:
    assert classify_line(line).status is Status.HALAL


@pytest.mark.parametrize("title", ["Port or Madeira", "Wein oder Brühe", "豚肉または鶏肉"])
def test_in_running_text_a_food_without_rules_takes_nothing_back(title: str) -> None:
    assert classify_text(title).status is Status.HARAM


def test_in_running_text_a_plain_food_is_an_alternative() -> None:
    assert classify_text("wine or stock").rule == "alternatives"


@pytest.mark.parametrize("word", ["vodkka", "saucijzenbroodjes", "jitrnic", "пельменей"])
def test_the_lexicon_of_foods_hides_no_form_of_a_halal_word(word: str) -> None:
    assert classify_line(word).status is not Status.HALAL


def test_a_plural_of_a_joined_word_is_one_word() -> None:
    assert classify_line("12 oz porkchops").term == "porkchops"


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("da", "gaffel"),
        ("da", "bollerne"),
        ("sv", "gaffel"),
        ("fi", "tarjoillaan"),
        ("hu", "sült"),
        ("de", "gemischte Bohnen"),
        ("de", "vermutlich"),
        ("lt", "sunkiai"),
        ("id", "biru"),
        ("tr", "yayın"),
        ("pt", "mede"),
    ],
)
def test_an_ordinary_word_of_the_recipes_language_is_no_foreign_food(language: str, word: str) -> None:
    assert classify_line(word, language=language).status is Status.HALAL


@pytest.mark.parametrize(
    ("language", "word"),
    [("bg", "водата"), ("de", "weichen"), ("de", "treiben"), ("es", "pollito"), ("hu", "oldalak"), ("it", "puntino")],
)
def test_a_frequent_word_is_never_a_slip(language: str, word: str) -> None:
    assert classify_line(word, language=language).status is Status.HALAL


def test_a_stem_counts_in_a_related_language() -> None:
    assert classify_line("vepřovým", language="sk").status is Status.HARAM
