"""Tags, from keywords and from labels that found no better place."""

import re
from collections.abc import Iterable
from typing import Any

from importer.normalising.labels import folded
from importer.normalising.texts import plain_line
from importer.normalising.values import texts_of

MAX_LENGTH = 80
MAX_TAGS = 30
_SEPARATORS = re.compile(r"\s*[,;|\n]\s*")


def read_tags(keywords: Any, labels: Iterable[str]) -> tuple[str, ...]:
    """Return the tags in order, without repeats; what is too long to be a word or two is none."""
    words = [word for text in texts_of(keywords) for word in _SEPARATORS.split(text)]
    tags: dict[str, str] = {}
    for word in (*words, *labels):
        tag = plain_line(word).strip("#.,;: ")
        if 0 < len(tag) <= MAX_LENGTH and any(sign.isalnum() for sign in tag):
            tags.setdefault(folded(tag), tag)
    return tuple(tags.values())[:MAX_TAGS]
