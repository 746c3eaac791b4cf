"""Which texts staff read before everybody does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.moderation.checker import MAX_CHARACTERS, concerns_about


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Tender, fragrant, and the kids asked for more!",
        "Best served at 8 p.m. with 2.5 cups of rice... so good!!!",
        "I pricked the tart with a fork. Chicken breast instead of cock.",
        "BBQ heaven. OMG.",
        "Ce gratin est délicieux, un peu en retard mais parfait.",
        "बहुत स्वादिष्ट। शुक्रिया!",
        "رائعة جدا، شكرا لكم",
        "Mmmm, very very good",
        "Used 1 1/2 tsp. No.1 in our house, 10/10.",
    ],
)
def test_what_cooks_say_passes(text: str) -> None:
    assert concerns_about(text) == []


@pytest.mark.parametrize(
    ("text", "concern"),
    [
        ("Look at http://example.com/offer", "a link or an address"),
        ("www.cheap-pans dot", "a link or an address"),
        ("more on my-kitchen.com", "a link or an address"),
        ("write to cook@example.org", "a link or an address"),
        ("call +49 170 123 45 67", "a link or an address"),
        ("<a href=x>nice</a>", "markup"),
        ("THIS IS THE BEST SOUP THAT I EVER HAD", "shouting"),
        ("What a stupid bitch wrote this", "abuse"),
        ("So ein Scheiß", "abuse"),
        ("goooooooooood", "repetition"),
        ("buy now buy now buy now buy now buy now", "repetition"),
        ("word " * (MAX_CHARACTERS // 5) + "end of it", "length"),
    ],
)
def test_a_suspicious_text_is_named_for_its_reason(text: str, concern: str) -> None:
    assert concern in concerns_about(text)


@given(st.text(max_size=500))
def test_any_text_is_judged(text: str) -> None:
    assert set(concerns_about(text)) <= {
        "a link or an address",
        "markup",
        "shouting",
        "abuse",
        "repetition",
        "length",
    }
