from hypothesis import given
from hypothesis import strategies as st

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching.tokens import Kind, Tokenizer

PLAIN = Tokenizer(IndexSettings())


def words(text: str, **settings: frozenset[str]) -> list[tuple[str, int]]:
    return Tokenizer(IndexSettings(**settings)).words(text)  # type: ignore[arg-type]


def test_words_are_small_letters_one_place_apart() -> None:
    assert words("Chicken Biryani") == [("chicken", 0), ("biryani", 1)]


def test_accents_and_ligatures_are_folded() -> None:
    assert [word for word, _ in words("Çorbası œuvre naïve ﬁsh İskender")] == [
        "corbasi",
        "oeuvre",
        "naive",
        "fish",
        "iskender",
    ]


def test_letters_that_are_not_accented_forms_stay() -> None:
    assert [word for word, _ in words("straße Łódź")] == ["straße", "łodz"]


def test_arabic_forms_of_a_letter_are_one() -> None:
    assert words("كبسة") == words("كبسه")


def test_a_full_stop_before_a_space_parts_thoughts() -> None:
    assert words("soup. Serves") == [("soup", 0), ("serves", 8)]


def test_a_full_stop_inside_parts_words_only() -> None:
    assert words("hello.world") == [("hello", 0), ("world", 1)]


def test_a_no_break_space_keeps_words_together() -> None:
    assert words("chopped\xa0onion\xa0 rice") == [("chopped onion", 0), ("rice", 1)]


def test_leading_separators_take_no_place() -> None:
    assert words("! (rice") == [("rice", 0)]


def test_stop_words_take_a_place_but_are_not_indexed() -> None:
    assert words("rice with saffron", stop_words=frozenset({"with"})) == [("rice", 0), ("saffron", 2)]


def test_symbols_are_words() -> None:
    assert [word for word, _ in words("fish 🐟")] == ["fish", "🐟"]


def test_a_change_of_script_parts_words() -> None:
    assert [word for word, _ in words("рисrice")] == ["рис", "rice"]


def test_the_arabic_article_is_a_word_of_its_own() -> None:
    assert [word for word, _ in words("الشاورما")] == ["ال", "شاورما"]


def test_han_signs_are_single_words() -> None:
    assert [word for word, _ in words("豆腐")] == ["豆", "腐"]


def test_added_separators_part_words() -> None:
    assert [word for word, _ in words("salt<br>pepper", separator_tokens=frozenset({"<br>"}))] == ["salt", "pepper"]


def test_removed_separators_join_words() -> None:
    assert [word for word, _ in words("stir-fry", non_separator_tokens=frozenset({"-"}))] == ["stir-fry"]


def test_words_of_the_dictionary_are_kept_whole() -> None:
    assert [word for word, _ in words("by J.R.R. Cook", dictionary=frozenset({"J.R.R."}))] == ["by", "j.r.r.", "cook"]


def test_very_long_words_are_left_out() -> None:
    assert words("a" * 251 + " rice") == [("rice", 1)]


@given(st.text())
def test_tokens_put_together_are_the_text(text: str) -> None:
    assert "".join(token.written for token in PLAIN.tokens(text)) == text


@given(st.text())
def test_tokens_know_where_they_stand(text: str) -> None:
    assert all(text[token.start : token.end] == token.written for token in PLAIN.tokens(text))


@given(st.text(st.characters(codec="ascii")))
def test_the_quick_way_through_ascii_finds_the_same_words(text: str) -> None:
    quick = [word for word, _ in PLAIN.words(text)]
    assert quick == [
        token.folded.strip() for token in PLAIN.tokens(text) if token.kind is Kind.WORD and token.folded.strip()
    ]
