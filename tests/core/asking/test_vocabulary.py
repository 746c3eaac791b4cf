"""The data of search-config/asking is sound."""

import re
from collections import Counter

from core.asking.vocabulary import load_traits, load_vocabulary
from core.search.config import filterable_attributes, read_search_config
from core.settings import SEARCH_CONFIG_DIR

ATTRIBUTE = re.compile(r"([A-Z][A-Za-z_]+) (?:=|IN|<=|>=)")


def test_filters_name_filterable_attributes() -> None:
    filterable = set(filterable_attributes(read_search_config(SEARCH_CONFIG_DIR, "recipes")))
    filters = [trait.filter for trait in load_traits()] + [trait.wider or "" for trait in load_traits()]
    filters += [effect for _, effect in load_vocabulary().exclusions.effects]

    assert {name for text in filters for name in ATTRIBUTE.findall(text)} <= filterable


def test_no_two_traits_have_a_label_or_name_in_common() -> None:
    names = Counter(name for trait in load_traits() for name in dict.fromkeys(trait.names))

    assert len({(trait.kind, trait.label) for trait in load_traits()}) == len(load_traits())
    assert [name for name, times in names.items() if times > 1] == []


def test_there_are_at_least_five_hundred_concepts_of_other_languages() -> None:
    concepts = {food.english for _, food in load_vocabulary().foods}

    assert len(concepts) >= 500


def test_there_are_at_least_a_hundred_and_fifty_counterparts_each_with_something_to_search() -> None:
    counterparts = {counterpart for _, counterpart in load_vocabulary().counterparts}

    assert len(counterparts) >= 150
    assert [each.name for each in counterparts if not each.instead] == []
    assert [each.sentence for each in counterparts if not re.fullmatch(r"\S.+\. \S.+\.", each.sentence)] == []


def test_no_counterpart_is_searched_by_something_haram() -> None:
    vocabulary = load_vocabulary()
    haram = {keys for keys, _ in vocabulary.counterparts}
    searched = {text for _, each in vocabulary.counterparts for text in (*each.instead, *each.beside)}

    assert [text for text in searched if tuple(text.split()) in haram] == []
