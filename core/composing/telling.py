"""What a recipe tells of itself, kept true to its ingredients: description, story and title."""

import re

from core.composing.facts import Fact
from core.composing.listing import Draft
from core.composing.named_foods import foods_in, is_among, is_ruled_out, without_sentences
from core.composing.wishes import Wishes
from core.composing.wording import listed, sentence

_HEAT = re.compile(
    r"\b(?:fiery|spic(?:y|ier|iest)|chil(?:i|ies)|burns?|burning|hot with|red and hot|hot and)\b",
    re.IGNORECASE,
)
_SENTENCE = re.compile(r"(?<=[.!?]) +")
_MOST_NAMED = 3
_SHORTEST = 25


def true_description(text: str, draft: Draft, wishes: Wishes) -> str:
    """Return the description without foods that are not in the recipe; what it is made of where nothing is left."""
    facts = _facts(draft)

    def is_wrong(words: str, meant: tuple[Fact, ...]) -> bool:
        return not is_among(words, meant, facts) or is_ruled_out(words, meant, facts, wishes.forbids)

    first, *more = _SENTENCE.split(text)
    first, rest = (_without_heat(without_sentences(part, is_wrong), wishes) for part in (first, " ".join(more)))
    return " ".join(filter(None, (first if len(first) >= _SHORTEST else _made_of(draft), rest)))


def true_story(text: str, draft: Draft, wishes: Wishes) -> str:
    """Return the story of the dish without what a wish has taken out of it."""
    facts = _facts(draft)
    kept = [
        part
        for part in _SENTENCE.split(text)
        if not any(is_ruled_out(words, meant, facts, wishes.forbids) for words, meant in foods_in(part))
    ]
    return " ".join(kept)


def names_only_its_own(text: str, draft: Draft, wishes: Wishes) -> bool:
    """Return whether a title names nothing that is missing from the recipe or that a wish rules out."""
    facts = _facts(draft)
    return all(
        is_among(words, meant, facts) and not is_ruled_out(words, meant, facts, wishes.forbids)
        for words, meant in foods_in(text)
    )


def _facts(draft: Draft) -> list[Fact]:
    return [item.fact for item in draft.items]


def _without_heat(text: str, wishes: Wishes) -> str:
    if wishes.heat >= 0:
        return text
    return " ".join(part for part in _SENTENCE.split(text) if not _HEAT.search(part))


def _made_of(draft: Draft) -> str:
    """Return "Cooked with lentils, potatoes and yogurt, the Afghan way."."""
    keys = [item for item in draft.items if item.part and item.part.is_key]
    given = [item for item in draft.items if item.is_given and item not in keys]
    names = list(dict.fromkeys(item.name for item in (*keys, *given)))[:_MOST_NAMED]
    return sentence(f"Made with {listed(names)}, the {draft.plan.base.name} way")
