"""Request bodies of bounded size."""

from typing import Any

from fastapi import Request
from pydantic import BaseModel

from api.errors import ApiError


class BodyTooLarge(ApiError):
    """More bytes than the endpoint reads."""

    status = 413
    code = "too_large"
    sentence = "That is more than Sufra takes at once."


async def read_body(request: Request, *, max_bytes: int) -> bytes:
    """Return the body.

    Raises BodyTooLarge as soon as it is known to be longer, announced or not, without reading the rest.
    """
    announced = request.headers.get("content-length", "")
    if announced.isdigit() and int(announced) > max_bytes:
        raise BodyTooLarge
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > max_bytes:
            raise BodyTooLarge
    return bytes(body)


def body_schema(kind: type[BaseModel]) -> dict[str, Any]:
    """Return the OpenAPI entry of a body that the endpoint reads by itself; api.openapi adds its schema."""
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}
