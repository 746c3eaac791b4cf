"""A broken lexicon is a clear error, and the project's own is whole."""

import shutil
from pathlib import Path

import pytest

from core.halal import Status
from core.halal.lexicon import LexiconError, load_lexicon
from core.reading import Vocabulary

_OWN = Path(__file__).parents[3] / "core" / "halal" / "lexicon"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(_OWN, tmp_path / "lexicon"))


def _replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_finding_has_a_reason_that_is_a_sentence() -> None:
    for word in load_lexicon(_OWN).entries:
        if word.term.facts.status is not Status.HALAL:
            assert word.term.facts.reason[0].isupper() or not word.term.facts.reason[0].isascii()
            assert word.term.facts.reason.endswith(".")


@pytest.mark.parametrize(
    "language",
    ["en", "ar", "tr", "fa", "ur", "hi", "ms", "fr", "es", "pt", "it", "de", "nl", "ru", "zh", "ja", "ko"],
)
def test_pork_and_alcohol_have_words_in_every_language_of_the_design(language: str) -> None:
    haram = [
        word
        for word in load_lexicon(_OWN).entries
        if word.term.facts.status is Status.HARAM and word.language == language
    ]
    assert {"pork", "alcohol"} <= {word.term.facts.family for word in haram}


def test_a_phrase_with_choices_stands_for_one_of_each(folder: Path) -> None:
    _replace(folder / "haram-pork.toml", '"porks",', '"porks", "slice|slices of zork|zorks",')
    phrases = {entry.phrase for entry in load_lexicon(folder).entries}
    assert {"slice of zork", "slice of zorks", "slices of zork", "slices of zorks"} <= phrases


def test_an_edit_changes_the_version(folder: Path) -> None:
    before = load_lexicon(folder).version
    _replace(folder / "haram-pork.toml", '"porks",', '"porks", "porkers",')
    assert load_lexicon(folder).version != before


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "doubtful.toml").unlink()
    with pytest.raises(LexiconError, match=r"doubtful\.toml: the file is missing"):
        load_lexicon(folder)


def test_broken_toml_names_the_file(folder: Path) -> None:
    (folder / "doubtful.toml").write_text("[terms", encoding="utf-8")
    with pytest.raises(LexiconError, match=r"doubtful\.toml: not valid TOML"):
        load_lexicon(folder)


def test_a_missing_reason_names_the_term(folder: Path) -> None:
    _replace(folder / "haram-pork.toml", 'reason = "Bacon', 'reasons = "Bacon')
    with pytest.raises(LexiconError, match=r"term 'bacon': unknown keys \['reasons'\]"):
        load_lexicon(folder)


def test_an_unknown_status_is_refused(folder: Path) -> None:
    _replace(folder / "haram-pork.toml", 'status = "haram"', 'status = "bad"')
    with pytest.raises(LexiconError, match="status must be one of halal, doubtful, haram"):
        load_lexicon(folder)


def test_an_unknown_excuse_is_refused(folder: Path) -> None:
    _replace(folder / "haram-pork.toml", 'permitted_when = ["plant"]', 'permitted_when = ["luck"]')
    with pytest.raises(LexiconError, match="not \\['luck'\\]"):
        load_lexicon(folder)


def test_an_unknown_place_is_refused(folder: Path) -> None:
    _replace(folder / "haram-alcohol.toml", 'where = "ingredients"', 'where = "kitchen"')
    with pytest.raises(LexiconError, match="where must be one of"):
        load_lexicon(folder)


def test_a_word_under_two_terms_is_refused(folder: Path) -> None:
    _replace(folder / "doubtful.toml", '"gelatin",', '"gelatin", "vodka",')
    with pytest.raises(LexiconError, match="'vodka' is listed under"):
        Vocabulary(load_lexicon(folder).entries)


def test_a_word_without_letters_is_refused(folder: Path) -> None:
    _replace(folder / "doubtful.toml", '"gelatin",', '"gelatin", "...",')
    with pytest.raises(LexiconError, match="holds no word"):
        Vocabulary(load_lexicon(folder).entries)


def test_a_star_on_a_phrase_is_refused(folder: Path) -> None:
    _replace(folder / "doubtful.toml", '"gelatin",', '"gelatin", "gelatin leaf*",')
    with pytest.raises(LexiconError, match="a star needs a single word"):
        Vocabulary(load_lexicon(folder).entries)


def test_all_words_under_two_terms_are_said_at_once(folder: Path) -> None:
    _replace(folder / "doubtful.toml", '"gelatin",', '"gelatin", "vodka", "gammon",')
    with pytest.raises(LexiconError, match=r"(?s)'vodka' is listed under.*'gammon' is listed under"):
        Vocabulary(load_lexicon(folder).entries)


def test_an_unknown_tag_is_refused(folder: Path) -> None:
    _replace(folder / "doubtful.toml", 'tags = ["unnamed"]', 'tags = ["unnammed"]')
    with pytest.raises(LexiconError, match=r"tags knows .*not \['unnammed'\]"):
        load_lexicon(folder)
