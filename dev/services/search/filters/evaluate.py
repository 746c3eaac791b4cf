"""The documents that meet a filter."""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from typing import TypeVar

from pyroaring import BitMap

from dev.services.search.facets.facet_index import FacetIndex
from dev.services.search.facets.field_index import FieldIndex, Postings
from dev.services.search.facets.field_values import comparable
from dev.services.search.filters.expression import And, Between, Compare, Expression, Geo, Has, Not, OneOf, Or, Word
from dev.services.search.settings.filterable import FilterRule, patterns_with, rule_for

Value = TypeVar("Value", str, float)

RANGES = {">", ">=", "<", "<="}


class FilterNotAllowedError(ValueError):
    """A filter on an attribute that the settings do not let be filtered so."""


class Filtering:
    """Evaluates filters over one index: its documents, its facets, and the rules of its settings."""

    def __init__(self, documents: BitMap, facets: FacetIndex, rules: Sequence[FilterRule]) -> None:
        self.documents = documents
        self.facets = facets
        self.rules = rules

    def matching(self, expression: Expression) -> BitMap:
        """Return the documents that meet the filter. Raises FilterNotAllowedError."""
        match expression:
            case And(parts):
                return BitMap.intersection(*map(self.matching, parts))
            case Or(parts):
                return BitMap.union(*map(self.matching, parts))
            case Not(inner):
                return self.documents - self.matching(inner)
            case Compare(field, "!=", value):
                self.allow(field, "!=")
                return self.documents - equal_to(self.field(field), value)
            case Compare(field, operator, value):
                self.allow(field, operator)
                return compared(self.field(field), operator, value)
            case OneOf(field, values):
                self.allow(field, "IN")
                found = self.field(field)
                return union(equal_to(found, value) for value in values)
            case Between(field, low, high):
                self.allow(field, "TO")
                return between(self.field(field), low, high)
            case Has(field, operator):
                self.allow(field, operator)
                return having(self.field(field), operator)
            case Geo(name):
                raise self.not_filterable(Word("_geo/_geojson", name.start, name.end))

    def field(self, word: Word) -> FieldIndex | None:
        return self.facets.fields.get(word.text)

    def allow(self, field: Word, operator: str) -> None:
        found = rule_for(self.rules, field.text)
        if found is None or not found[1].is_filterable:
            raise self.not_filterable(field)
        place, rule = found
        needs = "comparison" if operator in RANGES or operator == "TO" else "equality"
        # EXISTS, IS NULL and IS EMPTY work with either feature.
        if operator in ("EXISTS", "IS NULL", "IS EMPTY") or getattr(rule, needs):
            return
        raise FilterNotAllowedError(
            f"Filter operator `{operator}` is not allowed for the attribute `{field.text}`.\n"
            f"  - Note: field `{field.text}` matched rule #{place} in `filterableAttributes`\n"
            f"  - Hint: enable {needs} in rule #{place} by modifying the features.filter object"
        )

    def not_filterable(self, field: Word) -> FilterNotAllowedError:
        patterns = patterns_with(self.rules, "is_filterable")
        available = (
            f"Available filterable attribute patterns are: {', '.join(f'`{pattern}`' for pattern in patterns)}."
            if patterns
            else "This index does not have configured filterable attributes."
        )
        return FilterNotAllowedError(
            f"Attribute `{field.text}` is not filterable. {available}\n{field.start + 1}:{field.end + 1}"
        )


def compared(field: FieldIndex | None, operator: str, value: Word) -> BitMap:
    if field is None:
        return BitMap()
    if operator == "=":
        return equal_to(field, value)
    text = comparable(value.text)
    if operator == "STARTS WITH":
        return starting_with(field, text)
    number = as_number(value)
    found = in_range(field.texts, operator, text)
    return found if number is None else found | in_range(field.numbers, operator, number)


def equal_to(field: FieldIndex | None, value: Word) -> BitMap:
    if field is None:
        return BitMap()
    found: BitMap = field.texts.documents.get(comparable(value.text), BitMap())
    number = as_number(value)
    return found if number is None else found | field.numbers.documents.get(number, BitMap())


def in_range(postings: Postings[Value], operator: str, value: Value) -> BitMap:
    ordered = postings.ordered
    match operator:
        case ">":
            chosen = ordered[bisect_right(ordered, value) :]
        case ">=":
            chosen = ordered[bisect_left(ordered, value) :]
        case "<":
            chosen = ordered[: bisect_left(ordered, value)]
        case _:
            chosen = ordered[: bisect_right(ordered, value)]
    return union(postings.documents[one] for one in chosen)


def between(field: FieldIndex | None, low: Word, high: Word) -> BitMap:
    if field is None:
        return BitMap()
    lowest, highest = as_number(low), as_number(high)
    found = of_span(field.texts, comparable(low.text), comparable(high.text))
    return found if lowest is None or highest is None else found | of_span(field.numbers, lowest, highest)


def of_span(postings: Postings[Value], low: Value, high: Value) -> BitMap:
    chosen = postings.ordered[bisect_left(postings.ordered, low) : bisect_right(postings.ordered, high)]
    return union(postings.documents[one] for one in chosen)


def starting_with(field: FieldIndex, text: str) -> BitMap:
    if not text:
        return field.existing.copy()
    ordered = field.texts.ordered
    found = []
    for value in ordered[bisect_left(ordered, text) :]:
        if not value.startswith(text):
            break
        found.append(field.texts.documents[value])
    return union(found)


def having(field: FieldIndex | None, operator: str) -> BitMap:
    if field is None:
        return BitMap()
    return {"EXISTS": field.existing, "IS NULL": field.null, "IS EMPTY": field.empty}[operator]


def as_number(value: Word) -> float | None:
    try:
        number = float(value.text)
    except ValueError:
        return None
    return number if math.isfinite(number) and "_" not in value.text else None


def union(parts: Iterable[BitMap]) -> BitMap:
    together = list(parts)
    return BitMap.union(*together) if together else BitMap()
