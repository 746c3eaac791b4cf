"""Says in sentences what a line gives to the labels of its recipe."""

from collections.abc import Iterable, Iterator

from core.labels.facts import RULED_OUT_BY, Diet
from core.labels.judge import label_line, shown_content
from core.labels.lexicon import default_lexicon
from core.labels.lines import Held, LineFacts, foods_in_text
from core.lexicons import read_text

_MAX_SHOWN = 40
_MAX_WORD = 60


def explain_labels(text: str, *, is_prose: bool = False, language: str | None = None) -> list[str]:
    """Return lines that show what an ingredient line (or a sentence) contains, and which diets it rules out."""
    facts = _facts_of_prose(text, language) if is_prose else label_line(text, language=language)
    return list(_lines(facts))


def _facts_of_prose(text: str, language: str | None) -> LineFacts:
    reading = read_text(text, language=language, is_prose=True)
    return LineFacts(may=list(foods_in_text(reading, default_lexicon())))


def _lines(facts: LineFacts) -> Iterator[str]:
    yield f"Contains: {_joined(_named(held) for held in facts.contains)}"
    yield f"May contain: {'' if facts.may else 'nothing that is known'}".rstrip()
    for held in list(dict.fromkeys(facts.may))[:_MAX_SHOWN]:
        yield f"  {_named(held)}: {held.reason}"
    choices = {choice.diet for choice in facts.ruled_out}
    by_contents = _diets_of(facts.contains)
    ruled_out = [diet for diet in Diet if diet in choices or diet in by_contents]
    yield f"Rules out: {_joined(ruled_out, 'no diet')}"
    yield f"Leaves open: {_joined((diet for diet in _diets_of(facts.may) if diet not in ruled_out), 'no diet')}"
    if facts.not_understood:
        words = _joined(word[:_MAX_WORD] for word in facts.not_understood)
        yield f"Not in the lexicon of foods: {words}. Nothing is called suitable or free of anything."
    notes = default_lexicon().notes
    yield from (f"Note: {notes[name]}" for name in list(dict.fromkeys(facts.names))[:_MAX_SHOWN] if name in notes)


def _named(held: Held) -> str:
    return f'{shown_content(held.content)} ("{held.food[:_MAX_WORD]}")'


def _diets_of(contents: Iterable[Held]) -> list[Diet]:
    found = {held.content for held in contents}
    return [diet for diet in Diet if not found.isdisjoint(RULED_OUT_BY[diet])]


def _joined(names: Iterable[str], none: str = "nothing that is known") -> str:
    return ", ".join(list(dict.fromkeys(names))[:_MAX_SHOWN]) or none
