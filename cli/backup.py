"""`sufra backup DIR` and `sufra restore DIR`: the whole site into a folder, and back."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from alembic import command
from alembic.config import Config
from dotenv import dotenv_values
from rich.markup import escape
from sqlalchemy import Connection

from cli.console import console, errors, give_up, progress
from cli.database_errors import DATABASE_ERRORS, refusal_of
from cli.index import plainly
from cli.setup import known_migrations, make_keys, migrate
from core.backup import (
    BackupDamaged,
    FolderInUse,
    Manifest,
    NotEmpty,
    back_up_site,
    count_media,
    count_rows,
    open_backup,
    restore_site,
)
from core.backup.folder import SETTINGS
from core.db import get_database, transaction
from core.images import MediaUnavailable, media_storage
from core.models import SearchJobKind
from core.redis import get_redis
from core.search import jobs
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import search_indexes
from core.settings import Settings, get_settings
from indexer.context import indexer_context
from indexer.locks import jobs_lock
from indexer.rebuild import rebuild

ALEMBIC = "alembic.ini"
KEY_VARIABLE = "SUFRA_SECRET_KEY"
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The backup's folder.", file_okay=False)]


@plainly
def back_up(folder: Folder) -> None:
    """Write database, pictures and settings of this moment into DIR, while the site runs. DIR holds secrets."""
    settings, database = get_settings(), get_database()
    try:
        with (
            progress("Copying rows", count_rows(database)) as on_rows,
            progress("Copying pictures", count_media(database)) as on_picture,
        ):
            done = back_up_site(
                database,
                media_storage(settings),
                settings.portable(),
                folder,
                on_rows=on_rows,
                on_picture=on_picture,
            )
    except FolderInUse as refused:
        give_up(f"{escape(str(refused))}.")
    except MediaUnavailable as error:
        give_up(f"Pictures can't be read: {escape(str(error.strerror))}.")
    except OSError as error:
        give_up(f"The backup can't be written to {escape(str(folder))}: {error.strerror}. Nothing of it is left there.")
    rows = sum(table.rows for table in done.tables)
    console.print(f"{len(done.tables)} tables with {rows} rows, {done.pictures} files of pictures, the settings.")
    if done.missing_pictures:
        console.print(f"[red]{done.missing_pictures} files of pictures are missing on this site.[/red]")
    console.print(f"Backup: {escape(str(folder))}. It holds secrets: keep it where only you can read it.")


@plainly
def restore(
    folder: Folder,
    replace: Annotated[
        bool, typer.Option("--replace", help="Although this database holds a site: that one is lost.")
    ] = False,
) -> None:
    """Check the backup in DIR, then put its site in the place of this database; the indexes are rebuilt."""
    settings, database = get_settings(), get_database()
    manifest = _checked(folder)
    # Held to the end, so that the worker leaves the rebuilds to this command.
    with jobs_lock(database) as lock:
        if lock is None:
            give_up("Nothing was changed. The worker is at a rebuild or a comparison: stop it, or wait for its end.")
        _restore_rows(folder, manifest, settings, replace=replace)
        console.print("Pictures and rows are restored, search follows. If this command ends before: sufra setup.")
        # Before anything that may fail: links that were mailed depend on it.
        _restore_secret(folder, settings)
        with _told_what_is_left(
            "Left to do, before the site starts: empty Redis, which has tasks and counts of the site that was replaced"
            " (redis-cli FLUSHDB), then sufra setup."
        ):
            _empty_redis()
        with _told_what_is_left("Search finds what it found before. Left to do: sufra setup, which brings it in step."):
            _bring_search_in_step(settings)
    console.print(f"Restored: the site of {manifest.made_at}.")


def _restore_rows(folder: Path, manifest: Manifest, settings: Settings, *, replace: bool) -> None:
    try:
        with (
            progress("Restoring pictures", manifest.pictures) as on_picture,
            progress("Restoring rows", sum(table.rows for table in manifest.tables)) as on_rows,
        ):
            restore_site(
                get_database(),
                media_storage(settings),
                folder,
                manifest,
                migrate=_migrate,
                replace=replace,
                on_rows=on_rows,
                on_picture=on_picture,
            )
    except DATABASE_ERRORS as error:
        if refusal := refusal_of(error):
            give_up(f"{refusal} The site has its former rows.")
        raise
    except NotEmpty as found:
        give_up(f"This database holds {found}, which would be lost. To replace it: sufra restore DIR --replace")
    except MediaUnavailable as error:
        give_up(f"Pictures can't be written: {escape(str(error.strerror))}.")
    except OSError as error:
        give_up(f"Pictures can't be written to {escape(str(settings.media_dir))}: {error.strerror}.")


@contextmanager
def _told_what_is_left(sentence: str) -> Iterator[None]:
    """Print the sentence after that of a service which fails."""
    try:
        yield
    except typer.Exit:
        errors.print(f"[red]Pictures and rows are restored. {sentence}[/red]", highlight=False, soft_wrap=True)
        raise


@plainly
def _empty_redis() -> None:
    # The tasks and counts in Redis belong to the site that was replaced.
    get_redis().flushdb(asynchronous=True)


@plainly
def _bring_search_in_step(settings: Settings) -> None:
    migrate()
    make_keys(settings)
    for index in search_indexes().values():
        _rebuild(index, settings)


def _rebuild(index: SearchIndex, settings: Settings) -> None:
    uid = engine_uid(index, settings)
    with progress(f"Building the index {index.name}") as on_batch:
        done = rebuild(indexer_context(), index, uid, config_dir=settings.search_config_dir, on_batch=on_batch)
    with transaction() as session:
        job = jobs.ask_for(session, SearchJobKind.REBUILD, index.name)
        jobs.finish(session, job, f"{done.documents} documents swapped in.", is_done=True)


def _checked(folder: Path) -> Manifest:
    try:
        with progress("Checking the backup") as on_file:
            manifest = open_backup(folder, on_file=on_file)
    except BackupDamaged as damage:
        give_up(f"Nothing was changed. The backup can't be used: {escape(str(damage))}.")
    if manifest.migration not in known_migrations(Config(ALEMBIC)):
        give_up(
            "Nothing was changed. The backup was made by a newer release of Sufra: this one doesn't know its migration"
            f" {escape(manifest.migration)}. Restore it with the newer release."
        )
    return manifest


def _migrate(connection: Connection, migration: str) -> None:
    config = Config(ALEMBIC)
    config.attributes["connection"] = connection
    command.upgrade(config, migration)


def _restore_secret(folder: Path, settings: Settings) -> None:
    """Keep the backup's secret on one machine; elsewhere say that it is to be set."""
    secret = dotenv_values(folder / SETTINGS).get(KEY_VARIABLE)
    if not secret or secret == settings.secret_key.get_secret_value():
        return
    if KEY_VARIABLE not in os.environ and _keep_secret(settings.data_dir, secret):
        console.print("The backup's secret key is in place: stop the site and start it again.")
    else:
        console.print(
            f"[red]Set {KEY_VARIABLE} to the value in {escape(str(folder / SETTINGS))} and start the site again:"
            " until then, links that were mailed before are void and members must sign in anew.[/red]"
        )


def _keep_secret(data_dir: Path, secret: str) -> bool:
    try:
        from dev.data_dir import keep_secret
    except ModuleNotFoundError:
        return False
    return keep_secret(data_dir, "secret-key", secret)
