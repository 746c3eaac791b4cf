"""JSON answers, encoded by orjson."""

from typing import Any

import orjson
from fastapi.responses import JSONResponse


class Json(JSONResponse):
    """A JSON answer for what is already plain data."""

    def render(self, content: Any) -> bytes:
        """Return the content as UTF-8 JSON."""
        return orjson.dumps(content)
