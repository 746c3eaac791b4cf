"""The hash by which reconciliation compares a document with its rows."""

import hashlib
from collections.abc import Mapping
from typing import Any

import orjson


def with_content_hash(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return the document with `Content_Hash`: equal for equal content, whatever the order of its fields."""
    content = orjson.dumps(document, option=orjson.OPT_SORT_KEYS)
    return {**document, "Content_Hash": hashlib.sha256(content).hexdigest()[:16]}
