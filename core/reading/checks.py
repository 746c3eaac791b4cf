"""Checks that every rule does what its examples say."""

from collections.abc import Iterable

from core.reading.fold import fold
from core.reading.reader import read
from core.reading.rules import Example, Rule
from core.reading.values import Food
from core.reading.vocabulary import Vocabulary


def check_rules(vocabulary: Vocabulary) -> list[str]:
    """Return a sentence for every example that its rule does not match or does not change; [] when all is well."""
    return [problem for rule in vocabulary.rules for problem in _problems_of(rule, vocabulary)]


def _problems_of(rule: Rule, vocabulary: Vocabulary) -> Iterable[str]:
    others = vocabulary.with_rules(tuple(other for other in vocabulary.rules if other is not rule))
    for example in rule.examples:
        is_prose = bool(rule.in_prose)
        food = _food_of(example, vocabulary, is_prose=is_prose)
        if food is None:
            yield f"{rule.place}: there is no food {example.food!r} in the example {example.line!r}"
        elif rule.name not in food.rules:
            yield f"{rule.place}: the rule never matches {example.food!r} in its example {example.line!r}"
        elif _meaning(food) == _meaning(_food_of(example, others, is_prose=is_prose)):
            yield f"{rule.place}: the rule changes nothing for {example.food!r} in its example {example.line!r}"


def _food_of(example: Example, vocabulary: Vocabulary, *, is_prose: bool) -> Food | None:
    wanted = fold(example.food)
    foods = read(example.line, vocabulary, is_prose=is_prose).foods
    return next((food for food in foods if wanted in (food.words, fold(food.text))), None)


def _meaning(food: Food | None) -> object:
    return food and (food.role, food.is_optional, {(one.name, one.is_open) for one in food.qualifiers})
