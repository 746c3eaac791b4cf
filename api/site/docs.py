"""GET /api/v1.0/docs: the API's reference, from our own address, so that the page's policy holds for it too."""

from fastapi import FastAPI
from fastapi.responses import HTMLResponse

from api.site.files import BuiltFiles
from core.settings import Settings

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
<main id="reference" data-openapi-url="{{openapi_url}}">The reference needs JavaScript; the plain document is at
<a href="{{openapi_url}}">{{openapi_url}}</a>.</main>
<script src="{DOCS_ASSETS_PATH}/swagger-ui-bundle.js"></script>
<script src="{DOCS_ASSETS_PATH}/start.js"></script>
</body>
</html>
"""


def mount_docs(app: FastAPI, settings: Settings) -> None:
    """Mount the reference page, and Swagger UI as the frontend's build has laid it out."""
    page = PAGE.format(openapi_url=app.openapi_url)
    app.mount(DOCS_ASSETS_PATH, BuiltFiles(directory=settings.frontend_dist / "docs", check_dir=False), name="docs")

    @app.get(f"{app.openapi_url}".replace("openapi.json", "docs"), include_in_schema=False)
    def show_reference() -> HTMLResponse:
        return HTMLResponse(page, headers={"Cache-Control": "no-cache"})
