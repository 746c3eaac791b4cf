"""What is left of a blog's HTML, and its text."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.blogs.content import ELEMENTS, clean_html, plain_text

ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<p onclick="alert(1)">x</p>',
    '<a href="//example.org">x</a>',
    '<a href="/sign-in">x</a>',
    "<iframe src=https://example.org></iframe>",
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    "<object data=x></object><embed src=x>",
    "<form action=https://example.org><input name=x></form>",
    '<meta http-equiv=refresh content="0;url=https://example.org">',
    "<base href=https://example.org>",
    "<style>*{display:none}</style>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<p><<script>alert(1);//<</script>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<textarea><img src=x onerror=alert(1)></textarea>",
    "<template><script>alert(1)</script></template>",
    "<a name=x id=cookie class=overlay>x</a>",
    "<h1 onmouseover=alert(1)>x</h1>",
    "<video><source onerror=alert(1)></video>",
    "<details open ontoggle=alert(1)>",
    '<p>"><img src=x onerror=alert(1)></p>',
    "<p\x00 onclick=alert(1)>x</p>",
    "\x00<scr\x00ipt>alert(1)</script>",
]
TAG = re.compile(r"<\s*/?\s*([a-zA-Z][^\s/>]*)([^>]*)>")


def assert_harmless(clean: str) -> None:
    """Only allowed elements, and no attribute but those of links."""
    for name, attributes in TAG.findall(clean):
        assert name in ELEMENTS, clean
        left = re.sub(r'href="(?:https?:|mailto:)[^"]*"|rel="[a-z ]+"', "", attributes)
        assert name == "a" or not attributes.strip(), clean
        assert not left.strip(), clean


@pytest.mark.parametrize("attack", ATTACKS)
def test_nothing_that_runs_or_styles_is_left(attack: str) -> None:
    assert_harmless(clean_html(attack))


@given(st.lists(st.sampled_from([*ATTACKS, "<p>", "</p>", "<h2>", "<", ">", '"', "text", "&lt;script&gt;", "<b>"])))
def test_nothing_that_runs_is_left_of_any_mixture(parts: list[str]) -> None:
    assert_harmless(clean_html("".join(parts)))


@given(st.text() | st.lists(st.sampled_from(ATTACKS)).map("".join))
def test_cleaning_again_changes_nothing(given_html: str) -> None:
    clean = clean_html(given_html)

    assert clean_html(clean) == clean


def test_what_the_editor_makes_stays() -> None:
    content = "<h2>Salt</h2><p>Use <strong>coarse</strong> salt.</p><ul><li>Sea</li></ul>"

    assert clean_html(content) == content


def test_headings_stand_below_the_page_s_title() -> None:
    assert clean_html("<h1>A</h1><h5>B</h5>") == "<h2>A</h2><h3>B</h3>"


def test_a_link_keeps_its_address_and_gives_nothing_away() -> None:
    assert clean_html('<a href="https://example.org" target="_blank">x</a>') == (
        '<a href="https://example.org" rel="nofollow ugc noopener noreferrer">x</a>'
    )


@pytest.mark.parametrize(
    "markup",
    ["", "<p></p>", "<p><br></p>", "<p>&nbsp;</p>", "<h2> \u200b</h2>", "<ul><li></li></ul>", "<script>x</script>"],
)
def test_markup_alone_is_no_text(markup: str) -> None:
    assert plain_text(clean_html(markup)) == ""


def test_the_text_keeps_words_apart() -> None:
    assert plain_text("<h2>Rice</h2><p>Fish &amp; chips<br>for two</p>") == "Rice Fish & chips for two"
