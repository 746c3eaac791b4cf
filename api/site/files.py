"""Files whose names change with their content, and the compressed forms that the build lays beside them."""

import os
from collections.abc import Mapping
from os import PathLike, stat_result
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from api.content_coding import Coding, accepted_coding

IMMUTABLE = "public, max-age=31536000, immutable"
SUFFIXES: Mapping[Coding, str] = {"br": ".br", "gzip": ".gz"}
"""Of the forms that frontend/scripts/compress.mjs writes, the smallest first."""


class ImmutableFiles(StaticFiles):
    """Static files that never change under one name, served with an immutable cache header."""

    cache_control = IMMUTABLE

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the file with the cache header; errors go without."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = self.cache_control
        return response


class BuiltFiles(ImmutableFiles):
    """Files of the frontend's build, as brotli or gzip where the build has written that beside them.

    Each form has its own ETag. A range counts the bytes of the form that is sent.
    """

    def lookup_path(self, path: str) -> tuple[str, stat_result | None]:
        """Return the file; a compressed form has no address of its own."""
        return ("", None) if path.endswith(tuple(SUFFIXES.values())) else super().lookup_path(path)

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the smallest form of the file that the request accepts, or 304 if the client has that form."""
        forms = {coding: Path(f"{os.fspath(full_path)}{suffix}") for coding, suffix in SUFFIXES.items()}
        written = [coding for coding, form in forms.items() if form.is_file()]
        coding = accepted_coding(scope, written)
        if coding:
            full_path = forms[coding]
            stat_result = forms[coding].stat()
        response = super().file_response(full_path, stat_result, scope, status_code)
        if written:
            response.headers.add_vary_header("Accept-Encoding")
        if coding:
            response.headers["Content-Encoding"] = coding
        return response


class TopFiles(BuiltFiles):
    """Files in the build's top folder, whose names stay while their content changes."""

    cache_control = "no-cache"
