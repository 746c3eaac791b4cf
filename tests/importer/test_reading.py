"""What is found in files, whatever they are called and whatever is wrong with them."""

import gzip
import json
import tracemalloc
from pathlib import Path

import pytest

from importer.reading import FileUnreadable, Found, Reading, Skipped, Torn, read_file
from tests.importer.sample_records import sample_record, write_lines


def read(path: Path, content: bytes) -> list[Reading]:
    path.write_bytes(content)
    return list(read_file(path))


def names(readings: list[Reading]) -> list[str]:
    return [str(reading.recipe["name"]) for reading in readings if isinstance(reading, Found)]


def line_of(name: str) -> bytes:
    return json.dumps(sample_record(name)).encode()


def test_json_lines_are_numbered_by_line(tmp_path: Path) -> None:
    readings = read(tmp_path / "a.jsonl", line_of("One") + b"\n\n" + line_of("Three") + b"\n")

    assert [reading.number for reading in readings if isinstance(reading, Found)] == [1, 3]


def test_a_byte_order_mark_and_windows_line_ends_do_not_matter(tmp_path: Path) -> None:
    readings = read(tmp_path / "a.jsonl", b"\xef\xbb\xbf" + line_of("One") + b"\r\n" + line_of("Two") + b"\r\n")

    assert names(readings) == ["One", "Two"]


def test_content_counts_and_not_the_name_of_the_file(tmp_path: Path) -> None:
    assert names(read(tmp_path / "packed.jsonl", gzip.compress(line_of("Packed")))) == ["Packed"]
    assert names(read(tmp_path / "plain.gz", line_of("Plain"))) == ["Plain"]


@pytest.mark.parametrize(
    "document",
    [
        [sample_record("One"), [sample_record("Two")]],
        {"@graph": [{"@type": "WebPage"}, sample_record("One"), sample_record("Two")]},
        {"@type": "ItemList", "itemListElement": [{"item": sample_record("One")}, {"item": sample_record("Two")}]},
        [sample_record("One", **{"@type": ["Thing", "https://schema.org/Recipe"]}), sample_record("Two")],
    ],
)
@pytest.mark.parametrize("indent", [None, 2])
def test_recipes_are_found_wherever_a_document_keeps_them(tmp_path: Path, document: object, indent: int | None) -> None:
    assert names(read(tmp_path / "a.json", json.dumps(document, indent=indent).encode())) == ["One", "Two"]


def test_a_reference_inside_a_graph_is_followed(tmp_path: Path) -> None:
    graph = [{"@type": "Person", "@id": "#ann", "name": "Ann"}, sample_record(author={"@id": "#ann"})]

    (reading,) = read(tmp_path / "a.json", json.dumps({"@graph": graph}).encode())

    assert isinstance(reading, Found)
    assert reading.recipe["author"]["name"] == "Ann"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{broken", "not valid JSON"),
        (b'{"name": "caf\xe9"}', "not UTF-8"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"@type": "Article"}', "no schema.org Recipe"),
        (b"[]", "no schema.org Recipe"),
    ],
)
def test_a_bad_line_is_skipped_with_its_number(tmp_path: Path, line: bytes, reason: str) -> None:
    readings = read(tmp_path / "a.jsonl", line_of("One") + b"\n" + line + b"\n" + line_of("Three") + b"\n")

    assert names(readings) == ["One", "Three"]
    (skipped,) = (reading for reading in readings if isinstance(reading, Skipped))
    assert skipped.number == 2
    assert reason in skipped.reason


@pytest.mark.parametrize("shape", ["lines", "array"])
def test_a_line_of_100_mb_is_skipped_without_being_held(tmp_path: Path, shape: str) -> None:
    path = tmp_path / "a.json"
    start, between, end = (b"[", b",\n", b"]") if shape == "array" else (b"", b"\n", b"\n")
    with path.open("wb") as file:
        file.write(start + line_of("One") + between + b'{"name": "')
        for _ in range(100):
            file.write(b"x" * 1_000_000)
        file.write(b'"}' + between + line_of("Three") + end)

    tracemalloc.start()
    readings = list(read_file(path))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert names(readings) == ["One", "Three"]
    assert Skipped(2, "longer than 5 MB") in readings
    assert most < 25_000_000


