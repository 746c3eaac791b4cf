"""`sufra backup` and `sufra restore`: a whole site, there and back."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import PIL.Image
import pytest
from alembic import command
from alembic.config import Config
from dotenv import dotenv_values
from psycopg.errors import DiskFull
from redis import Redis
from sqlalchemy import delete, func, select, text
from sqlalchemy.orm import Session
from typer.testing import CliRunner, Result

from cli.main import app
from core.accounts.passwords import hash_password, matches
from core.backup.folder import digest_of
from core.db import Database, make_session
from core.images import BucketMediaStorage, LocalMediaStorage, store_picture
from core.images.bucket import Bucket
from core.images.renditions import FORMATS, media_path
from core.models import Base, Recipe, SearchJob, SearchJobState, User
from core.redis import make_redis
from core.search.index import engine_uid
from core.search.indexes.recipes import INDEX as RECIPES
from core.settings import Settings, get_settings
from indexer.context import indexer_context
from indexer.locks import jobs_lock
from tests import buckets
from tests.factories import Factory
from worker.indexing.jobs import run_search_jobs

Run = Callable[..., Result]
PASSWORD = "seven pomegranates"


@pytest.fixture
def run(recipe_index: str, database: Database, redis_client: Redis) -> Run:
    """Runs a command on a site that `sufra setup` has just set up."""
    runner = CliRunner()
    assert runner.invoke(app, ["setup", "--no-seeds"]).exit_code == 0
    return lambda *arguments: runner.invoke(app, list(map(str, arguments)))


def contents(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table but those that follow from others: the outbox, and what is searched."""
    tables = [table for table in Base.metadata.tables.values() if not table.name.startswith(("search_", "standby_"))]
    with database.connect() as connection:
        return {table.name: sorted(map(tuple, connection.execute(select(table))), key=repr) for table in tables}


def migration_of(database: Database) -> str:
    """The migration that the database is at."""
    with database.connect() as connection:
        return str(connection.scalar(text("SELECT version_num FROM alembic_version")))


def found(settings: Settings, word: str) -> list[int]:
    """What the index of recipes finds."""
    index = indexer_context().engine.client.index(engine_uid(RECIPES, settings))
    return [hit["ID"] for hit in index.search(word)["hits"]]


def test_a_site_comes_back_as_it_was(
    run: Run, make: Factory, session: Session, database: Database, settings: Settings, tmp_path: Path
) -> None:
    owner = make.user(email="amina@example.org", password_hash=hash_password(PASSWORD))
    recipe = make.recipe("Red Lentil Soup", owner=owner)
    make.committed()
    before = contents(database)
    assert run("backup", tmp_path / "backup").exit_code == 0

    session.execute(delete(Recipe))
    make.recipe("Another cake")
    make.committed()
    restored = run("restore", tmp_path / "backup", "--replace")

    assert restored.exit_code == 0, restored.output
    assert contents(database) == before
    assert found(settings, "lentil") == [recipe.id]
    assert found(settings, "cake") == []
    with make_session(database) as fresh:
        assert matches(PASSWORD, fresh.get_one(User, owner.id).password_hash)
        # Numbers go on where they stopped, and triggers write again.
        fresh.execute(text("UPDATE recipes SET description = 'Changed.'"))
        assert fresh.scalar(text("SELECT count(*) FROM search_outbox")) == 1
        assert Factory(fresh).recipe("The next soup").id > recipe.id


def test_pictures_come_back(run: Run, make: Factory, settings: Settings, tmp_path: Path) -> None:
    media = LocalMediaStorage(settings.media_dir)
    drawn = io.BytesIO()
    PIL.Image.new("RGB", (400, 300), "orange").save(drawn, "PNG")
    picture = store_picture(media, drawn.getvalue(), ratio="4:3")
    make.image(hash=picture.hash, kind="4:3")
    make.committed()
    paths = [media_path(picture.hash, width_px) for width_px in picture.widths]
    kept = {path: media.read(path) for path in paths}

    run("backup", tmp_path / "backup")
    for path in paths:
        media.delete(path)
    run("restore", tmp_path / "backup", "--replace")

    assert {path: media.read(path) for path in paths} == kept


@pytest.fixture
def bucket(settings: Settings) -> Iterator[Bucket]:
    """An empty bucket."""
    with buckets.running() as url:
        yield buckets.make_bucket(url)


