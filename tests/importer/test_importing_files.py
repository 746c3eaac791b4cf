"""Whole imports, from files to rows."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from core.db import Database
from core.lookups import load_lookups
from core.models import Recipe, SearchOutboxEntry
from importer import ImportOptions, Report, Summary, import_files

Import = Callable[..., Summary]

SOUP: dict[str, Any] = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    "name": "Lentil &amp; Lemon Soup",
    "url": "https://example.org/soup",
    "description": "A *warm* soup.",
    "recipeCuisine": "turkish",
    "keywords": "soup, lentils",
    "prepTime": "PT10M",
    "cookTime": "PT30M",
    "recipeYield": "4 servings",
    "recipeIngredient": ["1 ½ cups red lentils", "## To serve", "2-3 lemons, cut in wedges"],
    "recipeInstructions": [{"@type": "HowToStep", "text": "Simmer."}, "Serve."],
}


@pytest.fixture
def run(database: Database, session: Session, tmp_path: Path) -> Import:
    """Imports files into a database that knows the lookups."""
    load_lookups(session)
    session.commit()

    def import_them(*paths: Path, **options: Any) -> Summary:
        summary = Summary()
        with Report(tmp_path / "report.jsonl") as report:
            import_files(paths, ImportOptions(**options), engine=database, report=report, summary=summary)
        session.rollback()
        return summary

    return import_them


@pytest.fixture
def lines(tmp_path: Path) -> Callable[..., Path]:
    """Writes records as JSON Lines."""

    def write(*records: dict[str, Any] | str) -> Path:
        path = tmp_path / "recipes.jsonl"
        path.write_text(
            "".join((record if isinstance(record, str) else json.dumps(record)) + "\n" for record in records)
        )
        return path

    return write


def reported(tmp_path: Path) -> list[dict[str, Any]]:
    """The report's entries."""
    return [json.loads(line) for line in (tmp_path / "report.jsonl").read_text("utf-8").splitlines()]


def test_a_recipe_is_read_as_its_author_wrote_it(run: Import, lines: Callable[..., Path], session: Session) -> None:
    run(lines(SOUP))

    recipe = session.scalars(select(Recipe)).one()
    assert recipe.short_title == "Lentil & Lemon Soup"
    assert recipe.cuisine is not None
    assert recipe.cuisine.code == "TR"
    assert (recipe.prep_minutes, recipe.cook_minutes, recipe.total_minutes, recipe.serving_size) == (10, 30, 40, 4)
    assert [(str(part.quantity), part.unit, part.name, part.section) for part in recipe.ingredients] == [
        ("1.500", "cup", "red lentils", None),
        ("2.000", "", "lemons", "To serve"),
    ]
    assert [step.instruction_text for step in recipe.steps] == ["Simmer.", "Serve."]
    assert not recipe.is_published


def test_the_same_file_again_changes_nothing(run: Import, lines: Callable[..., Path], session: Session) -> None:
    file = lines(SOUP)
    run(file)
    waiting = session.scalar(select(func.count()).select_from(SearchOutboxEntry))

    summary = run(file)

    assert (summary.created, summary.unchanged) == (0, 1)
    assert session.scalar(select(func.count()).select_from(Recipe)) == 1
    assert session.scalar(select(func.count()).select_from(SearchOutboxEntry)) == waiting


def test_a_dry_run_writes_nothing(run: Import, lines: Callable[..., Path], session: Session) -> None:
    summary = run(lines(SOUP), is_dry_run=True)

    assert summary.created == 1
    assert session.scalar(select(func.count()).select_from(Recipe)) == 0


def test_publishing_makes_what_passes_public(run: Import, lines: Callable[..., Path], session: Session) -> None:
    assert run(lines(SOUP), publish=True).published == 1
    assert session.scalars(select(Recipe)).one().is_published


@pytest.mark.parametrize(
    ("changed", "kind"),
    [
        ({"recipeIngredient": ["2 slices bacon"]}, "haram"),
        ({"name": "Pork Chops"}, "haram"),
        ({"recipeInstructions": ["Deglaze with red wine."]}, "haram"),
        ({"recipeIngredient": []}, "no ingredients"),
        ({"recipeInstructions": None}, "no steps"),
    ],
)
def test_what_may_not_be_stored_is_refused_with_its_reason(
    run: Import,
    lines: Callable[..., Path],
    session: Session,
    tmp_path: Path,
    changed: dict[str, Any],
    kind: str,
) -> None:
    summary = run(lines({**SOUP, **changed}))

    assert dict(summary.refused) == {kind: 1}
    assert session.scalar(select(func.count()).select_from(Recipe)) == 0
    assert kind in json.dumps(reported(tmp_path))


