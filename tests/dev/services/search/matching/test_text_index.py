import pytest
from pyroaring import BitMap

from dev.services.search.contracts import IndexSettings
from dev.services.search.matching import TextIndex
from tests.dev.services.search.small_index import SmallIndex, texts


def test_a_batch_shows_at_its_end_only() -> None:
    index = TextIndex(IndexSettings())
    with index.batch():
        index.put(0, {"text": "rice"})
        assert not index.numbers
    assert index.numbers == BitMap([0])


def test_a_failed_batch_leaves_nothing() -> None:
    index = TextIndex(IndexSettings())

    def break_off() -> None:
        with index.batch():
            index.put(0, {"text": "rice"})
            raise RuntimeError("the store is full")

    with pytest.raises(RuntimeError):
        break_off()
    assert not index.numbers
    assert not index.snapshot.words


def test_an_unpublished_batch_waits_for_publish() -> None:
    index = TextIndex(IndexSettings())
    with index.batch(visible=False):
        index.put(0, {"text": "rice"})
    assert not index.numbers
    index.publish()
    assert index.numbers == BitMap([0])


def test_a_search_stays_with_the_snapshot_it_began_with() -> None:
    index = texts("rice").text
    before = index.snapshot
    index.put(0, {"text": "soup"})
    assert before.documents("rice") == BitMap([0])
    assert not index.snapshot.documents("rice")


def test_replacing_a_document_forgets_its_old_words() -> None:
    index = texts("rice pudding", "rice soup")
    index.text.put(0, {"text": "lentil soup"})
    assert index.hits("pudding") == []
    assert index.hits("rice") == [1]
    assert sorted(index.hits("soup")) == [0, 1]


def test_replacing_a_document_keeps_places_in_order() -> None:
    index = texts("rice soup", "rice soup", "rice soup")
    index.text.put(1, {"text": "rice rice"})
    keys = index.text.snapshot.keys("rice")
    assert list(keys) == sorted(keys)


def test_a_dropped_document_is_found_no_more() -> None:
    index = texts("rice", "rice pudding")
    index.text.drop(0)
    assert index.hits("rice") == [1]
    assert index.text.numbers == BitMap([1])


def test_dropping_an_unknown_document_changes_nothing() -> None:
    index = texts("rice")
    index.text.drop(7)
    assert index.text.numbers == BitMap([0])


def test_a_document_put_and_dropped_in_one_batch_is_not_there() -> None:
    index = TextIndex(IndexSettings())
    with index.batch():
        index.put(0, {"text": "rice"})
        index.drop(0)
    assert not index.numbers
    assert not index.snapshot.words


def test_words_stay_sorted_over_batches() -> None:
    index = texts("rice milk")
    index.text.put(5, {"text": "almond soup"})
    index.text.drop(0)
    assert index.text.snapshot.words == ["almond", "soup"]


def test_only_searchable_attributes_are_indexed() -> None:
    index = SmallIndex([{"title": "rice", "steps": "boil"}], searchable=("title",))
    assert index.hits("rice") == [0]
    assert index.hits("boil") == []


def test_members_of_objects_and_lists_are_indexed() -> None:
    document = {"parts": [{"name": "rice"}, {"name": "milk"}], "facts": {"kcal": 240, "vegan": True}}
    index = SmallIndex([document], searchable=("parts", "facts"))
    assert all(index.hits(word) == [0] for word in ("rice", "milk", "240", "true"))


def test_values_of_a_list_are_not_neighbours() -> None:
    index = SmallIndex([{"tags": ["rice", "pudding"]}, {"tags": ["rice pudding"]}])
    assert index.hits('"rice pudding"') == [1]
