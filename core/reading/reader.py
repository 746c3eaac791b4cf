"""Reads one text, or all texts of a recipe in the language that they have in common."""

import re
from collections.abc import Callable, Iterable, Iterator
from threading import Lock

from core.reading.patterns import Pattern
from core.reading.rules import Rule
from core.reading.scan import Mention, Scan
from core.reading.segments import Segment, segments_of
from core.reading.tokens import Kind, spans_of
from core.reading.values import GONE, Food, Qualifier, Reading, Role, Span, Term, Unknown
from core.reading.vocabulary import Vocabulary

Spans = Callable[[int, int], Span]

_SENTENCE_END = re.compile(r"(?<=[.!?。！？؟।])\s+|\n+")
_UNSPACED = re.compile("[\u0e01-\u0e5b\u2e80-\U0003ffff]")
# Lists whose words stand around foods; a word of the other lists names a food or its source.
_NAMES_FOOD = frozenset(
    {
        "food",
        "known-food",
        "lookalike",
        "meat",
        "meat-after",
        "plant",
        "plant-after",
        "compound-start",
        "weak-source",
        "dish",
    }
    | {"thing", "vinegar", "source-between", "prose-slip", "short-slip", "slip-excuse", "never-joined", "virgin"}
)


def read(text: str, vocabulary: Vocabulary, *, language: str | None = None, is_prose: bool = False) -> Reading:
    """Return what `text` says: one ingredient line, or with `is_prose` a title or one sentence.

    `language` is that of the recipe, where it is known; a slip is only read within it. Without it the text's own
    words decide. Any text is read; the time grows with its length only.
    """
    return Scanned(text, vocabulary, language=language, is_prose=is_prose).reading


class Scanned:
    """A text whose foods are found; what it says of them is read when it is asked for, once for all threads."""

    def __init__(
        self, text: str, vocabulary: Vocabulary, *, language: str | None = None, is_prose: bool = False
    ) -> None:
        """Find the foods of `text`; the arguments are those of `read`."""
        self._scan = Scan(text, vocabulary, language=language, is_prose=is_prose)
        # Reading writes on the scan.
        self._lock = Lock()
        self._reading: Reading | None = None

    def names(self, tag: str) -> bool:
        """Say whether the text names a food with this tag; it costs half of a reading."""
        return tag in self._scan.tags

    def terms_of(self, lexicon: str) -> tuple[Term, ...]:
        """Return the terms of one lexicon that the text names, whatever it says of them; as cheap as `names`."""
        return tuple(term for mention in self._scan.mentions for term in mention.terms if term.lexicon == lexicon)

    def has_phrase(self, lists: Iterable[str]) -> bool:
        """Say whether the text has a phrase of one of these word lists."""
        return not self._scan.present.isdisjoint(f"@{name}" for name in lists)

    @property
    def reading(self) -> Reading:
        """What the text says."""
        with self._lock:
            if self._reading is None:
                self._reading = _reading(self._scan)
            return self._reading


def _reading(scan: Scan) -> Reading:
    text = scan.text
    if scan.mentions:
        _apply(scan)
    segments = segments_of(scan)
    spans = spans_of(text, scan.folded)
    foods = [_food(mention, scan, text, spans) for mention in scan.mentions]
    foods += _unnamed_foods(segments, scan, text, spans)
    foods.sort(key=lambda food: (food.span.start, -food.span.end))

    def unknown() -> tuple[Unknown, ...]:
        return () if scan.is_prose else tuple(_unknown(scan, spans))

    return Reading(text, scan.languages, scan.is_prose, tuple(foods), unknown)


def sentences_of(text: str) -> list[str]:
    """Return the sentences of running text; they are read one at a time."""
    return _SENTENCE_END.split(text)


def recipe_language(lines: Iterable[str], vocabulary: Vocabulary, *, texts: Iterable[str] = ()) -> str | None:
    """Return the language that a recipe's lines and texts together show, or None."""
    languages = vocabulary.languages.guess((*lines, *texts))
    return languages[0] if languages else None


