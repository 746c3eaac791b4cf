"""Damage of a backup is told before anything is changed."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from core.backup import BackupDamaged, FolderInUse, Manifest, back_up_site, open_backup
from core.backup.folder import backup_writer, digest_of, picture_paths
from core.db import Database
from core.images import LocalMediaStorage
from core.settings import Settings
from tests.factories import Factory


@pytest.fixture
def media(tmp_path: Path) -> LocalMediaStorage:
    return LocalMediaStorage(tmp_path / "media")


@pytest.fixture
def backup(make: Factory, database: Database, settings: Settings, media: LocalMediaStorage, tmp_path: Path) -> Path:
    """A backup of a site with one recipe."""
    make.recipe("Lentil Soup")
    make.committed()
    back_up_site(database, media, settings.portable(), tmp_path / "backup")
    return tmp_path / "backup"


def test_a_whole_backup_is_opened(backup: Path) -> None:
    manifest = open_backup(backup)

    assert {table.name: table.rows for table in manifest.tables}["recipes"] == 1


def test_every_file_is_watched_over(backup: Path) -> None:
    for path in sorted(path for path in backup.rglob("*") if path.is_file()):
        whole = path.read_bytes()
        path.write_bytes(bytes([whole[0] ^ 1]) + whole[1:])
        with pytest.raises(BackupDamaged):
            open_backup(backup)
        path.unlink()
        with pytest.raises(BackupDamaged):
            open_backup(backup)
        path.write_bytes(whole)
    open_backup(backup)


def cut_sums(backup: Path) -> None:
    sums = backup / "SHA256SUMS"
    sums.write_text("".join(sums.read_text().splitlines(keepends=True)[:-1]))


def lead_out(backup: Path) -> None:
    with (backup / "SHA256SUMS").open("a") as sums:
        sums.write(f"{'0' * 64}  ../outside\n")


def raise_format(backup: Path) -> None:
    manifest = backup / "manifest.json"
    before = manifest.read_bytes()
    manifest.write_bytes(before.replace(b'"format": 1', b'"format": 2'))
    sums = backup / "SHA256SUMS"
    lines = [line for line in sums.read_text().splitlines() if not line.endswith("manifest.json")]
    sums.write_text("\n".join([*lines, f"{digest_of(manifest)}  manifest.json"]) + "\n")


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (cut_sums, "settings.env is missing"),
        (lead_out, "SHA256SUMS is damaged"),
        (raise_format, "manifest.json has format 2; this release reads format 1"),
        (shutil.rmtree, "SHA256SUMS is missing: this is no backup, or one that was never finished"),
    ],
)
def test_the_damage_is_named(backup: Path, damage: Callable[[Path], None], said: str) -> None:
    damage(backup)

    with pytest.raises(BackupDamaged, match=said):
        open_backup(backup)


def test_a_folder_with_files_in_it_is_left_alone(
    backup: Path, database: Database, settings: Settings, media: LocalMediaStorage
) -> None:
    with pytest.raises(FolderInUse):
        back_up_site(database, media, settings.portable(), backup)
    open_backup(backup)


def test_others_can_read_neither_the_folder_nor_the_secrets(backup: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o700
    assert (backup / "settings.env").stat().st_mode & 0o777 == 0o600


PICTURES = 1_000
"""So many that their sums are larger than what a program reads or writes at once."""


@pytest.fixture
def large_backup(tmp_path: Path) -> Path:
    """A backup of many empty pictures and of nothing else."""
    with backup_writer(tmp_path) as writer:
        for number in range(PICTURES):
            writer.write(f"media/00/{number:032x}-400.webp", b"")
        writer.write_manifest(Manifest("", "", [], {}, PICTURES, missing_pictures=0, files=PICTURES + 2))
        writer.write("settings.env", b"")
    return tmp_path


def test_sums_are_not_kept_in_memory_until_the_end(tmp_path: Path) -> None:
    with backup_writer(tmp_path) as writer:
        for number in range(PICTURES):
            writer.write(f"media/00/{number:032x}-400.webp", b"")

        assert (tmp_path / "SHA256SUMS.part").stat().st_size > 0


def test_sums_are_read_as_they_are_checked(large_backup: Path) -> None:
    def cut_the_rest(_: int) -> None:
        (large_backup / "SHA256SUMS").write_text("")

    open_backup(large_backup)
    with pytest.raises(BackupDamaged):
        open_backup(large_backup, on_file=cut_the_rest)


def test_pictures_are_listed_as_they_are_restored(large_backup: Path) -> None:
    paths = picture_paths(large_backup)
    assert next(paths) == f"00/{0:032x}-400.webp"

    (large_backup / "SHA256SUMS").write_text("")

    with pytest.raises(BackupDamaged):
        list(paths)
