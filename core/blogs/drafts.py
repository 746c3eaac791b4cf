"""What a master chef writes: the fields of a blog and their rules.

Source: docs/product/blogs.md#blog-editor.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from core.blogs.content import clean_html, plain_text
from core.config_files import read_config
from core.errors import DomainError, Problem

RULES = read_config("fields")["blog"]
"""Limits and sentences, which the browser reads too."""


class InvalidBlog(DomainError):
    """Fields of the blog are missing or too long; `Details` names each."""

    status = 422
    code = "invalid_blog"


@dataclass(frozen=True)
class BlogDraft:
    """The texts of a blog, trimmed, with cleaned content."""

    title: str
    excerpt: str
    content: str
    tags: tuple[str, ...]


def parse_draft(*, title: str, excerpt: str, content: str, tags: str, has_image: bool) -> BlogDraft:
    """Return the typed fields as a draft; `tags` are separated by commas.

    Raises InvalidBlog. Its sentence names everything that is missing, otherwise the first field that is too long.
    """
    draft = BlogDraft(_on_one_line(title), _on_one_line(excerpt), clean_html(content), parse_tags(tags))
    problems = [*_missing(draft, has_image=has_image), *_too_long(draft)]
    if problems:
        raise InvalidBlog(_sentence_of(problems), problems=problems)
    return draft


def parse_tags(given: str) -> tuple[str, ...]:
    """Return the tags of a text with commas, trimmed; of those that differ only in case, the first."""
    tags = (_on_one_line(tag) for tag in given.split(","))
    by_folded: dict[str, str] = {}
    for tag in tags:
        if tag:
            by_folded.setdefault(tag.casefold(), tag)
    return tuple(by_folded.values())


def _missing(draft: BlogDraft, *, has_image: bool) -> Iterator[Problem]:
    given = {
        "title": draft.title,
        "excerpt": draft.excerpt,
        "content": plain_text(draft.content),
        "image": has_image,
    }
    for field, value in given.items():
        if not value:
            yield Problem(RULES[field]["name"], "required")
    if len(draft.tags) < RULES["tags"]["min"]:
        yield Problem("Tags", RULES["tags"]["tooFew"])


def _too_long(draft: BlogDraft) -> Iterator[Problem]:
    for field in ("title", "excerpt", "content"):
        if len(getattr(draft, field)) > RULES[field]["maxCharacters"]:
            yield Problem(RULES[field]["name"], RULES[field]["tooLong"])
    if len(draft.tags) > RULES["tags"]["max"]:
        yield Problem("Tags", RULES["tags"]["tooMany"])
    if any(len(tag) > RULES["tags"]["maxCharacters"] for tag in draft.tags):
        yield Problem("Tags", RULES["tags"]["tooLong"])


def _sentence_of(problems: list[Problem]) -> str:
    missing = [problem.field for problem in problems if problem.sentence == "required"]
    others = [problem.sentence for problem in problems if problem.sentence != "required"]
    if missing:
        verb = "is" if len(missing) == 1 else "are"
        others.insert(0, f"{', '.join(missing)} {verb} required")
    return ". ".join(others)


def _on_one_line(text: str) -> str:
    return " ".join(text.replace("\x00", "").split())
