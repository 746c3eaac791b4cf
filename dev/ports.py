"""Ports of this machine: the site's own, and free ones for what runs behind it."""

import errno
import random
import socket
from collections.abc import Iterator

from dev.errors import CannotStart

DEFAULT_PORT = 8000
CONNECT_TIMEOUT_SECONDS = 2.0
# Below the range that the system takes for outgoing connections (32768 and up on Linux):
# one of those could take the port of a service in the moment between its death and its restart.
INNER_PORTS = range(20_000, 32_000)


def parse_port(text: str) -> int:
    """Return the port number that `text` names. Raises CannotStart for anything else."""
    if not text.strip().isascii() or not text.strip().isdigit() or not 1 <= int(text) <= 65_535:
        raise CannotStart(f"PORT must be a number from 1 to 65535, not {text[:20]!r}: try PORT={DEFAULT_PORT}.")
    return int(text)


def require_free(port: int, host: str) -> None:
    """Return when `port` can be had on `host`. Raises CannotStart when it is taken or not ours to take."""
    # localhost leads browsers to ::1 first: a program that listens there would answer instead of the site.
    for address in {host, "::1"} if host in ("127.0.0.1", "localhost") else {host}:
        try:
            _bind(address, port)
        except PermissionError:
            raise CannotStart(
                f"Port {port} needs more rights than this account has: "
                f"choose one from 1024 up, for instance PORT={DEFAULT_PORT}."
            ) from None
        except OSError as error:
            if address == "::1" and host != "::1" and not _is_taken(error):
                continue  # a machine without IPv6
            if not _is_taken(error):
                raise CannotStart(
                    f"SUFRA_HOST={host} is not an address of this machine: leave it out or use 127.0.0.1."
                ) from None
            raise CannotStart(
                f"Port {port} is taken by another program: stop that one, "
                f"or choose another port, for instance PORT={_other(port)}."
            ) from None


def free_port() -> int:
    """Return a port of the loopback address that no process listens on."""
    return next(free_ports(1))


def free_ports(count: int) -> Iterator[int]:
    """Give `count` different ports of the loopback address that no process listens on."""
    found = 0
    for port in random.sample(INNER_PORTS, len(INNER_PORTS)):
        if found == count:
            return
        try:
            _bind("127.0.0.1", port)
        except OSError:
            continue
        found += 1
        yield port
    raise CannotStart("No free port is left on this machine between 20000 and 32000.")


def answers(port: int) -> bool:
    """Say whether a process accepts connections on this port of the loopback address."""
    return answers_at("127.0.0.1", port)


def answers_at(host: str, port: int) -> bool:
    """Say whether a process accepts connections at this address; waits at most two seconds."""
    try:
        with socket.create_connection((host, port), CONNECT_TIMEOUT_SECONDS):
            return True
    except OSError:
        return False


def _bind(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as servers do: closing connections don't block it
        probe.bind((host, port))


def _is_taken(error: OSError) -> bool:
    return error.errno == errno.EADDRINUSE


def _other(port: int) -> int:
    return port + 1 if port < 65_535 else DEFAULT_PORT
