"""The settings: every environment variable that Sufra reads, checked once and passed on."""

import os
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import (
    BeforeValidator,
    Field,
    HttpUrl,
    SecretStr,
    StringConstraints,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from core.secret_strength import is_guessable

RUNTIME_FILE = "runtime.env"
SEARCH_CONFIG_DIR = Path(__file__).resolve().parent.parent / "search-config"

SHORTEST_SECRET = 32
REMEDY = "make one with: openssl rand -hex 32"

PREFIX = "SUFRA_"
OTHER_VARIABLES = {
    "SUFRA_HOST": "one machine: the address to listen on, 127.0.0.1 by default",
    "SUFRA_API_WORKERS": "processes of the API: on one machine 1 by default, in compose.yaml 2",
    "SUFRA_WORKER_CONCURRENCY": "one machine: processes of the worker, 2 by default",
    "SUFRA_MEILISEARCH_BINARY": "one machine, tests and benchmarks: the search engine's program",
    "SUFRA_API_ORIGIN": "the frontend's development server: where the API is",
    "SUFRA_BROWSER": "browser tests: the program of a Chromium",
    "SUFRA_TEST_MEILISEARCH_URL": "tests: a search engine to use instead of starting one",
    "SUFRA_TEST_MEILISEARCH_KEY": "tests: the master key of that engine",
    "SUFRA_RELEVANCE_IMPORT": "relevance tests: a file of recipes to import and search",
}
"""Variables that are read outside Settings, by what starts, builds or tests the site."""

Network = IPv4Network | IPv6Network
IndexPrefix = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,40}$")]


_PLACES = frozenset(
    {
        *("database_url", "redis_url", "search_url"),
        *("search_master_key", "search_worker_key", "search_public_key"),
        *("data_dir", "media_dir", "frontend_dist", "search_config_dir"),
        *("media_url", "media_bucket", "media_key", "media_secret", "media_region"),
    }
)


class SettingsRefused(SystemExit):
    """The site can't run on its settings; says in one sentence why, and never what a setting holds.

    Uncaught, it ends the process with exit code 1 and that sentence instead of a traceback: the same for the command
    line, uvicorn and Celery, which let nothing else pass.
    """

    def __init__(self, complaints: list[str], *, is_incomplete: bool) -> None:
        super().__init__(f"The settings can't be used: {'; '.join(complaints)}.")
        self.is_incomplete = is_incomplete


