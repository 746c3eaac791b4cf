"""Bodies that no well-meaning client sends."""

import gzip
import json
import random
import re
from collections.abc import Iterator
from typing import Any

from tests.hostile.operations import Operation, replaced
from tests.hostile.values import RAW, RAW_VALUES, TEXTS, random_value

RAW_TEXT = re.compile(f'"{RAW}((?:[^"\\\\]|\\\\.)*)"')
VALUES_PER_LEAF = 4
BOUNDARY = "hostile"


def to_json(value: Any) -> bytes:
    """Return the value as JSON, texts that begin with RAW as they stand. Lone surrogates become invalid UTF-8."""
    written = json.dumps(value, ensure_ascii=False)
    raw = RAW_TEXT.sub(lambda match: json.loads(f'"{match[1]}"'), written)
    return raw.encode("utf-8", errors="surrogatepass")


def to_form(value: Any) -> bytes:
    """Return the fields of an object as a multipart form, each as a file of PNG type."""
    fields = value if isinstance(value, dict) else {"file": value}
    parts = [
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="{name}"; filename="a.png"\r\n'
        f"Content-Type: image/png\r\n\r\n{each}\r\n".encode("utf-8", errors="surrogatepass")
        for name, each in fields.items()
    ]
    return b"".join(parts) + f"--{BOUNDARY}--\r\n".encode()


def written(operation: Operation, value: Any) -> bytes:
    """Return the value in the form that the operation reads."""
    return to_form(value) if operation.content_type.startswith("multipart/") else to_json(value)


def type_of(operation: Operation) -> bytes:
    """Return the content type of `written`."""
    is_form = operation.content_type.startswith("multipart/")
    return f"multipart/form-data; boundary={BOUNDARY}".encode() if is_form else operation.content_type.encode()


def hostile_bodies(operation: Operation) -> Iterator[tuple[str, bytes]]:
    """Give every body of the fixed sample with its name."""
    yield from _broken(written(operation, operation.example))
    values = [*TEXTS, *(RAW + raw for raw in RAW_VALUES)]
    for value in values:
        body = operation.example
        for leaf in operation.leaves:
            body = replaced(body, leaf, value)
        yield f"everywhere {value[:20]!r}", written(operation, body)
    for number, leaf in enumerate(operation.leaves):
        for value in values[number % 7 :: len(values) // VALUES_PER_LEAF]:
            yield f"{leaf} {value[:20]!r}", written(operation, replaced(operation.example, leaf, value))
    for leaf in operation.leaves:
        if isinstance(leaf[-1], int):
            many = [replaced(operation.example, leaf, "x")] * 100
            yield f"many {leaf}", written(operation, replaced(operation.example, leaf[:-1], many))


def _broken(good: bytes) -> Iterator[tuple[str, bytes]]:
    yield "nothing", b""
    yield "half", good[: len(good) // 2]
    yield "twice", good + good
    yield "text behind", good + b" x"
    yield "NUL before", b"\x00" + good
    yield "byte order mark", b"\xef\xbb\xbf" + good
    yield "UTF-16", good.decode().encode("utf-16")
    yield "UTF-32", good.decode().encode("utf-32")
    yield "gzip", gzip.compress(good)
    yield "broken UTF-8", good.replace(b"a", b"\xff")
    yield "surrogates in UTF-8", good.replace(b"a", b"\xed\xa0\x80")
    yield "in a list", b"[" + good + b"]"
    yield "a text", json.dumps(good.decode()).encode()
    yield "same key twice", good.replace(b"{", b'{"Email":7,"ID":7,"queries":7,', 1)
    yield "deep list", b"[" * 30_000
    yield "deep and closed", b"[" * 30_000 + b"]" * 30_000
    yield "deep object", b'{"a":' * 10_000
    yield "many keys", b"{" + b",".join(b'"%d":0' % number for number in range(6_000)) + b"}"
    yield "64 kB of spaces", good[:-1] + b" " * 65_000 + good[-1:]
    yield "a megabyte", b'{"a":"' + b"x" * 1_000_000 + b'"}'
    for raw in RAW_VALUES:
        yield f"only {raw[:10]}", raw.encode()


def random_body(operation: Operation, chance: random.Random) -> bytes:
    """Return an example with random values in some places, and now and then with random damage."""
    body = operation.example
    if operation.leaves:
        for leaf in chance.sample(operation.leaves, k=chance.randint(1, min(3, len(operation.leaves)))):
            body = replaced(body, leaf, random_value(chance))
    sent = bytearray(written(operation, body))
    if chance.random() < 0.25 and sent:
        for _ in range(chance.randint(1, 5)):
            place = chance.randrange(len(sent))
            match chance.randrange(3):
                case 0:
                    sent[place] = chance.randrange(256)
                case 1:
                    del sent[place : place + chance.randint(1, 20)]
                    sent = sent or bytearray(b" ")
                case _:
                    sent[place:place] = chance.choice((b"\x00", b'"', b"{", b"\xff", b"\\u", b"\xcc\x81" * 500))
    return bytes(sent)
