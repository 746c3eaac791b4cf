"""The halal judge: decides what a reading means."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.halal.lexicon import BAD, DISH, LEXICON, Facts
from core.halal.substitutes import substitute_for
from core.halal.verdicts import Status, Verdict
from core.reading.lists import Phrase, WordLists
from core.reading.tokens import phrase_tokens
from core.reading.values import Food, Reading, Role

# Lists whose words are foods that no judge needs to know.
_PLAIN_FOODS = ("food", "meat", "meat-after", "plant")


@dataclass(frozen=True, slots=True)
class Judged:
    """A food that counts, with what it is where it stands, and the name of the rule that decided."""

    food: Food
    status: Status
    rule: str

    @property
    def facts(self) -> Facts:
        return facts_of(self.food)


def judge(reading: Reading, version: str, *, words: WordLists, use: str = "") -> Verdict:
    """Return the verdict on one text: the worst food counts.

    Of alternatives all must be haram to make it haram; otherwise it is doubtful. `use` is what the food is for in
    the dish ("frying", "braising", "dessert", "drink"), where it is known; the substitute depends on it. `words` are
    the reader's.
    """
    if not any(is_bad(food) for food in reading.foods):
        return halal(version)
    groups: Iterable[tuple[Food, ...]] = reading.groups().values()
    if reading.is_prose:
        groups = [tuple(food for food in foods if _counts_in_prose(food, words)) for foods in groups]
    return worst_of([_verdict_on(foods, version, use, is_prose=reading.is_prose) for foods in groups], version)


def judge_food(food: Food, *, is_prose: bool = False) -> Judged | None:
    """Return what a food of the halal lexicon is where it stands; None when the text says that it is not there.

    In running text and titles the name of a dish is doubtful: the ingredients say what this version holds.
    """
    facts = facts_of(food)
    if food.role in (Role.EXCLUDED, Role.REPLACED):
        return None
    if facts.status is Status.HALAL:
        return Judged(food, Status.HALAL, "lexicon")
    if food.role is Role.NAME:
        return Judged(food, Status.HALAL, food.rules[-1])
    if food.role is Role.BESIDE:
        return Judged(food, Status.DOUBTFUL, food.rules[-1])
    if qualifier := food.qualifier(*facts.permitted_when):
        return Judged(food, Status.DOUBTFUL if qualifier.is_open else Status.HALAL, qualifier.rule)
    if flavour := food.qualifier("flavour", "told"):
        return Judged(food, Status.DOUBTFUL, flavour.rule)
    is_only_named = is_prose and _is_dish(food)
    return Judged(food, Status.DOUBTFUL if is_only_named else facts.status, "lexicon")


def _is_dish(food: Food) -> bool:
    term = food.term(LEXICON)
    return term is not None and DISH in term.tags


def facts_of(food: Food) -> Facts:
    """Return what the halal lexicon knows of a food that it has. Raises LookupError for another one."""
    term = food.term(LEXICON)
    if term is None:
        raise LookupError(food.words)
    facts: Facts = term.facts
    return facts


def is_bad(food: Food) -> bool:
    """Say whether the halal lexicon calls the food haram or doubtful, wherever it stands."""
    term = food.term(LEXICON)
    return term is not None and BAD in term.tags


@lru_cache(maxsize=1)
def halal(version: str) -> Verdict:
    """Return the verdict on a text in which nothing was found; most lines get it, so it is made once."""
    return Verdict(Status.HALAL, "", "", None, version)


def worst_of(verdicts: Iterable[Verdict], version: str) -> Verdict:
    """Return the first of the worst verdicts; of none, halal."""
    return max(verdicts, key=lambda verdict: verdict.status.rank, default=halal(version))


def _counts_in_prose(food: Food, words: WordLists) -> bool:
    """Say whether the food is an alternative in running text, where foods of other lexicons are often none ("port")."""
    if food.term(LEXICON) or not food.terms:
        return True
    named = phrase_tokens(food.words)
    return any(_has_a_word_of(words.lists[name], named) for name in _PLAIN_FOODS)


def _has_a_word_of(phrases: frozenset[Phrase], named: Phrase) -> bool:
    """Say whether one word is on the list by itself and does not begin a longer phrase of it."""
    last = len(named) - 1
    return any(
        (word,) in phrases and (at == last or named[at : at + 2] not in phrases) for at, word in enumerate(named)
    )


def _verdict_on(foods: tuple[Food, ...], version: str, use: str, *, is_prose: bool) -> Verdict:
    """Return the verdict on one group of alternatives."""
    judged = [found for food in foods if food.term(LEXICON) and (found := judge_food(food, is_prose=is_prose))]
    worst = max(judged, key=lambda found: found.status.rank, default=None)
    if worst is None or worst.status is Status.HALAL:
        return halal(version)
    if _is_mixed(foods, judged):
        reason = f"One alternative is haram: {_uncapitalised(worst.facts.reason)} Use the other one."
        return _verdict(worst, Status.DOUBTFUL, reason, "alternatives", version, use)
    return _verdict(worst, worst.status, _reason(worst), worst.rule, version, use)


def _is_mixed(foods: Sequence[Food], judged: Iterable[Judged]) -> bool:
    """Say whether a haram alternative stands beside one that is not."""
    if len(foods) == 1:
        return False
    statuses = {food.alternative: Status.HALAL for food in foods if food.role not in (Role.EXCLUDED, Role.REPLACED)}
    for found in judged:
        alternative = found.food.alternative
        statuses[alternative] = max(statuses[alternative], found.status, key=lambda status: status.rank)
    return Status.HARAM in statuses.values() and len(set(statuses.values())) > 1


def _verdict(found: Judged, status: Status, reason: str, rule: str, version: str, use: str) -> Verdict:
    facts, food = found.facts, found.food
    return Verdict(
        status=status,
        reason=reason,
        term=food.words,
        substitute=substitute_for(facts, use),
        lexicon_version=version,
        span=food.span,
        rule=rule,
        source=facts.source,
        is_beside=food.role is Role.BESIDE,
    )


def _reason(found: Judged) -> str:
    reason = found.facts.reason
    if found.food.role is Role.BESIDE:
        return f'"{found.food.text}" is only offered beside the dish. {reason}'
    if found.status is not found.facts.status and _is_dish(found.food):
        return f"{reason} Check every ingredient."
    if found.status is not found.facts.status:
        return f'The line leaves open whether "{found.food.words}" is the halal kind: {_uncapitalised(reason)}'
    return reason


def _uncapitalised(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]
