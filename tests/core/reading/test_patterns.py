"""The language of rules: what each part of a pattern matches."""

import pytest

from core.lexicons import default_vocabulary
from core.reading.patterns import PatternError, parse_pattern
from core.reading.scan import Scan


def _matches(pattern: str, line: str, food: str) -> bool:
    scan = Scan(line, default_vocabulary(), language="en", is_prose=False)
    anchor = next(mention for mention in scan.mentions if mention.text == food)
    return parse_pattern(pattern).match(scan, anchor) is not None


@pytest.mark.parametrize(
    ("pattern", "line", "food"),
    [
        ("no FOOD", "no bacon", "bacon"),
        ("@without FOOD", "in place of bacon", "bacon"),
        ("@without a? FOOD", "without a bacon", "bacon"),
        ("#alcohol @or FOOD", "beer or wine", "wine"),
        ("#alcohol:other @or FOOD", "beer or wine", "wine"),
        ("FOOD <end>", "2 slices bacon", "bacon"),
        ("<start> <number> FOOD", "2 bacon", "bacon"),
        ("FOOD (|, !)+ )", "bacon (the good one)", "bacon"),
        ("FOOD <joined> free", "bacon-free", "bacon"),
        ("FOOD {, #any}* <end>", "bacon, ham, wine", "bacon"),
        ("<last:wine> FOOD", "red wine", "red wine"),
        ("FOOD ?!free", "bacon", "bacon"),
        ("<is:bare-fat> FOOD", "fat", "fat"),
        ("FOOD <possessive> !<mark>", "Amy Bacon's lentils", "bacons"),
        ("FOOD !<mark> <possessive>", "Sherry Yard's brioche", "sherry"),
        (
            "FOOD ... butter",
            "bacon, eggs; and then, at last, a whole lot of good and cold and salted and fresh butter",
            "bacon",
        ),
        ("FOOD ... <end>", "bacon", "bacon"),
    ],
)
def test_a_pattern_matches(pattern: str, line: str, food: str) -> None:
    assert _matches(pattern, line, food)


@pytest.mark.parametrize(
    ("pattern", "line", "food"),
    [
        ("no FOOD", "bacon", "bacon"),
        ("#alcohol:other @or FOOD", "red wine or white wine", "white wine"),
        ("FOOD <joined> free", "bacon free", "bacon"),
        ("FOOD !, <end>", "bacon ,", "bacon"),
        ("FOOD ?!free", "bacon free", "bacon"),
        ("<is:bare-fat> FOOD", "pork fat", "pork fat"),
        ("FOOD <possessive> !<mark>", "bacon lentils", "bacon"),
    ],
)
def test_a_pattern_does_not_match(pattern: str, line: str, food: str) -> None:
    assert not _matches(pattern, line, food)


@pytest.mark.parametrize(
    ("pattern", "sentence"),
    [
        ("no bacon", "must have the word FOOD exactly once"),
        ("FOOD <nonsense>", "<nonsense> is not one of"),
        ("FOOD {, #any", "is never closed"),
        ("FOOD $$", "is not understood"),
    ],
)
def test_a_broken_pattern_says_what_is_wrong(pattern: str, sentence: str) -> None:
    with pytest.raises(PatternError, match=sentence):
        parse_pattern(pattern)
