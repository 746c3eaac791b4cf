"""Values that no well-meaning client sends."""

import random
import string
from collections.abc import Sequence
from typing import Any

CANARY = "Canary-Secret-9714"
"""Sent as password, token and cookie; no answer may repeat it."""
RAW = "\ue000"
"""Begins a text that stands in JSON as it is, without quotation marks: see `tests.hostile.bodies`."""

TEXTS: Sequence[str] = (
    "",
    " \u00a0\u2003\t\r\n",
    "\x00",
    "amina\x00@example.org",
    "".join(map(chr, range(1, 32))),
    "\u200b\u200d\ufeff\u2060",
    "\u202egro.elpmaxe@anima",
    "a" + "\u0301\u0327" * 4_000,
    "\ufdfa" * 2_000,
    "İ" * 300,
    "ß" * 300 + "@example.org",
    "👩‍👩‍👧‍👦" * 200,
    "\U0010ffff\ufffe\uffff",
    "x" * 40_000,
    "9" * 5_000,
    "-" + "9" * 400,
    "1e999",
    "NaN",
    "-0",
    "٣٤",
    "'; DROP TABLE users; --",
    '" OR 1=1 --',
    "{{7*7}}${7*7}%s%n%(x)s",
    "<script>alert(1)</script>",
    "../../../../etc/passwd",
    "\r\nSet-Cookie: a=b\r\n\r\n<p>",
    "a@example.org\r\nBcc: b@example.org",
    "javascript:alert(1)",
    "(" * 1_000,
    "-" * 500,
    '"' * 199,
    "without " * 25,
    "AND OR NOT TO IN EXISTS",
    'Cuisine_Name = "x" OR ID > 0',
    "\\" * 300,
)
RAW_VALUES: Sequence[str] = (
    "null",
    "true",
    "0",
    "-1",
    "7.5",
    "1e999999",
    "-1E-999999",
    "NaN",
    "-Infinity",
    "9" * 5_000,
    "-" + "9" * 25,
    "9223372036854775808",
    "2147483648",
    "0x10",
    "01",
    "[]",
    "{}",
    '["a@example.org"]',
    '{"$ne": null}',
    '{"a": {"a": {"a": 1}}}',
    "[" * 900 + "]" * 900,
    '{"a":' * 900 + "1" + "}" * 900,
    "[" + ",".join(["1"] * 5_000) + "]",
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u0000"',
    "'x'",
    "undefined",
)
PATH_VALUES: Sequence[str] = (
    "0",
    "-1",
    "1.5",
    "1e9",
    "9" * 19,
    "9" * 40,
    "9223372036854775808",
    "%D9%A3",
    "%00",
    "1%00",
    "%ff%fe",
    "%C0%AE%C0%AE",
    "..%2f..%2fetc%2fpasswd",
    "..%5c..%5c",
    "%0d%0aSet-Cookie:%20a=b",
    "%F0%9F%8D%B2",
    "%20",
    "'%20OR%201=1--",
    "%7B%7B7*7%7D%7D",
    "a" * 3_000,
    "%CC%81" * 2_000,
    "~user",
    "*",
    "null",
    "9" * 5_000,
    "-" + "9" * 5_000,
)
QUERY_VALUES: Sequence[str] = (*PATH_VALUES, "", "1,2,3", "," * 1_000, "a," * 70, "1&{name}=2", "%", "%zz", "+", "true")
HEADERS: Sequence[Sequence[tuple[bytes, bytes]]] = (
    [(b"authorization", b"Bearer " + CANARY.encode())],
    [(b"authorization", b"Bearer " + b"A" * 8_000)],
    [(b"authorization", b"Basic " + b"=" * 100)],
    [(b"authorization", b"Bearer \xff\xfe\x80")],
    [(b"authorization", b"Bearer eyJhbGciOiJub25lIn0.e30.")],
    [(b"cookie", b"a=" + CANARY.encode() + b"; " * 500)],
    [(b"cookie", b"\xff=\xfe; =; ;;")],
    [(b"if-none-match", b"*")],
    [(b"if-none-match", b'W/"\xff", ' * 200)],
    [(b"range", b"bytes=" + b",".join([b"0-1"] * 500))],
    [(b"range", b"bytes=" + b"9" * 5_000 + b"-")],
    [(b"accept", b"*/*;q=" + b"9" * 5_000)],
    [(b"accept-encoding", b"br;q=NaN, \xff")],
    [(b"accept-language", b"a-" * 1_000)],
    [(b"x-forwarded-for", b"not an address, " * 50)],
    [(b"forwarded", b'for="[::1"')],
    [(b"x-request-id", b"\r\n a".replace(b"\r\n", b"") + b"\xff" * 100)],
    [(b"host", b"evil.example:99999")],
    [(b"host", b"[::1")],
    [(b"origin", b"null")],
    [(b"referer", b"\xff" * 500)],
    [(b"user-agent", b"")],
    [(b"user-agent", b"\x80" * 4_000)],
    [(b"content-length", b"-1")],
    [(b"content-length", b"9" * 5_000)],
    [(b"content-type", b"application/json; charset=utf-16")],
    [(b"content-type", b"application/json; charset=" + b"x" * 3_000)],
    [(b"content-type", b"multipart/form-data")],
    [(b"content-type", b"multipart/form-data; boundary=" + b"-" * 500)],
    [(b"content-type", b"multipart/form-data; boundary=\xff")],
    [(b"content-type", b"application/x-www-form-urlencoded")],
    [(b"content-type", b"text/plain")],
    [(b"content-type", b"")],
    [(b"content-encoding", b"gzip")],
    [(b"transfer-encoding", b"chunked, gzip")],
    [(b"expect", b"100-continue")],
    [(b"upgrade", b"websocket"), (b"connection", b"upgrade")],
    [(b"x-http-method-override", b"DELETE")],
    [(b"x" * 100 + str(number).encode(), b"y") for number in range(200)],
)
METHODS: Sequence[str] = (
    "HEAD",
    "GET",
    "POST",
    "PUT",
    "PATCH",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "PROPFIND",
    "X" * 50,
)
ALPHABETS: Sequence[str] = (
    string.printable,
    "".join(map(chr, range(0x300, 0x370))),
    "\u200b\u200d\u202e\ufeff\u00ad",
    "\x00\x01\x1b\x7f\x85",
    "ıİſßﬃŉǰΐ",
    "👩🏽‍🚀🇵🇰𝔸",
    "0123456789",
    "\"'\\-(),:;",
)


def random_text(chance: random.Random) -> str:
    """Return a text of the sample, of one alphabet, or of several."""
    match chance.randrange(4):
        case 0:
            return chance.choice(TEXTS)
        case 1:
            return "".join(chance.choices(chance.choice(ALPHABETS), k=chance.choice((1, 5, 50, 500, 5_000))))
        case 2:
            return "".join(chance.choice(chance.choice(ALPHABETS)) for _ in range(chance.randrange(200)))
        case _:
            return "".join(chr(chance.randrange(0xD800)) for _ in range(chance.randrange(60)))


def random_value(chance: random.Random, depth: int = 0) -> Any:
    """Return a value for JSON; a text that begins with RAW stands for itself."""
    kind = chance.randrange(8 if depth < 4 else 5)
    if kind < 3:
        return random_text(chance)
    if kind == 3:
        return RAW + chance.choice(RAW_VALUES)
    if kind == 4:
        return chance.choice((None, True, 0, -1, 1, 2**31, 2**63, -(2**63), 1e308, 10**30, 0.1))
    if kind == 5:
        return [random_value(chance, depth + 1) for _ in range(chance.randrange(5))]
    return {random_text(chance)[:50]: random_value(chance, depth + 1) for _ in range(chance.randrange(4))}
