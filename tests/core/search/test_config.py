"""Settings as data, and how they are compared."""

import shutil
from pathlib import Path
from typing import Any

import orjson
import pytest

from core.search.config import SearchConfigBroken, read_search_config, synonyms_of
from core.settings import SEARCH_CONFIG_DIR


def test_synonyms_go_in_both_directions() -> None:
    assert synonyms_of([["a", "b", "c"]]) == {"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]}


def test_families_are_written_in_lower_case() -> None:
    config = read_search_config(SEARCH_CONFIG_DIR, "recipes")

    assert [word for word in config["synonyms"] if word != word.casefold()] == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the project's folder, whose files may be changed."""
    return Path(shutil.copytree(SEARCH_CONFIG_DIR, tmp_path / "search-config"))


@pytest.mark.parametrize(
    ("families", "reason"),
    [
        ([["okra", ""]], "Family 1: '' is no word"),
        ([["okra", "  "]], "Family 1: '  ' is no word"),
        ([["okra", "Bamia"]], "Family 1: 'Bamia' is no word in lower case"),
        ([["okra", 5]], "Family 1: 5 is no word"),
        ([["okra", "bamia"], ["okra"]], "Family 2 has fewer than two words"),
        ([["okra", "bamia", "okra"]], "Family 1: “okra” leads back to it"),
        ([["okra", "bamia"], ["bamia", "okra"]], "Family 2: “okra” leads back to it"),
        ([["okra", "bamia"], ["bamia", "gumbo"], ["gumbo", "okra"]], "Family 3: “okra” leads back to it"),
        (["okra", "bamia"], "a list of families"),
        ({"okra": ["bamia"]}, "a list of families"),
    ],
)
def test_a_broken_file_of_synonyms_is_refused_with_the_place(folder: Path, families: Any, reason: str) -> None:
    (folder / "recipes" / "synonyms.json").write_bytes(orjson.dumps(families))

    with pytest.raises(SearchConfigBroken, match=reason):
        read_search_config(folder, "recipes")


def test_a_file_that_is_no_json_is_refused_with_its_name(folder: Path) -> None:
    (folder / "recipes" / "synonyms.json").write_text('[["okra", "bamia"]')

    with pytest.raises(SearchConfigBroken, match=r"^recipes/synonyms\.json: "):
        read_search_config(folder, "recipes")


def test_a_word_may_stand_in_two_families(folder: Path) -> None:
    (folder / "recipes" / "synonyms.json").write_bytes(orjson.dumps([["lentils", "adas"], ["adas", "dal"]]))

    assert read_search_config(folder, "recipes")["synonyms"]["adas"] == ["dal", "lentils"]
