"""Words that sound the same have the same code."""

import pytest

from core.asking.sounds import MARK, NEAR_MARK, near_sound_of, sound_of, sounds_of


@pytest.mark.parametrize(
    ("heard", "word"),
    [
        ("chikin", "chicken"),
        ("lassee", "lassi"),
        ("kichadi", "khichdi"),
        ("tajeen", "tagine"),
        ("kesadilla", "quesadillas"),
        ("lazania", "lasagna"),
        ("zukini", "zucchini"),
        ("beryani", "biryani"),
        ("falafil", "falafel"),
        ("focacha", "focaccia"),
        ("kwesadilla", "quesadilla"),
        ("barbakew", "barbecue"),
    ],
)
def test_a_word_is_found_by_ear(heard: str, word: str) -> None:
    assert sound_of(heard) == sound_of(word) is not None


@pytest.mark.parametrize("pair", [("rice", "rose"), ("lamb", "lime"), ("curry", "cream"), ("bean", "bun")])
def test_short_words_keep_their_vowels(pair: tuple[str, str]) -> None:
    assert sound_of(pair[0]) != sound_of(pair[1])


@pytest.mark.parametrize("word", ["dal", "nan", "عدس", "30"])
def test_short_words_and_other_scripts_have_no_code(word: str) -> None:
    assert sound_of(word) is None


def test_a_word_without_a_vowel_can_not_be_heard() -> None:
    assert sound_of("zzqqxx") is None
    assert near_sound_of("zzqqxx") is None


def test_codes_are_no_ordinary_words() -> None:
    assert all(code.startswith((MARK, NEAR_MARK)) for code in sounds_of(["Chicken Karahi", "fresh coriander"]))


@pytest.mark.parametrize(("heard", "word"), [("rizoto", "risotto"), ("zaziki", "tzatziki"), ("peetza", "pizza")])
def test_vowels_tell_words_of_the_same_consonants_apart(heard: str, word: str) -> None:
    assert near_sound_of(heard) == near_sound_of(word)
    assert near_sound_of("rizoto") != near_sound_of("roast")


def test_neighbours_in_a_name_are_heard_as_one_word() -> None:
    assert sound_of("babaganush") in sounds_of(["Baba Ganoush"], names=["Baba Ganoush"])


def test_a_spanish_ll_is_found_as_a_y_too() -> None:
    assert sound_of("kesadiya") in sounds_of(["Quesadilla"])
