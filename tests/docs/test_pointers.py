"""The documents hold together: every pointer and link leads somewhere, and the tables of the product are true."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import orjson
import pytest

from dev.project import PROJECT

DOCS = PROJECT / "docs"
COVERAGE_ROOTS = (PROJECT, PROJECT / "frontend" / "src")
SKIPPED_FOLDERS = {".git", ".venv", ".data", "node_modules", "dist", "__pycache__", "recordings", "test-results"}
CODE_SUFFIXES = {".py", ".ts", ".tsx", ".css", ".js", ".mjs", ".json", ".yaml", ".toml"}
POINTER = re.compile(r"\bdocs/(?P<page>[\w/.-]+\.md)#(?P<section>[\w-]*)")
LINK = re.compile(r"\]\((?!https?://)(?P<path>[^)#\s]*)#?(?P<section>[\w-]*)\)")
OTHER_DOCUMENT = re.compile(r"Source: (?:spec|design)\b|\b(?:spec|design),? sections? \d|search-notes", re.IGNORECASE)
BUILT_CALL = re.compile(r"^\| (GET|POST|PUT|DELETE) `([^`]+)` .*\| (built|planned) \|$", re.MULTILINE)
SCREEN = re.compile(r"^\| `(/[^`]*)` \| .* \| (built|planned) \|$", re.MULTILINE)


def slug(heading: str) -> str:
    """Return the anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def sections(page: Path) -> set[str]:
    """Return the anchors of a page."""
    return {slug(line.lstrip("#")) for line in page.read_text().splitlines() if line.startswith("#")}


def project_files(suffixes: set[str]) -> Iterator[Path]:
    """Yield the project's files with these suffixes, without what is installed or made."""
    for folder, subfolders, names in os.walk(PROJECT):
        subfolders[:] = [name for name in subfolders if name not in SKIPPED_FOLDERS and not name.startswith(".")]
        yield from (Path(folder, name) for name in names if Path(name).suffix in suffixes)


def lines_with(pattern: re.Pattern[str]) -> Iterator[tuple[str, re.Match[str]]]:
    """Yield every place of the code where the pattern occurs, with its match."""
    for path in project_files(CODE_SUFFIXES):
        if path == Path(__file__).resolve() or path.name == "package-lock.json":
            continue
        text = path.read_text(errors="replace")
        for match in pattern.finditer(text):
            yield f"{path.relative_to(PROJECT)}:{text.count(chr(10), 0, match.start()) + 1}", match


def test_every_pointer_in_the_code_leads_to_a_section() -> None:
    broken = [
        f"{place}: {pointer[0]}"
        for place, pointer in lines_with(POINTER)
        if not (DOCS / pointer["page"]).is_file() or pointer["section"] not in sections(DOCS / pointer["page"])
    ]

    assert broken == []


def test_no_comment_names_a_document_that_is_not_in_the_repository() -> None:
    assert [place for place, _ in lines_with(OTHER_DOCUMENT)] == []


PAGES = sorted(project_files({".md"}))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    broken = []
    for link in LINK.finditer(page.read_text()):
        target = (page.parent / link["path"]).resolve() if link["path"] else page
        if not target.exists() or (link["section"] and link["section"] not in sections(target)):
            broken.append(link[0])

    assert broken == []


def test_the_table_of_calls_agrees_with_the_api() -> None:
    """A call that the table doesn't name is no failure: the reference of the API has every call."""
    paths = orjson.loads((PROJECT / "openapi.json").read_bytes())["paths"]
    exists = {(method.upper(), path.removeprefix("/api/v1.0")) for path, calls in paths.items() for method in calls}
    rows = BUILT_CALL.findall((DOCS / "product.md").read_text())

    said = {(method, path): status for method, path, status in rows}
    assert said == {call: "built" if call in exists else "planned" for call in said}
    assert len(said) > len(exists) / 2


def test_the_table_of_screens_agrees_with_the_site() -> None:
    """A screen that the table doesn't name is no failure; a status that is not true is one."""
    screens = orjson.loads((PROJECT / "config" / "screens.json").read_bytes())
    exists = {screen["path"].removesuffix("?") for screen in screens.values()}
    said = dict(SCREEN.findall((DOCS / "product.md").read_text()))

    assert said == {path: "built" if path in exists else "planned" for path in said}
    assert len(said) > len(exists) / 2


def test_the_coverage_of_the_specification_names_what_there_is() -> None:
    """A path begins at the root, or at `frontend/src`."""
    text = (DOCS / "spec-coverage.md").read_text()
    named = set(re.findall(r"`([\w.-]+/[\w./-]+)`", text))

    assert [path for path in sorted(named) if not any((root / path).exists() for root in COVERAGE_ROOTS)] == []
    assert len(named) > 50