def test_pictures_move_from_a_folder_to_a_bucket(
    run: Run, make: Factory, settings: Settings, bucket: Bucket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    image = make.image(kind="avatar")
    make.committed()
    paths = [media_path(image.hash, width_px) for width_px in FORMATS["avatar"].widths]
    for path in paths:
        LocalMediaStorage(settings.media_dir).write(path, path.encode())
    run("backup", tmp_path / "of the folder")

    for name, value in buckets.settings_of(bucket).items():
        monkeypatch.setenv(name, value)
    get_settings.cache_clear()
    assert run("restore", tmp_path / "of the folder", "--replace").exit_code == 0
    assert [BucketMediaStorage(bucket).read(path) for path in paths] == [path.encode() for path in paths]

    assert run("backup", tmp_path / "of the bucket").exit_code == 0
    assert [(tmp_path / "of the bucket" / "media" / path).read_text() for path in paths] == paths
    assert bucket.secret not in (tmp_path / "of the bucket" / "settings.env").read_text()
    get_settings.cache_clear()


def test_a_site_is_not_replaced_by_accident(run: Run, make: Factory, database: Database, tmp_path: Path) -> None:
    run("backup", tmp_path / "backup")
    make.recipe()
    make.committed()

    refused = run("restore", tmp_path / "backup")

    assert refused.exit_code == 1
    assert "a site (accounts: 1, recipes: 1), which would be lost" in refused.output.replace("\n", " ")
    with database.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(Recipe)) == 1


def test_nothing_is_restored_while_the_worker_is_at_a_job(
    run: Run, make: Factory, database: Database, tmp_path: Path
) -> None:
    run("backup", tmp_path / "backup")
    make.recipe()
    make.committed()

    with jobs_lock(database):
        refused = run("restore", tmp_path / "backup", "--replace")

    assert refused.exit_code == 1
    assert "Nothing was changed. The worker is at a rebuild" in refused.output.replace("\n", " ")
    with database.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(Recipe)) == 1


def test_a_damaged_backup_changes_nothing(run: Run, make: Factory, database: Database, tmp_path: Path) -> None:
    run("backup", tmp_path / "backup")
    make.recipe()
    make.committed()
    before = contents(database)
    (tmp_path / "backup" / "database" / "recipes.copy.gz").write_bytes(b"nonsense")

    refused = run("restore", tmp_path / "backup", "--replace")

    assert refused.exit_code == 1
    assert "Nothing was changed. The backup can't be used: database/recipes.copy.gz is damaged." in refused.output
    assert contents(database) == before


