"""Tables that are kept in a file for the next process."""

import subprocess
import sys
from pathlib import Path

import pytest

from core import kept as kept_module
from core.kept import kept


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SUFRA_DATA_DIR", str(tmp_path))
    return tmp_path / "cache"


def refuse() -> dict[str, int]:
    pytest.fail("the table is made again")


def test_a_table_is_made_once() -> None:
    kept("words", lambda: {"egg": 1})
    assert kept("words", refuse) == {"egg": 1}


def test_a_table_of_other_sources_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    kept("words", lambda: {"egg": 1})
    monkeypatch.setattr(kept_module, "sources_key", lambda: b"2" * 32)
    assert kept("words", lambda: {"egg": 2}) == {"egg": 2}


@pytest.mark.parametrize("damage", [slice(0, 0), slice(0, 40), slice(0, -1)])
def test_a_damaged_file_is_replaced(folder: Path, damage: slice) -> None:
    kept("words", lambda: {"egg": 1})
    file = folder / "words.marshal"
    file.write_bytes(file.read_bytes()[damage])
    assert kept("words", lambda: {"egg": 2}) == {"egg": 2}
    assert kept("words", refuse) == {"egg": 2}


def test_no_half_written_file_stays(folder: Path) -> None:
    kept("words", lambda: {"egg": 1})
    assert [file.name for file in folder.iterdir()] == ["words.marshal"]


def test_without_a_place_to_write_the_table_is_made_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SUFRA_DATA_DIR", str(tmp_path / "file"))
    assert [kept("words", lambda number=number: number) for number in (1, 2)] == [1, 2]


def test_the_guard_alone_reads_no_lexicon_of_the_labels() -> None:
    program = (
        "import sys; from core.halal.guard import classify_line; classify_line('2 cups milk')\n"
        "from core.labels.lexicon import default_lexicon; print(default_lexicon.cache_info().currsize)"
    )
    run = [sys.executable, "-c", program]
    subprocess.run(run, check=True, capture_output=True)  # makes the files
    assert subprocess.run(run, check=True, capture_output=True, text=True).stdout.strip() == "0"
