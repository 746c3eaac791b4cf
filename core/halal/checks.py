"""Checks of the whole data of the guard: lexicon, word lists and rules together."""

from collections.abc import Iterable, Iterator

from core.halal.lexicon import BAD, default_lexicon
from core.lexicons import default_vocabulary
from core.reading.checks import check_rules
from core.reading.lists import WordLists
from core.reading.tokens import phrase_tokens
from core.reading.values import Entry


def check_lexicon() -> list[str]:
    """Return a sentence for every contradiction and every rule that does not do what its example says.

    Raises LexiconError for what can't be read at all.
    """
    vocabulary = default_vocabulary()
    return [*check_rules(vocabulary), *contradictions(default_lexicon().entries, vocabulary.words)]


def contradictions(entries: Iterable[Entry], words: WordLists) -> Iterator[str]:
    """Yield a sentence for every haram or doubtful word that its own language's list calls an ordinary word.

    The words for meat are ordinary everywhere; they are doubtful only where no animal is named.
    """
    for entry in entries:
        tokens = phrase_tokens(entry.phrase.strip("*"))
        is_a_word = len(tokens) == 1 and "*" not in entry.phrase and not entry.is_alone
        is_bad = BAD in entry.term.tags and "unnamed" not in entry.term.tags
        if is_a_word and is_bad and tokens[0] in words.ordinary.get(entry.language, ()):
            place = f"words/languages/{entry.language}.toml"
            yield f"{place}: {entry.phrase!r} is no ordinary word: the lexicon has it under {entry.term.name!r}"
