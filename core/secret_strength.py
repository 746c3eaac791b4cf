"""Tells a random secret from one that stands in an example or came from somebody's fingers."""

import re
from itertools import pairwise

FEWEST_CHARACTERS = 10
"""Different ones. Of 32 random hexadecimal digits fewer come up once in a hundred thousand times."""

# In letters and digits alone, so that change-me, CHANGE_ME and "change me" are one. Each is long enough not to
# come up in a random secret.
EXAMPLES = re.compile(
    "changeme|changethis|replaceme|replacethis|yoursecret|secretkey|masterkey|insecure|password|example|default"
    "|placeholder|notsosecret|supersecret|topsecret|opensslrand|randomcharacters|deadbeef|qwerty"
)


def is_guessable(secret: str) -> bool:
    """Tell whether a secret looks like an example: of few characters, a repetition, a series, or words of a manual."""
    return (
        len(set(secret)) < FEWEST_CHARACTERS
        or is_repetition(secret)
        or is_series(secret)
        or EXAMPLES.search(re.sub(r"[\W_]", "", secret).lower()) is not None
    )


def is_repetition(secret: str) -> bool:
    """Tell whether a piece of at most half the length comes again and again: 0123456789abcdef0123456789abcdef."""
    return any(secret[period:] == secret[:-period] for period in range(1, len(secret) // 2 + 1))


def is_series(secret: str) -> bool:
    """Tell whether most characters are neighbours of the one before, as in abcdefghijklmnopqrstuvwxyz012345."""
    neighbours = sum(1 for one, other in pairwise(secret) if abs(ord(one) - ord(other)) == 1)
    return neighbours > len(secret) / 2
