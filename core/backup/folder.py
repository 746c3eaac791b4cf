"""A backup as a folder of files, whose sums show any damage.

manifest.json       what is in it
SHA256SUMS          the sum of every other file, as `sha256sum --check` reads it
settings.env        the site's settings, readable by their owner alone
database/*.copy.gz  one file per table, in PostgreSQL's text format
media/…             the pictures
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

FORMAT = 1
MANIFEST, SUMS, SETTINGS = "manifest.json", "SHA256SUMS", "settings.env"
DATABASE, MEDIA = "database", "media"
PIECE = 1 << 20


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


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write `manifest.json`."""
    text = json.dumps({"format": FORMAT, **asdict(manifest)}, indent=2)
    (folder / MANIFEST).write_text(text + "\n", encoding="utf-8")


def write_sums(folder: Path, sums: Mapping[str, str]) -> None:
    """Write `SHA256SUMS`: the last file of a backup, so that an unfinished one has none."""
    lines = (f"{digest}  {path}\n" for path, digest in sorted(sums.items()))
    unfinished = folder / f"{SUMS}.part"
    unfinished.write_text("".join(lines), encoding="utf-8")
    unfinished.replace(folder / SUMS)


def digest_of(path: Path) -> str:
    """Return a file's SHA-256 in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def open_backup(folder: Path, *, on_file: Callable[[int], None] = lambda _: None) -> Manifest:
    """Read every file of a backup and compare its sum; return the manifest.

    Raises BackupDamaged when a file is missing, changed or too many, or when the backup was never finished.
    """
    sums = _read_sums(folder)
    for path, expected in sums.items():
        try:
            found = digest_of(folder / path)
        except OSError:
            raise BackupDamaged(f"{path} is missing") from None
        if found != expected:
            raise BackupDamaged(f"{path} is damaged")
        on_file(1)
    manifest = _read_manifest(folder)
    _check_files(manifest, sums)
    return manifest


def _read_sums(folder: Path) -> dict[str, str]:
    try:
        lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise BackupDamaged(f"{SUMS} is missing: this is no backup, or one that was never finished") from None
    sums = {}
    for line in lines:
        digest, _, path = line.partition("  ")
        if not path or Path(path).is_absolute() or ".." in Path(path).parts:
            raise BackupDamaged(f"{SUMS} is damaged")
        sums[path] = digest
    return sums


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


def _check_files(manifest: Manifest, sums: Mapping[str, str]) -> None:
    expected: Iterable[str] = [MANIFEST, SETTINGS, *(table.file for table in manifest.tables)]
    if absent := sorted(set(expected) - sums.keys()):
        raise BackupDamaged(f"{absent[0]} is missing")
    if len(sums) != manifest.files:
        raise BackupDamaged(f"{SUMS} lists {len(sums)} files instead of {manifest.files}")
