"""Answers with an ETag."""

import hashlib
from collections.abc import Sequence
from typing import Any

import orjson
from fastapi import Request, Response
from pydantic import BaseModel

NOT_MODIFIED: dict[int | str, dict[str, Any]] = {304: {"description": "The client has this very list."}}
"""For `responses` of endpoints that answer with `etag_response`."""


def etag_response(request: Request, items: Sequence[BaseModel]) -> Response:
    """Return the list as JSON with an ETag, or 304 if the client's copy is current."""
    body = orjson.dumps([item.model_dump(mode="json") for item in items])
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)
