"""A backup as a folder of files, whose sums show any damage.

manifest.json       what is in it
SHA256SUMS          the sum of every other file, as `sha256sum --check` reads it
settings.env        the site's settings, readable by their owner alone
database/*.copy.gz  one file per table, in PostgreSQL's text format
media/…             the pictures
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO, TextIO

FORMAT = 1
MANIFEST, SUMS, SETTINGS = "manifest.json", "SHA256SUMS", "settings.env"
UNFINISHED = f"{SUMS}.part"
"""The sums of a backup that is being written, or was broken off."""
DATABASE, MEDIA = "database", "media"
PIECE = 1 << 20
_PICTURES = f"{MEDIA}/"


class BackupDamaged(Exception):
    """The folder is no whole backup; the message names the file."""


@dataclass(frozen=True)
class Table:
    """A table as it was copied."""

    name: str
    columns: Sequence[str]
    rows: int

    @property
    def file(self) -> str:
        """The path of its rows inside the backup."""
        return f"{DATABASE}/{self.name}.copy.gz"


@dataclass(frozen=True)
class Manifest:
    """What a backup holds."""

    made_at: str
    """ISO 8601, in UTC."""
    migration: str
    """The schema that the rows belong to, as Alembic numbers it."""
    tables: Sequence[Table]
    sequences: Mapping[str, int]
    """The last number that each sequence has given."""
    pictures: int
    """Files of pictures."""
    missing_pictures: int
    """Files that the media storage should have had."""
    files: int
    """How many files `SHA256SUMS` lists."""


class SummedFile:
    """A new file that knows the sum of what is written to it."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file
        self._sum = hashlib.sha256()

    def write(self, content: bytes) -> int:
        """Write `content`; return its length in bytes."""
        self._sum.update(content)
        return self._file.write(content)

    def flush(self) -> None:
        """Hand over to the system what was written."""
        self._file.flush()

    @property
    def digest(self) -> str:
        """SHA-256 in hexadecimal digits."""
        return self._sum.hexdigest()


class BackupWriter:
    """Writes the files of a backup. Their sums go to the disk with them, so that any number of files is well."""

    def __init__(self, folder: Path, sums: TextIO) -> None:
        self.folder = folder
        self.files = 0
        self._sums = sums

    @contextmanager
    def opened(self, path: str) -> Iterator[SummedFile]:
        """Give a new file; `path` is relative to the folder."""
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        with target.open("wb") as file:
            summed = SummedFile(file)
            yield summed
        self._sums.write(f"{summed.digest}  {path}\n")
        self.files += 1

    def write(self, path: str, content: bytes) -> None:
        """Write a whole file; `path` is relative to the folder."""
        with self.opened(path) as file:
            file.write(content)

    def write_manifest(self, manifest: Manifest) -> None:
        """Write `manifest.json`."""
        text = json.dumps({"format": FORMAT, **asdict(manifest)}, indent=2)
        self.write(MANIFEST, f"{text}\n".encode())


@contextmanager
def backup_writer(folder: Path) -> Iterator[BackupWriter]:
    """Give a writer for an empty folder. At the end the sums get their name, so that an unfinished backup has none."""
    unfinished = folder / UNFINISHED
    with unfinished.open("w", encoding="utf-8") as sums:
        yield BackupWriter(folder, sums)
    unfinished.replace(folder / SUMS)


def digest_of(path: Path) -> str:
    """Return a file's SHA-256 in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def open_backup(folder: Path, *, on_file: Callable[[int], None] = lambda _: None) -> Manifest:
    """Read every file of a backup and compare its sum; return the manifest.

    Raises BackupDamaged when a file is missing, changed or too many, or when the backup was never finished.
    """
    files, other_than_pictures = 0, set[str]()
    for path, expected in _read_sums(folder):
        try:
            found = digest_of(folder / path)
        except OSError:
            raise BackupDamaged(f"{path} is missing") from None
        if found != expected:
            raise BackupDamaged(f"{path} is damaged")
        files += 1
        if not path.startswith(_PICTURES):
            other_than_pictures.add(path)
        on_file(1)
    manifest = _read_manifest(folder)
    _check_files(manifest, files, other_than_pictures)
    return manifest


def picture_paths(folder: Path) -> Iterator[str]:
    """Yield the path of every picture, relative to `media`."""
    return (path.removeprefix(_PICTURES) for path, _ in _read_sums(folder) if path.startswith(_PICTURES))


def _read_sums(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield path and sum of every file, line by line: there may be millions."""
    try:
        with (folder / SUMS).open(encoding="utf-8") as lines:
            for line in lines:
                digest, _, path = line.removesuffix("\n").partition("  ")
                if not path or Path(path).is_absolute() or ".." in Path(path).parts:
                    raise BackupDamaged(f"{SUMS} is damaged")
                yield path, digest
    except (OSError, UnicodeDecodeError):
        raise BackupDamaged(f"{SUMS} is missing: this is no backup, or one that was never finished") from None


def _read_manifest(folder: Path) -> Manifest:
    try:
        given = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
        version = given.pop("format")
        tables = [Table(**table) for table in given.pop("tables")]
        manifest = Manifest(tables=tables, **given)
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise BackupDamaged(f"{MANIFEST} is missing or damaged") from None
    if version != FORMAT:
        raise BackupDamaged(f"{MANIFEST} has format {version}; this release reads format {FORMAT}")
    return manifest


def _check_files(manifest: Manifest, files: int, other_than_pictures: set[str]) -> None:
    expected: Iterable[str] = [MANIFEST, SETTINGS, *(table.file for table in manifest.tables)]
    if absent := sorted(set(expected) - other_than_pictures):
        raise BackupDamaged(f"{absent[0]} is missing")
    if files != manifest.files:
        raise BackupDamaged(f"{SUMS} lists {files} files instead of {manifest.files}")