def test_missing_steps_can_be_allowed(run: Import, lines: Callable[..., Path]) -> None:
    assert run(lines({**SOUP, "recipeInstructions": []}), allow_missing_steps=True).created == 1


def test_a_doubtful_line_is_imported_and_reported(run: Import, lines: Callable[..., Path], tmp_path: Path) -> None:
    summary = run(lines({**SOUP, "recipeIngredient": ["2 leaves gelatin"]}))

    assert (summary.created, summary.doubtful) == (1, 1)
    assert "gelatin" in json.dumps(reported(tmp_path))


@pytest.mark.parametrize(
    "broken", ["{", "[1, 2", "null", '"text"', "\x00", "not json", "{}" * 3, '{"@type": "Person"}']
)
def test_one_bad_line_loses_no_other(run: Import, lines: Callable[..., Path], session: Session, broken: str) -> None:
    run(lines(SOUP, broken, {**SOUP, "name": "Other soup", "url": "https://example.org/other"}))

    assert session.scalar(select(func.count()).select_from(Recipe)) == 2


def test_nul_bytes_and_lone_surrogates_do_not_stop_the_run(
    run: Import, lines: Callable[..., Path], session: Session
) -> None:
    run(lines({**SOUP, "name": "Nul\x00 soup \ud800"}))

    assert session.scalars(select(Recipe.short_title)).one().startswith("Nul")


def test_the_same_recipe_twice_in_a_file_is_stored_once(
    run: Import, lines: Callable[..., Path], session: Session
) -> None:
    summary = run(lines(SOUP, SOUP))

    assert (summary.created, summary.duplicates) == (1, 1)


def test_a_truncated_gzip_gives_what_could_be_read(run: Import, tmp_path: Path, session: Session) -> None:
    records = [{**SOUP, "name": f"Soup {n}", "url": f"https://example.org/{n}"} for n in range(400)]
    whole = gzip.compress("\n".join(map(json.dumps, records)).encode(), mtime=0)
    file = tmp_path / "cut.jsonl.gz"
    file.write_bytes(whole[: len(whole) // 2])

    summary = run(file)

    assert 0 < summary.created < 400
    assert not summary.is_complete
    assert summary.file_problems


@pytest.mark.parametrize("content", [b"", b"\x00\x01\x02" * 500, b"\xff\xfe\x00\x00", b"GIF89a" + b"\x80" * 100])
def test_a_file_that_holds_no_recipes_is_one_sentence(run: Import, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "strange"
    file.write_bytes(content)

    summary = run(file)

    assert not summary.is_complete
    assert summary.created == 0


def test_an_endless_line_is_skipped_without_being_held(run: Import, tmp_path: Path, session: Session) -> None:
    file = tmp_path / "endless.jsonl"
    with file.open("w") as writing:
        writing.write('{"name": "')
        for _ in range(30):
            writing.write("a" * 1_000_000)
        writing.write('"}\n' + json.dumps(SOUP) + "\n")

    summary = run(file)

    assert summary.created == 1
    assert sum(summary.refused.values()) == 1


PAGE = """<html><head><script type="application/ld+json">{"@context": "https://schema.org", "@graph": [
{"@type": ["Recipe"], "name": "Page soup", "recipeIngredient": "1 cup lentils", "recipeInstructions": "<p>Boil.</p>"}
]}</script></head></html>"""
MICRODATA = """<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Micro soup</h1>
<ul><li itemprop="recipeIngredient">1½ cups lentils</li></ul><p itemprop="recipeInstructions">Boil.</p></div>"""


@pytest.mark.parametrize(("content", "name"), [(PAGE, "Page soup"), (MICRODATA, "Micro soup")])
def test_recipes_are_found_in_pages(run: Import, tmp_path: Path, session: Session, content: str, name: str) -> None:
    file = tmp_path / "page.html"
    file.write_text(content)

    run(file)

    assert session.scalars(select(Recipe.short_title)).one() == name
