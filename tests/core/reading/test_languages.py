"""Which language a recipe is in."""

from itertools import permutations

import pytest

from core.lexicons import default_vocabulary
from core.reading.languages import LanguageGuesser

HALF_SWEDISH = ("1 eggplant, cubed", "3 ägg", "3 dl vetemjöl")
"""Its words speak as much for English as for Swedish."""


@pytest.mark.parametrize("lines", list(permutations(HALF_SWEDISH)))
def test_of_two_equally_likely_languages_english_comes_last_in_every_order_of_lines(lines: tuple[str, ...]) -> None:
    assert LanguageGuesser(default_vocabulary().words).guess(lines) == ("sv", "en")
