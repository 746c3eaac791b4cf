"""Rules stand as data; each says what is wrong with it, with its place."""

from pathlib import Path

import pytest

from core.lexicons import default_vocabulary
from core.reading.checks import check_rules
from core.reading.lists import WordsError, load_word_lists, own_words
from core.reading.rules import Rule, load_rules

_RULE = """
[[rules]]
name = "test"
says = "Says something."
pattern = ["sugared FOOD"]
role = "excluded"
examples = [{ line = "sugared bacon", food = "bacon" }]
"""


def _load(folder: Path, text: str) -> tuple[Rule, ...]:
    (folder / "1-test.toml").write_text(text, encoding="utf-8")
    return load_rules(folder, load_word_lists(own_words()))


def test_every_rule_does_what_its_examples_say() -> None:
    assert check_rules(default_vocabulary()) == []


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('says = "Says something."', "", "1-test.toml, rule 'test': says is missing"),
        ("examples = [", "examples = [] #", "1-test.toml, rule 'test': has no example"),
        ("sugared FOOD", "@sugary FOOD", "1-test.toml, rule 'test': there is no list 'sugary'"),
        ("sugared FOOD", "sugared", "must have the word FOOD exactly once"),
        ('role = "excluded"', 'role = "eaten"', "1-test.toml, rule 'test': 'eaten' is not a valid Role"),
        ('role = "excluded"', "", "must give exactly one of role, qualifier and optional"),
        ('name = "test"', 'name = "test"\nsay = "x"', r"unknown keys \['say'\]"),
    ],
)
def test_a_broken_rule_is_named_with_its_file(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(WordsError, match=sentence):
        _load(tmp_path, _RULE.replace(old, new))


def test_two_rules_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="the name 'test' is given twice"):
        _load(tmp_path, _RULE + _RULE)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        (
            'line = "sugared bacon"',
            'line = "sweet bacon"',
            "the rule never matches 'bacon' in its example 'sweet bacon'",
        ),
        ('food = "bacon"', 'food = "ham"', "there is no food 'ham' in the example 'sugared bacon'"),
        (
            'pattern = ["sugared FOOD"]\nrole = "excluded"',
            'pattern = ["sugared FOOD"]\nrole = "used"',
            "the rule changes nothing for 'bacon' in its example 'sugared bacon'",
        ),
    ],
)
def test_a_rule_that_its_example_does_not_show_is_named(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    rules = _load(tmp_path, _RULE.replace(old, new))
    assert check_rules(default_vocabulary().with_rules(rules)) == [f"1-test.toml, rule 'test': {sentence}"]


def test_a_list_in_two_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "languages").mkdir()
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text('or = ["or"]', encoding="utf-8")
    with pytest.raises(WordsError, match=r"b\.toml: the list 'or' is in another file too"):
        load_word_lists(tmp_path)
