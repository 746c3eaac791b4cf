"""`sufra halal audit` compares published recipes with the present lexicon."""

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from cli.main import app
from core.db import Database
from core.halal import LexiconError
from core.models import Recipe
from core.recipes.labelling import label
from tests.factories import Factory


def audit() -> Result:
    """What the command comes to."""
    return CliRunner().invoke(app, ["halal", "audit"])


def labelled(make: Factory, title: str, *lines: str, is_published: bool = True) -> Recipe:
    """A recipe with these ingredients and its labels."""
    recipe = make.recipe(title, ingredients=lines, is_published=is_published)
    label(make.session, recipe)
    make.committed()
    return recipe


def labelled_by_another_lexicon(session: Session, recipe: Recipe, status: str, lines: str) -> None:
    """Let the stored labels say another halal verdict."""
    session.execute(
        text(
            "UPDATE recipe_labels SET labels = jsonb_set(jsonb_set(labels, '{halal,status}', to_jsonb(:status ::text)),"
            " '{halal,lines}', CAST(:lines AS jsonb)) WHERE recipe_id = :id"
        ),
        {"status": status, "lines": lines, "id": recipe.id},
    )
    session.commit()


def test_recipes_that_are_judged_as_they_are_labelled_are_not_listed(make: Factory, database: Database) -> None:
    labelled(make, "Lentil Soup", "red lentils")
    labelled(make, "Fruit Jelly", "2 sheets gelatin")

    result = audit()

    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == (
        "2 published recipes: 0 judged otherwise than they are labelled, 0 of them haram."
    )


def test_a_published_recipe_that_is_haram_ends_with_exit_code_1(
    make: Factory, database: Database, session: Session
) -> None:
    recipe = labelled(make, "Breakfast", "2 eggs", "2 slices bacon")
    labelled_by_another_lexicon(session, recipe, "halal", "[]")

    result = audit()

    assert result.exit_code == 1
    assert f"haram (labels: halal): {recipe.id} Breakfast" in result.stdout
    assert "ingredient 2, '2 slices bacon': 'bacon' is haram (rule: lexicon): Bacon is pork" in result.stdout


def test_a_step_is_named_by_its_number(make: Factory, database: Database) -> None:
    recipe = make.recipe(steps=("Simmer.", "Deglaze with red wine."))
    label(make.session, recipe)
    make.committed()

    assert "step 2, 'Deglaze with red wine.': 'red wine' is haram" in audit().stdout


def test_a_haram_recipe_is_listed_even_if_its_labels_say_so(make: Factory, database: Database) -> None:
    recipe = labelled(make, "Breakfast", "2 slices bacon")

    result = audit()

    assert result.exit_code == 1
    assert f"haram (labels: haram): {recipe.id}" in result.stdout


def test_haram_recipes_come_first(make: Factory, database: Database, session: Session) -> None:
    jelly, breakfast = labelled(make, "Fruit Jelly", "2 sheets gelatin"), labelled(make, "Breakfast", "bacon")
    labelled_by_another_lexicon(session, jelly, "halal", "[]")

    listed = [line for line in audit().stdout.splitlines() if line.startswith(("haram (", "doubtful ("))]

    assert [line.split(": ")[-1] for line in listed] == [f"{breakfast.id} Breakfast", f"{jelly.id} Fruit Jelly"]


def test_a_caution_that_is_gone_is_listed_with_its_reason(make: Factory, database: Database, session: Session) -> None:
    recipe = labelled(make, "Lentil Soup", "red lentils")
    line = '[{"index": 0, "status": "doubtful", "reason": "Red is a doubtful color.", "substitute": null}]'
    labelled_by_another_lexicon(session, recipe, "doubtful", line)

    result = audit()

    assert result.exit_code == 0
    assert f"halal (labels: doubtful): {recipe.id} Lentil Soup" in result.stdout
    assert "ingredient 1, 'red lentils': was doubtful: Red is a doubtful color." in result.stdout


def test_another_line_that_is_doubtful_is_a_difference(make: Factory, database: Database, session: Session) -> None:
    recipe = labelled(make, "Fruit Jelly", "apple juice", "2 sheets gelatin")
    line = '[{"index": 0, "status": "doubtful", "reason": "Apples.", "substitute": null}]'
    labelled_by_another_lexicon(session, recipe, "doubtful", line)

    output = audit().stdout

    assert "1 judged otherwise" in output
    assert "ingredient 1, 'apple juice': was doubtful: Apples." in output
    assert "ingredient 2, '2 sheets gelatin': 'gelatin' is doubtful" in output


def test_recipes_without_labels_are_counted(make: Factory, database: Database) -> None:
    make.recipe(ingredients=("2 sheets gelatin",))
    make.committed()

    result = audit()

    assert result.exit_code == 0
    assert "1 have no labels to compare with: run sufra labels refresh." in result.stdout


def test_drafts_are_not_looked_at(make: Factory, database: Database) -> None:
    labelled(make, "Breakfast", "bacon", is_published=False)

    assert audit().exit_code == 0


def test_it_goes_on_after_a_batch(make: Factory, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.recipes.audit.BATCH", 2)
    for number in range(5):
        labelled(make, f"Breakfast {number}", "bacon")

    assert "5 published recipes: 5 judged otherwise" in audit().stdout


def test_a_broken_lexicon_is_one_sentence(make: Factory, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Recipe) -> None:
        raise LexiconError("haram-pork.toml: the file is missing")

    make.recipe()
    make.committed()
    monkeypatch.setattr("core.recipes.audit.judge", broken)

    result = audit()

    assert result.exit_code == 1
    assert "No recipe can be judged: haram-pork.toml: the file is missing" in result.output
