"""`sufra setup`: prepares the database and the search engine. Safe to run at every start."""

from datetime import UTC, datetime
from typing import Annotated

import typer
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from meilisearch import Client
from meilisearch.errors import MeilisearchApiError
from rich.markup import escape

from cli.console import console, give_up, progress
from cli.index import plainly
from core.db import get_database, transaction
from core.images import MediaUnavailable, media_storage
from core.lookups import load_lookups
from core.search.capture import install_triggers
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import search_indexes
from core.search.jobs import names_to_rebuild
from core.search.keys import PUBLIC, WORKER, KeyPlan
from core.search.moves import configured_url
from core.settings import Settings, get_settings
from indexer.context import indexer_context
from indexer.drain import drain
from indexer.locks import index_lock
from indexer.rebuild import rebuild
from indexer.reconcile import reconcile
from indexer.standby import complete_texts
from indexer.status import read_status
from worker.popularity.ranking import rank_popular


@plainly
def set_up(
    seeds: Annotated[bool, typer.Option(help="Load the first content where it is missing.")] = True,
) -> None:
    """Migrate the database, install capture triggers, make the engine's keys and indexes, load the first content."""
    settings = get_settings()
    check_pictures(settings)
    changed = migrate()
    make_keys(settings)
    with transaction() as session:
        load_lookups(session)
    if seeds and settings.environment == "development":
        seed(settings)
    rank_popular(get_database())
    for name, index in search_indexes().items():
        _bring_in_step(index, settings, has_missed_changes=name in changed)


def check_pictures(settings: Settings) -> None:
    """End the process when the bucket for pictures is missing, or its key is refused."""
    try:
        next(media_storage(settings).paths_written_before(datetime.min.replace(tzinfo=UTC)), None)
    except MediaUnavailable as error:
        give_up(f"Nothing was changed: {escape(str(error.strerror))}.")


def migrate() -> frozenset[str]:
    """Bring the database to the newest migration and the capture triggers to those of the declared indexes.

    Returns the names of the indexes that may have missed changes: their triggers were not as declared, or a rebuild
    that was asked for is not done, as after a restore that was ended early. Ends the process when the database is newer
    than this release.
    """
    config = Config("alembic.ini")
    if unknown := _unknown_migrations(config):
        give_up(
            f"The database belongs to a newer release of Sufra: this one doesn't know its migration {unknown[0]}."
            " Start the newer release, or restore a backup made before it."
        )
    with get_database().connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
        changed = install_triggers(connection)
    with transaction() as session:
        return changed | names_to_rebuild(session)


def known_migrations(config: Config) -> set[str]:
    """Return the migrations of this release."""
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _unknown_migrations(config: Config) -> list[str]:
    with get_database().connect() as connection:
        return sorted(set(MigrationContext.configure(connection).get_current_heads()) - known_migrations(config))


def make_keys(settings: Settings) -> None:
    """Make the two scoped keys where the master key is known; elsewhere they are given."""
    if settings.search_master_key is None:
        return
    make_keys_at(Client(configured_url(settings), settings.search_master_key.get_secret_value()), settings)


def make_keys_at(client: Client, settings: Settings) -> None:
    """Make the two scoped keys on the engine of this client, which has its master key."""
    for plan in (PUBLIC, WORKER):
        _make_key(client, plan, settings)


def _make_key(client: Client, plan: KeyPlan, settings: Settings) -> None:
    """Make one key unless it is there. A key's rights can't be changed, so one with other rights is made anew."""
    indexes = [engine_uid(index, settings) for index in search_indexes().values()] if plan.is_public_only else ["*"]
    wanted = {
        "uid": str(plan.uid),
        "name": plan.name,
        "actions": list(plan.actions),
        "indexes": indexes,
        "expiresAt": None,
    }
    try:
        present = client.get_key(str(plan.uid))
    except MeilisearchApiError as error:
        if error.code != "api_key_not_found":
            raise
    else:
        if set(present.actions) == set(plan.actions) and set(present.indexes) == set(indexes):
            return
        client.delete_key(str(plan.uid))
    client.create_key(wanted)


def seed(settings: Settings) -> None:
    """Load the first content and the demo accounts, where this installation carries them."""
    try:
        from dev.seeds.demo_accounts import load_demo_accounts
        from dev.seeds.load import load_seeds
        from dev.seeds.load_blogs import load_blogs
        from dev.seeds.read import read_blogs, read_recipes
    except ModuleNotFoundError:
        console.print("The first content is not part of this installation.")
        return
    with progress("Drawing and storing the first recipes", len(read_recipes())) as count:
        changed = load_seeds(get_database(), media_storage(settings), on_recipe=count)
    if changed:
        console.print(f"{changed} recipes stored.")
    load_demo_accounts(get_database(), settings.data_dir)
    with progress("Drawing and storing the first blogs", len(read_blogs())) as count:
        changed = load_blogs(get_database(), media_storage(settings), on_blog=count)
    if changed:
        console.print(f"{changed} blogs stored.")


def _bring_in_step(index: SearchIndex, settings: Settings, *, has_missed_changes: bool) -> None:
    """Rebuild the index where it is lost, configured otherwise, or made by another release; else drain it.

    An index that may have missed changes is compared with the database first.
    """
    context, uid = indexer_context(), engine_uid(index, settings)
    with index_lock(context.database, index, wait=True):
        complete_texts(context.database, index)
    found = read_status(context, index, uid, settings.search_config_dir)
    if found.is_lost or found.settings_drift or found.outdated_documents:
        with progress(f"Building the index {index.name}", found.rows) as count:
            rebuild(context, index, uid, config_dir=settings.search_config_dir, on_batch=count)
        return
    if has_missed_changes:
        with progress(f"Comparing the index {index.name}", found.rows) as count:
            reconcile(context, index, uid, on_batch=count)
    drain(context, index, uid, wait=True)