class Settings(BaseSettings):
    """Every setting, by its environment variable `SUFRA_<NAME>`.

    On one machine the supervisor writes the same names into `DATA_DIR/runtime.env`, so that the command line
    finds the running site. The environment outranks that file.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="ignore", hide_input_in_errors=True)

    environment: Literal["development", "production"] = "production"
    public_url: HttpUrl = HttpUrl("http://localhost:8000")
    """The address that visitors use; links in mails, short links and share tags are built from it."""
    secret_key: SecretStr
    """At least 32 characters. Signs tokens and hashes visitors' addresses. There is no default on purpose."""

    trusted_proxies: Annotated[tuple[Network, ...], NoDecode] = ()
    """Addresses and networks of reverse proxies, separated by commas. Only their X-Forwarded-For counts, and only they
    may open any number of connections."""

    database_url: SecretStr
    """SQLAlchemy URL of PostgreSQL 15 or newer, with the psycopg driver: `postgresql+psycopg://…`."""
    redis_url: SecretStr
    search_url: HttpUrl
    search_master_key: SecretStr | None = None
    """Only `sufra setup` needs it: to make the two scoped keys below. Leave it out where those are given."""
    search_worker_key: SecretStr | None = None
    search_public_key: SecretStr | None = None
    search_index_prefix: IndexPrefix = ""
    """Put before the names of the indexes, so that several sites can share one engine."""
    search_timeout_ms: int = Field(default=800, ge=50)

    smtp_host: str = "localhost"
    smtp_port: int = Field(default=25, ge=1, le=65535)
    smtp_security: Literal["none", "starttls", "tls"] = "none"
    smtp_user: str = ""
    """Empty if the mail server needs no authentication."""
    smtp_password: SecretStr = SecretStr("")
    smtp_timeout_seconds: float = Field(default=10, gt=0, le=60)
    mail_from: str = "Sufra <hello@sufra.invalid>"
    contact_email: str = ""
    """Where visitors' messages go; by default to the address of `mail_from`."""

    mailboxes_per_visitor: int = Field(default=10, ge=1)
    """How many mailboxes one connecting address can have mails sent to within a day, by sign-ups and resets."""
    sign_up_mails_per_hour: int = Field(default=500, ge=1)
    """How many mails of sign-ups the site sends within an hour; further ones wait."""

    generator_url: str = ""
    """Base address of an endpoint that speaks OpenAI's protocol, such as https://llm.example/v1. Empty: recipes are
    composed offline."""
    generator_model: str = ""
    generator_key: SecretStr = SecretStr("")
    generator_timeout_seconds: float = Field(default=60, gt=0, le=300)
    """Of one try; there are three at most."""

    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int | None, BeforeValidator(lambda given: given or None)] = Field(
        default=None, ge=1, le=65535
    )
    """Where this part serves its metrics; empty: nowhere. Each part needs a port of its own on one machine."""

    traces_url: Annotated[HttpUrl | None, BeforeValidator(lambda given: given or None)] = None
    """Base address of a collector that takes OpenTelemetry's traces by OTLP over HTTP, such as http://collector:4318.
    Empty: nothing is traced."""

    media_url: Annotated[HttpUrl | None, BeforeValidator(lambda given: given or None)] = None
    """Address of S3-compatible storage for pictures, without the bucket: `https://s3.example`. Empty: they are files in
    `media_dir`."""
    media_bucket: str = ""
    media_key: str = ""
    """The id of a key that may get, put, delete and list the bucket's objects."""
    media_secret: SecretStr = SecretStr("")
    media_region: str = "us-east-1"

    data_dir: Path = Path(".data")
    media_dir: Path = Path(".data/media")
    frontend_dist: Path = Path("frontend/dist")
    search_config_dir: Path = SEARCH_CONFIG_DIR

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def split_networks(cls, given: object) -> object:
        """Split the text of an environment variable at its commas."""
        return [part.strip() for part in given.split(",") if part.strip()] if isinstance(given, str) else given

    @model_validator(mode="after")
    def refuse_example_secrets(self) -> Self:
        """Refuse a short secret, and in production one that was copied from an example."""
        secret = self.secret_key.get_secret_value()
        if len(secret) < SHORTEST_SECRET:
            raise ValueError(f"SUFRA_SECRET_KEY is too short; {REMEDY}")
        if self.environment == "production" and is_guessable(secret):
            raise ValueError(f"SUFRA_SECRET_KEY is an example, not random; {REMEDY}")
        return self

    @model_validator(mode="after")
    def refuse_generator_without_model(self) -> Self:
        """Refuse the address of a language model without the model's name."""
        if self.generator_url and not self.generator_model:
            raise ValueError("SUFRA_GENERATOR_URL needs SUFRA_GENERATOR_MODEL")
        return self

    @model_validator(mode="after")
    def refuse_storage_without_key(self) -> Self:
        """Refuse the address of a storage for pictures without the bucket, its key or its secret."""
        needed = ("media_bucket", "media_key", "media_secret")
        if self.media_url and (missing := [_variable(name) for name in needed if not _as_text(getattr(self, name))]):
            raise ValueError(f"SUFRA_MEDIA_URL needs {', '.join(missing)}")
        return self

    def portable(self) -> dict[str, str]:
        """Return, by variable, the settings that a restored site needs: all but where its parts and folders are."""
        given = {name: getattr(self, name) for name in sorted(self.model_fields_set - _PLACES)}
        return {_variable(name): _as_text(value) for name, value in given.items()}

    @property
    def origin(self) -> str:
        """The public address without a trailing slash."""
        return str(self.public_url).rstrip("/")


@lru_cache(maxsize=1)
def get_settings() -> Settings:
    """Return the process's settings.

    Raises SettingsRefused, naming every missing or malformed variable, and every variable of the environment that
    begins with SUFRA_ and has no meaning.
    """
    unknown = unknown_variables(os.environ)
    runtime_file = Path(os.environ.get("DATA_DIR", ".data")) / RUNTIME_FILE
    try:
        settings = Settings(_env_file=runtime_file if runtime_file.is_file() else None)
    except ValidationError as error:
        raise _refusal(error, unknown) from None
    if unknown:
        raise SettingsRefused(unknown, is_incomplete=False)
    return settings


def unknown_variables(names: Iterable[str]) -> list[str]:
    """Return a complaint for each of `names` that begins with SUFRA_ without being a variable of Sufra.

    It suggests the known variable with the most similar name, if there is one.
    """
    known = {name.removeprefix(PREFIX) for name in (*map(_variable, Settings.model_fields), *OTHER_VARIABLES)}
    ours = sorted(name for name in names if name.upper().startswith(PREFIX))
    return [_complaint(name, known) for name in ours if name.upper().removeprefix(PREFIX) not in known]


def _complaint(name: str, known: Iterable[str]) -> str:
    similar = get_close_matches(name.upper().removeprefix(PREFIX), known, n=1)
    return f"{name} is unknown" + (f" (did you mean {PREFIX}{similar[0]}?)" if similar else "")


def _refusal(error: ValidationError, unknown: list[str]) -> SettingsRefused:
    # Missing variables come first, in one complaint. No value is quoted.
    found = error.errors(include_url=False, include_input=False, include_context=False)
    missing = [_variable(item["loc"][0]) for item in found if item["type"] == "missing"]
    complaints = [f"{', '.join(missing)} missing"] if missing else []
    for item in found:
        if not item["loc"]:
            complaints.append(item["msg"].removeprefix("Value error, "))
        elif item["type"] != "missing":
            complaints.append(f"{_variable(item['loc'][0])}: {item['msg']}")
    return SettingsRefused(complaints + unknown, is_incomplete=bool(missing))


def _as_text(value: object) -> str:
    if isinstance(value, SecretStr):
        return value.get_secret_value()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _variable(field: int | str) -> str:
    return f"{PREFIX}{field}".upper()