def test_rows_that_contradict_each_other_change_nothing(
    run: Run, make: Factory, database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make.recipe()
    make.committed()
    run("backup", tmp_path / "backup")
    before = contents(database)
    monkeypatch.setattr("core.backup.database._copy_table_in", lambda *_: (_ for _ in ()).throw(OSError(5, "worn out")))

    assert run("restore", tmp_path / "backup", "--replace").exit_code == 1

    assert contents(database) == before


def change_manifest(backup: Path, before: str, after: str) -> None:
    """Write a backup's manifest anew, with its sum."""
    manifest, sums = backup / "manifest.json", backup / "SHA256SUMS"
    old = digest_of(manifest)
    assert before in manifest.read_text()
    manifest.write_text(manifest.read_text().replace(before, after))
    sums.write_text(sums.read_text().replace(old, digest_of(manifest)))


def test_a_backup_of_a_newer_release_changes_nothing(
    run: Run, make: Factory, database: Database, settings: Settings, tmp_path: Path
) -> None:
    image = make.image()
    make.committed()
    path = media_path(image.hash, FORMATS["4:3"].widths[0])
    media = LocalMediaStorage(settings.media_dir)
    media.write(path, b"a picture")
    run("backup", tmp_path / "backup")
    media.delete(path)
    change_manifest(tmp_path / "backup", f'"migration": "{migration_of(database)}"', '"migration": "9999"')

    refused = run("restore", tmp_path / "backup", "--replace")

    assert refused.exit_code == 1
    assert refused.stderr == (
        "Nothing was changed. The backup was made by a newer release of Sufra: this one doesn't know its migration"
        " 9999. Restore it with the newer release.\n"
    )
    assert not media.has(path)


def test_tables_that_stay_in_use_are_told_and_nothing_is_replaced(
    run: Run, make: Factory, database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("core.backup.database.LOCK_TIMEOUT", "1ms")
    make.recipe()
    make.committed()
    run("backup", tmp_path / "backup")
    before = contents(database)

    with database.begin() as others:
        others.execute(select(Recipe.id))
        refused = run("restore", tmp_path / "backup", "--replace")

    assert refused.stderr == (
        "PostgreSQL's tables are in use by others, perhaps by a backup, a rebuild or a reconciliation:"
        " try again when it has ended. The site has its former rows.\n"
    )
    assert contents(database) == before


def test_a_full_disk_of_postgresql_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("backup", tmp_path / "backup")
    monkeypatch.setattr("core.backup.database._copy_table_in", lambda *_: (_ for _ in ()).throw(DiskFull()))

    refused = run("restore", tmp_path / "backup", "--replace")

    assert refused.stderr == (
        "The disk of PostgreSQL is full: make room, then try again. The site has its former rows.\n"
    )


def test_a_backup_of_an_older_release_comes_back_at_the_migration_of_this_one(
    run: Run, make: Factory, database: Database, settings: Settings, tmp_path: Path
) -> None:
    make.recipe("Red Lentil Soup")
    make.committed()
    migration = migration_of(database)
    config = Config("alembic.ini")
    with database.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "-1")
    older = migration_of(database)
    run("backup", tmp_path / "backup")

    restored = run("restore", tmp_path / "backup", "--replace")

    assert older != migration
    assert restored.exit_code == 0, restored.output
    assert migration_of(database) == migration
    assert len(found(settings, "lentil")) == 1


def test_postgresql_knows_the_restored_tables(run: Run, make: Factory, database: Database, tmp_path: Path) -> None:
    make.recipe()
    make.committed()
    run("backup", tmp_path / "backup")

    run("restore", tmp_path / "backup", "--replace")

    with database.connect() as connection:
        assert connection.scalar(text("SELECT reltuples FROM pg_class WHERE relname = 'recipes'")) == 1


class Killed(BaseException):
    """The process has ended here."""


@pytest.fixture
def backup(run: Run, make: Factory, session: Session, tmp_path: Path) -> Path:
    """A backup of a site with a lentil soup; the site has had a cake in its place since then."""
    make.recipe("Red Lentil Soup")
    make.committed()
    assert run("backup", tmp_path / "backup").exit_code == 0
    session.execute(delete(Recipe))
    make.recipe("Another cake")
    make.committed()
    assert run("index", "drain").exit_code == 0
    return tmp_path / "backup"


@pytest.fixture
def kill_the_rebuild(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends a restore at its first rebuild."""

    def killed(*_: object, **__: object) -> None:
        raise Killed

    monkeypatch.setattr("cli.backup.rebuild", killed)


def test_a_restore_leaves_no_rebuild_to_the_worker(run: Run, backup: Path, session: Session) -> None:
    assert run("restore", backup, "--replace").exit_code == 0

    assert set(session.scalars(select(SearchJob.state))) == {SearchJobState.DONE}


@pytest.mark.usefixtures("kill_the_rebuild")
def test_the_worker_rebuilds_what_a_killed_restore_has_left(run: Run, backup: Path, settings: Settings) -> None:
    with pytest.raises(Killed):
        run("restore", backup, "--replace")

    run_search_jobs()

    assert len(found(settings, "lentil")) == 1
    assert found(settings, "cake") == []


@pytest.mark.usefixtures("kill_the_rebuild")
def test_setup_brings_in_step_what_a_killed_restore_has_left(run: Run, backup: Path, settings: Settings) -> None:
    with pytest.raises(Killed):
        run("restore", backup, "--replace")

    assert run("setup", "--no-seeds").exit_code == 0

    assert len(found(settings, "lentil")) == 1
    assert found(settings, "cake") == []


@pytest.mark.usefixtures("kill_the_rebuild")
def test_setup_compares_an_index_once(run: Run, backup: Path) -> None:
    with pytest.raises(Killed):
        run("restore", backup, "--replace")

    assert "Comparing the index recipes" in run("setup", "--no-seeds").output
    assert "Comparing" not in run("setup", "--no-seeds").output


def test_an_engine_that_fails_after_the_rows_is_one_sentence(
    run: Run, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SUFRA_SEARCH_URL", "http://127.0.0.1:1")
    get_settings.cache_clear()

    ended = run("restore", backup, "--replace")
    get_settings.cache_clear()

    assert ended.exit_code == 1
    assert ended.stderr.startswith("The search engine does not answer as it should: ")
    assert ended.stderr.endswith(
        "\nPictures and rows are restored. Search finds what it found before."
        " Left to do: sufra setup, which brings it in step.\n"
    )


def test_a_redis_that_fails_after_the_rows_is_one_sentence(
    run: Run, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cli.backup.get_redis", lambda: make_redis("redis://127.0.0.1:1/0"))

    ended = run("restore", backup, "--replace")

    assert ended.exit_code == 1
    assert ended.stderr == (
        "Redis does not answer. Is the site running?\n"
        "Pictures and rows are restored. Left to do, before the site starts: empty Redis, which has tasks and counts of"
        " the site that was replaced (redis-cli FLUSHDB), then sufra setup.\n"
    )


def test_the_secret_is_told_although_the_rest_fails(run: Run, backup: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cli.backup.get_redis", lambda: make_redis("redis://127.0.0.1:1/0"))
    monkeypatch.setenv("SUFRA_SECRET_KEY", "fedcba9876543210" * 4)
    get_settings.cache_clear()

    ended = run("restore", backup, "--replace")
    get_settings.cache_clear()

    assert ended.exit_code == 1
    assert "Set SUFRA_SECRET_KEY to the value in" in ended.stdout


def test_the_settings_come_along_without_the_places_of_this_machine(
    run: Run, tmp_path: Path, settings: Settings
) -> None:
    run("backup", tmp_path / "backup")

    kept = dotenv_values(tmp_path / "backup" / "settings.env")

    assert kept["SUFRA_SECRET_KEY"] == settings.secret_key.get_secret_value()
    assert not {name for name in kept if name.endswith(("_URL", "_DIR")) and name != "SUFRA_PUBLIC_URL"}
