"""What holds for every recipe."""

from hypothesis import given, settings
from hypothesis import strategies as st

from core.labels import Labels, Presence, Suitability, label_recipe
from tests.core.labels.test_labelled import labelled_lines

ALL = [labelled.line for labelled in labelled_lines()]
# The first lines of the file are English, up to the first of another language.
ENGLISH = ALL[: ALL.index("200 ml Sahne")]
LINES = st.lists(st.sampled_from(ALL), max_size=6)
# Of two languages that a recipe speaks for as much, the first one counts: there the order matters.


def contained(labels: Labels) -> set[str]:
    return {label.allergen for label in labels.allergens if label.verdict is Presence.CONTAINS}


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(ENGLISH), max_size=6), st.sampled_from(ENGLISH))
def test_one_line_more_takes_no_contains_away(lines: list[str], line: str) -> None:
    first = "2 cups of the best water, freshly boiled"  # so that the language is clear from the start
    assert contained(label_recipe([first, *lines])) <= contained(label_recipe([first, *lines, line]))


@settings(max_examples=60, deadline=None)
@given(LINES.flatmap(lambda lines: st.tuples(st.just(lines), st.permutations(lines))))
def test_the_order_of_lines_does_not_matter(pair: tuple[list[str], list[str]]) -> None:
    one, other = (label_recipe(lines) for lines in pair)
    assert [label.verdict for label in one.allergens] == [label.verdict for label in other.allergens]
    assert [label.verdict for label in one.diets] == [label.verdict for label in other.diets]


@settings(max_examples=60, deadline=None)
@given(LINES)
def test_an_unknown_line_takes_every_none_found_away(lines: list[str]) -> None:
    labels = label_recipe([*lines, "1 tbsp zorblax qwertzu"])
    assert all(label.verdict is not Presence.NONE_FOUND for label in labels.allergens)
    assert all(label.verdict is not Suitability.SUITABLE for label in labels.diets)


@settings(max_examples=60, deadline=None)
@given(LINES, st.text(max_size=40), st.lists(st.text(max_size=60), max_size=3))
def test_stored_labels_come_back_equal(lines: list[str], title: str, texts: list[str]) -> None:
    labels = label_recipe(lines, title=title, texts=texts)
    assert Labels.from_json(labels.to_json()) == labels
