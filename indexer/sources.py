"""The content hashes of documents, without building those whose rows have not changed since they were last built.

Source: docs/decisions/0026-comparing-without-building.md.
"""

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from sqlalchemy import BigInteger, Text, any_, cast, delete, func, literal, select, text
from sqlalchemy.dialects.postgresql import ARRAY, insert
from sqlalchemy.orm import Session

import core
from core.db import Database, transaction
from core.models import SearchSource
from core.search.index import SearchIndex
from core.settings import get_settings


def content_hashes(session: Session, database: Database, index: SearchIndex, ids: Sequence[int]) -> dict[int, str]:
    """Return the content hash that each public document of these ids should have.

    The session sees one snapshot for its whole transaction, so that rows and documents belong together. What had to be
    built is remembered for the next time, in a transaction of its own.
    """
    sources = _source_hashes(session, index, ids)
    known = _remembered(session, index, sources)
    documents = index.build(session, [each for each in ids if each not in known])
    session.expunge_all()
    built = {document["ID"]: document["Content_Hash"] for document in documents}
    _remember(database, index, {each: (sources[each], found) for each, found in built.items() if each in sources})
    return known | built


def forget_lost_sources(session: Session, index: SearchIndex) -> None:
    """Remove what is remembered of documents that the public may not find any more."""
    (column,) = index.public_ids.selected_columns
    is_public = index.public_ids.where(column == SearchSource.document_id).exists()
    session.execute(text("SET LOCAL statement_timeout = '5min'"))
    session.execute(
        delete(SearchSource)
        .where(SearchSource.index_name == index.name, ~is_public)
        .execution_options(synchronize_session=False)
    )


def _source_hashes(session: Session, index: SearchIndex, ids: Sequence[int]) -> Mapping[int, int]:
    if index.sources is None:
        return {}
    statement = f"SELECT id, hashtextextended(content, :program) FROM ({index.sources}) AS sources"  # noqa: S608
    return dict(session.execute(text(statement), {"ids": list(ids), "program": program_hash()}).all())


def _remembered(session: Session, index: SearchIndex, sources: Mapping[int, int]) -> dict[int, str]:
    rows = session.execute(
        select(SearchSource.document_id, SearchSource.source_hash, SearchSource.content_hash).where(
            SearchSource.index_name == index.name,
            SearchSource.document_id == any_(cast(list(sources), ARRAY(BigInteger))),
        )
    )
    return {document_id: content for document_id, source, content in rows if sources[document_id] == source}


def _remember(database: Database, index: SearchIndex, found: Mapping[int, tuple[int, str]]) -> None:
    if not found:
        return
    given = (
        func.unnest(
            cast(list(found), ARRAY(BigInteger)),
            cast([source for source, _ in found.values()], ARRAY(BigInteger)),
            cast([content for _, content in found.values()], ARRAY(Text)),
        )
        .table_valued("document_id", "source_hash", "content_hash")
        .render_derived()
    )
    statement = insert(SearchSource).from_select(
        ["index_name", "document_id", "source_hash", "content_hash"],
        select(literal(index.name), given.c.document_id, given.c.source_hash, given.c.content_hash),
    )
    changed = ("source_hash", "content_hash")
    with transaction(database) as session:
        session.execute(
            statement.on_conflict_do_update(
                index_elements=["index_name", "document_id"], set_={name: statement.excluded[name] for name in changed}
            )
        )


@lru_cache(maxsize=1)
def program_hash() -> int:
    """Return a signed 64-bit number that changes with the code, lexicons and settings that documents are built by."""
    digest = hashlib.sha256()
    for folder in (Path(core.__file__).parent, get_settings().search_config_dir):
        for file in sorted(each for each in folder.rglob("*") if each.is_file() and each.suffix != ".pyc"):
            digest.update(str(file.relative_to(folder)).encode() + b"\0" + file.read_bytes())
    return int.from_bytes(digest.digest()[:8], signed=True)
