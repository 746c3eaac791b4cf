"""`sufra index …`: shows and repairs search indexes."""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Annotated, ParamSpec

import typer
from meilisearch.errors import MeilisearchError
from redis import RedisError
from rich.markup import escape
from rich.table import Table

from cli.console import console, give_up, progress
from cli.database_errors import DATABASE_ERRORS, sentence_about
from core.advisory_locks import LockLost
from core.db import get_database, transaction
from core.search.capture import trigger_drift
from core.search.config import SearchConfigBroken
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import find_index, search_indexes
from core.search.own_synonyms import delete_synonym, own_families, own_synonyms
from core.search.synonym_files import export_families
from core.settings import SettingsRefused, get_settings
from indexer import drain as draining
from indexer import rebuild as rebuilding
from indexer import reconcile as reconciling
from indexer.context import indexer_context
from indexer.search_engine import ENGINE_ERRORS, EngineTaskFailed, EngineTooSlow, IndexMissing
from indexer.settings_sync import drift_of, sync_settings
from indexer.status import IndexStatus, read_status
from indexer.wanted_settings import wanted_settings

app = typer.Typer(help="Look at the search indexes, and bring them back in step.", no_args_is_help=True)


def _check_name(name: str | None) -> str | None:
    if name is not None:
        try:
            find_index(name)
        except LookupError as error:
            raise typer.BadParameter(str(error)) from error
    return name


Which = Annotated[
    str | None,
    typer.Option("--index", metavar="NAME", callback=_check_name, help="One index; all of them if not given."),
]
Command = ParamSpec("Command")


def _chosen(name: str | None) -> Sequence[SearchIndex]:
    return [find_index(name)] if name else list(search_indexes().values())


