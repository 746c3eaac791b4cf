"""`sufra index move`: searches go over to another engine without a gap."""

from collections.abc import Collection
from typing import Annotated

import typer
from meilisearch import Client
from pydantic import HttpUrl, SecretStr, TypeAdapter, ValidationError

from cli.console import console, give_up, progress
from cli.setup import make_keys_at
from core.db import get_database, make_session, transaction
from core.search import moves
from core.search.index import SearchIndex, engine_uid
from core.search.indexes import search_indexes
from core.settings import Settings, get_settings
from indexer.context import IndexerContext, indexer_context
from indexer.move import MoveRefused, fill_beside, names_to_fill, switch, switch_back
from indexer.search_engine import SearchEngine, open_search_engine

Url = Annotated[str | None, typer.Argument(metavar="URL", help="Address of the other engine.", show_default=False)]
Key = Annotated[
    str | None,
    typer.Option(
        "--key",
        help="Its master key, where the settings have none; the same as the first engine's.",
        show_default=False,
    ),
]


def move(
    url: Url = None,
    key: Key = None,
    no_switch: Annotated[bool, typer.Option("--no-switch", help="Fill it and keep it in step, no more.")] = False,
    back: Annotated[bool, typer.Option("--back", help="Let the first engine answer again.")] = False,
    end: Annotated[bool, typer.Option("--end", help="Forget the first engine.")] = False,
) -> None:
    """Fill another engine beside the one that answers searches, keep both in step, and switch, without a gap."""
    if (url is not None) + back + end != 1:
        raise typer.BadParameter("Give the address of an engine, or --back, or --end.")
    settings = get_settings()
    try:
        if url is not None:
            _move_to(_address(url), settings, key, is_switched=not no_switch)
        elif back:
            _move_back(settings)
        else:
            _end(settings)
    except MoveRefused as refused:
        give_up(f"Nothing was switched: {refused}.")


def _address(url: str) -> str:
    """Return the address as settings hold it, so that both can be compared."""
    try:
        return str(TypeAdapter(HttpUrl).validate_python(url)).rstrip("/")
    except ValidationError:
        raise typer.BadParameter(f"{url} is no address of the form http://host:port.") from None


def _move_to(url: str, settings: Settings, key: str | None, *, is_switched: bool) -> None:
    context = indexer_context()
    if context.engine.url != moves.configured_url(settings):
        raise MoveRefused(f"searches have moved to {context.engine.url} before: end that move first")
    if url == context.engine.url:
        raise MoveRefused(f"{url} is the engine that answers searches already")
    if master_key := SecretStr(key) if key else settings.search_master_key:
        make_keys_at(Client(url, master_key.get_secret_value()), settings)
    target = open_search_engine(settings, url)
    version = target.client.get_version()["pkgVersion"]
    indexes = _indexes(settings)
    waiting = names_to_fill(context, target, [index for index, _ in indexes])
    for index, uid in indexes:
        if index.name in waiting:
            _fill(context, target, index, uid, settings)
    if is_switched:
        switch(context, target, indexes, config_dir=settings.search_config_dir)
        console.print(f"Searches are answered by {url} (version {version}); the first engine is kept in step.")
        console.print(f"Now set SUFRA_SEARCH_URL={url} for all parts, start them anew, then: sufra index move --end")
    else:
        console.print(f"{url} (version {version}) is filled and kept in step. To switch: sufra index move {url}")


def _fill(context: IndexerContext, target: SearchEngine, index: SearchIndex, uid: str, settings: Settings) -> None:
    with progress(f"Filling {index.name}") as on_batch:
        documents = fill_beside(context, target, index, uid, config_dir=settings.search_config_dir, on_batch=on_batch)
    console.print(f"{index.name}: {documents} documents.")


def _move_back(settings: Settings) -> None:
    context = indexer_context()
    with make_session(get_database()) as session:
        found = moves.current_move(session)
    if found is None or not found.is_switched or context.engine.url != found.to_url:
        raise MoveRefused("there is no move to take back")
    first = open_search_engine(settings, found.from_url)
    switch_back(context, first, _indexes(settings), config_dir=settings.search_config_dir)
    console.print(f"Searches are answered by {found.from_url} again; {found.to_url} is kept in step while it answers.")


def _end(settings: Settings) -> None:
    serving, configured = indexer_context().engine.url, moves.configured_url(settings)
    if serving != configured:
        raise MoveRefused(f"SUFRA_SEARCH_URL still names {configured}, while {serving} answers searches")
    with transaction() as session:
        moves.end(session)
    console.print(f"{serving} answers searches, and no other engine is kept in step.")


def _indexes(settings: Settings) -> Collection[tuple[SearchIndex, str]]:
    return [(index, engine_uid(index, settings)) for index in search_indexes().values()]
