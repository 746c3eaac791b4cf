"""Values of fields: kept right through changes, counted, put in order."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings
from dev.services.search.facets.distribution import distributions
from dev.services.search.facets.facet_index import DocumentChange, FacetIndex
from dev.services.search.facets.facet_search import search_facet
from dev.services.search.facets.order import FacetOrder

SETTINGS = IndexSettings(filterable=("tag",), sortable=("tag",), max_values_per_facet=3)
Documents = dict[int, dict[str, Any]]


def facets_of(documents: Documents) -> FacetIndex:
    facets = FacetIndex(SETTINGS)
    return facets.changed([DocumentChange(number, {}, facets.values_of(one)) for number, one in documents.items()])


def counts(documents: Documents) -> dict[str, int]:
    found = distributions(["tag"], BitMap(documents), facets_of(documents), SETTINGS, documents.__getitem__)
    return found.counts["tag"]


values = st.one_of(st.none(), st.booleans(), st.integers(0, 5), st.sampled_from(["a", "A", "b", "ç", ""]))
documents_with_tags = st.dictionaries(st.integers(0, 8), st.lists(values, max_size=3).map(lambda tag: {"tag": tag}))


@given(documents_with_tags, documents_with_tags)
def test_changes_lead_where_a_fresh_start_leads(before: Documents, after: Documents) -> None:
    old = facets_of(before)
    changed = old.changed(
        [
            DocumentChange(number, old.values_of(before.get(number, {})), old.values_of(after.get(number, {})))
            for number in before.keys() | after.keys()
        ]
    )
    fresh = facets_of(after)
    for kind in ("texts", "numbers"):
        mine, other = getattr(changed.fields["tag"], kind), getattr(fresh.fields["tag"], kind)
        assert (mine.documents, mine.ordered) == (other.documents, other.ordered)
    assert changed.fields["tag"].existing == fresh.fields["tag"].existing
    assert changed.fields["tag"].empty == fresh.fields["tag"].empty
    assert changed.fields["tag"].texts_of == fresh.fields["tag"].texts_of


@given(documents_with_tags, documents_with_tags)
def test_a_change_leaves_the_old_index_as_it_was(before: Documents, after: Documents) -> None:
    old = facets_of(before)
    kept = {text: documents.copy() for text, documents in old.fields["tag"].texts.documents.items()}
    old.changed([DocumentChange(number, {}, old.values_of(one)) for number, one in after.items()])
    assert old.fields["tag"].texts.documents == kept


@given(st.dictionaries(st.integers(0, 30), st.integers(0, 6).map(lambda tag: {"tag": tag}), min_size=1), st.booleans())
def test_buckets_come_in_the_order_of_values(documents: Documents, descending: bool) -> None:
    order = FacetOrder(facets_of(documents), documents.__getitem__)
    buckets = [list(bucket) for bucket in order.buckets("tag", descending, BitMap(documents))]
    seen = [{documents[number]["tag"] for number in bucket} for bucket in buckets]
    assert all(len(values) == 1 for values in seen)
    flat = [value for values in seen for value in values]
    assert flat == sorted(flat, reverse=descending)


def test_documents_without_the_field_come_last() -> None:
    documents: Documents = {0: {}, 1: {"tag": "b"}, 2: {"tag": 1}}
    order = FacetOrder(facets_of(documents), documents.__getitem__)
    assert [list(bucket) for bucket in order.buckets("tag", True, BitMap(documents))] == [[2], [1], [0]]


def test_a_value_is_counted_once_a_document_and_shown_as_first_written() -> None:
    assert counts({0: {"tag": ["Eid", "quick", "Eid"]}, 1: {"tag": "EID"}}) == {"Eid": 2, "quick": 1}


def test_no_more_values_than_the_settings_allow() -> None:
    assert list(counts({number: {"tag": f"t{number}"} for number in range(9)})) == ["t0", "t1", "t2"]


def test_facet_search_forgives_accents_and_a_typing_error() -> None:
    documents: Documents = {0: {"tag": "Zoë Müller"}, 1: {"tag": "Turkish"}}

    def hits(query: str) -> list[str]:
        return [
            hit.value
            for hit in search_facet(
                "tag", query, BitMap(documents), facets_of(documents), SETTINGS, documents.__getitem__
            )
        ]

    assert hits("zoe mu") == ["Zoë Müller"]
    assert hits("turkihs") == ["Turkish"]
    assert hits("kish") == []
