"""The halal lexicon as plain values, and in its file."""

from importlib.resources import files
from pathlib import Path

import pytest

from core.halal.lexicon import default_lexicon, load_lexicon
from core.halal.packed import packed, unpacked


def test_an_unpacked_lexicon_equals_the_packed_one() -> None:
    lexicon = load_lexicon(files("core.halal") / "lexicon")
    again = unpacked(packed(lexicon))
    assert again.version == lexicon.version
    assert tuple(again.entries) == tuple(lexicon.entries)
    assert [entry.term.facts for entry in again.entries] == [entry.term.facts for entry in lexicon.entries]


def test_a_damaged_file_of_the_lexicon_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SUFRA_DATA_DIR", str(tmp_path))
    file = tmp_path / "cache" / "halal.marshal"
    made = default_lexicon.__wrapped__()
    whole = file.read_bytes()
    file.write_bytes(whole[:-1])
    again = default_lexicon.__wrapped__()
    assert tuple(again.entries) == tuple(made.entries)
    assert len(file.read_bytes()) == len(whole)