def test_what_a_cut_off_gzip_still_holds_is_read(tmp_path: Path) -> None:
    # Names that don't pack well, so that the cut is far behind the first line.
    lines = [line_of(f"Soup {number * 7919 % 10007}") for number in range(200)]
    packed = gzip.compress(b"\n".join(lines))

    readings = read(tmp_path / "a.jsonl.gz", packed[: len(packed) * 2 // 3])

    assert 1 < len(names(readings)) < 200
    assert isinstance(readings[-1], Torn)


def test_what_a_cut_off_array_still_holds_is_read(tmp_path: Path) -> None:
    readings = read(tmp_path / "a.json", b"[" + line_of("One") + b"," + line_of("Two")[:-20])

    assert names(readings) == ["One"]
    assert isinstance(readings[-1], Torn)


def test_signs_of_json_inside_strings_do_not_end_an_element(tmp_path: Path) -> None:
    tricky = sample_record('quote " bracket ] brace } comma , backslash \\')

    assert names(read(tmp_path / "a.json", json.dumps([tricky, sample_record("Two")]).encode())) == [
        tricky["name"],
        "Two",
    ]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "empty"),
        (b" \n\n", "empty"),
        (bytes(range(256)) * 20, "binary"),
        (b"PK\x03\x04" + bytes(100), "ZIP"),
        (b"\x1f\x8b" + b"nonsense" * 9, "damaged"),
        (gzip.compress(gzip.compress(b"x", mtime=0), mtime=0), "twice"),  # the same bytes in every process
        ('{"name": "x"}'.encode("utf-16"), "UTF-16"),
        (b"<html><body>Hello</body></html>", "no schema.org Recipe"),
        (b'{\n"@type": "Article"\n}', "no schema.org Recipe"),
        (b'{\n"name": "x",\n', "neither"),
    ],
)
def test_a_file_without_recipes_is_refused_in_a_sentence(tmp_path: Path, content: bytes, sentence: str) -> None:
    with pytest.raises(FileUnreadable, match=sentence):
        read(tmp_path / "a", content)


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileUnreadable, match="no such file"):
        list(read_file(tmp_path / "missing.jsonl"))
    with pytest.raises(FileUnreadable, match="folder"):
        list(read_file(tmp_path))


def test_a_page_is_read_by_its_json_ld(tmp_path: Path) -> None:
    page = """<!doctype html><html><head><link rel="canonical" href="https://cook.example/soup">
      <script type="application/ld+json">{broken</script>
      <script type="application/ld+json">{"@graph": [{"@type": "Recipe", "name": "Soup",
        "recipeIngredient": ["1 onion"], "recipeInstructions": "Cut
        it."}]}</script></head></html>"""

    (reading,) = read(tmp_path / "soup.html", page.encode())

    assert isinstance(reading, Found)
    assert (reading.recipe["name"], reading.recipe["url"]) == ("Soup", "https://cook.example/soup")


def test_a_page_without_json_ld_is_read_by_its_microdata(tmp_path: Path) -> None:
    page = """<html><head><meta charset="iso-8859-1"></head><body>
      <div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Crème</h1>
      <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Zoë</b></span>
      <li itemprop="recipeIngredient">4 eggs</li><li itemprop="recipeIngredient">sugar</li>
      <time itemprop="cookTime" datetime="PT1H">1 hour</time></div></body></html>"""

    (reading,) = read(tmp_path / "page", page.encode("latin-1"))

    assert isinstance(reading, Found)
    assert reading.recipe["name"] == "Crème"
    assert reading.recipe["author"]["name"] == "Zoë"
    assert reading.recipe["recipeIngredient"] == ["4 eggs", "sugar"]
    assert reading.recipe["cookTime"] == "PT1H"


def test_reading_starts_before_the_file_ends(tmp_path: Path) -> None:
    path = write_lines(tmp_path / "a.jsonl", [sample_record("One"), "{broken"])

    assert isinstance(next(read_file(path)), Found)
