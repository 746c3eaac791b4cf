"""Sentences of a recipe's title and steps, most of which need no reading."""

import pytest

from core.labels.judge import forget_lines, label_recipe
from core.labels.lexicon import LEXICON, default_lexicon
from core.labels.lines import contents_named, foods_in_text
from core.lexicons import forget_texts, read_text, terms_of_text

SENTENCES = [
    "Melt the butter and stir in the flour.",
    "Serve without cream, with a glass of milk beside it.",
    "Whisk the eggs, walnuts and soy sauce.",
    "Beurre et lait dans la casserole.",
    "Stir until thick.",
    "",
]


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("language", [None, "en", "fr"])
def test_what_a_sentence_names_covers_what_its_reading_finds(sentence: str, language: str | None) -> None:
    lexicon = default_lexicon()
    named = contents_named(terms_of_text(LEXICON, sentence, language=language, is_prose=True), lexicon)

    found = foods_in_text(read_text(sentence, language=language, is_prose=True), lexicon)

    assert {held.content for held in found} <= named


def test_a_sentence_is_read_whatever_other_recipes_hold() -> None:
    step = ["Stir in the butter."]

    with_butter = label_recipe(["50 g butter", "2 onions"], texts=step)
    without = label_recipe(["2 onions"], texts=step)

    forget_texts()
    forget_lines()
    assert without == label_recipe(["2 onions"], texts=step)
    assert with_butter == label_recipe(["50 g butter", "2 onions"], texts=step)
    assert without != with_butter
