"""The halal lexicon as plain values that can be kept in a file."""

from collections.abc import Mapping
from typing import Any

from core.halal.lexicon import LEXICON, Facts, Lexicon
from core.halal.verdicts import Status
from core.kept import MadeWhenAsked
from core.reading.values import Entry, Term

# What most entries have in common, so that it is written once.
_KIND = tuple(name for name in Entry._fields if name not in ("phrase", "language", "term"))


def packed(lexicon: Lexicon) -> dict[str, Any]:
    """Return the lexicon as plain values: its terms, the kinds of its entries, and the entries by their numbers."""
    terms = {id(entry.term): entry.term for entry in lexicon.entries}
    numbers = {identity: number for number, identity in enumerate(terms)}
    kinds: dict[tuple[Any, ...], int] = {}
    rows = []
    for entry in lexicon.entries:
        kind = tuple(getattr(entry, name) for name in _KIND)
        rows.append((entry.phrase, entry.language, numbers[id(entry.term)], kinds.setdefault(kind, len(kinds))))
    return {
        "version": lexicon.version,
        "terms": [_packed_term(term) for term in terms.values()],
        "kinds": tuple(kinds),
        "entries": rows,
    }


def unpacked(plain: Mapping[str, Any]) -> Lexicon:
    """Return the lexicon that `packed` gave; an entry is made when it is asked for."""
    terms = [_term(*row) for row in plain["terms"]]
    kinds = [dict(zip(_KIND, kind, strict=True)) for kind in plain["kinds"]]
    rows = plain["entries"]

    def entry(number: int) -> Entry:
        phrase, language, term, kind = rows[number]
        return Entry(phrase, language, terms[term], **kinds[kind])

    return Lexicon(plain["version"], MadeWhenAsked(len(rows), entry))


def _packed_term(term: Term) -> tuple[Any, ...]:
    facts: Facts = term.facts
    return (
        term.name,
        term.tags,
        facts.status.value,
        facts.family,
        facts.reason,
        facts.substitute,
        dict(facts.substitutes),
        facts.permitted_when,
        facts.source,
    )


def _term(name: str, tags: frozenset[str], status: str, *facts: Any) -> Term:
    return Term(LEXICON, name, tags, Facts(Status(status), *facts))
