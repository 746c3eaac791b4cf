"""All routes. The hot ones stand first: they are looked for from the top."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.routing import Route

from dev.services.search.engine import Engine
from dev.services.search.http import documents, indexes, key_routes, searches, settings, system, task_routes
from dev.services.search.http.call import Handler, endpoint, unexpected, unknown_route
from dev.services.search.settings.schema import SETTINGS

Entry = tuple[str, str, str | None, Handler]

ROUTES: tuple[Entry, ...] = (
    ("POST", "/indexes/{index_uid}/search", "search", searches.search),
    ("POST", "/multi-search", "search", searches.multi_search),
    ("GET", "/tasks/{task_uid}", "tasks.get", task_routes.get_task),
    ("POST", "/indexes/{index_uid}/facet-search", "search", searches.facet_search),
    ("GET", "/indexes/{index_uid}/search", "search", searches.search_by_get),
    ("GET", "/health", None, system.health),
    ("GET", "/version", "version", system.version),
    ("GET", "/stats", "stats.get", system.stats),
    ("GET", "/indexes", "indexes.get", indexes.list_indexes),
    ("POST", "/indexes", "indexes.create", indexes.create_index),
    ("GET", "/indexes/{index_uid}", "indexes.get", indexes.get_index),
    ("PATCH", "/indexes/{index_uid}", "indexes.update", indexes.update_index),
    ("DELETE", "/indexes/{index_uid}", "indexes.delete", indexes.delete_index),
    ("POST", "/indexes/{index_uid}/compact", "indexes.compact", indexes.compact_index),
    ("GET", "/indexes/{index_uid}/stats", "stats.get", system.index_stats),
    ("POST", "/swap-indexes", "indexes.swap", indexes.swap_indexes),
    ("GET", "/indexes/{index_uid}/documents", "documents.get", documents.list_documents),
    ("POST", "/indexes/{index_uid}/documents", "documents.add", documents.add_documents),
    ("PUT", "/indexes/{index_uid}/documents", "documents.add", documents.update_documents),
    ("DELETE", "/indexes/{index_uid}/documents", "documents.delete", documents.delete_all),
    ("POST", "/indexes/{index_uid}/documents/fetch", "documents.get", documents.fetch_documents),
    ("POST", "/indexes/{index_uid}/documents/delete-batch", "documents.delete", documents.delete_batch),
    ("POST", "/indexes/{index_uid}/documents/delete", "documents.delete", documents.delete_by_filter),
    ("GET", "/indexes/{index_uid}/documents/{document_id}", "documents.get", documents.get_document),
    ("DELETE", "/indexes/{index_uid}/documents/{document_id}", "documents.delete", documents.delete_document),
    ("GET", "/indexes/{index_uid}/settings", "settings.get", settings.get_settings),
    ("PATCH", "/indexes/{index_uid}/settings", "settings.update", settings.update_settings),
    ("DELETE", "/indexes/{index_uid}/settings", "settings.update", settings.reset_settings),
    ("GET", "/tasks", "tasks.get", task_routes.list_tasks),
    ("POST", "/tasks/cancel", "tasks.cancel", task_routes.cancel_tasks),
    ("DELETE", "/tasks", "tasks.delete", task_routes.delete_tasks),
    ("GET", "/keys", "keys.get", key_routes.list_keys),
    ("POST", "/keys", "keys.create", key_routes.create_key),
    ("GET", "/keys/{key}", "keys.get", key_routes.get_key),
    ("PATCH", "/keys/{key}", "keys.update", key_routes.update_key),
    ("DELETE", "/keys/{key}", "keys.delete", key_routes.delete_key),
)


def build_app(engine: Engine) -> Starlette:
    """Return the ASGI application over an engine that is started and stopped elsewhere."""
    entries = [*ROUTES, *setting_routes()]
    routes = [
        Route(path, endpoint(engine, action, handler), methods=[method]) for method, path, action, handler in entries
    ]
    return Starlette(routes=routes, exception_handlers={HTTPException: unknown_route, Exception: unexpected})


def setting_routes() -> list[Entry]:
    entries: list[Entry] = []
    for setting in SETTINGS.values():
        path = f"/indexes/{{index_uid}}/settings/{setting.route}"
        entries += [
            ("GET", path, "settings.get", settings.getting(setting)),
            ("PATCH" if setting.merges else "PUT", path, "settings.update", settings.putting(setting)),
            ("DELETE", path, "settings.update", settings.resetting(setting)),
        ]
    return entries
