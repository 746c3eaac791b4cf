"""The lexicon's files, and what is said of broken ones."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from core.labels.lexicon import default_lexicon
from core.labels.source import load_lexicon
from core.reading.lists import WordsError

BASE = {
    "claims.toml": (
        'prose = "milk"\nheads = ""\nmilks = ""\nplants = ""\nopen_milks = ""\npastas = ""\npulses = ""\n'
        'short_slips = ""\negg_parts = { yolk = "yolk" }\n'
        '[[claims]]\nname = "vegan"\nfrees = ["milk"]\n[claims.words]\nen = "vegan"\n'
    ),
    "notes.toml": '[[notes]]\nfoods = "milk"\nsays = "From a cow."\n',
    "ordinary.toml": '[words]\nen = "cup"\nzh = "克"\nja = "個"\nko = "개"\n',
    "foods.toml": '[[groups]]\ncontains = ["milk"]\nnames = "milk, cream"\n',
}
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(**changed: str) -> Path:
        for name, text in (BASE | {f"{key}.toml": value for key, value in changed.items()}).items():
            (tmp_path / name).write_text(text)
        return tmp_path

    return written


def test_a_small_lexicon_is_read(write: Write) -> None:
    assert {entry.phrase for entry in load_lexicon(write()).entries()} >= {"milk", "creams", "vegan"}


def test_an_edit_changes_the_version(write: Write) -> None:
    before = load_lexicon(write()).version
    assert load_lexicon(write(foods='[[groups]]\ncontains = ["milk"]\nnames = "milk"\n')).version != before


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"foods": "[[groups"}, "foods.toml: not valid TOML"),
        ({"foods": '[[groups]]\nnmaes = "milk"\n'}, "foods.toml, group 1: unknown keys ['nmaes']"),
        ({"foods": '[[groups]]\ncontains = ["mlik"]\nnames = "milk"\n'}, "no such contents: ['mlik']"),
        ({"foods": '[[groups]]\nmay = { milk = "" }\nnames = "milk"\n'}, "needs a sentence that says why"),
        (
            {"foods": '[[groups]]\ncontains = ["milk"]\nnames = "milk"\n[[groups]]\nnames = "Milk"\n'},
            "'Milk' (en) is listed under 'milk' and under 'Milk'",
        ),
        ({"notes": '[[notes]]\nfoods = "mlik"\nsays = "?"\n'}, "notes.toml: 'mlik' is no food of the lexicon"),
        (
            {"claims": BASE["claims.toml"].replace('["milk"]', '["mlik"]')},
            "claims.toml, 'vegan': no such contents: ['mlik']",
        ),
    ],
)
def test_a_broken_lexicon_is_said_with_its_place(write: Write, changed: dict[str, str], message: str) -> None:
    with pytest.raises(WordsError, match=re.escape(message)):
        load_lexicon(write(**changed))


def test_our_lexicon_has_more_than_2500_foods_in_english() -> None:
    english = {
        sense.name
        for word in default_lexicon().words
        for sense in word.senses
        if sense.language == "en" and not sense.frees
    }
    assert len(english) > 2500


def test_every_possible_content_has_a_sentence() -> None:
    for word in default_lexicon().words:
        for sense in word.senses:
            assert all(reason.endswith(".") for _, reason in sense.may)


def test_the_folder_holds_nothing_else() -> None:
    assert all(file.name.endswith(".toml") for file in (files("core.labels") / "lexicon").iterdir())
