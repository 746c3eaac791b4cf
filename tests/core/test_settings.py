"""Settings that the site can't run on are refused in one sentence; an example is no secret."""

import os
import re
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from core.secret_strength import is_guessable
from core.settings import OTHER_VARIABLES, Settings, SettingsRefused, get_settings, unknown_variables

PROJECT = Path(__file__).resolve().parents[2]
SOMETHING_RANDOM = "d0a6b3f49c17e8522fb19a40c7365edd8814f0ab27c9536e"
GIVEN = {
    "SUFRA_ENVIRONMENT": "production",
    "SUFRA_SECRET_KEY": SOMETHING_RANDOM,
    "SUFRA_DATABASE_URL": "postgresql+psycopg://sufra@127.0.0.1:1/sufra",
    "SUFRA_REDIS_URL": "redis://127.0.0.1:1/0",
    "SUFRA_SEARCH_URL": "http://127.0.0.1:1",
}
EXAMPLES = (
    "0123456789abcdef" * 4,
    "0123456789abcdef0123456789abcdef01234567",
    "change-me-change-me-change-me-change-me",
    "CHANGE_ME_4f8a1c0e9b7d2a6350e1f4c8a9b3d7e2",
    "please change this 4f8a1c0e9b7d2a6350e1f4c8",
    "at least 32 random characters",
    "make one with openssl rand -hex 32",
    "your-secret-key-goes-here-and-is-long",
    "an example that is longer than thirty-two",
    "abcdefghijklmnopqrstuvwxyz0123456789",
    "zyxwvutsrqponmlkjihgfedcba9876543210",
    "a" * 64,
    "ab12" * 16,
)

NAMES = re.compile(r"SUFRA_[A-Z_]*[A-Z]")
FILES = (
    "*.md",
    "Makefile",
    "Dockerfile",
    "compose.yaml",
    "frontend/*.ts",
    "dev/**/*.py",
    "bench/*.py",
    "tests/**/conftest.py",
)

Read = Callable[..., Settings]


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Read]:
    """Reads the settings of an environment that holds GIVEN and what a test names."""
    for name in [name for name in os.environ if name.startswith("SUFRA_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))

    def read(**named: str | None) -> Settings:
        for name, value in {**GIVEN, **named}.items():
            monkeypatch.delenv(name, raising=False) if value is None else monkeypatch.setenv(name, value)
        get_settings.cache_clear()
        return get_settings()

    yield read
    get_settings.cache_clear()


def test_a_random_secret_is_taken(read: Read) -> None:
    assert read().secret_key.get_secret_value() == SOMETHING_RANDOM


@pytest.mark.parametrize("example", [secret for secret in EXAMPLES if len(secret) >= 32])
def test_production_refuses_an_example_as_its_secret(read: Read, example: str) -> None:
    with pytest.raises(SettingsRefused, match="SUFRA_SECRET_KEY is an example, not random; make one with: openssl"):
        read(SUFRA_SECRET_KEY=example)


def test_development_takes_any_secret_that_is_long_enough(read: Read) -> None:
    assert read(SUFRA_ENVIRONMENT="development", SUFRA_SECRET_KEY="0123456789abcdef" * 4)


@pytest.mark.parametrize("environment", ["development", "production"])
def test_a_short_secret_is_refused_everywhere(read: Read, environment: str) -> None:
    with pytest.raises(SettingsRefused, match="SUFRA_SECRET_KEY is too short"):
        read(SUFRA_ENVIRONMENT=environment, SUFRA_SECRET_KEY=SOMETHING_RANDOM[:31])


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_guessable(example: str) -> None:
    assert is_guessable(example)


def test_secrets_that_this_site_makes_for_itself_are_not_guessable() -> None:
    assert not any(is_guessable(secrets.token_urlsafe(32)) or is_guessable(secrets.token_hex(32)) for _ in range(500))


def test_settings_that_are_missing_are_named_together(read: Read) -> None:
    with pytest.raises(SettingsRefused) as refused:
        read(SUFRA_REDIS_URL=None, SUFRA_SEARCH_URL=None)

    assert str(refused.value) == "The settings can't be used: SUFRA_REDIS_URL, SUFRA_SEARCH_URL missing."


def test_a_malformed_setting_is_named_without_what_it_holds(read: Read) -> None:
    with pytest.raises(SettingsRefused) as refused:
        read(SUFRA_SEARCH_URL="half a secret address", SUFRA_SMTP_PORT="many")

    assert "SUFRA_SEARCH_URL: " in str(refused.value)
    assert "SUFRA_SMTP_PORT: " in str(refused.value)
    assert "half a secret" not in str(refused.value)


def test_a_misspelt_variable_is_refused_with_the_name_that_was_meant(read: Read) -> None:
    with pytest.raises(SettingsRefused) as refused:
        read(SUFRA_SEARCH_TIMEOUT="900", SUFRA_COLOUR="red")

    assert str(refused.value) == (
        "The settings can't be used: SUFRA_COLOUR is unknown;"
        " SUFRA_SEARCH_TIMEOUT is unknown (did you mean SUFRA_SEARCH_TIMEOUT_MS?)."
    )


def test_a_missing_variable_that_was_misspelt_is_named_beside_its_misspelling(read: Read) -> None:
    with pytest.raises(SettingsRefused) as refused:
        read(SUFRA_REDIS_URL=None, SUFRA_REDIS_ULR="redis://127.0.0.1:1/0")

    assert str(refused.value) == (
        "The settings can't be used: SUFRA_REDIS_URL missing;"
        " SUFRA_REDIS_ULR is unknown (did you mean SUFRA_REDIS_URL?)."
    )


def test_variables_that_are_read_elsewhere_are_known(read: Read) -> None:
    assert read(**dict.fromkeys(OTHER_VARIABLES, "1")).environment == "production"


def test_every_variable_that_the_project_names_is_known() -> None:
    files = [file for pattern in FILES for file in PROJECT.glob(pattern) if file != Path(__file__)]
    names = {name for file in files for name in NAMES.findall(file.read_text("utf-8"))}

    assert len(names) > 20
    assert unknown_variables(names) == []


@pytest.mark.parametrize(
    "command",
    [
        ["cli.main", "setup"],
        ["api.server", "--port", "0"],
        ["celery", "-A", "worker.app", "worker"],
    ],
    ids=lambda command: command[0],
)
def test_every_process_ends_with_one_sentence_over_an_example(command: list[str], tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SUFRA_")}

    ended = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=PROJECT,
        env={**environment, **GIVEN, "SUFRA_SECRET_KEY": "change-me" * 4, "DATA_DIR": str(tmp_path)},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )

    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == (
        "The settings can't be used: SUFRA_SECRET_KEY is an example, not random; make one with: openssl rand -hex 32.\n"
    )
