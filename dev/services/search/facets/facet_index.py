"""All fields of one index that are filtered, counted or sorted by."""

from __future__ import annotations

from collections.abc import Mapping

from dev.services.search.contracts import Document, IndexSettings
from dev.services.search.facets.field_index import FieldIndex
from dev.services.search.facets.field_values import FieldValues, values_of
from dev.services.search.facets.patterns import any_covers
from dev.services.search.settings.filterable import rules_of

Values = Mapping[str, FieldValues]


class FacetIndex:
    """The fields by path. What a change is is worked out outside (`values_of`); putting it in is quick."""

    def __init__(self, settings: IndexSettings) -> None:
        self.ordered_by = ordered_fields(settings)
        self.patterns = self.ordered_by | {
            pattern for rule in rules_of(settings.filterable) for pattern in rule.patterns
        }
        self.fields: dict[str, FieldIndex] = {}
        self.is_wanted: dict[str, bool] = {}
        for pattern in sorted(self.patterns):
            if "*" not in pattern:
                self.field_at(pattern)

    def values_of(self, document: Document) -> Values:
        """Return what a document has in the fields of this index. Changes nothing; any thread may call it."""
        return values_of(document, self.wants)

    def wants(self, path: str) -> bool:
        wanted = self.is_wanted.get(path)
        if wanted is None:
            wanted = self.is_wanted[path] = any_covers(self.patterns, path)
        return wanted

    def change(self, number: int, old: Values, new: Values) -> None:
        """Replace the values of document `number`; an empty mapping is a document that is not there."""
        for path in old.keys() | new.keys():
            before, after = old.get(path), new.get(path)
            if before != after:
                self.field_at(path).change(number, before, after)

    def settle(self) -> None:
        """Bring the values into order after changes. Searches need this before they see them."""
        for field in self.fields.values():
            field.settle()

    def field_at(self, path: str) -> FieldIndex:
        field = self.fields.get(path)
        if field is None:
            field = self.fields[path] = FieldIndex(keeps_values=any_covers(self.ordered_by, path))
        return field


def ordered_fields(settings: IndexSettings) -> set[str]:
    """Return the fields whose values each document must be asked for: sorted by, ranked by, or distinct."""
    ranked = {rule.rpartition(":")[0] for rule in settings.ranking_rules if ":" in rule}
    return {*settings.sortable, *ranked, *([settings.distinct] if settings.distinct else [])}
