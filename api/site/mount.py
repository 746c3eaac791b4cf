"""Serves everything beside the API: pictures, the built frontend, pages with their meta tags."""

from fastapi import FastAPI
from starlette.types import ASGIApp

from api.site.docs import DOCS_ASSETS_PATH, mount_docs
from api.site.files import BuiltFiles, ImmutableFiles
from api.site.pages import router as pages
from api.site.staff_pages import router as staff_pages
from api.site.stored_pictures import StoredPictures
from core.images import BucketMediaStorage, media_storage
from core.settings import Settings

MEDIA_PATH = "/media"
ASSETS_PATH = "/assets"
FILE_PATHS = tuple(f"{path}/" for path in (MEDIA_PATH, ASSETS_PATH, DOCS_ASSETS_PATH))
"""What these begin is answered from folders."""


def mount_site(app: FastAPI, settings: Settings) -> None:
    """Mount the site below the API; pages come last, since they answer every path that is left."""
    app.mount(MEDIA_PATH, _pictures(settings), name="media")
    app.mount(ASSETS_PATH, BuiltFiles(directory=settings.frontend_dist / "assets", check_dir=False), name="assets")
    mount_docs(app, settings)
    app.include_router(staff_pages)
    app.include_router(pages)


def _pictures(settings: Settings) -> ASGIApp:
    storage = media_storage(settings)
    if isinstance(storage, BucketMediaStorage):
        return StoredPictures(storage)
    settings.media_dir.mkdir(parents=True, exist_ok=True)
    return ImmutableFiles(directory=settings.media_dir)
