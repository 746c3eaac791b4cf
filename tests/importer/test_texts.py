import pytest
from hypothesis import given
from hypothesis import strategies as st

from importer.normalising.texts import cut_at_word, plain_line, plain_paragraphs, storable


@pytest.mark.parametrize(
    ("found", "plain"),
    [
        ("Mac &amp; cheese", "Mac & cheese"),
        ("Mac &amp;amp; cheese", "Mac & cheese"),
        ("<p>Mix <b>well</b>.</p>", "Mix well."),
        ("&lt;p&gt;Mix&lt;/p&gt;", "Mix"),
        ("cook < 5 min & > 3 min", "cook < 5 min & > 3 min"),
        ("2\xa0tbsp  garlic\u200b", "2 tbsp garlic"),
        ("**Fresh herbs** are _a must_", "Fresh herbs are a must"),
        ("start [cooking the pasta](/pasta).", "start cooking the pasta."),
        ("see ![](/pix/a.webp) here", "see here"),
        ("snake_case and 2*3*4", "snake_case and 2*3*4"),
        (r"\*not emphasis\*", "*not emphasis*"),
        ("nul\x00 and half \ud800 gone", "nul and half gone"),
        ("a pair \ud83c\udf72 joins", "a pair 🍲 joins"),
        ("نان‌بربری", "نان‌بربری"),
        ("<script>alert(1)</script>Soup", "Soup"),
    ],
)
def test_text_is_shown_as_a_reader_sees_it(found: str, plain: str) -> None:
    assert plain_line(found) == plain


def test_paragraphs_stay_apart() -> None:
    assert plain_paragraphs("## Story\nOnce.<br>Upon\r\n\r\n\r\n\r\na time.") == "Story\nOnce.\nUpon\n\na time."


@given(st.text(st.characters()))
def test_any_text_can_be_stored(text: str) -> None:
    for result in (storable(text), plain_line(text)):
        result.encode("utf-8")
        assert "\x00" not in result


@given(st.text(), st.integers(2, 50))
def test_a_cut_text_fits_and_begins_as_the_whole_does(text: str, length: int) -> None:
    cut = cut_at_word(text, length)

    assert len(cut) <= length
    assert text.startswith(cut.removesuffix("…"))
