"""Exports of other systems, from the file to rows and pictures."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import Database
from core.images import LocalMediaStorage
from core.images.renditions import media_path
from core.lookups import load_lookups
from core.models import Image, Recipe
from importer import ImportOptions, Report, Summary, import_files
from tests.importer.formats import exports
from tests.importer.formats.exports import picture, write

Import = Callable[..., Summary]


@pytest.fixture
def media(tmp_path: Path) -> LocalMediaStorage:
    return LocalMediaStorage(tmp_path / "media")


@pytest.fixture
def run(database: Database, session: Session, tmp_path: Path, media: LocalMediaStorage) -> Import:
    """Imports the content of a file."""
    load_lookups(session)
    session.commit()

    def import_it(content: bytes, **options: bool) -> Summary:
        summary, path = Summary(), write(tmp_path / "export", content)
        with Report(tmp_path / "report.jsonl") as report:
            import_files([path], ImportOptions(**options), engine=database, report=report, summary=summary, media=media)
        session.rollback()
        session.expire_all()
        return summary

    return import_it


def entries(tmp_path: Path) -> list[dict[str, str]]:
    return [json.loads(line) for line in (tmp_path / "report.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize(
    "export", [exports.mealie_export, exports.tandoor_export, exports.nextcloud_export, exports.paprika_export]
)
def test_a_recipe_is_imported_with_its_pictures(
    run: Import, session: Session, media: LocalMediaStorage, export: Callable[[], bytes]
) -> None:
    summary = run(export(), publish=True)

    recipe = session.scalars(select(Recipe)).one()
    assert (summary.created, summary.published) == (1, 1)
    assert recipe.preview_image
    assert recipe.banner_image
    assert (recipe.preview_image.kind, recipe.banner_image.kind) == ("4:3", "20:9")
    assert media.has(media_path(recipe.preview_image.hash, 800))


def test_the_same_export_again_changes_nothing(run: Import, session: Session) -> None:
    run(exports.paprika_export())

    assert run(exports.paprika_export()).unchanged == 1
    assert session.scalar(select(func.count()).select_from(Image)) == 2


def test_a_dry_run_stores_no_picture(run: Import, session: Session, media: LocalMediaStorage) -> None:
    assert run(exports.mealie_export(), is_dry_run=True).created == 1
    assert session.scalar(select(func.count()).select_from(Image)) == 0
    assert not media.directory.exists()


@pytest.mark.parametrize("photo", [b"no picture", picture()[:500]])
def test_a_broken_picture_costs_only_itself(run: Import, session: Session, tmp_path: Path, photo: bytes) -> None:
    summary = run(exports.paprika_export(photo=photo))

    recipe = session.scalars(select(Recipe)).one()
    assert summary.created == 1
    assert recipe.preview_image is None
    (entry,) = entries(tmp_path)
    assert "picture" in entry["reason"]
    assert "left out" in entry["reason"]


def test_a_picture_that_staff_have_chosen_stays(run: Import, session: Session) -> None:
    run(exports.paprika_export())
    before = session.scalars(select(Recipe)).one().preview_image_id

    changed = {**exports.PAPRIKA, "directions": "Simmer the lentils for long."}
    assert run(exports.paprika_export(changed, photo=picture("blue"))).updated == 1

    assert session.scalars(select(Recipe)).one().preview_image_id == before


def test_a_picture_that_comes_with_a_change_is_added(run: Import, session: Session) -> None:
    run(exports.paprika_export(photo=b""))
    changed = {**exports.PAPRIKA, "directions": "Simmer the lentils for long."}

    assert run(exports.paprika_export(changed)).updated == 1
    assert session.scalars(select(Recipe)).one().preview_image_id


def test_problems_are_reported_with_their_place_in_the_archive(run: Import, tmp_path: Path) -> None:
    ham = {**exports.NEXTCLOUD, "name": "Ham", "url": "", "recipeIngredient": ["2 slices ham"]}
    content = exports.zipped({"Ham/recipe.json": json.dumps(ham), "Broken/recipe.json": "{"})

    summary = run(content)

    assert dict(summary.refused) == {"haram": 1, "unreadable": 1}
    assert [(entry["file"], entry["line"]) for entry in entries(tmp_path)] == [
        ("export/Ham/recipe.json", 1),
        ("export/Broken/recipe.json", 2),
    ]
