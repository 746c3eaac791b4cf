"""Recognises secrets that were copied from an example or typed by hand."""

import re

MIN_DISTINCT_CHARACTERS = 10
"""32 random hexadecimal digits have fewer once in a hundred thousand times."""

# Compared with the letters and digits of a secret, so that change-me, CHANGE_ME and "change me" are one. A random
# secret contains one of them less than once in a hundred thousand times.
EXAMPLES = (
    "changeme", "changethis", "replaceme", "secret", "password", "example", "default", "placeholder", "insecure",
    "random", "openssl", "deadbeef", "qwerty", "0123456789", "9876543210", "abcdefgh",
)  # fmt: skip


def is_guessable(secret: str) -> bool:
    """Return whether the secret has few distinct characters or contains a word of EXAMPLES."""
    letters = re.sub(r"[\W_]", "", secret).lower()
    return len(set(secret)) < MIN_DISTINCT_CHARACTERS or any(example in letters for example in EXAMPLES)
