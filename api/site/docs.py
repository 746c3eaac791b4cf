"""The API's description: its OpenAPI document, and a page that shows it.

The page comes from our own address, so that its policy holds for it too.
"""

from functools import cache

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.responses import HTMLResponse

from api.middleware.compression import KeptText, kept_response
from api.site.files import BuiltFiles
from core.settings import Settings

DOCS_PATH = "/api/v1.0/docs"
OPENAPI_PATH = "/api/v1.0/openapi.json"
DOCS_ASSETS_PATH = "/docs-assets"
PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sufra API</title>
<link rel="stylesheet" href="{DOCS_ASSETS_PATH}/swagger-ui.css">
</head>
<body>
<main id="reference" data-openapi-url="{OPENAPI_PATH}">The reference needs JavaScript; the plain document is at
<a href="{OPENAPI_PATH}">{OPENAPI_PATH}</a>.</main>
<script src="{DOCS_ASSETS_PATH}/swagger-ui-bundle.js"></script>
<script src="{DOCS_ASSETS_PATH}/start.js"></script>
</body>
</html>
"""


def mount_docs(app: FastAPI, settings: Settings) -> None:
    """Mount the document, the reference page, and Swagger UI as the frontend's build has laid it out."""
    app.mount(DOCS_ASSETS_PATH, BuiltFiles(directory=settings.frontend_dist / "docs", check_dir=False), name="docs")

    @cache
    def document() -> KeptText:
        return KeptText(orjson.dumps(app.openapi()))

    # FastAPI's own route writes the whole document anew for each request. It is kept, and sent without a thread: one
    # visitor's requests for it held up all others in the queue for threads.
    @app.get(OPENAPI_PATH, include_in_schema=False)
    async def show_document(request: Request) -> Response:
        return kept_response(request.scope, document(), "application/json", cache_control="no-cache")

    @app.get(DOCS_PATH, include_in_schema=False)
    def show_reference() -> HTMLResponse:
        return HTMLResponse(PAGE, headers={"Cache-Control": "no-cache"})
