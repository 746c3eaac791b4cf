"""The fields of a blog and the sentence that names what is missing."""

from typing import Any

import pytest

from core.blogs.drafts import BlogDraft, InvalidBlog, parse_draft, parse_tags

COMPLETE: dict[str, Any] = {
    "title": "Salt",
    "excerpt": "When to salt.",
    "content": "<p>Early.</p>",
    "tags": "salt, timing",
    "has_image": True,
}


def refused(**given: Any) -> str:
    """The sentence that refuses the draft."""
    with pytest.raises(InvalidBlog) as caught:
        parse_draft(**{**COMPLETE, **given})
    return caught.value.shown


def test_a_complete_blog_is_a_draft() -> None:
    draft = parse_draft(**COMPLETE | {"title": "  Salt\n and time "})

    assert draft == BlogDraft("Salt and time", "When to salt.", "<p>Early.</p>", ("salt", "timing"))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"title": ""}, "Title is required"),
        ({"title": " \u00a0"}, "Title is required"),
        ({"content": "<p><br></p>"}, "Content is required"),
        ({"has_image": False}, "Featured Image is required"),
        ({"title": "", "excerpt": ""}, "Title, Excerpt are required"),
        ({"tags": "salt"}, "At least 2 tags are required"),
        ({"tags": "salt, SALT, "}, "At least 2 tags are required"),
        ({"title": "", "tags": ""}, "Title is required. At least 2 tags are required"),
        (
            {"title": "", "excerpt": "", "content": "", "has_image": False, "tags": ""},
            "Title, Excerpt, Content, Featured Image are required. At least 2 tags are required",
        ),
        ({"title": "a" * 201}, "Title must be at most 200 characters"),
        ({"excerpt": "a" * 301}, "Excerpt must be at most 300 characters"),
        ({"content": "a" * 100_001}, "Content must be at most 100000 characters"),
        ({"tags": ", ".join(map(str, range(21)))}, "A blog has at most 20 tags"),
        ({"tags": f"salt, {'a' * 41}"}, "A tag must be at most 40 characters"),
        ({"title": "", "excerpt": "a" * 301}, "Title is required. Excerpt must be at most 300 characters"),
    ],
)
def test_the_sentence_names_everything_that_is_wrong(given: dict[str, Any], sentence: str) -> None:
    assert refused(**given) == sentence


@pytest.mark.parametrize("length", [1, 200])
def test_a_title_may_be_long(length: int) -> None:
    assert len(parse_draft(**COMPLETE | {"title": "a" * length}).title) == length


@pytest.mark.parametrize(
    ("given", "tags"),
    [
        ("rice, patience", ("rice", "patience")),
        ("rice,patience,", ("rice", "patience")),
        (" Rice ,rice, RICE", ("Rice",)),
        ("", ()),
        (" , ,", ()),
        ("one  pot,Straße,STRASSE", ("one pot", "Straße")),
    ],
)
def test_tags_stand_between_commas(given: str, tags: tuple[str, ...]) -> None:
    assert parse_tags(given) == tags
