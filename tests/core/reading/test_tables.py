"""The compiled entries as plain values."""

from core.reading.tables import compiled, packed, unpacked
from core.reading.values import Entry, Term

TERM = Term("foods", "milk")
ENTRIES = (
    Entry("milk", "en", TERM),
    Entry("milk powder", "en", TERM),
    Entry("*melk", "nl", TERM, may_have_slips=True),
    Entry("mlek*", "pl", TERM),
)


def test_unpacked_tables_equal_the_compiled_ones() -> None:
    tables = compiled(ENTRIES)
    plain = packed(tables, lambda entry, words: ENTRIES.index(entry))
    again = unpacked(plain, lambda number, words: ENTRIES[number])
    assert dict(again.phrases) == tables.phrases
    assert (dict(again.starts), dict(again.ends)) == (tables.starts, tables.ends)
    assert (again.tokens, again.lexicons, again.targets) == (tables.tokens, tables.lexicons, tables.targets)


def test_only_entries_of_words_that_are_looked_up_are_made() -> None:
    plain = packed(compiled(ENTRIES), lambda entry, words: ENTRIES.index(entry))
    made = []
    tables = unpacked(plain, lambda number, words: made.append(number) or ENTRIES[number])
    assert "milk" in tables.phrases
    assert not made
    assert [words for words, _ in tables.starts["elk"]] == [("melk",)]
    assert made == [2]
