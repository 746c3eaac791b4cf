"""Folding, cutting and reading of single words."""

import shutil
from pathlib import Path

import pytest

from core.halal import Status, classify_line
from core.lexicons import default_vocabulary
from core.reading.fold import fold
from core.reading.lists import WordsError, load_word_lists, own_words
from core.reading.slips import SlipIndex, edit_distance
from core.reading.tokens import phrase_tokens, tokenize, tokens_of_phrases


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("PORK", "pork"),
        ("Jamón Ibérico", "jamon iberico"),
        ("ＢＡＣＯＮ", "bacon"),
        ("ﾍﾞｰｺﾝ", "ベーコン"),
        ("ba\u200bcon", "bacon"),
        ("ba\u00adcon", "bacon"),
        ("b\u0430con", "bacon"),
        ("p0rk", "pork"),
        ("p o r k", "pork"),
        ("1½ cups", "1 1/2 cups"),
        ("خِنْزِير", "خنزیر"),
        ("خنـــزير", "خنزیر"),
        ("گوشت\u200cخوک", "گوشت خوک"),
        ("١٢", "12"),
        ("Weißwein", "weisswein"),
        ("İÇKİ", "icki"),
    ],
)
def test_spellings_of_one_word_fold_together(written: str, folded: str) -> None:
    assert fold(written) == folded


def test_japanese_voicing_marks_stay() -> None:
    assert fold("ブタ") != fold("フタ")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("w/o bacon", ["without", "bacon"]),
        ("pork-free", ["pork", "free"]),
        ("pig's feet", ["pigs", "feet"]),
        ("d'agneau", ["d", "agneau"]),
        ("16 oz. bacon", ["16", "oz", "bacon"]),
        ("料酒2勺", ["料", "酒", "2", "勺"]),
        ("bacon/ham", ["bacon", "/", "ham"]),
        ("1/2 cup", ["1/2", "cup"]),
        ("वाइन डालें।", ["वाइन", "डालें", "."]),
    ],
)
def test_a_text_is_cut_into_words(text: str, words: list[str]) -> None:
    assert [token.text for token in tokenize(text)] == words


@pytest.mark.parametrize(
    ("left", "right", "distance"),
    [("bacon", "bacon", 0), ("bacn", "bacon", 1), ("bcaon", "bacon", 1), ("beacons", "bacon", 2), ("wein", "rhein", 2)],
)
def test_swapped_neighbours_count_once(left: str, right: str, distance: int) -> None:
    assert edit_distance(left, right) == distance


def test_one_slip_is_read_into_five_letters_and_two_into_nine() -> None:
    index = SlipIndex(["bacon", "prosciutto"], ["pork"])
    assert index.meant("bacoon") == "bacon"
    assert index.meant("bacconn") == "bacon", "doubled letters are one slip"
    assert index.meant("bacooon") is None
    assert index.meant("procuitto") == "prosciutto"
    assert index.meant("porkk") == "pork"
    assert index.meant("port") is None


@pytest.mark.parametrize(
    ("written", "meant"), [("baccon", "bacon"), ("wiskey", "whiskey"), ("prosciuto", "prosciutto"), ("poork", "pork")]
)
def test_a_slip_is_read_as_the_word_that_was_meant(written: str, meant: str) -> None:
    resolved = default_vocabulary().resolve(written)
    assert resolved in ((meant,), (written,))
    assert resolved[0] in default_vocabulary().phrases


@pytest.mark.parametrize(
    "word", ["beacon", "masala", "pinto", "liquorice", "cherry", "ginger", "rump", "board", "layer", "whisked", "sheet"]
)
def test_an_ordinary_word_stays_itself(word: str) -> None:
    assert default_vocabulary().resolve(word) == (word,)
    assert classify_line(f"2 cups {word}").status is Status.HALAL


def test_a_joined_word_is_taken_apart() -> None:
    assert default_vocabulary().resolve("winevinegar") == ("wine", "vinegar")


def test_phrases_folded_together_are_cut_as_each_alone() -> None:
    phrases = ["red wine", "Jamón", "w/o pork", "الخنزير", "豚肉", "p o r k", "", "b\u0430con", "1½ cups", "д'Оливо"]
    assert tokens_of_phrases(phrases) == [phrase_tokens(phrase) for phrase in phrases]


def test_a_stem_that_is_too_short_is_refused_with_its_place(tmp_path: Path) -> None:
    shutil.copytree(str(own_words()), tmp_path / "words")
    file = tmp_path / "words" / "context.toml"
    file.write_text(file.read_text().replace("meat = [", 'meat = ["кур*", ', 1))
    with pytest.raises(WordsError, match=r"context\.toml: meat: 'кур\*': a star needs a single word"):
        load_word_lists(tmp_path / "words")
