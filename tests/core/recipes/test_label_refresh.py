"""Labels are made anew in batches, beside everything else that writes."""

from collections.abc import Iterator

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from core.db import Database, make_session
from core.labels import labels_version
from core.models import Recipe, RecipeIngredient, RecipeLabels
from core.queue import Task
from core.recipes import label_refresh
from core.recipes.label_refresh import count_to_label, refresh_labels
from core.recipes.labelling import label
from core.recipes.queries import ToLabel, recipes_locked_for_labelling
from tests.factories import Factory


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two recipes a batch."""
    monkeypatch.setattr(label_refresh, "BATCH", 2)


@pytest.fixture
def other(database: Database) -> Iterator[Session]:
    """A transaction beside the test's own, which waits for no lock."""
    with make_session(database) as opened:
        opened.execute(text("SET LOCAL lock_timeout = '50ms'"))
        yield opened


def labelled(session: Session) -> list[int]:
    """The recipes that have labels of this version."""
    session.rollback()
    query = select(RecipeLabels.recipe_id).where(RecipeLabels.version == labels_version())
    return list(session.scalars(query.order_by(RecipeLabels.recipe_id)))


def as_if_of_another_lexicon(session: Session, **said: object) -> None:
    """Give the stored labels another version, and let them say something else."""
    changes = "jsonb_build_object('version', 'old', 'ingredient_count', CAST(:count AS int))"
    counts = said or {"count": 1}
    session.execute(text(f"UPDATE recipe_labels SET version = 'old', labels = labels || {changes}"), counts)  # noqa: S608
    session.commit()


def test_recipes_without_labels_get_them(make: Factory, session: Session, database: Database) -> None:
    recipes = [make.recipe(is_published=number % 2 == 0) for number in range(5)]
    make.committed()

    done = refresh_labels(database)

    assert (done.labelled, done.new, done.changed, done.busy) == (5, 5, 0, 0)
    assert labelled(session) == [recipe.id for recipe in recipes]


def test_labels_of_this_version_stay(make: Factory, database: Database, session: Session) -> None:
    label(session, make.recipe())
    make.committed()

    assert count_to_label(database) == 0
    assert refresh_labels(database).labelled == 0


def test_labels_of_another_version_are_made_anew(make: Factory, database: Database, session: Session) -> None:
    recipe = make.recipe()
    label(session, recipe)
    as_if_of_another_lexicon(session)

    done = refresh_labels(database)

    assert (done.labelled, done.new, done.changed) == (1, 0, 0)
    assert labelled(session) == [recipe.id]


def test_what_said_something_else_before_counts_as_changed(make: Factory, database: Database, session: Session) -> None:
    label(session, make.recipe())
    as_if_of_another_lexicon(session, count=9)

    assert refresh_labels(database).changed == 1


def test_all_means_those_of_this_version_too(make: Factory, database: Database, session: Session) -> None:
    for _ in range(3):
        label(session, make.recipe())
    make.committed()

    assert count_to_label(database, ToLabel.ALL) == 3
    assert refresh_labels(database, ToLabel.ALL).labelled == 3


def test_the_missing_ones_are_labelled_alone(make: Factory, database: Database, session: Session) -> None:
    label(session, make.recipe())
    as_if_of_another_lexicon(session)
    recipe = make.recipe()
    make.committed()

    assert refresh_labels(database, ToLabel.MISSING).labelled == 1
    assert labelled(session) == [recipe.id]


def test_the_lexicons_are_not_asked_for_while_no_labels_are_missing(
    make: Factory, database: Database, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> str:
        raise AssertionError("the lexicons were asked for")

    label(session, make.recipe())
    make.committed()
    monkeypatch.setattr(label_refresh, "labels_version", refuse)

    assert refresh_labels(database, ToLabel.MISSING).labelled == 0


def test_a_recipe_that_can_not_be_labelled_keeps_no_other_back(
    make: Factory, database: Database, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange, plain = make.recipe("Strange"), make.recipe("Plain")
    make.committed()

    def labelled_unless_strange(session: Session, recipe: Recipe) -> RecipeLabels:
        if recipe.id == strange.id:
            raise IndexError("an unexpected error")
        return label(session, recipe)

    monkeypatch.setattr(label_refresh, "label", labelled_unless_strange)

    done = refresh_labels(database)

    assert (done.labelled, done.failed) == (1, 1)
    assert labelled(session) == [plain.id]


def test_a_published_recipe_that_is_haram_now_is_counted(make: Factory, database: Database) -> None:
    make.recipe(ingredients=("2 slices bacon",))
    make.recipe(ingredients=("2 slices bacon",), is_published=False)
    make.committed()

    assert refresh_labels(database).haram == 1


def test_a_run_that_was_ended_keeps_its_batches(make: Factory, database: Database, session: Session) -> None:
    recipes = [make.recipe() for _ in range(5)]
    make.committed()

    def end(_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        refresh_labels(database, on_batch=end)
    assert labelled(session) == [recipe.id for recipe in recipes[:2]]
    assert refresh_labels(database).labelled == 3


def test_a_run_whose_time_is_over_ends_with_its_batch(make: Factory, database: Database, session: Session) -> None:
    recipes = [make.recipe() for _ in range(5)]
    make.committed()

    done = refresh_labels(database, seconds=0)

    assert not done.is_complete
    assert labelled(session) == [recipe.id for recipe in recipes[:2]]
    assert refresh_labels(database).is_complete


def test_it_says_how_far_it_is(make: Factory, database: Database) -> None:
    for _ in range(5):
        make.recipe()
    make.committed()
    steps: list[int] = []

    refresh_labels(database, on_batch=steps.append)

    assert steps == [2, 2, 1]


def test_a_recipe_that_an_import_has_locked_is_left_to_it(
    make: Factory, database: Database, session: Session, other: Session
) -> None:
    busy, idle = make.recipe(), make.recipe()
    make.committed()
    other.scalars(select(Recipe).where(Recipe.id == busy.id).with_for_update()).one()

    done = refresh_labels(database)

    assert (done.labelled, done.busy) == (1, 1)
    assert labelled(session) == [idle.id]


def test_a_line_does_not_change_while_its_recipe_is_being_labelled(
    make: Factory, session: Session, other: Session
) -> None:
    recipe = make.recipe()
    make.committed()
    recipes_locked_for_labelling(session, [recipe.id])

    with pytest.raises(OperationalError, match="lock timeout"):
        other.execute(update(RecipeIngredient).values(name="butter"))


def test_a_recipe_whose_line_is_being_changed_is_left_out(
    make: Factory, database: Database, session: Session, other: Session
) -> None:
    label(session, make.recipe())
    as_if_of_another_lexicon(session)
    other.execute(update(RecipeIngredient).values(name="butter"))

    assert refresh_labels(database).busy == 1

    other.commit()
    assert labelled(session) == []
    assert refresh_labels(database).new == 1


def test_new_labels_bring_the_search_document_up_to_date(
    make: Factory, database: Database, published: list[Task]
) -> None:
    make.recipe()
    make.committed()
    published.clear()

    refresh_labels(database)

    assert published == [Task.DRAIN_INDEXES]