def plainly(command: Callable[Command, None]) -> Callable[Command, None]:
    """Make the command print one sentence when a service it needs fails."""

    @wraps(command)
    def run(*args: Command.args, **kwargs: Command.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except (EngineTaskFailed, EngineTooSlow, IndexMissing, rebuilding.RebuildRefused) as error:
            give_up(f"The search engine did not do it: {error}")
        except (MeilisearchError, *ENGINE_ERRORS) as error:
            give_up(f"The search engine does not answer as it should: {error}")
        except DATABASE_ERRORS as error:
            give_up(sentence_about(error))
        except RedisError:
            give_up("Redis does not answer. Is the site running?")
        except LockLost as lost:
            give_up(f"Another process may have changed the index meanwhile: {lost}. Please start this again.")
        except SearchConfigBroken as error:
            give_up(f"search-config is broken: {escape(str(error))}")
        except SettingsRefused as error:
            hint = " Is the site running, and DATA_DIR the right one?" if error.is_incomplete else ""
            give_up(f"{escape(str(error))}{hint}")

    return run


@app.command()
@plainly
def status(index: Which = None) -> None:
    """Show rows against documents, outbox, failed tasks and drift. Exit code 1 if something is wrong."""
    settings = get_settings()
    is_healthy = True
    for each in _chosen(index):
        found = read_status(indexer_context(), each, engine_uid(each, settings), settings.search_config_dir)
        console.print(_status_table(each, found))
        is_healthy = is_healthy and found.is_healthy
    with get_database().connect() as connection:
        surplus = [str(drift) for drift in trigger_drift(connection) if drift.index not in search_indexes()]
    if surplus:
        console.print(f"[red]Triggers of no index: {', '.join(surplus)}. Run sufra setup.[/red]")
    if surplus or not is_healthy:
        raise typer.Exit(1)


def _status_table(index: SearchIndex, found: IndexStatus) -> Table:
    """Return the status as a table, what is wrong in red."""
    table = Table(title=f"Index {index.name}", show_header=False)
    lines: tuple[tuple[str, str, bool], ...] = (
        ("Published rows", str(found.rows), True),
        (
            "Documents",
            "none: the index is missing" if found.documents is None else str(found.documents),
            found.documents == found.rows or found.waiting > 0,
        ),
        ("Outbox", _outbox_line(found), True),
        ("Parked", ", ".join(f"{number}: {reason}" for number, reason in found.parked) or "none", not found.parked),
        ("Settings drift", ", ".join(found.settings_drift) or "none", not found.settings_drift),
        ("Triggers", _trigger_line(found), not found.trigger_drift),
        ("Document version", _version_line(found), not found.outdated_documents),
        (
            "Failed tasks",
            "\n".join(f"{task.uid} {task.kind}: {task.reason}" for task in found.failed_tasks) or "none",
            True,
        ),
    )
    for name, text, is_well in lines:
        table.add_row(name, text if is_well else f"[red]{text}[/red]")
    return table


def _outbox_line(found: IndexStatus) -> str:
    """Return depth and age of the outbox."""
    if found.oldest_seconds is None:
        return "empty"
    return f"{found.waiting} waiting, the oldest for {found.oldest_seconds:.0f} s"


def _version_line(found: IndexStatus) -> str:
    """Return the builder's version and how many documents lag behind it."""
    if not found.outdated_documents:
        return str(found.code_version)
    return f"{found.code_version}; {found.outdated_documents} documents of another one: run sufra index rebuild"


def _trigger_line(found: IndexStatus) -> str:
    if not found.trigger_drift:
        return "as declared"
    return f"{', '.join(found.trigger_drift)}: run sufra setup"


@app.command()
@plainly
def rebuild(index: Which = None) -> None:
    """Build the index anew beside the live one and swap it in; every search meanwhile is answered by the live one."""
    settings = get_settings()
    for each in _chosen(index):
        uid = engine_uid(each, settings)
        with progress(f"Rebuilding {each.name}") as count:
            done = rebuilding.rebuild(
                indexer_context(), each, uid, config_dir=settings.search_config_dir, on_batch=count
            )
        console.print(
            f"{each.name}: {done.documents} documents swapped in,"
            f" {done.drained} that changed meanwhile brought up to date."
        )


@app.command()
@plainly
def drain(index: Which = None) -> None:
    """Bring the documents in the outbox up to date."""
    for each in _chosen(index):
        with progress(f"Draining {each.name}") as count:
            uid = engine_uid(each, get_settings())
            drained = draining.drain(indexer_context(), each, uid, wait=True, on_batch=count)
        console.print(f"{each.name}: {drained} documents brought up to date.")


@app.command()
@plainly
def reconcile(
    index: Which = None,
    only_report: Annotated[bool, typer.Option("--report", help="Leave it to the indexer to drain.")] = False,
) -> None:
    """Compare every row with every document and repair differences."""
    for each in _chosen(index):
        uid = engine_uid(each, get_settings())
        with progress(f"Comparing {each.name}") as count:
            drift = reconciling.reconcile(indexer_context(), each, uid, on_batch=count)
        console.print(f"{each.name}: {drift}.")
        if drift.total and not only_report:
            drained = draining.drain(indexer_context(), each, uid, wait=True)
            console.print(f"{each.name}: {drained} documents brought up to date.")


@app.command()
@plainly
def settings(
    index: Which = None,
    check: Annotated[bool, typer.Option(help="Change nothing; exit code 1 if something differs.")] = False,
    export: Annotated[
        bool, typer.Option("--export", help="Only write staff's synonyms into the files of search-config.")
    ] = False,
    forget: Annotated[bool, typer.Option("--forget", help="With --export: the files have them from now on.")] = False,
) -> None:
    """Give the index the settings of search-config, with staff's synonyms."""
    if export:
        _export_synonyms(get_settings().search_config_dir, forget=forget)
        return
    configured = get_settings()
    context = indexer_context()
    is_drifted = False
    for each in _chosen(index):
        uid = engine_uid(each, configured)
        wanted = wanted_settings(context.database, each, configured.search_config_dir)
        drifted = drift_of(context.engine, uid, wanted) if check else sync_settings(context.engine, uid, wanted)
        console.print(f"{each.name}: {'differing' if check else 'brought in line'}: {', '.join(drifted) or 'nothing'}.")
        is_drifted = is_drifted or bool(drifted)
    if check and is_drifted:
        raise typer.Exit(1)


def _export_synonyms(folder: Path, *, forget: bool) -> None:
    with transaction() as session:
        families = own_synonyms(session)
        try:
            changed = export_families(folder, own_families(session))
        except OSError as error:
            give_up(f"The files of search-config can't be written: {error.strerror}.")
        for family in families if forget else ():
            delete_synonym(session, family.id)
    written = ", ".join(str(file.relative_to(folder)) for file in changed) or "no file needed a change"
    console.print(f"{len(families)} families of staff: {written}.", highlight=False, soft_wrap=True)
