"""The cases of blog-html.json, which the browser runs too (frontend/src/shared/html/sanitize-blog-html.test.ts)."""

import json
from pathlib import Path

import pytest

from core.blogs.content import clean_html

CASES = json.loads(Path(__file__).with_name("blog-html.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: ascii(case["given"])[:60])
def test_html_is_cleaned_as_in_the_browser(case: dict[str, str]) -> None:
    assert clean_html(case["given"]) == case["clean"]
    assert clean_html(case["clean"]) == case["clean"]
