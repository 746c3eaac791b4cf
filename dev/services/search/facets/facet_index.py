"""All fields of one index that are filtered, counted or sorted by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from dev.services.search.contracts import Document, IndexSettings
from dev.services.search.facets.field_index import FieldChange, FieldIndex
from dev.services.search.facets.field_values import FieldValues, values_of
from dev.services.search.facets.patterns import any_covers
from dev.services.search.settings.filterable import rule_for, rules_of

Values = Mapping[str, FieldValues]


class DocumentChange(NamedTuple):
    """The values of a document before and after, by field; an empty mapping is a document that is not there."""

    number: int
    before: Values
    after: Values


class FacetIndex:
    """The fields by path. It never changes: `changed` gives another."""

    def __init__(self, settings: IndexSettings) -> None:
        self.ordered_by = ordered_fields(settings)
        self.rules = rules_of(settings.filterable)
        self.is_wanted: dict[str, bool] = {}
        filterable = {pattern for rule in self.rules for pattern in rule.patterns}
        named = [name for name in sorted(self.ordered_by | filterable) if "*" not in name]
        self.fields: Mapping[str, FieldIndex] = {path: self.new_field(path) for path in named}

    def new_field(self, path: str) -> FieldIndex:
        return FieldIndex(keeps_values=any_covers(self.ordered_by, path))

    def values_of(self, document: Document) -> Values:
        """Return what a document has in the fields of this index."""
        return values_of(document, self.wants)

    def wants(self, path: str) -> bool:
        wanted = self.is_wanted.get(path)
        if wanted is None:
            wanted = self.is_wanted[path] = bool(rule_for(self.rules, path)) or any_covers(self.ordered_by, path)
        return wanted

    def changed(self, changes: Sequence[DocumentChange]) -> FacetIndex:
        """Return the index after the changes, at most one for each document."""
        by_path: dict[str, list[FieldChange]] = {}
        for number, before, after in changes:
            for path in before.keys() | after.keys():
                old, new = before.get(path), after.get(path)
                if old != new:
                    by_path.setdefault(path, []).append(FieldChange(number, old, new))
        if not by_path:
            return self
        other = FacetIndex.__new__(FacetIndex)
        other.ordered_by, other.rules, other.is_wanted = self.ordered_by, self.rules, self.is_wanted
        other.fields = dict(self.fields) | {
            path: (self.fields.get(path) or self.new_field(path)).changed(field_changes)
            for path, field_changes in by_path.items()
        }
        return other


def ordered_fields(settings: IndexSettings) -> set[str]:
    """Return the fields whose values each document must be asked for: sorted by, ranked by, or distinct."""
    ranked = {rule.rpartition(":")[0] for rule in settings.ranking_rules if ":" in rule}
    return {*settings.sortable, *ranked, *([settings.distinct] if settings.distinct else [])}
