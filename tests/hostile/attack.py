"""Hostile requests: a fixed sample for each operation, and random ones."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.hostile.bodies import hostile_bodies, random_body, type_of, written
from tests.hostile.operations import Operation
from tests.hostile.values import HEADERS, METHODS, PATH_VALUES, QUERY_VALUES, random_text

Header = tuple[bytes, bytes]


@dataclass(frozen=True)
class Attack:
    """A request, and in words what is wrong with it."""

    name: str
    method: str
    url: str
    headers: Sequence[Header]
    body: bytes


def fixed_attacks(operation: Operation, token: Header) -> Iterator[Attack]:
    """Give the fixed sample for an operation, as a member sends it."""
    url = _url(operation, "1")
    body = written(operation, operation.example) if operation.content_type else b""
    typed = [token, (b"content-type", type_of(operation))] if operation.content_type else [token]
    for headers in HEADERS:
        yield Attack(f"header {headers[0][0][:20]!r}", operation.method, url, _merged(typed, headers), body)
    for method in METHODS:
        yield Attack(f"method {method[:10]}", method, url, typed, body)
    if operation.path_parameters:
        for value in PATH_VALUES:
            yield Attack(f"path {value[:20]}", operation.method, _url(operation, value), typed, body)
    for name in operation.query_parameters:
        for value in QUERY_VALUES:
            query = f"{name}={value.format(name=name) if '{name}' in value else value}"
            yield Attack(f"query {query[:30]}", operation.method, f"{url}?{query}", typed, body)
    yield Attack("long query", operation.method, f"{url}?{'a=b&' * 4_000}", typed, body)
    if operation.content_type:
        for name, hostile in hostile_bodies(operation):
            yield Attack(f"body {name}", operation.method, url, typed, hostile)


def random_attack(operations: Sequence[Operation], chance: random.Random, token: Header) -> Attack:
    """Return a request that is wrong in some random ways."""
    operation = chance.choice(operations)
    value = chance.choice(PATH_VALUES) if chance.random() < 0.5 else "1"
    url = _url(operation, value)
    if operation.query_parameters and chance.random() < 0.8:
        names = chance.choices(operation.query_parameters, k=chance.randint(1, 4))
        url += "?" + "&".join(f"{name}={_random_query_value(chance)}" for name in names)
    headers: Sequence[Header] = [token] if chance.random() < 0.7 else []
    body = b""
    if operation.content_type:
        headers = [*headers, (b"content-type", type_of(operation))]
        body = random_body(operation, chance)
    if chance.random() < 0.2:
        headers = _merged(headers, chance.choice(HEADERS))
    method = chance.choice(METHODS) if chance.random() < 0.05 else operation.method
    return Attack("random", method, url, headers, body)


def _random_query_value(chance: random.Random) -> str:
    if chance.random() < 0.5:
        return chance.choice(QUERY_VALUES)
    text = random_text(chance)[:2_000].encode("utf-8", errors="surrogatepass")
    return "".join(f"%{byte:02X}" for byte in text)


def _url(operation: Operation, value: str) -> str:
    url = operation.path
    for name in operation.path_parameters:
        own = "recipes" if name == "index" and value == "1" else value
        url = url.replace(f"{{{name}}}", own)
    return url


def _merged(headers: Sequence[Header], others: Sequence[Header]) -> list[Header]:
    names = {name for name, _ in others}
    return [*(pair for pair in headers if pair[0] not in names), *others]
