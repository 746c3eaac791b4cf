"""Families of synonyms: what is refused, and how staff's join the shipped ones."""

from collections.abc import Sequence
from pathlib import Path

import orjson
import pytest

from core.search.config import shipped_families
from core.search.synonym_files import export_families
from core.search.synonyms import SynonymsRefused, checked_family, merge_families
from core.settings import SEARCH_CONFIG_DIR

SHIPPED = [["aubergine", "eggplant"], ["hummus", "houmous", "حمص"], ["chickpea", "garbanzo", "حمص"]]
OTHERS = [["ful", "foul medames"]]


def check(*words: str) -> list[str]:
    return checked_family(words, shipped=SHIPPED, others=OTHERS, stop_words={"the"})


def test_words_are_folded() -> None:
    assert check(" Melongene\u200b ", "EGGPLANT", "za’atar") == ["melongene", "eggplant", "za'atar"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["okra"], "A family has 2 to 20 words."),
        ([f"word{'a' * n}" for n in range(1, 22)], "A family has 2 to 20 words."),
        (["okra", ""], "A word is empty."),
        (["okra", " \u200b "], "A word is empty."),
        (["okra", "Okra"], "“okra” stands there twice."),
        (["okra", "-gumbo"], "“-gumbo” is no word: only letters, spaces, hyphens and apostrophes."),
        (["okra", "<b>"], "“<b>” is no word: only letters, spaces, hyphens and apostrophes."),
        (["okra", "a" * 41], f"“{'a' * 40}” is too long: at most 3 words and 40 characters."),
        (["okra", "what we call gumbo"], "“what we call gumbo” is too long: at most 3 words and 40 characters."),
        (["okra", "the recipe"], "“the recipe” is left out of every search, so it can't be a synonym."),
        (["fava", "ful"], "“ful” stands in another family already: ful, foul medames."),
        (["aubergine", "eggplant"], "These words mean the same already."),
        (
            ["brinjol", "eggplant", "houmous"],
            "This would make two families mean the same: “aubergine, eggplant …” and “hummus, houmous, حمص …”.",
        ),
    ],
)
def test_what_is_no_family_is_refused_with_its_reason(words: Sequence[str], sentence: str) -> None:
    with pytest.raises(SynonymsRefused) as refusal:
        check(*words)

    assert refusal.value.shown == sentence


def test_a_word_that_means_two_things_can_not_be_extended() -> None:
    with pytest.raises(SynonymsRefused, match="two families"):
        check("hommos", "حمص")


def test_a_loop_over_three_families_is_refused_where_it_would_close() -> None:
    families: list[list[str]] = []
    for words in (["alpha", "beta"], ["gamma", "delta"]):
        families.append(checked_family(words, shipped=(), others=families, stop_words=()))

    with pytest.raises(SynonymsRefused, match="stands in another family"):
        checked_family(["beta", "gamma"], shipped=(), others=families, stop_words=())


def test_a_family_extends_the_shipped_one_that_it_names() -> None:
    merged = merge_families(SHIPPED, [["brinjol", "eggplant"], ["fava", "broad bean"]])

    assert merged[0] == ["aubergine", "eggplant", "brinjol"]
    assert merged[-1] == ["fava", "broad bean"]
    assert SHIPPED[0] == ["aubergine", "eggplant"]


def test_exported_families_are_shipped_ones(tmp_path: Path) -> None:
    for name in ("recipes", "blogs"):
        (tmp_path / name).mkdir()
    file = tmp_path / "recipes" / "synonyms.json"
    file.write_bytes(orjson.dumps(SHIPPED))
    (tmp_path / "blogs" / "synonyms.json").symlink_to(file)
    own = [["brinjol", "eggplant"]]

    assert export_families(tmp_path, own) == [file]
    assert shipped_families(tmp_path, "blogs") == merge_families(SHIPPED, own)
    assert export_families(tmp_path, own) == []


def test_an_exported_file_looks_like_the_shipped_one(tmp_path: Path) -> None:
    shipped = (SEARCH_CONFIG_DIR / "recipes" / "synonyms.json").read_text("utf-8")
    (tmp_path / "recipes").mkdir()
    file = tmp_path / "recipes" / "synonyms.json"
    file.write_text(shipped, "utf-8")

    export_families(tmp_path, [["brinjol", "eggplant"]])

    before, after = shipped.splitlines(), file.read_text("utf-8").splitlines()
    assert len([line for line in before if line not in after]) == 1
