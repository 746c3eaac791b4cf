"""The PostgreSQL server as a service."""

import contextlib
import functools
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg

from dev.data_dir import secret
from dev.errors import CannotStart
from dev.ports import free_port
from dev.services.postgres.cluster import ENVIRONMENT, SUPERUSER, end_orphans, open_cluster
from dev.services.postgres.install import install_for
from dev.services.postgres.place import account_for, open_home
from dev.supervisor import running as running_service
from dev.supervisor.service import Service

DATABASE = "sufra"
CONNECT_TIMEOUT_SECONDS = 2


def prepare(data_dir: Path, *, port: int, password: str, is_durable: bool = True) -> Service:
    """Return PostgreSQL as a service on 127.0.0.1:`port`, its files below `data_dir` made when missing.

    As root, PostgreSQL runs under the account `nobody`. With `is_durable` off, for tests, a crash of the machine may
    lose everything. Raises CannotStart when its files cannot be used.
    """
    account = account_for(data_dir)
    install = install_for(account)
    home = open_home(data_dir, account)
    cluster = open_cluster(home, install, account, password, is_durable=is_durable)
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": str(port),
        "unix_socket_directories": "",
        "timezone": "UTC",
        "log_line_prefix": "",
        "log_checkpoints": "off",
    }
    if not is_durable:
        settings |= {"fsync": "off", "full_page_writes": "off"}
    return Service(
        name="postgres",
        argv=[
            str(install.program("postgres")),
            *("-D", str(cluster)),
            *(part for key, value in settings.items() for part in ("-c", f"{key}={value}")),
        ],
        ready=functools.partial(_can_log_in, port, password),
        env=ENVIRONMENT,
        account=account,
        stop_signal=signal.SIGINT,  # "fast": ends sessions, then shuts down in order
        stop_seconds=30,
        clear_leftovers=functools.partial(end_orphans, cluster),
    )


def database_url(port: int, password: str) -> str:
    """Return the SQLAlchemy address of the database of the server on `port`."""
    return f"postgresql+psycopg://{SUPERUSER}:{password}@127.0.0.1:{port}/{DATABASE}"


@contextlib.contextmanager
def running(data_dir: Path | None = None, *, is_durable: bool = False) -> Iterator[str]:
    """Run PostgreSQL while the block lasts, and give the address of its database "sufra".

    Without `data_dir` it lives in a temporary folder. The account of the address may create further databases.
    """
    with contextlib.ExitStack() as stack:
        if data_dir is None:
            data_dir = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="sufra-postgres-")))
            data_dir.chmod(0o711)
        password, port = secret(data_dir, "postgres"), free_port()
        service = prepare(data_dir, port=port, password=password, is_durable=is_durable)
        stack.enter_context(running_service.running(service))
        yield database_url(port, password)


def _can_log_in(port: int, password: str) -> bool:
    try:
        with _connect(port, password) as connection:
            has_database = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", [DATABASE]).fetchone()
            if has_database is None:
                connection.execute(f"CREATE DATABASE {DATABASE}")
    except psycopg.OperationalError as error:
        if "password authentication failed" in str(error):
            raise CannotStart(
                "PostgreSQL does not know the password in DATA_DIR/secrets/postgres: restore that file, "
                "or remove DATA_DIR/postgres to begin anew."
            ) from None
        return False
    return True


def _connect(port: int, password: str) -> psycopg.Connection:
    return psycopg.connect(
        host="127.0.0.1",
        port=port,
        user=SUPERUSER,
        password=password,
        dbname="postgres",
        autocommit=True,
        connect_timeout=CONNECT_TIMEOUT_SECONDS,
    )
