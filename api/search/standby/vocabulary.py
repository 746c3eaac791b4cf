"""What is known of the words of searches: whether documents have them, and which words are near."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Integer, Text, any_, cast, exists, func, select, true
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Session

from core.models import SearchSynonym, StandbyWord
from core.search.standby.slips import asked_slips, distance, slips_of
from core.search.standby.text import words_of

LONGEST_PHRASE = 3
SHORTEST_PART = 3
MOST_NEAR = 200
"""Words that are compared with a misspelt one."""
KEPT_NEAR = 8
AFTER_ALL_LETTERS = "\U0010ffff"

Words = tuple[str, ...]


@dataclass(frozen=True)
class Vocabulary:
    """What is known of the words of some texts."""

    known: frozenset[str] = frozenset()
    """Some document has them."""
    begun: frozenset[str] = frozenset()
    """Some document has a word that begins so."""
    near: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """For words that no document has: the nearest ones that some has."""
    parts: Mapping[str, Sequence[Words]] = field(default_factory=dict)
    """For words that no document has: two words that they are made of."""
    synonyms: Mapping[Words, Sequence[Words]] = field(default_factory=dict)
    """What staff have said means the same."""


def look_up(
    session: Session,
    index_name: str,
    words: Iterable[str],
    *,
    joined: Iterable[str] = (),
    begun: Iterable[str] = (),
    spelt_only: frozenset[str] = frozenset(),
    has_slips: bool = False,
) -> Vocabulary:
    """Return what is known of these words; three to five statements for all of them.

    `begun` are those that may be half-typed. `has_slips`: also look for words near those that are known.
    """
    asked = set(words)
    if not asked:
        return Vocabulary()
    known = _known(session, index_name, asked.union(joined))
    started = _begun(session, index_name, set(begun) - known)
    misspelt = sorted(asked if has_slips else asked - known - started)
    parts = {word: _cuts(word) for word in misspelt if word not in known}
    near = _near(session, index_name, [word for word in misspelt if word not in spelt_only])
    made_of = _known(session, index_name, {part for cuts in parts.values() for cut in cuts for part in cut})
    return Vocabulary(
        known=known,
        begun=started,
        near=near,
        parts={word: [cut for cut in cuts if made_of.issuperset(cut)] for word, cuts in parts.items()},
        synonyms=_synonyms(session, asked),
    )


def _known(session: Session, index_name: str, words: set[str]) -> frozenset[str]:
    if not words:
        return frozenset()
    statement = select(StandbyWord.word).where(
        StandbyWord.index_name == index_name, StandbyWord.word == any_(cast(sorted(words), ARRAY(Text)))
    )
    return frozenset(session.scalars(statement))


def _begun(session: Session, index_name: str, words: set[str]) -> frozenset[str]:
    if not words:
        return frozenset()
    asked = func.unnest(cast(sorted(words), ARRAY(Text))).column_valued("asked")
    begins = exists().where(
        StandbyWord.index_name == index_name,
        StandbyWord.word >= asked,
        StandbyWord.word < asked + AFTER_ALL_LETTERS,
    )
    return frozenset(session.scalars(select(asked).where(begins)))


def _near(session: Session, index_name: str, words: Sequence[str]) -> dict[str, Sequence[str]]:
    checksums = {word: asked_slips(word) for word in words if slips_of(word)}
    if not checksums:
        return {}
    # As texts: an array of arrays needs them equally long.
    texts = [f"{{{','.join(map(str, slips))}}}" for slips in checksums.values()]
    asked = func.unnest(cast(texts, ARRAY(Text))).table_valued("slips", with_ordinality="number", name="asked")
    asked = asked.render_derived()
    found = (
        select(StandbyWord.word)
        .where(StandbyWord.index_name == index_name, StandbyWord.slips.overlap(cast(asked.c.slips, ARRAY(Integer))))
        .limit(MOST_NEAR)
        .lateral("found")
    )
    candidates: dict[str, list[str]] = {word: [] for word in checksums}
    numbered = list(checksums)
    for number, other in session.execute(select(asked.c.number, found.c.word).select_from(asked).join(found, true())):
        candidates[numbered[number - 1]].append(other)
    return {word: _nearest(word, others) for word, others in candidates.items()}


def _nearest(word: str, others: Sequence[str]) -> Sequence[str]:
    found = ((distance(word, other), other) for other in others)
    within = sorted(pair for pair in found if 0 < pair[0] <= slips_of(word))
    return [other for count, other in within if count == within[0][0]][:KEPT_NEAR]


def _cuts(word: str) -> list[Words]:
    return [(word[:at], word[at:]) for at in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)]


def _synonyms(session: Session, asked: set[str]) -> dict[Words, list[Words]]:
    families = [[tuple(words_of(term)) for term in family] for family in session.scalars(select(SearchSynonym.words))]
    meant: dict[Words, list[Words]] = {}
    for family in families:
        for term in family:
            if term and asked.issuperset(term):
                meant.setdefault(term, []).extend(other for other in family if other and other != term)
    return meant
