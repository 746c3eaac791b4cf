"""Brings a site back from a backup."""

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.orm import Session

from core.backup.at_once import at_once
from core.backup.database import analyze, copy_in, empty_schema
from core.backup.folder import MEDIA, Manifest, picture_paths
from core.db import Database
from core.images import MediaStorage
from core.search import jobs, moves

OnDone = Callable[[int], None]
Migrate = Callable[[Connection, str], None]
"""Brings a database to a migration, inside the connection's transaction."""
NEWEST = "head"
"""Alembic's name for this release's migration."""


class NotEmpty(Exception):
    """The database holds a site already; the message says of what size."""


def restore_site(
    database: Database,
    media: MediaStorage,
    folder: Path,
    manifest: Manifest,
    *,
    migrate: Migrate,
    replace: bool = False,
    on_rows: OnDone = lambda _: None,
    on_picture: OnDone = lambda _: None,
) -> None:
    """Bring back what `open_backup` has found whole.

    Pictures come first: they add to what is there. The database follows in one transaction, newer migrations included,
    so the site is the old one or the restored one, never something between. The same transaction asks for a rebuild of
    every index: should the caller die, the worker or `sufra setup` still brings search in step. Capture triggers are
    left to the caller. Raises NotEmpty unless the database is empty or `replace` is on.
    """
    with database.connect() as connection:
        if not replace and (found := _describe_site(connection)):
            raise NotEmpty(found)
    for _ in at_once(lambda path: media.write(path, (folder / MEDIA / path).read_bytes()), picture_paths(folder)):
        on_picture(1)
    with database.begin() as connection:
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        empty_schema(connection)
        migrate(connection, manifest.migration)
        copy_in(connection, folder, manifest.tables, manifest.sequences, on_rows=on_rows)
        migrate(connection, NEWEST)
        analyze(connection)
        with Session(connection) as session:
            moves.end(session)  # its addresses are those of the installation that was backed up
            jobs.ask_for_rebuilds(session)


def _describe_site(connection: Connection) -> str | None:
    if not inspect(connection).has_table("users"):
        return None
    users, recipes = connection.execute(
        text("SELECT (SELECT count(*) FROM users), (SELECT count(*) FROM recipes)")
    ).one()
    return f"a site (accounts: {users}, recipes: {recipes})" if users or recipes else None
