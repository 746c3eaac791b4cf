"""The synonyms that staff have added, as they are stored. Source: docs/product/search.md#synonyms-of-staff."""

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import select, text
from sqlalchemy.orm import Session

from core.errors import DomainError
from core.models import SearchJobKind, SearchSynonym
from core.search.config import shipped_families, stop_words
from core.search.indexes import search_indexes
from core.search.jobs import ask_for
from core.search.synonyms import Family, SynonymsRefused, checked_family, fold_word

MOST_FAMILIES = 1_000
LARGEST_ID = 2**63 - 1


class SynonymNotFound(DomainError):
    """There is no family with this number."""

    status = 404
    code = "synonym_not_found"
    sentence = "That family of synonyms doesn't exist any more."


def own_synonyms(session: Session) -> Sequence[SearchSynonym]:
    """Return staff's families, the latest first."""
    return session.scalars(select(SearchSynonym).order_by(SearchSynonym.id.desc()).limit(MOST_FAMILIES)).all()


def own_families(session: Session) -> Sequence[Family]:
    """Return the words of staff's families, in the order they were made."""
    return [family.words for family in reversed(own_synonyms(session))]


def add_synonym(session: Session, words: Sequence[str], config_dir: Path) -> SearchSynonym:
    """Store a family, and ask for the settings to be applied. Raises SynonymsRefused."""
    _lock(session)
    if len(own_synonyms(session)) >= MOST_FAMILIES:
        raise SynonymsRefused(f"There are {MOST_FAMILIES:,} families already; ship some of them first.")
    family = SearchSynonym(words=_checked(session, words, config_dir))
    session.add(family)
    session.flush()
    _apply(session)
    return family


def extend_synonym(session: Session, word: str, *, same_as: str, config_dir: Path) -> SearchSynonym:
    """Store that a word means the same as another: in the family of staff that has the other, else in a new one.

    Raises SynonymsRefused.
    """
    _lock(session)
    known = fold_word(same_as)
    family = next((one for one in own_synonyms(session) if known in one.words), None)
    if family is None:
        return add_synonym(session, [word, same_as], config_dir)
    return change_synonym(session, family.id, [*family.words, word], config_dir)


def change_synonym(session: Session, number: int, words: Sequence[str], config_dir: Path) -> SearchSynonym:
    """Give a family other words. Raises SynonymNotFound and SynonymsRefused."""
    _lock(session)
    family = _find(session, number)
    family.words = _checked(session, words, config_dir, apart_from=number)
    session.flush()
    _apply(session)
    return family


def delete_synonym(session: Session, number: int) -> SearchSynonym:
    """Delete a family and return it. Raises SynonymNotFound."""
    _lock(session)
    family = _find(session, number)
    session.delete(family)
    session.flush()
    _apply(session)
    return family


def _lock(session: Session) -> None:
    # Two families that are each valid can be a chain together.
    session.execute(text("LOCK TABLE search_synonyms IN SHARE ROW EXCLUSIVE MODE"))


def _find(session: Session, number: int) -> SearchSynonym:
    family = session.get(SearchSynonym, number) if number <= LARGEST_ID else None
    if family is None:
        raise SynonymNotFound
    return family


def _checked(session: Session, words: Sequence[str], config_dir: Path, *, apart_from: int | None = None) -> list[str]:
    shipped = [family for name in search_indexes() for family in shipped_families(config_dir, name)]
    return checked_family(
        words,
        shipped=shipped,
        others=[one.words for one in own_synonyms(session) if one.id != apart_from],
        stop_words={word for name in search_indexes() for word in stop_words(config_dir, name)},
    )


def _apply(session: Session) -> None:
    for name in search_indexes():
        ask_for(session, SearchJobKind.SETTINGS, name)
