import pytest
from hypothesis import given
from hypothesis import strategies as st

from importer.normalising.steps import read_steps


def texts(value: object) -> list[str]:
    return [step.text for step in read_steps(value)]


@pytest.mark.parametrize(
    "value",
    [
        ["Mix.", "Bake."],
        [{"@type": "HowToStep", "text": "Mix."}, {"@type": "HowToStep", "name": "Bake."}],
        "Mix.\nBake.",
        "<ol><li>Mix.</li><li>Bake.</li></ol>",
        ["<p>Mix.</p><p>Bake.</p>"],
        "1. Mix. 2. Bake.",
        ["1) Mix.", "2) Bake."],
        ["Step 1: Mix.", "Step 2: Bake."],
        [["Mix.", ["Bake."]]],
        {"@type": "ItemList", "itemListElement": [{"text": "Mix."}, "Bake."]},
        ["Mix.", "", None, "  ", "2.", "Bake."],
        ["- Mix.", "- [Bake](/bake)."],
        [{"@type": "HowToStep", "itemListElement": [{"@type": "HowToDirection", "text": "Mix."}, {"text": "Bake."}]}],
    ],
)
def test_steps_are_found_in_every_shape(value: object) -> None:
    assert texts(value) == ["Mix.", "Bake."]


@pytest.mark.parametrize(
    "value",
    [
        [{"@type": "HowToSection", "name": "Dough", "itemListElement": [{"text": "Knead."}]}],
        ["Dough:", "Knead."],
        ["## Dough", "Knead."],
        "## Dough\nKnead.",
    ],
)
def test_headings_become_sections(value: object) -> None:
    assert [(step.section, step.text) for step in read_steps(value)] == [("Dough", "Knead.")]


def test_a_section_ends_with_its_steps() -> None:
    value = [{"@type": "HowToSection", "name": "Dough", "itemListElement": ["Knead."]}, "Serve."]

    assert [step.section for step in read_steps(value)] == ["Dough", None]


def test_numbers_that_belong_to_a_step_stay() -> None:
    assert texts(["2 eggs go in first.", "10 - 12 minutes later, serve."]) == [
        "2 eggs go in first.",
        "10 - 12 minutes later, serve.",
    ]


def test_an_endless_step_becomes_several() -> None:
    steps = texts(["word " * 5000])

    assert len(steps) == 3
    assert sum(step.count("word") for step in steps) == 5000
    assert max(map(len, steps)) <= 10_000


KEYS = st.sampled_from(["text", "name", "itemListElement", "@type"])
LEAVES = st.none() | st.booleans() | st.floats() | st.text(max_size=40)


@given(st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner), max_leaves=15))
def test_no_shape_breaks_the_reader(value: object) -> None:
    assert all(step.text.strip() for step in read_steps(value))