def _apply(scan: Scan) -> None:
    """Let every rule that could match act on every food, in their order; those with `last` act at the end."""
    active = scan.vocabulary.rule_index.possible(
        scan.present, scan.tags, is_prose=scan.is_prose, is_sentence=scan.is_sentence
    )
    for is_last in (False, True):
        rules = [(rule, patterns) for rule, patterns in active if rule.is_last is is_last]
        for mention in scan.mentions:
            for rule, patterns in rules:
                if mention.role is not Role.USED:
                    break
                if scan.language not in rule.not_text_languages and _is_about(rule, mention):
                    _act(rule, patterns, scan, mention)


def _is_about(rule: Rule, mention: Mention) -> bool:
    if rule.food and rule.food.isdisjoint(mention.tags):
        return False
    if rule.food_languages and mention.language not in rule.food_languages:
        return False
    return mention.language not in rule.not_food_languages


def _act(rule: Rule, patterns: list[Pattern], scan: Scan, mention: Mention) -> None:
    found = None
    for pattern in patterns:
        if (scan.has_excluded or not pattern.asks_excluded) and (found := pattern.match(scan, mention)):
            break
    if not found or any(other.may_match(scan.present) and other.match(scan, mention) for other in rule.unless):
        return
    mention.rules.append(rule.name)
    if rule.role:
        mention.role = rule.role
        scan.has_excluded |= rule.role in GONE
    elif rule.is_optional:
        mention.is_optional = True
    else:
        mention.qualifiers.append((rule, found[1]))


def _food(mention: Mention, scan: Scan, text: str, spans: Spans) -> Food:
    span = _span(scan, mention.start, mention.end, spans)
    return Food(
        span=span,
        text=text[span.start : span.end],
        words=mention.text,
        terms=mention.terms,
        language=mention.language,
        role=mention.role,
        group=mention.group,
        alternative=mention.alternative,
        is_optional=mention.is_optional,
        qualifiers=tuple(_qualifier(rule, words, scan, span, spans) for rule, words in mention.qualifiers),
        rules=tuple(mention.rules),
        meant=mention.text if any(mention.start <= at < mention.end for at in scan.meant) else "",
    )


def _qualifier(rule: Rule, words: tuple[int, int] | None, scan: Scan, food: Span, spans: Spans) -> Qualifier:
    if words is None:
        return Qualifier(rule.qualifier, "", food, rule.name, rule.is_open)
    start, end = words
    text = " ".join(scan.word(at) for at in range(start, end))
    return Qualifier(rule.qualifier, text, _span(scan, start, end, spans), rule.name, rule.is_open)


def _span(scan: Scan, start: int, end: int, spans: Spans) -> Span:
    return spans(scan.tokens[start].start, scan.tokens[end - 1].end)


def _unnamed_foods(segments: Iterable[Segment], scan: Scan, text: str, spans: Spans) -> Iterator[Food]:
    """Yield a food for every part of the text that names one which no lexicon knows."""
    for number, segment in enumerate(segments):
        if segment.words and not any(mention.role is Role.USED for mention in segment.mentions):
            span = _span(scan, segment.words[0], segment.words[-1] + 1, spans)
            words = " ".join(scan.word(at) for at in segment.words)
            shown = text[span.start : span.end]
            yield Food(span, shown, words, (), "", Role.USED, segment.group, number)


def _unknown(scan: Scan, spans: Spans) -> Iterator[Unknown]:
    """Yield the words that are neither a food nor a word around foods; characters of unspaced scripts as one."""
    understood = _understood(scan)
    position = 0
    while position < scan.size:
        start = position
        position += 1
        if start in understood:
            continue
        if _UNSPACED.match(scan.word(start)):
            while position < scan.size and position not in understood and _UNSPACED.match(scan.word(position)):
                position += 1
        words = (scan.word(at) for at in range(start, position))
        yield Unknown("".join(words), _span(scan, start, position, spans))


def _understood(scan: Scan) -> set[int]:
    found = {at for mention in scan.mentions for at in range(mention.start, mention.end)}
    for mention in scan.mentions:
        found.update(at for _, words in mention.qualifiers if words for at in range(*words))
    for position, token in enumerate(scan.tokens):
        if token.kind is not Kind.WORD or (len(token.text) == 1 and not _UNSPACED.match(token.text)):
            found.add(position)
        labels = scan.labels_at(position)
        if ends := [end for name, end in labels.items() if name not in _NAMES_FOOD]:
            found.update(range(position, max(ends)))
    return found
